import { afterAll, beforeAll, expect, it } from 'vitest';
import { commitAs, commitPeople, getCode } from '../hiring/races/race.ts';
import { addProject } from '../support/rows.ts';
import { captureError, sql } from '../support/world.ts';
import { run } from './scene.ts';
import { as, overlap } from './waiting.ts';

let people: Awaited<ReturnType<typeof commitPeople>>;
let project: string;

beforeAll(async () => {
  people = await commitPeople();
  project = await sql.begin((transaction) => addProject(transaction, people.creator, {}));
});
afterAll(() => people.remove());

// Both would hold the project for their row, and neither could count it: one of them gets an error of the database.
it.each([
  ['project_likes', 'insert into public.project_likes (project_id) values ($1)'],
  ['project_saves', 'insert into public.project_saves (project_id) values ($1)'],
  [
    'project_media',
    `insert into public.project_media (project_id, kind, url) values ($1, 'image', 'https://a.example/b.png')`,
  ],
  [
    'project_code_samples',
    `insert into public.project_code_samples (project_id, title, language, code) values ($1, 'A', 'ts', 'a')`,
  ],
])('a second row of %s is refused while the first holds the project', async (table, insert) => {
  const isReaction = table === 'project_likes' || table === 'project_saves';
  const second = isReaction ? people.client : people.creator;
  // Their second row of the same kind would be refused as a double, if it did not have to wait for the project first.
  if (isReaction) await commitAs(second, (tx) => tx.unsafe(insert, [project]));
  const attempt = commitAs(people.creator, async (first) => {
    await first.unsafe(insert, [project]);
    return captureError(
      commitAs(second, async (tx) => {
        await tx`set local statement_timeout = '5s'`;
        await tx.unsafe(insert, [project]);
      }),
    );
  });
  expect((await attempt).code).toBe('PT423');
});

const order = ['10000000', '20000000', '30000000', '40000000', '50000000', '60000000'] as const;
const unlike = 'delete from public.project_likes where user_id = $1';

// Two who take back many likes at once would each hold a project of the other: one of them is told to try again.
it.each([[order], [order.toReversed()]])(
  'likes are taken back in the order of the projects, as %j',
  async (starts) => {
    const ids = starts.map((start) => `${start}${people.creator.id.slice(8)}`);
    for (const id of ids) {
      await sql.begin((tx) => addProject(tx, people.creator, { id }));
      await commitAs(
        people.client,
        (tx) => tx`insert into public.project_likes (project_id) values (${id})`,
      );
    }
    const [first = '', ...others] = ids.toSorted();
    const outcome = await overlap(
      (tx) => tx`select from public.projects where id = ${first} for no key update`,
      () => run(people.client, unlike, people.client.id)().then(() => 'done', getCode),
      (tx) => tx`select from public.projects where id = any (${others}) for no key update nowait`,
    );
    // On a busy machine they waited long enough to be told so.
    expect(outcome).toMatch(/^(done|PT423)$/);
    await sql`delete from public.projects where id = any (${ids})`;
  },
);

// The job that forgets old likes would forget the new one, too, and list the project too far down for a month.
it('a like counts in the month, also if the job is counting', async () => {
  const id = await sql.begin((tx) => addProject(tx, people.creator, {}));
  await sql`update private.month_likes set recount_at = '2000-01-01' where project_id = ${id}`;
  await overlap(
    as(people.client, 'insert into public.project_likes (project_id) values ($1)', id),
    () => sql`select private.recount_month_likes()`,
  );
  expect(await sql`select likes from private.month_likes where project_id = ${id}`).toEqual([
    { likes: 1 },
  ]);
});
