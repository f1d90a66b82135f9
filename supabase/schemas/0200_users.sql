create table public.users (
  id uuid primary key references auth.users (id) on delete cascade,
  name text not null check (private.is_name(name)),
  username text unique check (private.is_username(username)),
  avatar text check (private.is_image(avatar, id)),
  bio text check (char_length(bio) <= 2000),
  location text check (private.is_text(location, 100)),
  skills text[] not null default '{}' check (private.is_text_list(skills, 50, 50)),
  website text check (private.is_link(website)),
  linkedin text check (
    linkedin ~* '^(https?://)?(www\.)?linkedin\.com/in/[^\s/?#"''<>`\\:@]{1,100}/?$'
  ),
  github text check (
    github ~* '^(https?://)?(www\.)?github\.com/[^\s/?#"''<>`\\:@]{1,100}/?$'
  ),
  twitter text check (
    twitter ~* '^(https?://)?(www\.)?(twitter|x)\.com(/[^\s/?#"''<>`\\:@]{0,100})?/?$'
  ),
  instagram text check (
    instagram ~* '^((https?://)?(www\.)?instagram\.com/|@?)[a-z0-9._]{1,60}/?$'
  ),
  is_dev boolean not null default false,
  preferred_language text check (
    preferred_language in ('en', 'es', 'fr', 'de', 'it', 'pt', 'ru', 'zh', 'ja', 'ko', 'hi', 'ar')
  ),
  years_experience integer check (years_experience between 0 and 50),
  hourly_rate numeric check (
    hourly_rate >= 0 and hourly_rate <= 100000 and hourly_rate = round(hourly_rate, 2)
  ),
  availability text check (
    availability in ('full-time', 'part-time', 'not-available', 'Available for projects')
  ),
  specialization text check (private.is_text(specialization, 100)),
  education jsonb not null default '[]' check (
    octet_length(education::text) <= 16384
    and private.are_shaped(
      education,
      '{"school": "string", "degree": "string", "field": "string", "from": "string", "to": "string"}'
    )
    and not jsonb_path_exists(education, '$[*].from ? (!(@ like_regex "^((19|20)[0-9]{2})?$"))')
    and not jsonb_path_exists(education, '$[*].to ? (!(@ like_regex "^((19|20)[0-9]{2})?$"))')
  ),
  experience jsonb not null default '[]' check (
    octet_length(experience::text) <= 32768
    and private.are_shaped(
      experience,
      '{"company": "string", "position": "string", "description": "string", "from": "string",
        "to": "string", "current": "boolean"}'
    )
    and not jsonb_path_exists(experience, '$[*].from ? (!(@ like_regex "^((19|20)[0-9]{2})?$"))')
    and not jsonb_path_exists(experience, '$[*].to ? (!(@ like_regex "^((19|20)[0-9]{2})?$"))')
  ),
  languages text[] not null default '{}' check (private.is_text_list(languages, 30, 50)),
  rating_avg double precision not null default 0 check (rating_avg between 0 and 5),
  rating_count integer not null default 0 check (rating_count >= 0),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
comment on table public.users is 'The public profile, one per auth user, made by a trigger on it.';
alter table public.users enable row level security;

create table public.user_private (
  user_id uuid primary key references public.users (id) on delete cascade,
  email text check (private.is_email(email)),
  onboarding_chat jsonb not null default '[]' check (
    octet_length(onboarding_chat::text) <= 65536
    and private.are_shaped(
      onboarding_chat,
      '{"id": "string", "type": "string", "content": "string", "timestamp": "number"}'
    )
  ),
  preferences jsonb not null default '{}' check (
    octet_length(preferences::text) <= 8192
    and jsonb_typeof(preferences) = 'object'
    and not preferences @? 'strict $.* ? (@.type() == "object" || @.type() == "array" || @.type() == "null")'
  ),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  view_count integer not null default 0 check (view_count >= 0),
  purpose text check (purpose in ('hire', 'work', 'both')),
  purpose_asked_at timestamptz(3),
  time_zone text check (private.is_text(time_zone, 64))
);
comment on table public.user_private is
  'Visible only to its owner; the email mirrors the auth user''s.';
comment on column public.user_private.purpose_asked_at is
  'When the account was asked what brings it here; null until then. Nobody is asked twice.';
comment on column public.user_private.time_zone is
  'Where the account''s browser was last; null until it said so. Days of a creator''s new requests end there.';
alter table public.user_private enable row level security;

create function private.time_zone_of(person uuid) returns text
language sql stable security definer set search_path = ''
return coalesce((select p.time_zone from public.user_private p where p.user_id = person), 'UTC');

create table public.creator_contacts (
  user_id uuid primary key references public.users (id) on delete cascade,
  email text not null check (private.is_email(email)),
  confirmed_at timestamptz(3),
  audience text not null default 'everyone'
    check (audience in ('everyone', 'signed_in', 'nobody')),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
comment on table public.creator_contacts is
  'The mail link of a creator; others call creator_contact(), one creator at a time.';
comment on column public.creator_contacts.confirmed_at is
  'When the account or the link in a mail to it confirmed this email address; until then no one else sees it.';
alter table public.creator_contacts enable row level security;

create table private.former_usernames (
  username text primary key,
  user_id uuid references public.users (id) on delete set null,
  reserved_until timestamptz(3) not null default clock_timestamp() + interval '90 days'
);
comment on table private.former_usernames is
  'Former usernames: links to them lead to the new URL, and no one else can take them for 90 days. Those of deleted accounts lead nowhere.';
alter table private.former_usernames enable row level security;

create index former_usernames_of_user on private.former_usernames (user_id, reserved_until desc);
-- Each row of a list checks whether its owner is a creator.
create index creators on public.users (id) where is_dev;
create index creators_by_name on public.users (lower(name), id) where is_dev;
create index users_by_name on public.users (name, id);
create index users_newest on public.users (is_dev, created_at desc, id desc);
create index clients_name on public.users using gin (private.search_form(name) extensions.gin_trgm_ops)
where not is_dev;

-- The only definition of whose work is public.
create view private.public_creators as
select u.*
from public.users u
where u.is_dev
  and not exists (select from private.suspensions s where s.user_id = u.id)
  and not exists (
    select from private.hidden_items h where h.kind = 'user' and h.item_id = u.id
  )
  and not exists (
    select from private.closed_accounts c where c.user_id = u.id and c.closed_until > now()
  );

create function private.lock_people(variadic people uuid[]) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform from public.users u where u.id = any (people) order by u.id for key share;
end;
$$;
comment on function private.lock_people(uuid[]) is
  'Comes before every other lock of a call that writes rows of two users: a deletion of an account locks the user first, '
  'and then their rows.';

-- A page of a search calls it for each row, and plpgsql keeps the plan of the view for the session.
create function private.is_public_creator(creator uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (select from private.public_creators c where c.id = creator);
end;
$$;

create function private.is_developer() returns boolean
language sql stable security definer set search_path = ''
return exists (select from public.users u where u.id = (select auth.uid()) and u.is_dev);
comment on function private.is_developer() is 'A preference of the caller, not a privilege.';

create function private.add_user() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  wanted_name text := private.clean_name(new.raw_user_meta_data ->> 'name');
  wanted_username text := lower(btrim(new.raw_user_meta_data ->> 'username'));
begin
  if private.is_name(wanted_name) is not true then
    wanted_name := 'New member';
  end if;
  begin
    insert into public.users (id, name, username) values (new.id, wanted_name, wanted_username);
  exception when unique_violation or check_violation then
    insert into public.users (id, name) values (new.id, wanted_name);
  end;
  insert into public.user_private (user_id, email)
  values (new.id, case when private.is_email(new.email) then new.email end);
  return new;
end;
$$;
comment on function private.add_user() is
  'A sign-up never fails because of its names or its email: a taken or invalid username becomes null, a long name is cut, and an address that '
  'the auth service accepts and this product does not is no contact address.';

create function private.mirror_account() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  closed_until timestamptz := case when new.deleted_at is null then new.banned_until else 'infinity' end;
begin
  -- The auth service replaces the address of an account that it marks as deleted with a hash.
  update public.user_private set email = case when private.is_email(new.email) then new.email end
  where user_id = new.id;
  if new.deleted_at is null and private.is_email(new.email) then
    update public.creator_contacts c set email = new.email
    where c.user_id = new.id and lower(c.email) = lower(old.email);
  end if;
  delete from private.closed_accounts c where c.user_id = new.id;
  insert into private.closed_accounts (user_id, closed_until)
  select new.id, closed_until where closed_until > now();
  return new;
end;
$$;

create function private.add_contact() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.creator_contacts (user_id, email)
  select p.user_id, p.email
  from public.user_private p
  where p.user_id = new.id and private.is_email(p.email)
  on conflict (user_id) do nothing;
  return new;
end;
$$;

create function private.lock_by_name() returns trigger
language plpgsql set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtext(tg_argv[0]));
  return null;
end;
$$;
comment on function private.lock_by_name() is
  'One at a time: two users who swap their names at once would each wait for the name of the other.';

create function private.reserve_former_username() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.former_usernames f
  where f.username = new.username and (f.user_id = new.id or f.reserved_until <= now());
  if exists (select from private.former_usernames f where f.username = new.username) then
    raise unique_violation using message = 'This username is reserved';
  end if;
  if new.username is distinct from old.username then
    insert into private.former_usernames (username, user_id)
    select old.username, old.id where old.username is not null;
    -- Changing names repeatedly reserves no more than five.
    delete from private.former_usernames f
    where f.user_id = new.id and f.username not in (
      select r.username from private.former_usernames r
      where r.user_id = new.id order by r.reserved_until desc limit 5
    );
  end if;
  return null;
end;
$$;
comment on function private.reserve_former_username() is
  'Runs after the row is written: a call that waited for the same name sees its reservation here. '
  'The five latest names of a user are reserved.';

create function private.reserve_deleted_username() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.former_usernames (username) values (old.username);
  return null;
end;
$$;
comment on function private.reserve_deleted_username() is
  'Old links to a deleted account show no one else.';

create function private.confirmed_at(owner uuid, address text) returns timestamptz
language sql stable security definer set search_path = ''
return (
  select a.email_confirmed_at from auth.users a
  where a.id = owner and lower(a.email) = lower(address)
);

create function private.check_contact() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.confirmed_at := coalesce(
    private.confirmed_at(new.user_id, new.email),
    case when lower(new.email) = lower(old.email) then old.confirmed_at end
  );
  return new;
end;
$$;

create function private.confirm_contact() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.creator_contacts c set confirmed_at = new.email_confirmed_at
  where c.user_id = new.id and c.confirmed_at is null and lower(c.email) = lower(new.email);
  return new;
end;
$$;

create trigger check_contact before insert or update of email on public.creator_contacts
for each row execute function private.check_contact();
create trigger on_auth_email_confirmed after update of email, email_confirmed_at on auth.users
for each row execute function private.confirm_contact();
create trigger on_auth_user_added after insert on auth.users
for each row execute function private.add_user();
create trigger on_auth_account_changed after update of email, banned_until, deleted_at on auth.users
for each row when (
  (new.email, new.banned_until, new.deleted_at)
  is distinct from (old.email, old.banned_until, old.deleted_at)
)
execute function private.mirror_account();
create trigger contact_of_new_developer after update of is_dev on public.users
for each row when (new.is_dev and not old.is_dev) execute function private.add_contact();
create trigger set_updated_at before update on public.users
for each row execute function private.set_updated_at('updated_at', 'rating_avg', 'rating_count');
create trigger set_updated_at before update on public.user_private
for each row execute function private.set_updated_at('updated_at', 'email', 'view_count', 'time_zone');
create trigger set_updated_at before update on public.creator_contacts
for each row execute function private.set_updated_at('updated_at', 'confirmed_at');

-- For the statement, which has locked no row yet.
create trigger lock_username before update of username on public.users
for each statement execute function private.lock_by_name('public.users.username');
create trigger former_username after insert or update of username on public.users
for each row execute function private.reserve_former_username();

create trigger deleted_username after delete on public.users
for each row when (old.username is not null) execute function private.reserve_deleted_username();

create function public.username_available(name text) returns boolean
language sql stable security definer set search_path = ''
return coalesce(
  private.is_username(lower(username_available.name))
  and not exists (
    select from public.users u
    where u.username = lower(username_available.name) and u.id is distinct from (select auth.uid())
  )
  and not exists (
    select from private.former_usernames f
    where f.username = lower(username_available.name)
      and (f.user_id = (select auth.uid())) is not true and f.reserved_until > now()
  ),
  false
);
comment on function public.username_available(text) is
  'Whether the caller could take this name; their own and their former names count as free.';

create function public.creator_by_former_username(name text) returns uuid
language sql stable security definer set search_path = ''
begin atomic
  select f.user_id from private.former_usernames f
  where f.username = lower(creator_by_former_username.name) and f.reserved_until > now()
    and private.is_public_creator(f.user_id);
end;
comment on function public.creator_by_former_username(text) is
  'The creator who had this name in the last 90 days, for links to it; null if there is none or they are not visible.';

create function public.creator_contact(creator_id uuid) returns text
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.limit_visitor('contact', 120, interval '10 minutes');
  return (
    select c.email
    from public.creator_contacts c
    where c.user_id = creator_contact.creator_id
      and (
        c.user_id = (select auth.uid())
        or (
          private.is_public_creator(c.user_id)
          and c.confirmed_at is not null
          and (
            c.audience = 'everyone'
            or (c.audience = 'signed_in' and (select auth.uid()) is not null)
          )
        )
      )
  );
end;
$$;
comment on function public.creator_contact(uuid) is
  'The confirmed address behind a creator''s mail link, or null if the caller is not in its audience; 120 times in ten minutes.';

create function public.ask_purpose() returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  me uuid := private.require_writer();
begin
  update public.user_private p set purpose_asked_at = now()
  where p.user_id = me and p.purpose_asked_at is null
    and not exists (select from public.users u where u.id = me and u.is_dev);
  return found;
end;
$$;
comment on function public.ask_purpose() is
  'Whether to ask the caller what brings them here: true once for each account, which then counts as asked; never for creators.';

create function public.answer_purpose(purpose text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  me uuid := private.require_writer();
begin
  if (purpose in ('hire', 'work', 'both')) is not true then
    perform private.raise_invalid('Choose one of these: hire, work, both');
  end if;
  update public.user_private p set purpose = answer_purpose.purpose
  where p.user_id = me and p.purpose is null;
end;
$$;
comment on function public.answer_purpose(text) is
  'What brings the caller here: hire, work or both. The first answer counts.';

-- Runs as the caller: policies, column grants and checks apply as for any other edit.
create function public.complete_onboarding(
  profile jsonb,
  transcript jsonb default '[]',
  replaced text[] default '{}'
)
returns void
language plpgsql set search_path = ''
as $$
declare
  chosen jsonb := (
    select jsonb_object_agg(given.key, given.value)
    from jsonb_each(profile) given
    where given.key = any (replaced)
  );
begin
  -- The chosen value, else the stored one, else the interview's.
  update public.users u
  set bio = coalesce(chosen ->> 'bio', nullif(u.bio, ''), profile ->> 'bio'),
      skills = case
        when chosen ? 'skills'
          then array(select jsonb_array_elements_text(chosen -> 'skills'))
        when u.skills = '{}' and profile ? 'skills'
          then array(select jsonb_array_elements_text(profile -> 'skills'))
        else u.skills
      end,
      preferred_language = coalesce(
        chosen ->> 'preferred_language', u.preferred_language, profile ->> 'preferred_language'
      ),
      years_experience = coalesce(
        (chosen ->> 'years_experience')::integer,
        u.years_experience,
        (profile ->> 'years_experience')::integer
      ),
      hourly_rate = coalesce(
        (chosen ->> 'hourly_rate')::numeric, u.hourly_rate, (profile ->> 'hourly_rate')::numeric
      ),
      availability = coalesce(
        chosen ->> 'availability', u.availability, profile ->> 'availability'
      ),
      specialization = coalesce(
        chosen ->> 'specialization', u.specialization, profile ->> 'specialization'
      ),
      is_dev = true
  where u.id = (select auth.uid());
  if not found then
    raise exception using errcode = 'PT404', message = 'Your account has no profile to complete';
  end if;
  update public.user_private p
  set onboarding_chat = coalesce(transcript, '[]')
  where p.user_id = (select auth.uid());
exception
  -- The policies deny this only to suspended users.
  when insufficient_privilege then
    raise exception using errcode = 'PT403', message = 'Your account is suspended';
end;
$$;
comment on function public.complete_onboarding(jsonb, jsonb, text[]) is
  'Saves the derived profile, the transcript and the developer flag: all of it or nothing. Fills empty fields; a stored value is replaced only if its field is named.';

create policy "Visitors read creators" on public.users
for select to anon using (private.is_public_creator(id));
create policy "People read creators and themselves" on public.users
for select to authenticated using (
  id = (select auth.uid()) or private.is_public_creator(id)
);
create policy "People edit their own profile" on public.users
for update to authenticated
using (id = (select auth.uid())) with check (id = (select auth.uid()));
create policy "Suspended people edit no profile" on public.users
as restrictive for all to authenticated
using (true) with check ((select private.may_write()));

create policy "People read their own private data" on public.user_private
for select to authenticated using (user_id = (select auth.uid()));
create policy "People edit their own private data" on public.user_private
for update to authenticated
using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "Suspended people edit no private data" on public.user_private
as restrictive for all to authenticated
using (true) with check ((select private.may_write()));

create policy "People read their own contact" on public.creator_contacts
for select to authenticated using (user_id = (select auth.uid()));
create policy "People add their own contact" on public.creator_contacts
for insert to authenticated with check (user_id = (select auth.uid()));
create policy "People edit their own contact" on public.creator_contacts
for update to authenticated
using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "Suspended people edit no contact" on public.creator_contacts
as restrictive for all to authenticated
using (true) with check ((select private.may_write()));

grant all on private.former_usernames to service_role;
grant select on public.users to anon, authenticated;
grant update (
  name, username, avatar, bio, location, skills, website, linkedin, github, twitter, instagram,
  is_dev, preferred_language, years_experience, hourly_rate, availability, specialization,
  education, experience, languages
) on public.users to authenticated;
grant select on public.user_private to authenticated;
grant update (onboarding_chat, preferences) on public.user_private to authenticated;
grant select on public.creator_contacts to authenticated;
grant insert (user_id, email, audience) on public.creator_contacts to authenticated;
grant update (email, audience) on public.creator_contacts to authenticated;
grant execute on function private.is_public_creator(uuid) to anon, authenticated;
grant execute on function private.is_developer() to authenticated;
grant execute on function public.username_available(text) to anon, authenticated;
grant execute on function public.creator_by_former_username(text) to anon, authenticated;
grant execute on function public.creator_contact(uuid) to anon, authenticated;
grant execute on function public.ask_purpose(), public.answer_purpose(text) to authenticated;
grant execute on function public.complete_onboarding(jsonb, jsonb, text[]) to authenticated;
