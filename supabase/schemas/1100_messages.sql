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
  'Two users who write to each other; a deleted account is null and appears as a former user.';
alter table public.conversations enable row level security;

create table public.messages (
  id uuid primary key default gen_random_uuid(),
  conversation_id uuid not null references public.conversations (id) on delete cascade,
  sender_id uuid default auth.uid() references public.users (id) on delete set null,
  client_key uuid not null default gen_random_uuid(),
  text text check (private.is_text(text, 4000)),
  hire_request_id uuid,
  event_version integer,
  attachment_count smallint not null default 0 check (attachment_count between 0 and 10),
  created_at timestamptz(3) not null default clock_timestamp(),
  constraint one_per_client_key unique (conversation_id, sender_id, client_key),
  foreign key (hire_request_id, event_version)
  references public.hire_request_events (hire_request_id, version) on delete cascade,
  constraint text_or_step check (
    num_nonnulls(hire_request_id, event_version) <> 1
    and (num_nonnulls(text, event_version) > 0 or attachment_count > 0)
  )
);
comment on table public.messages is
  'The messages of the two, visible only to them; the client key makes a retry harmless. The steps of their requests are lines of '
  'their own, which only the timeline writes: they have no text, except the first, which has that of the request.';
comment on column public.messages.attachment_count is
  'How many files it was sent with. Those of a deleted account are gone, except with the steps of requests; a message may have files and no text.';
alter table public.messages enable row level security;

create table public.conversation_reads (
  conversation_id uuid not null references public.conversations (id) on delete cascade,
  user_id uuid not null references public.users (id) on delete cascade,
  read_at timestamptz(3) not null default clock_timestamp(),
  constraint one_per_member primary key (conversation_id, user_id)
);
comment on table public.conversation_reads is 'Up to when a member has read the conversation.';
alter table public.conversation_reads enable row level security;

create table private.withheld_messages (
  message_id uuid primary key references public.messages (id) on delete cascade,
  -- That of the message, without a check of its own: it would take time that only withheld messages take.
  conversation_id uuid not null,
  user_id uuid not null references public.users (id) on delete cascade
);
comment on table private.withheld_messages is
  'Messages of a person whom this member of the conversation had blocked, and the steps of withheld requests: only their sender sees them.';
alter table private.withheld_messages enable row level security;

create index withheld_messages_of_user on private.withheld_messages (user_id, conversation_id);
create index conversations_of_second on public.conversations (second_user_id);
create index messages_of_conversation
on public.messages (conversation_id, created_at desc, id desc);
create index messages_of_sender on public.messages (sender_id);
create unique index one_system_message_per_step on public.messages (hire_request_id, event_version)
where hire_request_id is not null;
create index reads_of_user on public.conversation_reads (user_id);
create index open_requests_of_pair on public.hire_requests (client_id, creator_id)
where status in ('pending', 'accepted');

create table private.muted_conversations (
  conversation_id uuid not null references public.conversations (id) on delete cascade,
  user_id uuid not null references public.users (id) on delete cascade,
  primary key (user_id, conversation_id)
);
comment on table private.muted_conversations is
  'Whose messages notify a member neither in the app nor by mail. The other member does not know.';
alter table private.muted_conversations enable row level security;
create index mutes_of_conversation on private.muted_conversations (conversation_id);

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

create function private.have_running_request(one uuid, other uuid) returns boolean
language sql stable security definer set search_path = ''
return exists (
  select from public.hire_requests h
  where h.status = 'accepted'
    and ((h.client_id = one and h.creator_id = other) or (h.client_id = other and h.creator_id = one))
);
comment on function private.have_running_request(uuid, uuid) is
  'Whether two people work together: then they reach each other, even if one has blocked the other.';

create function private.is_withheld_message(message uuid) returns boolean
language sql stable security definer set search_path = ''
return exists (
  select from private.withheld_messages w
  where w.message_id = message and w.user_id = (select auth.uid())
);
comment on function private.is_withheld_message(uuid) is
  'Whether the caller does not see this message because they had blocked its sender.';

create function private.seen_at(person uuid, by uuid) returns timestamptz
language sql stable security definer set search_path = ''
return (
  select least(
    l.seen_at,
    (select p.hidden_at from private.hidden_presence p where p.user_id = l.user_id),
    (select b.created_at from private.blocks b where b.blocker_id = l.user_id and b.blocked_id = seen_at.by)
  )
  from private.last_seen l where l.user_id = person
);
comment on function private.seen_at(uuid, uuid) is
  'When a user last had the site open, as this one sees it: not later than they hid it, or blocked this user.';

create function private.is_my_conversation(conversation uuid) returns boolean
language sql stable security definer set search_path = ''
return exists (
  select from public.conversations c
  where c.id = conversation and (select auth.uid()) in (c.first_user_id, c.second_user_id)
);

create function private.order_message() returns trigger
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
  if new.event_version is null then
    perform private.lock_people(conversation.first_user_id, conversation.second_user_id);
  end if;
  -- What adds a step has locked the people before its request.
  select c.* into conversation
  from public.conversations c where c.id = new.conversation_id for no key update;
  if new.event_version is null then
    if not private.have_running_request(conversation.first_user_id, conversation.second_user_id) then
      perform private.fail_if_blocked(
        auth.uid(),
        case conversation.first_user_id when auth.uid() then conversation.second_user_id else conversation.first_user_id end);
    end if;
    if conversation.first_user_id is null or conversation.second_user_id is null then
      perform private.raise_conflict('PT409', 'This person has deleted their account');
    end if;
    perform private.limit_rate('message', 60, interval '1 minute');
  end if;
  new.created_at := greatest(
    new.created_at, conversation.last_message_at + interval '1 millisecond'
  );
  return new;
end;
$$;
comment on function private.order_message() is
  'At most 60 a minute, without the steps of requests; a conversation''s messages have strictly increasing times.';

create function private.is_muted(conversation uuid, member uuid) returns boolean
language sql stable security definer set search_path = ''
return exists (
  select from private.muted_conversations m
  where m.conversation_id = is_muted.conversation and m.user_id = is_muted.member
);

create function private.time_to_mark(
  conversation uuid, reader uuid, until timestamptz
) returns timestamptz
language plpgsql volatile security definer set search_path = ''
as $$
declare
  last_seen timestamptz;
  next_withheld timestamptz;
  marked timestamptz;
begin
  if not exists (
    select from private.withheld_messages w where w.user_id = reader and w.conversation_id = conversation
  ) then
    return until;
  end if;
  select max(m.created_at) into last_seen from public.messages m
  where m.conversation_id = conversation
    and not exists (select from private.withheld_messages w where w.message_id = m.id and w.user_id = reader);
  select min(m.created_at) into next_withheld
  from private.withheld_messages w join public.messages m on m.id = w.message_id
  where w.user_id = reader and w.conversation_id = conversation
    and m.created_at > coalesce(last_seen, '-infinity');
  if next_withheld is null then
    return until;
  end if;
  select r.read_at into marked from public.conversation_reads r
  where r.conversation_id = time_to_mark.conversation and r.user_id = reader;
  -- Their partner sees this time: it is one at which the message that they do not see was not yet there.
  return case when last_seen > coalesce(marked, '-infinity')
    then last_seen + random() * (next_withheld - last_seen) end;
end;
$$;
comment on function private.time_to_mark(uuid, uuid, timestamptz) is
  'Up to when a member has read who does so now; null if there is nothing new. What is withheld from them stays unread.';

create function private.note_read(
  conversation uuid, reader uuid, other uuid, until timestamptz
) returns void
language sql security definer set search_path = ''
begin atomic
  insert into public.conversation_reads as r (conversation_id, user_id, read_at)
  select note_read.conversation, note_read.reader, marked.at
  from private.time_to_mark(note_read.conversation, note_read.reader, note_read.until) as marked (at)
  where marked.at is not null
  on conflict on constraint one_per_member
  do update set read_at = greatest(r.read_at, excluded.read_at);
  update public.notifications n set read_at = now()
  where n.user_id = note_read.reader and n.kind = 'message_received' and n.read_at is null
    and n.params @> jsonb_build_object('actor_id', note_read.other);
end;
comment on function private.note_read(uuid, uuid, uuid, timestamptz) is
  'A member has read the conversation up to this time, so its line in their bell is read too.';

create function private.notify_of_message(
  conversation uuid, receiver uuid, sender uuid, is_new boolean
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  settings private.notification_settings := private.settings_of(receiver);
  params jsonb := (
    select jsonb_build_object('actor_id', u.id, 'actor_name', u.name)
    from public.users u where u.id = sender
  );
begin
  if receiver is null or private.is_muted(conversation, receiver) then
    return;
  end if;
  -- One unread line in the bell per conversation, however many messages follow.
  if not exists (
    select from public.notifications n
    where n.user_id = receiver and n.kind = 'message_received' and n.read_at is null
      and n.params @> jsonb_build_object('actor_id', sender)
  ) and is_new then
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
  ) and is_new then
    -- Those that a sender has already taken tell nothing of this message.
    perform private.queue_mail(
      'message:' || gen_random_uuid(), 'message_received', params,
      user_id => receiver, due_at => now() + interval '10 minutes'
    );
  end if;
end;
$$;
comment on function private.notify_of_message(uuid, uuid, uuid, boolean) is
  'One mail waits per conversation; when it is due, claim_mails() sees whether the messages are still unread. If the message is not '
  'new, because others before it were withheld, it takes as long as one that follows another.';

create function private.deliver_message(
  message public.messages, receiver uuid, is_withheld boolean
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  follows boolean := exists (
    select from private.withheld_messages w
    where w.user_id = receiver and w.conversation_id = message.conversation_id
  );
begin
  perform private.announce(
    receiver, 'message_added', jsonb_build_object('conversation_id', message.conversation_id));
  -- A step notifies as the step of a request; messages that the service role adds for others are not in the bell.
  if message.event_version is null and message.sender_id = auth.uid() then
    perform private.notify_of_message(
      message.conversation_id, receiver, message.sender_id, not (is_withheld and follows));
  end if;
  if is_withheld then
    raise sqlstate 'ZZ001';
  end if;
exception when sqlstate 'ZZ001' then
  null;
end;
$$;
comment on function private.deliver_message(public.messages, uuid, boolean) is
  'Notifies the receiver; or does the same and undoes it.';

create function private.withhold_message(
  message public.messages, receiver uuid, is_withheld boolean
) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.withheld_messages (message_id, conversation_id, user_id)
  values (message.id, message.conversation_id, receiver);
  if not is_withheld then
    raise sqlstate 'ZZ001';
  end if;
exception when sqlstate 'ZZ001' then
  null;
end;
$$;
comment on function private.withhold_message(public.messages, uuid, boolean) is
  'Notes that only its sender sees a message; or does the same and undoes it.';

create function private.announce_message() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  conversation public.conversations;
  receiver uuid;
  is_withheld boolean;
begin
  update public.conversations c set last_message_at = new.created_at
  where c.id = new.conversation_id
  returning * into conversation;
  if new.event_version is not null then
    select h.creator_id, private.is_withheld(h.id, h.creator_id) into receiver, is_withheld
    from public.hire_requests h where h.id = new.hire_request_id;
  else
    receiver := case
      when conversation.first_user_id = new.sender_id then conversation.second_user_id
      else conversation.first_user_id
    end;
    is_withheld := not private.have_running_request(receiver, new.sender_id)
      and private.has_blocked(receiver, new.sender_id);
  end if;
  -- The sender may have other windows open.
  perform private.announce(
    member, 'message_added', jsonb_build_object('conversation_id', new.conversation_id)
  )
  from unnest(array[conversation.first_user_id, conversation.second_user_id]) as member
  where member is distinct from receiver;
  if new.event_version is null and new.sender_id = auth.uid() then
    -- A reply means that its author has read the conversation.
    perform private.note_read(new.conversation_id, new.sender_id, receiver, new.created_at);
  end if;
  if receiver is not null then
    -- Of these two one is done and one is undone, so that the time tells nothing.
    perform private.deliver_message(new, receiver, is_withheld);
    perform private.withhold_message(new, receiver, is_withheld);
  end if;
  return null;
end;
$$;

create function private.add_system_message() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  request public.hire_requests;
  first uuid;
  second uuid;
begin
  select h.* into request from public.hire_requests h where h.id = new.hire_request_id;
  if request.client_id is null or request.creator_id is null then
    return null;
  end if;
  first := least(request.client_id, request.creator_id);
  second := greatest(request.client_id, request.creator_id);
  insert into public.conversations (first_user_id, second_user_id)
  values (first, second)
  on conflict on constraint one_per_pair do nothing;
  insert into public.messages (conversation_id, sender_id, text, hire_request_id, event_version)
  select c.id, new.actor_id, case new.action when 'create' then request.message end,
    new.hire_request_id, new.version
  from public.conversations c where c.first_user_id = first and c.second_user_id = second;
  return null;
end;
$$;
comment on function private.add_system_message() is
  'Each step of a request is a line in the conversation of its two parties; the first one has the message of the request.';

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

create function private.delete_empty_conversation() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.conversations c where c.id = new.id;
  return null;
end;
$$;

create trigger add_system_message after insert on public.hire_request_events
for each row execute function private.add_system_message();
create trigger order_message before insert on public.messages
for each row execute function private.order_message();
create trigger announce after insert on public.messages
for each row execute function private.announce_message();
create trigger announce after insert or update on public.conversation_reads
for each row execute function private.announce_read();
create trigger delete_empty after update of first_user_id, second_user_id
on public.conversations
for each row when (new.first_user_id is null and new.second_user_id is null)
execute function private.delete_empty_conversation();

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
      perform private.raise_conflict('PT404', 'You can''t message this person');
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

create function public.send_message(
  other_id uuid, text text, client_key uuid, attachments jsonb default '[]'
) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  me uuid := private.require_writer();
  conversation uuid;
  message uuid;
begin
  perform private.check_attachments(attachments);
  if other_id = me then
    perform private.raise_invalid('You can''t message yourself');
  end if;
  perform private.lock_people(me, other_id);
  conversation := private.conversation_with(me, other_id);
  insert into public.messages (conversation_id, sender_id, client_key, text, attachment_count)
  values (
    conversation, me, send_message.client_key,
    case when send_message.text <> '' or attachments = '[]' then send_message.text end,
    jsonb_array_length(attachments)
  )
  on conflict on constraint one_per_client_key do nothing
  returning id into message;
  if message is not null then
    perform private.attach(message, me, attachments);
  end if;
  return conversation;
end;
$$;
comment on function public.send_message(uuid, text, uuid, jsonb) is
  'Writes to this user and returns the conversation, which begins with its first message. Anyone can write to creators; '
  'other users receive messages only from users who share a request or a review with them. Files are {id, alt} in their order.';

create function public.mark_read(conversation_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  me uuid := private.require_party();
  other uuid;
  until timestamptz;
begin
  select case when c.first_user_id = me then c.second_user_id else c.first_user_id end, c.last_message_at
  into other, until
  from public.conversations c
  where c.id = mark_read.conversation_id and me in (c.first_user_id, c.second_user_id);
  if not found then
    perform private.raise_conflict('PT404', 'This conversation doesn''t exist');
  end if;
  -- Not up to now: a message that is being sent is not there yet, but has its time.
  perform private.note_read(mark_read.conversation_id, me, other, until);
end;
$$;
comment on function public.mark_read(uuid) is
  'The caller has read everything that is there, so its line in the bell is read too.';

create function public.mute_conversation(conversation_id uuid, muted boolean) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  me uuid := private.require_party();
begin
  if muted is null then
    perform private.raise_invalid('Choose whether to mute this conversation');
  elsif not private.is_my_conversation(mute_conversation.conversation_id) then
    perform private.raise_conflict('PT404', 'This conversation doesn''t exist');
  end if;
  perform private.limit_rate('mute', 60, interval '1 minute');
  if muted then
    insert into private.muted_conversations (conversation_id, user_id)
    values (mute_conversation.conversation_id, me)
    on conflict do nothing;
  else
    delete from private.muted_conversations m
    where m.conversation_id = mute_conversation.conversation_id and m.user_id = me;
  end if;
  perform private.announce(
    me, 'conversation_changed',
    jsonb_build_object('conversation_id', mute_conversation.conversation_id)
  );
end;
$$;
comment on function public.mute_conversation(uuid, boolean) is
  'Whether the messages of this conversation notify the caller, in the app and by mail. Steps of requests do as ever.';

create function private.step_json(request uuid, version integer) returns jsonb
language sql stable security definer set search_path = ''
return (
  select jsonb_build_object(
    'request_id', e.hire_request_id,
    'client_id', h.client_id,
    'action', e.action,
    'title', coalesce(o.title, case e.action when 'create' then sent.title end, h.title),
    'price', case
      when e.action <> 'create' then o.price when sent.id is null then h.price else sent.price
    end,
    'is_purchase', h.included is not null,
    'cents', e.cents,
    'case_id', case when e.action like '%\_case' then (
      select c.id from public.cases c
      where c.hire_request_id = e.hire_request_id and c.created_at <= e.created_at
      order by c.created_at desc limit 1
    ) end,
    'offer', case when o.id is not null then jsonb_build_object(
      'kind', o.kind, 'side', o.side, 'due_on', o.due_on, 'days', o.days,
      'milestones', jsonb_array_length(o.milestones), 'is_open', o.status = 'open',
      'is_counter', exists (
        select from public.offers f
        where f.hire_request_id = o.hire_request_id and f.number < o.number
          and f.kind = o.kind and f.side <> o.side)
    ) end,
    'milestone', (
      select m.title from public.milestones m
      where m.hire_request_id = e.hire_request_id and m.number = e.milestone
        and exists (
          select from public.milestones n where n.hire_request_id = e.hire_request_id and n.number > 1
        )
    )
  )
  from public.hire_request_events e
  join public.hire_requests h on h.id = e.hire_request_id
  left join public.offers o on o.id = e.offer_id
  left join public.offers sent on sent.hire_request_id = h.id and sent.number = 0
  where e.hire_request_id = step_json.request and e.version = step_json.version
);
comment on function private.step_json(uuid, integer) is
  'What the sentence about a step is made of. The first one tells the request as it was sent.';

create function public.conversation_messages(
  conversation_id uuid, before timestamptz default null, after timestamptz default null,
  around uuid default null, page_size integer default 50
) returns jsonb
language plpgsql stable security definer set search_path = '' set statement_timeout = '3s'
as $$
declare
  conversation uuid := conversation_messages.conversation_id;
  size integer := least(greatest(coalesce(page_size, 50), 1), 500);
  until timestamptz := coalesce((
    select m.created_at from public.messages m
    where m.id = around and m.conversation_id = conversation and not private.is_withheld_message(m.id)
  ), before - interval '1 millisecond', 'infinity');
  since timestamptz := case when until < 'infinity' and before is null then until else after end;
  me uuid := auth.uid();
  lines jsonb;
begin
  if not private.is_my_conversation(conversation) then
    return jsonb_build_object('items', '[]'::jsonb, 'has_older', false, 'has_newer', false);
  end if;
  with older as (
    select m.* from public.messages m
    where m.conversation_id = conversation and m.created_at <= until and after is null
      and not exists (select from private.withheld_messages w where w.message_id = m.id and w.user_id = me)
    order by m.created_at desc, m.id desc limit size + 1
  ), newer as (
    select m.* from public.messages m
    where m.conversation_id = conversation and m.created_at > since
      and not exists (select from private.withheld_messages w where w.message_id = m.id and w.user_id = me)
    order by m.created_at, m.id limit size + 1
  ), page as (
    (select o.* from older o order by o.created_at desc, o.id desc limit size)
    union all
    (select n.* from newer n order by n.created_at, n.id limit size)
  )
  select jsonb_build_object(
    'items', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', m.id, 'sender_id', m.sender_id, 'client_key', m.client_key, 'text', m.text, 'created_at', m.created_at,
        'attachment_count', m.attachment_count,
        'attachments', case when m.attachment_count > 0 then private.attachments_of(m.id) else '[]' end,
        'step', case when m.event_version is not null then private.step_json(m.hire_request_id, m.event_version) end
      ) order by m.created_at, m.id)
      from page m
    ), '[]'),
    'has_older', (select count(*) > size from older),
    'has_newer', (select count(*) > size from newer)
  ) into lines;
  return lines;
end;
$$;
comment on function public.conversation_messages(uuid, timestamptz, timestamptz, uuid, integer) is
  'Lines of a conversation of the caller, oldest first: the newest, those before or after a time, or those on both sides of one.';

create function private.open_requests_between(me uuid, other uuid) returns jsonb
language sql stable security definer set search_path = ''
return (
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', h.id,
    'title', h.title,
    'side', case h.client_id when me then 'client' else 'creator' end,
    'status', h.status,
    'waiting_side', coalesce((
      select coalesce(private.case_turn(c), 'admin')
      from public.cases c where c.hire_request_id = h.id and c.closed_at is null
    ), private.waiting_side(h)),
    'offer', (
      select jsonb_build_object('kind', o.kind, 'side', o.side, 'valid_until', o.valid_until)
      from public.offers o where o.id = h.open_offer_id
    ),
    'case_status', (
      select c.status from public.cases c where c.hire_request_id = h.id and c.closed_at is null
    ),
    'end_asked_by', h.end_asked_by,
    'ends_at', private.ends_at(h),
    'due_on', m.due_on,
    'time_zone', h.time_zone,
    'delivered_at', h.delivered_at,
    'updated_at', h.updated_at,
    'expires_at', private.expires_at(h),
    'review_until', private.review_until(h)
  ) order by h.updated_at desc, h.id), '[]')
  from (
    select r.* from public.hire_requests r
    where r.status in ('pending', 'accepted')
      and ((r.client_id = me and r.creator_id = other) or (r.client_id = other and r.creator_id = me))
      and not private.is_withheld(r.id, me)
    order by r.updated_at desc, r.id limit 10
  ) h
  left join public.milestones m on m.hire_request_id = h.id and m.number = h.milestone
);
comment on function private.open_requests_between(uuid, uuid) is
  'What waits between two people: their open requests, the last changed first, at most 10.';

create function public.conversation_details(conversation_id uuid) returns jsonb
language sql stable security definer set search_path = ''
begin atomic
  select jsonb_build_object(
    'is_muted', private.is_muted(c.id, (select auth.uid())),
    'is_blocked', private.has_blocked(
      (select auth.uid()),
      case c.first_user_id when (select auth.uid()) then c.second_user_id else c.first_user_id end
    ),
    'requests', private.open_requests_between(
      (select auth.uid()),
      case c.first_user_id when (select auth.uid()) then c.second_user_id else c.first_user_id end
    )
  )
  from public.conversations c
  where c.id = conversation_details.conversation_id
    and (select auth.uid()) in (c.first_user_id, c.second_user_id);
end;
comment on function public.conversation_details(uuid) is
  'Whether the caller has muted this conversation of theirs or blocked the other person, and the open requests between the two; null if it is not theirs.';

create function public.my_conversations(
  q text default '', cursor text default null, page_size integer default 50
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  me uuid := auth.uid();
  size integer := least(greatest(coalesce(page_size, 50), 1), 100);
  place record;
  pattern text := private.like_pattern(q);
  items jsonb;
begin
  place := private.parse_cursor(cursor);
  with mine as (
    select c.id, r.read_at,
      case when exists (
        select from private.withheld_messages w where w.user_id = me and w.conversation_id = c.id
      ) then (
        select max(m.created_at) from public.messages m
        where m.conversation_id = c.id
          and not exists (select from private.withheld_messages w where w.message_id = m.id and w.user_id = me)
      ) else c.last_message_at end as latest_at,
      case when c.first_user_id = me then c.second_user_id else c.first_user_id end as other_id
    from public.conversations c
    left join public.conversation_reads r on r.conversation_id = c.id and r.user_id = me
    where (c.first_user_id = me or c.second_user_id = me)
      and c.last_message_at is not null
  ), page as (
    select m.*, u.id as user_id, coalesce(u.name, 'Former user') as name, u.avatar,
      private.seen_at(m.other_id, me) as seen_at
    from mine m
    left join public.users u on u.id = m.other_id
    where m.latest_at is not null and (pattern is null or private.search_form(coalesce(u.name, 'Former user')) like pattern)
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
        'text', left(m.text, 200), 'sender_id', m.sender_id, 'created_at', m.created_at,
        'attachment_count', m.attachment_count,
        'step', private.step_json(m.hire_request_id, m.event_version))
      from public.messages m where m.conversation_id = p.id
        and not exists (select from private.withheld_messages w where w.message_id = m.id and w.user_id = me)
      order by m.created_at desc, m.id desc limit 1),
    'unread', (
      select count(*) from (
        select from public.messages m
        where m.conversation_id = p.id and m.created_at > coalesce(p.read_at, '-infinity')
          and m.sender_id is distinct from me
          and not exists (select from private.withheld_messages w where w.message_id = m.id and w.user_id = me)
        limit 100) unread),
    'is_muted', private.is_muted(p.id, me),
    'requests', private.open_requests_between(me, p.other_id),
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
  'A page of the caller''s conversations, latest first, with the other person, the last message, '
  'how many are unread (100 at most) and what waits between the two.';

create function public.unread_messages() returns integer
language sql stable security definer set search_path = '' set statement_timeout = '3s'
begin atomic
  select count(*)::integer from (
    select
    from public.conversations c
    left join public.conversation_reads r
      on r.conversation_id = c.id and r.user_id = (select auth.uid())
    cross join lateral (
      select from public.messages m
      where m.conversation_id = c.id and m.created_at > coalesce(r.read_at, '-infinity')
        and m.sender_id is distinct from (select auth.uid())
        and not exists (
          select from private.withheld_messages w
          where w.message_id = m.id and w.user_id = (select auth.uid())
        )
      limit 100
    ) unread
    where (select auth.uid()) in (c.first_user_id, c.second_user_id)
      -- Looks for no messages where all are read, which is faster.
      and c.last_message_at > coalesce(r.read_at, '-infinity')
      and not private.is_muted(c.id, (select auth.uid()))
    limit 100
  ) counted;
end;
comment on function public.unread_messages() is
  'How many messages the caller has not read, in all conversations that are not muted; 100 at most.';

create function private.found_at(value text, needle text) returns integer
language plpgsql immutable set search_path = ''
as $$
declare
  sought integer := strpos(private.search_form(value), needle);
  position integer := sought;
  previous integer := 0;
begin
  -- What the search form leaves out before it moves it.
  while position > previous loop
    previous := position;
    position := sought + previous - char_length(private.search_form(left(value, previous)));
  end loop;
  return position;
end;
$$;
comment on function private.found_at(text, text) is 'Where a text contains what its search form contains.';

create function public.search_messages(
  q text, cursor text default null, page_size integer default 20
) returns jsonb
language plpgsql stable security definer set search_path = '' set statement_timeout = '3s'
as $$
declare
  me uuid := auth.uid();
  size integer := least(greatest(coalesce(page_size, 20), 1), 50);
  needle text := private.search_form(btrim(q, e' \t\r\n'));
  place record;
  items jsonb;
begin
  place := private.parse_cursor(cursor);
  if private.has_text(needle) is not true then
    return jsonb_build_object('items', '[]'::jsonb, 'next_cursor', null);
  end if;
  with mine as (
    select c.id,
      case when c.first_user_id = me then c.second_user_id else c.first_user_id end as other_id
    from public.conversations c
    where me in (c.first_user_id, c.second_user_id)
  ), page as (
    select c.other_id, m.*
    from mine c
    cross join lateral (
      select m.id, m.conversation_id, m.sender_id, m.text, m.created_at
      from public.messages m
      where m.conversation_id = c.id and strpos(private.search_form(m.text), needle) > 0
        and not exists (select from private.withheld_messages w where w.message_id = m.id and w.user_id = me)
        and (place.after_id is null or (m.created_at, m.id) < (place.after_time, place.after_id))
      order by m.created_at desc, m.id desc
      limit size + 1
    ) m
    order by m.created_at desc, m.id desc
    limit size + 1
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', p.id,
    'conversation_id', p.conversation_id,
    'other', jsonb_build_object(
      'id', u.id, 'name', coalesce(u.name, 'Former user'), 'avatar', u.avatar),
    'sender_id', p.sender_id,
    'excerpt', substr(p.text, starts.at, 240),
    'is_cut', starts.at > 1,
    'created_at', p.created_at
  ) order by p.created_at desc, p.id desc), '[]')
  into items
  from page p
  left join public.users u on u.id = p.other_id
  cross join lateral (
    -- What is far into a long message is shown with what is just before it.
    select case when f.at > 100 then f.at - 40 else 1 end as at from private.found_at(p.text, needle) as f (at)
  ) starts;
  return jsonb_build_object(
    'items', items - size,
    'next_cursor', case when jsonb_array_length(items) > size then
      (items -> size - 1 ->> 'id') || '_' || (items -> size - 1 ->> 'created_at')
    end
  );
end;
$$;
comment on function public.search_messages(text, text, integer) is
  'A page of the messages in the caller''s conversations that contain this text, in the search form of both, the newest first.';

create function public.touch_last_seen(time_zone text default null) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.last_seen as l (user_id)
  select u.id from public.users u where u.id = auth.uid()
  on conflict (user_id) do update set seen_at = now()
  where l.seen_at < now() - interval '30 seconds';
  if private.is_time_zone(time_zone) then
    update public.user_private p set time_zone = touch_last_seen.time_zone
    where p.user_id = auth.uid() and p.time_zone is distinct from touch_last_seen.time_zone;
  end if;
end;
$$;
comment on function public.touch_last_seen(text) is 'The caller has the site open, in this time zone.';

create function public.people(ids uuid[])
returns table (
  id uuid, name text, avatar text, is_creator boolean, last_seen_at timestamptz,
  is_suspended boolean
)
language sql stable security definer set search_path = ''
begin atomic
  select u.id, u.name, u.avatar, private.is_public_creator(u.id),
    case when private.is_partner(u.id) then private.seen_at(u.id, (select auth.uid())) end,
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

create function private.is_closed(conversation uuid) returns boolean
language sql stable security definer set search_path = ''
return exists (
  select from public.conversations c
  join private.blocks b on b.blocker_id = (select auth.uid())
    and b.blocked_id in (c.first_user_id, c.second_user_id)
  where c.id = is_closed.conversation
    and not private.have_running_request(c.first_user_id, c.second_user_id)
);
comment on function private.is_closed(uuid) is
  'Whether the caller has blocked the other member of this conversation, and no accepted request keeps it open.';

create function private.may_join(topic text, extension text, is_speaking boolean) returns boolean
language sql stable security definer set search_path = ''
return case
  when not private.has_account() or extension not in ('broadcast', 'presence') then false
  when is_speaking and not private.may_write() then false
  when left(topic, 13) = 'conversation:'
    then private.is_my_conversation(private.parse_uuid(substr(topic, 14)))
      and not private.is_closed(private.parse_uuid(substr(topic, 14)))
  when left(topic, 5) = 'user:' then
    not is_speaking and extension = 'broadcast'
    and private.parse_uuid(substr(topic, 6)) = (select auth.uid())
  when left(topic, 7) = 'online:' then
    case
      when private.parse_uuid(substr(topic, 8)) = (select auth.uid())
        then not is_speaking or (extension = 'presence' and public.my_presence())
      else not is_speaking and private.is_partner(private.parse_uuid(substr(topic, 8)))
        and (extension = 'broadcast' or not private.has_blocked(private.parse_uuid(substr(topic, 8)), (select auth.uid())))
    end
  else false
end;
comment on function private.may_join(text, text, boolean) is
  'Channels are conversation:{id} for its members, user:{id} in which the database announces to a user what concerns them, and '
  'online:{user id} in which a user is present for their partners. Older versions of Realtime admit no one who may not '
  'listen to broadcasts, so online:{user id} allows it, although nothing is broadcast there. Whom its user has blocked joins it like '
  'the others, and sees nobody present. Who has blocked someone neither hears nor tells them that they type.';

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
  and not private.is_withheld_message(id)
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

grant all on private.last_seen, private.muted_conversations, private.withheld_messages to service_role;
grant select on public.conversations, public.messages, public.conversation_reads to authenticated;
grant insert (conversation_id, client_key, text) on public.messages to authenticated;
grant execute on function private.is_my_conversation(uuid), private.is_withheld_message(uuid),
  private.may_join(text, text, boolean)
to authenticated;
grant execute on function public.send_message(uuid, text, uuid, jsonb), public.mark_read(uuid),
  public.my_conversations(text, text, integer), public.touch_last_seen(text),
  public.people(uuid[]), public.mute_conversation(uuid, boolean), public.conversation_details(uuid),
  public.unread_messages(), public.search_messages(text, text, integer),
  public.conversation_messages(uuid, timestamptz, timestamptz, uuid, integer)
to authenticated;
