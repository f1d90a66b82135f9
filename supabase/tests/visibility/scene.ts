import { call } from '../admin/admins.ts';
import { insert } from '../support/rows.ts';
import type { Caller, World } from '../support/world.ts';

export const VISIBILITIES = ['public', 'unlisted', 'draft'] as const;
export type Visibility = (typeof VISIBILITIES)[number];
type ById = Record<Visibility, string>;

/** A creator with a project of each visibility, each with a cover, a picture and a code sample. */
export async function addProjects(world: World) {
  const creator = await world.addPerson({ isDev: true, name: 'Wilma Quill' });
  const ids: ById = { public: '', unlisted: '', draft: '' };
  for (const visibility of VISIBILITIES) {
    const id = await world.addProject(creator, {
      title: `Quokka ${visibility}`,
      image_url: `https://a.example/${visibility}.png`,
      visibility,
    });
    ids[visibility] = id;
    await insert(world.sql, 'project_media', {
      project_id: id,
      kind: 'image',
      url: 'https://a.example/b.png',
      caption: 'A picture',
    });
    await insert(world.sql, 'project_code_samples', {
      project_id: id,
      title: 'Sync',
      language: 'SQL',
      code: 'select 1;',
    });
  }
  return { creator, ids };
}

export type Linked = {
  project: { id: string; title: string };
  owner: Record<string, unknown>;
  media: Record<string, unknown>[];
  code_samples: Record<string, unknown>[];
};

export const openLink = (world: World, caller: Caller, id: string) =>
  call<Linked | null>(world, caller, { name: 'project_by_link', project_id: id });

export const setVisibility = (
  world: World,
  owner: { id: string },
  { id, to }: { id: string; to: Visibility },
) =>
  world.as(
    owner,
    (sql) => sql`update public.projects set visibility = ${to} where id = ${id} returning id`,
  );
