set local lock_timeout = '500ms';

alter table public.notifications
drop constraint notifications_kind_check,
add constraint notifications_kind_check check (kind in (
    'request_created', 'request_accepted', 'request_declined', 'request_cancelled',
    'request_delivered', 'request_changes_asked', 'request_approved', 'request_completed',
    'request_ended', 'request_party_left', 'request_offer_made', 'request_offer_accepted', 'request_offer_declined',
    'request_offer_withdrawn', 'request_offer_expired', 'request_milestone_approved',
    'request_milestone_completed', 'request_expired', 'request_reminder', 'request_due',
    'request_paused', 'request_resumed', 'request_hidden', 'request_shown', 'request_item_removed', 'request_sold', 'request_end_asked', 'request_end_declined', 'request_end_withdrawn',
    'request_invoice', 'request_invoice_corrected', 'request_invoice_reminder', 'request_invoice_paid',
    'request_invoice_received', 'request_credit', 'request_credit_asked', 'request_credit_confirmed',
    'request_refund_owed', 'request_refund_sent',
    'request_refund_confirmed', 'request_refund_missing', 'request_refund_assumed', 'request_refund_reminder',
    'request_payment_missing', 'request_payment_withdrawn', 'credit_note_issued',
    'request_case_opened', 'request_case_answered', 'request_case_waiting', 'request_case_agreed',
    'request_case_withdrawn', 'request_case_lapsed', 'request_case_decided', 'request_case_appealed', 'request_case_closed',
    'request_redo_agreed', 'request_redone', 'request_redo_accepted',
    'review_received', 'review_edited', 'reply_received', 'message_received', 'search_matched', 'warning_received',
    'report_upheld', 'report_dismissed', 'project_featured', 'project_unfeatured', 'sale_kind_needed',
    'project_hidden', 'service_hidden', 'review_hidden', 'user_hidden',
    'project_unhidden', 'service_unhidden', 'review_unhidden', 'user_unhidden',
    'account_suspended', 'account_reinstated', 'suspension_upheld', 'admin_granted', 'admin_revoked',
    'app_added', 'app_removed', 'recovery_code_used', 'recovery_codes_replaced',
    'payment_changed', 'password_changed', 'email_changed', 'proof_lost', 'proof_taken'
  )) not valid;

create or replace function private.topic_of(kind text) returns text
language sql stable strict security definer set search_path = ''
return case
  when private.action_of_notification(kind, '{}') is not null then 'requests'
  when starts_with(kind, 'request_') or kind = 'credit_note_issued' then 'request_updates'
  when kind = 'message_received' then 'messages'
  when kind in ('review_received', 'review_edited', 'reply_received') then 'reviews'
  when kind = 'search_matched' then 'searches'
  when kind in ('report_upheld', 'report_dismissed') then 'reports'
  when kind in (
    'app_added', 'app_removed', 'recovery_code_used', 'recovery_codes_replaced', 'payment_changed',
    'password_changed', 'email_changed'
  ) then 'security'
  else 'account'
end;
comment on function private.topic_of(text) is
  'What a kind of notification is about, as people turn it on and off: the same as in packages/data/src/notifications. '
  'Security can''t be turned off: whoever takes over an account would do that first.';
