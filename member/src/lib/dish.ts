/** The dishes that are drawn for meetings without an image. */
export type Dish = "rice" | "soup" | "noodles" | "meat" | "chicken" | "sushi" | "pizza" | "cafe";

// Meetings have no category, so title and place decide; the first match wins.
const dishPatterns: readonly [Dish, RegExp][] = [
  ["cafe", /카페|커피|디저트|케이크|빙수|브런치|베이커리|빵/],
  ["chicken", /치킨|통닭|닭강정|맥주|호프/],
  ["pizza", /피자|햄버거|버거|파스타|이탈리|양식/],
  ["sushi", /초밥|스시|사시미|횟집|모둠회|일식|오마카세|돈카츠|돈까스/],
  ["noodles", /국수|냉면|라면|라멘|우동|칼국수|짜장|짬뽕|마라|쌀국수|중식/],
  ["meat", /고기|삼겹|갈비|곱창|막창|족발|보쌈|스테이크|한우|구이/],
  ["soup", /국밥|찌개|전골|탕|해장|샤브|순두부|감자옹심이/],
];

/** The drawn dish that fits a meeting's title and place; a bowl of rice when nothing does. */
export function dishOf(...texts: (string | null | undefined)[]): Dish {
  const text = texts.filter(Boolean).join(" ");
  return dishPatterns.find(([, pattern]) => pattern.test(text))?.[0] ?? "rice";
}
