/** The QR code of the download page. */
import { encode } from "uqr";

/** White modules around the code that readers need (ISO/IEC 18004). */
const QUIET_MODULES = 4;

/** Dark modules of `text`, row by row. Level M still reads with 15 % of it covered. */
function qrModules(text: string): readonly (readonly boolean[])[] {
  return encode(text, { ecc: "M", border: 0 }).data;
}

/** An SVG of one path, dark on white in either colour scheme. */
export function qrSvg(text: string): string {
  const modules = qrModules(text);
  const size = modules.length + 2 * QUIET_MODULES;
  const runs = modules.flatMap((row, y) =>
    row.map((isDark, x) => {
      if (!isDark || row[x - 1] === true) return "";
      const end = row.indexOf(false, x);
      const width = (end === -1 ? row.length : end) - x;
      return `M${x + QUIET_MODULES} ${y + QUIET_MODULES}h${width}v1h-${width}z`;
    }),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path fill="#221c15" d="${runs.join("")}"/></svg>
`;
}
