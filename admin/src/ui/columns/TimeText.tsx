import { formatAgo } from "../format/ago.ts";
import { formatTime } from "../format/format.ts";
import { useNow } from "../format/useNow.ts";

interface Props {
  /** An instant, or a zone-less Seoul time (D7). */
  value: string;
  /** Shows how long ago it was beside the time, otherwise on hover. */
  isFull?: boolean;
}

/** A time in Korean format, and how long ago it was. */
export function TimeText({ value, isFull = false }: Props) {
  const ago = formatAgo(value, new Date(useNow()));
  return (
    <time dateTime={value} title={isFull ? undefined : ago}>
      {isFull ? `${formatTime(value)} · ${ago}` : formatTime(value)}
    </time>
  );
}
