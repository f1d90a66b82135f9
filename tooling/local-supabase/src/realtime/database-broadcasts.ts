import type { Sql } from '../postgres/connect.ts';
import { isRecord, toText } from './frames.ts';
import { getRoomName } from './rooms.ts';
import type { Rooms } from './rooms.ts';

/** Broadcasts what `realtime.send` inserts in the database, from its commit. */
export function startDatabaseBroadcasts(sql: Sql, rooms: Rooms) {
  return sql.listen('realtime_messages', (text) => {
    const message: unknown = JSON.parse(text);
    if (!isRecord(message)) return;
    const room = getRoomName(toText(message.topic), message.private === true);
    rooms.broadcast(room, toText(message.event), message.payload);
  });
}
