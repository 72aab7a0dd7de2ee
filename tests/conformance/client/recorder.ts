/** Keeps what a check sends and receives, and reports to the run's coverage what was observed. */
import type { Exchange, FrameExchange, HttpExchange } from "./exchange.ts";

/** Counts observed statuses and codes. */
export type Observe = (operationId: string, status: number, code: string | null) => void;

const KEPT_MAX = 400;

export class Recorder {
  readonly exchanges: Exchange[] = [];
  readonly #startedMs = performance.now();
  readonly #observe: Observe;
  #count = 0;

  constructor(observe: Observe) {
    this.#observe = observe;
  }

  addHttp(
    sent: Omit<HttpExchange, "kind" | "number" | "atMs" | "violations" | "response" | "durationMs">,
  ): HttpExchange {
    const exchange: HttpExchange = { ...this.#next(), kind: "http", ...sent, response: null, durationMs: 0 };
    this.#keep(exchange);
    return exchange;
  }

  addFrame(frame: Pick<FrameExchange, "who" | "direction" | "text">): FrameExchange {
    const exchange: FrameExchange = { ...this.#next(), kind: "frame", ...frame };
    this.#keep(exchange);
    return exchange;
  }

  /** Counts an answer of an operation; only one that keeps the contract shows that the pair is served. */
  observe(operationId: string, answer: { status: number; body: unknown; exchange: HttpExchange }): void {
    if (answer.exchange.violations.length > 0) return;
    const code = answer.status >= 400 ? (answer.body as { code?: string } | undefined)?.code : undefined;
    this.#observe(operationId, answer.status, code ?? null);
  }

  #next() {
    this.#count += 1;
    return { number: this.#count, atMs: Math.round(performance.now() - this.#startedMs), violations: [] };
  }

  /** The first ones say how it began and the last ones how it ended; a long middle is dropped. */
  #keep(exchange: Exchange): void {
    this.exchanges.push(exchange);
    if (this.exchanges.length > KEPT_MAX) {
      const dropAt = this.exchanges.findIndex((each, index) => index >= KEPT_MAX / 2 && each.violations.length === 0);
      this.exchanges.splice(dropAt === -1 ? 0 : dropAt, 1);
    }
  }
}
