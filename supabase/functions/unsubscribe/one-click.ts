/** The form has one field; this leaves room for the boundary of a multipart one. */
const maxSize = 4096;

/** Whether the body is the form of RFC 8058, in either encoding. Reads no more than it needs. */
export async function isOneClick(request: Request): Promise<boolean> {
  const body = await readBody(request);
  if (!body) return false;
  try {
    const headers = { 'content-type': request.headers.get('content-type') ?? '' };
    const form = await new Response(body, { headers }).formData();
    return form.get('List-Unsubscribe') === 'One-Click';
  } catch {
    return false;
  }
}

/** Undefined if it is larger. */
async function readBody(request: Request): Promise<Blob | undefined> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > maxSize) return undefined;
    chunks.push(chunk);
  }
  return new Blob(chunks);
}
