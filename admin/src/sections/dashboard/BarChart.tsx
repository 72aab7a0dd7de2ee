import { Box } from "@mui/material";
import { formatNumber } from "@babchingu/web/format.ts";
import { axisMaxOf, formatShortDay, formatDay } from "./figures.ts";

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
const PLOT_TOP = 18;
const PLOT_BOTTOM = 114;
/** The share of a day's width that its bars take. */
const BARS_WIDTH_SHARE = 0.64;
const BAR_GAP = 1.5;

/** Bars by day; days with several series have their bars side by side. Hovering a day shows its figures. */
export function BarChart({ label, dates, series }: Props) {
  const axisMax = axisMaxOf(series.flatMap(({ values }) => values));
  const isEmpty = series.every(({ values }) => values.every((value) => value === 0));
  const dayWidth = WIDTH / dates.length;
  const barWidth = (dayWidth * BARS_WIDTH_SHARE - BAR_GAP * (series.length - 1)) / series.length;
  const heightOf = (value: number) => ((PLOT_BOTTOM - PLOT_TOP) * value) / axisMax;
  const lastDay = dates.length - 1;
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
        "& text": { fontSize: 13, fill: palette.text.secondary },
        "& line": { stroke: palette.hairline },
        "& .day:hover .day-background": { fill: palette.sunken },
      })}
    >
      <line x1="0" x2={WIDTH} y1={PLOT_TOP} y2={PLOT_TOP} strokeDasharray="2 4" />
      {isEmpty ? (
        <text x={WIDTH / 2} y={(PLOT_TOP + PLOT_BOTTOM) / 2} textAnchor="middle">
          이 기간에는 없어요.
        </text>
      ) : (
        <text x="0" y={PLOT_TOP - 5}>
          {formatNumber(axisMax)}
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
          <rect
            className="day-background"
            x={day * dayWidth}
            y={PLOT_TOP}
            width={dayWidth}
            height={PLOT_BOTTOM - PLOT_TOP}
            fill="transparent"
          />
          {series.map(({ label, color, values }, index) => (
            <rect
              key={label}
              x={day * dayWidth + (dayWidth * (1 - BARS_WIDTH_SHARE)) / 2 + index * (barWidth + BAR_GAP)}
              y={PLOT_BOTTOM - heightOf(values[day] ?? 0)}
              width={barWidth}
              height={heightOf(values[day] ?? 0)}
              rx="1.5"
              fill={color}
            />
          ))}
        </g>
      ))}
      <line x1="0" x2={WIDTH} y1={PLOT_BOTTOM} y2={PLOT_BOTTOM} />
      {dates.map((date, day) =>
        day === 0 || day === lastDay ? (
          <text key={date} x={day === 0 ? 0 : WIDTH} y={HEIGHT - 4} textAnchor={day === 0 ? "start" : "end"}>
            {formatShortDay(date)}
          </text>
        ) : null,
      )}
    </Box>
  );
}
