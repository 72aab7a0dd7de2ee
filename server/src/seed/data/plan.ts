/** How a meeting of the demo data came to where it is. */
export interface MeetingPlan {
  title: string;
  content: string;
  place:
    | { name: string; address: string; phone: string | null; latitude: number; longitude: number }
    | { store: string };
  picture: string | null;
  host: string;
  /** Nicknames in the order they joined, without the host. */
  guests: string[];
  /** Who waits for the host, and what they wrote. */
  waiting?: [name: string, introduction: string][];
  capacity: [min: number, max: number];
  requiresApproval?: boolean;
  /** A day from today and a time in Seoul, or minutes from now. */
  when: { day: number; time: string } | { minutes: number };
  /** How long before now it was opened. */
  openedHoursAgo: number;
  outcome: "recruiting" | "confirmed" | "ready" | "ended" | "belowMinimum";
  /** Who didn't come to a meeting that has ended. */
  absent?: string[];
  talk?: [name: string, text: string][];
}
