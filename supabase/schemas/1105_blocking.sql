create function public.block_user(user_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  me uuid := private.require_party();
  request public.hire_requests;
  conversation uuid;
begin
  if block_user.user_id = me then
    perform private.raise_invalid('You can''t block yourself');
  end if;
  perform private.lock_people(me, block_user.user_id);
  if not coalesce(
    private.is_public_creator(block_user.user_id) or private.is_partner(block_user.user_id)
      or private.is_counterparty(block_user.user_id), false)
  then
    perform private.raise_conflict('PT404', 'You can''t block this person');
  end if;
  perform private.limit_rate('block', 60, interval '1 hour');
  if private.has_blocked(me, block_user.user_id) then
    return;
  elsif (select count(*) from private.blocks b where b.blocker_id = me) >= 500 then
    perform private.raise_invalid('You can block up to 500 people. Unblock someone first');
  end if;
  -- They begin to be withheld with the next one: those that already wait are answered, as without a block.
  for request in
    select h.* from public.hire_requests h
    where h.status = 'pending' and not private.is_withheld(h.id, me)
      and ((h.client_id = me and h.creator_id = block_user.user_id)
        or (h.client_id = block_user.user_id and h.creator_id = me))
    order by h.id for no key update
  loop
    perform private.move_hire_request(
      request.id, case when request.client_id = me then 'cancel' else 'decline' end, me);
  end loop;
  select c.id into conversation from public.conversations c
  where c.first_user_id = least(me, block_user.user_id) and c.second_user_id = greatest(me, block_user.user_id);
  if conversation is not null then
    perform private.note_read(conversation, me, block_user.user_id, clock_timestamp());
  end if;
  insert into private.blocks (blocker_id, blocked_id) values (me, block_user.user_id);
  perform private.announce(me, 'blocks_changed', '{}');
end;
$$;
comment on function public.block_user(uuid) is
  'This person''s messages and requests no longer reach the caller, and they cannot tell. Pending requests of the two are declined or '
  'withdrawn; accepted ones go on, and while there is one, so do messages.';

create function public.unblock_user(user_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  me uuid := private.require_party();
begin
  perform private.limit_rate('block', 60, interval '1 hour');
  delete from private.blocks b where b.blocker_id = me and b.blocked_id = unblock_user.user_id;
  if found then
    perform private.announce(me, 'blocks_changed', '{}');
  end if;
end;
$$;
comment on function public.unblock_user(uuid) is
  'What this person writes from now on reaches the caller again; what they wrote meanwhile never does.';

create function public.my_blocks() returns jsonb
language sql stable security definer set search_path = ''
return (
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', u.id, 'name', u.name, 'avatar', u.avatar, 'blocked_at', b.created_at
  ) order by b.created_at desc, b.blocked_id), '[]')
  from private.blocks b join public.users u on u.id = b.blocked_id
  where b.blocker_id = (select auth.uid())
);
comment on function public.my_blocks() is 'Whom the caller has blocked, the last one first; at most 500.';

grant execute on function public.block_user(uuid), public.unblock_user(uuid), public.my_blocks() to authenticated;
