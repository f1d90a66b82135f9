create index hire_requests_newest on public.hire_requests (created_at desc, id desc);
create index all_services_newest on public.services (created_at desc, id desc);
create index reviews_newest on public.reviews (created_at desc, id desc);
create index subscribers_newest on private.newsletter_subscribers (created_at desc, id desc);

-- Admins search for parts of words, also rare ones: without these, each search reads the whole table.
create index hire_requests_title on public.hire_requests using gin (private.search_form(title) extensions.gin_trgm_ops);
create index all_services_title on public.services using gin (private.search_form(title) extensions.gin_trgm_ops);
create index reviews_comment on public.reviews using gin (private.search_form(comment) extensions.gin_trgm_ops);

create function private.user_summary_json(person uuid) returns jsonb
language sql stable security definer set search_path = ''
return (
  select jsonb_build_object('id', u.id, 'name', u.name, 'is_dev', u.is_dev)
  from public.users u where u.id = person
);
comment on function private.user_summary_json(uuid) is 'A user as admin lists link to them; null if the account is deleted.';

create function private.list_rows(
  source text, item text, matches text, q text, cursor text, page_size integer, is_oldest_first boolean default false
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  size integer := least(greatest(coalesce(page_size, 50), 1), 1000);
  place record := private.parse_cursor(cursor);
  items jsonb;
  total bigint;
begin
  execute format(
    'with page as (
       select r.* from %1$s r where %2$s and ($3 is null or (r.created_at, r.id) %5$s ($3, $4))
       order by r.created_at %4$s, r.id %4$s limit $5
     )
     select coalesce(jsonb_agg(%3$s order by r.created_at %4$s, r.id %4$s), ''[]'') from page r',
    source, matches, item, case when is_oldest_first then 'asc' else 'desc' end, case when is_oldest_first then '>' else '<' end)
  into items using lower(btrim(q)), private.like_pattern(q), place.after_time, place.after_id, size + 1;
  execute format(
    'select count(*) from (select from %s r where %s limit 10001) m', source, matches)
  into total using lower(btrim(q)), private.like_pattern(q);
  return private.page_of(items, size, 'created_at', total);
end;
$$;
comment on function private.list_rows(text, text, text, text, text, integer, boolean) is
  'A page of an admin list, latest or oldest first. The first three are SQL of the caller, never of a user: where the rows are, what a row r '
  'becomes, and which of them match, with $1 the search as an id or name and $2 as a pattern.';

create function private.find_in(q text, ids text, people text, texts text) returns text
language sql stable security definer set search_path = ''
return case
  when private.parse_uuid(lower(btrim(q))) is not null then format('$1::uuid in (%s)', ids)
  when btrim(q) like '@_%' then format(
    'exists (select from public.users u where u.id in (%s) and starts_with(u.username, substr($1, 2)))', people)
  when private.like_pattern(q) is not null then format('private.search_form(%s) like $2', texts)
  else 'true'
end;
comment on function private.find_in(text, text, text, text) is
  'The condition of private.list_rows for a search: by an id, by the @username of a person, or by text.';

create function private.open_reports_of(kind text) returns text
language sql immutable security definer set search_path = ''
return format(
  'select from public.reports o
   where o.kind = %L and o.target_id = r.id and o.status = ''open''
     and o.target_user_id is distinct from (select auth.uid())',
  kind);
comment on function private.open_reports_of(text) is
  'The open reports of a row of private.list_rows, as SQL. As in the queue, nobody sees a report about themselves.';

create function private.moderation_of(kind text) returns text
language sql immutable security definer set search_path = ''
return format(
  '''hidden'', (
     select private.moderation_json(h.reason, h.created_at, h.hidden_by)
     from private.hidden_items h where h.kind = %L and h.item_id = r.id),
   ''open_reports'', (select count(*) from (%s) o)',
  kind, private.open_reports_of(kind));
comment on function private.moderation_of(text) is
  'Two fields of a row of private.list_rows, as SQL: why it is hidden, and how many open reports there are.';

create function public.admin_list_requests(
  q text default '', status text default 'all', cursor text default null, page_size integer default 50
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  me uuid := private.require_admin();
  -- The log names nobody's address.
  search text := case when private.has_text(q)
    then format('Searched for “%s”', left(regexp_replace(btrim(q), '\S+@\S+', '…', 'g'), 200))
    else 'All requests' end;
begin
  perform private.reject_status(
    status, array['all', 'waiting', 'pending', 'accepted', 'completed', 'rejected']);
  if not exists (
    select from private.audit_log l
    where l.target_id = me and l.action = 'list_requests' and l.actor_id = me and l.reason = search
      and l.at > now() - interval '1 hour'
  ) then
    perform private.record('list_requests', 'user', me, null, search);
  end if;
  return private.list_rows(
    'public.hire_requests',
    'jsonb_build_object(
       ''id'', r.id, ''title'', r.title, ''status'', r.status, ''resolution'', r.resolution,
       ''price'', r.price, ''created_at'', r.created_at, ''delivered_at'', r.delivered_at,
       ''client'', private.user_summary_json(r.client_id), ''creator'', private.user_summary_json(r.creator_id))',
    private.find_in(q, 'r.id, r.client_id, r.creator_id', 'r.client_id, r.creator_id', 'r.title')
    || case status
      when 'all' then ''
      when 'waiting' then ' and r.status = ''pending'' and not exists (
        select from public.offers o where o.id = r.open_offer_id and o.side = ''creator'')'
      else format(' and r.status = %L', status)
    end,
    q, cursor, page_size);
end;
$$;
comment on function public.admin_list_requests(text, text, text, integer) is
  'Hire requests, latest first, without their texts, by title, the id of request or party, or the @username of a party; status is '
  'all, waiting (for the creator), pending, accepted, completed or rejected. The audit log has each search, once an hour.';

create function public.admin_list_cases(
  q text default '', status text default 'waiting', cursor text default null, page_size integer default 50
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.reject_status(status, array['all', 'waiting', 'open', 'decided', 'closed']);
  return private.list_rows(
    '(select c as dispute, c.id, c.created_at, c.status, c.hire_request_id, h.title, h.client_id, h.creator_id
      from public.cases c join public.hire_requests h on h.id = c.hire_request_id)',
    'jsonb_build_object(
       ''id'', r.id, ''kind'', (r.dispute).kind, ''status'', r.status, ''outcome'', (r.dispute).outcome,
       ''cents'', (r.dispute).cents, ''amount_cents'', private.amount_in_dispute(r.dispute),
       ''created_at'', r.created_at, ''answer_due_at'', private.case_due_at(r.dispute),
       ''closed_at'', (r.dispute).closed_at, ''title'', r.title,
       ''client'', private.user_summary_json(r.client_id), ''creator'', private.user_summary_json(r.creator_id),
       ''may_decide'', r.status in (''waiting'', ''appealed'')
         and private.may_decide((select auth.uid()), r.dispute))',
    private.find_in(
      q, 'r.id, r.hire_request_id, r.client_id, r.creator_id', 'r.client_id, r.creator_id', 'r.title')
    || case status
      when 'all' then ''
      when 'waiting' then ' and r.status in (''waiting'', ''appealed'')'
      when 'open' then ' and r.status in (''open'', ''countered'', ''redoing'', ''redone'')'
      when 'decided' then ' and r.status = ''decided'''
      else ' and r.status in (''agreed'', ''closed'', ''withdrawn'')'
    end,
    q, cursor, page_size);
end;
$$;
comment on function public.admin_list_cases(text, text, text, integer) is
  'Cases, latest first, without what was said in them, by the title of the request, the id of case, request or party, or the @username of a '
  'party; status is all, waiting (for a decision or the one about an appeal), open (between the parties), decided or closed.';

create function public.admin_list_payments(
  q text default '', status text default 'all', cursor text default null, page_size integer default 50
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.reject_status(status, array['all', 'denied', 'overdue']);
  return private.list_rows(
    '(select p.*, h.title, private.open_case_of(h.id) as dispute
      from private.unsettled_payments p join public.hire_requests h on h.id = p.hire_request_id)',
    'jsonb_build_object(
       ''id'', r.id, ''status'', r.status, ''created_at'', r.created_at, ''title'', r.title, ''number'', r.number,
       ''amount_cents'', r.amount_cents,
       ''client'', private.user_summary_json(r.client_id), ''creator'', private.user_summary_json(r.creator_id),
       ''case_id'', (r.dispute).id,
       ''may_decide'', coalesce((r.dispute).status in (''waiting'', ''appealed''), false)
         and private.may_decide((select auth.uid()), r.dispute),
       ''words'', (
         select jsonb_agg(jsonb_build_object(
           ''action'', e.action, ''cents'', e.cents, ''created_at'', e.created_at,
           ''side'', case e.actor_id when r.client_id then ''client'' when r.creator_id then ''creator'' end
         ) order by e.version)
         from public.invoices i join public.hire_request_events e on e.invoice_id = i.id
         where (i.hire_request_id, i.milestone) = (r.hire_request_id, r.milestone)))',
    private.find_in(
      q, 'r.id, r.hire_request_id, r.client_id, r.creator_id', 'r.client_id, r.creator_id', 'r.title')
    || case status
      when 'all' then ''
      when 'denied' then ' and r.status in (''payment_denied'', ''refund_denied'')'
      else ' and r.status = ''refund_overdue'''
    end,
    q, cursor, page_size, true);
end;
$$;
comment on function public.admin_list_payments(text, text, text, integer) is
  'Payments that the two do not settle alone, the oldest first, with who said what about the invoice and when, by the title of the request, '
  'the id of payment, request or party, or the @username of a party; status is all, denied (by the one it was sent to) or overdue (refunds '
  'after the last reminder).';

create function public.admin_list_services(
  q text default '', status text default 'all', cursor text default null, page_size integer default 50
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.reject_status(status, array['all', 'public', 'inactive', 'hidden', 'reported']);
  return private.list_rows(
    'public.services',
    'jsonb_build_object(
       ''id'', r.id, ''title'', r.title, ''price'', r.price, ''is_active'', r.is_active,
       ''created_at'', r.created_at, ''owner'', private.user_summary_json(r.user_id),
       ''is_public'', private.is_public_service(r.id),
       ' || private.moderation_of('service') || ')',
    private.find_in(q, 'r.id, r.user_id', 'r.user_id', 'r.title')
    || case status
      when 'all' then ''
      when 'public' then ' and private.is_public_service(r.id)'
      when 'inactive' then ' and not r.is_active'
      when 'hidden' then ' and exists (
        select from private.hidden_items h where h.kind = ''service'' and h.item_id = r.id)'
      else ' and exists (' || private.open_reports_of('service') || ')'
    end,
    q, cursor, page_size);
end;
$$;
comment on function public.admin_list_services(text, text, text, integer) is
  'Services, latest first, by title, the id of service or owner, or the owner''s @username; status is all, public, inactive, hidden or '
  'reported.';

create function public.admin_list_reviews(
  q text default '', status text default 'all', cursor text default null, page_size integer default 50
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.reject_status(status, array['all', 'visible', 'hidden', 'reported']);
  return private.list_rows(
    'public.reviews',
    'jsonb_build_object(
       ''id'', r.id, ''rating'', r.rating, ''comment'', rtrim(left(r.comment, 150)),
       ''created_at'', r.created_at, ''author'', private.user_summary_json(r.user_id),
       ''target'', private.user_summary_json(r.target_user_id),
       ' || private.moderation_of('review') || ')',
    private.find_in(q, 'r.id, r.user_id, r.target_user_id', 'r.user_id, r.target_user_id', 'r.comment')
    || case status
      when 'all' then ''
      when 'visible' then ' and r.hidden_at is null'
      when 'hidden' then ' and r.hidden_at is not null'
      else ' and exists (' || private.open_reports_of('review') || ')'
    end,
    q, cursor, page_size);
end;
$$;
comment on function public.admin_list_reviews(text, text, text, integer) is
  'Reviews, latest first, by text, the id of review, author or creator, or the @username of one of them; status is all, visible, hidden or '
  'reported. Comments are cut after 150 characters.';

create function public.admin_list_subscribers(
  status text default 'all', cursor text default null, page_size integer default 50
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.reject_status(status, array['all', 'confirmed', 'unconfirmed']);
  return private.list_rows(
    'private.newsletter_subscribers',
    'jsonb_build_object(
       ''id'', r.id, ''short_email'', regexp_replace(r.email, ''^(.)[^@]*@'', ''\1…@''),
       ''created_at'', r.created_at, ''confirmed_at'', r.confirmed_at)',
    case status
      when 'all' then 'true'
      when 'confirmed' then 'r.confirmed_at is not null'
      else 'r.confirmed_at is null'
    end,
    '', cursor, page_size);
end;
$$;
comment on function public.admin_list_subscribers(text, text, integer) is
  'Sign-ups of the newsletter, latest first: all, confirmed or unconfirmed. Of an address, the first letter and the host are shown; '
  'admin_find_by_email() finds a whole one.';

create function public.admin_find_by_email(email text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  me uuid := private.require_admin();
  address text := lower(btrim(email));
  person jsonb;
  subscriber jsonb;
begin
  if private.is_account_email(address) is not true then
    perform private.raise_invalid('Type a whole email address');
  end if;
  perform private.limit_rate('find_by_email', 60, interval '1 hour');
  select private.user_summary_json(a.id) into person from auth.users a where a.email = address;
  select jsonb_build_object('id', s.id, 'created_at', s.created_at, 'confirmed_at', s.confirmed_at)
  into subscriber from private.newsletter_subscribers s where lower(s.email) = address;
  -- The log names nobody's address: what finds no account is recorded as an act of the admin alone.
  perform private.record(
    'find_by_email', 'user', coalesce((person ->> 'id')::uuid, me), person ->> 'name',
    case when person is null then 'No account has the address' else 'Searched by the email address' end);
  return jsonb_build_object('person', person, 'subscriber', subscriber);
end;
$$;
comment on function public.admin_find_by_email(text) is
  'The account and the newsletter sign-up with exactly this address; 60 times an hour. Each search is in the audit log.';

grant execute on function
  public.admin_list_requests(text, text, text, integer),
  public.admin_list_services(text, text, text, integer),
  public.admin_list_cases(text, text, text, integer),
  public.admin_list_payments(text, text, text, integer),
  public.admin_list_reviews(text, text, text, integer),
  public.admin_list_subscribers(text, text, integer), public.admin_find_by_email(text)
to authenticated;
