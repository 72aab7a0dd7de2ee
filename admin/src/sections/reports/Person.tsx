/** A person of a report: status and score, and the reports about and by them. */
import { seoulDate } from "@babchingu/openapi";
import { MemberStatusLabels, ReportStatusLabels } from "@babchingu/openapi/enums";
import type { AdminMember, AdminReport } from "@babchingu/openapi/types";
import { Box, Button, Skeleton, Typography } from "@mui/material";
import { useGetList, useGetOne } from "react-admin";
import { Link, useLocation } from "react-router-dom";
import { formatNumber } from "@babchingu/web/format.ts";
import { statusOf } from "../../dataProvider/errors.ts";
import { truncate } from "../../ui/format/format.ts";
import { dialogPath, formatListQuery, listPath } from "../../ui/url.ts";
import { MemberActionLinks } from "../members/index.ts";

/** Reports listed in place; the rest is one click away. */
const REPORTS_MAX = 3;
const CONTENT_MAX = 24;

interface Props {
  label: string;
  id: number;
  name: string | undefined;
  /** The report that is shown already. */
  reportId: number;
}

export function Person({ label, id, name, reportId }: Props) {
  const { data, error, refetch, isFetching } = useGetOne<AdminMember>("members", { id }, { retry: false });
  return (
    <Box
      component="section"
      aria-label={label}
      sx={({ palette }) => ({ padding: "10px 12px", borderRadius: "8px", backgroundColor: palette.sunken })}
    >
      <Typography variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Typography sx={{ fontWeight: 700 }}>
        <Link to={dialogPath("members", id)}>{name}</Link>
      </Typography>
      {data ? (
        <Typography variant="body2">
          {MemberStatusLabels[data.status] ?? data.status} · 밥점수 {data.point}점 ·{" "}
          {seoulDate(new Date(data.createdAt))} 가입
        </Typography>
      ) : statusOf(error) === 404 ? (
        <Typography variant="body2" color="textSecondary">
          삭제된 회원이에요.
        </Typography>
      ) : error && !isFetching ? (
        <ReadFailure text="회원 정보를 불러오지 못했어요." onRetry={() => void refetch()} />
      ) : (
        <Skeleton variant="text" animation={false} />
      )}
      <Reports title="받은 신고" filter={{ reportedId: String(id) }} reportId={reportId} />
      <Reports title="한 신고" filter={{ reporterId: String(id) }} reportId={reportId} />
      <Box sx={{ marginTop: "10px", "& a": { fontSize: 13, minHeight: 32 } }}>
        <MemberActionLinks id={id} />
      </Box>
    </Box>
  );
}

function ReadFailure({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <Box role="alert" sx={{ marginTop: "6px", fontSize: 13 }}>
      {text}{" "}
      <Button variant="text" size="small" onClick={onRetry} sx={{ paddingInline: 0 }}>
        다시 시도
      </Button>
    </Box>
  );
}

interface ReportsProps {
  title: string;
  filter: Readonly<Record<string, string>>;
  reportId: number;
}

function Reports({ title, filter, reportId }: ReportsProps) {
  const { search } = useLocation();
  const { data, total, error, refetch, isFetching } = useGetList<AdminReport>("reports", {
    pagination: { page: 1, perPage: REPORTS_MAX + 1 },
    sort: { field: "id", order: "DESC" },
    filter,
  });
  if (error && !isFetching) {
    return <ReadFailure text={`${title}를 불러오지 못했어요.`} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton variant="text" animation={false} />;
  const others = data.filter((report) => report.id !== reportId).slice(0, REPORTS_MAX);
  return (
    <Box sx={{ marginTop: "6px", fontSize: 13 }}>
      <Link to={{ pathname: listPath("reports"), search: formatListQuery({ page: 1, filters: filter }) }}>
        {title} {formatNumber(total ?? 0)}건
      </Link>
      <Box component="ul" sx={{ listStyle: "none", margin: 0, padding: 0, color: "text.secondary" }}>
        {others.map((report) => (
          <li key={report.id}>
            {ReportStatusLabels[report.status] ?? report.status} ·{" "}
            <Link to={{ pathname: dialogPath("reports", report.id), search }}>
              {truncate(report.content, CONTENT_MAX)}
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  );
}
