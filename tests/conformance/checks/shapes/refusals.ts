/** What every operation refuses by the contract alone: other media types, unreadable bodies, absent things, other methods. */
import { errorCatalogue, errorCodes, operationErrors, type ErrorName } from "@babchingu/openapi/errors";
import type { Check, Cover } from "../../runner/check.ts";
import { METHODS, operations, specPointer, type Operation } from "../../contract/openapi.ts";
import { ABSENT_ID } from "../support/meetings.ts";
import { replaceAt } from "../support/bounds.ts";
import { baseOf } from "../support/requests/bases.ts";
import { validRequestOf } from "../support/requests/index.ts";

function mediaCheck(operation: Operation): Check {
  const { id } = operation;
  const { needs, refused } = baseOf(id);
  return {
    id: `shapes.media.${id}`,
    title: `${id} refuses a body of another media type with MEDIA_TYPE_NOT_SUPPORTED.`,
    source: specPointer(operation, 415),
    needs,
    covers: [`${id} MEDIA_TYPE_NOT_SUPPORTED`],
    run: async (ctx) => {
      const { body: _body, file: _file, ...call } = await refused(ctx);
      const raw = { data: "title=라멘", type: "text/plain" };
      ctx.expectRefusal(id, "MEDIA_TYPE_NOT_SUPPORTED", await ctx.http.callWithRetry(id, { ...call, raw }));
    },
  };
}

function unreadableCheck(operation: Operation): Check {
  const { id } = operation;
  const { needs, refused } = baseOf(id);
  return {
    id: `shapes.unreadable.${id}`,
    title: `${id} refuses broken JSON and a missing body with INVALID_REQUEST.`,
    source: specPointer(operation, 400),
    needs,
    covers: [`${id} INVALID_REQUEST`],
    run: async (ctx) => {
      const { body: _body, ...call } = await refused(ctx);
      for (const data of ['{"title":', "null", "[]", '"text"', ""]) {
        const raw = { data, type: "application/json" };
        ctx.expectRefusal(id, "INVALID_REQUEST", await ctx.http.callWithRetry(id, { ...call, raw }));
      }
    },
  };
}

/** Ids in paths and bodies that name something which must exist. */
const NAMES_A_THING = new Set(["id", "meetingId", "eventId", "memberId", "reportedId", "blockedId"]);
/** Errors with the status 404 that are about something else than an absent thing. */
const NOT_ABSENT = new Set<ErrorName>(["NOT_JOINED"]);

function absentCheck(operation: Operation, errors: ErrorName[]): Check {
  const { id } = operation;
  const { needs } = validRequestOf(id);
  const { body } = operation;
  const inBody = Object.keys(body?.example ?? {}).filter((name) => NAMES_A_THING.has(name));
  return {
    id: `shapes.absent.${id}`,
    title: `${id} answers ${errors.join(" or ")} about something that doesn't exist.`,
    source: specPointer(operation, 404),
    needs,
    covers: errors.map((name): Cover => `${id} ${name}`),
    run: async (ctx) => {
      const base = await (id === "checkIn" || id === "evaluateMembers" ? baseOf(id) : validRequestOf(id)).make(ctx);
      const params = Object.fromEntries(
        operation.parameters.filter((it) => it.in === "path").map((it) => [it.name, ABSENT_ID]),
      );
      const query = Object.fromEntries(
        Object.entries(base.query ?? {}).map(([name, value]) => [name, NAMES_A_THING.has(name) ? ABSENT_ID : value]),
      );
      const names = Object.keys(params).length > 0 ? [] : inBody;
      let sent = base.body;
      for (const name of names) sent = replaceAt(sent, `/${name}`, ABSENT_ID);
      const response = await ctx.http.callWithRetry(id, { ...base, params, query, body: sent });
      const { code } = (response.body ?? {}) as { code?: string };
      ctx.expectRefusal(
        id,
        errors.find((name) => errorCatalogue[name].code === code) ?? errors[0] ?? "NOT_FOUND",
        response,
      );
    },
  };
}

const absent = operations.flatMap((operation) => {
  const errors = (operationErrors[operation.id] ?? []).filter(
    (name) => errorCatalogue[name].status === 404 && !NOT_ABSENT.has(name),
  );
  return errors.length > 0 ? [absentCheck(operation, errors)] : [];
});

function methodCheck(path: string, served: Operation[]): Check {
  const taken = new Set<string>(served.map(({ method }) => method));
  const [first] = served;
  const target = `${first?.prefix ?? ""}${path.replaceAll(/\{\w+\}/g, "1")}`;
  return {
    id: `shapes.method.${path.replace(/^\//, "").replaceAll("/", ".").replaceAll(/[{}]/g, "")}`,
    title: `${path} refuses other methods with METHOD_NOT_ALLOWED and lists those it has.`,
    source: "openapi.json#/components/responses/Unexpected",
    needs: [],
    run: async (ctx) => {
      for (const method of METHODS.filter((each) => !taken.has(each))) {
        const response = await ctx.http.request(method, target);
        const { code } = (response.body ?? {}) as { code?: string };
        ctx.equal(
          [response.status, code],
          [405, errorCodes.METHOD_NOT_ALLOWED],
          `${method} ${path} isn't offered.`,
          response,
        );
        const allowed = (response.headers.get("allow") ?? "").split(",").map((each) => each.trim());
        ctx.that(
          [...taken].every((each) => allowed.includes(each)),
          "Allow should list the methods.",
          allowed,
          response,
        );
      }
    },
  };
}

const elsewhere: Check[] = [
  {
    id: "shapes.unknown-address",
    title: "An address below the API that doesn't exist returns NOT_FOUND.",
    source: "D6",
    needs: [],
    run: async (ctx) => {
      for (const target of ["/api/v1/nowhere", "/api/v1/meetings/1/nothing", "/api/v1/admin/nothing"]) {
        const response = await ctx.http.request("GET", target);
        const { code } = (response.body ?? {}) as { code?: string };
        ctx.equal([response.status, code], [404, errorCodes.NOT_FOUND], `Nothing is at ${target}.`, response);
      }
    },
  },
  {
    id: "shapes.large-body",
    title: "A body of 2 MB is refused as too large or too long, without a failure.",
    source: "D6",
    run: async (ctx) => {
      const body = { title: "가".repeat(700_000) };
      // A server may cut the connection before it has read everything; the response is then lost at times.
      const response = await ctx.send("createMeeting", { as: await ctx.sharedMember(), body }).catch(() => null);
      if (response)
        ctx.that([400, 413].includes(response.status), "It should return 413 or 400.", response.status, response);
      await ctx.ok("getHealth");
    },
  },
];

export const checks: Check[] = [
  ...operations.filter(({ codes }) => codes.includes(errorCodes.MEDIA_TYPE_NOT_SUPPORTED)).map(mediaCheck),
  ...operations.filter(({ body }) => body?.media === "application/json").map(unreadableCheck),
  ...absent,
  ...[...Map.groupBy(operations, ({ path }) => path)].map(([path, served]) => methodCheck(path, served)),
  ...elsewhere,
];
