import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import { isFromPage } from '../http/check-request.ts';
import { isKnownKey, isSecret } from '../identity/caller.ts';
import type { Sql } from '../postgres/connect.ts';
import { createClientSession } from './client-session.ts';
import { decodeFrame, encodeFrame, type Frame, type Version, isRecord, toText } from './frames.ts';
import { createHttpBroadcast } from './http-broadcast.ts';
import { createPresence } from './presence.ts';
import { createRooms, getRoomName, type Rooms } from './rooms.ts';

type Options = { sql: Sql; jwtSecret: string };

const maxMessageSize = 1024 * 1024;
/** Clients send a heartbeat every 25 seconds. */
const idleTimeout = 90_000;

/** Broadcast and presence in the protocol of supabase-js, for one backend process. */
export async function startRealtime({ sql, jwtSecret }: Options) {
  const rooms = createRooms();
  const presence = createPresence(rooms);
  const sockets = new WebSocketServer({ noServer: true, maxPayload: maxMessageSize });
  const lastMessageAt = new WeakMap<WebSocket, number>();
  const broadcasts = await startDatabaseBroadcasts(sql, rooms);

  const reaper = setInterval(() => {
    for (const socket of sockets.clients) {
      if (Date.now() - (lastMessageAt.get(socket) ?? 0) > idleTimeout) socket.terminate();
    }
  }, 30_000);
  reaper.unref();

  function openSession(socket: WebSocket, key: string, version: Version) {
    const send = (frame: Frame) => {
      const data = encodeFrame(frame, version);
      if (data !== undefined && socket.readyState === socket.OPEN) socket.send(data);
    };
    const session = createClientSession({ key, sql, jwtSecret, rooms, presence, send });
    let queue = Promise.resolve();
    lastMessageAt.set(socket, Date.now());
    socket.on('message', (data, isBinary) => {
      lastMessageAt.set(socket, Date.now());
      const frame = Buffer.isBuffer(data) ? decodeFrame(data, isBinary) : undefined;
      if (!frame) return;
      queue = queue
        .then(() => session.receive(frame))
        .catch((error: unknown) => {
          const reason = error instanceof Error ? error.message : String(error);
          send({
            ...frame,
            event: 'phx_reply',
            payload: { status: 'error', response: { reason } },
          });
        });
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', () => void queue.then(() => session.close()));
  }

  function upgrade(request: IncomingMessage, stream: Duplex, head: Buffer) {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const headers = { get: (name: string) => request.headers[name]?.toString() ?? null };
    const key = url.searchParams.get('apikey') ?? undefined;
    if (url.pathname !== '/realtime/v1/websocket') return rejectUpgrade(stream, '404 Not Found');
    if (key === undefined || !isKnownKey(key)) return rejectUpgrade(stream, '401 Unauthorized');
    if (isSecret({ key, token: undefined }) && isFromPage(headers)) {
      return rejectUpgrade(stream, '401 Unauthorized');
    }
    const version = url.searchParams.get('vsn') === '2.0.0' ? '2.0.0' : '1.0.0';
    sockets.handleUpgrade(request, stream, head, (socket) => openSession(socket, key, version));
  }

  return {
    broadcast: createHttpBroadcast({ sql, jwtSecret, rooms }),
    attach(server: Server) {
      server.on('upgrade', upgrade);
    },
    async stop() {
      clearInterval(reaper);
      for (const socket of sockets.clients) socket.terminate();
      await broadcasts.unlisten();
    },
  };
}

function rejectUpgrade(stream: Duplex, status: string) {
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

/** Broadcasts what `realtime.send` inserts in the database, from its commit. */
function startDatabaseBroadcasts(sql: Sql, rooms: Rooms) {
  return sql.listen('realtime_messages', (text) => {
    const message: unknown = JSON.parse(text);
    if (!isRecord(message)) return;
    const room = getRoomName(toText(message.topic), message.private === true);
    rooms.broadcast(room, toText(message.event), message.payload);
  });
}
