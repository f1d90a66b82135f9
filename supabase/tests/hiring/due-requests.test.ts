import { expect, it } from 'vitest';
import { inWorld } from '../support/world.ts';

it('what time does is worked out only for requests that wait for it', () =>
  inWorld(async ({ sql }) => {
    await sql`set local track_functions = 'all'`;
    // As on a site on which most requests ended long ago.
    await sql`set local session_replication_role = replica`;
    await sql`
      insert into public.hire_requests (
        client_id, creator_id, title, price, due_on, message, status, resolution, delivered_at, request_key, request_digest
      )
      select h.client_id, h.creator_id, 'A map', 100, '2026-01-01', 'We would like a map of tides.', 'completed', 'approved', now(),
        gen_random_uuid(), ''
      from (select * from public.hire_requests where client_id is not null limit 1) h, generate_series(1, 3000)`;
    await sql`analyze public.hire_requests`;
    const [candidates] = await sql<{ total: number }[]>`
      select count(*)::int as total from public.hire_requests where status in ('pending', 'accepted')
        or id in (select hire_request_id from public.invoices union select hire_request_id from public.refunds
          union select hire_request_id from public.cases)`;

    await sql`select private.requests_due(now())`;

    const [calls] = await sql<{ total: number }[]>`
      select pg_stat_get_xact_function_calls(
        'private.action_of_time(public.hire_requests, timestamptz)'::regprocedure
      )::int as total`;
    expect(calls?.total).toBeGreaterThan(0);
    expect(calls?.total).toBeLessThanOrEqual(candidates?.total ?? 0);
  }));
