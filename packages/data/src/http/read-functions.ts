/** Database functions that only read, although they are called by POST, which allows lists of any text. */
export const READ_FUNCTIONS: readonly string[] = [
  'admin_list_audit',
  'admin_list_clients',
  'admin_list_creators',
  'admin_list_hidden',
  'admin_list_projects',
  'admin_list_reports',
  'admin_list_waiting',
  'admin_metrics',
  'admin_overview',
  'am_i_admin',
  'creator_by_former_username',
  'item_status',
  'my_conversations',
  'my_restrictions',
  'people',
  'search_creators',
  'search_projects',
  'suggest_search',
  'username_available',
  'username_status',
  'wallet_balance',
];

/** Functions whose result is shown but whose calls are counted: they are not retried, and not called before a page is shown. */
const COUNTED_FUNCTIONS: readonly string[] = ['creator_contact'];

/** Whether a request only reads, so that it can be retried, and sent before a page is shown. */
export function isRead({ method, path }: { method: string; path: string }): boolean {
  if (method === 'GET' || method === 'HEAD') return true;
  return READ_FUNCTIONS.includes(getFunctionName(path));
}

/** Whether the response is shown to the user, so that it must be complete. */
export function needsCompleteResponse(request: { method: string; path: string }): boolean {
  return isRead(request) || COUNTED_FUNCTIONS.includes(getFunctionName(request.path));
}

function getFunctionName(path: string) {
  return /\/rest\/v1\/rpc\/(\w+)$/.exec(path)?.[1] ?? '';
}
