/** Drawings of a table with so many of its seats taken, for the previews of shared meetings (D55). No text: fonts differ by machine. */
import { tokens } from "@babchingu/web/tokens.ts";
import { limits } from "@babchingu/openapi/limits";

/** The proportions that chat apps show. */
export const tablePictureSize = { width: 800, height: 420 } as const;

const colors = tokens.colors.light;
const { width, height } = tablePictureSize;
const [centreX, centreY] = [width / 2, height / 2];
const [tableRadius, seatRing] = [196, 142];
/** Seats keep this share of their distance free. */
const seatGap = 0.16;
const seatRadiusMax = 46;

interface Table {
  taken: number;
  capacity: number;
}

/** Every table that a meeting can have, a host at least seated. */
export const tables: readonly Table[] = Array.from(
  { length: limits.MaxCapacity.maximum - limits.MaxCapacity.minimum + 1 },
  (_, index) => index + limits.MaxCapacity.minimum,
).flatMap((capacity) => Array.from({ length: capacity + 1 }, (_, taken) => ({ taken, capacity })));

function seat(index: number, { taken, capacity }: Table): string {
  const angle = (index / capacity) * 2 * Math.PI - Math.PI / 2;
  const [x, y] = [centreX + seatRing * Math.cos(angle), centreY + seatRing * Math.sin(angle)].map((it) =>
    it.toFixed(1),
  );
  const radius = Math.min(seatRadiusMax, seatRing * Math.sin(Math.PI / capacity) * (1 - seatGap));
  if (index >= taken) {
    const dash = (radius / 3).toFixed(1);
    return `<circle cx="${x}" cy="${y}" r="${radius.toFixed(1)}" fill="${colors.paper}" stroke="${colors.primary}" stroke-width="4" stroke-dasharray="${dash}"/>`;
  }
  const bowl = `<circle cx="${x}" cy="${y}" r="${radius.toFixed(1)}" fill="${colors.card}" stroke="${colors.ink}" stroke-width="3"/>`;
  return `${bowl}<circle cx="${x}" cy="${y}" r="${(radius * 0.74).toFixed(1)}" fill="${colors["confirmed-ground"]}" stroke="${colors.ink}" stroke-width="2"/>`;
}

/** As SVG. */
export function tablePicture(table: Table): string {
  const seats = Array.from({ length: table.capacity }, (_, index) => seat(index, table)).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="${colors["confirmed-ground"]}"/>
<circle cx="${centreX}" cy="${centreY}" r="${tableRadius}" fill="${colors.sunken}" stroke="${colors.hairline}" stroke-width="3"/>
<circle cx="${centreX}" cy="${centreY}" r="66" fill="${colors.ink}"/>
<circle cx="${centreX}" cy="${centreY}" r="52" fill="${colors.primary}"/>
<path d="M${centreX - 28} ${centreY - 8}l20-6 6 18-20 6zM${centreX + 4} ${centreY + 8}l18 4-4 18-18-4zM${centreX + 6} ${centreY - 30}l16 8-8 16-16-8z" fill="${colors.paper}"/>
${seats}</svg>`;
}
