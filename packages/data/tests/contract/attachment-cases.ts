import { discardAttachment, reserveAttachment } from '../../src/attachments/reserve-attachment.ts';
import { uploadAttachment } from '../../src/attachments/upload/upload-attachment.ts';
import { newConversationId } from '../../src/conversations/conversation.ts';
import { sendMessage } from '../../src/messages/messages.ts';
import type { People, Side } from './backends.ts';
import type { Case } from './requests/hiring-cases.ts';

const pdf = { name: 'brief.pdf', size: 4, type: 'application/pdf', width: null, height: null };

async function reserve({ client }: Side, changes: Partial<typeof pdf> & { id?: string } = {}) {
  const id = changes.id ?? crypto.randomUUID();
  await reserveAttachment(client, { ...pdf, ...changes, id, previews: [] });
  return id;
}

async function upload(owner: Side, id: string) {
  await uploadAttachment(owner.client, {
    id,
    owner_id: owner.id,
    content: new Blob(['text'], { type: 'application/octet-stream' }),
    previews: [],
    uploadUrl: null,
    onUploadUrl: () => undefined,
    onProgress: () => undefined,
    signal: new AbortController().signal,
  });
  return id;
}

const send = ({ client, creator }: People, ids: string[], clientKey = crypto.randomUUID()) =>
  sendMessage(client.client, {
    conversationId: newConversationId(creator.id),
    clientKey,
    text: '',
    attachments: ids.map((id) => ({ id, alt: null })),
  });

export const attachmentCases: Case[] = [
  [
    'files are sent without a text',
    async (people) => send(people, [await upload(people.client, await reserve(people.client))]),
    undefined,
  ],
  [
    'a file is reserved and uploaded once',
    async ({ client }) => {
      const id = await reserve(client);
      await upload(client, await reserve(client, { id }));
      await upload(client, id);
    },
    undefined,
  ],
  [
    'the id of another user is not reserved',
    async ({ client, creator }) => {
      await reserve(client, { id: await reserve(creator) });
    },
    'conflict',
  ],
  ['an empty file is not reserved', ({ client }) => reserve(client, { size: 0 }), 'invalid'],
  [
    'a file of more than 20 MB is not reserved',
    ({ client }) => reserve(client, { size: 20_971_521 }),
    'invalid',
  ],
  [
    'a file is not uploaded without a reservation',
    ({ client }) => upload(client, crypto.randomUUID()),
    'forbidden',
  ],
  [
    'a file is not sent before it is uploaded',
    async (people) => send(people, [await reserve(people.client)]),
    'conflict',
  ],
  [
    'a file of another user is not sent',
    async (people) => send(people, [await upload(people.stranger, await reserve(people.stranger))]),
    'not-found',
  ],
  [
    'a discarded file is not sent',
    async (people) => {
      const id = await upload(people.client, await reserve(people.client));
      await discardAttachment(people.client.client, id);
      await send(people, [id]);
    },
    'not-found',
  ],
  [
    'a file is sent once',
    async (people) => {
      const id = await upload(people.client, await reserve(people.client));
      await send(people, [id]);
      await send(people, [id]);
    },
    'conflict',
  ],
  [
    'eleven files are not sent',
    (people) =>
      send(
        people,
        Array.from({ length: 11 }, () => crypto.randomUUID()),
      ),
    'invalid',
  ],
];
