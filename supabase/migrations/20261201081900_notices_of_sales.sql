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
    'request_payment_missing', 'request_payment_withdrawn',
    'request_case_opened', 'request_case_answered', 'request_case_waiting', 'request_case_agreed',
    'request_case_withdrawn', 'request_case_lapsed', 'request_case_decided', 'request_case_appealed', 'request_case_closed',
    'request_redo_agreed', 'request_redone', 'request_redo_accepted',
    'review_received', 'review_edited', 'reply_received', 'message_received', 'search_matched', 'warning_received',
    'report_upheld', 'report_dismissed', 'project_featured', 'project_unfeatured', 'sale_kind_needed',
    'project_hidden', 'service_hidden', 'review_hidden', 'user_hidden',
    'project_unhidden', 'service_unhidden', 'review_unhidden', 'user_unhidden',
    'account_suspended', 'account_reinstated', 'suspension_upheld', 'admin_granted', 'admin_revoked',
    'app_added', 'app_removed', 'recovery_code_used', 'recovery_codes_replaced',
    'payment_changed', 'password_changed', 'email_changed'
  )) not valid;
