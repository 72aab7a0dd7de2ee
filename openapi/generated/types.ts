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
        /**
         * Log in with phone and password
         * @description A member who is CREATED, ACTIVE, PHONE_V_REQUIRED or BANNED can log in, a WITHDRAWN one can't. 10 failures lock a phone on a network (an IPv4 address, or a /48 of IPv6) for 15 minutes; a login that succeeds forgets them. 100 in 24 hours lock it everywhere (D65).
         */
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
        /**
         * Log in as an operator
         * @description Any wrong field is the same refusal. 5 failures lock the operator's id on that network for 15 minutes, and nowhere else (D18, D62); a login that succeeds forgets them.
         */
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
         * @description Rotates the refresh token. The one just used gets the same new pair again for 10 seconds; after that it revokes its family, as does each of the last hundred of the session (D15). A still older one is only refused.
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
        /**
         * Prove a phone with the code
         * @description For a sign-up it tells, once the phone is proven, that the phone has an account or is locked (D64).
         */
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
         * @description Ends every session of the member. A proof for a phone nobody has is refused like a wrong one, and so is one for the phone of a member with a social provider, who has no password. A phone that took the place of another can't reset the password for 72 hours (D64).
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
         * @description Also used by the forced verification page before the activation (D13). The code is sent for the purpose REVERIFICATION. When the phone changes, the old one gets a message and other sessions end (D64).
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
         * @description Ends the member's other sessions (D15). Members with a social provider have no password. Guesses of the current password are limited as those of a login (D65).
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
         * @description Deletes the personal data at once; the phone cannot register again for 7 days (D16). Leaves recruiting meetings with refund. What stays bears the member's id and the name 탈퇴한 회원: the seats in meetings that are over, and for operators the row, whose rice can't be used any more, with its ledger (R17).
         */
        delete: operations["withdrawMember"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/members/me/notification-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read which push messages the caller wants */
        get: operations["getNotificationSettings"];
        /**
         * Choose the push messages
         * @description Holds for the native shell and for browsers. Notifications in the app stay.
         */
        put: operations["setNotificationSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/members/{id}/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a member's profile
         * @description Of a member whom the caller meets now: the host of a meeting that isn't over, or somebody with a seat or a waiting application in such a meeting where the caller has a seat. Anybody else isn't found, nor is a member when one of both has blocked the other.
         */
        get: operations["getMemberProfile"];
        put?: never;
        post?: never;
        delete?: never;
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
         * @description The picture belongs to its uploader until it is used; an unused one is deleted after a day, or once 20 newer ones are unused. It is stored upright and without metadata, such as the place where it was taken.
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
    "/meetings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List nearby meetings
         * @description Meetings within 10 km that are not over, newest first (D21). Those of blocked hosts are left out (D26). The next page is asked for with the createdAt of the last item (D8). Filters narrow the list, every one that is given (R58); a backend that doesn't filter by one still refuses a value beyond its bounds.
         */
        get: operations["listMeetings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/meetings/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Host a meeting
         * @description Takes 500 rice (MEETING_CREATE). The caller becomes the host and first member; the meeting starts as RECRUITING and its chat room opens. With less than 15 minutes to go the rule of the last 15 minutes applies at once (D19). A partner place must be under contract, have the given name and lie within 100 m of the given coordinates.
         */
        post: operations["createMeeting"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/meetings/map": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List nearby meetings for the map
         * @description Meetings within 10 km of the position that are not over and lie in the future (D21); without those of blocked hosts (D26).
         */
        get: operations["listMeetingsOnMap"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/meetings/hosted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the meetings the caller hosts
         * @description Of any status, newest first; also those whose host role the caller took over.
         */
        get: operations["listHostedMeetings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/meetings/joined": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the meetings the caller has joined
         * @description Of any status, newest first; without those the caller hosts, has left or was expelled from.
         */
        get: operations["listJoinedMeetings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/meetings/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search meetings
         * @description Meetings whose title, content or place name contains the query, letter case aside, at any distance. The position only orders them. With `recruitingOnly=false` meetings of any status are found. Those of blocked hosts are left out (D26).
         */
        get: operations["searchMeetings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/meetings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a meeting
         * @description Open to every member, whatever the status of the meeting.
         */
        get: operations["getMeeting"];
        put?: never;
        post?: never;
        /**
         * Delete a meeting
         * @description The host's, as its only member and before it is over. While RECRUITING the deposit that was taken comes back (MEETING_DELETE, D45), after confirmation it doesn't. Pending applications are rejected with refund. One about which there is a report stays for operators (R63).
         */
        delete: operations["deleteMeeting"];
        options?: never;
        head?: never;
        /**
         * Edit a meeting
         * @description The host's, while RECRUITING. The rules for a partner place are those of createMeeting; a meeting that stays where it was keeps its store, though the store's contract has ended since. Everybody else with a seat is notified of another name or position of the place; after 5 such moves of a meeting within an hour the next one is refused with E429-1 (R62).
         */
        patch: operations["updateMeeting"];
        trace?: never;
    };
    "/public/meetings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Preview a meeting without an account
         * @description What a shared address shows to anybody, at most 60 seconds old, which `Cache-Control` allows every cache. A meeting that is over, or was deleted, answers MEETING_GONE.
         */
        get: operations["getPublicMeeting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/meetings/{id}/status": {
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
         * Confirm a meeting
         * @description The host's, while RECRUITING and with at least the minimum of members; it cannot be undone. Pending applications are rejected with refund (D22), a system message CONFIRMED is sent.
         */
        patch: operations["confirmMeeting"];
        trace?: never;
    };
    "/meetings/{id}/seat-alert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Be notified when a seat opens
         * @description For a full meeting that recruits. When a seat opens, everybody who asked is notified once, of more than 1000 those who asked first; the seat goes to who comes first. When several reasons refuse, the first of these is told: expelled, already a member, not recruiting, not full.
         */
        put: operations["requestSeatAlert"];
        post?: never;
        /**
         * Take back a seat alert
         * @description The answer is the same when the caller hasn't asked for one.
         */
        delete: operations["cancelSeatAlert"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/meetings/{id}/certificate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what the restaurant is shown
         * @description For members of the meeting, whatever its status.
         */
        get: operations["getMeetingCertificate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/member-meetings/{meetingId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join a meeting
         * @description Takes 500 rice (MEETING_JOIN). Only while RECRUITING and with a free seat; a meeting that requires approval takes applications instead. When several reasons refuse, the first of these is told: expelled, already a member, not recruiting, application pending, approval required, full, not enough rice.
         */
        post: operations["joinMeeting"];
        /**
         * Leave a meeting
         * @description While RECRUITING the deposit that was taken comes back (MEETING_LEAVE, D45), after confirmation it doesn't (D23). A host's role passes to the member who joined earliest. The last member cannot leave, and nobody can leave a meeting that is over.
         */
        delete: operations["leaveMeeting"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/attendance/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read whether the caller has checked in and rated */
        get: operations["getAttendance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Check in by position
         * @description For members, from 15 minutes before to 15 minutes after the meeting time and within 1000 m (great-circle) of the place. The deposit that was taken comes back (MEETING_CHECKED, D45). The position is compared, not stored. Needs the consent to the use of the location (D41).
         */
        patch: operations["checkIn"];
        trace?: never;
    };
    "/meeting-applications/my": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the caller's waiting applications */
        get: operations["listMyMeetingApplications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/meeting-applications/by-meeting/{meetingId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the waiting applications to a meeting
         * @description The host's.
         */
        get: operations["listMeetingApplications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/meeting-applications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an application
         * @description For the applicant and the host, while it waits.
         */
        get: operations["getMeetingApplication"];
        put?: never;
        /**
         * Apply to a meeting
         * @description The id is the meeting's (D4). Takes 500 rice (MEETING_APPLY) until the application is rejected or cancelled. When several reasons refuse, the first of these is told: expelled, already a member, not recruiting, no approval required, application pending, full, not enough rice. A meeting in which 1000 applications are pending counts as full.
         */
        post: operations["applyToMeeting"];
        /**
         * Cancel or reject an application
         * @description Cancels when the applicant calls it (MEETING_APPLY_DELETE), rejects when the host does (MEETING_APPLY_REJECT). Either way the deposit that was taken comes back (D45).
         */
        delete: operations["deleteMeetingApplication"];
        options?: never;
        head?: never;
        /**
         * Approve an application
         * @description The host's. The applicant becomes a member with the rice already paid. An application that the body's meetingId or memberId does not belong to counts as absent (E404-4); everyone but the host is refused with E403-3, the applicant too.
         */
        patch: operations["approveMeetingApplication"];
        trace?: never;
    };
    "/partner-places": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List partner stores by distance
         * @description Stores under contract, nearest first. Distance is from the caller's saved position, or from central Seoul (37.56698, 126.97815) while there is none.
         */
        get: operations["listPartnerPlaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner-places/my": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the caller's own store
         * @description For members with the role ROLE_PARTNER, also after the contract has ended. The role comes with the store and goes with it, so there is none without (E403-6).
         */
        get: operations["getMyPartnerPlace"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner-places/{id}/policy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a partner store's benefit
         * @description Counts as one view of the store. A store whose contract has ended gives no benefit and counts as absent.
         */
        get: operations["getPartnerPlacePolicy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner-place-applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Apply to become a partner store */
        post: operations["applyForPartnerPlace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/places/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search places around a position
         * @description Asks the maps service (D34); the position gives nearer places precedence.
         */
        get: operations["searchPlaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the caller's chat rooms */
        get: operations["listChatrooms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/{meetingId}/chatroom-info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what surrounds a chat room
         * @description For members of the meeting.
         */
        get: operations["getChatroomInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/{meetingId}/chats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read messages of a chat room
         * @description For members of the meeting: every message of the room, also those sent before they joined. Messages of blocked members are part of it, so that pages stay the same for everybody; a client hides their text with blockMemberIdList. Page 0 marks the room as read (D31). New messages shift the pages, so a client merges by id (D30).
         */
        get: operations["listChats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the caller's notifications
         * @description Marks them all as read. What is notified, to whom, and the address:
         *
         *     | event | to | url |
         *     | --- | --- | --- |
         *     | an application came (of one applicant once an hour, D66) | host | `/app/meetings/{id}/applications` |
         *     | it was approved | applicant | `/app/chat/{id}` |
         *     | it was rejected, by the host or with the confirmation or the end (D22) | applicant | `/app/meetings/{id}` |
         *     | the host deleted the meeting | waiting applicants | `/app/meetings` |
         *     | an operator deleted the meeting before its end (R51) | seats, waiting applicants | `/app/mypage/rice-wallet`; a no-show's `/app/meetings` |
         *     | the host moved the meeting: another name or position of the place | seats, except the host | `/app/meetings/{id}` |
         *     | the meeting was confirmed | seats | `/app/chat/{id}` |
         *     | it starts in an hour (D50) | seats | `/app/chat/{id}` |
         *     | it became READY | seats | `/app/chat/{id}` |
         *     | it ended below its minimum, or by an operator before READY (R53) | seats, except no-shows | `/app/meetings/{id}` |
         *     | it ended after it took place: rate each other | seats | `/app/chat/{id}` |
         *     | a no-show was recorded (D24) | who didn't check in | `/app/customer-center` |
         *     | expulsion (D25) | who was expelled | `/app/customer-center` |
         *     | the host left | the next host | `/app/meetings/{id}` |
         *     | a seat opened (D49) | who asked for the alert | `/app/meetings/{id}` |
         *     | a report was resolved or dismissed (D58) | reporter | null |
         *     | an operator accepted the application of a store (R52) | applicant | `/app/mypage/partner-place/my` |
         *     | an operator deleted it | applicant, unless banned or withdrawn | `/app/mypage/partner-place/form` |
         *     | an operator wrote to one or to all | one member, or all | as given |
         *
         *     Nothing is notified of a sign-up, a purchase, a grant of rice, a join or a leaving, a chat message (which is pushed only, D52),
         *     a rating, or a post of the operators.
         */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        /**
         * Delete all of the caller's notifications
         * @description The answer is the same when there are none.
         */
        delete: operations["deleteAllNotifications"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tell whether there are unread notifications */
        get: operations["checkNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a notification */
        delete: operations["deleteNotification"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/push/web-key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the key that browsers subscribe to push messages with
         * @description The application server key of VAPID (RFC 8292). A backend that sends no Web Push answers NOT_IMPLEMENTED.
         */
        get: operations["getWebPushKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/push/web-subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Subscribe this browser to push messages
         * @description A session has one subscription, which a later one replaces, and which ends with the session. An endpoint belongs to the session that saved it last. One whose host is no push service the server knows is INVALID_REQUEST.
         */
        put: operations["saveWebSubscription"];
        post?: never;
        /**
         * End a browser's subscription
         * @description The answer is the same when the caller has no such subscription.
         */
        delete: operations["deleteWebSubscription"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/announcements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List announcements */
        get: operations["listAnnouncements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/announcements/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read an announcement */
        get: operations["getAnnouncement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List events */
        get: operations["listEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/{eventId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read an event */
        get: operations["getEvent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blocks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List blocked members */
        get: operations["listBlocks"];
        put?: never;
        /**
         * Block a member
         * @description Hides the member's meetings from the caller's list, map and search, and their messages in chat (D26). The response has the blocked member's id. A person whom the caller has neither met nor can see in a meeting is not found (D68).
         */
        post: operations["blockMember"];
        /** Lift a block */
        delete: operations["unblockMember"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/on-meeting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a member of the same meeting
         * @description Both must be members of the meeting; a person who is none is E404-2. When more than half of the members have reported one who is not the host, that one is expelled (D25). One report for each person and meeting.
         */
        post: operations["reportOnMeeting"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/out-of-meeting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a member of a meeting from outside
         * @description The caller need not be a member; the reported person must be one (else E404-2). Never counts towards an expulsion. One report for each person and meeting.
         */
        post: operations["reportOutOfMeeting"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rice-transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the caller's rice transactions */
        get: operations["listRiceTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Book a purchase of rice
         * @description Called by the native shell after the store took the money (D28). Idempotent by the store's transaction id: a repeat by the same member gets the first answer, balance included, and books nothing. The receipt must be for the given product. The shell gives the store the account id `00000000-0000-4000-8000-` and the member's id in 12 hexadecimal digits, in small letters. A purchase whose account id is another member's is RECEIPT_TAKEN, whoever sends it first; one of the store's sandbox, or by a tester of the store, is RECEIPT_INVALID, except from members whom the operator has listed as testers (R56). A purchase that the store still holds as pending is RECEIPT_INVALID too: send it once the store has the money. Where the store can't be asked, the answer is E502-1, and nothing is booked: send it again.
         */
        post: operations["createPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tell that the process runs
         * @description A load balancer asks this. Answers E503-1 while the server stops, so that it gets no new requests; unlike `/ready` it doesn't fail without the database, which all servers share.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tell whether the server can take requests
         * @description Answers E503-1 while it starts, stops, or has no database or no room for pictures. Not for a load balancer, which would take all servers out at once.
         */
        get: operations["getReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count the members and meetings, and tell where they are */
        get: operations["getAdminDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/inbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count what waits for an operator */
        get: operations["getAdminInbox"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/dashboard/security-code": {
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
         * Change the security code of the operator login
         * @description Sessions stay; the next login needs the new code. Guesses of the present code are limited as at the members' login (D65).
         */
        patch: operations["changeSecurityCode"];
        trace?: never;
    };
    "/admin/dashboard/daily": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the figures of each day
         * @description One row for every day in Seoul from `from` to `to`, both included, oldest first, days without events too.
         *     `from` after `to`, or more than 366 days, is refused with E400-1.
         */
        get: operations["getAdminDailyFigures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/audit-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what operators changed
         * @description Newest first, unless sorted otherwise. Filters may be combined. Days and order go beyond the requirement (D63).
         */
        get: operations["listAuditLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/bulk-jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the operations on all members
         * @description Newest first.
         */
        get: operations["listAdminBulkJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/bulk-jobs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the progress of an operation on all members */
        get: operations["getAdminBulkJob"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/bulk-jobs/{id}/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop an operation on all members
         * @description What was done stays. Nothing more happens after the answer.
         */
        post: operations["stopAdminBulkJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/exports/{resource}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export a resource as CSV
         * @description Streams every row that the filter finds, in the order of its list, with the columns of its entity; the password
         *     and the push token are left out. UTF-8 with a byte order mark, RFC 4180, first row the columns' Korean names
         *     (`x-column-labels` of the entity), values as in the lists. A cell that a
         *     spreadsheet would take for a formula (it begins with `=`, `+`, `-`, `@`, a tab or a carriage return) begins with
         *     an apostrophe; negative numbers are left as they are. A spreadsheet would also drop the first zero of a mobile
         *     number: those have hyphens, as in `010-1234-5678`; figures of more than fifteen digits begin with an apostrophe.
         *     With `format=READABLE` times are those of Seoul (`2026-03-01 18:30`), states and kinds their Korean words, yes and no
         *     are 예 and 아니요, and ids and texts that a spreadsheet would change (a leading zero, twelve digits or more, what looks like a date)
         *     are formulas whose value is their text, as in `="1042"`. What changed in the audit log is in words, one field a line, instead of JSON.
         *     `q` and `field` come together or not at all (E400-1 otherwise, and for a field the resource is not searched by).
         *     `actor`, `target` and `action` belong to `audit-log`, `reportedId` and `reporterId` to `reports`,
         *     `reason` to `rice-transactions` and `status`, `from` and `to` to the resources whose lists have them (E400-1 with another resource
         *     or status). All that are given hold for every row, beside a search, too.
         */
        get: operations["exportAdminResource"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the operator's own account
         * @description Any role may; the console offers what the role may do.
         */
        get: operations["getAdminMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/operators": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the operators' accounts
         * @description Newest first.
         */
        get: operations["listAdminOperators"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/operators/{id}": {
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
         * Set an operator's role, and whether the account is disabled
         * @description A change ends every session of the operator at once. The last account with the role OWNER that isn't disabled
         *     stays so (E409-55).
         */
        patch: operations["setAdminOperator"];
        trace?: never;
    };
    "/admin/access-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List operators' accesses to personal data
         * @description Newest first: logins and failed ones, members opened, searches, exports, chats read. Filters may be combined.
         *     `from` after `to` is refused with E400-1.
         */
        get: operations["listAccessLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the members
         * @description Newest first, unless sorted otherwise. Filters and order go beyond the requirement (D63).
         */
        get: operations["listAdminMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/members/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search the members
         * @description Newest first. A term that is no number finds nothing by id. A VIEWER can't search by phone (E403-10), which they
         *     see only in part.
         */
        get: operations["searchAdminMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/members/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a member */
        get: operations["getAdminMember"];
        put?: never;
        post?: never;
        /**
         * Delete a member for good
         * @description Works like the member's own withdrawal (D16): refunds and leaves recruiting meetings, erases the personal data
         *     and locks the phone; the row leaves the lists too. Cannot be undone.
         */
        delete: operations["deleteAdminMember"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/members/{id}/password": {
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
         * Set a member's password
         * @description Ends every session of the member (D15). Members with a social provider have no password.
         */
        patch: operations["resetAdminMemberPassword"];
        trace?: never;
    };
    "/admin/members/{id}/status": {
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
         * Set a member's status
         * @description Any status may follow any other; only the status changes, so that it can be set back, but PHONE_V_REQUIRED takes the proof
         *     of the phone away (D14). A change ends every session of the member (D15). A withdrawn member whose nickname somebody else has taken since stays so (E409-2).
         */
        patch: operations["setAdminMemberStatus"];
        trace?: never;
    };
    "/admin/members/{id}/points": {
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
        /** Set a member's meal score */
        patch: operations["setAdminMemberPoint"];
        trace?: never;
    };
    "/admin/members/{id}/image-url": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tell where a member's photo is */
        get: operations["getAdminMemberImageUrl"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/members/{id}/reveal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show what is masked of a member
         * @description The phone and the last position, which a VIEWER sees in part only (D60), for a reason that is written to the access
         *     log (D61). Beyond the requirement.
         */
        post: operations["revealAdminMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/members/notifications/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a notification to all members
         * @description To every member who has not withdrawn, once each; pushes go out in the background. A job that takes longer than a
         *     second goes on after the answer (R54).
         */
        post: operations["sendNotificationToAll"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/members/notifications/{memberId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a notification to one member
         * @description Listed in the member's notifications, and pushed to the devices and browsers of an ACTIVE member who hasn't turned `news` off (D51, D52).
         */
        post: operations["sendNotificationToMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the reports
         * @description Newest first, unless sorted otherwise. Filters may be combined; they and the order go beyond the requirement (D58).
         */
        get: operations["listAdminReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/reports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a report */
        get: operations["getAdminReport"];
        put?: never;
        post?: never;
        /**
         * Delete a report
         * @description An expulsion it led to stays. Cannot be undone.
         */
        delete: operations["deleteAdminReport"];
        options?: never;
        head?: never;
        /**
         * Resolve, dismiss or reopen a report
         * @description PENDING becomes RESOLVED or DISMISSED, and the reporter is notified of the outcome without the reported person's name;
         *     PENDING stays PENDING to save a comment; a resolved or dismissed report becomes PENDING again. Anything else is refused
         *     with E409-57: somebody has worked the report meanwhile.
         */
        patch: operations["setAdminReport"];
        trace?: never;
    };
    "/admin/meetings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the meetings
         * @description Newest first, unless sorted otherwise. Filters and order go beyond the requirement (D63).
         */
        get: operations["listAdminMeetings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/meetings/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search the meetings
         * @description Newest first. A term that is no number finds nothing by an id.
         */
        get: operations["searchAdminMeetings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/meetings/{id}": {
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
         * Delete a meeting for good
         * @description With its chat and applications. While it was not over, every member and pending applicant whose deposit is still
         *     held gets it back (MEETING_DELETE), but not a no-show, whose deposit is lost (D24). Cannot be undone.
         */
        delete: operations["deleteAdminMeeting"];
        options?: never;
        head?: never;
        /**
         * Set a meeting's status
         * @description Any status may follow any other (D19), but a meeting whose deposits were refunded at its end stays ended (D46). Confirming or ending rejects pending applications with refund (D22). Ending before READY gives every deposit but a no-show's (D24) back (MEETING_END), and the members are notified (R53); READY counts also when an operator set it early.
         */
        patch: operations["setAdminMeetingStatus"];
        trace?: never;
    };
    "/admin/meetings/{id}/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the members of a meeting
         * @description In the order they joined.
         */
        get: operations["listAdminMeetingMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/meetings/{id}/chats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the messages of a meeting
         * @description The latest `size` messages, or the latest ones before `beforeId`; oldest first. With `around`, half of them are older
         *     than that time and half newer, where there are as many (D58; beyond the requirement).
         */
        get: operations["listAdminMeetingChats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/meetings/{id}/image-url": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tell where a meeting's picture is */
        get: operations["getAdminMeetingImageUrl"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/partner-place-applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the open partner-place applications
         * @description Newest first. Accepted ones are partner places and no longer listed.
         */
        get: operations["listAdminPartnerApplications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/partner-place-applications/{id}": {
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
         * Delete a partner-place application
         * @description The member is notified and may apply again. Cannot be undone.
         */
        delete: operations["deleteAdminPartnerApplication"];
        options?: never;
        head?: never;
        /**
         * Accept a partner-place application
         * @description Turns it into a partner place of the applicant: contract for one month from now, deposit 0, no views. The
         *     applicant's role becomes ROLE_PARTNER, and they are notified.
         */
        patch: operations["acceptAdminPartnerApplication"];
        trace?: never;
    };
    "/admin/partner-place": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the partner places
         * @description Newest first, unless sorted otherwise, also those whose contract has ended. Filters and order go beyond the requirement (D63).
         */
        get: operations["listAdminPartnerPlaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/partner-place/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search the partner places
         * @description Newest first. A term that is no number finds nothing by an id.
         */
        get: operations["searchAdminPartnerPlaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/partner-place/{id}": {
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
         * Delete a partner place
         * @description Its owner is a ROLE_USER again; meetings there go on without the benefit. Cannot be undone.
         */
        delete: operations["deleteAdminPartnerPlace"];
        options?: never;
        head?: never;
        /**
         * Edit a partner place
         * @description A replaced or removed photo is deleted. Meetings keep the place as it was when they were made.
         */
        patch: operations["editAdminPartnerPlace"];
        trace?: never;
    };
    "/admin/partner-place/{id}/cache": {
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
        /** Replace the deposit of a partner place */
        patch: operations["setAdminPartnerPlaceCache"];
        trace?: never;
    };
    "/admin/partner-place/{id}/until": {
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
         * Set when the contract of a partner place ends
         * @description A date that does not exist is refused with E400-1; one in the past ends the contract.
         */
        patch: operations["setAdminPartnerPlaceUntil"];
        trace?: never;
    };
    "/admin/partner-place/{id}/until/plusmonth": {
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
         * Extend the contract of a partner place by one month
         * @description From its present end, also when that has passed; 31 January becomes the last day of February.
         */
        patch: operations["extendAdminPartnerPlace"];
        trace?: never;
    };
    "/admin/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the events
         * @description Newest first.
         */
        get: operations["listAdminEvents"];
        put?: never;
        /** Post an event */
        post: operations["createAdminEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/events/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read an event */
        get: operations["getAdminEvent"];
        put?: never;
        post?: never;
        /**
         * Delete an event
         * @description With its picture. Cannot be undone.
         */
        delete: operations["deleteAdminEvent"];
        options?: never;
        head?: never;
        /**
         * Edit an event
         * @description A replaced or removed picture is deleted.
         */
        patch: operations["editAdminEvent"];
        trace?: never;
    };
    "/admin/announcements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the announcements
         * @description Newest first.
         */
        get: operations["listAdminAnnouncements"];
        put?: never;
        /**
         * Post an announcement
         * @description Also posts the system message ANNOUNCEMENT in the rooms of running meetings (D19), after the answer if there are many.
         */
        post: operations["createAdminAnnouncement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/announcements/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read an announcement */
        get: operations["getAdminAnnouncement"];
        put?: never;
        post?: never;
        /**
         * Delete an announcement
         * @description Cannot be undone.
         */
        delete: operations["deleteAdminAnnouncement"];
        options?: never;
        head?: never;
        /**
         * Edit an announcement
         * @description Posts no new system message.
         */
        patch: operations["editAdminAnnouncement"];
        trace?: never;
    };
    "/admin/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the payments
         * @description Newest first, unless sorted otherwise. Filters and order go beyond the requirement (D63).
         */
        get: operations["listAdminPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/payments/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search the payments
         * @description Newest first. A term that is no number finds nothing.
         */
        get: operations["searchAdminPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/rice-transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the rice transactions
         * @description Newest first, unless sorted otherwise. Filters and order go beyond the requirement (D63).
         */
        get: operations["listAdminRiceTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/rice-transactions/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search the rice transactions
         * @description Newest first. By reason the term is one of its values; an unknown one finds nothing.
         */
        get: operations["searchAdminRiceTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/rice-transactions/sync": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Recompute every rice balance from its ledger
         * @description Also books paid payments that have no row (D27). A job that takes longer than a second goes on after the answer
         *     (R54); a second run at the same time joins the first.
         */
        post: operations["syncRiceTransactions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/rice-transactions/grant": {
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
        /** Grant rice to one member */
        patch: operations["grantRice"];
        trace?: never;
    };
    "/admin/rice-transactions/grant-all": {
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
         * Grant rice to all members
         * @description To every member who has not withdrawn, once each. A job that takes longer than a second goes on after the answer
         *     (R54).
         */
        patch: operations["grantRiceToAll"];
        trace?: never;
    };
    "/admin/rice-transactions/revoke": {
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
         * Revoke rice from one member
         * @description The amount is sent without a sign and subtracted; the balance never falls below 0.
         */
        patch: operations["revokeRice"];
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
        /** @description The push token of the native shell; null in a browser. It belongs to the session that sent it last: another member's login with the same token takes it over. It ends with its session, at a logout, a ban or a password reset; a change of the password keeps that of the session that made it. */
        FcmToken: string | null;
        LoginRequest: {
            phone: components["schemas"]["Phone"];
            /** Format: password */
            password: string;
            fcmToken?: components["schemas"]["FcmToken"];
        };
        /** @description Access token for 30 minutes, refresh token for 30 days and one use (D15). An operator's session ends after 12 hours, or 30 minutes without a call (D62). */
        Tokens: {
            accessToken: string;
            refreshToken: string;
        };
        /**
         * Format: int32
         * @description The numeric security code.
         */
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
         * @description A member's nickname, stored in the Unicode form NFKC without surrounding white space and without variation selectors that aren't part of an emoji (the form leaves that of ‼️). Invisible characters, and names that contain or look like 운영자, 관리자, 밥친구 or 탈퇴한 회원, are refused with E400-1 at the field (D68).
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
         * @description One of the 10,000 most common passwords is refused with E400-1 at its field (D65).
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
         * @description Where the picture is; null when there is none. Relative to the origin, or absolute. It is fetched with GET and without a token, which an `img` can't send: the address can't be guessed, never changes and never shows another picture. Browsers may keep it for a day, shared caches not at all; once the picture is deleted, the address answers 404 or 410 (D67).
         * @example /images/3f9a1c.webp
         */
        ImageUrl: string | null;
        /**
         * @description A social provider that members sign up through.
         * @enum {string}
         */
        Provider: "KAKAO";
        /** @enum {string} */
        Role: "ROLE_USER" | "ROLE_PARTNER" | "ROLE_ADMIN";
        /**
         * @description CREATED: signed up, not yet onboarded. PHONE_V_REQUIRED: the phone must be verified. BANNED: suspended. WITHDRAWN: left.
         * @enum {string}
         */
        MemberStatus: "CREATED" | "ACTIVE" | "BANNED" | "WITHDRAWN" | "PHONE_V_REQUIRED";
        /**
         * Format: int32
         * @description The meal score.
         * @example 54
         */
        MealScore: number;
        /**
         * Format: int64
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
            /** @description The social provider the member signed up through; null for a phone sign-up. */
            provider: components["schemas"]["Provider"] | null;
            role: components["schemas"]["Role"];
            status: components["schemas"]["MemberStatus"];
            point: components["schemas"]["MealScore"];
            riceBalance: components["schemas"]["RiceBalance"];
            /**
             * Format: double
             * @description The last saved position; null until one is set.
             */
            latitude: number | null;
            /** Format: double */
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
        NotificationSettings: {
            /** @description About the member's meetings and applications, reminders and seat alerts. */
            meeting: boolean;
            /** @description New messages in the member's rooms. */
            chat: boolean;
            /** @description Messages of operators. */
            news: boolean;
        };
        /**
         * Format: int64
         * @description Meetings the member checked in at.
         * @example 12
         */
        MeetingsAttended: number;
        /**
         * Format: int64
         * @description No-shows of the last 12 months, without those that operators waived.
         * @example 0
         */
        NoShowCount: number;
        /** @description What members see of each other. No phone, no position. */
        MemberProfile: {
            name: components["schemas"]["Name"];
            imageUrl: components["schemas"]["ImageUrl"];
            point: components["schemas"]["MealScore"];
            /** @description Whether the member has verified a phone. */
            phoneVerified: boolean;
            /**
             * @description The month of the sign-up, in Seoul.
             * @example 2025-11
             */
            joinedOn: string;
            /**
             * Format: int64
             * @description Meetings that took place with the member as host.
             */
            meetingsHeld: number;
            meetingsAttended: components["schemas"]["MeetingsAttended"];
            noShows: components["schemas"]["NoShowCount"];
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
            /** @description One item for every other member of the meeting, also for one who has withdrawn since (R17). */
            evaluatePointDtoList: components["schemas"]["Evaluation"][];
        };
        ImageUpload: {
            /**
             * Format: binary
             * @description JPEG, PNG, WebP, GIF or AVIF up to 10 MB, judged by its content.
             */
            file: Blob;
        };
        UploadedImage: {
            id: components["schemas"]["Id"];
            /** @description Where the picture is, relative to the origin or absolute. */
            url: string;
        };
        /**
         * @description By the hour in Seoul at which a meeting begins, both included: MORNING 5 to 10, LUNCH 11 to 15, DINNER 16 to 20, NIGHT 21 to 4.
         * @enum {string}
         */
        Meal: "MORNING" | "LUNCH" | "DINNER" | "NIGHT";
        /**
         * @description Leading and trailing white space is removed.
         * @example 홍대에서 라멘 먹어요
         */
        MeetingTitle: string;
        /**
         * Format: int64
         * @description An uploaded picture; null for none.
         * @example 501
         */
        ImageId: number | null;
        /** @example 하카타분코 */
        PlaceName: string;
        /**
         * Format: int32
         * @description Members now, the host included.
         * @example 3
         */
        MemberCount: number;
        /**
         * Format: int32
         * @description Seats, the host's included.
         * @example 4
         */
        MaxCapacity: number;
        /**
         * @description Local time in Seoul without a zone; seconds are optional (D7).
         * @example 2026-03-01T18:30
         */
        SeoulTime: string;
        /**
         * @description RECRUITING: open to join. CONFIRMED: takes place. READY: check-in has opened, 15 minutes before the time. END: over, or short of its minimum (D19).
         * @enum {string}
         */
        MeetingStatus: "RECRUITING" | "CONFIRMED" | "READY" | "END";
        /**
         * Format: int64
         * @description The partner store the meeting takes place at; null for any other place.
         * @example 301
         */
        PartnerPlaceId: number | null;
        /** @description A meeting as a card shows it. Position, approval, partner store and host may be missing where a backend doesn't list them (D53). */
        MeetingListItem: {
            meetingId: components["schemas"]["Id"];
            title: components["schemas"]["MeetingTitle"];
            imageId: components["schemas"]["ImageId"];
            imageUrl: components["schemas"]["ImageUrl"];
            placeName: components["schemas"]["PlaceName"];
            memberCount: components["schemas"]["MemberCount"];
            maxCapacity: components["schemas"]["MaxCapacity"];
            scheduledAt: components["schemas"]["SeoulTime"];
            status: components["schemas"]["MeetingStatus"];
            createdAt: components["schemas"]["Instant"];
            placeLatitude?: components["schemas"]["Latitude"];
            placeLongitude?: components["schemas"]["Longitude"];
            /** @description Whether one applies to the host instead of joining directly. */
            requiresApproval?: boolean;
            partnerPlaceId?: components["schemas"]["PartnerPlaceId"];
            hostId?: components["schemas"]["Id"];
        };
        /** @description One page; the last item's createdAt is the cursor of the next (D8). */
        MeetingListResponse: {
            meetingListDtoList: components["schemas"]["MeetingListItem"][];
            /** @description Whether another page follows. */
            hasMore: boolean;
        };
        /**
         * @description What the host says about the meeting; line breaks are kept, white space around it is removed.
         * @example 천천히 먹고 커피까지 마셔요.
         */
        MeetingContent: string;
        /**
         * @description Null when the place has none.
         * @example 서울 마포구 독막로19길 43
         */
        PlaceAddress: string | null;
        /**
         * @description Digits and dashes; null when the place has none.
         * @example 02-338-5536
         */
        PlacePhone: string | null;
        /**
         * Format: int32
         * @description The meeting takes place from this many members on, the host included; at most the maximum capacity.
         * @example 2
         */
        MinCapacity: number;
        CreateMeetingRequest: {
            imageId: components["schemas"]["ImageId"];
            title: components["schemas"]["MeetingTitle"];
            content: components["schemas"]["MeetingContent"];
            scheduledAt: components["schemas"]["SeoulTime"];
            placeName: components["schemas"]["PlaceName"];
            placeAddress: components["schemas"]["PlaceAddress"];
            placePhone: components["schemas"]["PlacePhone"];
            placeLatitude: components["schemas"]["Latitude"];
            placeLongitude: components["schemas"]["Longitude"];
            partnerPlaceId: components["schemas"]["PartnerPlaceId"];
            minCapacity: components["schemas"]["MinCapacity"];
            maxCapacity: components["schemas"]["MaxCapacity"];
            /** @description Whether one applies to the host instead of joining directly. */
            requiresApproval: boolean;
        };
        /** @description The id of the new meeting (D5). */
        CreatedMeeting: {
            meetingId: components["schemas"]["Id"];
        };
        MeetingMapItem: {
            meetingId: components["schemas"]["Id"];
            title: components["schemas"]["MeetingTitle"];
            scheduledAt: components["schemas"]["SeoulTime"];
            placeName: components["schemas"]["PlaceName"];
            placeLatitude: components["schemas"]["Latitude"];
            placeLongitude: components["schemas"]["Longitude"];
            /** @description Whether the meeting is at a partner store. */
            isPartnerPlace: boolean;
        };
        MeetingMapResponse: {
            /** @description Nearest first. */
            meetingMapDtoList: components["schemas"]["MeetingMapItem"][];
        };
        MeetingSearchItem: {
            meetingId: components["schemas"]["Id"];
            title: components["schemas"]["MeetingTitle"];
            status: components["schemas"]["MeetingStatus"];
            scheduledAt: components["schemas"]["SeoulTime"];
            placeName: components["schemas"]["PlaceName"];
            /** @description Whether the meeting is at a partner store. */
            isPartnerPlace: boolean;
        };
        MeetingSearchResponse: {
            /** @description Meetings that are not over come first; within each part the nearest first. */
            meetingSearchDtoList: components["schemas"]["MeetingSearchItem"][];
        };
        MeetingMember: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["Name"];
            imageUrl: components["schemas"]["ImageUrl"];
            point: components["schemas"]["MealScore"];
        };
        MeetingDetail: {
            title: components["schemas"]["MeetingTitle"];
            content: components["schemas"]["MeetingContent"];
            status: components["schemas"]["MeetingStatus"];
            hostId: components["schemas"]["Id"];
            /** @description The members now, in the order they joined. Those who left or were expelled are not among them; who withdrew after it was over is, as 탈퇴한 회원 (R17). */
            members: components["schemas"]["MeetingMember"][];
            memberCount: components["schemas"]["MemberCount"];
            minCapacity: components["schemas"]["MinCapacity"];
            maxCapacity: components["schemas"]["MaxCapacity"];
            /** @description Whether one applies to the host instead of joining directly. */
            requiresApproval: boolean;
            /** @description Whether the caller's application to this meeting waits for the host. */
            isApplicationSubmitted: boolean;
            /** @description Whether the caller is notified when a seat opens (D49); absent where a backend has no such alerts. */
            hasSeatAlert?: boolean;
            scheduledAt: components["schemas"]["SeoulTime"];
            imageUrl: components["schemas"]["ImageUrl"];
            placeName: components["schemas"]["PlaceName"];
            placeAddress: components["schemas"]["PlaceAddress"];
            placePhone: components["schemas"]["PlacePhone"];
            placeLatitude: components["schemas"]["Latitude"];
            placeLongitude: components["schemas"]["Longitude"];
            partnerPlaceId: components["schemas"]["PartnerPlaceId"];
        };
        /** @description The whole of what can be edited; date, time, capacities, approval and picture stay. */
        UpdateMeetingRequest: {
            title: components["schemas"]["MeetingTitle"];
            content: components["schemas"]["MeetingContent"];
            placeName: components["schemas"]["PlaceName"];
            /** @description An edit needs an address. */
            placeAddress: string;
            placePhone: components["schemas"]["PlacePhone"];
            placeLatitude: components["schemas"]["Latitude"];
            placeLongitude: components["schemas"]["Longitude"];
            partnerPlaceId: components["schemas"]["PartnerPlaceId"];
        };
        /**
         * @description Province or city and district of the place's address; null when the address doesn't tell.
         * @example 서울 마포구
         */
        District: string | null;
        /** @description What anybody may see of a meeting. No names, no exact place, no text of the host. */
        PublicMeeting: {
            meetingId: components["schemas"]["Id"];
            title: components["schemas"]["MeetingTitle"];
            imageUrl: components["schemas"]["ImageUrl"];
            scheduledAt: components["schemas"]["SeoulTime"];
            district: components["schemas"]["District"];
            memberCount: components["schemas"]["MemberCount"];
            maxCapacity: components["schemas"]["MaxCapacity"];
            status: components["schemas"]["MeetingStatus"];
        };
        /** @description What the restaurant's owner is shown. */
        MeetingCertificate: {
            placeName: components["schemas"]["PlaceName"];
            title: components["schemas"]["MeetingTitle"];
            memberCount: components["schemas"]["MemberCount"];
            scheduledAt: components["schemas"]["SeoulTime"];
        };
        /** @description The caller's own state in the meeting. */
        Attendance: {
            /** @description Whether the caller has checked in. */
            checked: boolean;
            /** @description Whether the caller has rated the other members. */
            evaluated: boolean;
        };
        CheckInRequest: {
            meetingId: components["schemas"]["Id"];
            latitude: components["schemas"]["Latitude"];
            longitude: components["schemas"]["Longitude"];
        };
        /**
         * @description The applicant's introduction; white space around it is removed.
         * @example 근처에서 일해요. 조용히 맛있게 먹을게요!
         */
        Introduction: string;
        /** @description The caller's own application with what its card shows of the meeting. */
        MyMeetingApplication: {
            id: components["schemas"]["Id"];
            meetingId: components["schemas"]["Id"];
            meetingTitle: components["schemas"]["MeetingTitle"];
            memberId: components["schemas"]["Id"];
            memberName: components["schemas"]["Name"];
            memberImageUrl: components["schemas"]["ImageUrl"];
            content: components["schemas"]["Introduction"];
            createdAt: components["schemas"]["Instant"];
            meetingImageUrl: components["schemas"]["ImageUrl"];
            placeName: components["schemas"]["PlaceName"];
            memberCount: components["schemas"]["MemberCount"];
            maxCapacity: components["schemas"]["MaxCapacity"];
            scheduledAt: components["schemas"]["SeoulTime"];
            meetingStatus: components["schemas"]["MeetingStatus"];
        };
        MyApplicationListResponse: {
            /** @description Newest first. */
            myMeetingApplicationDtoList: components["schemas"]["MyMeetingApplication"][];
        };
        /** @description An application that waits for the host. The applicant's score and attendance may be missing where a backend doesn't tell them (D54). */
        MeetingApplication: {
            id: components["schemas"]["Id"];
            meetingId: components["schemas"]["Id"];
            meetingTitle: components["schemas"]["MeetingTitle"];
            memberId: components["schemas"]["Id"];
            memberName: components["schemas"]["Name"];
            memberImageUrl: components["schemas"]["ImageUrl"];
            content: components["schemas"]["Introduction"];
            createdAt: components["schemas"]["Instant"];
            memberPoint?: components["schemas"]["MealScore"];
            meetingsAttended?: components["schemas"]["MeetingsAttended"];
            noShows?: components["schemas"]["NoShowCount"];
        };
        MeetingApplicationListResponse: {
            /** @description Oldest first, as they are served first come, first served. */
            meetingMeetingApplicationDtoList: components["schemas"]["MeetingApplication"][];
            minCapacity: components["schemas"]["MinCapacity"];
            currentMemberCount: components["schemas"]["MemberCount"];
            maxCapacity: components["schemas"]["MaxCapacity"];
        };
        ApplyRequest: {
            content: components["schemas"]["Introduction"];
        };
        /** @description Both must be those of the application. */
        ApproveRequest: {
            meetingId: components["schemas"]["Id"];
            memberId: components["schemas"]["Id"];
        };
        /**
         * Format: double
         * @description Great-circle distance in metres.
         * @example 412.5
         */
        DistanceM: number;
        /** @example 연남한상 */
        StoreName: string;
        /** @example 서울 마포구 동교로 242 */
        StoreAddress: string;
        /**
         * @description Digits and dashes.
         * @example 02-335-0101
         */
        StorePhone: string;
        /**
         * @description The benefit the store gives; line breaks are kept.
         * @example 밥친구 모임이면 음료를 한 병씩 드려요.
         */
        StorePolicy: string;
        PartnerPlace: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["StoreName"];
            address: components["schemas"]["StoreAddress"];
            phone: components["schemas"]["StorePhone"];
            latitude: components["schemas"]["Latitude"];
            longitude: components["schemas"]["Longitude"];
            imageUrl: components["schemas"]["ImageUrl"];
            distance: components["schemas"]["DistanceM"];
            policy: components["schemas"]["StorePolicy"];
        };
        PartnerPlaceListResponse: {
            /** @description Nearest first. Stores as far as the page's last one are part of the page, so it may be longer than pageSize (D8). */
            partnerPlaceSearchDtoList: components["schemas"]["PartnerPlace"][];
            /**
             * Format: double
             * @description Distance of the page's last store in metres, the cursor of the next page; null for an empty page.
             */
            lastDistance: number | null;
            /** @description Whether another page follows. */
            hasNext: boolean;
        };
        MyPartnerPlace: {
            name: components["schemas"]["StoreName"];
            address: components["schemas"]["StoreAddress"];
            phone: components["schemas"]["StorePhone"];
            /**
             * Format: double
             * @description Null when an operator cleared the position; such a store is not offered to members.
             */
            latitude: number | null;
            /**
             * Format: double
             * @description Null with the latitude.
             */
            longitude: number | null;
            policy: components["schemas"]["StorePolicy"];
            imageUrl: components["schemas"]["ImageUrl"];
            /**
             * Format: int64
             * @description Total paid in, in won.
             * @example 300000
             */
            cache: number;
            until: components["schemas"]["SeoulTime"];
            /**
             * Format: int64
             * @description Meetings hosted at the store so far.
             */
            meetingCount: number;
            /**
             * Format: int64
             * @description How often its benefit was looked at.
             */
            count: number;
        };
        PartnerPlacePolicyResponse: {
            policy: components["schemas"]["StorePolicy"];
        };
        PartnerPlaceApplicationRequest: {
            name: components["schemas"]["StoreName"];
            address: components["schemas"]["StoreAddress"];
            phone: components["schemas"]["StorePhone"];
            latitude: components["schemas"]["Latitude"];
            longitude: components["schemas"]["Longitude"];
            policy: components["schemas"]["StorePolicy"];
            imageId: components["schemas"]["ImageId"];
        };
        FoundPlace: {
            /** @description Cut to the length a meeting's place name may have. */
            name: string;
            /** @description The street address where there is one. */
            address: string;
            phone: components["schemas"]["PlacePhone"];
            latitude: components["schemas"]["Latitude"];
            longitude: components["schemas"]["Longitude"];
        };
        PlaceSearchResponse: {
            /** @description Best match first. */
            places: components["schemas"]["FoundPlace"][];
            /** @description Whether another page follows. */
            hasMore: boolean;
        };
        /**
         * @description TEXT: written by a member. SYSTEM: by the server; its content selects the display.
         * @enum {string}
         */
        ChatType: "TEXT" | "SYSTEM";
        ChatroomListItem: {
            meetingId: components["schemas"]["Id"];
            meetingTitle: components["schemas"]["MeetingTitle"];
            meetingImageUrl: components["schemas"]["ImageUrl"];
            /** @description Content of the newest message that is not a blocked member's, of a system message its code; null in an empty room. */
            lastChatContent: string | null;
            /** @description The type of that message: a code is a system message's only where it is SYSTEM, as a member may write the same text. Null in an empty room, absent where a backend doesn't tell it. */
            lastChatType?: components["schemas"]["ChatType"] | null;
            /**
             * Format: date-time
             * @description When that message was sent; null in an empty room.
             */
            lastChatCreatedAt: string | null;
            /** @description Whether a message of someone else came after the room was last read (D31); who joined or left makes no room unread (D48). */
            hasUnreadChat: boolean;
        };
        ChatroomListResponse: {
            /** @description The rooms of every meeting the caller is a member of, ended ones too, by newest message; empty rooms by when they were joined. */
            chatroomListDtoList: components["schemas"]["ChatroomListItem"][];
        };
        ChatroomMember: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["Name"];
            imageUrl: components["schemas"]["ImageUrl"];
        };
        ChatroomInfo: {
            meetingTitle: components["schemas"]["MeetingTitle"];
            meetingImageUrl: components["schemas"]["ImageUrl"];
            meetingStatus: components["schemas"]["MeetingStatus"];
            /** @description The members now, the caller included, in the order they joined. */
            members: components["schemas"]["ChatroomMember"][];
            hostId: components["schemas"]["Id"];
            /** @description Everyone the caller has blocked, whether in this meeting or not. */
            blockMemberIdList: components["schemas"]["Id"][];
            placeLatitude: components["schemas"]["Latitude"];
            placeLongitude: components["schemas"]["Longitude"];
            scheduledAt?: components["schemas"]["SeoulTime"];
            placeName?: components["schemas"]["PlaceName"];
        };
        /**
         * @description Contents of SYSTEM messages that have a display of their own; any other content of one is shown as it is, such as who joined, left, was expelled or became the host (D48). CHECK asks for the check-in, which is open from 15 minutes before to 15 minutes after the meeting's time even when an operator set READY earlier (R53); EVALUATION asks for the rating.
         * @enum {string}
         */
        SystemMessageContent: "CHECK" | "CONFIRMED" | "EVALUATION" | "ANNOUNCEMENT" | "END_MINCAPACITY";
        /**
         * @description A member's text without white space around it, or a system message (see SystemMessageContent).
         * @example 저는 10분쯤 늦을 것 같아요!
         */
        ChatContent: string;
        /**
         * @description The client-id the sender gave the message, so that a retry is told from a new one; absent when none was given (D29).
         * @example c-0b6f5c2e
         */
        ChatClientId: string;
        ChatMessage: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["ChatType"];
            content: components["schemas"]["SystemMessageContent"] | components["schemas"]["ChatContent"];
            createdAt: components["schemas"]["Instant"];
            /**
             * Format: int64
             * @description The sender, who may have left the meeting since; null for a SYSTEM message and for a member who has withdrawn (D16).
             */
            memberId: number | null;
            clientId?: components["schemas"]["ChatClientId"];
        };
        /** @description Newest first. A full page means that older messages may exist. */
        ChatPage: components["schemas"]["ChatMessage"][];
        Notification: {
            id: components["schemas"]["Id"];
            /** @example 모임이 확정됐어요 */
            title: string;
            content: string;
            /**
             * @description Where a tap leads: a path of this site or an https address; null or absent for nowhere.
             * @example /app/chat/2001
             */
            url?: string | null;
            createdAt: components["schemas"]["Instant"];
        };
        /** @description The newest hundred, newest first. */
        NotificationList: components["schemas"]["Notification"][];
        WebPushKey: {
            /** @description The public key as an uncompressed point of P-256, base64url. */
            key: string;
        };
        /** @description The address that the browser's push service gave. It is https, unless the server's configuration names a local service. */
        PushEndpoint: string;
        WebSubscription: {
            endpoint: components["schemas"]["PushEndpoint"];
            keys: {
                /** @description The browser's public key, an uncompressed point of P-256, base64url. */
                p256dh: string;
                /** @description The authentication secret, 16 bytes, base64url. */
                auth: string;
            };
        };
        WebSubscriptionRef: {
            endpoint: components["schemas"]["PushEndpoint"];
        };
        /**
         * @description Title of an announcement or event.
         * @example 추석 연휴 고객센터 안내
         */
        PostTitle: string;
        /**
         * @description Plain text of an announcement or event; line breaks are kept.
         * @example 연휴 동안 답변이 늦어질 수 있어요.
         *     급한 일은 이메일로 보내 주세요.
         */
        PostContent: string;
        Announcement: {
            id: components["schemas"]["Id"];
            title: components["schemas"]["PostTitle"];
            content: components["schemas"]["PostContent"];
            createdAt: components["schemas"]["Instant"];
        };
        AnnouncementListResponse: {
            /** @description The newest hundred, newest first. */
            announcementListDtoList: components["schemas"]["Announcement"][];
        };
        Event: {
            id: components["schemas"]["Id"];
            title: components["schemas"]["PostTitle"];
            content: components["schemas"]["PostContent"];
            createdAt: components["schemas"]["Instant"];
            imageUrl: components["schemas"]["ImageUrl"];
        };
        EventListResponse: {
            /** @description The newest hundred, newest first. */
            eventListDtoList: components["schemas"]["Event"][];
        };
        Block: {
            blockedId: components["schemas"]["Id"];
            blockedName: components["schemas"]["Name"];
            blockedImageUrl: components["schemas"]["ImageUrl"];
        };
        BlockListResponse: {
            /** @description The one blocked last comes first. */
            blockDtoList: components["schemas"]["Block"][];
        };
        BlockRequest: {
            blockedId: components["schemas"]["Id"];
        };
        ReportRequest: {
            reportedId: components["schemas"]["Id"];
            meetingId: components["schemas"]["Id"];
            /** @description What happened; white space around it is removed. */
            content: string;
        };
        /**
         * @description What changed the balance. A client shows a value it does not know as "기타".
         * @enum {string}
         */
        RiceTransactionReason: "SIGNUP" | "MEETING_APPLY" | "MEETING_APPLY_REJECT" | "MEETING_APPLY_DELETE" | "MEETING_CREATE" | "MEETING_JOIN" | "MEETING_CHECKED" | "MEETING_DELETE" | "MEETING_END" | "MEETING_LEAVE" | "PURCHASE_500" | "PURCHASE_1000" | "PURCHASE_2000" | "ADMIN_GRANT" | "ADMIN_REVOKE";
        RiceTransaction: {
            id: components["schemas"]["Id"];
            createdAt: components["schemas"]["Instant"];
            /**
             * Format: int64
             * @description Grains, negative when taken.
             * @example -500
             */
            amount: number;
            balanceAfter: components["schemas"]["RiceBalance"];
            riceTransactionReason: components["schemas"]["RiceTransactionReason"];
        };
        RiceTransactionListResponse: {
            /** @description Newest first. */
            riceTransactionDtoList: components["schemas"]["RiceTransaction"][];
            /**
             * Format: int64
             * @description The lastId of the next page; null when there is none (D8).
             */
            nextCursor: number | null;
            /** @description Whether another page follows. */
            hasNext: boolean;
        };
        /**
         * @description The app store that took the money (D37).
         * @enum {string}
         */
        PaymentPlatform: "APPLE" | "GOOGLE";
        /**
         * @description The pack as the stores name it; the number is the grains it holds.
         * @enum {string}
         */
        RiceProductId: "rice_500" | "rice_1000" | "rice_2000";
        PaymentRequest: {
            platform: components["schemas"]["PaymentPlatform"];
            productId: components["schemas"]["RiceProductId"];
            /** @description The store's signed receipt or purchase token, as it is. */
            receiptData: string;
        };
        BookedPayment: {
            id: components["schemas"]["Id"];
            /** @description The store's id of the purchase. */
            transactionId: string;
            /**
             * Format: int32
             * @description Grains bought.
             */
            amount: number;
            balance: components["schemas"]["RiceBalance"];
        };
        ServerHealth: {
            /** @constant */
            status: "ok";
        };
        AdminMemberLocation: {
            memberId: components["schemas"]["Id"];
            latitude: components["schemas"]["Latitude"];
            longitude: components["schemas"]["Longitude"];
        };
        AdminMeetingLocation: {
            meetingId: components["schemas"]["Id"];
            latitude: components["schemas"]["Latitude"];
            longitude: components["schemas"]["Longitude"];
        };
        /** @description How much there is, and where. */
        AdminDashboard: {
            /**
             * Format: int64
             * @description Rows of the member list; above 10000 it may be an estimate.
             */
            memberCount: number;
            /**
             * Format: int64
             * @description Rows of the meeting list; above 10000 it may be an estimate.
             */
            meetingCount: number;
            /** @description Members with a saved position, newest first; none for a VIEWER (D60). */
            memberLocationDtoList: components["schemas"]["AdminMemberLocation"][];
            /** @description Meetings, newest first. */
            meetingLocationDtoList: components["schemas"]["AdminMeetingLocation"][];
        };
        /**
         * Format: int64
         * @description Open reports, partner requests, store contracts that end within 14 days, or pending payments; above 10000 it may be an estimate.
         */
        AdminInboxCount: number;
        /** @description What waits for an operator. */
        AdminInbox: {
            openReports: components["schemas"]["AdminInboxCount"];
            /**
             * Format: date-time
             * @description When the oldest open report was made; null without one.
             */
            oldestReportAt: string | null;
            partnerApplications: components["schemas"]["AdminInboxCount"];
            endingContracts: components["schemas"]["AdminInboxCount"];
            pendingPayments: components["schemas"]["AdminInboxCount"];
        };
        SecurityCodeRequest: {
            currentCode: components["schemas"]["SecurityCode"];
            newCode: components["schemas"]["SecurityCode"];
        };
        /**
         * Format: date
         * @description A day in Seoul.
         * @example 2026-03-01
         */
        AdminDay: string;
        /** @description What happened on one day in Seoul. */
        AdminDailyFigures: {
            date: components["schemas"]["AdminDay"];
            /**
             * Format: int64
             * @description Members who signed up.
             */
            signups: number;
            /**
             * Format: int64
             * @description Meetings created.
             */
            meetings: number;
            /**
             * Format: int64
             * @description Grains booked to members, all reasons.
             */
            riceIssued: number;
            /**
             * Format: int64
             * @description Grains booked from members, as a positive number.
             */
            riceBurned: number;
        };
        /**
         * @description By number, which is by age, the oldest first (`id`) or the newest first (`-id`).
         * @enum {string}
         */
        RowSort: "id" | "-id";
        /**
         * @description What an operator did (D18). `x-audit-entries` has the target of each action's entry, and the fields that `before` and `after` have
         *     at least, under their names in the request or the console's list; of an edit those that changed. Of a bulk job it is the first
         *     entry, at the start; of a sync the last, before which one at the start has `state` (R54). A bulk job that is stopped or fails
         *     leaves another entry with `state` and `done`, as does the end of one whose total was an estimate. A search of an export by a
         *     name or a phone is left out (D67).
         * @enum {string}
         */
        AuditAction: "OPERATOR_CREATE" | "OPERATOR_ROLE_CHANGE" | "OPERATOR_DISABLE" | "OPERATOR_ENABLE" | "OPERATOR_PASSWORD_CHANGE" | "SECURITY_CODE_CHANGE" | "MEMBER_PASSWORD_RESET" | "MEMBER_STATUS_CHANGE" | "MEMBER_POINT_CHANGE" | "MEMBER_DELETE" | "REPORT_DELETE" | "REPORT_STATUS_CHANGE" | "NOTIFICATION_SEND" | "NOTIFICATION_SEND_ALL" | "MEETING_STATUS_CHANGE" | "MEETING_DELETE" | "PARTNER_APPLICATION_ACCEPT" | "PARTNER_APPLICATION_DELETE" | "PARTNER_PLACE_EDIT" | "PARTNER_PLACE_CACHE_CHANGE" | "PARTNER_PLACE_UNTIL_CHANGE" | "PARTNER_PLACE_EXTEND" | "PARTNER_PLACE_DELETE" | "EVENT_CREATE" | "EVENT_EDIT" | "EVENT_DELETE" | "ANNOUNCEMENT_CREATE" | "ANNOUNCEMENT_EDIT" | "ANNOUNCEMENT_DELETE" | "IMAGE_UPLOAD" | "IMAGE_DELETE" | "RICE_SYNC" | "RICE_GRANT" | "RICE_GRANT_ALL" | "RICE_REVOKE" | "DATA_EXPORT";
        /**
         * @description What kind of thing an operator changed.
         * @enum {string}
         */
        AuditTarget: "SYSTEM" | "OPERATOR" | "MEMBER" | "ALL_MEMBERS" | "REPORT" | "MEETING" | "PARTNER_APPLICATION" | "PARTNER_PLACE" | "EVENT" | "ANNOUNCEMENT" | "IMAGE";
        /** @description Fields and their values, without secrets, as AuditAction lists them; null when there is nothing to tell. */
        AuditValues: {
            [key: string]: string | number | boolean | null;
        } | null;
        /** @description One write of an operator (D18). Never changed, never deleted. */
        AuditEntry: {
            id: components["schemas"]["Id"];
            /**
             * Format: int64
             * @description The operator; null for a command on the server.
             */
            actorId: number | null;
            /** @description The operator's id at that time. */
            actorName: string | null;
            action: components["schemas"]["AuditAction"];
            targetType: components["schemas"]["AuditTarget"];
            /**
             * Format: int64
             * @description Null when there is no single target.
             */
            targetId: number | null;
            before: components["schemas"]["AuditValues"];
            after: components["schemas"]["AuditValues"];
            createdAt: components["schemas"]["Instant"];
            /**
             * @description The present names or titles of the target and of what the values name by id, by `MEMBER:1042`; without what is gone.
             *     Not stored in the log (D67). Beyond the requirement.
             */
            names?: {
                [key: string]: string;
            };
        };
        /**
         * Format: int32
         * @description The zero-based page that was asked for.
         */
        AdminPageNumber: number;
        /**
         * Format: int64
         * @description Pages at this size; 0 when there are no rows.
         */
        AdminPageCount: number;
        /**
         * Format: int64
         * @description Rows on all pages; above 10000 it may be an estimate.
         */
        AdminRowCount: number;
        AdminAuditPage: {
            content: components["schemas"]["AuditEntry"][];
            currentPage: components["schemas"]["AdminPageNumber"];
            totalPages: components["schemas"]["AdminPageCount"];
            totalElements: components["schemas"]["AdminRowCount"];
        };
        /**
         * @description What the job does; the audit action of its start.
         * @enum {string}
         */
        BulkJobKind: "RICE_GRANT_ALL" | "NOTIFICATION_SEND_ALL" | "ANNOUNCEMENT_CREATE" | "RICE_SYNC";
        /**
         * @description RUNNING: it goes on, also after a restart of the server. DONE: it reached everybody. STOPPED: an operator stopped it.
         *     FAILED: an error ended it. What was done stays in every state.
         * @enum {string}
         */
        BulkJobState: "RUNNING" | "DONE" | "STOPPED" | "FAILED";
        /** @description An operation on all members, or on the rooms of all running meetings, that is done in small steps. */
        AdminBulkJob: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["BulkJobKind"];
            state: components["schemas"]["BulkJobState"];
            /**
             * Format: int64
             * @description Members, or running meetings, at the start. Above 10000 it may be an estimate, which becomes `done` when the job is DONE and stays in a job that is STOPPED or FAILED. Who comes later is left out.
             */
            total: number;
            /**
             * Format: int64
             * @description How many of them it has reached. Less than the total at the end when some withdrew meanwhile.
             */
            done: number;
            /**
             * Format: int32
             * @description Grains for each member; null unless it grants rice.
             */
            amount: number | null;
            /** @description The title of the notification or announcement; null without one. */
            title: string | null;
            /**
             * Format: int64
             * @description Members whose balance was wrong; null unless it synchronizes the ledger.
             */
            corrected: number | null;
            /** @description Who started it. */
            operatorName: string;
            createdAt: components["schemas"]["Instant"];
            /**
             * Format: date-time
             * @description Null while it runs.
             */
            finishedAt: string | null;
        };
        AdminBulkJobPage: {
            content: components["schemas"]["AdminBulkJob"][];
            currentPage: components["schemas"]["AdminPageNumber"];
            totalPages: components["schemas"]["AdminPageCount"];
            totalElements: components["schemas"]["AdminRowCount"];
        };
        /**
         * @description What can be exported.
         * @enum {string}
         */
        ExportResource: "members" | "reports" | "meetings" | "partner-place-applications" | "partner-place" | "events" | "announcements" | "payments" | "rice-transactions" | "audit-log" | "bulk-jobs";
        /**
         * @description A search field of the exported resource; one that its search does not have is refused.
         * @enum {string}
         */
        ExportField: "id" | "name" | "phone" | "host_id" | "title" | "member_id" | "rice_transaction_reason";
        /**
         * @description READABLE has times of Seoul, states and kinds in words, and ids and long digits as text; RAW the values of the lists.
         * @enum {string}
         */
        ExportFormat: "RAW" | "READABLE";
        /**
         * @description What an operator may do; `x-roles` of an operation lists the roles that may call it. OWNER: everything, and operators'
         *     accounts. SUPPORT: members, reports, meetings, posts, notifications. FINANCE: rice, payments, stores. VIEWER: reads,
         *     with members' phones and positions masked.
         * @enum {string}
         */
        OperatorRole: "OWNER" | "SUPPORT" | "FINANCE" | "VIEWER";
        /** @description An operator's account. */
        AdminOperator: {
            id: components["schemas"]["Id"];
            /** @description The id that the operator logs in with. */
            name: string;
            role: components["schemas"]["OperatorRole"];
            /**
             * Format: date-time
             * @description Null while the operator can log in.
             */
            disabledAt: string | null;
            createdAt: components["schemas"]["Instant"];
        };
        AdminOperatorPage: {
            content: components["schemas"]["AdminOperator"][];
            currentPage: components["schemas"]["AdminPageNumber"];
            totalPages: components["schemas"]["AdminPageCount"];
            totalElements: components["schemas"]["AdminRowCount"];
        };
        AdminOperatorRequest: {
            role: components["schemas"]["OperatorRole"];
            /** @description Whether the account can't log in. */
            disabled: boolean;
        };
        /**
         * @description What an operator did with personal data (D61). LOGIN_FAILED: also of an id that doesn't exist, and while it is locked.
         *     MEMBER_OPEN: reading one member. MEMBER_REVEAL: showing what is masked of one, with a reason (D60). SEARCH: any search. EXPORT: any export. CHAT_READ: reading a meeting's messages.
         * @enum {string}
         */
        AccessAction: "LOGIN" | "LOGIN_FAILED" | "MEMBER_OPEN" | "MEMBER_REVEAL" | "SEARCH" | "EXPORT" | "CHAT_READ";
        /** @description One access of an operator to personal data. Kept two years, never changed. */
        AccessEntry: {
            id: components["schemas"]["Id"];
            createdAt: components["schemas"]["Instant"];
            /**
             * Format: int64
             * @description Null for a failed login with an unknown id.
             */
            operatorId: number | null;
            /** @description The id that was logged in with. */
            operatorName: string;
            action: components["schemas"]["AccessAction"];
            /** @description The list, as in its path; null for a login. */
            resource: string | null;
            /** @description The field that was searched, or by which an export was narrowed. The term isn't kept. */
            field: string | null;
            /** @description The rows that were shown, of the resource; of an export only when it is one of a search. Empty for a login. */
            targetIds: components["schemas"]["Id"][];
            /** @description The client's network address. */
            address: string;
            /** @description Why the operator needed it; null where none is asked for. */
            reason?: string | null;
        };
        AdminAccessPage: {
            content: components["schemas"]["AccessEntry"][];
            currentPage: components["schemas"]["AdminPageNumber"];
            totalPages: components["schemas"]["AdminPageCount"];
            totalElements: components["schemas"]["AdminRowCount"];
        };
        /** @description A member as an operator sees them. */
        AdminMember: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["Name"];
            /** @description Null for an operator, a social member without a verified phone, and a withdrawn member; masked for a VIEWER (D60). */
            phone: string | null;
            /** @description Always null; a password is never told (D10). */
            password: string | null;
            /**
             * Format: int64
             * @description The profile photo.
             */
            imageId: number | null;
            /** @description The social provider the member signed up through; null for a phone sign-up. */
            provider: components["schemas"]["Provider"] | null;
            /** @description The member's id at the social provider. */
            providerId: string | null;
            role: components["schemas"]["Role"];
            status: components["schemas"]["MemberStatus"];
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
            /**
             * Format: date-time
             * @description When the nickname was last changed.
             */
            nameUpdatedAt: string | null;
            point: components["schemas"]["MealScore"];
            /**
             * Format: double
             * @description The last saved position; null for a VIEWER.
             */
            latitude: number | null;
            /**
             * Format: double
             * @description The last saved position; null for a VIEWER.
             */
            longitude: number | null;
            /** @description The push token of the member's device; null for a VIEWER. */
            targetToken: string | null;
            riceBalance: components["schemas"]["RiceBalance"];
        };
        AdminMemberPage: {
            content: components["schemas"]["AdminMember"][];
            currentPage: components["schemas"]["AdminPageNumber"];
            totalPages: components["schemas"]["AdminPageCount"];
            totalElements: components["schemas"]["AdminRowCount"];
        };
        /**
         * @description The field that is searched.
         * @enum {string}
         */
        MemberSearchField: "id" | "name" | "phone";
        AdminPasswordRequest: {
            newPassword: components["schemas"]["Password"];
        };
        AdminMemberStatusRequest: {
            status: components["schemas"]["MemberStatus"];
        };
        AdminMemberPointRequest: {
            point: components["schemas"]["MealScore"];
        };
        /** @description Where a picture is. */
        AdminImageUrl: {
            imageUrl: components["schemas"]["ImageUrl"];
        };
        AdminRevealRequest: {
            /** @description Why it is needed; kept in the access log. */
            reason: string;
        };
        /** @description What a VIEWER sees of a member in part only (D60). */
        AdminMemberContact: {
            /** @description Null for a member without one. */
            phone: string | null;
            /** @description The last saved position. */
            latitude: number | null;
            /** @description The last saved position. */
            longitude: number | null;
        };
        AdminNotificationTitle: string;
        AdminNotificationText: string;
        /**
         * @description Where a tap leads: a path of this site or an https address; null for nowhere.
         * @example /app/mypage/events/8
         */
        AdminNotificationLink: string | null;
        AdminNotificationAllRequest: {
            /** @description Always null; the notification goes to everybody. */
            memberId?: string | null;
            title: components["schemas"]["AdminNotificationTitle"];
            content: components["schemas"]["AdminNotificationText"];
            url?: components["schemas"]["AdminNotificationLink"];
        };
        AdminNotificationRequest: {
            title: components["schemas"]["AdminNotificationTitle"];
            content: components["schemas"]["AdminNotificationText"];
            url?: components["schemas"]["AdminNotificationLink"];
        };
        /**
         * @description How far a report is (D37).
         * @enum {string}
         */
        ReportStatus: "PENDING" | "RESOLVED" | "DISMISSED";
        /** @description The member's name now. Absent in backends without D58. */
        ReportPersonName: string;
        /** @description A member's report about another one. */
        AdminReport: {
            id: components["schemas"]["Id"];
            reporterId: components["schemas"]["Id"];
            reporterName?: components["schemas"]["ReportPersonName"];
            reportedId: components["schemas"]["Id"];
            reportedName?: components["schemas"]["ReportPersonName"];
            meetingId: components["schemas"]["Id"];
            content: string;
            status: components["schemas"]["ReportStatus"];
            adminComment: string | null;
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
        };
        AdminReportPage: {
            content: components["schemas"]["AdminReport"][];
            currentPage: components["schemas"]["AdminPageNumber"];
            totalPages: components["schemas"]["AdminPageCount"];
            totalElements: components["schemas"]["AdminRowCount"];
        };
        AdminReportRequest: {
            status: components["schemas"]["ReportStatus"];
            /** @description For operators only; null removes it, absent leaves it as it is. */
            adminComment?: string | null;
        };
        /** @description A meeting as an operator sees it. */
        AdminMeeting: {
            id: components["schemas"]["Id"];
            hostId: components["schemas"]["Id"];
            status: components["schemas"]["MeetingStatus"];
            imageId: components["schemas"]["ImageId"];
            title: components["schemas"]["MeetingTitle"];
            content: components["schemas"]["MeetingContent"];
            scheduledAt: components["schemas"]["SeoulTime"];
            placeName: components["schemas"]["PlaceName"];
            placeAddress: components["schemas"]["PlaceAddress"];
            placePhone: components["schemas"]["PlacePhone"];
            placeLatitude: components["schemas"]["Latitude"];
            placeLongitude: components["schemas"]["Longitude"];
            partnerPlaceId: components["schemas"]["PartnerPlaceId"];
            minCapacity: components["schemas"]["MinCapacity"];
            maxCapacity: components["schemas"]["MaxCapacity"];
            memberCount: components["schemas"]["MemberCount"];
            requiresApproval: boolean;
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
        };
        AdminMeetingPage: {
            content: components["schemas"]["AdminMeeting"][];
            currentPage: components["schemas"]["AdminPageNumber"];
            totalPages: components["schemas"]["AdminPageCount"];
            totalElements: components["schemas"]["AdminRowCount"];
        };
        /**
         * @description The field that is searched.
         * @enum {string}
         */
        MeetingSearchField: "id" | "host_id" | "title";
        AdminMeetingStatusRequest: {
            status: components["schemas"]["MeetingStatus"];
        };
        AdminMeetingChat: {
            id: components["schemas"]["Id"];
            /**
             * Format: int64
             * @description Null for a system message and for a member who has withdrawn (D16); the type tells them apart.
             */
            memberId: number | null;
            type: components["schemas"]["ChatType"];
            content: components["schemas"]["ChatContent"];
            createdAt: components["schemas"]["Instant"];
        };
        /** @description A member's application to become a partner place, not yet answered. */
        AdminPartnerApplication: {
            id: components["schemas"]["Id"];
            memberId: components["schemas"]["Id"];
            name: components["schemas"]["StoreName"];
            address: components["schemas"]["StoreAddress"];
            /** @description Masked for a VIEWER (D60), since an applicant may give their own. */
            phone: string;
            /**
             * Format: double
             * @description Null for a VIEWER, as the longitude is (D60). An applicant may be there.
             */
            latitude: number | null;
            /** Format: double */
            longitude: number | null;
            policy: components["schemas"]["StorePolicy"];
            imageId: components["schemas"]["ImageId"];
            imageUrl: components["schemas"]["ImageUrl"];
            /** @description Masked for a VIEWER (D60). */
            memberPhone: string | null;
        };
        AdminPartnerApplicationPage: {
            content: components["schemas"]["AdminPartnerApplication"][];
            currentPage: components["schemas"]["AdminPageNumber"];
            totalPages: components["schemas"]["AdminPageCount"];
            totalElements: components["schemas"]["AdminRowCount"];
        };
        /**
         * @description How a store's contract is: it runs, it runs and ends within 14 days, or it has ended.
         * @enum {string}
         */
        StoreContractState: "RUNNING" | "ENDING" | "ENDED";
        /**
         * Format: int64
         * @description The deposit paid in so far, in won.
         * @example 300000
         */
        PartnerCache: number;
        /** @description A partner place with its contract. */
        AdminPartnerPlace: {
            id: components["schemas"]["Id"];
            /**
             * Format: int64
             * @description Its owner; null when the owner has withdrawn.
             */
            memberId: number | null;
            name: components["schemas"]["StoreName"];
            address: components["schemas"]["StoreAddress"];
            phone: components["schemas"]["StorePhone"];
            /** Format: double */
            latitude: number | null;
            /** Format: double */
            longitude: number | null;
            policy: components["schemas"]["StorePolicy"];
            imageId: components["schemas"]["ImageId"];
            imageUrl: components["schemas"]["ImageUrl"];
            until: components["schemas"]["SeoulTime"];
            cache: components["schemas"]["PartnerCache"];
            /**
             * Format: int64
             * @description How often its benefit was looked at.
             */
            count: number;
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
            /** @description Masked for a VIEWER (D60). */
            memberPhone: string | null;
        };
        AdminPartnerPlacePage: {
            content: components["schemas"]["AdminPartnerPlace"][];
            currentPage: components["schemas"]["AdminPageNumber"];
            totalPages: components["schemas"]["AdminPageCount"];
            totalElements: components["schemas"]["AdminRowCount"];
        };
        /**
         * @description The field that is searched.
         * @enum {string}
         */
        PartnerPlaceSearchField: "id" | "member_id" | "name";
        AdminPartnerPlaceRequest: {
            name: components["schemas"]["StoreName"];
            address: components["schemas"]["StoreAddress"];
            phone: components["schemas"]["StorePhone"];
            /** Format: double */
            latitude: number | null;
            /** Format: double */
            longitude: number | null;
            policy: components["schemas"]["StorePolicy"];
            /**
             * Format: int64
             * @description Null removes the photo; absent leaves it as it is.
             */
            imageId?: number | null;
        };
        AdminPartnerCacheRequest: {
            cache: components["schemas"]["PartnerCache"];
        };
        AdminPartnerUntilRequest: {
            until: components["schemas"]["SeoulTime"];
        };
        AdminEvent: {
            id: components["schemas"]["Id"];
            title: components["schemas"]["PostTitle"];
            content: components["schemas"]["PostContent"];
            imageId: components["schemas"]["ImageId"];
            imageUrl: components["schemas"]["ImageUrl"];
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
        };
        AdminEventPage: {
            content: components["schemas"]["AdminEvent"][];
            currentPage: components["schemas"]["AdminPageNumber"];
            totalPages: components["schemas"]["AdminPageCount"];
            totalElements: components["schemas"]["AdminRowCount"];
        };
        AdminEventRequest: {
            title: components["schemas"]["PostTitle"];
            content: components["schemas"]["PostContent"];
            /**
             * Format: int64
             * @description Null for no picture; absent in an edit leaves it as it is.
             */
            imageId?: number | null;
        };
        AdminAnnouncement: {
            id: components["schemas"]["Id"];
            title: components["schemas"]["PostTitle"];
            content: components["schemas"]["PostContent"];
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
        };
        AdminAnnouncementPage: {
            content: components["schemas"]["AdminAnnouncement"][];
            currentPage: components["schemas"]["AdminPageNumber"];
            totalPages: components["schemas"]["AdminPageCount"];
            totalElements: components["schemas"]["AdminRowCount"];
        };
        AdminAnnouncementRequest: {
            title: components["schemas"]["PostTitle"];
            content: components["schemas"]["PostContent"];
        };
        /**
         * @description PENDING: not booked yet (D37). A purchase that the store still holds leaves no row: createPayment refuses it.
         * @enum {string}
         */
        PaymentStatus: "PENDING" | "COMPLETED" | "REFUNDED" | "FAILED";
        /** @description A purchase of rice through an app store. */
        AdminPayment: {
            id: components["schemas"]["Id"];
            memberId: components["schemas"]["Id"];
            /** @description The store's id of the purchase. */
            transactionId: string;
            productId: string;
            /** @description ISO 4217. */
            currency: string;
            /**
             * Format: double
             * @description In the currency's main unit, such as won.
             */
            amount: number;
            platform: components["schemas"]["PaymentPlatform"];
            status: components["schemas"]["PaymentStatus"];
            /** @description The receipt as the store gave it. */
            receiptData: string | null;
            createdAt: components["schemas"]["Instant"];
        };
        AdminPaymentPage: {
            content: components["schemas"]["AdminPayment"][];
            currentPage: components["schemas"]["AdminPageNumber"];
            totalPages: components["schemas"]["AdminPageCount"];
            totalElements: components["schemas"]["AdminRowCount"];
        };
        /**
         * @description The field that is searched.
         * @enum {string}
         */
        PaymentSearchField: "id" | "member_id";
        /** @description A row of the rice ledger (D27). */
        AdminRiceTransaction: {
            id: components["schemas"]["Id"];
            memberId: components["schemas"]["Id"];
            /**
             * Format: int64
             * @description Grains; negative when they were taken.
             */
            amount: number;
            riceTransactionReason: components["schemas"]["RiceTransactionReason"];
            balanceAfter: components["schemas"]["RiceBalance"];
            createdAt: components["schemas"]["Instant"];
        };
        AdminRiceTransactionPage: {
            content: components["schemas"]["AdminRiceTransaction"][];
            currentPage: components["schemas"]["AdminPageNumber"];
            totalPages: components["schemas"]["AdminPageCount"];
            totalElements: components["schemas"]["AdminRowCount"];
        };
        /**
         * @description The field that is searched.
         * @enum {string}
         */
        RiceTransactionSearchField: "id" | "member_id" | "rice_transaction_reason";
        /** @description What a recomputation of the balances found (D27). */
        RiceSyncResult: {
            /**
             * Format: int64
             * @description Members whose balance was recomputed.
             */
            checked: number;
            /**
             * Format: int64
             * @description Members whose balance was wrong, or who lacked a row for a paid payment.
             */
            corrected: number;
        };
        /**
         * Format: int32
         * @description Grains, without a sign.
         * @example 500
         */
        RiceAmount: number;
        /** @description Grains for or from one member. */
        AdminRiceRequest: {
            memberId: components["schemas"]["Id"];
            amount: components["schemas"]["RiceAmount"];
        };
        /** @description Grains for every member. */
        AdminRiceAllRequest: {
            amount: components["schemas"]["RiceAmount"];
        };
        /** @description Facts that belong to some codes. */
        ErrorData: {
            /** @description The refused fields, 20 at most (D66), each with its Korean message: `/name` in the body, `?name` in the query, `/id` for a parameter of the path, `/idempotency-key` for one in a header, and `""` for a body that is missing or can't be read. */
            fields?: {
                [key: string]: string;
            };
            /**
             * Format: int32
             * @description Whole days until it is allowed.
             */
            daysLeft?: number;
            /**
             * Format: int32
             * @description Seconds to wait, as in Retry-After.
             */
            retryAfterSeconds?: number;
            status?: components["schemas"]["MemberStatus"];
            balance?: components["schemas"]["RiceBalance"];
            /**
             * Format: int64
             * @description Rice grains needed.
             */
            required?: number;
            /**
             * Format: int32
             * @description Distance to the meeting place in metres.
             */
            distanceM?: number;
        };
    };
    responses: {
        /** @description What any operation may meet: a rate limit or an outage (with Retry-After), a missing implementation. */
        Unexpected: {
            headers: {
                /**
                 * @description Seconds to wait before the next try.
                 * @example 20
                 */
                "Retry-After"?: number;
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
export type NotificationSettings = components['schemas']['NotificationSettings'];
export type MeetingsAttended = components['schemas']['MeetingsAttended'];
export type NoShowCount = components['schemas']['NoShowCount'];
export type MemberProfile = components['schemas']['MemberProfile'];
export type EvaluationType = components['schemas']['EvaluationType'];
export type Evaluation = components['schemas']['Evaluation'];
export type EvaluateRequest = components['schemas']['EvaluateRequest'];
export type ImageUpload = components['schemas']['ImageUpload'];
export type UploadedImage = components['schemas']['UploadedImage'];
export type Meal = components['schemas']['Meal'];
export type MeetingTitle = components['schemas']['MeetingTitle'];
export type ImageId = components['schemas']['ImageId'];
export type PlaceName = components['schemas']['PlaceName'];
export type MemberCount = components['schemas']['MemberCount'];
export type MaxCapacity = components['schemas']['MaxCapacity'];
export type SeoulTime = components['schemas']['SeoulTime'];
export type MeetingStatus = components['schemas']['MeetingStatus'];
export type PartnerPlaceId = components['schemas']['PartnerPlaceId'];
export type MeetingListItem = components['schemas']['MeetingListItem'];
export type MeetingListResponse = components['schemas']['MeetingListResponse'];
export type MeetingContent = components['schemas']['MeetingContent'];
export type PlaceAddress = components['schemas']['PlaceAddress'];
export type PlacePhone = components['schemas']['PlacePhone'];
export type MinCapacity = components['schemas']['MinCapacity'];
export type CreateMeetingRequest = components['schemas']['CreateMeetingRequest'];
export type CreatedMeeting = components['schemas']['CreatedMeeting'];
export type MeetingMapItem = components['schemas']['MeetingMapItem'];
export type MeetingMapResponse = components['schemas']['MeetingMapResponse'];
export type MeetingSearchItem = components['schemas']['MeetingSearchItem'];
export type MeetingSearchResponse = components['schemas']['MeetingSearchResponse'];
export type MeetingMember = components['schemas']['MeetingMember'];
export type MeetingDetail = components['schemas']['MeetingDetail'];
export type UpdateMeetingRequest = components['schemas']['UpdateMeetingRequest'];
export type District = components['schemas']['District'];
export type PublicMeeting = components['schemas']['PublicMeeting'];
export type MeetingCertificate = components['schemas']['MeetingCertificate'];
export type Attendance = components['schemas']['Attendance'];
export type CheckInRequest = components['schemas']['CheckInRequest'];
export type Introduction = components['schemas']['Introduction'];
export type MyMeetingApplication = components['schemas']['MyMeetingApplication'];
export type MyApplicationListResponse = components['schemas']['MyApplicationListResponse'];
export type MeetingApplication = components['schemas']['MeetingApplication'];
export type MeetingApplicationListResponse = components['schemas']['MeetingApplicationListResponse'];
export type ApplyRequest = components['schemas']['ApplyRequest'];
export type ApproveRequest = components['schemas']['ApproveRequest'];
export type DistanceM = components['schemas']['DistanceM'];
export type StoreName = components['schemas']['StoreName'];
export type StoreAddress = components['schemas']['StoreAddress'];
export type StorePhone = components['schemas']['StorePhone'];
export type StorePolicy = components['schemas']['StorePolicy'];
export type PartnerPlace = components['schemas']['PartnerPlace'];
export type PartnerPlaceListResponse = components['schemas']['PartnerPlaceListResponse'];
export type MyPartnerPlace = components['schemas']['MyPartnerPlace'];
export type PartnerPlacePolicyResponse = components['schemas']['PartnerPlacePolicyResponse'];
export type PartnerPlaceApplicationRequest = components['schemas']['PartnerPlaceApplicationRequest'];
export type FoundPlace = components['schemas']['FoundPlace'];
export type PlaceSearchResponse = components['schemas']['PlaceSearchResponse'];
export type ChatType = components['schemas']['ChatType'];
export type ChatroomListItem = components['schemas']['ChatroomListItem'];
export type ChatroomListResponse = components['schemas']['ChatroomListResponse'];
export type ChatroomMember = components['schemas']['ChatroomMember'];
export type ChatroomInfo = components['schemas']['ChatroomInfo'];
export type SystemMessageContent = components['schemas']['SystemMessageContent'];
export type ChatContent = components['schemas']['ChatContent'];
export type ChatClientId = components['schemas']['ChatClientId'];
export type ChatMessage = components['schemas']['ChatMessage'];
export type ChatPage = components['schemas']['ChatPage'];
export type Notification = components['schemas']['Notification'];
export type NotificationList = components['schemas']['NotificationList'];
export type WebPushKey = components['schemas']['WebPushKey'];
export type PushEndpoint = components['schemas']['PushEndpoint'];
export type WebSubscription = components['schemas']['WebSubscription'];
export type WebSubscriptionRef = components['schemas']['WebSubscriptionRef'];
export type PostTitle = components['schemas']['PostTitle'];
export type PostContent = components['schemas']['PostContent'];
export type Announcement = components['schemas']['Announcement'];
export type AnnouncementListResponse = components['schemas']['AnnouncementListResponse'];
export type Event = components['schemas']['Event'];
export type EventListResponse = components['schemas']['EventListResponse'];
export type Block = components['schemas']['Block'];
export type BlockListResponse = components['schemas']['BlockListResponse'];
export type BlockRequest = components['schemas']['BlockRequest'];
export type ReportRequest = components['schemas']['ReportRequest'];
export type RiceTransactionReason = components['schemas']['RiceTransactionReason'];
export type RiceTransaction = components['schemas']['RiceTransaction'];
export type RiceTransactionListResponse = components['schemas']['RiceTransactionListResponse'];
export type PaymentPlatform = components['schemas']['PaymentPlatform'];
export type RiceProductId = components['schemas']['RiceProductId'];
export type PaymentRequest = components['schemas']['PaymentRequest'];
export type BookedPayment = components['schemas']['BookedPayment'];
export type ServerHealth = components['schemas']['ServerHealth'];
export type AdminMemberLocation = components['schemas']['AdminMemberLocation'];
export type AdminMeetingLocation = components['schemas']['AdminMeetingLocation'];
export type AdminDashboard = components['schemas']['AdminDashboard'];
export type AdminInboxCount = components['schemas']['AdminInboxCount'];
export type AdminInbox = components['schemas']['AdminInbox'];
export type SecurityCodeRequest = components['schemas']['SecurityCodeRequest'];
export type AdminDay = components['schemas']['AdminDay'];
export type AdminDailyFigures = components['schemas']['AdminDailyFigures'];
export type RowSort = components['schemas']['RowSort'];
export type AuditAction = components['schemas']['AuditAction'];
export type AuditTarget = components['schemas']['AuditTarget'];
export type AuditValues = components['schemas']['AuditValues'];
export type AuditEntry = components['schemas']['AuditEntry'];
export type AdminPageNumber = components['schemas']['AdminPageNumber'];
export type AdminPageCount = components['schemas']['AdminPageCount'];
export type AdminRowCount = components['schemas']['AdminRowCount'];
export type AdminAuditPage = components['schemas']['AdminAuditPage'];
export type BulkJobKind = components['schemas']['BulkJobKind'];
export type BulkJobState = components['schemas']['BulkJobState'];
export type AdminBulkJob = components['schemas']['AdminBulkJob'];
export type AdminBulkJobPage = components['schemas']['AdminBulkJobPage'];
export type ExportResource = components['schemas']['ExportResource'];
export type ExportField = components['schemas']['ExportField'];
export type ExportFormat = components['schemas']['ExportFormat'];
export type OperatorRole = components['schemas']['OperatorRole'];
export type AdminOperator = components['schemas']['AdminOperator'];
export type AdminOperatorPage = components['schemas']['AdminOperatorPage'];
export type AdminOperatorRequest = components['schemas']['AdminOperatorRequest'];
export type AccessAction = components['schemas']['AccessAction'];
export type AccessEntry = components['schemas']['AccessEntry'];
export type AdminAccessPage = components['schemas']['AdminAccessPage'];
export type AdminMember = components['schemas']['AdminMember'];
export type AdminMemberPage = components['schemas']['AdminMemberPage'];
export type MemberSearchField = components['schemas']['MemberSearchField'];
export type AdminPasswordRequest = components['schemas']['AdminPasswordRequest'];
export type AdminMemberStatusRequest = components['schemas']['AdminMemberStatusRequest'];
export type AdminMemberPointRequest = components['schemas']['AdminMemberPointRequest'];
export type AdminImageUrl = components['schemas']['AdminImageUrl'];
export type AdminRevealRequest = components['schemas']['AdminRevealRequest'];
export type AdminMemberContact = components['schemas']['AdminMemberContact'];
export type AdminNotificationTitle = components['schemas']['AdminNotificationTitle'];
export type AdminNotificationText = components['schemas']['AdminNotificationText'];
export type AdminNotificationLink = components['schemas']['AdminNotificationLink'];
export type AdminNotificationAllRequest = components['schemas']['AdminNotificationAllRequest'];
export type AdminNotificationRequest = components['schemas']['AdminNotificationRequest'];
export type ReportStatus = components['schemas']['ReportStatus'];
export type ReportPersonName = components['schemas']['ReportPersonName'];
export type AdminReport = components['schemas']['AdminReport'];
export type AdminReportPage = components['schemas']['AdminReportPage'];
export type AdminReportRequest = components['schemas']['AdminReportRequest'];
export type AdminMeeting = components['schemas']['AdminMeeting'];
export type AdminMeetingPage = components['schemas']['AdminMeetingPage'];
export type MeetingSearchField = components['schemas']['MeetingSearchField'];
export type AdminMeetingStatusRequest = components['schemas']['AdminMeetingStatusRequest'];
export type AdminMeetingChat = components['schemas']['AdminMeetingChat'];
export type AdminPartnerApplication = components['schemas']['AdminPartnerApplication'];
export type AdminPartnerApplicationPage = components['schemas']['AdminPartnerApplicationPage'];
export type StoreContractState = components['schemas']['StoreContractState'];
export type PartnerCache = components['schemas']['PartnerCache'];
export type AdminPartnerPlace = components['schemas']['AdminPartnerPlace'];
export type AdminPartnerPlacePage = components['schemas']['AdminPartnerPlacePage'];
export type PartnerPlaceSearchField = components['schemas']['PartnerPlaceSearchField'];
export type AdminPartnerPlaceRequest = components['schemas']['AdminPartnerPlaceRequest'];
export type AdminPartnerCacheRequest = components['schemas']['AdminPartnerCacheRequest'];
export type AdminPartnerUntilRequest = components['schemas']['AdminPartnerUntilRequest'];
export type AdminEvent = components['schemas']['AdminEvent'];
export type AdminEventPage = components['schemas']['AdminEventPage'];
export type AdminEventRequest = components['schemas']['AdminEventRequest'];
export type AdminAnnouncement = components['schemas']['AdminAnnouncement'];
export type AdminAnnouncementPage = components['schemas']['AdminAnnouncementPage'];
export type AdminAnnouncementRequest = components['schemas']['AdminAnnouncementRequest'];
export type PaymentStatus = components['schemas']['PaymentStatus'];
export type AdminPayment = components['schemas']['AdminPayment'];
export type AdminPaymentPage = components['schemas']['AdminPaymentPage'];
export type PaymentSearchField = components['schemas']['PaymentSearchField'];
export type AdminRiceTransaction = components['schemas']['AdminRiceTransaction'];
export type AdminRiceTransactionPage = components['schemas']['AdminRiceTransactionPage'];
export type RiceTransactionSearchField = components['schemas']['RiceTransactionSearchField'];
export type RiceSyncResult = components['schemas']['RiceSyncResult'];
export type RiceAmount = components['schemas']['RiceAmount'];
export type AdminRiceRequest = components['schemas']['AdminRiceRequest'];
export type AdminRiceAllRequest = components['schemas']['AdminRiceAllRequest'];
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
            /** @description The message is on its way, or nobody knows whether it is (D12). If it doesn't come, another can be asked for after the usual pause. */
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
            /** @description E409-34 PASSWORD_RESET_LOCKED */
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
            /** @description E409-1 PHONE_TAKEN, E409-2 NAME_TAKEN */
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
    getNotificationSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings; all are on until the caller turns one off. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationSettings"];
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
            default: components["responses"]["Unexpected"];
        };
    };
    setNotificationSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationSettings"];
            };
        };
        responses: {
            /** @description The settings hold. */
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
    getMemberProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the member.
                 * @example 1077
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberProfile"];
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
            /** @description E404-2 MEMBER_NOT_FOUND */
            404: {
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
            /** @description E403-2 STATUS_NOT_ALLOWED, E403-10 OPERATOR_ROLE_NOT_ALLOWED */
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
            /** @description E403-2 STATUS_NOT_ALLOWED, E403-10 OPERATOR_ROLE_NOT_ALLOWED */
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
    listMeetings: {
        parameters: {
            query: {
                /**
                 * @description Degrees north.
                 * @example 37.556
                 */
                lat: components["schemas"]["Latitude"];
                /**
                 * @description Degrees east.
                 * @example 126.923
                 */
                lng: components["schemas"]["Longitude"];
                /**
                 * @description Only meetings created before this; the createdAt of the last item of the page before (D8).
                 * @example 2026-02-26T11:03:09.000Z
                 */
                cursor?: components["schemas"]["Instant"];
                /**
                 * @description Only meetings on this day in Seoul.
                 * @example 2026-03-01
                 */
                date?: string;
                /**
                 * @description Only meetings that begin at the hours of this meal.
                 * @example DINNER
                 */
                meal?: components["schemas"]["Meal"];
                /**
                 * @description Only meetings at a partner store, or at any other place.
                 * @example true
                 */
                isPartnerPlace?: boolean;
                /**
                 * @description Only meetings with approval, or without.
                 * @example false
                 */
                requiresApproval?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeetingListResponse"];
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
    createMeeting: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A repeat with the same key and body within a day gets the first answer and has no second effect (R2). A key counts for its caller and its operation; with another body it is E409-28, and with another id in the path it is that or another key. A repeat that comes while the first call runs waits for its answer, or is E503-1, never a 409. A call that was refused or failed leaves its key unused.
                 * @example 0b6f5c2e-8b0e-4b7e-9d0a-7f3c2f1f9a11
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateMeetingRequest"];
            };
        };
        responses: {
            /** @description The new meeting's id. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedMeeting"];
                };
            };
            /** @description E400-1 INVALID_REQUEST, E400-7 SCHEDULED_IN_THE_PAST, E400-8 SCHEDULED_TOO_FAR, E400-9 CAPACITY_ORDER, E400-15 IMAGE_NOT_USABLE, E400-16 PARTNER_PLACE_MISMATCH */
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
            /** @description E409-4 NOT_ENOUGH_RICE, E409-28 IDEMPOTENCY_KEY_REUSED */
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
    listMeetingsOnMap: {
        parameters: {
            query: {
                /**
                 * @description Degrees north.
                 * @example 37.556
                 */
                lat: components["schemas"]["Latitude"];
                /**
                 * @description Degrees east.
                 * @example 126.923
                 */
                lng: components["schemas"]["Longitude"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Markers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeetingMapResponse"];
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
    listHostedMeetings: {
        parameters: {
            query?: {
                /**
                 * @description Only meetings created before this; the createdAt of the last item of the page before (D8).
                 * @example 2026-02-26T11:03:09.000Z
                 */
                cursor?: components["schemas"]["Instant"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeetingListResponse"];
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
    listJoinedMeetings: {
        parameters: {
            query?: {
                /**
                 * @description Only meetings created before this; the createdAt of the last item of the page before (D8).
                 * @example 2026-02-26T11:03:09.000Z
                 */
                cursor?: components["schemas"]["Instant"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeetingListResponse"];
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
    searchMeetings: {
        parameters: {
            query: {
                /**
                 * @description Degrees north.
                 * @example 37.556
                 */
                lat: components["schemas"]["Latitude"];
                /**
                 * @description Degrees east.
                 * @example 126.923
                 */
                lng: components["schemas"]["Longitude"];
                /**
                 * @description What to look for; white space around it is removed.
                 * @example 라멘
                 */
                query: string;
                /**
                 * @description Whether only RECRUITING meetings are found.
                 * @example true
                 */
                recruitingOnly?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeetingSearchResponse"];
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
    getMeeting: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the meeting.
                 * @example 2001
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The meeting. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeetingDetail"];
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
            /** @description E404-3 MEETING_NOT_FOUND */
            404: {
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
    deleteMeeting: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the meeting.
                 * @example 2001
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The meeting is gone. */
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
            /** @description E403-1 ROLE_NOT_ALLOWED, E403-2 STATUS_NOT_ALLOWED, E403-3 NOT_HOST */
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
            /** @description E409-13 HAS_OTHER_MEMBERS, E409-32 MEETING_OVER */
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
    updateMeeting: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the meeting.
                 * @example 2001
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateMeetingRequest"];
            };
        };
        responses: {
            /** @description The meeting is changed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description E400-1 INVALID_REQUEST, E400-16 PARTNER_PLACE_MISMATCH */
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
            /** @description E403-1 ROLE_NOT_ALLOWED, E403-2 STATUS_NOT_ALLOWED, E403-3 NOT_HOST */
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
            /** @description E409-15 MEETING_NOT_EDITABLE */
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
    getPublicMeeting: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the meeting.
                 * @example 2001
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The preview. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicMeeting"];
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
            /** @description E404-3 MEETING_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E410-1 MEETING_GONE */
            410: {
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
    confirmMeeting: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the meeting.
                 * @example 2001
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The meeting is confirmed. */
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
            /** @description E403-1 ROLE_NOT_ALLOWED, E403-2 STATUS_NOT_ALLOWED, E403-3 NOT_HOST */
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
            /** @description E409-5 MEETING_NOT_RECRUITING, E409-12 BELOW_MINIMUM */
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
    requestSeatAlert: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the meeting.
                 * @example 2001
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller is notified when a seat opens. */
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
            /** @description E403-1 ROLE_NOT_ALLOWED, E403-2 STATUS_NOT_ALLOWED, E403-5 EXPELLED */
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
            /** @description E409-5 MEETING_NOT_RECRUITING, E409-8 ALREADY_JOINED, E409-58 MEETING_NOT_FULL */
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
    cancelSeatAlert: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the meeting.
                 * @example 2001
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller is not notified. */
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
            /** @description E403-1 ROLE_NOT_ALLOWED, E403-2 STATUS_NOT_ALLOWED */
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
            default: components["responses"]["Unexpected"];
        };
    };
    getMeetingCertificate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the meeting.
                 * @example 2001
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The certificate. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeetingCertificate"];
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
            default: components["responses"]["Unexpected"];
        };
    };
    joinMeeting: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the meeting.
                 * @example 2001
                 */
                meetingId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller is a member now. */
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
            /** @description E403-1 ROLE_NOT_ALLOWED, E403-2 STATUS_NOT_ALLOWED, E403-5 EXPELLED */
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
            /** @description E409-4 NOT_ENOUGH_RICE, E409-5 MEETING_NOT_RECRUITING, E409-6 MEETING_FULL, E409-8 ALREADY_JOINED, E409-9 APPLICATION_PENDING, E409-10 APPROVAL_REQUIRED */
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
    leaveMeeting: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the meeting.
                 * @example 2001
                 */
                meetingId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller is no member any more. */
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
            /** @description E403-1 ROLE_NOT_ALLOWED, E403-2 STATUS_NOT_ALLOWED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E404-3 MEETING_NOT_FOUND, E404-13 NOT_JOINED */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E409-14 LAST_MEMBER, E409-32 MEETING_OVER */
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
    getAttendance: {
        parameters: {
            query: {
                /**
                 * @description Id of the meeting.
                 * @example 2001
                 */
                meetingId: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller's state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Attendance"];
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
            default: components["responses"]["Unexpected"];
        };
    };
    checkIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckInRequest"];
            };
        };
        responses: {
            /** @description The caller is checked in. */
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
            /** @description E409-16 CHECK_IN_CLOSED, E409-17 TOO_FAR_FROM_PLACE, E409-18 ALREADY_CHECKED_IN */
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
    listMyMeetingApplications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The applications. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyApplicationListResponse"];
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
            default: components["responses"]["Unexpected"];
        };
    };
    listMeetingApplications: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the meeting.
                 * @example 2001
                 */
                meetingId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The applications and the head count. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeetingApplicationListResponse"];
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
            /** @description E401-1 TOKEN_INVALID, E401-2 TOKEN_EXPIRED, E401-3 TOKEN_REVOKED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E403-1 ROLE_NOT_ALLOWED, E403-2 STATUS_NOT_ALLOWED, E403-3 NOT_HOST */
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
            default: components["responses"]["Unexpected"];
        };
    };
    getMeetingApplication: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the application.
                 * @example 701
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The application. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeetingApplication"];
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
            /** @description E401-1 TOKEN_INVALID, E401-2 TOKEN_EXPIRED, E401-3 TOKEN_REVOKED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E403-1 ROLE_NOT_ALLOWED, E403-2 STATUS_NOT_ALLOWED, E403-8 NOT_APPLICANT_OR_HOST */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E404-4 APPLICATION_NOT_FOUND */
            404: {
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
    applyToMeeting: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the meeting.
                 * @example 2001
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplyRequest"];
            };
        };
        responses: {
            /** @description The new application's id. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedId"];
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
            /** @description E401-1 TOKEN_INVALID, E401-2 TOKEN_EXPIRED, E401-3 TOKEN_REVOKED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E403-1 ROLE_NOT_ALLOWED, E403-2 STATUS_NOT_ALLOWED, E403-5 EXPELLED */
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
            /** @description E409-4 NOT_ENOUGH_RICE, E409-5 MEETING_NOT_RECRUITING, E409-6 MEETING_FULL, E409-9 APPLICATION_PENDING, E409-11 APPROVAL_NOT_REQUIRED, E409-31 ALREADY_PARTICIPATED */
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
    deleteMeetingApplication: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the application.
                 * @example 701
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The application is gone. */
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
            /** @description E403-1 ROLE_NOT_ALLOWED, E403-2 STATUS_NOT_ALLOWED, E403-8 NOT_APPLICANT_OR_HOST */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E404-4 APPLICATION_NOT_FOUND */
            404: {
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
    approveMeetingApplication: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the application.
                 * @example 701
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApproveRequest"];
            };
        };
        responses: {
            /** @description The applicant is a member now. */
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
            /** @description E403-1 ROLE_NOT_ALLOWED, E403-2 STATUS_NOT_ALLOWED, E403-3 NOT_HOST */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E404-4 APPLICATION_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E409-5 MEETING_NOT_RECRUITING, E409-6 MEETING_FULL */
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
    listPartnerPlaces: {
        parameters: {
            query?: {
                /**
                 * @description Stores of a page.
                 * @example 20
                 */
                pageSize?: number;
                /**
                 * @description Only stores farther than this many metres; the lastDistance of the page before (D8).
                 * @example 412.5
                 */
                lastDistance?: components["schemas"]["DistanceM"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerPlaceListResponse"];
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
    getMyPartnerPlace: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The store. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyPartnerPlace"];
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
            /** @description E403-1 ROLE_NOT_ALLOWED, E403-2 STATUS_NOT_ALLOWED, E403-6 NOT_PARTNER */
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
    getPartnerPlacePolicy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the partner store.
                 * @example 301
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The benefit. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerPlacePolicyResponse"];
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
            /** @description E404-6 PARTNER_PLACE_NOT_FOUND */
            404: {
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
    applyForPartnerPlace: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PartnerPlaceApplicationRequest"];
            };
        };
        responses: {
            /** @description The new application's id. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedId"];
                };
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
            /** @description E409-25 PARTNER_APPLICATION_PENDING */
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
    searchPlaces: {
        parameters: {
            query: {
                /**
                 * @description What to look for; white space around it is removed.
                 * @example 명동교자
                 */
                term: string;
                /**
                 * @description Degrees north.
                 * @example 37.5636
                 */
                latitude: components["schemas"]["Latitude"];
                /**
                 * @description Degrees east.
                 * @example 126.9834
                 */
                longitude: components["schemas"]["Longitude"];
                /**
                 * @description Zero-based page.
                 * @example 0
                 */
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlaceSearchResponse"];
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
    listChatrooms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rooms. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatroomListResponse"];
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
            default: components["responses"]["Unexpected"];
        };
    };
    getChatroomInfo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the meeting.
                 * @example 2001
                 */
                meetingId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The room. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatroomInfo"];
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
            default: components["responses"]["Unexpected"];
        };
    };
    listChats: {
        parameters: {
            query?: {
                /**
                 * @description Zero-based page.
                 * @example 0
                 */
                page?: number;
            };
            header?: never;
            path: {
                /**
                 * @description Id of the meeting.
                 * @example 2001
                 */
                meetingId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatPage"];
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
            default: components["responses"]["Unexpected"];
        };
    };
    listNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notifications. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationList"];
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
            default: components["responses"]["Unexpected"];
        };
    };
    deleteAllNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There are no notifications any more. */
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
    checkNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description True when a notification came after listNotifications was last called. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": boolean;
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
            default: components["responses"]["Unexpected"];
        };
    };
    deleteNotification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the notification.
                 * @example 4002
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notification is gone. */
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
            /** @description E403-1 ROLE_NOT_ALLOWED, E403-2 STATUS_NOT_ALLOWED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E404-8 NOTIFICATION_NOT_FOUND */
            404: {
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
    getWebPushKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebPushKey"];
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
            default: components["responses"]["Unexpected"];
        };
    };
    saveWebSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebSubscription"];
            };
        };
        responses: {
            /** @description The browser gets the caller's push messages. */
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
    deleteWebSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebSubscriptionRef"];
            };
        };
        responses: {
            /** @description The browser gets no push messages of the caller. */
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
    listAnnouncements: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The announcements. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnnouncementListResponse"];
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
            default: components["responses"]["Unexpected"];
        };
    };
    getAnnouncement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the announcement.
                 * @example 15
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The announcement. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Announcement"];
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
            /** @description E404-9 ANNOUNCEMENT_NOT_FOUND */
            404: {
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
    listEvents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventListResponse"];
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
            default: components["responses"]["Unexpected"];
        };
    };
    getEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the event.
                 * @example 8
                 */
                eventId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"];
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
            /** @description E404-10 EVENT_NOT_FOUND */
            404: {
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
    listBlocks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The blocked members. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlockListResponse"];
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
            default: components["responses"]["Unexpected"];
        };
    };
    blockMember: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BlockRequest"];
            };
        };
        responses: {
            /** @description The blocked member's id. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedId"];
                };
            };
            /** @description E400-1 INVALID_REQUEST, E400-17 CANNOT_TARGET_SELF */
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
            /** @description E404-2 MEMBER_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E409-23 ALREADY_BLOCKED */
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
    unblockMember: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BlockRequest"];
            };
        };
        responses: {
            /** @description The members that are still blocked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlockListResponse"];
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
            /** @description E404-11 BLOCK_NOT_FOUND */
            404: {
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
    reportOnMeeting: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A repeat with the same key and body within a day gets the first answer and has no second effect (R2). A key counts for its caller and its operation; with another body it is E409-28, and with another id in the path it is that or another key. A repeat that comes while the first call runs waits for its answer, or is E503-1, never a 409. A call that was refused or failed leaves its key unused.
                 * @example 0b6f5c2e-8b0e-4b7e-9d0a-7f3c2f1f9a11
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportRequest"];
            };
        };
        responses: {
            /** @description The new report's id. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedId"];
                };
            };
            /** @description E400-1 INVALID_REQUEST, E400-17 CANNOT_TARGET_SELF */
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
            /** @description E404-2 MEMBER_NOT_FOUND, E404-3 MEETING_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E409-21 ALREADY_REPORTED, E409-28 IDEMPOTENCY_KEY_REUSED */
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
    reportOutOfMeeting: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A repeat with the same key and body within a day gets the first answer and has no second effect (R2). A key counts for its caller and its operation; with another body it is E409-28, and with another id in the path it is that or another key. A repeat that comes while the first call runs waits for its answer, or is E503-1, never a 409. A call that was refused or failed leaves its key unused.
                 * @example 0b6f5c2e-8b0e-4b7e-9d0a-7f3c2f1f9a11
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportRequest"];
            };
        };
        responses: {
            /** @description The new report's id. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedId"];
                };
            };
            /** @description E400-1 INVALID_REQUEST, E400-17 CANNOT_TARGET_SELF */
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
            /** @description E404-2 MEMBER_NOT_FOUND, E404-3 MEETING_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E409-21 ALREADY_REPORTED, E409-28 IDEMPOTENCY_KEY_REUSED */
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
    listRiceTransactions: {
        parameters: {
            query?: {
                /**
                 * @description Only rows older than the one with this id; the nextCursor of the page before.
                 * @example 80012
                 */
                lastId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RiceTransactionListResponse"];
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
    createPayment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentRequest"];
            };
        };
        responses: {
            /** @description The booked purchase. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookedPayment"];
                };
            };
            /** @description E400-1 INVALID_REQUEST, E400-13 RECEIPT_INVALID */
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
            /** @description E409-33 RECEIPT_TAKEN */
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
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The process answers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServerHealth"];
                };
            };
            /** @description E503-1 UNAVAILABLE */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before the next try.
                     * @example 20
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            default: components["responses"]["Unexpected"];
        };
    };
    getReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Requests are taken. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServerHealth"];
                };
            };
            /** @description E503-1 UNAVAILABLE */
            503: {
                headers: {
                    /**
                     * @description Seconds to wait before the next try.
                     * @example 20
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            default: components["responses"]["Unexpected"];
        };
    };
    getAdminDashboard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state of the system. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminDashboard"];
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
            /** @description E403-1 ROLE_NOT_ALLOWED */
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
    getAdminInbox: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What waits. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminInbox"];
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
            /** @description E403-1 ROLE_NOT_ALLOWED */
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
    changeSecurityCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecurityCodeRequest"];
            };
        };
        responses: {
            /** @description The code is changed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description E400-1 INVALID_REQUEST, E400-20 CURRENT_CODE_WRONG */
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
            /** @description E403-1 ROLE_NOT_ALLOWED */
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
    getAdminDailyFigures: {
        parameters: {
            query: {
                /**
                 * @description First day.
                 * @example 2026-03-01
                 */
                from: components["schemas"]["AdminDay"];
                /**
                 * @description Last day.
                 * @example 2026-03-03
                 */
                to: components["schemas"]["AdminDay"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures by day. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminDailyFigures"][];
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
            default: components["responses"]["Unexpected"];
        };
    };
    listAuditLog: {
        parameters: {
            query?: {
                /**
                 * @description Zero-based page.
                 * @example 0
                 */
                page?: number;
                /**
                 * @description Rows of a page.
                 * @example 20
                 */
                size?: number;
                /**
                 * @description Only rows made from this day on, in Seoul; after `to` it is refused with E400-1.
                 * @example 2026-03-01
                 */
                from?: components["schemas"]["AdminDay"];
                /**
                 * @description Only rows made up to the end of this day, in Seoul.
                 * @example 2026-03-03
                 */
                to?: components["schemas"]["AdminDay"];
                /**
                 * @description The order of the rows.
                 * @example id
                 */
                sort?: components["schemas"]["RowSort"];
                /**
                 * @description Only entries of the operator with this id.
                 * @example 1
                 */
                actor?: components["schemas"]["Id"];
                /**
                 * @description Only entries about this kind of target, or about one target, as in `MEMBER:1042`.
                 * @example MEMBER:1042
                 */
                target?: string;
                /**
                 * @description Only entries of this action.
                 * @example MEMBER_STATUS_CHANGE
                 */
                action?: components["schemas"]["AuditAction"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of entries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminAuditPage"];
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
            default: components["responses"]["Unexpected"];
        };
    };
    listAdminBulkJobs: {
        parameters: {
            query?: {
                /**
                 * @description Zero-based page.
                 * @example 0
                 */
                page?: number;
                /**
                 * @description Rows of a page.
                 * @example 20
                 */
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of jobs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminBulkJobPage"];
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
            default: components["responses"]["Unexpected"];
        };
    };
    getAdminBulkJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the bulk job.
                 * @example 24
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminBulkJob"];
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
            /** @description E404-14 BULK_JOB_NOT_FOUND */
            404: {
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
    stopAdminBulkJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the bulk job.
                 * @example 24
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job is stopped. */
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
            /** @description E403-1 ROLE_NOT_ALLOWED, E403-10 OPERATOR_ROLE_NOT_ALLOWED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E404-14 BULK_JOB_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E409-53 BULK_JOB_NOT_RUNNING */
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
    exportAdminResource: {
        parameters: {
            query?: {
                /**
                 * @description What to look for, as in the search.
                 * @example 숟갈
                 */
                q?: string;
                /**
                 * @description Where to look for it.
                 * @example name
                 */
                field?: components["schemas"]["ExportField"];
                /**
                 * @description How values are written; RAW when left out.
                 * @example READABLE
                 */
                format?: components["schemas"]["ExportFormat"];
                /**
                 * @description Only entries of the operator with this id.
                 * @example 1
                 */
                actor?: components["schemas"]["Id"];
                /**
                 * @description Only entries about this kind of target, or about one target, as in `MEMBER:1042`.
                 * @example MEMBER:1042
                 */
                target?: string;
                /**
                 * @description Only entries of this action.
                 * @example MEMBER_STATUS_CHANGE
                 */
                action?: components["schemas"]["AuditAction"];
                /**
                 * @description Only rows with this status, one of the resource's.
                 * @example PENDING
                 */
                status?: string;
                /**
                 * @description Only rows of the rice ledger with this reason.
                 * @example ADMIN_GRANT
                 */
                reason?: components["schemas"]["RiceTransactionReason"];
                /**
                 * @description Only rows made from this day on, in Seoul; after `to` it is refused with E400-1.
                 * @example 2026-03-01
                 */
                from?: components["schemas"]["AdminDay"];
                /**
                 * @description Only rows made up to the end of this day, in Seoul.
                 * @example 2026-03-03
                 */
                to?: components["schemas"]["AdminDay"];
                /**
                 * @description Only reports about this member.
                 * @example 1031
                 */
                reportedId?: components["schemas"]["Id"];
                /**
                 * @description Only reports by this member.
                 * @example 1042
                 */
                reporterId?: components["schemas"]["Id"];
            };
            header?: never;
            path: {
                /**
                 * @description What to export.
                 * @example members
                 */
                resource: components["schemas"]["ExportResource"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    /** @description Names the file, such as `members-2026-03-01.csv`. */
                    "Content-Disposition": string;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
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
            /** @description E401-1 TOKEN_INVALID, E401-2 TOKEN_EXPIRED, E401-3 TOKEN_REVOKED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E403-1 ROLE_NOT_ALLOWED, E403-10 OPERATOR_ROLE_NOT_ALLOWED */
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
    getAdminMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminOperator"];
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
            /** @description E403-1 ROLE_NOT_ALLOWED */
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
    listAdminOperators: {
        parameters: {
            query?: {
                /**
                 * @description Zero-based page.
                 * @example 0
                 */
                page?: number;
                /**
                 * @description Rows of a page.
                 * @example 20
                 */
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of accounts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminOperatorPage"];
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
            /** @description E401-1 TOKEN_INVALID, E401-2 TOKEN_EXPIRED, E401-3 TOKEN_REVOKED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E403-1 ROLE_NOT_ALLOWED, E403-10 OPERATOR_ROLE_NOT_ALLOWED */
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
    setAdminOperator: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the operator.
                 * @example 1107
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminOperatorRequest"];
            };
        };
        responses: {
            /** @description Role and state are set. */
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
            /** @description E403-1 ROLE_NOT_ALLOWED, E403-10 OPERATOR_ROLE_NOT_ALLOWED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E404-15 OPERATOR_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E409-55 LAST_OWNER */
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
    listAccessLog: {
        parameters: {
            query?: {
                /**
                 * @description Zero-based page.
                 * @example 0
                 */
                page?: number;
                /**
                 * @description Rows of a page.
                 * @example 20
                 */
                size?: number;
                /**
                 * @description Only from this day on, in Seoul.
                 * @example 2026-03-01
                 */
                from?: components["schemas"]["AdminDay"];
                /**
                 * @description Only up to the end of this day, in Seoul.
                 * @example 2026-03-03
                 */
                to?: components["schemas"]["AdminDay"];
                /**
                 * @description Only of the operator with this id.
                 * @example 1
                 */
                operator?: components["schemas"]["Id"];
                /**
                 * @description Only entries of this action.
                 * @example SEARCH
                 */
                action?: components["schemas"]["AccessAction"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of entries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminAccessPage"];
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
            /** @description E401-1 TOKEN_INVALID, E401-2 TOKEN_EXPIRED, E401-3 TOKEN_REVOKED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E403-1 ROLE_NOT_ALLOWED, E403-10 OPERATOR_ROLE_NOT_ALLOWED */
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
    listAdminMembers: {
        parameters: {
            query?: {
                /**
                 * @description Zero-based page.
                 * @example 0
                 */
                page?: number;
                /**
                 * @description Rows of a page.
                 * @example 20
                 */
                size?: number;
                /**
                 * @description Only members with this status.
                 * @example BANNED
                 */
                status?: components["schemas"]["MemberStatus"];
                /**
                 * @description Only rows made from this day on, in Seoul; after `to` it is refused with E400-1.
                 * @example 2026-03-01
                 */
                from?: components["schemas"]["AdminDay"];
                /**
                 * @description Only rows made up to the end of this day, in Seoul.
                 * @example 2026-03-03
                 */
                to?: components["schemas"]["AdminDay"];
                /**
                 * @description The order of the rows.
                 * @example id
                 */
                sort?: components["schemas"]["RowSort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of members. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminMemberPage"];
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
            default: components["responses"]["Unexpected"];
        };
    };
    searchAdminMembers: {
        parameters: {
            query: {
                /**
                 * @description Zero-based page.
                 * @example 0
                 */
                page?: number;
                /**
                 * @description Rows of a page.
                 * @example 20
                 */
                size?: number;
                /**
                 * @description What to look for; ids match exactly, texts by part.
                 * @example 1042
                 */
                q: string;
                /**
                 * @description The field to search.
                 * @example id
                 */
                field: components["schemas"]["MemberSearchField"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the members found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminMemberPage"];
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
            /** @description E401-1 TOKEN_INVALID, E401-2 TOKEN_EXPIRED, E401-3 TOKEN_REVOKED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E403-1 ROLE_NOT_ALLOWED, E403-10 OPERATOR_ROLE_NOT_ALLOWED */
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
    getAdminMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the member.
                 * @example 1042
                 */
                id: components["schemas"]["Id"];
            };
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
                    "application/json": components["schemas"]["AdminMember"];
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
            /** @description E404-2 MEMBER_NOT_FOUND */
            404: {
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
    deleteAdminMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the member.
                 * @example 1042
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member is gone. */
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
            /** @description E403-1 ROLE_NOT_ALLOWED, E403-10 OPERATOR_ROLE_NOT_ALLOWED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E404-2 MEMBER_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E409-29 MEMBER_IN_RUNNING_MEETING, E409-50 OPERATOR_PROTECTED */
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
    resetAdminMemberPassword: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the member.
                 * @example 1042
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminPasswordRequest"];
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
            /** @description E403-1 ROLE_NOT_ALLOWED, E403-10 OPERATOR_ROLE_NOT_ALLOWED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E404-2 MEMBER_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E409-27 SOCIAL_MEMBER_HAS_NO_PASSWORD, E409-50 OPERATOR_PROTECTED, E409-51 MEMBER_ERASED */
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
    setAdminMemberStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the member.
                 * @example 1042
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminMemberStatusRequest"];
            };
        };
        responses: {
            /** @description The status is set. */
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
            /** @description E403-1 ROLE_NOT_ALLOWED, E403-10 OPERATOR_ROLE_NOT_ALLOWED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E404-2 MEMBER_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E409-2 NAME_TAKEN, E409-50 OPERATOR_PROTECTED, E409-51 MEMBER_ERASED */
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
    setAdminMemberPoint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the member.
                 * @example 1042
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminMemberPointRequest"];
            };
        };
        responses: {
            /** @description The score is set. */
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
            /** @description E403-1 ROLE_NOT_ALLOWED, E403-10 OPERATOR_ROLE_NOT_ALLOWED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E404-2 MEMBER_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E409-50 OPERATOR_PROTECTED, E409-51 MEMBER_ERASED */
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
    getAdminMemberImageUrl: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the member.
                 * @example 1042
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address, null without a photo. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminImageUrl"];
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
            /** @description E404-2 MEMBER_NOT_FOUND */
            404: {
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
    revealAdminMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the member.
                 * @example 1042
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminRevealRequest"];
            };
        };
        responses: {
            /** @description The phone and the position. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminMemberContact"];
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
            /** @description E404-2 MEMBER_NOT_FOUND */
            404: {
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
    sendNotificationToAll: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A repeat with the same key and body within a day gets the first answer and has no second effect (R2). A key counts for its caller and its operation; with another body it is E409-28, and with another id in the path it is that or another key. A repeat that comes while the first call runs waits for its answer, or is E503-1, never a 409. A call that was refused or failed leaves its key unused.
                 * @example 0b6f5c2e-8b0e-4b7e-9d0a-7f3c2f1f9a11
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description `respond-async` asks for 202 at once instead of waiting for a short job (RFC 7240). Other preferences are ignored.
                 * @example respond-async
                 */
                Prefer?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminNotificationAllRequest"];
            };
        };
        responses: {
            /** @description The job goes on in the background, or ended otherwise than done. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminBulkJob"];
                };
            };
            /** @description The notification is sent. */
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
            /** @description E403-1 ROLE_NOT_ALLOWED, E403-10 OPERATOR_ROLE_NOT_ALLOWED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E409-28 IDEMPOTENCY_KEY_REUSED */
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
    sendNotificationToMember: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A repeat with the same key and body within a day gets the first answer and has no second effect (R2). A key counts for its caller and its operation; with another body it is E409-28, and with another id in the path it is that or another key. A repeat that comes while the first call runs waits for its answer, or is E503-1, never a 409. A call that was refused or failed leaves its key unused.
                 * @example 0b6f5c2e-8b0e-4b7e-9d0a-7f3c2f1f9a11
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * @description Id of the member.
                 * @example 1042
                 */
                memberId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminNotificationRequest"];
            };
        };
        responses: {
            /** @description The notification is sent. */
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
            /** @description E403-1 ROLE_NOT_ALLOWED, E403-10 OPERATOR_ROLE_NOT_ALLOWED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E404-2 MEMBER_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E409-28 IDEMPOTENCY_KEY_REUSED, E409-51 MEMBER_ERASED */
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
    listAdminReports: {
        parameters: {
            query?: {
                /**
                 * @description Zero-based page.
                 * @example 0
                 */
                page?: number;
                /**
                 * @description Rows of a page.
                 * @example 20
                 */
                size?: number;
                /**
                 * @description Only rows made from this day on, in Seoul; after `to` it is refused with E400-1.
                 * @example 2026-03-01
                 */
                from?: components["schemas"]["AdminDay"];
                /**
                 * @description Only rows made up to the end of this day, in Seoul.
                 * @example 2026-03-03
                 */
                to?: components["schemas"]["AdminDay"];
                /**
                 * @description The order of the rows.
                 * @example id
                 */
                sort?: components["schemas"]["RowSort"];
                /**
                 * @description Only reports with this status.
                 * @example PENDING
                 */
                status?: components["schemas"]["ReportStatus"];
                /**
                 * @description Only reports about this member.
                 * @example 1031
                 */
                reportedId?: components["schemas"]["Id"];
                /**
                 * @description Only reports by this member.
                 * @example 1042
                 */
                reporterId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of reports. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminReportPage"];
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
            default: components["responses"]["Unexpected"];
        };
    };
    getAdminReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the report.
                 * @example 31
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminReport"];
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
            /** @description E404-12 REPORT_NOT_FOUND */
            404: {
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
    deleteAdminReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the report.
                 * @example 31
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report is gone. */
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
            /** @description E403-1 ROLE_NOT_ALLOWED, E403-10 OPERATOR_ROLE_NOT_ALLOWED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E404-12 REPORT_NOT_FOUND */
            404: {
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
    setAdminReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the report.
                 * @example 31
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminReportRequest"];
            };
        };
        responses: {
            /** @description Status and comment are set. */
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
            /** @description E403-1 ROLE_NOT_ALLOWED, E403-10 OPERATOR_ROLE_NOT_ALLOWED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E404-12 REPORT_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E409-57 REPORT_ALREADY_WORKED */
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
    listAdminMeetings: {
        parameters: {
            query?: {
                /**
                 * @description Zero-based page.
                 * @example 0
                 */
                page?: number;
                /**
                 * @description Rows of a page.
                 * @example 20
                 */
                size?: number;
                /**
                 * @description Only meetings with this status.
                 * @example RECRUITING
                 */
                status?: components["schemas"]["MeetingStatus"];
                /**
                 * @description Only rows made from this day on, in Seoul; after `to` it is refused with E400-1.
                 * @example 2026-03-01
                 */
                from?: components["schemas"]["AdminDay"];
                /**
                 * @description Only rows made up to the end of this day, in Seoul.
                 * @example 2026-03-03
                 */
                to?: components["schemas"]["AdminDay"];
                /**
                 * @description The order of the rows.
                 * @example id
                 */
                sort?: components["schemas"]["RowSort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of meetings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminMeetingPage"];
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
            default: components["responses"]["Unexpected"];
        };
    };
    searchAdminMeetings: {
        parameters: {
            query: {
                /**
                 * @description Zero-based page.
                 * @example 0
                 */
                page?: number;
                /**
                 * @description Rows of a page.
                 * @example 20
                 */
                size?: number;
                /**
                 * @description What to look for; ids match exactly, texts by part.
                 * @example 1042
                 */
                q: string;
                /**
                 * @description The field to search.
                 * @example host_id
                 */
                field: components["schemas"]["MeetingSearchField"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the meetings found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminMeetingPage"];
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
            default: components["responses"]["Unexpected"];
        };
    };
    deleteAdminMeeting: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the meeting.
                 * @example 2001
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The meeting is gone. */
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
            /** @description E403-1 ROLE_NOT_ALLOWED, E403-10 OPERATOR_ROLE_NOT_ALLOWED */
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
            default: components["responses"]["Unexpected"];
        };
    };
    setAdminMeetingStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the meeting.
                 * @example 2001
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminMeetingStatusRequest"];
            };
        };
        responses: {
            /** @description The status is set. */
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
            /** @description E403-1 ROLE_NOT_ALLOWED, E403-10 OPERATOR_ROLE_NOT_ALLOWED */
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
            /** @description E409-56 MEETING_DEPOSITS_REFUNDED */
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
    listAdminMeetingMembers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the meeting.
                 * @example 2001
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The members. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeetingMember"][];
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
            /** @description E404-3 MEETING_NOT_FOUND */
            404: {
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
    listAdminMeetingChats: {
        parameters: {
            query?: {
                /**
                 * @description How many messages at most.
                 * @example 500
                 */
                size?: number;
                /**
                 * @description Only messages older than the one with this id; without it the latest ones.
                 * @example 90014
                 */
                beforeId?: components["schemas"]["Id"];
                /**
                 * @description The time around which messages are read; `beforeId` has no effect then.
                 * @example 2026-02-26T11:20:00.000Z
                 */
                around?: components["schemas"]["Instant"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the meeting.
                 * @example 2001
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The messages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminMeetingChat"][];
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
            /** @description E401-1 TOKEN_INVALID, E401-2 TOKEN_EXPIRED, E401-3 TOKEN_REVOKED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E403-1 ROLE_NOT_ALLOWED, E403-10 OPERATOR_ROLE_NOT_ALLOWED */
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
            default: components["responses"]["Unexpected"];
        };
    };
    getAdminMeetingImageUrl: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the meeting.
                 * @example 2001
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address, null without a picture. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminImageUrl"];
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
            /** @description E404-3 MEETING_NOT_FOUND */
            404: {
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
    listAdminPartnerApplications: {
        parameters: {
            query?: {
                /**
                 * @description Zero-based page.
                 * @example 0
                 */
                page?: number;
                /**
                 * @description Rows of a page.
                 * @example 20
                 */
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of applications. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminPartnerApplicationPage"];
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
            default: components["responses"]["Unexpected"];
        };
    };
    deleteAdminPartnerApplication: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the partner-place application.
                 * @example 71
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The application is gone. */
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
            /** @description E403-1 ROLE_NOT_ALLOWED, E403-10 OPERATOR_ROLE_NOT_ALLOWED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E404-7 PARTNER_APPLICATION_NOT_FOUND */
            404: {
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
    acceptAdminPartnerApplication: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the partner-place application.
                 * @example 71
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is a partner place now. */
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
            /** @description E403-1 ROLE_NOT_ALLOWED, E403-10 OPERATOR_ROLE_NOT_ALLOWED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E404-7 PARTNER_APPLICATION_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E409-52 APPLICANT_GONE */
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
    listAdminPartnerPlaces: {
        parameters: {
            query?: {
                /**
                 * @description Zero-based page.
                 * @example 0
                 */
                page?: number;
                /**
                 * @description Rows of a page.
                 * @example 20
                 */
                size?: number;
                /**
                 * @description Only stores whose contract is like this.
                 * @example ENDING
                 */
                status?: components["schemas"]["StoreContractState"];
                /**
                 * @description Only rows made from this day on, in Seoul; after `to` it is refused with E400-1.
                 * @example 2026-03-01
                 */
                from?: components["schemas"]["AdminDay"];
                /**
                 * @description Only rows made up to the end of this day, in Seoul.
                 * @example 2026-03-03
                 */
                to?: components["schemas"]["AdminDay"];
                /**
                 * @description The order of the rows.
                 * @example id
                 */
                sort?: components["schemas"]["RowSort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of partner places. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminPartnerPlacePage"];
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
            default: components["responses"]["Unexpected"];
        };
    };
    searchAdminPartnerPlaces: {
        parameters: {
            query: {
                /**
                 * @description Zero-based page.
                 * @example 0
                 */
                page?: number;
                /**
                 * @description Rows of a page.
                 * @example 20
                 */
                size?: number;
                /**
                 * @description What to look for; ids match exactly, texts by part.
                 * @example 1042
                 */
                q: string;
                /**
                 * @description The field to search.
                 * @example member_id
                 */
                field: components["schemas"]["PartnerPlaceSearchField"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the partner places found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminPartnerPlacePage"];
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
            default: components["responses"]["Unexpected"];
        };
    };
    deleteAdminPartnerPlace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the partner place.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The partner place is gone. */
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
            /** @description E403-1 ROLE_NOT_ALLOWED, E403-10 OPERATOR_ROLE_NOT_ALLOWED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E404-6 PARTNER_PLACE_NOT_FOUND */
            404: {
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
    editAdminPartnerPlace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the partner place.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminPartnerPlaceRequest"];
            };
        };
        responses: {
            /** @description The partner place is changed. */
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
            /** @description E403-1 ROLE_NOT_ALLOWED, E403-10 OPERATOR_ROLE_NOT_ALLOWED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E404-6 PARTNER_PLACE_NOT_FOUND */
            404: {
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
    setAdminPartnerPlaceCache: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the partner place.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminPartnerCacheRequest"];
            };
        };
        responses: {
            /** @description The deposit is replaced. */
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
            /** @description E403-1 ROLE_NOT_ALLOWED, E403-10 OPERATOR_ROLE_NOT_ALLOWED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E404-6 PARTNER_PLACE_NOT_FOUND */
            404: {
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
    setAdminPartnerPlaceUntil: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the partner place.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminPartnerUntilRequest"];
            };
        };
        responses: {
            /** @description The end is set. */
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
            /** @description E403-1 ROLE_NOT_ALLOWED, E403-10 OPERATOR_ROLE_NOT_ALLOWED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E404-6 PARTNER_PLACE_NOT_FOUND */
            404: {
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
    extendAdminPartnerPlace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the partner place.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contract is a month longer. */
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
            /** @description E403-1 ROLE_NOT_ALLOWED, E403-10 OPERATOR_ROLE_NOT_ALLOWED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E404-6 PARTNER_PLACE_NOT_FOUND */
            404: {
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
    listAdminEvents: {
        parameters: {
            query?: {
                /**
                 * @description Zero-based page.
                 * @example 0
                 */
                page?: number;
                /**
                 * @description Rows of a page.
                 * @example 20
                 */
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminEventPage"];
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
            default: components["responses"]["Unexpected"];
        };
    };
    createAdminEvent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A repeat with the same key and body within a day gets the first answer and has no second effect (R2). A key counts for its caller and its operation; with another body it is E409-28, and with another id in the path it is that or another key. A repeat that comes while the first call runs waits for its answer, or is E503-1, never a 409. A call that was refused or failed leaves its key unused.
                 * @example 0b6f5c2e-8b0e-4b7e-9d0a-7f3c2f1f9a11
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminEventRequest"];
            };
        };
        responses: {
            /** @description The new event's id. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedId"];
                };
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
            /** @description E403-1 ROLE_NOT_ALLOWED, E403-10 OPERATOR_ROLE_NOT_ALLOWED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E409-28 IDEMPOTENCY_KEY_REUSED */
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
    getAdminEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the event.
                 * @example 8
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminEvent"];
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
            /** @description E404-10 EVENT_NOT_FOUND */
            404: {
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
    deleteAdminEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the event.
                 * @example 8
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event is gone. */
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
            /** @description E403-1 ROLE_NOT_ALLOWED, E403-10 OPERATOR_ROLE_NOT_ALLOWED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E404-10 EVENT_NOT_FOUND */
            404: {
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
    editAdminEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the event.
                 * @example 8
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminEventRequest"];
            };
        };
        responses: {
            /** @description The event is changed. */
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
            /** @description E403-1 ROLE_NOT_ALLOWED, E403-10 OPERATOR_ROLE_NOT_ALLOWED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E404-10 EVENT_NOT_FOUND */
            404: {
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
    listAdminAnnouncements: {
        parameters: {
            query?: {
                /**
                 * @description Zero-based page.
                 * @example 0
                 */
                page?: number;
                /**
                 * @description Rows of a page.
                 * @example 20
                 */
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of announcements. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminAnnouncementPage"];
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
            default: components["responses"]["Unexpected"];
        };
    };
    createAdminAnnouncement: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A repeat with the same key and body within a day gets the first answer and has no second effect (R2). A key counts for its caller and its operation; with another body it is E409-28, and with another id in the path it is that or another key. A repeat that comes while the first call runs waits for its answer, or is E503-1, never a 409. A call that was refused or failed leaves its key unused.
                 * @example 0b6f5c2e-8b0e-4b7e-9d0a-7f3c2f1f9a11
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminAnnouncementRequest"];
            };
        };
        responses: {
            /** @description The new announcement's id. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedId"];
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
            /** @description E401-1 TOKEN_INVALID, E401-2 TOKEN_EXPIRED, E401-3 TOKEN_REVOKED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E403-1 ROLE_NOT_ALLOWED, E403-10 OPERATOR_ROLE_NOT_ALLOWED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E409-28 IDEMPOTENCY_KEY_REUSED */
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
    getAdminAnnouncement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the announcement.
                 * @example 15
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The announcement. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminAnnouncement"];
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
            /** @description E404-9 ANNOUNCEMENT_NOT_FOUND */
            404: {
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
    deleteAdminAnnouncement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the announcement.
                 * @example 15
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The announcement is gone. */
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
            /** @description E403-1 ROLE_NOT_ALLOWED, E403-10 OPERATOR_ROLE_NOT_ALLOWED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E404-9 ANNOUNCEMENT_NOT_FOUND */
            404: {
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
    editAdminAnnouncement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the announcement.
                 * @example 15
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminAnnouncementRequest"];
            };
        };
        responses: {
            /** @description The announcement is changed. */
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
            /** @description E403-1 ROLE_NOT_ALLOWED, E403-10 OPERATOR_ROLE_NOT_ALLOWED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E404-9 ANNOUNCEMENT_NOT_FOUND */
            404: {
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
    listAdminPayments: {
        parameters: {
            query?: {
                /**
                 * @description Zero-based page.
                 * @example 0
                 */
                page?: number;
                /**
                 * @description Rows of a page.
                 * @example 20
                 */
                size?: number;
                /**
                 * @description Only payments with this status.
                 * @example PENDING
                 */
                status?: components["schemas"]["PaymentStatus"];
                /**
                 * @description Only rows made from this day on, in Seoul; after `to` it is refused with E400-1.
                 * @example 2026-03-01
                 */
                from?: components["schemas"]["AdminDay"];
                /**
                 * @description Only rows made up to the end of this day, in Seoul.
                 * @example 2026-03-03
                 */
                to?: components["schemas"]["AdminDay"];
                /**
                 * @description The order of the rows.
                 * @example id
                 */
                sort?: components["schemas"]["RowSort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of payments. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminPaymentPage"];
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
            default: components["responses"]["Unexpected"];
        };
    };
    searchAdminPayments: {
        parameters: {
            query: {
                /**
                 * @description Zero-based page.
                 * @example 0
                 */
                page?: number;
                /**
                 * @description Rows of a page.
                 * @example 20
                 */
                size?: number;
                /**
                 * @description What to look for; ids match exactly, texts by part.
                 * @example 1042
                 */
                q: string;
                /**
                 * @description The field to search.
                 * @example member_id
                 */
                field: components["schemas"]["PaymentSearchField"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the payments found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminPaymentPage"];
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
            default: components["responses"]["Unexpected"];
        };
    };
    listAdminRiceTransactions: {
        parameters: {
            query?: {
                /**
                 * @description Zero-based page.
                 * @example 0
                 */
                page?: number;
                /**
                 * @description Rows of a page.
                 * @example 20
                 */
                size?: number;
                /**
                 * @description Only rows of the rice ledger with this reason.
                 * @example ADMIN_GRANT
                 */
                reason?: components["schemas"]["RiceTransactionReason"];
                /**
                 * @description Only rows made from this day on, in Seoul; after `to` it is refused with E400-1.
                 * @example 2026-03-01
                 */
                from?: components["schemas"]["AdminDay"];
                /**
                 * @description Only rows made up to the end of this day, in Seoul.
                 * @example 2026-03-03
                 */
                to?: components["schemas"]["AdminDay"];
                /**
                 * @description The order of the rows.
                 * @example id
                 */
                sort?: components["schemas"]["RowSort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of rice transactions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminRiceTransactionPage"];
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
            default: components["responses"]["Unexpected"];
        };
    };
    searchAdminRiceTransactions: {
        parameters: {
            query: {
                /**
                 * @description Zero-based page.
                 * @example 0
                 */
                page?: number;
                /**
                 * @description Rows of a page.
                 * @example 20
                 */
                size?: number;
                /**
                 * @description What to look for; ids match exactly, texts by part.
                 * @example 1042
                 */
                q: string;
                /**
                 * @description The field to search.
                 * @example member_id
                 */
                field: components["schemas"]["RiceTransactionSearchField"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the rice transactions found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminRiceTransactionPage"];
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
            default: components["responses"]["Unexpected"];
        };
    };
    syncRiceTransactions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `respond-async` asks for 202 at once instead of waiting for a short job (RFC 7240). Other preferences are ignored.
                 * @example respond-async
                 */
                Prefer?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was checked and corrected. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RiceSyncResult"];
                };
            };
            /** @description The job goes on in the background, or ended otherwise than done. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminBulkJob"];
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
            /** @description E401-1 TOKEN_INVALID, E401-2 TOKEN_EXPIRED, E401-3 TOKEN_REVOKED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E403-1 ROLE_NOT_ALLOWED, E403-10 OPERATOR_ROLE_NOT_ALLOWED */
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
    grantRice: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A repeat with the same key and body within a day gets the first answer and has no second effect (R2). A key counts for its caller and its operation; with another body it is E409-28, and with another id in the path it is that or another key. A repeat that comes while the first call runs waits for its answer, or is E503-1, never a 409. A call that was refused or failed leaves its key unused.
                 * @example 0b6f5c2e-8b0e-4b7e-9d0a-7f3c2f1f9a11
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminRiceRequest"];
            };
        };
        responses: {
            /** @description The rice is granted. */
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
            /** @description E403-1 ROLE_NOT_ALLOWED, E403-10 OPERATOR_ROLE_NOT_ALLOWED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E404-2 MEMBER_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E409-28 IDEMPOTENCY_KEY_REUSED, E409-51 MEMBER_ERASED */
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
    grantRiceToAll: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A repeat with the same key and body within a day gets the first answer and has no second effect (R2). A key counts for its caller and its operation; with another body it is E409-28, and with another id in the path it is that or another key. A repeat that comes while the first call runs waits for its answer, or is E503-1, never a 409. A call that was refused or failed leaves its key unused.
                 * @example 0b6f5c2e-8b0e-4b7e-9d0a-7f3c2f1f9a11
                 */
                "Idempotency-Key"?: string;
                /**
                 * @description `respond-async` asks for 202 at once instead of waiting for a short job (RFC 7240). Other preferences are ignored.
                 * @example respond-async
                 */
                Prefer?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminRiceAllRequest"];
            };
        };
        responses: {
            /** @description The job goes on in the background, or ended otherwise than done. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminBulkJob"];
                };
            };
            /** @description The rice is granted. */
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
            /** @description E403-1 ROLE_NOT_ALLOWED, E403-10 OPERATOR_ROLE_NOT_ALLOWED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E409-28 IDEMPOTENCY_KEY_REUSED */
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
    revokeRice: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A repeat with the same key and body within a day gets the first answer and has no second effect (R2). A key counts for its caller and its operation; with another body it is E409-28, and with another id in the path it is that or another key. A repeat that comes while the first call runs waits for its answer, or is E503-1, never a 409. A call that was refused or failed leaves its key unused.
                 * @example 0b6f5c2e-8b0e-4b7e-9d0a-7f3c2f1f9a11
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminRiceRequest"];
            };
        };
        responses: {
            /** @description The rice is revoked. */
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
            /** @description E403-1 ROLE_NOT_ALLOWED, E403-10 OPERATOR_ROLE_NOT_ALLOWED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E404-2 MEMBER_NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description E409-26 BALANCE_TOO_LOW, E409-28 IDEMPOTENCY_KEY_REUSED */
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
}
