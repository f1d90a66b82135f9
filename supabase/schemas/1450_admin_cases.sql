create function public.admin_open_case(id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  me uuid := private.require_admin();
  dispute public.cases;
begin
  select c.* into dispute from public.cases c where c.id = admin_open_case.id;
  if not found then
    perform private.raise_conflict('PT404', 'This case no longer exists');
  elsif dispute.status not in ('waiting', 'appealed') or not private.may_decide(me, dispute) then
    perform private.raise_conflict('PT403', 'Only an admin who may decide this case reads its evidence');
  end if;
  perform private.limit_rate('open_case', 120, interval '1 hour');
  perform private.record(
    'open_case', 'case', dispute.id,
    (select h.title from public.hire_requests h where h.id = dispute.hire_request_id), 'To decide the case');
  return private.case_evidence(dispute, 'admin');
end;
$$;
comment on function public.admin_open_case(uuid) is
  'The evidence of a case that waits for a decision, for an admin who may make it. Each look is in the audit log.';

create function public.admin_decide_case(id uuid, outcome text, note text, cents bigint default null) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  me uuid := private.require_admin();
  request public.hire_requests;
  dispute public.cases;
  decision text := case outcome when 'full' then 'all' else outcome end;
begin
  perform private.require_confirmation();
  if (outcome in ('full', 'part', 'none')) is not true then
    perform private.raise_invalid('Choose one of these: full, part, none');
  elsif private.has_text(note) is not true or char_length(btrim(note, e' \t\r\n')) < 20 then
    perform private.raise_invalid('Explain the decision in at least 20 characters');
  elsif char_length(note) > 4000 then
    perform private.raise_invalid('Use at most 4000 characters');
  end if;
  perform private.lock_people(h.client_id, h.creator_id)
  from public.cases c join public.hire_requests h on h.id = c.hire_request_id
  where c.id = admin_decide_case.id;
  select h.* into request
  from public.cases c join public.hire_requests h on h.id = c.hire_request_id
  where c.id = admin_decide_case.id
  for no key update of h;
  -- Its case changes only with the lock of the request.
  select c.* into dispute from public.cases c where c.id = admin_decide_case.id;
  if not found then
    perform private.raise_conflict('PT404', 'This case no longer exists');
  elsif dispute.status not in ('waiting', 'appealed') then
    perform private.raise_conflict('PT409', 'This case doesn''t wait for a decision', dispute.status);
  elsif not private.may_decide(me, dispute) then
    perform private.raise_conflict('PT403', case dispute.status
      when 'appealed' then 'Another admin decides this appeal, whom neither side knows'
      else 'An admin who knows a side of a case can''t decide it'
    end);
  end if;
  perform private.check_outcome(dispute, decision, admin_decide_case.cents, array['all', 'part', 'none']);
  perform private.record('decide_case_' || outcome, 'case', dispute.id, request.title, left(note, 240));
  insert into private.case_decisions (case_id, number, admin_id)
  values (dispute.id, case dispute.status when 'appealed' then 2 else 1 end, me);
  perform private.add_case_step(dispute.id, 'admin', 'decide', note, decision, admin_decide_case.cents);
  if dispute.status = 'waiting' then
    update public.cases c
    set status = 'decided', outcome = decision, cents = admin_decide_case.cents, answer_due_at = now() + private.clock_of('close_case')
    where c.id = dispute.id;
    perform private.record_case_step(request, dispute, 'decide_case', null);
    return;
  end if;
  dispute.outcome := decision;
  dispute.cents := admin_decide_case.cents;
  perform private.close_case(dispute, request, 'close_case', 'closed', null);
end;
$$;
comment on function public.admin_decide_case(uuid, text, text, bigint) is
  'An admin whom neither side knows decides: full, part (in cents) or none. The first decision can be appealed for 7 days; the one about the '
  'appeal, by another admin, is carried out at once.';

grant execute on function
  public.admin_open_case(uuid), public.admin_decide_case(uuid, text, text, bigint)
to authenticated;
