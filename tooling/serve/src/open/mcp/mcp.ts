import { createMcpHandler } from '@modelcontextprotocol/server';
import type { Hono } from 'hono';
import type { EndpointOptions } from '../endpoint-options.ts';
import { callerOf } from '../limits/caller.ts';
import { createLimit } from '../limits/limit.ts';
import { createTools } from './tools.ts';

export const MAX_CALLS_A_MINUTE = 60;
/** A call has a few words. */
const MAX_BODY_BYTES = 32_768;

/**
 * Tools for assistants by the Model Context Protocol: read only, without sessions. Its handler checks neither where a request comes from nor how
 * many there are, so this does: a page of another site may not call it with its visitor's browser.
 */
export function addMcp(app: Hono, { source, now }: EndpointOptions): void {
  const limit = createLimit(MAX_CALLS_A_MINUTE, now);
  const handler = createMcpHandler(() => createTools(source), {
    maxRequestBodySize: MAX_BODY_BYTES,
    maxSubscriptions: 0,
  });
  app.all('/mcp', async (context) => {
    const { raw } = context.req;
    const origin = raw.headers.get('origin');
    if (origin !== null && origin !== source.origin)
      return refuse(403, 'Pages of other sites may not call this.');
    const seconds = limit(callerOf(raw, context.env));
    if (seconds !== null) {
      const message = `There can be ${MAX_CALLS_A_MINUTE} requests a minute. Wait ${seconds} seconds.`;
      return refuse(429, message, { 'Retry-After': String(seconds) });
    }
    const response = await handler.fetch(raw);
    const headers = new Headers(response.headers);
    headers.set('Cache-Control', 'no-store');
    return new Response(response.body, { status: response.status, headers });
  });
}

function refuse(status: number, message: string, headers: Record<string, string> = {}): Response {
  const body = { jsonrpc: '2.0', id: null, error: { code: -32_000, message } };
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } });
}
