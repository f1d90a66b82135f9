type Answer = { statusCode?: unknown; code?: unknown; error?: unknown; message?: unknown };

/** The service's response about a row that a policy denies. A token that it does not accept has the same status and code. */
const DENIED_ROW = /row-level security/;

/**
 * Gives a response of the storage its true status. The service answers almost every rejection with 400 and writes the status into the
 * body; a rejected token, for which it has 400 or 403 there, is a 401 as everywhere else.
 */
export async function withTrueStatus(
  response: Response,
  { method, path }: { method: string; path: string },
): Promise<Response> {
  if (response.status !== 400 || !path.startsWith('/storage/v1/')) return response;
  const text = await response.text();
  const { headers, statusText } = response;
  const status = method === 'HEAD' ? 401 : findStatus(parse(text));
  return new Response(text || null, { status, statusText, headers });
}

function findStatus(answer: Answer): number {
  if (isTokenRejected(answer)) return 401;
  const status = Number(answer.statusCode);
  return Number.isInteger(status) && status >= 400 && status <= 599 ? status : 400;
}

function isTokenRejected({ statusCode, code, error, message }: Answer) {
  if (code === 'InvalidJWT' || error === 'InvalidJWT') return true;
  return String(statusCode) === '403' && !DENIED_ROW.test(String(message));
}

function parse(text: string): Answer {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
