insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('images', 'images', true, 2097152, array['image/jpeg', 'image/png', 'image/gif'])
on conflict (id) do update
set public = excluded.public,
    file_size_limit = excluded.file_size_limit,
    allowed_mime_types = excluded.allowed_mime_types;

create function public.my_image_count() returns integer
language sql stable security definer set search_path = ''
return (
  select count(*)::integer
  from storage.objects o
  where o.bucket_id = 'images' and o.name like (select auth.uid())::text || '/%'
);
comment on function public.my_image_count() is
  'How many images the caller stores; a policy that counted its own table would recurse.';

create policy "People list their own images" on storage.objects
for select to authenticated using (
  bucket_id = 'images' and starts_with(name, (select auth.uid())::text || '/')
);
create policy "People upload at most 200 images into their own folder" on storage.objects
for insert to authenticated with check (
  bucket_id = 'images'
  and private.is_stored_image(name)
  and starts_with(name, (select auth.uid())::text || '/')
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
