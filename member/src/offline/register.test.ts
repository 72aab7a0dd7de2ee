import { beforeEach, expect, it, vi } from "vitest";
import * as toasts from "../ui/overlays/Toast.tsx";

/** The first worker of a browser, whose state a test changes. */
class InstallingWorker extends EventTarget {
  state = "installing";
  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event("statechange"));
  }
}

const register = vi.fn<() => Promise<unknown>>();

let loads = 0;

async function loadPage(): Promise<void> {
  loads += 1;
  // A query of its own loads this module again, and nothing else.
  await import(/* @vite-ignore */ `./register.ts?${loads}`);
  await vi.advanceTimersByTimeAsync(0);
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  register.mockReset();
  vi.stubGlobal("navigator", { serviceWorker: { register, controller: null } });
  vi.stubGlobal("document", new EventTarget());
});

const registrationOf = (installing: InstallingWorker | null) =>
  Object.assign(new EventTarget(), { installing, active: null, waiting: null });

it("registers the worker again after a lost network ended its installation", async () => {
  const worker = new InstallingWorker();
  register.mockResolvedValue(registrationOf(worker));
  await loadPage();
  worker.become("redundant");
  expect(register).toHaveBeenCalledOnce();
  await vi.advanceTimersToNextTimerAsync();
  expect(register).toHaveBeenCalledTimes(2);
});

it("registers it once where the installation succeeds", async () => {
  const worker = new InstallingWorker();
  register.mockResolvedValue(registrationOf(worker));
  await loadPage();
  worker.become("installed");
  expect(vi.getTimerCount()).toBe(0);
  expect(register).toHaveBeenCalledOnce();
});

it("tries again without a network, but not where the browser refuses", async () => {
  register.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  register.mockRejectedValueOnce(new DOMException("no worker in a private window", "SecurityError"));
  await loadPage();
  await vi.advanceTimersToNextTimerAsync();
  expect(register).toHaveBeenCalledTimes(2);
  expect(vi.getTimerCount()).toBe(0);
});

it("opens the new version where another tab has let it take over", async () => {
  const waiting = new InstallingWorker();
  waiting.state = "installed";
  const container = Object.assign(new EventTarget(), { register, controller: {} });
  vi.stubGlobal("navigator", { serviceWorker: container });
  const reload = vi.fn<() => void>();
  vi.stubGlobal("window", { location: { reload } });
  const offer = vi.spyOn(toasts, "toast").mockReturnValue(undefined);
  register.mockResolvedValue(Object.assign(registrationOf(null), { active: {}, waiting }));
  await loadPage();
  waiting.state = "activated";
  offer.mock.lastCall?.[1]?.onClick();
  expect(reload).toHaveBeenCalledOnce();
});
