/** A mock of Kakao's consent page for development (D11), with the same parameters. */
import { escapeHtml } from "@babchingu/openapi";
import type { FastifyInstance } from "fastify";
import * as v from "valibot";
import { DevKakaoLogin } from "../adapters/kakao-login/dev.ts";
import type { KakaoProfile } from "../adapters/kakao-login/kakao-login.ts";
import type { Deps } from "../deps.ts";
import { ApiError } from "../lib/api-error.ts";
import { randomDigits } from "../lib/secrets.ts";
import { htmlPage } from "./html.ts";

const NAME_MAX = 30;
const NEW_ID_LENGTH = 10;
const testProfiles: KakaoProfile[] = [
  { providerId: "3900000001", nickname: "민지" },
  { providerId: "3900000002", nickname: "준호" },
];

const isHttpUrl = (text: string): boolean => /^https?:\/\//i.test(text) && URL.canParse(text);
const RequestSchema = v.object({
  redirect_uri: v.pipe(v.string(), v.check(isHttpUrl)),
  state: v.optional(v.string(), ""),
});
const ConsentSchema = v.object({
  ...RequestSchema.entries,
  id: v.pipe(v.string(), v.regex(/^\d{1,20}$/)),
  name: v.optional(v.pipe(v.string(), v.maxLength(NAME_MAX)), ""),
});

type ConsentRequest = v.InferOutput<typeof RequestSchema>;

function parseQuery<Output>(schema: v.GenericSchema<unknown, Output>, query: unknown): Output {
  const result = v.safeParse(schema, query);
  if (result.success) return result.output;
  throw new ApiError("INVALID_REQUEST", { fields: { "/redirect_uri": "돌아갈 주소와 계정을 확인해 주세요." } });
}

/** The redirect URI with the result and the state. */
function redirectUrl({ redirect_uri: redirectUri, state }: ConsentRequest, result: Record<string, string>): string {
  const url = new URL(redirectUri);
  for (const [name, value] of Object.entries(result)) url.searchParams.set(name, value);
  if (state !== "") url.searchParams.set("state", state);
  return url.href;
}

function consentPage(request: ConsentRequest): string {
  const linkFor = ({ providerId: id, nickname: name }: KakaoProfile) =>
    escapeHtml(`/dev/kakao/consent?${new URLSearchParams({ ...request, id, name }).toString()}`);
  const newProfile = { providerId: `39${randomDigits(NEW_ID_LENGTH)}`, nickname: "새친구" };
  const links = [
    ...testProfiles.map((profile) => ({ profile, label: `${profile.nickname} 계정으로 동의하고 계속하기` })),
    { profile: newProfile, label: "처음 온 사람으로 동의하고 계속하기" },
  ].map(({ profile, label }) => `<li><a class="button" href="${linkFor(profile)}">${escapeHtml(label)}</a></li>`);
  const cancel = redirectUrl(request, { error: "access_denied", error_description: "User denied access" });
  return htmlPage(
    "카카오 로그인 (개발용)",
    `<p>카카오 키가 없는 개발 환경에서 카카오 동의 화면을 대신해요. 누구로 로그인할지 골라 주세요.</p>
<p>밥친구가 받는 정보: 카카오 계정 번호, 닉네임</p>
<ul>${links.join("")}</ul><p><a href="${escapeHtml(cancel)}">동의하지 않고 돌아가기</a></p>`,
  );
}

/** Registers nothing when Kakao's keys are set. */
export function registerDevKakao(app: FastifyInstance, { kakao }: Pick<Deps, "kakao">): void {
  if (!(kakao instanceof DevKakaoLogin)) return;
  app.get("/dev/kakao", async (request, reply) =>
    reply.type("text/html; charset=utf-8").send(consentPage(parseQuery(RequestSchema, request.query))),
  );
  app.get("/dev/kakao/consent", async (request, reply) => {
    const consent = parseQuery(ConsentSchema, request.query);
    const profile = { providerId: consent.id, nickname: consent.name };
    return reply.redirect(redirectUrl(consent, { code: kakao.issueCode(profile, consent.redirect_uri) }));
  });
}
