import type { TransactionSql } from 'postgres';
import type { Message } from '../rows.ts';
import { messages } from '../rows.ts';
import { createStableId } from './ids.ts';
import type { ObjectRow } from './images.ts';
import { eventRows } from './hiring/requests.ts';
import { nameOf } from './people.ts';
import { seedTime } from './timeline.ts';

const hour = 3_600_000;

const getName = ({ creator, client }: Message) => `${creator}/${client}`;

const conversations = [...new Set(messages.map(getName))].map((name) => ({
  name,
  id: createStableId('conversation', name),
  lines: messages.filter((message) => getName(message) === name),
}));

export const conversationRows = conversations.map(({ id, lines: [line] }) => {
  const members = line ? [line.creator, line.client] : [];
  const [first, second] = members.map((member) => createStableId('user', member)).sort();
  return {
    id,
    first_user_id: first,
    second_user_id: second,
    created_at: getTime(line?.hoursAgo ?? 0),
  };
});

/** Must run before the messages, so that each message only moves its author's read mark. */
export const readRows = conversations.flatMap(({ id, lines }) => {
  const last = lines.at(-1);
  return (['creator', 'client'] as const).flatMap((member) =>
    !last || (last.isUnread && member !== last.by)
      ? []
      : [
          {
            conversation_id: id,
            user_id: createStableId('user', last[member]),
            read_at: getTime(0),
          },
        ],
  );
});

const sent = conversations.flatMap(({ name, id, lines }) =>
  lines.map((message, index) => ({
    id: createStableId('message', `${name}/${String(index)}`),
    conversation_id: id,
    sender_id: createStableId('user', message[message.by]),
    client_key: createStableId('message-key', `${name}/${String(index)}`),
    text: message.text,
    files: message.files,
    created_at: getTime(message.hoursAgo),
  })),
);

export const messageRows = sent.map(({ files, ...row }) => ({
  ...row,
  attachment_count: files.length,
}));

const sentFiles = sent.flatMap(({ id: message, sender_id: owner, files, created_at }) =>
  files.map((file, position) => {
    const id = createStableId('attachment', `${message}/${String(position)}`);
    return { ...file, id, owner, message, position, created_at };
  }),
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

/** The notification for unread messages, as the database writes it. */
export const unreadRows = messages
  .filter(({ isUnread }) => isUnread)
  .map((message) => ({
    id: createStableId('notification', `message/${getName(message)}`),
    user_id: createStableId('user', message.by === 'creator' ? message.client : message.creator),
    kind: 'message_received',
    params: {
      actor_id: createStableId('user', message[message.by]),
      actor_name: nameOf(message[message.by]),
    },
    created_at: getTime(message.hoursAgo),
  }));

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
