// In Deno it is no global.
import { Buffer } from 'node:buffer';
import { HTTPParser } from 'http-parser-js';
import type { Connection } from '../network/connection.ts';
import { SiteError } from './site-error.ts';

export type RawResponse = {
  status: number;
  /** Lower-case names; the first value of each. */
  headers: Map<string, string>;
  body: Uint8Array;
  /** The body is longer, and its rest was not read. */
  isCut: boolean;
};

/** Of heads, of trailers and around chunks. Each of them takes many times its bytes of memory. */
const maxOtherBytes = 512 * 1024;

/** Sends one request and reads its response, of whose body at most `maxBytes`. A body that ends early is an error. */
export async function readResponse(
  connection: Connection,
  request: string,
  maxBytes: number,
): Promise<RawResponse> {
  const response = createParser(maxBytes);
  try {
    await connection.write(request);
    for await (const chunk of connection.read()) {
      response.parse(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength));
      if (response.isOver()) break;
    }
    return response.finish();
  } catch (error) {
    throw new SiteError('invalid-response', { cause: error });
  } finally {
    connection.close();
  }
}

function createParser(maxBytes: number) {
  const parser = new HTTPParser(HTTPParser.RESPONSE);
  const chunks: Uint8Array[] = [];
  let head: Pick<RawResponse, 'status' | 'headers'> | undefined;
  let length = 0;
  let received = 0;
  let isComplete = false;

  // Hints before the response are responses of their own.
  parser[HTTPParser.kOnHeadersComplete] = ({ statusCode, headers }) => {
    if (statusCode >= 200) head ??= { status: statusCode, headers: readHeaders(headers) };
  };
  parser[HTTPParser.kOnBody] = (chunk, _offset, count) => {
    // With a negative length the parser would read the same bytes for ever.
    if (!(Number.isInteger(count) && count >= 0)) throw new Error('No length');
    chunks.push(chunk.subarray(0, Math.max(0, maxBytes - length)));
    length += count;
  };
  parser[HTTPParser.kOnMessageComplete] = () => {
    isComplete = head !== undefined;
  };
  const isCut = () => head !== undefined && !isComplete && (length > maxBytes || maxBytes === 0);

  return {
    isOver: () => isComplete || isCut(),
    parse(data: Buffer) {
      received += data.length;
      const result = parser.execute(data);
      if (result instanceof Error) throw result;
      if (received - length > maxOtherBytes) throw new Error('Too long');
    },
    finish(): RawResponse {
      if (!isComplete && !isCut()) {
        const result = parser.finish();
        if (result instanceof Error) throw result;
      }
      if (!head) throw new Error('No response');
      return { ...head, body: Buffer.concat(chunks), isCut: isCut() || length > maxBytes };
    },
  };
}

function readHeaders(list: string[]): Map<string, string> {
  const headers = new Map<string, string>();
  for (let index = 0; index + 1 < list.length; index += 2) {
    const name = list[index]?.toLowerCase() ?? '';
    if (!headers.has(name)) headers.set(name, list[index + 1] ?? '');
  }
  return headers;
}
