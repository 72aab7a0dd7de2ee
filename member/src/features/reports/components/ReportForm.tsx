import { limits } from "@babchingu/openapi/limits";
import type { ReactNode } from "react";
import { useKeptState } from "../../../session/useKeptState.ts";
import { Avatar } from "../../../ui/display/Avatar.tsx";
import { Button } from "../../../ui/controls/Button.tsx";
import { Screen } from "../../../ui/layout/Screen.tsx";
import { TextArea } from "../../../ui/fields/TextArea.tsx";
import { useBack } from "../../../ui/navigation/useBack.ts";
import styles from "./reports.module.css";
import { type ReportKind, useReport } from "../model/useReport.ts";

export interface ReportedPerson {
  id: number;
  name: string;
  imageUrl: string | null;
}

interface ReportFormProps {
  kind: ReportKind;
  meetingId: number;
  person: ReportedPerson;
  /** A message that the text begins with. */
  quote?: string | null;
  /** Shown before sending, one per line. */
  notes: readonly string[];
  backTo: string;
}

/** Leaves half of the text for what the reporter adds. */
const QUOTE_LENGTH_MAX = limits.ReportRequest.content.maxLength / 2;

function quoted(text: string): string {
  const characters = Array.from(text);
  const isLong = characters.length > QUOTE_LENGTH_MAX;
  return `“${isLong ? `${characters.slice(0, QUOTE_LENGTH_MAX).join("")}…` : text}”\n`;
}

export function ReportForm({ kind, meetingId, person, quote = null, notes, backTo }: ReportFormProps): ReactNode {
  const [content, setContent, forget] = useKeptState(`content.${person.id}`, () =>
    quote === null ? "" : quoted(quote),
  );
  const back = useBack(backTo);
  const { send, sending } = useReport(kind, { onStored: forget, onConfirmed: back });
  const text = content.trim();
  return (
    <Screen
      title="신고하기"
      backTo={backTo}
      bottom={
        <Button
          variant="danger"
          disabled={text === ""}
          busy={sending}
          onClick={() => send({ reportedId: person.id, meetingId, content: text })}
        >
          신고 보내기
        </Button>
      }
    >
      <div className={styles.form}>
        <div className={styles.person}>
          <Avatar name={person.name} imageUrl={person.imageUrl} />
          <p className={styles.name}>{person.name}님을 신고해요</p>
        </div>
        <TextArea
          label="어떤 일이 있었나요?"
          placeholder="언제, 무슨 일이 있었는지 적어 주세요."
          rows={7}
          value={content}
          onChange={setContent}
          maxLength={limits.ReportRequest.content.maxLength}
          hint={text === "" ? "신고 내용을 입력해 주세요." : undefined}
        />
        <section className={styles.facts} aria-label="신고 안내">
          <h2>신고하기 전에 확인해 주세요</h2>
          <ul>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </section>
      </div>
    </Screen>
  );
}
