import { describe, expect, test } from "vitest";
import { normalizeName, suggestName } from "./names.ts";

const fieldOf = (name: string): string | undefined => {
  try {
    normalizeName(name);
    return undefined;
  } catch (error) {
    return (error as { data: { fields: Record<string, string> } }).data.fields["/name"];
  }
};

test.each([
  ["  따뜻한숟갈 ", "따뜻한숟갈"],
  ["ｂａｂ１２", "bab12"],
  ["밥\u00A0한끼", "밥 한끼"],
  ["따뜻".normalize("NFD"), "따뜻"],
  ["👨‍👩‍👧가족", "👨‍👩‍👧가족"],
  ["❤️밥", "❤️밥"],
  ["맛집\u203C\uFE0F", "맛집!!"],
  ["맛집!! \uFE0F", "맛집!!"],
  ["미\uFE0F\u11AB수", "민수"],
  ["1\uFE0F\u20E3번", "1\uFE0F\u20E3번"],
])("%j is stored as %j", (name, stored) => {
  expect(normalizeName(name)).toBe(stored);
});

describe("refused at the field", () => {
  test.each(["밥\u200B상", "\u3164", "밥\u202E상", "밥\u0007상", "\u200D밥", "밥\uE000"])(
    "%j has an invisible or control character",
    (name) => {
      expect(fieldOf(name)).toBe("보이지 않는 문자는 쓸 수 없어요.");
    },
  );

  test.each([
    "운영자",
    "운 영 자",
    "운.영.자",
    "ㅇㅜㄴㅇㅕㅇㅈㅏ",
    "우ㄴ영자",
    "운ㆁㅕㆁ자",
    "진짜관리자",
    "관리자99",
    "관ㄹl자",
    "밥친구",
    "밥 친 구",
    "탈퇴한회원",
    "탈퇴한 회원1",
    "㉴관리자",
  ])("%j is reserved or looks like it", (name) => {
    expect(fieldOf(name)).toBe("쓸 수 없는 닉네임이에요. 다른 닉네임을 써 주세요.");
  });

  test.each(["", " \n "])("%j is empty", (name) => {
    expect(fieldOf(name)).toBe("꼭 필요한 항목이에요.");
  });

  test("a name that is too long in its normal form", () => {
    expect(fieldOf("㌔㌔㌔㌔㌔㌔")).toBe("10자까지 쓸 수 있어요.");
  });
});

test.each(["윤영자", "김관리", "밥심", "친구랑밥", "운영", "회원님", "밥상친구"])("%s is free", (name) => {
  expect(fieldOf(name)).toBeUndefined();
});

test("a name from Kakao is suggested without invisible characters and in our length, unless it is reserved", () => {
  expect(["민\u200B지", "아주아주아주아주긴이름입니다", "운영자", "\u3164"].map(suggestName)).toEqual([
    "민지",
    "아주아주아주아주긴이",
    "",
    "",
  ]);
});
