import type { ReportCase, ReportDecision, ReportReason } from '@showcase/data';
import { readListAddress } from '../../shared/list/list-address.ts';

export const REPORT_STATUSES = [
  { value: 'open', label: 'Open' },
  { value: 'upheld', label: 'Upheld' },
  { value: 'dismissed', label: 'Dismissed' },
  { value: 'all', label: 'All' },
  { value: 'hidden', label: 'Hidden items' },
] as const;

const STATUS_NAMES = ['open', 'upheld', 'dismissed', 'all', 'hidden'] as const;

export const readReportAddress = (params: URLSearchParams) => readListAddress(params, STATUS_NAMES);

export const REASONS: Record<ReportReason, string> = {
  spam: 'Spam',
  fraud: 'Fraud',
  offensive: 'Offensive',
  copied: 'Copied work',
  illegal: 'Illegal',
  other: 'Something else',
};

export const KINDS: Record<ReportCase['kind'], string> = {
  project: 'Project',
  service: 'Service',
  review: 'Review',
  user: 'Person',
};

export const DECIDED: Record<ReportDecision, string> = {
  dismiss: 'Dismissed',
  warn: 'Warned',
  hide: 'Hidden',
  suspend: 'Suspended',
};

type Choice = { value: ReportDecision; label: string; hint: string; isDisabled: boolean };

/** What can be decided in this case; without an account or an item there is less. */
export function choicesFor({
  kind,
  target_exists,
  target_user,
}: Pick<ReportCase, 'kind' | 'target_exists' | 'target_user'>): Choice[] {
  const owner = target_user?.name ?? 'The owner';
  const thing = kind === 'user' ? 'profile' : KINDS[kind].toLowerCase();
  const isGone = target_user === null;
  return [
    {
      value: 'dismiss',
      label: 'Dismiss',
      hint: 'Nothing is wrong. Only those who reported it are told.',
      isDisabled: false,
    },
    {
      value: 'warn',
      label: `Warn ${owner}`,
      hint: 'Everything stays as it is. They are told what to fix.',
      isDisabled: isGone,
    },
    {
      value: 'hide',
      label: `Hide the ${thing}`,
      hint: 'Only its owner can still see it.',
      isDisabled: isGone || !target_exists,
    },
    {
      value: 'suspend',
      label: `Suspend ${owner}`,
      hint: 'They can no longer write anything, and what they publish is no longer shown.',
      isDisabled: isGone,
    },
  ];
}

/** Where a reported thing can be looked at; a review stands on no page of its own. */
export function hrefOfTarget({
  kind,
  target_id,
  target_user,
}: Pick<ReportCase, 'kind' | 'target_id' | 'target_user'>): string | null {
  if (kind === 'project') return `/projects/${target_id}`;
  if (kind === 'review' || !target_user?.is_dev) return null;
  return `/creators/${target_user.id}`;
}
