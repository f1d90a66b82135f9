create function private.party(person uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select jsonb_build_object(
      'id', u.id, 'name', u.name, 'avatar', u.avatar,
      'is_creator', exists (select from private.public_creators c where c.id = u.id))
    from public.users u where u.id = person
  );
end;
$$;
comment on function private.party(uuid) is
  'A party as the other one sees them. A SQL function would be planned again for each row of a list.';

create function private.offer_json(offer public.offers) returns jsonb
language sql stable set search_path = ''
return to_jsonb(offer) - array['hire_request_id', 'offer_key'];

create function private.request_json(request public.hire_requests, side text) returns jsonb
language sql stable security definer set search_path = ''
return to_jsonb(request) - array['request_key', 'request_digest', 'acts', 'reminders', 'due_reminder']
  || jsonb_build_object(
    'actions', to_jsonb(private.possible_actions(request, side)),
    'turn', private.turn(request),
    'review_until', private.review_until(request),
    'expires_at', private.expires_at(request),
    'ends_at', private.ends_at(request),
    'ends_alone_from', jsonb_build_object(
      'client', private.ends_alone_from(request, 'client'), 'creator', private.ends_alone_from(request, 'creator')),
    'suspended_sides', (
      select coalesce(jsonb_agg(p.side order by p.side), '[]')
      from (values ('client', request.client_id), ('creator', request.creator_id)) as p (side, id)
      join private.suspensions s on s.user_id = p.id
    ),
    'agreed_days', private.agreed_days(request.duration),
    'client', private.party(request.client_id),
    'creator', private.party(request.creator_id),
    'project', (
      select jsonb_build_object('id', p.id, 'title', p.title)
      from private.visible_projects p where p.id = request.project_id
    ),
    'open_offer', (
      select private.offer_json(o) from public.offers o where o.id = request.open_offer_id
    ),
    'open_case', (
      select jsonb_build_object(
        'id', c.id, 'kind', c.kind, 'status', c.status, 'turn', private.case_turn(c), 'answer_due_at', private.case_due_at(c))
      from public.cases c where c.hire_request_id = request.id and c.closed_at is null
    ),
    'milestones', coalesce((
      select jsonb_agg(to_jsonb(m) - 'hire_request_id' order by m.number)
      from public.milestones m where m.hire_request_id = request.id
    ), '[]'),
    'may_review', side = 'client' and private.is_active(request.client_id) and private.can_be_reviewed(request) and not exists (
      select from public.reviews r where r.hire_request_id = request.id
    ),
    'review', (
      select jsonb_build_object(
        'id', r.id, 'rating', r.rating, 'comment', r.comment, 'reply', r.reply,
        'is_edited_after_reply', r.is_edited_after_reply, 'created_at', r.created_at,
        'hidden_because', h.reason)
      from public.reviews r left join private.hidden_items h on (h.kind, h.item_id) = ('review', r.id)
      where r.hire_request_id = request.id and (side = 'client' or r.hidden_at is null)
    )
  );
comment on function private.request_json(public.hire_requests, text) is
  'A request as this side sees it, with everything that a card and the head of the panel show.';

create function private.request_page(
  me uuid, side text, status text, after_time timestamptz, after_id uuid, size integer
) returns setof uuid rows 20
language plpgsql stable security definer set search_path = ''
as $$
begin
  -- One plan for each side, so that each reads its own index in order.
  if side = 'creator' then
    return query
      select h.id from public.hire_requests h
      where h.creator_id = me and h.status = request_page.status
        and not exists (select from private.withheld_requests w where w.hire_request_id = h.id)
        and (after_id is null or (h.updated_at, h.id) < (after_time, after_id))
      order by h.updated_at desc, h.id desc limit size;
  else
    return query
      select h.id from public.hire_requests h
      where h.client_id = me and h.status = request_page.status
        and (after_id is null or (h.updated_at, h.id) < (after_time, after_id))
      order by h.updated_at desc, h.id desc limit size;
  end if;
end;
$$;

create function public.my_hire_requests(
  side text, status text, cursor text default null, page_size integer default 20
) returns jsonb
language plpgsql stable security definer set search_path = '' set statement_timeout = '3s'
as $$
declare
  me uuid := auth.uid();
  size integer := least(greatest(coalesce(page_size, 20), 1), 100);
  place record;
  items jsonb;
  total bigint;
begin
  if (side in ('client', 'creator')) is not true
    or (status in ('pending', 'accepted', 'completed', 'rejected')) is not true
  then
    perform private.raise_invalid('This list doesn''t exist');
  end if;
  place := private.parse_cursor(cursor);
  select coalesce(jsonb_agg(private.request_json(h, side) order by h.updated_at desc, h.id desc), '[]')
  into items
  from private.request_page(
    me, side, my_hire_requests.status, place.after_time, place.after_id, size + 1) as page (id)
  join public.hire_requests h on h.id = page.id;
  select count(*) into total from (
    select from public.hire_requests h
    where h.status = my_hire_requests.status
      and (
        side = 'client' and h.client_id = me
        or side = 'creator' and h.creator_id = me
          and not exists (select from private.withheld_requests w where w.hire_request_id = h.id)
      )
    limit 1000
  ) counted;
  return jsonb_build_object(
    'items', items - size,
    'total', total,
    'total_is_capped', total >= 1000,
    'next_cursor', case when jsonb_array_length(items) > size then
      (items -> size - 1 ->> 'id') || '_' || (items -> size - 1 ->> 'updated_at')
    end
  );
end;
$$;
comment on function public.my_hire_requests(text, text, text, integer) is
  'A page of the caller''s requests as client or as creator in one status, the last changed first, and how many there are (1,000 at most).';

create function private.event_json(event public.hire_request_events) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return to_jsonb(event) - 'hire_request_id' || jsonb_build_object(
    'note', private.text_of_action(event.hire_request_id, event.note),
    'attachments', private.attachments_of((
      select m.id from public.messages m
      where (m.hire_request_id, m.event_version) = (event.hire_request_id, event.version)
    ))
  );
end;
$$;
comment on function private.event_json(public.hire_request_events) is
  'A step in the timeline of a request, with the files of its line in the conversation.';

create function public.my_hire_request(id uuid) returns jsonb
language sql stable security definer set search_path = ''
begin atomic
  select private.request_json(h, side.name) || jsonb_build_object(
    'case_subjects', coalesce((
      select jsonb_agg(to_jsonb(s) order by s.subject) from private.case_subjects(h) s
    ), '[]'),
    'service_description', (
      select s.description from public.services s where s.id = h.service_id and s.user_id = (select auth.uid())
    ),
    'events', (
      select jsonb_agg(private.event_json(e) order by e.version)
      from public.hire_request_events e where e.hire_request_id = h.id
    ),
    'offers', coalesce((
      select jsonb_agg(private.offer_json(o) order by o.number)
      from public.offers o where o.hire_request_id = h.id
    ), '[]'),
    'cases', coalesce((
      select jsonb_agg(private.case_json(c, side.name) order by c.created_at)
      from public.cases c where c.hire_request_id = h.id
    ), '[]')
  ) || private.settling_json(h)
  from public.hire_requests h cross join lateral private.side_of(h, (select auth.uid())) as side (name)
  where h.id = my_hire_request.id and private.may_read_request(h.id);
end;
comment on function public.my_hire_request(uuid) is
  'A request of the caller with its timeline, all versions of its terms, agreements, invoices and refunds; null if there is none. Its '
  'creator also reads what the service says, from which an offer starts.';

create function public.my_request_dates(side text) returns jsonb
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
comment on function public.my_request_dates(text) is
  'What is next in the caller''s requests as client or as creator, in order of time, at most 50: due dates, and the times at which an '
  'offer or an unanswered request expires, a delivery is approved by itself, a request ends that one side asked to end, from when the client '
  'can end it alone, until when a case is answered or appealed, approved work is done again, or what was done again is accepted by itself, '
  'and a refund counts as arrived. The number is that of the milestone, or of the refund.';

grant execute on function public.my_hire_requests(text, text, text, integer), public.my_hire_request(uuid),
  public.my_request_dates(text)
to authenticated;
