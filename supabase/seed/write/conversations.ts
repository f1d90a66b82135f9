import type { TransactionSql } from 'postgres';
import { clients } from '../people/clients.ts';
import { conversations } from '../conversations/conversations.ts';
import type { Conversation } from '../conversations/conversation.ts';
import { creators } from '../people/people.ts';
import { createStableId } from './ids.ts';
import type { ObjectRow } from './images.ts';
import { eventRows } from './hiring/requests.ts';
import { seedTime } from './timeline.ts';

const hour = 3_600_000;

const getName = ({ creator, client }: Conversation) => `${creator}/${client}`;
const getConversationId = (conversation: Conversation) =>
  createStableId('conversation', getName(conversation));

export const conversationRows = conversations.map((conversation) => {
  const [first, second] = [
    createStableId('user', conversation.creator),
    createStableId('user', conversation.client),
  ].sort();
  return {
    id: getConversationId(conversation),
    first_user_id: first,
    second_user_id: second,
    created_at: getTime(conversation.lines[0]?.[0] ?? 0),
  };
});

/** Must run before the messages, so that each message only moves its author's read mark. */
export const readRows = conversations.flatMap((conversation) =>
  (['creator', 'client'] as const)
    .filter((member) => member !== conversation.unread)
    .map((member) => ({
      conversation_id: getConversationId(conversation),
      user_id: createStableId('user', conversation[member]),
      read_at: getTime(0),
    })),
);

const getMessageId = (conversation: Conversation, index: number) =>
  createStableId('message', `${getName(conversation)}/${String(index)}`);

export const messageRows = conversations.flatMap((conversation) =>
  conversation.lines.map(([hoursAgo, by, text, files], index) => ({
    id: getMessageId(conversation, index),
    conversation_id: getConversationId(conversation),
    sender_id: createStableId('user', conversation[by]),
    client_key: createStableId('message-key', `${getName(conversation)}/${String(index)}`),
    text,
    attachment_count: files?.length ?? 0,
    created_at: getTime(hoursAgo),
  })),
);

const sentFiles = conversations.flatMap((conversation) =>
  conversation.lines.flatMap(([hoursAgo, by, , files = []], index) =>
    files.map(({ path, ...file }, position) => {
      const message = getMessageId(conversation, index);
      const id = createStableId('attachment', `${message}/${String(position)}`);
      const owner = createStableId('user', conversation[by]);
      return { ...file, id, owner, message, position, path, created_at: getTime(hoursAgo) };
    }),
  ),
);

/** Each was sent with the object that is stored. */
export const getAttachmentRows = (objects: readonly ObjectRow[]) =>
  sentFiles.map(({ owner, message, path: _, ...row }) => {
    const name = `${owner}/${row.id}`;
    const object = objects.find((each) => each.name === name);
    const { size, eTag: etag } = object?.metadata ?? {};
    return {
      ...{ width: null, height: null, alt: null, ...row, owner_id: owner, message_id: message },
      ...{ size, stored: { [name]: { version: object?.version, size, etag } } },
    };
  });

/** As the browser uploads them: what is no picture has no type that a browser opens. */
export const attachmentFiles = sentFiles.map(({ id, owner, path, type }) => ({
  ...{ id: createStableId('object', id), owner, path: `${owner}/${id}`, file: `../${path}` },
  ...{ bucket: 'attachments', type: type.startsWith('image/') ? type : 'application/octet-stream' },
  version: createStableId('version', id),
}));

const names = new Map<string, string>(
  [...creators, ...clients].map(({ slug, name }) => [slug, name]),
);

/** The notification for unread messages, as the database writes it. */
export const unreadRows = conversations.flatMap((conversation) => {
  if (!conversation.unread) return [];
  const sender = conversation[conversation.unread === 'creator' ? 'client' : 'creator'];
  return [
    {
      id: createStableId('notification', `message/${getName(conversation)}`),
      user_id: createStableId('user', conversation[conversation.unread]),
      kind: 'message_received',
      params: { actor_id: createStableId('user', sender), actor_name: names.get(sender) },
      created_at: getTime(conversation.lines.at(-1)?.[0] ?? 0),
    },
  ];
});

/**
 * Gives the lines of steps the times of their steps: the database has put them after all messages. Between people who have written
 * none, both have read them.
 */
export async function dateLines(sql: TransactionSql): Promise<void> {
  const written = conversationRows.map(({ id }) => id);
  const steps = eventRows.map((row) => [row.hire_request_id, row.version, row.created_at]);
  await sql`
    update public.messages m set created_at = (s.value ->> 2)::timestamptz
    from jsonb_array_elements(${sql.json(steps)}) as s (value)
    where m.hire_request_id::text = s.value ->> 0 and m.event_version = (s.value ->> 1)::integer`;
  await sql`
    update public.conversations c set last_message_at = latest.at
    from (select conversation_id, max(created_at) as at from public.messages group by 1) latest
    where latest.conversation_id = c.id and latest.at <> c.last_message_at`;
  await sql`
    insert into public.conversation_reads (conversation_id, user_id, read_at)
    select c.id, member, ${getTime(0)}
    from public.conversations c, unnest(array[c.first_user_id, c.second_user_id]) as member
    where c.id <> all (${written}::uuid[]) and member is not null
    on conflict do nothing`;
}

function getTime(hoursAgo: number): Date {
  return new Date(seedTime - hoursAgo * hour);
}
