type Asked = {
  method: string;
  path: string;
  /** What it answers is shown, so that it must not be empty. */
  isShown: boolean;
};

const TABLE_OR_FUNCTION = /\/rest\/v1\/(rpc\/)?/;

/**
 * The answer of a table or a function, once it is known to be the whole answer of the database. A hotel network's page, an empty body
 * or JSON that is cut off must not read as "no such row" or as "saved", so it counts as no answer at all.
 */
export async function wholeAnswer(response: Response, asked: Asked): Promise<Response> {
  const kind = TABLE_OR_FUNCTION.exec(asked.path);
  // A 404 without words of the database is taken for "no rows" by the client library; other refusals are told apart by their status.
  const mayPassAsRows = response.ok || response.status === 404;
  if (!kind || !mayPassAsRows || (asked.method === 'HEAD' && response.ok)) return response;
  const text = await response.text();
  const value = parse(text);
  const isRows = kind[1] !== undefined || !asked.isShown || Array.isArray(value);
  const isDone = text === '' && !asked.isShown && saysDone(response);
  const isWhole = response.ok ? isDone || (value !== undefined && isRows) : isRefusal(value);
  if (!isWhole) throw new TypeError('The answer is not the whole answer of the database');
  const { status, statusText, headers } = response;
  return new Response(text || null, { status, statusText, headers });
}

/** The database answers a write that it has nothing to say about with 201 or 204, or with the range of no rows. */
function saysDone({ status, headers }: Response) {
  return status !== 200 || headers.has('content-range');
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
