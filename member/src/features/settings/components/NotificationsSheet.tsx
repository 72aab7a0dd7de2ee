import { call, describeFailure, isMissingOperation, MEETING_REMINDER_MIN } from "@babchingu/openapi";
import type { NotificationSettings } from "@babchingu/openapi/types";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { api } from "../../../api/api.ts";
import { Switch } from "../../../ui/controls/Switch.tsx";
import { QueryBoundary } from "../../../ui/feedback/QueryBoundary.tsx";
import { Skeleton, SkeletonList } from "../../../ui/feedback/Skeleton.tsx";
import { showAlert } from "../../../ui/overlays/Dialog.tsx";
import { Sheet } from "../../../ui/overlays/Sheet.tsx";
import { DeviceNotifications } from "./DeviceNotifications.tsx";
import styles from "./settings.module.css";

const QUERY_KEY = ["notification-settings"];

const KINDS = [
  { kind: "meeting", label: "모임", hint: `확정, 신청, 출석 체크, 빈자리와 ${MEETING_REMINDER_MIN / 60}시간 전 알림` },
  { kind: "chat", label: "채팅", hint: "읽지 않은 방의 새 메시지" },
  { kind: "news", label: "소식", hint: "밥친구가 보내는 안내와 이벤트" },
] as const satisfies readonly { kind: keyof NotificationSettings; label: string; hint: string }[];

interface NotificationsSheetProps {
  sheet: { open: boolean; hide: () => void };
}

/** Whether this device gets push messages, and of which kinds (D52). */
export function NotificationsSheet({ sheet }: NotificationsSheetProps): ReactNode {
  return (
    <Sheet open={sheet.open} onClose={sheet.hide} title="알림 설정">
      <Notifications />
    </Sheet>
  );
}

function Notifications(): ReactNode {
  const settings = useQuery({
    queryKey: QUERY_KEY,
    queryFn: ({ signal }) => call(api.GET("/members/me/notification-settings", { signal })),
  });
  if (isMissingOperation(settings.error))
    return <p className={styles.notice}>지금은 푸시 알림을 보내지 않아요. 앱 안의 알림에서 소식을 확인해 주세요.</p>;
  return (
    <div className={styles.form}>
      <DeviceNotifications />
      <section className={styles.kinds} aria-labelledby="kinds">
        <h3 id="kinds" className={styles.groupTitle}>
          받을 알림
        </h3>
        <QueryBoundary query={settings} skeleton={<KindSkeletons />}>
          {(data) => <KindSwitches settings={data} />}
        </QueryBoundary>
      </section>
    </div>
  );
}

function KindSwitches({ settings }: { settings: NotificationSettings }): ReactNode {
  const queryClient = useQueryClient();
  const saving = useMutation({
    mutationFn: (body: NotificationSettings) => call(api.PUT("/members/me/notification-settings", { body })),
    onMutate: (changed) => queryClient.setQueryData(QUERY_KEY, changed),
    onError: (error) => {
      queryClient.setQueryData(QUERY_KEY, settings);
      void showAlert({ text: describeFailure(error) });
    },
  });
  return KINDS.map(({ kind, label, hint }) => (
    <Switch
      key={kind}
      label={label}
      hint={hint}
      checked={settings[kind]}
      disabled={saving.isPending}
      onChange={(isOn) => saving.mutate({ ...settings, [kind]: isOn })}
    />
  ));
}

function KindSkeletons(): ReactNode {
  return (
    <SkeletonList count={KINDS.length}>
      <Skeleton height="56px" />
    </SkeletonList>
  );
}
