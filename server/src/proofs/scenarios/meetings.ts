/** Refusals around meetings, seats and applications. */
import { MINUTE_MS, toSeoulTime } from "../../lib/time.ts";
import { meetingBody } from "../../testing/meetings.ts";
import { ABSENT_ID } from "../world-requests.ts";
import { addApplication, addByApproval } from "../world.ts";
import type { Scenario, Scenarios, Stage } from "./stage.ts";

type Body = Parameters<Stage["open"]>[0];

const create =
  (overrides: Body | ((stage: Stage) => Body)): Scenario<"createMeeting"> =>
  (stage) => ({
    token: stage.people.other.token,
    body: meetingBody(stage.app, typeof overrides === "function" ? overrides(stage) : overrides),
  });

const newWords = {
  title: "염리동에서 냉면 먹어요",
  content: "장소를 옮겼어요.",
  placeName: "을밀대",
  placeAddress: "서울 마포구 숭문길 24",
  placePhone: null,
  placeLatitude: 37.5476,
  placeLongitude: 126.9497,
  partnerPlaceId: null,
};

/** A meeting that is full with host and member. */
async function openFull(stage: Stage, requiresApproval: boolean): Promise<number> {
  const id = await stage.open({ maxCapacity: 2, requiresApproval });
  const { host, member } = stage.people;
  await (requiresApproval ? addByApproval(stage.app, { host, guest: member }, id) : stage.join(id, member));
  return id;
}

const apply = (token: string, id: number) => ({ token, params: { id }, body: { content: "함께 먹고 싶어요." } });
const join = (token: string, meetingId: number) => ({ token, params: { meetingId } });

export const meetingScenarios: Scenarios = {
  createMeeting: {
    "E400-7": create(({ app }) => ({ scheduledAt: toSeoulTime(new Date(app.clock.now().getTime() - MINUTE_MS)) })),
    "E400-8": create({ scheduledAt: "2030-03-02T12:00" }),
    "E400-9": create({ minCapacity: 5, maxCapacity: 4 }),
    "E400-15": create(({ world }) => ({ imageId: world.ids.image })),
    "E400-16": create(({ world }) => ({ partnerPlaceId: world.ids.place, placeName: "다른가게" })),
    "E409-4": async (stage) => {
      const { token } = await stage.app.member({ rice: 499 });
      return { token, body: meetingBody(stage.app) };
    },
  },
  updateMeeting: {
    "E400-16": async (stage) => {
      const body = { ...newWords, partnerPlaceId: ABSENT_ID };
      return { token: stage.people.host.token, params: { id: await stage.open() }, body };
    },
    "E409-15": async (stage) => {
      const id = await stage.openWithMember();
      await stage.confirm(id);
      return { token: stage.people.host.token, params: { id }, body: newWords };
    },
  },
  deleteMeeting: {
    "E409-13": async (stage) => ({ token: stage.people.host.token, params: { id: await stage.openWithMember() } }),
    "E409-32": async (stage) => {
      const id = await stage.open();
      await stage.goTo(-15);
      return { token: stage.people.host.token, params: { id } };
    },
  },
  confirmMeeting: {
    "E409-5": async (stage) => {
      const id = await stage.openWithMember();
      await stage.confirm(id);
      return { token: stage.people.host.token, params: { id } };
    },
    "E409-12": async (stage) => ({ token: stage.people.host.token, params: { id: await stage.open() } }),
  },
  joinMeeting: {
    "E409-4": async (stage) => join((await stage.app.member({ rice: 499 })).token, await stage.open()),
    "E409-5": async (stage) => {
      const id = await stage.openWithMember();
      await stage.confirm(id);
      return join(stage.people.other.token, id);
    },
    "E409-6": async (stage) => join(stage.people.other.token, await openFull(stage, false)),
    "E409-8": async (stage) => join(stage.people.member.token, await stage.openWithMember()),
    "E409-9": ({ people, world }) => join(people.applicant.token, world.ids.meeting),
    "E409-10": ({ people, world }) => join(people.other.token, world.ids.meeting),
  },
  leaveMeeting: {
    "E404-13": ({ people, world }) => join(people.other.token, world.ids.meeting),
    "E409-14": async (stage) => join(stage.people.host.token, await stage.open()),
    "E409-32": async (stage) => {
      const id = await stage.openAndEnd();
      return join(stage.people.member.token, id);
    },
  },
  applyToMeeting: {
    "E409-4": async ({ app, world }) => apply((await app.member({ rice: 499 })).token, world.ids.meeting),
    "E409-5": async (stage) => {
      const { meeting } = stage.world.ids;
      await stage.confirm(meeting);
      return apply(stage.people.other.token, meeting);
    },
    "E409-6": async (stage) => apply(stage.people.other.token, await openFull(stage, true)),
    "E409-9": ({ people, world }) => apply(people.applicant.token, world.ids.meeting),
    "E409-11": async (stage) => apply(stage.people.other.token, await stage.open()),
    "E409-31": ({ people, world }) => apply(people.member.token, world.ids.meeting),
  },
  approveMeetingApplication: {
    // The job that would reject it has not run yet: the clock decides (D20).
    "E409-5": async (stage) => {
      const { people, world, app } = stage;
      const { meeting: meetingId, application: id } = world.ids;
      app.clock.advance(166 * MINUTE_MS);
      const token = await app.tokenOf(people.host);
      return { token, params: { id }, body: { meetingId, memberId: people.applicant.id } };
    },
    "E409-6": async (stage) => {
      const { host, member, other } = stage.people;
      const meetingId = await stage.open({ maxCapacity: 2, requiresApproval: true });
      const id = await addApplication(stage.app, other, meetingId);
      await addByApproval(stage.app, { host, guest: member }, meetingId);
      return { token: host.token, params: { id }, body: { meetingId, memberId: other.id } };
    },
  },
};
