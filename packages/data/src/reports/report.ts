export type ReportKind = 'project' | 'service' | 'review' | 'user';

/** In display order. */
export const REPORT_REASONS = ['spam', 'fraud', 'offensive', 'copied', 'illegal', 'other'] as const;

export type ReportReason = (typeof REPORT_REASONS)[number];
