import type { TransactionSql } from 'postgres';
import { addRows } from '../add-rows.ts';
import { billingRows } from '../people.ts';
import { inDays } from '../timeline.ts';
import { caseDecisionRows, caseRows, caseStepRows } from './settling/cases.ts';
import { invoiceNumberRows, invoiceRows, refundRows } from './settling/invoices.ts';
import { eventRows, milestoneRows, offerRows, requestRows, transactionRows } from './requests.ts';

/**
 * Requests and their offers refer to each other, so they are inserted by one statement. The database reads due dates from delivery times,
 * for requests that were accepted as they were sent; their creators have been reminded of them. Where it reads none, there is none.
 */
export async function addRequests(sql: TransactionSql): Promise<void> {
  const accepted = Object.fromEntries(
    eventRows
      .filter(({ action }) => action === 'accept')
      .map(({ hire_request_id, created_at }) => [hire_request_id, created_at]),
  );
  await sql`
    with sent as (
      select (jsonb_populate_record(r, jsonb_build_object(
        'due_on', due.day,
        'no_due_date', due.day is null and r.status in ('accepted', 'completed'),
        'due_reminder', case
          when r.due_on is not null then r.due_reminder
          when r.status = 'accepted' and r.delivered_at is null
            and due.day between ${inDays(-7)}::date and ${inDays(1)}::date
          then due.day
        end
      ))).*
      from jsonb_populate_recordset(null::public.hire_requests, ${sql.json(requestRows)}) r
      cross join lateral (
        select coalesce(
          r.due_on,
          ((${sql.json(accepted)}::jsonb ->> r.id::text)::timestamptz at time zone 'utc')::date
            + private.agreed_days(r.duration)
        ) as day
      ) due
    ), added as (
      insert into public.hire_requests select * from sent
      on conflict do nothing
    )
    insert into public.offers
    select * from jsonb_populate_recordset(null::public.offers, ${sql.json(offerRows)})
    on conflict do nothing`;
  await sql`
    insert into public.milestones (hire_request_id, number, title, price, due_on, is_trial, approved_at)
    select m.hire_request_id, m.number, m.title, m.price, coalesce(m.due_on, h.due_on), m.is_trial, m.approved_at
    from jsonb_populate_recordset(null::public.milestones, ${sql.json(milestoneRows)}) m
    join public.hire_requests h on h.id = m.hire_request_id
    on conflict do nothing`;
  await addRows(sql, 'public.billing_details', billingRows);
  await addRows(sql, 'private.invoice_numbers', invoiceNumberRows);
  await addRows(
    sql,
    'public.invoices',
    invoiceRows.filter(({ kind }) => kind === 'invoice'),
  );
  // Both sides were notified long ago.
  await sql`set local session_replication_role = replica`;
  await addRows(
    sql,
    'public.invoices',
    invoiceRows.filter(({ kind }) => kind === 'credit'),
  );
  await sql`set local session_replication_role = origin`;
  await addRows(sql, 'public.refunds', refundRows);
  await addRows(sql, 'public.cases', caseRows);
  await addRows(sql, 'public.case_steps', caseStepRows);
  await addRows(sql, 'private.case_decisions', caseDecisionRows);
  await addRows(sql, 'public.hire_request_events', eventRows);
  await addRows(sql, 'public.transactions', transactionRows);
  await sql`
    select private.write_agreement(h, e)
    from public.hire_request_events e join public.hire_requests h on h.id = e.hire_request_id
    where e.action in ('accept', 'accept_offer') and not exists (
      select from public.agreements a where (a.hire_request_id, a.version) = (e.hire_request_id, e.version))`;
}
