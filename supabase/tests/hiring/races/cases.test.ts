import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { answerCase, decisionNote, openCase } from '../../cases/cases.ts';
import { answerEnd, requestEnd } from '../../support/ending.ts';
import { addPerson, sql } from '../../support/world.ts';
import { getPid, isWaitingFor, until } from '../../races/waiting.ts';
import { commitAs, commitPeople, race, raceRounds } from './race.ts';
import {
  commitWork,
  countSteps,
  findAnyContradictions,
  listInvoices,
  move,
  passDays,
} from './work.ts';
import type { People } from './work.ts';

let people: People;
let admins: { id: string; email: string }[];
beforeAll(async () => {
  people = await commitPeople();
  admins = await sql.begin(async (tx) => [await addPerson(tx, {}), await addPerson(tx, {})]);
  const ids = admins.map(({ id }) => id);
  await sql`insert into private.admins (user_id, reason) select id, 'test' from unnest(${ids}::uuid[]) as id`;
});
afterAll(async () => {
  const ids = admins.map(({ id }) => id);
  await people.remove();
  await sql`delete from auth.users where id = any (${ids})`;
  await sql.begin(async (tx) => {
    // With triggers on, no one can delete from the audit log.
    await tx`set local session_replication_role = replica`;
    await tx`delete from private.audit_log where actor_id = any (${ids}) or target_id = any (${ids})`;
  });
});
afterEach(() => people.clearRateLimits());

const open = (request: string, input: { key?: string; wants?: string; cents?: number } = {}) =>
  commitAs(people.client, (tx) => openCase(tx, { request, ...input }));
const answer = (
  by: 'client' | 'creator',
  id: string,
  action: string,
  offer: { outcome?: string; cents?: number } = {},
) => commitAs(people[by], (tx) => answerCase(tx, { id, action, ...offer }));
const decide = (admin: { id: string } | undefined, id: string) =>
  commitAs(
    admin ?? { id: '' },
    (tx) => tx`select public.admin_decide_case(${id}, 'part', ${decisionNote}, 400)`,
  );
const getStatus = async (id: string) => {
  const [row] = await sql<{ status: string }[]>`select status from public.cases where id = ${id}`;
  return row?.status;
};

describe.each(raceRounds)('in round %d', () => {
  it('of several cases that are opened at once, there is one', async () => {
    const request = await commitWork(people, 'delivered');
    const { won, lost } = await race(Array.from({ length: 5 }, () => () => open(request)));
    expect([won.length, lost]).toEqual([1, ['PT409', 'PT409', 'PT409', 'PT409']]);
    expect(await countSteps(request, 'open_case')).toEqual([1]);
    expect(await findAnyContradictions(request)).toEqual([]);
  });

  it('a case with the same key is opened once', async () => {
    const request = await commitWork(people, 'approved');
    const key = randomUUID();
    const { won, lost } = await race(Array.from({ length: 5 }, () => () => open(request, { key })));
    expect([new Set(won).size, lost]).toEqual([1, []]);
    expect(await countSteps(request, 'open_case')).toEqual([1]);
  });

  it('of accepting and disputing, the agreement holds, also after the dispute', async () => {
    const request = await commitWork(people, 'delivered');
    const id = await open(request, { wants: 'part', cents: 400 });
    const { won, lost } = await race([
      () => answer('creator', id, 'accept'),
      () => answer('creator', id, 'dispute'),
    ]);
    const isDisputedFirst = won.length === 2;
    expect(lost).toEqual(isDisputedFirst ? [] : ['PT409']);
    expect(await getStatus(id)).toBe('agreed');
    expect(await countSteps(request, 'agree_case', 'approve', 'credit', 'dispute_case')).toEqual([
      ...[1, 0, 1, isDisputedFirst ? 1 : 0],
    ]);
    expect(await listInvoices(request)).toHaveLength(1);
    expect(await findAnyContradictions(request)).toEqual([]);
  });

  it('all answers, a withdrawal, an approval and time leave one story', async () => {
    const request = await commitWork(people, 'delivered');
    const id = await open(request);
    const { lost } = await race<unknown>([
      () => answer('creator', id, 'accept'),
      () => answer('creator', id, 'counter', { outcome: 'part', cents: 400 }),
      () => answer('creator', id, 'dispute'),
      () => answer('client', id, 'withdraw'),
      () => move(people, 'client', request, 'approve'),
      () => passDays(request, 8),
    ]);
    expect(lost.filter((code) => code !== 'PT409')).toEqual([]);
    expect(await findAnyContradictions(request)).toEqual([]);
  });

  it('of two admins who decide, one does; so it is about the appeal', async () => {
    const request = await commitWork(people, 'approved');
    const id = await open(request);
    await answer('creator', id, 'dispute');
    const first = await race(admins.map((admin) => () => decide(admin, id)));
    expect([first.won.length, first.lost]).toEqual([1, ['PT409']]);
    await answer('creator', id, 'appeal');
    const second = await race([0, 1, 0, 1].map((index) => () => decide(admins[index], id)));
    expect(second.won).toHaveLength(1);
    expect(second.lost.filter((code) => code !== 'PT403' && code !== 'PT409')).toEqual([]);
    const decisions = await sql`
      select distinct admin_id from private.case_decisions where case_id = ${id}`;
    expect(decisions).toHaveLength(2);
    expect(await getStatus(id)).toBe('closed');
    expect(await countSteps(request, 'decide_case', 'close_case', 'ask_credit')).toEqual([1, 1, 1]);
    expect(await findAnyContradictions(request)).toEqual([]);
  });

  it('a decision and its appeal, a withdrawal and time leave one story', async () => {
    const request = await commitWork(people, 'delivered');
    const id = await open(request);
    await answer('creator', id, 'dispute');
    const { lost } = await race<unknown>([
      () => decide(admins[0], id),
      () => answer('client', id, 'withdraw'),
      () => answer('creator', id, 'appeal'),
      () => move(people, 'client', request, 'approve'),
      () => passDays(request, 8),
    ]);
    expect(lost.filter((code) => code !== 'PT409')).toEqual([]);
    expect(await findAnyContradictions(request)).toEqual([]);
  });

  it.each([[], [10, 20]])(
    'of agreeing to the end and approving %j, one wins',
    async (...prices) => {
      const request = await commitWork(people, 'delivered', prices);
      await commitAs(people.creator, (tx) => requestEnd(tx, { id: request }));
      const { won, lost } = await race([
        () => commitAs(people.client, (tx) => answerEnd(tx, { id: request, action: 'accept' })),
        () => move(people, 'client', request, 'approve'),
      ]);
      expect([won.length, lost]).toEqual([1, ['PT409']]);
      const [row] = await sql<{ status: string }[]>`
      select status from public.hire_requests where id = ${request}`;
      expect(await listInvoices(request)).toHaveLength(row?.status === 'rejected' ? 0 : 1);
      expect(await findAnyContradictions(request)).toEqual([]);
    },
  );
});

it('a case that ends in an approval and another approval do not wait for each other', async () => {
  const disputed = await commitWork(people, 'delivered');
  const delivered = await commitWork(people, 'delivered');
  await commitWork(people, 'approved');
  const id = await open(disputed, { wants: 'part', cents: 400 });
  let outcomes: Promise<PromiseSettledResult<unknown>[]> = Promise.resolve([]);
  await sql.begin(async (tx) => {
    await tx`select from private.invoice_numbers where creator_id = ${people.creator.id} for update`;
    const pid = await getPid(tx);
    // Its number is the next one; what it writes into the conversation comes after that.
    const approval = move(people, 'client', delivered, 'approve');
    await until(() => isWaitingFor(pid));
    const agreement = answer('creator', id, 'accept');
    outcomes = Promise.allSettled([approval, agreement]);
    await until(async () => {
      const [row] = await sql<{ count: number }[]>`
        select count(*)::integer from pg_stat_activity a
        where a.datname = current_database() and cardinality(pg_blocking_pids(a.pid)) > 0
          and a.query ~ 'act_on_hire_request|answer_case'`;
      return row?.count === 2;
    });
  });
  expect((await outcomes).filter(({ status }) => status === 'rejected')).toEqual([]);
  for (const request of [disputed, delivered]) {
    expect(await findAnyContradictions(request)).toEqual([]);
  }
});
