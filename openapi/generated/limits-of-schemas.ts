// Generated from the contract by "npm run generate". Do not edit.
/** Bounds of each schema's properties, as the contract states them. */

export const Error = {
  "code": {
    "maxLength": 12,
    "pattern": "^E[1-5][0-9]{2}-[1-9][0-9]*$"
  },
  "message": {
    "minLength": 1,
    "maxLength": 300
  }
} as const;

export const Phone = {
  "minLength": 11,
  "maxLength": 11,
  "pattern": "^[0-9]{11}$"
} as const;

export const FcmToken = {
  "maxLength": 4096
} as const;

export const LoginRequest = {
  "phone": {
    "minLength": 11,
    "maxLength": 11,
    "pattern": "^[0-9]{11}$"
  },
  "password": {
    "minLength": 1,
    "maxLength": 100
  },
  "fcmToken": {
    "maxLength": 4096
  }
} as const;

export const Tokens = {
  "accessToken": {
    "minLength": 1,
    "maxLength": 4096
  },
  "refreshToken": {
    "minLength": 1,
    "maxLength": 4096
  }
} as const;

export const SecurityCode = {
  "minimum": 0,
  "maximum": 2000000000
} as const;

export const AdminLoginRequest = {
  "name": {
    "minLength": 1,
    "maxLength": 50
  },
  "password1": {
    "minLength": 1,
    "maxLength": 100
  },
  "password2": {
    "minLength": 1,
    "maxLength": 100
  },
  "code": {
    "minimum": 0,
    "maximum": 2000000000
  }
} as const;

export const RefreshRequest = {
  "refreshToken": {
    "minLength": 1,
    "maxLength": 4096
  }
} as const;

export const KakaoRequest = {
  "code": {
    "minLength": 1,
    "maxLength": 500
  },
  "redirectUri": {
    "minLength": 1,
    "maxLength": 500
  },
  "fcmToken": {
    "maxLength": 4096
  }
} as const;

export const KakaoRegistered = {
  "accessToken": {
    "minLength": 1,
    "maxLength": 4096
  },
  "refreshToken": {
    "minLength": 1,
    "maxLength": 4096
  }
} as const;

export const KakaoNotRegistered = {
  "ticket": {
    "minLength": 1,
    "maxLength": 500
  },
  "suggestedName": {
    "maxLength": 10
  }
} as const;

export const Name = {
  "minLength": 1,
  "maxLength": 10,
  "pattern": "\\S"
} as const;

export const Agreements = {
  "version": {
    "maxLength": 10
  }
} as const;

export const KakaoCompleteRequest = {
  "ticket": {
    "minLength": 1,
    "maxLength": 500
  },
  "name": {
    "minLength": 1,
    "maxLength": 10,
    "pattern": "\\S"
  },
  "fcmToken": {
    "maxLength": 4096
  }
} as const;

export const VerificationPurpose = {
  "default": "SIGNUP"
} as const;

export const SendCodeRequest = {
  "phone": {
    "minLength": 11,
    "maxLength": 11,
    "pattern": "^[0-9]{11}$"
  },
  "purpose": {
    "default": "SIGNUP"
  }
} as const;

export const VerificationCode = {
  "minLength": 6,
  "maxLength": 6,
  "pattern": "^[0-9]{6}$"
} as const;

export const VerifyCodeRequest = {
  "phone": {
    "minLength": 11,
    "maxLength": 11,
    "pattern": "^[0-9]{11}$"
  },
  "verificationCode": {
    "minLength": 6,
    "maxLength": 6,
    "pattern": "^[0-9]{6}$"
  },
  "purpose": {
    "default": "SIGNUP"
  }
} as const;

export const VerificationToken = {
  "minLength": 1,
  "maxLength": 200
} as const;

export const VerifyCodeResponse = {
  "verificationToken": {
    "minLength": 1,
    "maxLength": 200
  }
} as const;

export const Password = {
  "minLength": 6,
  "maxLength": 16
} as const;

export const ResetPasswordRequest = {
  "phone": {
    "minLength": 11,
    "maxLength": 11,
    "pattern": "^[0-9]{11}$"
  },
  "newPassword": {
    "minLength": 6,
    "maxLength": 16
  },
  "verificationToken": {
    "minLength": 1,
    "maxLength": 200
  }
} as const;

export const SignupRequest = {
  "name": {
    "minLength": 1,
    "maxLength": 10,
    "pattern": "\\S"
  },
  "phone": {
    "minLength": 11,
    "maxLength": 11,
    "pattern": "^[0-9]{11}$"
  },
  "password": {
    "minLength": 6,
    "maxLength": 16
  },
  "verificationToken": {
    "minLength": 1,
    "maxLength": 200
  }
} as const;

export const Id = {
  "minimum": 1,
  "maximum": 9007199254740991
} as const;

export const CreatedId = {
  "id": {
    "minimum": 1,
    "maximum": 9007199254740991
  }
} as const;

export const ImageUrl = {
  "maxLength": 2000
} as const;

export const MealScore = {
  "minimum": 0,
  "maximum": 100
} as const;

export const RiceBalance = {
  "minimum": 0,
  "maximum": 9007199254740991
} as const;

export const Instant = {
  "maxLength": 30,
  "pattern": "Z$"
} as const;

export const Member = {
  "id": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "name": {
    "minLength": 1,
    "maxLength": 10,
    "pattern": "\\S"
  },
  "phone": {
    "maxLength": 11,
    "pattern": "^[0-9]{11}$"
  },
  "imageUrl": {
    "maxLength": 2000
  },
  "point": {
    "minimum": 0,
    "maximum": 100
  },
  "riceBalance": {
    "minimum": 0,
    "maximum": 9007199254740991
  },
  "latitude": {
    "minimum": -90,
    "maximum": 90
  },
  "longitude": {
    "minimum": -180,
    "maximum": 180
  },
  "createdAt": {
    "maxLength": 30,
    "pattern": "Z$"
  },
  "nameUpdatedAt": {
    "maxLength": 30
  }
} as const;

export const ReverifyRequest = {
  "phone": {
    "minLength": 11,
    "maxLength": 11,
    "pattern": "^[0-9]{11}$"
  },
  "verificationCode": {
    "minLength": 6,
    "maxLength": 6,
    "pattern": "^[0-9]{6}$"
  }
} as const;

export const ChangeImageRequest = {
  "imageId": {
    "minimum": 1,
    "maximum": 9007199254740991
  }
} as const;

export const ChangeNameRequest = {
  "name": {
    "minLength": 1,
    "maxLength": 10,
    "pattern": "\\S"
  }
} as const;

export const ChangePasswordRequest = {
  "currentPassword": {
    "minLength": 1,
    "maxLength": 100
  },
  "newPassword": {
    "minLength": 6,
    "maxLength": 16
  }
} as const;

export const Latitude = {
  "minimum": -90,
  "maximum": 90
} as const;

export const Longitude = {
  "minimum": -180,
  "maximum": 180
} as const;

export const LocationRequest = {
  "latitude": {
    "minimum": -90,
    "maximum": 90
  },
  "longitude": {
    "minimum": -180,
    "maximum": 180
  }
} as const;

export const MeetingsAttended = {
  "minimum": 0,
  "maximum": 9007199254740991
} as const;

export const NoShowCount = {
  "minimum": 0,
  "maximum": 9007199254740991
} as const;

export const MemberProfile = {
  "name": {
    "minLength": 1,
    "maxLength": 10,
    "pattern": "\\S"
  },
  "imageUrl": {
    "maxLength": 2000
  },
  "point": {
    "minimum": 0,
    "maximum": 100
  },
  "joinedOn": {
    "minLength": 7,
    "maxLength": 7,
    "pattern": "^[0-9]{4}-(0[1-9]|1[0-2])$"
  },
  "meetingsHeld": {
    "minimum": 0,
    "maximum": 9007199254740991
  },
  "meetingsAttended": {
    "minimum": 0,
    "maximum": 9007199254740991
  },
  "noShows": {
    "minimum": 0,
    "maximum": 9007199254740991
  }
} as const;

export const Evaluation = {
  "targetMemberId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "meetingId": {
    "minimum": 1,
    "maximum": 9007199254740991
  }
} as const;

export const EvaluateRequest = {
  "meetingId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "evaluatePointDtoList": {
    "minItems": 1,
    "maxItems": 19
  }
} as const;

export const ImageUpload = {
  "file": {
    "maxBytes": 10485760
  }
} as const;

export const UploadedImage = {
  "id": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "url": {
    "minLength": 1,
    "maxLength": 2000
  }
} as const;

export const MeetingTitle = {
  "minLength": 1,
  "maxLength": 20,
  "pattern": "\\S"
} as const;

export const ImageId = {
  "minimum": 1,
  "maximum": 9007199254740991
} as const;

export const PlaceName = {
  "minLength": 1,
  "maxLength": 30,
  "pattern": "\\S"
} as const;

export const MemberCount = {
  "minimum": 0,
  "maximum": 20
} as const;

export const MaxCapacity = {
  "minimum": 2,
  "maximum": 20
} as const;

export const SeoulTime = {
  "maxLength": 19,
  "pattern": "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9])?$"
} as const;

export const PartnerPlaceId = {
  "minimum": 1,
  "maximum": 9007199254740991
} as const;

export const MeetingListItem = {
  "meetingId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "title": {
    "minLength": 1,
    "maxLength": 20,
    "pattern": "\\S"
  },
  "imageId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "imageUrl": {
    "maxLength": 2000
  },
  "placeName": {
    "minLength": 1,
    "maxLength": 30,
    "pattern": "\\S"
  },
  "memberCount": {
    "minimum": 0,
    "maximum": 20
  },
  "maxCapacity": {
    "minimum": 2,
    "maximum": 20
  },
  "scheduledAt": {
    "maxLength": 19,
    "pattern": "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9])?$"
  },
  "createdAt": {
    "maxLength": 30,
    "pattern": "Z$"
  },
  "placeLatitude": {
    "minimum": -90,
    "maximum": 90
  },
  "placeLongitude": {
    "minimum": -180,
    "maximum": 180
  },
  "partnerPlaceId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "hostId": {
    "minimum": 1,
    "maximum": 9007199254740991
  }
} as const;

export const MeetingListResponse = {
  "meetingListDtoList": {
    "maxItems": 20,
    "pageSize": 20
  }
} as const;

export const MeetingContent = {
  "minLength": 1,
  "maxLength": 300,
  "pattern": "\\S"
} as const;

export const PlaceAddress = {
  "minLength": 1,
  "maxLength": 100,
  "pattern": "\\S"
} as const;

export const PlacePhone = {
  "minLength": 1,
  "maxLength": 15,
  "pattern": "^[0-9-]+$"
} as const;

export const MinCapacity = {
  "minimum": 2,
  "maximum": 20
} as const;

export const CreateMeetingRequest = {
  "imageId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "title": {
    "minLength": 1,
    "maxLength": 20,
    "pattern": "\\S"
  },
  "content": {
    "minLength": 1,
    "maxLength": 300,
    "pattern": "\\S"
  },
  "scheduledAt": {
    "maxLength": 19,
    "pattern": "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9])?$"
  },
  "placeName": {
    "minLength": 1,
    "maxLength": 30,
    "pattern": "\\S"
  },
  "placeAddress": {
    "minLength": 1,
    "maxLength": 100,
    "pattern": "\\S"
  },
  "placePhone": {
    "minLength": 1,
    "maxLength": 15,
    "pattern": "^[0-9-]+$"
  },
  "placeLatitude": {
    "minimum": -90,
    "maximum": 90
  },
  "placeLongitude": {
    "minimum": -180,
    "maximum": 180
  },
  "partnerPlaceId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "minCapacity": {
    "minimum": 2,
    "maximum": 20
  },
  "maxCapacity": {
    "minimum": 2,
    "maximum": 20
  }
} as const;

export const CreatedMeeting = {
  "meetingId": {
    "minimum": 1,
    "maximum": 9007199254740991
  }
} as const;

export const MeetingMapItem = {
  "meetingId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "title": {
    "minLength": 1,
    "maxLength": 20,
    "pattern": "\\S"
  },
  "scheduledAt": {
    "maxLength": 19,
    "pattern": "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9])?$"
  },
  "placeName": {
    "minLength": 1,
    "maxLength": 30,
    "pattern": "\\S"
  },
  "placeLatitude": {
    "minimum": -90,
    "maximum": 90
  },
  "placeLongitude": {
    "minimum": -180,
    "maximum": 180
  }
} as const;

export const MeetingMapResponse = {
  "meetingMapDtoList": {
    "maxItems": 500
  }
} as const;

export const MeetingSearchItem = {
  "meetingId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "title": {
    "minLength": 1,
    "maxLength": 20,
    "pattern": "\\S"
  },
  "scheduledAt": {
    "maxLength": 19,
    "pattern": "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9])?$"
  },
  "placeName": {
    "minLength": 1,
    "maxLength": 30,
    "pattern": "\\S"
  }
} as const;

export const MeetingSearchResponse = {
  "meetingSearchDtoList": {
    "maxItems": 100
  }
} as const;

export const MeetingMember = {
  "id": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "name": {
    "minLength": 1,
    "maxLength": 10,
    "pattern": "\\S"
  },
  "imageUrl": {
    "maxLength": 2000
  },
  "point": {
    "minimum": 0,
    "maximum": 100
  }
} as const;

export const MeetingDetail = {
  "title": {
    "minLength": 1,
    "maxLength": 20,
    "pattern": "\\S"
  },
  "content": {
    "minLength": 1,
    "maxLength": 300,
    "pattern": "\\S"
  },
  "hostId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "members": {
    "maxItems": 20
  },
  "memberCount": {
    "minimum": 0,
    "maximum": 20
  },
  "minCapacity": {
    "minimum": 2,
    "maximum": 20
  },
  "maxCapacity": {
    "minimum": 2,
    "maximum": 20
  },
  "scheduledAt": {
    "maxLength": 19,
    "pattern": "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9])?$"
  },
  "imageUrl": {
    "maxLength": 2000
  },
  "placeName": {
    "minLength": 1,
    "maxLength": 30,
    "pattern": "\\S"
  },
  "placeAddress": {
    "minLength": 1,
    "maxLength": 100,
    "pattern": "\\S"
  },
  "placePhone": {
    "minLength": 1,
    "maxLength": 15,
    "pattern": "^[0-9-]+$"
  },
  "placeLatitude": {
    "minimum": -90,
    "maximum": 90
  },
  "placeLongitude": {
    "minimum": -180,
    "maximum": 180
  },
  "partnerPlaceId": {
    "minimum": 1,
    "maximum": 9007199254740991
  }
} as const;

export const UpdateMeetingRequest = {
  "title": {
    "minLength": 1,
    "maxLength": 20,
    "pattern": "\\S"
  },
  "content": {
    "minLength": 1,
    "maxLength": 300,
    "pattern": "\\S"
  },
  "placeName": {
    "minLength": 1,
    "maxLength": 30,
    "pattern": "\\S"
  },
  "placeAddress": {
    "minLength": 1,
    "maxLength": 100,
    "pattern": "\\S"
  },
  "placePhone": {
    "minLength": 1,
    "maxLength": 15,
    "pattern": "^[0-9-]+$"
  },
  "placeLatitude": {
    "minimum": -90,
    "maximum": 90
  },
  "placeLongitude": {
    "minimum": -180,
    "maximum": 180
  },
  "partnerPlaceId": {
    "minimum": 1,
    "maximum": 9007199254740991
  }
} as const;

export const District = {
  "minLength": 1,
  "maxLength": 20
} as const;

export const PublicMeeting = {
  "meetingId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "title": {
    "minLength": 1,
    "maxLength": 20,
    "pattern": "\\S"
  },
  "imageUrl": {
    "maxLength": 2000
  },
  "scheduledAt": {
    "maxLength": 19,
    "pattern": "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9])?$"
  },
  "district": {
    "minLength": 1,
    "maxLength": 20
  },
  "memberCount": {
    "minimum": 0,
    "maximum": 20
  },
  "maxCapacity": {
    "minimum": 2,
    "maximum": 20
  }
} as const;

export const MeetingCertificate = {
  "placeName": {
    "minLength": 1,
    "maxLength": 30,
    "pattern": "\\S"
  },
  "title": {
    "minLength": 1,
    "maxLength": 20,
    "pattern": "\\S"
  },
  "memberCount": {
    "minimum": 0,
    "maximum": 20
  },
  "scheduledAt": {
    "maxLength": 19,
    "pattern": "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9])?$"
  }
} as const;

export const CheckInRequest = {
  "meetingId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "latitude": {
    "minimum": -90,
    "maximum": 90
  },
  "longitude": {
    "minimum": -180,
    "maximum": 180
  }
} as const;

export const Introduction = {
  "minLength": 1,
  "maxLength": 100,
  "pattern": "\\S"
} as const;

export const MyMeetingApplication = {
  "id": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "meetingId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "meetingTitle": {
    "minLength": 1,
    "maxLength": 20,
    "pattern": "\\S"
  },
  "memberId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "memberName": {
    "minLength": 1,
    "maxLength": 10,
    "pattern": "\\S"
  },
  "memberImageUrl": {
    "maxLength": 2000
  },
  "content": {
    "minLength": 1,
    "maxLength": 100,
    "pattern": "\\S"
  },
  "createdAt": {
    "maxLength": 30,
    "pattern": "Z$"
  },
  "meetingImageUrl": {
    "maxLength": 2000
  },
  "placeName": {
    "minLength": 1,
    "maxLength": 30,
    "pattern": "\\S"
  },
  "memberCount": {
    "minimum": 0,
    "maximum": 20
  },
  "maxCapacity": {
    "minimum": 2,
    "maximum": 20
  },
  "scheduledAt": {
    "maxLength": 19,
    "pattern": "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9])?$"
  }
} as const;

export const MyApplicationListResponse = {
  "myMeetingApplicationDtoList": {
    "maxItems": 200
  }
} as const;

export const MeetingApplication = {
  "id": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "meetingId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "meetingTitle": {
    "minLength": 1,
    "maxLength": 20,
    "pattern": "\\S"
  },
  "memberId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "memberName": {
    "minLength": 1,
    "maxLength": 10,
    "pattern": "\\S"
  },
  "memberImageUrl": {
    "maxLength": 2000
  },
  "content": {
    "minLength": 1,
    "maxLength": 100,
    "pattern": "\\S"
  },
  "createdAt": {
    "maxLength": 30,
    "pattern": "Z$"
  },
  "memberPoint": {
    "minimum": 0,
    "maximum": 100
  },
  "meetingsAttended": {
    "minimum": 0,
    "maximum": 9007199254740991
  },
  "noShows": {
    "minimum": 0,
    "maximum": 9007199254740991
  }
} as const;

export const MeetingApplicationListResponse = {
  "meetingMeetingApplicationDtoList": {
    "maxItems": 500
  },
  "minCapacity": {
    "minimum": 2,
    "maximum": 20
  },
  "currentMemberCount": {
    "minimum": 0,
    "maximum": 20
  },
  "maxCapacity": {
    "minimum": 2,
    "maximum": 20
  }
} as const;

export const ApplyRequest = {
  "content": {
    "minLength": 1,
    "maxLength": 100,
    "pattern": "\\S"
  }
} as const;

export const ApproveRequest = {
  "meetingId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "memberId": {
    "minimum": 1,
    "maximum": 9007199254740991
  }
} as const;

export const DistanceM = {
  "minimum": 0,
  "maximum": 20040000
} as const;

export const StoreName = {
  "minLength": 1,
  "maxLength": 20,
  "pattern": "\\S"
} as const;

export const StoreAddress = {
  "minLength": 1,
  "maxLength": 100,
  "pattern": "\\S"
} as const;

export const StorePhone = {
  "minLength": 1,
  "maxLength": 15,
  "pattern": "^[0-9-]+$"
} as const;

export const StorePolicy = {
  "minLength": 1,
  "maxLength": 300,
  "pattern": "\\S"
} as const;

export const PartnerPlace = {
  "id": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "name": {
    "minLength": 1,
    "maxLength": 20,
    "pattern": "\\S"
  },
  "address": {
    "minLength": 1,
    "maxLength": 100,
    "pattern": "\\S"
  },
  "phone": {
    "minLength": 1,
    "maxLength": 15,
    "pattern": "^[0-9-]+$"
  },
  "latitude": {
    "minimum": -90,
    "maximum": 90
  },
  "longitude": {
    "minimum": -180,
    "maximum": 180
  },
  "imageUrl": {
    "maxLength": 2000
  },
  "distance": {
    "minimum": 0,
    "maximum": 20040000
  },
  "policy": {
    "minLength": 1,
    "maxLength": 300,
    "pattern": "\\S"
  }
} as const;

export const PartnerPlaceListResponse = {
  "partnerPlaceSearchDtoList": {
    "maxItems": 1000,
    "pageSize": 20
  },
  "lastDistance": {
    "minimum": 0,
    "maximum": 20040000
  }
} as const;

export const MyPartnerPlace = {
  "name": {
    "minLength": 1,
    "maxLength": 20,
    "pattern": "\\S"
  },
  "address": {
    "minLength": 1,
    "maxLength": 100,
    "pattern": "\\S"
  },
  "phone": {
    "minLength": 1,
    "maxLength": 15,
    "pattern": "^[0-9-]+$"
  },
  "latitude": {
    "minimum": -90,
    "maximum": 90
  },
  "longitude": {
    "minimum": -180,
    "maximum": 180
  },
  "policy": {
    "minLength": 1,
    "maxLength": 300,
    "pattern": "\\S"
  },
  "imageUrl": {
    "maxLength": 2000
  },
  "cache": {
    "minimum": 0,
    "maximum": 9007199254740991
  },
  "until": {
    "maxLength": 19,
    "pattern": "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9])?$"
  },
  "meetingCount": {
    "minimum": 0,
    "maximum": 9007199254740991
  },
  "count": {
    "minimum": 0,
    "maximum": 9007199254740991
  }
} as const;

export const PartnerPlacePolicyResponse = {
  "policy": {
    "minLength": 1,
    "maxLength": 300,
    "pattern": "\\S"
  }
} as const;

export const PartnerPlaceApplicationRequest = {
  "name": {
    "minLength": 1,
    "maxLength": 20,
    "pattern": "\\S"
  },
  "address": {
    "minLength": 1,
    "maxLength": 100,
    "pattern": "\\S"
  },
  "phone": {
    "minLength": 1,
    "maxLength": 15,
    "pattern": "^[0-9-]+$"
  },
  "latitude": {
    "minimum": -90,
    "maximum": 90
  },
  "longitude": {
    "minimum": -180,
    "maximum": 180
  },
  "policy": {
    "minLength": 1,
    "maxLength": 300,
    "pattern": "\\S"
  },
  "imageId": {
    "minimum": 1,
    "maximum": 9007199254740991
  }
} as const;

export const FoundPlace = {
  "name": {
    "minLength": 1,
    "maxLength": 30,
    "pattern": "\\S"
  },
  "address": {
    "minLength": 1,
    "maxLength": 100,
    "pattern": "\\S"
  },
  "phone": {
    "minLength": 1,
    "maxLength": 15,
    "pattern": "^[0-9-]+$"
  },
  "latitude": {
    "minimum": -90,
    "maximum": 90
  },
  "longitude": {
    "minimum": -180,
    "maximum": 180
  }
} as const;

export const PlaceSearchResponse = {
  "places": {
    "maxItems": 15,
    "pageSize": 15
  }
} as const;

export const ChatroomListItem = {
  "meetingId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "meetingTitle": {
    "minLength": 1,
    "maxLength": 20,
    "pattern": "\\S"
  },
  "meetingImageUrl": {
    "maxLength": 2000
  },
  "lastChatContent": {
    "minLength": 1,
    "maxLength": 300
  },
  "lastChatCreatedAt": {
    "maxLength": 30,
    "pattern": "Z$"
  }
} as const;

export const ChatroomListResponse = {
  "chatroomListDtoList": {
    "maxItems": 500
  }
} as const;

export const ChatroomMember = {
  "id": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "name": {
    "minLength": 1,
    "maxLength": 10,
    "pattern": "\\S"
  },
  "imageUrl": {
    "maxLength": 2000
  }
} as const;

export const ChatroomInfo = {
  "meetingTitle": {
    "minLength": 1,
    "maxLength": 20,
    "pattern": "\\S"
  },
  "meetingImageUrl": {
    "maxLength": 2000
  },
  "members": {
    "maxItems": 20
  },
  "hostId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "blockMemberIdList": {
    "maxItems": 10000
  },
  "placeLatitude": {
    "minimum": -90,
    "maximum": 90
  },
  "placeLongitude": {
    "minimum": -180,
    "maximum": 180
  },
  "scheduledAt": {
    "maxLength": 19,
    "pattern": "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9])?$"
  },
  "placeName": {
    "minLength": 1,
    "maxLength": 30,
    "pattern": "\\S"
  }
} as const;

export const ChatContent = {
  "minLength": 1,
  "maxLength": 300,
  "pattern": "\\S"
} as const;

export const ChatClientId = {
  "minLength": 1,
  "maxLength": 64,
  "pattern": "^[A-Za-z0-9_-]+$"
} as const;

export const ChatMessage = {
  "id": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "createdAt": {
    "maxLength": 30,
    "pattern": "Z$"
  },
  "memberId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "clientId": {
    "minLength": 1,
    "maxLength": 64,
    "pattern": "^[A-Za-z0-9_-]+$"
  }
} as const;

export const ChatPage = {
  "maxItems": 20,
  "pageSize": 20
} as const;

export const Notification = {
  "id": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "title": {
    "minLength": 1,
    "maxLength": 100,
    "pattern": "\\S"
  },
  "content": {
    "minLength": 1,
    "maxLength": 1000,
    "pattern": "\\S"
  },
  "url": {
    "maxLength": 500,
    "pattern": "^(/([^/\\\\\\s][^\\\\\\s]*)?|https://[^/\\\\\\s][^\\\\\\s]*)$"
  },
  "createdAt": {
    "maxLength": 30,
    "pattern": "Z$"
  }
} as const;

export const NotificationList = {
  "maxItems": 100
} as const;

export const WebPushKey = {
  "key": {
    "maxLength": 87,
    "pattern": "^[A-Za-z0-9_-]{87}$"
  }
} as const;

export const PushEndpoint = {
  "minLength": 1,
  "maxLength": 1000,
  "pattern": "^https?://[!-~]+$"
} as const;

export const WebSubscription = {
  "endpoint": {
    "minLength": 1,
    "maxLength": 1000,
    "pattern": "^https?://[!-~]+$"
  }
} as const;

export const WebSubscriptionRef = {
  "endpoint": {
    "minLength": 1,
    "maxLength": 1000,
    "pattern": "^https?://[!-~]+$"
  }
} as const;

export const PostTitle = {
  "minLength": 1,
  "maxLength": 100,
  "pattern": "\\S"
} as const;

export const PostContent = {
  "minLength": 1,
  "maxLength": 5000,
  "pattern": "\\S"
} as const;

export const Announcement = {
  "id": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "title": {
    "minLength": 1,
    "maxLength": 100,
    "pattern": "\\S"
  },
  "content": {
    "minLength": 1,
    "maxLength": 5000,
    "pattern": "\\S"
  },
  "createdAt": {
    "maxLength": 30,
    "pattern": "Z$"
  }
} as const;

export const AnnouncementListResponse = {
  "announcementListDtoList": {
    "maxItems": 100
  }
} as const;

export const Event = {
  "id": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "title": {
    "minLength": 1,
    "maxLength": 100,
    "pattern": "\\S"
  },
  "content": {
    "minLength": 1,
    "maxLength": 5000,
    "pattern": "\\S"
  },
  "createdAt": {
    "maxLength": 30,
    "pattern": "Z$"
  },
  "imageUrl": {
    "maxLength": 2000
  }
} as const;

export const EventListResponse = {
  "eventListDtoList": {
    "maxItems": 100
  }
} as const;

export const Block = {
  "blockedId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "blockedName": {
    "minLength": 1,
    "maxLength": 10,
    "pattern": "\\S"
  },
  "blockedImageUrl": {
    "maxLength": 2000
  }
} as const;

export const BlockListResponse = {
  "blockDtoList": {
    "maxItems": 10000
  }
} as const;

export const BlockRequest = {
  "blockedId": {
    "minimum": 1,
    "maximum": 9007199254740991
  }
} as const;

export const ReportRequest = {
  "reportedId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "meetingId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "content": {
    "minLength": 1,
    "maxLength": 300,
    "pattern": "\\S"
  }
} as const;

export const RiceTransaction = {
  "id": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "createdAt": {
    "maxLength": 30,
    "pattern": "Z$"
  },
  "amount": {
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
  },
  "balanceAfter": {
    "minimum": 0,
    "maximum": 9007199254740991
  }
} as const;

export const RiceTransactionListResponse = {
  "riceTransactionDtoList": {
    "maxItems": 20,
    "pageSize": 20
  },
  "nextCursor": {
    "minimum": 1,
    "maximum": 9007199254740991
  }
} as const;

export const PaymentRequest = {
  "receiptData": {
    "minLength": 1,
    "maxLength": 100000
  }
} as const;

export const BookedPayment = {
  "id": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "transactionId": {
    "minLength": 1,
    "maxLength": 200
  },
  "amount": {
    "minimum": 1,
    "maximum": 2000
  },
  "balance": {
    "minimum": 0,
    "maximum": 9007199254740991
  }
} as const;

export const AdminMemberLocation = {
  "memberId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "latitude": {
    "minimum": -90,
    "maximum": 90
  },
  "longitude": {
    "minimum": -180,
    "maximum": 180
  }
} as const;

export const AdminMeetingLocation = {
  "meetingId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "latitude": {
    "minimum": -90,
    "maximum": 90
  },
  "longitude": {
    "minimum": -180,
    "maximum": 180
  }
} as const;

export const AdminDashboard = {
  "memberCount": {
    "minimum": 0,
    "maximum": 9007199254740991
  },
  "meetingCount": {
    "minimum": 0,
    "maximum": 9007199254740991
  },
  "memberLocationDtoList": {
    "maxItems": 10000
  },
  "meetingLocationDtoList": {
    "maxItems": 10000
  }
} as const;

export const AdminInboxCount = {
  "minimum": 0,
  "maximum": 9007199254740991
} as const;

export const AdminInbox = {
  "openReports": {
    "minimum": 0,
    "maximum": 9007199254740991
  },
  "oldestReportAt": {
    "maxLength": 30,
    "pattern": "Z$"
  },
  "partnerApplications": {
    "minimum": 0,
    "maximum": 9007199254740991
  },
  "endingContracts": {
    "minimum": 0,
    "maximum": 9007199254740991
  },
  "pendingPayments": {
    "minimum": 0,
    "maximum": 9007199254740991
  }
} as const;

export const SecurityCodeRequest = {
  "currentCode": {
    "minimum": 0,
    "maximum": 2000000000
  },
  "newCode": {
    "minimum": 0,
    "maximum": 2000000000
  }
} as const;

export const AdminDay = {
  "minLength": 10,
  "maxLength": 10
} as const;

export const AdminDailyFigures = {
  "date": {
    "minLength": 10,
    "maxLength": 10
  },
  "signups": {
    "minimum": 0,
    "maximum": 9007199254740991
  },
  "meetings": {
    "minimum": 0,
    "maximum": 9007199254740991
  },
  "riceIssued": {
    "minimum": 0,
    "maximum": 9007199254740991
  },
  "riceBurned": {
    "minimum": 0,
    "maximum": 9007199254740991
  }
} as const;

export const AuditEntry = {
  "id": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "actorId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "actorName": {
    "maxLength": 50
  },
  "targetId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "createdAt": {
    "maxLength": 30,
    "pattern": "Z$"
  }
} as const;

export const AdminPageNumber = {
  "minimum": 0,
  "maximum": 100000000
} as const;

export const AdminPageCount = {
  "minimum": 0,
  "maximum": 9007199254740991
} as const;

export const AdminRowCount = {
  "minimum": 0,
  "maximum": 9007199254740991
} as const;

export const AdminAuditPage = {
  "content": {
    "maxItems": 100,
    "pageSize": 20
  },
  "currentPage": {
    "minimum": 0,
    "maximum": 100000000
  },
  "totalPages": {
    "minimum": 0,
    "maximum": 9007199254740991
  },
  "totalElements": {
    "minimum": 0,
    "maximum": 9007199254740991
  }
} as const;

export const AdminBulkJob = {
  "id": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "total": {
    "minimum": 0,
    "maximum": 9007199254740991
  },
  "done": {
    "minimum": 0,
    "maximum": 9007199254740991
  },
  "amount": {
    "minimum": 1,
    "maximum": 100000000
  },
  "title": {
    "maxLength": 200
  },
  "corrected": {
    "minimum": 0,
    "maximum": 9007199254740991
  },
  "operatorName": {
    "minLength": 1,
    "maxLength": 50
  },
  "createdAt": {
    "maxLength": 30,
    "pattern": "Z$"
  },
  "finishedAt": {
    "maxLength": 30,
    "pattern": "Z$"
  }
} as const;

export const AdminBulkJobPage = {
  "content": {
    "maxItems": 100,
    "pageSize": 20
  },
  "currentPage": {
    "minimum": 0,
    "maximum": 100000000
  },
  "totalPages": {
    "minimum": 0,
    "maximum": 9007199254740991
  },
  "totalElements": {
    "minimum": 0,
    "maximum": 9007199254740991
  }
} as const;

export const AdminOperator = {
  "id": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "name": {
    "minLength": 1,
    "maxLength": 50
  },
  "disabledAt": {
    "maxLength": 30,
    "pattern": "Z$"
  },
  "createdAt": {
    "maxLength": 30,
    "pattern": "Z$"
  }
} as const;

export const AdminOperatorPage = {
  "content": {
    "maxItems": 100,
    "pageSize": 20
  },
  "currentPage": {
    "minimum": 0,
    "maximum": 100000000
  },
  "totalPages": {
    "minimum": 0,
    "maximum": 9007199254740991
  },
  "totalElements": {
    "minimum": 0,
    "maximum": 9007199254740991
  }
} as const;

export const AccessEntry = {
  "id": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "createdAt": {
    "maxLength": 30,
    "pattern": "Z$"
  },
  "operatorId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "operatorName": {
    "minLength": 1,
    "maxLength": 50
  },
  "resource": {
    "maxLength": 50
  },
  "field": {
    "maxLength": 50
  },
  "targetIds": {
    "maxItems": 100
  },
  "address": {
    "minLength": 1,
    "maxLength": 50
  },
  "reason": {
    "maxLength": 200
  }
} as const;

export const AdminAccessPage = {
  "content": {
    "maxItems": 100,
    "pageSize": 20
  },
  "currentPage": {
    "minimum": 0,
    "maximum": 100000000
  },
  "totalPages": {
    "minimum": 0,
    "maximum": 9007199254740991
  },
  "totalElements": {
    "minimum": 0,
    "maximum": 9007199254740991
  }
} as const;

export const AdminMember = {
  "id": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "name": {
    "minLength": 1,
    "maxLength": 10,
    "pattern": "\\S"
  },
  "phone": {
    "maxLength": 11,
    "pattern": "^[0-9]{3}([0-9]{4}|[*]{4})[0-9]{4}$"
  },
  "imageId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "providerId": {
    "maxLength": 100
  },
  "createdAt": {
    "maxLength": 30,
    "pattern": "Z$"
  },
  "updatedAt": {
    "maxLength": 30,
    "pattern": "Z$"
  },
  "nameUpdatedAt": {
    "maxLength": 30
  },
  "point": {
    "minimum": 0,
    "maximum": 100
  },
  "latitude": {
    "minimum": -90,
    "maximum": 90
  },
  "longitude": {
    "minimum": -180,
    "maximum": 180
  },
  "targetToken": {
    "maxLength": 4096
  },
  "riceBalance": {
    "minimum": 0,
    "maximum": 9007199254740991
  }
} as const;

export const AdminMemberPage = {
  "content": {
    "maxItems": 100,
    "pageSize": 20
  },
  "currentPage": {
    "minimum": 0,
    "maximum": 100000000
  },
  "totalPages": {
    "minimum": 0,
    "maximum": 9007199254740991
  },
  "totalElements": {
    "minimum": 0,
    "maximum": 9007199254740991
  }
} as const;

export const AdminPasswordRequest = {
  "newPassword": {
    "minLength": 6,
    "maxLength": 16
  }
} as const;

export const AdminMemberPointRequest = {
  "point": {
    "minimum": 0,
    "maximum": 100
  }
} as const;

export const AdminImageUrl = {
  "imageUrl": {
    "maxLength": 2000
  }
} as const;

export const AdminRevealRequest = {
  "reason": {
    "minLength": 1,
    "maxLength": 200,
    "pattern": "\\S"
  }
} as const;

export const AdminMemberContact = {
  "phone": {
    "maxLength": 11,
    "pattern": "^[0-9]{11}$"
  },
  "latitude": {
    "minimum": -90,
    "maximum": 90
  },
  "longitude": {
    "minimum": -180,
    "maximum": 180
  }
} as const;

export const AdminNotificationTitle = {
  "minLength": 1,
  "maxLength": 100,
  "pattern": "\\S"
} as const;

export const AdminNotificationText = {
  "minLength": 1,
  "maxLength": 1000,
  "pattern": "\\S"
} as const;

export const AdminNotificationLink = {
  "maxLength": 500,
  "pattern": "^(/([^/\\\\\\s][^\\\\\\s]*)?|https://[^/\\\\\\s][^\\\\\\s]*)$"
} as const;

export const AdminNotificationAllRequest = {
  "title": {
    "minLength": 1,
    "maxLength": 100,
    "pattern": "\\S"
  },
  "content": {
    "minLength": 1,
    "maxLength": 1000,
    "pattern": "\\S"
  },
  "url": {
    "maxLength": 500,
    "pattern": "^(/([^/\\\\\\s][^\\\\\\s]*)?|https://[^/\\\\\\s][^\\\\\\s]*)$"
  }
} as const;

export const AdminNotificationRequest = {
  "title": {
    "minLength": 1,
    "maxLength": 100,
    "pattern": "\\S"
  },
  "content": {
    "minLength": 1,
    "maxLength": 1000,
    "pattern": "\\S"
  },
  "url": {
    "maxLength": 500,
    "pattern": "^(/([^/\\\\\\s][^\\\\\\s]*)?|https://[^/\\\\\\s][^\\\\\\s]*)$"
  }
} as const;

export const ReportPersonName = {
  "maxLength": 50
} as const;

export const AdminReport = {
  "id": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "reporterId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "reporterName": {
    "maxLength": 50
  },
  "reportedId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "reportedName": {
    "maxLength": 50
  },
  "meetingId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "content": {
    "minLength": 1,
    "maxLength": 300
  },
  "adminComment": {
    "maxLength": 1000
  },
  "createdAt": {
    "maxLength": 30,
    "pattern": "Z$"
  },
  "updatedAt": {
    "maxLength": 30,
    "pattern": "Z$"
  }
} as const;

export const AdminReportPage = {
  "content": {
    "maxItems": 100,
    "pageSize": 20
  },
  "currentPage": {
    "minimum": 0,
    "maximum": 100000000
  },
  "totalPages": {
    "minimum": 0,
    "maximum": 9007199254740991
  },
  "totalElements": {
    "minimum": 0,
    "maximum": 9007199254740991
  }
} as const;

export const AdminReportRequest = {
  "adminComment": {
    "maxLength": 1000
  }
} as const;

export const AdminMeeting = {
  "id": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "hostId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "imageId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "title": {
    "minLength": 1,
    "maxLength": 20,
    "pattern": "\\S"
  },
  "content": {
    "minLength": 1,
    "maxLength": 300,
    "pattern": "\\S"
  },
  "scheduledAt": {
    "maxLength": 19,
    "pattern": "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9])?$"
  },
  "placeName": {
    "minLength": 1,
    "maxLength": 30,
    "pattern": "\\S"
  },
  "placeAddress": {
    "minLength": 1,
    "maxLength": 100,
    "pattern": "\\S"
  },
  "placePhone": {
    "minLength": 1,
    "maxLength": 15,
    "pattern": "^[0-9-]+$"
  },
  "placeLatitude": {
    "minimum": -90,
    "maximum": 90
  },
  "placeLongitude": {
    "minimum": -180,
    "maximum": 180
  },
  "partnerPlaceId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "minCapacity": {
    "minimum": 2,
    "maximum": 20
  },
  "maxCapacity": {
    "minimum": 2,
    "maximum": 20
  },
  "memberCount": {
    "minimum": 0,
    "maximum": 20
  },
  "createdAt": {
    "maxLength": 30,
    "pattern": "Z$"
  },
  "updatedAt": {
    "maxLength": 30,
    "pattern": "Z$"
  }
} as const;

export const AdminMeetingPage = {
  "content": {
    "maxItems": 100,
    "pageSize": 20
  },
  "currentPage": {
    "minimum": 0,
    "maximum": 100000000
  },
  "totalPages": {
    "minimum": 0,
    "maximum": 9007199254740991
  },
  "totalElements": {
    "minimum": 0,
    "maximum": 9007199254740991
  }
} as const;

export const AdminMeetingChat = {
  "id": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "memberId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "content": {
    "minLength": 1,
    "maxLength": 300,
    "pattern": "\\S"
  },
  "createdAt": {
    "maxLength": 30,
    "pattern": "Z$"
  }
} as const;

export const AdminPartnerApplication = {
  "id": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "memberId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "name": {
    "minLength": 1,
    "maxLength": 20,
    "pattern": "\\S"
  },
  "address": {
    "minLength": 1,
    "maxLength": 100,
    "pattern": "\\S"
  },
  "phone": {
    "minLength": 1,
    "maxLength": 15,
    "pattern": "^[0-9*-]+$"
  },
  "latitude": {
    "minimum": -90,
    "maximum": 90
  },
  "longitude": {
    "minimum": -180,
    "maximum": 180
  },
  "policy": {
    "minLength": 1,
    "maxLength": 300,
    "pattern": "\\S"
  },
  "imageId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "imageUrl": {
    "maxLength": 2000
  },
  "memberPhone": {
    "maxLength": 11,
    "pattern": "^[0-9]{3}([0-9]{4}|[*]{4})[0-9]{4}$"
  }
} as const;

export const AdminPartnerApplicationPage = {
  "content": {
    "maxItems": 100,
    "pageSize": 20
  },
  "currentPage": {
    "minimum": 0,
    "maximum": 100000000
  },
  "totalPages": {
    "minimum": 0,
    "maximum": 9007199254740991
  },
  "totalElements": {
    "minimum": 0,
    "maximum": 9007199254740991
  }
} as const;

export const PartnerCache = {
  "minimum": 0,
  "maximum": 9007199254740991
} as const;

export const AdminPartnerPlace = {
  "id": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "memberId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "name": {
    "minLength": 1,
    "maxLength": 20,
    "pattern": "\\S"
  },
  "address": {
    "minLength": 1,
    "maxLength": 100,
    "pattern": "\\S"
  },
  "phone": {
    "minLength": 1,
    "maxLength": 15,
    "pattern": "^[0-9-]+$"
  },
  "latitude": {
    "minimum": -90,
    "maximum": 90
  },
  "longitude": {
    "minimum": -180,
    "maximum": 180
  },
  "policy": {
    "minLength": 1,
    "maxLength": 300,
    "pattern": "\\S"
  },
  "imageId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "imageUrl": {
    "maxLength": 2000
  },
  "until": {
    "maxLength": 19,
    "pattern": "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9])?$"
  },
  "cache": {
    "minimum": 0,
    "maximum": 9007199254740991
  },
  "count": {
    "minimum": 0,
    "maximum": 9007199254740991
  },
  "createdAt": {
    "maxLength": 30,
    "pattern": "Z$"
  },
  "updatedAt": {
    "maxLength": 30,
    "pattern": "Z$"
  },
  "memberPhone": {
    "maxLength": 11,
    "pattern": "^[0-9]{3}([0-9]{4}|[*]{4})[0-9]{4}$"
  }
} as const;

export const AdminPartnerPlacePage = {
  "content": {
    "maxItems": 100,
    "pageSize": 20
  },
  "currentPage": {
    "minimum": 0,
    "maximum": 100000000
  },
  "totalPages": {
    "minimum": 0,
    "maximum": 9007199254740991
  },
  "totalElements": {
    "minimum": 0,
    "maximum": 9007199254740991
  }
} as const;

export const AdminPartnerPlaceRequest = {
  "name": {
    "minLength": 1,
    "maxLength": 20,
    "pattern": "\\S"
  },
  "address": {
    "minLength": 1,
    "maxLength": 100,
    "pattern": "\\S"
  },
  "phone": {
    "minLength": 1,
    "maxLength": 15,
    "pattern": "^[0-9-]+$"
  },
  "latitude": {
    "minimum": -90,
    "maximum": 90
  },
  "longitude": {
    "minimum": -180,
    "maximum": 180
  },
  "policy": {
    "minLength": 1,
    "maxLength": 300,
    "pattern": "\\S"
  },
  "imageId": {
    "minimum": 1,
    "maximum": 9007199254740991
  }
} as const;

export const AdminPartnerCacheRequest = {
  "cache": {
    "minimum": 0,
    "maximum": 9007199254740991
  }
} as const;

export const AdminPartnerUntilRequest = {
  "until": {
    "maxLength": 19,
    "pattern": "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9])?$"
  }
} as const;

export const AdminEvent = {
  "id": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "title": {
    "minLength": 1,
    "maxLength": 100,
    "pattern": "\\S"
  },
  "content": {
    "minLength": 1,
    "maxLength": 5000,
    "pattern": "\\S"
  },
  "imageId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "imageUrl": {
    "maxLength": 2000
  },
  "createdAt": {
    "maxLength": 30,
    "pattern": "Z$"
  },
  "updatedAt": {
    "maxLength": 30,
    "pattern": "Z$"
  }
} as const;

export const AdminEventPage = {
  "content": {
    "maxItems": 100,
    "pageSize": 20
  },
  "currentPage": {
    "minimum": 0,
    "maximum": 100000000
  },
  "totalPages": {
    "minimum": 0,
    "maximum": 9007199254740991
  },
  "totalElements": {
    "minimum": 0,
    "maximum": 9007199254740991
  }
} as const;

export const AdminEventRequest = {
  "title": {
    "minLength": 1,
    "maxLength": 100,
    "pattern": "\\S"
  },
  "content": {
    "minLength": 1,
    "maxLength": 5000,
    "pattern": "\\S"
  },
  "imageId": {
    "minimum": 1,
    "maximum": 9007199254740991
  }
} as const;

export const AdminAnnouncement = {
  "id": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "title": {
    "minLength": 1,
    "maxLength": 100,
    "pattern": "\\S"
  },
  "content": {
    "minLength": 1,
    "maxLength": 5000,
    "pattern": "\\S"
  },
  "createdAt": {
    "maxLength": 30,
    "pattern": "Z$"
  },
  "updatedAt": {
    "maxLength": 30,
    "pattern": "Z$"
  }
} as const;

export const AdminAnnouncementPage = {
  "content": {
    "maxItems": 100,
    "pageSize": 20
  },
  "currentPage": {
    "minimum": 0,
    "maximum": 100000000
  },
  "totalPages": {
    "minimum": 0,
    "maximum": 9007199254740991
  },
  "totalElements": {
    "minimum": 0,
    "maximum": 9007199254740991
  }
} as const;

export const AdminAnnouncementRequest = {
  "title": {
    "minLength": 1,
    "maxLength": 100,
    "pattern": "\\S"
  },
  "content": {
    "minLength": 1,
    "maxLength": 5000,
    "pattern": "\\S"
  }
} as const;

export const AdminPayment = {
  "id": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "memberId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "transactionId": {
    "minLength": 1,
    "maxLength": 200
  },
  "productId": {
    "minLength": 1,
    "maxLength": 100
  },
  "currency": {
    "minLength": 3,
    "maxLength": 3,
    "pattern": "^[A-Z]{3}$"
  },
  "amount": {
    "minimum": 0,
    "maximum": 1000000000000
  },
  "receiptData": {
    "maxLength": 100000
  },
  "createdAt": {
    "maxLength": 30,
    "pattern": "Z$"
  }
} as const;

export const AdminPaymentPage = {
  "content": {
    "maxItems": 100,
    "pageSize": 20
  },
  "currentPage": {
    "minimum": 0,
    "maximum": 100000000
  },
  "totalPages": {
    "minimum": 0,
    "maximum": 9007199254740991
  },
  "totalElements": {
    "minimum": 0,
    "maximum": 9007199254740991
  }
} as const;

export const AdminRiceTransaction = {
  "id": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "memberId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "amount": {
    "minimum": -9007199254740991,
    "maximum": 9007199254740991
  },
  "balanceAfter": {
    "minimum": 0,
    "maximum": 9007199254740991
  },
  "createdAt": {
    "maxLength": 30,
    "pattern": "Z$"
  }
} as const;

export const AdminRiceTransactionPage = {
  "content": {
    "maxItems": 100,
    "pageSize": 20
  },
  "currentPage": {
    "minimum": 0,
    "maximum": 100000000
  },
  "totalPages": {
    "minimum": 0,
    "maximum": 9007199254740991
  },
  "totalElements": {
    "minimum": 0,
    "maximum": 9007199254740991
  }
} as const;

export const RiceSyncResult = {
  "checked": {
    "minimum": 0,
    "maximum": 9007199254740991
  },
  "corrected": {
    "minimum": 0,
    "maximum": 9007199254740991
  }
} as const;

export const RiceAmount = {
  "minimum": 1,
  "maximum": 100000000
} as const;

export const AdminRiceRequest = {
  "memberId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "amount": {
    "minimum": 1,
    "maximum": 100000000
  }
} as const;

export const AdminRiceAllRequest = {
  "amount": {
    "minimum": 1,
    "maximum": 100000000
  }
} as const;

export const ErrorData = {
  "daysLeft": {
    "minimum": 0,
    "maximum": 36500
  },
  "retryAfterSeconds": {
    "minimum": 0,
    "maximum": 2147483647
  },
  "balance": {
    "minimum": 0,
    "maximum": 9007199254740991
  },
  "required": {
    "minimum": 0,
    "maximum": 9007199254740991
  },
  "distanceM": {
    "minimum": 0,
    "maximum": 20040000
  }
} as const;
