-- The orders of lists, other than the newest projects and the names of creators, whose indexes are on the tables themselves.
create table private.month_likes (
  project_id uuid primary key references public.projects (id) on delete cascade,
  likes integer not null check (likes >= 0),
  listed_at timestamptz(3) not null,
  recount_at timestamptz(3)
);
comment on table private.month_likes is
  'How many likes each listed project has had in the last 30 days. A new like and one that is taken back count at once; one that gets '
  'older than 30 days is counted until the hourly job, so up to an hour longer.';
comment on column private.month_likes.recount_at is 'When the oldest like that is counted gets too old.';
alter table private.month_likes enable row level security;

create table private.creator_ranks (
  user_id uuid primary key references public.users (id) on delete cascade,
  name text not null,
  rating double precision not null,
  reviews integer not null,
  answer_seconds bigint not null,
  since timestamptz(3) not null
);
comment on table private.creator_ranks is
  'What creators are sorted by, lowest first: the average rating and the number of reviews, both negative, and the median time to answer. '
  'Someone with fewer than three reviews has 1 and 0, someone with fewer than three answers the highest number. Triggers keep all of it '
  'current. It contains creators who are not public, too.';
comment on column private.creator_ranks.since is
  'When they first became a creator; it stays when they are a client for a while.';
alter table private.creator_ranks enable row level security;

create index likes_of_project on public.project_likes (project_id, created_at);
create index projects_liked on private.month_likes (likes desc, listed_at desc, project_id desc);
create index month_likes_to_recount on private.month_likes (recount_at) where recount_at is not null;
create index creators_rated on private.creator_ranks (rating, reviews, name, user_id);
create index creators_fastest on private.creator_ranks (answer_seconds, name, user_id) include (rating);
create index creators_newest on private.creator_ranks (since desc, user_id desc) include (rating);
create index creators_well_rated on public.users (rating_avg) include (id) where is_dev and rating_count >= 3;
create index creators_available on public.users (availability, lower(name), id) where is_dev;

create function private.count_month_likes(projects uuid[]) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  -- The count below is read after a parallel one has ended.
  perform from private.month_likes m where m.project_id = any (projects) order by m.project_id for no key update;
  insert into private.month_likes as m (project_id, likes, listed_at, recount_at)
  select p.id, l.likes, p.listed_at, l.oldest + interval '30 days'
  from public.projects p
  cross join lateral (
    select count(*)::integer as likes, min(k.created_at) as oldest
    from public.project_likes k
    where k.project_id = p.id and k.created_at > now() - interval '30 days'
  ) l
  where p.id = any (projects) and p.listed_at is not null
  order by p.id
  on conflict on constraint month_likes_pkey do update
  set likes = excluded.likes, listed_at = excluded.listed_at, recount_at = excluded.recount_at;
end;
$$;

create function private.count_changed_likes() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.count_month_likes(array(select distinct c.project_id from changed c));
  return null;
end;
$$;

create function private.rank_project() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.count_month_likes(array[new.id]);
  return null;
end;
$$;

create function private.recount_month_likes() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.count_month_likes(array(
    select m.project_id from private.month_likes m where m.recount_at <= now() order by m.recount_at limit 20000
  ));
end;
$$;
comment on function private.recount_month_likes() is
  'Takes away the likes that are older than 30 days by now; part of the hourly job.';

create trigger rank_new after insert on public.projects
for each row execute function private.rank_project();
create trigger rank_changed after update of visibility, listed_at on public.projects
for each row when (new.listed_at is distinct from old.listed_at) execute function private.rank_project();
create trigger counted_of_month after insert on public.project_likes
referencing new table as changed
for each statement execute function private.count_changed_likes();
create trigger removed_of_month after delete on public.project_likes
referencing old table as changed
for each statement execute function private.count_changed_likes();

create function private.rank_creator(creator uuid, joined timestamptz) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  -- The answers below are read after a parallel call has ended.
  perform from private.creator_ranks r where r.user_id = creator for no key update;
  insert into private.creator_ranks as r (user_id, name, rating, reviews, answer_seconds, since)
  select u.id, lower(u.name),
    case when u.rating_count >= 3 then -u.rating_avg else 1 end,
    case when u.rating_count >= 3 then -u.rating_count else 0 end,
    case when a.total >= 3 then extract(epoch from a.median)::bigint else 9223372036854775807 end,
    joined
  from public.users u
  cross join lateral (
    select count(*) as total, percentile_cont(0.5) within group (order by n.answered_at - n.asked_at) as median
    from private.recent_answers(u.id) n
  ) a
  where u.id = creator and u.is_dev
  on conflict on constraint creator_ranks_pkey do update
  set name = excluded.name, rating = excluded.rating, reviews = excluded.reviews,
    answer_seconds = excluded.answer_seconds;
end;
$$;

create function private.rank_changed_creator() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- Rows from the service role have their own date.
  perform private.rank_creator(new.id, case when auth.uid() is null then new.created_at else now() end);
  return null;
end;
$$;

create function private.rank_answer() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.rank_creator(new.actor_id, now());
  return null;
end;
$$;

create trigger rank_new after insert on public.users
for each row when (new.is_dev) execute function private.rank_changed_creator();
create trigger rank_changed after update of name, is_dev, rating_avg, rating_count on public.users
for each row when (new.is_dev) execute function private.rank_changed_creator();
create trigger rank_answer after insert on public.hire_request_events
for each row when (new.action in ('accept', 'decline', 'make_offer')) execute function private.rank_answer();
