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

/** The drawing's units across; it is stretched to its card, while its labels keep their size. */
const WIDTH = 320;
const HEIGHT_PX = 96;
/** The share of a day's width that its bars take. */
const BARS_WIDTH_SHARE = 0.64;
const BAR_GAP = 1.5;

/** Bars by day; days with several series have their bars side by side. Hovering a day shows its figures. */
export function BarChart({ label, dates, series }: Props) {
  const axisMax = axisMaxOf(series.flatMap(({ values }) => values));
  const isEmpty = series.every(({ values }) => values.every((value) => value === 0));
  const dayWidth = WIDTH / dates.length;
  const barWidth = (dayWidth * BARS_WIDTH_SHARE - BAR_GAP * (series.length - 1)) / series.length;
  const heightOf = (value: number) => (HEIGHT_PX * value) / axisMax;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- An image file can't use the theme's colours.
    <Box role="img" aria-label={label} sx={{ fontSize: 13, lineHeight: 1.4, color: "text.secondary" }}>
      {isEmpty ? "이 기간에는 없어요." : formatNumber(axisMax)}
      <Box
        component="svg"
        viewBox={`0 0 ${WIDTH} ${HEIGHT_PX}`}
        preserveAspectRatio="none"
        sx={({ palette }) => ({
          display: "block",
          width: "100%",
          height: HEIGHT_PX,
          margin: "3px 0 5px",
          borderBlock: `1px solid ${palette.hairline}`,
          borderTopStyle: "dashed",
          "& .day:hover .day-background": { fill: palette.sunken },
        })}
      >
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
              width={dayWidth}
              height={HEIGHT_PX}
              fill="transparent"
            />
            {series.map(({ label, color, values }, index) => (
              <rect
                key={label}
                x={day * dayWidth + (dayWidth * (1 - BARS_WIDTH_SHARE)) / 2 + index * (barWidth + BAR_GAP)}
                y={HEIGHT_PX - heightOf(values[day] ?? 0)}
                width={barWidth}
                height={heightOf(values[day] ?? 0)}
                fill={color}
              />
            ))}
          </g>
        ))}
      </Box>
      <Box sx={{ display: "flex", justifyContent: "space-between" }}>
        {[dates.at(0), dates.at(-1)].map((date, end) => (
          <span key={end === 0 ? "first" : "last"}>{date === undefined ? "" : formatShortDay(date)}</span>
        ))}
      </Box>
    </Box>
  );
}
