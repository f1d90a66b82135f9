create function private.page_of(items jsonb, size integer, time_key text, total bigint)
returns jsonb
language sql immutable parallel safe set search_path = ''
return jsonb_build_object(
  'items', items - size,
  'total', least(total, 10000),
  'total_is_capped', total > 10000,
  'next_cursor', case when jsonb_array_length(items) > size then
    (items -> size - 1 ->> 'id') || '_' || (items -> size - 1 ->> time_key)
  end
);

create function private.reject_status(status text, allowed text[]) returns void
language plpgsql set search_path = ''
as $$
begin
  if status is null or status <> all (allowed) then
    perform private.raise_invalid('Choose one of these statuses: ' || array_to_string(allowed, ', '));
  end if;
end;
$$;

create function private.moderation_json(reason text, at timestamptz, by_id uuid) returns jsonb
language sql stable security definer set search_path = ''
return jsonb_build_object('reason', reason, 'at', at, 'by', (
  select u.name from public.users u where u.id = by_id));
comment on function private.moderation_json(text, timestamptz, uuid) is
  'Why something is suspended or hidden, since when, and the name of the admin if the account still exists.';

create function private.quick_reviews(creator uuid) returns integer
language sql stable security definer set search_path = ''
return (
  select count(*)::integer from public.reviews r
  join public.hire_requests h on h.id = r.hire_request_id
  where r.target_user_id = creator and r.created_at > now() - interval '90 days'
    and r.created_at < h.created_at + interval '1 hour'
);
comment on function private.quick_reviews(uuid) is
  'How many reviews of the last 90 days came within an hour of their hire request: people who fake orders together hire, approve and review at once.';

create function private.list_people(
  is_dev boolean, q text, status text, cursor text, page_size integer
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  size integer := least(greatest(coalesce(page_size, 50), 1), 100);
  search text := lower(btrim(q));
  place record;
  source text := format('select u.* from public.users u where %s u.is_dev',
    case when list_people.is_dev then '' else 'not' end);
  matches text := 'true';
  items jsonb;
  total bigint;
begin
  perform private.require_admin();
  perform private.reject_status(
    status, array['all', 'active', 'suspended', 'hidden', 'reported', 'admin']
  );
  place := private.parse_cursor(cursor);
  if private.parse_uuid(search) is not null then
    matches := 'u.id = $1::uuid';
  elsif search like '@_%' then
    matches := 'starts_with(u.username, substr($1, 2))';
  elsif private.like_pattern(q) is not null then
    matches := case when list_people.is_dev
      then '(exists (select from private.creator_words w where w.user_id = u.id and w.text like private.joined($2)) or u.username = $1)'
      else '(private.search_form(u.name) like $2 or u.username = $1)'
    end;
    if char_length(private.search_form(btrim(q))) < 3 then
      source := source || ' order by u.created_at desc, u.id desc limit 5000';
    end if;
  end if;
  matches := matches || case status
    when 'active' then ' and not exists (
      select from private.suspensions s where s.user_id = u.id)'
    when 'suspended' then ' and exists (
      select from private.suspensions s where s.user_id = u.id)'
    when 'hidden' then ' and exists (
      select from private.hidden_items h where h.kind = ''user'' and h.item_id = u.id)'
    when 'reported' then ' and exists (
      select from public.reports r
      where r.target_user_id = u.id and r.target_user_id <> (select auth.uid()) and r.status = ''open'')'
    when 'admin' then ' and u.id = any (array(select a.user_id from private.admins a))'
    else ''
  end;
  execute format(
    'with page as (
       select u.* from (%s) u where %s and ($3 is null or (u.created_at, u.id) < ($3, $4))
       order by u.created_at desc, u.id desc limit $5
     )
     select coalesce(jsonb_agg(jsonb_build_object(
       ''id'', u.id, ''name'', u.name, ''username'', u.username, ''avatar'', u.avatar,
       ''location'', u.location, ''created_at'', u.created_at,
       ''rating_avg'', u.rating_avg, ''rating_count'', u.rating_count,
       ''project_count'', (select count(*) from private.shared_projects p where p.user_id = u.id),
       ''service_count'', (select count(*) from public.services s where s.user_id = u.id),
       ''request_count'', (
         select count(*) from public.hire_requests h where u.id in (h.client_id, h.creator_id)),
       ''open_reports'', (
         select count(*) from public.reports r
         where r.target_user_id = u.id and r.target_user_id <> (select auth.uid()) and r.status = ''open''),
       ''last_seen_at'', (select l.seen_at from private.last_seen l where l.user_id = u.id),
       ''is_admin'', exists (select from private.admins a where a.user_id = u.id),
       ''suspended'', (
         select private.moderation_json(s.reason, s.created_at, s.suspended_by)
         from private.suspensions s where s.user_id = u.id),
       ''hidden'', (
         select private.moderation_json(h.reason, h.created_at, h.hidden_by)
         from private.hidden_items h where h.kind = ''user'' and h.item_id = u.id),
       ''former_suspension'', (
         select jsonb_build_object(
           ''reason'', f.reason, ''suspended_at'', f.suspended_at, ''left_at'', f.left_at)
         from private.former_suspensions f where f.user_id = u.id),
       ''removed_while_hidden'', (
         select coalesce(jsonb_agg(jsonb_build_object(
           ''id'', r.item_id, ''kind'', r.kind, ''title'', r.title, ''reason'', r.reason, ''removed_at'', r.removed_at
         ) order by r.removed_at desc, r.item_id), ''[]'')
         from (
           select * from private.removed_hidden_items r where r.user_id = u.id
           order by r.removed_at desc, r.item_id limit 10
         ) r),
       ''quick_reviews'', private.quick_reviews(u.id),
       ''fake_reviews'', (select count(*) from private.hidden_items h where h.faker_id = u.id)
     ) order by u.created_at desc, u.id desc), ''[]'') from page u', source, matches)
  into items
  using search, private.like_pattern(q), place.after_time, place.after_id, size + 1;
  execute format(
    'select count(*) from (select from (%s) u where %s limit 10001) m', source, matches)
  into total using search, private.like_pattern(q);
  return private.page_of(items, size, 'created_at', total);
end;
$$;

create function public.admin_list_creators(
  q text default '', status text default 'all', cursor text default null,
  page_size integer default 50
) returns jsonb
language sql stable security definer set search_path = ''
return private.list_people(true, q, status, cursor, page_size);
comment on function public.admin_list_creators(text, text, text, integer) is
  'Creators, newest first, by text, @username or id; status is all, active, suspended, hidden, reported or admin.';

create function public.admin_list_clients(
  q text default '', status text default 'all', cursor text default null,
  page_size integer default 50
) returns jsonb
language sql stable security definer set search_path = ''
return private.list_people(false, q, status, cursor, page_size);
comment on function public.admin_list_clients(text, text, text, integer) is
  'Clients, newest first, by name, @username or id; status as for creators.';

create function public.admin_list_projects(
  q text default '', status text default 'all', cursor text default null,
  page_size integer default 50
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  size integer := least(greatest(coalesce(page_size, 50), 1), 100);
  search text := lower(btrim(q));
  place record;
  source text := 'private.shared_projects';
  matches text := 'true';
  items jsonb;
  total bigint;
begin
  perform private.require_admin();
  perform private.reject_status(status, array['all', 'public', 'featured', 'hidden', 'reported']);
  place := private.parse_cursor(cursor);
  if private.parse_uuid(search) is not null then
    matches := '$1::uuid in (p.id, p.user_id)';
  elsif search like '@_%' then
    matches := 'p.user_id in (
      select u.id from public.users u where starts_with(u.username, substr($1, 2)))';
  elsif private.like_pattern(q) is not null then
    matches := 'exists (select from private.project_words w where w.project_id = p.id and w.text like private.joined($2))';
    if char_length(private.search_form(btrim(q))) < 3 then
      source := '(select * from private.shared_projects order by created_at desc, id desc limit 5000)';
    end if;
  end if;
  matches := matches || case status
    when 'public' then ' and exists (select from private.public_projects v where v.id = p.id)'
    when 'featured' then ' and p.is_featured'
    when 'hidden' then ' and exists (
      select from private.hidden_items h where h.kind = ''project'' and h.item_id = p.id)'
    when 'reported' then ' and exists (
      select from public.reports r
      where r.kind = ''project'' and r.target_id = p.id and p.user_id <> (select auth.uid()) and r.status = ''open'')'
    else ''
  end;
  execute format(
    'with page as (
       select p.* from %s p where %s and ($3 is null or (p.created_at, p.id) < ($3, $4))
       order by p.created_at desc, p.id desc limit $5
     )
     select coalesce(jsonb_agg(jsonb_build_object(
       ''id'', p.id, ''title'', p.title, ''image_url'', p.image_url, ''image_color'', p.image_color,
       ''tags'', p.tags, ''created_at'', p.created_at, ''is_featured'', p.is_featured,
       ''is_public'', exists (select from private.public_projects v where v.id = p.id),
       ''visibility'', p.visibility,
       ''owner'', (
         select jsonb_build_object(''id'', u.id, ''name'', u.name, ''username'', u.username)
         from public.users u where u.id = p.user_id),
       ''owner_is_suspended'', exists (
         select from private.suspensions s where s.user_id = p.user_id),
       ''open_reports'', (
         select count(*) from public.reports r
         where r.kind = ''project'' and r.target_id = p.id and p.user_id <> (select auth.uid())
           and r.status = ''open''),
       ''hidden'', (
         select private.moderation_json(h.reason, h.created_at, h.hidden_by)
         from private.hidden_items h where h.kind = ''project'' and h.item_id = p.id),
       ''resembles_hidden'', exists (
         select from private.removed_hidden_items r
         where r.user_id = p.user_id and r.kind = ''project''
           and lower(btrim(r.title)) = lower(btrim(p.title)))
     ) order by p.created_at desc, p.id desc), ''[]'') from page p', source, matches)
  into items
  using search, private.like_pattern(q), place.after_time, place.after_id, size + 1;
  execute format(
    'select count(*) from (select from %s p where %s limit 10001) m', source, matches)
  into total using search, private.like_pattern(q);
  return private.page_of(items, size, 'created_at', total);
end;
$$;
comment on function public.admin_list_projects(text, text, text, integer) is
  'Projects, newest first, by text, the owner''s @username or the id of project or owner; status is all, public, featured, '
  'hidden or reported.';

create view private.report_cases as
select r.*,
  (
    select private.search_form(string_agg(o.target_title || e'\n' || coalesce(o.details, ''), e'\n'))
    from public.reports o
    where o.target_id = r.target_id and o.kind = r.kind
      and o.decided_at is not distinct from r.decided_at
  ) as words
from public.reports r
where not exists (
  select from public.reports o
  where o.target_id = r.target_id and o.kind = r.kind
    and o.decided_at is not distinct from r.decided_at
    and (o.created_at, o.id) > (r.created_at, r.id)
);
comment on view private.report_cases is
  'The latest report of each case: open reports on one target are one, and so are those that were '
  'decided together.';

create function public.admin_list_reports(
  q text default '', status text default 'open', cursor text default null,
  page_size integer default 50
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  me uuid := private.require_admin();
  size integer := least(greatest(coalesce(page_size, 50), 1), 100);
  place record;
  pattern text := private.like_pattern(q);
  items jsonb;
  total bigint;
begin
  perform private.reject_status(status, array['all', 'open', 'dismissed', 'upheld']);
  place := private.parse_cursor(cursor);
  with page as (
    select c.* from private.report_cases c
    where admin_list_reports.status in ('all', c.status) and c.target_user_id is distinct from me
      and (pattern is null or c.words like pattern
        or lower(btrim(q)) in (c.target_id::text, c.target_user_id::text))
      and (place.after_id is null or (c.created_at, c.id) < (place.after_time, place.after_id))
    order by c.created_at desc, c.id desc limit size + 1
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', c.id, 'kind', c.kind, 'target_id', c.target_id, 'target_title', c.target_title,
    'target_exists', exists (select from private.find_item(c.kind, c.target_id))
      or exists (select from public.messages m where c.kind = 'message' and m.id = c.target_id),
    'hidden', (
      select private.moderation_json(h.reason, h.created_at, h.hidden_by)
      from private.hidden_items h where h.kind = c.kind and h.item_id = c.target_id),
    'target_user', (
      select jsonb_build_object('id', u.id, 'name', u.name, 'is_dev', u.is_dev,
        'is_suspended', exists (select from private.suspensions s where s.user_id = u.id))
      from public.users u where u.id = c.target_user_id),
    'status', c.status, 'decision', c.decision,
    'decision_note', c.decision_note, 'decided_at', c.decided_at,
    'decided_by', (
      select jsonb_build_object('id', u.id, 'name', u.name)
      from public.users u where u.id = c.decided_by),
    'created_at', c.created_at,
    'report_count', (
      select count(*) from public.reports o
      where o.target_id = c.target_id and o.kind = c.kind
        and o.decided_at is not distinct from c.decided_at),
    'reports', (
      select jsonb_agg(jsonb_build_object(
        'id', o.id, 'reason', o.reason, 'details', o.details, 'created_at', o.created_at,
        'reporter', (
          select jsonb_build_object('id', u.id, 'name', u.name)
          from public.users u where u.id = o.reporter_id)
      ) order by o.created_at desc, o.id desc)
      from (
        select * from public.reports o
        where o.target_id = c.target_id and o.kind = c.kind
          and o.decided_at is not distinct from c.decided_at
        order by o.created_at desc, o.id desc limit 20
      ) o)
  ) order by c.created_at desc, c.id desc), '[]')
  into items from page c;
  select count(*) into total from (
    select from private.report_cases c
    where admin_list_reports.status in ('all', c.status) and c.target_user_id is distinct from me
      and (pattern is null or c.words like pattern
        or lower(btrim(q)) in (c.target_id::text, c.target_user_id::text))
    limit 10001) m;
  return private.page_of(items, size, 'created_at', total);
end;
$$;
comment on function public.admin_list_reports(text, text, text, integer) is
  'Cases of reports, latest first, each with its 20 latest reports, by the title of what was reported, '
  'the details, or the id of target or owner; status is all, open, dismissed or upheld. Nobody sees those about themselves.';

create function private.audit_text(entry private.audit_log) returns text
language sql stable security definer set search_path = ''
return (
  select private.search_form(concat_ws(e'\n', entry.action, entry.target_title, entry.reason,
    (select u.name from public.users u where u.id = entry.actor_id),
    (select u.name from public.users u where u.id = entry.target_user_id)))
);

create function public.admin_list_audit(
  q text default '', action text default 'all', since date default null, until date default null,
  cursor text default null, page_size integer default 50
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  size integer := least(greatest(coalesce(page_size, 50), 1), 1000);
  place record;
  pattern text := private.like_pattern(q);
  me uuid := private.require_admin();
  starts_at timestamptz := coalesce(since::timestamp at time zone 'utc', '-infinity');
  ends_at timestamptz := coalesce((until + 1)::timestamp at time zone 'utc', 'infinity');
  items jsonb;
  total bigint;
begin
  place := private.parse_cursor(cursor);
  with page as (
    select l.* from private.audit_log l
    where l.at >= starts_at and l.at < ends_at
      and (l.target_kind = 'report' and l.target_user_id = me) is not true
      and admin_list_audit.action in ('all', l.action)
      and (pattern is null
        or lower(btrim(q)) in (l.target_id::text, l.target_user_id::text, l.actor_id::text)
        or private.audit_text(l) like pattern)
      and (place.after_id is null or (l.at, l.id) < (place.after_time, place.after_id))
    order by l.at desc, l.id desc limit size + 1
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', l.id, 'action', l.action, 'target_kind', l.target_kind, 'target_id', l.target_id,
    'target_title', l.target_title, 'reason', l.reason, 'at', l.at,
    'target_user', (
      select jsonb_build_object('id', u.id, 'name', u.name)
      from public.users u where u.id = l.target_user_id),
    'actor', jsonb_build_object('id', l.actor_id, 'name', case
      when l.actor_id is null then 'Service role'
      else coalesce(
        (select u.name from public.users u where u.id = l.actor_id), 'Former user')
    end)
  ) order by l.at desc, l.id desc), '[]')
  into items from page l;
  select count(*) into total from (
    select from private.audit_log l
    where l.at >= starts_at and l.at < ends_at
      and (l.target_kind = 'report' and l.target_user_id = me) is not true
      and admin_list_audit.action in ('all', l.action)
      and (pattern is null
        or lower(btrim(q)) in (l.target_id::text, l.target_user_id::text, l.actor_id::text)
        or private.audit_text(l) like pattern)
    limit 10001) m;
  return private.page_of(items, size, 'at', total);
end;
$$;
comment on function public.admin_list_audit(text, text, date, date, text, integer) is
  'What admins did, latest first, by text, by name or id of the admin or of the person concerned, by the id of the target, by action, and by day (UTC); '
  'up to 1,000 a page, for exports. Without what concerns reports about the caller.';

create function public.admin_list_hidden(
  q text default '', cursor text default null, page_size integer default 50
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  size integer := least(greatest(coalesce(page_size, 50), 1), 100);
  place record;
  pattern text := private.like_pattern(q);
  items jsonb;
  total bigint;
begin
  perform private.require_admin();
  place := private.parse_cursor(cursor);
  with found as (
    select h.*, i.owner_id, i.title
    from private.hidden_items h cross join lateral private.find_item(h.kind, h.item_id) i
    where pattern is null or private.search_form(i.title) like pattern
      or lower(btrim(q)) in (h.item_id::text, i.owner_id::text)
  ), page as (
    select * from found f
    where place.after_id is null or (f.created_at, f.item_id) < (place.after_time, place.after_id)
    order by f.created_at desc, f.item_id desc limit size + 1
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', p.item_id, 'kind', p.kind, 'title', p.title, 'created_at', p.created_at,
    'hidden', private.moderation_json(p.reason, p.created_at, p.hidden_by),
    'owner', (
      select jsonb_build_object('id', u.id, 'name', u.name, 'is_dev', u.is_dev)
      from public.users u where u.id = p.owner_id)
  ) order by p.created_at desc, p.item_id desc), '[]'), (
    select count(*) from (select from found limit 10001) m)
  into items, total from page p;
  return private.page_of(items, size, 'created_at', total);
end;
$$;
comment on function public.admin_list_hidden(text, text, integer) is
  'Everything that admins have hidden and that still exists, latest first, by title or the id of item or owner.';

create view private.unsettled_payments as
select i.id, i.denied_at as created_at, 'payment_denied' as status, i.hire_request_id, i.milestone,
  i.number, i.client_id, i.creator_id, private.to_pay(i) as amount_cents
from public.invoices i
where i.denied_at is not null and i.received_at is null and num_nonnulls(i.client_id, i.creator_id) = 2 and private.to_pay(i) > 0
union all
select r.id, case when r.denied_at is null then r.owed_at + interval '14 days' else r.denied_at end,
  case when r.denied_at is null then 'refund_overdue' else 'refund_denied' end, r.hire_request_id, i.milestone,
  i.number, i.client_id, i.creator_id, -r.amount_cents
from public.refunds r join public.invoices i on i.id = r.invoice_id
where r.status = 'owed' and num_nonnulls(i.client_id, i.creator_id) = 2 and (r.denied_at is not null or private.is_overdue(r));
comment on view private.unsettled_payments is
  'What the two do not settle alone, since when: payments and refunds that one of them says were sent and the other one that they have not '
  'arrived, and refunds that are owed after the last reminder. A refund that is sent again waits for the client, then for time.';

create function public.admin_overview() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  me uuid := private.require_admin();
begin
  return jsonb_build_object(
    'totals', jsonb_build_object(
      'creators', (select count(*) from public.users u where u.is_dev),
      'clients', (select count(*) from public.users u where not u.is_dev),
      'projects', (select count(*) from private.shared_projects),
      'services', (select count(*) from public.services),
      'reviews', (select count(*) from public.reviews),
      'conversations', (
        select count(*) from public.conversations c where c.last_message_at is not null),
      'requests', (
        select jsonb_build_object(
          'pending', count(*) filter (where h.status = 'pending'),
          'accepted', count(*) filter (where h.status = 'accepted'),
          'completed', count(*) filter (where h.status = 'completed'),
          'rejected', count(*) filter (where h.status = 'rejected'))
        from public.hire_requests h),
      'subscribers', (
        select count(*) from private.newsletter_subscribers s where s.confirmed_at is not null),
      'featured', (select count(*) from private.shared_projects p where p.is_featured),
      'hidden', (
        select count(*) from private.hidden_items h
        cross join lateral private.find_item(h.kind, h.item_id)),
      'suspended', (
        select count(*) from private.suspensions s
        join public.users u on u.id = s.user_id where u.is_dev),
      'suspended_clients', (
        select count(*) from private.suspensions s
        join public.users u on u.id = s.user_id where not u.is_dev),
      'admins', (select count(*) from private.admins)
    ),
    'queues', jsonb_build_object(
      'open_reports', (
        select jsonb_build_object(
          'count', count(distinct (r.kind, r.target_id)), 'oldest_at', min(r.created_at))
        from public.reports r where r.status = 'open' and r.target_user_id is distinct from me),
      'appeals_to_decide', (
        select jsonb_build_object('count', count(*), 'oldest_at', min(a.created_at))
        from private.suspension_appeals a where a.outcome is null),
      'cases_to_decide', (
        select jsonb_build_object('count', count(*), 'oldest_at', min(c.created_at))
        from public.cases c where c.status in ('waiting', 'appealed')),
      'cases_of_suspended', (
        select jsonb_build_object('count', count(*), 'oldest_at', min(c.created_at))
        from public.cases c join public.hire_requests h on h.id = c.hire_request_id
        where c.closed_at is null and exists (
          select from private.suspensions s where s.user_id in (h.client_id, h.creator_id))),
      'denied_payments', (
        select jsonb_build_object('count', count(*), 'oldest_at', min(p.created_at))
        from private.unsettled_payments p where p.status in ('payment_denied', 'refund_denied')),
      'overdue_refunds', (
        select jsonb_build_object('count', count(*), 'oldest_at', min(p.created_at))
        from private.unsettled_payments p where p.status = 'refund_overdue'),
      'pending_requests', (
        select jsonb_build_object('count', count(*), 'oldest_at', min(h.created_at))
        from public.hire_requests h
        where h.status = 'pending' and not exists (
          select from public.offers o where o.id = h.open_offer_id and o.side = 'creator'))
    )
  );
end;
$$;
comment on function public.admin_overview() is 'Totals and open work: open cases of reports, appeals and cases of requests that wait for a decision, open cases of suspended people, payments that one side denies, overdue refunds, '
  'pending requests that wait for their creators.';

create function public.admin_metrics() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  today timestamp := date_trunc('day', now() at time zone 'utc');
  since timestamptz := (today - interval '29 days') at time zone 'utc';
  until timestamptz := (today + interval '1 day') at time zone 'utc';
begin
  perform private.require_admin();
  return (
    with happened (name, at) as (
      select 'sign_ups', u.created_at from public.users u
      union all select 'projects', p.created_at from private.shared_projects p
      union all select 'services', s.created_at from public.services s
      union all select 'requests', h.created_at from public.hire_requests h
      union all select 'reviews', r.created_at from public.reviews r
      union all select 'reports', r.created_at from public.reports r
    ), daily (day, name, total) as (
      select today::date - d.days_ago, null, 0 from generate_series(0, 29) as d (days_ago)
      union all
      select (h.at at time zone 'utc')::date, h.name, count(*) from happened h
      where h.at >= since and h.at < until
      group by 1, 2
    )
    select jsonb_agg(
      jsonb_build_object(
        'day', d.day, 'sign_ups', 0, 'projects', 0, 'services', 0, 'requests', 0, 'reviews', 0,
        'reports', 0
      ) || d.totals order by d.day)
    from (
      select day, coalesce(jsonb_object_agg(name, total) filter (where name is not null), '{}')
        as totals
      from daily group by day
    ) d
  );
end;
$$;
comment on function public.admin_metrics() is
  'What was added on each of the last 30 days (UTC), oldest first, days without anything included.';

grant execute on function public.admin_list_creators(text, text, text, integer),
  public.admin_list_clients(text, text, text, integer),
  public.admin_list_projects(text, text, text, integer),
  public.admin_list_reports(text, text, text, integer),
  public.admin_list_audit(text, text, date, date, text, integer),
  public.admin_list_hidden(text, text, integer)
to authenticated;
grant execute on function public.admin_overview(), public.admin_metrics() to authenticated;
