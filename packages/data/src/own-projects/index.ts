/** What only the owner of a project, or who is about to buy it, asks about it. */
export { checkProjectOptions, ownProofsOptions, type OwnProof } from './own-proofs.ts';
export { embedLineOptions } from './embed-line.ts';
export { isStrongCopyleft, readLicenses } from './licenses.ts';
export { ownChecksOptions } from './own-checks.ts';
export { returnableProjectsOptions, returnToSaleOptions } from './own-sales.ts';
export {
  ownHealthReportOptions,
  sharedHealthReportOptions,
  type HealthFinding,
  type HealthReportPart,
  type OwnHealthReport,
} from './health-report.ts';
export {
  announceHealthReportOptions,
  requestHealthReportOptions,
  saveZipFindingsOptions,
  shareHealthReportOptions,
} from './change-health-report.ts';
