export const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'] as const;
export type Method = (typeof METHODS)[number];

export type RequestDraft = { method: Method; url: string; headers: string; body: string };

type Api = { url: string; key: string; token: string | undefined };

export type TestRequest =
  { fault: string } | { url: URL; init: RequestInit & { headers: Record<string, string> } };

/** The request that a draft describes, or what is wrong with it. The key and the token go to the API's own origin only. */
export function testRequest(draft: RequestDraft, origin: string, api: Api): TestRequest {
  if (draft.url.trim() === '') return { fault: 'Enter a URL.' };
  if (!URL.canParse(draft.url, origin)) return { fault: 'This is not a URL.' };
  const url = new URL(draft.url, origin);
  if (!/^https?:$/.test(url.protocol)) return { fault: 'Only http and https can be asked.' };
  const headers = readHeaders(draft.headers);
  if ('fault' in headers) return headers;
  const hasBody = draft.method !== 'GET' && draft.body.trim() !== '';
  const bodyFault = hasBody && jsonFault(draft.body);
  if (bodyFault) return { fault: `The body is not valid JSON: ${bodyFault}` };
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
      // A redirect must not carry the token to another place.
      redirect: 'error',
      ...(hasBody && { body: draft.body }),
    },
  };
}

function readHeaders(text: string): { fault: string } | { values: Record<string, string> } {
  if (text.trim() === '') return { values: {} };
  const fault = jsonFault(text);
  if (fault) return { fault: `The headers are not valid JSON: ${fault}` };
  const parsed: unknown = JSON.parse(text);
  const isObject = typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed);
  if (!isObject) return { fault: 'The headers must be a JSON object of names and values.' };
  const values = Object.entries(parsed).map(([name, value]) => [name, String(value)]);
  return { values: Object.fromEntries(values) as Record<string, string> };
}

function jsonFault(text: string) {
  try {
    JSON.parse(text);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
