import { describeFailure, GENERIC_MESSAGE } from "@babchingu/openapi";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useNavigate } from "react-router-dom";
import { paths } from "../../../paths.ts";
import { ErrorState } from "../../../ui/feedback/ErrorState.tsx";
import { LoadingScreen } from "../../../ui/feedback/LoadingScreen.tsx";
import { Redirect } from "../../../ui/navigation/Redirect.tsx";
import { Screen } from "../../../ui/layout/Screen.tsx";
import { useSearchParams } from "../../../ui/navigation/useSearchParams.ts";
import { exchangeKakaoCode, expectedKakaoState, parseKakaoRedirect } from "../model/kakao.ts";
import { KakaoSignup } from "../components/KakaoSignup.tsx";

/** Kakao's redirect target: signs in existing accounts and shows new ones the sign-up form. */
export function KakaoScreen(): ReactNode {
  const [params] = useSearchParams();
  // Read once: the code is in the URL only until it has been used.
  const [redirect] = useState(() => parseKakaoRedirect(params, expectedKakaoState()));
  if (redirect.kind === "declined") return <Redirect to={paths.login} />;
  if (redirect.kind === "invalid") return <SignInError message="카카오 로그인을 처음부터 다시 시작해 주세요." />;
  return <CodeExchange code={redirect.code} />;
}

function CodeExchange({ code }: { code: string }): ReactNode {
  // A query rather than a mutation: the code is valid once, so it must be sent once, however often the screen mounts.
  const exchange = useQuery({
    queryKey: ["kakao", "code", code],
    queryFn: () => exchangeKakaoCode(code),
    staleTime: Infinity,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (exchange.error !== null) return <SignInError message={describeFailure(exchange.error, GENERIC_MESSAGE)} />;
  // Null: signed in; the guard is about to redirect.
  if (!exchange.data) return <LoadingScreen />;
  return <KakaoSignup pendingSignup={exchange.data} />;
}

function SignInError({ message }: { message: string }): ReactNode {
  const navigate = useNavigate();
  return (
    <Screen title="카카오 로그인" backTo={paths.login}>
      <ErrorState
        fill
        title="로그인하지 못했어요"
        errorMessage={message}
        retryLabel="로그인으로 돌아가기"
        onRetry={() => void navigate(paths.login, { replace: true })}
      />
    </Screen>
  );
}
