import { contactRules } from './contact-rules.ts';
import { hiringRules } from './hiring-rules.ts';
import { description } from '../support/rows.ts';

export type Access = 'yes' | 'nothing' | 'denied';
export type AccessByRole = readonly [
  owner: Access,
  counterparty: Access,
  stranger: Access,
  visitor: Access,
  admin: Access,
];
export type Ids = {
  owner: string;
  counterparty: string;
  project: string;
  service: string;
  media: string;
  sample: string;
  request: string;
  case: string;
  conversation: string;
  outsider: string;
};
export type Rules = {
  select: AccessByRole;
  insert: AccessByRole;
  update: AccessByRole;
  delete: AccessByRole;
  where: (ids: Ids) => [column: string, id: string];
  change: string;
  row: (ids: Ids) => Record<string, unknown>;
};

const everyone: AccessByRole = ['yes', 'yes', 'yes', 'yes', 'yes'];
const deniedToAll: AccessByRole = ['denied', 'denied', 'denied', 'denied', 'denied'];
const ownerReads: AccessByRole = ['yes', 'nothing', 'nothing', 'denied', 'nothing'];
const ownerAdds: AccessByRole = ['yes', 'denied', 'denied', 'denied', 'denied'];
const byOwner = { select: everyone, insert: ownerAdds, update: ownerReads, delete: ownerReads };

export const rules: Record<string, Rules> = {
  ...contactRules,
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
