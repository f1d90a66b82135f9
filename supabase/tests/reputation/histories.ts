import { randomUUID } from 'node:crypto';
import { message } from '../support/hiring.ts';
import type { World } from '../support/world.ts';

type Action =
  | 'create'
  | 'make_offer'
  | 'counter_offer'
  | 'accept_offer'
  | 'expire'
  | 'approve_milestone'
  | 'accept'
  | 'decline'
  | 'cancel'
  | 'deliver'
  | 'ask_changes'
  | 'approve'
  | 'complete'
  | 'ask_end'
  | 'accept_end'
  | 'end_by_silence'
  | 'end';
type Fate = { actions: readonly Action[]; status: string; resolution: string | null };

const work = ['create', 'accept', 'deliver'] as const;
const negotiation = ['create', 'make_offer', 'counter_offer', 'make_offer'] as const;

/** How a request can go: its steps, and the state that they lead to. */
export const fates = {
  pending: { actions: ['create'], status: 'pending', resolution: null },
  withdrawn: { actions: ['create', 'cancel'], status: 'rejected', resolution: 'withdrawn' },
  expired: { actions: ['create', 'expire'], status: 'rejected', resolution: 'expired' },
  offered: { actions: ['create', 'make_offer'], status: 'pending', resolution: null },
  negotiated: { actions: negotiation, status: 'pending', resolution: null },
  'offered and withdrawn': {
    actions: [...negotiation, 'cancel'],
    status: 'rejected',
    resolution: 'withdrawn',
  },
  'offered and expired': {
    actions: ['create', 'make_offer', 'expire'],
    status: 'rejected',
    resolution: 'expired',
  },
  'offered and declined': {
    actions: ['create', 'make_offer', 'decline'],
    status: 'rejected',
    resolution: 'declined',
  },
  'in milestones': {
    actions: [
      ...negotiation,
      'accept_offer',
      'deliver',
      'approve_milestone',
      'make_offer',
      'deliver',
      'approve',
    ],
    status: 'completed',
    resolution: 'approved',
  },
  declined: { actions: ['create', 'decline'], status: 'rejected', resolution: 'declined' },
  accepted: { actions: ['create', 'accept'], status: 'accepted', resolution: null },
  delivered: { actions: work, status: 'accepted', resolution: null },
  'back in work': { actions: [...work, 'ask_changes'], status: 'accepted', resolution: null },
  'ended early': {
    actions: ['create', 'accept', 'ask_end', 'accept_end'],
    status: 'rejected',
    resolution: 'ended',
  },
  'ended in silence': {
    actions: ['create', 'accept', 'ask_end', 'end_by_silence'],
    status: 'rejected',
    resolution: 'ended',
  },
  'ended in its trial': {
    actions: ['create', 'make_offer', 'accept_offer', 'end'],
    status: 'rejected',
    resolution: 'ended',
  },
  'ended late': {
    actions: [...work, 'ask_end', 'accept_end'],
    status: 'rejected',
    resolution: 'ended',
  },
  approved: { actions: [...work, 'approve'], status: 'completed', resolution: 'approved' },
  revised: {
    actions: [...work, 'ask_changes', 'deliver', 'approve'],
    status: 'completed',
    resolution: 'approved',
  },
  automatic: { actions: [...work, 'complete'], status: 'completed', resolution: 'automatic' },
} as const satisfies Record<string, Fate>;
export type FateName = keyof typeof fates;

export type Life = {
  id?: string;
  fate: FateName;
  creator: { id: string };
  /** Null for an account that is deleted. */
  client: { id: string } | null;
  service?: string;
  title?: string;
  /** The due date, in days since the first of January 2026. */
  due?: number;
  /** Of the creator. */
  zone?: string;
  /** When each step happened, in seconds since the first of January 2026; the last one counts for the steps without one. */
  seconds?: readonly number[];
};

const start = Date.parse('2026-01-01T00:00:00.000Z');

/** Writes requests with their timelines, at any time. Returns their ids. */
export async function addLives(world: World, lives: readonly Life[]): Promise<string[]> {
  const rows = lives.map(toRows);
  const insert = (table: string, columns: string[], values: unknown[]) => world.sql`
    insert into public.${world.sql(table)} (${world.sql(columns)})
    select ${world.sql(columns)}
    from jsonb_populate_recordset(null::public.${world.sql(table)}, ${JSON.stringify(values)}::text::jsonb)`;
  const requests = rows.map(({ request }) => request);
  const events = rows.flatMap((row) => row.events);
  await insert('hire_requests', Object.keys(requests[0] ?? {}), requests);
  await insert('hire_request_events', Object.keys(events[0] ?? {}), events);
  return requests.map(({ id }) => id);
}

export const repeat = (count: number, life: Life): Life[] =>
  Array.from({ length: count }, () => life);

/** As many lives, each a day after the one before. */
export const repeatDaily = (count: number, life: Life): Life[] =>
  Array.from({ length: count }, (_, day) => ({
    ...life,
    seconds: (life.seconds ?? [0]).map((second) => second + day * 86_400),
  }));

function toRows({
  id = randomUUID(),
  fate,
  creator,
  client,
  service,
  title,
  due,
  zone = 'UTC',
  seconds = [],
}: Life) {
  const { actions, status, resolution }: Fate = fates[fate];
  const at = (step: number) =>
    new Date(start + (seconds[step] ?? seconds.at(-1) ?? 0) * 1000).toISOString();
  const milestoneAt = (step: number) =>
    1 + actions.slice(0, step).filter((action) => action === 'approve_milestone').length;
  const firstDelivery = actions.findIndex(
    (action, step) => action === 'deliver' && milestoneAt(step) === milestoneAt(actions.length),
  );
  const lastDelivery = fate === 'back in work' ? -1 : actions.lastIndexOf('deliver');
  const actors = {
    client: client?.id ?? null,
    creator: creator.id,
    time: null,
  };
  return {
    request: {
      id,
      creator_id: creator.id,
      client_id: client?.id ?? null,
      service_id: service ?? null,
      title: title ?? 'A booking page',
      price: 100,
      message,
      status,
      resolution,
      due_on: due === undefined ? null : new Date(start + due * 86_400_000).toISOString(),
      no_due_date: due === undefined,
      time_zone: zone,
      delivered_at: lastDelivery < 0 ? null : at(lastDelivery),
      first_delivered_at: firstDelivery < 0 ? null : at(firstDelivery),
      version: actions.length,
      milestone: milestoneAt(actions.length),
      request_key: randomUUID(),
      request_digest: id,
      created_at: at(0),
      updated_at: at(actions.length - 1),
    },
    events: actions.map((action, step) => ({
      hire_request_id: id,
      version: step + 1,
      actor_id: actors[actorOf(action)],
      milestone: milestoneAt(step),
      action: action === 'counter_offer' ? 'make_offer' : action,
      created_at: at(step),
    })),
  };
}

function actorOf(action: Action) {
  if (['complete', 'expire', 'end_by_silence'].includes(action)) return 'time';
  const isCreators = ['accept', 'decline', 'deliver', 'make_offer', 'accept_end'].includes(action);
  return isCreators ? 'creator' : 'client';
}
