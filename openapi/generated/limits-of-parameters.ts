// Generated from the contract by "npm run generate". Do not edit.
/** Bounds of each operation's parameters. */

export const checkNameDuplicated = {
  "name": {
    "minLength": 1,
    "maxLength": 10,
    "pattern": "\\S"
  }
} as const;

export const getMemberProfile = {
  "id": {
    "minimum": 1,
    "maximum": 9007199254740991
  }
} as const;

export const deleteImage = {
  "id": {
    "minimum": 1,
    "maximum": 9007199254740991
  }
} as const;

export const listMeetings = {
  "lat": {
    "minimum": -90,
    "maximum": 90
  },
  "lng": {
    "minimum": -180,
    "maximum": 180
  },
  "cursor": {
    "maxLength": 30,
    "pattern": "Z$"
  },
  "date": {
    "minLength": 10,
    "maxLength": 10
  }
} as const;

export const createMeeting = {
  "Idempotency-Key": {
    "minLength": 8,
    "maxLength": 64,
    "pattern": "^[A-Za-z0-9_-]+$"
  }
} as const;

export const listMeetingsOnMap = {
  "lat": {
    "minimum": -90,
    "maximum": 90
  },
  "lng": {
    "minimum": -180,
    "maximum": 180
  }
} as const;

export const listHostedMeetings = {
  "cursor": {
    "maxLength": 30,
    "pattern": "Z$"
  }
} as const;

export const listJoinedMeetings = {
  "cursor": {
    "maxLength": 30,
    "pattern": "Z$"
  }
} as const;

export const searchMeetings = {
  "lat": {
    "minimum": -90,
    "maximum": 90
  },
  "lng": {
    "minimum": -180,
    "maximum": 180
  },
  "query": {
    "minLength": 1,
    "maxLength": 50,
    "pattern": "\\S"
  },
  "recruitingOnly": {
    "default": true
  }
} as const;

export const getMeeting = {
  "id": {
    "minimum": 1,
    "maximum": 9007199254740991
  }
} as const;

export const updateMeeting = {
  "id": {
    "minimum": 1,
    "maximum": 9007199254740991
  }
} as const;

export const deleteMeeting = {
  "id": {
    "minimum": 1,
    "maximum": 9007199254740991
  }
} as const;

export const getPublicMeeting = {
  "id": {
    "minimum": 1,
    "maximum": 9007199254740991
  }
} as const;

export const confirmMeeting = {
  "id": {
    "minimum": 1,
    "maximum": 9007199254740991
  }
} as const;

export const requestSeatAlert = {
  "id": {
    "minimum": 1,
    "maximum": 9007199254740991
  }
} as const;

export const cancelSeatAlert = {
  "id": {
    "minimum": 1,
    "maximum": 9007199254740991
  }
} as const;

export const getMeetingCertificate = {
  "id": {
    "minimum": 1,
    "maximum": 9007199254740991
  }
} as const;

export const joinMeeting = {
  "meetingId": {
    "minimum": 1,
    "maximum": 9007199254740991
  }
} as const;

export const leaveMeeting = {
  "meetingId": {
    "minimum": 1,
    "maximum": 9007199254740991
  }
} as const;

export const getAttendance = {
  "meetingId": {
    "minimum": 1,
    "maximum": 9007199254740991
  }
} as const;

export const listMeetingApplications = {
  "meetingId": {
    "minimum": 1,
    "maximum": 9007199254740991
  }
} as const;

export const getMeetingApplication = {
  "id": {
    "minimum": 1,
    "maximum": 9007199254740991
  }
} as const;

export const applyToMeeting = {
  "id": {
    "minimum": 1,
    "maximum": 9007199254740991
  }
} as const;

export const approveMeetingApplication = {
  "id": {
    "minimum": 1,
    "maximum": 9007199254740991
  }
} as const;

export const deleteMeetingApplication = {
  "id": {
    "minimum": 1,
    "maximum": 9007199254740991
  }
} as const;

export const listPartnerPlaces = {
  "pageSize": {
    "minimum": 1,
    "maximum": 50,
    "default": 20
  },
  "lastDistance": {
    "minimum": 0,
    "maximum": 20040000
  }
} as const;

export const getPartnerPlacePolicy = {
  "id": {
    "minimum": 1,
    "maximum": 9007199254740991
  }
} as const;

export const searchPlaces = {
  "term": {
    "minLength": 1,
    "maxLength": 100,
    "pattern": "\\S"
  },
  "latitude": {
    "minimum": -90,
    "maximum": 90
  },
  "longitude": {
    "minimum": -180,
    "maximum": 180
  },
  "page": {
    "minimum": 0,
    "maximum": 44,
    "default": 0
  }
} as const;

export const getChatroomInfo = {
  "meetingId": {
    "minimum": 1,
    "maximum": 9007199254740991
  }
} as const;

export const listChats = {
  "meetingId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "page": {
    "minimum": 0,
    "maximum": 100000000,
    "default": 0
  }
} as const;

export const deleteNotification = {
  "id": {
    "minimum": 1,
    "maximum": 9007199254740991
  }
} as const;

export const getAnnouncement = {
  "id": {
    "minimum": 1,
    "maximum": 9007199254740991
  }
} as const;

export const getEvent = {
  "eventId": {
    "minimum": 1,
    "maximum": 9007199254740991
  }
} as const;

export const reportOnMeeting = {
  "Idempotency-Key": {
    "minLength": 8,
    "maxLength": 64,
    "pattern": "^[A-Za-z0-9_-]+$"
  }
} as const;

export const reportOutOfMeeting = {
  "Idempotency-Key": {
    "minLength": 8,
    "maxLength": 64,
    "pattern": "^[A-Za-z0-9_-]+$"
  }
} as const;

export const listRiceTransactions = {
  "lastId": {
    "minimum": 1,
    "maximum": 9007199254740991
  }
} as const;

export const getAdminDailyFigures = {
  "from": {
    "minLength": 10,
    "maxLength": 10
  },
  "to": {
    "minLength": 10,
    "maxLength": 10
  }
} as const;

export const listAuditLog = {
  "page": {
    "minimum": 0,
    "maximum": 100000000,
    "default": 0
  },
  "size": {
    "minimum": 1,
    "maximum": 100,
    "default": 20
  },
  "from": {
    "minLength": 10,
    "maxLength": 10
  },
  "to": {
    "minLength": 10,
    "maxLength": 10
  },
  "actor": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "target": {
    "minLength": 1,
    "maxLength": 40,
    "pattern": "^[A-Z_]+(:[1-9][0-9]{0,15})?$"
  }
} as const;

export const listAdminBulkJobs = {
  "page": {
    "minimum": 0,
    "maximum": 100000000,
    "default": 0
  },
  "size": {
    "minimum": 1,
    "maximum": 100,
    "default": 20
  }
} as const;

export const getAdminBulkJob = {
  "id": {
    "minimum": 1,
    "maximum": 9007199254740991
  }
} as const;

export const stopAdminBulkJob = {
  "id": {
    "minimum": 1,
    "maximum": 9007199254740991
  }
} as const;

export const exportAdminResource = {
  "q": {
    "minLength": 1,
    "maxLength": 100,
    "pattern": "\\S"
  },
  "actor": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "target": {
    "minLength": 1,
    "maxLength": 40,
    "pattern": "^[A-Z_]+(:[1-9][0-9]{0,15})?$"
  },
  "status": {
    "minLength": 1,
    "maxLength": 20,
    "pattern": "^[A-Z_]+$"
  },
  "from": {
    "minLength": 10,
    "maxLength": 10
  },
  "to": {
    "minLength": 10,
    "maxLength": 10
  },
  "reportedId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "reporterId": {
    "minimum": 1,
    "maximum": 9007199254740991
  }
} as const;

export const listAdminOperators = {
  "page": {
    "minimum": 0,
    "maximum": 100000000,
    "default": 0
  },
  "size": {
    "minimum": 1,
    "maximum": 100,
    "default": 20
  }
} as const;

export const setAdminOperator = {
  "id": {
    "minimum": 1,
    "maximum": 9007199254740991
  }
} as const;

export const listAccessLog = {
  "page": {
    "minimum": 0,
    "maximum": 100000000,
    "default": 0
  },
  "size": {
    "minimum": 1,
    "maximum": 100,
    "default": 20
  },
  "from": {
    "minLength": 10,
    "maxLength": 10
  },
  "to": {
    "minLength": 10,
    "maxLength": 10
  },
  "operator": {
    "minimum": 1,
    "maximum": 9007199254740991
  }
} as const;

export const listAdminMembers = {
  "page": {
    "minimum": 0,
    "maximum": 100000000,
    "default": 0
  },
  "size": {
    "minimum": 1,
    "maximum": 100,
    "default": 20
  },
  "from": {
    "minLength": 10,
    "maxLength": 10
  },
  "to": {
    "minLength": 10,
    "maxLength": 10
  }
} as const;

export const searchAdminMembers = {
  "page": {
    "minimum": 0,
    "maximum": 100000000,
    "default": 0
  },
  "size": {
    "minimum": 1,
    "maximum": 100,
    "default": 20
  },
  "q": {
    "minLength": 1,
    "maxLength": 100,
    "pattern": "\\S"
  }
} as const;

export const getAdminMember = {
  "id": {
    "minimum": 1,
    "maximum": 9007199254740991
  }
} as const;

export const deleteAdminMember = {
  "id": {
    "minimum": 1,
    "maximum": 9007199254740991
  }
} as const;

export const resetAdminMemberPassword = {
  "id": {
    "minimum": 1,
    "maximum": 9007199254740991
  }
} as const;

export const setAdminMemberStatus = {
  "id": {
    "minimum": 1,
    "maximum": 9007199254740991
  }
} as const;

export const setAdminMemberPoint = {
  "id": {
    "minimum": 1,
    "maximum": 9007199254740991
  }
} as const;

export const getAdminMemberImageUrl = {
  "id": {
    "minimum": 1,
    "maximum": 9007199254740991
  }
} as const;

export const revealAdminMember = {
  "id": {
    "minimum": 1,
    "maximum": 9007199254740991
  }
} as const;

export const sendNotificationToAll = {
  "Idempotency-Key": {
    "minLength": 8,
    "maxLength": 64,
    "pattern": "^[A-Za-z0-9_-]+$"
  },
  "Prefer": {
    "minLength": 1,
    "maxLength": 200,
    "pattern": "^[A-Za-z0-9_.,;:/=\"' -]+$"
  }
} as const;

export const sendNotificationToMember = {
  "memberId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "Idempotency-Key": {
    "minLength": 8,
    "maxLength": 64,
    "pattern": "^[A-Za-z0-9_-]+$"
  }
} as const;

export const listAdminReports = {
  "page": {
    "minimum": 0,
    "maximum": 100000000,
    "default": 0
  },
  "size": {
    "minimum": 1,
    "maximum": 100,
    "default": 20
  },
  "from": {
    "minLength": 10,
    "maxLength": 10
  },
  "to": {
    "minLength": 10,
    "maxLength": 10
  },
  "reportedId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "reporterId": {
    "minimum": 1,
    "maximum": 9007199254740991
  }
} as const;

export const getAdminReport = {
  "id": {
    "minimum": 1,
    "maximum": 9007199254740991
  }
} as const;

export const setAdminReport = {
  "id": {
    "minimum": 1,
    "maximum": 9007199254740991
  }
} as const;

export const deleteAdminReport = {
  "id": {
    "minimum": 1,
    "maximum": 9007199254740991
  }
} as const;

export const listAdminMeetings = {
  "page": {
    "minimum": 0,
    "maximum": 100000000,
    "default": 0
  },
  "size": {
    "minimum": 1,
    "maximum": 100,
    "default": 20
  },
  "from": {
    "minLength": 10,
    "maxLength": 10
  },
  "to": {
    "minLength": 10,
    "maxLength": 10
  }
} as const;

export const searchAdminMeetings = {
  "page": {
    "minimum": 0,
    "maximum": 100000000,
    "default": 0
  },
  "size": {
    "minimum": 1,
    "maximum": 100,
    "default": 20
  },
  "q": {
    "minLength": 1,
    "maxLength": 100,
    "pattern": "\\S"
  }
} as const;

export const setAdminMeetingStatus = {
  "id": {
    "minimum": 1,
    "maximum": 9007199254740991
  }
} as const;

export const deleteAdminMeeting = {
  "id": {
    "minimum": 1,
    "maximum": 9007199254740991
  }
} as const;

export const listAdminMeetingMembers = {
  "id": {
    "minimum": 1,
    "maximum": 9007199254740991
  }
} as const;

export const listAdminMeetingChats = {
  "id": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "size": {
    "minimum": 1,
    "maximum": 1000,
    "default": 500
  },
  "beforeId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "around": {
    "maxLength": 30,
    "pattern": "Z$"
  }
} as const;

export const getAdminMeetingImageUrl = {
  "id": {
    "minimum": 1,
    "maximum": 9007199254740991
  }
} as const;

export const listAdminPartnerApplications = {
  "page": {
    "minimum": 0,
    "maximum": 100000000,
    "default": 0
  },
  "size": {
    "minimum": 1,
    "maximum": 100,
    "default": 20
  }
} as const;

export const acceptAdminPartnerApplication = {
  "id": {
    "minimum": 1,
    "maximum": 9007199254740991
  }
} as const;

export const deleteAdminPartnerApplication = {
  "id": {
    "minimum": 1,
    "maximum": 9007199254740991
  }
} as const;

export const listAdminPartnerPlaces = {
  "page": {
    "minimum": 0,
    "maximum": 100000000,
    "default": 0
  },
  "size": {
    "minimum": 1,
    "maximum": 100,
    "default": 20
  },
  "from": {
    "minLength": 10,
    "maxLength": 10
  },
  "to": {
    "minLength": 10,
    "maxLength": 10
  }
} as const;

export const searchAdminPartnerPlaces = {
  "page": {
    "minimum": 0,
    "maximum": 100000000,
    "default": 0
  },
  "size": {
    "minimum": 1,
    "maximum": 100,
    "default": 20
  },
  "q": {
    "minLength": 1,
    "maxLength": 100,
    "pattern": "\\S"
  }
} as const;

export const editAdminPartnerPlace = {
  "id": {
    "minimum": 1,
    "maximum": 9007199254740991
  }
} as const;

export const deleteAdminPartnerPlace = {
  "id": {
    "minimum": 1,
    "maximum": 9007199254740991
  }
} as const;

export const setAdminPartnerPlaceCache = {
  "id": {
    "minimum": 1,
    "maximum": 9007199254740991
  }
} as const;

export const setAdminPartnerPlaceUntil = {
  "id": {
    "minimum": 1,
    "maximum": 9007199254740991
  }
} as const;

export const extendAdminPartnerPlace = {
  "id": {
    "minimum": 1,
    "maximum": 9007199254740991
  }
} as const;

export const listAdminEvents = {
  "page": {
    "minimum": 0,
    "maximum": 100000000,
    "default": 0
  },
  "size": {
    "minimum": 1,
    "maximum": 100,
    "default": 20
  }
} as const;

export const createAdminEvent = {
  "Idempotency-Key": {
    "minLength": 8,
    "maxLength": 64,
    "pattern": "^[A-Za-z0-9_-]+$"
  }
} as const;

export const getAdminEvent = {
  "id": {
    "minimum": 1,
    "maximum": 9007199254740991
  }
} as const;

export const editAdminEvent = {
  "id": {
    "minimum": 1,
    "maximum": 9007199254740991
  }
} as const;

export const deleteAdminEvent = {
  "id": {
    "minimum": 1,
    "maximum": 9007199254740991
  }
} as const;

export const listAdminAnnouncements = {
  "page": {
    "minimum": 0,
    "maximum": 100000000,
    "default": 0
  },
  "size": {
    "minimum": 1,
    "maximum": 100,
    "default": 20
  }
} as const;

export const createAdminAnnouncement = {
  "Idempotency-Key": {
    "minLength": 8,
    "maxLength": 64,
    "pattern": "^[A-Za-z0-9_-]+$"
  }
} as const;

export const getAdminAnnouncement = {
  "id": {
    "minimum": 1,
    "maximum": 9007199254740991
  }
} as const;

export const editAdminAnnouncement = {
  "id": {
    "minimum": 1,
    "maximum": 9007199254740991
  }
} as const;

export const deleteAdminAnnouncement = {
  "id": {
    "minimum": 1,
    "maximum": 9007199254740991
  }
} as const;

export const listAdminPayments = {
  "page": {
    "minimum": 0,
    "maximum": 100000000,
    "default": 0
  },
  "size": {
    "minimum": 1,
    "maximum": 100,
    "default": 20
  },
  "from": {
    "minLength": 10,
    "maxLength": 10
  },
  "to": {
    "minLength": 10,
    "maxLength": 10
  }
} as const;

export const searchAdminPayments = {
  "page": {
    "minimum": 0,
    "maximum": 100000000,
    "default": 0
  },
  "size": {
    "minimum": 1,
    "maximum": 100,
    "default": 20
  },
  "q": {
    "minLength": 1,
    "maxLength": 100,
    "pattern": "\\S"
  }
} as const;

export const listAdminRiceTransactions = {
  "page": {
    "minimum": 0,
    "maximum": 100000000,
    "default": 0
  },
  "size": {
    "minimum": 1,
    "maximum": 100,
    "default": 20
  },
  "from": {
    "minLength": 10,
    "maxLength": 10
  },
  "to": {
    "minLength": 10,
    "maxLength": 10
  }
} as const;

export const searchAdminRiceTransactions = {
  "page": {
    "minimum": 0,
    "maximum": 100000000,
    "default": 0
  },
  "size": {
    "minimum": 1,
    "maximum": 100,
    "default": 20
  },
  "q": {
    "minLength": 1,
    "maxLength": 100,
    "pattern": "\\S"
  }
} as const;

export const syncRiceTransactions = {
  "Prefer": {
    "minLength": 1,
    "maxLength": 200,
    "pattern": "^[A-Za-z0-9_.,;:/=\"' -]+$"
  }
} as const;

export const grantRice = {
  "Idempotency-Key": {
    "minLength": 8,
    "maxLength": 64,
    "pattern": "^[A-Za-z0-9_-]+$"
  }
} as const;

export const grantRiceToAll = {
  "Idempotency-Key": {
    "minLength": 8,
    "maxLength": 64,
    "pattern": "^[A-Za-z0-9_-]+$"
  },
  "Prefer": {
    "minLength": 1,
    "maxLength": 200,
    "pattern": "^[A-Za-z0-9_.,;:/=\"' -]+$"
  }
} as const;

export const revokeRice = {
  "Idempotency-Key": {
    "minLength": 8,
    "maxLength": 64,
    "pattern": "^[A-Za-z0-9_-]+$"
  }
} as const;
