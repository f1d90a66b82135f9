import type { ISql } from 'postgres';

/** The invariants of every request, whatever happened to it: each row is a contradiction. */
export async function findContradictions(sql: ISql, id: string): Promise<string[]> {
  const rows = await sql<{ found: string }[]>`
    with request as (select * from public.hire_requests where id = ${id}),
    paid as (
      select coalesce(sum(amount), 0) as total, coalesce(sum(amount) filter (where status = 'completed'), 0) as done
      from public.transactions where hire_request_id = ${id}
    ),
    parts as (
      select sum(price) as total, coalesce(sum(price) filter (where approved_at is not null), 0) as done,
        count(*) as count, max(number) as last, count(approved_at) as approved
      from public.milestones where hire_request_id = ${id}
    )
    select v.found from request h, paid, parts, lateral (values
      ('the milestones add up to another price', h.status in ('accepted', 'completed') and parts.total is distinct from h.price),
      ('a request that was never accepted has milestones', h.status = 'pending' and parts.count > 0),
      ('the milestones have gaps', parts.count > 0 and parts.last <> parts.count),
      ('another milestone is in work', h.status = 'accepted' and parts.approved <> h.milestone - 1),
      ('a milestone is not approved', h.status = 'completed' and (parts.approved <> parts.count or h.milestone <> parts.last)),
      ('the transactions add up to another price', case
        when h.status in ('accepted', 'completed') then paid.total <> h.price
        else paid.total <> parts.done end),
      ('the completed transactions are not those of the approved milestones', paid.done <> parts.done),
      ('a milestone has other transactions', h.status in ('accepted', 'completed') and exists (
        select from public.milestones m
        full join (
          select milestone as number, sum(amount) as amount from public.transactions
          where hire_request_id = h.id group by 1
        ) t using (number)
        where (m.hire_request_id = h.id or m.hire_request_id is null) and coalesce(m.price, 0) <> coalesce(t.amount, 0))),
      ('a transaction waits in a request that is over', h.status in ('completed', 'rejected') and exists (
        select from public.transactions t where t.hire_request_id = h.id and t.status = 'pending')),
      ('the wallet holds another sum', (select coalesce(sum(t.amount), 0) from public.transactions t
        where t.creator_id is not distinct from h.creator_id and t.hire_request_id = h.id and t.status = 'completed') <> parts.done),
      ('the version is not that of the last event', h.version <> (
        select max(e.version) from public.hire_request_events e where e.hire_request_id = h.id)),
      ('an event is missing', h.version <> (
        select count(*) from public.hire_request_events e where e.hire_request_id = h.id)),
      ('the open offer is not the one that is open', h.open_offer_id is distinct from (
        select o.id from public.offers o where o.hire_request_id = h.id and o.status = 'open')),
      ('an offer is open in a request that is over', h.status in ('completed', 'rejected') and h.open_offer_id is not null),
      ('an end is proposed in a request that is not accepted', h.status <> 'accepted' and h.end_asked_by is not null),
      ('the proposal to end is not the one of the timeline', h.status = 'accepted' and h.end_asked_by is distinct from (
        select case when e.action = 'ask_end' then case e.actor_id when h.client_id then 'client' else 'creator' end end
        from public.hire_request_events e where e.hire_request_id = h.id
          and e.action in (
            'ask_end', 'decline_end', 'withdraw_end', 'approve_milestone', 'complete_milestone', 'settle_milestone')
        order by e.version desc limit 1)),
      ('one side ended it alone, and it was no trial, and the other one did not leave it for 14 days', exists (
        select from public.hire_request_events e where e.hire_request_id = h.id and (
          e.action = 'accept_end' and e.actor_id = (
            select a.actor_id from public.hire_request_events a
            where a.hire_request_id = h.id and a.action = 'ask_end' order by a.version desc limit 1)
            -- What both agreed on in a case.
            and not exists (
              select from public.hire_request_events c
              where (c.hire_request_id, c.version, c.action) = (h.id, e.version - 1, 'agree_case'))
          -- Whoever closes their account leaves no name.
          or e.action = 'end' and e.actor_id is not null and not exists (
            select from public.milestones m where m.hire_request_id = h.id and m.number = e.milestone and m.is_trial)
            and not exists (
              select from private.suspension_times(case e.actor_id when h.client_id then h.creator_id else h.client_id end) t
              where t.started_at <= e.created_at - interval '14 days' and t.ended_at >= e.created_at)
            and (e.actor_id <> h.client_id or not exists (
              select from public.hire_request_events d
              where (d.hire_request_id, d.milestone, d.action) = (h.id, e.milestone, 'deliver') and d.version < e.version)
              or exists (
                select from public.hire_request_events l join private.hire_steps s on s.action = l.action and not s.is_about_payment
                where l.hire_request_id = h.id and l.actor_id = h.creator_id and l.version < e.version
                  and l.created_at > e.created_at - interval '14 days'))))),
      ('silence ended, or will end, what was delivered', exists (
        select from public.hire_request_events d
        where d.hire_request_id = h.id and d.action = 'deliver' and d.milestone = h.milestone
          -- A suspended creator can't deliver again.
          and not exists (select from private.suspension_times(h.creator_id))
          and (private.ends_at(h) is not null or exists (
            select from public.hire_request_events e where e.hire_request_id = h.id and e.action = 'end_by_silence')))),
      ('the terms are not those of the offer that was agreed on', exists (
        select from public.offers o where o.id = h.agreed_offer_id
          and ((o.title, o.scope, o.price, o.status) <> (h.title, h.scope, h.price, 'accepted')
            or o.revisions is distinct from h.revisions or o.days is null and o.due_on is distinct from h.due_on))),
      ('the last offer that was accepted is not the agreement', h.agreed_offer_id is distinct from (
        select e.offer_id from public.hire_request_events e
        where e.hire_request_id = h.id and e.action = 'accept_offer' order by e.version desc limit 1)),
      ('an offer has no number of its own', exists (
        select from public.offers o where o.hire_request_id = h.id
        having count(*) > 0 and (max(o.number) <> count(*) - 1 or max(o.number) > 20))),
      ('an accepted request has no price', h.status in ('accepted', 'completed') and h.price is null),
      ('someone has two unread lines about it', exists (
        select from public.notifications n
        where n.params ->> 'request_id' = h.id::text and n.kind like 'request\_%' and n.read_at is null
        group by n.user_id having count(*) > 1)),
      ('what waits for a side and what their lines say differ', exists (
        select from (values ('client', h.client_id), ('creator', h.creator_id)) as party (side, id)
        where party.id is not null and (cardinality(private.due_actions(h, party.side)) > 0) <> exists (
          select from public.notifications n
          where n.user_id = party.id and n.params ->> 'request_id' = h.id::text and n.needs_action))),
      ('a line asks for what does not wait for its side', exists (
        select from (values ('client', h.client_id), ('creator', h.creator_id)) as party (side, id)
        join public.notifications n on n.user_id = party.id
        where n.params ->> 'request_id' = h.id::text and n.needs_action
          and private.action_of_notification(n.kind, n.params) <> all (private.due_actions(h, party.side)))),
      ('it is nobody’s turn', h.status in ('pending', 'accepted') and private.waiting_side(h) is null),
      ('time does nothing to it either', (
          h.status = 'pending' or h.delivered_at is not null and h.status = 'accepted' or private.ends_at(h) is not null)
        and not exists (
          select from public.cases c where c.hire_request_id = h.id and c.status in ('waiting', 'appealed'))
        and private.action_of_time(h, now() + interval '400 days') is null)
    ) as v (found, is_found)
    where v.is_found`;
  return rows.map(({ found }) => found);
}
