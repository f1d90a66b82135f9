export type { ReportKind, ReportReason } from './report.ts';
export { sendReport } from './send-report.ts';
