import { type ReactNode, Suspense } from "react";
import { lazyOptional } from "../lazyOptional.ts";

/** The list has a button, too. */
const PullIndicator = lazyOptional(async () => (await import("./PullIndicator.tsx")).PullIndicator);

/** The first element of a screen whose list can be pulled down to refresh it. */
export function PullToRefresh({ onRefresh }: { onRefresh: () => Promise<unknown> }): ReactNode {
  return (
    <Suspense>
      <PullIndicator onRefresh={onRefresh} />
    </Suspense>
  );
}
