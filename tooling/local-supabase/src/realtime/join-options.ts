import { randomUUID } from 'node:crypto';
import { parseFilter } from './changes/change-filter.ts';
import type { ChangeFilter } from './changes/change-filter.ts';
import { isRecord } from './frames.ts';

/** One `.on('postgres_changes', …)` of a channel. */
export type ChangeBinding = {
  id: number;
  event: string;
  schema: string;
  table: string;
  filters: ChangeFilter[];
  /** The client compares this with its own list. */
  requested: Record<string, unknown>;
};

export type JoinOptions = {
  isPrivate: boolean;
  broadcast: { ack: boolean; self: boolean };
  presence: { isEnabled: boolean; key: string };
  changes: ChangeBinding[];
  token: string | undefined;
};

const maxBindings = 100;

let lastId = 0;

/** Parses the payload of a join; throws on an invalid filter. */
export function readJoin(payload: Record<string, unknown>): JoinOptions {
  const config = toRecord(payload.config);
  const broadcast = toRecord(config.broadcast);
  const presence = toRecord(config.presence);
  const changes = Array.isArray(config.postgres_changes)
    ? config.postgres_changes.filter(isRecord)
    : [];
  if (changes.length > maxBindings) {
    throw new Error(`A channel follows ${maxBindings} kinds of changes at most`);
  }
  return {
    isPrivate: config.private === true,
    broadcast: { ack: broadcast.ack === true, self: broadcast.self === true },
    presence: {
      isEnabled: presence.enabled !== false,
      key: typeof presence.key === 'string' && presence.key !== '' ? presence.key : randomUUID(),
    },
    changes: changes.map(readBinding),
    token: typeof payload.access_token === 'string' ? payload.access_token : undefined,
  };
}

function readBinding(requested: Record<string, unknown>): ChangeBinding {
  lastId += 1;
  return {
    id: lastId,
    event: readText(requested.event, '*').toUpperCase(),
    schema: readText(requested.schema, 'public'),
    table: readText(requested.table, '*'),
    filters:
      typeof requested.filter === 'string' && requested.filter !== ''
        ? parseFilter(requested.filter)
        : [],
    requested,
  };
}

function readText(value: unknown, fallback: string): string {
  return typeof value === 'string' && value !== '' ? value : fallback;
}

function toRecord(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}
