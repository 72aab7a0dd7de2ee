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
  }
} as const;
