import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { addConversationPair, sendMessage } from '../messages/conversation.ts';
import { insert } from '../support/rows.ts';
import { captureError, inWorld } from '../support/world.ts';
import { picture } from './files.ts';

const UNSENT = { message_id: null, position: null, stored: null };
const NO_SIZE = { width: null, height: null };
const NO_PREVIEWS = { preview_widths: [], preview_size: 0 };

it.each<[string, object, string | null]>([
  ['a sent picture with previews', {}, null],
  ['a picture without previews', NO_PREVIEWS, null],
  ['an unsent document', { ...UNSENT, ...NO_SIZE, ...NO_PREVIEWS, type: 'text/html' }, null],
  ['a position without a message', { message_id: null, stored: null }, '23514'],
  ['sent without its objects', { stored: null }, '23514'],
  ['objects that were not sent', { ...UNSENT, stored: {} }, '23514'],
  ['a message without a position', { position: null }, '23514'],
  ['a position that is taken', { position: 1 }, '23505'],
  ['a width without a height', { height: null }, '23514'],
  ['a height without a width', { width: null }, '23514'],
  ['previews without bytes', { preview_size: 0 }, '23514'],
  ['bytes without previews', { preview_widths: [] }, '23514'],
  ['a document with a size', { ...NO_PREVIEWS, type: 'text/html' }, '23514'],
  ['a document with previews', { ...NO_SIZE, type: 'image/svg+xml' }, '23514'],
  ['another type in the bucket', { stored_type: 'text/html' }, '428C9'],
])('a row of attachments can be %s: %j, error %j', (_, change, code) =>
  inWorld(async (world) => {
    const { client, conversation } = await addConversationPair(world);
    await sendMessage(world, client, { conversation });
    const [message] = await world.sql<
      { id: string }[]
    >`select id from public.messages where sender_id = ${client.id}`;
    const row = {
      ...{ ...picture, owner_id: client.id, message_id: message?.id, position: 0, size: 5 },
      ...{ preview_widths: [480], preview_size: 5, stored: {} },
    };
    await insert(world.sql, 'attachments', { ...row, id: randomUUID(), position: 1 });
    const attempt = world.sql.savepoint((sql) =>
      insert(sql, 'attachments', { ...row, id: randomUUID(), ...change }),
    );
    if (code === null) await attempt;
    else expect((await captureError(attempt)).code).toBe(code);
  }),
);
