import { describe, expect, it } from 'vitest';
import { captureError, inWorld } from '../support/world.ts';
import type { World } from '../support/world.ts';
import { searchProjects } from './queries.ts';

/** Projects that only these tests have: one of each kind, and three that can't be bought. */
async function addSales(world: World) {
  const owner = await world.addPerson({ isDev: true });
  const add = (title: string, sale_price: number, columns: Record<string, unknown> = {}) =>
    world.addProject(owner, {
      ...{ title, description: 'A zebrafish in a box. '.repeat(4), is_for_sale: true, sale_price },
      ...columns,
    });
  await add('Once', 900, { sale_kind: 'once' });
  await add('License', 1200.5, { sale_kind: 'license' });
  const cheap = await add('Cheap', 9, { sale_kind: 'license' });
  await add('Sold', 3, { sale_kind: 'once', sold_at: new Date() });
  await add('Without a kind', 5);
  await add('Not for sale', 7, { is_for_sale: false, sale_kind: null });
  return { owner, cheap };
}

const q = 'zebrafish';
const titles = async (page: ReturnType<typeof searchProjects>) =>
  (await page).items.map(({ title }) => title);

describe('a search for what is for sale', () => {
  it.each([
    [['any'], ['Cheap', 'License', 'Once']],
    [['once'], ['Once']],
    [['license'], ['Cheap', 'License']],
    [
      ['once', 'license'],
      ['Cheap', 'License', 'Once'],
    ],
    [
      ['once', 'any'],
      ['Cheap', 'License', 'Once'],
    ],
    [["x'); --"], []],
  ])('finds and counts with %j what can be bought', (sale, expected) =>
    inWorld(async (world) => {
      await addSales(world);
      const page = await searchProjects(world, { q, sale });
      expect(page.items.map(({ title }) => title).toSorted()).toEqual(expected);
      expect(page.total).toBe(expected.length);
    }),
  );

  it.each([null, []])('finds everything with %j', (sale) =>
    inWorld(async (world) => {
      await addSales(world);
      expect((await searchProjects(world, { q, sale })).total).toBe(6);
    }),
  );

  it('says of each project whether it can be bought, and for how much', () =>
    inWorld(async (world) => {
      await addSales(world);
      const { items } = await searchProjects(world, { q, sale: ['once'] });
      expect(items).toMatchObject([
        { is_for_sale: true, sale_kind: 'once', sale_price: 900, sold_at: null },
      ]);
    }));

  it('can be saved, and its matches are those of the search', () =>
    inWorld(async (world) => {
      const { cheap } = await addSales(world);
      const rows = await world.sql`
        select s as id from public.projects p,
          private.matching_projects(${world.sql.json({ q, sale: ['license'] })}, array[p.id]) s
        where p.sale_price < 1000 and p.description like 'A zebrafish%'`;
      expect(rows).toEqual([{ id: cheap }]);
      const [clean] = await world.sql`
        select private.clean_search('projects', ${world.sql.json({ sale: ['any'] })}) as search`;
      expect(clean).toEqual({ search: { sale: ['any'] } });
    }));
});

describe('the order by price', () => {
  it('begins with the lowest, page by page, and leaves out what can’t be bought', () =>
    inWorld(async (world) => {
      await addSales(world);
      const found: string[] = [];
      let cursor: string | null = null;
      do {
        const page: Awaited<ReturnType<typeof searchProjects>> = await searchProjects(world, {
          ...{ q, sort: 'price', size: 1, cursor },
        });
        found.push(...page.items.map(({ title }) => title));
        cursor = page.next_cursor;
      } while (cursor !== null);
      expect(found).toEqual(['Cheap', 'Once', 'License']);
    }));

  it.each([
    [['license'], ['Cheap', 'License']],
    [[], ['Cheap', 'Once', 'License']],
    [null, ['Cheap', 'Once', 'License']],
  ])('is within what was chosen by %j', (sale, expected) =>
    inWorld(async (world) => {
      await addSales(world);
      expect(await titles(searchProjects(world, { q, sort: 'price', sale }))).toEqual(expected);
    }),
  );

  it('orders projects with the same price by their ids', () =>
    inWorld(async (world) => {
      const { owner } = await addSales(world);
      const columns = { description: 'A hagfish in a box. '.repeat(4), is_for_sale: true };
      for (const _ of [1, 2, 3])
        await world.addProject(owner, { ...columns, sale_kind: 'once', sale_price: 50 });
      const first = await searchProjects(world, { q: 'hagfish', sort: 'price', size: 2 });
      const next = await searchProjects(world, {
        ...{ q: 'hagfish', sort: 'price', size: 2, cursor: first.next_cursor },
      });
      const ids = [...first.items, ...next.items].map(({ id }) => id);
      expect(ids).toHaveLength(3);
      expect(ids).toEqual(ids.toSorted());
    }));

  it.each(['price:5', 'price:x_y', `price:1.001_${crypto.randomUUID()}`])(
    'rejects the cursor %j',
    (cursor) =>
      inWorld(async (world) => {
        const { code } = await captureError(searchProjects(world, { sort: 'price', cursor }));
        expect(code).toBe('PT400');
      }),
  );
});
