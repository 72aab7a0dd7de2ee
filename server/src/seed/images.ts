import { createHash } from "node:crypto";
import sharp from "sharp";
import type { Storage } from "../adapters/storage/storage.ts";

const WIDTH_PX = 960;
const HEIGHT_PX = 720;
const KEY_LENGTH = 32;

/** Colours of a drawing, and the toppings. */
interface Dish {
  table: string;
  bowl: string;
  broth: string;
  toppings: string;
  isCold?: boolean;
}

const STEAM = `<path d="M400 190 q-26 -40 0 -78 t0 -78 M480 180 q-26 -40 0 -78 t0 -78 M560 190 q-26 -40 0 -78 t0 -78" fill="none" stroke="#fff" stroke-width="12" stroke-linecap="round" opacity="0.55"/>`;

const noodles = (colour: string): string =>
  [0, 1, 2, 3, 4]
    .map(
      (row) =>
        `<path d="M${330 + row * 14} ${318 + row * 20} q60 -26 120 0 t120 0 t${80 - row * 20} 0" fill="none" stroke="${colour}" stroke-width="9" stroke-linecap="round"/>`,
    )
    .join("");
const egg = (x: number, y: number): string =>
  `<ellipse cx="${x}" cy="${y}" rx="46" ry="34" fill="#fffaf0"/><circle cx="${x}" cy="${y}" r="19" fill="#f5a623"/>`;

/** Parses "x,y x,y", the notation of SVG's `points`. */
const pointsOf = (points: string): [x: number, y: number][] =>
  points.split(" ").map((point) => point.split(",").map(Number) as [number, number]);
const herbs = (points: string): string =>
  pointsOf(points)
    .map(
      ([x, y]) =>
        `<rect x="${x}" y="${y}" width="26" height="10" rx="5" fill="#5a8f4e" transform="rotate(${(x + y) % 70} ${x} ${y})"/>`,
    )
    .join("");
const circles = (points: string, colour: string, radius: number): string =>
  pointsOf(points)
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"/>`)
    .join("");
const rice = `<ellipse cx="480" cy="360" rx="150" ry="78" fill="#fffdf6"/>`;
const leaves = "380,320 430,400 520,310 570,390 470,350";
const pieces = "400,340 470,320 540,345 430,400 510,405 590,380";

const dishes: Record<string, Dish> = {
  ramen: {
    table: "#f7d9b5",
    bowl: "#c8452f",
    broth: "#e9b872",
    toppings: noodles("#fbe7b2") + egg(400, 390) + herbs(leaves),
  },
  hansang: {
    table: "#efe0c4",
    bowl: "#6d8a5f",
    broth: "#f4ead2",
    toppings: rice + circles("360,380 600,380", "#d9773f", 30) + herbs(leaves),
  },
  market: {
    table: "#fbd58d",
    bowl: "#a8562a",
    broth: "#f1b24a",
    toppings: circles(pieces, "#c9722b", 36) + herbs(leaves),
  },
  naengmyeon: {
    isCold: true,
    table: "#dce9ea",
    bowl: "#7a8f99",
    broth: "#e6edf0",
    toppings: noodles("#9c8068") + egg(520, 380),
  },
  sotbap: {
    table: "#e9cfa9",
    bowl: "#3f3a36",
    broth: "#fff4dc",
    toppings: rice + circles(pieces, "#b5653a", 24) + herbs(leaves),
  },
  curry: {
    table: "#f9e0a2",
    bowl: "#f6efe2",
    broth: "#c98a2b",
    toppings: rice + circles("620,360 590,410", "#d9622b", 26),
  },
  pajeon: {
    table: "#e7d3b1",
    bowl: "#8a5a33",
    broth: "#eec36f",
    toppings: herbs(`${leaves} 340,360 610,350 450,300`) + circles("420,350 540,370", "#e98b6d", 22),
  },
  mandu: {
    isCold: true,
    table: "#f3d2c1",
    bowl: "#b0523b",
    broth: "#f8ead7",
    toppings: pointsOf(pieces)
      .map(
        ([x, y]) => `<ellipse cx="${x}" cy="${y}" rx="52" ry="30" fill="#fdf6e6" stroke="#dfc9a4" stroke-width="5"/>`,
      )
      .join(""),
  },
  gukbap: {
    table: "#ecd9c6",
    bowl: "#5b4a42",
    broth: "#f3ead9",
    toppings: rice + circles("410,350 550,365", "#c79a7d", 34) + herbs(leaves),
  },
  tteokbokki: {
    table: "#f9c9b6",
    bowl: "#2f6f62",
    broth: "#d8402a",
    toppings:
      pointsOf(pieces)
        .map(
          ([x, y]) =>
            `<rect x="${x - 44}" y="${y - 13}" width="88" height="26" rx="13" fill="#f7e3cf" transform="rotate(${(x * 3) % 60} ${x} ${y})"/>`,
        )
        .join("") + egg(470, 370),
  },
  kalguksu: { table: "#e4dcc3", bowl: "#496a7c", broth: "#efe4c8", toppings: noodles("#fff6dd") + herbs(leaves) },
  donkatsu: {
    table: "#f2d8a7",
    bowl: "#fbf5e9",
    broth: "#fbf5e9",
    toppings: [0, 1, 2, 3, 4]
      .map(
        (n) =>
          `<rect x="${350 + n * 56}" y="310" width="46" height="110" rx="18" fill="#c8863c" stroke="#a4652a" stroke-width="5"/>`,
      )
      .join(""),
  },
  bread: {
    isCold: true,
    table: "#f6e3c5",
    bowl: "#d7a05e",
    broth: "#f3d9a8",
    toppings: circles(pieces, "#c98a45", 44) + circles(pieces, "#e0ab63", 26),
  },
  milmyeon: {
    isCold: true,
    table: "#d9e6df",
    bowl: "#b9c6c9",
    broth: "#e8d3c4",
    toppings: noodles("#efe0bf") + circles("470,360", "#c8402f", 34) + egg(560, 390),
  },
};

function drawSvg({ table, bowl, broth, toppings, isCold = false }: Dish): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH_PX}" height="${HEIGHT_PX}" viewBox="0 0 960 720">
<rect width="960" height="720" fill="${table}"/>
<ellipse cx="480" cy="600" rx="330" ry="46" fill="#000" opacity="0.08"/>
<path d="M170 350 h620 q-10 240 -220 262 h-180 q-210 -22 -220 -262z" fill="${bowl}"/>
<path d="M360 604 h240 l-16 30 h-208z" fill="${bowl}"/>
<ellipse cx="480" cy="352" rx="312" ry="128" fill="${bowl}"/>
<ellipse cx="480" cy="352" rx="312" ry="128" fill="#fff" opacity="0.22"/>
<ellipse cx="480" cy="358" rx="276" ry="106" fill="${broth}"/>
<g transform="translate(480 360) scale(1.35 1.25) translate(-480 -360)">${toppings}</g>
${isCold ? "" : STEAM}
<path d="M720 150 L880 470 M756 136 L916 456" stroke="#8a5a3c" stroke-width="14" stroke-linecap="round"/>
</svg>`;
}

export interface StoredImage {
  key: string;
  bytes: number;
  width: number;
  height: number;
}

/** Each dish is drawn once, and encoded with half of the usual effort: that takes most of the time that the demo data takes. */
const drawn = new Map<string, Promise<Buffer>>();

function draw(dish: string): Promise<Buffer> {
  const found = dishes[dish];
  if (found === undefined) throw new Error(`There is no drawing of ${dish}.`);
  const earlier = drawn.get(dish);
  if (earlier !== undefined) return earlier;
  const data = sharp(Buffer.from(drawSvg(found)))
    .webp({ quality: 82, effort: 2 })
    .toBuffer();
  drawn.set(dish, data);
  return data;
}

/** Draws and stores an image of a dish; the same name always gives the same key. */
export async function drawImage(storage: Storage, dish: string, name: string): Promise<StoredImage> {
  const data = await draw(dish);
  const key = `${createHash("sha256").update(`demo:${name}`).digest("hex").slice(0, KEY_LENGTH)}.webp`;
  await storage.put(key, data);
  return { key, bytes: data.length, width: WIDTH_PX, height: HEIGHT_PX };
}
