import { randomUUID } from 'node:crypto';
import type { TransactionSql } from 'postgres';
import { answerEnd, requestEnd } from './ending.ts';
import type { HireRequest } from './rows.ts';
import type { World } from './world.ts';

export const message = 'I would like you to build this for our shop.';

export type RequestInput = {
  creator_id?: string | null;
  service_id?: string | null;
  project_id?: string | null;
  sale_kind?: string | null;
  from_project_id?: string | null;
  package_name?: string;
  hours?: number | string;
  title?: string;
  budget?: number | string;
  message?: string | null;
  request_key?: string | null;
};
export type Action =
  | 'accept'
  | 'decline'
  | 'cancel'
  | 'deliver'
  | 'ask_changes'
  | 'approve'
  | 'end';
export type Step = readonly [
  by: 'client' | 'creator' | 'time',
  action: Action | 'complete' | 'ask_end' | 'accept_end' | 'decline_end' | 'withdraw_end',
];

/** Calls create_hire_request with the current role. */
export async function createRequest(
  sql: TransactionSql,
  input: RequestInput,
): Promise<HireRequest> {
  const sale_kind = input.project_id ? 'license' : null;
  const all = { message, request_key: randomUUID(), sale_kind, ...input };
  const [request] = await sql<HireRequest[]>`
    select * from public.create_hire_request(
      ${all.creator_id ?? null}, ${all.service_id ?? null}, ${all.package_name ?? null},
      ${all.hours ?? null}, ${all.title ?? null}, ${all.budget ?? null}, ${all.message},
      ${all.request_key}, ${all.project_id ?? null}, ${all.from_project_id ?? null},
      sale_kind => ${all.sale_kind}
    )`;
  if (!request) throw new Error('The function returned no row.');
  return request;
}

type ActInput = {
  id: string;
  action: string | null;
  note?: string | null;
  version?: number | null;
  due_on?: string | null;
};

/** Calls act_on_hire_request with the current role; what it accepts is due in three days, or never if `due_on` is null. */
export async function act(
  sql: TransactionSql,
  { id, action, note = 'Here it is', version = null, due_on }: ActInput,
): Promise<HireRequest> {
  const isAccepting = action === 'accept';
  const [request] = await sql<HireRequest[]>`
    select * from public.act_on_hire_request(
      ${id}, ${action}, ${note}, ${version},
      due_on => case when ${isAccepting && due_on !== null} then coalesce(${due_on ?? null}::date, current_date + 3) end,
      no_due_date => ${isAccepting && due_on === null}
    )`;
  if (!request) throw new Error('The function returned no row.');
  return request;
}

const accepted: Step[] = [['creator', 'accept']];
const delivered: Step[] = [...accepted, ['creator', 'deliver']];
const endProposed: Step[] = [...accepted, ['client', 'ask_end']];

/** The steps that lead to each state. */
export const stepsByState = {
  pending: [],
  accepted,
  delivered,
  'back in work': [...delivered, ['client', 'ask_changes']],
  declined: [['creator', 'decline']],
  withdrawn: [['client', 'cancel']],
  'end asked': endProposed,
  'end asked after delivery': [...delivered, ['client', 'ask_end']],
  ended: [...endProposed, ['creator', 'accept_end']],
  approved: [...delivered, ['client', 'approve']],
  automatic: [...delivered, ['time', 'complete']],
} as const satisfies Record<string, readonly Step[]>;
export type State = keyof typeof stepsByState;

/** A creator with a service for 100 dollars, their client, and a request in the given state. */
export async function addRequest(
  world: World,
  state: State = 'pending',
  input: RequestInput = {},
  metadata: Record<string, unknown> = {},
) {
  const creator = await world.addPerson({ isDev: true, name: 'Ada Stone' });
  const client = await world.addPerson({ name: 'Noah Bennett' });
  const service = await world.addService(creator, { metadata });
  const request = await world.as(client, (sql) =>
    createRequest(sql, { creator_id: creator.id, service_id: service, ...input }),
  );
  const hireRequest = { creator, client, service, id: request.id };
  for (const step of stepsByState[state]) await applyStep(world, hireRequest, step);
  return hireRequest;
}

export async function applyStep(
  world: World,
  hireRequest: { creator: { id: string }; client: { id: string }; id: string },
  [by, action]: Step,
) {
  if (by === 'time') {
    await world.sql`select private.move_hire_request(${hireRequest.id}, ${action}, null)`;
  } else {
    const { id } = hireRequest;
    await world.as(hireRequest[by], (sql) => {
      if (action === 'ask_end') return requestEnd(sql, { id });
      if (action.endsWith('_end')) {
        return answerEnd(sql, { id, action: action.replace('_end', '') });
      }
      return act(sql, { id, action });
    });
  }
}

export async function getRequest(world: World, id: string): Promise<HireRequest> {
  const [row] = await world.sql<HireRequest[]>`select * from public.hire_requests where id = ${id}`;
  if (!row) throw new Error('The request does not exist.');
  return row;
}
