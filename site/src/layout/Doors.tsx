import type { ReactNode } from "react";
import { Campus, Shop, StudentCard } from "../drawings/scenes.tsx";
import type { Tone } from "./Stage.tsx";

interface Door {
  readonly href: string;
  readonly who: string;
  readonly promise: string;
  readonly tone: Tone;
  readonly drawing: ReactNode;
}

const doors: readonly Door[] = [
  {
    href: "/student-benefit",
    who: "학생이에요",
    promise: "학교 앞에서 같이 먹고, 학생증으로 한 가지 더 받아요.",
    tone: "leaf",
    drawing: <StudentCard />,
  },
  {
    href: "/store-promotion",
    who: "가게를 해요",
    promise: "보증을 맡긴 손님이 여럿이 함께, 정한 시간에 와요.",
    tone: "yolk",
    drawing: <Shop />,
  },
  {
    href: "/promotion-partner",
    who: "학생회·대학교예요",
    promise: "쿠폰도 명단도 없이 학우들의 밥상을 넓혀요.",
    tone: "chili",
    drawing: <Campus />,
  },
];

/** Three ways into the site, so that nobody reads what is meant for somebody else. */
export function Doors() {
  return (
    <ul className="doors">
      {doors.map(({ href, who, promise, tone, drawing }) => (
        <li key={href}>
          <a className={`door tone-${tone}`} href={href}>
            <span className="door-drawing" aria-hidden="true">
              {drawing}
            </span>
            <span className="door-words">
              <strong>{who}</strong>
              <span>{promise}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
