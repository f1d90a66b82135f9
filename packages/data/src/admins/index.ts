export { adminQueries } from './admin-queries.ts';
export type { AdminSearch, ModerationReason } from './admin-page.ts';
export {
  changeAccount,
  changeFeature,
  changeItem,
  decideReport,
  markFakeReviews,
  restorePerson,
  suspendPerson,
} from './admin-actions.ts';
export { listAllAuditEntries, type AuditEntry, type AuditFilters } from './audit-log.ts';
export { decideCase, decideCaseOptions, type ManagedCase } from './cases/managed-cases.ts';
export type { ManagedPayment } from './cases/managed-payments.ts';
export type { DailyFigures, Overview } from './overview/figures.ts';
export {
  deleteNewsletter,
  saveNewsletter,
  sendNewsletter,
  sendTestNewsletter,
  type Newsletter,
} from './mail/newsletters.ts';
export { resendMail, type UndeliveredMail } from './mail/undelivered-mails.ts';
export type { HiddenItem } from './hidden-items.ts';
export type { ManagedProject } from './managed-projects.ts';
export type { ManagedPerson, PeopleKind } from './people.ts';
export type { ScheduledJob } from './overview/scheduled-jobs.ts';
export { deleteSynonyms, saveSynonyms, type Synonyms } from './synonyms.ts';
export type { Report, ReportCase, ReportDecision } from './moderation/report-cases.ts';
export type { ReportedLine } from './moderation/reported-lines.ts';
export { decideAppeal, type Appeal, type AppealOutcome } from './moderation/appeals.ts';
export { listAllPages } from './list-all-pages.ts';
export {
  findByEmail,
  listRecords,
  type FoundByEmail,
  type ManagedRequest,
  type ManagedReview,
  type ManagedService,
  type RecordKind,
  type RecordOf,
  type RecordPerson,
  type Subscriber,
} from './records/records.ts';
