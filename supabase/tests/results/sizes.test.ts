import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { list } from '../admin/lists/pages.ts';
import { addAdmin } from '../admin/admins.ts';
import { listConversations } from '../messages/conversation.ts';
import { searchCreators, searchProjects } from '../search/queries.ts';
import { addAccounts } from '../support/rows.ts';
import { shareWorld } from '../support/shared-world.ts';
import type { World } from '../support/world.ts';

/** Hundreds of users, either all or none of them creators. */
async function addPeople(world: World, total: number, isDev: boolean) {
  const ids = Array.from({ length: total }, () => randomUUID());
  await addAccounts(world.sql, ids, { name: 'Quokka' });
  await world.sql`update public.users set is_dev = ${isDev} where id = any (${ids})`;
  return ids;
}

const all = 100_000;

describe('a search', () => {
  const inCatalog = shareWorld(async (world) => {
    const [owner = ''] = await addPeople(world, 61, true);
    await world.sql`
    insert into public.projects (user_id, title, description, tags)
    select ${owner}, 'Quokka', repeat('many words ', 6), '{Web}' from generate_series(1, 61)`;
  });

  it.each([
    [all, 60],
    [60, 60],
    [24, 24],
    [null, 24],
    [1, 1],
    [0, 1],
  ])('for a page size of %d projects or creators, a page has %d', (size, expected) =>
    inCatalog(async (world) => {
      const args = { q: 'quokka', size };
      expect((await searchProjects(world, args)).items).toHaveLength(expected);
      expect((await searchCreators(world, args)).items).toHaveLength(expected);
    }),
  );
});

describe('a list', () => {
  const inLists = shareWorld(async (world) => {
    const admin = await addAdmin(world);
    const clients = await addPeople(world, 101, false);
    const [owner = '', ...creators] = await addPeople(world, 101, true);
    await world.sql`
    insert into public.projects (user_id, title, description, tags)
    select ${owner}, 'Quokka', repeat('many words ', 6), '{Web}' from generate_series(1, 101)`;
    await world.sql`
    insert into public.reports (kind, target_id, reason)
    select 'user', id, 'spam' from unnest(${clients}::uuid[]) id`;
    await world.sql`
    insert into private.hidden_items (kind, item_id, reason)
    select 'user', id, 'spam' from unnest(${clients}::uuid[]) id`;
    await world.sql`
    insert into public.conversations (first_user_id, second_user_id, last_message_at)
    select least(${owner}::uuid, id), greatest(${owner}::uuid, id), now()
    from unnest(${[...creators, admin.id]}::uuid[]) id`;
    return { admin, owner: { id: owner } };
  });

  it.each([
    [all, 100],
    [100, 100],
    [null, 50],
    [0, 1],
  ])('for a page size of %d, an admin list or the conversations have %d', (size, expected) =>
    inLists(async (world, { admin, owner }) => {
      for (const name of [
        'admin_list_clients',
        'admin_list_creators',
        'admin_list_projects',
        'admin_list_reports',
        'admin_list_hidden',
      ])
        expect((await list(world, admin, name, { page_size: size })).items).toHaveLength(expected);
      const conversations = await listConversations(world, owner, { size });
      expect(conversations.items).toHaveLength(expected);
    }),
  );
});

describe('the audit log', () => {
  const inLog = shareWorld(async (world) => {
    const admin = await addAdmin(world);
    await world.sql`
    insert into private.audit_log (action, target_kind, target_id, reason)
    select 'hide', 'user', gen_random_uuid(), 'x' from generate_series(1, 10001)`;
    return admin;
  });

  it.each([
    [all, 1000],
    [null, 50],
    [0, 1],
  ])('for a page size of %d, the audit log has %d', (page_size, expected) =>
    inLog(async (world, admin) => {
      const page = await list(world, admin, 'admin_list_audit', { page_size });
      expect(page.items).toHaveLength(expected);
      expect(page).toMatchObject({ total: 10_000, total_is_capped: true });
    }),
  );
});
