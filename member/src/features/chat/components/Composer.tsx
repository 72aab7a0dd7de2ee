import { limits } from "@babchingu/openapi/limits";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { saveDraft, readDraft } from "../model/storage.ts";
import { lengthOf } from "../../../lib/lengthOf.ts";
import { limitLength } from "../../../ui/fields/limitLength.ts";
import { SendIcon } from "../../../ui/icons/lazyIcons.tsx";
import { toast } from "../../../ui/overlays/Toast.tsx";
import styles from "./room.module.css";

const LENGTH_MAX = limits.ChatContent.maxLength;
const SHOW_COUNTER_FROM = LENGTH_MAX - 50;

interface ComposerProps {
  meetingId: number;
  onSend: (text: string) => void;
}

/** The field for a new message. Drafts are saved per room. */
export function Composer({ meetingId, onSend }: ComposerProps): ReactNode {
  const [text, setText] = useState(() => readDraft(meetingId));
  const area = useRef<HTMLTextAreaElement>(null);
  const isEmpty = text.trim() === "";
  const length = lengthOf(text);

  function change(next: string): void {
    setText(next);
    saveDraft(meetingId, next);
  }

  function send(event?: FormEvent): void {
    event?.preventDefault();
    if (isEmpty) return;
    onSend(text.trim());
    change("");
    // Keeps the keyboard open for the next message.
    area.current?.focus();
  }

  return (
    <form className={styles.composer} onSubmit={send}>
      <div className={styles.field}>
        <textarea
          ref={area}
          rows={1}
          aria-label="메시지"
          placeholder="메시지를 적어 주세요"
          value={text}
          {...limitLength(LENGTH_MAX, change, () => toast(`메시지는 ${LENGTH_MAX}자까지 쓸 수 있어요.`))}
          onKeyDown={(event) => {
            // During IME composition Enter ends the syllable. On a touch screen it starts a new line; there is a send
            // button.
            const isSend = event.key === "Enter" && !event.shiftKey && !event.nativeEvent.isComposing;
            if (isSend && window.matchMedia("(pointer: fine)").matches) {
              event.preventDefault();
              send();
            }
          }}
        />
        {length >= SHOW_COUNTER_FROM && (
          <span className={styles.counter} aria-live="polite">
            <span className="visually-hidden">{`${LENGTH_MAX}자 가운데 `}</span>
            {length}/{LENGTH_MAX}
          </span>
        )}
      </div>
      <button type="submit" className={styles.send} aria-label="보내기" disabled={isEmpty}>
        <SendIcon size={22} strokeWidth={2.25} />
      </button>
    </form>
  );
}
