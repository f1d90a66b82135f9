import { randomUUID } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import { api } from '../support/backend/backend.ts';
import { sql } from '../support/world.ts';

const run = randomUUID().slice(0, 8);
const [confirmed, unconfirmed, unknown] = ['confirmed', 'asked', 'new'].map(
  (name) => `${name}-${run}@example.com`,
);

afterAll(() => sql`delete from private.newsletter_subscribers where email like ${`%-${run}@%`}`);

it('the newsletter responds the same to every address', async () => {
  await sql`
    insert into private.newsletter_subscribers (email, confirmed_at)
    values (${confirmed ?? ''}, now()), (${unconfirmed ?? ''}, null)`;
  const join = async (email?: string) => {
    const response = await fetch(`${api.url}/rest/v1/rpc/join_newsletter`, {
      method: 'POST',
      headers: {
        ...{ apikey: api.key, 'content-type': 'application/json' },
        prefer: 'count=exact, return=representation',
      },
      body: JSON.stringify({ email }),
    });
    const { date: _, ...headers } = Object.fromEntries(response.headers);
    return { status: response.status, headers, body: await response.text() };
  };
  const [one, ...others] = await Promise.all([confirmed, unconfirmed, unknown].map(join));
  expect(one).toMatchObject({ status: 204, body: '' });
  expect(others).toEqual([one, one]);
});
