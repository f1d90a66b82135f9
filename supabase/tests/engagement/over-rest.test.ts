import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { send } from '../support/rest.ts';
import { sql } from '../support/world.ts';

it('counts five of 25 visitors that a browser makes up at the same time', async () => {
  const [row] = await sql<{ id: string; view_count: number }[]>`
    select p.id, p.view_count from public.projects p
    join private.visible_projects v on v.id = p.id order by p.id limit 1`;
  const id = String(row?.id);
  const made = Array.from({ length: 25 }, () =>
    send('rest/v1/rpc/record_view', { project_id: id, viewer_key: randomUUID() }),
  );
  expect((await Promise.all(made)).map(({ status }) => status)).toEqual(made.map(() => 204));
  const [after] = await sql`select view_count from public.projects where id = ${id}`;
  expect(Number(after?.view_count)).toBeLessThanOrEqual(Number(row?.view_count) + 5);
});
