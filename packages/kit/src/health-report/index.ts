export { ReportParts } from './report-parts.tsx';
