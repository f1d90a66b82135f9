import type { World } from '../support/world.ts';
import { addAdmin, call, report } from './admins.ts';

export type Scene = Awaited<ReturnType<typeof addScene>>;

/** An admin, a creator with a project, a service and a review, a client, and earlier decisions. */
export async function addScene(world: World) {
  const admin = await addAdmin(world);
  const creator = await world.addPerson({ name: 'Ada Stone', isDev: true });
  const client = await world.addPerson({ name: 'Noah Bennett' });
  const project = await world.addProject(creator, { title: 'Harbor Pantry' });
  const service = await world.addService(creator, { title: 'A review of your code' });
  const [review] = await world.sql<{ id: string }[]>`
    insert into public.reviews (user_id, target_user_id, rating, comment)
    values (${client.id}, ${creator.id}, 1, 'Awful') returning id`;
  const reported = await report(world, client, { kind: 'project', target: project });
  return { admin, creator, client, project, service, review: review?.id ?? '', reported };
}

export const decide = (world: World, { admin, reported }: Scene, decision: string | null) =>
  call(world, admin, {
    name: 'admin_decide_report',
    report_id: reported,
    decision,
    note: 'We looked at it',
  });

type Action = {
  name: string;
  args: (scene: Scene) => Record<string, string>;
  before?: (world: World, scene: Scene) => Promise<unknown>;
  getNotified: (scene: Scene) => { id: string };
  title: string;
  kind: string;
  link?: (scene: Scene) => string;
  action: string;
};

/** Every function with which an admin changes something, once. */
export const actions: Action[] = [
  {
    name: 'admin_grant_admin',
    args: ({ client }) => ({ user_id: client.id, reason: 'New colleague' }),
    getNotified: ({ client }) => client,
    title: "You're now an admin: New colleague",
    kind: 'admin_granted',
    link: () => '/dashboard/admin/overview',
    action: 'grant_admin',
  },
  {
    name: 'admin_revoke_admin',
    args: ({ client }) => ({ user_id: client.id, reason: 'Left the team' }),
    before: (world, { client }) => world.grantAdmin(client),
    getNotified: ({ client }) => client,
    title: "You're no longer an admin: Left the team",
    kind: 'admin_revoked',
    action: 'revoke_admin',
  },
  {
    name: 'admin_suspend',
    args: ({ creator }) => ({ user_id: creator.id, reason: 'Spam in messages' }),
    getNotified: ({ creator }) => creator,
    title: 'Your account is suspended: Spam in messages',
    kind: 'suspended',
    action: 'suspend',
  },
  {
    name: 'admin_restore',
    args: ({ creator }) => ({ user_id: creator.id, reason: 'It was a mistake' }),
    before: (world, { creator }) => world.suspend(creator),
    getNotified: ({ creator }) => creator,
    title: 'Your account is active again: It was a mistake',
    kind: 'restored',
    action: 'restore',
  },
  {
    name: 'admin_hide',
    args: ({ project }) => ({ kind: 'project', item_id: project, reason: 'Copied text' }),
    getNotified: ({ creator }) => creator,
    title: '"Harbor Pantry" is hidden: Copied text',
    kind: 'hidden',
    action: 'hide',
  },
  {
    name: 'admin_unhide',
    args: ({ project }) => ({ kind: 'project', item_id: project, reason: 'Corrected' }),
    before: (world, { project }) => world.hide('project', project),
    getNotified: ({ creator }) => creator,
    title: '"Harbor Pantry" is visible again: Corrected',
    kind: 'unhidden',
    action: 'unhide',
  },
  {
    name: 'admin_feature',
    args: ({ project }) => ({ project_id: project, reason: 'Fine work' }),
    getNotified: ({ creator }) => creator,
    title: '"Harbor Pantry" is featured: Fine work',
    kind: 'featured',
    link: ({ project }) => `/projects/${project}`,
    action: 'feature',
  },
  {
    name: 'admin_unfeature',
    args: ({ project }) => ({ project_id: project, reason: 'Next month' }),
    before: (world, { project }) =>
      world.sql`update public.projects set is_featured = true where id = ${project}`,
    getNotified: ({ creator }) => creator,
    title: '"Harbor Pantry" is no longer featured: Next month',
    kind: 'unfeatured',
    action: 'unfeature',
  },
  {
    name: 'admin_decide_report',
    args: ({ reported }) => ({ report_id: reported, decision: 'warn', note: 'Name your sources' }),
    getNotified: ({ creator }) => creator,
    title: '"Harbor Pantry" was reported: Name your sources',
    kind: 'warned',
    action: 'decide_report_warn',
  },
];
