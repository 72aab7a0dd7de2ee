import type { GuardKind } from "./guard.ts";

export interface Route {
  /** Below /app, without the leading slash, as React Router writes it. */
  path: string;
  guard: GuardKind;
  /** The area and the module in its `screens/` whose export of the same name is the screen. */
  screen: string;
  /** One of the four main tabs, which keep the tab bar on screen. */
  tab?: true;
}

/** The route table: every path of member §2 with its guard. `member/README.md` lists what else a new screen needs. */
export const routes: readonly Route[] = [
  { path: "", guard: "guest", screen: "account/LandingScreen" },
  { path: "login", guard: "guest", screen: "account/LoginScreen" },
  { path: "login/kakao", guard: "guest", screen: "account/KakaoScreen" },
  { path: "signup", guard: "guest", screen: "account/SignupScreen" },
  { path: "password-reset", guard: "guest", screen: "account/PasswordResetScreen" },
  { path: "welcome", guard: "CREATED", screen: "account/WelcomeScreen" },
  { path: "force-phone-verification", guard: "PHONE_V_REQUIRED", screen: "account/ForcePhoneVerificationScreen" },
  { path: "banned", guard: "BANNED", screen: "account/BannedScreen" },

  { path: "meetings", guard: "active", screen: "meetings/MeetingListScreen", tab: true },
  { path: "meetings/:meetingId", guard: "active", screen: "meetings/MeetingScreen" },
  { path: "meetings/:meetingId/update", guard: "active", screen: "meetings/MeetingUpdateScreen" },
  { path: "meetings/:meetingId/application", guard: "active", screen: "meetings/ApplyScreen" },
  { path: "meetings/:meetingId/applications", guard: "active", screen: "meetings/ApplicationsScreen" },
  { path: "meetings/:meetingId/report/out-of-meeting", guard: "active", screen: "reports/ReportOutOfMeetingScreen" },
  { path: "meeting-applications/:meetingApplicationId", guard: "active", screen: "meetings/ApplicationScreen" },
  { path: "create-meeting", guard: "active", screen: "create/CreateMeetingScreen" },
  { path: "place-selection", guard: "active", screen: "places/PlaceSelectionScreen" },
  { path: "location-selection", guard: "active", screen: "places/LocationSelectionScreen" },
  { path: "search", guard: "active", screen: "meetings/SearchScreen" },
  { path: "explore", guard: "active", screen: "explore/ExploreScreen", tab: true },

  { path: "chat", guard: "active", screen: "chat/ChatListScreen", tab: true },
  { path: "chat/:meetingId", guard: "active", screen: "chat/ChatRoomScreen" },
  { path: "chat/:meetingId/report/in-meeting", guard: "active", screen: "reports/ReportInMeetingScreen" },
  { path: "chat/:meetingId/restaurant-certificate", guard: "active", screen: "chat/RestaurantCertificateScreen" },

  { path: "mypage", guard: "active", screen: "mypage/MypageScreen", tab: true },
  { path: "mypage/location-selection", guard: "active", screen: "places/LocationSelectionScreen" },
  { path: "mypage/notification", guard: "active", screen: "mypage/NotificationsScreen" },
  { path: "mypage/events", guard: "active", screen: "mypage/EventsScreen" },
  { path: "mypage/events/:eventId", guard: "active", screen: "mypage/EventScreen" },
  { path: "mypage/pending-meeting-applications", guard: "active", screen: "mypage/PendingApplicationsScreen" },
  { path: "mypage/hosted-meetings", guard: "active", screen: "mypage/HostedMeetingsScreen" },
  { path: "mypage/joined-meetings", guard: "active", screen: "mypage/JoinedMeetingsScreen" },
  { path: "mypage/announcements", guard: "active", screen: "mypage/AnnouncementsScreen" },
  { path: "mypage/announcements/:announcementId", guard: "active", screen: "mypage/AnnouncementScreen" },
  { path: "mypage/partner-place/form", guard: "active", screen: "partner/PartnerPlaceFormScreen" },
  { path: "mypage/partner-place/my", guard: "active", screen: "partner/MyPartnerPlaceScreen" },
  { path: "mypage/rice-wallet", guard: "active", screen: "rice/RiceWalletScreen" },
  { path: "mypage/rice-purchase", guard: "active", screen: "rice/RicePurchaseScreen" },
  { path: "mypage/frequent-questions", guard: "active", screen: "support/FrequentQuestionsScreen" },
  { path: "mypage/terms", guard: "active", screen: "legal/TermsScreen" },
  { path: "mypage/privacy", guard: "active", screen: "legal/PrivacyScreen" },
  { path: "customer-center", guard: "active", screen: "support/CustomerCenterScreen" },

  { path: "settings", guard: "active", screen: "settings/SettingsScreen" },
  { path: "settings/account-info", guard: "active", screen: "settings/AccountInfoScreen" },
  { path: "settings/change-password", guard: "active", screen: "settings/ChangePasswordScreen" },
  { path: "settings/phone-reverification", guard: "active", screen: "settings/PhoneReverificationScreen" },
  { path: "settings/profile-edit", guard: "active", screen: "settings/ProfileEditScreen" },
  { path: "settings/block-management", guard: "active", screen: "settings/BlockManagementScreen" },
];
