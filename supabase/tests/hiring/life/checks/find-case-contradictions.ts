import type { ISql } from 'postgres';

/** The invariants of the cases of every request, whatever happened to it: each row is a contradiction. */
export async function findCaseContradictions(sql: ISql, id: string): Promise<string[]> {
  const rows = await sql<{ found: string }[]>`
    with disputes as (
      select c.*, c.closed_at is null as is_open,
        exists (select from private.admins a where private.may_decide(a.user_id, c)) as has_admin,
        coalesce((select -sum(r.amount_cents) from public.refunds r where r.case_id = c.id), 0) as given_back,
        coalesce((select -sum(r.amount_cents) from public.refunds r where r.case_id = c.id and r.refund_key is null), 0) as owed
      from public.cases c where c.hire_request_id = ${id}
    )
    select v.found from public.hire_requests h, lateral (values
      ('a case is about a delivery that is not in review', exists (
        select from disputes d where d.is_open and d.kind = 'delivery'
          and (h.status <> 'accepted' or h.delivered_at is null or h.milestone <> d.milestone))),
      ('a money-back case is about work that is not approved', exists (
        select from disputes d where d.kind = 'money_back' and not exists (
          select from public.invoices i where (i.hire_request_id, i.milestone) = (h.id, d.milestone)))),
      ('there are two open cases', (select count(*) from disputes d where d.is_open) > 1),
      ('its steps have gaps', exists (
        select from public.case_steps s join disputes d on d.id = s.case_id
        group by s.case_id having max(s.number) <> count(*))),
      ('nobody can go on with it', exists (
        select from disputes d where d.is_open and case
          when d.status in ('open', 'countered', 'redoing', 'redone', 'decided') then
            private.case_action_of_time(h, now() + interval '400 days') is null
          else not d.has_admin
        end)),
      ('one admin decided twice, or a party decided', exists (
        select from private.case_decisions a join disputes d on d.id = a.case_id
        where a.admin_id in (h.client_id, h.creator_id)
          or (select count(*) from private.case_decisions b where (b.case_id, b.admin_id) = (d.id, a.admin_id)) > 1)),
      ('a part was agreed on or decided without its cents', exists (
        select from disputes d where (d.outcome = 'part') <> (d.cents is not null))),
      ('a case gave something back before it was over, or after nobody won it', exists (
        select from disputes d where d.given_back > 0
          and (d.status not in ('agreed', 'closed') or d.outcome in ('redo', 'none')))),
      ('a case owes more than its outcome', exists (
        select from disputes d where d.outcome = 'part' and d.owed > d.cents)),
      ('an agreement was not carried out', exists (
        select from disputes d where d.status = 'agreed' and d.kind = 'delivery' and case d.outcome
          when 'all' then (h.status, h.resolution, h.milestone) is distinct from ('rejected', 'ended', d.milestone)
          when 'redo' then not exists (
            select from public.hire_request_events e where e.hire_request_id = h.id and e.action = 'agree_redo')
          else not exists (
            select from public.milestones m
            where (m.hire_request_id, m.number) = (h.id, d.milestone) and m.approved_at is not null)
        end)),
      ('its evidence lacks a file', exists (
        select from disputes d, public.cases c, public.attachments a join public.messages m on m.id = a.message_id
        where d.is_open and c.id = d.id and m.conversation_id in (
            select s.conversation_id from public.messages s where s.hire_request_id = h.id)
          and strpos(private.case_evidence(c, 'admin')::text, a.id::text) = 0)),
      ('work goes on while its delivery is disputed', exists (
        select from disputes d, public.hire_request_events o, public.hire_request_events e
        where d.is_open and d.kind = 'delivery'
          and o.hire_request_id = h.id and o.action = 'open_case' and e.hire_request_id = h.id
          and o.version = (
            select max(l.version) from public.hire_request_events l
            where l.hire_request_id = h.id and l.action = 'open_case')
          and e.version > o.version
          and e.action in ('deliver', 'ask_changes', 'complete', 'complete_milestone', 'make_offer', 'ask_end')))
    ) as v (found, is_found)
    where h.id = ${id} and v.is_found is not false`;
  return rows.map(({ found }) => found);
}
