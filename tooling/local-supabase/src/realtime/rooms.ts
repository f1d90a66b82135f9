import type { Caller } from '../identity/request-context.ts';
import type { Permissions } from './authorization.ts';
import type { JoinOptions } from './join-options.ts';

/** One client's membership in one channel. */
export type Member = {
  id: string;
  /** As the client names it: `realtime:<name>`. */
  topic: string;
  /** A private and a public channel with the same name are two rooms. */
  room: string;
  caller: Caller;
  permissions: Permissions;
  options: JoinOptions;
  send(event: string, payload: Record<string, unknown>): void;
};

export type Rooms = ReturnType<typeof createRooms>;

export function getRoomName(topic: string, isPrivate: boolean): string {
  return `${isPrivate ? 'private' : 'public'}:${topic}`;
}

export function createRooms() {
  const rooms = new Map<string, Set<Member>>();
  return {
    add(member: Member) {
      const members = rooms.get(member.room) ?? new Set();
      rooms.set(member.room, members.add(member));
    },
    remove(member: Member) {
      const members = rooms.get(member.room);
      members?.delete(member);
      if (members?.size === 0) rooms.delete(member.room);
    },
    getMembers: (room: string): Member[] => [...(rooms.get(room) ?? [])],
    /** Sends to all members who may read broadcasts and whose token is valid, except the sender, unless they requested an echo. */
    broadcast(room: string, event: string, payload: unknown, sender?: Member) {
      for (const member of rooms.get(room) ?? []) {
        const isEcho = member === sender && !member.options.broadcast.self;
        if (isEcho || !member.permissions.read.broadcast || hasExpired(member.caller)) continue;
        member.send('broadcast', { type: 'broadcast', event, payload });
      }
    },
  };
}

function hasExpired({ claims }: Caller): boolean {
  return typeof claims.exp === 'number' && claims.exp * 1000 < Date.now();
}
