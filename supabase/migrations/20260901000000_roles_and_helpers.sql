-- Everything starts refused: what a role may do stands in the grants of each table.
create extension if not exists pg_trgm with schema extensions;
create extension if not exists pgcrypto with schema extensions;

alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke execute on functions from anon, authenticated;
alter default privileges revoke execute on functions from public;

create schema private;
comment on schema private is 'Never exposed: admins, suspensions, hidden items and the helpers that policies call.';

create function private.has_text(value text) returns boolean
language sql immutable strict parallel safe set search_path = ''
return value ~ (
  '[^\s\u0000-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f'
  || '\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8'
  || '\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]'
);
comment on function private.has_text(text) is 'Whether a human would see anything; null stays null.';

create function private.is_text(value text, longest integer) returns boolean
language sql immutable strict parallel safe set search_path = ''
return private.has_text(value) and char_length(value) <= longest;
comment on function private.is_text(text, integer) is 'Something to read, and not too long.';

create function private.is_text_list(items text[], most integer, longest integer) returns boolean
language sql immutable strict parallel safe set search_path = ''
begin atomic
  select (array_ndims(items) > 1) is not true
    and cardinality(items) <= most
    and not exists (
      select from unnest(items) as item where private.is_text(item, longest) is not true
    );
end;
comment on function private.is_text_list(text[], integer, integer) is
  'At most so many entries, each of them something to read.';

create function private.is_link(value text) returns boolean
language sql immutable strict parallel safe set search_path = ''
return char_length(value) <= 500
  and value ~* '^https?://[^\s\u0000-\u0020\u007f-\u00a0/?#@"''<>`\\]+([/?#][^\s\u0000-\u0020\u007f-\u00a0\u1680\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\ufeff"''<>`\\]*)?$';
comment on function private.is_link(text) is 'An http(s) address without blanks or quotes.';

create function private.is_web_place(value text) returns boolean
language sql immutable strict parallel safe set search_path = ''
return private.is_link(value) or (value !~ ':' and private.is_link('https://' || value));
comment on function private.is_web_place(text) is 'A link, or a link without its https://.';

create function private.is_email(value text) returns boolean
language sql immutable strict parallel safe set search_path = ''
return char_length(value) <= 254
  and value ~ '^[A-Za-z0-9_+''-]+(\.[A-Za-z0-9_+''-]+)*@[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?(\.[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?)+$';
comment on function private.is_email(text) is 'An address that is safe behind mailto:, so without ? and &.';

create function private.is_stored_image(value text) returns boolean
language sql immutable strict parallel safe set search_path = ''
return value ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/(avatar|project|service)/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(jpg|jpeg|png|gif|webp)$';
comment on function private.is_stored_image(text) is
  'A path in the bucket images: {uid}/{avatar|project|service}/{uuid}.{ext}.';

create function private.is_image(value text, owner uuid default null) returns boolean
language sql immutable parallel safe set search_path = ''
return private.is_link(value) or (
  private.is_stored_image(value) and (left(value, 36) = owner::text) is not false
);
comment on function private.is_image(text, uuid) is
  'An http(s) address, or a path in the bucket images: in the folder of the owner, where there is one.';

create function private.are_images(items text[], most integer, owner uuid) returns boolean
language sql immutable parallel safe set search_path = ''
begin atomic
  select (array_ndims(items) > 1) is not true
    and cardinality(items) <= most
    and not exists (select from unnest(items) as item where private.is_image(item, owner) is not true);
end;

create function private.name_hides() returns text
language sql immutable parallel safe set search_path = ''
return '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ufeff'
  || '\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]';
comment on function private.name_hides() is
  'Invisible characters and those that turn the direction of text: with them one name passes for another.';

create function private.is_name(value text) returns boolean
language sql immutable strict parallel safe set search_path = ''
return private.is_text(value, 100)
  and value !~ '[\u0001-\u001f\u007f-\u009f]' and value !~ private.name_hides();
comment on function private.is_name(text) is 'What a person may be called: on one line, without anything hidden.';

create function private.clean_name(value text) returns text
language sql immutable strict parallel safe set search_path = ''
return btrim(left(btrim(regexp_replace(
  regexp_replace(value, '[\s\u0001-\u001f\u007f-\u009f\u2028\u2029]+', ' ', 'g'),
  private.name_hides(), '', 'g'
)), 100));
comment on function private.clean_name(text) is 'The name that a sign-up asks for, as is_name() takes it.';

create function private.is_username(value text) returns boolean
language sql immutable strict parallel safe set search_path = ''
return value ~ '^(?![0-9a-f]{8}-?[0-9a-f]{4}-)[a-z0-9_-]{3,29}$'
  and value not in ('admin', 'moderator', 'user', 'test', 'support');
comment on function private.is_username(text) is 'From 3 to 29 letters, digits, _ and -; nothing reserved, and nothing that begins as an id does.';

create function private.has_shape(value jsonb, shape jsonb) returns boolean
language sql immutable parallel safe set search_path = ''
return case when jsonb_typeof(value) = 'object' then not exists (
  select from jsonb_each(value) as part
  where shape ->> part.key is distinct from jsonb_typeof(part.value)
) else false end;
comment on function private.has_shape(jsonb, jsonb) is
  'An object with no other keys than those of the shape, each of the type that the shape names.';

create function private.are_shaped(items jsonb, shape jsonb) returns boolean
language sql immutable parallel safe set search_path = ''
return case when jsonb_typeof(items) = 'array' then not exists (
  select from jsonb_array_elements(items) as item where not private.has_shape(item, shape)
) else false end;

create function private.is_amount(value numeric) returns boolean
language sql immutable strict parallel safe set search_path = ''
return value >= 1 and value <= 1000000 and value = round(value, 2);
comment on function private.is_amount(numeric) is
  'Dollars from 1 to a million with cents; the upper bound is what refuses NaN.';

create function private.touch() returns trigger
language plpgsql set search_path = ''
as $$
begin
  -- Roll-ups are no edits: who has the profile open in another tab would meet a false conflict.
  if to_jsonb(new) - tg_argv <> to_jsonb(old) - tg_argv then
    new.updated_at := greatest(clock_timestamp(), old.updated_at + interval '1 millisecond');
  end if;
  return new;
end;
$$;
comment on function private.touch() is
  'Moves updated_at strictly forward on every edit; its arguments are columns that are no edit.';

create table private.admins (
  user_id uuid primary key references auth.users (id) on delete cascade,
  reason text not null check (private.is_text(reason, 500)),
  granted_by uuid references auth.users (id) on delete set null,
  created_at timestamptz(3) not null default now()
);
alter table private.admins enable row level security;
comment on table private.admins is 'Who is admin; never read from user metadata.';

create table private.suspensions (
  user_id uuid primary key references auth.users (id) on delete cascade,
  reason text not null check (private.is_text(reason, 500)),
  suspended_by uuid references auth.users (id) on delete set null,
  created_at timestamptz(3) not null default now()
);
alter table private.suspensions enable row level security;
comment on table private.suspensions is 'Accounts whose content is not shown and whose writes stop.';

create table private.hidden_items (
  kind text not null check (kind in ('user', 'project', 'service')),
  item_id uuid not null,
  reason text not null check (private.is_text(reason, 500)),
  hidden_by uuid references auth.users (id) on delete set null,
  created_at timestamptz(3) not null default now(),
  primary key (kind, item_id)
);
alter table private.hidden_items enable row level security;
comment on table private.hidden_items is 'What an admin took out of sight.';

create function private.has_account() returns boolean
language sql stable security definer set search_path = ''
return exists (select from auth.users u where u.id = (select auth.uid()));
comment on function private.has_account() is
  'Whether the account of the caller is still there: a token outlives it by up to an hour.';

create function private.may_write() returns boolean
language sql stable security definer set search_path = ''
return private.has_account()
  and not exists (select from private.suspensions s where s.user_id = (select auth.uid()));
comment on function private.may_write() is 'Whether the caller has an account that is not suspended.';

create function public.am_i_admin() returns boolean
language sql stable security definer set search_path = ''
return exists (select from private.admins a where a.user_id = (select auth.uid()));
comment on function public.am_i_admin() is 'Whether the caller is admin.';

grant execute on all functions in schema private to anon, authenticated, service_role;
grant usage on schema private to service_role;
grant all on all tables in schema private to service_role;
grant execute on function public.am_i_admin() to authenticated;

create function private.fail(code text, message text, detail text default '') returns void
language plpgsql set search_path = ''
as $$
begin
  raise exception using errcode = code, message = message, detail = detail;
end;
$$;
comment on function private.fail(text, text, text) is
  'Ends the call with a sentence. A code of the form PT4xx becomes the status of the answer and says that '
  'the sentence is written for users; PostgreSQL itself never raises one.';

create function private.fail(
  status integer, code text, message text, headers jsonb default '{}'
) returns void
language plpgsql set search_path = ''
as $$
begin
  raise sqlstate 'PGRST' using
    message = jsonb_build_object(
      'code', code, 'message', message, 'details', null, 'hint', null
    )::text,
    detail = jsonb_build_object('status', status, 'headers', headers)::text;
end;
$$;
comment on function private.fail(integer, text, text, jsonb) is
  'Ends the call with a status, a code of our own, a sentence and headers, as PostgREST reads them.';

create table private.salt (
  is_one boolean primary key default true check (is_one),
  value bytea not null default extensions.gen_random_bytes(32)
);
alter table private.salt enable row level security;
comment on table private.salt is 'One row: what fingerprints are made with. Without it they say nothing about what they were made of.';
insert into private.salt default values;

create function private.fingerprint(value text) returns text
language sql stable strict security definer set search_path = ''
return (
  select encode(
    extensions.hmac(convert_to(fingerprint.value, 'UTF8'), s.value, 'sha256'), 'hex'
  ) from private.salt s
);
comment on function private.fingerprint(text) is
  'What an address is remembered by; the same for the same text, and nobody can tell the text from it.';

create function private.refuse(message text) returns void
language plpgsql set search_path = ''
as $$
begin
  perform private.fail('PT400', message);
end;
$$;
