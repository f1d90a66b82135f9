create table public.newsletter_subscribers (
  id uuid primary key default gen_random_uuid(),
  email text not null check (private.is_email(email)),
  created_at timestamptz(3) not null default now()
);
comment on table public.newsletter_subscribers is 'Sign-ups of the newsletter box; no role of the site can read them.';
alter table public.newsletter_subscribers enable row level security;

create unique index newsletter_once on public.newsletter_subscribers (lower(email));

create function private.skip_known_subscriber() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.limit_visitor('newsletter', 20, interval '1 hour');
  -- The same address twice is not an error, and the response does not reveal who is on the list.
  if exists (
    select from public.newsletter_subscribers s where lower(s.email) = lower(new.email)
  ) then
    return null;
  end if;
  return new;
end;
$$;

create trigger skip_known before insert on public.newsletter_subscribers
for each row execute function private.skip_known_subscriber();

create policy "Visitors join the newsletter" on public.newsletter_subscribers
for insert to anon with check ((select auth.uid()) is null);
create policy "People join the newsletter" on public.newsletter_subscribers
for insert to authenticated with check ((select private.may_write()));

grant insert (email) on public.newsletter_subscribers to anon, authenticated;
