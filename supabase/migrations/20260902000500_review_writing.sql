alter table public.reviews
add constraint reviews_hire_request_id_fkey foreign key (hire_request_id)
references public.hire_requests (id) on delete set null;

create function private.may_review(request uuid, creator uuid) returns boolean
language sql stable security definer set search_path = ''
return exists (
  select from public.hire_requests h
  where h.id = request
    and h.status = 'completed'
    and h.client_id = (select auth.uid())
    and h.creator_id = creator
);
comment on function private.may_review(uuid, uuid) is
  'Whether the caller was the client of this completed request of this creator.';

create function private.limit_reviews_of_pair() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if auth.uid() is null then
    return new;
  end if;
  perform private.limit_rate('review', 20, interval '1 hour');
  if (
    select count(*) from public.reviews r
    where r.user_id = auth.uid() and r.target_user_id = new.target_user_id
      and r.created_at > now() - interval '30 days'
  ) >= 3 then
    perform private.refuse('You''ve reviewed this creator 3 times in the last 30 days. Try again later');
  end if;
  return new;
end;
$$;
comment on function private.limit_reviews_of_pair() is
  'Three reviews of one creator by one client in 30 days: more of them say nothing new.';

create trigger limit_of_pair before insert on public.reviews
for each row execute function private.limit_reviews_of_pair();

create function private.tell_of_review() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.notify(
    new.target_user_id,
    'review_received',
    format(
      '%s reviewed you: %s of 5',
      (select u.name from public.users u where u.id = new.user_id), new.rating
    ),
    '/dashboard/dev/reviews?review=' || new.id
  );
  return null;
end;
$$;

-- A review that comes with its date is an import: nobody is told years later.
create trigger tell after insert on public.reviews
for each row when (new.created_at > now() - interval '1 hour')
execute function private.tell_of_review();

create function public.reply_to_review(id uuid, text text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_writer();
  review public.reviews;
begin
  perform private.lock_people(caller, r.user_id)
  from public.reviews r where r.id = reply_to_review.id and r.target_user_id = caller;
  select r.* into review
  from public.reviews r
  where r.id = reply_to_review.id and r.target_user_id = caller
  for no key update;
  if not found then
    perform private.fail('PT404', 'This review no longer exists, or it isn''t yours to reply to');
  elsif private.is_text(text, 2000) is not true then
    perform private.refuse('Write a reply of at most 2000 characters');
  elsif review.reply = text then
    return;
  elsif review.reply is not null then
    perform private.fail('PT409', 'You already replied to this review');
  end if;
  update public.reviews r set reply = text, replied_at = now() where r.id = review.id;
  perform private.notify(
    review.user_id,
    'reply_received',
    format(
      '%s replied to your review', (select u.name from public.users u where u.id = caller)
    ),
    coalesce(
      '/dashboard/client/requests?request=' || review.hire_request_id, '/creators/' || caller
    )
  );
end;
$$;
comment on function public.reply_to_review(uuid, text) is
  'The one reply of the creator; the same text again is the same reply.';

create policy "Clients review a completed request" on public.reviews
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

grant insert (target_user_id, hire_request_id, project_id, rating, comment)
on public.reviews to authenticated;
grant update (rating, comment) on public.reviews to authenticated;
grant execute on function private.may_review(uuid, uuid) to authenticated;
grant execute on function public.reply_to_review(uuid, text) to authenticated;
