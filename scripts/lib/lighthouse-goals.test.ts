import { expect, test } from "vitest";
import { median, missedGoals } from "./lighthouse-goals.ts";

test("the median is the middle one, of an even number the lower of two", () => {
  expect(median([97, 12, 99])).toBe(97);
  expect(median([4, 1, 3, 2])).toBe(2);
});

test("a category without a goal is never missed", () => {
  const scores = { performance: 94, accessibility: 100, "best-practices": 100, seo: 60 };
  expect(missedGoals({ goals: { performance: 95, accessibility: 100 }, scores })).toEqual(["performance"]);
  expect(missedGoals({ goals: {}, scores })).toEqual([]);
});

test("figures are missed over their goals", () => {
  const scores = { performance: 100, accessibility: 100, "best-practices": 100, seo: 100 };
  const goals = { lcpMsMax: 1600, clsMax: 0.02 };
  expect(missedGoals({ goals, scores, lcpMs: 1601, cls: 0.02 })).toEqual(["LCP"]);
  expect(missedGoals({ goals, scores, lcpMs: 1600, cls: 0.021 })).toEqual(["CLS"]);
  expect(missedGoals({ goals: {}, scores, lcpMs: 9000, cls: 1 })).toEqual([]);
});

test("with goals for every run, the worst run decides", () => {
  const all = { performance: 100, accessibility: 100, "best-practices": 100, seo: 100 };
  const page = { goals: { performance: 100 }, scores: all, lowest: { ...all, performance: 99 } };
  expect(missedGoals({ ...page, goalsApplyToEveryRun: true })).toEqual(["performance"]);
  expect(missedGoals({ ...page, goalsApplyToEveryRun: false })).toEqual([]);
});
