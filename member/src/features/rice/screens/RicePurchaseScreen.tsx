import { describeFailure, NetworkError } from "@babchingu/openapi";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useCallback, useEffect, useRef } from "react";
import { session } from "../../../api/api.ts";
import { isInNativeShell, showPayment } from "../../../native/bridge.ts";
import { paths } from "../../../paths.ts";
import { reloadMember, useMember } from "../../../session/session.ts";
import { Button, LinkButton } from "../../../ui/controls/Button.tsx";
import { showAlert } from "../../../ui/overlays/Dialog.tsx";
import { RiceWalletIllustration } from "../../../ui/illustrations/illustrations.tsx";
import { EmptyState } from "../../../ui/feedback/EmptyState.tsx";
import { RiceAmount } from "../../../ui/display/RiceAmount.tsx";
import { Screen } from "../../../ui/layout/Screen.tsx";
import { ricePacks } from "../model/packs.ts";
import styles from "../components/rice.module.css";

/** Buying rice: opens the native shell's payment screen; a browser has none (member §2). */
export function RicePurchaseScreen(): ReactNode {
  const { riceBalance } = useMember();
  return (
    <Screen title="쌀알 충전" backTo={paths.riceWallet}>
      <section className={styles.balance} aria-label="가진 쌀알">
        <RiceAmount grains={riceBalance} size="xl" />
      </section>
      {isInNativeShell() ? <ShellPurchase /> : <AppOnly />}
    </Screen>
  );
}

/** A shell may respond before its payment screen covers the button, which must stay busy until then. */
const BUSY_MS_MIN = 1_500;

function ShellPurchase(): ReactNode {
  const { id } = useMember();
  const queryClient = useQueryClient();
  // The button may be tapped twice before the next render.
  const isOpening = useRef(false);
  const refetch = useCallback(() => {
    void reloadMember();
    void queryClient.invalidateQueries({ queryKey: ["rice"] });
  }, [queryClient]);

  const openPayment = useMutation({
    mutationFn: async () => {
      // The shell sends the purchase with it after the payment, which may take minutes.
      const before = session.tokens()?.accessToken;
      const token = await session.freshAccessToken(Infinity);
      if (token === null) return;
      // With the old one the purchase would be refused after the payment.
      if (token === before) throw new NetworkError("The session could not be refreshed.");
      await Promise.all([showPayment({ memberId: id, token }), new Promise((done) => setTimeout(done, BUSY_MS_MIN))]);
    },
    onError: (error) =>
      void showAlert({
        text: describeFailure(error, "결제 화면을 열지 못했어요. 앱을 새로 열고 다시 시도해 주세요."),
      }),
    // Some shells respond only after the payment.
    onSettled: () => {
      isOpening.current = false;
      refetch();
    },
  });
  const pay = (): void => {
    if (isOpening.current) return;
    isOpening.current = true;
    openPayment.mutate();
  };

  // The shell covers the page during the payment; afterwards the balance may be higher.
  useEffect(() => {
    const onVisibility = (): void => {
      if (document.visibilityState === "visible") refetch();
    };
    document.addEventListener("visibilitychange", onVisibility);
    return () => document.removeEventListener("visibilitychange", onVisibility);
  }, [refetch]);

  return (
    <EmptyState
      illustration={<RiceWalletIllustration />}
      title="쌀알을 채워 볼까요?"
      text={`${ricePacks} 가운데 골라 앱 마켓에서 결제해요.`}
      action={
        <Button busy={openPayment.isPending} onClick={pay}>
          결제 화면 열기
        </Button>
      }
    />
  );
}

function AppOnly(): ReactNode {
  return (
    <EmptyState
      illustration={<RiceWalletIllustration />}
      title="쌀알은 앱에서 살 수 있어요"
      text="밥친구 앱을 열고 같은 번호로 로그인하면 바로 충전할 수 있어요. 모임에 맡긴 쌀알은 출석 체크를 하면 돌아와요."
      action={
        <>
          <a href="/download" className={styles.download}>
            앱 받는 방법 보기
          </a>
          <LinkButton to={paths.riceWallet} variant="text" replace>
            지갑으로 돌아가기
          </LinkButton>
        </>
      }
    />
  );
}
