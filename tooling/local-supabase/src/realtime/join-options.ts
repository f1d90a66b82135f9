import { randomUUID } from 'node:crypto';
import { isRecord } from './frames.ts';

export type JoinOptions = {
  isPrivate: boolean;
  broadcast: { ack: boolean; self: boolean; isReadinessRequested: boolean };
  presence: { isEnabled: boolean; key: string };
  token: string | undefined;
};

/** Parses the payload of a join. */
export function readJoin(payload: Record<string, unknown>): JoinOptions {
  const config = toRecord(payload.config);
  const broadcast = toRecord(config.broadcast);
  const presence = toRecord(config.presence);
  return {
    isPrivate: config.private === true,
    broadcast: {
      ack: broadcast.ack === true,
      self: broadcast.self === true,
      isReadinessRequested: broadcast.replication_ready === true,
    },
    presence: {
      isEnabled: presence.enabled !== false,
      key: typeof presence.key === 'string' && presence.key !== '' ? presence.key : randomUUID(),
    },
    token: typeof payload.access_token === 'string' ? payload.access_token : undefined,
  };
}

function toRecord(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}
