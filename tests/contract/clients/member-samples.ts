/**
 * The tests run each API call of the member app from its source text. These are the values of its free variables that the
 * contract's examples don't provide, by operation id, or by `operationId file` when two files use one name differently.
 */

const place = { latitude: 37.5563, longitude: 126.9236 };
const meeting = { params: { path: { meetingId: 2001 } } };
const byId = (id: number) => ({ params: { path: { id } } });
const report = (reportedId: number) => ({
  params: { header: { "Idempotency-Key": "0b6f5c2e-8b0e-4b7e-9d0a-7f3c2f1f9a11" } },
  body: { reportedId, meetingId: 2001, content: "채팅에서 다른 분께 계속 욕설을 했어요." },
});

export const memberSamples: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  applyToMeeting: { content: " 근처에서 일해요. 조용히 맛있게 먹을게요! " },
  approveMeetingApplication: { byId },
  changeMemberImage: { image: { id: 501, url: "/images/3f9a1c.webp" } },
  changeMemberPassword: { current: "babbab12", password: "newbab34" },
  cancelSeatAlert: { byId: byId(2001) },
  checkIn: { at: place },
  checkNameDuplicated: { checkedName: "따뜻한숟갈" },
  confirmMeeting: { byId: byId(2001) },
  createMeeting: { sent: { key: "0b6f5c2e-8b0e-4b7e-9d0a-7f3c2f1f9a11" } },
  deleteMeeting: { byId: byId(2001) },
  "deleteMeetingApplication ApplicationScreen.tsx": { byId: byId(701) },
  "deleteMeetingApplication ApplicationsScreen.tsx": { byId },
  deleteWebSubscription: { subscription: { endpoint: "https://updates.push.services.mozilla.com/wpush/v2/gAAAAABl" } },
  evaluateMembers: { others: [{ id: 1001 }, { id: 1002 }, { id: 1003 }], choices: { 1001: "POSITIVE", 1002: "NONE" } },
  getMeetingApplication: { byId: byId(701) },
  getMemberProfile: { memberId: 1042 },
  joinMeeting: { byMeetingId: meeting },
  leaveMeeting: { byMeetingId: meeting },
  listMeetings: {
    centre: { lat: place.latitude, lng: place.longitude },
    filter: { date: "2026-03-01", meal: "DINNER", isPartnerPlace: true, requiresApproval: false },
  },
  listMeetingsOnMap: { searchCentre: place },
  listPartnerPlaces: { pageParam: 412.5 },
  listRiceTransactions: { pageParam: 80_012 },
  saveWebSubscription: {
    body: {
      endpoint: "https://updates.push.services.mozilla.com/wpush/v2/gAAAAABl",
      keys: {
        p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        auth: "BTBZMqHH6r4Tts7J_aSIgg",
      },
    },
  },
  setNotificationSettings: { body: { meeting: true, chat: false, news: true } },
  requestSeatAlert: { byId: byId(2001) },
  reportOnMeeting: { options: report(1077) },
  reportOutOfMeeting: { options: report(1001) },
  searchMeetings: { term: "라멘" },
  searchPlaces: { centre: place, pageParam: 0 },
  sendVerificationCode: { task: { purpose: "SIGNUP" } },
  setMemberLocation: { agreed: false, position: place, outcome: { position: place } },
  signup: { verification: { phone: "01023456789" }, token: { verificationToken: "vt_5f0c1d7e9a" } },
  updateMeeting: {
    fields: {
      title: "염리동에서 냉면 먹어요",
      content: "장소를 옮겼어요. 을밀대 앞에서 만나요.",
      place: {
        name: "을밀대",
        address: "서울 마포구 숭문길 24",
        phone: "02-717-1922",
        partnerPlaceId: null,
        ...place,
      },
    },
  },
};
