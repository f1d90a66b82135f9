/** What `storage.objects.metadata` contains on hosted Supabase. */
export function describeFile(file: {
  md5: string;
  size: number;
  type: string;
  cacheControl: string;
  robots?: string | undefined;
}) {
  return {
    eTag: `"${file.md5}"`,
    size: file.size,
    mimetype: file.type,
    cacheControl: file.cacheControl,
    ...(file.robots && { xRobotsTag: file.robots }),
    lastModified: new Date().toISOString(),
    contentLength: file.size,
    httpStatusCode: 200,
  };
}
