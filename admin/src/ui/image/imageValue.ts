import { EMPTY_VALUE } from "../format/format.ts";

/** A row's image as a form's value. */
export interface ImageValue {
  id: number | null;
  url: string | null;
}

/** A form's text, or the number of its image. */
export function formatValue(value: string | ImageValue): string {
  if (typeof value === "string") return value === "" ? EMPTY_VALUE : value;
  return value.id === null ? EMPTY_VALUE : `이미지 ${value.id}`;
}

export const NO_IMAGE: ImageValue = { id: null, url: null };

export function imageOf(row: { imageId: number | null; imageUrl: string | null }): ImageValue {
  return { id: row.imageId, url: row.imageUrl };
}

/** Absent leaves the image as it is, null removes it (contract). */
export function imageChange(before: number | null, { id }: ImageValue): { imageId?: number | null } {
  return id === before ? {} : { imageId: id };
}
