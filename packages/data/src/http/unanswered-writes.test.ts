import { describe, expect, it } from 'vitest';
import { actOnHireRequest } from '../hire-requests/actions/act-on-hire-request.ts';
import { createHireRequest } from '../hire-requests/create-hire-request.ts';
import { sendMessage } from '../messages/messages.ts';
import { createReview } from '../reviews/write-reviews.ts';
import { fakeBackend } from '../testing/backend/fake-backend.ts';
import { testId } from '../testing/rows.ts';
import { updateUser } from '../users/change-user.ts';

const id = testId(1);
const userId = testId(2);
const { client, answerWith } = fakeBackend();

const message = { conversationId: id, clientKey: id, text: 'Hello' };
const input = { creatorId: userId, message: 'Could we work together?', budget: 100 };
const review = {
  hireRequestId: id,
  creatorId: userId,
  projectId: null,
  rating: 5,
  comment: 'Good',
};

const writes: [string, () => Promise<unknown>][] = [
  ['a hire request', () => createHireRequest(client, { input, requestKey: id })],
  ['an action on a request', () => actOnHireRequest(client, { id, action: 'accept' })],
  ['a message', () => sendMessage(client, message)],
  ['a review', () => createReview(client, review)],
  ['a profile', () => updateUser(client, { id: userId, changes: { name: 'Ada' } })],
];

const page = (status: number) =>
  new Response('<!doctype html><title>Welcome to our hotel</title>', { status });

const badResponses: [string, () => Response][] = [
  ['a page with 200', () => page(200)],
  ['a page with 404', () => page(404)],
  ['an empty body with 200', () => new Response('', { status: 200 })],
  ['an empty body with 404', () => new Response('', { status: 404 })],
  ['truncated JSON', () => new Response('{"id":"00000000-0000', { status: 200 })],
];

describe.each(badResponses)('%s is reported as unreachable, not as saved', (_name, respond) => {
  it.each(writes)('for %s', async (_write, write) => {
    answerWith(respond);

    await expect(write()).rejects.toMatchObject({ kind: 'unreachable' });
  });
});

it.each([
  ['201', () => new Response('', { status: 201 })],
  ['204', () => new Response(null, { status: 204 })],
  [
    '200 and an empty content range, for a message that already exists',
    () => new Response('', { status: 200, headers: { 'content-range': '*/*' } }),
  ],
])('is saved if the database responds with %s', async (_name, respond) => {
  answerWith(respond);

  await expect(sendMessage(client, message)).resolves.toBeUndefined();
});
