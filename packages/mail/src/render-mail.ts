import type { MailPage } from './layout/mail-page.ts';
import { renderPage } from './layout/render-page.ts';
import type { OutgoingMail, RenderedMail, Site } from './outgoing-mail.ts';
import { contactConfirmationMail } from './templates/contact-mail.ts';
import { digestMail } from './templates/digest-mail.ts';
import { messagesMail } from './templates/messages-mail.ts';
import { newsletterConfirmationMail, newsletterMail } from './templates/newsletter-mails.ts';
import { notificationMail } from './templates/notification-mail.ts';

type Template = (mail: OutgoingMail, site: Site) => MailPage;

/** All other kinds are notifications. */
const templates = new Map<string, Template>([
  ['message_received', messagesMail],
  ['digest', digestMail],
  ['newsletter', newsletterMail],
  ['newsletter_confirmation', newsletterConfirmationMail],
  ['contact_confirmation', contactConfirmationMail],
]);

/** The text of a mail of the database, whatever its kind and parameters: neutral if they are unknown. */
export function renderMail(mail: OutgoingMail, site: Site): RenderedMail {
  const template = templates.get(mail.kind) ?? notificationMail;
  return renderPage(template(mail, site));
}
