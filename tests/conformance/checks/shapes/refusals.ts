/** What every operation refuses by the contract alone: other media types, unreadable bodies, absent resources, other methods. */
import { errorCatalogue, errorCodes, operationErrors, type ErrorName } from "@babchingu/openapi/errors";
import { CheckSkipped, type Check, type CoverageTarget } from "../../runner/check.ts";
import { METHODS, operations, specPointer, type Operation } from "../../contract/openapi.ts";
import { ABSENT_ID } from "../support/meetings.ts";
import { replaceAt } from "../support/bounds.ts";
import { baseRequestOf } from "../support/requests/base-requests.ts";

function mediaCheck(operation: Operation): Check {
  const { id } = operation;
  const { needs, forRefusal } = baseRequestOf(id);
  return {
    id: `shapes.media.${id}`,
    title: `${id} refuses a body of another media type with MEDIA_TYPE_NOT_SUPPORTED.`,
    source: specPointer(operation, 415),
    needs,
    covers: [`${id} MEDIA_TYPE_NOT_SUPPORTED`],
    run: async (ctx) => {
      const { body: _body, file: _file, ...call } = await forRefusal(ctx);
      const raw = { data: "title=라멘", type: "text/plain" };
      ctx.expectRefusal(id, "MEDIA_TYPE_NOT_SUPPORTED", await ctx.http.callWithRetry(id, { ...call, raw }));
    },
  };
}

function unreadableCheck(operation: Operation): Check {
  const { id } = operation;
  const { needs, forRefusal } = baseRequestOf(id);
  return {
    id: `shapes.unreadable.${id}`,
    title: `${id} refuses broken JSON and a missing body with INVALID_REQUEST.`,
    source: specPointer(operation, 400),
    needs,
    covers: [`${id} INVALID_REQUEST`],
    run: async (ctx) => {
      const { body: _body, ...call } = await forRefusal(ctx);
      for (const data of ['{"title":', "null", "[]", '"text"', ""]) {
        const raw = { data, type: "application/json" };
        ctx.expectRefusal(id, "INVALID_REQUEST", await ctx.http.callWithRetry(id, { ...call, raw }));
      }
    },
  };
}

/** Fields and parameters with the id of a resource that must exist. */
const REFERENCE_FIELDS = new Set(["id", "meetingId", "eventId", "memberId", "reportedId", "blockedId"]);
/** Errors with the status 404 that aren't about an absent resource. */
const OTHER_404_ERRORS = new Set<ErrorName>(["NOT_JOINED"]);

function absentCheck(operation: Operation, errors: ErrorName[]): Check {
  const { id, body } = operation;
  const { needs, forRefusal } = baseRequestOf(id);
  const bodyReferences = Object.keys(body?.example ?? {}).filter((name) => REFERENCE_FIELDS.has(name));
  return {
    id: `shapes.absent.${id}`,
    title: `${id} answers ${errors.join(" or ")} for the id of a resource that doesn't exist.`,
    source: specPointer(operation, 404),
    needs,
    covers: errors.map((name): CoverageTarget => `${id} ${name}`),
    run: async (ctx) => {
      const base = await forRefusal(ctx);
      const params = Object.fromEntries(
        operation.parameters.filter((it) => it.in === "path").map((it) => [it.name, ABSENT_ID]),
      );
      const query = Object.fromEntries(
        Object.entries(base.query ?? {}).map(([name, value]) => [name, REFERENCE_FIELDS.has(name) ? ABSENT_ID : value]),
      );
      const names = Object.keys(params).length > 0 ? [] : bodyReferences;
      let sentBody = base.body;
      for (const name of names) sentBody = replaceAt(sentBody, `/${name}`, ABSENT_ID);
      const response = await ctx.http.callWithRetry(id, { ...base, params, query, body: sentBody });
      const { code } = (response.body ?? {}) as { code?: string };
      ctx.expectRefusal(
        id,
        errors.find((name) => errorCatalogue[name].code === code) ?? errors[0] ?? "NOT_FOUND",
        response,
      );
    },
  };
}

const absentChecks = operations.flatMap((operation) => {
  const errors = (operationErrors[operation.id] ?? []).filter(
    (name) => errorCatalogue[name].status === 404 && !OTHER_404_ERRORS.has(name),
  );
  return errors.length > 0 ? [absentCheck(operation, errors)] : [];
});

function methodCheck(path: string, operationsOfPath: Operation[]): Check {
  const servedMethods = new Set<string>(operationsOfPath.map(({ method }) => method));
  const [first] = operationsOfPath;
  const target = `${first?.prefix ?? ""}${path.replaceAll(/\{\w+\}/g, "1")}`;
  return {
    id: `shapes.method.${path.replace(/^\//, "").replaceAll("/", ".").replaceAll(/[{}]/g, "")}`,
    title: `${path} refuses other methods with METHOD_NOT_ALLOWED and lists those it has.`,
    source: "openapi.json#/components/responses/Unexpected",
    needs: [],
    run: async (ctx) => {
      if (operationsOfPath.some(({ id }) => ctx.env.missingOperations.has(id)))
        throw new CheckSkipped("the backend doesn't offer every operation of the path");
      for (const method of METHODS.filter((each) => !servedMethods.has(each))) {
        const response = await ctx.http.request(method, target);
        const { code } = (response.body ?? {}) as { code?: string };
        ctx.equal(
          [response.status, code],
          [405, errorCodes.METHOD_NOT_ALLOWED],
          `${method} ${path} should be refused.`,
          response,
        );
        const allowed = (response.headers.get("allow") ?? "").split(",").map((each) => each.trim());
        ctx.assert(
          [...servedMethods].every((each) => allowed.includes(each)),
          "Allow should list the methods.",
          allowed,
          response,
        );
      }
    },
  };
}

const otherChecks: Check[] = [
  {
    id: "shapes.unknown-address",
    title: "A path below the API that doesn't exist returns NOT_FOUND.",
    source: "D6",
    needs: [],
    run: async (ctx) => {
      for (const target of ["/api/v1/nowhere", "/api/v1/meetings/1/nothing", "/api/v1/admin/nothing"]) {
        const response = await ctx.http.request("GET", target);
        const { code } = (response.body ?? {}) as { code?: string };
        ctx.equal([response.status, code], [404, errorCodes.NOT_FOUND], `${target} should not exist.`, response);
      }
    },
  },
  {
    id: "shapes.large-body",
    title: "A body of 2 MB is refused with 413 or 400, and the server stays available.",
    source: "D6",
    run: async (ctx) => {
      const body = { title: "가".repeat(700_000) };
      // A server may close the connection before it has read everything; then the response can be lost.
      const response = await ctx.callUntyped("createMeeting", { as: await ctx.sharedMember(), body }).catch(() => null);
      if (response)
        ctx.assert(
          [400, 413].includes(response.status),
          "The body should be refused with 413 or 400.",
          response.status,
          response,
        );
      await ctx.ok("getHealth");
    },
  },
];

export const checks: Check[] = [
  ...operations.filter(({ codes }) => codes.includes(errorCodes.MEDIA_TYPE_NOT_SUPPORTED)).map(mediaCheck),
  ...operations.filter(({ body }) => body?.media === "application/json").map(unreadableCheck),
  ...absentChecks,
  ...[...Map.groupBy(operations, ({ path }) => path)].map(([path, group]) => methodCheck(path, group)),
  ...otherChecks,
];
