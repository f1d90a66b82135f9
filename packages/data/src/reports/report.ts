/** Items that admins can hide. */
export const ITEM_KINDS = ['project', 'service', 'review', 'user'] as const;

export type ItemKind = (typeof ITEM_KINDS)[number];

export const REPORT_KINDS = [...ITEM_KINDS, 'message'] as const;

export type ReportKind = (typeof REPORT_KINDS)[number];

/** In display order. */
export const REPORT_REASONS = [
  'spam',
  'fraud',
  'offensive',
  'harassment',
  'copied',
  'illegal',
  'other',
] as const;

export type ReportReason = (typeof REPORT_REASONS)[number];
