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

create function private.move_images_of_suspended() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    update storage.objects o set bucket_id = 'blocked-images'
    where o.bucket_id = 'images' and starts_with(o.name, new.user_id::text || '/');
  elsif exists (select from auth.users u where u.id = old.user_id) then
    update storage.objects o set bucket_id = 'images'
    where o.bucket_id = 'blocked-images' and starts_with(o.name, old.user_id::text || '/');
  end if;
  return null;
end;
$$;
comment on function private.move_images_of_suspended() is
  'The URLs of a user''s images respond with 404 during a suspension; those of a deleted account stay gone.';

create trigger images after insert or delete on private.suspensions
for each row execute function private.move_images_of_suspended();

create function private.check_gallery() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (
    select from public.projects p
    where p.id = new.project_id and private.is_image(new.url, p.user_id)
  ) then
    perform private.fail('23514', 'A gallery shows links, and images in the folder of its owner');
  end if;
  return new;
end;
$$;

create trigger gallery before insert or update of url, project_id on public.project_media
for each row execute function private.check_gallery();

create function public.my_image_count() returns integer
language sql stable security definer set search_path = ''
return (
  select count(*)::integer
  from storage.objects o
  where o.bucket_id = 'images' and o.name like (select auth.uid())::text || '/%'
);
comment on function public.my_image_count() is
  'How many images the caller stores; a policy that counted its own table would recurse.';

create function private.remove_orphaned_images() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  -- Hosted Supabase does not delete objects by SQL unless this is set.
  perform set_config('storage.allow_delete_query', 'true', true);
  delete from storage.objects o
  where o.bucket_id in ('images', 'blocked-images')
    and o.created_at < now() - interval '12 hours'
    and not exists (select from public.users u where u.avatar = o.name)
    and not exists (select from public.projects p where p.image_url = o.name)
    and not exists (select from public.project_media m where m.url = o.name)
    and not exists (select from public.services s where o.name = any (s.images));
end;
$$;
comment on function private.remove_orphaned_images() is
  'Removes images that no row uses, some hours after their upload: a save writes its row within minutes of its '
  'images. Run by pg_cron, or by the local backend''s timer.';

create policy "People list their own images" on storage.objects
for select to authenticated using (
  bucket_id = 'images' and starts_with(name, (select auth.uid())::text || '/')
);
create policy "People upload at most 200 images into their own folder" on storage.objects
for insert to authenticated with check (
  bucket_id = 'images'
  and private.is_stored_image(name)
  and left(name, 36) = (select auth.uid())::text
  and right(name, 5) <> '.webp'
  and (select private.may_write())
  and (select public.my_image_count()) < 200
);
create policy "People remove their own images" on storage.objects
for delete to authenticated using (
  bucket_id = 'images'
  and starts_with(name, (select auth.uid())::text || '/')
  and (select private.may_write())
);

grant execute on function public.my_image_count() to authenticated;
grant execute on function private.remove_orphaned_images() to service_role;

do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron;
    perform cron.schedule(
      'remove-orphaned-images', '41 * * * *', 'select private.remove_orphaned_images()');
  end if;
end;
$$;
