import type { Answers, Rules } from './matrix.ts';

const nobody: Answers = ['refused', 'refused', 'refused', 'refused', 'refused'];
const partiesAndAdmins: Answers = ['yes', 'yes', 'nothing', 'refused', 'yes'];
const own: Answers = ['yes', 'nothing', 'nothing', 'refused', 'nothing'];
const everyoneForThemselves: Answers = ['yes', 'yes', 'yes', 'refused', 'yes'];
const writtenByFunctions = {
  select: partiesAndAdmins,
  insert: nobody,
  update: nobody,
  delete: nobody,
};

/** The owner is the creator of a completed request, the counterparty its client. */
export const hiringRules: Record<string, Rules> = {
  hire_requests: {
    ...writtenByFunctions,
    where: ({ request }) => ['id', request],
    change: 'status',
    row: ({ owner }) => ({ creator_id: owner, title: 'Mine', price: 1 }),
  },
  hire_request_events: {
    ...writtenByFunctions,
    where: ({ request }) => ['hire_request_id', request],
    change: 'note',
    row: ({ request }) => ({ hire_request_id: request, version: 9, action: 'approve' }),
  },
  transactions: {
    ...writtenByFunctions,
    where: ({ request }) => ['hire_request_id', request],
    change: 'amount',
    row: ({ request }) => ({ hire_request_id: request, title: 'Mine', amount: 1 }),
  },
  reviews: {
    select: ['yes', 'yes', 'yes', 'yes', 'yes'],
    insert: ['refused', 'yes', 'refused', 'refused', 'refused'],
    update: ['nothing', 'yes', 'nothing', 'refused', 'nothing'],
    delete: nobody,
    where: ({ owner }) => ['target_user_id', owner],
    change: 'comment',
    row: ({ owner, request }) => ({
      target_user_id: owner,
      hire_request_id: request,
      rating: 5,
      comment: 'Great',
    }),
  },
  project_likes: {
    select: own,
    insert: everyoneForThemselves,
    update: nobody,
    delete: own,
    where: ({ owner }) => ['user_id', owner],
    change: 'created_at',
    row: ({ project }) => ({ project_id: project }),
  },
  project_saves: {
    select: own,
    insert: everyoneForThemselves,
    update: nobody,
    delete: own,
    where: ({ owner }) => ['user_id', owner],
    change: 'created_at',
    row: ({ project }) => ({ project_id: project }),
  },
  project_views: {
    select: own,
    insert: nobody,
    update: nobody,
    delete: nobody,
    where: ({ owner }) => ['user_id', owner],
    change: 'day',
    row: ({ project, owner }) => ({ project_id: project, viewer_key: owner, user_id: owner }),
  },
  profile_views: {
    select: own,
    insert: nobody,
    update: nobody,
    delete: nobody,
    where: ({ owner }) => ['user_id', owner],
    change: 'day',
    row: ({ outsider, owner }) => ({ creator_id: outsider, viewer_key: owner, user_id: owner }),
  },
  saved_creators: {
    select: own,
    insert: everyoneForThemselves,
    update: own,
    delete: own,
    where: ({ owner }) => ['user_id', owner],
    change: 'note',
    row: ({ outsider }) => ({ creator_id: outsider }),
  },
};
