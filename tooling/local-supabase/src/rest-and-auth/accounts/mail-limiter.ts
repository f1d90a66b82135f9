import { setTimeout as wait } from 'node:timers/promises';
import { authFailure } from '../auth-failure.ts';

const minute = 60_000;
/** Longer than it takes to write an email. */
const minDuration = 150;

/**
 * One email per minute for an email address, as on hosted Supabase. Addresses without an account are counted and get the same
 * response, after the same time.
 */
export function createMailLimiter({ now = Date.now }: { now?: () => number } = {}) {
  const sentAt = new Map<string, number>();

  function secondsLeft(recipient: string): number {
    for (const [known, at] of sentAt) if (now() - at >= minute) sentAt.delete(known);
    const at = sentAt.get(recipient);
    return at === undefined ? 0 : Math.ceil((at + minute - now()) / 1000);
  }

  return {
    async send(email: unknown, run: () => Promise<Response>): Promise<Response> {
      const recipient = typeof email === 'string' ? email.toLowerCase() : '';
      const seconds = secondsLeft(recipient);
      if (seconds > 0) return tooSoon(seconds);
      if (recipient !== '') sentAt.set(recipient, now());
      const [response] = await Promise.all([run(), wait(minDuration)]);
      if (!response.ok && response.status !== 429) sentAt.delete(recipient);
      // The service behind reveals which addresses already have a confirmation email.
      return response.status === 429 ? Response.json({}) : response;
    },
  };
}

function tooSoon(seconds: number): Response {
  const message = `For security purposes, you can only request this after ${seconds} seconds.`;
  const response = authFailure(429, 'over_email_send_rate_limit', message);
  response.headers.set('retry-after', String(seconds));
  return response;
}
