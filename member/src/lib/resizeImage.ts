/** Resizes an image before the upload: a phone's camera takes far more pixels than any screen of the app shows. */

/** The longest side that is sent, in px: three times the widest image of the app, for dense screens. */
const SIDE_PX_MAX = 1440;
const QUALITY = 0.85;

/** Width and height that fit into a square of `sideMax`, proportions kept; never enlarged. */
export function fitInto(width: number, height: number, sideMax: number): { width: number; height: number } {
  const scale = Math.min(1, sideMax / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/**
 * Re-encodes the image as a smaller, upright JPEG. A small image is re-encoded as well: its metadata may contain where it
 * was taken. Returns the file itself when the browser can't decode it; then the server removes the metadata.
 */
export async function resizeImage(file: File): Promise<Blob> {
  const bitmap = await decode(file);
  if (!bitmap) return file;
  const { width, height } = fitInto(bitmap.width, bitmap.height, SIDE_PX_MAX);
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
  if (!context) return file;
  // JPEG has no transparency; a cut-out on black would look wrong.
  context.fillStyle = "white";
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", QUALITY));
  return blob ?? file;
}

async function decode(file: File): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file, { imageOrientation: "from-image" });
  } catch {
    return null;
  }
}
