import type { ISql } from 'postgres';

/** The rules for invoices and refunds of every request, whatever happened to it: each row is a contradiction. */
export async function findPaymentContradictions(sql: ISql, id: string): Promise<string[]> {
  const rows = await sql<{ found: string }[]>`
    with bills as (
      select i.*, private.to_pay(i) as to_pay, private.unreturned_cents(i, 'infinity') as kept,
        exists (select from public.invoices c where c.corrects = i.id) as is_corrected,
        coalesce((select -sum(r.amount_cents) from public.refunds r where r.invoice_id = i.id), 0) as refunded,
        coalesce((select -sum(r.amount_cents) from public.refunds r
          where r.invoice_id = i.id and r.status = 'confirmed'), 0) as confirmed
      from public.invoices i where i.hire_request_id = ${id} and i.credits is null
    ),
    counted as (select * from bills where not is_corrected),
    words as (
      select e.milestone,
        (array_agg(e.action order by e.version desc) filter (where e.action <> 'receive'))[1] = 'pay' as is_paid,
        (array_agg(e.action order by e.version desc) filter (where e.action in ('receive', 'deny_payment')))[1] = 'receive' as is_received
      from public.hire_request_events e
      where e.hire_request_id = ${id} and e.action in ('pay', 'withdraw_payment', 'deny_payment', 'receive') group by 1
    )
    select v.found from public.hire_requests h, lateral (values
      ('the invoices that count add up to another sum than the completed transactions',
        (select coalesce(sum(c.total_cents), 0) from counted c) <> (
          select coalesce(sum(t.amount * 100), 0) from public.transactions t
          where t.hire_request_id = h.id and t.status = 'completed')),
      ('an approved milestone and its invoice differ', exists (
        select from (
          select m.number, m.price * 100 as cents from public.milestones m
          where m.hire_request_id = h.id and m.approved_at is not null) m
        full join counted c on c.milestone = m.number
        where m.cents is distinct from c.total_cents)),
      ('the lines add up to another total', exists (
        select from bills b
        where b.total_cents <> (select sum((l ->> 'cents')::bigint) from jsonb_array_elements(b.lines) l))),
      ('the numbers of the creator have gaps', exists (
        select from public.invoices i where i.creator_id = h.creator_id group by i.year
        having max(i.serial) <> count(*) or min(i.serial) <> 1 or max(i.serial) <> (
          select n.last from private.invoice_numbers n where (n.creator_id, n.year) = (h.creator_id, i.year)))),
      ('a corrected invoice still counts', exists (
        select from bills b where b.is_corrected
          and (b.to_pay <> 0 or b.refunded <> 0 or b.kept <> 0))),
      ('what is confirmed as given back has no credit note', exists (
        select from public.refunds r join public.invoices i on i.id = r.invoice_id
        where r.hire_request_id = h.id and r.status = 'confirmed' and i.creator_id is not null and r.credit_note_id is null)),
      ('a credit note has another sum than what it is about, or is about nothing', exists (
        select from public.invoices n where n.hire_request_id = h.id and n.kind = 'credit' and n.total_cents is distinct from (
          select -sum(r.amount_cents) from public.refunds r where r.credit_note_id = n.id))),
      ('a credit note says something else than its invoice', exists (
        select from public.invoices n join public.invoices i on i.id = n.credits
        where n.hire_request_id = h.id and (i.kind = 'credit'
          or (n.seller, n.buyer, n.milestone, n.hire_request_id) is distinct from (i.seller, i.buyer, i.milestone, i.hire_request_id)))),
      ('more is refunded than was invoiced', exists (select from bills b where b.refunded > b.total_cents)),
      ('what is to be paid is negative, or wrong', exists (
        select from counted c where c.to_pay < 0
          or c.to_pay <> case when c.received_at is null then c.total_cents - c.confirmed else 0 end)),
      ('one side confirmed what only the other can', exists (
        select from public.hire_request_events e
        where e.hire_request_id = h.id and case
          when e.action in ('pay', 'withdraw_payment', 'confirm_refund', 'deny_refund', 'confirm_credit', 'open_case') then e.actor_id is distinct from h.client_id
          when e.action in ('receive', 'deny_payment', 'correct_invoice', 'refund', 'send_refund', 'answer_case') then e.actor_id is distinct from h.creator_id
          when e.action in ('owe_refund', 'ask_credit', 'credit') then false
        end)),
      ('what was said and the invoice differ', exists (
        select from counted c left join words w on w.milestone = c.milestone
        where coalesce(w.is_paid, false) <> (c.paid_at is not null)
          or coalesce(w.is_received, false) <> (c.received_at is not null))),
      ('something was paid or received without an invoice', exists (
        select from words w where not exists (select from counted c where c.milestone = w.milestone))),
      ('a credit has a date of sending, or waits though something is said to be paid', exists (
        select from public.refunds r join bills b on b.id = r.invoice_id where r.is_credit
          and (r.sent_at is not null or r.status = 'asked' and num_nonnulls(b.paid_at, b.received_at) > 0))),
      ('money is owed back of what nobody says is paid', exists (
        select from public.refunds r join bills b on b.id = r.invoice_id
        where r.status = 'owed' and num_nonnulls(b.paid_at, b.received_at) = 0)),
      ('something is left to pay, and nobody has to act', exists (
        select from counted c join public.invoices i on i.id = c.id where c.to_pay > 0 and not private.rests(i))
        and not ('pay' = any (private.owed_actions(h.id, 'client')) or 'receive' = any (private.owed_actions(h.id, 'creator')))),
      ('nothing is left to pay, and someone has to act', not exists (select from counted c where c.to_pay > 0)
        and ('pay' = any (private.owed_actions(h.id, 'client')) or 'receive' = any (private.owed_actions(h.id, 'creator')))),
      ('a refund waits for nobody', exists (
        select from public.refunds r where r.hire_request_id = h.id and case r.status
          when 'asked' then ('answer_credit' = any (private.owed_actions(h.id, 'client'))) is not true
          when 'owed' then ('send_refund' = any (private.owed_actions(h.id, 'creator'))) is not true
          when 'sent' then ('confirm_refund' = any (private.owed_actions(h.id, 'client'))) is not true
        end)),
      ('there are two agreements of one step, or none', (
        select count(*) from public.agreements a where a.hire_request_id = h.id) <> (
        select count(*) from public.hire_request_events e
        where e.hire_request_id = h.id and e.action in ('accept', 'accept_offer')))
    ) as v (found, is_found)
    where h.id = ${id} and v.is_found is not false`;
  return rows.map(({ found }) => found);
}
