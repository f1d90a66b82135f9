import { expect, it } from 'vitest';
import { addAdmin } from '../admin/admins.ts';
import { list } from '../admin/lists/pages.ts';
import { inWorld, type World } from '../support/world.ts';
import { searchProjects } from './queries.ts';

it('reports that it stopped counting at ten thousand, and reads 2,000 for two letters', () =>
  inWorld(async (world) => {
    const owner = await world.addPerson({ isDev: true });
    await addCopies(world, owner, { count: 10_001, text: 'quokka words', tags: ['Web'] });
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

it('counts the facet of a group with a filter up to 2,500, and says which are capped', () =>
  inWorld(async (world) => {
    const owner = await world.addPerson({ isDev: true });
    const tags = ['React', 'EdTech'];
    await addCopies(world, owner, { count: 2501, text: 'narwhal words', tags });
    const counts = () =>
      searchProjects(world, {
        q: 'narwhal words',
        technologies: ['React'],
        industries: ['EdTech'],
      });
    expect(await counts()).toMatchObject({
      total: 2501,
      total_is_capped: false,
      capped_facets: ['technologies', 'industries'],
    });
    await world.sql`
      delete from public.projects where id = (
        select id from public.projects where user_id = ${owner.id} limit 1)`;
    expect(await counts()).toMatchObject({ total: 2500, capped_facets: [] });
  }));

type Copies = { count: number; text: string; tags: string[] };

/** Adds equal projects without triggers, because only their number matters. */
async function addCopies({ sql }: World, owner: { id: string }, { count, text, tags }: Copies) {
  await sql`set local session_replication_role = replica`;
  await sql`
    insert into public.projects (user_id, title, description, tags)
    select ${owner.id}, 'Copy', repeat(${`${text} `}, 6), ${tags} from generate_series(1, ${count}::integer)`;
  await sql`
    insert into private.project_words (project_id, text, words)
    select id, private.joined(private.project_text(title, description, tags)), '' from public.projects where user_id = ${owner.id}`;
  await sql`set local session_replication_role = origin`;
}
