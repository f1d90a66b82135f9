insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('images', 'images', true, 2097152, array['image/jpeg', 'image/png', 'image/gif'])
on conflict (id) do update
set public = excluded.public,
    file_size_limit = excluded.file_size_limit,
    allowed_mime_types = excluded.allowed_mime_types;

-- A public bucket ignores policies. This one stores images that must not be visible for now.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values (
  'blocked-images', 'blocked-images', false, 2097152,
  array['image/jpeg', 'image/png', 'image/gif']
)
on conflict (id) do update set public = excluded.public;

create function private.has_blocked_images(person uuid) returns boolean
language sql stable security definer set search_path = ''
return not exists (select from auth.users u where u.id = person)
  or exists (select from private.suspensions s where s.user_id = person)
  or exists (select from private.closed_accounts c where c.user_id = person);
comment on function private.has_blocked_images(uuid) is
  'Whether the URLs of a user''s images respond with 404: for a deleted account, and while it is suspended or closed.';

create function private.move_images() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  person uuid := case when tg_op = 'DELETE' then old.user_id else new.user_id end;
  target text := case when private.has_blocked_images(person) then 'blocked-images' else 'images' end;
begin
  update storage.objects o set bucket_id = target
  where o.bucket_id in ('images', 'blocked-images') and o.bucket_id <> target
    and starts_with(o.name, person::text || '/')
    and not exists (
      select from storage.objects other where other.bucket_id = target and other.name = o.name
    );
  return null;
end;
$$;
comment on function private.move_images() is 'Blocks the images of a user, or shows them again.';

create trigger images after insert or delete on private.suspensions
for each row execute function private.move_images();
create trigger images after insert or delete on private.closed_accounts
for each row execute function private.move_images();

create function private.check_gallery() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (
    select from public.projects p
    where p.id = new.project_id and private.is_image(new.url, p.user_id)
  ) then
    perform private.raise_conflict('23514', 'A gallery shows links, and images in the folder of its owner');
  end if;
  return new;
end;
$$;

create trigger gallery before insert or update of url, project_id on public.project_media
for each row execute function private.check_gallery();

create function private.limit_images() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  folder text := left(new.name, 37);
begin
  -- Uploads that end at once.
  perform pg_advisory_xact_lock(hashtextextended('private.limit_images ' || folder, 0));
  if not private.is_repeated_upload(tg_op, new) and (
    select count(*) from storage.objects o
    where o.bucket_id = 'images' and starts_with(o.name, folder)
      and (o.name = private.large_image(o.name)) = (new.name = private.large_image(new.name))
  ) >= 200 then
    perform private.raise_conflict('42501', 'A folder has 200 images at most, and 200 small copies');
  end if;
  return new;
end;
$$;
comment on function private.limit_images() is
  'At most 200 images of a user and as many small copies, counted when an upload ends: a policy is asked when it begins.';

create trigger limit_images before insert on storage.objects
for each row when (new.bucket_id = 'images') execute function private.limit_images();

create table private.images_to_remove (
  name text primary key,
  attempts integer not null default 0,
  next_attempt timestamptz not null default now()
);
comment on table private.images_to_remove is
  'Images that the storage API should remove. Their rows in storage.objects stay until then, because SQL deletes only the row, and '
  'the file would stay public for ever.';
alter table private.images_to_remove enable row level security;

create index images_to_remove_next on private.images_to_remove (next_attempt);

create view private.used_images as
select u.id as user_id, u.avatar as name from public.users u
union all
select p.user_id, p.image_url from public.projects p
union all
select p.user_id, m.url from public.project_media m join public.projects p on p.id = m.project_id
union all
select s.user_id, image.name from public.services s, unnest(s.images) as image (name);
comment on view private.used_images is
  'What rows refer to: stored images, which are always in the folder of the row''s owner, and links.';

create function private.is_repeated_upload(operation text, object storage.objects) returns boolean
language sql stable security definer set search_path = ''
return operation = 'INSERT' and exists (
  select from storage.objects o
  where o.bucket_id = is_repeated_upload.object.bucket_id and o.name = is_repeated_upload.object.name
);
comment on function private.is_repeated_upload(text, storage.objects) is
  'Whether an insert is about to fail because its name is taken: whoever sends an upload again gets that answer, and no other.';

create function private.keep_used_image() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.is_repeated_upload(tg_op, new) and exists (
    select from private.used_images u
    where u.user_id = private.parse_uuid(left(new.name, 36)) and u.name = private.large_image(new.name)
  ) then
    perform private.raise_conflict('42501', format('The image %s is in use and stays as it is', new.name));
  end if;
  return new;
end;
$$;
comment on function private.keep_used_image() is
  'What an image shows changes with its row only, which admins and visitors see: never under the name that a row uses, by whoever and '
  'whenever its upload began.';

create trigger keep_used before insert or update of version on storage.objects
for each row when (new.bucket_id in ('images', 'blocked-images')) execute function private.keep_used_image();

create function private.remove_replaced_images() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  former jsonb := to_jsonb(old) -> tg_argv[0];
begin
  insert into private.images_to_remove (name)
  select distinct file.name
  from jsonb_array_elements_text(
    case jsonb_typeof(former) when 'array' then former else jsonb_build_array(former) end
  ) as image,
    unnest(array[image, replace(image, '-1600.', '-480.')]) as file (name)
  where private.is_stored_image(image)
  order by 1
  on conflict do nothing;
  return null;
end;
$$;
comment on function private.remove_replaced_images() is
  'Lists the images of a changed or deleted row and their copies, in the column that its argument names; those that are still used stay.';

create trigger replaced_images after delete or update of avatar on public.users
for each row execute function private.remove_replaced_images('avatar');
create trigger replaced_images after delete or update of image_url on public.projects
for each row execute function private.remove_replaced_images('image_url');
create trigger replaced_images after delete or update of url on public.project_media
for each row execute function private.remove_replaced_images('url');
create trigger replaced_images after delete or update of images on public.services
for each row execute function private.remove_replaced_images('images');

create function private.remove_images_of_deleted() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.images_to_remove (name)
  select o.name from storage.objects o
  where o.bucket_id in ('images', 'blocked-images') and starts_with(o.name, old.id::text || '/')
  on conflict do nothing;
  update storage.objects o set bucket_id = 'blocked-images'
  where o.bucket_id = 'images' and starts_with(o.name, old.id::text || '/');
  return null;
end;
$$;
comment on function private.remove_images_of_deleted() is
  'The URLs of a deleted account''s images respond with 404 at once; their files follow.';

create trigger images_of_deleted after delete on public.users
for each row execute function private.remove_images_of_deleted();

create function private.remove_orphaned_images() returns void
language sql security definer set search_path = ''
begin atomic
  insert into private.images_to_remove (name)
  select o.name from storage.objects o
  where o.bucket_id in ('images', 'blocked-images')
    and o.created_at < now() - interval '12 hours'
    -- As private.large_image does, whose call for each image would take longer than the rest.
    and not exists (
      select from private.used_images u where u.name = replace(o.name, '-480.', '-1600.')
    )
  on conflict do nothing;
end;
comment on function private.remove_orphaned_images() is
  'Lists images that no row uses, some hours after their upload: a save writes its row within minutes of its '
  'images. Run by pg_cron, or by the local backend''s timer.';

create function public.block_images_to_remove() returns void
language sql security definer set search_path = ''
begin atomic
  update storage.objects o set bucket_id = 'blocked-images'
  from private.images_to_remove i
  where i.attempts > 0 and o.bucket_id = 'images' and o.name = i.name
    and private.has_blocked_images(private.parse_uuid(left(i.name, 36)));
end;
comment on function public.block_images_to_remove() is
  'Blocks again what next_images_to_remove() made available to a storage API that then failed. Called by the Edge Function '
  'remove-images after an error; the next batch does the same, in case the function itself has ended.';

create function public.next_images_to_remove() returns setof text
language plpgsql security definer set search_path = ''
as $$
declare
  due text[];
begin
  perform public.block_images_to_remove();
  loop
    due := array(
      select i.name from private.images_to_remove i
      where i.next_attempt <= now() order by i.next_attempt limit 100 for update skip locked
    );
    exit when cardinality(due) = 0;
    delete from private.images_to_remove i
    where i.name = any (due) and (
      not exists (
        select from storage.objects o
        where o.bucket_id in ('images', 'blocked-images') and o.name = i.name
      )
      or exists (
        select from private.used_images u
        where u.user_id = private.parse_uuid(left(i.name, 36)) and u.name = private.large_image(i.name)
      )
    );
    update private.images_to_remove i
    set attempts = i.attempts + 1,
      next_attempt = now() + interval '1 minute' * 2 ^ least(i.attempts, 10)
    where i.name = any (due);
    -- Their files are where they were uploaded; storage finds them only from there.
    update storage.objects o set bucket_id = 'images'
    from private.images_to_remove i
    where i.name = any (due) and o.bucket_id = 'blocked-images' and o.name = i.name
      and not exists (
        select from storage.objects other where other.bucket_id = 'images' and other.name = o.name
      );
    return query select i.name from private.images_to_remove i where i.name = any (due);
    exit when found;
  end loop;
end;
$$;
comment on function public.next_images_to_remove() is
  'A batch of images in the bucket images for the storage API to remove. One that is still there a minute later comes '
  'again, then after twice the time each. Called by the Edge Function remove-images, or by the local backend''s timer.';

create policy "People list their own images" on storage.objects
for select to authenticated using (
  bucket_id = 'images' and starts_with(name, (select auth.uid())::text || '/')
);
create policy "People upload images to their folder" on storage.objects
for insert to authenticated with check (
  bucket_id = 'images'
  and private.is_stored_image(name)
  and left(name, 36) = (select auth.uid())::text
  and right(name, 5) <> '.webp'
  and (select private.may_write())
);
create policy "People remove their own images" on storage.objects
for delete to authenticated using (
  bucket_id = 'images'
  and starts_with(name, (select auth.uid())::text || '/')
  and (select private.may_write())
);

grant execute on function private.remove_orphaned_images() to service_role;
grant execute on function public.next_images_to_remove(), public.block_images_to_remove() to service_role;
grant all on private.images_to_remove to service_role;

do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron;
    perform cron.schedule(
      'remove-orphaned-images', '41 * * * *', 'select private.remove_orphaned_images()');
  end if;
end;
$$;
