export const REPORT_KINDS = ['project', 'service', 'review', 'user'] as const;

export type ReportKind = (typeof REPORT_KINDS)[number];

/** In display order. */
export const REPORT_REASONS = ['spam', 'fraud', 'offensive', 'copied', 'illegal', 'other'] as const;

export type ReportReason = (typeof REPORT_REASONS)[number];
