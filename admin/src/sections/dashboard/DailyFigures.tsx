import type { AdminDailyFigures } from "@babchingu/openapi/types";
import { Box, Button, Skeleton, Typography, useTheme } from "@mui/material";
import { useState } from "react";
import { isUnsupported, reasonOf } from "../../dataProvider/errors.ts";
import { useApiQuery } from "../../ui/feedback/useApiQuery.ts";
import { formatNumber } from "@babchingu/web/format.ts";
import { useNow } from "../../ui/format/useNow.ts";
import { CONTENT_WIDTH_MAX_PX } from "../../ui/layout/FormsPage.tsx";
import { FailureMessage } from "../../ui/feedback/StatusMessage.tsx";
import { BarChart, type Series } from "./BarChart.tsx";
import { DailyTable } from "./DailyTable.tsx";
import { type DailyFigureField, dailyFigureLabels, DAYS, lastDays, sum } from "./figures.ts";
import { readDailyFigures } from "./calls.ts";

const TITLE = `최근 ${DAYS}일`;

/** Sign-ups, meetings and rice by day (D44). Shows nothing where the backend has no such figures. */
export function DailyFigures() {
  // Follows the current day: a console may be open overnight.
  const range = lastDays(new Date(useNow()));
  const [isTable, setTable] = useState(false);
  const { data, error, refetch, isFetching } = useApiQuery("dashboard", readDailyFigures, range);
  if (isUnsupported(error)) return null;
  return (
    <Box component="section" aria-label={TITLE} sx={{ maxWidth: CONTENT_WIDTH_MAX_PX }}>
      <Box sx={{ display: "flex", alignItems: "center", justifyContent: "space-between", minHeight: 36, mb: "10px" }}>
        <Typography variant="h2">{TITLE}</Typography>
        {data ? (
          <Button variant="outlined" onClick={() => setTable(!isTable)}>
            {isTable ? "그래프로 보기" : "표로 보기"}
          </Button>
        ) : null}
      </Box>
      {data ? (
        isTable ? (
          <DailyTable days={data} />
        ) : (
          <Charts days={data} />
        )
      ) : error && !isFetching ? (
        <FailureMessage
          title="일별 통계를 불러오지 못했어요."
          reason={reasonOf(error)}
          onRetry={() => void refetch()}
          isSmall
        />
      ) : (
        <Skeleton variant="rounded" animation={false} height={CARD_HEIGHT} sx={{ borderRadius: "16px" }} />
      )}
    </Box>
  );
}

const CARD_HEIGHT = 226;

function Charts({ days }: { days: readonly AdminDailyFigures[] }) {
  const { palette } = useTheme();
  const dates = days.map(({ date }) => date);
  const seriesOf = (field: DailyFigureField, color: string): Series => ({
    ...dailyFigureLabels[field],
    color,
    values: days.map((day) => day[field]),
  });
  const green = palette.success.main;
  return (
    <Box sx={{ display: "grid", gap: "16px", gridTemplateColumns: "repeat(auto-fit, minmax(280px, 1fr))", margin: 0 }}>
      <Chart dates={dates} series={[seriesOf("signups", green)]} />
      <Chart dates={dates} series={[seriesOf("meetings", palette.primary.main)]} />
      <Chart dates={dates} series={[seriesOf("riceIssued", green), seriesOf("riceBurned", palette.text.disabled)]} />
    </Box>
  );
}

function Chart({ dates, series }: { dates: readonly string[]; series: readonly Series[] }) {
  const totals = series.map(({ label, unit, values }) => `${label} ${formatNumber(sum(values))}${unit}`);
  return (
    <Box
      sx={({ palette }) => ({
        minHeight: CARD_HEIGHT,
        padding: "16px 18px 12px",
        borderRadius: "16px",
        backgroundColor: palette.background.paper,
        border: `1px solid ${palette.hairline}`,
      })}
    >
      <Box sx={{ display: "flex", gap: "24px", marginBottom: "10px" }}>
        {series.map(({ label, unit, color, values }) => (
          <Box key={label}>
            <Typography
              variant="body2"
              color="textSecondary"
              sx={{ display: "flex", alignItems: "center", gap: "6px" }}
            >
              {series.length > 1 ? (
                <Box component="span" sx={{ width: 10, height: 10, borderRadius: "3px", backgroundColor: color }} />
              ) : null}
              {label}
            </Typography>
            <Typography sx={{ fontSize: 20, fontWeight: 700, lineHeight: 1.3 }}>
              {formatNumber(sum(values))}
              <Box component="span" sx={{ marginLeft: "2px", fontSize: 13, fontWeight: 400 }}>
                {unit}
              </Box>
            </Typography>
          </Box>
        ))}
      </Box>
      <BarChart
        label={`${TITLE} ${totals.join(", ")}. 날마다의 수는 표로 볼 수 있어요.`}
        dates={dates}
        series={series}
      />
    </Box>
  );
}
