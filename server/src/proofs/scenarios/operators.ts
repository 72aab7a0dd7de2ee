/** Refusals that operators meet in the console. */
import { ABSENT_ID } from "../world-requests.ts";
import type { Stage, Scenarios } from "./stage.ts";

const post = { title: "설 연휴 안내", content: "설 연휴에는 답이 늦어요." };
const onOperator = ({ people }: Stage) => ({ token: people.admin.token, params: { id: people.admin.id } });
const onWithdrawn = ({ people }: Stage) => ({ token: people.admin.token, params: { id: people.withdrawn.id } });
const onApplication = ({ people, world }: Stage) => ({
  token: people.admin.token,
  params: { id: world.ids.partnerApplication },
});
const newPassword = "newbab34";

export const operatorScenarios: Scenarios = {
  deleteAdminMember: {
    "E409-29": async (stage) => {
      await stage.confirm(await stage.openWithMember());
      return { token: stage.people.admin.token, params: { id: stage.people.member.id } };
    },
    "E409-50": onOperator,
  },
  resetAdminMemberPassword: {
    "E409-27": async ({ app, people }) => {
      const { id } = await app.member({ provider: "KAKAO" });
      return { token: people.admin.token, params: { id }, body: { newPassword } };
    },
    "E409-50": (stage) => ({ ...onOperator(stage), body: { newPassword } }),
    "E409-51": (stage) => ({ ...onWithdrawn(stage), body: { newPassword } }),
  },
  setAdminMemberStatus: {
    // A status of WITHDRAWN frees the nickname; somebody took it since.
    "E409-2": async ({ api, app, people }) => {
      const { id, name } = await app.member();
      const { token } = people.admin;
      await api.ok("setAdminMemberStatus", { token, params: { id }, body: { status: "WITHDRAWN" } });
      await api.ok("changeMemberName", { token: people.other.token, body: { name } });
      return { token, params: { id }, body: { status: "ACTIVE" } };
    },
    "E409-50": (stage) => ({ ...onOperator(stage), body: { status: "BANNED" } }),
    "E409-51": (stage) => ({ ...onWithdrawn(stage), body: { status: "ACTIVE" } }),
  },
  setAdminMemberPoint: {
    "E409-50": (stage) => ({ ...onOperator(stage), body: { point: 60 } }),
    "E409-51": (stage) => ({ ...onWithdrawn(stage), body: { point: 60 } }),
  },
  sendNotificationToMember: {
    "E409-51": ({ people }) => ({
      token: people.admin.token,
      params: { memberId: people.withdrawn.id },
      body: { ...post, url: null },
    }),
  },
  acceptAdminPartnerApplication: {
    "E409-52": async (stage) => {
      const params = { id: stage.world.ids.someone };
      const ban = { token: stage.people.admin.token, params, body: { status: "BANNED" as const } };
      await stage.api.ok("setAdminMemberStatus", ban);
      return onApplication(stage);
    },
  },
  editAdminPartnerPlace: {
    "E400-15": ({ people, world }) => ({
      token: people.admin.token,
      params: { id: world.ids.place },
      body: {
        name: "연남한상",
        address: "서울 마포구 동교로 242",
        phone: "02-335-0101",
        policy: "음료를 드려요.",
        latitude: 37.5627,
        longitude: 126.9237,
        imageId: ABSENT_ID,
      },
    }),
  },
  createAdminEvent: {
    "E400-15": ({ people }) => ({ token: people.admin.token, body: { ...post, imageId: ABSENT_ID } }),
  },
  editAdminEvent: {
    "E400-15": ({ people, world }) => ({
      token: people.admin.token,
      params: { id: world.ids.event },
      body: { ...post, imageId: ABSENT_ID },
    }),
  },
  grantRice: {
    "E409-51": ({ people }) => ({
      token: people.admin.token,
      body: { memberId: people.withdrawn.id, amount: 100 },
    }),
  },
  revokeRice: {
    "E409-26": ({ people }) => ({ token: people.admin.token, body: { memberId: people.other.id, amount: 1501 } }),
  },
};
