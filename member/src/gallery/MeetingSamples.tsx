import type { ReactNode } from "react";
import { type Dish, dishOf } from "../lib/dish.ts";
import { formatDistance } from "../lib/formatDistance.ts";
import { Button } from "../ui/controls/Button.tsx";
import { Card } from "../ui/layout/Card.tsx";
import { PinIcon, PlusIcon } from "../ui/icons/icons.tsx";
import { FramedImage } from "../ui/display/FramedImage.tsx";
import { SeatBowls } from "../ui/display/SeatBowls.tsx";
import { StatusPill, type Tone } from "../ui/display/StatusPill.tsx";
import { Row, Sample } from "./Sample.tsx";
import styles from "./Sample.module.css";

interface MeetingSample {
  title: string;
  place: string;
  when: string;
  tone: Tone;
  status: string;
  taken: number;
  max: number;
  awayM: number;
}

const meetings: readonly MeetingSample[] = [
  {
    title: "퇴근하고 국밥 한 그릇 하실 분",
    place: "할매 순대국밥",
    when: "오늘 저녁 7:00",
    tone: "recruiting",
    status: "모집 중",
    taken: 2,
    max: 4,
    awayM: 350,
  },
  {
    title: "을지로에서 냉면 먹어요, 처음 오시는 분도 환영해요",
    place: "을지면옥",
    when: "내일 낮 12:30",
    tone: "confirmed",
    status: "확정",
    taken: 5,
    max: 6,
    awayM: 1240,
  },
  {
    title: "토요일 삼겹살 모임",
    place: "돼지네 구이",
    when: "3월 7일 (토) 저녁 6:00",
    tone: "ended",
    status: "종료",
    taken: 9,
    max: 12,
    awayM: 8900,
  },
];

const dishes: readonly Dish[] = ["rice", "soup", "noodles", "meat", "chicken", "sushi", "pizza", "cafe"];

/** Cards as the meeting list will have them, and the drawn dishes. */
export function MeetingSamples(): ReactNode {
  return (
    <>
      <div className={styles.meetings}>
        {meetings.map((meeting) => (
          <Card key={meeting.title} flush>
            <FramedImage imageUrl={null} dish={dishOf(meeting.title, meeting.place)} ratio="2/1" />
            <div className={styles.meeting}>
              <h2 className={styles.meetingTitle}>
                {meeting.title}
                <StatusPill tone={meeting.tone}>{meeting.status}</StatusPill>
              </h2>
              <p className={styles.meetingWhen}>{meeting.when}</p>
              <p className={styles.meetingPlace}>
                <PinIcon size={16} />
                {meeting.place} · {formatDistance(meeting.awayM)}
              </p>
              <SeatBowls taken={meeting.taken} max={meeting.max} />
            </div>
          </Card>
        ))}
      </div>
      <Sample name="FramedImage, drawn dishes">
        <div className={styles.dishes}>
          {dishes.map((dish) => (
            <FramedImage key={dish} imageUrl={null} dish={dish} ratio="1/1" rounded />
          ))}
        </div>
        <Row>
          <Button icon={<PlusIcon size={20} />}>모임 만들기</Button>
        </Row>
      </Sample>
    </>
  );
}
