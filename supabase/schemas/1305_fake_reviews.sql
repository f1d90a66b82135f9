create function private.lock_fakes(person uuid, review_ids uuid[] default '{}') returns void
language plpgsql security definer set search_path = ''
as $$
declare
  ids uuid[] := array(
    select r.id from public.reviews r
    where r.id = any (review_ids) or r.id in (select h.item_id from private.hidden_items h where h.faker_id = person)
  );
  people uuid[] := array(
    select person union select unnest(array[r.user_id, r.target_user_id]) from public.reviews r where r.id = any (ids)
  );
begin
  perform private.lock_people(variadic people);
  -- Who edits a review locks it, and then the person whose rating changes.
  perform from public.reviews r where r.id = any (ids) order by r.id for no key update;
  perform from public.users u where u.id = any (people) order by u.id for no key update;
end;
$$;
comment on function private.lock_fakes(uuid, uuid[]) is
  'A person, the authors of their fake reviews and everybody whose rating changes with them, in one order.';

create function private.report_fakes(act text, review_ids uuid[], reason text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.record(act, 'review', i.id, f.title, reason)
  from unnest(review_ids) as i (id) cross join lateral private.find_item('review', i.id) f;
  perform private.notify(
    a.user_id, 'review_' || case act when 'hide' then 'hidden' else 'unhidden' end,
    jsonb_strip_nulls(jsonb_build_object('title', a.title, 'reason', reason, 'count', nullif(a.total, 1))))
  from (
    select r.user_id, count(*) as total, min(rtrim(left(r.comment, 150))) as title
    from public.reviews r where r.id = any (review_ids) and r.user_id is not null group by r.user_id
  ) a;
end;
$$;
comment on function private.report_fakes(text, uuid[], text) is
  'Each review has its line in the audit log, each author one notification.';

create function private.hide_fakes(person uuid, review_ids uuid[], reason text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  hidden uuid[];
begin
  if cardinality(review_ids) > 200 then
    perform private.raise_invalid('Choose at most 200 reviews at once');
  end if;
  if exists (
    select from unnest(review_ids) as i (id) where not exists (
      select from public.reviews r where r.id = i.id and person in (r.user_id, r.target_user_id))
  ) then
    perform private.raise_conflict('PT404', 'One of these reviews no longer exists, or is between other people');
  end if;
  perform private.require_others_item('review', i.id) from unnest(review_ids) as i (id);
  with added as (
    insert into private.hidden_items (kind, item_id, reason, hidden_by, faker_id)
    select distinct 'review', i.id, hide_fakes.reason, auth.uid(), person from unnest(review_ids) as i (id)
    on conflict on constraint hidden_items_pkey do nothing
    returning item_id
  ), changed as (
    update public.reviews r set hidden_at = now() from added a where r.id = a.item_id returning r.id
  )
  select array_agg(c.id) into hidden from changed c;
  perform private.report_fakes('hide', hidden, reason);
  return hidden is not null;
end;
$$;
comment on function private.hide_fakes(uuid, uuid[], text) is
  'Hides reviews by or about a person until their suspension ends, or an admin shows them again. What is hidden already stays as it is.';

create function private.show_fakes(person uuid, reason text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  shown uuid[];
begin
  with removed as (
    delete from private.hidden_items h using public.reviews r
    where h.faker_id = person and r.id = h.item_id
      and not exists (
        select from unnest(array[r.user_id, r.target_user_id]) as party (id)
        where party.id = auth.uid() or private.has_written_to(auth.uid(), party.id)
      )
    returning h.item_id
  ), changed as (
    update public.reviews r set hidden_at = null from removed where r.id = removed.item_id returning r.id
  )
  select array_agg(c.id) into shown from changed c;
  perform private.report_fakes('unhide', shown, reason);
end;
$$;
comment on function private.show_fakes(uuid, text) is
  'What was hidden as fake with a person, without what is by, about or between people whom the admin knows: another admin shows that.';

create function public.admin_hide_reviews(user_id uuid, review_ids uuid[], reason text) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.begin_admin_action(reason);
  perform private.require_stranger(admin_hide_reviews.user_id);
  if (cardinality(review_ids) > 0) is not true then
    perform private.raise_invalid('Choose at least one review');
  end if;
  perform private.lock_fakes(admin_hide_reviews.user_id, review_ids);
  perform private.require_account(admin_hide_reviews.user_id);
  return private.hide_fakes(admin_hide_reviews.user_id, review_ids, reason);
end;
$$;
comment on function public.admin_hide_reviews(uuid, uuid[], text) is
  'Marks reviews by or about a person as fake: they are hidden, and in no average. False if they all were hidden.';

grant execute on function public.admin_hide_reviews(uuid, uuid[], text) to authenticated;
