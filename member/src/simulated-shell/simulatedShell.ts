/**
 * A native shell for development (D35, D42): implements the bridge of `native/bridge.ts`, so that the app's
 * behaviour in a shell can be tried in a browser. It stays installed in this tab until it is removed.
 */
import { DEFAULT_CENTRE, type Position } from "@babchingu/openapi";
import { apiBase } from "@babchingu/web/api.ts";
import { RiceProductIdLabels, type RiceProductIdValue } from "@babchingu/openapi/enums";
import * as v from "valibot";
import { randomId } from "../lib/randomId.ts";
import { confirm, showAlert } from "../ui/overlays/Dialog.tsx";

const KEY = "babchingu.simulatedShell";

export interface ShellSettings {
  /** Null: the shell has no position. */
  position: Position | null;
  /** Empty: the shell has none. */
  pushToken: string;
  product: RiceProductIdValue;
}

export const defaultShell: ShellSettings = {
  position: DEFAULT_CENTRE,
  pushToken: "simulated-push-token",
  product: "rice_1000",
};

const PayerSchema = v.object({ memberId: v.number(), token: v.string() });

export function simulatedShell(): ShellSettings | null {
  const stored = window.sessionStorage.getItem(KEY);
  return stored === null ? null : { ...defaultShell, ...(JSON.parse(stored) as Partial<ShellSettings>) };
}

/** Installs the shell, or changes its responses. */
export function installShell(settings: ShellSettings): void {
  window.sessionStorage.setItem(KEY, JSON.stringify(settings));
  window.flutter_inappwebview = {
    callHandler: (name, ...parameters) => handleCall(settings, name, parameters),
  };
}

export function removeShell(): void {
  window.sessionStorage.removeItem(KEY);
  delete window.flutter_inappwebview;
}

/** Installs the shell again after a reload. */
export function restoreShell(): void {
  const settings = simulatedShell();
  if (settings) installShell(settings);
}

async function handleCall(settings: ShellSettings, name: string, [payer]: unknown[]): Promise<unknown> {
  switch (name) {
    case "getLocation":
      if (!settings.position) throw new Error("The simulated shell has no position.");
      return settings.position;
    case "getPushToken":
      return settings.pushToken;
    case "showPayment":
      // The real shell responds before the payment is over.
      void pay(settings.product, v.parse(PayerSchema, payer).token);
      return null;
    default:
      throw new Error(`The simulated shell has no handler ${name}.`);
  }
}

/** The payment screen: asks, then books the purchase as the real shell does after the store's payment. */
async function pay(productId: RiceProductIdValue, token: string): Promise<void> {
  const label = RiceProductIdLabels[productId];
  const confirmed = await confirm({
    title: "시험 결제",
    text: `${label}을 사요. 실제 돈은 나가지 않아요.`,
    action: "결제하기",
  });
  if (confirmed) {
    const response = await fetch(`${apiBase()}/payments`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
      body: JSON.stringify({ platform: "GOOGLE", productId, receiptData: `simulated-${randomId()}` }),
    });
    await showAlert({
      title: response.ok ? "결제했어요" : "결제하지 못했어요",
      text: response.ok ? `${label}을 넣었어요.` : `서버가 ${response.status}로 답했어요.`,
    });
  }
  // The event that the page gets when the shell's screen closes.
  document.dispatchEvent(new Event("visibilitychange"));
}
