import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { description } from '../support/rows.ts';
import { captureError, inWorld, type Caller, type World } from '../support/world.ts';

type Medium = { id: string; kind: string; url: string; caption: string | null };
type Sample = { id: string; title: string; language: string; code: string };
type Save = {
  key: string;
  changes?: Record<string, string | string[]>;
  media?: Medium[];
  samples?: Sample[];
  version?: Date | null;
};
type Saved = { id: string; updated_at: Date };

const changes = { tags: ['SQL'], title: 'Tide tables', description };
const picture = (name: string): Medium => ({
  id: randomUUID(),
  kind: 'image',
  url: `https://a.example/${name}.png`,
  caption: null,
});
const sample = (title: string): Sample => ({ id: randomUUID(), title, language: 'SQL', code: 'x' });

const save = (world: World, caller: Caller, { key, media = [], samples = [], ...rest }: Save) =>
  world.as(caller, async (sql) => {
    const rows = await sql<Saved[]>`
      select * from public.save_project(${key}, ${sql.json(rest.changes ?? changes)}, ${sql.json(media)},
        ${sql.json(samples)}, ${rest.version ?? null})`;
    return rows[0];
  });

const stored = async ({ sql }: World, id: string | undefined) => {
  const [row] = await sql<{ title: string; pictures: string[]; samples: string[] }[]>`
    select title,
      (select coalesce(array_agg(url order by position), '{}') from public.project_media where project_id = p.id) as pictures,
      (select coalesce(array_agg(title order by position), '{}') from public.project_code_samples where project_id = p.id) as samples
    from public.projects p where id = ${id ?? null}`;
  return row;
};

it('saves a new project with its pictures and code, once for each key', () =>
  inWorld(async (world) => {
    const creator = await world.addPerson({ isDev: true });
    const draft = {
      key: randomUUID(),
      media: [picture('a'), picture('b')],
      samples: [sample('one')],
    };

    const saved = await save(world, creator, draft);

    expect(await stored(world, saved?.id)).toEqual({
      title: 'Tide tables',
      pictures: draft.media.map(({ url }) => url),
      samples: ['one'],
    });
    expect(await captureError(save(world, creator, draft))).toMatchObject({ code: '23505' });
  }));

it('replaces, reorders and removes them with an edit, at its version only', () =>
  inWorld(async (world) => {
    const creator = await world.addPerson({ isDev: true });
    const [first, second] = [picture('a'), picture('b')];
    const samples = [sample('one'), sample('two')];
    const saved = await save(world, creator, {
      key: randomUUID(),
      media: [first, second],
      samples,
    });
    const edit = {
      key: saved?.id ?? '',
      changes: { title: 'Tides' },
      media: [second, picture('c'), { ...first, url: 'https://a.example/new.png' }],
      samples: samples.slice(1),
      version: saved?.updated_at ?? null,
    };

    const edited = await save(world, creator, edit);

    expect(edited?.id).toBe(saved?.id);
    expect(await stored(world, saved?.id)).toEqual({
      title: 'Tides',
      pictures: ['b', 'c', 'new'].map((name) => `https://a.example/${name}.png`),
      samples: ['two'],
    });
    expect(await save(world, creator, { ...edit, media: [], samples: [] })).toBeUndefined();
    expect(await stored(world, saved?.id)).toMatchObject({ samples: ['two'] });
  }));

it('changes the version with the pictures and with the code, so that another window notices', () =>
  inWorld(async (world) => {
    const creator = await world.addPerson({ isDev: true });
    const [media, samples] = [[picture('a')], [sample('one')]];
    const first = await save(world, creator, { key: randomUUID() });
    const key = first?.id ?? '';
    const versions = [first?.updated_at];
    for (const lists of [{ media }, { media, samples }, { media, samples }, { samples }, {}]) {
      const version = versions.at(-1) ?? null;
      versions.push((await save(world, creator, { key, version, ...lists }))?.updated_at);
    }
    const steps = versions
      .slice(1)
      .map((version, index) => Number(version) > Number(versions[index]));
    expect(steps).toEqual([true, true, false, true, true]);
  }));

it('saves nothing of a project if a part of it is invalid', () =>
  inWorld(async (world) => {
    const creator = await world.addPerson({ isDev: true });
    const saved = await save(world, creator, { key: randomUUID(), media: [picture('a')] });
    const edit = {
      key: saved?.id ?? '',
      changes: { title: 'New' },
      version: saved?.updated_at ?? null,
    };
    const invalid = { ...sample('x'), code: '' };

    expect(await captureError(save(world, creator, { ...edit, samples: [invalid] }))).toMatchObject(
      {
        code: '23514',
      },
    );
    expect(await stored(world, saved?.id)).toEqual({
      title: 'Tide tables',
      pictures: ['https://a.example/a.png'],
      samples: [],
    });
  }));

it('saves no project of others, and no column that the form does not have', () =>
  inWorld(async (world) => {
    const creator = await world.addPerson({ isDev: true });
    const stranger = await world.addPerson({ isDev: true });
    const client = await world.addPerson();
    const saved = await save(world, creator, { key: randomUUID(), media: [picture('a')] });
    const edit = { key: saved?.id ?? '', version: saved?.updated_at ?? null };

    expect(await save(world, stranger, { ...edit, changes: { title: 'Mine' } })).toBeUndefined();
    expect(await stored(world, saved?.id)).toMatchObject({
      title: 'Tide tables',
      pictures: [expect.any(String)],
    });
    const forbidden: Record<string, string>[] = [
      { user_id: stranger.id },
      { is_featured: 'true' },
      { 'title = null --': 'x' },
    ];
    for (const columns of forbidden) {
      const error = await captureError(save(world, creator, { ...edit, changes: columns }));
      expect(error).toMatchObject({ code: expect.stringMatching(/^(42501|42703)$/) as string });
    }
    expect(await captureError(save(world, client, { key: randomUUID() }))).toMatchObject({
      code: '42501',
    });
    await world.suspend(creator);
    expect(await captureError(save(world, creator, edit))).toMatchObject({ code: '42501' });
  }));
