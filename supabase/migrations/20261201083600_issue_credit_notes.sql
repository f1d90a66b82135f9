-- What is credited or refunded has a credit note once it is confirmed.
set local lock_timeout = '500ms';

create or replace function private.copy_payment_details() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.invoice_payments (invoice_id, payment_url, payment_instructions)
  select i.id, b.payment_url, b.payment_instructions
  from public.invoices i join public.billing_details b on b.user_id = i.creator_id
  where i.id = new.id and i.credits is null and coalesce(b.payment_url, b.payment_instructions) is not null;
  return null;
end;
$$;

create or replace function private.guard_payment_details() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and (new.payment_url, new.payment_instructions) is not distinct from (old.payment_url, old.payment_instructions)
    or tg_op = 'INSERT' and coalesce(new.payment_url, new.payment_instructions) is null
  then
    return null;
  end if;
  -- The seed writes without a caller.
  if auth.uid() is not null then
    perform private.require_confirmation();
    perform private.notify(new.user_id, 'payment_changed', '{}');
  end if;
  insert into private.invoice_payments (invoice_id, payment_url, payment_instructions)
  select i.id, new.payment_url, new.payment_instructions from public.invoices i
  where i.creator_id = new.user_id and i.credits is null
  on conflict on constraint invoice_payments_pkey do nothing;
  return null;
end;
$$;
comment on function private.guard_payment_details() is
  'Where a creator''s money goes is not for a stolen session to change. The owner is notified, and invoices that were issued keep theirs.';

create or replace function private.to_pay(invoice public.invoices) returns bigint
language sql stable security definer set search_path = ''
return case
  when invoice.credits is not null or invoice.received_at is not null
    or exists (select from public.invoices c where c.corrects = invoice.id) then 0
  else invoice.total_cents + coalesce((
    select sum(r.amount_cents) from public.refunds r
    where r.invoice_id = invoice.id and r.status = 'confirmed'
  ), 0)
end;
comment on function private.to_pay(public.invoices) is
  'What is left to pay, in cents: nothing of an invoice that was corrected, or once the creator has received it, and nothing of a credit note.';

create or replace function private.settled_at(invoice public.invoices) returns timestamptz
language sql stable security definer set search_path = ''
return coalesce(invoice.received_at, case when private.to_pay(invoice) = 0 then (
  select max(d.at) from (
    select r.confirmed_at from public.refunds r where r.invoice_id = invoice.id
    union all
    select c.created_at from public.invoices c where c.corrects = invoice.id
    union all
    select invoice.created_at where invoice.credits is not null
  ) as d (at)
) end);
comment on function private.settled_at(public.invoices) is
  'When nothing was left to pay: received, credited as a whole, or corrected; of a credit note, when it was issued.';

create or replace function private.issue_credit_note(invoice uuid, cents bigint) returns uuid
language sql security definer set search_path = ''
begin atomic
  insert into public.invoices (
    hire_request_id, milestone, creator_id, client_id, year, serial, kind, credits, seller, buyer, lines, total_cents, tax
  )
  select i.hire_request_id, i.milestone, i.creator_id, i.client_id, n.year, n.serial, 'credit', i.id, i.seller, i.buyer,
    jsonb_build_array(jsonb_build_object('title', i.lines -> 0 ->> 'title', 'cents', cents)), cents,
    private.taxed(i.tax - array['net_cents', 'tax_cents'] #- '{local,cents}', cents)
  from public.invoices i
  join public.hire_requests h on h.id = i.hire_request_id
  cross join lateral private.take_invoice_number(i.creator_id, now(), h.time_zone) n
  where i.id = invoice and i.creator_id is not null
  returning id;
end;
comment on function private.issue_credit_note(uuid, bigint) is
  'Takes so much off an invoice, with the names, the VAT and the rate that the invoice has. Of a creator who left there is nobody to issue it.';

create or replace function private.credit_refund() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.credit_note_id := private.issue_credit_note(new.invoice_id, -new.amount_cents);
  return new;
end;
$$;

create or replace function private.send_invoice(request public.hire_requests, milestone integer) returns void
language sql security definer set search_path = ''
begin atomic
  select private.remind(
    request, 'client', 'request_invoice', private.invoice_params(i.id, private.to_pay(i)))
  from public.invoices i
  where i.hire_request_id = request.id and i.milestone = send_invoice.milestone and i.kind = 'invoice';
end;

create or replace function private.lock_invoice(invoice uuid, caller uuid) returns public.hire_requests
language plpgsql security definer set search_path = ''
as $$
declare
  request uuid := (
    select i.hire_request_id from public.invoices i
    where i.id = invoice and i.credits is null and caller in (i.client_id, i.creator_id)
  );
begin
  if request is null then
    perform private.raise_conflict('PT404', 'This invoice no longer exists, or it isn''t yours');
  end if;
  return private.lock_request(request, caller);
end;
$$;
comment on function private.lock_invoice(uuid, uuid) is
  'The request of an invoice of the caller, for an act on it. Nothing is done with a credit note.';

create or replace function private.offer_credits(request public.hire_requests, invoice public.invoices, actor uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  credit public.refunds;
begin
  if request.client_id is null then
    -- Each is credited at once.
    perform private.hold_invoice_numbers(request.creator_id, request.time_zone);
  end if;
  for credit in
    update public.refunds r set
      is_credit = true,
      status = case when request.client_id is null then 'confirmed' else 'asked' end,
      asked_at = case when request.client_id is not null then now() end,
      confirmed_at = case when request.client_id is null then now() end
    where r.invoice_id = invoice.id and r.status = 'owed'
    returning *
  loop
    perform private.record_action(
      request, case credit.status when 'asked' then 'ask_credit' else 'credit' end, actor, credit.reason,
      invoice.milestone, invoice.id, -credit.amount_cents);
  end loop;
end;
$$;
comment on function private.offer_credits(public.hire_requests, public.invoices, uuid) is
  'Money that has not arrived is not owed back: once no one says that an invoice is paid, the client is asked about what was to be sent back '
  'of it. That of a client who left is taken off at once.';

create or replace function private.add_refund(
  request public.hire_requests, invoice public.invoices, refund public.refunds, actor uuid, may_be_paid boolean default true
) returns public.refunds
language plpgsql security definer set search_path = ''
as $$
begin
  refund.is_credit := num_nonnulls(invoice.paid_at, invoice.received_at) = 0;
  if refund.is_credit then
    refund.status := case when may_be_paid and request.client_id is not null then 'asked' else 'confirmed' end;
  end if;
  if refund.status = 'confirmed' then
    refund.credit_note_id := private.issue_credit_note(invoice.id, -refund.amount_cents);
  end if;
  insert into public.refunds (
    hire_request_id, invoice_id, case_id, amount_cents, reason, status, is_credit, refund_key, asked_at, sent_at, confirmed_at, credit_note_id
  )
  values (
    request.id, invoice.id, refund.case_id, refund.amount_cents, refund.reason, refund.status, refund.is_credit,
    refund.refund_key, case refund.status when 'asked' then now() end, case refund.status when 'sent' then now() end, case refund.status when 'confirmed' then now() end,
    refund.credit_note_id
  )
  returning * into refund;
  perform private.record_action(
    request,
    case refund.status
      when 'asked' then 'ask_credit' when 'confirmed' then 'credit' when 'owed' then 'owe_refund' else 'refund'
    end,
    actor, refund.reason, invoice.milestone, invoice.id, -refund.amount_cents);
  return refund;
end;
$$;
comment on function private.add_refund(public.hire_requests, public.invoices, public.refunds, uuid, boolean) is
  'Money back, or, while no one says that anything is paid, a credit: it waits for the client''s word that they have not paid, unless the '
  'invoice can''t be paid yet, or the client has left.';

create or replace function private.pay_owed_refunds(
  request public.hire_requests, invoice public.invoices, refund public.refunds, actor uuid
) returns public.refunds
language plpgsql security definer set search_path = ''
as $$
declare
  owed public.refunds;
begin
  for owed in
    select r.* from public.refunds r where r.invoice_id = invoice.id and r.status = 'owed' order by r.created_at, r.id
  loop
    if refund.amount_cents > owed.amount_cents then
      update public.refunds r set amount_cents = r.amount_cents - refund.amount_cents where r.id = owed.id;
      refund.case_id := owed.case_id;
      refund.credit_note_id := owed.credit_note_id;
      exit;
    end if;
    refund.amount_cents := refund.amount_cents - owed.amount_cents;
    update public.refunds r set refund_key = refund.refund_key
    where r.id = owed.id and refund.amount_cents = 0 and r.refund_key is null;
    refund.id := (private.move_refund(request, owed.id, 'send_refund', actor)).id;
    exit when refund.amount_cents = 0;
  end loop;
  return refund;
end;
$$;
comment on function private.pay_owed_refunds(public.hire_requests, public.invoices, public.refunds, uuid) is
  'Money that is sent back pays what is owed of the invoice first: whole refunds become sent, of the last a part stays owed. What is left of '
  'it is a refund of its own.';

create or replace function private.invoice_json(invoice public.invoices) returns jsonb
language sql stable security definer set search_path = ''
return to_jsonb(invoice) - 'reminded_at' || jsonb_build_object(
  'note', private.text_of_action(invoice.hire_request_id, invoice.note),
  'to_pay_cents', private.to_pay(invoice),
  'rests', private.rests(invoice),
  'can_deny', private.can_deny(invoice),
  'corrected_by', (select c.id from public.invoices c where c.corrects = invoice.id),
  'corrects_number', (select c.number from public.invoices c where c.id = invoice.corrects),
  'refers_to', (
    select jsonb_build_object('number', r.number, 'created_at', r.created_at) from public.invoices r
    where r.id = coalesce(invoice.corrects, invoice.credits)
  ),
  'time_zone', (select h.time_zone from public.hire_requests h where h.id = invoice.hire_request_id),
  'payment', private.payment_json(invoice)
);
comment on function private.invoice_json(public.invoices) is 'An invoice or a credit note as its parties read it.';

create or replace function private.refund_json(refund public.refunds) returns jsonb
language sql stable security definer set search_path = ''
return to_jsonb(refund) - array['refund_key', 'reminders'] || jsonb_build_object(
  'reason', private.text_of_action(refund.hire_request_id, refund.reason),
  'assumed_at', private.assumed_at(refund),
  'credit_note', (select private.invoice_json(n) from public.invoices n where n.id = refund.credit_note_id)
);

create or replace function private.settling_json(request public.hire_requests) returns jsonb
language sql stable security definer set search_path = ''
return jsonb_build_object(
  'agreements', coalesce((
    select jsonb_agg(to_jsonb(a) - 'hire_request_id' order by a.version)
    from public.agreements a where a.hire_request_id = request.id
  ), '[]'),
  'invoices', coalesce((
    select jsonb_agg(private.invoice_json(i) order by i.milestone, i.created_at, i.serial)
    from public.invoices i where i.hire_request_id = request.id and i.credits is null
  ), '[]'),
  'refunds', coalesce((
    select jsonb_agg(private.refund_json(r) order by r.created_at, r.id)
    from public.refunds r where r.hire_request_id = request.id
  ), '[]')
);
comment on function private.settling_json(public.hire_requests) is 'What the two agreed on and what is owed.';

create or replace function private.invoice_page(
  me uuid, side text, after_time timestamptz, after_id uuid, size integer
) returns setof uuid rows 20
language plpgsql stable security definer set search_path = ''
as $$
declare
  after_serial integer := (select i.serial from public.invoices i where i.id = after_id);
begin
  -- One plan for each side, so that each reads its own index in order.
  if side = 'creator' then
    return query
      select i.id from public.invoices i
      where i.creator_id = me and i.credits is null and (after_id is null or (i.created_at, i.serial, i.id) < (after_time, after_serial, after_id))
      order by i.created_at desc, i.serial desc, i.id desc limit size;
  else
    return query
      select i.id from public.invoices i
      where i.client_id = me and i.credits is null and (after_id is null or (i.created_at, i.serial, i.id) < (after_time, after_serial, after_id))
      order by i.created_at desc, i.serial desc, i.id desc limit size;
  end if;
end;
$$;

create or replace function public.my_earnings_figures() returns jsonb
language sql stable security definer set search_path = '' set statement_timeout = '3s'
begin atomic
  with mine as (
    select i.received_at, i.total_cents - r.credited - r.refunded as left_over, r.credited, r.refunded
    from public.invoices i
    cross join lateral (
      select -coalesce(sum(f.amount_cents) filter (where f.is_credit), 0) as credited,
        -coalesce(sum(f.amount_cents) filter (where not f.is_credit), 0) as refunded
      from public.refunds f where f.invoice_id = i.id and f.status = 'confirmed'
    ) r
    where i.creator_id = (select auth.uid()) and i.credits is null
      and not exists (select from public.invoices c where c.corrects = i.id)
  )
  select jsonb_build_object(
    'agreed_cents', (
      select coalesce(sum(t.amount * 100), 0)::bigint from public.transactions t
      where t.creator_id = (select auth.uid()) and t.status = 'pending'
    ),
    'to_be_paid_cents', coalesce(sum(m.left_over) filter (where m.received_at is null), 0),
    'received_cents', coalesce(sum(m.left_over) filter (where m.received_at is not null), 0),
    'credited_cents', coalesce(sum(m.credited), 0),
    'refunded_cents', coalesce(sum(m.refunded), 0)
  )
  from mine m;
end;
comment on function public.my_earnings_figures() is
  'What the caller has agreed on as a creator, is to be paid, has received, has credited (taken off before it was paid) and has refunded '
  '(sent back), in cents. The last four add up to their completed work.';

create or replace function private.requests_due(at timestamptz) returns setof uuid
language sql stable security definer set search_path = ''
begin atomic
  -- What time does is worked out for these alone, not for every request there is.
  with due as materialized (
    select o.hire_request_id as id from public.offers o where o.status = 'open' and o.valid_until <= requests_due.at
    union
    select p.id from public.hire_requests p
    where p.status = 'pending' and p.updated_at <= requests_due.at - interval '3 days'
    union
    select d.id from public.hire_requests d
    where d.status = 'accepted' and d.delivered_at <= requests_due.at - interval '5 days'
    union
    select e.id from public.hire_requests e where e.end_asked_at <= requests_due.at - interval '5 days'
    union
    select c.hire_request_id from public.cases c where c.answer_due_at <= requests_due.at
    union
    select m.hire_request_id from public.milestones m
    where m.approved_at is null
      -- From a day less to a day more than there is anywhere.
      and m.due_on between private.day_in('UTC', requests_due.at) - 8 and private.day_in('UTC', requests_due.at) + 2
    union
    select i.hire_request_id from public.invoices i
    where i.paid_at is null and i.received_at is null and i.reminded_at is null and i.credits is null
      and i.created_at <= requests_due.at - interval '7 days'
    union
    select r.hire_request_id from public.refunds r
    where r.status = 'sent' and r.sent_at <= requests_due.at - interval '14 days'
      or r.status = 'owed' and private.refund_reminders(r, requests_due.at) > r.reminders
  )
  select due.id from due
  where (
    select private.action_of_time(h, requests_due.at) from public.hire_requests h where h.id = due.id
  ) is not null
  order by due.id;
end;
comment on function private.requests_due(timestamptz) is 'The requests to which time does something now.';

create or replace function private.is_given_back(request uuid) returns boolean
language sql stable security definer set search_path = ''
return coalesce(
  (select -sum(r.amount_cents) from public.refunds r where r.hire_request_id = request and r.status = 'confirmed')
    >= (select sum(i.total_cents) from public.invoices i where i.hire_request_id = request and i.kind = 'invoice'),
  false
);
comment on function private.is_given_back(uuid) is
  'Whether all money of a request was given back, or never paid, as far as that is confirmed.';

create or replace function private.unreturned_cents(invoice public.invoices, at timestamptz) returns bigint
language sql stable security definer set search_path = ''
return case
  when invoice.credits is not null or exists (select from public.invoices c where c.corrects = invoice.id) then 0
  else invoice.total_cents + coalesce((
    select sum(r.amount_cents) from public.refunds r where r.invoice_id = invoice.id and r.confirmed_at < unreturned_cents.at
  ), 0)
end;
comment on function private.unreturned_cents(public.invoices, timestamptz) is
  'What was not given back of an invoice by then, as far as it is confirmed; nothing of one that another replaces, or of a credit note.';

create or replace function private.close_case(
  dispute public.cases, request public.hire_requests, step text, status text, actor uuid
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  changed public.hire_requests;
begin
  if close_case.status in ('agreed', 'closed') and (
    dispute.kind = 'delivery' and dispute.outcome in ('part', 'none')
    or dispute.kind = 'money_back' and dispute.outcome in ('all', 'part') and request.client_id is null
  ) then
    -- It will be approved, or credited at once.
    perform private.hold_invoice_numbers(request.creator_id, request.time_zone);
  end if;
  update public.cases c
  set status = close_case.status, answer_due_at = null, closed_at = now(), outcome = dispute.outcome, cents = dispute.cents
  where c.id = dispute.id;
  if dispute.kind = 'money_back' then
    -- What is left to pay is asked for again, and reminded of.
    update public.invoices i set reminded_at = null
    where i.hire_request_id = request.id and i.milestone <= dispute.milestone and i.paid_at is null and i.reminded_at is not null;
  end if;
  if dispute.outcome = 'redo' and dispute.kind = 'delivery' and close_case.status = 'agreed' then
    -- As requested changes, but it counts as none.
    update public.hire_requests h set delivered_at = null, acts = h.acts + 1 where h.id = request.id
    returning * into changed;
    perform private.add_step(changed, step, actor, milestone => request.milestone);
    return;
  end if;
  changed := private.record_case_step(request, dispute, step, actor);
  if step in ('agree_case', 'close_case') and dispute.outcome is not null then
    perform private.carry_out(dispute, changed, actor);
  end if;
end;
$$;

create or replace function public.open_case(
  request_id uuid, happened text, wants text, cents bigint default null, case_key uuid default null,
  attachments jsonb default '[]', is_paid boolean default null, about text default null
) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_party();
  request public.hire_requests;
  dispute public.cases;
  unsaid public.invoices;
begin
  perform private.check_attachments(attachments);
  if case_key is null then
    perform private.raise_invalid('A case key is required');
  end if;
  request := private.lock_request(request_id, caller);
  select c.* into dispute from public.cases c
  where (c.hire_request_id, c.case_key) = (request.id, open_case.case_key);
  if found then
    return dispute.id;
  elsif request.client_id is distinct from caller then
    perform private.raise_conflict('PT403', 'Only the client can open a case');
  elsif (private.open_case_of(request.id)).id is not null then
    perform private.raise_conflict('PT409', 'There is an open case already', request.status);
  end if;
  if is_paid and coalesce(about <> 'delivery', request.status <> 'accepted' or request.delivered_at is null) then
    for unsaid in
      select i.* from public.invoices i
      where i.hire_request_id = request.id and i.credits is null and num_nonnulls(i.paid_at, i.received_at) = 0
        and not exists (select from public.invoices c where c.corrects = i.id)
      order by i.created_at, i.id
    loop
      perform private.report_payment(request, unsaid, caller);
    end loop;
  end if;
  select c.* into dispute
  from private.case_subjects(request) s,
    private.new_case(request, case s.subject when 'delivery' then s.subject else 'money_back' end) c
  where s.subject = coalesce(about, s.subject)
  order by c.kind limit 1;
  if not found then
    perform private.raise_conflict(
      'PT409',
      case
        when not exists (select from public.invoices i where i.hire_request_id = request.id)
          then 'A case is about a delivery, or about approved work'
        when not exists (
          select from public.invoices i where i.hire_request_id = request.id and private.unreturned_cents(i, 'infinity') > 0
        ) then 'Everything was given back already'
        else 'A case can be opened for 30 days after an approval'
      end,
      request.status);
  end if;
  perform private.check_case_text(happened);
  perform private.check_outcome(
    dispute, wants, open_case.cents,
    case when request.creator_id is null then array['all', 'part'] else array['all', 'part', 'redo'] end);
  perform private.limit_rate('case', 10, interval '1 day');
  insert into public.cases (hire_request_id, milestone, kind, outcome, cents, answer_due_at, case_key)
  values (
    request.id, dispute.milestone, dispute.kind, wants, open_case.cents, now() + private.clock_of('escalate_case'), open_case.case_key)
  returning * into dispute;
  perform private.add_case_step(
    dispute.id, 'client', 'open', happened, wants, open_case.cents,
    case dispute.kind when 'money_back' then open_case.is_paid end);
  request := private.record_case_step(request, dispute, 'open_case', caller);
  perform private.attach_to_step(request, caller, attachments);
  if request.creator_id is null then
    perform private.escalate_case(dispute, request, 'escalate_case');
  end if;
  return dispute.id;
end;
$$;
comment on function public.open_case(uuid, text, text, bigint, uuid, jsonb, boolean, text) is
  'The client says what happened to a delivery, or within 30 days to approved work, and what they want: all, part (in cents) or redo, and '
  'whether they have paid what they did not say is paid. What is not paid can be contradicted later too. Of several subjects it is about the '
  'one that is named, or a delivery. Without a creator it waits for an admin at once. The same call with the same key is the same case.';

create or replace function public.export_my_data() returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  me uuid := auth.uid();
begin
  if not exists (select from auth.users a where a.id = me) then
    perform private.raise_conflict('PT401', 'Sign in first');
  end if;
  perform private.require_confirmation();
  perform private.limit_rate('export', 10, interval '1 hour');
  return jsonb_build_object(
    'exported_at', now(),
    'account', (
      select jsonb_build_object(
        'id', a.id, 'email', a.email, 'created_at', a.created_at,
        'last_sign_in_at', a.last_sign_in_at, 'last_seen_at', l.seen_at)
      from auth.users a left join private.last_seen l on l.user_id = a.id where a.id = me),
    'sessions', public.my_sessions(),
    'second_factor', nullif(private.has_second_factor(me), false),
    'recovery_codes', (
      select jsonb_agg(jsonb_build_object('created_at', c.created_at, 'used_at', c.used_at))
      from private.recovery_codes c where c.user_id = me),
    'users', (select to_jsonb(u) from public.users u where u.id = me),
    'user_private', (select to_jsonb(p) from public.user_private p where p.user_id = me),
    'creator_contacts', (select to_jsonb(c) from public.creator_contacts c where c.user_id = me),
    'former_usernames', (
      select jsonb_agg(
        jsonb_build_object('username', f.username, 'reserved_until', f.reserved_until)
        order by f.reserved_until)
      from private.former_usernames f where f.user_id = me),
    'newsletter_subscribers', (
      select jsonb_agg(to_jsonb(s)) from private.newsletter_subscribers s
      join public.user_private p on lower(p.email) = lower(s.email) where p.user_id = me),
    'projects', (
      select jsonb_agg(to_jsonb(p) - 'client_key' order by p.created_at) from public.projects p
      where p.user_id = me),
    'project_media', (
      select jsonb_agg(to_jsonb(m) - 'client_key' order by m.project_id, m.position)
      from public.project_media m
      join public.projects p on p.id = m.project_id where p.user_id = me),
    'project_code_samples', (
      select jsonb_agg(to_jsonb(c) - 'client_key' order by c.project_id, c.position)
      from public.project_code_samples c
      join public.projects p on p.id = c.project_id where p.user_id = me),
    'project_likes', (
      select jsonb_agg(to_jsonb(l) order by l.created_at) from public.project_likes l
      where l.user_id = me),
    'project_saves', (
      select jsonb_agg(to_jsonb(s) order by s.created_at) from public.project_saves s
      where s.user_id = me),
    'project_views', (
      select jsonb_agg(to_jsonb(v) order by v.day) from public.project_views v
      where v.user_id = me),
    'profile_views', (
      select jsonb_agg(to_jsonb(v) order by v.day) from public.profile_views v
      where v.user_id = me),
    'services', (
      select jsonb_agg(to_jsonb(s) - 'client_key' order by s.created_at) from public.services s
      where s.user_id = me),
    'hire_requests', (
      select jsonb_agg(to_jsonb(h) - 'request_digest' order by h.created_at)
      from public.hire_requests h
      where me in (h.client_id, h.creator_id) and not private.is_withheld(h.id, me)),
    'hire_request_events', (
      select jsonb_agg(
        to_jsonb(e) || jsonb_build_object('note', private.text_of_action(e.hire_request_id, e.note)) order by e.created_at)
      from public.hire_request_events e
      join public.hire_requests h on h.id = e.hire_request_id
      where me in (h.client_id, h.creator_id) and not private.is_withheld(h.id, me)),
    'offers', (
      select jsonb_agg(to_jsonb(o) - 'offer_key' order by o.created_at, o.number) from public.offers o
      join public.hire_requests h on h.id = o.hire_request_id
      where me in (h.client_id, h.creator_id) and not private.is_withheld(h.id, me)),
    'milestones', (
      select jsonb_agg(to_jsonb(m) order by m.hire_request_id, m.number) from public.milestones m
      join public.hire_requests h on h.id = m.hire_request_id
      where me in (h.client_id, h.creator_id)),
    'cases', (
      select jsonb_agg(to_jsonb(c) - 'case_key' order by c.created_at) from public.cases c
      join public.hire_requests h on h.id = c.hire_request_id
      where me in (h.client_id, h.creator_id)),
    'case_steps', (
      select jsonb_agg(to_jsonb(s) order by s.created_at, s.case_id, s.number) from public.case_steps s
      join public.cases c on c.id = s.case_id
      join public.hire_requests h on h.id = c.hire_request_id
      where me in (h.client_id, h.creator_id)),
    'offer_templates', (
      select jsonb_agg(to_jsonb(t) order by t.created_at) from public.offer_templates t
      where t.user_id = me),
    'transactions', (
      select jsonb_agg(to_jsonb(t) order by t.created_at) from public.transactions t
      where me in (t.client_id, t.creator_id)),
    'agreements', (
      select jsonb_agg(to_jsonb(a) order by a.created_at, a.version) from public.agreements a
      join public.hire_requests h on h.id = a.hire_request_id
      where me in (h.client_id, h.creator_id)),
    'billing_details', (
      select to_jsonb(b) from public.billing_details b where b.user_id = me),
    'invoices', (
      select jsonb_agg(
        to_jsonb(i) || jsonb_build_object('note', private.text_of_action(i.hire_request_id, i.note)) order by i.created_at, i.id)
      from public.invoices i
      where me in (i.client_id, i.creator_id)),
    'refunds', (
      select jsonb_agg(private.refund_json(r) - array['assumed_at', 'credit_note'] order by r.created_at, r.id) from public.refunds r
      join public.hire_requests h on h.id = r.hire_request_id
      where me in (h.client_id, h.creator_id)),
    'reviews', (
      select jsonb_agg(to_jsonb(r) order by r.created_at) from public.reviews r
      where r.user_id = me or (r.target_user_id = me and r.hidden_at is null)),
    'saved_creators', (
      select jsonb_agg(to_jsonb(s) order by s.created_at) from public.saved_creators s
      where s.user_id = me),
    'saved_searches', (
      select jsonb_agg(to_jsonb(s) order by s.created_at) from public.saved_searches s
      where s.user_id = me),
    'conversations', (
      select jsonb_agg(to_jsonb(c) order by c.created_at) from public.conversations c
      where me in (c.first_user_id, c.second_user_id)),
    'messages', (
      select jsonb_agg(to_jsonb(m) - 'client_key' order by m.created_at) from public.messages m
      join public.conversations c on c.id = m.conversation_id
      where me in (c.first_user_id, c.second_user_id) and not private.is_withheld_message(m.id)),
    'attachments', (
      select jsonb_agg(to_jsonb(a) order by a.created_at) from public.attachments a
      where a.owner_id = me or private.may_read_message(a.message_id)),
    'conversation_reads', (
      select jsonb_agg(to_jsonb(r)) from public.conversation_reads r where r.user_id = me),
    'muted_conversations', (
      select jsonb_agg(to_jsonb(m)) from private.muted_conversations m where m.user_id = me),
    'blocks', (
      select jsonb_agg(jsonb_build_object('user_id', b.blocked_id, 'created_at', b.created_at) order by b.created_at)
      from private.blocks b where b.blocker_id = me),
    'hidden_presence', (
      select to_jsonb(p) from private.hidden_presence p where p.user_id = me),
    'notifications', (
      select jsonb_agg(to_jsonb(n) order by n.created_at) from public.notifications n
      where n.user_id = me),
    'notification_settings', (
      select to_jsonb(s) from private.notification_settings s where s.user_id = me),
    'mail_outbox', (
      select jsonb_agg(
        to_jsonb(o) - array['key', 'user_id', 'subscriber_id', 'newsletter_id', 'email']
        order by o.created_at)
      from private.mail_outbox o where o.user_id = me),
    'reports', (
      select jsonb_agg(
        to_jsonb(r) - array['target_user_id', 'decided_by', 'decision_note'] order by r.created_at)
      from public.reports r where r.reporter_id = me),
    'report_lines', (
      select jsonb_agg(to_jsonb(l) order by r.created_at, l.report_id, l.number)
      from private.report_lines l join public.reports r on r.id = l.report_id where r.reporter_id = me),
    'suspension_appeals', (
      select jsonb_agg(to_jsonb(a) - 'decided_by' order by a.created_at) from private.suspension_appeals a
      where a.user_id = me),
    'former_suspensions', (
      select jsonb_agg(to_jsonb(f)) from private.former_suspensions f where f.user_id = me),
    'removed_hidden_items', (
      select jsonb_agg(to_jsonb(r) order by r.removed_at) from private.removed_hidden_items r
      where r.user_id = me),
    'restrictions', nullif(
      public.my_restrictions(), jsonb_build_object('suspended', null, 'hidden', '[]'::jsonb)),
    'images', (
      select jsonb_agg(o.name order by o.name) from storage.objects o
      where o.bucket_id in ('images', 'blocked-images') and starts_with(o.name, me::text || '/'))
  -- A function takes at most a hundred arguments.
  ) || jsonb_build_object(
    'project_checks', (
      select jsonb_agg(to_jsonb(c) order by c.project_id) from public.project_checks c
      join public.projects p on p.id = c.project_id where p.user_id = me),
    'project_check_days', (
      select jsonb_agg(to_jsonb(d) order by d.project_id, d.day) from public.project_check_days d
      join public.projects p on p.id = d.project_id where p.user_id = me),
    'project_proofs', (
      select jsonb_agg(to_jsonb(o) order by o.project_id, o.subject) from private.project_proofs o
      where o.user_id = me),
    'site_checks', (
      select jsonb_agg(to_jsonb(c) order by c.target)
      from private.site_checks c where c.user_id = me),
    'ended_suspensions', (
      select jsonb_agg(to_jsonb(e) order by e.started_at) from private.ended_suspensions e where e.user_id = me),
    'invoice_payments', (
      select jsonb_agg(to_jsonb(p) order by i.created_at, i.id) from private.invoice_payments p
      join public.invoices i on i.id = p.invoice_id where i.creator_id = me)
  );
end;
$$;
comment on function public.export_my_data() is
  'Everything that is the caller''s, by table; what they share with others is in it as they see it.';

create or replace view private.counted_jobs as
select j.* from private.credible_jobs j
where coalesce(
  (select -sum(r.amount_cents) from public.refunds r where r.hire_request_id = j.id and r.status = 'confirmed')
    < (select sum(i.total_cents) from public.invoices i where i.hire_request_id = j.id and i.kind = 'invoice'),
  true
);

create trigger issue_credit_note before update on public.refunds
for each row when (new.status = 'confirmed' and old.status <> 'confirmed' and new.credit_note_id is null)
execute function private.credit_refund();
