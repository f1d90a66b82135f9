import { describe, expect, it } from 'vitest';
import { addMatrixRows, roles } from './matrix-rows.ts';
import { rules } from './matrix.ts';
import type { AccessByRole } from './rules.ts';
import { shareWorld } from '../support/shared-world.ts';
import { captureError } from '../support/world.ts';
import type { World } from '../support/world.ts';

const inMatrix = shareWorld(addMatrixRows);
const owned = Object.entries(rules).filter(([, rule]) => rule.update.includes('yes'));
const signed = Object.entries(rules).filter(([, rule]) => rule.insert.includes('yes'));
const ownerColumns: Record<string, string> = {
  users: 'id',
  project_media: 'project_id',
  project_code_samples: 'project_id',
  messages: 'sender_id',
  reports: 'reporter_id',
};

/** The first user who is allowed to. */
function getAllowedRole(access: AccessByRole) {
  return roles[access.indexOf('yes')] ?? 'visitor';
}

/** A different owner for a row, in the form that the table uses: a user or a project. */
async function another(world: World, column: string, ids: { owner: string; outsider: string }) {
  if (column !== 'project_id') return ids.outsider;
  const [other] = await world.sql<{ id: string }[]>`
    select id from public.projects where user_id <> ${ids.owner} limit 1`;
  return other?.id ?? '';
}

async function listRowVersions(world: World, table: string, column: string, id: string) {
  const rows = await world.sql`
    select ctid::text as place from public.${world.sql(table)} where ${world.sql(column)} = ${id}`;
  return rows.map(({ place }) => String(place));
}

/** A write that reads no column is not checked by a read policy, so the write's own policy must deny it. */
describe('a stranger who writes without reading', () => {
  it.each(owned)('changes no row of others in %s', (table, rule) =>
    inMatrix(async (world, { callers, ids }) => {
      const [column, id] = rule.where(ids);
      const before = await listRowVersions(world, table, column, id);
      const [row] = await world.sql<{ json: string }[]>`
        select to_jsonb(t)::text as json from public.${world.sql(table)} t
        where ${world.sql(column)} = ${id} limit 1`;
      await world.as(
        callers.stranger,
        (sql) => sql`
          update public.${sql(table)} set ${sql(rule.change)} = (
            jsonb_populate_record(null::public.${sql(table)}, ${row?.json ?? ''}::text::jsonb)
          ).${sql(rule.change)}`,
      );
      expect(before).not.toEqual([]);
      expect(await listRowVersions(world, table, column, id)).toEqual(before);
    }),
  );

  it.each(Object.entries(rules).filter(([, rule]) => rule.delete[0] === 'yes'))(
    'deletes no row of others from %s',
    (table, rule) =>
      inMatrix(async (world, { callers, ids }) => {
        const [column, id] = rule.where(ids);
        const before = await listRowVersions(world, table, column, id);
        await world.as(callers.stranger, (sql) => sql`delete from public.${sql(table)}`);
        expect(before).not.toEqual([]);
        expect(await listRowVersions(world, table, column, id)).toEqual(before);
      }),
  );
});

describe('even with a grant on the column of the owner', () => {
  it.each(owned)('a row of %s cannot be given to another user', (table, rule) =>
    inMatrix(async (world, { callers, ids }) => {
      const column = ownerColumns[table] ?? 'user_id';
      const receiver = await another(world, column, ids);
      await world.sql`grant update (${world.sql(column)}) on public.${world.sql(table)} to authenticated`;
      // Without a condition, so that no read policy applies instead of the write's own.
      const attempt = world.as(
        callers[getAllowedRole(rule.update)],
        (sql) => sql`update public.${sql(table)} set ${sql(column)} = ${receiver}`,
      );
      expect((await captureError(attempt)).code).toBe('42501');
    }),
  );

  it.each(signed)('a row of %s cannot be written in the name of another user', (table, rule) =>
    inMatrix(async (world, { callers, ids }) => {
      const column = ownerColumns[table] ?? 'user_id';
      const row = { ...rule.row(ids), [column]: await another(world, column, ids) };
      await world.sql`grant insert (${world.sql(column)}) on public.${world.sql(table)} to authenticated`;
      const attempt = world.as(
        callers[getAllowedRole(rule.insert)],
        (sql) => sql`insert into public.${sql(table)} ${sql(row)}`,
      );
      expect((await captureError(attempt)).code).toBe('42501');
    }),
  );
});
