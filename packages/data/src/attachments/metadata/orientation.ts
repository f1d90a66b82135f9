const ORIENTATION_TAG = 0x0112;
const UPRIGHT = 1;

/** How a picture is turned, from 1 to 8, by its EXIF data; 1 is upright. The data begins with the byte order. */
export function readOrientation(exif: Uint8Array): number {
  const view = new DataView(exif.buffer, exif.byteOffset, exif.byteLength);
  if (view.byteLength < 8) return UPRIGHT;
  const isLittleEndian = view.getUint16(0) === 0x4949;
  const directory = view.getUint32(4, isLittleEndian);
  if (directory + 2 > view.byteLength) return UPRIGHT;
  const count = view.getUint16(directory, isLittleEndian);
  for (let index = 0; index < count; index += 1) {
    const entry = directory + 2 + index * 12;
    if (entry + 12 > view.byteLength) return UPRIGHT;
    if (view.getUint16(entry, isLittleEndian) !== ORIENTATION_TAG) continue;
    const value = view.getUint16(entry + 8, isLittleEndian);
    return value >= 1 && value <= 8 ? value : UPRIGHT;
  }
  return UPRIGHT;
}

/**
 * EXIF data with the orientation alone; null for an upright picture, which needs none. Everything else may say where and when a
 * picture was taken: coordinates, notes of the camera, and a small copy that shows what was cut off.
 */
export function createOrientation(orientation: number): Uint8Array<ArrayBuffer> | null {
  if (orientation === UPRIGHT) return null;
  const bytes = new Uint8Array(26);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, 0x4d4d002a);
  view.setUint32(4, 8);
  view.setUint16(8, 1);
  view.setUint16(10, ORIENTATION_TAG);
  view.setUint16(12, 3);
  view.setUint32(14, 1);
  view.setUint16(18, orientation);
  return bytes;
}
