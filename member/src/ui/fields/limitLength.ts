/** The limit of a field's text in characters. The `maxlength` of HTML counts UTF-16 units: an emoji as two. */
import type { ChangeEvent, CompositionEvent } from "react";
import { lengthOf } from "../../lib/lengthOf.ts";

type Control = HTMLInputElement | HTMLTextAreaElement;

/** Removes what exceeds `max` from before the caret, where it was typed or pasted. Returns whether something did. */
function clip(control: Control, max: number): boolean {
  const { value, selectionStart } = control;
  const excess = lengthOf(value) - max;
  if (excess <= 0) return false;
  const caret = selectionStart ?? value.length;
  const head = Array.from(value.slice(0, caret)).slice(0, -excess).join("");
  control.value = head + value.slice(caret);
  control.setSelectionRange(head.length, head.length);
  return true;
}

/**
 * The handlers of a field that takes at most `max` characters. While an IME composes a syllable they may be exceeded: a change would
 * end the composition.
 */
export function limitLength(max: number, onChange: (text: string) => void, onExcess?: () => void) {
  return {
    onChange: ({ target, nativeEvent }: ChangeEvent<Control>): void => {
      if (!(nativeEvent as InputEvent).isComposing && clip(target, max)) onExcess?.();
      onChange(target.value);
    },
    onCompositionEnd: ({ currentTarget }: CompositionEvent<Control>): void => {
      if (!clip(currentTarget, max)) return;
      onExcess?.();
      onChange(currentTarget.value);
    },
  };
}
