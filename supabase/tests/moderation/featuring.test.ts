import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { addAdmin, call } from '../admin/admins.ts';
import { description } from '../support/rows.ts';
import { inWorld } from '../support/world.ts';
import type { World } from '../support/world.ts';

const picture = { id: randomUUID(), kind: 'image', url: 'https://a.example/1.png', caption: null };
const video = {
  ...picture,
  id: randomUUID(),
  kind: 'video',
  url: 'https://player.vimeo.com/video/12345',
};
const sample = { id: randomUUID(), title: 'Rows', language: 'SQL', code: 'select 1' };
type Material = {
  media?: (typeof picture | (Omit<typeof picture, 'caption'> & { caption: string }))[];
  samples?: (typeof sample)[];
};

async function addFeatured(world: World) {
  const admin = await addAdmin(world);
  const creator = await world.addPerson({ isDev: true });
  const id = await world.addProject(creator);
  const save = ({ media = [picture, video], samples = [sample] }: Material) =>
    world.as(
      creator,
      (sql) => sql`
        select public.save_project_material(${id}, ${sql.json(media)}, ${sql.json(samples)})`,
    );
  await save({});
  await call(world, admin, { name: 'admin_feature', project_id: id, reason: 'Fine' });
  const isFeatured = async () => {
    const [row] = await world.sql`select is_featured from public.projects where id = ${id}`;
    return row?.['is_featured'] as boolean;
  };
  return { creator, id, save, isFeatured };
}

const reason = 'Its pictures, videos or code have changed';

describe('a featured project', () => {
  it.each<[string, Material]>([
    ['another picture', { media: [{ ...picture, url: 'https://a.example/2.png' }, video] }],
    ['one more picture', { media: [picture, video, { ...picture, id: randomUUID() }] }],
    ['a new caption', { media: [{ ...picture, caption: 'Buy now' }, video] }],
    ['one video less', { media: [picture] }],
    ['other code', { samples: [{ ...sample, code: 'select 2' }] }],
    ['no code', { samples: [] }],
    ['more code', { samples: [sample, { ...sample, id: randomUUID() }] }],
  ])('is no longer featured with %s, and its creator and the log know why', (_, material) =>
    inWorld(async (world) => {
      const { creator, id, save, isFeatured } = await addFeatured(world);
      await save(material);
      expect(await isFeatured()).toBe(false);
      const lines = await world.sql<{ reason: string }[]>`
        select params ->> 'reason' as reason from public.notifications
        where user_id = ${creator.id} and kind = 'project_unfeatured'
        union all select reason from private.audit_log where target_id = ${id} and action = 'unfeature'`;
      expect(lines.map((line) => line.reason)).toEqual([reason, reason]);
    }),
  );

  it('stays featured when it is saved as it was, or in another order', () =>
    inWorld(async (world) => {
      const { save, isFeatured } = await addFeatured(world);
      await save({});
      await save({ media: [video, picture] });
      expect(await isFeatured()).toBe(true);
    }));

  it.each(['challenges', 'solutions', 'description'])(
    'is no longer featured with other %s',
    (column) =>
      inWorld(async (world) => {
        const { creator, id, isFeatured } = await addFeatured(world);
        await world.as(
          creator,
          (sql) =>
            sql`update public.projects set ${sql({ [column]: `${description}!` })} where id = ${id}`,
        );
        expect(await isFeatured()).toBe(false);
      }),
  );
});
