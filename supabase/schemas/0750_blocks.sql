create table private.blocks (
  blocker_id uuid not null references public.users (id) on delete cascade,
  blocked_id uuid not null references public.users (id) on delete cascade,
  created_at timestamptz(3) not null default now(),
  primary key (blocker_id, blocked_id),
  constraint not_oneself check (blocker_id <> blocked_id)
);
comment on table private.blocks is
  'Whose messages and requests no longer reach a user. The blocked person cannot tell: nothing that they can read differs.';
alter table private.blocks enable row level security;

create table private.hidden_presence (
  user_id uuid primary key references public.users (id) on delete cascade,
  hidden_at timestamptz(3) not null default now()
);
comment on table private.hidden_presence is
  'Who does not show when they are online. For others they are offline since this time.';
alter table private.hidden_presence enable row level security;

create index blocks_of_blocked on private.blocks (blocked_id);

create function private.has_blocked(person uuid, other uuid) returns boolean
language sql stable security definer set search_path = ''
return exists (
  select from private.blocks b where b.blocker_id = person and b.blocked_id = other
);
comment on function private.has_blocked(uuid, uuid) is 'Whether this person has blocked the other one.';

create function private.fail_if_blocked(person uuid, other uuid) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if private.has_blocked(person, other) then
    perform private.raise_conflict('PT409', 'You blocked this person. Unblock them first');
  end if;
end;
$$;
comment on function private.fail_if_blocked(uuid, uuid) is
  'A person writes nothing to a person they blocked, who would see it and could not answer.';

create function public.show_presence(shown boolean) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  me uuid := private.require_party();
begin
  if shown is null then
    perform private.raise_invalid('Choose whether to show when you are online');
  end if;
  perform private.limit_rate('presence', 60, interval '1 minute');
  if shown then
    delete from private.hidden_presence p where p.user_id = me;
  else
    insert into private.hidden_presence (user_id) values (me) on conflict do nothing;
  end if;
  perform private.announce(me, 'presence_changed', '{}');
end;
$$;
comment on function public.show_presence(boolean) is
  'Whether the caller''s partners see when they are online and when they last were. It changes nothing else.';

create function public.my_presence() returns boolean
language sql stable security definer set search_path = ''
return not exists (select from private.hidden_presence p where p.user_id = (select auth.uid()));
comment on function public.my_presence() is 'Whether the caller shows when they are online.';

grant all on private.blocks, private.hidden_presence to service_role;
grant execute on function public.show_presence(boolean), public.my_presence() to authenticated;
