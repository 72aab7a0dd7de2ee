/** Parses Prism's `sl-violations` header. */

export interface Violation {
  side: "request" | "response";
  /** Where: "body", "headers", "query", "path", or "" for the message as a whole. */
  part: string;
  /** JSON pointer within the part; empty for the part as a whole. */
  pointer: string;
  message: string;
}

interface RawViolation {
  location: string[];
  code?: string | number;
  message: string;
}

const TRUNCATED_PREFIX = "Too many violations!";

/** Parses the header; one that Prism truncated gives a single violation that says so. */
export function parseViolations(header: string | undefined): Violation[] {
  if (header === undefined || header === "") return [];
  if (header.startsWith(TRUNCATED_PREFIX)) {
    const side = header.includes('["request"') ? "request" : "response";
    return [{ side, part: "", pointer: "", message: `${header.slice(0, 600)} …` }];
  }
  return (JSON.parse(header) as RawViolation[]).map(({ location, code, message }) => {
    const [side, part = "", ...path] = location;
    return {
      side: side === "request" ? "request" : "response",
      part,
      pointer: path.map((key) => `/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`).join(""),
      message: code === undefined ? message : `${message} (${code})`,
    };
  });
}

/** One violation on one line: `response body /accessToken: must be string (type)`. */
export function describeViolation({ side, part, pointer, message }: Violation): string {
  return `${[side, part, pointer].filter((word) => word !== "").join(" ")}: ${message}`;
}
