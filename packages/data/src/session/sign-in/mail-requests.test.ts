import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBackend } from '../../testing/backend/fake-backend.ts';
import { json } from '../../testing/backend/fake-state.ts';
import { requestPasswordReset, resendConfirmation } from './mail-requests.ts';

const redirectTo = 'http://localhost:3000/login';
const tooSoon = () =>
  json(
    {
      code: 'over_email_send_rate_limit',
      message: 'For security purposes, you can only request this after 57 seconds.',
    },
    429,
    { 'x-supabase-api-version': '2024-01-01' },
  );

describe.each([
  ['a recovery', requestPasswordReset],
  ['a confirmation', resendConfirmation],
])('%s', (_, request) => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());
  const newEmail = () => `${crypto.randomUUID()}@example.com`;

  it('is requested once a minute, and looks the same for an address with and without an account', async () => {
    const { client, requests, answerWith } = fakeBackend();
    const [known, unknown] = [newEmail(), newEmail()];
    answerWith(({ body }) => ((body as { email: string }).email === known ? tooSoon() : json({})));
    for (const email of [known, unknown]) {
      await request(client, { email, redirectTo });
      await expect(
        request(client, { email: email.toUpperCase(), redirectTo }),
      ).rejects.toMatchObject({
        ...{ kind: 'rate-limited', retryAfter: 60 },
      });
      vi.setSystemTime(Date.now() + 60_000);
      await request(client, { email, redirectTo });
    }
    expect(requests.map(({ body }) => (body as { email: string }).email)).toEqual([
      ...[known, known, unknown, unknown],
    ]);
  });

  it('can be requested again at once if the service failed', async () => {
    const { client, answerWith } = fakeBackend();
    const email = newEmail();
    answerWith(() => json({}, 503));
    await expect(request(client, { email, redirectTo })).rejects.toThrow();
    answerWith(() => json({}));
    await request(client, { email, redirectTo });
  });
});
