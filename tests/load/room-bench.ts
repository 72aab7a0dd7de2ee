/**
 * `npm run bench:room`: the frames of a room with 3,000 messages on a phone while the reader scrolls, writes and receives, beside a
 * room with 60. See docs/benchmark.md. Ends with 1 when the large room misses more frames than the goal.
 */
import { type Browser, chromium, type Page } from "@playwright/test";
import { buildApps } from "../../scripts/lib/build-apps.ts";
import { ensureChromium } from "../../scripts/lib/chromium.ts";
import { createMember, hostMeeting, joinMeeting, openAs, type TestMember } from "../e2e/support/api-members.ts";
import { insertOldMessages } from "../e2e/support/old-messages.ts";
import { startServer, type TestServer } from "../e2e/support/server.ts";
import { type Frames, summarizeFrames } from "./lib/frames.ts";
import { compareWithTarget, formatNumber, toMarkdown } from "./lib/report.ts";

const ROOM_SIZES = [60, 3000] as const;
const MISSED_PERCENT_MAX = 2;
const SCROLLS = 10;
const SCROLL_PX = 2500;
const SCROLL_PX_PER_SECOND = 3000;
const RECEIVED = 20;
const RECEIVE_PAUSE_MS = 300;
const LETTERS = 60;
/** The newest messages are laid out and painted. */
const SETTLE_MS = 1000;

/** Runs `work` and measures the frames meanwhile. */
async function measureFrames(page: Page, work: () => Promise<void>): Promise<Frames> {
  await page.evaluate(() => {
    const times = [performance.now()];
    Object.assign(globalThis, { frameTimes: times });
    const record = (time: number): void => {
      // The next measurement replaces the list.
      if ((globalThis as unknown as { frameTimes: number[] }).frameTimes !== times) return;
      times.push(time);
      requestAnimationFrame(record);
    };
    requestAnimationFrame(record);
  });
  await work();
  const times = await page.evaluate(() => [
    ...(globalThis as unknown as { frameTimes: number[] }).frameTimes,
    performance.now(),
  ]);
  return summarizeFrames(times);
}

/** Scrolls back to the room's first message; pages load meanwhile. */
async function loadAll(page: Page): Promise<void> {
  const log = page.getByRole("log");
  await log
    .getByText(/^지난 이야기/)
    .first()
    .waitFor();
  const earlier = page.getByRole("button", { name: "이전 메시지 보기" });
  for (let top = 1; (await earlier.count()) > 0; top = 1 - top) {
    await log.evaluate((list, px) => list.scrollTo(0, px), top);
    await page.waitForTimeout(50);
  }
}

async function scroll(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await page.getByRole("log").evaluate((list) => list.scrollTo(0, list.scrollHeight / 2));
  for (let n = 0; n < SCROLLS; n += 1) {
    const yDistance = n % 2 === 0 ? SCROLL_PX : -SCROLL_PX;
    const gesture = { x: 195, y: 400, yDistance, speed: SCROLL_PX_PER_SECOND, gestureSourceType: "touch" } as const;
    await cdp.send("Input.synthesizeScrollGesture", gesture);
  }
}

async function write(page: Page): Promise<void> {
  await page.getByRole("textbox", { name: "메시지" }).pressSequentially("가".repeat(LETTERS), { delay: 50 });
}

/** The other member sends. Nothing looks for the messages in the reader's page: that would take frames itself. */
async function receive(sender: Page): Promise<void> {
  for (let n = 1; n <= RECEIVED; n += 1) {
    await sender.getByRole("textbox", { name: "메시지" }).fill(`새 이야기 ${n}`);
    await sender.getByRole("button", { name: "보내기" }).click();
    await sender.waitForTimeout(RECEIVE_PAUSE_MS);
  }
}

async function measureRoom(
  browser: Browser,
  server: TestServer,
  [reader, writer]: readonly [TestMember, TestMember],
  meetingId: number,
): Promise<Record<string, Frames>> {
  const mobile = { isMobile: true, hasTouch: true };
  const [{ page, context }, sender] = [
    await openAs(browser, server, reader, `/chat/${meetingId}`, mobile),
    await openAs(browser, server, writer, `/chat/${meetingId}`),
  ];
  await loadAll(page);
  const scrolling = await measureFrames(page, () => scroll(page));
  await page.getByRole("log").evaluate((list) => list.scrollTo(0, list.scrollHeight));
  await page.waitForTimeout(SETTLE_MS);
  const measured = {
    scrolling,
    writing: await measureFrames(page, () => write(page)),
    receiving: await measureFrames(page, () => receive(sender.page)),
  };
  await page.getByText(`새 이야기 ${RECEIVED}`, { exact: true }).waitFor();
  await context.close();
  await sender.context.close();
  return measured;
}

if (!(await buildApps(["member"]))) process.exit(1);
const server = await startServer({ SEED_DEMO: "false", RATE_LIMIT: "false" });
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ["--no-sandbox"] });
try {
  const members = [await createMember(server, "읽는사람"), await createMember(server, "쓰는사람")] as const;
  const rows: string[][] = [];
  const raw: unknown[] = [];
  const findings: string[] = [];
  for (const size of ROOM_SIZES) {
    const meetingId = await hostMeeting(server, members[0], { title: `메시지 ${size}개`, inMinutes: 600 });
    await joinMeeting(server, members[1], meetingId);
    await insertOldMessages(server, { meetingId, count: size, memberIds: [members[0].id, members[1].id] });
    for (const [action, frames] of Object.entries(await measureRoom(browser, server, members, meetingId))) {
      raw.push({ size, action, ...frames });
      const { perSecond, missedPercent, longestMs } = frames;
      rows.push([`${size} messages, ${action}`, ...[perSecond, missedPercent, longestMs].map(formatNumber)]);
      if (size !== Math.max(...ROOM_SIZES)) continue;
      findings.push(compareWithTarget(`missed frames, ${action}, %`, missedPercent, { max: MISSED_PERCENT_MAX }));
      if (missedPercent > MISSED_PERCENT_MAX) process.exitCode = 1;
    }
  }
  const description = `Chromium at 390×844, ${SCROLLS} flings of ${SCROLL_PX} px, ${LETTERS} letters, ${RECEIVED} messages received.`;
  const head = ["room", "frames a second", "missed, %", "longest, ms"];
  process.stdout.write(toMarkdown({ title: "Room", description, head, rows, findings, raw }));
} finally {
  await browser.close();
  await server.close();
}
