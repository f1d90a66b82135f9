import { expect, it } from 'vitest';
import { inWorld } from '../support/world.ts';

it('counts words that the planner does not know to be frequent', () =>
  inWorld(async ({ sql }) => {
    await sql`set local session_replication_role = replica`;
    await sql`
      insert into private.project_words (project_id, text, words)
      select gen_random_uuid(), '', to_tsvector('simple', 'quokka word' || n % 300 || case when n <= 3 then ' wombat' else '' end)
      from generate_series(1, 3000) n`;
    await sql`analyze private.project_words`;
    const many = Array.from({ length: 200 }, (_, index) => `'form${index}'`).join(' | ');
    const count = async () => {
      const [row] = await sql<{ times: number[] }[]>`
        select private.times_of_words('private.project_words', ${["'wombat'", "'quokka'", many, "'word1' | 'wombat'"]}) as times`;
      return row?.times;
    };
    expect(await count()).toEqual([3, 500, 0, 12]);
    // They are not read: what is gone is still known to be frequent.
    await sql`delete from private.project_words where words @@ 'quokka'`;
    expect(await count()).toEqual([0, 500, 0, 0]);
  }));
