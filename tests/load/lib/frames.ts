/** What the frames of a page say about how smoothly it runs. */
const FRAME_MS = 1000 / 60;

export interface Frames {
  perSecond: number;
  /** Of the frames that a screen of 60 Hz shows in this time. */
  missedPercent: number;
  longestMs: number;
}

/** @param times when the measurement began, when each frame began, and when the measurement ended. */
export function summarizeFrames(times: readonly number[]): Frames {
  const lengths = times.slice(1).map((time, index) => time - (times[index] ?? time));
  const totalMs = lengths.reduce((sum, ms) => sum + ms, 0);
  // A freeze is as many missed frames as it lasts.
  const missed = lengths.reduce((sum, ms) => sum + Math.max(0, Math.round(ms / FRAME_MS) - 1), 0);
  return {
    perSecond: (lengths.length * 1000) / totalMs,
    missedPercent: (100 * missed) / (totalMs / FRAME_MS),
    longestMs: Math.max(...lengths),
  };
}
