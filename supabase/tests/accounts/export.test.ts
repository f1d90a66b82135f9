import { describe, expect, it } from 'vitest';
import { addScene } from '../admin/actions.ts';
import { call } from '../admin/admins.ts';
import { addFile } from '../attachments/files.ts';
import { addMatrixRows } from '../access/matrix-rows.ts';
import { inWorld, captureError, sql } from '../support/world.ts';
import type { Caller, World } from '../support/world.ts';

type Export = Record<string, unknown>;

async function exportData(world: World, caller: Caller): Promise<Export> {
  const [row] = await world.as(
    caller,
    (tx) => tx<{ data: Export }[]>`select public.export_my_data() as data`,
  );
  return row?.data ?? {};
}

const withoutPart = [
  ...['admins', 'case_decisions', 'closed_accounts', 'hidden_items', 'suspensions'],
  ...['creator_ranks', 'creator_words', 'first_publications', 'publications', 'service_offers'],
  // In the part of the account.
  'last_seen',
  ...['invoice_numbers', 'rate_hits', 'withheld_messages', 'withheld_requests'],
];

describe('export_my_data', () => {
  it('has a part for every table', () =>
    inWorld(async (world) => {
      const tables = await sql`
        select relname as name from pg_class
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`;
      const parts = Object.keys(await exportData(world, await world.addPerson()));
      expect(
        tables.map(({ name }) => String(name)).filter((name) => !parts.includes(name)),
      ).toEqual([]);
    }));

  it('has a part for every private table about someone, except what follows from others or is of admins', () =>
    inWorld(async (world) => {
      const tables = await sql<{ name: string }[]>`
        select distinct c.relname as name from pg_constraint o join pg_class c on c.oid = o.conrelid
        where o.contype = 'f' and o.confrelid in ('auth.users'::regclass, 'public.users'::regclass)
          and c.relnamespace = 'private'::regnamespace`;
      const parts = Object.keys(await exportData(world, await world.addPerson()));
      expect(tables.map(({ name }) => name).filter((name) => !parts.includes(name))).toEqual(
        expect.arrayContaining(withoutPart),
      );
      expect(
        tables.map(({ name }) => name).filter((name) => ![...parts, ...withoutPart].includes(name)),
      ).toEqual([]);
    }));

  it("contains the caller's rows and no one else's", () =>
    inWorld(async (world) => {
      const { ids, callers } = await addMatrixRows(world);
      const owner = { id: ids.owner };
      await world.sql`
        insert into private.newsletter_subscribers (email) values (${`${owner.id.toUpperCase()}@example.com`})`;
      await addFile(world, owner, { name: 'unsent.pdf' });
      await addFile(world, { id: ids.counterparty }, { name: 'private.pdf' });
      await world.sql`
        insert into storage.objects (bucket_id, name)
        values ('images', ${`${owner.id}/avatar/${crypto.randomUUID()}.png`})`;
      const ownExport = await exportData(world, owner);
      for (const part of [
        'account',
        'users',
        'projects',
        'messages',
        'conversations',
        'images',
        'services',
        'newsletter_subscribers',
        'notifications',
        'project_media',
      ])
        expect(JSON.stringify(ownExport[part])).toMatch(/[0-9a-f]{8}-/);
      expect(JSON.stringify(ownExport['attachments'])).toMatch(/plan\.pdf.*unsent\.pdf/);
      expect(JSON.stringify(ownExport)).not.toContain('private.pdf');
      const othersExport = JSON.stringify(await exportData(world, callers.stranger));
      for (const id of [ids.owner, ids.project, ids.conversation, ids.counterparty])
        expect(othersExport).not.toContain(id);
    }));

  it('contains decisions about the caller with their reasons, but not who made them, and no decisions about others', () =>
    inWorld(async (world) => {
      const scene = await addScene(world);
      const { admin, creator, client, project, review } = scene;
      const hide = (kind: string, item_id: string, reason: string) =>
        call(world, admin, { name: 'admin_hide', kind, item_id, reason });
      await hide('project', project, 'Copied from elsewhere');
      await hide('review', review, 'Insults');
      const suspension = { user_id: creator.id, reason: 'Spam in messages' };
      await call(world, admin, { name: 'admin_suspend', ...suspension });

      const at = expect.any(String) as string;
      const creatorExport = await exportData(world, creator);
      expect(creatorExport['restrictions']).toEqual({
        suspended: { reason: 'Spam in messages', at, appeal: null },
        hidden: [{ kind: 'project', id: project, reason: 'Copied from elsewhere', at }],
      });
      expect((await exportData(world, client))['restrictions']).toEqual({
        suspended: null,
        hidden: [{ kind: 'review', id: review, reason: 'Insults', at }],
      });
      expect(JSON.stringify(creatorExport)).not.toContain(admin.id);
      expect((await exportData(world, await world.addPerson()))['restrictions']).toBeNull();
    }));

  it('is empty for a new user, whatever others have', () =>
    inWorld(async (world) => {
      const { ids } = await addMatrixRows(world);
      const newcomer = await world.addPerson();
      await world.sql`insert into storage.buckets (id, name) values ('papers', 'papers')`;
      await world.sql`
        insert into storage.objects (bucket_id, name) 
        values ('papers', ${`${newcomer.id}/paper`}), ('images', ${`archive/${newcomer.id}/a.png`})`;
      await world.sql`
        insert into public.project_views (project_id, viewer_key, user_id)
        values (${ids.project}, ${ids.owner}, ${ids.owner})`;
      await world.sql`
        insert into private.newsletter_subscribers (email) values (${`${ids.owner}@example.com`})`;
      const data = await exportData(world, newcomer);
      const filled = Object.keys(data).filter((part) => data[part] !== null);
      expect(filled.toSorted()).toEqual([
        'account',
        'exported_at',
        'sessions',
        'user_private',
        'users',
      ]);
      expect(data['users']).toMatchObject({ id: newcomer.id });
    }));

  it('returns nothing for a deleted account', () =>
    inWorld(async (world) => {
      const person = await world.addPerson();
      await world.sql`delete from auth.users where id = ${person.id}`;
      expect((await captureError(exportData(world, person))).code).toBe('PT401');
    }));

  it('is not allowed for visitors', () =>
    inWorld(async (world) => {
      expect((await captureError(exportData(world, 'visitor'))).code).toBe('42501');
    }));

  it('is allowed for suspended users', () =>
    inWorld(async (world) => {
      const person = await world.addPerson();
      await world.suspend(person);
      expect(await exportData(world, person)).toHaveProperty('users.id', person.id);
    }));
});
