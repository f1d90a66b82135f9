// By path: as dependencies they would be circular, because mails need packages/data, whose tests need this backend.
export type { RenderedMail } from '../../../../packages/mail/src/index.ts';
export { renderAuthMail, renderMail } from '../../../../packages/mail/src/index.ts';
export {
  createMailQueue,
  createSmtpTransport,
  deliverMails,
  parseSender,
} from '../../../../packages/mail/src/sender/index.ts';
export type { MailTransport } from '../../../../packages/mail/src/sender/index.ts';
export { respondToSchedule } from '../../../../supabase/functions/_shared/respond-to-schedule.ts';
export { handleRequest as handleUnsubscribe } from '../../../../supabase/functions/unsubscribe/handle-request.ts';
export type { Network as SiteNetwork } from '../../../../packages/site-check/src/index.ts';
/** Loaded with the first check: lists of suffixes are large, and the start is to be quick. */
export const loadSiteCheck = () => import('../../../../packages/site-check/src/index.ts');
