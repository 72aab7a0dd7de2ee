/** The measurements as a Markdown table. */
import type { Effort } from "./operator.ts";
import { type System, type TaskName, taskNames, tasks } from "./tasks.ts";

/** Task → its effort, or why it can't be done. */
export type Results = Record<TaskName, Effort | string>;

const stepsOf = ({ clicks, fields }: Effort) => clicks + fields;
const cellOf = (result: Effort | string) =>
  typeof result === "string" ? "—" : `${result.clicks} + ${result.fields}, ${Math.round(result.seconds)} s`;

/** The tasks in which the first system doesn't need fewer steps than each of the others. */
export function lostTasks([own, ...others]: readonly Results[]): TaskName[] {
  return taskNames.filter((name) => {
    const result = own?.[name];
    if (result === undefined || typeof result === "string") return true;
    return others.some(({ [name]: other }) => typeof other !== "string" && stepsOf(other) <= stepsOf(result));
  });
}

const row = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;

export function toMarkdown(measured: readonly { system: System; results: Results }[]): string {
  const names = measured.map(({ system }) => system.name);
  const lines = taskNames.map((name) => [tasks[name].title, ...measured.map(({ results }) => cellOf(results[name]))]);
  const reasons = measured.flatMap(({ system, results }) =>
    taskNames.flatMap((name) => {
      const result = results[name];
      return typeof result === "string" ? [`- ${system.name}, "${tasks[name].title}": ${result}.`] : [];
    }),
  );
  const table = [row(["task", ...names]), row(["---", ...names.map(() => "---:")]), ...lines.map(row)];
  return `${table.join("\n")}\n\n${reasons.join("\n")}\n`;
}
