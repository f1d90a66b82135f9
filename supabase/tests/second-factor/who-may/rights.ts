/**
 * Who may do what that needs a confirmation or an admin: for an account and for an admin, each in sessions that began a minute and 30 days
 * ago, without a second factor, with one and the password alone, and with one and a code that was entered when the session began.
 */
const both = 'y- -- y-  y- -- y-';
const admins = '-- -- --  yy -- yy';
const confirmedAdmins = '-- -- --  y- -- y-';
const linkOnly = '-- -- --  -- -- --';
// The auth service refuses it to a session without a code as well.
const anySession = 'y- y- y-  y- y- y-';

export const functionRights: Record<string, string> = {
  am_i_admin: admins,
  create_recovery_codes: both,
  delete_my_account: both,
  email_available: both,
  export_my_data: both,
  remove_late_app: linkOnly,
  remove_second_factor: both,

  admin_decide_appeal: confirmedAdmins,
  admin_decide_case: confirmedAdmins,
  'admin_decide_report (suspend)': confirmedAdmins,
  admin_grant_admin: confirmedAdmins,
  admin_revoke_admin: confirmedAdmins,
  admin_send_newsletter: confirmedAdmins,
  admin_suspend: confirmedAdmins,

  admin_decide_report: admins,
  admin_delete_newsletter: admins,
  admin_delete_synonyms: admins,
  admin_feature: admins,
  admin_find_by_email: admins,
  admin_hide: admins,
  admin_hide_reviews: admins,
  admin_list_appeals: admins,
  admin_list_audit: admins,
  admin_list_cases: admins,
  admin_list_payments: admins,
  admin_list_clients: admins,
  admin_list_creators: admins,
  admin_list_hidden: admins,
  admin_list_jobs: admins,
  admin_list_mails: admins,
  admin_list_newsletters: admins,
  admin_list_projects: admins,
  admin_list_reports: admins,
  admin_list_requests: admins,
  admin_list_reviews: admins,
  admin_list_services: admins,
  admin_list_subscribers: admins,
  admin_list_synonyms: admins,
  admin_metrics: admins,
  admin_open_case: admins,
  admin_open_report: admins,
  admin_overview: admins,
  admin_restore: admins,
  admin_retry_mail: admins,
  admin_save_newsletter: admins,
  admin_save_synonyms: admins,
  admin_test_newsletter: admins,
  admin_unfeature: admins,
  admin_unhide: admins,
};

/** Rows of others. */
export const readRights: Record<string, string> = {
  reports: admins,
};

export const writeRights: Record<string, string> = {
  'a payment link': both,
  'payment instructions': both,
  'another email': anySession,
};
