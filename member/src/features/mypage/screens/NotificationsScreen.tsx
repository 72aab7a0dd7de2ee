import { ApiError, call, describeFailure } from "@babchingu/openapi";
import type { Notification } from "@babchingu/openapi/types";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { api } from "../../../api/api.ts";
import { parseTime } from "../../../lib/seoulTime.ts";
import { formatMonthDayTime } from "../../../lib/formatTime.ts";
import { pathInApp, paths } from "../../../paths.ts";
import { Card } from "../../../ui/layout/Card.tsx";
import { confirm, showAlert } from "../../../ui/overlays/Dialog.tsx";
import { QuietBellIllustration } from "../../../ui/illustrations/illustrations.tsx";
import { IconButton } from "../../../ui/controls/IconButton.tsx";
import { CloseIcon } from "../../../ui/icons/icons.tsx";
import { Link } from "../../../ui/navigation/Link.tsx";
import { TrashIcon } from "../../../ui/icons/lazyIcons.tsx";
import { QueryList } from "../../../ui/layout/QueryList.tsx";
import { Screen } from "../../../ui/layout/Screen.tsx";
import { SkeletonList } from "../../../ui/feedback/Skeleton.tsx";
import { toast } from "../../../ui/overlays/Toast.tsx";
import styles from "../components/mypage.module.css";

const KEY = ["notifications", "list"];

/** The member's notifications. Fetching the list marks all of them as read. */
export function NotificationsScreen(): ReactNode {
  const queryClient = useQueryClient();
  const list = useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => {
      const notifications = await call(api.GET("/notifications", { signal }));
      queryClient.setQueryData(["notifications", "check"], false);
      return notifications;
    },
    staleTime: 0,
  });
  const keepOnly = (isKept: (one: Notification) => boolean): void => {
    queryClient.setQueryData<Notification[]>(KEY, (all) => all?.filter(isKept));
    // A pending fetch would bring back what was deleted.
    if (queryClient.isFetching({ queryKey: KEY }) > 0) void list.refetch();
  };

  const deleteAll = useMutation({
    mutationFn: () => call(api.DELETE("/notifications")),
    onSuccess: () => {
      keepOnly(() => false);
      toast("알림을 모두 지웠어요.");
    },
    onError: (error) => void showAlert({ text: describeFailure(error) }),
  });
  const confirmDeleteAll = async (): Promise<void> => {
    const confirmed = await confirm({ title: "알림을 모두 지울까요?", action: "모두 지우기", danger: true });
    if (confirmed) deleteAll.mutate();
  };

  return (
    <Screen
      title="알림"
      backTo={paths.meetings}
      icons={
        list.data?.length
          ? [
              <IconButton key="all" aria-label="모두 지우기" onClick={() => void confirmDeleteAll()}>
                <TrashIcon />
              </IconButton>,
            ]
          : []
      }
    >
      <QueryList
        query={list}
        errorMessage="알림을 불러오지 못했어요."
        skeleton={<SkeletonList count={5} height="104px" />}
        empty={{
          illustration: <QuietBellIllustration />,
          title: "새 소식이 없어요",
          text: "모임이 확정되거나 신청에 답이 오면 여기에서 알려 드려요.",
        }}
        className={styles.list}
        keyOf={({ id }) => id}
      >
        {(one) => <NotificationCard notification={one} onDeleted={() => keepOnly(({ id }) => id !== one.id)} />}
      </QueryList>
    </Screen>
  );
}

interface NotificationCardProps {
  notification: Notification;
  onDeleted: () => void;
}

function NotificationCard({ notification, onDeleted }: NotificationCardProps): ReactNode {
  const { id, title, content, url, createdAt } = notification;
  const removal = useMutation({
    mutationFn: () => call(api.DELETE("/notifications/{id}", { params: { path: { id } } })),
    onSuccess: onDeleted,
    onError: (error) => {
      // Deleted already, on another device.
      if (error instanceof ApiError && error.status === 404) onDeleted();
      else toast(describeFailure(error));
    },
  });
  const at = parseTime(createdAt);
  const text = (
    <>
      <h2 className={styles.noteTitle}>{title}</h2>
      <p className={styles.noteText}>{content}</p>
      {at && (
        <time className={styles.noteTime} dateTime={createdAt}>
          {formatMonthDayTime(at)}
        </time>
      )}
    </>
  );
  return (
    <Card flush>
      <div className={styles.note}>
        {url ? <NotificationLink url={url}>{text}</NotificationLink> : <div className={styles.noteBody}>{text}</div>}
        <IconButton
          aria-label={`‘${title}’ 알림 지우기`}
          aria-busy={removal.isPending}
          onClick={() => removal.isPending || removal.mutate()}
        >
          <CloseIcon size={20} />
        </IconButton>
      </div>
    </Card>
  );
}

/** Links a notification to a page of the app, another page of the site, or an https URL. */
function NotificationLink({ url, children }: { url: string; children: ReactNode }): ReactNode {
  const path = pathInApp(url);
  if (path !== null) {
    return (
      <Link to={path} className={styles.noteBody}>
        {children}
      </Link>
    );
  }
  return (
    <a href={url} className={styles.noteBody}>
      {children}
    </a>
  );
}
