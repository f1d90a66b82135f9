/** A path in the bucket: {uid}/{avatar|project|service}/{uuid}.{ext}. */
export function isImagePath(value: string) {
  return /^[\w-]+(\/[\w-]+)*\/[\w-]+\.(jpe?g|png|gif|webp)$/i.test(value);
}
