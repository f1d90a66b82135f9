import { randomUUID } from 'node:crypto';
import { identify } from '../identity/caller.ts';
import type { Caller } from '../identity/request-context.ts';
import type { Sql } from '../postgres/connect.ts';
import { everything, probePermissions } from './authorization.ts';
import type { Permissions } from './authorization.ts';
import { isRecord, toText } from './frames.ts';
import type { Frame } from './frames.ts';
import { readJoin } from './join-options.ts';
import type { Presence } from './presence.ts';
import { getRoomName } from './rooms.ts';
import type { Member, Rooms } from './rooms.ts';

type Options = {
  key: string;
  sql: Sql;
  jwtSecret: string;
  rooms: Rooms;
  presence: Presence;
  send: (frame: Frame) => void;
};
type Reply = (status: 'ok' | 'error', response?: Record<string, unknown>) => void;

const maxChannels = 100;

/** One client's connection: its channels and the messages it sends in them. */
export function createClientSession({ key, sql, jwtSecret, rooms, presence, send }: Options) {
  const members = new Map<string, Member>();

  async function getPermissions(caller: Caller, topic: string, isPrivate: boolean) {
    return isPrivate ? probePermissions(sql, caller, getChannelName(topic)) : everything;
  }

  async function join({ topic, payload }: Frame, reply: Reply) {
    if (members.size >= maxChannels)
      return reply('error', { reason: 'ChannelRateLimitReached: Too many channels' });
    const options = readJoin(payload);
    const caller = await identify({ key, token: options.token }, jwtSecret);
    if (!caller)
      return reply('error', { reason: 'InvalidJWTToken: Token is invalid or has expired' });
    const permissions = await getPermissions(caller, topic, options.isPrivate);
    if (!canRead(permissions)) {
      return reply('error', {
        reason: `Unauthorized: You do not have permissions to read from this Channel topic: ${getChannelName(topic)}`,
      });
    }
    leave(topic);
    const member: Member = {
      id: randomUUID(),
      topic,
      room: getRoomName(getChannelName(topic), options.isPrivate),
      caller,
      permissions,
      options,
      send: (event, message) => send({ joinRef: null, ref: null, topic, event, payload: message }),
    };
    members.set(topic, member);
    rooms.add(member);
    // A client that listens to anything else than broadcasts and presence reports an error.
    reply('ok', { postgres_changes: [] });
    if (options.presence.isEnabled && permissions.read.presence)
      member.send('presence_state', presence.in(member.room));
    if (options.broadcast.isReadinessRequested) member.send('system', ready(topic));
  }

  function leave(topic: string) {
    const member = members.get(topic);
    if (!member) return;
    members.delete(topic);
    presence.untrack(member);
    rooms.remove(member);
  }

  async function renew(member: Member, token: unknown) {
    if (typeof token !== 'string') return;
    const caller = await identify({ key, token }, jwtSecret);
    const permissions =
      caller && (await getPermissions(caller, member.topic, member.options.isPrivate));
    if (!caller || !permissions || !canRead(permissions)) {
      leave(member.topic);
      member.send('phx_close', {});
      return;
    }
    Object.assign(member, { caller, permissions });
  }

  function broadcast(member: Member, { payload }: Frame, reply: Reply) {
    const isAllowed = member.permissions.write.broadcast;
    if (isAllowed) rooms.broadcast(member.room, toText(payload.event), payload.payload, member);
    if (member.options.broadcast.ack) reply(isAllowed ? 'ok' : 'error');
  }

  function changePresence(member: Member, { payload }: Frame, reply: Reply) {
    if (!member.permissions.write.presence) return reply('error');
    if (payload.event === 'track')
      presence.track(member, isRecord(payload.payload) ? payload.payload : {});
    if (payload.event === 'untrack') presence.untrack(member);
    return reply('ok');
  }

  async function receive(frame: Frame) {
    const { topic, event, joinRef, ref } = frame;
    const reply: Reply = (status, response = {}) =>
      send({ joinRef, ref, topic, event: 'phx_reply', payload: { status, response } });
    if (topic === 'phoenix') return reply('ok');
    if (event === 'phx_join') return join(frame, reply);
    const member = members.get(topic);
    if (event === 'phx_leave') {
      leave(topic);
      reply('ok');
      return send({ joinRef, ref: joinRef, topic, event: 'phx_close', payload: {} });
    }
    if (!member) return reply('error', { reason: 'unmatched topic' });
    if (event === 'access_token') return renew(member, frame.payload.access_token);
    if (event === 'broadcast') return broadcast(member, frame, reply);
    if (event === 'presence') return changePresence(member, frame, reply);
  }

  return {
    receive,
    close() {
      for (const topic of [...members.keys()]) leave(topic);
    },
  };
}

function canRead({ read }: Permissions): boolean {
  return read.broadcast || read.presence;
}

function getChannelName(topic: string): string {
  return topic.replace(/^realtime:/, '');
}

function ready(topic: string) {
  const message = 'Replication connection established';
  return { extension: 'system', status: 'ok', message, channel: getChannelName(topic) };
}
