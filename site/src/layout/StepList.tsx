import { PhoneMockup } from "../phone/PhoneMockup.tsx";
import type { ScreenName } from "../assets.ts";
import { FigurePanel, type Tone } from "./FigurePanel.tsx";

export interface Step {
  readonly screen: ScreenName;
  readonly label: string;
  readonly tone: Tone;
  readonly title: string;
  readonly text: string;
}

/** Steps with a screen each, side by side; a phone shows one at a time and swipes to the next. */
export function StepList({ label, steps }: { label: string; steps: readonly Step[] }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It scrolls sideways, so the keyboard must reach it.
    <section className="step-list-scroll" aria-label={label} tabIndex={0}>
      <ol className="step-list">
        {steps.map(({ screen, label: alt, tone, title, text }) => (
          <li key={screen}>
            <FigurePanel tone={tone}>
              <PhoneMockup screen={screen} label={alt} />
            </FigurePanel>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
