import type { ReportCase, ReportDecision } from '@showcase/data/admins';
import type { ReportReason } from '@showcase/data/reports';
import { defineListSearch } from '../../shared/list/list-search.ts';

export const REPORT_STATUSES = [
  { value: 'open', label: 'Open' },
  { value: 'upheld', label: 'Upheld' },
  { value: 'dismissed', label: 'Dismissed' },
  { value: 'all', label: 'All' },
  { value: 'hidden', label: 'Hidden items' },
] as const;

export const reportSearch = defineListSearch(REPORT_STATUSES);

export const REASON_LABELS: Record<ReportReason, string> = {
  spam: 'Spam',
  fraud: 'Fraud',
  offensive: 'Offensive',
  harassment: 'Harassment',
  copied: 'Copied work',
  illegal: 'Illegal',
  other: 'Something else',
};

export const KIND_LABELS: Record<ReportCase['kind'], string> = {
  project: 'Project',
  service: 'Service',
  review: 'Review',
  user: 'Person',
  message: 'Message',
};

export const DECISION_LABELS: Record<ReportDecision, string> = {
  dismiss: 'Dismissed',
  warn: 'Warned',
  hide: 'Hidden',
  suspend: 'Suspended',
};

type DecisionOption = { value: ReportDecision; label: string; hint: string; isDisabled: boolean };

/** The possible decisions on a case. Some are disabled if the account or the item no longer exists. */
export function getDecisionOptions({
  kind,
  target_exists,
  target_user,
}: Pick<ReportCase, 'kind' | 'target_exists' | 'target_user'>): DecisionOption[] {
  const owner = target_user?.name ?? 'The owner';
  const itemLabel = kind === 'user' ? 'profile' : KIND_LABELS[kind].toLowerCase();
  const isOwnerDeleted = target_user === null;
  const options: DecisionOption[] = [
    {
      value: 'dismiss',
      label: 'Dismiss',
      hint: 'Nothing is wrong. Only the people who reported it are notified.',
      isDisabled: false,
    },
    {
      value: 'warn',
      label: `Warn ${owner}`,
      hint: "Nothing is removed; they're told what to fix.",
      isDisabled: isOwnerDeleted,
    },
    {
      value: 'hide',
      label: `Hide the ${itemLabel}`,
      hint: 'Only its owner can still see it.',
      isDisabled: isOwnerDeleted || !target_exists,
    },
    {
      value: 'suspend',
      label: `Suspend ${owner}`,
      hint: "They can't write anything, and everything they published is hidden.",
      isDisabled: isOwnerDeleted,
    },
  ];
  // Both have read it already.
  return kind === 'message' ? options.filter(({ value }) => value !== 'hide') : options;
}

/** URL of the reported item; null if it has none, as for a review, which has no page of its own. */
export function hrefOfTarget({
  kind,
  target_id,
  target_user,
}: Pick<ReportCase, 'kind' | 'target_id' | 'target_user'>): string | null {
  if (kind === 'project') return `/projects/${target_id}`;
  if (kind === 'review' || kind === 'message' || !target_user?.is_dev) return null;
  return `/creators/${target_user.id}`;
}
