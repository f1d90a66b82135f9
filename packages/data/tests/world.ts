import { setDeveloperMode } from '../src/users/change-user.ts';
import { newcomer, sql } from './backend.ts';

export const TEXT = 'A description that is long enough for the rule of fifty characters.';
export const UNKNOWN_ID = '11111111-1111-4111-8111-111111111111';

const TAGS = [['React'], [], ['Vue'], ['Vue'], []];

/** A creator with five projects, three services and three reviews, and the client who wrote them. */
export async function createWorld() {
  const runId = crypto.randomUUID().slice(0, 8);
  const username = `zoe-${runId}`;
  const creator = await newcomer(`Zoe ${runId}`, username);
  const client = await newcomer('Mia Moss');
  await setDeveloperMode(creator.client, { id: creator.id, isDev: true });
  const projectIds = [];
  const tag = `Zebra ${runId}`;
  for (const [index, others] of TAGS.entries()) {
    // The third one shares no tag with the others.
    const tags = index === 2 ? others : [tag, ...others];
    projectIds.push(await addProject(creator.id, `Quill ${runId} ${index}`, index, tags));
  }
  for (const price of [300, 100, 200]) await addService(creator.id, price);
  const [firstProject = ''] = projectIds;
  await addReview({ author: client.id, target: creator.id, project: null, rating: 5, day: 1 });
  await addReview({
    author: client.id,
    target: creator.id,
    project: firstProject,
    rating: 4,
    day: 2,
  });
  await addReview({
    author: client.id,
    target: creator.id,
    project: firstProject,
    rating: 4,
    day: 3,
  });
  return { runId, tag, username, creator, client, projectIds, firstProject };
}

async function addProject(owner: string, title: string, index: number, tags: string[]) {
  const [row] = await sql<{ id: string }[]>`
    insert into public.projects (user_id, title, description, tags, created_at)
    values (${owner}, ${title}, ${TEXT}, ${tags}, ${`2026-01-0${index + 1}T12:00:00Z`})
    returning id`;
  return row?.id ?? '';
}

async function addService(owner: string, price: number) {
  await sql`
    insert into public.services (user_id, title, description, price, duration, is_active)
    values (${owner}, ${`For ${price}`}, ${TEXT}, ${price}, '3-5 days', ${price < 300})`;
}

type ReviewInput = {
  author: string;
  target: string;
  project: string | null;
  rating: number;
  day: number;
};

async function addReview({ author, target, project, rating, day }: ReviewInput) {
  await sql`
    insert into public.reviews (user_id, target_user_id, project_id, rating, comment, created_at)
    values (${author}, ${target}, ${project}, ${rating}, ${`Review ${day}`},
      ${`2026-02-0${day}T12:00:00Z`})`;
}
