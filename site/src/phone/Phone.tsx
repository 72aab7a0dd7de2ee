import type { ReactNode } from "react";

interface PhoneProps {
  /** What the screen shows, read aloud instead of its parts. */
  readonly label: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A phone with one screen of the app drawn in it. To a screen reader the whole is one picture. */
export function Phone({ label, title, children }: PhoneProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- The screen is drawn in HTML, which <img> can't hold.
    <div className="phone" role="img" aria-label={`앱 화면 예시: ${label}`}>
      <div className="phone-screen">
        <div className="phone-bar">
          <span>{title}</span>
          <i />
        </div>
        {children}
      </div>
    </div>
  );
}
