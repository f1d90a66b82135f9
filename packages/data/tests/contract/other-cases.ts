import { countUnreadMessages } from '../../src/conversations/conversation-state.ts';
import { saveCreator } from '../../src/saved-creators/saved-creators.ts';
import { getWalletBalance } from '../../src/transactions/wallet.ts';
import { updateUser } from '../../src/users/change-user.ts';
import { getUser } from '../../src/users/read-users.ts';
import { unwrap } from '../../src/http/unwrap.ts';
import { getProject } from '../../src/projects/read-projects.ts';
import type { Case, People } from './backends.ts';

/** The id of a new project of the creator. */
async function publish({ creator }: People, visibility: 'unlisted' | 'draft') {
  const description = 'A shared notebook for crews that are often offline, with maps and tides.';
  const project = { title: 'Harbor Notes', description, tags: ['Web'], visibility };
  const row = { user_id: creator.id, client_key: crypto.randomUUID(), ...project };
  return unwrap(await creator.client.from('projects').insert(row).select('id').single()).id;
}

export const otherCases: Case[] = [
  [
    'saving a creator twice changes nothing',
    async ({ client, creator }) => {
      await saveCreator(client.client, creator.id);
      await saveCreator(client.client, creator.id);
    },
    undefined,
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
    'a visitor opens an unlisted project by its link',
    async (people) => (await getProject(people.visitor, await publish(people, 'unlisted')))?.title,
    'Harbor Notes',
  ],
  [
    'a visitor opens no draft',
    async (people) => getProject(people.visitor, await publish(people, 'draft')),
    null,
  ],
  ['a client has no unread messages', ({ client }) => countUnreadMessages(client.client), 0],
  ['a visitor has no wallet', ({ visitor }) => getWalletBalance(visitor), 0],
];
