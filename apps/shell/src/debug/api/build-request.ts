export const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'] as const;
export type Method = (typeof METHODS)[number];

export type RequestDraft = { method: Method; url: string; headers: string; body: string };

type Api = { url: string; key: string; token: string | undefined };

export type BuiltRequest =
  | { error: string }
  | { url: URL; init: RequestInit & { headers: Record<string, string> } };

/** The request that a draft describes, or its validation error. The key and the token are sent only to the API's own origin. */
export function buildRequest(draft: RequestDraft, origin: string, api: Api): BuiltRequest {
  if (draft.url.trim() === '') return { error: 'Enter a URL.' };
  if (!URL.canParse(draft.url, origin)) return { error: "That's not a URL." };
  const url = new URL(draft.url, origin);
  if (!/^https?:$/.test(url.protocol)) return { error: 'Use http or https.' };
  const headers = readHeaders(draft.headers);
  if ('error' in headers) return headers;
  const hasBody = draft.method !== 'GET' && draft.body.trim() !== '';
  const bodyError = hasBody && findJsonError(draft.body);
  if (bodyError) return { error: `The body isn't valid JSON: ${bodyError}` };
  const isApi = url.origin === new URL(api.url, origin).origin;
  return {
    url,
    init: {
      method: draft.method,
      headers: {
        'Content-Type': 'application/json',
        ...(isApi && { apikey: api.key, Authorization: `Bearer ${api.token ?? api.key}` }),
        ...headers.values,
      },
      credentials: 'omit',
      // A redirect must not carry the token to another origin.
      redirect: 'error',
      ...(hasBody && { body: draft.body }),
    },
  };
}

function readHeaders(text: string): { error: string } | { values: Record<string, string> } {
  if (text.trim() === '') return { values: {} };
  const error = findJsonError(text);
  if (error) return { error: `The headers aren't valid JSON: ${error}` };
  const parsed: unknown = JSON.parse(text);
  const isObject = typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed);
  if (!isObject) return { error: 'The headers must be a JSON object of names and values.' };
  const values = Object.entries(parsed).map(([name, value]) => [name, String(value)]);
  return { values: Object.fromEntries(values) as Record<string, string> };
}

function findJsonError(text: string) {
  try {
    JSON.parse(text);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
