import { Buffer } from 'node:buffer';
import type { RawResponse } from './read-response.ts';
import { SiteError } from './site-error.ts';

const formats: Record<string, 'gzip' | 'deflate'> = {
  gzip: 'gzip',
  'x-gzip': 'gzip',
  deflate: 'deflate',
};

const pieceLength = 1_024;

/** The body of a server that packs although it was told not to. A packed body that was cut, or ends early, is an error. */
export async function unpackBody(response: RawResponse, maxBytes: number): Promise<RawResponse> {
  const encoding = response.headers.get('content-encoding')?.trim().toLowerCase() || 'identity';
  if (encoding === 'identity' || maxBytes === 0) return response;
  const format = formats[encoding];
  if (!format || response.isCut) throw new SiteError('invalid-response');
  const { value, isCut } = await unpack(response.body, format, maxBytes);
  return { ...response, body: value, isCut };
}

async function unpack(packed: Uint8Array, format: 'gzip' | 'deflate', maxBytes: number) {
  const stream = inPieces(Uint8Array.from(packed)).pipeThrough(new DecompressionStream(format));
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of stream) {
      chunks.push(chunk.subarray(0, Math.max(0, maxBytes - length)));
      length += chunk.length;
      if (length > maxBytes) break;
    }
  } catch (error) {
    throw new SiteError('invalid-response', { cause: error });
  }
  return { value: Buffer.concat(chunks), isCut: length > maxBytes };
}

/** Deno unpacks all of a piece at once, which may become a thousand times as large. */
function inPieces(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  let start = 0;
  return new ReadableStream({
    pull(controller) {
      if (start >= bytes.length) controller.close();
      else controller.enqueue(bytes.subarray(start, (start += pieceLength)));
    },
  });
}
