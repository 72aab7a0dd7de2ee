/**
 * A native shell for development (D35, D42): implements the bridge of `native/bridge.ts`, so that what happens inside
 * the app's shell can be tried in a browser. It stays for the tab until it is taken away.
 */
import { DEFAULT_CENTRE, type Position } from "@babchingu/openapi";
import { apiBase } from "@babchingu/web/api.ts";
import { RiceProductIdLabels, type RiceProductIdValue } from "@babchingu/openapi/enums";
import * as v from "valibot";
import { randomId } from "../lib/randomId.ts";
import { confirm, showAlert } from "../ui/overlays/Dialog.tsx";

const KEY = "babchingu.simulatedShell";

export interface ShellSettings {
  /** Null: the shell can't tell where it is. */
  position: Position | null;
  /** Empty: the shell has none. */
  pushToken: string;
  /** What the payment screen sells. */
  product: RiceProductIdValue;
}

export const defaultShell: ShellSettings = {
  position: DEFAULT_CENTRE,
  pushToken: "simulated-push-token",
  product: "rice_1000",
};

const PayerSchema = v.object({ memberId: v.number(), token: v.string() });

/** The settings of the shell that is there, or null. */
export function simulatedShell(): ShellSettings | null {
  const kept = window.sessionStorage.getItem(KEY);
  return kept === null ? null : { ...defaultShell, ...(JSON.parse(kept) as Partial<ShellSettings>) };
}

/** Puts the shell around the app, or changes what it answers. */
export function installShell(settings: ShellSettings): void {
  window.sessionStorage.setItem(KEY, JSON.stringify(settings));
  window.flutter_inappwebview = {
    callHandler: (name, ...parameters) => answer(settings, name, parameters),
  };
}

/** Takes the shell away; the app is in a plain browser again. */
export function removeShell(): void {
  window.sessionStorage.removeItem(KEY);
  delete window.flutter_inappwebview;
}

/** Puts the shell back after a reload. */
export function restoreShell(): void {
  const settings = simulatedShell();
  if (settings) installShell(settings);
}

async function answer(settings: ShellSettings, name: string, [payer]: unknown[]): Promise<unknown> {
  switch (name) {
    case "getLocation":
      if (!settings.position) throw new Error("The simulated shell has no position.");
      return settings.position;
    case "getPushToken":
      return settings.pushToken;
    case "showPayment":
      // The real shell answers at once and takes its time with the payment.
      void pay(settings.product, v.parse(PayerSchema, payer).token);
      return null;
    default:
      throw new Error(`The simulated shell has no handler ${name}.`);
  }
}

/** The payment screen: asks, books the purchase as the real shell does after the store took the money, and steps back. */
async function pay(productId: RiceProductIdValue, token: string): Promise<void> {
  const label = RiceProductIdLabels[productId];
  const bought = await confirm({
    title: "시험 결제",
    text: `${label}을 사요. 실제 돈은 나가지 않아요.`,
    action: "결제하기",
  });
  if (bought) {
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
  // What the page sees when the shell's own screen goes away.
  document.dispatchEvent(new Event("visibilitychange"));
}
