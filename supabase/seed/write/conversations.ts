import { clients } from '../clients.ts';
import { conversations } from '../conversations/conversations.ts';
import type { Conversation } from '../conversations/conversation.ts';
import { creators } from '../people.ts';
import { idOf } from './ids.ts';

const hour = 3_600_000;
const start = Date.now();

const nameOf = ({ creator, client }: Conversation) => `${creator}/${client}`;
const idOfTalk = (talk: Conversation) => idOf('conversation', nameOf(talk));

export const conversationRows = conversations.map((talk) => {
  const [first, second] = [idOf('user', talk.creator), idOf('user', talk.client)].sort();
  return {
    id: idOfTalk(talk),
    first_user_id: first,
    second_user_id: second,
    created_at: timeOf(talk.lines[0]?.[0] ?? 0),
  };
});

/** Goes before the messages: each message then moves only the mark of who wrote it. */
export const readRows = conversations.flatMap((talk) =>
  (['creator', 'client'] as const)
    .filter((member) => member !== talk.unread)
    .map((member) => ({
      conversation_id: idOfTalk(talk),
      user_id: idOf('user', talk[member]),
      read_at: timeOf(0),
    })),
);

export const messageRows = conversations.flatMap((talk) =>
  talk.lines.map(([hoursAgo, by, text], index) => ({
    id: idOf('message', `${nameOf(talk)}/${String(index)}`),
    conversation_id: idOfTalk(talk),
    sender_id: idOf('user', talk[by]),
    client_key: idOf('message-key', `${nameOf(talk)}/${String(index)}`),
    text,
    created_at: timeOf(hoursAgo),
  })),
);

const names = new Map<string, string>(
  [...creators, ...clients].map(({ slug, name }) => [slug, name]),
);

/** The bell's line for what is unread, as the database writes it. */
export const unreadRows = conversations.flatMap((talk) => {
  if (!talk.unread) return [];
  const sender = talk[talk.unread === 'creator' ? 'client' : 'creator'];
  return [
    {
      id: idOf('notification', `message/${nameOf(talk)}`),
      user_id: idOf('user', talk[talk.unread]),
      kind: 'message',
      title: `${names.get(sender) ?? ''} sent you a message`,
      link: `/dashboard/client/messages?with=${idOf('user', sender)}`,
      created_at: timeOf(talk.lines.at(-1)?.[0] ?? 0),
    },
  ];
});

function timeOf(hoursAgo: number): Date {
  return new Date(start - hoursAgo * hour);
}
