import type { Member, Rooms } from './rooms.ts';

type Meta = Record<string, unknown> & { phx_ref: string };
type State = Record<string, { metas: Meta[] }>;
type Entry = { key: string; meta: Meta };

export type Presence = ReturnType<typeof createPresence>;

/** The members present in a room; the others are notified of changes. */
export function createPresence(rooms: Rooms) {
  const entries = new Map<string, Map<string, Entry>>();
  let lastRef = 0;

  function notify(room: string, joins: State, leaves: State) {
    for (const member of rooms.getMembers(room)) {
      const listens = member.options.presence.isEnabled && member.permissions.read.presence;
      if (listens) member.send('presence_diff', { joins, leaves });
    }
  }

  return {
    track(member: Member, payload: Record<string, unknown>) {
      lastRef += 1;
      const { key } = member.options.presence;
      const inRoom = entries.get(member.room) ?? new Map<string, Entry>();
      const before = inRoom.get(member.id);
      const entry: Entry = { key, meta: { ...payload, phx_ref: `ref-${lastRef}` } };
      entries.set(member.room, inRoom.set(member.id, entry));
      notify(member.room, toState([entry]), toState(before ? [before] : []));
    },
    untrack(member: Member) {
      const inRoom = entries.get(member.room);
      const before = inRoom?.get(member.id);
      if (!inRoom || !before) return;
      inRoom.delete(member.id);
      if (inRoom.size === 0) entries.delete(member.room);
      notify(member.room, {}, toState([before]));
    },
    in: (room: string): State => toState([...(entries.get(room)?.values() ?? [])]),
  };
}

function toState(entries: Entry[]): State {
  const state: State = {};
  for (const { key, meta } of entries) (state[key] ??= { metas: [] }).metas.push(meta);
  return state;
}
