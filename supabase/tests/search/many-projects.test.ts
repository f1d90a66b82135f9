import { expect, it } from 'vitest';
import { addAdmin } from '../admin/admins.ts';
import { list } from '../admin/lists/pages.ts';
import { inWorld } from '../support/world.ts';
import { searchProjects } from './queries.ts';

it('reports that it stopped counting at ten thousand, and reads 2,000 for two letters', () =>
  inWorld(async (world) => {
    const owner = await world.addPerson({ isDev: true });
    // Without triggers, because only the number matters.
    await world.sql`set local session_replication_role = replica`;
    await world.sql`
      insert into public.projects (user_id, title, description, tags)
      select ${owner.id}, 'Copy', repeat('quokka words ', 6), '{Web}' from generate_series(1, 10001)`;
    await world.sql`
      insert into private.project_words (project_id, text, words)
      select id, private.joined(private.project_text(title, description, tags)), '' from public.projects where user_id = ${owner.id}`;
    await world.sql`set local session_replication_role = origin`;
    const admin = await addAdmin(world);
    for (const [q, total] of [
      ['quokka words', 10_000],
      ['quo', 10_000],
      ['qu', 2000],
    ] as const) {
      const counted = { total, total_is_capped: total === 10_000 };
      expect(await searchProjects(world, { q })).toMatchObject(counted);
      expect(await list(world, admin, 'admin_list_projects', { q })).toMatchObject(
        q === 'qu' ? { total: 5000 } : counted,
      );
    }
    await world.sql`
      delete from public.projects where id in (
        select id from public.projects where user_id = ${owner.id} limit 1)`;
    const exact = { total: 10_000, total_is_capped: false };
    expect(await searchProjects(world, { q: 'quokka words' })).toMatchObject(exact);
    expect(await list(world, admin, 'admin_list_projects', { q: 'quokka words' })).toMatchObject(
      exact,
    );
  }));
