/** The texts of notifications in mails and settings. Pure functions, for Node and Deno as well. */
export { describeMail, type MailDescription } from './notifications/mails/describe-mail.ts';
export {
  notificationKinds,
  type NotificationKind,
} from './notifications/kinds/notification-kinds.ts';
export { notificationTopics } from './notifications/notification-topics.ts';
export type { Sentence } from './notifications/kinds/sentence.ts';
