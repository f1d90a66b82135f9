import { hiringRules } from './hiring-rules.ts';
import type { AccessByRole, Rules } from './rules.ts';
import { description } from '../support/rows.ts';

const everyone: AccessByRole = ['yes', 'yes', 'yes', 'yes', 'yes'];
const deniedToAll: AccessByRole = ['denied', 'denied', 'denied', 'denied', 'denied'];
const members: AccessByRole = ['yes', 'yes', 'nothing', 'denied', 'nothing'];
const ownerReads: AccessByRole = ['yes', 'nothing', 'nothing', 'denied', 'nothing'];
const ownerAdds: AccessByRole = ['yes', 'denied', 'denied', 'denied', 'denied'];
const byOwner = { select: everyone, insert: ownerAdds, update: ownerReads, delete: ownerReads };

export const rules: Record<string, Rules> = {
  // Conversations are private to two users, even from admins; reports are for admins only.
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
  ...hiringRules,
  users: {
    select: everyone,
    insert: deniedToAll,
    update: ownerReads,
    delete: deniedToAll,
    where: ({ owner }) => ['id', owner],
    change: 'bio',
    row: ({ owner }) => ({ id: owner, name: 'Another' }),
  },
  user_private: {
    select: ownerReads,
    insert: deniedToAll,
    update: ownerReads,
    delete: deniedToAll,
    where: ({ owner }) => ['user_id', owner],
    change: 'preferences',
    row: ({ owner }) => ({ user_id: owner, email: 'a@example.com' }),
  },
  creator_contacts: {
    select: ownerReads,
    insert: ownerAdds,
    update: ownerReads,
    delete: deniedToAll,
    where: ({ owner }) => ['user_id', owner],
    change: 'audience',
    row: ({ owner }) => ({ user_id: owner, email: 'a@example.com' }),
  },
  projects: {
    ...byOwner,
    where: ({ project }) => ['id', project],
    change: 'title',
    row: ({ owner }) => ({ user_id: owner, title: 'New', description, tags: ['Web'] }),
  },
  project_media: {
    ...byOwner,
    where: ({ media }) => ['id', media],
    change: 'caption',
    row: ({ project }) => ({
      project_id: project,
      kind: 'image',
      url: 'https://a.example/b.png',
      position: 1,
    }),
  },
  project_code_samples: {
    ...byOwner,
    where: ({ sample }) => ['id', sample],
    change: 'title',
    row: ({ project }) => ({
      project_id: project,
      title: 'One',
      language: 'SQL',
      code: 'select 1',
      position: 1,
    }),
  },
  project_checks: {
    select: everyone,
    insert: deniedToAll,
    update: deniedToAll,
    delete: deniedToAll,
    where: ({ project }) => ['project_id', project],
    change: 'state',
    row: ({ project }) => ({ project_id: project, url: 'https://atlas.example.com/' }),
  },
  project_check_days: {
    select: everyone,
    insert: deniedToAll,
    update: deniedToAll,
    delete: deniedToAll,
    where: ({ project }) => ['project_id', project],
    change: 'ok',
    row: ({ project }) => ({ project_id: project, day: '2026-01-01' }),
  },
  services: {
    ...byOwner,
    where: ({ service }) => ['id', service],
    change: 'title',
    row: ({ owner }) => ({
      user_id: owner,
      title: 'New',
      description,
      price: 5,
      duration: '1 day',
    }),
  },
  notifications: {
    select: ownerReads,
    insert: deniedToAll,
    update: ownerReads,
    delete: deniedToAll,
    where: ({ owner }) => ['user_id', owner],
    change: 'read_at',
    row: ({ owner }) => ({ user_id: owner, kind: 'message_received', params: { actor_id: owner } }),
  },
  saved_searches: {
    select: ownerReads,
    insert: ['yes', 'yes', 'yes', 'denied', 'yes'],
    update: ownerReads,
    delete: ownerReads,
    where: ({ owner }) => ['user_id', owner],
    change: 'name',
    row: () => ({ kind: 'projects', name: 'Shops', search: { q: 'shop' } }),
  },
};
