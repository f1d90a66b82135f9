import { expect, it } from 'vitest';
import { addMatrixRows } from '../access/matrix-rows.ts';
import { rules } from '../access/matrix.ts';
import { inWorld } from '../support/world.ts';

it.each([
  ['users', 'bio', 'new'],
  ['user_private', 'preferences', '{"new": true}'],
  ['creator_contacts', 'audience', 'nobody'],
  ['projects', 'title', 'new'],
  ['project_media', 'caption', 'new'],
  ['project_code_samples', 'title', 'new'],
  ['services', 'title', 'new'],
  ['reviews', 'comment', 'new'],
])('an edit increases the version of %s', (table, column, value) =>
  inWorld(async (world) => {
    const { ids } = await addMatrixRows(world);
    const [idColumn, id] = rules[table]?.where(ids) ?? ['id', ''];
    const oldest = async () => {
      const [row] = await world.sql<{ version: string }[]>`
        select min(updated_at)::text as version from public.${world.sql(table)}
        where ${world.sql(idColumn)} = ${id}`;
      return row?.version;
    };
    const before = await oldest();
    await world.sql.unsafe(
      `update public.${table} set ${column} = '${value}' where ${idColumn} = '${id}'`,
    );
    expect(await oldest()).not.toBe(before);
  }),
);

it('is a millisecond later than a version from a clock that was ahead', () =>
  inWorld(async (world) => {
    const { id } = await world.addPerson();
    const tomorrow = new Date(Date.now() + 86_400_000);
    await world.sql`update public.users set updated_at = ${tomorrow} where id = ${id}`;
    const [row] = await world.sql<{ updated_at: Date }[]>`
      update public.users set bio = 'x' where id = ${id} returning updated_at`;
    expect(Number(row?.updated_at) - Number(tomorrow)).toBe(1);
  }));
