/** A meeting of the demo data with its history. */
export interface MeetingPlan {
  title: string;
  content: string;
  place:
    | { name: string; address: string; phone: string | null; latitude: number; longitude: number }
    | { store: string };
  image: string | null;
  host: string;
  /** Nicknames in the order they joined, without the host. */
  guests: string[];
  /** Pending applications. */
  applications?: [name: string, introduction: string][];
  capacity: [min: number, max: number];
  requiresApproval?: boolean;
  /** A day from today and a time in Seoul, or minutes from now. */
  when: { day: number; time: string } | { minutes: number };
  createdHoursAgo: number;
  outcome: "recruiting" | "confirmed" | "ready" | "ended" | "belowMinimum";
  /** No-shows of a meeting that has ended. */
  absent?: string[];
  messages?: [name: string, text: string][];
}
