create function private.attachment_json(attachment public.attachments) returns jsonb
language sql immutable parallel safe set search_path = ''
return jsonb_build_object(
  'id', attachment.id, 'owner_id', attachment.owner_id, 'name', attachment.name, 'size', attachment.size,
  'type', attachment.type, 'width', attachment.width, 'height', attachment.height, 'alt', attachment.alt,
  'preview_widths', attachment.preview_widths
);

create function private.attachments_of(message uuid) returns jsonb
language sql stable security definer set search_path = ''
return (
  select coalesce(jsonb_agg(private.attachment_json(a) order by a.position), '[]')
  from public.attachments a where a.message_id = message
);

create function public.conversation_files(
  conversation_id uuid, cursor text default null, page_size integer default 30
) returns jsonb
language plpgsql stable security definer set search_path = '' set statement_timeout = '3s'
as $$
declare
  count integer := least(greatest(coalesce(page_size, 30), 1), 100);
  place record;
  items jsonb;
  cursors text[];
begin
  place := private.parse_cursor(cursor);
  with files as (
    -- Times of messages are whole milliseconds, so one time says the order of all files, also of those that are removed meanwhile.
    select a as file, m.id as message_id, m.created_at,
      a.owner_id = (select auth.uid()) and private.is_removable(m) and not private.is_frozen(a.id, a.owner_id) and private.may_write() as is_removable,
      m.created_at - a.position * interval '1 microsecond' as sorted_at
    from public.messages m
    join public.attachments a on a.message_id = m.id
    where m.conversation_id = conversation_files.conversation_id and m.attachment_count > 0
      and private.is_my_conversation(m.conversation_id) and not private.is_withheld_message(m.id)
  ), page as (
    select f.* from files f
    where place.after_id is null or f.sorted_at < place.after_time
    order by f.sorted_at desc
    limit count + 1
  )
  select coalesce(jsonb_agg(
      private.attachment_json(p.file) || jsonb_build_object(
        'message_id', p.message_id, 'created_at', p.created_at, 'is_removable', p.is_removable)
      order by p.sorted_at desc), '[]'),
    array_agg((p.file).id || '_' || (to_jsonb(p.sorted_at) #>> '{}') order by p.sorted_at desc)
  into items, cursors from page p;
  return jsonb_build_object(
    'items', items - count,
    'next_cursor', case when cardinality(cursors) > count then cursors[count] end
  );
end;
$$;
comment on function public.conversation_files(uuid, text, integer) is
  'A page of the files in a conversation of the caller, those of the newest message first.';

grant execute on function public.conversation_files(uuid, text, integer) to authenticated;
