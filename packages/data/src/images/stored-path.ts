/** A path in the bucket: {uid}/{avatar|project|service}/{uuid}.{ext}. */
export function isImagePath(value: string) {
  return /^[\w-]+(\/[\w-]+)*\/[\w-]+\.(jpe?g|png|gif|webp)$/i.test(value);
}

/** The width of the copy for cards, in pixels. */
export const SMALL_WIDTH = 480;
/** The largest width of an image. One that is wider than the copy says so in its name, and then has one. */
export const LARGE_WIDTH = 1600;

/** The path of the copy for cards; null if the image has none. */
export function smallCopyOf(path: string): string | null {
  const small = path.replace(`-${LARGE_WIDTH}.`, `-${SMALL_WIDTH}.`);
  return small === path ? null : small;
}
