import { Box } from "@mui/material";
import { formatNumber } from "@babchingu/web/format.ts";
import { axisTop, formatShortDay, formatDay } from "./figures.ts";

export interface Series {
  label: string;
  unit: string;
  /** A colour of the theme. */
  color: string;
  values: readonly number[];
}

interface Props {
  /** What the chart shows, for screen readers. */
  label: string;
  dates: readonly string[];
  series: readonly Series[];
}

const WIDTH = 320;
const HEIGHT = 136;
const TOP = 18;
const BASE = 114;
/** Parts of a day's width that its bars take. */
const FILL = 0.64;
const GAP = 1.5;

/** Bars by day; days with several series have their bars side by side. Hovering a day shows its figures. */
export function BarChart({ label, dates, series }: Props) {
  const top = axisTop(series.flatMap(({ values }) => values));
  const isEmpty = series.every(({ values }) => values.every((value) => value === 0));
  const dayWidth = WIDTH / dates.length;
  const barWidth = (dayWidth * FILL - GAP * (series.length - 1)) / series.length;
  const heightOf = (value: number) => ((BASE - TOP) * value) / top;
  const last = dates.length - 1;
  return (
    <Box
      component="svg"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- Inline SVG, because an image file can't use the theme's colours.
      role="img"
      aria-label={label}
      sx={({ palette }) => ({
        display: "block",
        width: "100%",
        overflow: "visible",
        "& text": { fontSize: 11, fill: palette.text.secondary },
        "& line": { stroke: palette.hairline },
        "& .day:hover .ground": { fill: palette.sunken },
      })}
    >
      <line x1="0" x2={WIDTH} y1={TOP} y2={TOP} strokeDasharray="2 4" />
      {isEmpty ? (
        <text x={WIDTH / 2} y={(TOP + BASE) / 2} textAnchor="middle">
          이 기간에는 없어요.
        </text>
      ) : (
        <text x="0" y={TOP - 5}>
          {formatNumber(top)}
        </text>
      )}
      {dates.map((date, day) => (
        <g key={date} className="day">
          <title>
            {[
              formatDay(date),
              ...series.map(({ label, unit, values }) => `${label} ${formatNumber(values[day] ?? 0)}${unit}`),
            ].join("\n")}
          </title>
          <rect className="ground" x={day * dayWidth} y={TOP} width={dayWidth} height={BASE - TOP} fill="transparent" />
          {series.map(({ label, color, values }, index) => (
            <rect
              key={label}
              x={day * dayWidth + (dayWidth * (1 - FILL)) / 2 + index * (barWidth + GAP)}
              y={BASE - heightOf(values[day] ?? 0)}
              width={barWidth}
              height={heightOf(values[day] ?? 0)}
              rx="1.5"
              fill={color}
            />
          ))}
        </g>
      ))}
      <line x1="0" x2={WIDTH} y1={BASE} y2={BASE} />
      {dates.map((date, day) =>
        day === 0 || day === last ? (
          <text key={date} x={day === 0 ? 0 : WIDTH} y={HEIGHT - 4} textAnchor={day === 0 ? "start" : "end"}>
            {formatShortDay(date)}
          </text>
        ) : null,
      )}
    </Box>
  );
}
