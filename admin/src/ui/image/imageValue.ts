import { NOTHING } from "../format/format.ts";

/** What a form keeps of a row's image. */
export interface ImageValue {
  id: number | null;
  url: string | null;
}

/** A form's text, or the number of its image. */
export function writeValue(value: string | ImageValue): string {
  if (typeof value === "string") return value === "" ? NOTHING : value;
  return value.id === null ? NOTHING : `이미지 ${value.id}`;
}

export const NO_IMAGE: ImageValue = { id: null, url: null };

export function imageOf(row: { imageId: number | null; imageUrl: string | null }): ImageValue {
  return { id: row.imageId, url: row.imageUrl };
}

/** Absent leaves the image as it is, null removes it (contract). */
export function imageChange(before: number | null, { id }: ImageValue): { imageId?: number | null } {
  return id === before ? {} : { imageId: id };
}
