import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { insert } from '../support/rows.ts';
import { inWorld, captureError, sql } from '../support/world.ts';
import type { World } from '../support/world.ts';

const tables = {
  projects: { title: 'New', description: 'x'.repeat(60), tags: ['Web'] },
  services: { title: 'New', description: 'x'.repeat(60), price: 5, duration: '1 day' },
  project_media: { kind: 'image', url: 'https://a.example/b.png' },
  project_code_samples: { title: 'One', language: 'SQL', code: 'select 1' },
} as const;
const names = Object.keys(tables) as (keyof typeof tables)[];

it('only the database generates ids of rows', async () => {
  const chosen = await sql`
    select attrelid::regclass::text as table from pg_attribute
    where attname = 'id' and attrelid in (
      select oid from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p'))
      and (has_column_privilege('authenticated', attrelid, attnum, 'insert')
        or has_column_privilege('anon', attrelid, attnum, 'insert')
        or has_column_privilege('authenticated', attrelid, attnum, 'update'))`;
  expect(chosen).toEqual([]);
});

describe.each(names)('a row of %s', (table) => {
  const add = async (world: World, key: string, fields: object = {}) => {
    const creator = await world.addPerson({ isDev: true });
    const project = table.startsWith('project_') ? await world.addProject(creator) : undefined;
    const row = { ...tables[table], ...(project && { project_id: project }), ...fields };
    const repeat = () => world.as(creator, (tx) => insert(tx, table, { ...row, client_key: key }));
    await repeat();
    return { repeat };
  };

  it('exists once per client key and owner', () =>
    inWorld(async (world) => {
      const key = randomUUID();
      const { repeat } = await add(world, key);
      expect((await captureError(repeat())).code).toBe('23505');
      await add(world, key);
    }));

  it('accepts no id', () =>
    inWorld(async (world) => {
      const attempt = add(world, randomUUID(), { id: randomUUID() });
      expect((await captureError(attempt)).code).toBe('42501');
    }));
});
