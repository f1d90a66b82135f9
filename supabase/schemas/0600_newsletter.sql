create table private.newsletter_subscribers (
  id uuid primary key default gen_random_uuid(),
  email text not null check (private.is_email(email)),
  created_at timestamptz(3) not null default now(),
  confirmed_at timestamptz(3)
);
comment on table private.newsletter_subscribers is
  'Sign-ups of the newsletter box, confirmed by a link that is mailed to the address.';
alter table private.newsletter_subscribers enable row level security;

create unique index newsletter_once on private.newsletter_subscribers (lower(email));

create function private.move_subscription() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and private.is_email(new.email) then
    -- The auth service has confirmed the new address, as a link of the newsletter would.
    update private.newsletter_subscribers s
    set confirmed_at = coalesce(s.confirmed_at, (
      select o.confirmed_at from private.newsletter_subscribers o where lower(o.email) = lower(old.email)
    ))
    where lower(s.email) = lower(new.email);
    if not found then
      update private.newsletter_subscribers s set email = new.email where lower(s.email) = lower(old.email);
    end if;
  end if;
  delete from private.newsletter_subscribers s
  where lower(s.email) = lower(old.email)
    and (tg_op = 'DELETE' or lower(old.email) is distinct from lower(new.email));
  return null;
end;
$$;
comment on function private.move_subscription() is
  'The newsletter follows the confirmed address of an account, and ends with it.';
create trigger subscription_of_changed after update of email on auth.users
for each row when (old.email is distinct from new.email and old.email_confirmed_at is not null)
execute function private.move_subscription();
create trigger subscription_of_deleted after delete on auth.users
for each row when (old.email_confirmed_at is not null) execute function private.move_subscription();

create table private.newsletters (
  id uuid primary key default gen_random_uuid(),
  subject text not null check (private.is_name(subject)),
  body text not null check (private.is_text(body, 20000)),
  recipients integer not null default 0,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  sent_at timestamptz(3)
);
comment on table private.newsletters is
  'What admins write to all confirmed subscribers; the body is Markdown. Once sent, it stays as it is.';
alter table private.newsletters enable row level security;

create function private.mail_confirmation(subscriber uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.mail_outbox as o (key, kind, params, subscriber_id)
  values (
    format('newsletter_confirmation:%s:%s', subscriber, date_trunc('hour', now())),
    'newsletter_confirmation', jsonb_build_object('token', private.mail_token(subscriber, 'confirm')), subscriber
  )
  on conflict on constraint mail_outbox_key_key do update set key = o.key;
end;
$$;
comment on function private.mail_confirmation(uuid) is
  'Mails the link that confirms a subscription, at most once in each hour of the clock; writes a row in any case.';

create function public.join_newsletter(email text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  subscriber uuid;
begin
  if auth.uid() is not null then
    perform private.require_writer();
  end if;
  perform private.limit_visitor('newsletter', 20, interval '1 hour');
  insert into private.newsletter_subscribers as s (email) values (join_newsletter.email)
  on conflict (lower(s.email)) do update set email = s.email
  returning s.id into subscriber;
  perform private.mail_confirmation(subscriber);
end;
$$;
comment on function public.join_newsletter(text) is
  'Writes the same for every address, so that neither the response nor its time tells who is on the list. A confirmation for a '
  'confirmed subscriber is skipped when it is due.';

create function public.confirm_newsletter(token text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  subscriber uuid := (
    select t.subject from private.read_mail_token(confirm_newsletter.token) t
    where t.topic = 'confirm'
  );
begin
  update private.newsletter_subscribers s set confirmed_at = coalesce(s.confirmed_at, now())
  where s.id = subscriber;
  if not found then
    perform private.raise_invalid('This link has expired. Join the newsletter again to get a new one');
  end if;
end;
$$;
comment on function public.confirm_newsletter(text) is
  'The button behind the link of the confirmation mail. A sign-up that nobody confirms is forgotten after 7 days.';

grant execute on function public.join_newsletter(text), public.confirm_newsletter(text) to anon, authenticated;
grant all on private.newsletter_subscribers, private.newsletters to service_role;
