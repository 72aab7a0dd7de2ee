import { MemberStatusLabels } from "@babchingu/openapi/enums";
import type { AdminMember } from "@babchingu/openapi/types";
import { Box, Skeleton, Typography } from "@mui/material";
import { useGetOne } from "react-admin";
import { statusOf } from "../../dataProvider/errors.ts";
import { formatNumber } from "@babchingu/web/format.ts";

interface Props {
  id: number;
  /** Rice that is granted; revoked when negative. */
  change: number;
}

/** The member whose balance changes, so that a mistyped member id is noticed before the confirmation. */
export function MemberSummary({ id, change }: Props) {
  const { data, error } = useGetOne<AdminMember>("members", { id }, { retry: false });
  if (error) {
    return (
      <Typography variant="body2" color="error">
        {statusOf(error) === 404 ? `회원 ${id}번을 찾을 수 없어요.` : "회원 정보를 확인하지 못했어요."}
      </Typography>
    );
  }
  if (!data) return <Skeleton variant="rounded" animation={false} height={58} />;
  const after = data.riceBalance + change;
  return (
    <Box sx={({ palette }) => ({ padding: "8px 12px", borderRadius: "8px", backgroundColor: palette.sunken })}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {data.name} · {MemberStatusLabels[data.status] ?? data.status}
      </Typography>
      <Typography variant="body2" color={after < 0 ? "error" : "textSecondary"}>
        {after < 0
          ? `가진 쌀알이 ${formatNumber(data.riceBalance)}알뿐이에요.`
          : `쌀알 ${formatNumber(data.riceBalance)}알 → ${formatNumber(after)}알`}
      </Typography>
    </Box>
  );
}
