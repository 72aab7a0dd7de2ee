import type { LegalText } from "@babchingu/openapi/legal/types";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { QueryBoundary } from "../../../ui/feedback/QueryBoundary.tsx";
import { Skeleton, SkeletonList } from "../../../ui/feedback/Skeleton.tsx";
import { LegalArticles } from "./LegalArticles.tsx";

export type LegalKind = "terms" | "privacy";

export const legalTitles = { terms: "이용약관", privacy: "개인정보처리방침" } as const satisfies Record<
  LegalKind,
  string
>;

// The texts are long and seldom read: each is a chunk of its own.
const loadText = {
  terms: async () => (await import("@babchingu/openapi/legal/terms")).terms,
  privacy: async () => (await import("@babchingu/openapi/legal/privacy")).privacy,
} as const satisfies Record<LegalKind, () => Promise<LegalText>>;

/** A legal text, loaded on demand. */
export function LegalContent({ kind }: { kind: LegalKind }): ReactNode {
  const text = useQuery({ queryKey: ["legal", kind], queryFn: loadText[kind], staleTime: Infinity });
  return (
    <QueryBoundary
      query={text}
      skeleton={
        <SkeletonList count={6}>
          <Skeleton width="40%" height="20px" />
          <Skeleton height="64px" />
        </SkeletonList>
      }
    >
      {(loaded) => <LegalArticles text={loaded} />}
    </QueryBoundary>
  );
}
