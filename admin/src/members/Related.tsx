import type { AdminMember } from "@babchingu/openapi/types";
import { Box, Button } from "@mui/material";
import { Link } from "react-router-dom";
import type { ResourceName } from "../dataProvider/resources.ts";
import { Section } from "../dialog/Section.tsx";
import { useHasAuditLog } from "../feedback/useHasAuditLog.ts";
import type { Search } from "../list/address.ts";
import { listPath, writeList } from "../list/address.ts";

const searches: readonly { resource: ResourceName; field: Search["field"]; label: string }[] = [
  { resource: "meetings", field: "host_id", label: "연 모임" },
  { resource: "rice-transactions", field: "member_id", label: "쌀알 내역" },
  { resource: "payments", field: "member_id", label: "결제" },
  { resource: "partner-places", field: "member_id", label: "제휴 매장" },
];

/** The way from a member to everything that bears their number. */
export function Related({ member: { id } }: { member: AdminMember }) {
  const hasAuditLog = useHasAuditLog();
  const links = searches.map(({ resource, field, label }) => ({
    label,
    to: { pathname: listPath(resource), search: writeList({ page: 1, search: { field, q: String(id) } }) },
  }));
  const filters = { target: `MEMBER:${id}` };
  const audit = {
    label: "감사 기록",
    to: { pathname: listPath("audit-log"), search: writeList({ page: 1, filters }) },
  };
  return (
    <Section title="이 회원의">
      <Box component="nav" aria-label="이 회원의" sx={{ display: "flex", flexWrap: "wrap", gap: "8px" }}>
        {[...links, ...(hasAuditLog ? [audit] : [])].map(({ label, to }) => (
          <Button key={label} component={Link} to={to} variant="outlined">
            {label}
          </Button>
        ))}
      </Box>
    </Section>
  );
}
