create table public.newsletter_subscribers (
  id uuid primary key default gen_random_uuid(),
  email text not null check (private.is_email(email)),
  created_at timestamptz(3) not null default now(),
  confirmed_at timestamptz(3)
);
comment on table public.newsletter_subscribers is
  'Sign-ups of the newsletter box, confirmed by a link that is mailed to the address; no role of the site can read them.';
alter table public.newsletter_subscribers enable row level security;

create unique index newsletter_once on public.newsletter_subscribers (lower(email));

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

create function private.ask_to_confirm(subscriber uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.queue_mail(
    format('newsletter_confirmation:%s:%s', subscriber, date_trunc('hour', now())),
    'newsletter_confirmation',
    jsonb_build_object('token', private.mail_token(subscriber, 'confirm')),
    subscriber_id => subscriber
  );
end;
$$;
comment on function private.ask_to_confirm(uuid) is
  'Mails the link that confirms a subscription, at most once in each hour of the clock.';

create function private.skip_known_subscriber() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  known public.newsletter_subscribers;
begin
  perform private.limit_visitor('newsletter', 20, interval '1 hour');
  -- The same address twice is not an error, and the response does not reveal who is on the list.
  select s.* into known
  from public.newsletter_subscribers s where lower(s.email) = lower(new.email);
  if not found then
    return new;
  end if;
  if known.confirmed_at is null then
    perform private.ask_to_confirm(known.id);
  end if;
  return null;
end;
$$;

create function private.ask_new_subscriber() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.ask_to_confirm(new.id);
  return null;
end;
$$;

create trigger skip_known before insert on public.newsletter_subscribers
for each row execute function private.skip_known_subscriber();
create trigger ask after insert on public.newsletter_subscribers
for each row when (new.confirmed_at is null) execute function private.ask_new_subscriber();

create function public.confirm_newsletter(token text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  subscriber uuid := (
    select t.subject from private.read_mail_token(confirm_newsletter.token) t
    where t.topic = 'confirm'
  );
begin
  update public.newsletter_subscribers s set confirmed_at = coalesce(s.confirmed_at, now())
  where s.id = subscriber;
  if not found then
    perform private.reject('This link has expired. Join the newsletter again to get a new one');
  end if;
end;
$$;
comment on function public.confirm_newsletter(text) is
  'The button behind the link of the confirmation mail. A sign-up that nobody confirms is forgotten after 7 days.';

create policy "Visitors join the newsletter" on public.newsletter_subscribers
for insert to anon with check ((select auth.uid()) is null);
create policy "People join the newsletter" on public.newsletter_subscribers
for insert to authenticated with check ((select private.may_write()));

grant insert (email) on public.newsletter_subscribers to anon, authenticated;
grant execute on function public.confirm_newsletter(text) to anon, authenticated;
grant all on private.newsletters to service_role;
