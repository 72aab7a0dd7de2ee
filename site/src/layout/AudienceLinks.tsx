import type { ReactNode } from "react";
import { Campus, Shop, StudentCard } from "../drawings/scenes.tsx";
import type { Tone } from "./FigurePanel.tsx";

interface AudienceLink {
  readonly href: string;
  readonly audience: string;
  readonly benefit: string;
  readonly tone: Tone;
  readonly drawing: ReactNode;
}

const audienceLinks: readonly AudienceLink[] = [
  {
    href: "/student-benefit",
    audience: "학생이에요",
    benefit: "학교 앞에서 같이 먹고, 학생증으로 한 가지 더 받아요.",
    tone: "green",
    drawing: <StudentCard />,
  },
  {
    href: "/store-promotion",
    audience: "가게를 해요",
    benefit: "보증을 맡긴 손님이 여럿이 함께, 정한 시간에 와요.",
    tone: "yellow",
    drawing: <Shop />,
  },
  {
    href: "/promotion-partner",
    audience: "학생회·대학교예요",
    benefit: "쿠폰도 명단도 없이 학우들의 밥상을 넓혀요.",
    tone: "red",
    drawing: <Campus />,
  },
];

/** Links for students, stores and universities, each to the page written for them. */
export function AudienceLinks() {
  return (
    <ul className="audience-links">
      {audienceLinks.map(({ href, audience, benefit, tone, drawing }) => (
        <li key={href}>
          <a className={`audience-link tone-${tone}`} href={href}>
            <span className="audience-link-drawing" aria-hidden="true">
              {drawing}
            </span>
            <span className="audience-link-text">
              <strong>{audience}</strong>
              <span>{benefit}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
