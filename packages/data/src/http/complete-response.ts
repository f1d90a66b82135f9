type RequestDescription = {
  method: string;
  path: string;
  /** The response is shown to the user, so it must not be empty. */
  mustHaveRows: boolean;
};

const TABLE_OR_FUNCTION = /\/rest\/v1\/(rpc\/)?/;

/**
 * Passes on the response of a table or function only if it is complete. A captive portal's page, an empty body or truncated JSON
 * must not be read as "no such row" or "saved", so it is treated as no response at all.
 */
export async function requireCompleteResponse(
  response: Response,
  request: RequestDescription,
): Promise<Response> {
  const kind = TABLE_OR_FUNCTION.exec(request.path);
  // The client library reads a 404 without an error body as "no rows"; the status is enough to classify other rejections.
  const canPassAsRows = response.ok || response.status === 404;
  if (!kind || !canPassAsRows || (request.method === 'HEAD' && response.ok)) return response;
  const text = await response.text();
  const value = parse(text);
  const isRows = kind[1] !== undefined || !request.mustHaveRows || Array.isArray(value);
  const isDone = text === '' && !request.mustHaveRows && isEmptySuccess(response);
  const isComplete = response.ok ? isDone || (value !== undefined && isRows) : isErrorBody(value);
  if (!isComplete) throw new TypeError('The database response is incomplete');
  const { status, statusText, headers } = response;
  return new Response(text || null, { status, statusText, headers });
}

/** A successful write without a body has the status 201 or 204, or an empty content range. */
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
