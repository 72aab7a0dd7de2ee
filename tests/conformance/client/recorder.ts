/** Records the exchanges of a check, and reports the observed statuses and codes to the run's coverage. */
import type { Exchange, FrameExchange, HttpExchange } from "./exchange.ts";

/** Counts observed statuses and codes. */
export type Observe = (operationId: string, status: number, code: string | null) => void;

const EXCHANGES_MAX = 400;

export class Recorder {
  readonly exchanges: Exchange[] = [];
  readonly #startedMs = performance.now();
  readonly #observe: Observe;
  #count = 0;

  constructor(observe: Observe) {
    this.#observe = observe;
  }

  /** Since the check began. */
  get elapsedMs(): number {
    return Math.round(performance.now() - this.#startedMs);
  }

  addHttp(
    sent: Omit<HttpExchange, "kind" | "number" | "atMs" | "violations" | "response" | "durationMs">,
  ): HttpExchange {
    const exchange: HttpExchange = { ...this.#newEntry(), kind: "http", ...sent, response: null, durationMs: 0 };
    this.#keep(exchange);
    return exchange;
  }

  addFrame(frame: Pick<FrameExchange, "who" | "direction" | "text">): FrameExchange {
    const exchange: FrameExchange = { ...this.#newEntry(), kind: "frame", ...frame };
    this.#keep(exchange);
    return exchange;
  }

  /** Counts a response of an operation, unless it violates the contract. */
  observe(operationId: string, response: { status: number; body: unknown; exchange: HttpExchange }): void {
    if (response.exchange.violations.length > 0) return;
    const code = response.status >= 400 ? (response.body as { code?: string } | undefined)?.code : undefined;
    this.#observe(operationId, response.status, code ?? null);
  }

  #newEntry() {
    this.#count += 1;
    return { number: this.#count, atMs: this.elapsedMs, violations: [] };
  }

  /** Keeps the first and the last exchanges; of a long check the middle is dropped. */
  #keep(exchange: Exchange): void {
    this.exchanges.push(exchange);
    if (this.exchanges.length > EXCHANGES_MAX) {
      const dropAt = this.exchanges.findIndex(
        (each, index) => index >= EXCHANGES_MAX / 2 && each.violations.length === 0,
      );
      this.exchanges.splice(dropAt === -1 ? 0 : dropAt, 1);
    }
  }
}
