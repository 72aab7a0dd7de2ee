/** Reading CSV (RFC 4180). */

/** The rows of a file without its byte order mark; quoted cells may hold commas, quotes and line breaks. */
export function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = "";
  let isQuoted = false;
  const endRow = () => {
    rows.push([...row, cell]);
    row = [];
    cell = "";
  };
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (text[index + 1] === '"') {
        cell += '"';
        index += 1;
      } else isQuoted = false;
    } else if (character === '"') isQuoted = true;
    else if (character === ",") {
      row.push(cell);
      cell = "";
    } else if (character === "\n") endRow();
    else if (character !== "\r" && character !== "\uFEFF") cell += character;
  }
  if (cell !== "" || row.length > 0) endRow();
  return rows;
}
