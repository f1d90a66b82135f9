import { afterEach, beforeEach, expect, it } from 'vitest';
import { run } from '../../races/scene.ts';
import { as, overlap, waits } from '../../races/waiting.ts';
import { answerEnd, requestEnd } from '../../support/ending.ts';
import { act, createRequest } from '../../support/hiring.ts';
import { addProject } from '../../support/rows.ts';
import { become, captureError, sql } from '../../support/world.ts';
import { commitAs, commitPeople } from '../races/race.ts';
import { FOR_SALE } from '../requests/add-sale.ts';

type People = Awaited<ReturnType<typeof commitPeople>>;

const termsOf = ({ creator }: People, project: string) => ({
  ...{ creator_id: creator.id, project_id: project, sale_kind: 'once', budget: 2400 },
});

/** A project that is sold once, and a pending purchase by each client. */
async function addPurchases(people: People) {
  const { creator, clients } = people;
  const columns = { ...FOR_SALE, sale_kind: 'once' };
  const project = await sql.begin((tx) => addProject(tx, creator, columns));
  const requests = [];
  for (const client of clients)
    requests.push((await commitAs(client, (tx) => createRequest(tx, termsOf(people, project)))).id);
  return { project, requests };
}

let people: People;
let others: People;
let project: string;
let requests: string[];
let otherRequests: string[];

beforeEach(async () => {
  people = await commitPeople({ clients: 2 });
  others = await commitPeople();
  ({ project, requests } = await addPurchases(people));
  otherRequests = (await addPurchases(others)).requests;
});
afterEach(async () => {
  await people.remove();
  await others.remove();
});

const move = (action: 'accept' | 'deliver') =>
  commitAs(people.creator, (tx) => act(tx, { id: requests[0] ?? '', action }));
const holdPerson = (id: string) =>
  waits(
    (tx) => tx`select from public.users where id = ${id} for update`,
    () => move('accept'),
  );
const holdRequest = (id: string, action: 'accept' | 'deliver') =>
  waits(
    (tx) => tx`select from public.hire_requests where id = ${id} for update`,
    () => move(action),
  );

it('a sale waits for no one who wants to buy another project', async () => {
  expect(await holdPerson(others.client.id)).toBe(false);
});

it('a sale waits for who wants to buy the same project', async () => {
  expect(await holdPerson(people.clients[1]?.id ?? '')).toBe(true);
});

// Whoever leaves locks themselves first, and then what they have.
it('a client of the same project who leaves does not wait for the sale that waits for them', async () => {
  const client = people.clients[1]?.id ?? '';
  const lockBoth = overlap(
    (tx) => tx`select from public.users where id = ${client} for update`,
    () => move('accept'),
    (tx) => tx`select from public.hire_requests where id = ${requests[1] ?? ''} for update nowait`,
  );
  expect(await lockBoth).toMatchObject({ status: 'accepted' });
});

it('a sale waits for no purchase of another project', async () => {
  expect(await holdRequest(otherRequests[0] ?? '', 'accept')).toBe(false);
});

it('what is done after the sale waits for no purchase', async () => {
  await move('accept');
  await sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    await tx`
      update public.hire_requests set status = 'pending', resolution = null
      where id = ${requests[1] ?? ''}`;
  });
  expect(await holdRequest(requests[1] ?? '', 'deliver')).toBe(false);
});

// It has seen the purchase that was ended, and would take the project from its next buyer.
it('a project that is put back twice stays sold to who bought it in between', async () => {
  const { creator, clients } = people;
  const [first, second] = [clients[0] ?? creator, clients[1] ?? creator];
  const [id = ''] = requests;
  await commitAs(creator, (tx) => act(tx, { id, action: 'accept' }));
  await commitAs(first, (tx) => requestEnd(tx, { id }));
  await commitAs(creator, (tx) => answerEnd(tx, { id, action: 'accept' }));
  const attempt = overlap(
    async (tx) => {
      await as(creator, 'select public.return_to_sale($1)', project)(tx);
      await become(tx, second);
      const bought = await createRequest(tx, termsOf(people, project));
      await become(tx, creator);
      await act(tx, { id: bought.id, action: 'accept' });
    },
    run(creator, 'select public.return_to_sale($1)', project),
  );
  expect((await captureError(attempt)).code).toBe('PT409');
  const [row] =
    await sql`select sold_at is not null as is_sold from public.projects where id = ${project}`;
  expect(row).toEqual({ is_sold: true });
});
