create table private.last_seen (
  user_id uuid primary key references auth.users (id) on delete cascade,
  seen_at timestamptz(3) not null default now()
);
comment on table private.last_seen is 'When a user last had the site open; partners see it.';
alter table private.last_seen enable row level security;

create table public.conversations (
  id uuid primary key default gen_random_uuid(),
  first_user_id uuid references public.users (id) on delete set null,
  second_user_id uuid references public.users (id) on delete set null,
  last_message_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  constraint one_per_pair unique (first_user_id, second_user_id),
  constraint ordered_pair check (first_user_id < second_user_id)
);
comment on table public.conversations is
  'Two users who write to each other; a deleted account is null and appears as a deleted user.';
alter table public.conversations enable row level security;

create table public.messages (
  id uuid primary key default gen_random_uuid(),
  conversation_id uuid not null references public.conversations (id) on delete cascade,
  sender_id uuid default auth.uid() references public.users (id) on delete set null,
  client_key uuid not null default gen_random_uuid(),
  text text not null check (private.is_text(text, 4000)),
  created_at timestamptz(3) not null default clock_timestamp(),
  constraint one_per_client_key unique (conversation_id, sender_id, client_key)
);
comment on table public.messages is
  'The messages of the two, visible only to them; the client key makes a retry harmless.';
alter table public.messages enable row level security;

create table public.conversation_reads (
  conversation_id uuid not null references public.conversations (id) on delete cascade,
  user_id uuid not null references public.users (id) on delete cascade,
  read_at timestamptz(3) not null default clock_timestamp(),
  constraint one_per_member primary key (conversation_id, user_id)
);
comment on table public.conversation_reads is 'Up to when a member has read the conversation.';
alter table public.conversation_reads enable row level security;

create index conversations_of_second on public.conversations (second_user_id);
create index messages_of_conversation
on public.messages (conversation_id, created_at desc, id desc);
create index messages_of_sender on public.messages (sender_id);
create index reads_of_user on public.conversation_reads (user_id);

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
  'Whether a request or a review connects this user with the caller.';

create function private.is_partner(other uuid) returns boolean
language sql stable security definer set search_path = ''
return exists (
  select from public.conversations c
  where c.first_user_id = least((select auth.uid()), other)
    and c.second_user_id = greatest((select auth.uid()), other)
    and c.last_message_at is not null
);
comment on function private.is_partner(uuid) is 'Whether the caller and this user have a conversation.';

create function private.is_my_conversation(conversation uuid) returns boolean
language sql stable security definer set search_path = ''
return exists (
  select from public.conversations c
  where c.id = conversation and (select auth.uid()) in (c.first_user_id, c.second_user_id)
);

create function private.place_message() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  conversation public.conversations;
begin
  -- A caller who is not a member locks nothing here and is denied by the policy.
  select c.* into conversation
  from public.conversations c
  where c.id = new.conversation_id
    and (auth.uid() is null or auth.uid() in (c.first_user_id, c.second_user_id));
  if conversation.id is null then
    return new;
  end if;
  perform private.lock_people(conversation.first_user_id, conversation.second_user_id);
  select c.* into conversation
  from public.conversations c where c.id = new.conversation_id for no key update;
  if conversation.first_user_id is null or conversation.second_user_id is null then
    perform private.fail('PT409', 'This person has deleted their account');
  end if;
  perform private.limit_rate('message', 60, interval '1 minute');
  new.created_at := greatest(
    new.created_at, conversation.last_message_at + interval '1 millisecond'
  );
  return new;
end;
$$;
comment on function private.place_message() is
  'At most 60 a minute; a conversation''s messages have strictly increasing times.';

create function private.note_read(
  conversation uuid, reader uuid, other uuid, until timestamptz
) returns void
language sql security definer set search_path = ''
begin atomic
  insert into public.conversation_reads as r (conversation_id, user_id, read_at)
  values (note_read.conversation, note_read.reader, note_read.until)
  on conflict on constraint one_per_member
  do update set read_at = greatest(r.read_at, excluded.read_at);
  update public.notifications n set read_at = now()
  where n.user_id = note_read.reader and n.kind = 'message_received' and n.read_at is null
    and n.params @> jsonb_build_object('actor_id', note_read.other);
end;
comment on function private.note_read(uuid, uuid, uuid, timestamptz) is
  'A member has read the conversation up to this time, so its line in their bell is read too.';

create function private.notify_of_message(receiver uuid, sender uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  settings private.notification_settings := private.settings_of(receiver);
  params jsonb := (
    select jsonb_build_object('actor_id', u.id, 'actor_name', u.name)
    from public.users u where u.id = sender
  );
begin
  if receiver is null then
    return;
  end if;
  -- One unread line in the bell per conversation, however many messages follow.
  if not exists (
    select from public.notifications n
    where n.user_id = receiver and n.kind = 'message_received' and n.read_at is null
      and n.params @> jsonb_build_object('actor_id', sender)
  ) then
    perform private.notify_in_app(settings, 'message_received', params, false);
  end if;
  if settings.email_off or 'messages' = any (settings.not_by_email) then
    return;
  elsif settings.digest <> 'off' then
    perform private.add_to_digest(settings, 'message_received', params, null);
  elsif not exists (
    select from private.mail_outbox o
    where o.user_id = receiver and o.kind = 'message_received' and o.status = 'pending'
      and o.attempts = 0 and o.params ->> 'actor_id' = sender::text
  ) then
    -- Those that a sender has already taken tell nothing of this message.
    perform private.queue_mail(
      'message:' || gen_random_uuid(), 'message_received', params,
      user_id => receiver, due_at => now() + interval '10 minutes'
    );
  end if;
end;
$$;
comment on function private.notify_of_message(uuid, uuid) is
  'One mail waits per conversation; when it is due, claim_mails() sees whether the messages are still unread.';

create function private.announce_message() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  receiver uuid;
begin
  update public.conversations c set last_message_at = new.created_at
  where c.id = new.conversation_id
  returning case
    when c.first_user_id = new.sender_id then c.second_user_id else c.first_user_id
  end into receiver;
  -- The sender may have other windows open.
  perform private.announce(
    member, 'message_added', jsonb_build_object('conversation_id', new.conversation_id)
  )
  from unnest(array[new.sender_id, receiver]) as member;
  if (new.sender_id = auth.uid()) is not true then
    -- Messages that the service role adds for others are not in the bell.
    return null;
  end if;
  -- A reply means that its author has read the conversation.
  perform private.note_read(new.conversation_id, new.sender_id, receiver, new.created_at);
  perform private.notify_of_message(receiver, new.sender_id);
  return null;
end;
$$;

create function private.announce_read() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.announce(
    new.user_id, 'conversation_read', jsonb_build_object('conversation_id', new.conversation_id)
  );
  return null;
end;
$$;

create function private.drop_deserted_conversation() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.conversations c where c.id = new.id;
  return null;
end;
$$;

create trigger place before insert on public.messages
for each row execute function private.place_message();
create trigger announce after insert on public.messages
for each row execute function private.announce_message();
create trigger announce after insert or update on public.conversation_reads
for each row execute function private.announce_read();
create trigger drop_deserted after update of first_user_id, second_user_id
on public.conversations
for each row when (new.first_user_id is null and new.second_user_id is null)
execute function private.drop_deserted_conversation();

create function private.conversation_with(me uuid, other_id uuid) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  conversation uuid;
begin
  select c.id into conversation from public.conversations c
  where c.first_user_id = least(me, other_id) and c.second_user_id = greatest(me, other_id);
  if conversation is null then
    if not private.is_public_creator(other_id) and not private.is_counterparty(other_id) then
      perform private.fail('PT404', 'You can''t message this person');
    end if;
    perform private.limit_rate('conversation', 20, interval '1 hour');
    perform private.limit_rate('conversations of a day', 60, interval '1 day');
    -- An update of the row would lock its key against the read marks of the other and deadlock.
    insert into public.conversations (first_user_id, second_user_id)
    values (least(me, other_id), greatest(me, other_id))
    on conflict on constraint one_per_pair do nothing;
    select c.id into conversation from public.conversations c
    where c.first_user_id = least(me, other_id) and c.second_user_id = greatest(me, other_id);
  end if;
  return conversation;
end;
$$;

create function public.send_message(other_id uuid, text text, client_key uuid) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  me uuid := private.require_writer();
  conversation uuid;
begin
  if other_id = me then
    perform private.reject('You can''t message yourself');
  end if;
  perform private.lock_people(me, other_id);
  conversation := private.conversation_with(me, other_id);
  insert into public.messages (conversation_id, sender_id, client_key, text)
  values (conversation, me, send_message.client_key, send_message.text)
  on conflict on constraint one_per_client_key do nothing;
  return conversation;
end;
$$;
comment on function public.send_message(uuid, text, uuid) is
  'Writes to this user and returns the conversation, which begins with its first message. Anyone can write to creators; '
  'other users receive messages only from users who share a request or a review with them.';

create function public.mark_read(conversation_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  me uuid := private.require_writer();
  other uuid;
begin
  select case when c.first_user_id = me then c.second_user_id else c.first_user_id end into other
  from public.conversations c
  where c.id = mark_read.conversation_id and me in (c.first_user_id, c.second_user_id);
  if not found then
    perform private.fail('PT404', 'This conversation doesn''t exist');
  end if;
  perform private.note_read(mark_read.conversation_id, me, other, clock_timestamp());
end;
$$;
comment on function public.mark_read(uuid) is
  'The caller has read everything there, so its line in the bell is read too.';

create function public.my_conversations(
  q text default '', cursor text default null, page_size integer default 50
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  me uuid := auth.uid();
  size integer := least(greatest(coalesce(page_size, 50), 1), 100);
  place record;
  pattern text := case when private.has_text(q) then private.like_pattern(q) end;
  items jsonb;
begin
  place := private.place_in_list(cursor);
  with mine as (
    select c.id, r.read_at, c.last_message_at as latest_at,
      case when c.first_user_id = me then c.second_user_id else c.first_user_id end as other_id
    from public.conversations c
    left join public.conversation_reads r on r.conversation_id = c.id and r.user_id = me
    where (c.first_user_id = me or c.second_user_id = me)
      and c.last_message_at is not null
  ), page as (
    select m.*, u.id as user_id, coalesce(u.name, 'Deleted account') as name, u.avatar, s.seen_at
    from mine m
    left join public.users u on u.id = m.other_id
    left join private.last_seen s on s.user_id = m.other_id
    where (pattern is null or lower(coalesce(u.name, 'Deleted account')) like pattern)
    and (place.after_id is null or (m.latest_at, m.id) < (place.after_time, place.after_id))
    order by m.latest_at desc, m.id desc
    limit size + 1
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', p.id,
    'other', jsonb_build_object(
      'id', p.user_id, 'name', p.name, 'avatar', p.avatar, 'last_seen_at', p.seen_at),
    'last_message', (
      select jsonb_build_object(
        'text', left(m.text, 200), 'sender_id', m.sender_id, 'created_at', m.created_at)
      from public.messages m where m.conversation_id = p.id
      order by m.created_at desc, m.id desc limit 1),
    'unread', (
      select count(*) from (
        select from public.messages m
        where m.conversation_id = p.id and m.created_at > coalesce(p.read_at, '-infinity')
          and m.sender_id is distinct from me
        limit 100) unread),
    'latest_at', p.latest_at
  ) order by p.latest_at desc, p.id desc), '[]')
  into items from page p;
  return jsonb_build_object(
    'items', items - size,
    'next_cursor', case when jsonb_array_length(items) > size then
      (items -> size - 1 ->> 'id') || '_' || (items -> size - 1 ->> 'latest_at')
    end
  );
end;
$$;
comment on function public.my_conversations(text, text, integer) is
  'A page of the caller''s conversations, latest first, with the other person, the last message and '
  'how many are unread (100 at most).';

create function public.touch_last_seen() returns void
language sql security definer set search_path = ''
begin atomic
  insert into private.last_seen as l (user_id)
  select u.id from public.users u where u.id = (select auth.uid())
  on conflict (user_id) do update set seen_at = now()
  where l.seen_at < now() - interval '30 seconds';
end;
comment on function public.touch_last_seen() is 'The caller has the site open.';

create function public.people(ids uuid[])
returns table (
  id uuid, name text, avatar text, is_creator boolean, last_seen_at timestamptz,
  is_suspended boolean
)
language sql stable security definer set search_path = ''
begin atomic
  select u.id, u.name, u.avatar, private.is_public_creator(u.id),
    (select l.seen_at from private.last_seen l where l.user_id = u.id and private.is_partner(u.id)),
    (u.id = (select auth.uid()) or private.is_partner(u.id))
      and exists (select from private.suspensions s where s.user_id = u.id)
  from public.users u
  where u.id = any (people.ids[1:200])
    and (
      u.id = (select auth.uid())
      or private.is_public_creator(u.id)
      or private.is_counterparty(u.id)
      or private.is_partner(u.id)
    );
end;
comment on function public.people(uuid[]) is
  'Name and avatar of creators and of users who share a request, review or conversation with the caller; for partners also when '
  'they last had the site open and whether they are suspended; at most 200 at a time.';

create function private.may_join(topic text, extension text, is_speaking boolean) returns boolean
language sql stable security definer set search_path = ''
return case
  when not private.has_account() or extension not in ('broadcast', 'presence') then false
  when is_speaking and not private.may_write() then false
  when left(topic, 13) = 'conversation:'
    then private.is_my_conversation(private.as_id(substr(topic, 14)))
  when left(topic, 5) = 'user:' then
    not is_speaking and extension = 'broadcast'
    and private.as_id(substr(topic, 6)) = (select auth.uid())
  when left(topic, 7) = 'online:' then
    case
      when private.as_id(substr(topic, 8)) = (select auth.uid())
        then extension = 'presence' or not is_speaking
      else not is_speaking and private.is_partner(private.as_id(substr(topic, 8)))
    end
  else false
end;
comment on function private.may_join(text, text, boolean) is
  'Channels are conversation:{id} for its members, user:{id} in which the database announces to a user what concerns them, and '
  'online:{user id} in which a user is present for their partners. Older versions of Realtime admit no one who may not '
  'listen to broadcasts, so online:{user id} allows it, although nothing is broadcast there.';

create policy "Members read their conversations" on public.conversations
for select to authenticated using (
  first_user_id = (select auth.uid()) or second_user_id = (select auth.uid())
);

create policy "Members read messages" on public.messages
for select to authenticated using (
  conversation_id in (
    select c.id from public.conversations c
    where c.first_user_id = (select auth.uid()) or c.second_user_id = (select auth.uid())
  )
);
create policy "Members write messages in their own name" on public.messages
for insert to authenticated with check (
  sender_id = (select auth.uid()) and private.is_my_conversation(conversation_id)
);
create policy "Suspended people write no messages" on public.messages
as restrictive for all to authenticated
using (true) with check ((select private.may_write()));

create policy "Members read how far both have read" on public.conversation_reads
for select to authenticated using (
  conversation_id in (
    select c.id from public.conversations c
    where c.first_user_id = (select auth.uid()) or c.second_user_id = (select auth.uid())
  )
);

create policy "People listen to what concerns them" on realtime.messages
for select to authenticated using (
  private.may_join((select realtime.topic()), extension, false)
);
create policy "Members speak in their conversations and are present" on realtime.messages
for insert to authenticated with check (
  private.may_join((select realtime.topic()), extension, true)
);

grant all on private.last_seen to service_role;
grant select on public.conversations, public.messages, public.conversation_reads to authenticated;
grant insert (conversation_id, client_key, text) on public.messages to authenticated;
grant execute on function private.is_my_conversation(uuid), private.may_join(text, text, boolean)
to authenticated;
grant execute on function public.send_message(uuid, text, uuid), public.mark_read(uuid),
  public.my_conversations(text, text, integer), public.touch_last_seen(),
  public.people(uuid[])
to authenticated;
