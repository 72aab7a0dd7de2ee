import { describeFailure } from "@babchingu/openapi";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { type DeviceState, readDeviceState, turnOff, turnOn } from "../../../push/device.ts";
import { INSTALL_STEPS } from "../../../push/texts.ts";
import { Switch } from "../../../ui/controls/Switch.tsx";
import { Skeleton } from "../../../ui/feedback/Skeleton.tsx";
import { showAlert } from "../../../ui/overlays/Dialog.tsx";
import styles from "./settings.module.css";

const QUERY_KEY = ["push-device"];

/** What to do where a switch would not help. */
const notices = {
  denied:
    "이 브라우저에서 밥친구의 알림이 막혀 있어요. 주소창 옆의 사이트 설정에서 알림을 ‘허용’으로 바꾼 다음, 이 화면을 다시 열어 주세요.",
  install: INSTALL_STEPS,
  unsupported: "이 브라우저는 알림을 받을 수 없어요. 앱 안의 알림에서 소식을 확인하거나 다른 브라우저로 열어 주세요.",
  shell: "이 기기의 알림은 휴대폰 설정의 밥친구 앱에서 켜고 끌 수 있어요.",
} as const satisfies Partial<Record<DeviceState, string>>;

/** Whether this device gets push messages, with a switch or the reason why there is none. */
export function DeviceNotifications(): ReactNode {
  const queryClient = useQueryClient();
  const device = useQuery({ queryKey: QUERY_KEY, queryFn: readDeviceState, networkMode: "always", gcTime: 0 });
  const switching = useMutation({
    mutationFn: (isOn: boolean) => (isOn ? turnOn() : turnOff()),
    onSuccess: (state) => queryClient.setQueryData(QUERY_KEY, state),
    onError: (error) =>
      void showAlert({ text: describeFailure(error, "알림을 바꾸지 못했어요. 잠시 뒤 다시 시도해 주세요.") }),
  });
  const { data: state = device.isError ? "unsupported" : undefined } = device;
  if (state === undefined) return <Skeleton height="56px" />;
  if (state !== "on" && state !== "off") return <p className={styles.notice}>{notices[state]}</p>;
  return (
    <Switch
      label="이 기기로 알림 받기"
      hint="앱을 닫아도 모임과 채팅 소식을 알려 드려요."
      checked={state === "on"}
      disabled={switching.isPending}
      onChange={(isOn) => switching.mutate(isOn)}
    />
  );
}
