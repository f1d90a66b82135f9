-- The locks of the purchases are enough: everyone takes them in the same order, and before the project.
set local lock_timeout = '500ms';

create or replace function private.lock_request(request uuid, caller uuid) returns public.hire_requests
language plpgsql security definer set search_path = ''
as $$
declare
  locked public.hire_requests;
begin
  perform private.lock_people(variadic array[h.client_id, h.creator_id] || array(
    select r.client_id from public.hire_requests r where r.id in (select private.rival_purchases(h.id))
  ))
  from public.hire_requests h where h.id = request;
  -- Two acceptances follow one another: a project that is sold once has one buyer.
  perform from public.hire_requests h
  where h.id in (select private.rival_purchases(request))
  order by h.client_id, h.id
  for no key update;
  select h.* into locked
  from public.hire_requests h
  where h.id = request and caller in (h.client_id, h.creator_id) and not private.is_withheld(h.id, caller)
  for no key update;
  if not found then
    perform private.raise_conflict('PT404', 'This request no longer exists, or it isn''t yours');
  end if;
  return locked;
end;
$$;

create or replace function private.close_requests_of_deleted_item() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  request public.hire_requests;
begin
  for request in
    select h.* from public.hire_requests h
    where h.creator_id = old.user_id and private.is_about(h, tg_argv[0], old.id)
      and (tg_argv[0] = 'project' or private.is_about_hidden(h))
    order by h.client_id, h.id
    for no key update
  loop
    perform private.move_hire_request(request.id, 'remove_item', old.user_id);
  end loop;
  return old;
end;
$$;
