import { expect, it, vi } from "vitest";
import { splitLinks } from "./splitLinks.ts";

const linksOf = (content: string) => splitLinks(content).flatMap(({ href }) => href ?? []);

it.for([
  ["여기예요 https://map.kakao.com/?q=1.", ["https://map.kakao.com/?q=1"]],
  ["(https://naver.me/abc)에서 봐요", ["https://naver.me/abc"]],
  ["https://ko.wikipedia.org/wiki/밥_(음식) 보세요", ["https://ko.wikipedia.org/wiki/%EB%B0%A5_(%EC%9D%8C%EC%8B%9D)"]],
  ["http://a.kr 또는 https://b.kr!", ["http://a.kr/", "https://b.kr/"]],
  ["https://naver.me에서 봐요", ["https://naver.me/"]],
  ["javascript:alert(1) tel:010 www.a.kr", []],
  ["http://", []],
] as const)("%s", ([content, links]) => {
  expect(linksOf(content)).toEqual(links);
});

it("works where the browser has no URL.canParse, as on iOS 16", () => {
  vi.stubGlobal("URL", class extends URL {});
  Object.assign(URL, { canParse: undefined });
  expect(linksOf("https://a.kr:99999 https://b.kr")).toEqual(["https://b.kr/"]);
});

it("loses no character", () => {
  const content = " 앞 https://a.kr/x?y=1, 뒤\nhttps://b.kr ";
  expect(
    splitLinks(content)
      .map(({ text }) => text)
      .join(""),
  ).toBe(content);
});
