create function private.may_decide(admin uuid, dispute public.cases) returns boolean
language sql stable security definer set search_path = ''
return not exists (
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
  'Whether this admin is neither a party nor acquainted with one by a conversation or a request, and has not decided this case before.';

create function private.has_written_to(admin uuid, person uuid) returns boolean
language sql stable security definer set search_path = ''
return exists (
  select from public.conversations c
  where (c.first_user_id, c.second_user_id) = (least(admin, person), greatest(admin, person))
    and exists (select from public.messages m where m.conversation_id = c.id and m.sender_id = admin)
);
comment on function private.has_written_to(uuid, uuid) is
  'Whether an admin has written to this person: each step of a request, and of its case, is a line between its two sides.';

create function private.require_stranger(person uuid) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if private.has_written_to(auth.uid(), person) then
    perform private.raise_conflict('PT403', 'Another admin decides about people you have worked with or written to');
  end if;
end;
$$;
comment on function private.require_stranger(uuid) is
  'An admin does not act on people they work with or write to. A message that only the other side wrote does not count.';

create function private.is_evidence_of(message public.messages, dispute public.cases) returns boolean
language sql stable security definer set search_path = ''
return exists (
  select from public.hire_requests h
  where h.id = dispute.hire_request_id
    and case when message.event_version is null
      then message.created_at between h.created_at and coalesce(dispute.closed_at, 'infinity')
      else message.hire_request_id = h.id end
) and (
  message.sender_id = (select auth.uid())
  or not exists (select from private.withheld_messages w where w.message_id = message.id)
);
comment on function private.is_evidence_of(public.messages, public.cases) is
  'Whether a decision is made on this message between the two parties: a step of the request, or what they wrote from the request to the end '
  'of the case. '
  'Evidence is what both can read, so a message that a block has withheld is none; only its sender, who cannot tell, still reads it with the rest.';

create function private.has_looked_at(dispute uuid) returns boolean
language sql stable security definer set search_path = ''
return exists (
  select from private.audit_log l
  where l.target_id = dispute and l.action = 'open_case' and l.actor_id = (select auth.uid())
    and l.at > now() - interval '1 hour'
);
comment on function private.has_looked_at(uuid) is
  'Whether the audit log has a look of the caller at this case in the last hour: only then are links to its files signed.';

create function private.is_evidence(message uuid) returns boolean
language sql stable security definer set search_path = ''
return exists (
  select from public.messages m
  join public.messages s on s.conversation_id = m.conversation_id
  join public.cases c on c.hire_request_id = s.hire_request_id
  where m.id = is_evidence.message and c.status in ('waiting', 'appealed')
    and private.has_looked_at(c.id) and private.may_decide((select auth.uid()), c) and private.is_evidence_of(m, c)
);
comment on function private.is_evidence(uuid) is
  'Whether this message is evidence of a case that waits for a decision, which the caller may make and has looked at: then its files are '
  'evidence too.';
