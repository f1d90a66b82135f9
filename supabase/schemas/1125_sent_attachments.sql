create function private.is_uploaded(attachment public.attachments) returns boolean
language sql stable security definer set search_path = ''
return exists (
  select from storage.objects o
  where o.bucket_id = 'attachments' and o.name = attachment.owner_id || '/' || attachment.id
    and (o.metadata ->> 'size')::bigint = attachment.size
    and o.metadata ->> 'mimetype' = attachment.stored_type
) and (
  select count(*) = cardinality(attachment.preview_widths)
    and coalesce(bool_and(o.metadata ->> 'mimetype' <> 'application/octet-stream'), true)
  from unnest((private.objects_of(attachment))[2:]) as preview (name)
  join storage.objects o on o.bucket_id = 'attachments' and o.name = preview.name
);
comment on function private.is_uploaded(public.attachments) is
  'Whether the file and its previews are stored, with the size and type that were reserved.';

create function private.check_attachments(attachments jsonb) returns void
language plpgsql stable set search_path = ''
as $$
declare
  ids uuid[];
begin
  if not private.are_shaped(jsonb_strip_nulls(attachments), '{"id": "string", "alt": "string"}') then
    perform private.raise_invalid('These files are of another version. Reload the page');
  elsif jsonb_array_length(attachments) > 10 then
    perform private.raise_invalid('A message can have up to 10 files');
  elsif exists (
    select from jsonb_array_elements(attachments) as file where char_length(file ->> 'alt') > 300
  ) then
    perform private.raise_invalid('Use at most 300 characters to describe a picture');
  end if;
  ids := array(select distinct private.parse_uuid(file ->> 'id') from jsonb_array_elements(attachments) as file);
  if cardinality(array_remove(ids, null)) < jsonb_array_length(attachments) then
    perform private.raise_invalid('A message can have each file once');
  end if;
end;
$$;
comment on function private.check_attachments(jsonb) is 'Files to send with a message: {id, alt}, in their order.';

create function private.attach(message uuid, owner uuid, attachments jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  files uuid[] := array(
    select private.parse_uuid(f.value ->> 'id') from jsonb_array_elements(attachments) with ordinality as f (value, place)
    order by f.place
  );
  wanted uuid;
  file public.attachments;
begin
  perform from public.attachments a where a.id = any (files) and a.owner_id = owner order by a.id for update;
  foreach wanted in array files loop
    select a.* into file from public.attachments a where a.id = wanted and a.owner_id = owner;
    if not found then
      perform private.raise_conflict('PT404', 'One of these files no longer exists. Remove it and add it again');
    elsif file.message_id is not null then
      perform private.raise_conflict('PT409', format('“%s” was sent already. Remove it and add it again', file.name));
    elsif private.is_uploaded(file) is not true then
      perform private.raise_conflict('PT409', format('“%s” has not been uploaded. Try again', file.name));
    end if;
  end loop;
  update public.attachments a
  set message_id = attach.message, position = f.place - 1,
    alt = case when private.has_text(f.value ->> 'alt') then f.value ->> 'alt' end,
    stored = (
      select jsonb_object_agg(o.name, jsonb_build_object(
        'version', o.version, 'size', o.metadata -> 'size', 'etag', o.metadata -> 'eTag'
      ))
      from storage.objects o where o.bucket_id = 'attachments' and o.name = any (private.objects_of(a))
    )
  from jsonb_array_elements(attachments) with ordinality as f (value, place)
  where a.id = private.parse_uuid(f.value ->> 'id');
end;
$$;
comment on function private.attach(uuid, uuid, jsonb) is 'Sends uploaded files of the owner, which are not sent yet, with this message.';

create function private.attach_to_step(request public.hire_requests, owner uuid, attachments jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  message uuid;
begin
  if attachments = '[]' then
    return;
  end if;
  update public.messages m set attachment_count = jsonb_array_length(attachments)
  where (m.hire_request_id, m.event_version) = (request.id, request.version)
  returning m.id into message;
  if message is null then
    insert into public.messages (conversation_id, sender_id, hire_request_id, event_version, attachment_count)
    select m.conversation_id, owner, request.id, request.version, jsonb_array_length(attachments)
    from public.messages m where m.hire_request_id = request.id limit 1
    returning id into message;
  end if;
  perform private.attach(message, owner, attachments);
end;
$$;
comment on function private.attach_to_step(public.hire_requests, uuid, jsonb) is
  'Sends files with the line of the step that has just been added to a request. Once the other side has left, a step has a line only for its files.';

create function private.is_removable(message public.messages) returns boolean
language sql stable security definer set search_path = ''
return message.event_version is null or exists (
  select from public.hire_requests h
  where h.id = message.hire_request_id and h.status = 'rejected' and h.resolution <> 'ended'
);
comment on function private.is_removable(public.messages) is
  'Whether its sender may take its files back: what was delivered, or is part of a request that is open or was agreed on, stays.';

create function private.is_frozen(attachment uuid, owner uuid) returns boolean
language sql stable security definer set search_path = ''
return exists (
  select from public.attachments a
  join public.messages m on m.id = a.message_id
  join public.messages s on s.conversation_id = m.conversation_id
  join public.cases c on c.hire_request_id = s.hire_request_id
  where a.id = is_frozen.attachment and a.owner_id = is_frozen.owner
    and c.closed_at is null and private.is_evidence_of(m, c)
);
comment on function private.is_frozen(uuid, uuid) is
  'Whether a file that this person sent is evidence of an open case.';

create function public.remove_attachment(id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  me uuid := private.require_writer();
begin
  if exists (
    select from public.attachments a
    join public.messages m on m.id = a.message_id
    where a.id = remove_attachment.id and a.owner_id = me and not private.is_removable(m)
  ) then
    perform private.raise_conflict('PT409', 'Files of requests, offers and deliveries stay with them');
  elsif private.is_frozen(remove_attachment.id, me) then
    perform private.raise_conflict('PT409', 'A case is open between you. Files stay until it is closed');
  end if;
  delete from public.attachments a
  where a.id = remove_attachment.id and a.owner_id = me and a.message_id is not null;
end;
$$;
comment on function public.remove_attachment(uuid) is
  'Removes a file that the caller has sent in a message, or with a request that came to nothing, for both people. What was agreed on or '
  'delivered stays, as does what an open case is decided on; any other id is no error.';

grant execute on function public.remove_attachment(uuid) to authenticated;
