import { z } from 'zod';
import type { MailPage } from '../layout/mail-page.ts';
import { siteLink, unsubscribeLinks } from '../layout/site-links.ts';
import { renderMarkdown } from '../markdown/render-markdown.ts';
import type { OutgoingMail, Site } from '../outgoing-mail.ts';
import { cleanSubject } from '../text/sentence-text.ts';
import { notificationMail } from './notification-mail.ts';

const newsletterSchema = z.object({ subject: z.string(), body: z.string() });
const confirmationSchema = z.object({ token: z.string() });

/** A text of an admin. Its readers may have no account, so it has no link to settings. */
export function newsletterMail(mail: OutgoingMail, site: Site): MailPage {
  const { data } = newsletterSchema.safeParse(mail.params);
  if (!data) return notificationMail(mail, site);
  return {
    subject: cleanSubject(data.subject),
    heading: [{ userText: data.subject }],
    content: renderMarkdown(data.body, site),
    footer: {
      reason: "You're getting this email because you subscribed to our newsletter.",
      links: unsubscribeLinks(mail, site),
    },
  };
}

export function newsletterConfirmationMail(mail: OutgoingMail, site: Site): MailPage {
  const { data } = confirmationSchema.safeParse(mail.params);
  if (!data) return notificationMail(mail, site);
  const token = encodeURIComponent(data.token);
  return {
    subject: 'Confirm your newsletter subscription',
    preview: 'One click and you get news about projects and creators.',
    heading: ['Confirm your subscription'],
    text: ['Confirm your email address to get our newsletter.'],
    button: {
      label: 'Confirm subscription',
      href: siteLink(site, `/newsletter/confirm?token=${token}`),
    },
    hint: "If you didn't sign up for it, ignore this email. You won't get the newsletter.",
    footer: {
      reason:
        "You're getting this email because someone entered your email address in our newsletter form.",
      links: [],
    },
  };
}
