/** The functions of the database that change nothing, though they are called by POST, so that lists of any text can be passed. */
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

/** The functions whose answer is shown, though each call is counted: they are not repeated, and not called before a page is shown. */
const COUNTED_FUNCTIONS: readonly string[] = ['creator_contact'];

/** Whether a request changes nothing, so that it may be repeated, and made before a page is shown. */
export function isRead({ method, path }: { method: string; path: string }): boolean {
  if (method === 'GET' || method === 'HEAD') return true;
  return READ_FUNCTIONS.includes(getFunctionName(path));
}

/** Whether what a request answers is shown, so that it must be whole. */
export function needsCompleteResponse(request: { method: string; path: string }): boolean {
  return isRead(request) || COUNTED_FUNCTIONS.includes(getFunctionName(request.path));
}

function getFunctionName(path: string) {
  return /\/rest\/v1\/rpc\/(\w+)$/.exec(path)?.[1] ?? '';
}
