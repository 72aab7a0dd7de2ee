/** One line drawing per page: ink lines, one accent. All share a 240 × 240 canvas. */
import type { ReactNode } from "react";
import { Drawing } from "./Drawing.tsx";

function Scene({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Drawing className="scene" viewBox="0 0 240 240" label={label}>
      {children}
    </Drawing>
  );
}

/** A student card in front of a steaming bowl. */
export function StudentCard() {
  return (
    <Scene label="학생증과 김이 나는 밥그릇">
      <path className="accent-line" d="M92 62c-8-12 8-18 0-34M122 56c-8-12 8-18 0-34M152 62c-8-12 8-18 0-34" />
      <path className="fill-card" d="M46 92c8-20 38-28 76-28s68 8 76 28Z" />
      <path className="fill-card" d="M28 92h188c0 62-34 96-94 96S28 154 28 92Z" />
      <path d="M92 188h60l-6 18H98z" className="fill-card" />
      <g transform="rotate(-8 90 178)">
        <rect x="14" y="128" width="128" height="84" rx="12" className="fill-accent" />
        <rect x="28" y="144" width="34" height="42" rx="6" className="fill-card" />
        <path className="portrait" d="M45 152a6 6 0 1 0 .1 0M36 179c0-12 18-12 18 0" />
        <path className="on-accent" d="M76 152h48M76 168h34M28 200h70" />
      </g>
    </Scene>
  );
}

/** A school building with its flag up and a bowl where the clock would be. */
export function Campus() {
  return (
    <Scene label="깃발을 단 학교 건물">
      <path className="fill-card" d="M20 124h200v80H20z" />
      <path className="fill-card" d="M76 204V96l44-34 44 34v108" />
      <path d="M66 104l54-42 54 42M120 62V22" />
      <path className="fill-accent" d="M120 20h34l-9 10 9 10h-34z" />
      <circle cx="120" cy="108" r="19" className="fill-accent" />
      <path className="fill-card" d="M108 107h24c0 7-5 11-12 11s-12-4-12-11Z" />
      <path d="M36 142h24v18H36zM36 174h24v18H36zM180 142h24v18h-24zM180 174h24v18h-24zM102 204v-36a18 18 0 0 1 36 0v36M120 150v54" />
      <path d="M8 204h224" />
    </Scene>
  );
}

/** A shop front with an awning and a bowl on its sign. */
export function Shop() {
  return (
    <Scene label="차양을 친 식당">
      <path className="fill-card" d="M40 112h160v92H40z" />
      <path
        className="fill-accent"
        d="M32 76h36v30a18 18 0 0 1-36 0zM102 76h36v30a18 18 0 0 1-36 0zM172 76h36v30a18 18 0 0 1-36 0z"
      />
      <path className="fill-card" d="M68 76h34v30a17 17 0 0 1-34 0zM138 76h34v30a17 17 0 0 1-34 0z" />
      <path className="fill-card" d="M92 24h56v36H92z" />
      <path d="M104 42h32c0 8-6 12-16 12s-16-4-16-12ZM113 37c-3-4 3-5 0-9M126 37c-3-4 3-5 0-9M120 60v16" />
      <path d="M58 140h64v40H58zM90 140v40M144 204v-58h38v58M174 176v6" />
      <path d="M16 204h208" />
    </Scene>
  );
}

/** A pennant with a bowl on it, one for each partner university. */
export function Pennant() {
  return (
    <svg className="pennant" viewBox="0 0 64 48" aria-hidden="true">
      <path className="fill-accent" d="M10 6h48L46 21l12 15H10z" />
      <path d="M10 3v42" />
      <path className="fill-card" d="M18 20h22c0 6-4 10-11 10s-11-4-11-10Z" />
      <path className="on-accent" d="M25 15c-2-3 2-3 0-6M33 15c-2-3 2-3 0-6" />
    </svg>
  );
}

/** An empty bowl with its spoon and chopsticks laid aside. */
export function EmptyBowl() {
  return (
    <Scene label="비어 있는 밥그릇">
      <path className="fill-card" d="M30 96h150c0 54-28 84-75 84S30 150 30 96Z" />
      <path d="M80 180h50l-5 16H85z" className="fill-card" />
      <path className="accent-line accent-dashed" d="M44 82c10-18 34-28 61-28s51 10 61 28" />
      <path d="M204 60c10 0 15 10 15 22s-6 20-15 20-15-8-15-20 5-22 15-22Zm0 42v94" />
      <path d="M16 212h208" />
    </Scene>
  );
}
