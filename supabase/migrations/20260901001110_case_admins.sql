create function private.may_decide(admin uuid, dispute public.cases) returns boolean
language sql stable security definer set search_path = ''
return exists (select from private.admins a where a.user_id = admin)
  and not exists (
    select from private.case_decisions d where d.case_id = dispute.id and d.admin_id is not distinct from admin
  )
  and not exists (
    select from public.hire_requests h,
      lateral (values (h.client_id), (h.creator_id)) as party (id)
    where h.id = dispute.hire_request_id and (
      party.id = admin
      or exists (
        select from public.conversations c
        where (c.first_user_id, c.second_user_id) = (least(admin, party.id), greatest(admin, party.id))
      )
      or exists (
        select from public.hire_requests o
        where (o.client_id, o.creator_id) in ((admin, party.id), (party.id, admin))
      )
    )
  );
comment on function private.may_decide(uuid, public.cases) is
  'An admin who is neither a party nor acquainted with one by a conversation or a request, and who has not decided this case before.';

create function private.is_evidence(message uuid) returns boolean
language sql stable security definer set search_path = ''
return exists (
  select from public.messages m
  join public.conversations v on v.id = m.conversation_id
  join public.hire_requests h
    on (least(h.client_id, h.creator_id), greatest(h.client_id, h.creator_id)) = (v.first_user_id, v.second_user_id)
    and h.created_at <= m.created_at
  join public.cases c on c.hire_request_id = h.id and c.closed_at is null
  where m.id = is_evidence.message and private.may_decide((select auth.uid()), c)
);
comment on function private.is_evidence(uuid) is
  'Whether this is a message of an open case that the caller may decide: then its files are evidence too.';
