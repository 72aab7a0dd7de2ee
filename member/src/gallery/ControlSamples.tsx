import { MEETING_DEPOSIT_RICE } from "@babchingu/openapi";
import { type ReactNode, useState } from "react";
import { Button, LinkButton } from "../ui/controls/Button.tsx";
import { Checkbox } from "../ui/controls/Checkbox.tsx";
import { confirm, showAlert } from "../ui/overlays/Dialog.tsx";
import { IconButton } from "../ui/controls/IconButton.tsx";
import { CloseIcon, PlusIcon } from "../ui/icons/icons.tsx";
import { BlockIcon, FlagIcon, LeaveIcon, MoreIcon } from "../ui/icons/moreIcons.tsx";
import { RadioGroup } from "../ui/controls/RadioGroup.tsx";
import { MenuItem, Sheet } from "../ui/overlays/Sheet.tsx";
import { Stepper } from "../ui/controls/Stepper.tsx";
import { Switch } from "../ui/controls/Switch.tsx";
import { toast } from "../ui/overlays/Toast.tsx";
import { useSheetInUrl } from "../ui/overlays/useSheetInUrl.ts";
import { Row, Sample } from "./Sample.tsx";

type Meal = "all" | "morning" | "lunch" | "dinner";

const meals: readonly { value: Meal; label: string }[] = [
  { value: "all", label: "전체" },
  { value: "morning", label: "아침" },
  { value: "lunch", label: "점심" },
  { value: "dinner", label: "저녁" },
];

/** Buttons, choices and overlays. */
export function ControlSamples(): ReactNode {
  return (
    <>
      <Sample name="Button">
        <Button wide>{MEETING_DEPOSIT_RICE}알 내고 참여하기</Button>
        <Button wide busy>
          {MEETING_DEPOSIT_RICE}알 내고 참여하기
        </Button>
        <Button wide disabled>
          모집이 끝났어요
        </Button>
        <Button wide variant="secondary">
          다시 시도
        </Button>
        <Button wide variant="danger">
          모임 삭제하기
        </Button>
        <Row>
          <Button variant="text">나중에 할게요</Button>
          <LinkButton to="/" variant="secondary" size="small">
            더 보기
          </LinkButton>
          <Button size="small">승인하기</Button>
          <Button size="small" variant="secondary" busy>
            거절하기
          </Button>
        </Row>
        <Row>
          <IconButton aria-label="닫기">
            <CloseIcon />
          </IconButton>
          <IconButton aria-label="더하기" disabled>
            <PlusIcon />
          </IconButton>
        </Row>
      </Sample>
      <ChoiceSamples />
      <OverlaySamples />
    </>
  );
}

function ChoiceSamples(): ReactNode {
  const [on, setOn] = useState(true);
  const [people, setPeople] = useState(4);
  const [meal, setMeal] = useState<Meal>("lunch");
  return (
    <Sample name="Choices">
      <Checkbox label="모두 동의해요" emphasized checked={on} onChange={setOn} />
      <Checkbox label="(필수) 이용약관에 동의하고 만 14세 이상이에요" checked={on} onChange={setOn} />
      <Checkbox label="모집 중인 모임만 보기" checked={false} onChange={setOn} />
      <Checkbox label="바꿀 수 없는 선택" checked={false} disabled onChange={setOn} />
      <Switch label="참여 승인받기" hint="신청한 사람을 보고 직접 골라요" checked={on} onChange={setOn} />
      <Switch label="알림 받기" checked={!on} onChange={(value) => setOn(!value)} />
      <Stepper label="최대 인원" unit="명" value={people} min={2} max={20} onChange={setPeople} />
      <Stepper label="최소 인원" unit="명" value={2} min={2} max={20} onChange={setPeople} />
      <RadioGroup legend="시간대" options={meals} value={meal} onChange={setMeal} />
      <RadioGroup legend="시간대" options={meals} value={meal} onChange={setMeal} variant="chips" />
      <RadioGroup legend="시간대" options={meals} value={meal} onChange={setMeal} variant="list" />
    </Sample>
  );
}

async function leave(): Promise<void> {
  const confirmed = await confirm({
    title: "모임에서 나갈까요?",
    text: `확정된 모임이라 참여할 때 낸 ${MEETING_DEPOSIT_RICE}알은 돌려받지 못해요.`,
    action: "나가기",
    danger: true,
  });
  if (confirmed) toast("모임에서 나왔어요");
}

function OverlaySamples(): ReactNode {
  const menu = useSheetInUrl("menu");
  return (
    <Sample name="Sheet, Dialog, Toast">
      <Row>
        <Button variant="secondary" size="small" icon={<MoreIcon size={18} />} onClick={menu.show}>
          메뉴 열기
        </Button>
        <Button variant="secondary" size="small" onClick={() => void leave()}>
          확인 창
        </Button>
        <Button
          variant="secondary"
          size="small"
          onClick={() => void showAlert({ title: "알림", text: "휴대폰 번호나 비밀번호가 맞지 않아요." })}
        >
          알림 창
        </Button>
        <Button
          variant="secondary"
          size="small"
          onClick={() => toast(`모임을 만들었어요. ${MEETING_DEPOSIT_RICE}알을 냈어요.`)}
        >
          토스트
        </Button>
      </Row>
      <Sheet
        open={menu.open}
        onClose={menu.hide}
        title="모임 메뉴"
        actions={
          <Button wide onClick={menu.hide}>
            확인했어요
          </Button>
        }
      >
        <MenuItem icon={<FlagIcon />} onClick={menu.hide}>
          호스트 신고하기
        </MenuItem>
        <MenuItem icon={<BlockIcon />} hint="이 친구의 모임과 채팅이 보이지 않아요" onClick={menu.hide}>
          차단하기
        </MenuItem>
        <MenuItem icon={<LeaveIcon />} danger onClick={menu.hide}>
          모임 나가기
        </MenuItem>
      </Sheet>
    </Sample>
  );
}
