create table public.saved_creators (
  user_id uuid not null default auth.uid() references public.users (id) on delete cascade,
  creator_id uuid not null references public.users (id) on delete cascade,
  note text check (private.is_text(note, 500)),
  created_at timestamptz(3) not null default now(),
  primary key (user_id, creator_id),
  constraint not_oneself check (user_id <> creator_id)
);
comment on table public.saved_creators is 'The creators that a person keeps at hand, with a note.';

create index saved_creators_by_creator on public.saved_creators (creator_id);

create trigger "limit" before insert on public.saved_creators
for each row execute function private.limit_rows(60, '1 minute', 1000, 'saved creators');

alter table public.saved_creators enable row level security;

create policy "People read their own saved creators" on public.saved_creators
for select to authenticated using (user_id = (select auth.uid()));
create policy "People save creators that everyone sees" on public.saved_creators
for insert to authenticated with check (
  user_id = (select auth.uid()) and private.is_public_creator(creator_id)
);
create policy "People edit their own notes" on public.saved_creators
for update to authenticated
using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "People remove their own saved creators" on public.saved_creators
for delete to authenticated using (
  user_id = (select auth.uid()) and (select private.may_write())
);
create policy "Suspended people save no creators" on public.saved_creators
as restrictive for all to authenticated
using (true) with check ((select private.may_write()));

grant select, delete on public.saved_creators to authenticated;
grant insert (creator_id, note) on public.saved_creators to authenticated;
grant update (note) on public.saved_creators to authenticated;
