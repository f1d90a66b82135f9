import { AuthError } from '../auth-error.ts';

const HOUR = 3_600_000;

type Options = { perHour: number; secondsBetween: number; now?: () => number };

/** How many emails the service sends: all together in an hour, and of one kind to one account. */
export function createMailLimits({ perHour, secondsBetween, now = Date.now }: Options) {
  let window = { endsAt: 0, count: 0 };

  return {
    /** Counts an email of which the account got the last one `sentAt`. Throws if it may not be sent yet. */
    count(sentAt: string | null): void {
      const seconds = sentAt ? (Date.parse(sentAt) - now()) / 1000 + secondsBetween : 0;
      if (seconds > 0) {
        const message = `For security purposes, you can only request this after ${Math.ceil(seconds)} seconds.`;
        throw new AuthError(429, 'over_email_send_rate_limit', message);
      }
      if (window.endsAt <= now()) window = { endsAt: now() + HOUR, count: 0 };
      if (window.count >= perHour) {
        throw new AuthError(429, 'over_email_send_rate_limit', 'email rate limit exceeded');
      }
      window.count += 1;
    },
  };
}

export type MailLimits = ReturnType<typeof createMailLimits>;
