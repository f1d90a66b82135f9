import type { World } from './world.ts';

type Request = { id: string; client: { id: string }; creator: { id: string } };
type Version = { row: string; version: string };

/** The rows of a request and its two people with the version of each, which a write changes, and also a lock of a savepoint. */
export const readVersions = (world: World, { id, client, creator }: Request) => {
  const people = [client.id, creator.id];
  return world.sql<Version[]>`
    select 'user ' || r.id as row, r.ctid || ' ' || r.xmax as version from public.users r where r.id = any (${people})
    union all
    select 'billing details ' || r.user_id, r.ctid || ' ' || r.xmax from public.billing_details r where r.user_id = any (${people})
    union all
    select 'notification ' || r.id, r.ctid || ' ' || r.xmax from public.notifications r where r.user_id = any (${people})
    union all
    select 'number ' || r.last, r.ctid || ' ' || r.xmax from private.invoice_numbers r where r.creator_id = any (${people})
    union all
    select 'request ' || r.id, r.ctid || ' ' || r.xmax from public.hire_requests r where r.id = ${id}
    union all
    select 'event ' || r.version, r.ctid || ' ' || r.xmax from public.hire_request_events r where r.hire_request_id = ${id}
    union all
    select 'invoice ' || r.id, r.ctid || ' ' || r.xmax from public.invoices r where r.hire_request_id = ${id}
    union all
    select 'refund ' || r.id, r.ctid || ' ' || r.xmax from public.refunds r where r.hire_request_id = ${id}
    union all
    select 'case ' || r.id, r.ctid || ' ' || r.xmax from public.cases r where r.hire_request_id = ${id}
    union all
    select 'step ' || s.number || r.id, s.ctid || ' ' || s.xmax
    from public.cases r join public.case_steps s on s.case_id = r.id where r.hire_request_id = ${id}
    union all
    select 'decision ' || d.number || r.id, d.ctid || ' ' || d.xmax
    from public.cases r join private.case_decisions d on d.case_id = r.id where r.hire_request_id = ${id}
    order by 1`;
};
