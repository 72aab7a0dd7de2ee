import { Component, type ReactNode } from "react";
import { ErrorState } from "./ErrorState.tsx";

interface Props {
  children: ReactNode;
}

/** Catches what a screen throws while it renders, and a chunk that could not be loaded after a new release. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <main>
        <ErrorState
          fill
          title="화면을 보여 드리지 못했어요"
          errorMessage="잠시 뒤에 다시 열어 주세요."
          retryLabel="다시 열기"
          onRetry={() => window.location.reload()}
        />
      </main>
    );
  }
}
