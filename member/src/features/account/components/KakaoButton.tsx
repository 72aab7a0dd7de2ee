import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import styles from "./kakao.module.css";
import { redirectToKakao, isKakaoAvailable, isKakaoConfigured } from "../model/kakao.ts";

/** The sign-in button in Kakao's required style. Renders nothing where Kakao isn't configured. */
export function KakaoButton(): ReactNode {
  const available = useQuery({
    queryKey: ["kakao", "available"],
    queryFn: ({ signal }) => isKakaoAvailable(signal),
    initialData: isKakaoConfigured,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
  // Reserves the button's space, so that nothing below it shifts when the result arrives.
  if (available.isPending) return <div className={styles.button} aria-hidden="true" />;
  if (!available.data) return null;
  return (
    <button type="button" className={styles.button} onClick={redirectToKakao}>
      <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true" fill="currentColor">
        <path d="M12 3.5c-5.2 0-9.5 3.3-9.5 7.4 0 2.600 1.800 4.900 4.400 6.200l-.9 3.400c-.1.3.200.6.5.4l4.100-2.700c.5.1.9.1 1.400.1 5.200 0 9.500-3.300 9.500-7.400S17.200 3.500 12 3.500z" />
      </svg>
      카카오로 시작하기
    </button>
  );
}
