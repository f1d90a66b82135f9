import { beforeAll, describe, expect, it } from 'vitest';
import { amIAdmin } from '../src/admins/admins.ts';
import type { DataClient } from '../src/client/types.ts';
import { subscribeToNewsletter } from '../src/newsletter/newsletter.ts';
import { listCreatorReviews, listProjectReviews } from '../src/reviews/reviews.ts';
import { serviceForm } from '../src/services/service-form.ts';
import { listUserServices } from '../src/services/services.ts';
import { openBrowser, sql } from './backend.ts';
import { createWorld } from './world.ts';

const visitor = openBrowser();
let world: Awaited<ReturnType<typeof createWorld>>;

const getFields = (row: object | undefined) =>
  Object.keys(row ?? {})
    .sort()
    .join(' ');

beforeAll(async () => {
  world = await createWorld();
});

describe('services', () => {
  it('are listed cheapest first, inactive ones only for their owner', async () => {
    const prices = async (dataClient: DataClient) =>
      (await listUserServices(dataClient, { userId: world.creator.id })).map(({ price }) => price);

    expect(await prices(visitor)).toEqual([100, 200]);
    expect(await prices(world.creator.client)).toEqual([100, 200, 300]);
  });

  it('have exactly the fields of their type', async () => {
    const [service] = await listUserServices(visitor, { userId: world.creator.id });

    const columns = ['id', 'user_id', 'created_at', ...serviceForm.columns];
    expect(getFields(service)).toBe(columns.toSorted().join(' '));
  });
});

describe('reviews', () => {
  it('of a creator are listed newest first, with an initial for visitors', async () => {
    const reviews = await listCreatorReviews(visitor, { userId: world.creator.id });

    expect(reviews.map(({ comment }) => comment)).toEqual(['Review 3', 'Review 2', 'Review 1']);
    expect(reviews[0]).toMatchObject({
      rating: 4,
      author_initial: 'M',
      author: null,
      project: { id: world.firstProject, title: `Quill ${world.runId} 0` },
    });
    expect(reviews[2]?.project).toBeNull();
  });

  it('have exactly the fields of their type', async () => {
    const [review] = await listCreatorReviews(visitor, { userId: world.creator.id });

    expect(getFields(review)).toBe(
      'author author_initial comment created_at edited_at hire id is_counted is_edited_after_reply project project_id rating reply target_user_id',
    );
  });

  it('show the name of their author to the creator', async () => {
    const [review] = await listCreatorReviews(world.creator.client, { userId: world.creator.id });

    expect(review?.author).toEqual({ name: 'Mia Moss', avatar: null });
  });

  it('of a project are listed newest first', async () => {
    const reviews = await listProjectReviews(visitor, world.firstProject);

    expect(reviews.map(({ comment }) => comment)).toEqual(['Review 3', 'Review 2']);
    expect(reviews[0]).toMatchObject({ project_id: world.firstProject, author_initial: 'M' });
  });
});

describe('the newsletter', () => {
  it('accepts the same email address twice', async () => {
    const email = `${world.runId}@example.com`;
    await subscribeToNewsletter(visitor, email);

    await expect(subscribeToNewsletter(visitor, email.toUpperCase())).resolves.toBeUndefined();
  });

  it('rejects an invalid email address', async () => {
    await expect(subscribeToNewsletter(visitor, 'nonsense')).rejects.toMatchObject({
      kind: 'invalid',
    });
  });
});

describe('admins', () => {
  it('are those in the database', async () => {
    const { client, id } = world.client;

    expect(await amIAdmin(visitor)).toBe(false);
    expect(await amIAdmin(client)).toBe(false);
    await sql`insert into private.admins (user_id, reason) values (${id}, 'Test')`;
    expect(await amIAdmin(client)).toBe(true);
  });
});
