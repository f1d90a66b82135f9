import { beforeAll, expect, describe, it, vi } from 'vitest';
import { actOnHireRequest } from '../src/hire-requests/actions/act-on-hire-request.ts';
import {
  getHireRequest,
  listHireRequests,
} from '../src/hire-requests/reading/read-hire-requests.ts';
import { answerEnd, proposeEnd } from '../src/hire-requests/ending/write-end.ts';
import { subscribeToHireRequests } from '../src/hire-requests/subscribe-to-hire-requests.ts';
import { listCreatorReviews } from '../src/reviews/reviews.ts';
import { createReview, replyToReview, updateReview } from '../src/reviews/write-reviews.ts';
import { listCreatorTransactions } from '../src/transactions/transactions.ts';
import { setDeveloperMode } from '../src/users/change-user.ts';
import { newcomer, openBrowser, type Person } from './backend.ts';

const FIELDS =
  'actions agreed_days agreed_offer_id client client_id created_at creator creator_id delivered_at due_on duration end_asked_at end_asked_by ends_alone_from ends_at expires_at hours id included may_review message milestone milestones no_due_date open_case open_offer open_offer_id package_name price project project_id resolution review review_until revisions revisions_used sale_kind scope service_id status suspended_sides time_zone title turn updated_at version';

let creator: Person;
let client: Person;
let stranger: Person;

beforeAll(async () => {
  creator = await newcomer('Zoe Quill');
  client = await newcomer('Mia Moss');
  stranger = await newcomer('Sam Reed');
  await setDeveloperMode(creator.client, { id: creator.id, isDev: true });
});

async function hire(title = 'A map of tides') {
  const { data, error } = await client.client.rpc('create_hire_request', {
    creator_id: creator.id,
    title,
    budget: 250,
    message: 'We would like a map of tides for our harbour.',
    request_key: crypto.randomUUID(),
  });
  if (error) throw error;
  return data.id;
}

async function complete(id: string) {
  await actOnHireRequest(creator.client, { id, action: 'accept', dueOn: null });
  await actOnHireRequest(creator.client, { id, action: 'deliver', note: 'Here it is.' });
  return actOnHireRequest(client.client, { id, action: 'approve' });
}

const fetchList = (person: Person, side: 'client' | 'creator', status: 'pending' | 'completed') =>
  listHireRequests(person.client, { side, status });

describe('hire requests', () => {
  it('are listed for both sides, with their users, and for no one else', async () => {
    const id = await hire();

    const [asCreator, asClient, asStranger] = await Promise.all([
      fetchList(creator, 'creator', 'pending'),
      fetchList(client, 'client', 'pending'),
      listHireRequests(stranger.client, { side: 'client', status: 'pending' }),
    ]);

    expect(asCreator.items[0]).toMatchObject({
      id,
      client: { name: 'Mia Moss' },
      creator: { name: 'Zoe Quill' },
      price: 250,
      review: null,
    });
    expect(Object.keys(asCreator.items[0] ?? {}).sort()).toEqual(FIELDS.split(' '));
    expect(asClient.items.map((request) => request.id)).toContain(id);
    expect(asStranger.total).toBe(0);
    expect(await getHireRequest(stranger.client, id)).toBeNull();
    expect(await getHireRequest(stranger.client, '1')).toBeNull();
  });

  it('are listed page by page', async () => {
    await hire('One more');
    await hire('And another');
    const first = await listHireRequests(client.client, {
      side: 'client',
      status: 'pending',
      pageSize: 2,
    });
    const second = await listHireRequests(client.client, {
      side: 'client',
      status: 'pending',
      pageSize: 2,
      cursor: first.next,
    });

    expect(first.items).toHaveLength(2);
    expect(second.items[0]?.id).not.toBe(first.items[0]?.id);
    expect(first.total).toBe(second.total);
    expect(first.total).toBeGreaterThanOrEqual(3);
  });

  it('have a timeline, and reject an action that is based on an old version', async () => {
    const id = await hire('A story');
    const accept = { id, action: 'accept', dueOn: null, expectedVersion: 1 } as const;
    await actOnHireRequest(creator.client, accept);
    const repeated = await actOnHireRequest(creator.client, accept);

    expect(repeated).toMatchObject({ status: 'accepted', version: 2 });
    await expect(
      actOnHireRequest(client.client, { id, action: 'cancel', expectedVersion: 1 }),
    ).rejects.toMatchObject({ kind: 'conflict', message: 'This request is already accepted' });
    await expect(
      actOnHireRequest(creator.client, { id, action: 'deliver', note: ' ' }),
    ).rejects.toMatchObject({ kind: 'invalid' });
    expect((await getHireRequest(client.client, id))?.events).toMatchObject([
      { version: 1, action: 'create', actor_id: client.id },
      { version: 2, action: 'accept', actor_id: creator.id },
    ]);
  });

  it('notify both sides of changes, and no one else', async () => {
    const people = [creator, client, stranger];
    const listeners = people.map(() => vi.fn());
    const stops = people.map((person, index) =>
      subscribeToHireRequests(person.client, person.id, () => void listeners[index]?.()),
    );
    for (const listener of listeners) {
      // On joining, and when the messages of the database arrive.
      await expect.poll(() => listener).toHaveBeenCalledTimes(2);
      listener.mockClear();
    }
    const [byCreator, byClient, byStranger] = listeners;

    const id = await hire('Loud news');
    await expect.poll(() => byCreator).toHaveBeenCalledTimes(1);
    await actOnHireRequest(creator.client, { id, action: 'decline' });
    await expect.poll(() => byCreator).toHaveBeenCalledTimes(2);
    await expect.poll(() => byClient).toHaveBeenCalledTimes(2);

    expect(byStranger).not.toHaveBeenCalled();
    stops.forEach((stop) => stop());
  });
});

describe('transactions', () => {
  it('follow the requests of their creator', async () => {
    const id = await hire('Paid work');
    await actOnHireRequest(creator.client, { id, action: 'accept', dueOn: null });
    const find = async () =>
      (await listCreatorTransactions(creator.client, creator.id)).find(
        ({ hire_request_id }) => hire_request_id === id,
      );

    expect(await find()).toMatchObject({
      amount: 250,
      status: 'pending',
      client: { name: 'Mia Moss' },
    });
    const reason = 'Our harbour has no tides.';
    const { version } = await proposeEnd(client.client, { id, reason, expectedVersion: 2 });
    expect(version).toBe(3);
    await answerEnd(creator.client, { id, action: 'accept', expectedVersion: version });
    expect(await find()).toBeUndefined();
    expect(await listCreatorTransactions(stranger.client, creator.id)).toEqual([]);
  });
});

describe('reviews', () => {
  it('are created once, also after a lost response, and listed with their request', async () => {
    const id = await hire('Reviewed work');
    await complete(id);
    const review = {
      hireRequestId: id,
      creatorId: creator.id,
      projectId: null,
      rating: 4,
      comment: 'Clear and quick.',
    };
    await createReview(client.client, review);
    await createReview(client.client, review);

    await expect(createReview(client.client, { ...review, rating: 1 })).rejects.toMatchObject({
      kind: 'conflict',
    });
    const reviewId = (await getHireRequest(client.client, id))?.review?.id ?? '';
    const change = { id: reviewId, rating: 5, comment: 'Better yet.', former: review };
    await updateReview(client.client, change);
    await updateReview(client.client, change);
    const other = updateReview(client.client, { ...change, comment: 'Worse after all.' });
    await expect(other).rejects.toThrow('5 stars and “\u2068Better yet.\u2069”');
    const [published] = await listCreatorReviews(creator.client, { userId: creator.id });
    const version = { id: reviewId, edited_at: published?.edited_at ?? null };
    await replyToReview(creator.client, { ...version, text: 'Thank you!' });
    await replyToReview(creator.client, { ...version, text: 'Thank you!' });
    const second = replyToReview(creator.client, { ...version, text: 'Another one' });
    await expect(second).rejects.toMatchObject({ kind: 'conflict' });
    expect((await getHireRequest(client.client, id))?.review).toMatchObject({
      id: reviewId,
      rating: 5,
      comment: 'Better yet.',
      reply: 'Thank you!',
    });
  });

  it('cannot be changed by others', async () => {
    const id = await hire('Untouchable work');
    await complete(id);
    const reviewInput = { rating: 4, comment: 'Good.' };
    const ids = { hireRequestId: id, creatorId: creator.id, projectId: null };
    await createReview(client.client, { ...reviewInput, ...ids });

    const reviewId = (await getHireRequest(client.client, id))?.review?.id ?? '';
    await expect(
      updateReview(creator.client, {
        ...{ id: reviewId, rating: 1, comment: 'No.', former: reviewInput },
      }),
    ).rejects.toMatchObject({
      kind: 'not-found',
    });
  });
});

it('lists no requests for a visitor', async () => {
  const visitor = openBrowser();
  await expect(
    listHireRequests(visitor, { side: 'client', status: 'pending' }),
  ).rejects.toMatchObject({ kind: 'unauthenticated' });
});
