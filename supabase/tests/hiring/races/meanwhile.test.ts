import type { TransactionSql } from 'postgres';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answerCase, decisionNote, openCase } from '../../cases/cases.ts';
import { leave, run } from '../../races/scene.ts';
import { as, overlap } from '../../races/waiting.ts';
import { createRequest } from '../../support/hiring.ts';
import type { RequestInput } from '../../support/hiring.ts';
import { addProject } from '../../support/rows.ts';
import { addPerson, captureError, sql } from '../../support/world.ts';
import { commitAs, commitPeople } from './race.ts';
import { commitWork, countSteps, passDays } from './work.ts';
import type { People } from './work.ts';

let people: People;
beforeEach(async () => {
  people = await commitPeople();
});
afterEach(() => people.remove());

const sendRequest = (terms: RequestInput = { title: 'A map', budget: 10 }) =>
  commitAs(people.client, (tx) => createRequest(tx, { creator_id: people.creator.id, ...terms }));
/** Both get no notifications: a new one would hold its reader's account, and a changed one the line. */
const silence = () => sql`
  insert into private.notification_settings (user_id, not_in_app, email_off)
  select id, private.notification_topics(), true
  from unnest(${[people.client.id, people.creator.id]}::uuid[]) as id`;
const accept = `select public.act_on_hire_request($1, 'accept', no_due_date => true)`;
const getStatus = async (id: string) => {
  const [row] = await sql<{ status: string }[]>`
    select status from public.hire_requests where id = ${id}`;
  return row?.status;
};

describe('a request that is being accepted', () => {
  let request: string;
  beforeEach(async () => {
    ({ id: request } = await sendRequest());
  });
  // The block would fail, with a sentence about a request of which nobody spoke.
  it('stays accepted when the client blocks its creator meanwhile', async () => {
    await overlap(
      as(people.creator, accept, request),
      run(people.client, 'select public.block_user($1)', people.creator.id),
    );
    expect(await getStatus(request)).toBe('accepted');
    expect(
      await sql`select from private.blocks where blocker_id = ${people.client.id}`,
    ).toHaveLength(1);
  });

  // Whoever leaves would end what was agreed on a moment ago, although accepted work keeps everyone here until it is done.
  it('keeps its client here', async () => {
    const { code } = await captureError(
      overlap(as(people.creator, accept, request), leave(people.client)),
    );
    expect([code, await getStatus(request)]).toEqual(['PT409', 'accepted']);
  });

  // One of two clicks would get an error although the request was accepted.
  it('is accepted once by two clicks', async () => {
    await overlap(as(people.creator, accept, request), run(people.creator, accept, request));
    expect(await countSteps(request, 'accept')).toEqual([1]);
  });

  // The second of the two would stay, with an error about a request that is over already.
  it('ends once when both leave', async () => {
    const { client, creator } = people;
    await silence();
    await overlap(
      (tx) => tx`delete from auth.users where id = ${client.id}`,
      () => sql`delete from auth.users where id = ${creator.id}`,
    );
    expect(await getStatus(request)).toBeUndefined();
  });
});

// The job would wait for them, and then do to the request what was due before: remind of an answer that was given.
describe('the job leaves a request to its next run', () => {
  it.each<[what: string, begin: (id: string) => (tx: TransactionSql) => Promise<unknown>]>([
    ['answer it', (id) => as(people.creator, accept, id)],
    ['leave', () => (tx) => tx`select from public.users where id = ${people.client.id} for update`],
    ['read about it', () => as(people.creator, 'update public.notifications set read_at = now()')],
  ])('while they %s', async (what, begin) => {
    if (what === 'answer it') await silence();
    const { id } = await sendRequest();
    const [row] = await overlap(begin(id), () => passDays(id, 4));
    expect(row).toEqual({ done: false });
    expect(await countSteps(id, 'remind')).toEqual([0]);
  });
});

// The decision would replace the end that the client chose, and close the case a second time.
it('a case that is being withdrawn is not decided', async () => {
  const [admin] = await sql.begin(async (tx) => [await addPerson(tx, {})]);
  await sql`insert into private.admins (user_id, reason) values (${admin.id}, 'test')`;
  const request = await commitWork(people, 'delivered');
  const id = await commitAs(people.client, (tx) => openCase(tx, { request }));
  await commitAs(people.creator, (tx) => answerCase(tx, { id, action: 'dispute' }));
  const decision = overlap(
    as(people.client, `select public.answer_case($1, 'withdraw')`, id),
    run(admin, `select public.admin_decide_case($1, 'none', $2)`, id, decisionNote),
  );
  expect(await captureError(decision)).toMatchObject({ code: 'PT409' });
  await sql`delete from auth.users where id = ${admin.id}`;
});

// The second of the two would stay, with an error about a case that is over already.
it.each(['client', 'creator'] as const)(
  'a case ends once when both leave, the %s first',
  async (first) => {
    const { client, creator } = people;
    await silence();
    const request = await commitWork(people, 'approved');
    await commitAs(client, (tx) => openCase(tx, { request }));
    const second = first === 'client' ? creator : client;
    await overlap(
      (tx) => tx`delete from auth.users where id = ${people[first].id}`,
      () => sql`delete from auth.users where id = ${second.id}`,
    );
    expect(await getStatus(request)).toBeUndefined();
  },
);

describe('a request that is sent while its creator', () => {
  let project: string;
  beforeEach(async () => {
    project = await sql.begin((tx) =>
      addProject(tx, people.creator, { is_for_sale: true, sale_kind: 'license', sale_price: 100 }),
    );
  });

  // The client would buy at a price that the creator had changed before, or get an error of the database.
  it.each<[what: string, change: string, terms: () => RequestInput, code: string]>([
    [
      'changes the price of the service',
      'update public.services set price = 200 where user_id = $1',
      () => ({ service_id: people.service, budget: 100 }),
      'PT409',
    ],
    [
      'changes the price of the project',
      'update public.projects set sale_price = 200 where user_id = $1',
      () => ({ project_id: project, budget: 100 }),
      'PT409',
    ],
    [
      'removes the project that it is about',
      'delete from public.projects where user_id = $1',
      () => ({ from_project_id: project, title: 'The same for us', budget: 100 }),
      'PT404',
    ],
  ])('%s is refused', async (_, change, terms, code) => {
    const attempt = overlap(as(people.creator, change, people.creator.id), () =>
      sendRequest(terms()),
    );
    expect(await captureError(attempt)).toMatchObject({ code });
  });
});

// The purchase would be closed although it was accepted.
it('a purchase that is being accepted outlives its project', async () => {
  const project = await sql.begin((tx) =>
    addProject(tx, people.creator, { is_for_sale: true, sale_kind: 'license', sale_price: 100 }),
  );
  const { id } = await sendRequest({ project_id: project, budget: 100 });
  await overlap(
    as(people.creator, accept, id),
    run(people.creator, 'delete from public.projects where id = $1', project),
  );
  expect(await getStatus(id)).toBe('accepted');
});
