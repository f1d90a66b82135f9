import type { FakeRequest } from './fake-state.ts';

/** The functions of the database that change nothing: all that a loader may call. */
export const READ_FUNCTIONS = [
  'admin_list_audit',
  'admin_list_clients',
  'admin_list_creators',
  'admin_list_projects',
  'admin_list_reports',
  'admin_metrics',
  'admin_overview',
  'am_i_admin',
  'creator_by_former_username',
  'creator_contact',
  'item_status',
  'my_conversations',
  'people',
  'search_creators',
  'search_projects',
  'suggest_search',
  'username_available',
  'username_status',
  'wallet_balance',
];

export function isRead({ method, url }: Pick<FakeRequest, 'method' | 'url'>) {
  if (method === 'GET' || method === 'HEAD') return true;
  const name = /^\/rest\/v1\/rpc\/(\w+)$/.exec(url.pathname)?.[1];
  return name !== undefined && READ_FUNCTIONS.includes(name);
}
