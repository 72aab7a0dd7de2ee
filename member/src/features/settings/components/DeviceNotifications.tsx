import { describeFailure } from "@babchingu/openapi";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Switch } from "../../../ui/controls/Switch.tsx";
import { QueryBoundary } from "../../../ui/feedback/QueryBoundary.tsx";
import { Skeleton } from "../../../ui/feedback/Skeleton.tsx";
import { showAlert } from "../../../ui/overlays/Dialog.tsx";
import styles from "./settings.module.css";

const QUERY_KEY = ["push-device"];

const UNREADABLE = "이 기기의 알림 상태를 불러오지 못했어요.";

const loadDevice = () => import("../../../push/device.ts");

/** The state, and the notice in place of a switch. */
async function readDevice(): Promise<{ isOn: boolean; notice: string | null }> {
  const { notices, readDeviceState } = await loadDevice();
  const state = await readDeviceState();
  return { isOn: state === "on", notice: state === "on" || state === "off" ? null : notices[state] };
}

async function switchDevice(isOn: boolean): Promise<void> {
  const { turnOff, turnOn } = await loadDevice();
  await (isOn ? turnOn() : turnOff());
}

/** Whether this device gets push messages, with a switch or the reason why there is none. */
export function DeviceNotifications(): ReactNode {
  const queryClient = useQueryClient();
  const device = useQuery({ queryKey: QUERY_KEY, queryFn: readDevice, networkMode: "always", gcTime: 0 });
  const switching = useMutation({
    mutationFn: switchDevice,
    onSettled: () => queryClient.invalidateQueries({ queryKey: QUERY_KEY }),
    onError: (error) =>
      void showAlert({ text: describeFailure(error, "알림을 바꾸지 못했어요. 잠시 뒤 다시 시도해 주세요.") }),
  });
  return (
    <QueryBoundary query={device} errorMessage={UNREADABLE} skeleton={<Skeleton height="56px" />}>
      {({ isOn, notice }) =>
        notice === null ? (
          <Switch
            label="이 기기로 알림 받기"
            hint="앱을 닫아도 모임과 채팅 소식을 알려 드려요."
            checked={isOn}
            disabled={switching.isPending}
            onChange={(next) => switching.mutate(next)}
          />
        ) : (
          <p className={styles.notice}>{notice}</p>
        )
      }
    </QueryBoundary>
  );
}
