create table public.reviews (
  id uuid primary key default gen_random_uuid(),
  user_id uuid default auth.uid() references public.users (id) on delete set null,
  target_user_id uuid not null references public.users (id) on delete cascade,
  hire_request_id uuid unique references public.hire_requests (id) on delete set null,
  project_id uuid,
  rating integer not null check (rating between 1 and 5),
  comment text not null check (private.is_text(comment, 2000)),
  author_initial text not null default '' check (char_length(author_initial) <= 1),
  reply text check (private.is_text(reply, 2000)),
  replied_at timestamptz(3),
  edited_at timestamptz(3),
  is_edited_after_reply boolean not null default false,
  hidden_at timestamptz(3),
  is_counted boolean not null default true,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint not_oneself check (user_id <> target_user_id),
  constraint reviews_project_id_fkey foreign key (project_id, target_user_id)
    references public.projects (id, user_id) on delete set null (project_id)
);
comment on table public.reviews is 'Reviews of creators by clients; visitors see only the initial of the author. They outlive the account of a client, without it.';
comment on column public.reviews.is_counted is
  'Whether the rating includes it: it has no job, or one that counts in records.';
comment on column public.reviews.edited_at is 'When the author last changed it; null for the first version. A reply names the version that it answers.';
comment on column public.reviews.is_edited_after_reply is 'Whether the reply answers a former version. The creator may answer this one.';
alter table public.reviews enable row level security;

create index reviews_of_target on public.reviews (target_user_id, created_at desc);
create index reviews_of_author on public.reviews (user_id);
create index reviews_of_project on public.reviews (project_id, created_at desc);

create function private.review_initial() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- One character may become two capitals, as ß and ligatures do. Former clients have none.
  new.author_initial := coalesce((select left(upper(u.name), 1) from public.users u where u.id = new.user_id), '');
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
    where v.target_user_id = target and v.hidden_at is null and v.is_counted
  ) r
  where u.id = target;
  return null;
end;
$$;

create trigger initial before insert or update of author_initial, user_id on public.reviews
for each row execute function private.review_initial();
create trigger rating_of_target after insert or delete or update of rating, hidden_at, is_counted
on public.reviews
for each row execute function private.roll_up_rating();
create trigger initial_in_reviews after update of name on public.users
for each row when (left(new.name, 1) is distinct from left(old.name, 1))
execute function private.rename_reviewer();
create trigger set_updated_at before update on public.reviews
for each row execute function private.set_updated_at('updated_at', 'author_initial', 'user_id', 'is_counted');

create function private.can_be_reviewed(request public.hire_requests) returns boolean
language sql stable security definer set search_path = ''
return request.creator_id is not null and (
  request.status = 'completed'
  or request.status = 'rejected' and exists (
    select from public.invoices i
    where i.hire_request_id = request.id and coalesce(i.paid_at, i.received_at) is not null
  )
);
comment on function private.can_be_reviewed(public.hire_requests) is
  'Whether the work was completed, or ended after a part of it was paid.';

create function private.may_review(request uuid, creator uuid) returns boolean
language sql stable security definer set search_path = ''
return exists (
  select from public.hire_requests h
  where h.id = request
    and private.can_be_reviewed(h)
    and h.client_id = (select auth.uid())
    and h.creator_id = creator
);
comment on function private.may_review(uuid, uuid) is
  'Whether the caller was the client of this request of this creator, and its work can be reviewed.';

create function private.limit_reviews() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if auth.uid() is not null then
    perform private.lock_people(new.user_id, new.target_user_id);
    if private.is_deleted_user(new.target_user_id) then
      perform private.raise_conflict('PT404', 'This account no longer exists');
    end if;
    perform private.limit_rate('review', 20, interval '1 hour');
  end if;
  return new;
end;
$$;
comment on function private.limit_reviews() is
  'Nobody is reviewed while they leave. Twenty reviews by one client in an hour. There is one for each request, so that their work limits them otherwise.';

create trigger limit_of_author before insert on public.reviews
for each row execute function private.limit_reviews();

create function private.notify_of_review() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.notify(
    new.target_user_id,
    'review_received',
    jsonb_build_object(
      'review_id', new.id,
      'rating', new.rating,
      'actor_name', (select u.name from public.users u where u.id = new.user_id)
    )
  );
  return null;
end;
$$;

-- A review with its own date is an import and notifies no one.
create trigger send_notification after insert on public.reviews
for each row when (new.created_at > now() - interval '1 hour')
execute function private.notify_of_review();

create function private.mark_edited_review() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.edited_at := clock_timestamp();
  new.is_edited_after_reply := new.reply is not null;
  return new;
end;
$$;

create function private.notify_of_edited_review() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not old.is_edited_after_reply or (
    select bool_and(n.read_at is not null) from public.notifications n
    where n.user_id = new.target_user_id and n.kind = 'review_edited' and n.params ->> 'review_id' = new.id::text
  ) then
    perform private.notify(
      new.target_user_id,
      'review_edited',
      jsonb_build_object(
        'review_id', new.id,
        'rating', new.rating,
        'actor_name', (select u.name from public.users u where u.id = new.user_id)
      )
    );
  end if;
  return null;
end;
$$;
comment on function private.notify_of_edited_review() is
  'Tells of the first edit after a reply, and of later ones once that is read.';

create trigger edited before update of rating, comment on public.reviews
for each row when ((old.rating, old.comment) is distinct from (new.rating, new.comment))
execute function private.mark_edited_review();
create trigger notify_of_edit after update of rating, comment on public.reviews
for each row when (new.is_edited_after_reply and old.edited_at is distinct from new.edited_at)
execute function private.notify_of_edited_review();

create function public.reply_to_review(id uuid, text text, edited_at timestamptz default null) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_writer();
  review public.reviews;
begin
  perform private.lock_people(
    caller, (select r.user_id from public.reviews r where r.id = reply_to_review.id)
  );
  select r.* into review
  from public.reviews r
  where r.id = reply_to_review.id and r.target_user_id = caller and r.hidden_at is null
  for no key update;
  if not found then
    perform private.raise_conflict('PT404', 'This review no longer exists, or it isn''t yours to reply to');
  elsif private.is_text(text, 2000) is not true then
    perform private.raise_invalid('Write a reply of at most 2000 characters');
  elsif review.reply = text and not review.is_edited_after_reply then
    return;
  elsif review.reply is not null and not review.is_edited_after_reply then
    perform private.raise_conflict('PT409', 'You already replied to this review');
  elsif review.edited_at is distinct from reply_to_review.edited_at then
    perform private.raise_conflict('PT409', 'This review was edited in the meantime. Read it again before you reply');
  end if;
  update public.reviews r set reply = text, replied_at = now(), is_edited_after_reply = false where r.id = review.id;
  perform private.notify(
    review.user_id,
    'reply_received',
    jsonb_strip_nulls(jsonb_build_object(
      'actor_id', caller,
      'actor_name', (select u.name from public.users u where u.id = caller),
      'request_id', review.hire_request_id
    ))
  );
end;
$$;
comment on function public.reply_to_review(uuid, text, timestamptz) is
  'The one reply of the creator to this version of a review; the same text again is the same reply.';

create function public.review_authors(review_ids uuid[])
returns table (review_id uuid, name text, avatar text)
language sql stable security definer set search_path = ''
begin atomic
  select r.id, u.name, u.avatar
  from public.reviews r join public.users u on u.id = r.user_id
  where r.id = any (review_ids[1:200]) and r.target_user_id = (select auth.uid());
end;
comment on function public.review_authors(uuid[]) is
  'Name and avatar of the authors of the caller''s reviews, by review; at most 200 at a time.';

create policy "Visitors read reviews of creators" on public.reviews
for select to anon using (hidden_at is null and private.is_public_creator(target_user_id));
create policy "People read reviews of creators and those they gave or got" on public.reviews
for select to authenticated using (
  hidden_at is null and (
    user_id = (select auth.uid())
    or target_user_id = (select auth.uid())
    or private.is_public_creator(target_user_id)
  )
);

create policy "Clients review work" on public.reviews
for insert to authenticated with check (
  user_id = (select auth.uid()) and private.may_review(hire_request_id, target_user_id)
);
create policy "Clients edit their review for 14 days" on public.reviews
for update to authenticated
using (user_id = (select auth.uid()) and created_at > now() - interval '14 days')
with check (user_id = (select auth.uid()));
create policy "Suspended people write no reviews" on public.reviews
as restrictive for all to authenticated
using (true) with check ((select private.may_write()));

-- Only its two parties see who wrote a review, and for which request.
grant select (
  id, target_user_id, project_id, rating, is_counted, comment, author_initial, reply, replied_at, edited_at,
  is_edited_after_reply, created_at, updated_at
) on public.reviews to anon, authenticated;
grant select (hire_request_id) on public.reviews to authenticated;
grant insert (target_user_id, hire_request_id, project_id, rating, comment)
on public.reviews to authenticated;
grant update (rating, comment) on public.reviews to authenticated;
grant execute on function private.may_review(uuid, uuid) to authenticated;
grant execute on function public.reply_to_review(uuid, text, timestamptz) to authenticated;
grant execute on function public.review_authors(uuid[]) to authenticated;
