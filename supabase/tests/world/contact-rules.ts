import type { Answers, Rules } from './matrix.ts';

const nobody: Answers = ['refused', 'refused', 'refused', 'refused', 'refused'];
const members: Answers = ['yes', 'yes', 'nothing', 'refused', 'nothing'];

/** Conversations are between two people, not even admins look in; reports are for admins alone. */
export const contactRules: Record<string, Rules> = {
  conversations: {
    select: members,
    insert: nobody,
    update: nobody,
    delete: nobody,
    where: ({ conversation }) => ['id', conversation],
    change: 'last_message_at',
    row: ({ owner }) => ({ first_user_id: owner }),
  },
  messages: {
    select: members,
    insert: ['yes', 'yes', 'refused', 'refused', 'refused'],
    update: nobody,
    delete: nobody,
    where: ({ conversation }) => ['conversation_id', conversation],
    change: 'text',
    row: ({ conversation }) => ({ conversation_id: conversation, text: 'Good morning' }),
  },
  conversation_reads: {
    select: members,
    insert: nobody,
    update: nobody,
    delete: nobody,
    where: ({ conversation }) => ['conversation_id', conversation],
    change: 'read_at',
    row: ({ conversation, owner }) => ({ conversation_id: conversation, user_id: owner }),
  },
  reports: {
    select: ['nothing', 'nothing', 'nothing', 'refused', 'yes'],
    insert: ['yes', 'yes', 'yes', 'refused', 'yes'],
    update: nobody,
    delete: nobody,
    where: ({ outsider }) => ['target_id', outsider],
    change: 'details',
    row: ({ outsider }) => ({ kind: 'user', target_id: outsider, reason: 'spam' }),
  },
};
