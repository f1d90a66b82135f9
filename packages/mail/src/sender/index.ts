export { deliverMails } from './deliver-mails.ts';
export type { Delivery, DeliveryOptions } from './deliver-mails.ts';
export { createMessage } from './mail-message.ts';
export type { MailMessage, MailTransport, RenderedMail } from './mail-message.ts';
export { createMailQueue } from './mail-queue.ts';
export type { MailQueue, Outcome, QueuedMail } from './mail-queue.ts';
export { parseSender } from './parse-sender.ts';
export { createSmtpTransport } from './smtp-transport.ts';
