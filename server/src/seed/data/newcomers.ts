import { DAY_MS, FIRST_MEAL_SCORE, HOUR_MS, MINUTE_MS } from "@babchingu/openapi";
import { addMs } from "../../lib/time.ts";
import { type Area, people, type Person, toPerson } from "./people.ts";

/** Recent sign-ups without a meeting. */
const rows: readonly (readonly [daysAgo: number, name: string, area: Area])[] = [
  [13, "망원새내기", "hongdae"],
  [12, "혼밥졸업반", "sinchon"],
  [12, "마라탕중독", "gangnam"],
  [11, "아침엔토스트", "seongsu"],
  [9, "부산토박이", "busan"],
  [9, "집밥그리워", "gwanak"],
  [9, "초밥열두점", "hongdae"],
  [8, "봉천동자취생", "gwanak"],
  [8, "덮밥연구소", "sinchon"],
  [7, "제육천재", "gangnam"],
  [6, "쌀국수한사발", "seongsu"],
  [6, "비빔밥은전주", "daejeon"],
  [5, "순두부마니아", "hongdae"],
  [5, "합정산책러", "hongdae"],
  [5, "칼퇴하고한끼", "gangnam"],
  [5, "막창은대구", "daegu"],
  [4, "해운대파도", "haeundae"],
  [4, "라면엔밥", "sinchon"],
  [3, "분식집단골", "sinchon"],
  [2, "김밥두줄", "hongdae"],
  [2, "샐러드말고밥", "gangnam"],
  [2, "유성온천러", "daejeon"],
  [1, "떡만둣국", "seongsu"],
  [1, "점심메뉴고민", "gangnam"],
  [1, "연남동골목", "hongdae"],
  [1, "곱창볶음밥", "gwanak"],
  [0, "오늘가입했어요", "hongdae"],
];

/** The interval between sign-ups of one day. */
const SIGNUP_INTERVAL_MS = 37 * MINUTE_MS;

export interface Newcomer {
  person: Person;
  signedUpAt: (now: Date) => Date;
}

/** The sign-ups of the last two weeks, oldest first; the newest was a few minutes ago. */
export const newcomers: readonly Newcomer[] = rows.map(([daysAgo, name, area], index) => ({
  person: toPerson(name, FIRST_MEAL_SCORE, area, people.length + index),
  signedUpAt: (now) =>
    addMs(now, -daysAgo * DAY_MS - 2 * HOUR_MS * Math.sign(daysAgo) - ((rows.length - index) % 7) * SIGNUP_INTERVAL_MS),
}));
