/** Not in TypeScript's library: only Chromium has it. */
interface InstallPromptEvent extends Event {
  prompt: () => Promise<{ outcome: "accepted" | "dismissed" }>;
}

declare global {
  /** Chromium's own question whether to install the app; asked once. A global, so that the modules after the load share no file. */
  var installPrompt: InstallPromptEvent | undefined;
}

/** Keeps the browser's question until it is a good moment (R59). Called after the load event, before the browser can ask. */
export function keepInstallPrompt(): void {
  window.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    globalThis.installPrompt = event as InstallPromptEvent;
  });
}
