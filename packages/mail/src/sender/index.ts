export { deliverMails } from './deliver-mails.ts';
export type { DeliveryOptions } from './deliver-mails.ts';
export type { MailMessage, MailTransport } from './mail-message.ts';
export { createMailQueue } from './mail-queue.ts';
export type { MailQueue } from './mail-queue.ts';
export { parseSender } from './parse-sender.ts';
export { parseSiteUrl } from './parse-site-url.ts';
export { createSmtpTransport } from './smtp-transport.ts';
