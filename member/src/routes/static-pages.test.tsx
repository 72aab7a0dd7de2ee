// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { openApp } from "../testing/app.tsx";
import { setUpDom } from "../testing/dom.ts";

setUpDom();

it.each([
  ["/mypage/frequent-questions", [/어떻게|무엇|언제/]],
  ["/mypage/terms", [/제20조/, /부칙/]],
  ["/mypage/privacy", [/개인정보/]],
])("%s shows texts that match %s", async (at, texts) => {
  await openApp(at, {});
  for (const text of texts) expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
});

it("the customer center says when it answers, and has a link that writes an e-mail", async () => {
  await openApp("/customer-center", {});
  expect(await screen.findByText(/24시간 안에 답해 드려요\./)).toBeDefined();
  const link = await screen.findByRole("link", { name: "이메일 쓰기" });
  expect(link.getAttribute("href")).toMatch(/^mailto:/);
});
