import { describeFailure, type Position } from "@babchingu/openapi";
import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useLocation } from "react-router-dom";
import { PositionChooser } from "../components/PositionChooser.tsx";
import { SAVING_FAILED, savePosition } from "../model/savePosition.ts";
import { paths } from "../../../paths.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import { showAlert } from "../../../ui/overlays/Dialog.tsx";
import { Screen } from "../../../ui/layout/Screen.tsx";
import { toast } from "../../../ui/overlays/Toast.tsx";
import { useBack } from "../../../ui/navigation/useBack.ts";
import { useIsMounted } from "@babchingu/web/useIsMounted.ts";

/** What the other parts of the screen leave. */
const MAP_HEIGHT = "clamp(220px, 100svh - 280px, 480px)";

/** Sets the position that lists and maps start from. Opened from the meetings and from My page. */
export function LocationSelectionScreen(): ReactNode {
  const { pathname } = useLocation();
  const from = pathname === paths.myLocation ? paths.mypage : paths.meetings;
  const back = useBack(from);
  const isMounted = useIsMounted();
  const [position, setPosition] = useState<Position | null>(null);
  const saving = useMutation({
    mutationFn: savePosition,
    onSuccess: (saved) => {
      if (!saved) return;
      toast("내 위치를 저장했어요.");
      if (isMounted()) back();
    },
    onError: (error) => void showAlert({ text: describeFailure(error, SAVING_FAILED) }),
  });
  return (
    <Screen
      title="내 위치"
      backTo={from}
      bottom={
        <Button
          disabled={position === null}
          busy={saving.isPending}
          onClick={() => position && saving.mutate(position)}
        >
          이 위치로 정하기
        </Button>
      }
    >
      <PositionChooser position={position} onChange={setPosition} mapHeight={MAP_HEIGHT} />
    </Screen>
  );
}
