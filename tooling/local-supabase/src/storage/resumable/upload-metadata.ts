/** The `Upload-Metadata` of a request, decoded. */
export type UploadMetadata = Record<string, string | null>;

export function getContentType(metadata: UploadMetadata | undefined): string | undefined {
  return metadata?.contentType || undefined;
}

/** The client's metadata of the object; none if it is not a JSON object, as on hosted Storage. */
export function getUserMetadata(
  metadata: UploadMetadata | undefined,
): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(metadata?.metadata ?? 'null');
    return typeof value === 'object' && value !== null ? { ...value } : null;
  } catch {
    return null;
  }
}

/** Hosted Storage takes a number of seconds and nothing else. */
export function getCacheControl(metadata: UploadMetadata | undefined): string {
  const seconds = metadata?.cacheControl ?? '';
  return /^-?\d+$/.test(seconds) ? `max-age=${seconds}` : 'no-cache';
}
