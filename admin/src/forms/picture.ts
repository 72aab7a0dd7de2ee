/** What a form keeps of a row's picture. */
export interface PictureValue {
  id: number | null;
  url: string | null;
}

export const NO_PICTURE: PictureValue = { id: null, url: null };

export function pictureOf(row: { imageId: number | null; imageUrl: string | null }): PictureValue {
  return { id: row.imageId, url: row.imageUrl };
}

/** Absent leaves the picture as it is, null removes it (contract). */
export function pictureChange(before: number | null, { id }: PictureValue): { imageId?: number | null } {
  return id === before ? {} : { imageId: id };
}
