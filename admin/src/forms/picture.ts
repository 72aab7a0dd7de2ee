import { NOTHING } from "../lib/format.ts";

/** What a form keeps of a row's picture. */
export interface PictureValue {
  id: number | null;
  url: string | null;
}

/** A form's text, or the number of its picture. */
export function writeValue(value: string | PictureValue): string {
  if (typeof value === "string") return value === "" ? NOTHING : value;
  return value.id === null ? NOTHING : `이미지 ${value.id}`;
}

export const NO_PICTURE: PictureValue = { id: null, url: null };

export function pictureOf(row: { imageId: number | null; imageUrl: string | null }): PictureValue {
  return { id: row.imageId, url: row.imageUrl };
}

/** Absent leaves the picture as it is, null removes it (contract). */
export function pictureChange(before: number | null, { id }: PictureValue): { imageId?: number | null } {
  return id === before ? {} : { imageId: id };
}
