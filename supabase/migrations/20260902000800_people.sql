create function private.is_counterparty(person uuid) returns boolean
language sql stable security definer set search_path = ''
return exists (
  select from public.hire_requests h
  where (h.client_id = person and h.creator_id = (select auth.uid()))
    or (h.creator_id = person and h.client_id = (select auth.uid()))
) or exists (
  select from public.reviews r
  where (r.user_id = person and r.target_user_id = (select auth.uid()))
    or (r.target_user_id = person and r.user_id = (select auth.uid()))
);
comment on function private.is_counterparty(uuid) is
  'Whether a request or a review connects this person with the caller.';

create function public.people(ids uuid[])
returns table (id uuid, name text, avatar text, is_creator boolean)
language sql stable security definer set search_path = ''
begin atomic
  select u.id, u.name, u.avatar, private.is_public_creator(u.id)
  from public.users u
  where u.id = any (people.ids[1:200])
    and (
      u.id = (select auth.uid())
      or private.is_public_creator(u.id)
      or private.is_counterparty(u.id)
    );
end;
comment on function public.people(uuid[]) is
  'Name and avatar of creators and of those the caller deals with, at most 200 at a time.';

create function public.review_authors(review_ids uuid[])
returns table (review_id uuid, name text, avatar text)
language sql stable security definer set search_path = ''
begin atomic
  select r.id, u.name, u.avatar
  from public.reviews r join public.users u on u.id = r.user_id
  where r.id = any (review_ids[1:200]) and r.target_user_id = (select auth.uid());
end;
comment on function public.review_authors(uuid[]) is
  'Name and avatar of who reviewed the caller, by review; at most 200 at a time.';

grant execute on function public.people(uuid[]), public.review_authors(uuid[]) to authenticated;

notify pgrst, 'reload schema';
