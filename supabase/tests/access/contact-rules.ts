import type { AccessByRole, Rules } from './matrix.ts';

const deniedToAll: AccessByRole = ['denied', 'denied', 'denied', 'denied', 'denied'];
const members: AccessByRole = ['yes', 'yes', 'nothing', 'denied', 'nothing'];

/** Conversations are private to two users, even from admins; reports are for admins only. */
export const contactRules: Record<string, Rules> = {
  conversations: {
    select: members,
    insert: deniedToAll,
    update: deniedToAll,
    delete: deniedToAll,
    where: ({ conversation }) => ['id', conversation],
    change: 'last_message_at',
    row: ({ owner }) => ({ first_user_id: owner }),
  },
  messages: {
    select: members,
    insert: ['yes', 'yes', 'denied', 'denied', 'denied'],
    update: deniedToAll,
    delete: deniedToAll,
    where: ({ conversation }) => ['conversation_id', conversation],
    change: 'text',
    row: ({ conversation }) => ({ conversation_id: conversation, text: 'Good morning' }),
  },
  attachments: {
    select: members,
    insert: deniedToAll,
    update: deniedToAll,
    delete: deniedToAll,
    where: ({ owner }) => ['owner_id', owner],
    change: 'name',
    row: ({ owner }) => ({ owner_id: owner, name: 'plan.pdf', size: 5, type: 'application/pdf' }),
  },
  conversation_reads: {
    select: members,
    insert: deniedToAll,
    update: deniedToAll,
    delete: deniedToAll,
    where: ({ conversation }) => ['conversation_id', conversation],
    change: 'read_at',
    row: ({ conversation, owner }) => ({ conversation_id: conversation, user_id: owner }),
  },
  reports: {
    select: ['nothing', 'nothing', 'nothing', 'denied', 'yes'],
    insert: ['yes', 'yes', 'yes', 'denied', 'yes'],
    update: deniedToAll,
    delete: deniedToAll,
    where: ({ outsider }) => ['target_id', outsider],
    change: 'details',
    row: ({ outsider }) => ({ kind: 'user', target_id: outsider, reason: 'spam' }),
  },
};
