import { createSmtpTransport, parseSender } from '../functions/product-code.ts';

export type MailSettings = {
  /** Where mail goes instead of the mailbox. */
  smtpUrl?: string;
  from: string;
};

/** Reads `SMTP_URL` and `MAIL_FROM`. Throws one sentence if one of them is wrong. */
export function readMailSettings(env: Record<string, string | undefined>): MailSettings {
  const from = env.MAIL_FROM || 'Bolt Showcase <mail@showcase.example>';
  parseSender(from);
  if (!env.SMTP_URL) return { from };
  createSmtpTransport(env.SMTP_URL);
  return { from, smtpUrl: env.SMTP_URL };
}
