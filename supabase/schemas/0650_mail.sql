create function private.notification_topics() returns text[]
language sql immutable parallel safe set search_path = ''
return array['requests', 'request_updates', 'messages', 'reviews', 'searches', 'reports', 'account'];

create function private.topic_of(kind text) returns text
language sql stable strict security definer set search_path = ''
return case
  when private.action_of_notification(kind, '{}') is not null then 'requests'
  when starts_with(kind, 'request_') or kind = 'credit_note_issued' then 'request_updates'
  when kind = 'message_received' then 'messages'
  when kind in ('review_received', 'review_edited', 'reply_received') then 'reviews'
  when kind = 'search_matched' then 'searches'
  when kind in ('report_upheld', 'report_dismissed') then 'reports'
  when kind in (
    'app_added', 'app_removed', 'recovery_code_used', 'recovery_codes_replaced', 'payment_changed',
    'password_changed', 'email_changed'
  ) then 'security'
  else 'account'
end;
comment on function private.topic_of(text) is
  'What a kind of notification is about, as people turn it on and off: the same as in packages/data/src/notifications. '
  'Security can''t be turned off: whoever takes over an account would do that first.';

create table private.notification_settings (
  user_id uuid primary key references public.users (id) on delete cascade,
  not_in_app text[] not null default '{}' check (not_in_app <@ private.notification_topics()),
  not_by_email text[] not null default '{}' check (not_by_email <@ private.notification_topics()),
  email_off boolean not null default false,
  digest text not null default 'off' check (digest in ('off', 'daily', 'weekly'))
);
comment on table private.notification_settings is
  'What people have changed: a topic that is not listed is on. With a digest, mail that needs no answer is collected. email_off '
  'stops all mail and keeps the other choices.';
alter table private.notification_settings enable row level security;

create function private.settings_of(person uuid) returns private.notification_settings
language sql stable security definer set search_path = ''
begin atomic
  select coalesce(s.user_id, settings_of.person), coalesce(s.not_in_app, '{}'),
    coalesce(s.not_by_email, '{}'), coalesce(s.email_off, false), coalesce(s.digest, 'off')
  from (values (true)) as one (row)
  left join private.notification_settings s on s.user_id = settings_of.person;
end;
comment on function private.settings_of(uuid) is 'The choices of a user, with the defaults of those they never made.';

create table private.mail_outbox (
  id uuid primary key default gen_random_uuid(),
  key text not null unique check (private.is_text(key, 200)),
  kind text not null check (private.is_text(kind, 40)),
  params jsonb not null default '{}' check (octet_length(params::text) <= 4096),
  user_id uuid references public.users (id) on delete cascade,
  subscriber_id uuid references private.newsletter_subscribers (id) on delete cascade,
  newsletter_id uuid references private.newsletters (id) on delete cascade,
  email text check (private.is_account_email(email)),
  status text not null default 'pending' check (
    status in ('pending', 'sent', 'skipped', 'failed')
  ),
  due_at timestamptz not null default now(),
  attempts integer not null default 0,
  response text check (char_length(response) <= 500),
  created_at timestamptz(3) not null default now(),
  ended_at timestamptz(3),
  constraint one_recipient check (num_nonnulls(user_id, subscriber_id, email) = 1)
);
comment on table private.mail_outbox is
  'Mails, written in the transaction of their cause: to a user, a subscriber, or an address: one that an admin typed for a test, or one that an account had before. The '
  'key names the cause, so that it is mailed once; the id is the Message-ID. While a sender has one, due_at is when another may.';
alter table private.mail_outbox enable row level security;

create index mails_due on private.mail_outbox ((newsletter_id is not null), due_at, id)
where status = 'pending';
create index mails_with_answer on private.mail_outbox (status, created_at desc, id desc)
where response is not null;
create index mails_of_user on private.mail_outbox (user_id, (params ->> 'actor_id'))
where kind = 'message_received';
create index mails_by_user on private.mail_outbox (user_id);
create index mails_of_subscriber on private.mail_outbox (subscriber_id);
create index mails_of_newsletter on private.mail_outbox (newsletter_id, status);

create table private.digest_items (
  id bigint generated always as identity primary key,
  mail_id uuid not null references private.mail_outbox (id) on delete cascade,
  kind text not null,
  params jsonb not null,
  notification_id uuid
);
comment on table private.digest_items is
  'What a digest will tell, unless it was read in the app by then: the notification, if it is there too.';
alter table private.digest_items enable row level security;

create index items_of_digest on private.digest_items (mail_id, id);
create unique index one_item_per_conversation on private.digest_items (mail_id, (params ->> 'actor_id'))
where kind = 'message_received';

create unique index one_item_per_search on private.digest_items (mail_id, (params ->> 'search_id'))
where kind = 'search_matched';

create function private.queue_mail(
  key text, kind text, params jsonb default '{}', user_id uuid default null,
  subscriber_id uuid default null, due_at timestamptz default now()
) returns void
language sql security definer set search_path = ''
begin atomic
  insert into private.mail_outbox (key, kind, params, user_id, subscriber_id, due_at)
  values (
    queue_mail.key, queue_mail.kind, queue_mail.params, queue_mail.user_id,
    queue_mail.subscriber_id, queue_mail.due_at
  )
  on conflict on constraint mail_outbox_key_key do nothing;
end;
comment on function private.queue_mail(text, text, jsonb, uuid, uuid, timestamptz) is
  'Called by what causes the mail, in its transaction; once per key.';

create function private.next_digest(period text, after timestamptz, zone text) returns timestamptz
language sql immutable strict parallel safe set search_path = ''
return (
  select min(t.at) from (
    select (date_trunc(unit.name, after at time zone zone) + interval '8 hours' + number * unit.length)
      at time zone zone
    from (values ('daily', 'day', interval '1 day'), ('weekly', 'week', interval '1 week'))
      as unit (period, name, length),
      (values (0), (1)) as n (number)
    where unit.period = next_digest.period
  ) as t (at)
  where t.at > after
);
comment on function private.next_digest(text, timestamptz, text) is
  'Every day at 8:00 in a time zone, or every Monday: the first of these after a time.';

create function private.add_to_digest(
  settings private.notification_settings, kind text, params jsonb, notification uuid
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  due_at timestamptz := private.next_digest(settings.digest, now(), private.time_zone_of(settings.user_id));
  digest_key text := format('digest:%s:%s', settings.user_id, extract(epoch from due_at));
begin
  perform private.queue_mail(
    digest_key, 'digest', jsonb_build_object('period', settings.digest),
    user_id => settings.user_id, due_at => due_at
  );
  insert into private.digest_items (mail_id, kind, params, notification_id)
  select o.id, add_to_digest.kind, add_to_digest.params, notification
  from private.mail_outbox o where o.key = digest_key
  on conflict do nothing;
end;
$$;

create function private.mails_like(person uuid, kind text, params jsonb)
returns table (created_at timestamptz, due_at timestamptz) rows 1
language sql stable security definer set search_path = ''
begin atomic
  select o.created_at, o.due_at from private.mail_outbox o
  where o.user_id = person and o.kind = mails_like.kind and o.params ->> 'request_id' = mails_like.params ->> 'request_id';
end;
comment on function private.mails_like(uuid, text, jsonb) is 'When something was mailed to someone of this kind about the same request.';

create function private.mail_notification(
  settings private.notification_settings, kind text, params jsonb, needs_action boolean,
  notification uuid
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  topic text := private.topic_of(kind);
begin
  if topic <> 'security' and (settings.email_off or topic = any (settings.not_by_email)) then
    return;
  elsif kind in ('request_invoice_corrected', 'request_credit', 'request_credit_asked') and exists (
    select from private.mails_like(settings.user_id, kind, params) o where o.created_at > now() - interval '1 day'
  ) then
    return;
  elsif settings.digest <> 'off' and not needs_action and topic <> 'security' then
    perform private.add_to_digest(settings, kind, params, notification);
  elsif kind = 'search_matched' then
    perform private.queue_search_mail(settings.user_id, params);
  else
    perform private.queue_mail(
      -- An approval can write the line of its invoice twice, which is one mail.
      case kind
        when 'request_invoice' then concat_ws(':', 'invoice', params ->> 'invoice_id', extract(epoch from now()))
        else 'notification:' || coalesce(notification, gen_random_uuid())
      end, kind,
      params || case when needs_action then jsonb_build_object('asks_for', private.action_of_notification(kind, params)) else '{}' end,
      user_id => settings.user_id,
      due_at => case kind
        when 'request_refund_sent' then greatest(now(), (
          select max(o.due_at) + interval '1 day' from private.mails_like(settings.user_id, kind, params) o
        ))
        else now()
      end
    );
  end if;
end;
$$;
comment on function private.mail_notification(private.notification_settings, text, jsonb, boolean, uuid) is
  'Mails a notification as its recipient wants it: now, in the next digest unless it needs an answer, or not at all. About security, always now. '
  'What one side can do many times with an invoice is mailed once a day for each request; of refunds each has its mail, on a day of its own, '
  'because one that was mailed counts as arrived some time.';

create function private.mail_token(subject uuid, topic text) returns text
language sql stable strict security definer set search_path = ''
return concat_ws('.', subject, topic, private.fingerprint(concat_ws('.', 'mail', subject, topic)));
comment on function private.mail_token(uuid, text) is
  'What a link in a mail proves without a sign-in: that it was sent to this user or subscriber, about this topic.';

create function private.read_mail_token(token text, out subject uuid, out topic text)
language plpgsql stable security definer set search_path = ''
as $$
begin
  subject := private.parse_uuid(split_part(token, '.', 1));
  topic := split_part(token, '.', 2);
  -- Compared as fingerprints, so that the time of the comparison tells nothing.
  if (private.fingerprint(token) = private.fingerprint(private.mail_token(subject, topic))) is not true then
    perform private.raise_invalid('This link is incomplete. Copy the whole link from the mail');
  end if;
end;
$$;

create function public.unsubscribe(token text) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  about record := private.read_mail_token(unsubscribe.token);
  topics text[] := case about.topic
    when 'digest' then array_remove(private.notification_topics(), 'requests')
    else array[about.topic]
  end;
begin
  if about.topic = 'newsletter' then
    delete from private.newsletter_subscribers s where s.id = about.subject;
  else
    insert into private.notification_settings as n (user_id, not_by_email)
    select u.id, topics from public.users u where u.id = about.subject
    on conflict on constraint notification_settings_pkey do update set
      not_by_email = array(
        select distinct topic from unnest(n.not_by_email || topics) as topic order by topic
      ),
      digest = case about.topic when 'digest' then 'off' else n.digest end;
  end if;
  return about.topic;
end;
$$;
comment on function public.unsubscribe(text) is
  'Turns off what the mail with this token was about, and says what that is. Who unsubscribes from a digest gets none of what '
  'it told: only mail about requests that need an answer.';

create function public.my_notification_settings() returns jsonb
language sql stable security definer set search_path = ''
begin atomic
  select to_jsonb(s) - 'user_id' from private.settings_of((select auth.uid())) s;
end;

create function public.set_notification_settings(
  not_in_app text[], not_by_email text[], email_off boolean, digest text
) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_party();
  if (not_in_app <@ private.notification_topics()) is not true
    or (not_by_email <@ private.notification_topics()) is not true
    or email_off is null or (digest in ('off', 'daily', 'weekly')) is not true
  then
    perform private.raise_invalid('These settings are of another version. Reload the page');
  end if;
  perform private.limit_rate('notification_settings', 60, interval '1 minute');
  insert into private.notification_settings (user_id, not_in_app, not_by_email, email_off, digest)
  values (
    auth.uid(), set_notification_settings.not_in_app, set_notification_settings.not_by_email,
    set_notification_settings.email_off, set_notification_settings.digest
  )
  on conflict on constraint notification_settings_pkey do update set
    not_in_app = excluded.not_in_app, not_by_email = excluded.not_by_email,
    email_off = excluded.email_off, digest = excluded.digest;
end;
$$;
comment on function public.set_notification_settings(text[], text[], boolean, text) is
  'The caller''s own, also if suspended: mail is about their account then.';

grant execute on function public.unsubscribe(text) to anon, authenticated;
grant execute on function public.my_notification_settings(),
  public.set_notification_settings(text[], text[], boolean, text) to authenticated;
grant all on private.notification_settings, private.mail_outbox, private.digest_items to service_role;
