import { call } from '../admin/admins.ts';
import { patch } from '../support/rows.ts';
import type { World } from '../support/world.ts';
import { THINGS } from './scene.ts';
import type { Scene, Thing } from './scene.ts';

export type Act = (world: World, scene: Scene) => Promise<unknown>;
type Item = 'project' | 'service' | 'review';

const change =
  (item: 'project' | 'service', changes: Record<string, unknown>): Act =>
  (world, scene) =>
    world.as(scene.creator, (sql) => patch(sql, `${item}s`, scene[item], changes));

const hide =
  (item: Item): Act =>
  (world, scene) =>
    call(world, scene.admin, {
      name: 'admin_hide',
      kind: item,
      item_id: scene[item],
      reason: 'Copied',
    });

const unhide =
  (kind: string, id: string): Act =>
  (world, { admin }) =>
    call(world, admin, { name: 'admin_unhide', kind, item_id: id, reason: 'A mistake' });

const remove =
  (item: 'project' | 'service'): Act =>
  (world, scene) =>
    world.as(
      scene.creator,
      (sql) => sql`delete from public.${sql(`${item}s`)} where id = ${scene[item]}`,
    );

type Side = 'creator' | 'reader';

const suspend =
  (side: Side): Act =>
  (world, scene) =>
    call(world, scene.admin, {
      name: 'admin_suspend',
      user_id: scene[side].id,
      reason: 'Spam',
    });

const deleteAccount =
  (side: Side): Act =>
  (world, scene) =>
    call(world, scene[side], {
      name: 'delete_my_account',
      confirmation: scene[side].email,
    });

const changeUser =
  (side: Side, changes: Record<string, unknown>): Act =>
  (world, scene) =>
    world.as(scene[side], (sql) => patch(sql, 'users', scene[side].id, changes));

/** As the auth service writes it, once the new address is confirmed. */
const changeEmail =
  (side: Side): Act =>
  (world, scene) =>
    world.sql`update auth.users set email = ${THINGS.address[1]} where id = ${scene[side].id}`;

const READERS = ['reader', 'digestReader', 'weeklyReader'] as const;
type Person = 'creator' | (typeof READERS)[number];

const block =
  (by: Person, blocked: Person): Act =>
  (world, scene) =>
    call(world, scene[by], { name: 'block_user', user_id: scene[blocked].id });

/** What becomes of the creator of everything. */
const ACTS_ON_CREATORS = {
  suspended: suspend('creator'),
  hidden: (world, { admin, creator }) =>
    call(world, admin, { name: 'admin_hide', kind: 'user', item_id: creator.id, reason: 'Spam' }),
  left: deleteAccount('creator'),
  renamed: changeUser('creator', { name: THINGS.creator[1], username: 'quokka-tamblyn' }),
  'new email': changeEmail('creator'),
  client: changeUser('creator', { is_dev: false }),
  blocked: async (world, scene) => {
    for (const reader of READERS) await block(reader, 'creator')(world, scene);
  },
  reinstated: async (world, scene) => {
    await suspend('creator')(world, scene);
    await call(world, scene.admin, {
      name: 'admin_restore',
      user_id: scene.creator.id,
      reason: 'A mistake',
    });
  },
  blocks: async (world, scene) => {
    for (const reader of READERS) await block('creator', reader)(world, scene);
  },
} satisfies Record<string, Act>;

/** What becomes of the reader, who is also the author of the review. */
const ACTS_ON_READERS = {
  suspended: suspend('reader'),
  left: deleteAccount('reader'),
  renamed: changeUser('reader', { name: THINGS.reader[1] }),
  'new email': changeEmail('reader'),
  creator: changeUser('reader', { is_dev: true }),
} satisfies Record<string, Act>;

const actsOnAuthors = Object.fromEntries(
  Object.entries(ACTS_ON_READERS).map(([name, act]) => [`author ${name}`, act]),
);

/** Everything that can happen to a thing. */
export const ACTS: Record<Thing, Record<string, Act>> = {
  project: {
    draft: change('project', { visibility: 'draft' }),
    unlist: change('project', { visibility: 'unlisted' }),
    hide: hide('project'),
    delete: remove('project'),
    rename: change('project', { title: THINGS.project[1] }),
    'public again': async (world, scene) => {
      await change('project', { visibility: 'draft' })(world, scene);
      await change('project', { visibility: 'public' })(world, scene);
    },
    unhide: async (world, scene) => {
      await hide('project')(world, scene);
      await unhide('project', scene.project)(world, scene);
    },
    ...ACTS_ON_CREATORS,
  },
  service: {
    'switch off': change('service', { is_active: false }),
    hide: hide('service'),
    delete: remove('service'),
    rename: change('service', { title: THINGS.service[1] }),
    ...ACTS_ON_CREATORS,
  },
  creator: ACTS_ON_CREATORS,
  address: ACTS_ON_CREATORS,
  review: {
    hide: hide('review'),
    edit: (world, { reader, review }) =>
      world.as(
        reader,
        (sql) => sql`update public.reviews set comment = ${THINGS.review[1]} where id = ${review}`,
      ),
    ...ACTS_ON_CREATORS,
    ...actsOnAuthors,
  },
  reader: ACTS_ON_READERS,
};
