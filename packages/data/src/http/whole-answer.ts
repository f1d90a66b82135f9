type Asked = { method: string; path: string };

const TABLE_OR_FUNCTION = /\/rest\/v1\/(rpc\/)?/;

/**
 * The answer to a read, once it is known to be the whole answer of the database. A hotel network's page, an empty body or JSON that
 * is cut off must not read as "no such row", so it counts as no answer at all.
 */
export async function wholeAnswer(response: Response, { method, path }: Asked): Promise<Response> {
  const kind = TABLE_OR_FUNCTION.exec(path);
  // A 404 without words of the database is taken for "no rows" by the client library; other refusals are told apart by their status.
  const mayPassAsRows = response.ok || response.status === 404;
  if (!kind || !mayPassAsRows || (method === 'HEAD' && response.ok)) return response;
  const text = await response.text();
  const value = parse(text);
  const isRows = kind[1] !== undefined || Array.isArray(value);
  const isWhole = response.ok ? value !== undefined && isRows : isRefusal(value);
  if (!isWhole) throw new TypeError('The answer is not the whole answer of the database');
  const { status, statusText, headers } = response;
  return new Response(text, { status, statusText, headers });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isRefusal(value: unknown) {
  return typeof value === 'object' && value !== null && 'message' in value;
}
