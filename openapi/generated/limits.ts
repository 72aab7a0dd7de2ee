// Generated from the contract by "npm run generate". Do not edit.

/** Bounds of each schema's properties, as the contract states them. */
export const limits = {
  "Error": {
    "code": {
      "maxLength": 12,
      "pattern": "^E[1-5][0-9]{2}-[1-9][0-9]*$"
    },
    "message": {
      "minLength": 1,
      "maxLength": 300
    }
  },
  "Phone": {
    "minLength": 11,
    "maxLength": 11,
    "pattern": "^[0-9]{11}$"
  },
  "FcmToken": {
    "maxLength": 4096
  },
  "LoginRequest": {
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
  },
  "Tokens": {
    "accessToken": {
      "minLength": 1,
      "maxLength": 4096
    },
    "refreshToken": {
      "minLength": 1,
      "maxLength": 4096
    }
  },
  "SecurityCode": {
    "minimum": 0,
    "maximum": 2000000000
  },
  "AdminLoginRequest": {
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
  },
  "RefreshRequest": {
    "refreshToken": {
      "minLength": 1,
      "maxLength": 4096
    }
  },
  "KakaoRequest": {
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
  },
  "KakaoRegistered": {
    "accessToken": {
      "minLength": 1,
      "maxLength": 4096
    },
    "refreshToken": {
      "minLength": 1,
      "maxLength": 4096
    }
  },
  "KakaoNotRegistered": {
    "ticket": {
      "minLength": 1,
      "maxLength": 500
    },
    "suggestedName": {
      "maxLength": 10
    }
  },
  "Name": {
    "minLength": 1,
    "maxLength": 10,
    "pattern": "\\S"
  },
  "Agreements": {
    "version": {
      "maxLength": 10
    }
  },
  "KakaoCompleteRequest": {
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
  },
  "VerificationPurpose": {
    "default": "SIGNUP"
  },
  "SendCodeRequest": {
    "phone": {
      "minLength": 11,
      "maxLength": 11,
      "pattern": "^[0-9]{11}$"
    },
    "purpose": {
      "default": "SIGNUP"
    }
  },
  "VerificationCode": {
    "minLength": 6,
    "maxLength": 6,
    "pattern": "^[0-9]{6}$"
  },
  "VerifyCodeRequest": {
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
  },
  "VerificationToken": {
    "minLength": 1,
    "maxLength": 200
  },
  "VerifyCodeResponse": {
    "verificationToken": {
      "minLength": 1,
      "maxLength": 200
    }
  },
  "Password": {
    "minLength": 6,
    "maxLength": 16
  },
  "ResetPasswordRequest": {
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
  },
  "SignupRequest": {
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
  },
  "Id": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "CreatedId": {
    "id": {
      "minimum": 1,
      "maximum": 9007199254740991
    }
  },
  "ImageUrl": {
    "maxLength": 2000
  },
  "MealScore": {
    "minimum": 0,
    "maximum": 100
  },
  "RiceBalance": {
    "minimum": 0,
    "maximum": 9007199254740991
  },
  "Instant": {
    "maxLength": 30,
    "pattern": "Z$"
  },
  "Member": {
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
  },
  "ReverifyRequest": {
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
  },
  "ChangeImageRequest": {
    "imageId": {
      "minimum": 1,
      "maximum": 9007199254740991
    }
  },
  "ChangeNameRequest": {
    "name": {
      "minLength": 1,
      "maxLength": 10,
      "pattern": "\\S"
    }
  },
  "ChangePasswordRequest": {
    "currentPassword": {
      "minLength": 1,
      "maxLength": 100
    },
    "newPassword": {
      "minLength": 6,
      "maxLength": 16
    }
  },
  "Latitude": {
    "minimum": -90,
    "maximum": 90
  },
  "Longitude": {
    "minimum": -180,
    "maximum": 180
  },
  "LocationRequest": {
    "latitude": {
      "minimum": -90,
      "maximum": 90
    },
    "longitude": {
      "minimum": -180,
      "maximum": 180
    }
  },
  "Evaluation": {
    "targetMemberId": {
      "minimum": 1,
      "maximum": 9007199254740991
    },
    "meetingId": {
      "minimum": 1,
      "maximum": 9007199254740991
    }
  },
  "EvaluateRequest": {
    "meetingId": {
      "minimum": 1,
      "maximum": 9007199254740991
    },
    "evaluatePointDtoList": {
      "minItems": 1,
      "maxItems": 19
    }
  },
  "ImageUpload": {
    "file": {
      "maxBytes": 10485760
    }
  },
  "UploadedImage": {
    "id": {
      "minimum": 1,
      "maximum": 9007199254740991
    },
    "url": {
      "minLength": 1,
      "maxLength": 2000
    }
  },
  "MeetingTitle": {
    "minLength": 1,
    "maxLength": 20,
    "pattern": "\\S"
  },
  "ImageId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "PlaceName": {
    "minLength": 1,
    "maxLength": 30,
    "pattern": "\\S"
  },
  "MemberCount": {
    "minimum": 0,
    "maximum": 20
  },
  "MaxCapacity": {
    "minimum": 2,
    "maximum": 20
  },
  "SeoulTime": {
    "maxLength": 19,
    "pattern": "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9])?$"
  },
  "MeetingListItem": {
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
    }
  },
  "MeetingListResponse": {
    "meetingListDtoList": {
      "maxItems": 20,
      "pageSize": 20
    }
  },
  "MeetingContent": {
    "minLength": 1,
    "maxLength": 300,
    "pattern": "\\S"
  },
  "PlaceAddress": {
    "minLength": 1,
    "maxLength": 100,
    "pattern": "\\S"
  },
  "PlacePhone": {
    "minLength": 1,
    "maxLength": 15,
    "pattern": "^[0-9-]+$"
  },
  "PartnerPlaceId": {
    "minimum": 1,
    "maximum": 9007199254740991
  },
  "MinCapacity": {
    "minimum": 2,
    "maximum": 20
  },
  "CreateMeetingRequest": {
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
  },
  "CreatedMeeting": {
    "meetingId": {
      "minimum": 1,
      "maximum": 9007199254740991
    }
  },
  "MeetingMapItem": {
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
  },
  "MeetingMapResponse": {
    "meetingMapDtoList": {
      "maxItems": 500
    }
  },
  "MeetingSearchItem": {
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
  },
  "MeetingSearchResponse": {
    "meetingSearchDtoList": {
      "maxItems": 100
    }
  },
  "MeetingMember": {
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
  },
  "MeetingDetail": {
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
  },
  "UpdateMeetingRequest": {
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
  },
  "MeetingCertificate": {
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
  },
  "CheckInRequest": {
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
  },
  "Introduction": {
    "minLength": 1,
    "maxLength": 100,
    "pattern": "\\S"
  },
  "MyMeetingApplication": {
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
  },
  "MyApplicationListResponse": {
    "myMeetingApplicationDtoList": {
      "maxItems": 200
    }
  },
  "MeetingApplication": {
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
    }
  },
  "MeetingApplicationListResponse": {
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
  },
  "ApplyRequest": {
    "content": {
      "minLength": 1,
      "maxLength": 100,
      "pattern": "\\S"
    }
  },
  "ApproveRequest": {
    "meetingId": {
      "minimum": 1,
      "maximum": 9007199254740991
    },
    "memberId": {
      "minimum": 1,
      "maximum": 9007199254740991
    }
  },
  "DistanceM": {
    "minimum": 0,
    "maximum": 20040000
  },
  "StoreName": {
    "minLength": 1,
    "maxLength": 20,
    "pattern": "\\S"
  },
  "StoreAddress": {
    "minLength": 1,
    "maxLength": 100,
    "pattern": "\\S"
  },
  "StorePhone": {
    "minLength": 1,
    "maxLength": 15,
    "pattern": "^[0-9-]+$"
  },
  "StorePolicy": {
    "minLength": 1,
    "maxLength": 300,
    "pattern": "\\S"
  },
  "PartnerPlace": {
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
  },
  "PartnerPlaceListResponse": {
    "partnerPlaceSearchDtoList": {
      "maxItems": 1000,
      "pageSize": 20
    },
    "lastDistance": {
      "minimum": 0,
      "maximum": 20040000
    }
  },
  "MyPartnerPlace": {
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
  },
  "PartnerPlacePolicyResponse": {
    "policy": {
      "minLength": 1,
      "maxLength": 300,
      "pattern": "\\S"
    }
  },
  "PartnerPlaceApplicationRequest": {
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
  },
  "FoundPlace": {
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
  },
  "PlaceSearchResponse": {
    "places": {
      "maxItems": 15,
      "pageSize": 15
    }
  },
  "ChatroomListItem": {
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
  },
  "ChatroomListResponse": {
    "chatroomListDtoList": {
      "maxItems": 500
    }
  },
  "ChatroomMember": {
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
  },
  "ChatroomInfo": {
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
    }
  },
  "ChatContent": {
    "minLength": 1,
    "maxLength": 300,
    "pattern": "\\S"
  },
  "ChatClientId": {
    "minLength": 1,
    "maxLength": 64,
    "pattern": "^[A-Za-z0-9_-]+$"
  },
  "ChatMessage": {
    "id": {
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
  },
  "ChatPage": {
    "maxItems": 20,
    "pageSize": 20
  },
  "Notification": {
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
  },
  "NotificationList": {
    "maxItems": 100
  },
  "PostTitle": {
    "minLength": 1,
    "maxLength": 100,
    "pattern": "\\S"
  },
  "PostContent": {
    "minLength": 1,
    "maxLength": 5000,
    "pattern": "\\S"
  },
  "Announcement": {
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
  },
  "AnnouncementListResponse": {
    "announcementListDtoList": {
      "maxItems": 100
    }
  },
  "Event": {
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
  },
  "EventListResponse": {
    "eventListDtoList": {
      "maxItems": 100
    }
  },
  "Block": {
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
  },
  "BlockListResponse": {
    "blockDtoList": {
      "maxItems": 10000
    }
  },
  "BlockRequest": {
    "blockedId": {
      "minimum": 1,
      "maximum": 9007199254740991
    }
  },
  "ReportRequest": {
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
  },
  "RiceTransaction": {
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
  },
  "RiceTransactionListResponse": {
    "riceTransactionDtoList": {
      "maxItems": 20,
      "pageSize": 20
    },
    "nextCursor": {
      "minimum": 1,
      "maximum": 9007199254740991
    }
  },
  "PaymentRequest": {
    "receiptData": {
      "minLength": 1,
      "maxLength": 100000
    }
  },
  "BookedPayment": {
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
  },
  "AdminMemberLocation": {
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
  },
  "AdminMeetingLocation": {
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
  },
  "AdminDashboard": {
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
  },
  "AdminDay": {
    "minLength": 10,
    "maxLength": 10
  },
  "AdminDailyFigures": {
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
  },
  "AuditEntry": {
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
  },
  "AdminPageNumber": {
    "minimum": 0,
    "maximum": 100000000
  },
  "AdminPageCount": {
    "minimum": 0,
    "maximum": 9007199254740991
  },
  "AdminRowCount": {
    "minimum": 0,
    "maximum": 9007199254740991
  },
  "AdminAuditPage": {
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
  },
  "AdminMember": {
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
    "password": {
      "maxLength": 0
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
  },
  "AdminMemberPage": {
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
  },
  "AdminPasswordRequest": {
    "newPassword": {
      "minLength": 6,
      "maxLength": 16
    }
  },
  "AdminMemberPointRequest": {
    "point": {
      "minimum": 0,
      "maximum": 100
    }
  },
  "AdminImageUrl": {
    "imageUrl": {
      "maxLength": 2000
    }
  },
  "AdminNotificationTitle": {
    "minLength": 1,
    "maxLength": 100,
    "pattern": "\\S"
  },
  "AdminNotificationText": {
    "minLength": 1,
    "maxLength": 1000,
    "pattern": "\\S"
  },
  "AdminNotificationLink": {
    "maxLength": 500,
    "pattern": "^(/([^/\\\\\\s][^\\\\\\s]*)?|https://[^/\\\\\\s][^\\\\\\s]*)$"
  },
  "AdminNotificationAllRequest": {
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
  },
  "AdminNotificationRequest": {
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
  },
  "AdminReport": {
    "id": {
      "minimum": 1,
      "maximum": 9007199254740991
    },
    "reporterId": {
      "minimum": 1,
      "maximum": 9007199254740991
    },
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
  },
  "AdminReportPage": {
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
  },
  "AdminMeeting": {
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
  },
  "AdminMeetingPage": {
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
  },
  "AdminMeetingChat": {
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
  },
  "AdminPartnerApplication": {
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
    "memberPhone": {
      "maxLength": 11,
      "pattern": "^[0-9]{11}$"
    }
  },
  "AdminPartnerApplicationPage": {
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
  },
  "PartnerCache": {
    "minimum": 0,
    "maximum": 9007199254740991
  },
  "AdminPartnerPlace": {
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
      "pattern": "^[0-9]{11}$"
    }
  },
  "AdminPartnerPlacePage": {
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
  },
  "AdminPartnerPlaceRequest": {
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
  },
  "AdminPartnerCacheRequest": {
    "cache": {
      "minimum": 0,
      "maximum": 9007199254740991
    }
  },
  "AdminPartnerUntilRequest": {
    "until": {
      "maxLength": 19,
      "pattern": "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9])?$"
    }
  },
  "AdminEvent": {
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
  },
  "AdminEventPage": {
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
  },
  "AdminEventRequest": {
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
  },
  "AdminAnnouncement": {
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
  },
  "AdminAnnouncementPage": {
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
  },
  "AdminAnnouncementRequest": {
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
  },
  "AdminPayment": {
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
  },
  "AdminPaymentPage": {
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
  },
  "AdminRiceTransaction": {
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
  },
  "AdminRiceTransactionPage": {
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
  },
  "RiceSyncResult": {
    "checked": {
      "minimum": 0,
      "maximum": 9007199254740991
    },
    "corrected": {
      "minimum": 0,
      "maximum": 9007199254740991
    }
  },
  "RiceAmount": {
    "minimum": 1,
    "maximum": 100000000
  },
  "AdminRiceRequest": {
    "memberId": {
      "minimum": 1,
      "maximum": 9007199254740991
    },
    "amount": {
      "minimum": 1,
      "maximum": 100000000
    }
  },
  "AdminRiceAllRequest": {
    "amount": {
      "minimum": 1,
      "maximum": 100000000
    }
  },
  "ErrorData": {
    "daysLeft": {
      "minimum": 0
    },
    "retryAfterSeconds": {
      "minimum": 0
    },
    "balance": {
      "minimum": 0,
      "maximum": 9007199254740991
    },
    "required": {
      "minimum": 0
    },
    "distanceM": {
      "minimum": 0
    }
  }
} as const;

/** Bounds of each operation's parameters. */
export const parameterLimits = {
  "checkNameDuplicated": {
    "name": {
      "minLength": 1,
      "maxLength": 10,
      "pattern": "\\S"
    }
  },
  "deleteImage": {
    "id": {
      "minimum": 1,
      "maximum": 9007199254740991
    }
  },
  "listMeetings": {
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
    }
  },
  "createMeeting": {
    "Idempotency-Key": {
      "minLength": 8,
      "maxLength": 64,
      "pattern": "^[A-Za-z0-9_-]+$"
    }
  },
  "listMeetingsOnMap": {
    "lat": {
      "minimum": -90,
      "maximum": 90
    },
    "lng": {
      "minimum": -180,
      "maximum": 180
    }
  },
  "listHostedMeetings": {
    "cursor": {
      "maxLength": 30,
      "pattern": "Z$"
    }
  },
  "listJoinedMeetings": {
    "cursor": {
      "maxLength": 30,
      "pattern": "Z$"
    }
  },
  "searchMeetings": {
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
  },
  "getMeeting": {
    "id": {
      "minimum": 1,
      "maximum": 9007199254740991
    }
  },
  "updateMeeting": {
    "id": {
      "minimum": 1,
      "maximum": 9007199254740991
    }
  },
  "deleteMeeting": {
    "id": {
      "minimum": 1,
      "maximum": 9007199254740991
    }
  },
  "confirmMeeting": {
    "id": {
      "minimum": 1,
      "maximum": 9007199254740991
    }
  },
  "getMeetingCertificate": {
    "id": {
      "minimum": 1,
      "maximum": 9007199254740991
    }
  },
  "joinMeeting": {
    "meetingId": {
      "minimum": 1,
      "maximum": 9007199254740991
    }
  },
  "leaveMeeting": {
    "meetingId": {
      "minimum": 1,
      "maximum": 9007199254740991
    }
  },
  "getAttendance": {
    "meetingId": {
      "minimum": 1,
      "maximum": 9007199254740991
    }
  },
  "listMeetingApplications": {
    "meetingId": {
      "minimum": 1,
      "maximum": 9007199254740991
    }
  },
  "getMeetingApplication": {
    "id": {
      "minimum": 1,
      "maximum": 9007199254740991
    }
  },
  "applyToMeeting": {
    "id": {
      "minimum": 1,
      "maximum": 9007199254740991
    }
  },
  "approveMeetingApplication": {
    "id": {
      "minimum": 1,
      "maximum": 9007199254740991
    }
  },
  "deleteMeetingApplication": {
    "id": {
      "minimum": 1,
      "maximum": 9007199254740991
    }
  },
  "listPartnerPlaces": {
    "pageSize": {
      "minimum": 1,
      "maximum": 50,
      "default": 20
    },
    "lastDistance": {
      "minimum": 0,
      "maximum": 20040000
    }
  },
  "getPartnerPlacePolicy": {
    "id": {
      "minimum": 1,
      "maximum": 9007199254740991
    }
  },
  "searchPlaces": {
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
  },
  "getChatroomInfo": {
    "meetingId": {
      "minimum": 1,
      "maximum": 9007199254740991
    }
  },
  "listChats": {
    "meetingId": {
      "minimum": 1,
      "maximum": 9007199254740991
    },
    "page": {
      "minimum": 0,
      "maximum": 100000000,
      "default": 0
    }
  },
  "deleteNotification": {
    "id": {
      "minimum": 1,
      "maximum": 9007199254740991
    }
  },
  "getAnnouncement": {
    "id": {
      "minimum": 1,
      "maximum": 9007199254740991
    }
  },
  "getEvent": {
    "eventId": {
      "minimum": 1,
      "maximum": 9007199254740991
    }
  },
  "reportOnMeeting": {
    "Idempotency-Key": {
      "minLength": 8,
      "maxLength": 64,
      "pattern": "^[A-Za-z0-9_-]+$"
    }
  },
  "reportOutOfMeeting": {
    "Idempotency-Key": {
      "minLength": 8,
      "maxLength": 64,
      "pattern": "^[A-Za-z0-9_-]+$"
    }
  },
  "listRiceTransactions": {
    "lastId": {
      "minimum": 1,
      "maximum": 9007199254740991
    }
  },
  "getAdminDailyFigures": {
    "from": {
      "minLength": 10,
      "maxLength": 10
    },
    "to": {
      "minLength": 10,
      "maxLength": 10
    }
  },
  "listAuditLog": {
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
    "actor": {
      "minimum": 1,
      "maximum": 9007199254740991
    },
    "target": {
      "minLength": 1,
      "maxLength": 40,
      "pattern": "^[A-Z_]+(:[1-9][0-9]{0,15})?$"
    }
  },
  "exportAdminResource": {
    "q": {
      "minLength": 1,
      "maxLength": 100,
      "pattern": "\\S"
    }
  },
  "listAdminMembers": {
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
  },
  "searchAdminMembers": {
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
  },
  "getAdminMember": {
    "id": {
      "minimum": 1,
      "maximum": 9007199254740991
    }
  },
  "deleteAdminMember": {
    "id": {
      "minimum": 1,
      "maximum": 9007199254740991
    }
  },
  "resetAdminMemberPassword": {
    "id": {
      "minimum": 1,
      "maximum": 9007199254740991
    }
  },
  "setAdminMemberStatus": {
    "id": {
      "minimum": 1,
      "maximum": 9007199254740991
    }
  },
  "setAdminMemberPoint": {
    "id": {
      "minimum": 1,
      "maximum": 9007199254740991
    }
  },
  "getAdminMemberImageUrl": {
    "id": {
      "minimum": 1,
      "maximum": 9007199254740991
    }
  },
  "sendNotificationToAll": {
    "Idempotency-Key": {
      "minLength": 8,
      "maxLength": 64,
      "pattern": "^[A-Za-z0-9_-]+$"
    }
  },
  "sendNotificationToMember": {
    "memberId": {
      "minimum": 1,
      "maximum": 9007199254740991
    },
    "Idempotency-Key": {
      "minLength": 8,
      "maxLength": 64,
      "pattern": "^[A-Za-z0-9_-]+$"
    }
  },
  "listAdminReports": {
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
  },
  "deleteAdminReport": {
    "id": {
      "minimum": 1,
      "maximum": 9007199254740991
    }
  },
  "listAdminMeetings": {
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
  },
  "searchAdminMeetings": {
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
  },
  "setAdminMeetingStatus": {
    "id": {
      "minimum": 1,
      "maximum": 9007199254740991
    }
  },
  "deleteAdminMeeting": {
    "id": {
      "minimum": 1,
      "maximum": 9007199254740991
    }
  },
  "listAdminMeetingMembers": {
    "id": {
      "minimum": 1,
      "maximum": 9007199254740991
    }
  },
  "listAdminMeetingChats": {
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
    }
  },
  "getAdminMeetingImageUrl": {
    "id": {
      "minimum": 1,
      "maximum": 9007199254740991
    }
  },
  "listAdminPartnerApplications": {
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
  },
  "acceptAdminPartnerApplication": {
    "id": {
      "minimum": 1,
      "maximum": 9007199254740991
    }
  },
  "deleteAdminPartnerApplication": {
    "id": {
      "minimum": 1,
      "maximum": 9007199254740991
    }
  },
  "listAdminPartnerPlaces": {
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
  },
  "searchAdminPartnerPlaces": {
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
  },
  "editAdminPartnerPlace": {
    "id": {
      "minimum": 1,
      "maximum": 9007199254740991
    }
  },
  "deleteAdminPartnerPlace": {
    "id": {
      "minimum": 1,
      "maximum": 9007199254740991
    }
  },
  "setAdminPartnerPlaceCache": {
    "id": {
      "minimum": 1,
      "maximum": 9007199254740991
    }
  },
  "setAdminPartnerPlaceUntil": {
    "id": {
      "minimum": 1,
      "maximum": 9007199254740991
    }
  },
  "extendAdminPartnerPlace": {
    "id": {
      "minimum": 1,
      "maximum": 9007199254740991
    }
  },
  "listAdminEvents": {
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
  },
  "createAdminEvent": {
    "Idempotency-Key": {
      "minLength": 8,
      "maxLength": 64,
      "pattern": "^[A-Za-z0-9_-]+$"
    }
  },
  "getAdminEvent": {
    "id": {
      "minimum": 1,
      "maximum": 9007199254740991
    }
  },
  "editAdminEvent": {
    "id": {
      "minimum": 1,
      "maximum": 9007199254740991
    }
  },
  "deleteAdminEvent": {
    "id": {
      "minimum": 1,
      "maximum": 9007199254740991
    }
  },
  "listAdminAnnouncements": {
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
  },
  "createAdminAnnouncement": {
    "Idempotency-Key": {
      "minLength": 8,
      "maxLength": 64,
      "pattern": "^[A-Za-z0-9_-]+$"
    }
  },
  "getAdminAnnouncement": {
    "id": {
      "minimum": 1,
      "maximum": 9007199254740991
    }
  },
  "editAdminAnnouncement": {
    "id": {
      "minimum": 1,
      "maximum": 9007199254740991
    }
  },
  "deleteAdminAnnouncement": {
    "id": {
      "minimum": 1,
      "maximum": 9007199254740991
    }
  },
  "listAdminPayments": {
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
  },
  "searchAdminPayments": {
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
  },
  "listAdminRiceTransactions": {
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
  },
  "searchAdminRiceTransactions": {
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
  },
  "grantRice": {
    "Idempotency-Key": {
      "minLength": 8,
      "maxLength": 64,
      "pattern": "^[A-Za-z0-9_-]+$"
    }
  },
  "grantRiceToAll": {
    "Idempotency-Key": {
      "minLength": 8,
      "maxLength": 64,
      "pattern": "^[A-Za-z0-9_-]+$"
    }
  },
  "revokeRice": {
    "Idempotency-Key": {
      "minLength": 8,
      "maxLength": 64,
      "pattern": "^[A-Za-z0-9_-]+$"
    }
  }
} as const;
