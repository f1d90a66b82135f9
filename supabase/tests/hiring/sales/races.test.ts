import { afterEach, expect, it } from 'vitest';
import { run } from '../../races/scene.ts';
import { as, overlap } from '../../races/waiting.ts';
import { act, createRequest } from '../../support/hiring.ts';
import { addProject } from '../../support/rows.ts';
import { captureError, sql } from '../../support/world.ts';
import { commitAs, commitPeople } from '../races/race.ts';
import { FOR_SALE } from '../requests/add-sale.ts';

const CLIENTS = 40;

let people: Awaited<ReturnType<typeof commitPeople>>;
type Person = (typeof people)['creator'];
let project: string;
let requests: string[];
/** A project that is sold once, and a pending purchase by each of so many clients. */
async function addPurchases(count: number) {
  people = await commitPeople({ clients: count });
  const { creator, clients } = people;
  project = await sql.begin((tx) => addProject(tx, creator, { ...FOR_SALE, sale_kind: 'once' }));
  requests = [];
  for (const client of clients) {
    const terms = { creator_id: creator.id, project_id: project, sale_kind: 'once' };
    const { id } = await commitAs(client, (tx) => createRequest(tx, { ...terms, budget: 2400 }));
    requests.push(id);
  }
}
afterEach(() => people.remove());

const countStates = () => sql`
  select status, resolution, count(*)::integer from public.hire_requests
  where project_id = ${project} group by 1, 2 order by 1`;

it('of 40 acceptances at once, one sells the project, and 39 are told that it is sold', async () => {
  await addPurchases(CLIENTS);
  const outcomes = await Promise.allSettled(
    requests.map((id) => commitAs(people.creator, (tx) => act(tx, { id, action: 'accept' }))),
  );
  const lost = outcomes.flatMap((outcome) =>
    outcome.status === 'rejected' && outcome.reason instanceof Error
      ? [outcome.reason.message]
      : [],
  );
  expect(lost).toEqual(
    Array.from({ length: CLIENTS - 1 }, () => 'This project is sold to someone else'),
  );
  expect(await countStates()).toEqual([
    { status: 'accepted', resolution: null, count: 1 },
    { status: 'rejected', resolution: 'sold', count: CLIENTS - 1 },
  ]);
  const lines = await sql`
    select user_id from public.notifications
    where kind = 'request_sold' and user_id = any (${people.clients.map(({ id }) => id)})`;
  expect(lines).toHaveLength(CLIENTS - 1);
});

const accept = `select public.act_on_hire_request($1, 'accept', no_due_date => true)`;

// Each of the two would hold what the other one waits for.
it.each<[what: string, statement: string, values: () => [person: Person, value: string]]>([
  [
    'its owner deletes it',
    'delete from public.projects where id = $1',
    () => [people.creator, project],
  ],
  [
    'another client withdraws',
    `select public.act_on_hire_request($1, 'cancel')`,
    () => [people.clients[1] ?? people.creator, requests[1] ?? ''],
  ],
])('a sale that is being accepted is one while %s', async (_, statement, values) => {
  await addPurchases(2);
  const [person, value] = values();
  await Promise.allSettled([
    overlap(as(people.creator, accept, requests[0] ?? ''), run(person, statement, value)),
  ]);
  const [row] = await sql`select status from public.hire_requests where id = ${requests[0] ?? ''}`;
  expect(row).toEqual({ status: 'accepted' });
});

// The purchase would wait for an answer that can't come.
it('a purchase that is sent while another one is accepted is rejected', async () => {
  await addPurchases(2);
  const [first, second] = [people.clients[0], people.clients[1] ?? people.creator];
  expect(first).toBeDefined();
  const buy = () =>
    commitAs(second, (tx) =>
      createRequest(tx, {
        ...{ creator_id: people.creator.id, project_id: project, sale_kind: 'once', budget: 2400 },
      }),
    );
  await commitAs(second, (tx) => act(tx, { id: requests[1] ?? '', action: 'cancel' }));
  const attempt = overlap(as(people.creator, accept, requests[0] ?? ''), buy);
  expect((await captureError(attempt)).message).toBe('This project is sold');
});
