/** What Lighthouse's scores are compared with; without Lighthouse itself, which takes seconds to load. */

export const goalCategories = ["performance", "accessibility", "best-practices", "seo"] as const;
export type Category = (typeof goalCategories)[number];
/** The lowest score of each category, 0 to 100, and the highest figures; what has none is shown without a goal. */
export type Goals = Partial<Record<Category | "lcpMsMax" | "clsMax", number>>;

/** Scores are 0 to 100, times in ms; each value is the median of the runs unless stated otherwise. */
export interface AuditedScores {
  name: string;
  goals: Goals;
  scores: Record<Category, number>;
  /** The lowest score of any run. */
  lowest: Record<Category, number>;
  goalsApplyToEveryRun: boolean;
  lcpMs: number;
  tbtMs: number;
  cls: number;
  /** Audits that lost points in a category under its goal, in any run. */
  lostPoints: string[];
}

/** The middle value; of an even number of values the lower of the two in the middle. */
export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) / 2)] ?? Number.NaN;
}

type PageScores = Pick<AuditedScores, "goals" | "scores"> & Partial<AuditedScores>;

export function missedCategories({ goals, scores, lowest, goalsApplyToEveryRun }: PageScores): Category[] {
  const comparedScores = (goalsApplyToEveryRun === true ? lowest : undefined) ?? scores;
  return goalCategories.filter((category) => comparedScores[category] < (goals[category] ?? 0));
}

export function missedGoals(page: PageScores): (Category | "LCP" | "CLS")[] {
  const { goals, lcpMs = 0, cls = 0 } = page;
  return [
    ...missedCategories(page),
    ...(lcpMs > (goals.lcpMsMax ?? Infinity) ? (["LCP"] as const) : []),
    ...(cls > (goals.clsMax ?? Infinity) ? (["CLS"] as const) : []),
  ];
}
