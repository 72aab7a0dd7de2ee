import { limits } from "@babchingu/openapi/limits";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { saveDraft, readDraft } from "../model/storage.ts";
import { SendIcon } from "../../../ui/icons/moreIcons.tsx";
import { toast } from "../../../ui/overlays/Toast.tsx";
import styles from "./room.module.css";

const MAX = limits.ChatContent.maxLength;
/** The counter shows when the end is near. */
const COUNTED_FROM = MAX - 50;

interface ComposerProps {
  meetingId: number;
  onSend: (text: string) => void;
}

/** Writes a message. What is half written stays in the room when it is left. */
export function Composer({ meetingId, onSend }: ComposerProps): ReactNode {
  const [text, setText] = useState(() => readDraft(meetingId));
  const area = useRef<HTMLTextAreaElement>(null);
  const isEmpty = text.trim() === "";

  function write(next: string): void {
    if (next.length > MAX) toast(`메시지는 ${MAX}자까지 쓸 수 있어요.`);
    const kept = next.slice(0, MAX);
    setText(kept);
    saveDraft(meetingId, kept);
  }

  function send(event?: FormEvent): void {
    event?.preventDefault();
    if (isEmpty) return;
    onSend(text.trim());
    write("");
    // The keyboard stays open: people write more than one message.
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
          onChange={(event) => write(event.target.value)}
          onKeyDown={(event) => {
            // Enter while a Korean syllable is being put together ends the syllable, not the message. On a phone it
            // makes a new line; there is a button to send.
            const isSend = event.key === "Enter" && !event.shiftKey && !event.nativeEvent.isComposing;
            if (isSend && window.matchMedia("(pointer: fine)").matches) {
              event.preventDefault();
              send();
            }
          }}
        />
        {text.length >= COUNTED_FROM && (
          <span className={styles.counter} aria-live="polite">
            <span className="visually-hidden">{`${MAX}자 가운데 `}</span>
            {text.length}/{MAX}
          </span>
        )}
      </div>
      <button type="submit" className={styles.send} aria-label="보내기" disabled={isEmpty}>
        <SendIcon size={22} strokeWidth={2.25} />
      </button>
    </form>
  );
}
