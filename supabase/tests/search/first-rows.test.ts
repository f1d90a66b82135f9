import { expect, it } from 'vitest';
import { inWorld } from '../support/world.ts';

it('adds the public rows of a branch to those of a page until there are enough', () =>
  inWorld(async ({ sql, addPerson, addProject }) => {
    const owner = await addPerson({ isDev: true });
    const ids: string[] = [];
    for (let i = 0; i < 7; i++) ids.push(await addProject(owner));
    await sql`
      insert into private.hidden_items (kind, item_id, reason)
      select 'project', unnest(${ids.slice(0, 5)}::uuid[]), 'A reason'`;
    const addRows = async (max: number) => {
      const [rows] = await sql`
        select parts, places as positions from private.add_rows(
          row(array[gen_random_uuid()], array[0], array[0], array['p0'])::private.first_rows, 'project', ${max},
          format('select f.id, f.n as part, 0 as rank, ''p'' || f.n as place
            from unnest(%L::uuid[]) with ordinality as f (id, n) order by f.n limit $1', ${ids}::uuid[])
        )`;
      return rows;
    };
    expect(await addRows(4)).toEqual({ parts: [0, 6, 7], positions: ['p0', 'p6', 'p7'] });
    expect(await addRows(2)).toEqual({ parts: [0, 6], positions: ['p0', 'p6'] });
    expect(await addRows(1)).toEqual({ parts: [0], positions: ['p0'] });
  }));

it('plans a branch of a page only when those before it have too few rows', () =>
  inWorld(async (world) => {
    const owner = await world.addPerson({ isDev: true });
    for (let i = 0; i < 2; i++) await world.addProject(owner);
    const findPage = (size: number) => world.sql`
      select (private.find_page(
        s.source, t, array[private.project_sort('newest', null), row('', 'no_such_column', '''''', null)::private.search_order],
        false, 0, 0, 1, ${size}
      )).ids
      from private.search_terms('project', '') t
      cross join lateral private.project_source(t, '{}', '{}', '{}') s`;
    expect((await findPage(1))[0]?.ids).toHaveLength(1);
    await expect(findPage(1000)).rejects.toThrow('no_such_column');
  }));
