import type { MeetingDetail } from "@babchingu/openapi/types";
import type { ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import { paths } from "../../../paths.ts";
import { FlagIcon, PhoneIcon, ShareIcon } from "../../../ui/icons/lazyIcons.tsx";
import { MenuItem, Sheet } from "../../../ui/overlays/Sheet.tsx";
import type { useSheetInUrl } from "../../../ui/overlays/useSheetInUrl.ts";
import { sharePlan } from "../model/shareMeeting.ts";
import styles from "./detail.module.css";

interface SafetySheetProps {
  meetingId: number;
  meeting: MeetingDetail;
  sheet: ReturnType<typeof useSheetInUrl>;
}

/** What helps somebody who meets strangers: tell a friend, report, call the police. */
export function SafetySheet({ meetingId, meeting, sheet }: SafetySheetProps): ReactNode {
  const navigate = useNavigate();
  return (
    <Sheet open={sheet.open} onClose={sheet.hide} title="안전하게 만나기">
      <p className={styles.safety}>처음 만나는 날에는 가까운 사람에게 언제 어디서 만나는지 알려 두세요.</p>
      <MenuItem icon={<ShareIcon />} hint="시간과 장소를 글로 보내요." onClick={() => void sharePlan(meeting)}>
        가까운 사람에게 알리기
      </MenuItem>
      <MenuItem
        icon={<FlagIcon />}
        hint="불편한 일이 있었다면 알려 주세요."
        onClick={() => void navigate(`${paths.chatRoom(meetingId)}?sheet=people`, { replace: true })}
      >
        신고하기
      </MenuItem>
      <a href="tel:112" className={styles.emergency}>
        <PhoneIcon />
        112에 전화하기
      </a>
    </Sheet>
  );
}
