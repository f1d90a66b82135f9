create function private.unread_from(sender uuid, reader uuid) returns jsonb
language sql stable security definer set search_path = ''
begin atomic
  with unread as (
    select m.id, m.text, m.created_at
    from public.conversations c
    join public.messages m on m.conversation_id = c.id and m.sender_id = unread_from.sender
    left join public.conversation_reads r
      on r.conversation_id = c.id and r.user_id = unread_from.reader
    where c.first_user_id = least(unread_from.sender, unread_from.reader)
      and c.second_user_id = greatest(unread_from.sender, unread_from.reader)
      and (m.created_at <= r.read_at) is not true
      and m.event_version is null and not private.is_muted(c.id, unread_from.reader)
      and not exists (
        select from private.withheld_messages w
        where w.message_id = m.id and w.user_id = unread_from.reader
      )
  )
  select jsonb_build_object('since', min(u.created_at), 'count', count(*), 'texts', (
    select jsonb_agg(left(l.text, 500) order by l.created_at)
    from (select * from unread order by created_at desc limit 3) l
  ))
  from unread u having min(u.created_at) is not null;
end;
comment on function private.unread_from(uuid, uuid) is
  'What a reader has not read of a sender: since when, how many messages, the beginnings of the last three; null if nothing, or '
  'if the reader has muted their conversation. Steps of requests have mails of their own.';

create function private.review_in_mail(params jsonb) returns jsonb
language sql stable security definer set search_path = ''
begin atomic
  select params || jsonb_build_object('rating', r.rating, 'actor_name', u.name)
  from public.reviews r join public.users u on u.id = r.user_id
  where r.id = (params ->> 'review_id')::uuid and r.hidden_at is null;
end;

create function private.current_params(mail private.mail_outbox, kind text, params jsonb) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  -- Whoever has left keeps the name of that time.
  named jsonb := params - 'asks_for' || coalesce(
    (
      select jsonb_build_object('actor_name', u.name) from public.users u
      where u.id = coalesce((params ->> 'actor_id')::uuid, (
        select case params ->> 'side' when 'client' then h.creator_id else h.client_id end
        from public.hire_requests h
        where params ? 'actor_name' and h.id = (params ->> 'request_id')::uuid))
    ), '{}');
begin
  if params ? 'asks_for' and exists (
    select from public.hire_requests h
    where h.id = (params ->> 'request_id')::uuid
      and params ->> 'asks_for' <> all (private.due_actions(h, params ->> 'side'))
  ) then
    return null;
  end if;
  return case kind
    when 'message_received' then named || private.unread_from((params ->> 'actor_id')::uuid, mail.user_id)
    when 'search_matched' then private.matches_in_mail(mail.id, (params ->> 'search_id')::uuid)
    when 'review_received' then private.review_in_mail(params)
    when 'review_edited' then (
      select private.review_in_mail(params) from public.reviews r
      where r.id = (params ->> 'review_id')::uuid and r.is_edited_after_reply)
    when 'contact_confirmation' then (
      select params from public.creator_contacts c
      where c.user_id = (params ->> 'actor_id')::uuid and c.email = mail.email and c.confirmed_at is null)
    when 'project_featured' then (
      select params from public.projects p
      where p.id = (params ->> 'project_id')::uuid and p.is_featured)
    when 'request_refund_sent' then (
      select named from public.invoices i join public.refunds r on r.hire_request_id = i.hire_request_id
      where i.id = (params ->> 'invoice_id')::uuid and private.is_about_refund(params, r) and r.status = 'sent'
      limit 1)
    else named
  end;
end;
$$;
comment on function private.current_params(private.mail_outbox, text, jsonb) is
  'What a mail that has waited says, as it is now; null if it is no longer true.';

create function private.digest_of(mail private.mail_outbox, not_by_email text[]) returns jsonb
language sql stable security definer set search_path = ''
begin atomic
  with open as (
    select i.id, i.kind, latest.params - array['since', 'texts'] as params
    from private.digest_items i
    cross join lateral private.current_params(mail, i.kind, i.params) as latest (params)
    where i.mail_id = mail.id and private.topic_of(i.kind) <> all (digest_of.not_by_email)
      and latest.params is not null
      and (i.kind in ('message_received', 'search_matched') or i.notification_id is null or exists (
        select from public.notifications n where n.id = i.notification_id and n.read_at is null
      ))
  )
  select jsonb_build_object(
    'items', jsonb_agg(jsonb_build_object('kind', o.kind, 'params', o.params) order by o.id)
      filter (where o.place <= 100),
    'more', count(*) filter (where o.place > 100)
  )
  from (select *, row_number() over (order by id) as place from open) o having min(o.place) is not null;
end;
comment on function private.digest_of(private.mail_outbox, text[]) is
  'What of a digest is still true, unread and wanted by mail; null if nothing.';

create function private.claim_mail(mail private.mail_outbox) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  settings private.notification_settings := private.settings_of(mail.user_id);
  topic text := case mail.kind
    when 'newsletter_confirmation' then null
    when 'contact_confirmation' then null
    when 'newsletter' then 'newsletter'
    when 'digest' then 'digest'
    else private.topic_of(mail.kind)
  end;
  recipient text := coalesce(
    mail.email,
    (
      select s.email from private.newsletter_subscribers s
      where s.id = mail.subscriber_id and (s.confirmed_at is null or mail.kind <> 'newsletter_confirmation')
    ),
    (select a.email from auth.users a where a.id = mail.user_id and a.email_confirmed_at is not null)
  );
  params jsonb := case mail.kind
    when 'digest' then mail.params || private.digest_of(mail, settings.not_by_email)
    when 'newsletter' then (
      select jsonb_build_object('subject', n.subject, 'body', n.body)
      from private.newsletters n where n.id = mail.newsletter_id)
    else private.current_params(mail, mail.kind, mail.params)
  end;
  earliest timestamptz := greatest(
    (params ->> 'since')::timestamptz + interval '10 minutes',
    (
      select max(o.ended_at) from private.mail_outbox o
      where o.user_id = mail.user_id and o.kind = 'message_received' and o.status = 'sent'
        and mail.kind = 'message_received' and o.params -> 'actor_id' = mail.params -> 'actor_id'
    ) + interval '1 hour',
    (
      select max(o.ended_at) from private.mail_outbox o
      where o.user_id = mail.user_id and o.kind = 'search_matched' and o.status = 'sent'
        and mail.kind = 'search_matched' and o.params -> 'search_id' = mail.params -> 'search_id'
    ) + interval '1 day'
  );
begin
  if recipient is null or params is null or topic = any (settings.not_by_email)
    or (settings.email_off and topic is distinct from 'security')
  then
    update private.mail_outbox o set status = 'skipped', ended_at = now() where o.id = mail.id;
    return null;
  elsif earliest > now() then
    update private.mail_outbox o set due_at = earliest where o.id = mail.id;
    return null;
  end if;
  update private.mail_outbox o
  set attempts = o.attempts + 1, due_at = now() + interval '5 minutes'
  where o.id = mail.id;
  return jsonb_build_object(
    'id', mail.id, 'kind', mail.kind, 'to', recipient, 'topic', topic, 'params', params - 'since',
    'unsubscribe_token', private.mail_token(coalesce(mail.user_id, mail.subscriber_id), nullif(topic, 'security'))
  );
end;
$$;
comment on function private.claim_mail(private.mail_outbox) is
  'The mail as it is to be rendered now. Null if nobody wants or needs it any more, and if a conversation has to wait: until its '
  'messages are unread for 10 minutes, and an hour after its last mail; a saved search waits a day.';

create function public.claim_mails(max_mails integer default 20) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  size integer := least(greatest(max_mails, 1), 100);
  mails jsonb := '[]';
  mail private.mail_outbox;
  is_newsletter boolean;
begin
  foreach is_newsletter in array array[false, true] loop
    while jsonb_array_length(mails) < size loop
      select o.* into mail
      from private.mail_outbox o
      where o.status = 'pending' and o.due_at <= now()
        and (o.newsletter_id is not null) = is_newsletter
      order by o.due_at, o.id limit 1 for update skip locked;
      exit when not found;
      mails := mails || coalesce(private.claim_mail(mail), '[]');
    end loop;
  end loop;
  return mails;
end;
$$;
comment on function public.claim_mails(integer) is
  'Mails that are due, for the sender that calls it: for 5 minutes, no other gets them. A newsletter waits for all other mail. '
  'Called by the Edge Function deliver-mail, or by the local backend''s timer.';

create function public.report_mail(id uuid, outcome text, response text default null) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  waits interval[] := array['1 minute', '5 minutes', '30 minutes', '2 hours', '6 hours', '12 hours', '1 day'];
begin
  if outcome is null or outcome not in ('sent', 'retry', 'failed') then
    perform private.raise_invalid('Report one of these outcomes: sent, retry, failed');
  end if;
  update private.mail_outbox o set
    response = left(report_mail.response, 500),
    status = case
      when outcome = 'retry' and o.attempts <= cardinality(waits) then 'pending'
      when outcome = 'sent' then 'sent'
      else 'failed'
    end,
    due_at = coalesce(now() + waits[o.attempts], o.due_at),
    ended_at = case when outcome <> 'retry' or o.attempts > cardinality(waits) then now() end
  where o.id = report_mail.id and o.status = 'pending';
end;
$$;
comment on function public.report_mail(uuid, text, text) is
  'How the sending of a claimed mail ended, with the server''s answer. One that may succeed later is due again after a growing '
  'time, 7 times within two days; then it has failed.';

create function public.admin_list_mails(
  status text default 'failed', cursor text default null, page_size integer default 50
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  size integer := least(greatest(coalesce(page_size, 50), 1), 100);
  place record;
  items jsonb;
  total bigint;
begin
  perform private.require_admin();
  perform private.reject_status(status, array['failed', 'retrying']);
  place := private.parse_cursor(cursor);
  with found as (
    select o.* from private.mail_outbox o
    where o.response is not null and o.status = case admin_list_mails.status
      when 'failed' then 'failed' else 'pending' end
  ), page as (
    select * from found f
    where place.after_id is null or (f.created_at, f.id) < (place.after_time, place.after_id)
    order by f.created_at desc, f.id desc limit size + 1
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', p.id, 'kind', p.kind, 'created_at', p.created_at, 'attempts', p.attempts,
    'response', p.response, 'due_at', p.due_at, 'to', coalesce(
      p.email,
      (select s.email from private.newsletter_subscribers s where s.id = p.subscriber_id),
      (select a.email from auth.users a where a.id = p.user_id))
  ) order by p.created_at desc, p.id desc), '[]'), (
    select count(*) from (select from found limit 10001) m)
  into items, total from page p;
  return private.page_of(items, size, 'created_at', total);
end;
$$;
comment on function public.admin_list_mails(text, text, integer) is
  'Mails that have failed for good, or that are tried again, latest first, with the server''s answer.';

create function public.admin_retry_mail(mail_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  update private.mail_outbox o
  set status = 'pending', attempts = 0, due_at = now(), ended_at = null, response = null
  where o.id = mail_id and o.response is not null and o.status in ('failed', 'pending');
  if not found then
    perform private.raise_conflict('PT404', 'This mail is no longer in the list');
  end if;
end;
$$;
comment on function public.admin_retry_mail(uuid) is 'Sends a mail of admin_list_mails() again, now.';

grant execute on function public.claim_mails(integer), public.report_mail(uuid, text, text) to service_role;
grant execute on function public.admin_list_mails(text, text, integer), public.admin_retry_mail(uuid)
to authenticated;
