/** What else signed-in people read, by what it is about: it shows none of the things of the table, or is beside one of its surfaces. */
export const ELSEWHERE = {
  hires: [
    ...['agreements', 'billing_details', 'case_evidence', 'case_steps', 'cases', 'client_record'],
    ...['hire_request_events', 'hire_requests', 'invoices', 'milestones', 'my_earnings_figures'],
    ...['my_hire_request', 'my_hire_requests', 'my_invoices', 'my_obligations', 'my_record_cases'],
    ...[
      'my_request_dates',
      'my_tax_sides',
      'offer_templates',
      'refunds',
      'returnable_projects',
      'review_hires',
    ],
    ...['transactions', 'wallet_balance'],
  ],
  conversations: [
    ...['attachments', 'conversation_details', 'conversation_files', 'conversation_messages'],
    ...['conversation_reads', 'search_messages', 'unread_messages'],
  ],
  'the account of the caller': [
    ...['am_i_admin', 'is_new_email_taken', 'my_notification_settings', 'my_presence'],
    ...['my_second_factor', 'my_sessions', 'my_storage', 'reports'],
  ],
  'parts and figures of an item': [
    ...['admin_metrics', 'health_report_by_link', 'health_report_dates', 'is_proven'],
    ...['my_health_report', 'my_project_proofs', 'profile_views', 'project_check_days'],
    ...[
      'project_checks',
      'project_code_samples',
      'project_media',
      'project_proofs',
      'project_views',
    ],
  ],
  'work of admins': [
    ...['admin_list_appeals', 'admin_list_cases', 'admin_list_jobs', 'admin_list_mails'],
    ...['admin_list_payments', 'admin_list_newsletters', 'admin_list_synonyms'],
  ],
} satisfies Record<string, string[]>;
