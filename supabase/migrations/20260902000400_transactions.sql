create table public.transactions (
  id uuid primary key default gen_random_uuid(),
  hire_request_id uuid not null unique references public.hire_requests (id) on delete cascade,
  client_id uuid references public.users (id) on delete set null,
  creator_id uuid references public.users (id) on delete set null,
  title text not null check (private.is_text(title, 150)),
  amount numeric not null check (private.is_amount(amount)),
  status text not null default 'pending' check (status in ('pending', 'completed')),
  completed_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  constraint completed_has_date check ((status = 'completed') = (completed_at is not null))
);
comment on table public.transactions is
  'Written by the life of a request: pending when accepted, completed with it, removed when ended.';

create index transactions_of_creator on public.transactions (creator_id, created_at desc);
create index transactions_of_client on public.transactions (client_id, created_at desc);

create function private.follow_request() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.status = 'accepted' then
    insert into public.transactions (hire_request_id, client_id, creator_id, title, amount)
    values (new.id, new.client_id, new.creator_id, new.title, new.price);
  elsif new.status = 'completed' then
    update public.transactions t set status = 'completed', completed_at = now()
    where t.hire_request_id = new.id;
  else
    delete from public.transactions t where t.hire_request_id = new.id;
  end if;
  return null;
end;
$$;

create function private.guard_transaction() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  movable text[] := array['status', 'completed_at', 'client_id', 'creator_id'];
  request text := (
    select h.status from public.hire_requests h where h.id = old.hire_request_id
  );
begin
  if tg_op = 'DELETE' then
    if request in ('accepted', 'completed') then
      perform private.fail('42501', 'A transaction can''t be changed without its hire request');
    end if;
    return old;
  end if;
  if to_jsonb(new) - movable <> to_jsonb(old) - movable
    or new.client_id is distinct from old.client_id
      and not (new.client_id is null and private.is_gone(old.client_id))
    or new.creator_id is distinct from old.creator_id
      and not (new.creator_id is null and private.is_gone(old.creator_id))
    or (new.status, new.completed_at) is distinct from (old.status, old.completed_at)
      and not (old.status = 'pending' and request = 'completed')
  then
    perform private.fail('42501', 'A transaction can''t be changed without its hire request');
  end if;
  return new;
end;
$$;
comment on function private.guard_transaction() is
  'Holds for every role: the amount stays, and only its request completes or removes a transaction.';

create trigger transaction after update of status on public.hire_requests
for each row when (new.status <> old.status) execute function private.follow_request();
create trigger guard before update or delete on public.transactions
for each row execute function private.guard_transaction();

alter table public.transactions enable row level security;

create policy "Both parties and admins read a transaction" on public.transactions
for select to authenticated using (
  client_id = (select auth.uid())
  or creator_id = (select auth.uid())
  or (select public.am_i_admin())
);

grant select on public.transactions to authenticated;

create function public.wallet_balance() returns numeric
language sql stable set search_path = ''
begin atomic
  select coalesce(sum(t.amount), 0) from public.transactions t
  where t.creator_id = (select auth.uid()) and t.status = 'completed';
end;
comment on function public.wallet_balance() is
  'What the caller has earned: their completed transactions as a creator.';

grant execute on function public.wallet_balance() to authenticated;
