import { SeatBowls } from "../drawings/Sprite.tsx";
import { Phone } from "./Phone.tsx";

interface ExampleMeeting {
  readonly dish: "stew" | "grill" | "noodle";
  readonly title: string;
  readonly place: string;
  readonly when: string;
  readonly taken: number;
  readonly seats: number;
  readonly confirmed?: boolean;
}

const meetings: readonly ExampleMeeting[] = [
  { dish: "stew", title: "김치찌개에 계란말이", place: "골목 식당 · 320m", when: "오늘 저녁 7:00", taken: 3, seats: 4 },
  {
    dish: "grill",
    title: "삼겹살 딱 2인분씩",
    place: "불판집 · 780m",
    when: "오늘 저녁 7:30",
    taken: 4,
    seats: 4,
    confirmed: true,
  },
  {
    dish: "noodle",
    title: "점심에 칼국수 한 그릇",
    place: "손칼국수 · 1.2km",
    when: "내일 점심 12:10",
    taken: 1,
    seats: 3,
  },
];

const dishPaths = {
  stew: "M10 24h28c0 9-5 14-14 14s-14-5-14-14Zm-4 0h36M19 19c-2-3 2-4 0-8M29 19c-2-3 2-4 0-8",
  grill: "M8 30c0-12 32-12 32 0s-32 12-32 0Zm7-3 7 6m-1-9 9 8m-2-8 6 5M18 18c-2-3 2-4 0-7m12 7c-2-3 2-4 0-7",
  noodle: "M8 22h32c0 11-6 17-16 17S8 33 8 22Zm6 0c2-5 6-5 8 0m2 0c2-5 6-5 8 0M30 6l-5 16M37 8l-8 14",
} as const;

function MeetingCard({ meeting }: { meeting: ExampleMeeting }) {
  return (
    <div className="m-card">
      <svg className="m-dish" viewBox="0 0 48 48">
        <path d={dishPaths[meeting.dish]} />
      </svg>
      <div>
        <span className="m-row">
          <span className={meeting.confirmed ? "pill pill-confirmed" : "pill pill-recruiting"}>
            {meeting.confirmed ? "확정" : "모집 중"}
          </span>
          <span className="m-seats">
            <SeatBowls taken={meeting.taken} seats={meeting.seats} />
            {`${meeting.taken}/${meeting.seats}`}
          </span>
        </span>
        <b>{meeting.title}</b>
        <span className="m-muted">{meeting.place}</span>
        <span>{meeting.when}</span>
      </div>
    </div>
  );
}

export function ListScreen() {
  return (
    <Phone label="가까운 모임 목록" title="모임">
      {meetings.map((meeting) => (
        <MeetingCard key={meeting.title} meeting={meeting} />
      ))}
      <div className="m-action">모임 만들기</div>
      <div className="m-tabs">
        <b>모임</b>
        <span>둘러보기</span>
        <span>채팅</span>
        <span>마이</span>
      </div>
    </Phone>
  );
}
