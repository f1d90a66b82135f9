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
  kind: string;
  params: (scene: Scene) => object;
  action: string;
};

/** Every function with which an admin decides about people and what they publish, once. */
export const actions: Action[] = [
  {
    name: 'admin_grant_admin',
    args: ({ client }) => ({ user_id: client.id, reason: 'New colleague' }),
    getNotified: ({ client }) => client,
    kind: 'admin_granted',
    params: () => ({ reason: 'New colleague' }),
    action: 'grant_admin',
  },
  {
    name: 'admin_revoke_admin',
    args: ({ client }) => ({ user_id: client.id, reason: 'Left the team' }),
    before: (world, { client }) => world.grantAdmin(client),
    getNotified: ({ client }) => client,
    kind: 'admin_revoked',
    params: () => ({ reason: 'Left the team' }),
    action: 'revoke_admin',
  },
  {
    name: 'admin_suspend',
    args: ({ creator }) => ({ user_id: creator.id, reason: 'Spam in messages' }),
    getNotified: ({ creator }) => creator,
    kind: 'account_suspended',
    params: () => ({ reason: 'Spam in messages' }),
    action: 'suspend',
  },
  {
    name: 'admin_restore',
    args: ({ creator }) => ({ user_id: creator.id, reason: 'It was a mistake' }),
    before: (world, { creator }) => world.suspend(creator),
    getNotified: ({ creator }) => creator,
    kind: 'account_reinstated',
    params: () => ({ reason: 'It was a mistake' }),
    action: 'restore',
  },
  {
    name: 'admin_hide',
    args: ({ project }) => ({ kind: 'project', item_id: project, reason: 'Copied text' }),
    getNotified: ({ creator }) => creator,
    kind: 'project_hidden',
    params: () => ({ title: 'Harbor Pantry', reason: 'Copied text' }),
    action: 'hide',
  },
  {
    name: 'admin_unhide',
    args: ({ project }) => ({ kind: 'project', item_id: project, reason: 'Corrected' }),
    before: (world, { project }) => world.hide('project', project),
    getNotified: ({ creator }) => creator,
    kind: 'project_unhidden',
    params: () => ({ title: 'Harbor Pantry', reason: 'Corrected' }),
    action: 'unhide',
  },
  {
    name: 'admin_hide_reviews',
    args: ({ client, review }) => ({
      user_id: client.id,
      review_ids: `{${review}}`,
      reason: 'Invented',
    }),
    getNotified: ({ client }) => client,
    kind: 'review_hidden',
    params: () => ({ title: 'Awful', reason: 'Invented' }),
    action: 'hide',
  },
  {
    name: 'admin_feature',
    args: ({ project }) => ({ project_id: project, reason: 'Fine work' }),
    getNotified: ({ creator }) => creator,
    kind: 'project_featured',
    params: ({ project }) => ({ title: 'Harbor Pantry', reason: 'Fine work', project_id: project }),
    action: 'feature',
  },
  {
    name: 'admin_unfeature',
    args: ({ project }) => ({ project_id: project, reason: 'Next month' }),
    before: (world, { project }) =>
      world.sql`update public.projects set is_featured = true where id = ${project}`,
    getNotified: ({ creator }) => creator,
    kind: 'project_unfeatured',
    params: () => ({ title: 'Harbor Pantry', reason: 'Next month' }),
    action: 'unfeature',
  },
  {
    name: 'admin_decide_report',
    args: ({ reported }) => ({ report_id: reported, decision: 'warn', note: 'Name your sources' }),
    getNotified: ({ creator }) => creator,
    kind: 'warning_received',
    params: () => ({ title: 'Harbor Pantry', reason: 'Name your sources' }),
    action: 'decide_report_warn',
  },
];

/** These concern nobody's content, so they need no reason and notify no one; `tests/mail` has their tests. */
export const actionsOnMail = [
  'admin_delete_newsletter',
  'admin_retry_mail',
  'admin_save_newsletter',
  'admin_send_newsletter',
  'admin_test_newsletter',
];

/** These concern two parties, who are told without a name; `tests/cases` has their tests. */
export const actionsOnCases = ['admin_decide_case', 'admin_open_case'];
/** These are about what was reported of a message, and about the appeals of suspended people; `tests/moderation` has their tests. */
export const actionsOnReports = ['admin_decide_appeal', 'admin_open_report'];
/** Searches that the audit log records. */
export const searches = ['admin_find_by_email', 'admin_list_requests'];
/** These concern nobody's content either, but need a reason; `tests/search` has their tests. */
export const actionsOnSearch = ['admin_delete_synonyms', 'admin_save_synonyms'];
