/** Refusals around being together: checking in, rating, blocking, reporting. */
import type { Scenario, Scenarios, Stage } from "./stage.ts";
import { atThePlace } from "./stage.ts";

type Reporting = "reportOnMeeting" | "reportOutOfMeeting";

const checkInAt = (token: string, meetingId: number) => ({ token, body: { meetingId, ...atThePlace } });

/** Ratings of these members by the host. */
const rate = ({ people }: Stage, meetingId: number, targets: number[]) => ({
  token: people.host.token,
  body: {
    meetingId,
    evaluatePointDtoList: targets.map((targetMemberId) => ({ targetMemberId, meetingId, type: "POSITIVE" as const })),
  },
});

const report = ({ people, world }: Stage, reportedId: number) => ({
  token: people.member.token,
  body: { reportedId, meetingId: world.ids.meeting, content: "다른 분께 계속 욕설을 했어요." },
});

const reportScenarios = (id: Reporting): Record<string, Scenario<Reporting>> => ({
  "E400-17": (stage) => report(stage, stage.people.member.id),
  "E404-2": (stage) => report(stage, stage.people.other.id),
  "E409-21": async (stage) => {
    const request = report(stage, stage.people.host.id);
    await stage.api.ok(id, request);
    return request;
  },
});

export const togetherScenarios: Scenarios = {
  checkIn: {
    "E400-19": async (stage) => {
      const guest = await stage.app.member({ locationAgreed: false });
      const id = await stage.open();
      await stage.join(id, guest);
      await stage.goTo(0);
      return checkInAt(await stage.app.tokenOf(guest), id);
    },
    "E409-16": async (stage) => checkInAt(stage.people.member.token, await stage.openWithMember()),
    "E409-17": async (stage) => {
      const meetingId = await stage.openWithMember();
      await stage.goTo(0);
      return { token: stage.people.member.token, body: { meetingId, latitude: 37.5573, longitude: 126.9219 } };
    },
    "E409-18": async (stage) => {
      const id = await stage.openWithMember();
      await stage.goTo(0);
      const request = checkInAt(stage.people.member.token, id);
      await stage.api.ok("checkIn", request);
      return request;
    },
  },
  evaluateMembers: {
    "E400-14": async (stage) => rate(stage, await stage.openAndEnd(), [stage.people.other.id]),
    "E400-17": async (stage) => rate(stage, await stage.openAndEnd(), [stage.people.host.id]),
    "E409-19": async (stage) => rate(stage, await stage.openWithMember(), [stage.people.member.id]),
    "E409-20": async (stage) => {
      const meetingId = await stage.openAndEnd();
      const request = rate(stage, meetingId, [stage.people.member.id]);
      await stage.api.ok("evaluateMembers", request);
      return request;
    },
  },
  blockMember: {
    "E400-17": ({ people }) => ({ token: people.other.token, body: { blockedId: people.other.id } }),
    "E409-23": async ({ people, api }) => {
      const request = { token: people.other.token, body: { blockedId: people.host.id } };
      await api.ok("blockMember", request);
      return request;
    },
  },
  reportOnMeeting: reportScenarios("reportOnMeeting"),
  reportOutOfMeeting: reportScenarios("reportOutOfMeeting"),
};
