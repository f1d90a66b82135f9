-- Apps of version 1.0 read last_told_at. It is dropped once no release of them is in use.
set local lock_timeout = '500ms';

alter table public.saved_searches add column last_match_at timestamptz(3);
comment on column public.saved_searches.last_told_at is 'The old name of last_match_at, for apps of version 1.0.';

create or replace function private.notify_matches(saved public.saved_searches, moment timestamptz) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  waiting uuid[] := array(
    select m.item_id from private.search_matches m
    where m.search_id = saved.id and m.notified_at is null
    order by m.found_at desc, m.item_id limit 10000
  );
  visible uuid[] := private.matches_for_owner(saved, waiting);
  ids uuid[] := array(
    select w.id from unnest(waiting) with ordinality as w (id, place)
    where w.id = any (visible) order by w.place
  );
  settings private.notification_settings := private.settings_of(saved.user_id);
  about jsonb;
  notification uuid;
begin
  update private.search_progress g set due_at = null where g.search_id = saved.id;
  if cardinality(ids) = 0 then
    return false;
  end if;
  about := private.describe_matches(saved, ids);
  notification := private.notify_in_app(settings, 'search_matched', about, false);
  perform private.mail_notification(settings, 'search_matched', about, false, notification);
  update private.search_matches m
  set notified_at = moment, notification_id = notification, mail_id = private.mail_of_search(settings, saved.id)
  where m.search_id = saved.id and m.item_id = any (ids);
  update public.saved_searches s
  set new_count = s.new_count + cardinality(ids), last_match_at = moment, last_told_at = moment where s.id = saved.id;
  return true;
end;
$$;
