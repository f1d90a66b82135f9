import { isTooDeep } from '../http/json-depth.ts';
import { refuseMalformedList } from './list-literals.ts';
import { traced } from './request-trace.ts';
import type { RequestTrace } from './request-trace.ts';
import type { Handler } from '../http/handler.ts';
import type { Sql } from '../postgres/connect.ts';

type Options = {
  app: { fetch(request: Request): Promise<Response> | Response };
  sql: Sql;
  log: (line: string) => void;
};

/** The REST service, with what hosted Supabase adds in front of it. */
export function createRest({ app, sql, log }: Options): Handler {
  async function forward(request: Request, ipAddress: string): Promise<Response> {
    const url = new URL(request.url);
    const trace: RequestTrace = {
      headers: forwardedHeaders(request, ipAddress),
      method: request.method,
      errors: [],
    };
    const response = await traced(trace, async () => app.fetch(request));
    if (response.ok) return withHeaders(response, trace.responseHeaders);
    if (response.status < 500) return response;
    if (trace.errors.some(isUnwritable)) return typeMismatch();
    log(
      `${request.method} ${url.pathname} failed: ${trace.errors.map(String).join('; ') || response.status}`,
    );
    return response;
  }

  return async (request, { ipAddress }) => {
    if (await isNestedTooDeep(request)) return invalidJson();
    return (await refuseMalformedList(new URL(request.url), sql)) ?? forward(request, ipAddress);
  };
}

function withHeaders(response: Response, added: Headers | undefined): Response {
  if (!added) return response;
  const headers = new Headers(response.headers);
  for (const [name, value] of added) headers.set(name, value);
  return new Response(response.body, { status: response.status, headers });
}

async function isNestedTooDeep(request: Request): Promise<boolean> {
  return request.body !== null && isTooDeep(await request.clone().text());
}

/** As forwarded by a gateway: the caller's IP address comes last, after those that the caller sent. */
function forwardedHeaders(request: Request, ipAddress: string): Record<string, string> {
  const { 'cf-connecting-ip': _, ...headers } = Object.fromEntries(request.headers);
  const ipAddresses = [request.headers.get('x-forwarded-for'), ipAddress].filter(Boolean);
  return { ...headers, 'x-forwarded-for': ipAddresses.join(', ') };
}

/** PostgREST's response to a malformed body. */
function invalidJson(): Response {
  const message = 'Empty or invalid json';
  return Response.json({ code: 'PGRST102', message, details: null, hint: null }, { status: 400 });
}

/** The errors of the driver for a value that does not fit the column's type: an object for an array, an invalid date. */
function isUnwritable(error: unknown): boolean {
  const isDriverError = error instanceof TypeError || error instanceof RangeError;
  return isDriverError && (error.stack ?? '').includes('/node_modules/postgres/');
}

/** PostgreSQL's response to such a value. */
function typeMismatch(): Response {
  const message = 'A value of the request does not fit the type of its column';
  return Response.json({ code: '22P02', message, details: null, hint: null }, { status: 400 });
}
