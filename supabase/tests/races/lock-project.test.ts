import { afterAll, beforeAll, expect, it } from 'vitest';
import { commitAs, commitPeople } from '../hiring/races/race.ts';
import { addProject } from '../support/rows.ts';
import { captureError, sql } from '../support/world.ts';

let people: Awaited<ReturnType<typeof commitPeople>>;
let project: string;

beforeAll(async () => {
  people = await commitPeople();
  project = await sql.begin((transaction) => addProject(transaction, people.creator, {}));
});
afterAll(() => people.remove());

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
