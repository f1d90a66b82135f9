create function private.case_evidence(dispute public.cases, side text) returns jsonb
language sql stable security definer set search_path = ''
return (
  select jsonb_build_object(
    'case', private.case_json(dispute, side),
    'request', private.request_json(h, side) || jsonb_build_object(
      'events', (
        select jsonb_agg(private.event_json(e) order by e.version)
        from public.hire_request_events e where e.hire_request_id = h.id
      ),
      'offers', coalesce((
        select jsonb_agg(private.offer_json(o) order by o.number) from public.offers o where o.hire_request_id = h.id
      ), '[]'),
      'cases', (
        select jsonb_agg(private.case_json(c, side) order by c.created_at)
        from public.cases c where c.hire_request_id = h.id
      )
    ) || private.settling_json(h),
    'messages', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', m.id, 'sender_id', m.sender_id, 'text', m.text, 'created_at', m.created_at,
        'attachments', private.attachments_of(m.id)
      ) order by m.created_at, m.id)
      from (
        select m.* from public.messages m
        where m.conversation_id in (select s.conversation_id from public.messages s where s.hire_request_id = h.id)
          and m.event_version is null and private.is_evidence_of(m, dispute)
        order by m.created_at desc, m.id desc limit 500
      ) m
    ), '[]')
  )
  from public.hire_requests h where h.id = dispute.hire_request_id
);
comment on function private.case_evidence(public.cases, text) is
  'Everything that a decision is made on: the request with its timeline, offers, deliveries and agreements, and what its two parties wrote to '
  'each other from the request to the end of the case, the last 500 messages.';

create function public.case_evidence(id uuid) returns jsonb
language sql stable security definer set search_path = '' set statement_timeout = '3s'
begin atomic
  select private.case_evidence(c, private.side_of(h, (select auth.uid())))
  from public.cases c join public.hire_requests h on h.id = c.hire_request_id
  where c.id = case_evidence.id and private.may_read_request(c.hire_request_id);
end;
comment on function public.case_evidence(uuid) is
  'The evidence of a case, for its two parties; null for everyone else. Admins use admin_open_case.';

grant execute on function public.case_evidence(uuid) to authenticated;
