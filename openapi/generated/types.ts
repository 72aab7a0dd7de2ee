// Generated from the contract by "npm run generate". Do not edit.
export interface paths {
    "/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Log in with phone and password */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/login/admin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Log in as an operator */
        post: operations["loginAdmin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchange a refresh token for new tokens
         * @description Rotates the refresh token. The one just used gets the same new pair again for 10 seconds; any older one revokes its family (D15).
         */
        post: operations["refreshTokens"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the session
         * @description Revokes the session of the bearer token, also of an expired one. Without a token there is nothing to end; the answer is the same.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/kakao": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Log in through Kakao */
        post: operations["loginKakao"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/kakao/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finish a sign-up through Kakao
         * @description The member starts as PHONE_V_REQUIRED. Grants 1500 rice.
         */
        post: operations["completeKakao"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/phone/send-verification-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a verification code to a phone
         * @description The answer is the same for a known and an unknown phone. 3 minutes, 5 tries per code; resend after 30 seconds, 5 messages a day (D12).
         */
        post: operations["sendVerificationCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/phone/verify-verification-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Prove a phone with the code */
        post: operations["verifyVerificationCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/check-name-duplicated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tell whether a nickname is taken */
        get: operations["checkNameDuplicated"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Set a new password with a proof of the phone
         * @description Ends every session of the member. A proof for a phone nobody has is refused like a wrong one.
         */
        patch: operations["resetPassword"];
        trace?: never;
    };
    "/signup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign up with a verified phone
         * @description Grants 1500 rice. The member starts as CREATED.
         */
        post: operations["signup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/members/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the signed-in member */
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/members/active": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Activate the account
         * @description Moves CREATED, or PHONE_V_REQUIRED with a verified phone, to ACTIVE (D14).
         */
        patch: operations["activateMember"];
        trace?: never;
    };
    "/members/phone/verify-reverification-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the phone with a verification code
         * @description Also used by the forced verification page before the activation (D13). The code is sent for the purpose REVERIFICATION.
         */
        post: operations["verifyReverificationCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/members/change-image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Set the profile photo */
        patch: operations["changeMemberImage"];
        trace?: never;
    };
    "/members/delete-image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Remove the profile photo */
        patch: operations["deleteMemberImage"];
        trace?: never;
    };
    "/members/change-name": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the nickname
         * @description Locks further changes for 30 days.
         */
        patch: operations["changeMemberName"];
        trace?: never;
    };
    "/members/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the password
         * @description Ends the member's other sessions (D15). Members with a social provider have no password.
         */
        patch: operations["changeMemberPassword"];
        trace?: never;
    };
    "/members/location": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Save the member's position
         * @description Only the last position is stored (D39). Without an earlier consent the call must carry `agreed` (D41).
         */
        patch: operations["setMemberLocation"];
        trace?: never;
    };
    "/members/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Withdraw from the service
         * @description Deletes the personal data at once; the phone cannot register again for a week (D16). Leaves recruiting meetings with refund.
         */
        delete: operations["withdrawMember"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/members/point": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Rate the manners of the other members of a meeting */
        patch: operations["evaluateMembers"];
        trace?: never;
    };
    "/images": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a picture
         * @description The picture belongs to its uploader until it is used; an unused one is deleted after a day.
         */
        post: operations["uploadImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/images/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete an unused picture */
        delete: operations["deleteImage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description What every refusal carries (D6). */
        Error: {
            /** @description A code of the error catalogue. */
            code: string;
            /** @description Korean, fit to show as it is. */
            message: string;
            data?: components["schemas"]["ErrorData"];
        };
        /**
         * @description A mobile number, digits only.
         * @example 01023456789
         */
        Phone: string;
        /** @description The push token of the native shell; null in a browser. */
        FcmToken: string | null;
        LoginRequest: {
            phone: components["schemas"]["Phone"];
            /** Format: password */
            password: string;
            fcmToken?: components["schemas"]["FcmToken"];
        };
        /** @description Access token for 30 minutes, refresh token for 30 days and one use (D15). */
        Tokens: {
            accessToken: string;
            refreshToken: string;
        };
        /** @description The numeric security code. */
        SecurityCode: number;
        AdminLoginRequest: {
            /** @description The operator's id. */
            name: string;
            /** Format: password */
            password1: string;
            /** Format: password */
            password2: string;
            code: components["schemas"]["SecurityCode"];
        };
        RefreshRequest: {
            refreshToken: string;
        };
        KakaoRequest: {
            /** @description The provider's authorization code. */
            code: string;
            /** Format: uri */
            redirectUri: string;
            fcmToken?: components["schemas"]["FcmToken"];
        };
        KakaoRegistered: {
            /** @constant */
            registered: true;
            accessToken: string;
            refreshToken: string;
        };
        KakaoNotRegistered: {
            /** @constant */
            registered: false;
            ticket: string;
            /** @description The provider's name for the person, cut to a nickname's length; may be empty. */
            suggestedName: string;
        };
        /** @description Tokens of a known account, or a ticket to finish the sign-up with. */
        KakaoResponse: components["schemas"]["KakaoRegistered"] | components["schemas"]["KakaoNotRegistered"];
        /**
         * @description A member's nickname; leading and trailing white space is removed.
         * @example 따뜻한숟갈
         */
        Name: string;
        /** @description What the person agreed to, recorded with the time (D41). The terms' checkbox states the age of 14. */
        Agreements: {
            terms: boolean;
            privacy: boolean;
            location: boolean;
            /**
             * Format: date
             * @description Effective date of the texts agreed to.
             */
            version: string;
        };
        KakaoCompleteRequest: {
            ticket: string;
            name: components["schemas"]["Name"];
            agreements: components["schemas"]["Agreements"];
            fcmToken?: components["schemas"]["FcmToken"];
        };
        /**
         * @description What the code is for; a proof serves that purpose only (D12).
         * @default SIGNUP
         * @enum {string}
         */
        VerificationPurpose: "SIGNUP" | "RESET_PASSWORD" | "REVERIFICATION";
        SendCodeRequest: {
            phone: components["schemas"]["Phone"];
            purpose?: components["schemas"]["VerificationPurpose"];
        };
        /** @example 402913 */
        VerificationCode: string;
        VerifyCodeRequest: {
            phone: components["schemas"]["Phone"];
            verificationCode: components["schemas"]["VerificationCode"];
            purpose?: components["schemas"]["VerificationPurpose"];
        };
        /** @description Proof that the phone was verified, for 10 minutes and one use (D12). */
        VerificationToken: string;
        VerifyCodeResponse: {
            verificationToken: components["schemas"]["VerificationToken"];
        };
        NameCheckResponse: {
            duplicated: boolean;
        };
        /**
         * Format: password
         * @example babbab12
         */
        Password: string;
        ResetPasswordRequest: {
            phone: components["schemas"]["Phone"];
            newPassword: components["schemas"]["Password"];
            verificationToken?: components["schemas"]["VerificationToken"];
        };
        SignupRequest: {
            name: components["schemas"]["Name"];
            phone: components["schemas"]["Phone"];
            password: components["schemas"]["Password"];
            verificationToken?: components["schemas"]["VerificationToken"];
            agreements?: components["schemas"]["Agreements"];
        };
        /**
         * Format: int64
         * @description A positive 64-bit id within the integers a JavaScript number holds exactly (D9).
         * @example 1042
         */
        Id: number;
        /** @description The id of what was created (D5). */
        CreatedId: {
            id: components["schemas"]["Id"];
        };
        /**
         * @description Where the picture is; null when there is none. Relative to the origin, or absolute.
         * @example /images/3f9a1c.webp
         */
        ImageUrl: string | null;
        /**
         * @description The social provider the member signed up through; null for a phone sign-up.
         * @enum {string|null}
         */
        Provider: "KAKAO" | null;
        /** @enum {string} */
        Role: "ROLE_USER" | "ROLE_PARTNER" | "ROLE_ADMIN";
        /**
         * @description CREATED: signed up, not yet onboarded. PHONE_V_REQUIRED: the phone must be verified. BANNED: suspended. WITHDRAWN: left.
         * @enum {string}
         */
        MemberStatus: "CREATED" | "ACTIVE" | "BANNED" | "WITHDRAWN" | "PHONE_V_REQUIRED";
        /**
         * @description The meal score.
         * @example 54
         */
        MealScore: number;
        /**
         * @description Rice grains held.
         * @example 1500
         */
        RiceBalance: number;
        /**
         * Format: date-time
         * @description RFC 3339 in UTC (D7).
         * @example 2026-03-01T09:30:00.000Z
         */
        Instant: string;
        /** @description The signed-in member. The password is never part of it. */
        Member: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["Name"];
            /** @description Null for an operator and for a social member who has not verified a phone yet. */
            phone: string | null;
            imageUrl: components["schemas"]["ImageUrl"];
            provider: components["schemas"]["Provider"];
            role: components["schemas"]["Role"];
            status: components["schemas"]["MemberStatus"];
            point: components["schemas"]["MealScore"];
            riceBalance: components["schemas"]["RiceBalance"];
            /** @description The last saved position; null until one is set. */
            latitude: number | null;
            longitude: number | null;
            createdAt: components["schemas"]["Instant"];
            /**
             * Format: date-time
             * @description When the nickname was last changed; a further change is locked for 30 days.
             */
            nameUpdatedAt: string | null;
            /** @description Whether the member agreed to the use of their location. */
            locationAgreed: boolean;
        };
        ReverifyRequest: {
            phone: components["schemas"]["Phone"];
            verificationCode: components["schemas"]["VerificationCode"];
        };
        ChangeImageRequest: {
            imageId: components["schemas"]["Id"];
        };
        ChangeNameRequest: {
            name: components["schemas"]["Name"];
        };
        ChangePasswordRequest: {
            /** Format: password */
            currentPassword: string;
            newPassword: components["schemas"]["Password"];
        };
        /**
         * Format: double
         * @description Degrees north, WGS 84.
         * @example 37.556
         */
        Latitude: number;
        /**
         * Format: double
         * @description Degrees east, WGS 84.
         * @example 126.923
         */
        Longitude: number;
        LocationRequest: {
            latitude: components["schemas"]["Latitude"];
            longitude: components["schemas"]["Longitude"];
            /**
             * @description Present when the member agrees to the use of their location with this call.
             * @constant
             */
            agreed?: true;
        };
        /**
         * @description POSITIVE adds one point to the meal score, NEGATIVE takes one, NONE leaves it (D17).
         * @enum {string}
         */
        EvaluationType: "NEGATIVE" | "NONE" | "POSITIVE";
        Evaluation: {
            targetMemberId: components["schemas"]["Id"];
            meetingId: components["schemas"]["Id"];
            type: components["schemas"]["EvaluationType"];
        };
        EvaluateRequest: {
            meetingId: components["schemas"]["Id"];
            /** @description One item for every other member. */
            evaluatePointDtoList: components["schemas"]["Evaluation"][];
        };
        ImageUpload: {
            /** @description JPEG, PNG, WebP, GIF or AVIF up to 10 MB, judged by its content. */
            file: Blob;
        };
        UploadedImage: {
            id: components["schemas"]["Id"];
            /** @description Where the picture is, relative to the origin or absolute. */
            url: string;
        };
        /** @description Facts that belong to some codes. */
        ErrorData: {
            /** @description JSON pointer of each refused field (or `?name` for a query, `/name` within the body) and its Korean message. */
            fields?: {
                [key: string]: string;
            };
            /** @description Whole days until it is allowed. */
            daysLeft?: number;
            /** @description Seconds to wait, as in Retry-After. */
            retryAfterSeconds?: number;
            status?: components["schemas"]["MemberStatus"];
            balance?: components["schemas"]["RiceBalance"];
            /** @description Rice grains needed. */
            required?: number;
            /** @description Distance to the meeting place in metres. */
            distanceM?: number;
        };
    };
    responses: {
        /** @description What any operation may meet: a rate limit (with Retry-After), an outage, a missing implementation. */
        Unexpected: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Error = components['schemas']['Error'];
export type Phone = components['schemas']['Phone'];
export type FcmToken = components['schemas']['FcmToken'];
export type LoginRequest = components['schemas']['LoginRequest'];
export type Tokens = components['schemas']['Tokens'];
export type SecurityCode = components['schemas']['SecurityCode'];
export type AdminLoginRequest = components['schemas']['AdminLoginRequest'];
export type RefreshRequest = components['schemas']['RefreshRequest'];
export type KakaoRequest = components['schemas']['KakaoRequest'];
export type KakaoRegistered = components['schemas']['KakaoRegistered'];
export type KakaoNotRegistered = components['schemas']['KakaoNotRegistered'];
export type KakaoResponse = components['schemas']['KakaoResponse'];
export type Name = components['schemas']['Name'];
export type Agreements = components['schemas']['Agreements'];
export type KakaoCompleteRequest = components['schemas']['KakaoCompleteRequest'];
export type VerificationPurpose = components['schemas']['VerificationPurpose'];
export type SendCodeRequest = components['schemas']['SendCodeRequest'];
export type VerificationCode = components['schemas']['VerificationCode'];
export type VerifyCodeRequest = components['schemas']['VerifyCodeRequest'];
export type VerificationToken = components['schemas']['VerificationToken'];
export type VerifyCodeResponse = components['schemas']['VerifyCodeResponse'];
export type NameCheckResponse = components['schemas']['NameCheckResponse'];
export type Password = components['schemas']['Password'];
export type ResetPasswordRequest = components['schemas']['ResetPasswordRequest'];
export type SignupRequest = components['schemas']['SignupRequest'];
export type Id = components['schemas']['Id'];
export type CreatedId = components['schemas']['CreatedId'];
export type ImageUrl = components['schemas']['ImageUrl'];
export type Provider = components['schemas']['Provider'];
export type Role = components['schemas']['Role'];
export type MemberStatus = components['schemas']['MemberStatus'];
export type MealScore = components['schemas']['MealScore'];
export type RiceBalance = components['schemas']['RiceBalance'];
export type Instant = components['schemas']['Instant'];
export type Member = components['schemas']['Member'];
export type ReverifyRequest = components['schemas']['ReverifyRequest'];
export type ChangeImageRequest = components['schemas']['ChangeImageRequest'];
export type ChangeNameRequest = components['schemas']['ChangeNameRequest'];
export type ChangePasswordRequest = components['schemas']['ChangePasswordRequest'];
export type Latitude = components['schemas']['Latitude'];
export type Longitude = components['schemas']['Longitude'];
export type LocationRequest = components['schemas']['LocationRequest'];
export type EvaluationType = components['schemas']['EvaluationType'];
export type Evaluation = components['schemas']['Evaluation'];
export type EvaluateRequest = components['schemas']['EvaluateRequest'];
export type ImageUpload = components['schemas']['ImageUpload'];
export type UploadedImage = components['schemas']['UploadedImage'];
export type ErrorData = components['schemas']['ErrorData'];
export type ResponseUnexpected = components['responses']['Unexpected'];
export type $defs = Record<string, never>;
export interface operations {
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description A new session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tokens"];
                };
            };
            /** @description E400-1 INVALID_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E401-4 LOGIN_REFUSED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E415-1 MEDIA_TYPE_NOT_SUPPORTED */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E429-1 TOO_MANY_REQUESTS */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before the next try.
                     * @example 20
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            default: components["responses"]["Unexpected"];
        };
    };
    loginAdmin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminLoginRequest"];
            };
        };
        responses: {
            /** @description A new operator session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tokens"];
                };
            };
            /** @description E400-1 INVALID_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E401-6 ADMIN_LOGIN_REFUSED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E415-1 MEDIA_TYPE_NOT_SUPPORTED */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E429-5 ADMIN_LOCKED_OUT */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before the next try.
                     * @example 20
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            default: components["responses"]["Unexpected"];
        };
    };
    refreshTokens: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefreshRequest"];
            };
        };
        responses: {
            /** @description The next pair. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tokens"];
                };
            };
            /** @description E400-1 INVALID_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E401-5 REFRESH_REFUSED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E415-1 MEDIA_TYPE_NOT_SUPPORTED */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            default: components["responses"]["Unexpected"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session is over. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Unexpected"];
        };
    };
    loginKakao: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["KakaoRequest"];
            };
        };
        responses: {
            /** @description A session, or a ticket for the sign-up. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KakaoResponse"];
                };
            };
            /** @description E400-1 INVALID_REQUEST, E400-11 SOCIAL_CODE_INVALID */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E415-1 MEDIA_TYPE_NOT_SUPPORTED */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E429-1 TOO_MANY_REQUESTS */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before the next try.
                     * @example 20
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            default: components["responses"]["Unexpected"];
        };
    };
    completeKakao: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["KakaoCompleteRequest"];
            };
        };
        responses: {
            /** @description A new session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tokens"];
                };
            };
            /** @description E400-1 INVALID_REQUEST, E400-11 SOCIAL_CODE_INVALID, E400-12 AGREEMENT_REQUIRED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E409-2 NAME_TAKEN, E409-30 SOCIAL_ACCOUNT_TAKEN */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E415-1 MEDIA_TYPE_NOT_SUPPORTED */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E429-1 TOO_MANY_REQUESTS */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before the next try.
                     * @example 20
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            default: components["responses"]["Unexpected"];
        };
    };
    sendVerificationCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendCodeRequest"];
            };
        };
        responses: {
            /** @description The message is on its way. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description E400-1 INVALID_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E415-1 MEDIA_TYPE_NOT_SUPPORTED */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E429-1 TOO_MANY_REQUESTS, E429-2 CODE_RESEND_TOO_SOON, E429-3 DAILY_CODES_EXHAUSTED */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before the next try.
                     * @example 20
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            default: components["responses"]["Unexpected"];
        };
    };
    verifyVerificationCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyCodeRequest"];
            };
        };
        responses: {
            /** @description The proof. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerifyCodeResponse"];
                };
            };
            /** @description E400-1 INVALID_REQUEST, E400-2 VERIFICATION_CODE_WRONG, E400-3 VERIFICATION_CODE_EXPIRED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E415-1 MEDIA_TYPE_NOT_SUPPORTED */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E429-1 TOO_MANY_REQUESTS, E429-4 CODE_TRIES_EXHAUSTED */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before the next try.
                     * @example 20
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            default: components["responses"]["Unexpected"];
        };
    };
    checkNameDuplicated: {
        parameters: {
            query: {
                /**
                 * @description The nickname to check.
                 * @example 따뜻한숟갈
                 */
                name: components["schemas"]["Name"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether it is taken. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NameCheckResponse"];
                };
            };
            /** @description E400-1 INVALID_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E429-1 TOO_MANY_REQUESTS */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before the next try.
                     * @example 20
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            default: components["responses"]["Unexpected"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetPasswordRequest"];
            };
        };
        responses: {
            /** @description The password is set. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description E400-1 INVALID_REQUEST, E400-4 VERIFICATION_TOKEN_INVALID */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E415-1 MEDIA_TYPE_NOT_SUPPORTED */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E429-1 TOO_MANY_REQUESTS */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before the next try.
                     * @example 20
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            default: components["responses"]["Unexpected"];
        };
    };
    signup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignupRequest"];
            };
        };
        responses: {
            /** @description The new member's id. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedId"];
                };
            };
            /** @description E400-1 INVALID_REQUEST, E400-4 VERIFICATION_TOKEN_INVALID, E400-12 AGREEMENT_REQUIRED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E409-1 PHONE_TAKEN, E409-2 NAME_TAKEN, E409-3 REJOIN_LOCKED */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E415-1 MEDIA_TYPE_NOT_SUPPORTED */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E429-1 TOO_MANY_REQUESTS */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before the next try.
                     * @example 20
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            default: components["responses"]["Unexpected"];
        };
    };
    getMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Member"];
                };
            };
            /** @description E401-1 TOKEN_INVALID, E401-2 TOKEN_EXPIRED, E401-3 TOKEN_REVOKED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            default: components["responses"]["Unexpected"];
        };
    };
    activateMember: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account is active. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description E401-1 TOKEN_INVALID, E401-2 TOKEN_EXPIRED, E401-3 TOKEN_REVOKED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E403-1 ROLE_NOT_ALLOWED, E403-2 STATUS_NOT_ALLOWED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E409-22 CANNOT_ACTIVATE */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            default: components["responses"]["Unexpected"];
        };
    };
    verifyReverificationCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReverifyRequest"];
            };
        };
        responses: {
            /** @description The phone is set. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description E400-1 INVALID_REQUEST, E400-2 VERIFICATION_CODE_WRONG, E400-3 VERIFICATION_CODE_EXPIRED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E401-1 TOKEN_INVALID, E401-2 TOKEN_EXPIRED, E401-3 TOKEN_REVOKED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E403-1 ROLE_NOT_ALLOWED, E403-2 STATUS_NOT_ALLOWED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E409-1 PHONE_TAKEN, E409-3 REJOIN_LOCKED */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E415-1 MEDIA_TYPE_NOT_SUPPORTED */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E429-1 TOO_MANY_REQUESTS, E429-4 CODE_TRIES_EXHAUSTED */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before the next try.
                     * @example 20
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            default: components["responses"]["Unexpected"];
        };
    };
    changeMemberImage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeImageRequest"];
            };
        };
        responses: {
            /** @description The photo is set; the previous one is deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description E400-1 INVALID_REQUEST, E400-15 IMAGE_NOT_USABLE */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E401-1 TOKEN_INVALID, E401-2 TOKEN_EXPIRED, E401-3 TOKEN_REVOKED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E403-1 ROLE_NOT_ALLOWED, E403-2 STATUS_NOT_ALLOWED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E415-1 MEDIA_TYPE_NOT_SUPPORTED */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            default: components["responses"]["Unexpected"];
        };
    };
    deleteMemberImage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no photo any more. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description E401-1 TOKEN_INVALID, E401-2 TOKEN_EXPIRED, E401-3 TOKEN_REVOKED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E403-1 ROLE_NOT_ALLOWED, E403-2 STATUS_NOT_ALLOWED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            default: components["responses"]["Unexpected"];
        };
    };
    changeMemberName: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeNameRequest"];
            };
        };
        responses: {
            /** @description The nickname is changed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description E400-1 INVALID_REQUEST, E400-18 SAME_NAME */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E401-1 TOKEN_INVALID, E401-2 TOKEN_EXPIRED, E401-3 TOKEN_REVOKED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E403-1 ROLE_NOT_ALLOWED, E403-2 STATUS_NOT_ALLOWED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E409-2 NAME_TAKEN, E409-7 NAME_CHANGE_LOCKED */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E415-1 MEDIA_TYPE_NOT_SUPPORTED */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            default: components["responses"]["Unexpected"];
        };
    };
    changeMemberPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePasswordRequest"];
            };
        };
        responses: {
            /** @description The password is changed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description E400-1 INVALID_REQUEST, E400-5 CURRENT_PASSWORD_WRONG, E400-6 SAME_PASSWORD */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E401-1 TOKEN_INVALID, E401-2 TOKEN_EXPIRED, E401-3 TOKEN_REVOKED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E403-1 ROLE_NOT_ALLOWED, E403-2 STATUS_NOT_ALLOWED, E403-7 SOCIAL_HAS_NO_PASSWORD */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E415-1 MEDIA_TYPE_NOT_SUPPORTED */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E429-1 TOO_MANY_REQUESTS */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before the next try.
                     * @example 20
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            default: components["responses"]["Unexpected"];
        };
    };
    setMemberLocation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LocationRequest"];
            };
        };
        responses: {
            /** @description The position is saved. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description E400-1 INVALID_REQUEST, E400-19 LOCATION_CONSENT_REQUIRED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E401-1 TOKEN_INVALID, E401-2 TOKEN_EXPIRED, E401-3 TOKEN_REVOKED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E403-1 ROLE_NOT_ALLOWED, E403-2 STATUS_NOT_ALLOWED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E415-1 MEDIA_TYPE_NOT_SUPPORTED */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            default: components["responses"]["Unexpected"];
        };
    };
    withdrawMember: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description E401-1 TOKEN_INVALID, E401-2 TOKEN_EXPIRED, E401-3 TOKEN_REVOKED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E403-1 ROLE_NOT_ALLOWED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E409-29 MEMBER_IN_RUNNING_MEETING */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            default: components["responses"]["Unexpected"];
        };
    };
    evaluateMembers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EvaluateRequest"];
            };
        };
        responses: {
            /** @description The rating is booked. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description E400-1 INVALID_REQUEST, E400-14 EVALUATION_INCOMPLETE, E400-17 CANNOT_TARGET_SELF */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E401-1 TOKEN_INVALID, E401-2 TOKEN_EXPIRED, E401-3 TOKEN_REVOKED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E403-1 ROLE_NOT_ALLOWED, E403-2 STATUS_NOT_ALLOWED, E403-4 NOT_PARTICIPANT */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E404-3 MEETING_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E409-19 EVALUATION_CLOSED, E409-20 ALREADY_EVALUATED */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E415-1 MEDIA_TYPE_NOT_SUPPORTED */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            default: components["responses"]["Unexpected"];
        };
    };
    uploadImage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ImageUpload"];
            };
        };
        responses: {
            /** @description The stored picture. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadedImage"];
                };
            };
            /** @description E400-1 INVALID_REQUEST, E400-10 IMAGE_UNREADABLE */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E401-1 TOKEN_INVALID, E401-2 TOKEN_EXPIRED, E401-3 TOKEN_REVOKED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E403-2 STATUS_NOT_ALLOWED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E413-1 IMAGE_TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E415-1 MEDIA_TYPE_NOT_SUPPORTED, E415-2 IMAGE_TYPE_NOT_SUPPORTED */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E429-1 TOO_MANY_REQUESTS */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait before the next try.
                     * @example 20
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            default: components["responses"]["Unexpected"];
        };
    };
    deleteImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the picture.
                 * @example 501
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description E400-1 INVALID_REQUEST */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E401-1 TOKEN_INVALID, E401-2 TOKEN_EXPIRED, E401-3 TOKEN_REVOKED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E403-2 STATUS_NOT_ALLOWED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E404-5 IMAGE_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E409-24 IMAGE_IN_USE */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            default: components["responses"]["Unexpected"];
        };
    };
}
