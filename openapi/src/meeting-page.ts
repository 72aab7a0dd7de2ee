/** The page of a shared meeting, `/m/{id}` (D55): the site builds it with placeholders, which the server fills in. */
import { escapeHtml } from "./html.ts";

/** What the page says: all but `title` are sentences or addresses made for it. */
export interface MeetingPageValues {
  id: string;
  title: string;
  /** `11월 24일 화요일 오후 6:30`. */
  when: string;
  /** `서울 마포구`. */
  where: string;
  /** `4자리 중 3자리가 찼어요`. */
  seats: string;
  /** What the meeting is: `밥친구에서 열린 식사 모임이에요.` */
  lead: string;
  /** What the reader can do there: `모임 보고 참여하기`. */
  action: string;
  /** Path of the drawing of the table. */
  picture: string;
}

/** Path of a shared meeting's page, also in the member app's share sheet. */
export function meetingPagePath(meetingId: number | string): string {
  return `/m/${meetingId}`;
}

/** The files that the site builds for it. */
export const meetingPageFiles = { meeting: "m/meeting.html", gone: "m/gone.html", busy: "m/busy.html" } as const;

/** Path of the drawing of a table with so many of its seats taken; the site draws one for each number. */
export function tablePicturePath(taken: number, capacity: number): string {
  return `/m/tables/${taken}-of-${capacity}.png`;
}

const PLACEHOLDER = /\{\{(\w+)\}\}/g;

export const meetingPagePlaceholder = (name: keyof MeetingPageValues): string => `{{${name}}}`;

/** The page with its values, as HTML. @throws Error on a placeholder that has no value. */
export function fillMeetingPage(page: string, values: MeetingPageValues): string {
  return page.replaceAll(PLACEHOLDER, (_, name: string) => {
    if (!Object.hasOwn(values, name)) throw new Error(`The page of a meeting names ${name}, which has no value.`);
    return escapeHtml(values[name as keyof MeetingPageValues]);
  });
}
