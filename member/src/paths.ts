/** Every path of the app, below the base /app. Screens link with these and never write a path themselves. */
export const paths = {
  landing: "/",
  login: "/login",
  kakaoLogin: "/login/kakao",
  signup: "/signup",
  passwordReset: "/password-reset",
  welcome: "/welcome",
  forcePhoneVerification: "/force-phone-verification",
  banned: "/banned",

  meetings: "/meetings",
  meeting: (id: number) => `/meetings/${id}`,
  meetingUpdate: (id: number) => `/meetings/${id}/update`,
  applyToMeeting: (id: number) => `/meetings/${id}/application`,
  meetingApplications: (id: number) => `/meetings/${id}/applications`,
  reportOutOfMeeting: (id: number) => `/meetings/${id}/report/out-of-meeting`,
  application: (id: number) => `/meeting-applications/${id}`,
  createMeeting: "/create-meeting",
  placeSelection: "/place-selection",
  locationSelection: "/location-selection",
  search: "/search",
  explore: "/explore",

  chat: "/chat",
  chatRoom: (meetingId: number) => `/chat/${meetingId}`,
  reportInMeeting: (meetingId: number) => `/chat/${meetingId}/report/in-meeting`,
  restaurantCertificate: (meetingId: number) => `/chat/${meetingId}/restaurant-certificate`,

  mypage: "/mypage",
  myLocation: "/mypage/location-selection",
  notifications: "/mypage/notification",
  events: "/mypage/events",
  event: (id: number) => `/mypage/events/${id}`,
  pendingApplications: "/mypage/pending-meeting-applications",
  hostedMeetings: "/mypage/hosted-meetings",
  joinedMeetings: "/mypage/joined-meetings",
  announcements: "/mypage/announcements",
  announcement: (id: number) => `/mypage/announcements/${id}`,
  partnerPlaceForm: "/mypage/partner-place/form",
  myPartnerPlace: "/mypage/partner-place/my",
  riceWallet: "/mypage/rice-wallet",
  ricePurchase: "/mypage/rice-purchase",
  frequentQuestions: "/mypage/frequent-questions",
  terms: "/mypage/terms",
  privacy: "/mypage/privacy",
  customerCenter: "/customer-center",

  settings: "/settings",
  accountInfo: "/settings/account-info",
  changePassword: "/settings/change-password",
  phoneReverification: "/settings/phone-reverification",
  profileEdit: "/settings/profile-edit",
  blockManagement: "/settings/block-management",
} as const;

const BASE = "/app";

/** The path in the app of an address on this origin; null for an address elsewhere. */
export function pathInApp(address: string): string | null {
  if (address === BASE) return paths.landing;
  return address.startsWith(`${BASE}/`) ? address.slice(BASE.length) : null;
}
