insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values (
  'attachments', 'attachments', false, 20971520,
  array['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif', 'application/octet-stream']
)
on conflict (id) do update
set public = excluded.public,
    file_size_limit = excluded.file_size_limit,
    allowed_mime_types = excluded.allowed_mime_types;

create function private.is_file_name(value text) returns boolean
language sql immutable strict parallel safe set search_path = ''
return char_length(value) <= 200
  and value !~ '[\u0001-\u001f\u007f-\u009f/\\\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]'
  and private.has_text(replace(value, '.', ''));
comment on function private.is_file_name(text) is
  'A name on one line, without slashes and characters that change the direction of text, and not only dots. It is never part of a path.';

create table public.attachments (
  id uuid primary key,
  owner_id uuid not null,
  message_id uuid references public.messages (id) on delete cascade,
  position smallint check (position between 0 and 9),
  name text not null check (private.is_file_name(name)),
  size integer not null check (size between 1 and 20971520),
  type text not null check (
    char_length(type) <= 100 and type ~ '^[a-z0-9][a-z0-9!#$&^_.+-]*/[a-z0-9][a-z0-9!#$&^_.+-]*$'
  ),
  stored_type text not null generated always as (
    case when type in ('image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif') then type
      else 'application/octet-stream' end
  ) stored,
  width integer check (width between 1 and 65535),
  height integer check (height between 1 and 65535),
  alt text check (private.is_text(alt, 300)),
  preview_widths integer[] not null default '{}'
    check (preview_widths in ('{}', '{480}', '{1600}', '{480,1600}')),
  preview_size integer not null default 0 check (preview_size between 0 and 2097152),
  stored jsonb,
  created_at timestamptz(3) not null default now(),
  constraint one_per_position unique (message_id, position),
  constraint position_once_sent check ((message_id is null) = (position is null)),
  constraint stored_once_sent check ((message_id is null) = (stored is null)),
  constraint width_and_height check ((width is null) = (height is null)),
  constraint previews_have_size check ((preview_widths = '{}') = (preview_size = 0)),
  constraint pictures_only check (
    stored_type <> 'application/octet-stream' or (width is null and preview_widths = '{}')
  )
);
comment on table public.attachments is
  'Files of messages and of the steps of requests. A row comes first and reserves the space, then its file is uploaded as '
  '{owner_id}/{id} to the bucket attachments, then a message is sent with it. What is no picture is stored as '
  'application/octet-stream, so that no browser opens it as a page. Previews of pictures are {owner_id}/{id}-480 and {owner_id}/{id}-1600.';
comment on column public.attachments.owner_id is
  'Who added it. Files of the steps of a request outlive the account, under the same names.';
comment on column public.attachments.type is 'The media type of the content.';
comment on column public.attachments.preview_size is 'The bytes of all previews.';
comment on column public.attachments.stored is
  'What was sent: for the name in the bucket of the file and of each preview the version, size and etag of its object.';
alter table public.attachments enable row level security;

create index attachments_of_owner on public.attachments (owner_id);
create index attachments_unsent on public.attachments (created_at) where message_id is null;
create index messages_with_attachments on public.messages (conversation_id, created_at desc)
where attachment_count > 0;

create function private.objects_of(attachment public.attachments) returns text[]
language sql immutable parallel safe set search_path = ''
return array[attachment.owner_id || '/' || attachment.id] || array(
  select attachment.owner_id || '/' || attachment.id || '-' || width
  from unnest(attachment.preview_widths) as width
);
comment on function private.objects_of(public.attachments) is 'The names in the bucket of a file and its previews.';

create function private.remove_files_of_deleted_user() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.attachments a
  where a.owner_id = old.id and not exists (
    select from public.messages m
    where m.id = a.message_id and m.event_version is not null
      and not exists (select from private.withheld_messages w where w.message_id = m.id)
  );
  return null;
end;
$$;
comment on function private.remove_files_of_deleted_user() is
  'Files of steps belong to the request, which the other side still has. They go with it when both have left.';
create trigger files_of_deleted_user after delete on public.users
for each row execute function private.remove_files_of_deleted_user();

create function private.is_settled_message(message uuid) returns boolean
language sql stable security definer set search_path = ''
return exists (
  select from public.messages m
  join public.hire_request_events e on (e.hire_request_id, e.version) = (m.hire_request_id, m.event_version)
  join public.hire_requests h on h.id = e.hire_request_id
  where m.id = is_settled_message.message and (
    h.status = 'completed' or h.resolution = 'ended'
    or e.action = 'deliver' and exists (
      select from public.milestones s
      where (s.hire_request_id, s.number) = (e.hire_request_id, e.milestone) and s.approved_at is not null
    )
  )
);
comment on function private.is_settled_message(uuid) is
  'Whether it is a delivery that was approved, or another step of work that is over: its files belong to both sides.';

create function private.bytes_of(person uuid) returns bigint
language sql stable security definer set search_path = ''
return (
  select coalesce(sum(a.size + a.preview_size), 0)::bigint from public.attachments a
  where a.owner_id = person and not private.is_settled_message(a.message_id)
);
comment on function private.bytes_of(uuid) is
  'What the files of a user take up, sent or not: never more than was reserved. What can''t be removed any more and is approved or over takes up nothing.';

create function private.max_bytes() returns bigint
language sql immutable parallel safe set search_path = ''
return 1073741824;

create function private.may_add_files() returns boolean
language sql stable security definer set search_path = ''
return private.may_write() or private.has_account() and exists (
  select from public.hire_requests h
  where h.client_id = auth.uid() and exists (select from private.case_subjects(h))
);
comment on function private.may_add_files() is
  'Whether the caller may write, or is suspended and can open a case: its files are all that a suspended user can add.';
grant execute on function private.may_add_files() to authenticated;

create function public.reserve_attachment(
  id uuid, name text, size integer, type text, width integer default null, height integer default null,
  preview_widths integer[] default '{}', preview_size integer default 0
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  me uuid := private.require_party();
begin
  if not private.may_add_files() then
    perform private.raise_conflict('PT403', 'Your account is suspended');
  elsif char_length(name) > 200 then
    perform private.raise_invalid('Use a file name of at most 200 characters');
  elsif private.is_file_name(name) is not true then
    perform private.raise_invalid('This file name can''t be used');
  elsif (size > 0) is not true then
    perform private.raise_invalid('This file is empty');
  elsif size > 20971520 then
    perform private.raise_invalid('Files can have up to 20 MB');
  end if;
  perform private.limit_rate('attachment', 60, interval '1 minute');
  -- The limit's lock lets no parallel call of the same user come between.
  if exists (
    select from public.attachments a where a.id = reserve_attachment.id and a.owner_id = me
  ) then
    return;
  elsif (
    select count(*) from public.attachments a where a.owner_id = me and a.message_id is null
  ) >= 100 then
    perform private.raise_conflict('PT409', 'You have 100 files that are not sent. Send or remove some of them');
  elsif private.bytes_of(me) + size + preview_size > private.max_bytes() then
    perform private.raise_conflict('PT409', 'Your files take up 1 GB. Remove some that you sent in messages. Those of open requests count until the work is approved or ends');
  end if;
  insert into public.attachments (id, owner_id, name, size, type, width, height, preview_widths, preview_size)
  values (
    reserve_attachment.id, me, reserve_attachment.name, reserve_attachment.size, reserve_attachment.type,
    reserve_attachment.width, reserve_attachment.height,
    array(select distinct w from unnest(reserve_attachment.preview_widths) as w order by w),
    reserve_attachment.preview_size
  )
  on conflict do nothing;
  if not found then
    perform private.raise_conflict('PT409', 'Add this file again');
  end if;
exception when check_violation or not_null_violation then
  perform private.raise_invalid('This file can''t be added');
end;
$$;
comment on function public.reserve_attachment(uuid, text, integer, text, integer, integer, integer[], integer) is
  'Takes up the space of a file before its upload. The same call with the same id is the same file.';

create function public.discard_attachment(id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  me uuid := private.require_party();
begin
  delete from public.attachments a
  where a.id = discard_attachment.id and a.owner_id = me and a.message_id is null;
end;
$$;
comment on function public.discard_attachment(uuid) is 'Removes a file of the caller that is not sent; any other id is no error.';

create function public.my_storage() returns jsonb
language sql stable security definer set search_path = ''
begin atomic
  select jsonb_build_object(
    'used_bytes', private.bytes_of((select auth.uid())), 'max_bytes', private.max_bytes()
  );
end;

create function private.may_read_message(message uuid) returns boolean
language sql stable security definer set search_path = ''
return exists (
  select from public.messages m
  join public.conversations c on c.id = m.conversation_id
  where m.id = message and (select auth.uid()) in (c.first_user_id, c.second_user_id)
    and not private.is_withheld_message(m.id)
);

create function private.attachment_at(object text) returns setof uuid rows 1
language sql stable security definer set search_path = ''
begin atomic
  select a.id from public.attachments a
  where a.id = private.parse_uuid(substr(object, 38, 36))
    and left(object, 37) = a.owner_id || '/'
    and substr(object, 74) = any (array[''] || array(select '-' || w from unnest(a.preview_widths) as w));
end;
comment on function private.attachment_at(text) is 'The file that has this name in the bucket, or whose preview has it.';

create function private.is_as_sent(attachment public.attachments, object text, version text) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  if attachment.message_id is null or attachment.stored -> object ->> 'version' = version then
    return true;
  end if;
  -- guard: the log
  raise warning 'The file % is not what was sent, so nobody reads it', object;
  return false;
end;
$$;
comment on function private.is_as_sent(public.attachments, text, text) is
  'Whether a stored object is what the message was sent with. Anything else under its name is read by nobody, and the log says so.';

create function private.may_read_object(object text, version text) returns boolean
language sql stable security definer set search_path = ''
return exists (
  select from public.attachments a
  -- The log is about the file of this name, for those who may read it.
  where a.id = (select private.attachment_at(object)) and case
    when a.owner_id = (select auth.uid()) or private.may_read_message(a.message_id)
      or (select public.am_i_admin()) and private.is_evidence(a.message_id)
    then private.is_as_sent(a, object, version)
    else false
  end
);
comment on function private.may_read_object(text, text) is
  'Whether this is the name of a file, or of its preview, that the caller owns, that is in a conversation of theirs, or that is evidence of a '
  'case that they are about to decide; and once it is sent, the version that was sent.';

create function private.may_upload_object(object text) returns boolean
language sql stable security definer set search_path = ''
return exists (
  select from private.attachment_at(object) as found (id) join public.attachments a on a.id = found.id
  where a.owner_id = (select auth.uid())
);
comment on function private.may_upload_object(text) is 'Whether the caller has reserved this name.';

create function private.check_stored_file() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  file public.attachments;
  previews text[];
  room bigint;
begin
  -- An upload that ends while its file is being sent or discarded, or with another one.
  perform from public.attachments a where a.id = private.parse_uuid(substr(new.name, 38, 36)) for no key update;
  select a.* into file
  from private.attachment_at(new.name) as found (id) join public.attachments a on a.id = found.id;
  previews := (private.objects_of(file))[2:];
  -- Two previews share their space.
  room := case when new.name = any (previews) then file.preview_size - coalesce((
    select (o.metadata ->> 'size')::bigint from storage.objects o
    where o.bucket_id = 'attachments' and o.name = any (previews) and o.name <> new.name
  ), 0) else file.size end;
  if file.id is null then
    perform private.raise_conflict('42501', format('No file is reserved as %s', new.name));
  elsif file.message_id is not null then
    perform private.raise_conflict('42501', format('The file %s was sent and stays as it is', new.name));
  elsif (new.metadata ->> 'size')::bigint > room then
    perform private.raise_conflict('42501', format('The file %s is larger than it was reserved', new.name));
  end if;
  return new;
end;
$$;
comment on function private.check_stored_file() is
  'What is stored was reserved, has the bytes of that at most, and is never stored again once it was sent: by whoever and whenever its upload '
  'began. The storage service asks the policies before an upload, and writes its row as a role that passes them.';

create trigger check_stored before insert or update of version on storage.objects
for each row when (new.bucket_id = 'attachments') execute function private.check_stored_file();

create policy "Owners and members read files of conversations" on public.attachments
for select to authenticated using (
  owner_id = (select auth.uid()) or private.may_read_message(message_id)
);
create policy "Owners and members read stored files of conversations" on storage.objects
for select to authenticated using (bucket_id = 'attachments' and private.may_read_object(name, version));
create policy "People upload files that they have reserved" on storage.objects
for insert to authenticated with check (
  bucket_id = 'attachments' and (select private.may_add_files()) and private.may_upload_object(name)
);

grant select on public.attachments to authenticated;
grant execute on function private.is_file_name(text) to service_role;
grant execute on function private.may_read_message(uuid), private.may_read_object(text, text),
  private.may_upload_object(text)
to authenticated;
grant execute on function public.reserve_attachment(uuid, text, integer, text, integer, integer, integer[], integer),
  public.discard_attachment(uuid), public.my_storage()
to authenticated;
