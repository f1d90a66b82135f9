set local lock_timeout = '500ms';

alter table public.hire_requests
add column sale_kind text,
add column sale_returned_at timestamptz(3),
add constraint hire_requests_sale_kind_check check (sale_kind in ('once', 'license')) not valid,
add constraint only_purchases_have_sale_kind check (sale_kind is null or included is not null) not valid,
add constraint only_finished_sales_are_returned check (
  sale_returned_at is null or coalesce((sale_kind, status) = ('once', 'completed'), false)
) not valid,
drop constraint state_fits,
add constraint state_fits check (
    case
      when status = 'pending' then resolution is null and delivered_at is null and milestone = 1
      when status = 'accepted' then resolution is null
      when status = 'completed'
        then coalesce(resolution in ('approved', 'automatic', 'decided') and delivered_at is not null, false)
      when resolution = 'ended' then true
      else coalesce(resolution in ('declined', 'withdrawn', 'closed', 'removed', 'expired', 'sold') and delivered_at is null, false)
    end
) not valid;
comment on column public.hire_requests.sale_kind is
  'How the project was sold when the client bought it: once, or by license. Null of what is no purchase, and of purchases from before there was a choice.';
comment on column public.hire_requests.sale_returned_at is
  'When the creator put a project back that was sold once with this request, whose money was given back in full.';

create or replace function private.guard_hire_request() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  moved boolean := (
      new.status, new.delivered_at, new.milestone, new.open_offer_id, new.agreed_offer_id, new.end_asked_at, new.acts
    ) is distinct from (
      old.status, old.delivered_at, old.milestone, old.open_offer_id, old.agreed_offer_id, old.end_asked_at, old.acts
    );
  movable text[] := array[
    'status', 'resolution', 'delivered_at', 'version', 'acts', 'updated_at', 'milestone', 'revisions_used',
    'open_offer_id', 'agreed_offer_id', 'reminders', 'due_reminder', 'end_asked_by', 'end_asked_at',
    'client_id', 'creator_id', 'service_id', 'project_id', 'first_delivered_at',
    'sale_returned_at'
  ];
  terms text[] := array[
    'title', 'price', 'duration', 'package_name', 'hours', 'scope', 'due_on', 'no_due_date', 'revisions',
    'time_zone'
  ];
begin
  if tg_op = 'DELETE' then
    if old.client_id is not null or old.creator_id is not null then
      perform private.raise_conflict('42501', 'A hire request can''t be deleted');
    end if;
    return old;
  end if;
  if to_jsonb(new) - movable - terms <> to_jsonb(old) - movable - terms
    or (
      to_jsonb(new) - movable <> to_jsonb(old) - movable
      or new.agreed_offer_id is distinct from old.agreed_offer_id
    ) and not private.has_agreed_terms(new, old)
    or new.client_id is distinct from old.client_id
      and not (new.client_id is null and private.is_deleted_user(old.client_id))
    or new.creator_id is distinct from old.creator_id
      and not (new.creator_id is null and private.is_deleted_user(old.creator_id))
    or new.service_id is distinct from old.service_id and not (
      new.service_id is null
      and not exists (select from public.services s where s.id = old.service_id)
    )
    or new.project_id is distinct from old.project_id and not (
      new.project_id is null
      and not exists (select from public.projects p where p.id = old.project_id)
    )
  then
    perform private.raise_conflict('42501', 'The terms of a hire request can''t be changed');
  end if;
  if new.status <> old.status and not exists (
      select from private.hire_steps s
      where s.status = new.status and old.status = any (s.statuses)
        and s.resolution is not distinct from new.resolution
    )
    or (old.status, new.status) = ('pending', 'accepted') and new.open_offer_id is not null
    or new.status = 'completed' and (
      old.delivered_at is null
      or exists (
        select from public.milestones m where m.hire_request_id = new.id and m.number > new.milestone
      )
    )
    or new.status = old.status and new.resolution is distinct from old.resolution
    or new.delivered_at is distinct from old.delivered_at
      and (old.status, new.status) <> ('accepted', 'accepted')
    or new.milestone <> old.milestone
      and (
        (new.milestone, new.status) <> (old.milestone + 1, old.status)
        or old.delivered_at is null or new.delivered_at is not null
      )
    or new.acts <> old.acts and new.acts <> old.acts + 1
    or new.end_asked_by is not null and (
      -- Of a request without a proposal this is null.
      (new.end_asked_by, new.end_asked_at) <> (old.end_asked_by, old.end_asked_at)
      or new.milestone <> old.milestone or old.status <> 'accepted'
    )
    or new.revisions_used <> old.revisions_used
      and (new.revisions_used <> old.revisions_used + 1 or new.revisions_used > old.revisions)
    or new.open_offer_id is not null
      and not exists (
        select from public.offers o
        where (o.id, o.hire_request_id, o.status) = (new.open_offer_id, new.id, 'open')
      )
  then
    perform private.raise_conflict(
      'PT409', format('A hire request can''t go from %s to %s', old.status, new.status));
  end if;
  new.version := old.version + moved::integer;
  new.first_delivered_at := case when new.milestone = old.milestone then least(old.first_delivered_at, new.delivered_at) end;
  -- A pending request waits since its last step, an accepted one since its delivery.
  if moved and new.status = 'pending' or new.delivered_at is distinct from old.delivered_at then
    new.reminders := 0;
  end if;
  if new.milestone <> old.milestone then
    new.due_reminder := null;
  end if;
  return new;
end;
$$;

-- What `select h.*` stands for was fixed when these were created.
create or replace function public.my_request_dates(side text) returns jsonb
language sql stable security definer set search_path = '' set statement_timeout = '3s'
begin atomic
  with mine as (
    select h.* from public.hire_requests h
    where side = 'client' and h.client_id = (select auth.uid()) and h.status in ('pending', 'accepted')
    union all
    select h.* from public.hire_requests h
    where side = 'creator' and h.creator_id = (select auth.uid()) and h.status in ('pending', 'accepted')
      and not exists (select from private.withheld_requests w where w.hire_request_id = h.id)
  ), of_side as (
    select h.* from public.hire_requests h
    where (select auth.uid()) = case side when 'client' then h.client_id when 'creator' then h.creator_id end
  ), dates as (
    select h.id, h.title, h.time_zone, h.milestone as number, 'due' as kind, m.due_on, null::timestamptz as at,
      case when h.milestone > 1 or exists (
        select from public.milestones n where n.hire_request_id = h.id and n.number > 1
      ) then m.title end as milestone
    from mine h join public.milestones m on m.hire_request_id = h.id and m.number = h.milestone
    where h.delivered_at is null and m.due_on is not null
    union all
    select h.id, h.title, h.time_zone, h.milestone, case o.kind when 'extension' then 'extension' when 'change_order' then 'change_order' else 'offer' end,
      null, o.valid_until, null
    from mine h join public.offers o on o.id = h.open_offer_id
    union all
    select h.id, h.title, h.time_zone, h.milestone, 'expiry', null, private.expires_at(h), null
    from mine h where private.expires_at(h) is not null
    union all
    select h.id, h.title, h.time_zone, h.milestone, 'approval', null, private.review_until(h), null
    from mine h where private.review_until(h) is not null
    union all
    select h.id, h.title, h.time_zone, h.milestone, 'end', null, private.ends_at(h), null
    from mine h where private.ends_at(h) is not null
    union all
    select h.id, h.title, h.time_zone, h.milestone, 'end_alone', null, private.ends_alone_from(h, 'client'), null
    from mine h where side = 'client' and private.ends_alone_from(h, 'client') > now()
    union all
    select h.id, h.title, h.time_zone, c.milestone,
      case c.status when 'redoing' then 'redo' when 'redone' then 'acceptance' when 'decided' then 'appeal' else 'answer' end,
      null, private.case_due_at(c), null
    from of_side h join public.cases c on c.hire_request_id = h.id
    where c.answer_due_at is not null and (c.status not in ('open', 'countered') or private.case_turn(c) = side)
    union all
    select h.id, h.title, h.time_zone, (
        select count(*)::integer from public.refunds o
        where o.hire_request_id = h.id and (o.created_at, o.id) <= (r.created_at, r.id)
      ), 'refund', null, private.assumed_at(r), null
    from of_side h join public.refunds r on r.hire_request_id = h.id
    where r.status = 'sent' and private.assumed_at(r) is not null
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'request_id', d.id, 'title', d.title, 'kind', d.kind, 'due_on', d.due_on, 'at', d.at,
    'milestone', d.milestone, 'number', d.number, 'time_zone', d.time_zone
  ) order by coalesce(d.at, d.due_on::timestamp at time zone d.time_zone), d.id, d.kind, d.number), '[]')
  from (
    select * from dates
    order by coalesce(at, due_on::timestamp at time zone time_zone), id, kind, number limit 50
  ) d;
end;

create or replace function private.open_requests_between(me uuid, other uuid) returns jsonb
language sql stable security definer set search_path = ''
return (
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', h.id,
    'title', h.title,
    'side', case h.client_id when me then 'client' else 'creator' end,
    'status', h.status,
    'waiting_side', coalesce((
      select coalesce(private.case_turn(c), 'admin')
      from public.cases c where c.hire_request_id = h.id and c.closed_at is null
    ), private.waiting_side(h)),
    'offer', (
      select jsonb_build_object('kind', o.kind, 'side', o.side, 'valid_until', o.valid_until)
      from public.offers o where o.id = h.open_offer_id
    ),
    'case_status', (
      select c.status from public.cases c where c.hire_request_id = h.id and c.closed_at is null
    ),
    'end_asked_by', h.end_asked_by,
    'ends_at', private.ends_at(h),
    'due_on', m.due_on,
    'time_zone', h.time_zone,
    'delivered_at', h.delivered_at,
    'updated_at', h.updated_at,
    'expires_at', private.expires_at(h),
    'review_until', private.review_until(h)
  ) order by h.updated_at desc, h.id), '[]')
  from (
    select r.* from public.hire_requests r
    where r.status in ('pending', 'accepted')
      and ((r.client_id = me and r.creator_id = other) or (r.client_id = other and r.creator_id = me))
      and not private.is_withheld(r.id, me)
    order by r.updated_at desc, r.id limit 10
  ) h
  left join public.milestones m on m.hire_request_id = h.id and m.number = h.milestone
);

create or replace function private.obligations(person uuid)
returns table (request_id uuid, title text, side text, kind text, status text, number text, cents bigint, until timestamptz)
language sql stable security definer set search_path = ''
begin atomic
  with mine as (
    select h.*, private.side_of(h, person) as side from public.hire_requests h
    where person in (h.client_id, h.creator_id) and num_nonnulls(h.client_id, h.creator_id) = 2
  ), open as (
    select h.id, h.title, h.side, 'work' as kind, null as status, null as number, null::bigint as cents,
      h.updated_at + interval '90 days' as until
    from mine h where h.status = 'accepted'
    union all
    select h.id, h.title, h.side, 'case', c.status, null, private.amount_in_dispute(c), null
    from mine h join public.cases c on c.hire_request_id = h.id
    where c.closed_at is null
    union all
    select h.id, h.title, h.side, 'refund', r.status, i.number, -r.amount_cents, r.created_at + interval '90 days'
    from mine h join public.refunds r on r.hire_request_id = h.id join public.invoices i on i.id = r.invoice_id
    where r.status = 'owed'
    union all
    select h.id, h.title, h.side, 'invoice', null, i.number, l.cents, (
        select min(f.created_at) from public.invoices f
        where (f.hire_request_id, f.milestone) = (i.hire_request_id, i.milestone)
      ) + interval '90 days'
    from mine h join public.invoices i on i.hire_request_id = h.id
    cross join lateral (
      select private.to_pay(i) + coalesce((
        select sum(r.amount_cents) from public.refunds r
        where r.invoice_id = i.id and r.status = 'asked' and h.side = 'creator'
      ), 0) as cents
    ) l
    where i.paid_at is null and l.cents > 0
  )
  select o.id, o.title, o.side, o.kind, o.status, o.number, o.cents, o.until
  from open o
  where coalesce(o.until > now(), true);
end;
