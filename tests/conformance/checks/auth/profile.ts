/** The member's profile: nickname, image, position. */
import { DAY_MS, HOUR_MS, MINUTE_MS, NAME_LOCK_DAYS } from "@babchingu/openapi";
import { limits } from "@babchingu/openapi/limits";
import { defineChecks } from "../../runner/check.ts";
import { ABSENT_ID, HONGDAE, meetingBody } from "../support/meetings.ts";
import { jpegTakenAt, png } from "../support/images.ts";
import { newImage } from "../support/fixtures.ts";

const BYTES_MAX = limits.ImageUpload.file.maxBytes;

export const checks = defineChecks(
  {
    id: "auth.profile.uncached",
    title: "What is said to a member, or refused, isn't kept by caches: Cache-Control: no-store.",
    source: "openapi.json#/info",
    run: async (ctx) => {
      const as = await ctx.sharedMember();
      const responses = [await ctx.call("getMe", { as }), await ctx.call("getMe"), await ctx.call("getHealth")];
      for (const response of responses) {
        const caching = response.headers.get("cache-control") ?? "";
        ctx.assert(/\bno-store\b/.test(caching), "No cache should keep the response.", caching, response);
      }
    },
  },
  {
    id: "auth.name.change",
    title:
      "A nickname changes once in 30 days: another change is refused with NAME_CHANGE_LOCKED, which says the days left.",
    source: "member §4, member §8",
    covers: ["changeMemberName NAME_CHANGE_LOCKED", "changeMemberName NAME_TAKEN", "changeMemberName SAME_NAME"],
    run: async (ctx) => {
      const [member, other, name] = [await ctx.member("member"), await ctx.sharedMember(), ctx.env.freshName()];
      await ctx.refused("changeMemberName", "SAME_NAME", { as: member, body: { name: member.name } });
      await ctx.refused("changeMemberName", "NAME_TAKEN", { as: member, body: { name: other.name } });
      await ctx.ok("changeMemberName", { as: member, body: { name } });
      const me = await ctx.ok("getMe", { as: member });
      ctx.assert(
        me.name === name && me.nameUpdatedAt !== null,
        "The account should return the new name and when it changed.",
        me,
      );
      const { duplicated } = await ctx.ok("checkNameDuplicated", { query: { name: member.name } });
      ctx.equal(duplicated, false, "The old name should be free.");
      const { data } = await ctx.refused("changeMemberName", "NAME_CHANGE_LOCKED", {
        as: member,
        body: { name: ctx.env.freshName() },
      });
      ctx.between(Number(data?.["daysLeft"]), [NAME_LOCK_DAYS - 1, NAME_LOCK_DAYS], "30 days are left.");
    },
  },
  {
    id: "auth.name.change-after-30-days",
    title: `A changed nickname is locked for exactly ${NAME_LOCK_DAYS} days.`,
    source: "member §4",
    needs: ["sms", "clock"],
    run: async (ctx) => {
      const member = await ctx.member("member");
      await ctx.ok("changeMemberName", { as: member, body: { name: ctx.env.freshName() } });
      await ctx.advance(NAME_LOCK_DAYS * DAY_MS - HOUR_MS);
      await ctx.refused("changeMemberName", "NAME_CHANGE_LOCKED", {
        as: member,
        body: { name: ctx.env.freshName() },
      });
      await ctx.advance(HOUR_MS + MINUTE_MS);
      await ctx.ok("changeMemberName", { as: member, body: { name: ctx.env.freshName() } });
    },
  },
  {
    id: "auth.image.profile",
    title:
      "An uploaded image becomes the profile image and can be fetched; while in use it can't be deleted; the member can remove it.",
    source: "member §7",
    covers: ["deleteImage IMAGE_IN_USE", "changeMemberImage 204", "deleteMemberImage 204"],
    run: async (ctx) => {
      const member = await ctx.member("member");
      const imageId = await newImage(ctx, { as: member });
      await ctx.ok("changeMemberImage", { as: member, body: { imageId } });
      const { imageUrl } = await ctx.ok("getMe", { as: member });
      const url = new URL(imageUrl ?? ctx.fail("The account should return the image."), ctx.env.profile.baseUrl);
      const image = await fetch(url);
      const type = image.headers.get("content-type") ?? "";
      await image.arrayBuffer();
      ctx.assert(image.ok && type.startsWith("image/"), "The image should be served.", `${image.status} ${type}`);
      await ctx.refused("deleteImage", "IMAGE_IN_USE", { as: member, params: { id: imageId } });
      await ctx.ok("deleteMemberImage", { as: member });
      ctx.equal((await ctx.ok("getMe", { as: member })).imageUrl, null, "The image should be gone.");
    },
  },
  {
    id: "auth.image.metadata",
    title: "An image is served without the place where it was taken, which phones write into it, and without a token.",
    source: "openapi.json#/paths/~1images/post",
    run: async (ctx) => {
      const area = ctx.env.freshText("area-");
      const data = jpegTakenAt(area);
      const { url } = await ctx.ok("uploadImage", { as: await ctx.sharedMember(), file: { data } });
      const image = await fetch(new URL(url, ctx.env.profile.baseUrl));
      const served = Buffer.from(await image.arrayBuffer());
      ctx.equal(image.status, 200, "The image should be served.");
      ctx.assert(!served.includes(area), "The image should have lost its position.", `${served.length} bytes`);
    },
  },
  {
    id: "auth.image.usable",
    title: "An image that doesn't exist or is used already can't be used: IMAGE_NOT_USABLE.",
    source: "D6",
    covers: ["changeMemberImage IMAGE_NOT_USABLE", "createMeeting IMAGE_NOT_USABLE"],
    run: async (ctx) => {
      const member = await ctx.member("member");
      await ctx.refused("changeMemberImage", "IMAGE_NOT_USABLE", { as: member, body: { imageId: ABSENT_ID } });
      const imageId = await newImage(ctx, { as: member });
      await ctx.ok("changeMemberImage", { as: member, body: { imageId } });
      await ctx.refused("createMeeting", "IMAGE_NOT_USABLE", { as: member, body: meetingBody(ctx, { imageId }) });
    },
  },
  {
    id: "auth.image.size",
    title: "An image of exactly 10 MB is accepted; one byte more is refused with IMAGE_TOO_LARGE.",
    source: "member §5",
    covers: ["uploadImage IMAGE_TOO_LARGE"],
    run: async (ctx) => {
      const as = await ctx.sharedMember();
      const padding = BYTES_MAX - png({ padding: 1 }).length + 1;
      const data = png({ padding });
      ctx.equal(data.length, BYTES_MAX, "The kit's image should have 10 MB.");
      await ctx.ok("uploadImage", { as, file: { data } });
      await ctx.refused("uploadImage", "IMAGE_TOO_LARGE", { as, file: { data: png({ padding: padding + 1 }) } });
    },
  },
  {
    id: "auth.image.type",
    title:
      "Uploads are checked by their content: another file type is IMAGE_TYPE_NOT_SUPPORTED, a broken image IMAGE_UNREADABLE, a missing file INVALID_REQUEST.",
    source: "D6",
    covers: ["uploadImage IMAGE_TYPE_NOT_SUPPORTED", "uploadImage IMAGE_UNREADABLE", "uploadImage INVALID_REQUEST"],
    run: async (ctx) => {
      const as = await ctx.sharedMember();
      const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
      for (const data of [svg, Buffer.from("그냥 글자예요."), Buffer.from("%PDF-1.7")]) {
        await ctx.refused("uploadImage", "IMAGE_TYPE_NOT_SUPPORTED", { as, file: { data } });
      }
      await ctx.refused("uploadImage", "IMAGE_UNREADABLE", { as, file: { data: png().subarray(0, 50) } });
      await ctx.refused("uploadImage", "INVALID_REQUEST", { as, file: { data: png(), field: "picture" } });
    },
  },
  {
    id: "auth.location.consent",
    title:
      "A position is accepted only with consent: without it LOCATION_CONSENT_REQUIRED; `agreed` gives it in the same request.",
    source: "D41",
    covers: ["setMemberLocation LOCATION_CONSENT_REQUIRED"],
    run: async (ctx) => {
      const member = await ctx.member("member", { isLocationAgreed: false });
      await ctx.refused("setMemberLocation", "LOCATION_CONSENT_REQUIRED", { as: member, body: HONGDAE });
      ctx.equal((await ctx.ok("getMe", { as: member })).latitude, null, "No position should be stored.");
      await ctx.ok("setMemberLocation", { as: member, body: { ...HONGDAE, agreed: true } });
      const { latitude, longitude, locationAgreed } = await ctx.ok("getMe", { as: member });
      ctx.equal(
        { latitude, longitude, locationAgreed },
        { ...HONGDAE, locationAgreed: true },
        "The position should be stored.",
      );
    },
  },
);
