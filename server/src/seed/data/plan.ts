/** A meeting of the demo data with its history. */
export interface MeetingPlan {
  title: string;
  content: string;
  /** The name of a partner store of the demo data, or of a place in the gazetteer. */
  place: string;
  /** The dish on the image. */
  image?: string;
  host: string;
  /** Nicknames in the order they joined, without the host. */
  guests?: string[];
  applications?: [name: string, introduction: string][];
  capacity: [min: number, max: number];
  requiresApproval?: boolean;
  /** A day from today and a time in Seoul, or minutes from now. */
  when: { day: number; time: string } | { minutes: number };
  createdHoursAgo: number;
  /** Confirmed before the automatic confirmation. */
  isConfirmedByHost?: boolean;
  /** Guests who don't check in. */
  absent?: string[];
  messages?: [name: string, text: string][];
}
