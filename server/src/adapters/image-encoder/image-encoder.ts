/**
 * Re-encodes uploaded images in processes of their own, so that a hostile file costs neither memory nor threads of the server:
 * those of the password hashes are shared by everything else in it. Sides, pixels, time and number are bounded (D66).
 */
import { SECOND_MS } from "@babchingu/openapi";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import workerpool from "workerpool";
import { ApiError } from "../../lib/api-error.ts";
import { limitConcurrency } from "../../lib/concurrency.ts";
import { hasImageSignature } from "./format.ts";
import type { Progress } from "./process.ts";
import type { EncodedImage, Reencoding } from "./reencode.ts";

export type { EncodedImage };

export interface ImageEncoder {
  /**
   * @throws ApiError IMAGE_UNREADABLE, IMAGE_TYPE_NOT_SUPPORTED, TOO_MANY_REQUESTS when too many images wait already or this one has
   * waited too long, UNAVAILABLE when the machine is too busy for one.
   */
  encode: (data: Buffer) => Promise<EncodedImage>;
  /** Ends the processes; images that are being encoded fail. */
  close: () => Promise<void>;
}

export interface ImageEncoderLimits {
  processesMax: number;
  /** Images that wait for a process. */
  waitingMax: number;
  waitMsMax: number;
  /** What one image may cost of a processor. */
  cpuMsMax: number;
  /** How long a process has for one image, its start included. */
  encodeMsMax: number;
}

/** Half of the processors stay for requests. A phone's photo takes a quarter of a second. */
const LIMITS: ImageEncoderLimits = {
  processesMax: Math.max(1, Math.floor(availableParallelism() / 2)),
  waitingMax: 12,
  waitMsMax: 3 * SECOND_MS,
  cpuMsMax: 4 * SECOND_MS,
  encodeMsMax: 6 * SECOND_MS,
};
const RETRY_AFTER_SECONDS = 5;
/** Of each process. Buffers of images aren't part of it. */
const OLD_GENERATION = "--max-old-space-size=64";
/** glibc gives the memory of a decoded image back at once, instead of keeping it in up to eight arenas for each processor. */
const MALLOC = { MALLOC_ARENA_MAX: "2", MALLOC_MMAP_THRESHOLD_: "262144", MALLOC_TRIM_THRESHOLD_: "262144" };

export class ProcessImageEncoder implements ImageEncoder {
  readonly #pool: ReturnType<typeof workerpool.pool>;
  readonly #onFailure: (error: unknown) => void;
  readonly #limits: ImageEncoderLimits;
  readonly #runInTurn: ReturnType<typeof limitConcurrency>;
  #isClosed = false;

  /** @param onFailure is called when a process was ended, because it took too long, or crashed. */
  constructor(onFailure: (error: unknown) => void, limits: Partial<ImageEncoderLimits> = {}) {
    this.#onFailure = onFailure;
    this.#limits = { ...LIMITS, ...limits };
    const { processesMax, waitingMax, waitMsMax } = this.#limits;
    this.#runInTurn = limitConcurrency({
      runningMax: processesMax,
      waitingMax,
      waitMsMax,
      refusal: () => new ApiError("TOO_MANY_REQUESTS", { retryAfterSeconds: RETRY_AFTER_SECONDS }),
    });
    this.#pool = workerpool.pool(join(import.meta.dirname, "process.ts"), {
      workerType: "process",
      maxWorkers: processesMax,
      forkOpts: { serialization: "advanced", execArgv: [OLD_GENERATION], env: { ...process.env, ...MALLOC } },
    });
  }

  async encode(data: Buffer): Promise<EncodedImage> {
    if (!hasImageSignature(data)) throw new ApiError("IMAGE_TYPE_NOT_SUPPORTED");
    const result = await this.#runInTurn(() => this.#reencode(data));
    if ("error" in result) throw new ApiError(result.error);
    return result;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#pool.terminate(true);
  }

  async #reencode(data: Buffer): Promise<Reencoding> {
    // The pool would start another process.
    if (this.#isClosed) throw new ApiError("UNAVAILABLE");
    const { cpuMsMax, encodeMsMax } = this.#limits;
    const task = this.#pool.exec("reencode", [data], {
      on: ({ cpuMs }: Progress) => void (cpuMs > cpuMsMax && task.cancel()),
    });
    try {
      return (await task.timeout(encodeMsMax)) as Reencoding;
    } catch (error) {
      this.#onFailure(error);
      // It has cost little: another time it may be encoded.
      if (error instanceof workerpool.Promise.TimeoutError) throw new ApiError("UNAVAILABLE");
      return { error: "IMAGE_UNREADABLE" };
    }
  }
}
