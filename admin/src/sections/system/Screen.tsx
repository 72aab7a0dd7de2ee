import RefreshIcon from "@mui/icons-material/RefreshOutlined";
import { seesContacts } from "@babchingu/openapi";
import { OperatorRoleLabels } from "@babchingu/openapi/enums";
import type { AdminDashboard } from "@babchingu/openapi/types";
import { Box, Button, Skeleton, Typography } from "@mui/material";
import { useMemo, useState } from "react";
import { reasonOf } from "../../dataProvider/errors.ts";
import { useOperatorAccount } from "../../ui/access/OperatorContext.ts";
import { useApiQuery } from "../../ui/feedback/useApiQuery.ts";
import { PageHeader } from "../../ui/layout/PageHeader.tsx";
import { formatNumber } from "@babchingu/web/format.ts";
import { FailureMessage } from "../../ui/feedback/StatusMessage.tsx";
import { Legend } from "./Legend.tsx";
import { MAP_HEIGHT_PX, type LocationKind, locationsOf } from "./locations.ts";
import { SystemMap } from "./SystemMap.tsx";
import { readSystemStatus } from "./calls.ts";

/** Totals and the map (console §2). */
export function System() {
  const { data, error, refetch, isFetching } = useApiQuery("dashboard", readSystemStatus, {});
  const isFailed = error !== null && !isFetching;
  return (
    <>
      <PageHeader
        title="시스템 현황"
        actions={
          <Button variant="outlined" startIcon={<RefreshIcon />} loading={isFetching} onClick={() => void refetch()}>
            새로 고침
          </Button>
        }
      />
      <Box sx={{ padding: "4px 20px 40px" }}>
        {isFailed ? (
          <FailureMessage
            title="시스템 현황을 불러오지 못했어요."
            reason={reasonOf(error)}
            onRetry={() => void refetch()}
          />
        ) : (
          <>
            <Totals dashboard={data} />
            {data ? <MapWithLegend dashboard={data} /> : <MapLoading />}
          </>
        )}
      </Box>
    </>
  );
}

function Totals({ dashboard }: { dashboard: AdminDashboard | undefined }) {
  return (
    <Box component="dl" aria-label="전체 수" sx={{ display: "flex", gap: "40px", margin: "0 0 20px" }}>
      <Total label="전체 회원" value={dashboard?.memberCount} unit="명" />
      <Total label="전체 모임" value={dashboard?.meetingCount} unit="개" />
    </Box>
  );
}

function Total({ label, value, unit }: { label: string; value: number | undefined; unit: string }) {
  return (
    <div>
      <Typography component="dt" variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Box component="dd" sx={{ margin: 0, fontSize: 32, lineHeight: 1.25, fontWeight: 700, whiteSpace: "nowrap" }}>
        {value === undefined ? <Skeleton variant="text" animation={false} width={96} /> : formatNumber(value)}
        {value === undefined ? null : (
          <Box component="span" sx={{ marginLeft: "2px", fontSize: 15, fontWeight: 400 }}>
            {unit}
          </Box>
        )}
      </Box>
    </div>
  );
}

function MapLoading() {
  return (
    <Skeleton
      variant="rounded"
      animation={false}
      height={MAP_HEIGHT_PX}
      sx={{ marginTop: "44px", borderRadius: "16px" }}
      aria-label="지도를 불러오는 중"
    />
  );
}

/** A kind that is switched off is removed from the map and from its clusters. */
function MapWithLegend({ dashboard }: { dashboard: AdminDashboard }) {
  const [shown, setShown] = useState<Record<LocationKind, boolean>>({ member: true, meeting: true });
  const { role } = useOperatorAccount();
  const all = useMemo(() => locationsOf(dashboard), [dashboard]);
  const locations = useMemo(
    () => [...(shown.member ? all.member : []), ...(shown.meeting ? all.meeting : [])],
    [all, shown],
  );
  const seesMembers = seesContacts(role);
  const isEmpty = all.member.length + all.meeting.length === 0;
  return (
    <section aria-label="위치">
      <Legend
        kinds={seesMembers ? ["member", "meeting"] : ["meeting"]}
        counts={{ member: all.member.length, meeting: all.meeting.length }}
        shown={shown}
        onToggle={(kind) => setShown({ ...shown, [kind]: !shown[kind] })}
      />
      <Box sx={{ position: "relative" }}>
        <SystemMap label={`${seesMembers ? "회원과 모임" : "모임"}의 위치 지도`} locations={locations} />
        {isEmpty ? <EmptyMap shown={seesMembers ? "회원이나 모임" : "모임"} /> : null}
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ marginTop: "8px" }}>
        {seesMembers
          ? "위치를 저장한 회원과 모임만 지도에 보여요. "
          : `모임만 지도에 보여요. '${OperatorRoleLabels[role]}' 권한에는 회원의 위치를 보여 주지 않아요. `}
        표시를 누르면 번호를 볼 수 있어요.
      </Typography>
    </section>
  );
}

function EmptyMap({ shown }: { shown: string }) {
  return (
    <Box
      component="output"
      sx={({ palette }) => ({
        position: "absolute",
        inset: "0 0 auto",
        width: "fit-content",
        margin: `${MAP_HEIGHT_PX / 2 - 24}px auto 0`,
        padding: "12px 20px",
        borderRadius: "12px",
        backgroundColor: palette.background.paper,
        border: `1px solid ${palette.hairline}`,
      })}
    >
      아직 지도에 표시할 {shown}이 없어요.
    </Box>
  );
}
