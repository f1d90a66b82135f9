import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { sql } from '../support/world.ts';
import { api } from '../support/backend/backend.ts';

describe('over REST', () => {
  const { url, key } = api;
  afterAll(async () => {
    await sql`delete from private.visitor_hits`;
    await sql`delete from private.newsletter_subscribers where email like 'over-rest-%'`;
  });

  it('the forwarded IP address is the one that counts', async () => {
    const join = () =>
      fetch(`${url}/rest/v1/rpc/join_newsletter`, {
        method: 'POST',
        headers: { apikey: key, 'content-type': 'application/json' },
        body: JSON.stringify({ email: `over-rest-${randomUUID()}@example.com` }),
      });
    await sql`delete from private.visitor_hits`;
    expect((await join()).status).toBe(204);
    await sql`update private.visitor_hits set hits = 20`;
    const { status, headers } = await join();
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(3500);
  });
});
