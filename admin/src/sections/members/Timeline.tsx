import { parameterLimits } from "@babchingu/openapi/limits";
import type { AdminMember } from "@babchingu/openapi/types";
import { Box, Button, Skeleton } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLogoutIfAccessDenied } from "react-admin";
import { Link } from "react-router-dom";
import { PAGE_SIZE } from "../../dataProvider/createDataProvider.ts";
import { isUnsupported, reasonOf } from "../../dataProvider/errors.ts";
import { TimeText } from "../../ui/columns/TimeText.tsx";
import { useConsoleDataProvider } from "../../ui/feedback/apiActions.ts";
import { FailureMessage } from "../../ui/feedback/StatusMessage.tsx";
import { Panel } from "../../ui/layout/Panel.tsx";
import { useWorkingQuery } from "../reports/index.ts";
import { MemberActions } from "./RelatedLinks.tsx";
import {
  auditSource,
  listSources,
  mergeTimeline,
  reportSources,
  type TimelineEntry,
  type TimelinePage,
  type TimelineSource,
} from "./timeline.ts";

const ROWS_MAX = parameterLimits.listAdminMembers.size.maximum;

/** A source that the backend lacks has no rows (D44). */
function useReadPage() {
  const provider = useConsoleDataProvider();
  return async (
    source: TimelineSource,
    memberId: number,
    perPage: number,
    signal: AbortSignal,
  ): Promise<TimelinePage> => {
    const query = { pagination: { page: 1, perPage }, filter: source.filter(memberId), signal };
    try {
      const { data, total = 0 } = await provider.getList<TimelinePage["rows"][number]>(source.resource, query);
      return { source, rows: data, total };
    } catch (error) {
      if (isUnsupported(error)) return { source, rows: [], total: 0 };
      throw error;
    }
  };
}

/** What happened to a member in one place, newest first, and what an operator may do about it. */
export function Timeline({ member: { id, createdAt } }: { member: AdminMember }) {
  const [perPage, setPerPage] = useState<number>(PAGE_SIZE);
  const readPage = useReadPage();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const reports = useWorkingQuery();
  const sources = [...listSources, ...(reports.isOffered === true ? reportSources : []), auditSource];
  const timeline = useQuery<readonly TimelinePage[]>({
    // Begins with the resource, so that a write about members reads it again.
    queryKey: ["members", "timeline", id, perPage, sources.length],
    enabled: reports.isOffered !== undefined,
    placeholderData: (previous, query) => (query?.queryKey[2] === id ? previous : undefined),
    queryFn: async ({ signal }) => {
      try {
        return await Promise.all(sources.map((source) => readPage(source, id, perPage, signal)));
      } catch (failure) {
        if (!signal.aborted) await logoutIfAccessDenied(failure);
        throw failure;
      }
    },
  });
  const { data } = timeline;
  const { error, refetch } = reports.isOffered === undefined ? reports : timeline;
  return (
    <>
      <MemberActions id={id} />
      <Panel title="지금까지의 활동">
        {data ? (
          <Entries
            {...mergeTimeline(createdAt, data)}
            onMore={perPage < ROWS_MAX ? () => setPerPage(Math.min(perPage * 2, ROWS_MAX)) : null}
          />
        ) : error ? (
          <FailureMessage
            isSmall
            title="회원의 활동을 불러오지 못했어요."
            reason={reasonOf(error)}
            onRetry={() => void refetch()}
          />
        ) : (
          <Skeleton variant="rounded" animation={false} height={160} />
        )}
      </Panel>
    </>
  );
}

interface EntriesProps {
  entries: readonly TimelineEntry[];
  isComplete: boolean;
  /** Null when no more can be read. */
  onMore: (() => void) | null;
}

function Entries({ entries, isComplete, onMore }: EntriesProps) {
  return (
    <>
      <Box component="ol" aria-label="지금까지의 활동" sx={{ listStyle: "none", margin: 0, padding: 0 }}>
        {entries.map(({ key, at, kind, text, to }) => (
          <Box
            component="li"
            key={key}
            sx={({ palette }) => ({
              paddingBlock: "8px",
              fontSize: 13,
              overflowWrap: "anywhere",
              borderTop: `1px solid ${palette.hairline}`,
            })}
          >
            <Box sx={{ display: "flex", justifyContent: "space-between", gap: "12px" }}>
              <Box component="span" sx={{ fontWeight: 600 }}>
                {to === null ? (
                  kind
                ) : (
                  <Box component={Link} to={to} sx={{ color: "inherit" }}>
                    {kind}
                  </Box>
                )}
              </Box>
              <Box component="span" sx={{ flex: "none", color: "text.secondary" }}>
                <TimeText value={at} />
              </Box>
            </Box>
            {text}
          </Box>
        ))}
      </Box>
      {isComplete ? null : onMore ? (
        <Button variant="outlined" onClick={onMore} sx={{ marginTop: "12px" }}>
          더 보기
        </Button>
      ) : (
        <Box component="p" sx={{ fontSize: 13, color: "text.secondary" }}>
          더 오래된 활동은 정보 탭의 목록에서 볼 수 있어요.
        </Box>
      )}
    </>
  );
}
