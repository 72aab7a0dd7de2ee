/** The phones that a test opens. They close after it, and nothing may have been thrown on them. */
import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { expect, test } from "@playwright/test";
import type { MadePerson, Seat } from "./people.ts";
import { openAs } from "./people.ts";
import type { TestServer } from "./server.ts";

/** For one file, called at its top: `seats` are those of the test that runs, in the order they were opened. */
export function seatsAt(server: () => TestServer) {
  const seats: Seat[] = [];
  test.afterEach(async () => {
    const errors = seats.flatMap((seat) => seat.errors);
    for (const { context } of seats.splice(0)) await context.close();
    expect(errors).toEqual([]);
  });
  const open = async (
    browser: Browser,
    who: MadePerson | null,
    path: string,
    options: BrowserContextOptions = {},
  ): Promise<Page> => {
    const seat = await openAs(browser, server(), who, path, options);
    seats.push(seat);
    return seat.page;
  };
  return { seats, open };
}
