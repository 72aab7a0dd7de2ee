import type { ReactNode } from "react";
import { Drawing } from "./Drawing.tsx";

const centre = 280;

function Grains() {
  return (
    <path
      className="grains"
      d="m205 452 7-3m-17 13 6-5m22-10 6 4m-4 9 7-2m-20 3 6 4m-22 7 7 1m9 2 4-6m5 11 7-3m-24 3 4 5m22-25 5 5"
    />
  );
}

function Cutlery() {
  return (
    <>
      <path d="M346 434c8 0 12 9 12 18s-5 14-12 14-12-5-12-14 4-18 12-18Zm0 32v58" className="spoon" />
      <path d="m370 434 2 88M380 434l-1 88" />
    </>
  );
}

function TakenSetting({ degrees }: { degrees: number }) {
  return (
    <g transform={`rotate(${degrees} ${centre} ${centre})`}>
      <use href="#place" />
    </g>
  );
}

function Dish({ x, y, children }: { x: number; y: number; children: ReactNode }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="32" className="ware" />
      <circle r="25" className="rim" />
      {children}
    </g>
  );
}

function Pot() {
  return (
    <g transform={`translate(${centre} ${centre})`}>
      <path d="M-100-14h-26c-7 0-7 28 0 28h26M100-14h26c7 0 7 28 0 28h-26" className="pot" />
      <circle r="104" className="pot" />
      <circle r="84" className="soup" />
      <path d="m-44-34 31-9 9 29-31 9zM6 16l30 6-6 30-30-6zM22-48l26 12-12 26-26-12z" className="tofu" />
      <path d="M-56 18c10-8 24-6 30 4-8 10-22 10-30-4Zm26 36c6-8 16-9 22-3-4 9-15 11-22 3Z" className="leaf" />
      <g className="onion">
        <circle cx="-30" cy="-58" r="7" />
        <circle cx="58" cy="4" r="8" />
        <circle cx="-8" cy="2" r="6" />
        <circle cx="48" cy="44" r="6" />
        <circle cx="-62" cy="-8" r="6" />
      </g>
    </g>
  );
}

function EmptySetting() {
  return (
    <g className="open-place">
      <circle cx="212" cy="466" r="40" />
      <circle cx="294" cy="466" r="34" />
      <Cutlery />
    </g>
  );
}

/**
 * A shared table for four seen from above: three settings are taken; the fourth is drawn in dashes and is filled in while the
 * page scrolls. One setting is drawn at the bottom of the table; the others are rotated copies of it.
 */
export function DiningTable() {
  return (
    <Drawing className="table" viewBox="0 0 560 560" label="넷이 둘러앉는 밥상. 한 자리가 비어 있어요.">
      <defs>
        <g id="place">
          <circle cx="212" cy="466" r="40" className="ware" />
          <circle cx="212" cy="466" r="32" className="rice" />
          <Grains />
          <circle cx="294" cy="466" r="34" className="ware" />
          <circle cx="294" cy="466" r="26" className="broth" />
          <path d="M284 460a5 5 0 1 0 .1 0ZM300 474a4 4 0 1 0 .1 0Z" className="onion" />
          <Cutlery />
        </g>
      </defs>
      <circle cx={centre} cy={centre} r="274" className="board" />
      <TakenSetting degrees={90} />
      <TakenSetting degrees={180} />
      <TakenSetting degrees={270} />
      <EmptySetting />
      <use href="#place" className="late-place" />
      <Dish x={176} y={170}>
        <path d="M-14-6C-6-16 8-14 14-6M-15 3c9-8 20-8 29 0M-12 11c8-6 16-6 23 0" className="leaf-line" />
      </Dish>
      <Dish x={390} y={176}>
        <path d="M-13-8h12v12h-12zM2-2h12v12H2zM-9 7H1v9H-9z" className="kimchi" />
      </Dish>
      <Dish x={170} y={384}>
        <path d="M-12 0c0-9 24-9 24 0s-24 9-24 0Z" className="yolk" />
      </Dish>
      <Pot />
    </Drawing>
  );
}
