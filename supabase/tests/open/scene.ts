import { randomUUID } from 'node:crypto';
import { addProject, addService } from '../support/rows.ts';
import { signIn } from '../support/rest.ts';
import { addPerson, sql } from '../support/world.ts';

export const KINDS = ['project', 'service', 'creator'] as const;
export type Kind = (typeof KINDS)[number];

/** No other row has these words, so that a search finds nothing else. */
export const NAMES: Record<Kind, string> = {
  project: 'Zorilla Lantern',
  service: 'Zorilla Tuning',
  creator: 'Zorilla Vantress',
};
export const EMAIL = 'zorilla@mail.example';

export type Scene = Record<Kind, string> & {
  username: string;
  /** The token of a signed-in user who looks; a visitor without one. */
  viewer?: string;
  remove: () => Promise<unknown>;
};

/** A creator with a project and a service, and a client; committed, because the API reads them. */
export async function commitScene(): Promise<Scene & { client: { id: string; email: string } }> {
  const added = await sql.begin(async (transaction) => {
    // The username of a deleted account stays reserved.
    const username = `zorilla-${randomUUID().slice(0, 8)}`;
    const metadata = { username };
    const creator = await addPerson(transaction, { name: NAMES.creator, isDev: true, metadata });
    const client = await addPerson(transaction, {});
    await transaction`
      update public.users set bio = ${`I build lamps. Write to ${EMAIL}.`} where id = ${creator.id}`;
    const project = await addProject(transaction, creator, {
      title: NAMES.project,
      visibility: 'public',
    });
    const service = await addService(transaction, creator, { title: NAMES.service });
    return { creator: creator.id, username, project, service, client };
  });
  const ids = [added.creator, added.client.id];
  return { ...added, remove: () => sql`delete from auth.users where id = any (${ids})` };
}

type State = {
  enter: (scene: Awaited<ReturnType<typeof commitScene>>) => Promise<unknown>;
  /** What nobody else finds any more. */
  hides: readonly Kind[];
  /** What its link still opens. */
  opensByLink?: readonly Kind[];
};

const all = KINDS;
const hide = (kind: string, id: string) => sql`
  insert into private.hidden_items (kind, item_id, reason) values (${kind}, ${id}, 'spam')`;
const setVisibility = (id: string, visibility: string) =>
  sql`update public.projects set visibility = ${visibility} where id = ${id}`;

/** What becomes of the three, which were public, and what must then vanish everywhere. */
export const STATES: Record<string, State> = {
  'unlisted project': {
    enter: ({ project }) => setVisibility(project, 'unlisted'),
    hides: ['project'],
    opensByLink: ['project'],
  },
  'draft of a project': {
    enter: ({ project }) => setVisibility(project, 'draft'),
    hides: ['project'],
  },
  'unpublished service': {
    enter: ({ service }) => sql`update public.services set is_active = false where id = ${service}`,
    hides: ['service'],
  },
  'hidden project': { enter: ({ project }) => hide('project', project), hides: ['project'] },
  'hidden service': { enter: ({ service }) => hide('service', service), hides: ['service'] },
  'hidden creator': { enter: ({ creator }) => hide('user', creator), hides: all },
  'suspended creator': {
    enter: ({ creator }) => sql`
      insert into private.suspensions (user_id, reason) values (${creator}, 'spam')`,
    hides: all,
  },
  'creator who became a client': {
    enter: ({ creator }) => sql`update public.users set is_dev = false where id = ${creator}`,
    hides: all,
  },
  'deleted project': {
    enter: ({ project }) => sql`delete from public.projects where id = ${project}`,
    hides: ['project'],
  },
  'deleted service': {
    enter: ({ service }) => sql`delete from public.services where id = ${service}`,
    hides: ['service'],
  },
  'deleted creator': {
    enter: ({ creator }) => sql`delete from auth.users where id = ${creator}`,
    hides: all,
  },
  // Someone who is blocked must not notice it, so they find what visitors find.
  'blocked viewer': {
    enter: async (scene) => {
      await sql`
        insert into private.blocks (blocker_id, blocked_id)
        values (${scene.creator}, ${scene.client.id})`;
      scene.viewer = await signIn(scene.client.email);
    },
    hides: [],
  },
};
