alter table public.refunds add foreign key (case_id) references public.cases (id);
create index refunds_of_case on public.refunds (case_id);

create function private.unreturned_cents(invoice public.invoices, at timestamptz) returns bigint
language sql stable security definer set search_path = ''
return case
  when invoice.credits is not null or exists (select from public.invoices c where c.corrects = invoice.id) then 0
  else invoice.total_cents + coalesce((
    select sum(r.amount_cents) from public.refunds r where r.invoice_id = invoice.id and r.confirmed_at < unreturned_cents.at
  ), 0)
end;
comment on function private.unreturned_cents(public.invoices, timestamptz) is
  'What was not given back of an invoice by then, as far as it is confirmed; nothing of one that another replaces, or of a credit note.';

create function private.guaranteed_until(invoice public.invoices) returns timestamptz
language sql stable security definer set search_path = ''
return (
  select private.clock_end(h, 'open_case', a.at) + coalesce((
    select sum(c.closed_at - c.created_at) from public.cases c
    where c.hire_request_id = h.id and c.created_at >= a.at
  ), '0')
  from public.hire_requests h, (
    select max(e.created_at) as at
    from public.hire_request_events e join private.hire_steps s on s.action = e.action
    where e.hire_request_id = invoice.hire_request_id and s.is_approval
      and (e.milestone = invoice.milestone or s.status = 'completed')
  ) a
  where h.id = invoice.hire_request_id
);
comment on function private.guaranteed_until(public.invoices) is
  'Until when the client can open a case about this milestone: for 30 days after it was approved, and at least as long after all of the work '
  'was. The time of a case does not count: one is open at a time.';

create function private.disputed_cents(dispute public.cases, invoice public.invoices) returns bigint
language sql stable security definer set search_path = ''
return case
  when invoice.milestone > dispute.milestone then 0
  when num_nonnulls(invoice.paid_at, invoice.received_at) = 0
    or least(invoice.paid_at, invoice.received_at) >= coalesce(dispute.created_at, now())
    or private.guaranteed_until(invoice) > coalesce(dispute.created_at, now())
    then private.unreturned_cents(invoice, coalesce(dispute.created_at, 'infinity'))
  else 0
end;
comment on function private.disputed_cents(public.cases, public.invoices) is
  'What a money-back case can give back of an invoice: what was not confirmed as given back when it was opened, nothing of what was approved '
  'since, and after its 30 days only what was not paid by then.';

create function private.may_contradict(request public.hire_requests) returns boolean
language sql stable security definer set search_path = ''
return exists (
    select from public.invoices i
    where i.hire_request_id = request.id and i.paid_at is null and private.to_pay(i) > 0
  )
  and not exists (
    select from public.cases c join public.case_steps s on s.case_id = c.id
    where c.hire_request_id = request.id and s.action = 'decide'
  );
comment on function private.may_contradict(public.hire_requests) is
  'Whether the client can contradict what is still to be paid, by a case at any time, unless an admin has decided one.';

create function private.proposal_to(dispute public.cases, side text) returns public.case_steps
language sql stable security definer set search_path = ''
begin atomic
  select s from public.case_steps s
  where s.case_id = dispute.id and s.action in ('open', 'counter') and s.side <> proposal_to.side
    and not exists (
      select from public.case_steps a where a.case_id = s.case_id and a.action = 'accept' and a.number > s.number
    )
    -- guard: a creator who left proposed it
    and (s.outcome <> 'redo' or exists (
      select from public.hire_requests h where h.id = dispute.hire_request_id and h.creator_id is not null
    ))
  order by s.number desc limit 1;
end;
comment on function private.proposal_to(public.cases, text) is
  'The last proposal of the other side that was not agreed on, if anyone is left to carry it out.';

create function private.possible_case_actions(dispute public.cases, side text) returns text[]
language sql stable security definer set search_path = ''
return array_remove(array[
  case when side = 'creator' and dispute.status = 'redoing' then 'redo' end,
  case when private.case_turn(dispute) = side and dispute.status <> 'redoing'
    or dispute.status in ('redoing', 'waiting') and side <> 'admin' and (private.proposal_to(dispute, side)).number > 0 then 'accept' end,
  case when side = 'creator' and (
    dispute.status = 'open'
    or dispute.status in ('redoing', 'waiting') and (private.proposal_to(dispute, 'client')).number is null
  ) then 'counter' end,
  case when private.case_turn(dispute) = side and dispute.status <> 'redoing' then 'dispute' end,
  case when side <> 'admin' and dispute.status = 'decided' then 'appeal' end,
  case when side = 'client' and dispute.status in ('open', 'countered', 'redoing', 'waiting') then 'withdraw' end
], null);
comment on function private.possible_case_actions(public.cases, text) is
  'The actions of a side for a case, the primary one first. Until an admin decides, the creator can still answer, and both can agree, also on '
  'something else than the work again.';

create function private.outcomes_to_propose(dispute public.cases, side text) returns text[]
language sql stable security definer set search_path = ''
return case when 'counter' <> all (private.possible_case_actions(dispute, side)) then '{}'
  when exists (select from public.case_steps s where s.case_id = dispute.id and s.action = 'accept') then array['all', 'part', 'none']
  else array['all', 'part', 'redo', 'none']
end;
comment on function private.outcomes_to_propose(public.cases, text) is
  'What a side can propose in a case: the work again only once both have not agreed on it yet.';

create function private.case_obstacle(dispute public.cases, action text, side text) returns text
language sql stable security definer set search_path = ''
return case
  when action = any (private.possible_case_actions(dispute, side)) then null
  when dispute.closed_at is not null then 'This case is closed'
  when action = 'redo' then 'There is nothing to do again in this case'
  when dispute.status = 'redoing' and action <> 'counter' then 'The creator does the work again first'
  when action = 'appeal' then case dispute.status
    when 'appealed' then 'This decision was appealed already'
    else 'There is no decision to appeal yet'
  end
  when dispute.status in ('decided', 'appealed') then 'This case is decided already'
  when dispute.status = 'waiting' and action = 'dispute' then 'This case waits for a decision already'
  when dispute.status in ('redoing', 'waiting') and action = 'counter' then 'You have proposed something else already'
  when dispute.status = 'waiting' then 'The creator has proposed nothing to agree to yet'
  else 'This case was answered in the meantime'
end;
comment on function private.case_obstacle(public.cases, text, text) is
  'The sentence about why a side cannot do this now; null if it can.';

create function private.amount_in_dispute(dispute public.cases) returns bigint
language sql stable security definer set search_path = ''
return case dispute.kind
  when 'delivery' then (
    select round(m.price * 100)::bigint from public.milestones m
    where (m.hire_request_id, m.number) = (dispute.hire_request_id, dispute.milestone)
  )
  else (
    select coalesce(sum(private.disputed_cents(dispute, i)), 0)::bigint from public.invoices i
    where i.hire_request_id = dispute.hire_request_id
  )
end;
comment on function private.amount_in_dispute(public.cases) is
  'In cents: the price of the milestone that was delivered, or what was invoiced and not given back when it was opened.';

create function private.new_case(request public.hire_requests, kind text) returns public.cases
language plpgsql stable security definer set search_path = ''
as $$
declare
  dispute public.cases;
begin
  dispute.hire_request_id := request.id;
  dispute.kind := new_case.kind;
  dispute.milestone := case new_case.kind
    when 'delivery' then request.milestone
    else (select max(i.milestone) from public.invoices i where i.hire_request_id = request.id)
  end;
  return dispute;
end;
$$;
comment on function private.new_case(public.hire_requests, text) is
  'A case as it would be opened now: about the delivery in review, or about all that is approved.';

create function private.case_subjects(request public.hire_requests)
returns table (subject text, cents bigint, until timestamptz)
language sql stable security definer set search_path = ''
begin atomic
  with back as (
    select private.amount_in_dispute(private.new_case(request, 'money_back')) as cents, (
      select max(private.guaranteed_until(i)) from public.invoices i
      where i.hire_request_id = request.id and private.guaranteed_until(i) > now() and private.unreturned_cents(i, 'infinity') > 0
    ) as until
  )
  select 'delivery', private.amount_in_dispute(private.new_case(request, 'delivery')), private.review_until(request)
  where request.status = 'accepted' and request.delivered_at is not null and (private.open_case_of(request.id)).id is null
  union all
  select case when b.until is null then 'unpaid' else 'work' end, b.cents, b.until from back b
  where b.cents > 0 and (b.until is not null or private.may_contradict(request)) and (private.open_case_of(request.id)).id is null;
end;
comment on function private.case_subjects(public.hire_requests) is
  'The subjects that the client can open a case about, for how much and until when: a delivery in review, approved work for 30 days, or what '
  'is not paid.';

create function private.case_json(dispute public.cases, side text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return to_jsonb(dispute) - 'case_key' || jsonb_build_object(
    'actions', to_jsonb(coalesce(private.possible_case_actions(dispute, side), '{}')),
    'outcomes', to_jsonb(private.outcomes_to_propose(dispute, side)),
    'turn', private.case_turn(dispute),
    'answer_due_at', private.case_due_at(dispute),
    'proposal', (
      select jsonb_build_object('outcome', p.outcome, 'cents', p.cents)
      from private.proposal_to(dispute, side) p where p.number > 0
    ),
    'amount_cents', private.amount_in_dispute(dispute),
    'steps', (
      select jsonb_agg(to_jsonb(s) - 'case_id' order by s.number) from public.case_steps s where s.case_id = dispute.id
    ),
    'lacks_admin', dispute.status in ('waiting', 'appealed') and not exists (
      select from private.admins a where private.may_decide(a.user_id, dispute)
    )
  );
end;
$$;
comment on function private.case_json(public.cases, text) is
  'A case as this side sees it. It lacks an admin while nobody who may decide it is one: then it waits.';

create function private.check_outcome(dispute public.cases, outcome text, cents bigint, allowed text[]) returns void
language plpgsql stable security definer set search_path = ''
as $$
declare
  total bigint := private.amount_in_dispute(dispute);
begin
  if outcome is null or outcome <> all (allowed) then
    perform private.raise_invalid('Choose one of these: ' || array_to_string(allowed, ', '));
  elsif outcome = 'part' and (cents >= 1 and cents < total) is not true then
    perform private.raise_invalid(format(
      'Enter an amount below %s, of which this is a part', private.format_money(total / 100.0)));
  elsif outcome <> 'part' and cents is not null then
    perform private.raise_invalid('Only a part has an amount');
  end if;
end;
$$;

create function private.check_case_text(text text) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if private.has_text(text) is not true or char_length(btrim(text, e' \t\r\n')) < 10 then
    perform private.raise_invalid('Write at least 10 characters');
  elsif char_length(text) > 4000 then
    perform private.raise_invalid('Use at most 4000 characters');
  end if;
end;
$$;

create function private.add_case_step(
  dispute uuid, side text, action text, text text default null, outcome text default null, cents bigint default null,
  is_paid boolean default null
) returns void
language sql security definer set search_path = ''
begin atomic
  insert into public.case_steps (case_id, number, side, action, text, outcome, cents, is_paid)
  select add_case_step.dispute, coalesce(max(s.number), 0) + 1, add_case_step.side, add_case_step.action,
    case when private.has_text(add_case_step.text) then add_case_step.text end, add_case_step.outcome,
    add_case_step.cents, add_case_step.is_paid
  from public.case_steps s where s.case_id = add_case_step.dispute;
end;

create function private.record_case_step(
  request public.hire_requests, dispute public.cases, action text, actor uuid
) returns public.hire_requests
language sql security definer set search_path = ''
begin atomic
  select private.record_action(
    request, record_case_step.action, actor, milestone => case dispute.kind when 'delivery' then dispute.milestone end);
end;
comment on function private.record_case_step(public.hire_requests, public.cases, text, uuid) is
  'Adds a step of a case to the timeline, of the milestone that was delivered, or of what is approved.';

create function private.pays_case(dispute public.cases, refund public.refunds) returns boolean
language sql stable security definer set search_path = ''
return refund.case_id is null and coalesce(refund.confirmed_at >= dispute.created_at, true) and exists (
  select from public.invoices i
  where i.id = refund.invoice_id and case dispute.kind
    when 'money_back' then private.disputed_cents(dispute, i) > 0
    else i.milestone = dispute.milestone
  end
);
comment on function private.pays_case(public.cases, public.refunds) is
  'Whether a refund counts for what this case gives back: one that was not confirmed when the case was opened, and pays no other.';

create function private.refund_case(dispute public.cases, request public.hire_requests) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  bill public.invoices;
  -- Everything has no sum: it is what is left of each invoice.
  left_over bigint := dispute.cents;
  share bigint;
begin
  with counted as (
    update public.refunds r set case_id = dispute.id
    where r.hire_request_id = request.id and private.pays_case(dispute, r)
    returning r.amount_cents
  )
  select left_over + coalesce(sum(c.amount_cents), 0) into left_over from counted c;
  for bill in
    select i.* from public.invoices i
    where i.hire_request_id = request.id and case dispute.kind
      when 'money_back' then private.disputed_cents(dispute, i) > 0
      else i.milestone = dispute.milestone
    end
    order by i.created_at desc, i.id
  loop
    share := least(left_over, private.refundable(bill));
    continue when share <= 0;
    perform private.owe_refund(
      request, bill, share, 'The result of a case', dispute.id, may_be_paid => dispute.kind = 'money_back');
    left_over := left_over - share;
  end loop;
end;
$$;
comment on function private.refund_case(public.cases, public.hire_requests) is
  'What a case gives back beside what was refunded since it is open: from the last invoice to the first, each at most as a whole.';

create function private.carry_out(dispute public.cases, request public.hire_requests, actor uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if dispute.kind = 'money_back' then
    if dispute.outcome in ('all', 'part') then
      perform private.refund_case(dispute, request);
    end if;
  elsif request.status <> 'accepted' or request.delivered_at is null then
    return;
  elsif dispute.outcome = 'all' then
    perform private.move_hire_request(request.id, case when actor is null then 'end_by_decision' else 'accept_end' end, actor);
  elsif dispute.outcome in ('part', 'none') then
    request := private.move_hire_request(
      request.id, case when actor is not distinct from request.client_id then 'approve' else 'settle' end, actor);
    if dispute.outcome = 'part' then
      perform private.refund_case(dispute, request);
    end if;
  end if;
end;
$$;
comment on function private.carry_out(public.cases, public.hire_requests, uuid) is
  'What an agreement or a decision means. About a delivery: everything ends the request and nothing is owed, a part is approved with a '
  'credit, nothing is approved. About approved work: a refund is owed.';

create function private.close_case(
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

create function private.escalate_case(
  dispute public.cases, request public.hire_requests, step text
) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.add_case_step(dispute.id, 'time', case step when 'miss_redo' then 'miss' else 'escalate' end);
  update public.cases c set status = 'waiting', answer_due_at = null where c.id = dispute.id;
  perform private.record_case_step(request, dispute, step, null);
end;
$$;
comment on function private.escalate_case(public.cases, public.hire_requests, text) is
  'A case that the creator does not, or cannot, answer goes to an admin, as does one whose work they do not do again.';

create function private.agree_on_case(
  dispute public.cases, proposal public.case_steps, request public.hire_requests, actor uuid
) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if dispute.status = 'redone' then
    dispute.outcome := 'redo';
    dispute.cents := null;
    perform private.close_case(dispute, request, 'accept_redo', 'agreed', actor);
  elsif proposal.outcome = 'redo' and dispute.kind = 'money_back' then
    update public.cases c
    set status = 'redoing', outcome = 'redo', cents = null, answer_due_at = now() + private.clock_of('miss_redo')
    where c.id = dispute.id;
    perform private.record_case_step(request, dispute, 'agree_redo', actor);
  else
    dispute.outcome := proposal.outcome;
    dispute.cents := proposal.cents;
    perform private.close_case(
      dispute, request, case proposal.outcome when 'redo' then 'agree_redo' else 'agree_case' end, 'agreed', actor);
  end if;
end;
$$;
comment on function private.agree_on_case(public.cases, public.case_steps, public.hire_requests, uuid) is
  'What both agree on closes a case. Only approved work that is done again keeps it open, until it is accepted.';

create function public.open_case(
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

create function public.answer_case(
  id uuid, action text, text text default null, outcome text default null, cents bigint default null
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_party();
  request public.hire_requests;
  dispute public.cases;
  caller_side text;
  obstacle text;
  said public.case_steps;
  proposal public.case_steps;
begin
  if (action in ('counter', 'accept', 'redo', 'dispute', 'withdraw', 'appeal')) is not true then
    perform private.raise_invalid('A case doesn''t have this action');
  elsif action in ('counter', 'redo', 'dispute', 'appeal') then
    perform private.check_case_text(text);
  elsif char_length(text) > 4000 then
    perform private.raise_invalid('Use at most 4000 characters');
  end if;
  request := private.lock_request(c.hire_request_id, caller)
  from public.cases c join public.hire_requests h on h.id = c.hire_request_id
  where c.id = answer_case.id and caller in (h.client_id, h.creator_id);
  if request.id is null then
    perform private.raise_conflict('PT404', 'This case no longer exists, or it isn''t yours');
  end if;
  select c.* into dispute from public.cases c where c.id = answer_case.id;
  caller_side := private.side_of(request, caller);
  select s.* into said from public.case_steps s
  where s.case_id = dispute.id and s.side = caller_side and s.action = answer_case.action
    and s.number = (select max(l.number) from public.case_steps l where l.case_id = dispute.id and l.side <> 'time');
  if action = 'withdraw' and caller_side <> 'client' or action in ('counter', 'redo') and caller_side <> 'creator' then
    perform private.raise_conflict('PT403', 'You can''t do that');
  elsif said.case_id is not null then
    if private.has_text(text) and text is distinct from said.text
      or (outcome, answer_case.cents) is distinct from (said.outcome, said.cents)
    then
      perform private.raise_conflict('PT409', 'You answered this case already, with another text', dispute.status);
    end if;
    -- The same answer twice is one.
    return;
  end if;
  obstacle := private.case_obstacle(dispute, action, caller_side);
  if obstacle is not null then
    perform private.raise_conflict('PT409', obstacle, dispute.status);
  end if;
  perform private.limit_rate('hire_action', 60, interval '10 minutes');
  if action = 'counter' then
    perform private.check_outcome(dispute, outcome, answer_case.cents, private.outcomes_to_propose(dispute, caller_side));
  end if;
  proposal := private.proposal_to(dispute, caller_side);
  perform private.add_case_step(
    dispute.id, caller_side, action, text, case action when 'counter' then answer_case.outcome end,
    case action when 'counter' then answer_case.cents end);
  case action
    when 'accept' then
      perform private.agree_on_case(dispute, proposal, request, caller);
      return;
    when 'withdraw' then
      perform private.close_case(dispute, request, 'withdraw_case', 'withdrawn', caller);
      return;
    when 'counter' then
      update public.cases c
      set outcome = answer_case.outcome, cents = answer_case.cents,
        status = case c.status when 'open' then 'countered' else c.status end,
        answer_due_at = case c.status when 'open' then now() + private.clock_of('lapse_case') else c.answer_due_at end
      where c.id = dispute.id;
    when 'redo' then
      update public.cases c
      set status = 'redone', answer_due_at = now() + private.clock_of('accept_redo')
      where c.id = dispute.id;
    else
      update public.cases c
      set status = case action when 'appeal' then 'appealed' else 'waiting' end, answer_due_at = null
      where c.id = dispute.id;
  end case;
  perform private.record_case_step(
    request, dispute,
    case action when 'counter' then 'answer_case' when 'redo' then 'redo' when 'appeal' then 'appeal_case' else 'dispute_case' end,
    caller);
end;
$$;
comment on function public.answer_case(uuid, text, text, text, bigint) is
  'Accept what the other side proposed last, dispute it, so that an admin decides, or counter it with an outcome (the creator, once). '
  'Approved work that both agree to redo is delivered again by the creator within 14 days, and accepted or disputed by the client. An '
  'answer and an agreement are possible until the decision. The client withdraws a case before it; either side appeals a decision within 7 days, once.';

create function private.follow_case(request public.hire_requests, action text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  dispute public.cases := private.open_case_of(request.id);
begin
  if action in ('escalate_case', 'miss_redo') then
    perform private.escalate_case(dispute, request, action);
    return;
  elsif action = 'accept_redo' then
    perform private.add_case_step(dispute.id, 'time', 'accept');
    perform private.agree_on_case(dispute, null, request, null);
    return;
  end if;
  perform private.add_case_step(dispute.id, 'time', 'close');
  -- Nobody agreed on what a case proposed last that lapses.
  perform private.close_case(
    dispute, request, action, case action when 'lapse_case' then 'withdrawn' else 'closed' end, null);
end;
$$;

create function private.close_cases_of_request() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.cases c
  set status = case when c.status in ('open', 'countered', 'waiting') then 'withdrawn' else 'closed' end,
    answer_due_at = null, closed_at = now()
  where c.hire_request_id = new.id and c.kind = 'delivery' and c.closed_at is null;
  return null;
end;
$$;
comment on function private.close_cases_of_request() is
  'A delivery that is approved, or whose request ends, has no open case. What is approved keeps its own.';
create trigger close_cases after update on public.hire_requests
for each row when ((new.status, new.milestone) is distinct from (old.status, old.milestone))
execute function private.close_cases_of_request();

create function private.leave_cases() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  request public.hire_requests;
  dispute public.cases;
begin
  -- As in close_requests_of_deleted_user, nobody else changes them.
  for request in
    select h.* from public.hire_requests h
    where (h.client_id = old.id or h.creator_id = old.id) and (private.open_case_of(h.id)).id is not null
    order by h.id
  loop
    dispute := private.open_case_of(request.id);
    if request.client_id = old.id then
      -- Of two who leave in one statement, the one who went first is set to null only at its end.
      -- guard: a creator who left with them
      if private.is_deleted_user(request.creator_id) then
        update public.hire_requests h set creator_id = null where h.id = request.id;
      end if;
      perform private.add_case_step(dispute.id, 'client', 'withdraw');
      perform private.close_case(dispute, request, 'leave_case', 'withdrawn', old.id);
    elsif dispute.status in ('open', 'countered', 'redoing') then
      perform private.escalate_case(dispute, request, case dispute.status when 'redoing' then 'miss_redo' else 'escalate_case' end);
    end if;
  end loop;
  return old;
end;
$$;
comment on function private.leave_cases() is
  'The money-back guarantee outlives the account of a creator: an admin decides without them. Without the client nobody wants anything back. '
  'The other side is notified.';
-- Triggers run in the order of their names: after accepted requests are ended.
create trigger leave_cases before delete on public.users
for each row execute function private.leave_cases();

grant execute on function
  public.open_case(uuid, text, text, bigint, uuid, jsonb, boolean, text), public.answer_case(uuid, text, text, text, bigint)
to authenticated;
