type RequestDescription = {
  method: string;
  path: string;
  /** What it answers is shown, so that it must not be empty. */
  mustHaveRows: boolean;
};

const TABLE_OR_FUNCTION = /\/rest\/v1\/(rpc\/)?/;

/**
 * The answer of a table or a function, once it is known to be the whole answer of the database. A hotel network's page, an empty body
 * or JSON that is cut off must not read as "no such row" or as "saved", so it counts as no answer at all.
 */
export async function requireCompleteResponse(
  response: Response,
  request: RequestDescription,
): Promise<Response> {
  const kind = TABLE_OR_FUNCTION.exec(request.path);
  // A 404 without words of the database is taken for "no rows" by the client library; other refusals are told apart by their status.
  const canPassAsRows = response.ok || response.status === 404;
  if (!kind || !canPassAsRows || (request.method === 'HEAD' && response.ok)) return response;
  const text = await response.text();
  const value = parse(text);
  const isRows = kind[1] !== undefined || !request.mustHaveRows || Array.isArray(value);
  const isDone = text === '' && !request.mustHaveRows && isEmptySuccess(response);
  const isComplete = response.ok ? isDone || (value !== undefined && isRows) : isErrorBody(value);
  if (!isComplete) throw new TypeError('The answer is not the whole answer of the database');
  const { status, statusText, headers } = response;
  return new Response(text || null, { status, statusText, headers });
}

/** The database answers a write that it has nothing to say about with 201 or 204, or with the range of no rows. */
function isEmptySuccess({ status, headers }: Response) {
  return status !== 200 || headers.has('content-range');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isErrorBody(value: unknown) {
  return typeof value === 'object' && value !== null && 'message' in value;
}
