import { randomUUID } from 'node:crypto';
import type { TransactionSql } from 'postgres';
import { rounds } from '../../../../tooling/testing/rounds.ts';
import { addService } from '../../support/rows.ts';
import { addPerson, become, sql } from '../../support/world.ts';

/** How often each race runs. */
export const raceRounds = Array.from({ length: rounds(2, 40) }, (_, index) => index);

/** Committed users, because a race needs several connections; `remove` deletes everything. */
export async function commitPeople({ clients = 1 } = {}) {
  const committed = await sql.begin(async (transaction) => {
    const creator = await addPerson(transaction, { isDev: true });
    const service = await addService(transaction, creator, {});
    const people = [];
    for (const _ of Array.from({ length: clients })) people.push(await addPerson(transaction, {}));
    return { creator, service, clients: people };
  });
  const ids = [committed.creator, ...committed.clients].map(({ id }) => id);
  return {
    ...committed,
    client: committed.clients[0] ?? committed.creator,
    /** Clears the call counters, so that rounds do not hit the limits. */
    clearRateLimits: () => sql`delete from private.rate_hits where user_id = any (${ids})`,
    remove: () => sql`delete from auth.users where id = any (${ids})`,
  };
}

/** Runs a statement in its own transaction, as PostgREST would for this user. */
export const commitAs = <T>(
  person: { id: string },
  statement: (transaction: TransactionSql) => Promise<T>,
) =>
  sql.begin(async (transaction) => {
    await become(transaction, person);
    return statement(transaction);
  });

/** The outcome of each contender: its result or SQLSTATE. */
export async function race<T>(contenders: readonly (() => Promise<T>)[]) {
  const outcomes = await Promise.allSettled(contenders.map((run) => run()));
  return {
    won: outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : [])),
    lost: outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' ? [getCode(outcome.reason)] : [],
    ),
  };
}

export function getCode(reason: unknown): string {
  return reason instanceof Error && 'code' in reason ? String(reason.code) : String(reason);
}

/** A completed request per client, long after the work. */
export async function addCompleted({
  creator,
  clients,
}: {
  creator: { id: string };
  clients: readonly { id: string }[];
}): Promise<Map<string, string>> {
  const requests = new Map(clients.map(({ id }) => [id, randomUUID()]));
  for (const [client, request] of requests) {
    await sql`
      insert into public.hire_requests (
        id, client_id, creator_id, title, price, message, status, resolution, delivered_at,
        no_due_date, request_key, request_digest
      )
      values (
        ${request}, ${client}, ${creator.id}, 'A map', 50, 'Please draw a map of our town.',
        'completed', 'approved', now(), true, gen_random_uuid(), ''
      )`;
  }
  return requests;
}
