import type { DataClient } from '../client/types.ts';
import { IMAGE_BUCKET } from '../constants.ts';
import { isImagePath, LARGE_WIDTH, SMALL_WIDTH, smallCopyOf } from './stored-path.ts';

/** A path in the bucket `images`, an http(s) URL, or nothing. */
export type ImageReference = string | null;

/** The URL of an image; null for anything that is neither an http(s) URL nor a path in the bucket. */
export function imageUrl(client: DataClient, reference: ImageReference | undefined) {
  const value = reference?.trim();
  if (!value) return null;
  if (/^https?:\/\//i.test(value)) return value;
  if (!isImagePath(value)) return null;
  return encodeURI(`${client.url}/storage/v1/object/public/${IMAGE_BUCKET}/${value}`);
}

/** The `srcset` of an image with a copy for cards; undefined for every other one, whose URL is enough. */
export function imageSrcSet(client: DataClient, reference: ImageReference | undefined) {
  const path = reference?.trim() ?? '';
  const small = isImagePath(path) ? smallCopyOf(path) : null;
  if (!small) return undefined;
  return `${imageUrl(client, small)} ${SMALL_WIDTH}w, ${imageUrl(client, path)} ${LARGE_WIDTH}w`;
}

/** The image of a project for its card: its URL and, if it has several widths, their `srcset`. */
export function projectImage(client: DataClient, reference: ImageReference | undefined) {
  return {
    image_url: imageUrl(client, reference),
    image_srcset: imageSrcSet(client, reference),
  };
}
