import { figures } from "../figures.ts";
import { Drawing } from "./Drawing.tsx";

const columns = 5;
const rows = 4;
const cellPx = 20;
const grainsPerTile = columns * rows;
const tilesAcross = 5;
const tilesDown = figures.riceDeposit / grainsPerTile / tilesAcross;
const rotations = [12, -34, 58, -8, 41, -62, 25, -17, 70, 3, -45, 33, -26, 64, -3, 50, -70, 18, -38, 8];
const width = tilesAcross * columns * cellPx;
const height = tilesDown * rows * cellPx;

/** As many grains as the deposit has: a tile of twenty, repeated by a pattern. */
export function RiceGrid() {
  return (
    <Drawing className="rice-grid" viewBox={`0 0 ${width} ${height}`} label={`쌀알 ${figures.riceDeposit}알`}>
      <pattern id="rice" width={columns * cellPx} height={rows * cellPx} patternUnits="userSpaceOnUse">
        {rotations.map((rotation, index) => {
          const x = (index % columns) * cellPx + cellPx / 2;
          const y = Math.floor(index / columns) * cellPx + cellPx / 2;
          return <ellipse key={rotation} cx={x} cy={y} rx="2.6" ry="6" transform={`rotate(${rotation} ${x} ${y})`} />;
        })}
      </pattern>
      <rect width={width} height={height} fill="url(#rice)" className="rice-empty" />
      <rect width={width} height={height} fill="url(#rice)" className="rice-filled" />
    </Drawing>
  );
}
