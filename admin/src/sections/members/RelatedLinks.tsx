import { ExportResourceLabels } from "@babchingu/openapi/enums";
import type { AdminMember } from "@babchingu/openapi/types";
import { Box, Button } from "@mui/material";
import { Link } from "react-router-dom";
import type { ResourceName } from "../../dataProvider/resource.ts";
import { Panel } from "../../ui/layout/Panel.tsx";
import { DASHBOARD_PATH } from "../../authProvider.ts";
import { Allowed } from "../../ui/access/Allowed.tsx";
import { AvailabilityGate } from "../../ui/access/AvailabilityGate.tsx";
import { useMayCall } from "../../ui/access/OperatorContext.ts";
import { auditLog } from "../audit-log/index.ts";
import { useWorkingQuery } from "../reports/index.ts";
import { formatListQuery, listPath, type Search } from "../../ui/url.ts";

const searches: readonly { resource: ResourceName; field: Search["field"]; label: string }[] = [
  { resource: "meetings", field: "host_id", label: "연 모임" },
  { resource: "rice-transactions", field: "member_id", label: ExportResourceLabels["rice-transactions"] },
  { resource: "payments", field: "member_id", label: ExportResourceLabels.payments },
  { resource: "partner-places", field: "member_id", label: ExportResourceLabels["partner-place"] },
];

/** Forms that the address fills in with the member. */
const actions = [
  { path: "notifications", label: "알림 보내기", operation: "sendNotificationToMember" },
  { path: "rice-grant-and-revoke", label: "쌀알 지급·회수", operation: "grantRice" },
] as const;

/** Links from a member to forms about them, and to the lists filtered by their id. */
export function RelatedLinks({ member: { id } }: { member: AdminMember }) {
  return (
    <>
      <MemberActions id={id} />
      <RelatedLists id={id} />
    </>
  );
}

export function MemberActions({ id }: { id: number }) {
  const mayCall = useMayCall();
  if (!actions.some(({ operation }) => mayCall(operation))) return null;
  return (
    <Panel title="이 회원에게">
      <MemberActionLinks id={id} />
    </Panel>
  );
}

/** What the operator's role may do for or against the member (D60). */
export function MemberActionLinks({ id }: { id: number }) {
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: "8px" }}>
      {actions.map(({ path, label, operation }) => (
        <Allowed key={path} operation={operation}>
          <Button
            component={Link}
            to={{ pathname: `${DASHBOARD_PATH}/${path}`, search: `?memberId=${id}` }}
            variant="outlined"
          >
            {label}
          </Button>
        </Allowed>
      ))}
    </Box>
  );
}

function RelatedLists({ id }: { id: number }) {
  return (
    <Panel title="이 회원의 목록">
      <Box component="nav" aria-label="이 회원의 목록" sx={{ display: "flex", flexWrap: "wrap", gap: "8px" }}>
        {searches.map(({ resource, field, label }) => (
          <RelatedLink
            key={resource}
            resource={resource}
            list={{ page: 1, search: { field, q: String(id) } }}
            label={label}
          />
        ))}
        <ReportsLink id={id} />
        <AvailabilityGate resource={auditLog} fallback={null}>
          <RelatedLink
            resource="audit-log"
            list={{ page: 1, filters: { target: `MEMBER:${id}` } }}
            label={ExportResourceLabels["audit-log"]}
          />
        </AvailabilityGate>
      </Box>
    </Panel>
  );
}

/** Not offered where the backend can't filter reports (D44, D58). */
function ReportsLink({ id }: { id: number }) {
  const { isPending, isOffered } = useWorkingQuery();
  if (isPending || isOffered === false) return null;
  return <RelatedLink resource="reports" list={{ page: 1, filters: { reportedId: String(id) } }} label="받은 신고" />;
}

interface LinkProps {
  resource: ResourceName;
  list: Parameters<typeof formatListQuery>[0];
  label: string;
}

function RelatedLink({ resource, list, label }: LinkProps) {
  return (
    <Button component={Link} to={{ pathname: listPath(resource), search: formatListQuery(list) }} variant="outlined">
      {label}
    </Button>
  );
}
