create function public.propose_end(
  id uuid, reason text, expected_version integer default null
) returns public.hire_requests
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_actor('ask_to_end');
  request public.hire_requests := private.lock_request(propose_end.id, caller);
  side text := private.side_of(request, caller);
begin
  if request.end_asked_by = side then
    perform private.fail_if_dropped(request, array['ask_end'], 'You asked to end this request already', reason);
    return request;
  end if;
  perform private.fail_if_elsewhere(request, 'ask_to_end');
  perform private.fail_if_impossible(request, 'ask_to_end', side);
  perform private.fail_if_changed(request, expected_version);
  perform private.fail_if_disputed(request);
  perform private.check_end_reason(reason);
  perform private.limit_rate('hire_action', 60, interval '10 minutes');
  update public.hire_requests h set end_asked_by = side, end_asked_at = now() where h.id = request.id
  returning * into request;
  perform private.add_step(request, 'ask_end', caller, reason, milestone => request.milestone);
  return request;
end;
$$;
comment on function public.propose_end(uuid, text, integer) is
  'Either side asks the other one to end an accepted request. The work may go on meanwhile. Silence of 5 days is consent, unless the '
  'milestone in work was ever delivered. Asking twice with the same reason is asking once.';

create function public.answer_end(
  id uuid, action text, note text default null, expected_version integer default null
) returns public.hire_requests
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_actor(action || '_end');
  request public.hire_requests;
  is_own boolean;
begin
  if (action in ('accept', 'decline', 'withdraw')) is not true then
    perform private.raise_invalid('A proposal to end a request doesn''t have this action');
  elsif char_length(note) > 2000 then
    perform private.raise_invalid('Use at most 2000 characters');
  end if;
  request := private.lock_request(answer_end.id, caller);
  is_own := (request.end_asked_by = 'client') = (request.client_id is not distinct from caller);
  if request.end_asked_by is null then
    if exists (
      select from public.hire_request_events e
      where e.hire_request_id = request.id and e.actor_id = caller
        and e.action = private.last_action(request) and e.action = answer_end.action || '_end'
    ) then
      perform private.fail_if_dropped(
        request, array[action || '_end'], 'You answered the proposal to end this request already', note);
      return request;
    end if;
    perform private.fail_if_over(request);
    perform private.raise_conflict('PT409', 'Nobody asks to end this request', request.status);
  elsif is_own <> (action = 'withdraw') then
    perform private.raise_conflict('PT403', 'You can''t do that');
  end if;
  if action = 'accept' then
    perform private.fail_if_changed(request, expected_version);
  end if;
  perform private.limit_rate('hire_action', 60, interval '10 minutes');
  note := case when private.has_text(note) then note end;
  if action = 'accept' then
    return private.move_hire_request(request.id, 'accept_end', caller, note);
  end if;
  update public.hire_requests h set end_asked_by = null, end_asked_at = null where h.id = request.id
  returning * into request;
  perform private.add_step(request, action || '_end', caller, note, milestone => request.milestone);
  return request;
end;
$$;
comment on function public.answer_end(uuid, text, text, integer) is
  'Accept and decline are the other side''s, withdraw is the one''s who asked. The same answer twice is one, unless it says something else. The expected version counts '
  'for accept: whoever agrees knows what was delivered meanwhile.';

grant execute on function public.propose_end(uuid, text, integer), public.answer_end(uuid, text, text, integer)
to authenticated;
