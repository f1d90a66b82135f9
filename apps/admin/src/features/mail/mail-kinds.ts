import type { NotificationKind } from '@showcase/data/notification-kinds';

type MailKind = NotificationKind | 'digest' | 'newsletter' | 'newsletter_confirmation';

/** The labels of the kinds of mail. */
const MAIL_KINDS: Record<MailKind, string> = {
  request_created: 'New hire request',
  request_accepted: 'Hire request accepted',
  request_declined: 'Hire request declined',
  request_cancelled: 'Hire request withdrawn',
  request_delivered: 'Work delivered',
  request_changes_asked: 'Changes requested',
  request_approved: 'Work approved',
  request_ended: 'Hire request ended',
  request_completed: 'Hire request completed',
  request_offer_made: 'Terms proposed',
  request_offer_accepted: 'Terms accepted',
  request_offer_declined: 'Terms declined',
  request_offer_withdrawn: 'Terms withdrawn',
  request_offer_expired: 'Terms expired',
  request_milestone_approved: 'Milestone approved',
  request_milestone_completed: 'Milestone approved automatically',
  request_expired: 'Hire request expired',
  request_end_asked: 'Proposal to end',
  request_end_declined: 'Proposal to end declined',
  request_end_withdrawn: 'Proposal to end withdrawn',
  request_reminder: 'Reminder of a hire request',
  request_due: 'Due date',
  request_invoice: 'Invoice',
  request_invoice_reminder: 'Reminder of an invoice',
  request_invoice_paid: 'Invoice paid',
  request_invoice_received: 'Payment received',
  request_invoice_corrected: 'Invoice corrected',
  request_credit: 'Invoice lowered',
  request_refund_owed: 'Refund owed',
  request_refund_sent: 'Refund sent',
  request_refund_confirmed: 'Refund confirmed',
  request_case_opened: 'Case opened',
  request_case_answered: 'Case answered',
  request_case_waiting: 'Case waits for a decision',
  request_case_agreed: 'Case agreed',
  request_case_withdrawn: 'Case withdrawn',
  request_case_lapsed: 'Case closed without an answer',
  request_case_decided: 'Case decided',
  request_case_appealed: 'Case appealed',
  request_case_closed: 'Case closed',
  review_received: 'New review',
  reply_received: 'Reply to a review',
  message_received: 'New messages',
  search_matched: 'New matches of a saved search',
  warning_received: 'Warning',
  report_upheld: 'Report upheld',
  report_dismissed: 'Report dismissed',
  project_featured: 'Project featured',
  project_unfeatured: 'Project no longer featured',
  project_hidden: 'Project hidden',
  service_hidden: 'Service hidden',
  review_hidden: 'Review hidden',
  user_hidden: 'Profile hidden',
  project_unhidden: 'Project shown again',
  service_unhidden: 'Service shown again',
  review_unhidden: 'Review shown again',
  user_unhidden: 'Profile shown again',
  account_suspended: 'Account suspended',
  account_reinstated: 'Account reinstated',
  suspension_upheld: 'Suspension upheld',
  admin_granted: 'Admin granted',
  admin_revoked: 'Admin revoked',
  digest: 'Digest',
  newsletter: 'Newsletter',
  newsletter_confirmation: 'Newsletter confirmation',
};

/** A newer database may have kinds that this table lacks. */
export function mailKindLabel(kind: string): string {
  const words = kind.replaceAll('_', ' ');
  return (
    (MAIL_KINDS as Partial<Record<string, string>>)[kind] ??
    words.charAt(0).toUpperCase() + words.slice(1)
  );
}
