import { beforeAll, expect, it } from 'vitest';
import type { Project } from '../src/projects/project.ts';
import { listUserProjects } from '../src/projects/read-projects.ts';
import type { Review } from '../src/reviews/review.ts';
import { listCreatorReviews, reviewQueries } from '../src/reviews/reviews.ts';
import { listOwnServices } from '../src/services/own-services.ts';
import type { Service } from '../src/services/service.ts';
import { listUserServices } from '../src/services/services.ts';
import { createQueryClient } from '../src/query/query-client.ts';
import { openBrowser, sql } from './backend.ts';
import { createWorld, TEXT } from './world.ts';

const visitor = openBrowser();
let world: Awaited<ReturnType<typeof createWorld>>;

/** 120 more rows of each kind with the same time and price, so that only the ids distinguish them. */
beforeAll(async () => {
  world = await createWorld();
  const { creator, client, firstProject } = world;
  await sql`
    insert into public.projects (user_id, title, description, tags, created_at)
    select ${creator.id}, 'Project ' || n, ${TEXT}, array['Web'], '2026-01-01T00:00:00.123456Z'
    from generate_series(1, 120) n`;
  await sql`
    insert into public.services (user_id, title, description, price, duration)
    select ${creator.id}, 'Service ' || n, ${TEXT}, 99.50, '3-5 days' from generate_series(1, 120) n`;
  await sql`
    insert into public.reviews (user_id, target_user_id, project_id, rating, comment, created_at)
    select ${client.id}, ${creator.id}, ${firstProject}, 3, 'Review ' || n, '2026-01-01T00:00:00.123456Z'
    from generate_series(1, 120) n`;
});

type Read<Row> = (input: { userId: string; after?: Row }) => Promise<Row[]>;

async function readPages<Row extends { id: string }>(read: Read<Row>) {
  const first = await read({ userId: world.creator.id });
  const last = first.at(-1);
  const second = await read({ userId: world.creator.id, ...(last && { after: last }) });
  const ids = new Set([...first, ...second].map(({ id }) => id));
  return { lengths: [first.length, second.length], different: ids.size, end: second.at(-1) };
}

it('loads all projects of a user once each', async () => {
  const pages = await readPages<Project>((input) => listUserProjects(visitor, input));
  expect(pages).toMatchObject({ lengths: [100, 25], different: 125 });
});

it('loads all services of a user once each', async () => {
  const pages = await readPages<Service>((input) => listUserServices(visitor, input));
  expect(pages).toMatchObject({ lengths: [100, 22], different: 122, end: { price: 200 } });
});

it('loads all services of their owner once each', async () => {
  const pages = await readPages<Service>(({ userId, after }) =>
    listOwnServices(visitor, userId, after),
  );
  expect(pages).toMatchObject({ lengths: [100, 22], different: 122 });
});

it('loads all reviews of a creator once each', async () => {
  const pages = await readPages<Review>((input) => listCreatorReviews(visitor, input));
  expect(pages).toMatchObject({ lengths: [100, 23], different: 123 });
});

it('counts all reviews of a project by stars', async () => {
  const stars = reviewQueries(visitor).starsByProject(world.firstProject);
  expect(await createQueryClient().fetchQuery(stars)).toEqual([
    { stars: 5, count: 0 },
    { stars: 4, count: 2 },
    { stars: 3, count: 120 },
    { stars: 2, count: 0 },
    { stars: 1, count: 0 },
  ]);
});
