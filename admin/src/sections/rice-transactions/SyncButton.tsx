import type { RiceSyncResult } from "@babchingu/openapi/types";
import { Alert } from "@mui/material";
import { useState } from "react";
import { ConfirmButton } from "../../ui/feedback/ConfirmButton.tsx";
import { ALL_MEMBERS, allMembersText, useMemberCount } from "../shared/allMembers.ts";
import { useApiMutation } from "../../ui/feedback/apiActions.ts";
import { formatNumber } from "@babchingu/web/format.ts";
import { doneOrStarted, useOpenJob } from "../bulk-jobs/index.ts";
import { syncRice } from "./calls.ts";

function describe({ checked, corrected }: RiceSyncResult): string {
  const found = `회원 ${formatNumber(checked)}명을 확인했고, `;
  return found + (corrected === 0 ? "모두 맞았어요." : `${formatNumber(corrected)}명의 쌀알을 바로잡았어요.`);
}

/** Recomputes every balance (D27). The result is shown until it is closed. */
export function SyncButton() {
  const count = useMemberCount();
  const openJob = useOpenJob();
  const [result, setResult] = useState<RiceSyncResult | null>(null);
  const { mutate, isPending } = useApiMutation(
    syncRice,
    { success: doneOrStarted("쌀알 내역을 동기화했어요."), failure: "쌀알 내역을 동기화하지 못했어요." },
    (found) => {
      setResult("checked" in found ? found : null);
      openJob(found);
    },
  );
  return (
    <>
      {result ? (
        <Alert
          severity="success"
          icon={false}
          closeText="닫기"
          onClose={() => setResult(null)}
          sx={{ paddingBlock: 0, "& .MuiAlert-action": { paddingTop: "2px" } }}
        >
          {describe(result)}
        </Alert>
      ) : null}
      <ConfirmButton
        label="쌀알 내역 동기화"
        title="쌀알 내역을 동기화할까요?"
        text={`${allMembersText(count)}의 쌀알을 내역에서 다시 계산해요. 회원이 많으면 몇 분 걸릴 수 있고, 바로잡은 쌀알은 되돌릴 수 없어요.`}
        confirmationText={ALL_MEMBERS}
        confirmLabel="동기화"
        isPending={isPending}
        onConfirm={() => mutate({})}
      />
    </>
  );
}
