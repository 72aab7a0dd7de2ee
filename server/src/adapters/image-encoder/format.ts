/** What the bytes of an upload say before they are decoded. */

/** Whether the first bytes are those of an accepted format: the file's name and declared type can't be trusted. */
export function hasImageSignature(data: Buffer): boolean {
  const ascii = data.toString("latin1", 0, 16);
  return (
    ascii.startsWith("\u00FF\u00D8\u00FF") ||
    ascii.startsWith(PNG_SIGNATURE) ||
    /^GIF8[79]a/.test(ascii) ||
    /^RIFF.{4}WEBP/s.test(ascii) ||
    /^.{4}ftyp(avif|avis)/s.test(ascii)
  );
}

const PNG_SIGNATURE = "\u0089PNG\r\n\u001A\n";
/** Length and type before a chunk's data, checksum after it. */
const CHUNK_HEAD_BYTES = 8;
const CHUNK_CHECKSUM_BYTES = 4;
/** The chunks of texts and colour profiles: compressed, they may be a thousand times larger, and nothing of them is kept. */
const METADATA_CHUNKS = new Set(["tEXt", "zTXt", "iTXt", "iCCP"]);

/** A PNG without its texts and colour profile; any other file as it is. */
export function withoutPngMetadata(data: Buffer): Buffer {
  if (data.toString("latin1", 0, PNG_SIGNATURE.length) !== PNG_SIGNATURE) return data;
  const kept: Buffer[] = [];
  let keptFrom = 0;
  let position = PNG_SIGNATURE.length;
  while (position + CHUNK_HEAD_BYTES <= data.length) {
    const end = position + CHUNK_HEAD_BYTES + data.readUInt32BE(position) + CHUNK_CHECKSUM_BYTES;
    if (METADATA_CHUNKS.has(data.toString("latin1", position + 4, position + CHUNK_HEAD_BYTES))) {
      kept.push(data.subarray(keptFrom, position));
      keptFrom = Math.min(end, data.length);
    }
    position = end;
  }
  return kept.length === 0 ? data : Buffer.concat([...kept, data.subarray(keptFrom)]);
}
