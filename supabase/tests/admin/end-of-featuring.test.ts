import { expect, it } from 'vitest';
import { inWorld } from '../support/world.ts';
import { addAdmin, audit, bell, call } from './admins.ts';
import type { World } from '../support/world.ts';

async function addFeatured(world: World) {
  const creator = await world.addPerson({ isDev: true });
  const project = await world.addProject(creator, { title: 'Harbor Pantry', is_featured: true });
  const admin = await addAdmin(world);
  const isFeatured = async () =>
    (await world.sql`select from public.projects where id = ${project} and is_featured`).length === 1;
  const reasons = async () =>
    (await audit(world))
      .filter(({ action, target_id }) => action === 'unfeature' && target_id === project)
      .map(({ reason }) => reason);
  return { creator, project, admin, isFeatured, reasons };
}

const changed = 'Its title, text or picture changed';

it.each([
  [{ title: 'Crypto' }, changed],
  [{ tagline: 'Crypto' }, changed],
  [{ description: 'Another text, which is about something else, and is long enough.' }, changed],
  [{ image_url: null }, changed],
  [{ visibility: 'unlisted' }, 'It is no longer public'],
])('ends when its owner changes it: %j', (changes, reason) =>
  inWorld(async (world) => {
    const { creator, project, isFeatured, reasons } = await addFeatured(world);
    await world.sql`update public.projects set image_url = 'https://example.com/a.png' where id = ${project}`;
    await world.sql`update public.projects set is_featured = true where id = ${project}`;
    const before = (await reasons()).length;
    await world.as(creator, (sql) => sql`update public.projects set ${sql(changes)} where id = ${project}`);
    expect(await isFeatured()).toBe(false);
    expect((await reasons()).slice(before)).toEqual([reason]);
    const line = { title: 'Harbor Pantry', reason };
    expect((await bell(world, creator)).map(({ params }) => params)).toContainEqual(line);
  }),
);

it('goes on when the owner changes anything else', () =>
  inWorld(async (world) => {
    const { creator, project, isFeatured, reasons } = await addFeatured(world);
    const changes = { tags: ['Vue'], is_for_sale: true, sale_price: 5 };
    await world.as(creator, (sql) => sql`update public.projects set ${sql(changes)} where id = ${project}`);
    expect([await isFeatured(), await reasons()]).toEqual([true, []]);
  }));

it.each(['project', 'user'])('ends when an admin hides the %s', (kind) =>
  inWorld(async (world) => {
    const { creator, project, admin, isFeatured, reasons } = await addFeatured(world);
    const item_id = kind === 'project' ? project : creator.id;
    await call(world, admin, { name: 'admin_hide', kind, item_id, reason: 'Copied text' });
    expect([await isFeatured(), await reasons()]).toEqual([false, ['Copied text']]);
  }),
);

it('ends when an admin suspends the owner, and when the owner stays as a client', () =>
  inWorld(async (world) => {
    const { creator, project, admin, isFeatured, reasons } = await addFeatured(world);
    await call(world, admin, { name: 'admin_suspend', user_id: creator.id, reason: 'Spam' });
    expect([await isFeatured(), await reasons()]).toEqual([false, ['Spam']]);
    await world.sql`delete from private.suspensions`;
    await world.sql`update public.projects set is_featured = true where id = ${project}`;
    await world.as(creator, (sql) => sql`update public.users set is_dev = false where id = ${creator.id}`);
    expect([await isFeatured(), await reasons()]).toEqual([
      false,
      ['Spam', 'The owner is no longer a creator'],
    ]);
  }));
