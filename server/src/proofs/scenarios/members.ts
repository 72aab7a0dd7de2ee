/** Refusals around the own account, its pictures and its store. */
import { limits } from "@babchingu/openapi/limits";
import sharp from "sharp";
import { SECOND_MS } from "../../lib/time.ts";
import { ABSENT_ID } from "../world-requests.ts";
import { addStore } from "../world.ts";
import type { Scenarios, Stage } from "./stage.ts";
import { otherThan, PASSWORD, PHONE, times } from "./stage.ts";

const TRIES_PER_CODE = 5;
const application = {
  name: "서면밀면집",
  address: "부산 부산진구 서면로68번길 20",
  phone: "051-805-0119",
  latitude: 35.1568,
  longitude: 129.0576,
  policy: "네 명 이상이면 만두 한 접시를 드려요.",
  imageId: null,
};

const purchase = { platform: "GOOGLE", productId: "rice_1000", receiptData: "receipt-1" } as const;

async function withPassword({ app }: Stage) {
  const { token } = await app.member({ password: PASSWORD });
  return (currentPassword: string, newPassword: string) => ({ token, body: { currentPassword, newPassword } });
}

/** The start of a PNG, and nothing behind it. */
async function brokenPicture(): Promise<Buffer> {
  const picture = sharp({ create: { width: 60, height: 60, channels: 3, background: "#ff8800" } });
  return (await picture.png().toBuffer()).subarray(0, 60);
}

const phoneOf = ({ people }: Stage) => people.host.phone ?? "";

export const memberScenarios: Scenarios = {
  activateMember: { "E409-22": ({ people }) => ({ token: people.unverified.token }) },
  verifyReverificationCode: {
    "E400-2": async (stage) => {
      const verificationCode = otherThan(await stage.sendCode("REVERIFICATION"));
      return { token: stage.people.other.token, body: { phone: PHONE, verificationCode } };
    },
    "E400-3": async (stage) => {
      const verificationCode = await stage.sendCode("REVERIFICATION");
      stage.app.clock.advance(181 * SECOND_MS);
      return { token: stage.people.other.token, body: { phone: PHONE, verificationCode } };
    },
    "E409-1": async (stage) => {
      const phone = phoneOf(stage);
      const verificationCode = await stage.sendCode("REVERIFICATION", phone);
      return { token: stage.people.other.token, body: { phone, verificationCode } };
    },
    "E409-3": async (stage) => {
      await stage.lockPhone(PHONE);
      const verificationCode = await stage.sendCode("REVERIFICATION");
      return { token: stage.people.other.token, body: { phone: PHONE, verificationCode } };
    },
    "E429-4": async (stage) => {
      const { token } = stage.people.other;
      const verificationCode = await stage.sendCode("REVERIFICATION");
      const wrong = { token, body: { phone: PHONE, verificationCode: otherThan(verificationCode) } };
      await times(TRIES_PER_CODE, () => stage.api.refused("verifyReverificationCode", "E400-2", wrong));
      return { token, body: { phone: PHONE, verificationCode } };
    },
  },
  changeMemberImage: {
    "E400-15": ({ people, world }) => ({ token: people.other.token, body: { imageId: world.ids.image } }),
  },
  changeMemberName: {
    "E400-18": ({ people }) => ({ token: people.other.token, body: { name: people.other.name } }),
    "E409-2": ({ people }) => ({ token: people.other.token, body: { name: people.host.name } }),
    "E409-7": async ({ people, api }) => {
      const { token } = people.other;
      await api.ok("changeMemberName", { token, body: { name: "든든한한끼" } });
      return { token, body: { name: "또다른이름" } };
    },
  },
  changeMemberPassword: {
    "E400-5": async (stage) => (await withPassword(stage))("not-this-one", "newbab34"),
    "E400-6": async (stage) => (await withPassword(stage))(PASSWORD, PASSWORD),
    "E403-7": async ({ app }) => {
      const { token } = await app.member({ provider: "KAKAO" });
      return { token, body: { currentPassword: PASSWORD, newPassword: "newbab34" } };
    },
  },
  setMemberLocation: {
    "E400-19": async ({ app }) => {
      const { token } = await app.member({ locationAgreed: false });
      return { token, body: { latitude: 37.5, longitude: 127 } };
    },
  },
  withdrawMember: {
    "E409-29": async (stage) => {
      await stage.confirm(await stage.openWithMember());
      return { token: stage.people.member.token };
    },
  },
  uploadImage: {
    "E400-10": async ({ people }) => ({ token: people.other.token, file: { data: await brokenPicture() } }),
    "E413-1": ({ people }) => ({
      token: people.other.token,
      file: { data: Buffer.alloc(limits.ImageUpload.file.maxBytes + 1) },
    }),
    "E415-2": ({ people }) => ({ token: people.other.token, file: { data: Buffer.from("<svg/>") } }),
  },
  deleteImage: {
    "E409-24": async ({ people, api, world }) => {
      const { token } = people.host;
      await api.ok("changeMemberImage", { token, body: { imageId: world.ids.image } });
      return { token, params: { id: world.ids.image } };
    },
  },
  applyForPartnerPlace: {
    "E400-15": ({ people }) => ({ token: people.other.token, body: { ...application, imageId: ABSENT_ID } }),
    "E409-25": async ({ app, people }) => {
      await addStore(app, people.other.id);
      return { token: people.other.token, body: application };
    },
  },
  createPayment: {
    "E400-13": ({ people }) => ({
      token: people.other.token,
      body: { ...purchase, receiptData: "invalid" },
    }),
    "E409-33": async ({ people, api }) => {
      await api.ok("createPayment", { token: people.host.token, body: purchase });
      return { token: people.other.token, body: purchase };
    },
  },
};
