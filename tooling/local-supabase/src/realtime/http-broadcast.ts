import { getCredentials, identify, isKnownKey } from '../identity/caller.ts';
import type { Sql } from '../postgres/connect.ts';
import { probePermissions } from './authorization.ts';
import { isRecord, toText } from './frames.ts';
import { getRoomName } from './rooms.ts';
import type { Rooms } from './rooms.ts';

type Options = { sql: Sql; jwtSecret: string; rooms: Rooms };
type Message = { topic: string; event: string; payload: unknown; isPrivate: boolean };

/** Broadcasts over HTTP: one (`httpSend`) or a batch. */
export function createHttpBroadcast({ sql, jwtSecret, rooms }: Options) {
  return async (request: Request): Promise<Response> => {
    const credentials = getCredentials(request);
    const caller = isKnownKey(credentials.key) ? await identify(credentials, jwtSecret) : undefined;
    if (request.method !== 'POST') return errorResponse(405, 'Method not allowed');
    if (!caller) return errorResponse(401, 'Unauthorized');
    const messages = await readMessages(request);
    if (!messages) return errorResponse(422, 'The body is not a broadcast');
    for (const message of messages) {
      const isAllowed =
        !message.isPrivate || (await probePermissions(sql, caller, message.topic)).write.broadcast;
      if (!isAllowed)
        return errorResponse(403, 'You do not have permissions to write to this channel');
      rooms.broadcast(
        getRoomName(message.topic, message.isPrivate),
        message.event,
        message.payload,
      );
    }
    return new Response(null, { status: 202 });
  };
}

async function readMessages(request: Request): Promise<Message[] | undefined> {
  const { pathname, searchParams } = new URL(request.url);
  const single = /\/broadcast\/([^/]+)\/events\/([^/]+)$/.exec(pathname);
  if (single) {
    const [topic = '', event = ''] = single.slice(1).map(decodeURIComponent);
    const isBinary = request.headers.get('content-type') === 'application/octet-stream';
    const payload: unknown = isBinary
      ? new Uint8Array(await request.arrayBuffer())
      : await readJson(request);
    return [{ topic, event, payload, isPrivate: searchParams.get('private') === 'true' }];
  }
  const body = await readJson(request);
  if (!isRecord(body) || !Array.isArray(body.messages)) return undefined;
  return body.messages.filter(isRecord).map((message) => ({
    // No topic name contains a NUL, because PostgreSQL text cannot.
    topic: toText(message.topic).replaceAll('\0', ''),
    event: toText(message.event),
    payload: message.payload ?? {},
    isPrivate: message.private === true,
  }));
}

function readJson(request: Request): Promise<unknown> {
  return request.json().catch(() => undefined);
}

function errorResponse(status: number, message: string): Response {
  return Response.json({ message, error: message }, { status });
}
