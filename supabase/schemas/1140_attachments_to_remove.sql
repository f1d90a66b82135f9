create table private.attachments_to_remove (
  name text primary key,
  attempts integer not null default 0,
  next_attempt timestamptz not null default now()
);
comment on table private.attachments_to_remove is 'Files in the bucket attachments that the storage API should remove.';
alter table private.attachments_to_remove enable row level security;

create index attachments_to_remove_next on private.attachments_to_remove (next_attempt);

create function private.remove_files_of_deleted() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.attachments_to_remove (name)
  select unnest(private.objects_of(old))
  on conflict do nothing;
  return null;
end;
$$;

create trigger files_of_deleted after delete on public.attachments
for each row execute function private.remove_files_of_deleted();

create function private.remove_unsent_attachments() returns void
language sql security definer set search_path = ''
begin atomic
  delete from public.attachments a
  where a.message_id is null and a.created_at < now() - interval '24 hours';
end;
comment on function private.remove_unsent_attachments() is
  'Removes files that were not sent for a day. Run by pg_cron, or by the local backend''s timer.';

create function public.next_attachments_to_remove() returns setof text
language plpgsql security definer set search_path = ''
as $$
declare
  due text[];
begin
  loop
    due := array(
      select r.name from private.attachments_to_remove r
      where r.next_attempt <= now() order by r.next_attempt limit 100 for update skip locked
    );
    exit when cardinality(due) = 0;
    delete from private.attachments_to_remove r
    where r.name = any (due) and (
      not exists (
        select from storage.objects o where o.bucket_id = 'attachments' and o.name = r.name
      )
      -- Its id was reserved again.
      or exists (select from private.attachment_at(r.name))
    );
    update private.attachments_to_remove r
    set attempts = r.attempts + 1,
      next_attempt = now() + interval '1 minute' * 2 ^ least(r.attempts, 10)
    where r.name = any (due);
    return query select r.name from private.attachments_to_remove r where r.name = any (due);
    exit when found;
  end loop;
end;
$$;
comment on function public.next_attachments_to_remove() is
  'As next_images_to_remove(), for the bucket attachments: a batch of names for the storage API to remove.';

grant execute on function private.remove_unsent_attachments() to service_role;
grant execute on function public.next_attachments_to_remove() to service_role;
grant all on private.attachments_to_remove to service_role;

do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron;
    perform cron.schedule(
      'remove-unsent-attachments', '47 * * * *', 'select private.remove_unsent_attachments()');
  end if;
end;
$$;
