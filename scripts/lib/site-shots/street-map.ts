/** A drawn map for the pictures: main streets and the park of one neighbourhood by hand, alleys by pattern. */
import type { Position } from "@babchingu/openapi";

const TILE_PX = 256;
/** The zoom at which widths below are pixels. */
const DRAWN_ZOOM = 16;
/** The origin of the drawing, near the drawn area, so that coordinates are precise enough as single-precision numbers. */
const centre: Position = { latitude: 37.5605, longitude: 126.925 };

type Line = readonly (readonly [latitude: number, longitude: number])[];

const streets: readonly { width: number; line: Line; name?: string }[] = [
  {
    width: 20,
    name: "양화로",
    line: [
      [37.5492, 126.9135],
      [37.5571, 126.9245],
      [37.5583, 126.9282],
      [37.5552, 126.9369],
    ],
  },
  {
    width: 15,
    name: "동교로",
    line: [
      [37.5507, 126.9155],
      [37.5582, 126.9196],
      [37.5627, 126.9243],
      [37.566, 126.929],
    ],
  },
  {
    width: 15,
    name: "연희로",
    line: [
      [37.5583, 126.9282],
      [37.5645, 126.9301],
      [37.57, 126.931],
    ],
  },
  {
    width: 11,
    name: "성미산로",
    line: [
      [37.564, 126.916],
      [37.5636, 126.922],
      [37.5627, 126.9243],
      [37.5622, 126.9296],
    ],
  },
];

const park: Line = [
  [37.5685, 126.915],
  [37.5618, 126.9222],
  [37.5572, 126.9252],
  [37.554, 126.933],
];

/** Pixels of the whole world at the drawn zoom, counted from its north-west corner (Web Mercator). */
function worldPx({ latitude, longitude }: Position): { x: number; y: number } {
  const size = TILE_PX * 2 ** DRAWN_ZOOM;
  const sine = Math.sin((latitude * Math.PI) / 180);
  return {
    x: ((longitude + 180) / 360) * size,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size,
  };
}

const origin = worldPx(centre);

function path(line: Line): string {
  const points = line.map(([latitude, longitude]) => {
    const { x, y } = worldPx({ latitude, longitude });
    return `${(x - origin.x).toFixed(1)} ${(y - origin.y).toFixed(1)}`;
  });
  return `M${points.join("L")}`;
}

const alleys = `<pattern id="alleys" width="58" height="44" patternUnits="userSpaceOnUse" patternTransform="rotate(-27)">
<path d="M0 0H58M0 0V44M29 0V24" stroke="#fffdf9" stroke-width="5" fill="none"/></pattern>`;

function drawing(): string {
  const lines = (extraPx: number, colour: string) =>
    streets
      .map(({ width, line }) => `<path d="${path(line)}" stroke="${colour}" stroke-width="${width + extraPx}"/>`)
      .join("");
  const names = streets.map(
    ({ name }, index) => `<text dy="4"><textPath href="#s${index}" startOffset="46%">${name ?? ""}</textPath></text>`,
  );
  return `<defs>${alleys}${streets.map(({ line }, index) => `<path id="s${index}" d="${path(line)}"/>`).join("")}</defs>
<rect x="-9000" y="-9000" width="18000" height="18000" fill="#efe7da"/>
<rect x="-9000" y="-9000" width="18000" height="18000" fill="url(#alleys)"/>
<g fill="none" stroke-linejoin="round" stroke-linecap="round">
<path d="${path(park)}" stroke="#cfe6cf" stroke-width="26"/>${lines(3, "#e3d8c6")}${lines(0, "#fff3d9")}</g>
<g font-family="Noto Sans CJK KR, sans-serif" font-size="11" fill="#7c7062">${names.join("")}</g>`;
}

const drawn = drawing();

/** One tile as SVG. Zooms other than the drawn one are scaled. */
export function streetTile(zoom: number, column: number, row: number): string {
  const scale = 2 ** (zoom - DRAWN_ZOOM);
  const left = column * TILE_PX - origin.x * scale;
  const top = row * TILE_PX - origin.y * scale;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${TILE_PX}" height="${TILE_PX}">
<g transform="translate(${(-left).toFixed(2)} ${(-top).toFixed(2)}) scale(${scale})">${drawn}</g></svg>`;
}
