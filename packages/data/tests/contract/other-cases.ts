import { newConversationId } from '../../src/conversations/conversation.ts';
import { actOnHireRequest } from '../../src/hire-requests/actions/act-on-hire-request.ts';
import { getHireRequest } from '../../src/hire-requests/reading/read-hire-requests.ts';
import { countUnreadMessages } from '../../src/conversations/conversation-state.ts';
import { sendMessage } from '../../src/messages/messages.ts';
import { createReview, replyToReview } from '../../src/reviews/write-reviews.ts';
import { saveCreator } from '../../src/saved-creators/saved-creators.ts';
import { getWalletBalance } from '../../src/transactions/wallet.ts';
import { updateUser } from '../../src/users/change-user.ts';
import { getUser } from '../../src/users/read-users.ts';
import type { People } from './backends.ts';
import { completed, hire, NOTE, toAct, type Case } from './requests/hiring-cases.ts';

async function completedId(people: People) {
  const { id } = await hire(people);
  for (const [side, action] of completed) {
    await actOnHireRequest(people[side].client, toAct(id, action, NOTE));
  }
  return id;
}

async function review(people: People, changes: { rating?: number; by?: 'stranger' } = {}) {
  const hireRequestId = await completedId(people);
  const { client } = people[changes.by ?? 'client'];
  const content = { creatorId: people.creator.id, projectId: null, comment: 'Clear and quick.' };
  const rating = changes.rating ?? 5;
  await createReview(client, { hireRequestId, ...content, rating });
  const listed = await getHireRequest(people.client.client, hireRequestId);
  return { id: listed?.review?.id ?? '', rating: listed?.review?.rating };
}

export const otherCases: Case[] = [
  ['a client reviews completed work', async (people) => (await review(people)).rating, 5],
  ['a stranger cannot review it', (people) => review(people, { by: 'stranger' }), 'forbidden'],
  ['a rating is at most 5', (people) => review(people, { rating: 6 }), 'invalid'],
  [
    'the creator replies once',
    async (people) => {
      const { id } = await review(people);
      await replyToReview(people.creator.client, { id, text: 'Thank you' });
      await replyToReview(people.creator.client, { id, text: 'Thank you' });
      await replyToReview(people.creator.client, { id, text: 'Thanks' });
    },
    'conflict',
  ],
  [
    'the author cannot reply',
    async (people) => {
      const { id } = await review(people);
      await replyToReview(people.client.client, { id, text: 'Thank you' });
    },
    'not-found',
  ],
  [
    'saving a creator twice changes nothing',
    async ({ client, creator }) => {
      await saveCreator(client.client, creator.id);
      await saveCreator(client.client, creator.id);
    },
    undefined,
  ],
  [
    'a username belongs to one user',
    async ({ client, creator }) => {
      const username = (await getUser(creator.client, creator.id))?.username ?? '';
      await updateUser(client.client, { id: client.id, changes: { username } });
    },
    'conflict',
  ],
  [
    "users cannot change another user's profile",
    ({ client, creator }) => updateUser(client.client, { id: creator.id, changes: { name: 'Me' } }),
    'not-found',
  ],
  [
    'a visitor reads a creator',
    async ({ visitor, creator }) => (await getUser(visitor, creator.id))?.name,
    'Zoe Quill',
  ],
  ['a visitor reads no client', ({ visitor, client }) => getUser(visitor, client.id), null],
  [
    'a stranger reads no client',
    ({ stranger, client }) => getUser(stranger.client, client.id),
    null,
  ],
  [
    'a stranger reads no request of others',
    async (people) => {
      const { id } = await hire(people);
      return getHireRequest(people.stranger.client, id);
    },
    null,
  ],
  ['a client has no unread messages', ({ client }) => countUnreadMessages(client.client), 0],
  ['a visitor has no wallet', ({ visitor }) => getWalletBalance(visitor), 0],
  ['users cannot write to themselves', ({ client }) => send(client.client, client.id), 'invalid'],
  ['a client cannot write to a stranger', (p) => send(p.client.client, p.stranger.id), 'not-found'],
  ['a client writes to a creator', (p) => send(p.client.client, p.creator.id), undefined],
];

function send(client: People['visitor'], otherId: string) {
  const conversationId = newConversationId(otherId);
  return sendMessage(client, { conversationId, clientKey: crypto.randomUUID(), text: 'Hello' });
}
