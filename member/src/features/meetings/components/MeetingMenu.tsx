import type { MeetingDetail } from "@babchingu/openapi/types";
import type { ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import { paths } from "../../../paths.ts";
import { readDraft, saveDraft } from "../../chat/index.ts";
import { fillDraftFrom, hasDraft } from "../../create/index.ts";
import { forgetKeptStates } from "../../../session/useKeptState.ts";
import { ChatIcon } from "../../../ui/icons/icons.tsx";
import {
  BlockIcon,
  CalendarIcon,
  EditIcon,
  FlagIcon,
  LeaveIcon,
  PeopleIcon,
  TrashIcon,
} from "../../../ui/icons/lazyIcons.tsx";
import { confirm } from "../../../ui/overlays/Dialog.tsx";
import { MenuItem, Sheet } from "../../../ui/overlays/Sheet.tsx";
import type { useSheetInUrl } from "../../../ui/overlays/useSheetInUrl.ts";
import type { Viewer } from "../model/mainAction.ts";
import { reminderText } from "../model/shareMeeting.ts";
import type { useMeetingMutations } from "../model/useMeetingMutations.tsx";

interface MenuProps {
  meetingId: number;
  meeting: MeetingDetail;
  mutations: ReturnType<typeof useMeetingMutations>;
  sheet: ReturnType<typeof useSheetInUrl>;
}

/**
 * Closes the menu when the member confirms to leave the meeting: it would stay in the history, behind the page that
 * follows. Before, it would leave the question nothing to give the focus back to.
 */
async function hideOnceConfirmed(sheet: MenuProps["sheet"], confirmed: Promise<boolean>): Promise<void> {
  if (await confirmed) sheet.hide();
}

interface MeetingMenuProps extends MenuProps {
  viewer: Viewer;
}

/** The menu of a meeting, by the viewer's role (member §6). */
export function MeetingMenu({ viewer, ...menu }: MeetingMenuProps): ReactNode {
  const { sheet } = menu;
  return (
    <Sheet open={sheet.open} onClose={sheet.hide} title="모임 메뉴">
      {viewer === "host" && <HostMenu {...menu} />}
      {viewer === "member" && <LeaveItem {...menu} />}
      {(viewer === "visitor" || viewer === "applicant") && <VisitorMenu {...menu} />}
    </Sheet>
  );
}

const REPLACES_DRAFT = {
  title: "쓰던 모임을 바꿀까요?",
  text: "쓰던 새 모임이 있어요. 이 모임의 내용으로 바꾸면 되돌릴 수 없어요.",
  action: "바꾸기",
  danger: true,
};

function HostMenu(menu: MenuProps): ReactNode {
  const { meetingId, meeting, mutations, sheet } = menu;
  const navigate = useNavigate();
  const recruiting = meeting.status === "RECRUITING";
  const isAlone = meeting.memberCount === 1;
  const hasEnded = meeting.status === "END";

  function edit(): void {
    const path = paths.meetingUpdate(meetingId);
    forgetKeptStates(path);
    void navigate(path, { replace: true });
  }

  async function reopen(): Promise<void> {
    if (hasDraft() && !(await confirm(REPLACES_DRAFT))) return;
    fillDraftFrom(meeting);
    await navigate(paths.createMeeting, { replace: true });
  }

  return (
    <>
      {meeting.requiresApproval && (
        <MenuItem
          icon={<PeopleIcon />}
          onClick={() => void navigate(paths.meetingApplications(meetingId), { replace: true })}
        >
          참여 신청 관리
        </MenuItem>
      )}
      <MenuItem
        icon={<EditIcon />}
        disabled={!recruiting}
        hint={recruiting ? undefined : "확정된 모임은 수정할 수 없어요."}
        onClick={edit}
      >
        모임 수정
      </MenuItem>
      {!isAlone && !hasEnded && (
        <MenuItem
          icon={<ChatIcon />}
          hint="글을 채워 드려요. 고쳐서 보내면 돼요."
          onClick={() => {
            if (readDraft(meetingId) === "") saveDraft(meetingId, reminderText(meeting));
            void navigate(paths.chatRoom(meetingId), { replace: true });
          }}
        >
          채팅방에 시간과 장소 알리기
        </MenuItem>
      )}
      {hasEnded && (
        <MenuItem
          icon={<CalendarIcon />}
          hint="내용을 채워 드려요. 날짜만 확인해 주세요."
          onClick={() => void reopen()}
        >
          같은 모임 다시 열기
        </MenuItem>
      )}
      {!isAlone && <LeaveItem {...menu} />}
      <MenuItem
        icon={<TrashIcon />}
        danger
        disabled={!isAlone || hasEnded}
        hint={hasEnded ? "끝난 모임은 삭제할 수 없어요." : isAlone ? undefined : "두 명 이상이면 삭제할 수 없어요."}
        onClick={() => void hideOnceConfirmed(sheet, mutations.remove())}
      >
        모임 삭제
      </MenuItem>
    </>
  );
}

function LeaveItem({ meeting, mutations, sheet }: MenuProps): ReactNode {
  const hasEnded = meeting.status === "END";
  return (
    <MenuItem
      icon={<LeaveIcon />}
      danger
      disabled={hasEnded}
      hint={hasEnded ? "이미 끝난 모임이에요." : undefined}
      onClick={() => void hideOnceConfirmed(sheet, mutations.leave())}
    >
      모임 나가기
    </MenuItem>
  );
}

function VisitorMenu({ meetingId, meeting, mutations, sheet }: MenuProps): ReactNode {
  const navigate = useNavigate();
  const report = paths.reportOutOfMeeting(meetingId);
  return (
    <>
      <MenuItem
        icon={<FlagIcon />}
        danger
        onClick={() => void navigate(report, { replace: true, state: { reportedId: meeting.hostId } })}
      >
        호스트 신고하기
      </MenuItem>
      <MenuItem icon={<BlockIcon />} danger onClick={() => void hideOnceConfirmed(sheet, mutations.blockHost())}>
        호스트 차단하기
      </MenuItem>
    </>
  );
}
