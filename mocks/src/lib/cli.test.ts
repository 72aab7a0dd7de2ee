/** Both commands end on a signal and on a crash of Prism, with the exit code of what they have counted. */
import { afterEach, beforeEach, expect, test, vi, type Mock, type MockInstance } from "vitest";
import { stopOnSignals } from "./cli.ts";

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
const listenersBefore = new Map(SIGNALS.map((signal) => [signal, process.listeners(signal)]));
const addedListeners = (signal: (typeof SIGNALS)[number]) =>
  process.listeners(signal).filter((listener) => !listenersBefore.get(signal)?.includes(listener));

let crash: (reason: string) => void;
let stop: Mock<() => Promise<void>>;
let exit: MockInstance<typeof process.exit>;

beforeEach(() => {
  stop = vi.fn(() => Promise.resolve());
  exit = vi.spyOn(process, "exit").mockReturnValue(undefined as never);
});
afterEach(() => {
  for (const signal of SIGNALS) for (const listener of addedListeners(signal)) process.off(signal, listener);
});

function startCommand(finish: () => number): void {
  stopOnSignals({ port: 4020, stop, onCrash: (listener) => void (crash = listener) }, finish);
}

test.each(SIGNALS)("%s stops the server once, and exits with the code of the end", async (signal) => {
  startCommand(() => 1);
  for (const listener of [...addedListeners(signal), ...addedListeners(signal)]) listener(signal);
  await vi.waitFor(() => expect(exit.mock.calls).toEqual([[1]]));
  expect(stop).toHaveBeenCalledTimes(1);
});

test("a crash of Prism is printed, and exits with 1 after the summary", async () => {
  const print = vi.spyOn(console, "error").mockReturnValue();
  const finish = vi.fn(() => 0);
  startCommand(finish);
  crash("Prism ended with 1.");
  await vi.waitFor(() => expect(exit.mock.calls).toEqual([[1]]));
  expect([print.mock.calls, finish.mock.calls.length]).toEqual([[["Prism ended with 1."]], 1]);
});
