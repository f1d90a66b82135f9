import { z } from 'zod';
import type { MailPage } from '../layout/mail-page.ts';
import { siteLink } from '../layout/site-links.ts';
import type { OutgoingMail, Site } from '../outgoing-mail.ts';
import { notificationMail } from './notification-mail.ts';

const confirmationSchema = z.object({ token: z.string() });

/** To the contact email that a creator entered. It has no text of theirs: anyone's address can be entered. */
export function contactConfirmationMail(mail: OutgoingMail, site: Site): MailPage {
  const { data } = confirmationSchema.safeParse(mail.params);
  if (!data) return notificationMail(mail, site);
  const token = encodeURIComponent(data.token);
  return {
    subject: 'Confirm your contact email',
    preview: 'Then clients see it on your profile.',
    heading: ['Confirm your contact email'],
    text: ['Sign in to the account that you entered this email address in, and confirm it there.'],
    button: {
      label: 'Open your profile',
      href: siteLink(site, `/dashboard/dev/profile?contact=${token}`),
    },
    hint: "If you didn't enter it, ignore this email. Your email address won't be on any profile.",
    footer: {
      reason:
        "You're getting this email because someone entered your email address as the contact email of a profile.",
      links: [],
    },
  };
}
