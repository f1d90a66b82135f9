create table public.reviews (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references public.users (id) on delete cascade,
  target_user_id uuid not null references public.users (id) on delete cascade,
  hire_request_id uuid unique,
  project_id uuid,
  rating integer not null check (rating between 1 and 5),
  comment text not null check (private.is_text(comment, 2000)),
  author_initial text not null default '' check (char_length(author_initial) <= 1),
  reply text check (private.is_text(reply, 2000)),
  replied_at timestamptz(3),
  hidden_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint not_oneself check (user_id <> target_user_id),
  constraint reviews_project_id_fkey foreign key (project_id, target_user_id)
    references public.projects (id, user_id) on delete set null (project_id)
);
comment on table public.reviews is 'What clients say about creators; visitors see an initial only.';

create index reviews_of_target on public.reviews (target_user_id, created_at desc);
create index reviews_of_author on public.reviews (user_id);
create index reviews_of_project on public.reviews (project_id, created_at desc);

create function private.review_initial() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    -- The roll-up's lock before the weaker ones of the foreign keys.
    perform from public.users u where u.id = new.target_user_id for no key update;
  end if;
  -- One character may become two capitals, as ß and ligatures do.
  select left(upper(u.name), 1) into new.author_initial
  from public.users u where u.id = new.user_id;
  return new;
end;
$$;

create function private.rename_reviewer() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.reviews set author_initial = '' where user_id = new.id;
  return new;
end;
$$;

create function private.roll_up_rating() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  target uuid := coalesce(new.target_user_id, old.target_user_id);
begin
  -- A stronger lock meets the key-share locks of parallel inserts and deadlocks with them.
  perform from public.users u where u.id = target for no key update;
  update public.users u
  set rating_avg = r.average, rating_count = r.total
  from (
    select coalesce(avg(v.rating), 0) as average, count(*) as total
    from public.reviews v
    where v.target_user_id = target and v.hidden_at is null
  ) r
  where u.id = target;
  return null;
end;
$$;

create trigger initial before insert or update of author_initial on public.reviews
for each row execute function private.review_initial();
create trigger rating_of_target after insert or delete or update of rating, hidden_at
on public.reviews
for each row execute function private.roll_up_rating();
create trigger initial_in_reviews after update of name on public.users
for each row when (left(new.name, 1) is distinct from left(old.name, 1))
execute function private.rename_reviewer();
create trigger touch before update on public.reviews
for each row execute function private.touch('updated_at', 'author_initial');

alter table public.reviews enable row level security;

create policy "Visitors read reviews of creators" on public.reviews
for select to anon using (hidden_at is null and private.is_public_creator(target_user_id));
create policy "People read reviews of creators and those they gave or got" on public.reviews
for select to authenticated using (
  user_id = (select auth.uid())
  or target_user_id = (select auth.uid())
  or (hidden_at is null and private.is_public_creator(target_user_id))
);

-- Who wrote a review, and for which request, is between its two people.
grant select (
  id, target_user_id, project_id, rating, comment, author_initial, reply, replied_at, created_at,
  updated_at
) on public.reviews to anon, authenticated;
grant select (hire_request_id) on public.reviews to authenticated;
