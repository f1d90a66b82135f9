import { expect, it } from 'vitest';
import { addAdmin } from '../admin/admins.ts';
import { list } from '../admin/lists/pages.ts';
import { inWorld, type World } from '../support/world.ts';
import { searchProjects } from './queries.ts';

it('reports that a search stopped counting at 5,000 and a list of admins at 10,000, and reads 2,000 for two letters', () =>
  inWorld(async (world) => {
    const owner = await world.addPerson({ isDev: true });
    await addCopies(world, owner, { count: 10_001, text: 'quokka words', tags: ['Web'] });
    const admin = await addAdmin(world);
    for (const [q, total] of [
      ['quokka words', 5000],
      ['quo', 5000],
      ['qu', 2000],
    ] as const) {
      expect(await searchProjects(world, { q })).toMatchObject({
        total,
        total_is_capped: total === 5000,
      });
      expect(await list(world, admin, 'admin_list_projects', { q })).toMatchObject(
        q === 'qu' ? { total: 5000 } : { total: 10_000, total_is_capped: true },
      );
    }
    await removeCopies(world, owner, 1);
    expect(await list(world, admin, 'admin_list_projects', { q: 'quokka words' })).toMatchObject({
      total: 10_000,
      total_is_capped: false,
    });
    await removeCopies(world, owner, 5000);
    expect(await searchProjects(world, { q: 'quokka words' })).toMatchObject({
      total: 5000,
      total_is_capped: false,
    });
  }));

it('counts the facet of a group with a filter up to 1,000, and says which are capped', () =>
  inWorld(async (world) => {
    const owner = await world.addPerson({ isDev: true });
    const tags = ['React', 'EdTech'];
    await addCopies(world, owner, { count: 1001, text: 'narwhal words', tags });
    const counts = () =>
      searchProjects(world, {
        q: 'narwhal words',
        technologies: ['React'],
        industries: ['EdTech'],
      });
    expect(await counts()).toMatchObject({
      total: 1001,
      total_is_capped: false,
      capped_facets: ['technologies', 'industries'],
    });
    await removeCopies(world, owner, 1);
    expect(await counts()).toMatchObject({ total: 1000, capped_facets: [] });
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

async function removeCopies({ sql }: World, owner: { id: string }, count: number) {
  await sql`set local session_replication_role = replica`;
  await sql`
    delete from public.projects where id in (
      select id from public.projects where user_id = ${owner.id} limit ${count})`;
  await sql`set local session_replication_role = origin`;
}
