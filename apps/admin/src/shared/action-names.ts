/** The labels of the audit log's actions. */
export const ACTION_NAMES: Record<string, string> = {
  suspend: 'Suspended',
  restore: 'Reinstated',
  hide: 'Hidden',
  unhide: 'Shown again',
  feature: 'Featured',
  unfeature: 'No longer featured',
  grant_admin: 'Admin granted',
  revoke_admin: 'Admin revoked',
  remove_late_app: 'App of an old session removed',
  decide_report_dismiss: 'Report dismissed',
  decide_report_warn: 'Report: warned',
  decide_report_hide: 'Report: hidden',
  decide_report_suspend: 'Report: suspended',
  open_report: 'Report: lines read',
  decide_appeal_lift: 'Appeal: suspension lifted',
  decide_appeal_uphold: 'Appeal: suspension upheld',
  find_by_email: 'Searched by email',
  list_requests: 'Requests read',
  open_case: 'Case: evidence read',
  decide_case_full: 'Case: decided in full',
  decide_case_part: 'Case: a part decided',
  decide_case_none: 'Case: nothing decided',
  issue_credit_note: 'Case: credit note issued',
  send_newsletter: 'Newsletter sent',
  save_synonyms: 'Synonyms saved',
  delete_synonyms: 'Synonyms deleted',
};

export function actionName(action: string): string {
  return ACTION_NAMES[action] ?? action.replaceAll('_', ' ');
}
