import { call, describeFailure, REJOIN_LOCK_DAYS } from "@babchingu/openapi";
import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { api } from "../../../api/api.ts";
import { formatNumber } from "@babchingu/web/format.ts";
import { logout } from "../../../session/session.ts";
import { useReloadedMember } from "../../../session/useReloadedMember.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import { Checkbox } from "../../../ui/controls/Checkbox.tsx";
import { showAlert } from "../../../ui/overlays/Dialog.tsx";
import { Sheet } from "../../../ui/overlays/Sheet.tsx";
import styles from "./settings.module.css";

interface WithdrawSheetProps {
  sheet: { open: boolean; hide: () => void };
}

/** The withdrawal: its consequences, and a checkbox that enables the button (D16). */
export function WithdrawSheet({ sheet }: WithdrawSheetProps): ReactNode {
  const { riceBalance, role } = useReloadedMember();
  const [understood, setUnderstood] = useState(false);
  const withdrawal = useMutation({
    mutationFn: () => call(api.DELETE("/members/withdraw")),
    onSuccess: async () => {
      await logout();
      void showAlert({ title: "탈퇴를 마쳤어요", text: "그동안 함께 먹어 주셔서 고마웠어요." });
    },
    onError: (error) => void showAlert({ text: describeFailure(error) }),
  });

  return (
    <Sheet
      open={sheet.open}
      onClose={sheet.hide}
      title="정말 떠나시나요?"
      actions={
        <Button
          variant="danger"
          wide
          disabled={!understood}
          busy={withdrawal.isPending}
          onClick={() => withdrawal.mutate()}
        >
          탈퇴하기
        </Button>
      }
    >
      <div className={styles.withdraw}>
        <ul className={styles.terms}>
          <li>프로필, 휴대폰 번호, 위치와 알림이 곧바로 지워지고 되살릴 수 없어요.</li>
          <li>
            남은 쌀알 <strong>{formatNumber(riceBalance)}알</strong>과 밥점수가 사라져요.
          </li>
          <li>모집 중인 모임에서 나오고, 기다리는 참여 신청은 취소돼요.</li>
          <li>확정된 모임이 있으면 그 모임이 끝난 뒤에 탈퇴할 수 있어요.</li>
          {role === "ROLE_PARTNER" && (
            <li>제휴 매장과 낸 금액은 그대로 남아요. 제휴도 끝내려면 먼저 고객센터에 알려 주세요.</li>
          )}
          <li>채팅에 남긴 글은 ‘탈퇴한 회원’의 글로 남아요.</li>
          <li>
            같은 휴대폰 번호로는 <strong>{REJOIN_LOCK_DAYS}일 동안</strong> 다시 가입할 수 없어요.
          </li>
          <li>법령이 정한 거래와 분쟁 기록은 따로 보관한 뒤 지워요.</li>
        </ul>
        <Checkbox label="모두 읽었고 탈퇴할게요" checked={understood} onChange={setUnderstood} />
      </div>
    </Sheet>
  );
}
