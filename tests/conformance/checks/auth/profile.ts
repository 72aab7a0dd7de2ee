/** The own profile: nickname, picture, position. */
import { NAME_LOCK_DAYS } from "@babchingu/openapi";
import { limits } from "@babchingu/openapi/limits";
import { defineChecks } from "../../kit/check.ts";
import { ABSENT_ID, DAY_MS, HONGDAE, meetingBody } from "../support/meetings.ts";
import { png } from "../support/pictures.ts";
import { newImage } from "../support/stage.ts";

const BYTES_MAX = limits.ImageUpload.file.maxBytes;

export const checks = defineChecks(
  {
    id: "auth.name.change",
    level: "auth",
    title: "A nickname changes once in 30 days: another change is refused with E409-7, which tells the days left.",
    source: "member-app §4, §8",
    needs: ["sms"],
    covers: ["changeMemberName E409-7", "changeMemberName E409-2", "changeMemberName E400-18"],
    run: async (ctx) => {
      const [member, other, name] = [await ctx.member("member"), await ctx.reader(), ctx.world.freshName()];
      await ctx.refused("changeMemberName", "E400-18", { as: member, body: { name: member.name } });
      await ctx.refused("changeMemberName", "E409-2", { as: member, body: { name: other.name } });
      await ctx.ok("changeMemberName", { as: member, body: { name } });
      const me = await ctx.ok("getMe", { as: member });
      ctx.that(
        me.name === name && me.nameUpdatedAt !== null,
        "The account should tell the new name and when it changed.",
        me,
      );
      const { duplicated } = await ctx.ok("checkNameDuplicated", { query: { name: member.name } });
      ctx.equal(duplicated, false, "The old name should be free.");
      const { data } = await ctx.refused("changeMemberName", "E409-7", {
        as: member,
        body: { name: ctx.world.freshName() },
      });
      ctx.between(Number(data?.["daysLeft"]), [NAME_LOCK_DAYS - 1, NAME_LOCK_DAYS], "30 days are left.");
    },
  },
  {
    id: "auth.name.change-after-30-days",
    level: "auth",
    title: "The lock on the nickname holds for 30 days to the day and no longer.",
    source: "member-app §4",
    needs: ["sms", "clock"],
    run: async (ctx) => {
      const member = await ctx.member("member");
      await ctx.ok("changeMemberName", { as: member, body: { name: ctx.world.freshName() } });
      await ctx.advance(NAME_LOCK_DAYS * DAY_MS - 3_600_000);
      await ctx.refused("changeMemberName", "E409-7", { as: member, body: { name: ctx.world.freshName() } });
      await ctx.advance(3_660_000);
      await ctx.ok("changeMemberName", { as: member, body: { name: ctx.world.freshName() } });
    },
  },
  {
    id: "auth.image.profile",
    level: "auth",
    title: "An uploaded picture becomes the profile's, can be fetched, is in use, and goes when it is removed.",
    source: "member-app §7",
    needs: ["sms"],
    covers: ["deleteImage E409-24", "changeMemberImage 204", "deleteMemberImage 204"],
    run: async (ctx) => {
      const member = await ctx.member("member");
      const imageId = await newImage(ctx, { as: member });
      await ctx.ok("changeMemberImage", { as: member, body: { imageId } });
      const { imageUrl } = await ctx.ok("getMe", { as: member });
      const url = new URL(imageUrl ?? ctx.fail("The account should tell the picture."), ctx.world.profile.baseUrl);
      const picture = await fetch(url);
      const type = picture.headers.get("content-type") ?? "";
      await picture.arrayBuffer();
      ctx.that(picture.ok && type.startsWith("image/"), "The picture should be served.", `${picture.status} ${type}`);
      await ctx.refused("deleteImage", "E409-24", { as: member, params: { id: imageId } });
      await ctx.ok("deleteMemberImage", { as: member });
      ctx.equal((await ctx.ok("getMe", { as: member })).imageUrl, null, "The picture should be gone.");
    },
  },
  {
    id: "auth.image.usable",
    level: "auth",
    title: "A picture that doesn't exist or is used already can't be used: E400-15.",
    source: "D6",
    needs: ["sms"],
    covers: ["changeMemberImage E400-15", "createMeeting E400-15"],
    run: async (ctx) => {
      const member = await ctx.member("member");
      await ctx.refused("changeMemberImage", "E400-15", { as: member, body: { imageId: ABSENT_ID } });
      const imageId = await newImage(ctx, { as: member });
      await ctx.ok("changeMemberImage", { as: member, body: { imageId } });
      await ctx.refused("createMeeting", "E400-15", { as: member, body: meetingBody(ctx, { imageId }) });
    },
  },
  {
    id: "auth.image.size",
    level: "auth",
    title: "A picture of exactly 10 MB is taken; one byte more is refused with E413-1.",
    source: "member-app §5",
    needs: ["sms"],
    covers: ["uploadImage E413-1"],
    run: async (ctx) => {
      const as = await ctx.reader();
      const padding = BYTES_MAX - png({ padding: 1 }).length + 1;
      const data = png({ padding });
      ctx.equal(data.length, BYTES_MAX, "The kit's picture should have 10 MB.");
      await ctx.ok("uploadImage", { as, file: { data } });
      await ctx.refused("uploadImage", "E413-1", { as, file: { data: png({ padding: padding + 1 }) } });
    },
  },
  {
    id: "auth.image.type",
    level: "auth",
    title: "Files are judged by their content: no picture is E415-2, a broken one E400-10, none at all E400-1.",
    source: "D6",
    needs: ["sms"],
    covers: ["uploadImage E415-2", "uploadImage E400-10", "uploadImage E400-1"],
    run: async (ctx) => {
      const as = await ctx.reader();
      const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
      for (const data of [svg, Buffer.from("그냥 글자예요."), Buffer.from("%PDF-1.7")]) {
        await ctx.refused("uploadImage", "E415-2", { as, file: { data } });
      }
      await ctx.refused("uploadImage", "E400-10", { as, file: { data: png().subarray(0, 50) } });
      await ctx.refused("uploadImage", "E400-1", { as, file: { data: png(), field: "picture" } });
    },
  },
  {
    id: "auth.location.consent",
    level: "auth",
    title: "A position is taken only with consent: without it E400-19, with `agreed` at once.",
    source: "D41",
    needs: ["sms"],
    covers: ["setMemberLocation E400-19"],
    run: async (ctx) => {
      const member = await ctx.member("member", { isLocationAgreed: false });
      await ctx.refused("setMemberLocation", "E400-19", { as: member, body: HONGDAE });
      ctx.equal((await ctx.ok("getMe", { as: member })).latitude, null, "No position should be stored.");
      await ctx.ok("setMemberLocation", { as: member, body: { ...HONGDAE, agreed: true } });
      const { latitude, longitude, locationAgreed } = await ctx.ok("getMe", { as: member });
      ctx.equal({ latitude, longitude, locationAgreed }, { ...HONGDAE, locationAgreed: true }, "It should be stored.");
    },
  },
);
