/** Prompts on the terminal, or reads lines from a pipe. */
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";

export class Prompt {
  #isMuted = false;
  readonly #terminal = createInterface({
    input: process.stdin,
    output: new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        if (!this.#isMuted) process.stdout.write(chunk);
        done();
      },
    }),
    terminal: process.stdin.isTTY,
  });
  readonly #lines = this.#terminal[Symbol.asyncIterator]();

  /** Doesn't echo a secret. */
  async ask(question: string, { isSecret }: { isSecret: boolean }): Promise<string> {
    this.#terminal.setPrompt(`${question}: `);
    this.#terminal.prompt();
    this.#isMuted = isSecret;
    const line = await this.#lines.next();
    this.#isMuted = false;
    if (isSecret) process.stdout.write("\n");
    if (line.done === true) throw new Error(`${question}: no input.`);
    return line.value;
  }

  close(): void {
    this.#terminal.close();
  }
}
