import { formText } from '../forms/form-text.ts';
import { z } from '../zod.ts';
import { REPORT_REASONS } from './report.ts';

export const REPORT_DETAILS_MAX = 2000;

export const reportSchema = z.object({
  reason: z.enum(REPORT_REASONS, 'Choose a reason'),
  details: formText(REPORT_DETAILS_MAX, `Use at most ${REPORT_DETAILS_MAX} characters`),
});

export type ReportValues = z.input<typeof reportSchema>;
