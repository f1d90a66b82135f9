import type { DataClient } from '../client/client.ts';
import { IMAGE_BUCKET } from '../constants.ts';
import { isImagePath } from './stored-path.ts';

/** A path in the bucket `images`, an http(s) URL, or nothing. */
export type ImageReference = string | null;

/** The URL of an image; null for anything that is neither an http(s) URL nor a path in the bucket. */
export function imageUrl(client: DataClient, reference: ImageReference | undefined) {
  const value = reference?.trim();
  if (!value) return null;
  if (/^https?:\/\//i.test(value)) return value;
  if (!isImagePath(value)) return null;
  return client.storage.from(IMAGE_BUCKET).getPublicUrl(value).data.publicUrl;
}
