-- Everything starts denied: the grants of each table list what a role may do.
create extension if not exists pg_trgm with schema extensions;
create extension if not exists pgcrypto with schema extensions;

alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke execute on functions from anon, authenticated;
alter default privileges revoke execute on functions from public;
-- Older projects grant this by default, newer ones do not.
alter default privileges in schema public grant all on tables to service_role;
alter default privileges in schema public grant all on sequences to service_role;
alter default privileges in schema public grant execute on functions to service_role;

create schema private;
comment on schema private is 'Never exposed: admins, suspensions, hidden items and the helpers that policies call.';

create function private.has_text(value text) returns boolean
language plpgsql immutable strict parallel safe set search_path = ''
as $$
begin
  return value ~ (
    '[^\s\u0000-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f'
    || '\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8'
    || '\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]'
  );
end;
$$;
comment on function private.has_text(text) is 'Whether a reader would see anything; null stays null.';

create function private.search_form(value text) returns text
language plpgsql immutable strict parallel safe set search_path = ''
as $$
begin
  return lower(translate(value, e'''’‘ʼ＇`´-‐‑－\u00ad\u200b\u200c\u200d\u2060\ufeff', ''));
end;
$$;
comment on function private.search_form(text) is
  'What texts are compared by: in lower case, without apostrophes, hyphens and what nobody sees, so that "O’Brien" is "obrien" and "e-mail" is "email".';

create function private.is_text(value text, longest integer) returns boolean
language sql immutable strict parallel safe set search_path = ''
return private.has_text(value) and char_length(value) <= longest;
comment on function private.is_text(text, integer) is 'Visible text within the limit.';

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
  'At most so many entries, each of them visible text.';

create function private.is_url(value text, longest integer) returns boolean
language sql immutable strict parallel safe set search_path = ''
return char_length(value) <= longest
  and value ~* '^https?://[^\s\u0000-\u0020\u007f-\u00a0/?#@"''<>`\\]+([/?#][^\s\u0000-\u0020\u007f-\u00a0\u1680\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\ufeff"''<>`\\]*)?$';
comment on function private.is_url(text, integer) is 'An http(s) URL within the limit, without blanks, quotes or credentials.';

create function private.is_link(value text) returns boolean
language sql immutable strict parallel safe set search_path = ''
return private.is_url(value, 500);

create function private.is_web_link(value text) returns boolean
language sql immutable strict parallel safe set search_path = ''
return private.is_link(value) or (value !~ ':' and private.is_link('https://' || value));
comment on function private.is_web_link(text) is 'A link, or a link without its https://.';

create function private.is_email(value text) returns boolean
language sql immutable strict parallel safe set search_path = ''
return char_length(value) <= 254
  and value ~ '^[A-Za-z0-9_+''-]+(\.[A-Za-z0-9_+''-]+)*@[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?(\.[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?)+$';
comment on function private.is_email(text) is 'An email address that is safe after mailto:, so without ? and &.';

create function private.is_account_email(value text) returns boolean
language sql immutable strict parallel safe set search_path = ''
return char_length(value) <= 254
  and value ~ '^[A-Za-z0-9.!#$%&''*+/=?^_`{|}~-]+@[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?(\.[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?)+$';
comment on function private.is_account_email(text) is
  'An address that the auth service accepts for an account. Contact addresses are stricter: is_email().';

create function private.is_stored_image(value text) returns boolean
language sql immutable strict parallel safe set search_path = ''
return value ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/(avatar|project|service)/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(-480|-1600)?\.(jpg|jpeg|png|gif|webp)$';
comment on function private.is_stored_image(text) is
  'A path in the bucket images: {uid}/{avatar|project|service}/{uuid}.{ext}. A large image {uuid}-1600.{ext} has a copy '
  '{uuid}-480.{ext}, 480 pixels wide, for cards.';

create function private.large_image(name text) returns text
language sql immutable strict parallel safe set search_path = ''
return replace(name, '-480.', '-1600.');
comment on function private.large_image(text) is
  'The name in rows of an image: of a small copy that of its large image, otherwise itself.';

create function private.is_image(value text, owner uuid default null) returns boolean
language sql immutable parallel safe set search_path = ''
return private.is_link(value) or (
  private.is_stored_image(value) and value = private.large_image(value)
  and (left(value, 36) = owner::text) is not false
);
comment on function private.is_image(text, uuid) is
  'An http(s) URL, or a path in the bucket images: in the folder of the owner, if there is one, and not that of a small copy.';

create function private.are_images(items text[], most integer, owner uuid) returns boolean
language sql immutable parallel safe set search_path = ''
begin atomic
  select (array_ndims(items) > 1) is not true
    and cardinality(items) <= most
    and not exists (select from unnest(items) as item where private.is_image(item, owner) is not true);
end;

create function private.name_hides() returns text
language sql immutable parallel safe set search_path = ''
return '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff'
  || '\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]';
comment on function private.name_hides() is
  'Invisible characters and those that change the direction of text: they make one name look like another.';

create function private.marks() returns text
language sql immutable parallel safe set search_path = ''
return '[\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc'
  || '\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u0711\u0730-\u074a\u07a6-\u07b0\u07eb-\u07f3\u07fd\u0816-\u0819\u081b-\u0823\u0825-\u0827'
  || '\u0829-\u082d\u0859-\u085b\u0897-\u089f\u08ca-\u08e1\u08e3-\u0903\u093a-\u093c\u093e-\u094f\u0951-\u0957\u0962\u0963\u0981-\u0983'
  || '\u09bc\u09be-\u09cd\u09d7\u09e2\u09e3\u09fe-\u0a03\u0a3c-\u0a51\u0a70\u0a71\u0a75\u0a81-\u0a83\u0abc\u0abe-\u0acd\u0ae2\u0ae3'
  || '\u0afa-\u0b03\u0b3c\u0b3e-\u0b57\u0b62\u0b63\u0b82\u0bbe-\u0bcd\u0bd7\u0c00-\u0c04\u0c3c\u0c3e-\u0c56\u0c62\u0c63\u0c81-\u0c83'
  || '\u0cbc\u0cbe-\u0cd6\u0ce2\u0ce3\u0cf3-\u0d03\u0d3b\u0d3c\u0d3e-\u0d4d\u0d57\u0d62\u0d63\u0d81-\u0d83\u0dca-\u0ddf\u0df2\u0df3'
  || '\u0e31\u0e34-\u0e3a\u0e47-\u0e4e\u0eb1\u0eb4-\u0ebc\u0ec8-\u0ece\u0f18\u0f19\u0f35\u0f37\u0f39\u0f3e\u0f3f\u0f71-\u0f84'
  || '\u0f86\u0f87\u0f8d-\u0fbc\u0fc6\u102b-\u103e\u1056-\u1059\u105e-\u1060\u1062-\u1064\u1067-\u106d\u1071-\u1074\u1082-\u108d\u108f'
  || '\u109a-\u109d\u135d-\u135f\u1712-\u1715\u1732-\u1734\u1752\u1753\u1772\u1773\u17b4-\u17d3\u17dd\u180b-\u180d\u180f\u1885\u1886'
  || '\u18a9\u1920-\u193b\u1a17-\u1a1b\u1a55-\u1a7f\u1ab0-\u1b04\u1b34-\u1b44\u1b6b-\u1b73\u1b80-\u1b82\u1ba1-\u1bad\u1be6-\u1bf3'
  || '\u1c24-\u1c37\u1cd0-\u1cd2\u1cd4-\u1ce8\u1ced\u1cf4\u1cf7-\u1cf9\u1dc0-\u1dff\u20d0-\u20f0\u2cef-\u2cf1\u2d7f\u2de0-\u2dff'
  || '\u302a-\u302f\u3099\u309a\ua66f-\ua672\ua674-\ua67d\ua69e\ua69f\ua6f0\ua6f1\ua802\ua806\ua80b\ua823-\ua827\ua82c\ua880\ua881'
  || '\ua8b4-\ua8c5\ua8e0-\ua8f1\ua8ff\ua926-\ua92d\ua947-\ua953\ua980-\ua983\ua9b3-\ua9c0\ua9e5\uaa29-\uaa36\uaa43\uaa4c\uaa4d'
  || '\uaa7b-\uaa7d\uaab0\uaab2-\uaab4\uaab7\uaab8\uaabe\uaabf\uaac1\uaaeb-\uaaef\uaaf5\uaaf6\uabe3-\uabea\uabec\uabed\ufb1e'
  || '\ufe00-\ufe0f\ufe20-\ufe2f\U000101fd\U000102e0\U00010376-\U0001037a\U00010a01-\U00010a0f\U00010a38-\U00010a3f\U00010ae5\U00010ae6'
  || '\U00010d24-\U00010d27\U00010d69-\U00010d6d\U00010eab\U00010eac\U00010efa-\U00010eff\U00010f46-\U00010f50\U00010f82-\U00010f85'
  || '\U00011000-\U00011002\U00011038-\U00011046\U00011070\U00011073\U00011074\U0001107f-\U00011082\U000110b0-\U000110ba\U000110c2'
  || '\U00011100-\U00011102\U00011127-\U00011134\U00011145\U00011146\U00011173\U00011180-\U00011182\U000111b3-\U000111c0'
  || '\U000111c9-\U000111cc\U000111ce\U000111cf\U0001122c-\U00011237\U0001123e\U00011241\U000112df-\U000112ea\U00011300-\U00011303'
  || '\U0001133b\U0001133c\U0001133e-\U0001134d\U00011357\U00011362-\U00011374\U000113b8-\U000113d0\U000113d2\U000113e1\U000113e2'
  || '\U00011435-\U00011446\U0001145e\U000114b0-\U000114c3\U000115af-\U000115c0\U000115dc\U000115dd\U00011630-\U00011640'
  || '\U000116ab-\U000116b7\U0001171d-\U0001172b\U0001182c-\U0001183a\U00011930-\U0001193e\U00011940\U00011942\U00011943'
  || '\U000119d1-\U000119e0\U000119e4\U00011a01-\U00011a0a\U00011a33-\U00011a39\U00011a3b-\U00011a3e\U00011a47\U00011a51-\U00011a5b'
  || '\U00011a8a-\U00011a99\U00011b60-\U00011b67\U00011c2f-\U00011c3f\U00011c92-\U00011cb6\U00011d31-\U00011d45\U00011d47'
  || '\U00011d8a-\U00011d97\U00011ef3-\U00011ef6\U00011f00\U00011f01\U00011f03\U00011f34-\U00011f42\U00011f5a\U00013440'
  || '\U00013447-\U00013455\U0001611e-\U0001612f\U00016af0-\U00016af4\U00016b30-\U00016b36\U00016f4f\U00016f51-\U00016f92'
  || '\U00016fe4-\U00016ff1\U0001bc9d\U0001bc9e\U0001cf00-\U0001cf46\U0001d165-\U0001d169\U0001d16d-\U0001d172\U0001d17b-\U0001d182'
  || '\U0001d185-\U0001d18b\U0001d1aa-\U0001d1ad\U0001d242-\U0001d244\U0001da00-\U0001da36\U0001da3b-\U0001da6c\U0001da75\U0001da84'
  || '\U0001da9b-\U0001daaf\U0001e000-\U0001e02a\U0001e08f\U0001e130-\U0001e136\U0001e2ae\U0001e2ec-\U0001e2ef\U0001e4ec-\U0001e4ef'
  || '\U0001e5ee\U0001e5ef\U0001e6e3\U0001e6e6\U0001e6ee\U0001e6ef\U0001e6f5\U0001e8d0-\U0001e8d6\U0001e944-\U0001e94a'
  || '\U000e0100-\U000e01ef]';
comment on function private.marks() is 'Combining marks: in Unicode 17 the categories Mn, Mc and Me, with unassigned characters between them.';

create function private.is_name(value text) returns boolean
language sql immutable strict parallel safe set search_path = ''
return private.is_text(value, 100)
  and value !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]' and value !~ private.name_hides()
  and value !~ (private.marks() || '{9}');
comment on function private.is_name(text) is 'A name on one line, without hidden characters and piles of marks.';

create function private.clean_name(value text) returns text
language sql immutable strict parallel safe set search_path = ''
return btrim(substring(
  btrim(regexp_replace(
    regexp_replace(
      regexp_replace(value, private.name_hides(), '', 'g'),
      '[\u0001-\u0020\u007f-\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+', ' ', 'g'
    ),
    '(' || private.marks() || '{8})' || private.marks() || '+', '\1', 'g'
  )),
  '^.{1,100}(?!' || private.marks() || ')'
));
comment on function private.clean_name(text) is
  'The name from a sign-up, cleaned so that is_name() accepts it; what is too long is cut between letters, not between a letter and its marks.';

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

create function private.are_labeled_links(items jsonb) returns boolean
language sql immutable parallel safe set search_path = ''
return case
  when private.are_shaped(items, '{"label": "string", "url": "string"}') then
    jsonb_array_length(items) <= 10 and not exists (
      select from jsonb_array_elements(items) as item
      where (private.is_text(item ->> 'label', 80) and private.is_url(item ->> 'url', 2000)) is not true
    )
  else false
end;
comment on function private.are_labeled_links(jsonb) is 'At most 10 links, each with a label.';

create function private.day_in(zone text, at timestamptz default now()) returns date
language sql immutable parallel safe set search_path = ''
return (at at time zone zone)::date;
comment on function private.day_in(text, timestamptz) is 'The day that it is at this time in a time zone.';

create function private.end_of_day(zone text, at timestamptz) returns timestamptz
language sql immutable parallel safe set search_path = ''
return (private.day_in(zone, at) + 1)::timestamp at time zone zone - interval '1 millisecond';
comment on function private.end_of_day(text, timestamptz) is 'When the day is over that it is at this time in a time zone.';

create function private.is_time_zone(value text) returns boolean
language plpgsql stable strict set search_path = ''
as $$
begin
  return char_length(value) <= 64 and value ~ '^(UTC|[A-Z][A-Za-z_]+(/[A-Za-z0-9_+-]+){1,2})$'
    and private.day_in(value) is not null;
exception when invalid_parameter_value then
  return false;
end;
$$;
comment on function private.is_time_zone(text) is 'Whether it is the name of a time zone that browsers and this database know, such as America/Los_Angeles.';

create function private.is_amount(value numeric) returns boolean
language plpgsql immutable strict parallel safe set search_path = ''
as $$
begin
  return value >= 1 and value <= 1000000 and value = round(value, 2);
end;
$$;
comment on function private.is_amount(numeric) is
  'Dollars from 1 to a million with cents; the upper bound rejects NaN.';

create function private.set_updated_at() returns trigger
language plpgsql set search_path = ''
as $$
begin
  -- Roll-ups are not edits: a profile open in another tab would report a false conflict.
  if to_jsonb(new) - tg_argv <> to_jsonb(old) - tg_argv then
    new.updated_at := greatest(clock_timestamp(), old.updated_at + interval '1 millisecond');
  end if;
  return new;
end;
$$;
comment on function private.set_updated_at() is
  'Moves updated_at strictly forward on every edit; its arguments are columns whose changes are not edits.';

grant usage on schema private to service_role;

-- Functions that checks and policies call; those below stay closed.
grant execute on all functions in schema private to anon, authenticated, service_role;

create table private.salt (
  is_one boolean primary key default true check (is_one),
  value bytea not null default extensions.gen_random_bytes(32)
);
comment on table private.salt is 'One row: the key of all fingerprints. Without it, a fingerprint reveals nothing about its text.';
alter table private.salt enable row level security;

insert into private.salt default values;

create table private.rate_hits (
  user_id uuid not null references auth.users (id) on delete cascade,
  action text not null,
  hits timestamptz[] not null,
  primary key (user_id, action)
);
comment on table private.rate_hits is
  'The latest calls of a user by action, at most as many as the limit of the action, so the table stays small.';
alter table private.rate_hits enable row level security;

create table private.visitor_hits (
  visitor text not null,
  action text not null,
  hits integer not null,
  ends_at timestamptz not null,
  primary key (visitor, action)
);
comment on table private.visitor_hits is
  'How often an IP address called without an account, until the end of its window; it is stored only as a fingerprint.';
alter table private.visitor_hits enable row level security;

create function private.raise_conflict(code text, message text, detail text default '') returns void
language plpgsql set search_path = ''
as $$
begin
  raise exception using errcode = code, message = message, detail = detail;
end;
$$;
comment on function private.raise_conflict(text, text, text) is
  'Ends the call with a sentence. A code of the form PT4xx becomes the status of the response and means that '
  'the sentence is written for users; PostgreSQL itself never raises one.';

create function private.raise_conflict(
  status integer, code text, message text, headers jsonb default '{}', details text default null
) returns void
language plpgsql set search_path = ''
as $$
begin
  raise sqlstate 'PGRST' using
    message = jsonb_build_object(
      'code', code, 'message', message, 'details', details, 'hint', null
    )::text,
    detail = jsonb_build_object('status', status, 'headers', headers)::text;
end;
$$;
comment on function private.raise_conflict(integer, text, text, jsonb, text) is
  'Ends the call with a status, a code of our own, a sentence, headers and details, as PostgREST reads them.';

create function private.fingerprint(value text) returns text
language sql stable strict security definer set search_path = ''
return (
  select encode(
    extensions.hmac(convert_to(fingerprint.value, 'UTF8'), s.value, 'sha256'), 'hex'
  ) from private.salt s
);
comment on function private.fingerprint(text) is
  'Identifies a text without revealing it: the same text has the same fingerprint.';

create function private.raise_invalid(message text) returns void
language plpgsql set search_path = ''
as $$
begin
  perform private.raise_conflict('PT400', message);
end;
$$;

create function private.like_pattern(q text) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  form text := private.search_form(btrim(left(q, 200)));
begin
  return case when private.has_text(form) then '%' || regexp_replace(form, '([\\%_])', '\\\1', 'g') || '%' end;
end;
$$;
comment on function private.like_pattern(text) is
  'Finds what contains this text, both in their search form; \, % and _ mean themselves. Null if nothing of it can be seen.';

create function private.parse_uuid(value text) returns uuid
language plpgsql immutable strict set search_path = ''
as $$
begin
  return case when value::uuid::text = value then value::uuid end;
exception when invalid_text_representation then
  return null;
end;
$$;
comment on function private.parse_uuid(text) is 'The id that a text is, as ids are printed; null where it is none.';

create function private.parse_cursor(cursor text, out after_id uuid, out after_time timestamptz)
language plpgsql stable set search_path = ''
as $$
begin
  after_id := left(cursor, 36);
  after_time := substr(cursor, 38);
exception when data_exception then
  perform private.raise_invalid('This list cursor is invalid');
end;
$$;
comment on function private.parse_cursor(text) is 'Reads {uuid}_{time}, the last row of a page.';

create function private.format_wait(seconds integer) returns text
language sql immutable strict parallel safe set search_path = ''
return case
  when seconds < 120 then seconds::text || ' s'
  when seconds < 7200 then ceil(seconds / 60.0)::text || ' min'
  else ceil(seconds / 3600.0)::text || ' h'
end;
comment on function private.format_wait(integer) is 'How long to wait, never less, as screens say it: 57 s, 59 min or 3 h.';

create function private.raise_retry_after(moment timestamptz) returns void
language plpgsql set search_path = ''
as $$
declare
  wait integer := greatest(1, ceil(extract(epoch from moment - clock_timestamp())));
begin
  perform private.raise_conflict(
    429, 'over_limit', format('Too many requests. Try again in %s', private.format_wait(wait)),
    jsonb_build_object('Retry-After', wait::text),
    -- A page on another origin cannot read the header.
    'Retry-After: ' || wait
  );
end;
$$;
comment on function private.raise_retry_after(timestamptz) is '429 with Retry-After, as a header and in the details.';

create function private.count_hit(
  hits timestamptz[], max_hits integer, per interval
) returns timestamptz[]
language plpgsql volatile set search_path = ''
as $$
declare
  recent timestamptz[] := array(
    select hit from unnest(hits) as hit where hit > clock_timestamp() - per order by hit
  );
begin
  if cardinality(recent) >= max_hits then
    perform private.raise_retry_after(recent[1] + per);
  end if;
  return recent || clock_timestamp();
end;
$$;
comment on function private.count_hit(timestamptz[], integer, interval) is
  'The latest calls and this one, or 429 with Retry-After if there were too many.';

create function private.limit_rate(action text, max_hits integer, per interval) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := auth.uid();
begin
  if caller is null then
    return;
  end if;
  -- A token outlives its account by up to an hour. A running deletion is waited for here, before anything else is locked.
  perform from public.users u where u.id = caller for key share;
  if not found then
    perform private.raise_conflict(401, 'no_account', 'This account no longer exists');
  end if;
  -- The lock makes parallel calls of one user count each other.
  insert into private.rate_hits as h (user_id, action, hits)
  values (caller, limit_rate.action, array[clock_timestamp()])
  on conflict on constraint rate_hits_pkey
  do update set hits = private.count_hit(h.hits, max_hits, per);
end;
$$;
comment on function private.limit_rate(text, integer, interval) is
  'Responds with 429 and Retry-After once the caller has reached the limit, and with 401 for a deleted account; called by functions and triggers '
  'that run as their owner. Callers without an account are not counted here.';

create function private.visitor() returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  headers jsonb := nullif(current_setting('request.headers', true), '');
  -- A caller can write the first addresses of the list; the last one comes from the nearest proxy.
  address text := btrim(
    coalesce(headers ->> 'cf-connecting-ip', substring(headers ->> 'x-forwarded-for' from '[^,]*$'))
  );
begin
  address := regexp_replace(address, '^::ffff:(?=[0-9.]+$)', '', 'i');
  -- A provider gives one customer all addresses of a /64.
  if strpos(address, ':') > 0 then
    address := host(network(set_masklen(address::inet, 64)));
  end if;
  return private.fingerprint(address);
exception when invalid_text_representation or invalid_parameter_value then
  return private.fingerprint(address);
end;
$$;
comment on function private.visitor() is
  'The fingerprint of the IP address that a proxy forwarded; null without one.';

create function private.count_visitor_hit(action text, ends_at timestamptz) returns private.visitor_hits
language sql volatile security definer set search_path = ''
begin atomic
  insert into private.visitor_hits as h (visitor, action, hits, ends_at)
  select found, count_visitor_hit.action, 1, count_visitor_hit.ends_at
  from private.visitor() found where found is not null
  on conflict on constraint visitor_hits_pkey do update set
    hits = case when h.ends_at > clock_timestamp() then h.hits else 0 end + 1,
    ends_at = case when h.ends_at > clock_timestamp() then h.ends_at else excluded.ends_at end
  returning *;
end;
comment on function private.count_visitor_hit(text, timestamptz) is
  'Counts an action of the caller''s IP address until a time, and then again from 1; null without an address.';

create function private.limit_visitor(action text, max_hits integer, per interval) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  counter private.visitor_hits;
begin
  if auth.uid() is not null then
    perform private.limit_rate(limit_visitor.action, max_hits, per);
    return;
  elsif auth.role() = 'service_role' then
    return;
  end if;
  counter := private.count_visitor_hit(limit_visitor.action, clock_timestamp() + per);
  if counter.hits > max_hits then
    perform private.raise_retry_after(counter.ends_at);
  end if;
end;
$$;
comment on function private.limit_visitor(text, integer, interval) is
  'As limit_rate for signed-in users; visitors are counted by their IP address.';

create function private.limit_rows() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  total integer;
begin
  if auth.uid() is null then
    return new;
  end if;
  perform private.limit_rate(tg_table_name::text, tg_argv[0]::integer, tg_argv[1]::interval);
  execute format('select count(*) from public.%I where user_id = $1', tg_table_name)
  into total using auth.uid();
  if total >= tg_argv[2]::integer then
    perform private.raise_invalid(format('Your account can hold up to %s %s', tg_argv[2], tg_argv[3]));
  end if;
  return new;
end;
$$;
comment on function private.limit_rows() is
  'Limits the rows that a user adds in a time, and their total: (max_hits, per, max_rows, name of the rows).';

grant all on private.rate_hits to service_role;
grant all on private.visitor_hits to service_role;

create function private.announce(person uuid, event text, ids jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform realtime.send(announce.ids, announce.event, 'user:' || person, true)
  where person is not null;
end;
$$;
comment on function private.announce(uuid, text, jsonb) is
  'Sends an event to the channel of this user, who then reads the rows again: ids only, never texts. It never fails the '
  'transaction. Deleted accounts have no channel.';
create extension if not exists unaccent with schema extensions;
create extension if not exists fuzzystrmatch with schema extensions;

create function private.skill_aliases() returns jsonb
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return '{
    "c#": "C#", "csharp": "C#", "c-sharp": "C#",
    "c++": "C++", "cpp": "C++", "cplusplus": "C++",
    "css": "CSS", "css3": "CSS",
    "dart": "Dart",
    "go": "Go", "golang": "Go", "go-lang": "Go",
    "html": "HTML", "html5": "HTML",
    "java": "Java",
    "javascript": "JavaScript", "js": "JavaScript", "java-script": "JavaScript", "ecmascript": "JavaScript", "es6": "JavaScript", "vanillajs": "JavaScript",
    "kotlin": "Kotlin",
    "php": "PHP", "php8": "PHP",
    "python": "Python", "py": "Python", "python3": "Python",
    "ruby": "Ruby",
    "rust": "Rust", "rustlang": "Rust",
    "sql": "SQL",
    "swift": "Swift",
    "typescript": "TypeScript", "ts": "TypeScript", "type-script": "TypeScript",
    "angular": "Angular", "angularjs": "Angular", "angular.js": "Angular",
    "astro": "Astro", "astrojs": "Astro", "astro.js": "Astro",
    "bootstrap": "Bootstrap", "bootstrap5": "Bootstrap",
    "chakraui": "Chakra UI", "chakra": "Chakra UI", "chakra-ui": "Chakra UI",
    "d3.js": "D3.js", "d3": "D3.js", "d3js": "D3.js",
    "framermotion": "Framer Motion", "framer": "Framer Motion", "framer-motion": "Framer Motion",
    "gatsby": "Gatsby", "gatsbyjs": "Gatsby", "gatsby.js": "Gatsby",
    "jquery": "jQuery", "jqueryjs": "jQuery",
    "materialui": "Material UI", "mui": "Material UI", "material-ui": "Material UI",
    "next.js": "Next.js", "next": "Next.js", "nextjs": "Next.js", "next-js": "Next.js",
    "nuxt": "Nuxt", "nuxtjs": "Nuxt", "nuxt.js": "Nuxt", "nuxt3": "Nuxt",
    "react": "React", "reactjs": "React", "react.js": "React", "react-js": "React",
    "redux": "Redux", "reduxjs": "Redux", "redux.js": "Redux",
    "sass": "Sass", "scss": "Sass",
    "shadcn/ui": "shadcn/ui", "shadcn": "shadcn/ui", "shadcnui": "shadcn/ui", "shadcn-ui": "shadcn/ui",
    "solidjs": "SolidJS", "solid.js": "SolidJS",
    "styled-components": "styled-components", "styledcomponents": "styled-components",
    "svelte": "Svelte", "sveltejs": "Svelte", "svelte.js": "Svelte",
    "sveltekit": "SvelteKit", "svelte-kit": "SvelteKit",
    "tailwindcss": "Tailwind CSS", "tailwind": "Tailwind CSS", "tailwind-css": "Tailwind CSS", "tailwind.css": "Tailwind CSS",
    "three.js": "Three.js", "threejs": "Three.js", "three-js": "Three.js",
    "vite": "Vite", "vitejs": "Vite", "vite.js": "Vite",
    "vue": "Vue", "vuejs": "Vue", "vue.js": "Vue", "vue-js": "Vue", "vue3": "Vue",
    "webassembly": "WebAssembly", "wasm": "WebAssembly", "web-assembly": "WebAssembly",
    "electron": "Electron", "electronjs": "Electron", "electron.js": "Electron",
    "flutter": "Flutter",
    "reactnative": "React Native", "rn": "React Native", "react-native": "React Native",
    "swiftui": "SwiftUI", "swift-ui": "SwiftUI",
    "unity": "Unity", "unity3d": "Unity",
    "unrealengine": "Unreal Engine", "unreal-engine": "Unreal Engine", "ue5": "Unreal Engine",
    ".net": ".NET", "dotnet": ".NET", "dot-net": ".NET",
    "django": "Django",
    "express": "Express", "expressjs": "Express", "express.js": "Express", "express-js": "Express",
    "fastapi": "FastAPI", "fast-api": "FastAPI",
    "flask": "Flask",
    "graphql": "GraphQL", "gql": "GraphQL", "graph-ql": "GraphQL",
    "laravel": "Laravel",
    "nestjs": "NestJS", "nest": "NestJS", "nest.js": "NestJS", "nest-js": "NestJS",
    "node.js": "Node.js", "node": "Node.js", "nodejs": "Node.js", "node-js": "Node.js",
    "rubyonrails": "Ruby on Rails", "rails": "Ruby on Rails", "ror": "Ruby on Rails", "ruby-on-rails": "Ruby on Rails",
    "socket.io": "Socket.IO", "socketio": "Socket.IO",
    "springboot": "Spring Boot", "spring-boot": "Spring Boot",
    "wordpress": "WordPress", "wp": "WordPress", "word-press": "WordPress",
    "dynamodb": "DynamoDB", "dynamo-db": "DynamoDB",
    "elasticsearch": "Elasticsearch", "elastic-search": "Elasticsearch",
    "firebase": "Firebase",
    "mongodb": "MongoDB", "mongo": "MongoDB", "mongo-db": "MongoDB",
    "mysql": "MySQL", "my-sql": "MySQL",
    "postgresql": "PostgreSQL", "postgres": "PostgreSQL", "postgre": "PostgreSQL", "psql": "PostgreSQL", "pgsql": "PostgreSQL",
    "prisma": "Prisma", "prismaorm": "Prisma",
    "redis": "Redis",
    "sqlserver": "SQL Server", "mssql": "SQL Server", "sql-server": "SQL Server",
    "sqlite": "SQLite", "sqlite3": "SQLite",
    "supabase": "Supabase",
    "aws": "AWS", "amazonwebservices": "AWS",
    "azure": "Azure", "microsoftazure": "Azure",
    "bolt.new": "Bolt.new", "boltnew": "Bolt.new",
    "ci/cd": "CI/CD", "cicd": "CI/CD", "ci-cd": "CI/CD",
    "docker": "Docker",
    "figma": "Figma",
    "git": "Git",
    "githubactions": "GitHub Actions", "github-actions": "GitHub Actions",
    "googlecloud": "Google Cloud", "gcp": "Google Cloud", "googlecloudplatform": "Google Cloud", "google-cloud": "Google Cloud",
    "kubernetes": "Kubernetes", "k8s": "Kubernetes", "kube": "Kubernetes",
    "playwright": "Playwright",
    "stripe": "Stripe",
    "terraform": "Terraform",
    "vercel": "Vercel",
    "langchain": "LangChain", "lang-chain": "LangChain",
    "openai": "OpenAI", "open-ai": "OpenAI",
    "pytorch": "PyTorch", "py-torch": "PyTorch",
    "tensorflow": "TensorFlow", "tensor-flow": "TensorFlow"
  }'::jsonb;
end;
$$;
comment on function private.skill_aliases() is
  'Other spellings of skills, lower-case and without blanks, with the name that each stands for: the list of packages/data/src/skills.';

create function private.canonical_skill(skill text) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return coalesce(
    private.skill_aliases() ->> lower(regexp_replace(normalize(skill, nfkc), '\s', '', 'g')), btrim(skill)
  );
end;
$$;
comment on function private.canonical_skill(text) is
  'The usual name of a skill; unknown ones stay as they are, without blanks around them.';

create function private.canonical_skills(skills text[]) returns text[]
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return array(select private.canonical_skill(s.skill) from unnest(skills) as s (skill));
end;
$$;

grant execute on function private.skill_aliases(), private.canonical_skill(text), private.canonical_skills(text[])
to anon, authenticated, service_role;
create table private.admins (
  user_id uuid primary key references auth.users (id) on delete cascade,
  reason text not null check (private.is_text(reason, 500)),
  granted_by uuid references auth.users (id) on delete set null,
  created_at timestamptz(3) not null default now()
);
comment on table private.admins is 'The admins; never read from user metadata.';
alter table private.admins enable row level security;

create table private.suspensions (
  user_id uuid primary key references auth.users (id) on delete cascade,
  reason text not null check (private.is_text(reason, 500)),
  suspended_by uuid references auth.users (id) on delete set null,
  created_at timestamptz(3) not null default now()
);
comment on table private.suspensions is 'Accounts whose content is not visible and who cannot write.';
alter table private.suspensions enable row level security;

create table private.ended_suspensions (
  user_id uuid not null references auth.users (id) on delete cascade,
  started_at timestamptz(3) not null,
  ended_at timestamptz(3) not null default now(),
  primary key (user_id, started_at),
  constraint starts_before_its_end check (started_at <= ended_at)
);
comment on table private.ended_suspensions is 'When accounts were suspended: what only they could do had more time.';
alter table private.ended_suspensions enable row level security;

create function private.end_suspension_time() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.ended_suspensions (user_id, started_at)
  select a.id, old.created_at from auth.users a where a.id = old.user_id
  on conflict do nothing;
  return null;
end;
$$;
comment on function private.end_suspension_time() is 'Stores how long a suspension was, unless it ends with its account.';
create trigger store_time after delete on private.suspensions
for each row execute function private.end_suspension_time();

create table private.closed_accounts (
  user_id uuid primary key references auth.users (id) on delete cascade,
  closed_until timestamptz not null
);
comment on table private.closed_accounts is
  'Accounts that the auth service bans, or has marked as deleted: mirrored from auth.users, so that lists need not read it.';
alter table private.closed_accounts enable row level security;

create table private.hidden_items (
  kind text not null check (kind in ('user', 'project', 'service', 'review')),
  item_id uuid not null,
  reason text not null check (private.is_text(reason, 500)),
  hidden_by uuid references auth.users (id) on delete set null,
  created_at timestamptz(3) not null default now(),
  faker_id uuid references auth.users (id) on delete set null,
  primary key (kind, item_id)
);
comment on table private.hidden_items is 'Items that an admin has hidden.';
comment on column private.hidden_items.faker_id is 'Whose suspension a fake review is hidden with: its author, or the creator whom it is about.';
create index hidden_items_of_faker on private.hidden_items (faker_id);
alter table private.hidden_items enable row level security;

create table private.audit_log (
  id uuid primary key default gen_random_uuid(),
  actor_id uuid,
  action text not null check (private.is_text(action, 40)),
  target_kind text not null check (
    target_kind in ('project', 'service', 'review', 'user', 'report', 'newsletter', 'synonyms', 'case')
  ),
  target_id uuid not null,
  target_user_id uuid,
  target_title text check (char_length(target_title) <= 200),
  reason text not null check (private.is_text(reason, 240)),
  at timestamptz(3) not null default clock_timestamp()
);
comment on table private.audit_log is
  'What admins did: actor, action, target, affected user, reason and time. It names users only by id, '
  'so that it needs no change when an account is deleted.';
alter table private.audit_log enable row level security;

create index audit_newest on private.audit_log (at desc, id desc);
create index audit_of_target on private.audit_log (target_id);
create index audit_of_person on private.audit_log (target_user_id, at desc, id desc);

create function public.before_request() returns void
language plpgsql set search_path = ''
as $$
begin
  perform set_config('response.headers', case
    when current_user = 'anon' and current_setting('request.method', true) in ('GET', 'HEAD') then
      '[{"Cache-Control": "public, max-age=0, s-maxage=30"},
        {"Vary": "Authorization, Accept, Accept-Profile, Prefer, Range"}]'
    else '[{"Cache-Control": "private, no-store"}]'
  end, true);
end;
$$;
comment on function public.before_request() is
  'What PostgREST runs before each request: visitors all read the same, so a CDN may keep the response for 30 seconds; '
  'nobody may keep what a signed-in user reads.';
grant execute on function public.before_request() to anon, authenticated, service_role;

alter role authenticator set pgrst.db_pre_request = 'public.before_request';
notify pgrst, 'reload config';

create function private.has_account() returns boolean
language sql stable security definer set search_path = ''
return exists (select from auth.users u where u.id = (select auth.uid()));
comment on function private.has_account() is
  'Whether the account of the caller still exists: a token outlives it by up to an hour.';

create function private.is_active(person uuid) returns boolean
language sql stable security definer set search_path = ''
return not exists (select from private.suspensions s where s.user_id = person)
  and not exists (
    select from private.closed_accounts c where c.user_id = person and c.closed_until > now()
  );
comment on function private.is_active(uuid) is 'Whether an account is neither suspended nor closed.';

create function private.keep_audit() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    if old.at < now() - interval '1 year' then
      return old;
    end if;
  end if;
  perform private.raise_conflict('42501', 'Audit log entries can''t be changed, and can''t be deleted for a year');
end;
$$;

create trigger keep before update or delete on private.audit_log
for each row execute function private.keep_audit();
create trigger keep_all before truncate on private.audit_log
for each statement execute function private.keep_audit();

create function private.keep_last_admin() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- Two admins who remove each other at once would each still see the other.
  perform pg_advisory_xact_lock(hashtext('private.admins'));
  if not exists (select from private.admins a where a.user_id <> old.user_id) then
    perform private.raise_conflict('PT409', 'The last admin can''t be removed');
  end if;
  return old;
end;
$$;

create trigger keep_last before delete on private.admins
for each row execute function private.keep_last_admin();

create function private.record_admin() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  who uuid := coalesce(new.user_id, old.user_id);
begin
  perform private.record(
    case tg_op when 'INSERT' then 'grant_admin' else 'revoke_admin' end, 'user', who,
    (select u.name from public.users u where u.id = who),
    case tg_op
      when 'INSERT' then left(new.reason, 240)
      else coalesce(nullif(current_setting('showcase.reason', true), ''), 'No reason given')
    end
  );
  return null;
end;
$$;
comment on function private.record_admin() is
  'Records every grant and every removal, also what the service role or a deleted account causes.';

create trigger record after insert or delete on private.admins
for each row execute function private.record_admin();

grant select, insert on private.audit_log to service_role;
grant all on private.admins, private.suspensions, private.closed_accounts, private.hidden_items
to service_role;

grant all on private.ended_suspensions to service_role;
grant execute on function private.has_account()
to anon, authenticated, service_role;
create table private.recovery_codes (
  user_id uuid not null references auth.users (id) on delete cascade,
  factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
  code text not null,
  created_at timestamptz(3) not null default now(),
  used_at timestamptz(3),
  primary key (user_id, code)
);
comment on table private.recovery_codes is
  'What replaces a lost authenticator app, once each. Only fingerprints: the codes are shown when they are made. They go with their factor.';
alter table private.recovery_codes enable row level security;

create table private.recovered_sessions (
  session_id uuid primary key references auth.sessions (id) on delete cascade,
  recovered_at timestamptz not null default now()
);
comment on table private.recovered_sessions is
  'Sessions that a recovery code confirmed: the auth service does not know of it, so their tokens stay at aal1.';
alter table private.recovered_sessions enable row level security;

create table private.app_setups (
  factor_id uuid primary key references auth.mfa_factors (id) on delete cascade,
  session_id uuid not null,
  is_late boolean not null
);
comment on table private.app_setups is
  'The session that first entered a code of each authenticator app, and whether the app was enrolled more than 15 minutes after it began. '
  'Such a session may be stolen: a late app confirms nothing there, and a mailed link is enough to remove it.';
alter table private.app_setups enable row level security;

create index recovery_codes_of_factor on private.recovery_codes (factor_id);

create function private.claim(name text) returns jsonb
language sql stable security definer set search_path = ''
return nullif(current_setting('request.jwt.claims', true), '')::jsonb -> name;
comment on function private.claim(text) is 'A part of the caller''s token; null without one.';

create function private.confirmed_at(variadic methods text[]) returns timestamptz
language sql stable security definer set search_path = ''
return (
  -- The time of a refresh is another claim: these are the times at which someone proved who they are.
  select to_timestamp(max((m ->> 'timestamp')::double precision))
  from jsonb_array_elements(
    case jsonb_typeof(private.claim('amr')) when 'array' then private.claim('amr') end
  ) as m
  where m ->> 'method' = any (methods)
);
comment on function private.confirmed_at(text[]) is
  'When the caller''s session was last confirmed by one of these methods; null if its token does not say. A mailed link is "otp".';

create function private.has_second_factor(person uuid) returns boolean
language sql stable security definer set search_path = ''
return exists (
  select from auth.mfa_factors f where f.user_id = person and f.status = 'verified'
);
comment on function private.has_second_factor(uuid) is 'Whether a person has confirmed an authenticator app.';

create function private.session_id() returns uuid
language sql stable security definer set search_path = ''
return private.parse_uuid(private.claim('session_id') #>> '{}');
comment on function private.session_id() is 'The session of the caller''s token, which may have ended.';

create function private.record_app_setup() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.app_setups (factor_id, session_id, is_late)
  select f.id, new.id, (f.created_at <= new.created_at + interval '15 minutes') is not true
  from auth.mfa_factors f where f.id = new.factor_id
  on conflict on constraint app_setups_pkey do nothing;
  return null;
end;
$$;
comment on function private.record_app_setup() is
  'The auth service lets any session enroll an app, and writes into a session which app confirmed it. A password, a provider or a link begins '
  'a session, and never renews one.';

create trigger record_app_setup after update of factor_id on auth.sessions
for each row when (new.factor_id is not null) execute function private.record_app_setup();

create function private.has_late_app(session uuid) returns boolean
language sql stable security definer set search_path = ''
return exists (
  select from private.app_setups a where a.session_id = has_late_app.session and a.is_late
);
comment on function private.has_late_app(uuid) is 'Whether an app was set up in this session that confirms nothing there.';

create function private.accepts_app(session uuid) returns boolean
language sql stable security definer set search_path = ''
return not private.has_late_app(accepts_app.session) and exists (
  select from auth.sessions s join private.app_setups a on a.factor_id = s.factor_id
  where s.id = accepts_app.session
);
comment on function private.accepts_app(uuid) is
  'Whether the app whose code was entered in this session still exists, and confirms something there.';

create function private.second_factor_at(session uuid) returns timestamptz
language sql stable security definer set search_path = ''
return greatest(
  case when private.claim('aal') #>> '{}' = 'aal2' and private.accepts_app(session)
    then private.confirmed_at('totp') end,
  (select r.recovered_at from private.recovered_sessions r where r.session_id = session)
);
comment on function private.second_factor_at(uuid) is
  'When the caller''s session was last confirmed with a code of the authenticator app or a recovery code; null if it never was.';

create function private.has_confirmed() returns boolean
language sql stable security definer set search_path = ''
return not private.has_second_factor((select auth.uid()))
  or private.second_factor_at(private.session_id()) is not null;
comment on function private.has_confirmed() is
  'Whether the caller has no second factor, or confirmed this session with it or a recovery code, however long ago.';

create function public.am_i_admin() returns boolean
language sql stable security definer set search_path = ''
return exists (select from private.admins a where a.user_id = (select auth.uid())) and private.has_confirmed();
comment on function public.am_i_admin() is
  'Whether the caller is admin. Whoever has a second factor is one only in a session that it, or a recovery code, confirmed.';
grant execute on function public.am_i_admin() to authenticated;

create function private.require_session() returns uuid
language plpgsql stable security definer set search_path = ''
as $$
declare
  session uuid := private.session_id();
begin
  if not exists (
    select from auth.sessions s where s.id = session and s.user_id = (select auth.uid())
  ) then
    perform private.raise_conflict(401, 'session_not_found', 'This session has ended. Sign in again');
  end if;
  return session;
end;
$$;
comment on function private.require_session() is
  'The caller''s session. A token outlives it by up to an hour, and is then rejected here.';

create function private.require_second_factor() returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.has_confirmed() then
    perform private.require_session();
    perform private.raise_conflict(403, 'insufficient_aal', 'Enter a code from your authenticator app first');
  end if;
end;
$$;
comment on function private.require_second_factor() is
  'For all that people do in their own name: whoever has a second factor acts only in a session that it, or a recovery code, confirmed.';

create function private.may_write() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_second_factor();
  return private.has_account() and private.is_active(auth.uid());
end;
$$;
comment on function private.may_write() is
  'Whether the caller has an account that is neither suspended nor closed. Fails in a session that a second factor has not confirmed.';
grant execute on function private.may_write() to anon, authenticated, service_role;

create function private.require_confirmation() returns uuid
language plpgsql stable security definer set search_path = ''
as $$
declare
  session uuid := private.require_session();
begin
  if private.has_second_factor(auth.uid()) and not private.has_late_app(session) then
    if (private.second_factor_at(session) > now() - interval '15 minutes') is not true then
      perform private.raise_conflict(403, 'insufficient_aal', 'Enter a code from your authenticator app first');
    end if;
  elsif (private.confirmed_at('password', 'otp', 'oauth') > now() - interval '15 minutes') is not true then
    perform private.raise_conflict(403, 'sign_in_too_old', 'Confirm your password first');
  end if;
  return session;
end;
$$;
comment on function private.require_confirmation() is
  'For actions that a stolen session must not allow. Within the last 15 minutes the session must have been confirmed with the second factor '
  'of whoever has one, or a recovery code, and otherwise, or where an app was set up late, must have started. Returns the session.';

create function private.code_fingerprint(code text) returns text
language sql stable security definer set search_path = ''
-- Letters that look like digits are typed as such.
return private.fingerprint('recovery:' || translate(
  regexp_replace(lower(left(code_fingerprint.code, 100)), '[^0-9a-z]', '', 'g'), 'oil', '011'));
comment on function private.code_fingerprint(text) is 'Identifies a recovery code, however it is typed.';

create function private.new_recovery_code() returns text
language sql volatile security definer set search_path = ''
return (
  select string_agg(
    substr('0123456789abcdefghjkmnpqrstvwxyz', get_byte(random.bytes, position) % 32 + 1, 1)
    || case position when 4 then '-' else '' end, '' order by position)
  from (select extensions.gen_random_bytes(10) as bytes) random, generate_series(0, 9) as position
);
comment on function private.new_recovery_code() is 'Ten random characters of five bits each, none of which resembles another.';

create function public.create_recovery_codes() returns text[]
language plpgsql security definer set search_path = ''
as $$
declare
  me uuid := auth.uid();
  factor uuid;
  codes text[] := '{}';
begin
  perform private.require_confirmation();
  select f.id into factor from auth.mfa_factors f
  where f.user_id = me and f.status = 'verified' order by f.created_at, f.id limit 1;
  if not found then
    perform private.raise_conflict('PT409', 'Set up an authenticator app first');
  end if;
  perform private.limit_rate('recovery_codes', 10, interval '1 hour');
  delete from private.recovery_codes c where c.user_id = me;
  if found then
    perform private.notify(me, 'recovery_codes_replaced', '{}');
  end if;
  for i in 1..10 loop
    codes := codes || private.new_recovery_code();
  end loop;
  insert into private.recovery_codes (user_id, factor_id, code)
  select me, factor, private.code_fingerprint(code) from unnest(codes) as code;
  return codes;
end;
$$;
comment on function public.create_recovery_codes() is
  'Ten new recovery codes, which nothing shows again; earlier ones are invalid. They go when the authenticator app is removed.';

create function public.use_recovery_code(code text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  me uuid := auth.uid();
  session uuid := private.require_session();
begin
  if not private.has_second_factor(me) then
    perform private.raise_conflict('PT409', 'Your account has no second factor');
  end if;
  perform private.limit_rate('recovery_code', 10, interval '1 day');
  update private.recovery_codes c set used_at = now()
  where c.user_id = me and c.code = private.code_fingerprint(use_recovery_code.code) and c.used_at is null;
  -- An error would take the counted attempt back.
  if not found then
    return false;
  end if;
  delete from private.rate_hits h where h.user_id = me and h.action = 'recovery_code';
  insert into private.recovered_sessions (session_id) values (session)
  on conflict on constraint recovered_sessions_pkey do update set recovered_at = excluded.recovered_at;
  perform private.notify(me, 'recovery_code_used', jsonb_build_object('count', (
    select count(*) from private.recovery_codes c where c.user_id = me and c.used_at is null)));
  return true;
end;
$$;
comment on function public.use_recovery_code(text) is
  'Confirms the caller''s session with a recovery code, which is then used up. After ten wrong codes in a day, none is accepted until the first is a day old.';

create function private.notify_of_app() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- An account that is deleted takes its factors with it.
  if exists (select from public.users u where u.id = coalesce(new.user_id, old.user_id)) then
    perform private.notify(
      coalesce(new.user_id, old.user_id), case tg_op when 'DELETE' then 'app_removed' else 'app_added' end, '{}');
  end if;
  return null;
end;
$$;
comment on function private.notify_of_app() is
  'Whoever adds or removes an app may not be whom the account belongs to: the auth service does both, so its table says when.';

create trigger notify_of_added_app after update of status on auth.mfa_factors
for each row when (new.status = 'verified' and old.status <> 'verified') execute function private.notify_of_app();
create trigger notify_of_removed_app after delete on auth.mfa_factors
for each row when (old.status = 'verified') execute function private.notify_of_app();

create function public.remove_second_factor() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  me uuid := auth.uid();
  session uuid := private.require_confirmation();
begin
  delete from auth.mfa_factors f where f.user_id = me;
  delete from auth.sessions s where s.user_id = me and s.id <> session;
  update auth.sessions s set aal = 'aal1', factor_id = null where s.id = session;
  delete from private.recovered_sessions r where r.session_id = session;
end;
$$;
comment on function public.remove_second_factor() is
  'Removes the authenticator app and ends all other sessions: also for a session that a recovery code confirmed, for which the auth service refuses it.';

create function private.is_from_mail() returns boolean
language sql stable security definer set search_path = ''
return (private.confirmed_at('otp') > now() - interval '15 minutes') is true;
comment on function private.is_from_mail() is 'Whether a mailed link started the caller''s session within the last 15 minutes.';

create function public.remove_late_app() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  me uuid := auth.uid();
  session uuid := private.require_session();
begin
  if not private.is_from_mail() then
    perform private.raise_conflict(403, 'sign_in_too_old', 'Open a new link from "Forgot your password" first');
  end if;
  delete from auth.mfa_factors f using private.app_setups a
  where f.user_id = me and a.factor_id = f.id and a.is_late;
  if not found then
    perform private.raise_conflict('PT409', 'There is no app that a link can remove');
  end if;
  delete from auth.sessions s where s.user_id = me and s.id <> session;
  perform private.record(
    'remove_late_app', 'user', me, (select u.name from public.users u where u.id = me),
    'Set up in an old session, removed by a mailed link'
  );
end;
$$;
comment on function public.remove_late_app() is
  'Removes an authenticator app that was set up in an old session, so may be someone else''s, and ends all other sessions: for a session '
  'that a mailed link started.';

create function public.my_second_factor() returns jsonb
language sql stable security definer set search_path = ''
return jsonb_build_object(
  'is_on', private.has_second_factor((select auth.uid())),
  'is_confirmed', private.second_factor_at(private.session_id()) is not null,
  'codes_left', (
    select count(*) from private.recovery_codes c
    where c.user_id = (select auth.uid()) and c.used_at is null
  ),
  'is_late', exists (
    select from auth.mfa_factors f join private.app_setups a on a.factor_id = f.id
    where f.user_id = (select auth.uid()) and a.is_late
  ),
  'is_from_mail', private.is_from_mail()
);
comment on function public.my_second_factor() is
  'Whether the caller has a second factor, whether it (or a recovery code) confirmed this session, and how many recovery codes are left; '
  'whether an app was set up late, and whether this session could remove it now.';

create function public.my_sessions() returns jsonb
language sql stable security definer set search_path = ''
return (
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', s.id, 'user_agent', left(s.user_agent, 500), 'started_at', s.created_at,
    'used_at', s.used_at, 'is_current', s.is_current
  ) order by s.is_current desc, s.used_at desc, s.id), '[]')
  from (
    select a.id, a.user_agent, a.created_at,
      coalesce(a.refreshed_at at time zone 'utc', a.created_at) as used_at,
      a.id is not distinct from private.session_id() as is_current
    from auth.sessions a
    where a.user_id = (select auth.uid()) and (a.not_after > now()) is not false
    order by is_current desc, used_at desc, a.id limit 100
  ) s
);
comment on function public.my_sessions() is
  'Where the caller is signed in, this session first: when each started and last renewed its token, which an open app does once an hour; at most 100.';

create function public.end_session(id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if private.require_session() = end_session.id then
    perform private.raise_invalid('Sign out to end this session');
  end if;
  delete from auth.sessions s where s.user_id = auth.uid() and s.id = end_session.id;
end;
$$;
comment on function public.end_session(uuid) is
  'Ends another session of the caller: it gets no new token, and from now on can do nothing that needs a confirmation.';

create function public.end_other_sessions() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  session uuid := private.require_session();
begin
  delete from auth.sessions s where s.user_id = auth.uid() and s.id <> session;
end;
$$;
comment on function public.end_other_sessions() is 'As end_session, for all sessions but this one.';

create function private.guard_email_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (
    select from auth.sessions s
      left join auth.mfa_amr_claims c on c.session_id = s.id and private.accepts_app(s.id)
    where s.user_id = new.id
      and greatest(s.created_at, c.updated_at) > now() - interval '15 minutes'
  ) then
    perform private.raise_conflict(403, 'sign_in_too_old', 'Confirm your password first');
  end if;
  return new;
end;
$$;
comment on function private.guard_email_change() is
  'A change of email begins within 15 minutes of a sign-in or a code. The auth service does not say in which session, so any of the person counts. '
  'It also hides what is raised here, so the site calls email_available() first.';

create trigger guard_email_change before update of email_change on auth.users
for each row when (new.email_change <> '' and new.email_change is distinct from old.email_change)
execute function private.guard_email_change();

create function public.email_available(email text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  address text := lower(btrim(email_available.email));
begin
  perform private.require_confirmation();
  perform private.limit_rate('new_email', 20, interval '1 hour');
  if private.is_account_email(address) is not true then
    perform private.raise_invalid('Enter a valid email address');
  end if;
  return not exists (select from auth.users u where u.email = address);
end;
$$;
comment on function public.email_available(text) is
  'Whether the caller could change to this email now. Says in words what the auth service would only fail with.';
grant execute on function public.email_available(text) to authenticated;

create function public.is_new_email_taken(token_hash text) returns boolean
language sql stable security definer set search_path = ''
return exists (
  select from auth.users u join auth.users o on o.email = u.email_change and o.id <> u.id
  where is_new_email_taken.token_hash <> ''
    and is_new_email_taken.token_hash in (u.email_change_token_new, u.email_change_token_current)
);
comment on function public.is_new_email_taken(text) is
  'Whether another account has the address by now to which this mailed link would change. The auth service then only fails.';
grant execute on function public.is_new_email_taken(text) to anon, authenticated;

grant all on private.recovery_codes, private.recovered_sessions, private.app_setups to service_role;
grant execute on function public.create_recovery_codes(), public.use_recovery_code(text),
  public.remove_second_factor(), public.remove_late_app(), public.my_second_factor(), public.my_sessions(),
  public.end_session(uuid), public.end_other_sessions() to authenticated;
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
create function private.filter_values(category text) returns text[]
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return case category
    when 'types' then array['Web', 'Mobile', 'Desktop', 'API', 'Plugin']
    when 'technologies' then array[
      'React', 'Vue', 'Angular', 'Next.js', 'Svelte', 'Node.js', 'Express', 'Supabase', 'Firebase',
      'MongoDB', 'Tailwind CSS', 'Framer Motion', 'TypeScript'
    ]
    when 'industries' then array[
      'E-commerce', 'SaaS', 'AI', 'FinTech', 'EdTech', 'Healthcare', 'Social Media', 'Entertainment'
    ]
    when 'locations' then array[
      'San Francisco CA', 'New York NY', 'Seattle WA', 'Austin TX', 'Chicago IL', 'Los Angeles CA',
      'Boston MA', 'London UK', 'Berlin Germany', 'Toronto Canada'
    ]
  end;
end;
$$;
comment on function private.filter_values(text) is 'The values that a list can be filtered by, as displayed.';

create function private.filter_tags(tags text[]) returns text[]
language plpgsql immutable parallel safe security definer set search_path = ''
as $$
begin
  return array(
    select w.value
    from unnest(
      private.filter_values('types') || private.filter_values('technologies')
        || private.filter_values('industries')
    ) as w (value)
    where w.value = any (tags || private.canonical_skills(tags))
  );
end;
$$;
comment on function private.filter_tags(text[]) is
  'The tags that projects are filtered by, under their usual names: few and short, so that an index can carry them.';

create table public.projects (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references public.users (id) on delete cascade,
  title text not null check (private.is_text(title, 150)),
  tagline text check (
    private.is_text(tagline, 120) and tagline !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'
  ),
  description text not null check (
    private.has_text(description) and char_length(description) between 50 and 20000
  ),
  image_url text check (private.is_image(image_url, user_id)),
  image_color text check (image_color ~ '^#[0-9a-f]{6}$'),
  bolt_url text check (bolt_url ~* 'bolt\.new' and private.is_web_link(bolt_url)),
  live_url text check (private.is_link(live_url)),
  repo_url text check (
    repo_url ~* '^(https?://)?(www\.)?(github\.com|gitlab\.com|bitbucket\.org)/'
    and private.is_web_link(repo_url)
  ),
  documentation_url text check (private.is_link(documentation_url)),
  completion_date text check (private.is_text(completion_date, 50)),
  project_type text not null default 'personal' check (
    project_type in ('personal', 'client', 'education', 'opensource', 'hackathon')
  ),
  client_name text check (private.is_text(client_name, 150)),
  team_members text check (private.is_text(team_members, 1000)),
  challenges text check (private.is_text(challenges, 5000)),
  solutions text check (private.is_text(solutions, 5000)),
  tags text[] not null check (cardinality(tags) >= 1 and private.is_text_list(tags, 20, 40)),
  filter_tags text[] not null generated always as (private.filter_tags(tags)) stored,
  visibility text not null default 'public' check (visibility in ('public', 'unlisted', 'draft')),
  is_for_sale boolean not null default false,
  sale_price numeric check (private.is_amount(sale_price)),
  includes_source_code boolean not null default true,
  includes_documentation boolean not null default true,
  includes_support boolean not null default false,
  support_duration integer not null default 30 check (support_duration between 1 and 365),
  client_key uuid not null default gen_random_uuid(),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  listed_at timestamptz(3) default now(),
  like_count integer not null default 0 check (like_count >= 0),
  save_count integer not null default 0 check (save_count >= 0),
  view_count integer not null default 0 check (view_count >= 0),
  is_featured boolean not null default false,
  unique (id, user_id),
  constraint one_project_per_client_key unique (user_id, client_key),
  constraint client_name_of_client_work check (client_name is null or project_type = 'client'),
  constraint color_of_image check (image_color is null or image_url is not null),
  constraint sale_needs_price check (not is_for_sale or sale_price is not null),
  constraint listed_if_public check (visibility <> 'public' or listed_at is not null)
);
comment on table public.projects is
  'The projects of creators, with the metadata of the project form; the client key makes a retry harmless.';
comment on column public.projects.image_color is
  'One color of the image, which is shown until it has loaded and around it. It is written into attributes.';
comment on column public.projects.is_featured is 'Set only by admins; the landing page shows these.';
comment on column public.projects.listed_at is
  'The position in the list of the newest: the time when the project first became public, or an earlier one for the fourth of one '
  'creator among the 24 newest. Null before; it stays when the project is no longer public.';
comment on column public.projects.visibility is
  'public is in lists, unlisted is read by its link, a draft only by its owner.';
alter table public.projects enable row level security;

create table public.project_media (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references public.projects (id) on delete cascade,
  kind text not null check (kind in ('image', 'video')),
  url text not null check (
    case kind
      when 'image' then private.is_image(url)
      else url ~ '^https://(www\.youtube-nocookie\.com/embed/[A-Za-z0-9_-]{6,20}|player\.vimeo\.com/video/[0-9]{5,12}(\?h=[0-9a-f]{6,20})?)$'
    end
  ),
  caption text check (private.is_text(caption, 200)),
  position integer not null default 0 check (position between 0 and 11),
  client_key uuid not null default gen_random_uuid(),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint one_medium_per_client_key unique (project_id, client_key)
);
comment on table public.project_media is 'Gallery images and videos of a project, at most 12, in order.';
alter table public.project_media enable row level security;

create table public.project_code_samples (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references public.projects (id) on delete cascade,
  title text not null check (private.is_text(title, 150)),
  language text not null check (private.is_text(language, 40)),
  code text not null check (private.is_text(code, 20000)),
  position integer not null default 0 check (position between 0 and 9),
  client_key uuid not null default gen_random_uuid(),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint one_sample_per_client_key unique (project_id, client_key)
);
comment on table public.project_code_samples is 'Code of a project to read, at most ten samples, in order.';
alter table public.project_code_samples enable row level security;

create index projects_newest on public.projects (listed_at desc, id desc)
include (user_id, filter_tags) where visibility = 'public';
-- A count of what has some words reads only this index of a project.
create index projects_counted on public.projects (id) include (user_id, filter_tags) where visibility = 'public';
create index projects_by_date on public.projects (created_at desc, id desc);
create index projects_filters on public.projects using gin (filter_tags);
create index projects_of_owner on public.projects (user_id, created_at desc);
create index projects_title on public.projects (lower(title));
create index media_of_project on public.project_media (project_id, position);
create index code_of_project on public.project_code_samples (project_id, position);
create index projects_featured on public.projects (created_at desc, id desc) where is_featured;

create view private.shared_projects as
select p.* from public.projects p where p.visibility in ('public', 'unlisted');
comment on view private.shared_projects is
  'What admins see: also hidden projects and those of suspended creators, but no drafts.';

create view private.visible_projects as
select p.*
from private.shared_projects p
where exists (select from private.public_creators c where c.id = p.user_id)
  and not exists (
    select from private.hidden_items h where h.kind = 'project' and h.item_id = p.id
  );
comment on view private.visible_projects is 'What everyone can read who has the link.';

create view private.public_projects as
select v.* from private.visible_projects v where v.visibility = 'public';
comment on view private.public_projects is
  'What everyone can find: lists, counts and recommendations read this.';

create function private.listing_time(owner uuid) returns timestamptz
language plpgsql volatile security definer set search_path = ''
as $$
declare
  above timestamptz := 'infinity';
  own integer;
  lowest timestamptz;
begin
  loop
    select count(*) filter (where b.user_id = owner), min(b.listed_at) into own, lowest
    from (
      select p.user_id, p.listed_at from private.public_projects p
      where p.listed_at < above order by p.listed_at desc, p.id desc limit 24
    ) b;
    exit when own < 3;
    above := lowest;
  end loop;
  return least(now(), above - interval '1 millisecond');
end;
$$;
comment on function private.listing_time(uuid) is
  'Now, or below the first 24 projects, the first 48 and so on, until a creator has fewer than three among the next 24: no one fills '
  'the newest page alone, and a list in this order can still be read from key to key.';

create function private.list_project() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    new.listed_at := null;
  end if;
  if new.visibility = 'public' and new.listed_at is null then
    if auth.uid() is null then
      -- Rows from the service role have their own date.
      new.listed_at := new.created_at;
    else
      if tg_op = 'UPDATE' then
        -- The limit's lock lets no parallel call of the same creator come between.
        perform private.limit_rate('projects', 30, interval '1 hour');
      end if;
      new.listed_at := private.listing_time(new.user_id);
    end if;
  end if;
  return new;
end;
$$;
comment on function private.list_project() is
  'Lists a project when it first becomes public: no one moves up by hiding a project and showing it again.';

create trigger list before insert or update of visibility on public.projects
for each row execute function private.list_project();

-- A page of a search calls it for each row, and plpgsql keeps the plan of the view for the session.
create function private.is_public_project(project uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (select from private.public_projects p where p.id = project);
end;
$$;

create function private.is_visible_project(project uuid) returns boolean
language sql stable security definer set search_path = ''
return exists (select from private.visible_projects p where p.id = project);
comment on function private.is_visible_project(uuid) is
  'Whether everyone can read it who has the link: it is public or unlisted.';

create function private.is_my_project(project uuid) returns boolean
language sql stable security definer set search_path = ''
return exists (
  select from public.projects p where p.id = project and p.user_id = (select auth.uid())
);

create function private.lock_project() returns trigger
language plpgsql security definer set search_path = '' set lock_timeout = '400ms'
as $$
begin
  perform from public.projects p where p.id = new.project_id for no key update;
  return new;
exception when lock_not_available then
  -- Two calls that lock several projects in opposite order wait for each other: only one of them can continue.
  perform private.raise_conflict('PT423', 'Someone else is changing this project. Try again');
  return null;
end;
$$;
comment on function private.lock_project() is
  'Takes the lock for the count before the weaker one of the foreign key: two calls with the weaker lock would wait for each other while a removal waits.';

create function private.limit_per_project() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  total integer;
begin
  execute format('select count(*) from public.%I where project_id = $1', tg_table_name)
  into total using new.project_id;
  if total > tg_argv[0]::integer then
    perform private.raise_invalid(format('You can add up to %s of these to a project', tg_argv[0]));
  end if;
  return null;
end;
$$;

create trigger lock_project before insert on public.project_media
for each row execute function private.lock_project();
create trigger lock_project before insert on public.project_code_samples
for each row execute function private.lock_project();
create trigger room after insert on public.project_media
for each row execute function private.limit_per_project(12);
create trigger room after insert on public.project_code_samples
for each row execute function private.limit_per_project(10);

-- Generated columns are not computed yet before the update.
create trigger set_updated_at before update on public.projects
for each row execute function private.set_updated_at(
  'updated_at', 'filter_tags', 'like_count', 'save_count', 'view_count', 'is_featured'
);
create trigger set_updated_at before update on public.project_media
for each row execute function private.set_updated_at('updated_at');
create trigger set_updated_at before update on public.project_code_samples
for each row execute function private.set_updated_at('updated_at');
create function private.change_version_of_project() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.projects p
  set updated_at = greatest(clock_timestamp(), p.updated_at + interval '1 millisecond')
  where p.id = coalesce(new.project_id, old.project_id);
  return null;
end;
$$;
comment on function private.change_version_of_project() is
  'The version of a project is that of its pictures, videos and code, too: edits in two windows must not replace each other.';
create trigger change_version after insert or update or delete on public.project_media
for each row execute function private.change_version_of_project();
create trigger change_version after insert or update or delete on public.project_code_samples
for each row execute function private.change_version_of_project();
create trigger "limit" before insert on public.projects
for each row execute function private.limit_rows(30, '1 hour', 200, 'projects');

create policy "Visitors read projects of creators" on public.projects
for select to anon using (private.is_public_project(id));
create policy "People read projects of creators and their own" on public.projects
for select to authenticated using (
  user_id = (select auth.uid()) or private.is_public_project(id)
);
create policy "Developers publish projects of their own" on public.projects
for insert to authenticated with check (
  user_id = (select auth.uid()) and (select private.is_developer())
);
create policy "Developers edit their own projects" on public.projects
for update to authenticated
using (user_id = (select auth.uid()) and (select private.is_developer()))
with check (user_id = (select auth.uid()));
create policy "Developers remove their own projects" on public.projects
for delete to authenticated using (
  user_id = (select auth.uid()) and (select private.is_developer()) and (select private.may_write())
);
create policy "Suspended people write no projects" on public.projects
as restrictive for all to authenticated
using (true) with check ((select private.may_write()));

create policy "Visitors read media of projects they see" on public.project_media
for select to anon using (private.is_public_project(project_id));
create policy "People read media of projects they see" on public.project_media
for select to authenticated using (
  private.is_my_project(project_id) or private.is_public_project(project_id)
);
create policy "Developers add media to their own projects" on public.project_media
for insert to authenticated with check (
  private.is_my_project(project_id) and (select private.is_developer())
);
create policy "Developers edit media of their own projects" on public.project_media
for update to authenticated
using (private.is_my_project(project_id) and (select private.is_developer()))
with check (private.is_my_project(project_id));
create policy "Developers remove media of their own projects" on public.project_media
for delete to authenticated using (
  private.is_my_project(project_id)
  and (select private.is_developer())
  and (select private.may_write())
);
create policy "Suspended people write no media" on public.project_media
as restrictive for all to authenticated
using (true) with check ((select private.may_write()));

create policy "Visitors read code of projects they see" on public.project_code_samples
for select to anon using (private.is_public_project(project_id));
create policy "People read code of projects they see" on public.project_code_samples
for select to authenticated using (
  private.is_my_project(project_id) or private.is_public_project(project_id)
);
create policy "Developers add code to their own projects" on public.project_code_samples
for insert to authenticated with check (
  private.is_my_project(project_id) and (select private.is_developer())
);
create policy "Developers edit code of their own projects" on public.project_code_samples
for update to authenticated
using (private.is_my_project(project_id) and (select private.is_developer()))
with check (private.is_my_project(project_id));
create policy "Developers remove code of their own projects" on public.project_code_samples
for delete to authenticated using (
  private.is_my_project(project_id)
  and (select private.is_developer())
  and (select private.may_write())
);
create policy "Suspended people write no code" on public.project_code_samples
as restrictive for all to authenticated
using (true) with check ((select private.may_write()));

grant select on public.projects, public.project_media, public.project_code_samples
to anon, authenticated;
grant delete on public.projects, public.project_media, public.project_code_samples
to authenticated;
grant insert (
  client_key, user_id, title, tagline, description, image_url, image_color, bolt_url, live_url, repo_url, documentation_url,
  completion_date, project_type, client_name, team_members, challenges, solutions, tags, visibility,
  is_for_sale, sale_price, includes_source_code, includes_documentation, includes_support,
  support_duration
) on public.projects to authenticated;
grant update (
  title, tagline, description, image_url, image_color, bolt_url, live_url, repo_url, documentation_url,
  completion_date, project_type, client_name, team_members, challenges, solutions, tags, visibility,
  is_for_sale, sale_price, includes_source_code, includes_documentation, includes_support,
  support_duration
) on public.projects to authenticated;
grant insert (client_key, project_id, kind, url, caption, position) on public.project_media
to authenticated;
grant update (kind, url, caption, position) on public.project_media to authenticated;
grant insert (client_key, project_id, title, language, code, position)
on public.project_code_samples to authenticated;
grant update (title, language, code, position) on public.project_code_samples to authenticated;
create function public.save_project_material(project uuid, media jsonb, code_samples jsonb) returns void
language plpgsql set search_path = ''
as $$
begin
  delete from public.project_media m
  where m.project_id = project and m.client_key::text not in (select e ->> 'id' from jsonb_array_elements(media) e);
  insert into public.project_media (project_id, client_key, kind, url, caption, position)
  select project, e.id, e.kind, e.url, e.caption, e.number - 1
  from rows from (jsonb_to_recordset(media) as (id uuid, kind text, url text, caption text))
    with ordinality e (id, kind, url, caption, number)
  on conflict (project_id, client_key) do update
  set kind = excluded.kind, url = excluded.url, caption = excluded.caption, position = excluded.position
  where (project_media.kind, project_media.url, project_media.caption, project_media.position)
    is distinct from (excluded.kind, excluded.url, excluded.caption, excluded.position);

  delete from public.project_code_samples c
  where c.project_id = project and c.client_key::text not in (select e ->> 'id' from jsonb_array_elements(code_samples) e);
  insert into public.project_code_samples (project_id, client_key, title, language, code, position)
  select project, e.id, e.title, e.language, e.code, e.number - 1
  from rows from (jsonb_to_recordset(code_samples) as (id uuid, title text, language text, code text))
    with ordinality e (id, title, language, code, number)
  on conflict (project_id, client_key) do update
  set title = excluded.title, language = excluded.language, code = excluded.code, position = excluded.position
  where (project_code_samples.title, project_code_samples.language, project_code_samples.code, project_code_samples.position)
    is distinct from (excluded.title, excluded.language, excluded.code, excluded.position);
end;
$$;
comment on function public.save_project_material(uuid, jsonb, jsonb) is
  'Replaces the pictures, videos and code of a project, in this order, with the rights of the caller.';

create function public.save_project(
  key uuid, changes jsonb, media jsonb default null, code_samples jsonb default null, version timestamptz default null
) returns table (id uuid, updated_at timestamptz)
language plpgsql set search_path = ''
as $$
declare
  names text := (select string_agg(quote_ident(n), ', ') from jsonb_object_keys(changes) n);
  project uuid;
begin
  if version is null then
    execute format(
      'insert into public.projects (client_key, user_id, %1$s) '
      'select $1, auth.uid(), %1$s from jsonb_populate_record(null::public.projects, $2) returning id', names
    ) into project using key, changes;
  else
    execute format(
      'update public.projects p set (%1$s) = (select %1$s from jsonb_populate_record(p, $2)) '
      'where id = $1 and user_id = auth.uid() and updated_at = $3 returning id', names
    ) into project using key, changes, version;
  end if;
  if project is not null and media is not null then
    perform public.save_project_material(project, media, code_samples);
  end if;
  return query select p.id, p.updated_at::timestamptz from public.projects p where p.id = project;
end;
$$;
comment on function public.save_project(uuid, jsonb, jsonb, jsonb, timestamptz) is
  'Saves a project of the caller and, if they are given, its pictures, videos and code at once, with the rights of the caller: a new one under '
  'the key of its form, or the one with this id if it still has this version. Returns no row if it was changed or removed.';
grant execute on function public.save_project(uuid, jsonb, jsonb, jsonb, timestamptz),
  public.save_project_material(uuid, jsonb, jsonb) to authenticated;
grant execute on function private.is_public_project(uuid) to anon, authenticated;
grant execute on function private.is_visible_project(uuid) to authenticated;
grant execute on function private.is_my_project(uuid) to authenticated;
grant execute on function private.filter_tags(text[]), private.filter_values(text)
to authenticated, service_role;
create table public.services (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references public.users (id) on delete cascade,
  title text not null check (private.is_text(title, 150)),
  description text not null check (
    private.has_text(description) and char_length(description) between 50 and 10000
  ),
  price numeric not null check (private.is_amount(price)),
  duration text not null check (private.is_text(duration, 500)),
  requirements text check (private.is_text(requirements, 5000)),
  is_active boolean not null default true,
  metadata jsonb not null default '{}' check (octet_length(metadata::text) <= 32768),
  images text[] not null default '{}' check (private.are_images(images, 7, user_id)),
  client_key uuid not null default gen_random_uuid(),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint one_service_per_client_key unique (user_id, client_key)
);
comment on table public.services is
  'What creators offer; the price and a package''s duration are derived from the pricing model, the '
  'main image precedes up to six of the gallery.';
alter table public.services enable row level security;

create index services_of_owner on public.services (user_id, price);
create index services_title on public.services (lower(title));

create view private.public_services as
select s.*
from public.services s
where s.is_active
  and exists (select from private.public_creators c where c.id = s.user_id)
  and not exists (
    select from private.hidden_items h where h.kind = 'service' and h.item_id = s.id
  );

-- A page of a search calls it for each row, and plpgsql keeps the plan of the view for the session.
create function private.is_public_service(service uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (select from private.public_services s where s.id = service);
end;
$$;

create function private.json_amount(value jsonb) returns numeric
language sql immutable parallel safe set search_path = ''
return case when jsonb_typeof(value) = 'number' then (value #>> '{}')::numeric end;

create function private.json_text(value jsonb) returns text
language sql immutable parallel safe set search_path = ''
return case when jsonb_typeof(value) = 'string' then value #>> '{}' end;

create function private.is_json_text_list(value jsonb, most integer, longest integer) returns boolean
language sql immutable parallel safe set search_path = ''
return case when jsonb_typeof(value) = 'array' then
  jsonb_array_length(value) <= most
  and not exists (
    select from jsonb_array_elements(value) as item
    where jsonb_typeof(item) <> 'string' or private.is_text(item #>> '{}', longest) is not true
  )
else false end;

create function private.check_packages(packages jsonb) returns void
language plpgsql set search_path = ''
as $$
declare
  package jsonb;
begin
  if jsonb_typeof(packages) is distinct from 'array' or jsonb_array_length(packages) = 0 then
    perform private.raise_invalid('You must add at least one package');
  end if;
  if jsonb_array_length(packages) > 10 then
    perform private.raise_invalid('You can add up to 10 packages');
  end if;
  for package in select jsonb_array_elements(packages) loop
    if private.is_text(private.json_text(package -> 'name'), 100) is not true
      or private.is_text(private.json_text(package -> 'delivery'), 100) is not true
      or private.is_amount(private.json_amount(package -> 'price')) is not true
      or private.is_json_text_list(package -> 'features', 20, 200) is not true
      or jsonb_array_length(package -> 'features') = 0
    then
      perform private.raise_invalid('Name, price, delivery time, and at least one feature are required');
    elsif not private.has_shape(
      package,
      '{"name": "string", "description": "string", "price": "number", "delivery": "string",
        "features": "array"}'
    ) then
      perform private.raise_invalid('Check the details of this package');
    end if;
  end loop;
  -- Clients choose a package by its name.
  if (
    select count(distinct lower(btrim(p.package ->> 'name'))) < count(*)
    from jsonb_array_elements(packages) as p (package)
  ) then
    perform private.raise_invalid('Give each package its own name');
  end if;
end;
$$;

create function private.check_service_metadata(metadata jsonb) returns void
language plpgsql set search_path = ''
as $$
declare
  faq jsonb;
  link text;
begin
  if metadata ? 'features'
    and private.is_json_text_list(metadata -> 'features', 30, 200) is not true
  then
    perform private.raise_invalid('Use at most 30 features of 200 characters each');
  end if;
  if metadata ? 'tags' and private.is_json_text_list(metadata -> 'tags', 20, 40) is not true then
    perform private.raise_invalid('Use at most 20 tags of 40 characters each');
  end if;
  if metadata ? 'faqs' then
    if jsonb_typeof(metadata -> 'faqs') <> 'array' or jsonb_array_length(metadata -> 'faqs') > 20 then
      perform private.raise_invalid('You can add up to 20 questions');
    end if;
    for faq in select jsonb_array_elements(metadata -> 'faqs') loop
      if private.is_text(private.json_text(faq -> 'question'), 300) is not true
        or private.is_text(private.json_text(faq -> 'answer'), 2000) is not true
        or not private.has_shape(faq, '{"question": "string", "answer": "string"}')
      then
        perform private.raise_invalid('Both question and answer are required');
      end if;
    end loop;
  end if;
  foreach link in array array['portfolio_url', 'testimonial_url'] loop
    if metadata ->> link <> '' and private.is_link(metadata ->> link) is not true then
      perform private.raise_invalid('Please enter a valid URL');
    end if;
  end loop;
  if not private.has_shape(metadata, '{
    "pricing_model": "string", "hourly_rate": "number", "estimated_hours": "number",
    "packages": "array", "features": "array", "faqs": "array", "tags": "array",
    "revisions": "string", "include_video_call": "boolean", "include_source_files": "boolean",
    "portfolio_url": "string", "testimonial_url": "string"
  }') then
    perform private.raise_invalid('Check the details of this service');
  end if;
end;
$$;
comment on function private.check_service_metadata(jsonb) is
  'Pages read these details without a second look, so that each has one type and nothing else is there.';

create function private.derive_service_price() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  model text := coalesce(new.metadata ->> 'pricing_model', 'fixed');
  rate numeric := private.json_amount(new.metadata -> 'hourly_rate');
  hours numeric := private.json_amount(new.metadata -> 'estimated_hours');
begin
  new.is_active := coalesce(new.is_active, true);
  if octet_length(new.metadata::text) > 32768 then
    perform private.raise_invalid('The details of this service are too long. Shorten them and try again');
  end if;
  if model = 'fixed' then
    if new.price is null then
      perform private.raise_invalid('Price is required');
    elsif not (new.price > 0 and new.price <= 1000000) then
      perform private.raise_invalid('Price must be a positive number');
    end if;
  elsif model = 'hourly' then
    if rate is null then
      perform private.raise_invalid('Hourly rate is required');
    elsif not private.is_amount(rate) then
      perform private.raise_invalid('Hourly rate must be a positive number');
    elsif hours is null then
      perform private.raise_invalid('Estimated hours are required');
    elsif not (hours >= 1 and hours <= 10000) then
      perform private.raise_invalid('Estimated hours must be a positive number');
    end if;
    new.price := round(rate * hours, 2);
  elsif model = 'packages' then
    perform private.check_packages(new.metadata -> 'packages');
    select min((p.package ->> 'price')::numeric), 
      left(string_agg(p.package ->> 'delivery', ', ' order by p.place), 500)
    into new.price, new.duration
    from jsonb_array_elements(new.metadata -> 'packages') with ordinality as p (package, place);
  else
    perform private.raise_invalid('Choose a pricing model: fixed, hourly or packages');
  end if;
  if private.has_text(new.duration) is not true then
    perform private.raise_invalid('Delivery time is required');
  end if;
  -- Packages outlive a change of the pricing model, and are ready for the way back.
  if model <> 'packages' and new.metadata -> 'packages' <> '[]' then
    perform private.check_packages(new.metadata -> 'packages');
  end if;
  perform private.check_service_metadata(new.metadata);
  new.price := trim_scale(new.price);
  return new;
end;
$$;
comment on function private.derive_service_price() is
  'Fixed price, rate times hours, or the lowest package; the specification''s messages on the way.';

create trigger derive_price before insert or update on public.services
for each row execute function private.derive_service_price();
create trigger set_updated_at before update on public.services
for each row execute function private.set_updated_at('updated_at');
create trigger "limit" before insert on public.services
for each row execute function private.limit_rows(30, '1 hour', 100, 'services');

create policy "Visitors read active services of creators" on public.services
for select to anon using (private.is_public_service(id));
create policy "People read active services of creators and their own" on public.services
for select to authenticated using (
  user_id = (select auth.uid()) or private.is_public_service(id)
);
create policy "Developers offer services of their own" on public.services
for insert to authenticated with check (
  user_id = (select auth.uid()) and (select private.is_developer())
);
create policy "Developers edit their own services" on public.services
for update to authenticated
using (user_id = (select auth.uid()) and (select private.is_developer()))
with check (user_id = (select auth.uid()));
create policy "Developers remove their own services" on public.services
for delete to authenticated using (
  user_id = (select auth.uid()) and (select private.is_developer()) and (select private.may_write())
);
create policy "Suspended people write no services" on public.services
as restrictive for all to authenticated
using (true) with check ((select private.may_write()));

grant select on public.services to anon, authenticated;
grant delete on public.services to authenticated;
grant insert (
  client_key, user_id, title, description, price, duration, requirements, is_active, metadata, images
) on public.services to authenticated;
grant update (
  title, description, price, duration, requirements, is_active, metadata, images
) on public.services to authenticated;
grant execute on function private.is_public_service(uuid) to anon, authenticated;
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('images', 'images', true, 2097152, array['image/jpeg', 'image/png', 'image/gif'])
on conflict (id) do update
set public = excluded.public,
    file_size_limit = excluded.file_size_limit,
    allowed_mime_types = excluded.allowed_mime_types;

-- A public bucket ignores policies. This one stores images that must not be visible for now.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values (
  'blocked-images', 'blocked-images', false, 2097152,
  array['image/jpeg', 'image/png', 'image/gif']
)
on conflict (id) do update set public = excluded.public;

create function private.has_blocked_images(person uuid) returns boolean
language sql stable security definer set search_path = ''
return not exists (select from auth.users u where u.id = person)
  or exists (select from private.suspensions s where s.user_id = person)
  or exists (select from private.closed_accounts c where c.user_id = person);
comment on function private.has_blocked_images(uuid) is
  'Whether the URLs of a user''s images respond with 404: for a deleted account, and while it is suspended or closed.';

create function private.move_images() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  person uuid := case when tg_op = 'DELETE' then old.user_id else new.user_id end;
  target text := case when private.has_blocked_images(person) then 'blocked-images' else 'images' end;
begin
  update storage.objects o set bucket_id = target
  where o.bucket_id in ('images', 'blocked-images') and o.bucket_id <> target
    and starts_with(o.name, person::text || '/')
    and not exists (
      select from storage.objects other where other.bucket_id = target and other.name = o.name
    );
  return null;
end;
$$;
comment on function private.move_images() is 'Blocks the images of a user, or shows them again.';

create trigger images after insert or delete on private.suspensions
for each row execute function private.move_images();
create trigger images after insert or delete on private.closed_accounts
for each row execute function private.move_images();

create function private.check_gallery() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (
    select from public.projects p
    where p.id = new.project_id and private.is_image(new.url, p.user_id)
  ) then
    perform private.raise_conflict('23514', 'A gallery shows links, and images in the folder of its owner');
  end if;
  return new;
end;
$$;

create trigger gallery before insert or update of url, project_id on public.project_media
for each row execute function private.check_gallery();

create function private.limit_images() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  folder text := left(new.name, 37);
begin
  -- Uploads that end at once.
  perform pg_advisory_xact_lock(hashtextextended('private.limit_images ' || folder, 0));
  if not private.is_repeated_upload(tg_op, new) and (
    select count(*) from storage.objects o
    where o.bucket_id = 'images' and starts_with(o.name, folder)
      and (o.name = private.large_image(o.name)) = (new.name = private.large_image(new.name))
  ) >= 200 then
    perform private.raise_conflict('42501', 'A folder has 200 images at most, and 200 small copies');
  end if;
  return new;
end;
$$;
comment on function private.limit_images() is
  'At most 200 images of a user and as many small copies, counted when an upload ends: a policy is asked when it begins.';

create trigger limit_images before insert on storage.objects
for each row when (new.bucket_id = 'images') execute function private.limit_images();

create table private.images_to_remove (
  name text primary key,
  attempts integer not null default 0,
  next_attempt timestamptz not null default now()
);
comment on table private.images_to_remove is
  'Images that the storage API should remove. Their rows in storage.objects stay until then, because SQL deletes only the row, and '
  'the file would stay public for ever.';
alter table private.images_to_remove enable row level security;

create index images_to_remove_next on private.images_to_remove (next_attempt);

create view private.used_images as
select u.id as user_id, u.avatar as name from public.users u
union all
select p.user_id, p.image_url from public.projects p
union all
select p.user_id, m.url from public.project_media m join public.projects p on p.id = m.project_id
union all
select s.user_id, image.name from public.services s, unnest(s.images) as image (name);
comment on view private.used_images is
  'What rows refer to: stored images, which are always in the folder of the row''s owner, and links.';

create function private.is_repeated_upload(operation text, object storage.objects) returns boolean
language sql stable security definer set search_path = ''
return operation = 'INSERT' and exists (
  select from storage.objects o
  where o.bucket_id = is_repeated_upload.object.bucket_id and o.name = is_repeated_upload.object.name
);
comment on function private.is_repeated_upload(text, storage.objects) is
  'Whether an insert is about to fail because its name is taken: whoever sends an upload again gets that answer, and no other.';

create function private.keep_used_image() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.is_repeated_upload(tg_op, new) and exists (
    select from private.used_images u
    where u.user_id = private.parse_uuid(left(new.name, 36)) and u.name = private.large_image(new.name)
  ) then
    perform private.raise_conflict('42501', format('The image %s is in use and stays as it is', new.name));
  end if;
  return new;
end;
$$;
comment on function private.keep_used_image() is
  'What an image shows changes with its row only, which admins and visitors see: never under the name that a row uses, by whoever and '
  'whenever its upload began.';

create trigger keep_used before insert or update of version on storage.objects
for each row when (new.bucket_id in ('images', 'blocked-images')) execute function private.keep_used_image();

create function private.remove_replaced_images() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  former jsonb := to_jsonb(old) -> tg_argv[0];
begin
  insert into private.images_to_remove (name)
  select distinct file.name
  from jsonb_array_elements_text(
    case jsonb_typeof(former) when 'array' then former else jsonb_build_array(former) end
  ) as image,
    unnest(array[image, replace(image, '-1600.', '-480.')]) as file (name)
  where private.is_stored_image(image)
  order by 1
  on conflict do nothing;
  return null;
end;
$$;
comment on function private.remove_replaced_images() is
  'Lists the images of a changed or deleted row and their copies, in the column that its argument names; those that are still used stay.';

create trigger replaced_images after delete or update of avatar on public.users
for each row execute function private.remove_replaced_images('avatar');
create trigger replaced_images after delete or update of image_url on public.projects
for each row execute function private.remove_replaced_images('image_url');
create trigger replaced_images after delete or update of url on public.project_media
for each row execute function private.remove_replaced_images('url');
create trigger replaced_images after delete or update of images on public.services
for each row execute function private.remove_replaced_images('images');

create function private.remove_images_of_deleted() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.images_to_remove (name)
  select o.name from storage.objects o
  where o.bucket_id in ('images', 'blocked-images') and starts_with(o.name, old.id::text || '/')
  on conflict do nothing;
  update storage.objects o set bucket_id = 'blocked-images'
  where o.bucket_id = 'images' and starts_with(o.name, old.id::text || '/');
  return null;
end;
$$;
comment on function private.remove_images_of_deleted() is
  'The URLs of a deleted account''s images respond with 404 at once; their files follow.';

create trigger images_of_deleted after delete on public.users
for each row execute function private.remove_images_of_deleted();

create function private.remove_orphaned_images() returns void
language sql security definer set search_path = ''
begin atomic
  insert into private.images_to_remove (name)
  select o.name from storage.objects o
  where o.bucket_id in ('images', 'blocked-images')
    and o.created_at < now() - interval '12 hours'
    -- As private.large_image does, whose call for each image would take longer than the rest.
    and not exists (
      select from private.used_images u where u.name = replace(o.name, '-480.', '-1600.')
    )
  on conflict do nothing;
end;
comment on function private.remove_orphaned_images() is
  'Lists images that no row uses, some hours after their upload: a save writes its row within minutes of its '
  'images. Run by pg_cron, or by the local backend''s timer.';

create function public.block_images_to_remove() returns void
language sql security definer set search_path = ''
begin atomic
  update storage.objects o set bucket_id = 'blocked-images'
  from private.images_to_remove i
  where i.attempts > 0 and o.bucket_id = 'images' and o.name = i.name
    and private.has_blocked_images(private.parse_uuid(left(i.name, 36)));
end;
comment on function public.block_images_to_remove() is
  'Blocks again what next_images_to_remove() made available to a storage API that then failed. Called by the Edge Function '
  'remove-images after an error; the next batch does the same, in case the function itself has ended.';

create function public.next_images_to_remove() returns setof text
language plpgsql security definer set search_path = ''
as $$
declare
  due text[];
begin
  perform public.block_images_to_remove();
  loop
    due := array(
      select i.name from private.images_to_remove i
      where i.next_attempt <= now() order by i.next_attempt limit 100 for update skip locked
    );
    exit when cardinality(due) = 0;
    delete from private.images_to_remove i
    where i.name = any (due) and (
      not exists (
        select from storage.objects o
        where o.bucket_id in ('images', 'blocked-images') and o.name = i.name
      )
      or exists (
        select from private.used_images u
        where u.user_id = private.parse_uuid(left(i.name, 36)) and u.name = private.large_image(i.name)
      )
    );
    update private.images_to_remove i
    set attempts = i.attempts + 1,
      next_attempt = now() + interval '1 minute' * 2 ^ least(i.attempts, 10)
    where i.name = any (due);
    -- Their files are where they were uploaded; storage finds them only from there.
    update storage.objects o set bucket_id = 'images'
    from private.images_to_remove i
    where i.name = any (due) and o.bucket_id = 'blocked-images' and o.name = i.name
      and not exists (
        select from storage.objects other where other.bucket_id = 'images' and other.name = o.name
      );
    return query select i.name from private.images_to_remove i where i.name = any (due);
    exit when found;
  end loop;
end;
$$;
comment on function public.next_images_to_remove() is
  'A batch of images in the bucket images for the storage API to remove. One that is still there a minute later comes '
  'again, then after twice the time each. Called by the Edge Function remove-images, or by the local backend''s timer.';

create policy "People list their own images" on storage.objects
for select to authenticated using (
  bucket_id = 'images' and starts_with(name, (select auth.uid())::text || '/')
);
create policy "People upload images to their folder" on storage.objects
for insert to authenticated with check (
  bucket_id = 'images'
  and private.is_stored_image(name)
  and left(name, 36) = (select auth.uid())::text
  and right(name, 5) <> '.webp'
  and (select private.may_write())
);
create policy "People remove their own images" on storage.objects
for delete to authenticated using (
  bucket_id = 'images'
  and starts_with(name, (select auth.uid())::text || '/')
  and (select private.may_write())
);

grant execute on function private.remove_orphaned_images() to service_role;
grant execute on function public.next_images_to_remove(), public.block_images_to_remove() to service_role;
grant all on private.images_to_remove to service_role;

do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron;
    perform cron.schedule(
      'remove-orphaned-images', '41 * * * *', 'select private.remove_orphaned_images()');
  end if;
end;
$$;
create table private.newsletter_subscribers (
  id uuid primary key default gen_random_uuid(),
  email text not null check (private.is_email(email)),
  created_at timestamptz(3) not null default now(),
  confirmed_at timestamptz(3)
);
comment on table private.newsletter_subscribers is
  'Sign-ups of the newsletter box, confirmed by a link that is mailed to the address.';
alter table private.newsletter_subscribers enable row level security;

create unique index newsletter_once on private.newsletter_subscribers (lower(email));

create function private.move_subscription() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and private.is_email(new.email) then
    -- The auth service has confirmed the new address, as a link of the newsletter would.
    update private.newsletter_subscribers s
    set confirmed_at = coalesce(s.confirmed_at, (
      select o.confirmed_at from private.newsletter_subscribers o where lower(o.email) = lower(old.email)
    ))
    where lower(s.email) = lower(new.email);
    if not found then
      update private.newsletter_subscribers s set email = new.email where lower(s.email) = lower(old.email);
    end if;
  end if;
  delete from private.newsletter_subscribers s
  where lower(s.email) = lower(old.email)
    and (tg_op = 'DELETE' or lower(old.email) is distinct from lower(new.email));
  return null;
end;
$$;
comment on function private.move_subscription() is
  'The newsletter follows the confirmed address of an account, and ends with it.';
create trigger subscription_of_changed after update of email on auth.users
for each row when (old.email is distinct from new.email and old.email_confirmed_at is not null)
execute function private.move_subscription();
create trigger subscription_of_deleted after delete on auth.users
for each row when (old.email_confirmed_at is not null) execute function private.move_subscription();

create table private.newsletters (
  id uuid primary key default gen_random_uuid(),
  subject text not null check (private.is_name(subject)),
  body text not null check (private.is_text(body, 20000)),
  recipients integer not null default 0,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  sent_at timestamptz(3)
);
comment on table private.newsletters is
  'What admins write to all confirmed subscribers; the body is Markdown. Once sent, it stays as it is.';
alter table private.newsletters enable row level security;

create function private.mail_confirmation(subscriber uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.mail_outbox as o (key, kind, params, subscriber_id)
  values (
    format('newsletter_confirmation:%s:%s', subscriber, date_trunc('hour', now())),
    'newsletter_confirmation', jsonb_build_object('token', private.mail_token(subscriber, 'confirm')), subscriber
  )
  on conflict on constraint mail_outbox_key_key do update set key = o.key;
end;
$$;
comment on function private.mail_confirmation(uuid) is
  'Mails the link that confirms a subscription, at most once in each hour of the clock; writes a row in any case.';

create function public.join_newsletter(email text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  subscriber uuid;
begin
  if auth.uid() is not null then
    perform private.require_writer();
  end if;
  perform private.limit_visitor('newsletter', 20, interval '1 hour');
  insert into private.newsletter_subscribers as s (email) values (join_newsletter.email)
  on conflict (lower(s.email)) do update set email = s.email
  returning s.id into subscriber;
  perform private.mail_confirmation(subscriber);
end;
$$;
comment on function public.join_newsletter(text) is
  'Writes the same for every address, so that neither the response nor its time tells who is on the list. A confirmation for a '
  'confirmed subscriber is skipped when it is due.';

create function public.confirm_newsletter(token text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  subscriber uuid := (
    select t.subject from private.read_mail_token(confirm_newsletter.token) t
    where t.topic = 'confirm'
  );
begin
  update private.newsletter_subscribers s set confirmed_at = coalesce(s.confirmed_at, now())
  where s.id = subscriber;
  if not found then
    perform private.raise_invalid('This link has expired. Join the newsletter again to get a new one');
  end if;
end;
$$;
comment on function public.confirm_newsletter(text) is
  'The button behind the link of the confirmation mail. A sign-up that nobody confirms is forgotten after 7 days.';

grant execute on function public.join_newsletter(text), public.confirm_newsletter(text) to anon, authenticated;
grant all on private.newsletter_subscribers, private.newsletters to service_role;
create table private.hire_steps (
  action text primary key,
  place integer unique,
  sides text[] not null check (sides <@ array['client', 'creator', 'admin', 'time']),
  statuses text[] not null check (statuses <@ array['pending', 'accepted', 'completed', 'rejected']),
  needs text check (needs in ('offer', 'own_offer', 'end', 'own_end')),
  step text references private.hire_steps (action),
  status text check (status in ('pending', 'accepted', 'completed', 'rejected')),
  resolution text,
  clock interval,
  clock_sides text[] not null default '{}' check (clock_sides <@ array['client', 'creator']),
  longest_pause interval,
  needs_active text[] not null default '{}' check (needs_active <@ array['self', 'other']),
  notification text,
  waits_for text,
  meanwhile text,
  is_approval boolean not null default false,
  is_about_payment boolean not null default false,
  constraint a_pause_has_an_end check ((clock_sides = '{}') = (longest_pause is null)),
  constraint only_an_end_has_resolution check (resolution is null or status in ('completed', 'rejected'))
);
comment on table private.hire_steps is
  'What can happen to a hire request: who does it in which state, what it leads to, and what the others are told.';
comment on column private.hire_steps.place is 'The place among the actions that a side is offered; null if it happens otherwise.';
comment on column private.hire_steps.sides is 'Who does it. What ends a case happens for the side that agreed.';
comment on column private.hire_steps.statuses is 'The states in which it happens.';
comment on column private.hire_steps.needs is 'The proposal that it answers: an offer or an end, of the other side or one''s own.';
comment on column private.hire_steps.step is 'What it is in the timeline, if that has another name.';
comment on column private.hire_steps.status is 'The state that it leads to; null if the state stays.';
comment on column private.hire_steps.clock is
  'After how long without an answer time does it, or after how long a side can, or no longer can.';
comment on column private.hire_steps.clock_sides is 'Whose time this is: the clock stands still while one of them is suspended.';
comment on column private.hire_steps.longest_pause is
  'How long a suspension stops the clock at most, so that the other side has a way out.';
comment on column private.hire_steps.needs_active is
  'Whose account must not be suspended or closed: the side''s own, the other one''s. What ends, settles or claims something needs neither.';
comment on column private.hire_steps.notification is 'What the sides that did not do it are told, and who did it if it asks them for something.';
comment on column private.hire_steps.waits_for is 'What one of them has to do now.';
comment on column private.hire_steps.meanwhile is 'What a side reads that acts on an earlier version, before "in the meantime".';
comment on column private.hire_steps.is_approval is 'Whether it approves the milestone in review, so that its invoice is sent.';
comment on column private.hire_steps.is_about_payment is
  'Whether it is about what is approved: it changes nothing for the work that is left, so whoever acts on that has not missed anything.';
alter table private.hire_steps enable row level security;
grant all on private.hire_steps to service_role;

-- The actions of the two sides, the primary one first.
insert into private.hire_steps (place, action, sides, statuses, status, resolution, is_approval, notification, waits_for, meanwhile)
values
  (null, 'create', '{client}', '{}', 'pending', null, false, 'request_created', 'answer', null),
  (1, 'accept', '{creator}', '{pending}', 'accepted', null, false, 'request_accepted', null, 'This request was accepted'),
  (2, 'deliver', '{creator}', '{accepted}', null, null, false, 'request_delivered', 'approve', 'The work was delivered'),
  (4, 'approve', '{client}', '{accepted}', 'completed', 'approved', true, 'request_approved', null, null),
  (null, 'approve_milestone', '{client}', '{accepted}', null, null, true, 'request_milestone_approved', null, 'A milestone was approved'),
  (5, 'ask_changes', '{client}', '{accepted}', null, null, false, 'request_changes_asked', 'deliver', 'Changes were requested'),
  (12, 'make_offer', '{creator}', '{pending}', null, null, false, 'request_offer_made', 'answer', 'New terms were proposed'),
  (15, 'decline', '{creator}', '{pending}', 'rejected', 'declined', false, 'request_declined', null, null),
  (16, 'cancel', '{client}', '{pending}', 'rejected', 'withdrawn', false, 'request_cancelled', null, null),
  (17, 'end', '{client,creator}', '{accepted}', 'rejected', 'ended', false, 'request_ended', null, null),
  (null, 'ask_end', '{client,creator}', '{accepted}', null, null, false, 'request_end_asked', 'answer_end', 'Ending this request was proposed');

insert into private.hire_steps (place, action, sides, statuses, step)
values
  (3, 'ask_for_time', '{creator}', '{accepted}', 'make_offer'),
  (13, 'counter_offer', '{client}', '{pending}', 'make_offer'),
  (14, 'propose_change', '{client,creator}', '{accepted}', 'make_offer'),
  (18, 'ask_to_end', '{client,creator}', '{accepted}', 'ask_end');

insert into private.hire_steps (place, action, sides, statuses, needs, status, resolution, notification, meanwhile)
values
  (6, 'accept_offer', '{client,creator}', '{pending,accepted}', 'offer', 'accepted', null, 'request_offer_accepted', 'New terms were agreed on'),
  (7, 'decline_offer', '{client,creator}', '{pending,accepted}', 'offer', null, null, 'request_offer_declined', 'The offer was declined'),
  (8, 'withdraw_offer', '{client,creator}', '{pending,accepted}', 'own_offer', null, null, 'request_offer_withdrawn', 'The offer was withdrawn'),
  (9, 'accept_end', '{client,creator}', '{accepted}', 'end', 'rejected', 'ended', 'request_ended', null),
  (10, 'decline_end', '{client,creator}', '{accepted}', 'end', null, null, 'request_end_declined', 'The proposal to end it was declined'),
  (11, 'withdraw_end', '{client,creator}', '{accepted}', 'own_end', null, null, 'request_end_withdrawn', 'The proposal to end it was withdrawn');

-- The effects of a deleted account or item, of time and of a case's result.
insert into private.hire_steps (action, sides, statuses, clock, status, resolution, is_approval, notification, meanwhile)
values
  ('leave', '{client,creator}', '{pending}', null, 'rejected', 'closed', false, 'request_party_left', null),
  ('leave_work', '{client,creator}', '{accepted}', null, 'rejected', 'ended', false, 'request_party_left', null),
  ('remove_item', '{creator}', '{pending}', null, 'rejected', 'removed', false, 'request_item_removed', null),
  ('expire', '{time}', '{pending}', '14 days', 'rejected', 'expired', false, 'request_expired', null),
  ('expire_offer', '{time}', '{pending,accepted}', null, null, null, false, 'request_offer_expired', 'The offer expired'),
  ('complete', '{time}', '{accepted}', '14 days', 'completed', 'automatic', true, 'request_completed', null),
  ('complete_milestone', '{time}', '{accepted}', '14 days', null, null, true, 'request_milestone_completed', 'A milestone was approved'),
  ('end_by_silence', '{time}', '{accepted}', '5 days', 'rejected', 'ended', false, 'request_ended', null),
  ('settle', '{creator,admin,time}', '{accepted}', null, 'completed', 'decided', true, 'request_case_closed', null),
  ('settle_milestone', '{creator,admin,time}', '{accepted}', null, null, null, true, 'request_case_closed', 'A milestone was approved'),
  ('end_by_decision', '{admin,time}', '{accepted}', null, 'rejected', 'ended', false, 'request_case_closed', null);

insert into private.hire_steps (action, sides, statuses, clock, notification, waits_for, is_about_payment)
select action, sides::text[], '{accepted,completed,rejected}', clock::interval, notification, waits_for, true
from (values
  ('pay', '{client}', null, 'request_invoice_paid', 'receive'),
  ('withdraw_payment', '{client}', null, 'request_payment_withdrawn', null),
  ('receive', '{creator}', null, 'request_invoice_received', null),
  ('deny_payment', '{creator}', null, 'request_payment_missing', 'pay'),
  ('correct_invoice', '{creator}', null, 'request_invoice_corrected', 'pay'),
  ('refund', '{creator}', null, 'request_refund_sent', 'confirm_refund'),
  ('ask_credit', '{client,creator,admin,time}', null, 'request_credit_asked', 'answer_credit'),
  ('confirm_credit', '{client}', null, 'request_credit_confirmed', null),
  ('credit', '{client,creator,admin,time}', null, 'request_credit', null),
  ('owe_refund', '{client,creator,admin,time}', null, 'request_refund_owed', 'send_refund'),
  ('send_refund', '{creator}', null, 'request_refund_sent', 'confirm_refund'),
  ('confirm_refund', '{client}', null, 'request_refund_confirmed', null),
  ('deny_refund', '{client}', null, 'request_refund_missing', 'send_refund'),
  ('assume_refund', '{time}', '14 days', 'request_refund_assumed', null)
) as payments (action, sides, clock, notification, waits_for);

insert into private.hire_steps (action, sides, statuses, clock, notification, waits_for)
select action, sides::text[], '{accepted,completed,rejected}', clock::interval, notification, waits_for
from (values
  ('open_case', '{client}', null, 'request_case_opened', 'answer_case'),
  ('answer_case', '{creator}', null, 'request_case_answered', 'answer_case'),
  ('dispute_case', '{client,creator}', null, 'request_case_waiting', null),
  ('escalate_case', '{time}', '7 days', 'request_case_waiting', null),
  ('agree_case', '{client,creator}', null, 'request_case_agreed', null),
  ('withdraw_case', '{client}', null, 'request_case_withdrawn', null),
  ('leave_case', '{client}', null, 'request_party_left', null),
  ('lapse_case', '{time}', '7 days', 'request_case_lapsed', null),
  ('decide_case', '{admin}', null, 'request_case_decided', null),
  ('appeal_case', '{client,creator}', null, 'request_case_appealed', null),
  ('close_case', '{admin,time}', '7 days', 'request_case_closed', null),
  ('agree_redo', '{client,creator}', null, 'request_redo_agreed', 'deliver'),
  ('redo', '{creator}', null, 'request_redone', 'answer_case'),
  ('miss_redo', '{time}', '14 days', 'request_case_waiting', null),
  ('accept_redo', '{client,time}', '14 days', 'request_redo_accepted', null)
) as about_cases (action, sides, clock, notification, waits_for);

-- What asks for something new, or is agreed on, is for two who can go through with it.
update private.hire_steps set needs_active = '{self,other}'
where action in ('accept', 'ask_changes', 'make_offer', 'ask_for_time', 'counter_offer', 'propose_change', 'accept_offer');
update private.hire_steps set needs_active = '{self}' where action in ('create', 'deliver', 'correct_invoice');

update private.hire_steps s set clock_sides = c.sides::text[], longest_pause = c.longest::interval, clock = coalesce(s.clock, c.clock::interval)
from (values
  ('expire', '{creator}', '90 days', null),
  ('complete', '{client}', '90 days', null),
  ('complete_milestone', '{client}', '90 days', null),
  ('open_case', '{client}', '90 days', '30 days'),
  ('lapse_case', '{client}', '90 days', null),
  ('escalate_case', '{creator}', '30 days', null),
  ('close_case', '{client,creator}', '30 days', null),
  ('miss_redo', '{creator}', '30 days', null),
  ('accept_redo', '{client}', '90 days', null),
  ('end', '{creator}', '90 days', '14 days')
) as c (action, sides, longest, clock)
where s.action = c.action;

create function private.clock_of(action text) returns interval
language sql stable security definer set search_path = ''
return (select s.clock from private.hire_steps s where s.action = clock_of.action);
comment on function private.clock_of(text) is 'After how long without an answer time does this.';

create function private.action_of_notification(kind text, params jsonb) returns text
language sql stable security definer set search_path = ''
return case
  when params ->> 'status' = 'pending' then 'answer'
  when kind = 'request_reminder' then 'approve'
  when kind = 'request_due' then 'deliver'
  when kind in ('request_invoice', 'request_invoice_reminder') then 'pay'
  when kind = 'request_refund_reminder' then 'send_refund'
  else (select min(s.waits_for) from private.hire_steps s where s.notification = kind)
end;
comment on function private.action_of_notification(text, jsonb) is 'What a notification about a request waits for, if it needs an action.';
create function private.notification_topics() returns text[]
language sql immutable parallel safe set search_path = ''
return array['requests', 'request_updates', 'messages', 'reviews', 'searches', 'reports', 'account'];

create function private.topic_of(kind text) returns text
language sql stable strict security definer set search_path = ''
return case
  when private.action_of_notification(kind, '{}') is not null then 'requests'
  when starts_with(kind, 'request_') then 'request_updates'
  when kind = 'message_received' then 'messages'
  when kind in ('review_received', 'review_edited', 'reply_received') then 'reviews'
  when kind = 'search_matched' then 'searches'
  when kind in ('report_upheld', 'report_dismissed') then 'reports'
  when kind in (
    'app_added', 'app_removed', 'recovery_code_used', 'recovery_codes_replaced', 'payment_changed',
    'password_changed', 'email_changed'
  ) then 'security'
  else 'account'
end;
comment on function private.topic_of(text) is
  'What a kind of notification is about, as people turn it on and off: the same as in packages/data/src/notifications. '
  'Security can''t be turned off: whoever takes over an account would do that first.';

create table private.notification_settings (
  user_id uuid primary key references public.users (id) on delete cascade,
  not_in_app text[] not null default '{}' check (not_in_app <@ private.notification_topics()),
  not_by_email text[] not null default '{}' check (not_by_email <@ private.notification_topics()),
  email_off boolean not null default false,
  digest text not null default 'off' check (digest in ('off', 'daily', 'weekly'))
);
comment on table private.notification_settings is
  'What people have changed: a topic that is not listed is on. With a digest, mail that needs no answer is collected. email_off '
  'stops all mail and keeps the other choices.';
alter table private.notification_settings enable row level security;

create function private.settings_of(person uuid) returns private.notification_settings
language sql stable security definer set search_path = ''
begin atomic
  select coalesce(s.user_id, settings_of.person), coalesce(s.not_in_app, '{}'),
    coalesce(s.not_by_email, '{}'), coalesce(s.email_off, false), coalesce(s.digest, 'off')
  from (values (true)) as one (row)
  left join private.notification_settings s on s.user_id = settings_of.person;
end;
comment on function private.settings_of(uuid) is 'The choices of a user, with the defaults of those they never made.';

create table private.mail_outbox (
  id uuid primary key default gen_random_uuid(),
  key text not null unique check (private.is_text(key, 200)),
  kind text not null check (private.is_text(kind, 40)),
  params jsonb not null default '{}' check (octet_length(params::text) <= 4096),
  user_id uuid references public.users (id) on delete cascade,
  subscriber_id uuid references private.newsletter_subscribers (id) on delete cascade,
  newsletter_id uuid references private.newsletters (id) on delete cascade,
  email text check (private.is_account_email(email)),
  status text not null default 'pending' check (
    status in ('pending', 'sent', 'skipped', 'failed')
  ),
  due_at timestamptz not null default now(),
  attempts integer not null default 0,
  response text check (char_length(response) <= 500),
  created_at timestamptz(3) not null default now(),
  ended_at timestamptz(3),
  constraint one_recipient check (num_nonnulls(user_id, subscriber_id, email) = 1)
);
comment on table private.mail_outbox is
  'Mails, written in the transaction of their cause: to a user, a subscriber, or an address: one that an admin typed for a test, or one that an account had before. The '
  'key names the cause, so that it is mailed once; the id is the Message-ID. While a sender has one, due_at is when another may.';
alter table private.mail_outbox enable row level security;

create index mails_due on private.mail_outbox ((newsletter_id is not null), due_at, id)
where status = 'pending';
create index mails_with_answer on private.mail_outbox (status, created_at desc, id desc)
where response is not null;
create index mails_of_user on private.mail_outbox (user_id, (params ->> 'actor_id'))
where kind = 'message_received';
create index mails_by_user on private.mail_outbox (user_id);
create index mails_of_subscriber on private.mail_outbox (subscriber_id);
create index mails_of_newsletter on private.mail_outbox (newsletter_id, status);

create table private.digest_items (
  id bigint generated always as identity primary key,
  mail_id uuid not null references private.mail_outbox (id) on delete cascade,
  kind text not null,
  params jsonb not null,
  notification_id uuid
);
comment on table private.digest_items is
  'What a digest will tell, unless it was read in the app by then: the notification, if it is there too.';
alter table private.digest_items enable row level security;

create index items_of_digest on private.digest_items (mail_id, id);
create unique index one_item_per_conversation on private.digest_items (mail_id, (params ->> 'actor_id'))
where kind = 'message_received';

create unique index one_item_per_search on private.digest_items (mail_id, (params ->> 'search_id'))
where kind = 'search_matched';

create function private.queue_mail(
  key text, kind text, params jsonb default '{}', user_id uuid default null,
  subscriber_id uuid default null, due_at timestamptz default now()
) returns void
language sql security definer set search_path = ''
begin atomic
  insert into private.mail_outbox (key, kind, params, user_id, subscriber_id, due_at)
  values (
    queue_mail.key, queue_mail.kind, queue_mail.params, queue_mail.user_id,
    queue_mail.subscriber_id, queue_mail.due_at
  )
  on conflict on constraint mail_outbox_key_key do nothing;
end;
comment on function private.queue_mail(text, text, jsonb, uuid, uuid, timestamptz) is
  'Called by what causes the mail, in its transaction; once per key.';

create function private.next_digest(period text, after timestamptz, zone text) returns timestamptz
language sql immutable strict parallel safe set search_path = ''
return (
  select min(t.at) from (
    select (date_trunc(unit.name, after at time zone zone) + interval '8 hours' + number * unit.length)
      at time zone zone
    from (values ('daily', 'day', interval '1 day'), ('weekly', 'week', interval '1 week'))
      as unit (period, name, length),
      (values (0), (1)) as n (number)
    where unit.period = next_digest.period
  ) as t (at)
  where t.at > after
);
comment on function private.next_digest(text, timestamptz, text) is
  'Every day at 8:00 in a time zone, or every Monday: the first of these after a time.';

create function private.add_to_digest(
  settings private.notification_settings, kind text, params jsonb, notification uuid
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  due_at timestamptz := private.next_digest(settings.digest, now(), private.time_zone_of(settings.user_id));
  digest_key text := format('digest:%s:%s', settings.user_id, extract(epoch from due_at));
begin
  perform private.queue_mail(
    digest_key, 'digest', jsonb_build_object('period', settings.digest),
    user_id => settings.user_id, due_at => due_at
  );
  insert into private.digest_items (mail_id, kind, params, notification_id)
  select o.id, add_to_digest.kind, add_to_digest.params, notification
  from private.mail_outbox o where o.key = digest_key
  on conflict do nothing;
end;
$$;

create function private.mails_like(person uuid, kind text, params jsonb)
returns table (created_at timestamptz, due_at timestamptz) rows 1
language sql stable security definer set search_path = ''
begin atomic
  select o.created_at, o.due_at from private.mail_outbox o
  where o.user_id = person and o.kind = mails_like.kind and o.params ->> 'request_id' = mails_like.params ->> 'request_id';
end;
comment on function private.mails_like(uuid, text, jsonb) is 'When something was mailed to someone of this kind about the same request.';

create function private.mail_notification(
  settings private.notification_settings, kind text, params jsonb, needs_action boolean,
  notification uuid
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  topic text := private.topic_of(kind);
begin
  if topic <> 'security' and (settings.email_off or topic = any (settings.not_by_email)) then
    return;
  elsif kind in ('request_invoice_corrected', 'request_credit', 'request_credit_asked') and exists (
    select from private.mails_like(settings.user_id, kind, params) o where o.created_at > now() - interval '1 day'
  ) then
    return;
  elsif settings.digest <> 'off' and not needs_action and topic <> 'security' then
    perform private.add_to_digest(settings, kind, params, notification);
  elsif kind = 'search_matched' then
    perform private.queue_search_mail(settings.user_id, params);
  else
    perform private.queue_mail(
      'notification:' || coalesce(notification, gen_random_uuid()), kind,
      params || case when needs_action then jsonb_build_object('asks_for', private.action_of_notification(kind, params)) else '{}' end,
      user_id => settings.user_id,
      due_at => case kind
        when 'request_refund_sent' then greatest(now(), (
          select max(o.due_at) + interval '1 day' from private.mails_like(settings.user_id, kind, params) o
        ))
        else now()
      end
    );
  end if;
end;
$$;
comment on function private.mail_notification(private.notification_settings, text, jsonb, boolean, uuid) is
  'Mails a notification as its recipient wants it: now, in the next digest unless it needs an answer, or not at all. About security, always now. '
  'What one side can do many times with an invoice is mailed once a day for each request; of refunds each has its mail, on a day of its own, '
  'because one that was mailed counts as arrived some time.';

create function private.mail_token(subject uuid, topic text) returns text
language sql stable strict security definer set search_path = ''
return concat_ws('.', subject, topic, private.fingerprint(concat_ws('.', 'mail', subject, topic)));
comment on function private.mail_token(uuid, text) is
  'What a link in a mail proves without a sign-in: that it was sent to this user or subscriber, about this topic.';

create function private.read_mail_token(token text, out subject uuid, out topic text)
language plpgsql stable security definer set search_path = ''
as $$
begin
  subject := private.parse_uuid(split_part(token, '.', 1));
  topic := split_part(token, '.', 2);
  -- Compared as fingerprints, so that the time of the comparison tells nothing.
  if (private.fingerprint(token) = private.fingerprint(private.mail_token(subject, topic))) is not true then
    perform private.raise_invalid('This link is incomplete. Copy the whole link from the mail');
  end if;
end;
$$;

create function public.unsubscribe(token text) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  about record := private.read_mail_token(unsubscribe.token);
  topics text[] := case about.topic
    when 'digest' then array_remove(private.notification_topics(), 'requests')
    else array[about.topic]
  end;
begin
  if about.topic = 'newsletter' then
    delete from private.newsletter_subscribers s where s.id = about.subject;
  else
    insert into private.notification_settings as n (user_id, not_by_email)
    select u.id, topics from public.users u where u.id = about.subject
    on conflict on constraint notification_settings_pkey do update set
      not_by_email = array(
        select distinct topic from unnest(n.not_by_email || topics) as topic order by topic
      ),
      digest = case about.topic when 'digest' then 'off' else n.digest end;
  end if;
  return about.topic;
end;
$$;
comment on function public.unsubscribe(text) is
  'Turns off what the mail with this token was about, and says what that is. Who unsubscribes from a digest gets none of what '
  'it told: only mail about requests that need an answer.';

create function public.my_notification_settings() returns jsonb
language sql stable security definer set search_path = ''
begin atomic
  select to_jsonb(s) - 'user_id' from private.settings_of((select auth.uid())) s;
end;

create function public.set_notification_settings(
  not_in_app text[], not_by_email text[], email_off boolean, digest text
) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_party();
  if (not_in_app <@ private.notification_topics()) is not true
    or (not_by_email <@ private.notification_topics()) is not true
    or email_off is null or (digest in ('off', 'daily', 'weekly')) is not true
  then
    perform private.raise_invalid('These settings are of another version. Reload the page');
  end if;
  perform private.limit_rate('notification_settings', 60, interval '1 minute');
  insert into private.notification_settings (user_id, not_in_app, not_by_email, email_off, digest)
  values (
    auth.uid(), set_notification_settings.not_in_app, set_notification_settings.not_by_email,
    set_notification_settings.email_off, set_notification_settings.digest
  )
  on conflict on constraint notification_settings_pkey do update set
    not_in_app = excluded.not_in_app, not_by_email = excluded.not_by_email,
    email_off = excluded.email_off, digest = excluded.digest;
end;
$$;
comment on function public.set_notification_settings(text[], text[], boolean, text) is
  'The caller''s own, also if suspended: mail is about their account then.';

grant execute on function public.unsubscribe(text) to anon, authenticated;
grant execute on function public.my_notification_settings(),
  public.set_notification_settings(text[], text[], boolean, text) to authenticated;
grant all on private.notification_settings, private.mail_outbox, private.digest_items to service_role;
create function private.contact_token(person uuid, email text) returns text
language sql stable strict security definer set search_path = ''
return private.fingerprint(concat_ws('.', 'contact', person, lower(contact_token.email)));
comment on function private.contact_token(uuid, text) is
  'What the link in a mail to a contact address proves: that this user reads what is sent there.';

create function private.mail_contact_link() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.confirmed_at is not null or exists (
    select from auth.users a where a.id = new.user_id and lower(a.email) = lower(new.email)
  ) then
    return null;
  end if;
  perform private.limit_rate('contact_link', 10, interval '1 day');
  insert into private.mail_outbox (key, kind, email, params)
  values (
    'contact_confirmation:' || gen_random_uuid(), 'contact_confirmation', new.email,
    jsonb_build_object('actor_id', new.user_id, 'token', private.contact_token(new.user_id, new.email))
  );
  return null;
end;
$$;
comment on function private.mail_contact_link() is
  'Mails the link that confirms a contact address, also if the same one is written once more. That of the account is the auth service''s to confirm. '
  'The mail names nobody: its reader may have nothing to do with who caused it.';

create trigger contact_link after insert or update of email on public.creator_contacts
for each row execute function private.mail_contact_link();

create function public.confirm_contact_email(token text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  me uuid := private.require_writer();
begin
  update public.creator_contacts c set confirmed_at = coalesce(c.confirmed_at, now())
  -- Compared as fingerprints, so that the time of the comparison tells nothing.
  where c.user_id = me
    and private.fingerprint(private.contact_token(me, c.email)) = private.fingerprint(confirm_contact_email.token);
  if not found then
    perform private.raise_invalid(
      'This link is for another account or another contact email. Send a new one from your profile');
  end if;
end;
$$;
comment on function public.confirm_contact_email(text) is
  'Makes the contact address of the caller visible. Only who entered it can: its reader confirms nothing for another user''s account.';

grant execute on function public.confirm_contact_email(text) to authenticated;
create table public.notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.users (id) on delete cascade,
  kind text not null check (kind in (
    'request_created', 'request_accepted', 'request_declined', 'request_cancelled',
    'request_delivered', 'request_changes_asked', 'request_approved', 'request_completed',
    'request_ended', 'request_party_left', 'request_offer_made', 'request_offer_accepted', 'request_offer_declined',
    'request_offer_withdrawn', 'request_offer_expired', 'request_milestone_approved',
    'request_milestone_completed', 'request_expired', 'request_reminder', 'request_due',
    'request_paused', 'request_resumed', 'request_hidden', 'request_shown', 'request_item_removed', 'request_end_asked', 'request_end_declined', 'request_end_withdrawn',
    'request_invoice', 'request_invoice_corrected', 'request_invoice_reminder', 'request_invoice_paid',
    'request_invoice_received', 'request_credit', 'request_credit_asked', 'request_credit_confirmed',
    'request_refund_owed', 'request_refund_sent',
    'request_refund_confirmed', 'request_refund_missing', 'request_refund_assumed', 'request_refund_reminder',
    'request_payment_missing', 'request_payment_withdrawn',
    'request_case_opened', 'request_case_answered', 'request_case_waiting', 'request_case_agreed',
    'request_case_withdrawn', 'request_case_lapsed', 'request_case_decided', 'request_case_appealed', 'request_case_closed',
    'request_redo_agreed', 'request_redone', 'request_redo_accepted',
    'review_received', 'review_edited', 'reply_received', 'message_received', 'search_matched', 'warning_received',
    'report_upheld', 'report_dismissed', 'project_featured', 'project_unfeatured',
    'project_hidden', 'service_hidden', 'review_hidden', 'user_hidden',
    'project_unhidden', 'service_unhidden', 'review_unhidden', 'user_unhidden',
    'account_suspended', 'account_reinstated', 'suspension_upheld', 'admin_granted', 'admin_revoked',
    'app_added', 'app_removed', 'recovery_code_used', 'recovery_codes_replaced',
    'payment_changed', 'password_changed', 'email_changed'
  )),
  params jsonb not null check (
    octet_length(params::text) <= 4096
    and private.has_shape(params, '{
      "request_id": "string", "review_id": "string", "project_id": "string", "actor_id": "string",
      "actor_name": "string", "title": "string", "side": "string", "reason": "string",
      "rating": "number", "is_purchase": "boolean", "has_ended": "boolean", "search_id": "string", "count": "number",
      "names": "array", "offer_kind": "string", "milestone": "string", "due_on": "string",
      "days": "number", "status": "string", "invoice_id": "string", "number": "string", "cents": "number"
    }')
  ),
  needs_action boolean not null default false,
  read_at timestamptz(3),
  created_at timestamptz(3) not null default now()
);
comment on table public.notifications is
  'What happened to a user, written in the transaction of its cause. The kind decides the sentence and the link, which '
  'packages/data makes from the parameters: ids, and names and titles as they were then.';
alter table public.notifications enable row level security;

create index notifications_of_user on public.notifications (user_id, created_at desc, id desc);
create index unread_notifications on public.notifications (user_id) where read_at is null;
create index notifications_to_answer on public.notifications (user_id, created_at desc, id desc) where needs_action;

create function private.notify_in_app(
  settings private.notification_settings, kind text, params jsonb, needs_action boolean
) returns uuid
language sql security definer set search_path = ''
begin atomic
  insert into public.notifications (user_id, kind, params, needs_action)
  select settings.user_id, notify_in_app.kind, notify_in_app.params, notify_in_app.needs_action
  where not private.topic_of(notify_in_app.kind) = any (settings.not_in_app)
  returning id;
end;

create function private.notify(
  recipient uuid, kind text, params jsonb, needs_action boolean default false
) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  settings private.notification_settings := private.settings_of(recipient);
  notification uuid;
begin
  if recipient is not null then
    notification := private.notify_in_app(settings, kind, params, needs_action);
    perform private.mail_notification(settings, kind, params, needs_action, notification);
  end if;
  return notification;
end;
$$;
comment on function private.notify(uuid, text, jsonb, boolean) is
  'Called by what causes the notification, in its transaction: in the app and by mail, as the recipient wants it. Deleted '
  'accounts are not notified. Returns the line in the app, if there is one.';

create function private.announce_notification() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.announce(
    new.user_id, 'notification_added', jsonb_build_object('notification_id', new.id)
  );
  return null;
end;
$$;

create function private.announce_notification_changes() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.announce(person.id, 'notifications_changed', '{}')
  from (select distinct c.user_id from changed c) as person (id);
  return null;
end;
$$;
comment on function private.announce_notification_changes() is
  'One event per user, however many of their notifications a statement changes.';

create trigger announce after insert on public.notifications
for each row execute function private.announce_notification();
create trigger announce_changes after update on public.notifications
referencing new table as changed
for each statement execute function private.announce_notification_changes();

create policy "People read their own notifications" on public.notifications
for select to authenticated using (user_id = (select auth.uid()));
create policy "People mark their own notifications as read" on public.notifications
for update to authenticated
using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

grant select on public.notifications to authenticated;
grant update (read_at) on public.notifications to authenticated;
create function private.notify_of_password() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.notify(new.id, 'password_changed', '{}');
  return null;
end;
$$;
comment on function private.notify_of_password() is
  'The auth service changes passwords without a word. Whoever has just confirmed a sign-up chooses a password, which is no change.';

create trigger security_notice_of_password after update of encrypted_password on auth.users
for each row when (
  old.encrypted_password <> '' and new.encrypted_password is distinct from old.encrypted_password
  and old.email_confirmed_at < now() - interval '1 hour'
) execute function private.notify_of_password();

create function private.notify_of_email() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.notify(new.id, 'email_changed', '{}');
  insert into private.mail_outbox (key, kind, email)
  select 'email_changed:' || gen_random_uuid(), 'email_changed', old.email where private.is_account_email(old.email);
  return null;
end;
$$;
comment on function private.notify_of_email() is
  'The earlier address hears of it too: whoever takes over an account would change the address first.';

create trigger security_notice_of_email after update of email on auth.users
for each row when (
  old.email is distinct from new.email and old.email_confirmed_at is not null and new.deleted_at is null
) execute function private.notify_of_email();
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
create table public.hire_requests (
  id uuid primary key default gen_random_uuid(),
  client_id uuid references public.users (id) on delete set null,
  creator_id uuid references public.users (id) on delete set null,
  service_id uuid references public.services (id) on delete set null,
  project_id uuid references public.projects (id) on delete set null,
  title text not null check (private.is_text(title, 150)),
  price numeric check (private.is_amount(price)),
  duration text check (private.is_text(duration, 500)),
  package_name text check (private.is_text(package_name, 100)),
  hours numeric check (hours >= 1 and hours <= 10000 and hours = round(hours, 2)),
  included text[] check (private.is_text_list(included, 3, 40)),
  scope text check (private.is_text(scope, 4000)),
  due_on date,
  no_due_date boolean not null default false,
  time_zone text not null default 'UTC' check (private.is_text(time_zone, 64)),
  revisions integer check (revisions between 0 and 999),
  revisions_used integer not null default 0 check (revisions_used >= 0),
  milestone integer not null default 1 check (milestone between 1 and 12),
  open_offer_id uuid,
  agreed_offer_id uuid,
  message text not null check (
    private.has_text(message)
    and char_length(btrim(message, e' \t\r\n')) >= 20
    and char_length(message) <= 2000
  ),
  status text not null default 'pending'
    check (status in ('pending', 'accepted', 'completed', 'rejected')),
  resolution text,
  delivered_at timestamptz(3),
  end_asked_by text check (end_asked_by in ('client', 'creator')),
  end_asked_at timestamptz(3),
  version integer not null default 1 check (version >= 1),
  acts integer not null default 0 check (acts >= 0),
  reminders integer not null default 0 check (reminders between 0 and 2),
  due_reminder date,
  request_key uuid not null,
  request_digest text not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  unique (client_id, request_key),
  constraint not_oneself check (client_id <> creator_id),
  constraint service_or_purchase check (service_id is null or included is null),
  constraint state_fits check (
    case
      when status = 'pending' then resolution is null and delivered_at is null and milestone = 1
      when status = 'accepted' then resolution is null
      when status = 'completed'
        then coalesce(resolution in ('approved', 'automatic', 'decided') and delivered_at is not null, false)
      when resolution = 'ended' then true
      else coalesce(resolution in ('declined', 'withdrawn', 'closed', 'removed', 'expired') and delivered_at is null, false)
    end
  ),
  constraint has_price_once_accepted check (price is not null or status in ('pending', 'rejected')),
  constraint says_when_due_once_accepted check (
    (due_on is not null or no_due_date or status in ('pending', 'rejected'))
    and not (due_on is not null and no_due_date)
  ),
  constraint open_offer_fits check (open_offer_id is null or status in ('pending', 'accepted')),
  constraint end_asked_fits check (
    (end_asked_by is null) = (end_asked_at is null) and (end_asked_by is null or status = 'accepted')
  )
);
comment on table public.hire_requests is
  'What a client hires a creator for, or buys from them. The terms are as they were when it was sent, and then those of the last '
  'offer that both agreed on. The digest distinguishes a repeated call from another one with the same key.';
comment on column public.hire_requests.price is 'In dollars; null if the client asks for a price.';
comment on column public.hire_requests.project_id is
  'The project that the client buys, or, where nothing is included, that they came from.';
comment on column public.hire_requests.due_on is 'The day on which all of it is due; null before it is agreed on, or if there is none.';
comment on column public.hire_requests.no_due_date is 'Whether it was accepted without a due date, on purpose.';
comment on column public.hire_requests.time_zone is
  'The creator''s when they were asked, and then when they agreed: a day of this request is over when it is over there.';
comment on column public.hire_requests.revisions is 'How often the client may ask for changes; null if there is no limit.';
comment on column public.hire_requests.milestone is
  'The number of the milestone in work or in review; those before it are approved.';
comment on column public.hire_requests.end_asked_by is
  'The side that asked to end it, and waits for an answer; what it wrote is in the timeline.';
comment on column public.hire_requests.acts is
  'How many steps changed neither its state nor its terms: each of them is a version too.';
comment on column public.hire_requests.reminders is 'How many reminders were sent since the last step.';
comment on column public.hire_requests.due_reminder is 'The due date of which the creator was reminded.';
comment on column public.hire_requests.included is
  'What the buyer of a project gets; null if the request is no purchase.';
alter table public.hire_requests enable row level security;

create table public.offers (
  id uuid primary key default gen_random_uuid(),
  hire_request_id uuid not null references public.hire_requests (id) on delete cascade,
  number integer not null check (number <= 20),
  kind text not null check (kind in ('request', 'offer', 'change_order', 'extension')),
  side text not null check (side in ('client', 'creator')),
  title text not null check (private.is_text(title, 150)),
  scope text not null check (private.is_text(scope, 4000)),
  price numeric check (private.is_amount(price)),
  due_on date,
  days integer check (days between 1 and 730),
  revisions integer check (revisions between 0 and 999),
  milestones jsonb not null default '[]' check (octet_length(milestones::text) <= 16384),
  note text check (private.is_text(note, 2000)),
  valid_until timestamptz(3),
  status text not null default 'open' check (
    status in ('open', 'accepted', 'declined', 'withdrawn', 'replaced', 'expired', 'closed')
  ),
  answered_at timestamptz(3),
  offer_key uuid,
  created_at timestamptz(3) not null default now(),
  unique (hire_request_id, number),
  unique (hire_request_id, offer_key),
  constraint one_due check (num_nonnulls(due_on, days) <= 1),
  constraint only_requests_lack_terms check (
    case when kind = 'request' then number = 0
    else number > 0 and num_nonnulls(price, valid_until, offer_key) = 3 end
  ),
  constraint answered_has_date check ((status = 'open') = (answered_at is null))
);
comment on table public.offers is
  'Every version of the terms that one side proposed to the other: offers and counter-offers on a pending request, change orders and '
  'requests for more time on an accepted one. Number 0 is the request as it was sent. Milestones are those that would be left to do.';
alter table public.offers enable row level security;

alter table public.hire_requests
add foreign key (open_offer_id) references public.offers (id),
add foreign key (agreed_offer_id) references public.offers (id);

create table public.hire_request_events (
  hire_request_id uuid not null references public.hire_requests (id) on delete cascade,
  version integer not null,
  actor_id uuid references public.users (id) on delete set null,
  action text not null references private.hire_steps (action),
  note text check (private.is_text(note, 2000)),
  offer_id uuid references public.offers (id) on delete cascade,
  milestone integer,
  links jsonb not null default '[]' check (private.are_labeled_links(links)),
  invoice_id uuid,
  cents bigint check (cents > 0),
  created_at timestamptz(3) not null default now(),
  primary key (hire_request_id, version)
);
comment on table public.hire_request_events is
  'The timeline of a request: who created which version. The actor is null if time did it; the milestone is the one that was '
  'in work or in review.';
comment on column public.hire_request_events.links is 'What a delivery links to: {label, url}.';
comment on column public.hire_request_events.cents is 'What was paid, received or refunded.';
alter table public.hire_request_events enable row level security;

create table public.milestones (
  hire_request_id uuid not null references public.hire_requests (id) on delete cascade,
  number integer not null check (number between 1 and 12),
  title text not null check (private.is_text(title, 150)),
  price numeric not null check (private.is_amount(price)),
  due_on date,
  is_trial boolean not null default false,
  approved_at timestamptz(3),
  primary key (hire_request_id, number),
  constraint trial_is_first check (not is_trial or number = 1)
);
comment on table public.milestones is
  'The parts of an accepted request, delivered and approved one by one; their prices add up to its price. A request that was '
  'agreed without milestones has one.';
alter table public.milestones enable row level security;

create table public.transactions (
  id uuid primary key default gen_random_uuid(),
  hire_request_id uuid not null references public.hire_requests (id) on delete cascade,
  milestone integer not null default 1 check (milestone between 1 and 12),
  reason text not null default 'work' check (reason in ('work', 'change')),
  client_id uuid references public.users (id) on delete set null,
  creator_id uuid references public.users (id) on delete set null,
  title text not null check (private.is_text(title, 302)),
  amount numeric not null check (
    case reason
      when 'change' then amount <> 0 and abs(amount) <= 1000000 and amount = round(amount, 2)
      else private.is_amount(amount)
    end
  ),
  status text not null default 'pending' check (status in ('pending', 'completed')),
  completed_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  constraint completed_has_date check ((status = 'completed') = (completed_at is not null))
);
comment on table public.transactions is
  'Written by the life of a request: one per milestone when it is accepted, and one for each change of a price; completed when '
  'the milestone is approved, removed when the request ends before.';
alter table public.transactions enable row level security;

create table private.withheld_requests (
  hire_request_id uuid primary key references public.hire_requests (id) on delete cascade,
  user_id uuid not null references public.users (id) on delete cascade
);
comment on table private.withheld_requests is
  'Requests to a creator who had blocked their client: nothing of them ever reaches this creator. The client sees them wait and expire.';
alter table private.withheld_requests enable row level security;

create index withheld_requests_of_user on private.withheld_requests (user_id);
create unique index one_per_milestone on public.transactions (hire_request_id, milestone)
where reason = 'work';
create index changes_of_request on public.transactions (hire_request_id) where reason = 'change';
create unique index one_open_offer on public.offers (hire_request_id) where status = 'open';
create index offers_expiring on public.offers (valid_until) where status = 'open';
create index events_of_offer on public.hire_request_events (offer_id);
create index requests_by_open_offer on public.hire_requests (open_offer_id);
create index requests_by_agreed_offer on public.hire_requests (agreed_offer_id);
create index requests_waiting on public.hire_requests (updated_at) where status = 'pending';
create index milestones_due on public.milestones (due_on) where approved_at is null;

create unique index one_pending_request on public.hire_requests (client_id, service_id)
where status = 'pending';
create unique index one_pending_purchase on public.hire_requests (client_id, project_id)
where status = 'pending' and included is not null;
create index requests_of_client on public.hire_requests (client_id, created_at desc);
create index requests_of_creator on public.hire_requests (creator_id, created_at desc);
create index listed_of_client on public.hire_requests (client_id, status, updated_at desc, id desc);
create index listed_of_creator on public.hire_requests (creator_id, status, updated_at desc, id desc);
create index requests_of_service on public.hire_requests (service_id);
create index requests_of_project on public.hire_requests (project_id);
create index requests_delivered on public.hire_requests (delivered_at)
where status = 'accepted' and delivered_at is not null;
create index requests_with_proposed_end on public.hire_requests (end_asked_at) where end_asked_at is not null;
create index events_of_actor on public.hire_request_events (actor_id);
create index transactions_of_creator on public.transactions (creator_id, created_at desc);
create index transactions_of_client on public.transactions (client_id, created_at desc);

create function private.is_deleted_user(person uuid) returns boolean
language sql stable security definer set search_path = ''
return not exists (select from public.users u where u.id = person);

create function private.side_of(request public.hire_requests, person uuid) returns text
language sql immutable set search_path = ''
return case person when request.client_id then 'client' when request.creator_id then 'creator' end;

create function private.has_agreed_terms(new public.hire_requests, old public.hire_requests) returns boolean
language sql stable security definer set search_path = ''
return (new.time_zone = old.time_zone or old.status = 'pending') and case
  when new.agreed_offer_id is distinct from old.agreed_offer_id then exists (
    select from public.offers o
    where o.id = new.agreed_offer_id and o.hire_request_id = new.id and o.status = 'accepted'
      and (o.title, o.scope, o.price) = (new.title, new.scope, new.price)
      and o.revisions is not distinct from new.revisions
      and o.due_on is not distinct from case when o.days is null then new.due_on end
      and not new.no_due_date
  )
  -- Accepted as it was sent, with a due date or without one.
  else (old.status, new.status) = ('pending', 'accepted')
    and (new.title, new.price) = (old.title, old.price)
    and (new.duration, new.package_name, new.hours, new.scope, new.revisions)
      is not distinct from (old.duration, old.package_name, old.hours, old.scope, old.revisions)
end;
comment on function private.has_agreed_terms(public.hire_requests, public.hire_requests) is
  'Whether the new terms of a request are those of an offer that both sides agreed on, or what acceptance says about the due date. The first '
  'agreement sets its time zone.';

create function private.guard_hire_request() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  moved boolean := (
      new.status, new.delivered_at, new.milestone, new.open_offer_id, new.agreed_offer_id, new.end_asked_at, new.acts
    ) is distinct from (
      old.status, old.delivered_at, old.milestone, old.open_offer_id, old.agreed_offer_id, old.end_asked_at, old.acts
    );
  movable text[] := array[
    'status', 'resolution', 'delivered_at', 'version', 'acts', 'updated_at', 'milestone', 'revisions_used',
    'open_offer_id', 'agreed_offer_id', 'reminders', 'due_reminder', 'end_asked_by', 'end_asked_at',
    'client_id', 'creator_id', 'service_id', 'project_id'
  ];
  terms text[] := array[
    'title', 'price', 'duration', 'package_name', 'hours', 'scope', 'due_on', 'no_due_date', 'revisions',
    'time_zone'
  ];
begin
  if tg_op = 'DELETE' then
    if old.client_id is not null or old.creator_id is not null then
      perform private.raise_conflict('42501', 'A hire request can''t be deleted');
    end if;
    return old;
  end if;
  if to_jsonb(new) - movable - terms <> to_jsonb(old) - movable - terms
    or (
      to_jsonb(new) - movable <> to_jsonb(old) - movable
      or new.agreed_offer_id is distinct from old.agreed_offer_id
    ) and not private.has_agreed_terms(new, old)
    or new.client_id is distinct from old.client_id
      and not (new.client_id is null and private.is_deleted_user(old.client_id))
    or new.creator_id is distinct from old.creator_id
      and not (new.creator_id is null and private.is_deleted_user(old.creator_id))
    or new.service_id is distinct from old.service_id and not (
      new.service_id is null
      and not exists (select from public.services s where s.id = old.service_id)
    )
    or new.project_id is distinct from old.project_id and not (
      new.project_id is null
      and not exists (select from public.projects p where p.id = old.project_id)
    )
  then
    perform private.raise_conflict('42501', 'The terms of a hire request can''t be changed');
  end if;
  if new.status <> old.status and not exists (
      select from private.hire_steps s
      where s.status = new.status and old.status = any (s.statuses)
        and s.resolution is not distinct from new.resolution
    )
    or (old.status, new.status) = ('pending', 'accepted') and new.open_offer_id is not null
    or new.status = 'completed' and (
      old.delivered_at is null
      or exists (
        select from public.milestones m where m.hire_request_id = new.id and m.number > new.milestone
      )
    )
    or new.status = old.status and new.resolution is distinct from old.resolution
    or new.delivered_at is distinct from old.delivered_at
      and (old.status, new.status) <> ('accepted', 'accepted')
    or new.milestone <> old.milestone
      and (
        (new.milestone, new.status) <> (old.milestone + 1, old.status)
        or old.delivered_at is null or new.delivered_at is not null
      )
    or new.acts <> old.acts and new.acts <> old.acts + 1
    or new.end_asked_by is not null and (
      -- Of a request without a proposal this is null.
      (new.end_asked_by, new.end_asked_at) <> (old.end_asked_by, old.end_asked_at)
      or new.milestone <> old.milestone or old.status <> 'accepted'
    )
    or new.revisions_used <> old.revisions_used
      and (new.revisions_used <> old.revisions_used + 1 or new.revisions_used > old.revisions)
    or new.open_offer_id is not null
      and not exists (
        select from public.offers o
        where (o.id, o.hire_request_id, o.status) = (new.open_offer_id, new.id, 'open')
      )
  then
    perform private.raise_conflict(
      'PT409', format('A hire request can''t go from %s to %s', old.status, new.status));
  end if;
  new.version := old.version + moved::integer;
  -- A pending request waits since its last step, an accepted one since its delivery.
  if moved and new.status = 'pending' or new.delivered_at is distinct from old.delivered_at then
    new.reminders := 0;
  end if;
  if new.milestone <> old.milestone then
    new.due_reminder := null;
  end if;
  return new;
end;
$$;
comment on function private.guard_hire_request() is
  'Applies to every role: only an accepted offer changes the terms, the state moves only forward, each move is a version.';

create function private.delete_request_without_parties() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.hire_requests h where h.id = new.id;
  return null;
end;
$$;

create function private.guard_event() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE'
    and to_jsonb(new) - 'actor_id' = to_jsonb(old) - 'actor_id'
    and new.actor_id is null and private.is_deleted_user(old.actor_id)
  then
    return new;
  elsif tg_op = 'DELETE'
    and not exists (select from public.hire_requests h where h.id = old.hire_request_id)
  then
    return old;
  end if;
  perform private.raise_conflict('42501', 'Timeline entries can''t be changed or deleted');
end;
$$;

create trigger guard before update or delete on public.hire_requests
for each row execute function private.guard_hire_request();
create trigger set_updated_at before update on public.hire_requests
for each row execute function private.set_updated_at(
  'updated_at', 'reminders', 'due_reminder', 'client_id', 'creator_id', 'service_id', 'project_id'
);
create trigger without_parties after update on public.hire_requests
for each row when (new.client_id is null and new.creator_id is null)
execute function private.delete_request_without_parties();
create trigger guard before update or delete on public.hire_request_events
for each row execute function private.guard_event();

create function private.guard_offer() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  movable text[] := array['status', 'answered_at'];
begin
  if tg_op = 'DELETE' then
    if exists (select from public.hire_requests h where h.id = old.hire_request_id) then
      perform private.raise_conflict('42501', 'An offer can''t be deleted');
    end if;
    return old;
  end if;
  if to_jsonb(new) - movable <> to_jsonb(old) - movable
    or old.status <> 'open' and (new.status, new.answered_at) <> (old.status, old.answered_at)
  then
    perform private.raise_conflict('42501', 'The terms of an offer can''t be changed');
  end if;
  return new;
end;
$$;
comment on function private.guard_offer() is
  'Applies to every role: the terms of a version stay, and it is answered once.';

create function private.guard_milestone() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  request public.hire_requests;
begin
  select h.* into request from public.hire_requests h where h.id = old.hire_request_id;
  if tg_op = 'DELETE' then
    if request.id is not null and (old.approved_at is not null or old.number <= request.milestone) then
      perform private.raise_conflict('42501', 'A milestone can''t be removed once the work on it has begun');
    end if;
    return old;
  end if;
  if old.approved_at is not null and new is distinct from old
    or (new.hire_request_id, new.number) <> (old.hire_request_id, old.number)
    or new.approved_at is not null and old.approved_at is null
      and not (old.number < request.milestone or request.status = 'completed')
  then
    perform private.raise_conflict('42501', 'A milestone can''t be changed without its hire request');
  end if;
  return new;
end;
$$;
comment on function private.guard_milestone() is
  'Applies to every role: what is approved stays, and only its request approves a milestone.';

create trigger guard before update or delete on public.offers
for each row execute function private.guard_offer();
create trigger guard before update or delete on public.milestones
for each row execute function private.guard_milestone();

create function private.is_withheld(request uuid, person uuid) returns boolean
language sql stable security definer set search_path = ''
return exists (
  select from private.withheld_requests w where w.hire_request_id = request and w.user_id = person
);
comment on function private.is_withheld(uuid, uuid) is
  'Whether this request was sent to this creator while they had blocked its client.';

create function private.may_read_request(request uuid) returns boolean
language sql stable security definer set search_path = ''
return exists (
  select from public.hire_requests h
  where h.id = request and (select auth.uid()) in (h.client_id, h.creator_id)
    and not private.is_withheld(h.id, (select auth.uid()))
);

create function private.title_of_part(job text, part text) returns text
language sql immutable parallel safe set search_path = ''
return case when part = job then job else job || ': ' || part end;
comment on function private.title_of_part(text, text) is
  'How transactions and invoices name a milestone: it has often no meaning without its job.';

create function private.planned_milestones(request public.hire_requests)
returns table (number integer, title text, price numeric, due_on date, is_trial boolean)
language sql stable security definer set search_path = ''
begin atomic
  with agreed as (
    select m.value as part, m.place
    from public.offers o,
      jsonb_array_elements(o.milestones) with ordinality as m (value, place)
    where o.id = request.agreed_offer_id
  )
  select request.milestone + a.place::integer - 1, a.part ->> 'title', (a.part ->> 'price')::numeric,
    (a.part ->> 'due_on')::date, coalesce((a.part ->> 'is_trial')::boolean, false)
  from agreed a
  union all
  select request.milestone, request.title, request.price - coalesce((
      select sum(m.price) from public.milestones m
      where m.hire_request_id = request.id and m.number < request.milestone
    ), 0), request.due_on, false
  where not exists (select from agreed);
end;
comment on function private.planned_milestones(public.hire_requests) is
  'What is left to do of an accepted request by the terms that were agreed on last: its milestones, or one.';

create function private.plan_milestones(request public.hire_requests) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.transactions (
    hire_request_id, milestone, reason, client_id, creator_id, title, amount
  )
  select request.id, m.number, case when b.amount is null then 'work' else 'change' end,
    request.client_id, request.creator_id, private.title_of_part(request.title, m.title), coalesce(p.price, 0) - coalesce(b.amount, 0)
  from private.planned_milestones(request) p
  full join (
    select o.number, o.title from public.milestones o
    where o.hire_request_id = request.id and o.number >= request.milestone
  ) o using (number)
  cross join lateral (
    select coalesce(p.number, o.number) as number, coalesce(p.title, o.title) as title
  ) m
  cross join lateral (
    select sum(t.amount) as amount from public.transactions t
    where t.hire_request_id = request.id and t.milestone = m.number
  ) b
  where coalesce(p.price, 0) <> coalesce(b.amount, 0)
  order by m.number;
  delete from public.milestones m
  where m.hire_request_id = request.id
    and m.number > (select max(p.number) from private.planned_milestones(request) p);
  insert into public.milestones as m (hire_request_id, number, title, price, due_on, is_trial)
  select request.id, p.number, p.title, p.price, p.due_on, p.is_trial
  from private.planned_milestones(request) p
  on conflict on constraint milestones_pkey do update
  set title = excluded.title, price = excluded.price, due_on = excluded.due_on,
    is_trial = excluded.is_trial;
end;
$$;
comment on function private.plan_milestones(public.hire_requests) is
  'Makes the milestones those that were agreed on last. A price that changes is a transaction of its own: nothing is rewritten.';

create function private.follow_request() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.status = 'accepted'
    and (old.status, old.agreed_offer_id) is distinct from (new.status, new.agreed_offer_id)
  then
    perform private.plan_milestones(new);
  elsif new.milestone > old.milestone or new.status = 'completed' then
    update public.milestones m set approved_at = now()
    where m.hire_request_id = new.id and m.number = old.milestone;
    update public.transactions t set status = 'completed', completed_at = now()
    where t.hire_request_id = new.id and t.status = 'pending'
      and (t.milestone = old.milestone or new.status = 'completed');
    perform private.issue_invoice(new, old.milestone);
  elsif new.status = 'rejected' then
    delete from public.transactions t where t.hire_request_id = new.id and t.status = 'pending';
  end if;
  if new.open_offer_id is distinct from old.open_offer_id then
    update public.offers o set status = 'closed', answered_at = now()
    where o.id = old.open_offer_id and o.status = 'open';
  end if;
  return null;
end;
$$;
comment on function private.follow_request() is
  'Keeps milestones, transactions and the open offer in step with their request, and issues invoices.';

create function private.guard_transaction() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  movable text[] := array['status', 'completed_at', 'client_id', 'creator_id'];
  request public.hire_requests;
begin
  select h.* into request from public.hire_requests h where h.id = old.hire_request_id;
  if tg_op = 'DELETE' then
    if request.status in ('accepted', 'completed') or request.id is not null and old.status = 'completed' then
      perform private.raise_conflict('42501', 'A transaction can''t be changed without its hire request');
    end if;
    return old;
  end if;
  if to_jsonb(new) - movable <> to_jsonb(old) - movable
    or new.client_id is distinct from old.client_id
      and not (new.client_id is null and private.is_deleted_user(old.client_id))
    or new.creator_id is distinct from old.creator_id
      and not (new.creator_id is null and private.is_deleted_user(old.creator_id))
    or (new.status, new.completed_at) is distinct from (old.status, old.completed_at)
      and not (
        old.status = 'pending'
        and (request.status = 'completed' or request.status = 'accepted' and old.milestone < request.milestone)
      )
  then
    perform private.raise_conflict('42501', 'A transaction can''t be changed without its hire request');
  end if;
  return new;
end;
$$;
comment on function private.guard_transaction() is
  'Applies to every role: the amount stays, and only its request completes or removes a transaction.';

create trigger follow after update on public.hire_requests
for each row when (
  (new.status, new.milestone, new.agreed_offer_id, new.open_offer_id)
    is distinct from (old.status, old.milestone, old.agreed_offer_id, old.open_offer_id)
) execute function private.follow_request();
create trigger guard before update or delete on public.transactions
for each row execute function private.guard_transaction();

create function public.wallet_balance() returns numeric
language sql stable set search_path = ''
begin atomic
  select coalesce(sum(t.amount), 0) from public.transactions t
  where t.creator_id = (select auth.uid()) and t.status = 'completed';
end;
comment on function public.wallet_balance() is
  'What the caller has earned: their completed transactions as a creator.';

create function private.withhold_request() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- Done, or done and undone: the time tells nothing.
  insert into private.withheld_requests (hire_request_id, user_id)
  values (new.id, new.creator_id);
  if not private.has_blocked(new.creator_id, new.client_id) then
    raise sqlstate 'ZZ001';
  end if;
  return null;
exception when sqlstate 'ZZ001' then
  return null;
end;
$$;

create function private.announce_request() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.announce(
    new.client_id, 'hire_request_changed', jsonb_build_object('hire_request_id', new.id));
  begin
    perform private.announce(
      new.creator_id, 'hire_request_changed', jsonb_build_object('hire_request_id', new.id));
    if private.is_withheld(new.id, new.creator_id) then
      raise sqlstate 'ZZ001';
    end if;
  exception when sqlstate 'ZZ001' then
    null;
  end;
  return null;
end;
$$;

-- Triggers run in the order of their names: this one before the announcement.
create trigger add_to_withheld after insert on public.hire_requests
for each row when (new.creator_id is not null) execute function private.withhold_request();
create trigger announce after insert or update on public.hire_requests
for each row execute function private.announce_request();

create policy "Both parties read a request" on public.hire_requests
for select to authenticated using (
  client_id = (select auth.uid())
  or creator_id = (select auth.uid()) and not private.is_withheld(id, creator_id)
);

create policy "Both parties read the timeline" on public.hire_request_events
for select to authenticated using (private.may_read_request(hire_request_id));

create policy "Both parties read a transaction" on public.transactions
for select to authenticated using (
  client_id = (select auth.uid())
  or creator_id = (select auth.uid())
);

create policy "Both parties read offers" on public.offers
for select to authenticated using (private.may_read_request(hire_request_id));

create policy "Both parties read milestones" on public.milestones
for select to authenticated using (private.may_read_request(hire_request_id));

grant select on public.hire_requests, public.offers, public.milestones to authenticated;
-- Notes are read through functions, which withhold some.
grant select (
  hire_request_id, version, actor_id, action, offer_id, milestone, links, invoice_id, cents, created_at
) on public.hire_request_events to authenticated;
grant all on private.withheld_requests to service_role;
grant execute on function private.may_read_request(uuid), private.is_withheld(uuid, uuid) to authenticated;
grant select on public.transactions to authenticated;
grant execute on function public.wallet_balance() to authenticated;
create table public.cases (
  id uuid primary key default gen_random_uuid(),
  hire_request_id uuid not null references public.hire_requests (id) on delete cascade,
  milestone integer not null check (milestone between 1 and 12),
  kind text not null check (kind in ('delivery', 'money_back')),
  status text not null default 'open' check (
    status in ('open', 'countered', 'redoing', 'redone', 'waiting', 'decided', 'appealed', 'agreed', 'closed', 'withdrawn')
  ),
  outcome text not null check (outcome in ('all', 'part', 'redo', 'none')),
  cents bigint check (cents > 0),
  answer_due_at timestamptz(3),
  case_key uuid not null,
  created_at timestamptz(3) not null default now(),
  closed_at timestamptz(3),
  unique (hire_request_id, case_key),
  constraint only_a_part_has_cents check ((outcome = 'part') = (cents is not null)),
  constraint closed_has_date check ((status in ('agreed', 'closed', 'withdrawn')) = (closed_at is not null)),
  constraint answer_has_date check ((status in ('open', 'countered', 'redoing', 'redone', 'decided')) = (answer_due_at is not null))
);
comment on table public.cases is
  'A client''s claim: a change of a delivery, or money back of approved work. The outcome is what was proposed or decided last: '
  'everything, a part in cents, the work again, or nothing.';
comment on column public.cases.milestone is 'The one that was delivered, or the last one that was approved.';
comment on column public.cases.answer_due_at is
  'The deadline of the answer, of the work that is done again, or of an appeal; after it, the scheduled job escalates or closes the case.';
alter table public.cases enable row level security;

create unique index one_open_case on public.cases (hire_request_id) where closed_at is null;
create index cases_to_follow on public.cases (answer_due_at) where answer_due_at is not null;
create index cases_to_decide on public.cases (created_at, id) where status in ('waiting', 'appealed');
create index cases_newest on public.cases (created_at desc, id desc);

create table public.case_steps (
  case_id uuid not null references public.cases (id) on delete cascade,
  number integer not null check (number between 1 and 20),
  side text not null check (side in ('client', 'creator', 'admin', 'time')),
  action text not null check (
    action in ('open', 'counter', 'accept', 'redo', 'miss', 'dispute', 'withdraw', 'escalate', 'decide', 'appeal', 'close')
  ),
  text text check (private.is_text(text, 4000)),
  outcome text check (outcome in ('all', 'part', 'redo', 'none')),
  cents bigint check (cents > 0),
  is_paid boolean,
  created_at timestamptz(3) not null default now(),
  primary key (case_id, number)
);
comment on table public.case_steps is
  'What both sides, an admin or time said and did in a case. Which admin is in private.case_decisions: the parties never learn it.';
comment on column public.case_steps.is_paid is
  'What the client answered when they opened it, if they have paid; null if they were not asked.';
alter table public.case_steps enable row level security;

create table private.case_decisions (
  case_id uuid not null references public.cases (id) on delete cascade,
  number integer not null check (number in (1, 2)),
  admin_id uuid references auth.users (id) on delete set null,
  primary key (case_id, number)
);
comment on table private.case_decisions is 'Who decided a case, so that another admin decides its appeal.';
alter table private.case_decisions enable row level security;
create index decisions_of_admin on private.case_decisions (admin_id);

create function private.keep_case_step() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'DELETE' and not exists (select from public.cases c where c.id = old.case_id) then
    return old;
  end if;
  perform private.raise_conflict('42501', 'What was said in a case can''t be changed or deleted');
end;
$$;
create trigger keep before update or delete on public.case_steps
for each row execute function private.keep_case_step();

create function private.open_case_of(request uuid) returns public.cases
language sql stable security definer set search_path = ''
begin atomic
  select c from public.cases c where c.hire_request_id = request and c.closed_at is null;
end;

create function private.case_turn(dispute public.cases) returns text
language sql immutable parallel safe set search_path = ''
return case
  when dispute.status in ('open', 'redoing') then 'creator'
  when dispute.status in ('countered', 'redone') then 'client'
end;
comment on function private.case_turn(public.cases) is 'Who answers a case, or does the work again; null if an admin does, or if both may appeal.';

create function private.disputes_delivery(request public.hire_requests) returns boolean
language sql stable security definer set search_path = ''
return exists (
  select from public.cases c
  where c.hire_request_id = request.id and c.closed_at is null and c.kind = 'delivery'
);
comment on function private.disputes_delivery(public.hire_requests) is
  'Whether there is an open case about the delivery: then the work waits for its result.';

create function private.fail_if_disputed(request public.hire_requests) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if private.disputes_delivery(request) then
    perform private.raise_conflict('PT409', 'There is an open case about this delivery. Settle it first', request.status);
  end if;
end;
$$;

create policy "Both parties read a case" on public.cases
for select to authenticated using (private.may_read_request(hire_request_id));
create policy "Both parties read what was said in a case" on public.case_steps
for select to authenticated using (
  exists (select from public.cases c where c.id = case_id and private.may_read_request(c.hire_request_id))
);
grant select on public.cases, public.case_steps to authenticated;
grant all on private.case_decisions to service_role;
create function private.person_of(request public.hire_requests, side text) returns uuid
language sql immutable parallel safe set search_path = ''
return case side when 'client' then request.client_id when 'creator' then request.creator_id end;
comment on function private.person_of(public.hire_requests, text) is 'Who is on this side of a request.';

create function private.suspension_times(person uuid) returns table (started_at timestamptz, ended_at timestamptz)
language sql stable security definer set search_path = ''
begin atomic
  select e.started_at, e.ended_at from private.ended_suspensions e where e.user_id = person
  union all
  select s.created_at, 'infinity' from private.suspensions s where s.user_id = person;
end;
comment on function private.suspension_times(uuid) is 'When someone was suspended; a suspension that has not ended has no end yet.';

create function private.clock_end(request public.hire_requests, action text, since timestamptz) returns timestamptz
language plpgsql stable security definer set search_path = ''
as $$
declare
  step private.hire_steps;
  latest timestamptz;
  own timestamptz;
  side text;
  pause record;
begin
  select s.* into step from private.hire_steps s where s.action = clock_end.action;
  latest := since + step.clock;
  foreach side in array step.clock_sides loop
    own := since + step.clock;
    for pause in
      select p.starts_at, least(t.ended_at, p.starts_at + step.longest_pause) - p.starts_at as length
      from private.suspension_times(private.person_of(request, side)) t
      cross join lateral (select greatest(t.started_at, since) as starts_at) p
      where t.ended_at > since
      order by p.starts_at
    loop
      exit when pause.starts_at >= own;
      own := own + pause.length;
    end loop;
    latest := greatest(latest, own);
  end loop;
  return latest;
end;
$$;
comment on function private.clock_end(public.hire_requests, text, timestamptz) is
  'When the clock of a step ends that started then: time in which the side whose time it is was suspended is given back. Of a suspension that '
  'has not ended it assumes the longest pause.';

create function private.case_clock(dispute public.cases) returns text
language sql immutable parallel safe set search_path = ''
return case dispute.status
  when 'open' then 'escalate_case'
  when 'countered' then 'lapse_case'
  when 'redoing' then 'miss_redo'
  when 'redone' then 'accept_redo'
  when 'decided' then 'close_case'
end;
comment on function private.case_clock(public.cases) is
  'What time does to a case: one that the creator does not answer goes to an admin, as does work that is not done again; one whose answer '
  'the client leaves is closed, as is a decision that nobody appeals; work that was done again is accepted.';

create function private.case_due_at(dispute public.cases) returns timestamptz
language sql stable security definer set search_path = ''
return (
  select private.clock_end(
    h, private.case_clock(dispute), dispute.answer_due_at - private.clock_of(private.case_clock(dispute)))
  from public.hire_requests h where h.id = dispute.hire_request_id and dispute.answer_due_at is not null
);
comment on function private.case_due_at(public.cases) is 'The deadline of the answer, or of an appeal, with the time that a suspension gives back.';

create function private.case_action_of_time(request public.hire_requests, at timestamptz) returns text
language sql stable security definer set search_path = ''
return (
  select private.case_clock(c) from public.cases c
  where c.hire_request_id = request.id and c.answer_due_at <= case_action_of_time.at
    and private.case_due_at(c) <= case_action_of_time.at
);
comment on function private.case_action_of_time(public.hire_requests, timestamptz) is 'What time does to the case of a request by then.';

create function private.review_until(request public.hire_requests) returns timestamptz
language sql stable security definer set search_path = ''
return case
  when request.status = 'accepted' and request.delivered_at is not null and (private.open_case_of(request.id)).id is null
    then private.clock_end(request, 'complete', greatest(request.delivered_at, (
      select max(c.closed_at) from public.cases c where c.hire_request_id = request.id and c.kind = 'money_back'
    )))
end;
comment on function private.review_until(public.hire_requests) is
  'When a delivery is approved by itself; null if there is none, or while a case is open: one about earlier work leaves no time to open another.';

create function private.expires_at(request public.hire_requests) returns timestamptz
language sql stable security definer set search_path = ''
return case
  when request.status = 'pending' and request.open_offer_id is null then private.clock_end(request, 'expire', request.updated_at)
end;
comment on function private.expires_at(public.hire_requests) is 'When a request expires that nobody answers; null while an offer is open.';

create function private.was_delivered(request public.hire_requests) returns boolean
language sql stable security definer set search_path = ''
return exists (
  select from public.hire_request_events e
  where (e.hire_request_id, e.milestone, e.action) = (request.id, request.milestone, 'deliver')
);
comment on function private.was_delivered(public.hire_requests) is 'Whether the milestone in work was ever delivered.';

create function private.ends_alone_from(request public.hire_requests, side text) returns timestamptz
language sql stable security definer set search_path = ''
return case when request.status = 'accepted' and request.delivered_at is null then least(
  (
    select s.created_at + private.clock_of('end') from private.suspensions s
    where s.user_id = private.person_of(request, case side when 'client' then 'creator' else 'client' end)
  ),
  case when side = 'client' and private.was_delivered(request) then private.clock_end(request, 'end', (
    select max(e.created_at)
    from public.hire_request_events e join private.hire_steps s on s.action = e.action and not s.is_about_payment
    where e.hire_request_id = request.id
      and (e.actor_id = request.creator_id or e.action in ('ask_changes', 'agree_redo', 'accept_offer'))
  )) end
) end;
comment on function private.ends_alone_from(public.hire_requests, text) is
  'From when this side can end work without the other one: while that one is suspended, and for the client once the creator is silent after '
  'changes were requested. Null if never; a delivery in review has to be answered.';
create type private.hire_terms as (
  title text, price numeric, duration text, package_name text, hours numeric, included text[], revisions integer
);

create function private.require_party() returns uuid
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.has_account() then
    perform private.raise_conflict('PT401', 'Sign in first');
  end if;
  perform private.require_second_factor();
  return auth.uid();
end;
$$;
comment on function private.require_party() is
  'The caller, who has an account, also while they are suspended: what concerns nobody else, or ends what two people owe each other, is for both.';

create function private.require_writer() returns uuid
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := private.require_party();
begin
  if not private.may_write() then
    perform private.raise_conflict('PT403', 'Your account is suspended');
  end if;
  return caller;
end;
$$;
comment on function private.require_writer() is 'The caller, who has an account that may write.';

create function private.require_actor(action text) returns uuid
language sql stable security definer set search_path = ''
return case
  when exists (
    select from private.hire_steps s where s.action = require_actor.action and 'self' = any (s.needs_active)
  ) then private.require_writer()
  else private.require_party()
end;
comment on function private.require_actor(text) is 'The caller, who may be suspended if this step allows it.';

create function private.format_money(dollars numeric) returns text
language sql immutable strict parallel safe set search_path = ''
return '$' || to_char(dollars, 'FM999,999,990.00');
comment on function private.format_money(numeric) is 'US dollars with cents, as screens write agreed money: $450.00, $1,234.50.';

create function private.revision_limit(revisions text) returns integer
language sql immutable strict parallel safe set search_path = ''
return case when btrim(revisions) ~ '^[0-9]{1,3}$' then btrim(revisions)::integer end;
comment on function private.revision_limit(text) is 'How many revisions a service says; null if it says none, or "unlimited".';

create function private.agreed_days(duration text) returns integer
language plpgsql immutable strict parallel safe set search_path = ''
as $$
declare
  days integer := private.delivery_days(duration);
begin
  return case when days <= 730 then days end;
end;
$$;
comment on function private.agreed_days(text) is
  'How many days a delivery time says that was written as text, if it says any and they are at most two years.';

create function private.hire_terms_from_service(
  service public.services, package_name text, hours numeric
) returns private.hire_terms
language plpgsql stable set search_path = ''
as $$
declare
  model text := coalesce(service.metadata ->> 'pricing_model', 'fixed');
  terms private.hire_terms;
  package jsonb;
begin
  terms.title := service.title;
  terms.price := service.price;
  terms.duration := service.duration;
  terms.revisions := private.revision_limit(service.metadata ->> 'revisions');
  if package_name is not null and model <> 'packages' then
    perform private.raise_invalid('This service has no packages');
  elsif hours is not null and model <> 'hourly' then
    perform private.raise_invalid('This service isn''t paid by the hour');
  end if;
  if model = 'hourly' then
    if hours is null then
      perform private.raise_invalid('Enter the number of hours');
    elsif not (hours >= 1 and hours <= 10000 and hours = round(hours, 2)) then
      perform private.raise_invalid('Enter 1 to 10,000 hours');
    end if;
    terms.hours := trim_scale(hours);
    terms.price := trim_scale(
      round(private.json_amount(service.metadata -> 'hourly_rate') * hours, 2));
    if not private.is_amount(terms.price) then
      perform private.raise_invalid('The total can''t be more than $1,000,000');
    end if;
  elsif model = 'packages' then
    if package_name is null then
      perform private.raise_invalid('Choose a package');
    end if;
    select p into package
    from jsonb_array_elements(service.metadata -> 'packages') as p
    where p ->> 'name' = hire_terms_from_service.package_name
    limit 1;
    if package is null then
      perform private.raise_conflict('PT404', 'This package is no longer available');
    end if;
    terms.package_name := package_name;
    terms.price := trim_scale(private.json_amount(package -> 'price'));
    terms.duration := package ->> 'delivery';
  end if;
  return terms;
end;
$$;

create function private.hire_terms_from_sale(creator uuid, project uuid)
returns private.hire_terms
language plpgsql security definer set search_path = ''
as $$
declare
  sold public.projects;
  terms private.hire_terms;
begin
  -- The lock waits for a running edit, so that the terms are what the creator offers now.
  select p.* into sold
  from public.projects p where p.id = project and p.user_id = creator
  for share;
  if not found or not private.is_visible_project(project) then
    perform private.raise_conflict('PT404', 'This project is no longer available');
  elsif not sold.is_for_sale then
    perform private.raise_conflict('PT404', 'This project is not for sale');
  end if;
  terms.title := sold.title;
  terms.price := trim_scale(sold.sale_price);
  terms.included := array_remove(array[
    case when sold.includes_source_code then 'Source code' end,
    case when sold.includes_documentation then 'Documentation' end,
    case when sold.includes_support then format(
      '%s %s of support',
      sold.support_duration, case sold.support_duration when 1 then 'day' else 'days' end
    ) end
  ], null);
  return terms;
end;
$$;
comment on function private.hire_terms_from_sale(uuid, uuid) is
  'The price of a project that is for sale, and what its buyer gets, as its page says it.';

create function private.request_by_key(client uuid, key uuid, digest text)
returns public.hire_requests
language plpgsql stable security definer set search_path = ''
as $$
declare
  request public.hire_requests;
begin
  select * into request
  from public.hire_requests h where h.client_id = client and h.request_key = key;
  if request.request_digest <> digest then
    perform private.raise_invalid('This request key was used for another request');
  end if;
  return request;
end;
$$;

create function private.check_hire_message(message text) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if private.has_text(message) is not true then
    perform private.raise_invalid('Write a message');
  elsif char_length(btrim(message, e' \t\r\n')) < 20 then
    perform private.raise_invalid('Write at least 20 characters');
  elsif char_length(message) > 2000 then
    perform private.raise_invalid('Use at most 2000 characters');
  end if;
end;
$$;

create function private.hire_terms_for(
  creator uuid, service uuid, project uuid, package_name text, hours numeric, title text, budget numeric
) returns private.hire_terms
language plpgsql security definer set search_path = ''
as $$
declare
  offered public.services;
  terms private.hire_terms;
begin
  if service is null and project is null then
    if private.is_public_creator(creator) is not true then
      perform private.raise_conflict('PT404', 'This creator is no longer available');
    elsif package_name is not null or hours is not null then
      perform private.raise_invalid('Choose a service to set a package or hours');
    elsif private.is_text(title, 150) is not true then
      perform private.raise_invalid('Add a title of at most 150 characters');
    elsif private.is_amount(budget) is false then
      perform private.raise_invalid(case when budget <> round(budget, 2) then 'Use at most two decimals, such as 10.50'
        else 'Enter a budget from $1 to $1,000,000' end);
    end if;
    terms.title := btrim(title);
    terms.price := trim_scale(budget);
    return terms;
  elsif project is not null then
    if service is not null then
      perform private.raise_invalid('Choose a service or a project');
    elsif title is not null or package_name is not null or hours is not null then
      perform private.raise_invalid('A project is sold as it is, without a title, package or hours');
    end if;
    terms := private.hire_terms_from_sale(creator, project);
  else
    -- The lock waits for a running edit, so that the terms are what the creator offers now.
    select s.* into offered
    from public.services s where s.id = service and s.user_id = creator
    for share;
    if not found or not private.is_public_service(service) then
      perform private.raise_conflict('PT404', 'This service is no longer available');
    elsif title is not null then
      perform private.raise_invalid('A request for a service can''t have its own title');
    end if;
    terms := private.hire_terms_from_service(offered, package_name, hours);
  end if;
  if round(budget, 2) <> terms.price then
    perform private.raise_conflict('PT409', format('The price is now %s', private.format_money(terms.price)));
  end if;
  return terms;
end;
$$;

create function public.create_hire_request(
  creator_id uuid,
  service_id uuid default null,
  package_name text default null,
  hours numeric default null,
  title text default null,
  budget numeric default null,
  message text default null,
  request_key uuid default null,
  project_id uuid default null,
  from_project_id uuid default null,
  attachments jsonb default '[]'
) returns public.hire_requests
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_actor('create');
  digest text := md5(jsonb_build_array(
    creator_id, service_id, package_name, trim_scale(hours), title, trim_scale(budget), message, project_id,
    from_project_id, attachments
  )::text);
  request public.hire_requests;
  terms private.hire_terms;
begin
  if request_key is null then
    perform private.raise_invalid('A request key is required');
  end if;
  request := private.request_by_key(caller, request_key, digest);
  if request.id is not null then
    return request;
  end if;
  perform private.check_hire_message(message);
  perform private.check_attachments(attachments);
  if creator_id = caller then
    perform private.raise_invalid(
      case when project_id is null then 'You can''t hire yourself' else 'You can''t buy your own project' end);
  end if;
  perform private.lock_people(caller, creator_id);
  perform private.fail_if_blocked(caller, creator_id);
  perform private.limit_rate('hire', 20, interval '1 hour');
  -- The limit's lock lets no parallel call of the same client come between; the same call waits there for the first.
  request := private.request_by_key(caller, request_key, digest);
  if request.id is not null then
    return request;
  end if;
  terms := private.hire_terms_for(
    creator_id, service_id, project_id, package_name, hours, title, budget);
  if from_project_id is not null then
    -- The lock waits for a running deletion.
    perform from public.projects p
    where p.id = from_project_id and p.user_id = create_hire_request.creator_id
      and private.is_visible_project(p.id)
    for key share;
    if not found then
      perform private.raise_conflict('PT404', 'This project is no longer available');
    end if;
  end if;
  -- The creator never saw it and, now that they have ended the block, never will.
  perform private.move_hire_request(h.id, 'cancel', caller)
  from public.hire_requests h
  where h.client_id = caller
    and h.creator_id = create_hire_request.creator_id
    and h.status = 'pending'
    and private.is_withheld(h.id, h.creator_id)
    and not private.has_blocked(h.creator_id, caller)
    and case
      when h.included is not null then h.project_id = create_hire_request.project_id
      when h.service_id is not null then h.service_id = create_hire_request.service_id
      else h.title = terms.title
    end;
  if service_id is null and project_id is null and exists (
    select from public.hire_requests h
    where h.client_id = caller
      and h.creator_id = create_hire_request.creator_id
      and h.service_id is null
      and h.included is null
      and h.status = 'pending'
      and h.title = terms.title
      and h.message = create_hire_request.message
  ) then
    perform private.raise_conflict('PT409', 'You already have a pending request with the same text');
  end if;
  begin
    insert into public.hire_requests (
      client_id, creator_id, service_id, project_id, title, price, duration, package_name, hours,
      included, revisions, message, request_key, request_digest, time_zone
    )
    values (
      caller, creator_id, service_id, coalesce(project_id, from_project_id), terms.title, terms.price,
      terms.duration, terms.package_name, terms.hours, terms.included, terms.revisions, message,
      request_key, digest, private.time_zone_of(creator_id)
    )
    returning * into request;
  exception when unique_violation then
    perform private.raise_conflict(
      'PT409',
      format(
        'You already have a pending request for this %s',
        case when project_id is null then 'service' else 'project' end));
  end;
  perform private.add_step(request, 'create', caller);
  perform private.attach_to_step(request, caller, attachments);
  return request;
end;
$$;
comment on function
  public.create_hire_request(uuid, uuid, text, numeric, text, numeric, text, uuid, uuid, uuid, jsonb) is
  'Sends a request. Without a service or a project for sale it is "Something else" with title and budget, or without a budget to '
  'ask for a price; with one, the '
  'budget is the total that the client saw, and a price that has changed since is rejected. The same call '
  'with the same key is the same request.';

grant execute on function
  public.create_hire_request(uuid, uuid, text, numeric, text, numeric, text, uuid, uuid, uuid, jsonb)
to authenticated;
create function private.as_date(value text) returns date
language plpgsql immutable strict set search_path = ''
as $$
begin
  return case when value ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' then value::date end;
exception when datetime_field_overflow then
  return null;
end;
$$;
comment on function private.as_date(text) is 'The date that a text like 2026-12-31 is; null where it is none.';

create function private.is_due_date(value date, zone text) returns boolean
language sql stable set search_path = ''
return value between private.day_in(zone) and private.day_in(zone) + 730;
comment on function private.is_due_date(date, text) is 'Whether it is within the next two years, and not over yet.';

create function private.check_terms(title text, scope text, price numeric, revisions integer) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if private.is_text(title, 150) is not true then
    perform private.raise_invalid('Add a title of at most 150 characters');
  elsif private.has_text(scope) is not true or char_length(btrim(scope, e' \t\r\n')) < 20 then
    perform private.raise_invalid('Describe the scope in at least 20 characters');
  elsif char_length(scope) > 4000 then
    perform private.raise_invalid('Use at most 4000 characters for the scope');
  elsif private.is_amount(price) is not true then
    perform private.raise_invalid(case when price <> round(price, 2) then 'Use at most two decimals, such as 10.50'
      else 'Enter a price from $1 to $1,000,000' end);
  elsif not (revisions between 0 and 20) then
    perform private.raise_invalid('Enter 0 to 20 revisions');
  end if;
end;
$$;
comment on function private.check_terms(text, text, numeric, integer) is 'What an offer and a template have in common.';

create function private.check_milestones(milestones jsonb, total numeric, first integer, zone text) returns void
language plpgsql stable set search_path = ''
as $$
declare
  part record;
  earlier date;
  sum numeric;
begin
  if not private.are_shaped(
    milestones, '{"title": "string", "price": "number", "due_on": "string", "is_trial": "boolean"}'
  ) then
    perform private.raise_invalid('These milestones are of another version. Reload the page');
  elsif first - 1 + jsonb_array_length(milestones) > 12 then
    perform private.raise_invalid('Use at most 12 milestones');
  end if;
  for part in
    select m.value ->> 'title' as title, (m.value ->> 'price')::numeric as price,
      private.as_date(m.value ->> 'due_on') as due_on,
      (m.value ->> 'is_trial')::boolean as is_trial, first - 1 + m.place as number
    from jsonb_array_elements(milestones) with ordinality as m (value, place)
    order by m.place
  loop
    if private.is_text(part.title, 150) is not true then
      perform private.raise_invalid(format('Milestone %s: add a title of at most 150 characters', part.number));
    elsif private.is_amount(part.price) is not true then
      perform private.raise_invalid(format('Milestone %s: %s', part.number,
        case when part.price <> round(part.price, 2) then 'use at most two decimals, such as 10.50'
          else 'enter a price from $1 to $1,000,000' end));
    elsif private.is_due_date(part.due_on, zone) is not true then
      perform private.raise_invalid(format('Milestone %s: choose a due date within the next two years', part.number));
    elsif part.due_on < earlier then
      perform private.raise_invalid(format('Milestone %s is due before the one before it', part.number));
    elsif part.is_trial and part.number > 1 then
      perform private.raise_invalid('Only the first milestone can be a paid trial');
    end if;
    earlier := part.due_on;
    sum := coalesce(sum, 0) + part.price;
  end loop;
  if sum <> total then
    perform private.raise_invalid(format(
      'The milestones add up to %s, not %s', private.format_money(sum), private.format_money(total)));
  end if;
end;
$$;
comment on function private.check_milestones(jsonb, numeric, integer, text) is
  'At most 12, from the first that is not approved yet, in order of their due dates, with prices that add up.';

create function private.check_offer(offer public.offers, request public.hire_requests) returns public.offers
language plpgsql stable security definer set search_path = ''
as $$
declare
  approved numeric := coalesce((
    select sum(m.price) from public.milestones m
    where m.hire_request_id = request.id and m.approved_at is not null
  ), 0);
begin
  perform private.check_terms(
    offer.title, offer.scope, offer.price,
    -- A service may say more of them, and then they may stay.
    case when offer.revisions is distinct from request.revisions then offer.revisions end);
  if offer.price - approved < 1 then
    perform private.raise_invalid(format(
      '%s of this is approved already. Enter at least %s',
      private.format_money(approved), private.format_money(approved + 1)));
  elsif offer.revisions < request.revisions_used then
    perform private.raise_invalid(case request.revisions_used
      when 1 then 'One revision is used already'
      else format('%s revisions are used already', request.revisions_used)
    end);
  end if;
  perform private.check_milestones(offer.milestones, offer.price - approved, request.milestone, request.time_zone);
  if jsonb_array_length(offer.milestones) > 0 then
    if offer.days is not null then
      perform private.raise_invalid('With milestones, each of them has a due date');
    end if;
    offer.due_on := private.as_date(offer.milestones -> -1 ->> 'due_on');
  elsif num_nonnulls(offer.due_on, offer.days) <> 1 then
    perform private.raise_invalid('Add a due date or a number of days');
  elsif not private.is_due_date(offer.due_on, request.time_zone) then
    perform private.raise_invalid('Choose a due date within the next two years');
  elsif not (offer.days between 1 and 730) then
    perform private.raise_invalid('Enter 1 to 730 days');
  end if;
  if offer.valid_until <= now() then
    perform private.raise_invalid('Choose a date in the future until which the offer is valid');
  elsif (offer.valid_until <= now() + interval '90 days') is not true then
    perform private.raise_invalid('An offer is valid for at most 90 days');
  elsif char_length(offer.note) > 2000 then
    perform private.raise_invalid('Use at most 2000 characters');
  end if;
  offer.title := btrim(offer.title);
  offer.price := trim_scale(offer.price);
  offer.note := case when private.has_text(offer.note) then offer.note end;
  return offer;
end;
$$;
comment on function private.check_offer(public.offers, public.hire_requests) is
  'The offer as it is stored, or a sentence about the first field that is wrong.';

create function private.lock_request(request uuid, caller uuid) returns public.hire_requests
language plpgsql security definer set search_path = ''
as $$
declare
  locked public.hire_requests;
begin
  perform private.lock_people(h.client_id, h.creator_id)
  from public.hire_requests h where h.id = request;
  select h.* into locked
  from public.hire_requests h
  where h.id = request and caller in (h.client_id, h.creator_id) and not private.is_withheld(h.id, caller)
  for no key update;
  if not found then
    perform private.raise_conflict('PT404', 'This request no longer exists, or it isn''t yours');
  end if;
  return locked;
end;
$$;
comment on function private.lock_request(uuid, uuid) is 'A request of the caller, for an act on it: the acts follow one another.';

create function private.fail_if_elsewhere(request public.hire_requests, action text) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not exists (
    select from private.hire_steps s
    where s.action = fail_if_elsewhere.action and request.status = any (s.statuses)
  ) then
    perform private.raise_conflict(
      'PT409',
      case
        when request.status = 'pending' then 'This request is still pending'
        when (action, request.status) = ('accept', 'accepted') then 'New terms were agreed on in the meantime'
        when request.status = 'rejected' then format('This request is already %s', request.resolution)
        else format('This request is already %s', request.status)
      end,
      request.status
    );
  end if;
end;
$$;
comment on function private.fail_if_elsewhere(public.hire_requests, text) is 'For an act that this state does not have.';

create function private.fail_if_over(request public.hire_requests) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if request.status in ('rejected', 'completed') then
    perform private.fail_if_elsewhere(request, 'accept_offer');
  end if;
end;
$$;

create function private.last_action(request public.hire_requests) returns text
language sql stable security definer set search_path = ''
return (
  select e.action
  from public.hire_request_events e join private.hire_steps s on s.action = e.action and not s.is_about_payment
  where e.hire_request_id = request.id
  order by e.version desc limit 1
);
comment on function private.last_action(public.hire_requests) is 'The last step of the work.';

create function private.fail_if_changed(request public.hire_requests, expected_version integer) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if request.version < expected_version or exists (
    select from public.hire_request_events e join private.hire_steps s on s.action = e.action and not s.is_about_payment
    where e.hire_request_id = request.id and e.version > expected_version
  ) then
    perform private.raise_conflict(
      'PT409',
      coalesce(
        (select s.meanwhile from private.hire_steps s where s.action = private.last_action(request)), 'This request changed'
      ) || ' in the meantime',
      request.status
    );
  end if;
end;
$$;
comment on function private.fail_if_changed(public.hire_requests, integer) is
  'For who acts on an earlier version: what happened since then, or the last of it. Steps about payments don''t count.';

create type private.hire_facts as (
  offer_by text, is_disputed boolean, due_on date, inactive text[], ends_alone text[], is_hidden boolean
);

create function private.is_about(request public.hire_requests, kind text, item_id uuid) returns boolean
language sql immutable set search_path = ''
return request.status = 'pending' and coalesce(item_id = case kind
  when 'user' then request.creator_id
  when 'service' then request.service_id
  -- Other requests only name the project that they came from.
  when 'project' then case when request.included is not null then request.project_id end
end, false);
comment on function private.is_about(public.hire_requests, text, uuid) is
  'Whether a pending request could make its client buy from this person, or buy this service or project.';

create function private.is_about_hidden(request public.hire_requests) returns boolean
language sql stable security definer set search_path = ''
return exists (
  select from private.hidden_items i
  where i.item_id in (request.creator_id, request.service_id, request.project_id)
    and private.is_about(request, i.kind, i.item_id)
);
comment on function private.is_about_hidden(public.hire_requests) is
  'Whether an admin has hidden the creator or the item of a pending request: nothing is sold meanwhile, and it may still be declined or expire.';

create function private.facts_of(request public.hire_requests) returns private.hire_facts
language sql stable security definer set search_path = ''
return (
  select row(
    (select o.side from public.offers o where o.id = request.open_offer_id),
    private.disputes_delivery(request), m.due_on,
    array_remove(array[
      case when not private.is_active(request.client_id) then 'client' end,
      case when not private.is_active(request.creator_id) then 'creator' end
    ], null),
    array_remove(array[
      case when m.is_trial or private.ends_alone_from(request, 'client') <= now() then 'client' end,
      case when m.is_trial or private.ends_alone_from(request, 'creator') <= now() then 'creator' end
    ], null),
    private.is_about_hidden(request)
  )::private.hire_facts
  from (values (request.id)) as one (id)
  left join public.milestones m on (m.hire_request_id, m.number) = (one.id, request.milestone)
);
comment on function private.facts_of(public.hire_requests) is
  'What else decides who can do what: who made the open offer, whether a case is about the delivery, when the milestone is due, '
  'whose account is suspended or closed, who can end it without the other side: in a paid trial, both, and whether what is not agreed on yet '
  'is hidden.';

create function private.obstacle(
  request public.hire_requests, step private.hire_steps, side text, facts private.hire_facts
) returns text
language sql immutable parallel safe set search_path = ''
return case
  when 'self' = any (step.needs_active) and side = any (facts.inactive) then 'Your account is suspended'
  when 'other' = any (step.needs_active) and array_remove(facts.inactive, side) <> '{}'
    then format('This %s is no longer available', (array_remove(facts.inactive, side))[1])
  when step.action in ('accept', 'accept_offer', 'make_offer', 'counter_offer') and facts.is_hidden
    then 'An admin has hidden this. It can''t be agreed on meanwhile'
  when step.action in ('ask_changes', 'approve') and request.delivered_at is null then 'Nothing has been delivered yet'
  when step.action = 'ask_for_time' and facts.due_on is null then 'This request has no due date'
  when step.action in ('deliver', 'ask_for_time') and request.delivered_at is not null then 'This is delivered already'
  when step.action = 'end' and side <> all (facts.ends_alone)
    then 'This request doesn''t end without the other side yet. Ask to end it'
  when step.action = 'ask_to_end' and side = any (facts.ends_alone)
    then 'You can end this request without the other side. End it'
  when step.action in ('accept', 'ask_for_time') and facts.offer_by is not null then 'Answer or withdraw the open offer first'
  when step.action = 'accept' and request.price is null then 'This request has no price yet. Make an offer'
  when step.action = 'counter_offer' and facts.offer_by is null then 'There is no offer to change yet'
  when step.action = 'ask_to_end' and request.end_asked_by is not null
    then format('The %s asked to end this request already. Answer that', request.end_asked_by)
  when step.action = 'ask_changes' and request.revisions_used >= request.revisions then case request.revisions
    when 0 then 'No revisions are agreed. Propose a change order to add one'
    when 1 then 'The one agreed revision is used. Propose a change order for more'
    else format('All %s agreed revisions are used. Propose a change order for more', request.revisions)
  end
end;
comment on function private.obstacle(public.hire_requests, private.hire_steps, text, private.hire_facts) is
  'What keeps a side from doing this in this state; null if nothing does.';

create function private.fail_if_impossible(request public.hire_requests, action text, side text) returns void
language plpgsql stable security definer set search_path = ''
as $$
declare
  sentence text := private.obstacle(request, s, side, private.facts_of(request))
  from private.hire_steps s where s.action = fail_if_impossible.action;
begin
  if sentence is not null then
    perform private.raise_conflict('PT409', sentence, request.status);
  end if;
end;
$$;

create function private.possible_actions(request public.hire_requests, side text) returns text[]
language plpgsql stable security definer set search_path = ''
as $$
declare
  facts private.hire_facts := private.facts_of(request);
begin
  return array(
    select s.action from private.hire_steps s
    where s.place is not null and side = any (s.sides) and request.status = any (s.statuses)
      -- Until a case about the delivery is settled, it can only be approved, the work ended by both, or an offer withdrawn or declined.
      and (s.action in ('approve', 'withdraw_offer', 'decline_offer') or s.needs in ('end', 'own_end') or not facts.is_disputed)
      and case s.needs
        when 'offer' then facts.offer_by <> side
        when 'own_offer' then facts.offer_by = side
        when 'end' then request.end_asked_by <> side
        when 'own_end' then request.end_asked_by = side
        else true
      end
      and private.obstacle(request, s, possible_actions.side, facts) is null
    order by s.place
  );
end;
$$;
comment on function private.possible_actions(public.hire_requests, text) is
  'What a side is offered, the primary action first. A SQL function would be planned again for each row of a list.';

create function private.fail_if_dropped(
  request public.hire_requests, actions text[], what text, note text, links jsonb default '[]', attachments jsonb default '[]'
) returns void
language plpgsql stable security definer set search_path = ''
as $$
declare
  said public.hire_request_events;
begin
  select e.* into said from public.hire_request_events e
  where e.hire_request_id = request.id and e.action = any (actions)
  order by e.version desc limit 1;
  if private.has_text(note) and note is distinct from said.note
    or links <> '[]' and links is distinct from said.links
    or exists (
      select from jsonb_array_elements(attachments) as file
      where not exists (
        select from public.attachments a join public.messages m on m.id = a.message_id
        where a.id = private.parse_uuid(file ->> 'id') and (m.hire_request_id, m.event_version) = (request.id, said.version)
      )
    )
  then
    perform private.raise_conflict('PT409', what || ', with another text', request.status);
  end if;
end;
$$;
comment on function private.fail_if_dropped(public.hire_requests, text[], text, text, jsonb, jsonb) is
  'For an act that is done already: the same words, links and files again are one act, others would be lost without a sign.';

create function private.is_offered(request public.hire_requests, offer_key uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  if offer_key is null then
    perform private.raise_invalid('An offer key is required');
  end if;
  return exists (
    select from public.offers o
    where o.hire_request_id = request.id and o.offer_key = is_offered.offer_key
  );
end;
$$;
comment on function private.is_offered(public.hire_requests, uuid) is 'Whether a call repeats one that made an offer.';

create function private.add_offer(request public.hire_requests, offer public.offers, caller uuid)
returns public.hire_requests
language plpgsql security definer set search_path = ''
as $$
declare
  changed public.hire_requests;
begin
  perform private.fail_if_disputed(request);
  offer := private.check_offer(offer, request);
  perform private.limit_rate('hire_action', 60, interval '10 minutes');
  insert into public.offers (
    hire_request_id, number, kind, side, title, scope, price, revisions, days, status, answered_at, created_at
  )
  select request.id, 0, 'request', 'client', request.title, request.message, request.price, request.revisions,
    private.agreed_days(request.duration), 'replaced', now(), request.created_at
  where not exists (select from public.offers o where o.hire_request_id = request.id);
  update public.offers o set status = 'replaced', answered_at = now() where o.id = request.open_offer_id;
  insert into public.offers (
    hire_request_id, number, kind, side, title, scope, price, due_on, days, revisions, milestones, note,
    valid_until, offer_key
  )
  select request.id, max(o.number) + 1, offer.kind, offer.side, offer.title, offer.scope, offer.price,
    offer.due_on, offer.days, offer.revisions, offer.milestones, offer.note, offer.valid_until, offer.offer_key
  from public.offers o where o.hire_request_id = request.id
  having max(o.number) < 20
  returning id into offer.id;
  if not found then
    perform private.raise_conflict('PT409', 'A request can have at most 20 offers', request.status);
  end if;
  update public.hire_requests h set open_offer_id = offer.id where h.id = request.id
  returning * into changed;
  perform private.add_step(changed, 'make_offer', caller, offer_id => offer.id);
  return changed;
end;
$$;
comment on function private.add_offer(public.hire_requests, public.offers, uuid) is
  'Proposes terms: the open offer, if there is one, makes room. With the first one, the request as it was sent becomes number 0.';

create function public.make_offer(
  id uuid,
  title text,
  scope text,
  price numeric,
  revisions integer default null,
  due_on date default null,
  days integer default null,
  milestones jsonb default '[]',
  note text default null,
  valid_until timestamptz default null,
  offer_key uuid default null,
  expected_version integer default null,
  attachments jsonb default '[]'
) returns public.hire_requests
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_actor('make_offer');
  request public.hire_requests;
  offer public.offers;
begin
  perform private.check_attachments(attachments);
  request := private.lock_request(make_offer.id, caller);
  if private.is_offered(request, offer_key) then
    return request;
  end if;
  perform private.fail_if_over(request);
  perform private.fail_if_changed(request, expected_version);
  offer.side := private.side_of(request, caller);
  perform private.fail_if_impossible(request, case
    when request.status = 'accepted' then 'propose_change'
    when offer.side = 'client' then 'counter_offer'
    else 'make_offer'
  end, offer.side);
  offer.kind := case request.status when 'pending' then 'offer' else 'change_order' end;
  offer.title := make_offer.title;
  offer.scope := make_offer.scope;
  offer.price := make_offer.price;
  offer.revisions := make_offer.revisions;
  offer.due_on := make_offer.due_on;
  offer.days := make_offer.days;
  offer.milestones := make_offer.milestones;
  offer.note := make_offer.note;
  offer.valid_until := coalesce(
    make_offer.valid_until, private.end_of_day(request.time_zone, now() + interval '7 days'));
  offer.offer_key := make_offer.offer_key;
  request := private.add_offer(request, offer, caller);
  perform private.attach_to_step(request, caller, attachments);
  return request;
end;
$$;
comment on function public.make_offer(
  uuid, text, text, numeric, integer, date, integer, jsonb, text, timestamptz, uuid, integer, jsonb
) is
  'Proposes terms on a pending request: the creator at any time, the client to an open offer. On an accepted one it is a change '
  'order by either. Without a number, revisions are unlimited. Milestones are {title, price, due_on, is_trial}, those that are approved '
  'left out. The same call with the same key is the same offer.';

create function public.ask_for_time(
  id uuid, due_on date, reason text, offer_key uuid, expected_version integer default null
) returns public.hire_requests
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_actor('ask_for_time');
  request public.hire_requests;
  offer public.offers;
  due date;
begin
  request := private.lock_request(ask_for_time.id, caller);
  if private.is_offered(request, offer_key) then
    return request;
  end if;
  perform private.fail_if_over(request);
  if request.creator_id is distinct from caller then
    perform private.raise_conflict('PT403', 'You can''t do that');
  end if;
  perform private.fail_if_elsewhere(request, 'ask_for_time');
  perform private.fail_if_changed(request, expected_version);
  perform private.fail_if_impossible(request, 'ask_for_time', 'creator');
  due := (private.facts_of(request)).due_on;
  if private.has_text(reason) is not true then
    perform private.raise_invalid('Write a reason');
  elsif (ask_for_time.due_on > due) is not true then
    perform private.raise_invalid('Choose a date after the current due date');
  elsif not private.is_due_date(ask_for_time.due_on, request.time_zone) then
    perform private.raise_invalid('Choose a due date within the next two years');
  end if;
  offer.kind := 'extension';
  offer.side := 'creator';
  offer.title := request.title;
  offer.scope := coalesce(request.scope, request.message);
  offer.price := request.price;
  offer.revisions := request.revisions;
  offer.due_on := request.due_on + (ask_for_time.due_on - due);
  -- What comes after the milestone in work moves with it.
  offer.milestones := case
    when coalesce((
      select jsonb_array_length(o.milestones) from public.offers o where o.id = request.agreed_offer_id
    ), 0) = 0 then '[]'
    else (
      select jsonb_agg(jsonb_build_object(
        'title', m.title, 'price', m.price, 'due_on', m.due_on + (ask_for_time.due_on - due),
        'is_trial', m.is_trial) order by m.number)
      from public.milestones m
      where m.hire_request_id = request.id and m.number >= request.milestone
    )
  end;
  offer.note := ask_for_time.reason;
  offer.valid_until := private.end_of_day(request.time_zone, now() + interval '7 days');
  offer.offer_key := ask_for_time.offer_key;
  return private.add_offer(request, offer, caller);
end;
$$;
comment on function public.ask_for_time(uuid, date, text, uuid, integer) is
  'The creator asks for a later due date of the milestone in work; those after it move by as many days.';

create function private.agree(request public.hire_requests, offer public.offers) returns public.hire_requests
language plpgsql security definer set search_path = ''
as $$
declare
  changed public.hire_requests;
  zone text := case request.status when 'pending' then private.time_zone_of(request.creator_id) else request.time_zone end;
begin
  if offer.valid_until <= now() then
    perform private.raise_conflict('PT409', 'This offer has expired', request.status);
  elsif coalesce(private.as_date(offer.milestones -> 0 ->> 'due_on'), offer.due_on) < private.day_in(zone) then
    perform private.raise_conflict('PT409', 'The due date of this offer has passed', request.status);
  end if;
  update public.offers o set status = 'accepted', answered_at = now() where o.id = offer.id;
  update public.hire_requests h set
    status = 'accepted', open_offer_id = null, agreed_offer_id = offer.id,
    title = offer.title, scope = offer.scope, price = offer.price, revisions = offer.revisions,
    time_zone = zone, due_on = coalesce(offer.due_on, private.day_in(zone) + offer.days), no_due_date = false,
    duration = case when offer.days is not null then format(case offer.days when 1 then '%s day' else '%s days' end, offer.days) end,
    package_name = case offer.kind when 'extension' then h.package_name end,
    hours = case offer.kind when 'extension' then h.hours end
  where h.id = request.id
  returning * into changed;
  return changed;
end;
$$;
comment on function private.agree(public.hire_requests, public.offers) is
  'Accepts an offer: the request has exactly the terms of this version, a number of days counts from now.';

create function public.answer_offer(id uuid, action text, note text default null)
returns public.hire_requests
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_actor(action || '_offer');
  request public.hire_requests;
  offer public.offers;
  is_own boolean;
  answer text := case action when 'accept' then 'accepted' when 'decline' then 'declined' when 'withdraw' then 'withdrawn' end;
begin
  if answer is null then
    perform private.raise_invalid('An offer doesn''t have this action');
  elsif char_length(note) > 2000 then
    perform private.raise_invalid('Use at most 2000 characters');
  end if;
  request := private.lock_request(o.hire_request_id, caller)
  from public.offers o where o.id = answer_offer.id;
  if request.id is null then
    perform private.raise_conflict('PT404', 'This request no longer exists, or it isn''t yours');
  end if;
  select o.* into offer from public.offers o where o.id = answer_offer.id;
  is_own := (offer.side = 'client') = (request.client_id is not distinct from caller);
  if is_own <> (action = 'withdraw') then
    perform private.raise_conflict('PT403', 'You can''t do that');
  elsif offer.status = answer then
    perform private.fail_if_dropped(
      request, array[action || '_offer'], format('This offer is already %s', answer), note);
    return request;
  elsif offer.status <> 'open' then
    perform private.fail_if_over(request);
    perform private.raise_conflict(
      'PT409',
      case offer.status
        when 'replaced' then 'This offer was replaced by a newer one'
        when 'expired' then 'This offer has expired'
        when 'closed' then 'The milestone was approved in the meantime, which closed this offer'
        else format('This offer is already %s', offer.status)
      end,
      request.status
    );
  end if;
  perform private.limit_rate('hire_action', 60, interval '10 minutes');
  if action = 'accept' then
    perform private.fail_if_disputed(request);
    perform private.fail_if_impossible(request, 'accept_offer', private.side_of(request, caller));
    request := private.agree(request, offer);
  else
    update public.offers o set status = answer, answered_at = now() where o.id = offer.id;
    update public.hire_requests h set open_offer_id = null where h.id = request.id
    returning * into request;
  end if;
  perform private.add_step(
    request, action || '_offer', caller, case when private.has_text(note) then note end, offer.id);
  return request;
end;
$$;
comment on function public.answer_offer(uuid, text, text) is
  'Accept and decline are the other side''s, withdraw is the one''s who made it. The same answer twice is one, unless it says '
  'something else; a conflict says what happened meanwhile.';

create table public.offer_templates (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references public.users (id) on delete cascade,
  name text not null check (private.is_text(name, 80)),
  title text not null check (private.is_text(title, 150)),
  scope text not null check (private.is_text(scope, 4000)),
  price numeric not null check (private.is_amount(price)),
  days integer not null check (days between 1 and 730),
  revisions integer check (revisions between 0 and 20),
  created_at timestamptz(3) not null default now(),
  constraint one_per_name unique (user_id, name)
);
comment on table public.offer_templates is 'Offers that a creator starts from, 20 at most.';
alter table public.offer_templates enable row level security;

create function private.check_offer_template() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.name := btrim(new.name);
  if private.is_text(new.name, 80) is not true then
    perform private.raise_invalid('Add a name of at most 80 characters');
  end if;
  perform private.check_terms(new.title, new.scope, new.price, new.revisions);
  if (new.days between 1 and 730) is not true then
    perform private.raise_invalid('Enter 1 to 730 days');
  end if;
  perform private.limit_rate('offer_template', 60, interval '10 minutes');
  -- The limit's lock lets no parallel call of the same creator come between.
  if tg_op = 'INSERT'
    and (select count(*) from public.offer_templates t where t.user_id = new.user_id) >= 20
  then
    perform private.raise_conflict('PT409', 'You have 20 templates. Delete one to save another');
  elsif exists (
    select from public.offer_templates t
    where (t.user_id, t.name) = (new.user_id, new.name) and t.id <> new.id
  ) then
    perform private.raise_conflict('PT409', 'You have a template with this name');
  end if;
  return new;
end;
$$;

create trigger check_template before insert or update on public.offer_templates
for each row execute function private.check_offer_template();

create policy "Creators read their templates" on public.offer_templates
for select to authenticated using (user_id = (select auth.uid()));
create policy "Creators save templates" on public.offer_templates
for insert to authenticated with check (user_id = (select auth.uid()) and (select private.is_developer()));
create policy "Creators change their templates" on public.offer_templates
for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "Creators delete their templates" on public.offer_templates
for delete to authenticated using (user_id = (select auth.uid()));
create policy "Suspended people write no templates" on public.offer_templates
as restrictive for all to authenticated
using (true) with check ((select private.may_write()));

grant select, delete on public.offer_templates to authenticated;
grant insert (name, title, scope, price, days, revisions),
  update (name, title, scope, price, days, revisions)
on public.offer_templates to authenticated;
grant execute on function
  public.make_offer(uuid, text, text, numeric, integer, date, integer, jsonb, text, timestamptz, uuid, integer, jsonb),
  public.ask_for_time(uuid, date, text, uuid, integer),
  public.answer_offer(uuid, text, text)
to authenticated;
create table public.agreements (
  hire_request_id uuid not null,
  version integer not null,
  text text not null,
  fingerprint text not null,
  created_at timestamptz(3) not null default now(),
  primary key (hire_request_id, version),
  foreign key (hire_request_id, version)
  references public.hire_request_events (hire_request_id, version) on delete cascade,
  constraint fingerprint_fits check (fingerprint = encode(sha256(convert_to(text, 'UTF8')), 'hex'))
);
comment on table public.agreements is
  'What the two agreed on with the step of this version, as a text that both read, and its SHA-256 fingerprint.';
alter table public.agreements enable row level security;

create function private.guard_frozen() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'DELETE' and not exists (select from public.hire_requests h where h.id = old.hire_request_id) then
    return old;
  end if;
  perform private.raise_conflict('42501', 'An agreement can''t be changed or deleted');
end;
$$;
comment on function private.guard_frozen() is 'Applies to every role.';

create trigger guard before update or delete on public.agreements
for each row execute function private.guard_frozen();

create function private.on_one_line(value text) returns text
language sql immutable strict parallel safe set search_path = ''
return btrim(regexp_replace(value, '[\s\u0085\u2028\u2029]+', ' ', 'g'));

create function private.indented(value text) returns text
language sql immutable strict parallel safe set search_path = ''
return '  ' || regexp_replace(btrim(value, e' \t\r\n'), '\r\n|[\n\r\v\f\u0085\u2028\u2029]', e'\n  ', 'g');
comment on function private.indented(text) is 'Text of a user in an agreement, indented: no line of it can look like one of ours.';

create function private.format_day(day date) returns text
language sql immutable strict parallel safe set search_path = ''
return to_char(day, 'FMMon FMDD, YYYY');
comment on function private.format_day(date) is 'A day as screens write it: Dec 3, 2026.';

create function private.agreed_parts(
  request public.hire_requests, event public.hire_request_events, agreed public.offers
) returns table (number integer, title text, price numeric, due_on date, is_trial boolean)
language sql stable security definer set search_path = ''
begin atomic
  with approved as (
    select m.* from public.milestones m
    where m.hire_request_id = request.id and m.number <= (
      select count(*) from public.hire_request_events e
      where e.hire_request_id = request.id and e.version < event.version
        and e.action in ('approve_milestone', 'complete_milestone')
    )
  ), done as (
    select count(*)::integer as parts, coalesce(sum(a.price), 0) as price from approved a
  )
  select a.number, a.title, a.price, a.due_on, a.is_trial from approved a
  union all
  select d.parts + m.place::integer, m.value ->> 'title', (m.value ->> 'price')::numeric,
    (m.value ->> 'due_on')::date, coalesce((m.value ->> 'is_trial')::boolean, false)
  from done d, jsonb_array_elements(agreed.milestones) with ordinality as m (value, place)
  union all
  select d.parts + 1, agreed.title, agreed.price - d.price,
    coalesce(agreed.due_on, private.day_in(request.time_zone, event.created_at) + agreed.days), false
  from done d where jsonb_array_length(agreed.milestones) = 0;
end;
comment on function private.agreed_parts(public.hire_requests, public.hire_request_events, public.offers) is
  'The milestones that the two agreed on with this step: those that were approved before, and those that the terms name.';

create function private.agreement_text(
  request public.hire_requests, event public.hire_request_events
) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  agreed public.offers;
  client public.users;
  creator public.users;
  milestones text;
begin
  select o.* into agreed from public.offers o
  where o.hire_request_id = request.id and (o.id = event.offer_id or event.offer_id is null and o.number = 0);
  if not found then
    agreed.side := 'client';
    agreed.title := request.title;
    agreed.scope := request.message;
    agreed.price := request.price;
    agreed.revisions := request.revisions;
    agreed.milestones := '[]';
    agreed.created_at := request.created_at;
  end if;
  if event.action = 'accept' then
    agreed.due_on := request.due_on;
    agreed.days := null;
  end if;
  select u.* into client from public.users u where u.id = request.client_id;
  select u.* into creator from public.users u where u.id = request.creator_id;
  select string_agg(
    format('  %s. %s: %s%s%s', p.number, private.on_one_line(p.title), private.format_money(p.price),
      ', due ' || private.format_day(p.due_on), case when p.is_trial then ', paid trial' end),
    e'\n' order by p.number)
  into milestones
  from private.agreed_parts(request, event, agreed) p having count(*) > 1;
  return concat_ws(e'\n',
    'Agreement',
    '',
    'Client: ' || client.name || coalesce(' (@' || client.username || ')', ''),
    'Creator: ' || creator.name || coalesce(' (@' || creator.username || ')', ''),
    'Request: ' || request.id,
    'Title: ' || private.on_one_line(agreed.title),
    'Price: ' || private.format_money(agreed.price),
    'Package: ' || case when event.action = 'accept' then private.on_one_line(request.package_name) end,
    'Hours: ' || case when event.action = 'accept' then trim_scale(request.hours) end,
    'Included: ' || array_to_string(request.included, ', '),
    'Due date: ' || coalesce(private.format_day((
      select max(p.due_on) from private.agreed_parts(request, event, agreed) p)), 'none'),
    'Revisions: ' || coalesce(agreed.revisions::text, 'unlimited'),
    '',
    'Scope',
    private.indented(agreed.scope),
    '',
    e'Milestones\n' || milestones || e'\n',
    'The client owns the code and may use it freely once it is paid for in full.',
    '',
    (
      select string_agg(
        format('%s by %s on %s at %s %s', s.word, s.name, private.format_day(private.day_in(request.time_zone, s.at)),
          to_char(s.at at time zone request.time_zone, 'HH24:MI'), request.time_zone),
        e'\n' order by s.place)
      from (values
        (1, case event.action when 'accept' then 'Requested' else 'Proposed' end,
          case agreed.side when 'client' then client.name else creator.name end, agreed.created_at),
        (2, 'Accepted', case agreed.side when 'client' then creator.name else client.name end, event.created_at)
      ) as s (place, word, name, at)
    )
  );
end;
$$;
comment on function private.agreement_text(public.hire_requests, public.hire_request_events) is
  'What the two agreed on with this step, who proposed it and who accepted it. It is made once, and stored.';

create function private.write_agreement(request public.hire_requests, event public.hire_request_events) returns void
language sql security definer set search_path = ''
begin atomic
  insert into public.agreements (hire_request_id, version, text, fingerprint, created_at)
  select request.id, event.version, t.text, encode(sha256(convert_to(t.text, 'UTF8')), 'hex'), event.created_at
  from (select private.agreement_text(request, event)) as t (text);
end;

create policy "Both parties read an agreement" on public.agreements
for select to authenticated using (private.may_read_request(hire_request_id));

grant select on public.agreements to authenticated;
create function private.is_payment_url(value text) returns boolean
language sql immutable strict parallel safe set search_path = ''
return private.is_url(value, 2000)
  and value ~ '^[Hh][Tt][Tt][Pp][Ss]://([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]([A-Za-z0-9-]{0,61}[A-Za-z0-9])([/?#]|$)';
comment on function private.is_payment_url(text) is
  'An https URL of a domain name as browsers show it, so that its host can be shown before leaving: without credentials, port or letters '
  'that look like others.';

create function private.is_billed_party(value jsonb) returns boolean
language sql immutable parallel safe set search_path = ''
return private.has_shape(value, '{"name": "string", "address": "string", "tax_id": "string"}') and value ? 'name';

create function private.sum_of_lines(lines jsonb) returns numeric
language sql immutable parallel safe set search_path = ''
begin atomic
  select case when private.are_shaped(lines, '{"title": "string", "cents": "number"}') then (
    select sum((l ->> 'cents')::numeric) from jsonb_array_elements(lines) as l
  ) end;
end;
comment on function private.sum_of_lines(jsonb) is 'Of the lines {title, cents} of an invoice; null if they are none.';

create table public.billing_details (
  user_id uuid primary key default auth.uid() references public.users (id) on delete cascade,
  name text check (private.is_text(name, 150)),
  address text check (private.is_text(address, 500)),
  tax_id text check (private.is_text(tax_id, 50)),
  payment_url text check (private.is_payment_url(payment_url)),
  payment_instructions text check (private.is_text(payment_instructions, 500)),
  updated_at timestamptz(3) not null default now()
);
comment on table public.billing_details is
  'What a user''s invoices say about them, and how they want to be paid. Private: invoices have a copy of the first three, and of the others '
  'a copy that their client is shown by a function.';
alter table public.billing_details enable row level security;

create table private.invoice_numbers (
  creator_id uuid not null references public.users (id) on delete cascade,
  year integer not null,
  last integer not null,
  primary key (creator_id, year)
);
comment on table private.invoice_numbers is
  'The last number of a creator''s invoices in a year. Whoever takes one keeps the row until the end of their transaction, so there are no gaps.';
alter table private.invoice_numbers enable row level security;

create table public.invoices (
  id uuid primary key default gen_random_uuid(),
  hire_request_id uuid not null references public.hire_requests (id) on delete cascade,
  milestone integer not null check (milestone between 1 and 12),
  creator_id uuid references public.users (id) on delete set null,
  client_id uuid references public.users (id) on delete set null,
  year integer not null check (year between 2000 and 9999),
  serial integer not null check (serial >= 1),
  number text not null
    generated always as (year::text || '-' || lpad(serial::text, greatest(4, length(serial::text)), '0')) stored,
  corrects uuid unique references public.invoices (id) on delete cascade,
  seller jsonb not null check (private.is_billed_party(seller)),
  buyer jsonb not null check (private.is_billed_party(buyer)),
  lines jsonb not null,
  total_cents bigint not null check (total_cents between 100 and 100000000),
  note text check (private.is_text(note, 500)),
  paid_at timestamptz(3),
  received_at timestamptz(3),
  denied_at timestamptz(3),
  reminded_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  unique (creator_id, year, serial),
  constraint lines_add_up check (coalesce(private.sum_of_lines(lines) = total_cents, false))
);
comment on table public.invoices is
  'One for each approved milestone, with names and addresses as they were. A correction is another one, which counts instead. The client '
  'says that it is paid, the creator that it is received.';
comment on column public.invoices.denied_at is
  'When the creator last said that a payment had not arrived; null if the client has taken back that there was one.';
alter table public.invoices enable row level security;

create unique index one_invoice_per_milestone on public.invoices (hire_request_id, milestone) where corrects is null;
create index invoices_of_creator on public.invoices (creator_id, created_at desc, serial desc, id desc);
create index invoices_of_client on public.invoices (client_id, created_at desc, serial desc, id desc);
create index invoices_to_remind_of on public.invoices (created_at)
where paid_at is null and received_at is null and reminded_at is null;

create table private.invoice_payments (
  invoice_id uuid primary key references public.invoices (id) on delete cascade,
  payment_url text,
  payment_instructions text
);
comment on table private.invoice_payments is
  'How each invoice is to be paid: what its creator had said when it was issued, or else the first that they said afterwards. Nothing changes it.';
alter table private.invoice_payments enable row level security;

create table public.refunds (
  id uuid primary key default gen_random_uuid(),
  hire_request_id uuid not null references public.hire_requests (id) on delete cascade,
  invoice_id uuid not null references public.invoices (id) on delete cascade,
  case_id uuid,
  amount_cents bigint not null check (amount_cents between -100000000 and -1),
  reason text not null check (private.is_text(reason, 1000)),
  status text not null check (status in ('asked', 'owed', 'sent', 'confirmed')),
  is_credit boolean not null,
  refund_key uuid,
  reminders integer not null default 0 check (reminders between 0 and 3),
  created_at timestamptz(3) not null default now(),
  owed_at timestamptz(3) not null default now(),
  asked_at timestamptz(3),
  sent_at timestamptz(3),
  denied_at timestamptz(3),
  confirmed_at timestamptz(3),
  unique (hire_request_id, refund_key),
  constraint dates_fit check (
    case status
      when 'asked' then is_credit and asked_at is not null and num_nonnulls(sent_at, confirmed_at) = 0
      when 'owed' then num_nonnulls(sent_at, confirmed_at) = 0
      when 'sent' then sent_at is not null and confirmed_at is null
      else confirmed_at is not null and is_credit = (sent_at is null)
    end
    and (status in ('asked', 'confirmed') or not is_credit)
  )
);
comment on table public.refunds is
  'Money back: the creator sends it, the client confirms it, or says that it has not arrived, so that it is owed. It counts as given back '
  'once it is confirmed. While no one says that the invoice is paid it is a credit, which lowers what is to be paid: the client is asked first, '
  'and if they have paid, it is owed.';
comment on column public.refunds.case_id is 'The case that it pays.';
comment on column public.refunds.asked_at is 'When the client was last asked whether the invoice is paid, of which it is to be taken off.';
comment on column public.refunds.denied_at is 'When the client last said that it had not arrived.';
comment on column public.refunds.owed_at is
  'Since when it is owed, or was last owed before it was sent. What was sent too late and has not arrived is owed since the first day.';
comment on column public.refunds.reminders is 'How many reminders were sent since it is owed.';
alter table public.refunds enable row level security;

create index refunds_of_invoice on public.refunds (invoice_id);
create index denied_payments on public.invoices (denied_at) where denied_at is not null and received_at is null;
create index refunds_to_follow on public.refunds (created_at) where status in ('owed', 'sent');

alter table public.hire_request_events
add foreign key (invoice_id) references public.invoices (id) on delete cascade;
create index events_of_invoice on public.hire_request_events (invoice_id);

create function private.guard_invoice() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  -- The number is generated after this trigger, from columns that stay.
  movable text[] := array['number', 'paid_at', 'received_at', 'denied_at', 'reminded_at', 'client_id', 'creator_id'];
begin
  if tg_op = 'DELETE' then
    if exists (select from public.hire_requests h where h.id = old.hire_request_id) then
      perform private.raise_conflict('42501', 'An invoice can''t be deleted');
    end if;
    return old;
  end if;
  if to_jsonb(new) - movable <> to_jsonb(old) - movable
    or old.paid_at is not null and new.paid_at is distinct from old.paid_at
      and num_nonnulls(new.paid_at, old.received_at) > 0
    or old.received_at is not null and new.received_at is distinct from old.received_at
    or new.client_id is distinct from old.client_id
      and not (new.client_id is null and private.is_deleted_user(old.client_id))
    or new.creator_id is distinct from old.creator_id
      and not (new.creator_id is null and private.is_deleted_user(old.creator_id))
  then
    perform private.raise_conflict('42501', 'An invoice can''t be changed');
  end if;
  return new;
end;
$$;
comment on function private.guard_invoice() is
  'Applies to every role: an invoice stays as it was issued. That it is received stays said; that it is paid, once it is received.';

create function private.guard_refund() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  movable text[] := array[
    'status', 'asked_at', 'sent_at', 'denied_at', 'confirmed_at', 'invoice_id', 'case_id', 'refund_key', 'amount_cents',
    'is_credit', 'reminders', 'owed_at'
  ];
begin
  if tg_op = 'DELETE' then
    if exists (select from public.hire_requests h where h.id = old.hire_request_id) then
      perform private.raise_conflict('42501', 'A refund can''t be deleted');
    end if;
    return old;
  end if;
  if to_jsonb(new) - movable <> to_jsonb(old) - movable
    or (new.status, new.sent_at, new.confirmed_at) is distinct from (old.status, old.sent_at, old.confirmed_at)
      and (
        (old.status, new.status) not in (('owed', 'sent'), ('owed', 'confirmed'), ('sent', 'confirmed'), ('sent', 'owed'), ('owed', 'asked'))
          and not (old.is_credit and new.status = 'owed')
          and not (old.status = 'asked' and new.is_credit)
        or old.sent_at is not null and new.status <> 'owed' and new.sent_at is distinct from old.sent_at
      )
    or old.case_id is not null and new.case_id is distinct from old.case_id
    or old.refund_key is not null and new.refund_key is distinct from old.refund_key
    or new.amount_cents <> old.amount_cents and not (old.status = 'owed' and new.amount_cents > old.amount_cents)
    or new.invoice_id <> old.invoice_id and not exists (
      select from public.invoices i where (i.id, i.corrects) = (new.invoice_id, old.invoice_id)
    )
  then
    perform private.raise_conflict('42501', 'A refund can''t be changed');
  end if;
  return new;
end;
$$;
comment on function private.guard_refund() is
  'Applies to every role: a refund goes from owed to sent, and to confirmed or back, is a credit that the client is asked about while nothing is '
  'paid, and follows an invoice that is corrected. What is owed gets less by what another refund pays of it.';

create trigger guard before update or delete on public.invoices
for each row execute function private.guard_invoice();
create trigger guard before update or delete on public.refunds
for each row execute function private.guard_refund();

create function private.check_billing_details() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.name := case when private.has_text(new.name) then btrim(new.name) end;
  new.address := case when private.has_text(new.address) then btrim(new.address, e' \t\r\n') end;
  new.tax_id := case when private.has_text(new.tax_id) then btrim(new.tax_id) end;
  new.payment_url := case when private.has_text(new.payment_url) then btrim(new.payment_url) end;
  new.payment_instructions := case
    when private.has_text(new.payment_instructions) then btrim(new.payment_instructions, e' \t\r\n')
  end;
  if char_length(new.name) > 150 then
    perform private.raise_invalid('Name must be at most 150 characters');
  elsif char_length(new.address) > 500 then
    perform private.raise_invalid('Address must be at most 500 characters');
  elsif char_length(new.tax_id) > 50 then
    perform private.raise_invalid('Tax ID must be at most 50 characters');
  elsif not private.is_payment_url(new.payment_url) then
    perform private.raise_invalid('Enter a link that begins with https:// and a domain name');
  elsif char_length(new.payment_instructions) > 500 then
    perform private.raise_invalid('Payment instructions must be at most 500 characters');
  end if;
  perform private.limit_rate('billing_details', 60, interval '10 minutes');
  return new;
end;
$$;

create trigger check_details before insert or update on public.billing_details
for each row execute function private.check_billing_details();
create trigger set_updated_at before update on public.billing_details
for each row execute function private.set_updated_at('updated_at');

create function private.guard_payment_details() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and (new.payment_url, new.payment_instructions) is not distinct from (old.payment_url, old.payment_instructions)
    or tg_op = 'INSERT' and coalesce(new.payment_url, new.payment_instructions) is null
  then
    return null;
  end if;
  -- The seed writes without a caller.
  if auth.uid() is not null then
    perform private.require_confirmation();
    perform private.notify(new.user_id, 'payment_changed', '{}');
  end if;
  insert into private.invoice_payments (invoice_id, payment_url, payment_instructions)
  select i.id, new.payment_url, new.payment_instructions from public.invoices i
  where i.creator_id = new.user_id
  on conflict on constraint invoice_payments_pkey do nothing;
  return null;
end;
$$;
comment on function private.guard_payment_details() is
  'Where a creator''s money goes is not for a stolen session to change. The owner is notified, and invoices that were issued keep theirs.';

create trigger guard_payment after insert or update on public.billing_details
for each row execute function private.guard_payment_details();

create function private.copy_payment_details() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.invoice_payments (invoice_id, payment_url, payment_instructions)
  select i.id, b.payment_url, b.payment_instructions
  from public.invoices i join public.billing_details b on b.user_id = i.creator_id
  where i.id = new.id and coalesce(b.payment_url, b.payment_instructions) is not null;
  return null;
end;
$$;

create trigger copy_payment after insert on public.invoices
for each row execute function private.copy_payment_details();

create function private.to_pay(invoice public.invoices) returns bigint
language sql stable security definer set search_path = ''
return case
  when invoice.received_at is not null
    or exists (select from public.invoices c where c.corrects = invoice.id) then 0
  else invoice.total_cents + coalesce((
    select sum(r.amount_cents) from public.refunds r
    where r.invoice_id = invoice.id and r.status = 'confirmed'
  ), 0)
end;
comment on function private.to_pay(public.invoices) is
  'What is left to pay, in cents: nothing of an invoice that was corrected, or once the creator has received it.';

create function private.settled_at(invoice public.invoices) returns timestamptz
language sql stable security definer set search_path = ''
return coalesce(invoice.received_at, case when private.to_pay(invoice) = 0 then (
  select max(d.at) from (
    select r.confirmed_at from public.refunds r where r.invoice_id = invoice.id
    union all
    select c.created_at from public.invoices c where c.corrects = invoice.id
  ) as d (at)
) end);
comment on function private.settled_at(public.invoices) is
  'When nothing was left to pay: received, credited as a whole, or corrected.';

create function private.rests(invoice public.invoices) returns boolean
language sql stable security definer set search_path = ''
return invoice.paid_at is null and exists (
  select from public.cases c
  where c.hire_request_id = invoice.hire_request_id and c.kind = 'money_back' and c.closed_at is null
    and c.milestone >= invoice.milestone
);
comment on function private.rests(public.invoices) is
  'Whether an invoice is in an open case: no one is asked to pay it meanwhile, though the client can still say that it is paid.';

create function private.owed_actions(request uuid, side text) returns text[]
language sql stable security definer set search_path = ''
return array_remove(array[
  case when side = 'client' and exists (
    select from public.invoices i
    where i.hire_request_id = request and i.paid_at is null and private.to_pay(i) > 0 and not private.rests(i)
  ) then 'pay' end,
  case when side = 'client' and exists (
    select from public.refunds r where r.hire_request_id = request and r.status = 'sent'
  ) then 'confirm_refund' end,
  case when side = 'client' and exists (
    select from public.refunds r where r.hire_request_id = request and r.status = 'asked'
  ) then 'answer_credit' end,
  case when side = 'creator' and exists (
    select from public.invoices i
    where i.hire_request_id = request and i.paid_at is not null and private.to_pay(i) > 0
  ) then 'receive' end,
  case when side = 'creator' and exists (
    select from public.refunds r where r.hire_request_id = request and r.status = 'owed'
  ) then 'send_refund' end
], null);
comment on function private.owed_actions(uuid, text) is 'What of the payments of a request waits for this side.';

create function private.invoice_to_remind_of(request public.hire_requests, at timestamptz) returns uuid
language sql stable security definer set search_path = ''
return (
  select i.id from public.invoices i
  where i.hire_request_id = request.id and num_nonnulls(request.client_id, request.creator_id) = 2
    and i.paid_at is null and i.received_at is null and i.reminded_at is null
    and private.to_pay(i) > 0 and not private.rests(i)
    and greatest(coalesce(i.denied_at, i.created_at), (
      select max(c.closed_at) from public.cases c
      where c.hire_request_id = request.id and c.kind = 'money_back' and c.milestone >= i.milestone
    )) <= invoice_to_remind_of.at - interval '7 days'
  order by i.created_at, i.id limit 1
);

create function private.refund_reminders(refund public.refunds, at timestamptz) returns integer
language sql immutable set search_path = ''
begin atomic
  select count(*)::integer from unnest(array[3, 7, 14]) as day
  where refund.owed_at <= refund_reminders.at - make_interval(days => day);
end;
comment on function private.refund_reminders(public.refunds, timestamptz) is
  'How many reminders of an owed refund are due by then: after 3, 7 and 14 days.';

create function private.is_overdue(refund public.refunds) returns boolean
language sql stable security definer set search_path = ''
return refund.status in ('owed', 'sent') and private.refund_reminders(refund, coalesce(refund.sent_at, now())) = 3 and exists (
  select from public.invoices i where i.id = refund.invoice_id and num_nonnulls(i.client_id, i.creator_id) = 2
);
comment on function private.is_overdue(public.refunds) is
  'Whether a refund was not sent by its last reminder, and the client has not confirmed it since. Who sends it late is late until it arrives; '
  'to an account that is closed nobody owes it.';

create function private.refund_to_remind_of(request public.hire_requests, at timestamptz) returns uuid
language sql stable security definer set search_path = ''
return (
  select r.id from public.refunds r
  where r.hire_request_id = request.id and num_nonnulls(request.client_id, request.creator_id) = 2
    and r.status = 'owed' and private.refund_reminders(r, refund_to_remind_of.at) > r.reminders
  order by r.created_at, r.id limit 1
);

create function private.is_about_refund(params jsonb, refund public.refunds) returns boolean
language sql stable security definer set search_path = ''
return (params ->> 'cents')::bigint = -refund.amount_cents and exists (
  select from public.invoices i join public.invoices named on (named.hire_request_id, named.milestone) = (i.hire_request_id, i.milestone)
  where i.id = refund.invoice_id and named.id = (params ->> 'invoice_id')::uuid
);
comment on function private.is_about_refund(jsonb, public.refunds) is
  'Whether a notification is about this refund, also if it names an invoice that was corrected since.';

create function private.assumed_at(refund public.refunds) returns timestamptz
language sql stable security definer set search_path = ''
return (
  select min(o.ended_at) + private.clock_of('assume_refund')
  from public.hire_requests h join private.mail_outbox o on o.user_id = h.client_id
  where h.id = refund.hire_request_id and refund.status = 'sent'
    and o.kind = 'request_refund_sent' and o.status = 'sent' and o.created_at >= refund.sent_at
    and private.is_about_refund(o.params, refund)
);
comment on function private.assumed_at(public.refunds) is
  'When a refund counts as arrived without a word of the client; null until they were mailed that it was sent.';

create function private.refund_to_assume(request public.hire_requests, at timestamptz) returns uuid
language sql stable security definer set search_path = ''
return (
  select r.id from public.refunds r
  where r.hire_request_id = request.id and private.assumed_at(r) <= refund_to_assume.at
  order by r.sent_at, r.id limit 1
);
comment on function private.refund_to_assume(public.hire_requests, timestamptz) is
  'A refund that the client was mailed about 14 days ago, without a word that it has not arrived.';

create function private.invoice_params(invoice uuid, cents bigint) returns jsonb
language sql stable security definer set search_path = ''
return coalesce((
  select jsonb_strip_nulls(jsonb_build_object(
    'invoice_id', i.id, 'number', i.number, 'cents', invoice_params.cents))
  from public.invoices i where i.id = invoice
), '{}');
comment on function private.invoice_params(uuid, bigint) is 'What a notification about an invoice says of it.';

create function private.billed_party(person uuid) returns jsonb
language sql stable security definer set search_path = ''
return (
  select jsonb_strip_nulls(jsonb_build_object(
    'name', coalesce(b.name, u.name), 'address', b.address, 'tax_id', b.tax_id))
  from public.users u left join public.billing_details b on b.user_id = u.id
  where u.id = person
);
comment on function private.billed_party(uuid) is
  'A user as their invoices name them now: by their billing details, or else by the name of their profile.';

create function private.take_invoice_number(creator uuid, at timestamptz, zone text, out year integer, out serial integer)
language plpgsql security definer set search_path = ''
as $$
begin
  year := extract(year from private.day_in(zone, at));
  insert into private.invoice_numbers as n (creator_id, year, last)
  values (creator, take_invoice_number.year, 1)
  on conflict on constraint invoice_numbers_pkey do update set last = n.last + 1
  returning n.last into serial;
end;
$$;

create function private.hold_invoice_numbers(creator uuid, zone text) returns void
language sql security definer set search_path = ''
begin atomic
  insert into private.invoice_numbers as n (creator_id, year, last)
  values (creator, extract(year from private.day_in(zone)), 0)
  on conflict on constraint invoice_numbers_pkey do update set last = n.last;
end;
comment on function private.hold_invoice_numbers(uuid, text) is
  'For a call that will take a number and writes something else before: everyone takes the number first, so that no two wait for each other.';

create function private.issue_invoice(
  request public.hire_requests, milestone integer, at timestamptz default now()
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  part public.milestones;
  cents bigint;
  taken record;
begin
  select m.* into strict part from public.milestones m
  where m.hire_request_id = request.id and m.number = issue_invoice.milestone;
  cents := part.price * 100;
  taken := private.take_invoice_number(request.creator_id, at, request.time_zone);
  insert into public.invoices (
    hire_request_id, milestone, creator_id, client_id, year, serial, seller, buyer, lines, total_cents
  )
  values (
    request.id, part.number, request.creator_id, request.client_id, taken.year, taken.serial,
    private.billed_party(request.creator_id), private.billed_party(request.client_id),
    jsonb_build_array(jsonb_build_object(
      'title', private.title_of_part(request.title, part.title), 'cents', cents)),
    cents
  );
end;
$$;
comment on function private.issue_invoice(public.hire_requests, integer, timestamptz) is
  'The invoice of a milestone that is approved. It takes the time, so that a test can look ahead.';

create policy "Both parties read an invoice" on public.invoices
for select to authenticated using (
  client_id = (select auth.uid()) or creator_id = (select auth.uid())
);
create policy "Both parties read a refund" on public.refunds
for select to authenticated using (private.may_read_request(hire_request_id));
create policy "People read their billing details" on public.billing_details
for select to authenticated using (user_id = (select auth.uid()));
create policy "People add their billing details" on public.billing_details
for insert to authenticated with check (user_id = (select auth.uid()));
create policy "People change their billing details" on public.billing_details
for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "Suspended people write no billing details" on public.billing_details
as restrictive for all to authenticated
using (true) with check ((select private.may_write()));

grant select on public.billing_details to authenticated;
-- Notes and reasons are read through functions, which withhold some.
grant select (
  id, hire_request_id, milestone, creator_id, client_id, year, serial, number, corrects, seller, buyer, lines, total_cents,
  paid_at, received_at, denied_at, reminded_at, created_at
) on public.invoices to authenticated;
grant select (
  id, hire_request_id, invoice_id, case_id, amount_cents, status, is_credit, created_at, asked_at, owed_at, sent_at, denied_at, confirmed_at
) on public.refunds to authenticated;
grant insert (name, address, tax_id, payment_url, payment_instructions),
  update (name, address, tax_id, payment_url, payment_instructions)
on public.billing_details to authenticated;
-- A check constraint runs as whoever writes the row.
grant execute on function private.is_payment_url(text) to authenticated, service_role;
create function private.notify_party(
  request public.hire_requests, side text, kind text, params jsonb, needs_action boolean
) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  person uuid := case side when 'client' then request.client_id else request.creator_id end;
  details jsonb := jsonb_strip_nulls(jsonb_build_object(
    'request_id', request.id, 'title', request.title, 'side', side,
    'is_purchase', case when request.included is not null then true end
  ) || params);
  notification uuid;
begin
  notification := private.notify(person, kind, details, needs_action);
  if private.is_withheld(request.id, person) then
    raise sqlstate 'ZZ001';
  end if;
  return notification;
exception when sqlstate 'ZZ001' then
  -- All of it is undone, and the time tells nothing.
  return null;
end;
$$;

create function private.due_actions(request public.hire_requests, side text) returns text[]
language sql stable security definer set search_path = ''
return array_remove(array[
  case when coalesce(
    (select o.side <> due_actions.side from public.offers o where o.id = request.open_offer_id),
    request.status = 'pending' and side = 'creator'
  ) then 'answer' end,
  case when request.status = 'accepted' and request.delivered_at is not null and side = 'client'
    and not private.disputes_delivery(request) then 'approve' end,
  case when exists (
    select from public.cases c
    where c.hire_request_id = request.id
      and private.case_turn(c) = side and c.status <> 'redoing'
  ) then 'answer_case' end,
  case when side = 'creator' and (
    exists (select from public.cases c where c.hire_request_id = request.id and c.status = 'redoing')
    or request.status = 'accepted' and request.delivered_at is null and (
      -- It is no longer: changes were requested.
      private.was_delivered(request)
      or exists (
        select from public.milestones m
        where (m.hire_request_id, m.number, m.due_on) = (request.id, request.milestone, request.due_reminder)
      )
    )
  ) then 'deliver' end,
  case when request.end_asked_by <> side then 'answer_end' end
], null) || private.owed_actions(request.id, side);
comment on function private.due_actions(public.hire_requests, text) is
  'What waits for this side. Work waits for its creator once changes were requested, both agreed to do it again, or its due date was reminded of.';

create function private.sync_notifications(
  request public.hire_requests, side text, notification uuid, is_actor boolean
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  person uuid := case side when 'client' then request.client_id else request.creator_id end;
  due text[] := private.due_actions(request, side);
  -- What became of an offer makes room for the line that asked to answer it.
  replaced text := (
    select case when n.kind like 'request\_offer\_%' then 'answer' else private.action_of_notification(n.kind, n.params) end
    from public.notifications n where n.id = notification
  );
  asking uuid;
begin
  update public.notifications n set needs_action = false
  where n.user_id = person and n.needs_action and n.params ->> 'request_id' = request.id::text
    and n.id is distinct from notification
    and (
      private.action_of_notification(n.kind, n.params) = replaced
      or (private.action_of_notification(n.kind, n.params) = any (due)) is not true
    );
  if cardinality(due) > 0 and not private.is_withheld(request.id, person) and not exists (
    select from public.notifications n
    where n.user_id = person and n.needs_action and n.params ->> 'request_id' = request.id::text
  ) then
    asking := (
      select l.id
      from public.notifications l
      cross join lateral (select private.action_of_notification(l.kind, l.params) = any (due) as is_about_it) a
      where l.user_id = person and l.params ->> 'request_id' = request.id::text and a.is_about_it is not false
      order by l.id = notification desc, a.is_about_it desc nulls last, l.created_at desc, l.id desc limit 1
    );
    if asking is null then
      notification := coalesce(
        (
          select private.notify_party(
            request, side, 'request_invoice',
            jsonb_build_object('actor_name', (select u.name from public.users u where u.id = request.creator_id))
              || private.invoice_params(i.id, private.to_pay(i)),
            true)
          from public.invoices i
          where i.hire_request_id = request.id and 'pay' = any (due) and i.paid_at is null and private.to_pay(i) > 0
            and not private.rests(i)
          order by i.created_at, i.id limit 1
        ),
        (
          select private.notify_party(
            request, side, l.notification,
            jsonb_build_object('actor_name', (select u.name from public.users u where u.id = l.actor_id))
              || private.invoice_params(l.invoice_id, l.cents),
            true)
          from (
            select s.notification, e.actor_id, e.invoice_id, e.cents
            from public.hire_request_events e join private.hire_steps s on s.action = e.action
            where e.hire_request_id = request.id and s.waits_for = any (due)
            order by e.version desc limit 1
          ) l
        ));
      is_actor := is_actor and notification is null;
    end if;
    update public.notifications n set needs_action = true where n.id = asking;
  end if;
  update public.notifications n set read_at = now()
  where n.user_id = person and n.read_at is null and n.kind like 'request\_%' and not is_actor
    and n.params ->> 'request_id' = request.id::text and n.id <> notification and n.needs_action;
  delete from public.notifications n
  where n.user_id = person and n.read_at is null and n.kind like 'request\_%' and not is_actor
    and n.params ->> 'request_id' = request.id::text and n.id is distinct from notification and not n.needs_action;
end;
$$;
comment on function private.sync_notifications(public.hire_requests, text, uuid, boolean) is
  'What no longer waits for an action of this side says so, and an unread line about an earlier step makes room for the new one: the bell '
  'has one per request. What still waits stays as a line that is read; if no line asks for it, the last one does that is not about something '
  'else, or the invoice, or the step, that it waits for has a line once more.';

create function private.notify_parties(
  request public.hire_requests, action text, actor uuid, offer_id uuid, milestone integer, details jsonb default '{}'
) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.sync_notifications(
    request, party.side,
    case when told.is_told then private.notify_party(
      request, party.side, step.notification,
      jsonb_build_object(
        'actor_name', (select u.name from public.users u where u.id = actor and actor <> party.id),
        'offer_kind', (select o.kind from public.offers o where o.id = notify_parties.offer_id),
        'milestone', (
          select m.title from public.milestones m
          where m.hire_request_id = request.id and m.number = notify_parties.milestone
            and exists (
              select from public.milestones n where n.hire_request_id = request.id and n.number > 1
            )
        ),
        'has_ended', case when step.action in ('leave', 'leave_work') then true end
      ) || details,
      coalesce(step.waits_for = any (private.due_actions(request, party.side)), false)
    ) end,
    not told.is_told)
  from private.hire_steps step
  cross join (values (request.client_id, 'client'), (request.creator_id, 'creator')) as party (id, side)
  cross join lateral (
    select party.id is distinct from actor
      or coalesce(step.waits_for = any (private.due_actions(request, party.side)), false) as is_told
  ) told
  where step.action = notify_parties.action
  -- Two that write to the same digests would wait for each other.
  order by party.id;
end;
$$;
comment on function private.notify_parties(public.hire_requests, text, uuid, uuid, integer, jsonb) is
  'Notifies the parties that did not act, and who did if it asks them for something, and settles the lines of both; the side is the '
  'recipient''s. The details are parameters of its own.';

create table private.withheld_notes (
  hire_request_id uuid not null,
  version integer not null,
  primary key (hire_request_id, version),
  foreign key (hire_request_id, version) references public.hire_request_events (hire_request_id, version) on delete cascade
);
comment on table private.withheld_notes is
  'Steps whose note only its author reads, because the other side had blocked them and the two no longer worked together.';
alter table private.withheld_notes enable row level security;
grant all on private.withheld_notes to service_role;

create function private.withhold_note(request public.hire_requests, event public.hire_request_events) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  other uuid := case event.actor_id when request.client_id then request.creator_id else request.client_id end;
begin
  insert into private.withheld_notes (hire_request_id, version) values (event.hire_request_id, event.version);
  if not private.has_blocked(other, event.actor_id) or private.have_running_request(other, event.actor_id) then
    raise sqlstate 'ZZ001';
  end if;
exception when sqlstate 'ZZ001' then
  null;
end;
$$;
comment on function private.withhold_note(public.hire_requests, public.hire_request_events) is
  'Notes that only its author reads the note of a step; or does the same and undoes it.';

create function private.text_of_action(request uuid, text text) returns text
language sql stable security definer set search_path = ''
return case when not exists (
  select from private.withheld_notes w
  join public.hire_request_events e on (e.hire_request_id, e.version) = (w.hire_request_id, w.version)
  where w.hire_request_id = request and e.note = text and e.actor_id is distinct from (select auth.uid())
) then text end;
comment on function private.text_of_action(uuid, text) is
  'The note of a step of this request, of its invoice or refund, as the caller may read it: null if it is withheld from all but its author.';

create function private.add_step(
  request public.hire_requests, action text, actor uuid, note text default null, offer_id uuid default null,
  milestone integer default null, links jsonb default '[]', invoice_id uuid default null, cents bigint default null
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  event public.hire_request_events;
begin
  insert into public.hire_request_events (
    hire_request_id, version, actor_id, action, note, offer_id, milestone, links, invoice_id, cents
  )
  values (
    request.id, request.version, actor, action, note, add_step.offer_id, add_step.milestone, add_step.links,
    add_step.invoice_id, add_step.cents
  )
  returning * into event;
  if num_nonnulls(event.note, event.actor_id) = 2 then
    perform private.withhold_note(request, event);
  end if;
  if action in ('accept', 'accept_offer') then
    perform private.write_agreement(request, event);
  end if;
  perform private.notify_parties(
    request, action, actor, add_step.offer_id, add_step.milestone,
    private.invoice_params(add_step.invoice_id, add_step.cents));
end;
$$;
comment on function private.add_step(
  public.hire_requests, text, uuid, text, uuid, integer, jsonb, uuid, bigint
) is
  'Adds what just happened to the timeline, stores what was agreed on, and notifies.';

create function private.record_action(
  request public.hire_requests, action text, actor uuid, note text default null, milestone integer default null,
  invoice_id uuid default null, cents bigint default null
) returns public.hire_requests
language plpgsql security definer set search_path = ''
as $$
declare
  changed public.hire_requests;
begin
  update public.hire_requests h set acts = h.acts + 1 where h.id = request.id returning * into changed;
  perform private.add_step(
    changed, action, actor, case when private.has_text(note) then note end, milestone => record_action.milestone,
    invoice_id => record_action.invoice_id, cents => record_action.cents);
  return changed;
end;
$$;
comment on function private.record_action(public.hire_requests, text, uuid, text, integer, uuid, bigint) is
  'Adds a step that changes neither the state nor the terms. It is a version of its own.';

create function private.move_hire_request(
  request uuid, action text, actor uuid, note text default null, links jsonb default '[]',
  due_on date default null, no_due_date boolean default false
) returns public.hire_requests
language plpgsql security definer set search_path = ''
as $$
declare
  moved public.hire_requests;
  step private.hire_steps;
  goes_on boolean;
  current integer := (select h.milestone from public.hire_requests h where h.id = request);
begin
  if action in ('approve', 'complete', 'settle') and exists (
    select from public.milestones m where m.hire_request_id = request and m.number > current
  ) then
    action := action || '_milestone';
  end if;
  select s.* into step from private.hire_steps s where s.action = move_hire_request.action;
  goes_on := action in ('deliver', 'ask_changes');
  update public.hire_requests h
  set status = coalesce(step.status, h.status),
      resolution = step.resolution,
      delivered_at = case when action = 'deliver' then now() when step.status is not null then h.delivered_at end,
      milestone = h.milestone + (step.is_approval and step.status is null)::integer,
      revisions_used = h.revisions_used + (action = 'ask_changes')::integer,
      open_offer_id = case when goes_on then h.open_offer_id end,
      end_asked_by = case when goes_on then h.end_asked_by end,
      end_asked_at = case when goes_on then h.end_asked_at end,
      time_zone = case when action = 'accept' then private.time_zone_of(h.creator_id) else h.time_zone end,
      due_on = case when action = 'accept' then move_hire_request.due_on else h.due_on end,
      no_due_date = case when action = 'accept' then move_hire_request.no_due_date else h.no_due_date end
  where h.id = request
  returning * into moved;
  perform private.add_step(
    moved, action, actor, note,
    milestone => case when 'accepted' = any (step.statuses) then current end,
    links => move_hire_request.links);
  if step.is_approval then
    perform private.send_invoice(moved, current);
  end if;
  return moved;
end;
$$;
comment on function private.move_hire_request(uuid, text, uuid, text, jsonb, date, boolean) is
  'The one place that changes the state of a request. What approves a milestone that is not the last one only moves on to the next.';

create function private.check_end_reason(reason text) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if private.has_text(reason) is not true then
    perform private.raise_invalid('Write a reason');
  elsif char_length(btrim(reason, e' \t\r\n')) < 10 then
    perform private.raise_invalid('Write at least 10 characters');
  elsif char_length(reason) > 1000 then
    perform private.raise_invalid('Use at most 1000 characters');
  end if;
end;
$$;

create function private.check_links(links jsonb) returns void
language plpgsql stable set search_path = ''
as $$
declare
  link record;
begin
  if not private.are_shaped(links, '{"label": "string", "url": "string"}') then
    perform private.raise_invalid('These links are of another version. Reload the page');
  elsif jsonb_array_length(links) > 10 then
    perform private.raise_invalid('A delivery can have up to 10 links');
  end if;
  for link in
    select l.value ->> 'label' as label, l.value ->> 'url' as url, l.place as number
    from jsonb_array_elements(links) with ordinality as l (value, place)
    order by l.place
  loop
    if private.is_text(link.label, 80) is not true then
      perform private.raise_invalid(format('Link %s: add a label of at most 80 characters', link.number));
    elsif private.is_url(link.url, 2000) is not true then
      perform private.raise_invalid(format('Link %s: enter a URL that begins with https:// or http://', link.number));
    end if;
  end loop;
end;
$$;

create function private.check_due(due_on date, no_due_date boolean, zone text) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if due_on is null and no_due_date is not true then
    perform private.raise_invalid(
      'Choose a due date, or say that there is none. Reload the page if it doesn''t ask for one');
  elsif due_on is not null and no_due_date then
    perform private.raise_invalid('Choose a due date or none, not both');
  elsif not private.is_due_date(due_on, zone) then
    perform private.raise_invalid('Choose a due date within the next two years');
  end if;
end;
$$;
comment on function private.check_due(date, boolean, text) is
  'What is accepted as it was sent has a due date, or none on purpose.';

create function private.fail_if_due_dropped(request public.hire_requests, due_on date, no_due_date boolean) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if request.agreed_offer_id is null
    and coalesce(due_on, case when no_due_date then 'infinity'::date end) <> coalesce(request.due_on, 'infinity')
  then
    perform private.raise_conflict('PT409', 'This request is already accepted, with another due date', request.status);
  end if;
end;
$$;
comment on function private.fail_if_due_dropped(public.hire_requests, date, boolean) is
  'For who accepts what is accepted already: another due date would be lost without a sign. An offer may have moved it since.';

create function public.act_on_hire_request(
  id uuid, action text, note text default null, expected_version integer default null,
  links jsonb default '[]', attachments jsonb default '[]', due_on date default null, no_due_date boolean default false
) returns public.hire_requests
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_actor(action);
  request public.hire_requests;
  step private.hire_steps;
  is_done boolean;
begin
  if (action in ('accept', 'decline', 'cancel', 'deliver', 'ask_changes', 'approve', 'end')) is not true then
    perform private.raise_invalid('A hire request doesn''t have this action');
  end if;
  perform private.check_links(links);
  perform private.check_attachments(attachments);
  if action <> 'deliver' and (links <> '[]' or attachments <> '[]') then
    perform private.raise_invalid('Only a delivery can have links and files');
  elsif action <> 'accept' and (due_on is not null or no_due_date) then
    perform private.raise_invalid('Only an acceptance says when the work is due');
  end if;
  request := private.lock_request(act_on_hire_request.id, caller);
  select s.* into step from private.hire_steps s where s.action = act_on_hire_request.action;
  if private.side_of(request, caller) <> all (step.sides) then
    perform private.raise_conflict('PT403', 'You can''t do that');
  end if;
  is_done := case action
    when 'accept' then request.status = 'accepted' and exists (
      select from public.hire_request_events e
      where e.hire_request_id = request.id and e.action = 'accept'
    )
    when 'decline' then request.resolution = 'declined'
    when 'cancel' then request.resolution = 'withdrawn'
    when 'end' then request.resolution = 'ended'
    when 'approve' then request.status = 'completed'
      or private.last_action(request) in ('approve_milestone', 'complete_milestone', 'settle_milestone')
    when 'deliver' then request.status = 'accepted' and request.delivered_at is not null
    else private.last_action(request) = 'ask_changes'
  end;
  if is_done then
    perform private.fail_if_dropped(
      request,
      case action
        when 'approve' then array[
          'approve', 'complete', 'settle', 'approve_milestone', 'complete_milestone', 'settle_milestone'
        ]
        when 'end' then array['end', 'accept_end', 'end_by_silence', 'end_by_decision']
        else array[action]
      end,
      case action
        when 'deliver' then 'The work is delivered already'
        when 'ask_changes' then 'Changes are requested already'
        when 'approve' then 'The work is approved already'
        else format('This request is already %s', coalesce(request.resolution, request.status))
      end,
      note, links, attachments);
    if action = 'accept' then
      perform private.fail_if_due_dropped(request, due_on, no_due_date);
    end if;
    return request;
  end if;
  perform private.fail_if_elsewhere(request, action);
  perform private.fail_if_changed(request, expected_version);
  if action in ('deliver', 'ask_changes') then
    perform private.fail_if_disputed(request);
  end if;
  perform private.fail_if_impossible(request, action, private.side_of(request, caller));
  if action = 'end' then
    perform private.check_end_reason(note);
  elsif private.has_text(note) is not true and action in ('deliver', 'ask_changes') then
    perform private.raise_invalid('Write a note');
  elsif char_length(note) > 2000 then
    perform private.raise_invalid('Use at most 2000 characters');
  elsif action = 'accept' then
    perform private.check_due(due_on, no_due_date, private.time_zone_of(caller));
  end if;
  perform private.limit_rate('hire_action', 60, interval '10 minutes');
  request := private.move_hire_request(
    request.id, action, caller, case when private.has_text(note) then note end, links, due_on, no_due_date is true
  );
  perform private.attach_to_step(request, caller, attachments);
  return request;
end;
$$;
comment on function public.act_on_hire_request(uuid, text, text, integer, jsonb, jsonb, date, boolean) is
  'Accept, decline and deliver are the creator''s, cancel, ask_changes and approve the client''s, end '
  'is either''s in a paid trial, or where the other one can''t or doesn''t go on, with a reason as the note. An acceptance says when the work is due, or that it has no due date; a delivery may have '
  'links, {label, url}, and files. The same decision twice is the same answer, unless it says something else; a conflict names the real state.';

create function private.close_requests_of_deleted_user() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  request public.hire_requests;
begin
  -- Nobody else changes them: each act on one locks both accounts first, and this one is being deleted.
  for request in
    select h.*
    from public.hire_requests h
    where (h.client_id = old.id or h.creator_id = old.id) and h.status in ('pending', 'accepted')
    order by h.id
  loop
    perform private.move_hire_request(
      request.id, case request.status when 'accepted' then 'leave_work' else 'leave' end, old.id);
  end loop;
  return old;
end;
$$;

create function private.close_requests_of_deleted_item() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  request public.hire_requests;
begin
  for request in
    select h.* from public.hire_requests h
    where h.creator_id = old.user_id and private.is_about(h, tg_argv[0], old.id)
      and (tg_argv[0] = 'project' or private.is_about_hidden(h))
    order by h.client_id, h.id
    for no key update
  loop
    perform private.move_hire_request(request.id, 'remove_item', old.user_id);
  end loop;
  return old;
end;
$$;
comment on function private.close_requests_of_deleted_item() is
  'A project that is deleted is no longer sold, and a service that an admin had hidden is not either. Work that another service was only '
  'the offer of can still be done: its request has the terms.';

create trigger close_requests_of_deleted before delete on public.projects
for each row execute function private.close_requests_of_deleted_item('project');
create trigger close_requests_of_deleted before delete on public.services
for each row execute function private.close_requests_of_deleted_item('service');

create function private.announce_suspension(person uuid, kind text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  party record;
  ids uuid[] := array(
    select h.id from public.hire_requests h
    where person in (h.client_id, h.creator_id)
      and (h.status in ('pending', 'accepted') or (private.open_case_of(h.id)).id is not null)
    order by h.id
    for no key update
  );
begin
  for party in
    select o.id, o.side, h as request
    from public.hire_requests h
    cross join lateral (
      select case person when h.client_id then 'creator' else 'client' end as side,
        case person when h.client_id then h.creator_id else h.client_id end as id
    ) o
    where h.id = any (ids)
    order by o.id, h.id
  loop
    perform private.sync_notifications(party.request, party.side, private.notify_party(
      party.request, party.side, kind,
      jsonb_build_object('actor_name', (select u.name from public.users u where u.id = person)), false), false);
    perform private.announce(party.id, 'hire_request_changed', jsonb_build_object('hire_request_id', (party.request).id))
    where not private.is_withheld((party.request).id, party.id);
  end loop;
end;
$$;
comment on function private.announce_suspension(uuid, text) is
  'The other side of each open request of someone is told that their account is suspended, or no longer. It locks the requests before it '
  'writes to anyone, as a step does.';

create function private.announce_hidden(owner_id uuid, kind text, item_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  request public.hire_requests;
begin
  for request in
    select h.* from public.hire_requests h
    where h.creator_id = announce_hidden.owner_id and private.is_about(h, announce_hidden.kind, announce_hidden.item_id)
    order by h.client_id, h.id
    for no key update
  loop
    perform private.sync_notifications(request, 'client', private.notify_party(
      request, 'client', case when private.is_about_hidden(request) then 'request_hidden' else 'request_shown' end,
      jsonb_build_object('actor_name', (select u.name from public.users u where u.id = request.creator_id)), false), false);
    perform private.announce(request.client_id, 'hire_request_changed', jsonb_build_object('hire_request_id', request.id));
  end loop;
end;
$$;
comment on function private.announce_hidden(uuid, text, uuid) is
  'The client of each pending request about what an admin hides or shows again is told whether it can be accepted.';

create function private.announce_leave() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  request public.hire_requests;
  side text;
begin
  for request in
    select distinct on (h.client_id, h.creator_id) h.*
    from public.hire_requests h
    where (h.client_id = old.id or h.creator_id = old.id)
      and (h.status = 'completed' or h.resolution = 'ended')
    order by h.client_id, h.creator_id, h.created_at desc, h.id
  loop
    side := case old.id when request.client_id then 'creator' else 'client' end;
    -- guard: two who leave in one statement
    if not private.is_deleted_user(case side when 'client' then request.client_id else request.creator_id end) then
      perform private.sync_notifications(request, side, private.notify_party(
        request, side, 'request_party_left', jsonb_build_object('actor_name', old.name), false), false);
    end if;
  end loop;
  return old;
end;
$$;
comment on function private.announce_leave() is
  'Tells everyone who worked with a deleted account once, about the newest request. Open requests have a line of their own that they end.';
-- Triggers run in the order of their names: before open requests are ended.
create trigger announce_leave before delete on public.users
for each row execute function private.announce_leave();

create trigger close_requests before delete on public.users
for each row execute function private.close_requests_of_deleted_user();

grant execute on function public.act_on_hire_request(uuid, text, text, integer, jsonb, jsonb, date, boolean) to authenticated;
create function private.waiting_side(request public.hire_requests) returns text
language sql stable security definer set search_path = ''
return case
  when request.status = 'pending' then coalesce((
    select case o.side when 'client' then 'creator' else 'client' end
    from public.offers o where o.id = request.open_offer_id
  ), 'creator')
  when request.status = 'accepted' then coalesce(
    (
      select coalesce(private.case_turn(c), 'admin')
      from public.cases c where c.hire_request_id = request.id and c.kind = 'delivery' and c.closed_at is null
    ),
    case when request.delivered_at is null then 'creator' else 'client' end
  )
end;
comment on function private.waiting_side(public.hire_requests) is
  'Whose turn it is: to answer a request, the open offer or a case, to deliver, or to look at a delivery; in a dispute that nobody answers, an admin.';

create function private.reminder_day(request public.hire_requests, at timestamptz) returns integer
language sql stable security definer set search_path = ''
return (
  select max(r.day)
  from (values ('pending', 1, 3), ('pending', 2, 10), ('accepted', 1, 5), ('accepted', 2, 12)) as r (status, number, day)
  where r.status = request.status and r.number > request.reminders and (private.open_case_of(request.id)).id is null
    and private.is_active(private.person_of(request, private.waiting_side(request)))
    and case r.status when 'pending' then request.updated_at else request.delivered_at end
      <= reminder_day.at - make_interval(days => r.day)
);
comment on function private.reminder_day(public.hire_requests, timestamptz) is
  'The day whose reminder is due: of a pending request 3 and 10, of a delivery 5 and 12. After a pause of the job, the last one is enough; '
  'nobody is reminded of what they may not do while they are suspended.';

create function private.day_to_remind_of(request public.hire_requests, at timestamptz) returns date
language sql stable security definer set search_path = ''
return (
  select m.due_on from public.milestones m
  where (m.hire_request_id, m.number) = (request.id, request.milestone)
    and request.status = 'accepted' and request.delivered_at is null and private.is_active(request.creator_id)
    and (m.due_on - private.day_in(request.time_zone, day_to_remind_of.at)) between -7 and 1
    and request.due_reminder is distinct from m.due_on
);
comment on function private.day_to_remind_of(public.hire_requests, timestamptz) is
  'The due date of the milestone in work, from the day before; null once the creator was reminded of it, and if it is long past.';

create function private.ends_at(request public.hire_requests) returns timestamptz
language sql stable security definer set search_path = ''
return case
  when not private.was_delivered(request) or request.delivered_at is null and not private.is_active(request.creator_id)
  then request.end_asked_at + private.clock_of('end_by_silence')
end;
comment on function private.ends_at(public.hire_requests) is
  'When silence ends a request that one side asked to end. Work that was ever delivered waits for an answer: no one is left with it unpaid. '
  'A suspended creator can''t deliver again, so silence counts while nothing is in review. That of the client counts, too, if the creator asked to end.';

create function private.turn(request public.hire_requests) returns text
language sql stable security definer set search_path = ''
return case
  when private.disputes_delivery(request) then private.case_turn(private.open_case_of(request.id))
  else coalesce(private.case_turn(private.open_case_of(request.id)), private.waiting_side(request))
end;
comment on function private.turn(public.hire_requests) is
  'Which side acts next, first about a case of approved work; null if neither: it is over, or its case waits.';

create function private.action_of_time(request public.hire_requests, at timestamptz) returns text
language sql stable security definer set search_path = ''
return case
  when private.case_action_of_time(request, action_of_time.at) is not null then private.case_action_of_time(request, action_of_time.at)
  when private.expires_at(request) <= action_of_time.at then 'expire'
  when private.review_until(request) <= action_of_time.at then 'complete'
  when private.ends_at(request) <= action_of_time.at then 'end_by_silence'
  when exists (
    select from public.offers o where o.id = request.open_offer_id and o.valid_until <= action_of_time.at
  ) then 'expire_offer'
  when private.reminder_day(request, action_of_time.at) is not null then 'remind'
  when private.day_to_remind_of(request, action_of_time.at) is not null then 'remind_of_due_date'
  when private.invoice_to_remind_of(request, action_of_time.at) is not null then 'remind_of_payment'
  when private.refund_to_assume(request, action_of_time.at) is not null then 'assume_refund'
  when private.refund_to_remind_of(request, action_of_time.at) is not null then 'remind_of_refund'
end;
comment on function private.action_of_time(public.hire_requests, timestamptz) is
  'What time does next to a request: it expires without an answer for 14 days, a delivery is approved after 14 days, it ends '
  '5 days after one side asked for that, an offer that nobody answered expires, a refund counts as arrived, or someone is reminded.';

create function private.last_day(request public.hire_requests) returns date
language sql stable security definer set search_path = ''
return private.day_in(request.time_zone, coalesce(
  private.review_until(request),
  private.expires_at(request),
  (select o.valid_until from public.offers o where o.id = request.open_offer_id)
));
comment on function private.last_day(public.hire_requests) is
  'The day on which a delivery is approved, or an offer or a request expires, if nobody answers.';

create function private.take_request(request uuid) returns public.hire_requests
language plpgsql security definer set search_path = ''
as $$
declare
  taken public.hire_requests;
begin
  perform from public.users u
  join public.hire_requests h on u.id in (h.client_id, h.creator_id)
  where h.id = request
  for key share of u nowait;
  select h.* into taken from public.hire_requests h where h.id = request for no key update nowait;
  perform from public.notifications n
  where n.user_id in (taken.client_id, taken.creator_id) and n.params ->> 'request_id' = request::text
    and (n.needs_action or n.read_at is null)
  for update nowait;
  return taken;
exception when lock_not_available then
  return null;
end;
$$;
comment on function private.take_request(uuid) is
  'A request for the job, which does not wait for who is working on it: that one is left to the next run.';

create function private.remind(request public.hire_requests, side text, kind text, params jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  person uuid := case side when 'client' then request.client_id else request.creator_id end;
  other text := (
    select u.name from public.users u
    where u.id in (request.client_id, request.creator_id) and u.id <> person
  );
begin
  perform private.sync_notifications(request, side, private.notify_party(
    request, side, kind, params || jsonb_build_object('actor_name', other), true), false);
end;
$$;
comment on function private.remind(public.hire_requests, text, text, jsonb) is
  'Reminds one side, and names the other one. What that one has not read, or has to answer, stays.';

create function private.follow_deadline(request uuid, at timestamptz) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  taken public.hire_requests := private.take_request(request);
  action text := private.action_of_time(taken, at);
  day integer := private.reminder_day(taken, at);
  due date := private.day_to_remind_of(taken, at);
  expired uuid := taken.open_offer_id;
  unpaid public.invoices;
  owed public.refunds;
begin
  case
    when action in ('escalate_case', 'lapse_case', 'close_case', 'miss_redo', 'accept_redo') then
      perform private.follow_case(taken, action);
    when action in ('expire', 'complete', 'end_by_silence') then
      perform private.move_hire_request(taken.id, action, null);
    when action = 'expire_offer' then
      update public.offers o set status = 'expired', answered_at = now() where o.id = expired;
      update public.hire_requests h set open_offer_id = null where h.id = taken.id
      returning * into taken;
      perform private.add_step(taken, 'expire_offer', null, offer_id => expired);
    when action = 'remind' then
      update public.hire_requests h set reminders = case when day > 5 then 2 else 1 end where h.id = taken.id;
      perform private.remind(
        taken, private.waiting_side(taken), 'request_reminder',
        jsonb_build_object('days', day, 'status', taken.status, 'due_on', private.last_day(taken)));
    when action = 'remind_of_due_date' then
      update public.hire_requests h set due_reminder = due where h.id = taken.id
      returning * into taken;
      perform private.remind(taken, 'creator', 'request_due', jsonb_build_object('due_on', due));
    when action = 'remind_of_payment' then
      update public.invoices i set reminded_at = now() where i.id = private.invoice_to_remind_of(taken, at) returning * into unpaid;
      perform private.remind(
        taken, 'client', 'request_invoice_reminder', private.invoice_params(unpaid.id, private.to_pay(unpaid)));
    when action = 'assume_refund' then
      perform private.move_refund(taken, private.refund_to_assume(taken, at), action, null);
    when action = 'remind_of_refund' then
      update public.refunds r set reminders = private.refund_reminders(r, at)
      where r.id = private.refund_to_remind_of(taken, at)
      returning * into owed;
      perform private.remind(
        taken, 'creator', 'request_refund_reminder', private.invoice_params(owed.invoice_id, -owed.amount_cents));
    else
      return false;
  end case;
  return true;
end;
$$;
comment on function private.follow_deadline(uuid, timestamptz) is
  'Does what time does next to this request, if anything, and if nobody is working on it. It takes the time, so that a test can look '
  'ahead; what it writes has the real one.';

create function private.requests_due(at timestamptz) returns setof uuid
language sql stable security definer set search_path = ''
begin atomic
  -- What time does is worked out for these alone, not for every request there is.
  with due as materialized (
    select o.hire_request_id as id from public.offers o where o.status = 'open' and o.valid_until <= requests_due.at
    union
    select p.id from public.hire_requests p
    where p.status = 'pending' and p.updated_at <= requests_due.at - interval '3 days'
    union
    select d.id from public.hire_requests d
    where d.status = 'accepted' and d.delivered_at <= requests_due.at - interval '5 days'
    union
    select e.id from public.hire_requests e where e.end_asked_at <= requests_due.at - interval '5 days'
    union
    select c.hire_request_id from public.cases c where c.answer_due_at <= requests_due.at
    union
    select m.hire_request_id from public.milestones m
    where m.approved_at is null
      -- From a day less to a day more than there is anywhere.
      and m.due_on between private.day_in('UTC', requests_due.at) - 8 and private.day_in('UTC', requests_due.at) + 2
    union
    select i.hire_request_id from public.invoices i
    where i.paid_at is null and i.received_at is null and i.reminded_at is null
      and i.created_at <= requests_due.at - interval '7 days'
    union
    select r.hire_request_id from public.refunds r
    where r.status = 'sent' and r.sent_at <= requests_due.at - interval '14 days'
      or r.status = 'owed' and private.refund_reminders(r, requests_due.at) > r.reminders
  )
  select due.id from due
  where (
    select private.action_of_time(h, requests_due.at) from public.hire_requests h where h.id = due.id
  ) is not null
  order by due.id;
end;
comment on function private.requests_due(timestamptz) is 'The requests to which time does something now.';

-- A procedure that commits can have neither a search path of its own nor the rights of its owner.
create procedure private.follow_deadlines()
language plpgsql
as $$
declare
  waiting uuid;
  failure text;
begin
  foreach waiting in array array(select private.requests_due(now())) loop
    begin
      perform private.follow_deadline(waiting, now());
    exception
      when deadlock_detected then null;
      when others then failure := format('Hire request %s: %s', waiting, sqlerrm);
    end;
    commit;
  end loop;
  if failure is not null then
    raise exception '%', failure;
  end if;
end;
$$;
comment on procedure private.follow_deadlines() is
  'Does the next thing that time does to each request; run by pg_cron, or by the local backend''s timer. Each is a transaction of its own, so '
  'that nobody waits for the others, and one that fails leaves the others alone and is tried again by the next run.';

-- Hosted databases have pg_cron; elsewhere the backend's timer runs the job. Where it is installed it must work, or the job never runs.
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron;
    perform cron.schedule('follow-deadlines', '*/10 * * * *', 'call private.follow_deadlines()');
  end if;
end;
$$;
create function public.propose_end(
  id uuid, reason text, expected_version integer default null
) returns public.hire_requests
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_actor('ask_to_end');
  request public.hire_requests := private.lock_request(propose_end.id, caller);
  side text := private.side_of(request, caller);
begin
  if request.end_asked_by = side then
    perform private.fail_if_dropped(request, array['ask_end'], 'You asked to end this request already', reason);
    return request;
  end if;
  perform private.fail_if_elsewhere(request, 'ask_to_end');
  perform private.fail_if_impossible(request, 'ask_to_end', side);
  perform private.fail_if_changed(request, expected_version);
  perform private.fail_if_disputed(request);
  perform private.check_end_reason(reason);
  perform private.limit_rate('hire_action', 60, interval '10 minutes');
  update public.hire_requests h set end_asked_by = side, end_asked_at = now() where h.id = request.id
  returning * into request;
  perform private.add_step(request, 'ask_end', caller, reason, milestone => request.milestone);
  return request;
end;
$$;
comment on function public.propose_end(uuid, text, integer) is
  'Either side asks the other one to end an accepted request. The work may go on meanwhile. Silence of 5 days is consent, unless the '
  'milestone in work was ever delivered. Asking twice with the same reason is asking once.';

create function public.answer_end(
  id uuid, action text, note text default null, expected_version integer default null
) returns public.hire_requests
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_actor(action || '_end');
  request public.hire_requests;
  is_own boolean;
begin
  if (action in ('accept', 'decline', 'withdraw')) is not true then
    perform private.raise_invalid('A proposal to end a request doesn''t have this action');
  elsif char_length(note) > 2000 then
    perform private.raise_invalid('Use at most 2000 characters');
  end if;
  request := private.lock_request(answer_end.id, caller);
  is_own := (request.end_asked_by = 'client') = (request.client_id is not distinct from caller);
  if request.end_asked_by is null then
    if exists (
      select from public.hire_request_events e
      where e.hire_request_id = request.id and e.actor_id = caller
        and e.action = private.last_action(request) and e.action = answer_end.action || '_end'
    ) then
      perform private.fail_if_dropped(
        request, array[action || '_end'], 'You answered the proposal to end this request already', note);
      return request;
    end if;
    perform private.fail_if_over(request);
    perform private.raise_conflict('PT409', 'Nobody asks to end this request', request.status);
  elsif is_own <> (action = 'withdraw') then
    perform private.raise_conflict('PT403', 'You can''t do that');
  end if;
  if action = 'accept' then
    perform private.fail_if_changed(request, expected_version);
  end if;
  perform private.limit_rate('hire_action', 60, interval '10 minutes');
  note := case when private.has_text(note) then note end;
  if action = 'accept' then
    return private.move_hire_request(request.id, 'accept_end', caller, note);
  end if;
  update public.hire_requests h set end_asked_by = null, end_asked_at = null where h.id = request.id
  returning * into request;
  perform private.add_step(request, action || '_end', caller, note, milestone => request.milestone);
  return request;
end;
$$;
comment on function public.answer_end(uuid, text, text, integer) is
  'Accept and decline are the other side''s, withdraw is the one''s who asked. The same answer twice is one, unless it says something else. The expected version counts '
  'for accept: whoever agrees knows what was delivered meanwhile.';

grant execute on function public.propose_end(uuid, text, integer), public.answer_end(uuid, text, text, integer)
to authenticated;
create function private.send_invoice(request public.hire_requests, milestone integer) returns void
language sql security definer set search_path = ''
begin atomic
  select private.remind(
    request, 'client', 'request_invoice', private.invoice_params(i.id, private.to_pay(i)))
  from public.invoices i
  where i.hire_request_id = request.id and i.milestone = send_invoice.milestone and i.corrects is null;
end;

create function private.lock_invoice(invoice uuid, caller uuid) returns public.hire_requests
language plpgsql security definer set search_path = ''
as $$
declare
  request uuid := (
    select i.hire_request_id from public.invoices i
    where i.id = invoice and caller in (i.client_id, i.creator_id)
  );
begin
  if request is null then
    perform private.raise_conflict('PT404', 'This invoice no longer exists, or it isn''t yours');
  end if;
  return private.lock_request(request, caller);
end;
$$;
comment on function private.lock_invoice(uuid, uuid) is 'The request of an invoice of the caller, for an act on it.';

create function private.fail_if_corrected(invoice public.invoices) returns void
language plpgsql stable security definer set search_path = ''
as $$
declare
  number text := (select c.number from public.invoices c where c.corrects = invoice.id);
begin
  if number is not null then
    perform private.raise_conflict('PT409', format('This invoice was corrected. Invoice %s replaces it', number));
  end if;
end;
$$;

create function private.owe_credits(
  request public.hire_requests, invoice public.invoices, actor uuid, confirmed boolean default false
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  credit public.refunds;
begin
  for credit in
    update public.refunds r set
      is_credit = false, status = 'owed', confirmed_at = null,
      owed_at = case when private.refund_reminders(r, invoice.denied_at) = 3 then r.owed_at else now() end,
      reminders = case when private.refund_reminders(r, invoice.denied_at) = 3 then 3 else 0 end
    where r.invoice_id = invoice.id and r.is_credit and (r.status = 'asked' or owe_credits.confirmed)
    returning *
  loop
    perform private.record_action(
      request, 'owe_refund', actor, credit.reason, invoice.milestone, invoice.id, -credit.amount_cents);
  end loop;
end;
$$;
comment on function private.owe_credits(public.hire_requests, public.invoices, uuid, boolean) is
  'What was to be taken off an invoice is to be sent back once someone says that it is paid: what the client was asked about, or all of it. '
  'What was overdue when the creator said that the payment had not arrived still is.';

create function private.offer_credits(request public.hire_requests, invoice public.invoices, actor uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  credit public.refunds;
begin
  for credit in
    update public.refunds r set
      is_credit = true,
      status = case when request.client_id is null then 'confirmed' else 'asked' end,
      asked_at = case when request.client_id is not null then now() end,
      confirmed_at = case when request.client_id is null then now() end
    where r.invoice_id = invoice.id and r.status = 'owed'
    returning *
  loop
    perform private.record_action(
      request, case credit.status when 'asked' then 'ask_credit' else 'credit' end, actor, credit.reason,
      invoice.milestone, invoice.id, -credit.amount_cents);
  end loop;
end;
$$;
comment on function private.offer_credits(public.hire_requests, public.invoices, uuid) is
  'Money that has not arrived is not owed back: once no one says that an invoice is paid, the client is asked about what was to be sent back '
  'of it. That of a client who left is taken off at once.';

create function private.report_payment(
  request public.hire_requests, invoice public.invoices, actor uuid
) returns public.invoices
language plpgsql security definer set search_path = ''
as $$
declare
  is_credited boolean := private.to_pay(invoice) = 0;
begin
  perform private.owe_credits(request, invoice, actor, is_credited);
  update public.invoices i set paid_at = now() where i.id = invoice.id returning i.paid_at into invoice.paid_at;
  perform private.record_action(
    request, 'pay', actor, milestone => invoice.milestone, invoice_id => invoice.id, cents => nullif(private.to_pay(invoice), 0));
  return invoice;
end;
$$;
comment on function private.report_payment(public.hire_requests, public.invoices, uuid) is
  'The client''s word that an invoice is paid, which answers whether something is taken off: that is owed then. It is taken also once all was credited.';

create function public.confirm_payment(id uuid, action text) returns public.invoices
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_party();
  request public.hire_requests;
  invoice public.invoices;
  cents bigint;
begin
  if (action in ('paid', 'received')) is not true then
    perform private.raise_invalid('An invoice doesn''t have this action');
  end if;
  request := private.lock_invoice(confirm_payment.id, caller);
  select i.* into invoice from public.invoices i where i.id = confirm_payment.id;
  if (request.client_id is not distinct from caller) <> (action = 'paid') then
    perform private.raise_conflict('PT403', case action
      when 'paid' then 'Only the client can say that an invoice is paid'
      else 'Only the creator can say that a payment is received'
    end);
  end if;
  invoice.note := private.text_of_action(request.id, invoice.note);
  if invoice.received_at is not null or action = 'paid' and invoice.paid_at is not null then
    return invoice;
  end if;
  perform private.fail_if_corrected(invoice);
  cents := private.to_pay(invoice);
  if cents = 0 and action = 'received' then
    perform private.raise_conflict('PT409', 'Nothing of this invoice is left to pay');
  end if;
  perform private.limit_rate('hire_action', 60, interval '10 minutes');
  if action = 'paid' then
    return private.report_payment(request, invoice, caller);
  end if;
  perform private.owe_credits(request, invoice, caller);
  update public.invoices i set received_at = now() where i.id = invoice.id
  returning i.received_at into invoice.received_at;
  perform private.record_action(
    request, 'receive', caller, milestone => invoice.milestone, invoice_id => invoice.id, cents => cents);
  return invoice;
end;
$$;
comment on function public.confirm_payment(uuid, text) is
  'The client says that an invoice is paid, the creator that the payment is received, also if the client said nothing. The same word twice '
  'is one.';

create function private.unsay_payment(id uuid, action text) returns public.invoices
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_party();
  request public.hire_requests;
  invoice public.invoices;
  is_own boolean := action = 'withdraw_payment';
  cents bigint;
begin
  request := private.lock_invoice(unsay_payment.id, caller);
  select i.* into invoice from public.invoices i where i.id = unsay_payment.id;
  if (request.client_id is not distinct from caller) <> is_own then
    perform private.raise_conflict('PT403', case
      when is_own then 'Only the client can take back that an invoice is paid'
      else 'Only the creator can say that a payment has not arrived'
    end);
  end if;
  perform private.fail_if_corrected(invoice);
  if invoice.received_at is not null then
    perform private.raise_conflict('PT409', 'This payment is received already');
  end if;
  invoice.note := private.text_of_action(request.id, invoice.note);
  if invoice.paid_at is null then
    return invoice;
  end if;
  perform private.limit_rate('hire_action', 60, interval '10 minutes');
  cents := private.to_pay(invoice);
  update public.invoices i set
    paid_at = null,
    denied_at = case when not is_own then now() end,
    reminded_at = case when is_own then i.reminded_at end
  where i.id = invoice.id
  returning i.paid_at, i.denied_at, i.reminded_at into invoice.paid_at, invoice.denied_at, invoice.reminded_at;
  if is_own then
    -- Nothing that was not paid is sent back: the client pays less.
    update public.refunds r set is_credit = true, status = 'confirmed', confirmed_at = now()
    where r.invoice_id = invoice.id and r.status = 'owed';
  else
    perform private.offer_credits(request, invoice, caller);
  end if;
  perform private.record_action(
    request, action, caller, milestone => invoice.milestone, invoice_id => invoice.id, cents => nullif(cents, 0));
  return invoice;
end;
$$;

create function public.withdraw_payment(id uuid) returns public.invoices
language sql security definer set search_path = ''
begin atomic
  select private.unsay_payment(withdraw_payment.id, 'withdraw_payment');
end;
comment on function public.withdraw_payment(uuid) is
  'The client takes back that an invoice is paid, until the creator has answered. The same word twice is one.';

create function public.deny_payment(id uuid) returns public.invoices
language sql security definer set search_path = ''
begin atomic
  select private.unsay_payment(deny_payment.id, 'deny_payment');
end;
comment on function public.deny_payment(uuid) is
  'The creator says that a payment has not arrived: it is to be paid then, with a reminder of its own, and the client is asked about what was '
  'owed of it. The same word twice is one.';

create function public.correct_invoice(id uuid, note text default null) returns public.invoices
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_actor('correct_invoice');
  request public.hire_requests;
  former public.invoices;
  invoice public.invoices;
  written text := case when private.has_text(note) then btrim(note, e' \t\r\n') end;
begin
  request := private.lock_invoice(correct_invoice.id, caller);
  select i.* into former from public.invoices i where i.id = correct_invoice.id;
  if request.creator_id is distinct from caller then
    perform private.raise_conflict('PT403', 'Only the creator can correct an invoice');
  elsif char_length(written) > 500 then
    perform private.raise_invalid('Use at most 500 characters');
  end if;
  select i.* into invoice from public.invoices i
  where i.corrects = former.id and i.note is not distinct from written;
  if found then
    return invoice;
  end if;
  perform private.fail_if_corrected(former);
  if former.received_at is not null then
    perform private.raise_conflict('PT409', 'You have received this payment. Its invoice can no longer be corrected');
  elsif (
    select count(*) from public.invoices i
    where (i.hire_request_id, i.milestone) = (former.hire_request_id, former.milestone) and i.corrects is not null
  ) >= 5 then
    perform private.raise_conflict('PT409', 'An invoice can be corrected 5 times');
  end if;
  perform private.limit_rate('hire_action', 60, interval '10 minutes');
  insert into public.invoices (
    hire_request_id, milestone, creator_id, client_id, year, serial, corrects, seller, buyer, lines,
    total_cents, note, paid_at, denied_at, reminded_at
  )
  select former.hire_request_id, former.milestone, former.creator_id, former.client_id, n.year, n.serial,
    former.id, private.billed_party(former.creator_id),
    coalesce(private.billed_party(former.client_id), former.buyer),
    former.lines, former.total_cents, written, former.paid_at, former.denied_at, former.reminded_at
  from private.take_invoice_number(caller, now(), request.time_zone) n
  returning * into invoice;
  update public.refunds r set invoice_id = invoice.id where r.invoice_id = former.id;
  perform private.record_action(
    request, 'correct_invoice', caller, written, invoice.milestone, invoice.id, nullif(private.to_pay(invoice), 0));
  return invoice;
end;
$$;
comment on function public.correct_invoice(uuid, text) is
  'A new invoice with a number of its own and today''s names and addresses counts instead of this one, until the payment is received. What '
  'the client said and what was refunded stay. The same call twice is one.';

create function private.add_refund(
  request public.hire_requests, invoice public.invoices, refund public.refunds, actor uuid, may_be_paid boolean default true
) returns public.refunds
language plpgsql security definer set search_path = ''
as $$
begin
  refund.is_credit := num_nonnulls(invoice.paid_at, invoice.received_at) = 0;
  if refund.is_credit then
    refund.status := case when may_be_paid and request.client_id is not null then 'asked' else 'confirmed' end;
  end if;
  insert into public.refunds (
    hire_request_id, invoice_id, case_id, amount_cents, reason, status, is_credit, refund_key, asked_at, sent_at, confirmed_at
  )
  values (
    request.id, invoice.id, refund.case_id, refund.amount_cents, refund.reason, refund.status, refund.is_credit,
    refund.refund_key, case refund.status when 'asked' then now() end, case refund.status when 'sent' then now() end, case refund.status when 'confirmed' then now() end
  )
  returning * into refund;
  perform private.record_action(
    request,
    case refund.status
      when 'asked' then 'ask_credit' when 'confirmed' then 'credit' when 'owed' then 'owe_refund' else 'refund'
    end,
    actor, refund.reason, invoice.milestone, invoice.id, -refund.amount_cents);
  return refund;
end;
$$;
comment on function private.add_refund(public.hire_requests, public.invoices, public.refunds, uuid, boolean) is
  'Money back, or, while no one says that anything is paid, a credit: it waits for the client''s word that they have not paid, unless the '
  'invoice can''t be paid yet, or the client has left.';

create function private.refundable(invoice public.invoices) returns bigint
language sql stable security definer set search_path = ''
return invoice.total_cents + coalesce((
  select sum(r.amount_cents) from public.refunds r where r.invoice_id = invoice.id
), 0);
comment on function private.refundable(public.invoices) is
  'What of an invoice is neither refunded nor to be refunded, in cents.';

create function private.pay_owed_refunds(
  request public.hire_requests, invoice public.invoices, refund public.refunds, actor uuid
) returns public.refunds
language plpgsql security definer set search_path = ''
as $$
declare
  owed public.refunds;
begin
  for owed in
    select r.* from public.refunds r where r.invoice_id = invoice.id and r.status = 'owed' order by r.created_at, r.id
  loop
    if refund.amount_cents > owed.amount_cents then
      update public.refunds r set amount_cents = r.amount_cents - refund.amount_cents where r.id = owed.id;
      refund.case_id := owed.case_id;
      exit;
    end if;
    refund.amount_cents := refund.amount_cents - owed.amount_cents;
    update public.refunds r set refund_key = refund.refund_key
    where r.id = owed.id and refund.amount_cents = 0 and r.refund_key is null;
    refund.id := (private.move_refund(request, owed.id, 'send_refund', actor)).id;
    exit when refund.amount_cents = 0;
  end loop;
  return refund;
end;
$$;
comment on function private.pay_owed_refunds(public.hire_requests, public.invoices, public.refunds, uuid) is
  'Money that is sent back pays what is owed of the invoice first: whole refunds become sent, of the last a part stays owed. What is left of '
  'it is a refund of its own.';

create function public.enter_refund(
  invoice_id uuid, amount_cents bigint, reason text, refund_key uuid
) returns public.refunds
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_party();
  request public.hire_requests;
  invoice public.invoices;
  refund public.refunds;
  most bigint;
begin
  if refund_key is null then
    perform private.raise_invalid('A refund key is required');
  end if;
  request := private.lock_invoice(enter_refund.invoice_id, caller);
  select i.* into invoice from public.invoices i where i.id = enter_refund.invoice_id;
  if request.creator_id is distinct from caller then
    perform private.raise_conflict('PT403', 'Only the creator can enter a refund');
  end if;
  select r.* into refund from public.refunds r
  where r.hire_request_id = request.id and r.refund_key = enter_refund.refund_key;
  if found then
    return refund;
  end if;
  perform private.fail_if_corrected(invoice);
  most := private.refundable(invoice) - coalesce((
    select sum(r.amount_cents) from public.refunds r where r.invoice_id = invoice.id and r.status = 'owed'
  ), 0);
  if most = 0 then
    perform private.raise_conflict('PT409', 'Nothing of this invoice is left to refund');
  elsif (amount_cents between 1 and most) is not true then
    perform private.raise_invalid(format('Enter an amount from $0.01 to %s', private.format_money(most / 100.0)));
  elsif private.has_text(reason) is not true or char_length(btrim(reason, e' \t\r\n')) < 10 then
    perform private.raise_invalid('Write a reason of at least 10 characters');
  elsif char_length(btrim(reason, e' \t\r\n')) > 1000 then
    perform private.raise_invalid('Use at most 1000 characters');
  end if;
  if amount_cents < most and (
    select count(*) from public.refunds r where r.invoice_id = invoice.id and r.refund_key is not null
  ) >= 10 then
    perform private.raise_conflict('PT409', 'This invoice has 10 refunds or credits. Enter all of the rest as one');
  end if;
  perform private.limit_rate('hire_action', 60, interval '10 minutes');
  refund.amount_cents := -enter_refund.amount_cents;
  refund.reason := btrim(enter_refund.reason, e' \t\r\n');
  refund.refund_key := enter_refund.refund_key;
  refund.status := 'sent';
  refund := private.pay_owed_refunds(request, invoice, refund, caller);
  if refund.amount_cents = 0 then
    select r.* into refund from public.refunds r where r.id = refund.id;
    return refund;
  end if;
  return private.add_refund(request, invoice, refund, caller);
end;
$$;
comment on function public.enter_refund(uuid, bigint, text, uuid) is
  'The creator enters money that they sent back; the client confirms it. It pays what is owed first. If no one said that anything is paid, it '
  'lowers what is to be paid once the client says that nothing is. The same call with the same key is the same refund.';

create function private.owe_refund(
  request public.hire_requests, invoice public.invoices, cents bigint, reason text, case_id uuid,
  may_be_paid boolean default true
) returns public.refunds
language plpgsql security definer set search_path = ''
as $$
declare
  refund public.refunds;
begin
  refund.amount_cents := -least(cents, private.refundable(invoice));
  if refund.amount_cents = 0 then
    return null;
  end if;
  refund.reason := owe_refund.reason;
  refund.case_id := owe_refund.case_id;
  refund.status := 'owed';
  return private.add_refund(request, invoice, refund, null, may_be_paid);
end;
$$;
comment on function private.owe_refund(public.hire_requests, public.invoices, bigint, text, uuid, boolean) is
  'What the outcome of a case gives back, at most what was not refunded yet. The request is locked.';

create function private.move_refund(
  request public.hire_requests, refund uuid, action text, actor uuid
) returns public.refunds
language plpgsql security definer set search_path = ''
as $$
declare
  moved public.refunds;
begin
  update public.refunds r set
    status = case action when 'send_refund' then 'sent' when 'deny_refund' then 'owed' else 'confirmed' end,
    sent_at = case when action <> 'deny_refund' and not r.is_credit then coalesce(r.sent_at, now()) end,
    denied_at = case action when 'deny_refund' then now() else r.denied_at end,
    owed_at = case when action = 'deny_refund' and not private.is_overdue(r) then now() else r.owed_at end,
    reminders = case when action = 'deny_refund' and not private.is_overdue(r) then 0 else r.reminders end,
    confirmed_at = case when action in ('confirm_refund', 'assume_refund', 'confirm_credit') then now() end
  where r.id = move_refund.refund
  returning * into moved;
  perform private.record_action(
    request, action, actor,
    milestone => (select i.milestone from public.invoices i where i.id = moved.invoice_id),
    invoice_id => moved.invoice_id, cents => -moved.amount_cents);
  moved.reason := private.text_of_action(request.id, moved.reason);
  return moved;
end;
$$;
comment on function private.move_refund(public.hire_requests, uuid, text, uuid) is
  'The one place that changes the state of a refund. The request is locked.';

create function private.follow_refund(id uuid, action text) returns public.refunds
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_party();
  request public.hire_requests;
  refund public.refunds;
begin
  request := private.lock_request(r.hire_request_id, caller)
  from public.refunds r
  join public.hire_requests h on h.id = r.hire_request_id
  where r.id = follow_refund.id and caller in (h.client_id, h.creator_id);
  if request.id is null then
    perform private.raise_conflict('PT404', 'This refund no longer exists, or it isn''t yours');
  end if;
  select r.* into refund from public.refunds r where r.id = follow_refund.id;
  if (request.creator_id is not distinct from caller) <> (action = 'send_refund') then
    perform private.raise_conflict('PT403', case action
      when 'send_refund' then 'Only the creator can say that a refund is sent'
      when 'deny_refund' then 'Only the client can say that a refund has not arrived'
      when 'confirm_credit' then 'Only the client can say that an invoice is not paid'
      else 'Only the client can confirm a refund'
    end);
  elsif action <> 'confirm_credit' and refund.status = 'asked' and (action = 'deny_refund' and refund.denied_at is not null) is not true then
    perform private.raise_conflict('PT409', 'The client has not said yet whether this invoice is paid');
  elsif action = 'confirm_credit' and not refund.is_credit then
    perform private.raise_conflict('PT409', 'This invoice is paid already');
  elsif action = 'deny_refund' and refund.status = 'confirmed' then
    perform private.raise_conflict('PT409', 'This refund is confirmed already');
  elsif action = 'deny_refund' and (refund.status, refund.denied_at) is not distinct from ('owed', null) then
    perform private.raise_conflict('PT409', 'This refund isn''t sent yet');
  elsif refund.status in (case action when 'send_refund' then 'sent' when 'deny_refund' then 'owed' end, 'confirmed')
    or action = 'deny_refund' and refund.status = 'asked'
  then
    refund.reason := private.text_of_action(request.id, refund.reason);
    return refund;
  end if;
  perform private.limit_rate('hire_action', 60, interval '10 minutes');
  refund := private.move_refund(request, refund.id, action, caller);
  if action = 'deny_refund' then
    perform private.offer_credits(request, i, null)
    from public.invoices i where i.id = refund.invoice_id and num_nonnulls(i.paid_at, i.received_at) = 0;
    select r.status, r.is_credit, r.asked_at into refund.status, refund.is_credit, refund.asked_at
    from public.refunds r where r.id = refund.id;
  end if;
  return refund;
end;
$$;

create function public.send_refund(id uuid) returns public.refunds
language sql security definer set search_path = ''
begin atomic
  select private.follow_refund(send_refund.id, 'send_refund');
end;
comment on function public.send_refund(uuid) is
  'The creator says that a refund that they owed is sent. The same word twice is one.';

create function public.confirm_refund(id uuid) returns public.refunds
language sql security definer set search_path = ''
begin atomic
  select private.follow_refund(confirm_refund.id, 'confirm_refund');
end;
comment on function public.confirm_refund(uuid) is
  'The client confirms a refund, also if the creator said nothing. The same word twice is one.';

create function public.deny_refund(id uuid) returns public.refunds
language sql security definer set search_path = ''
begin atomic
  select private.follow_refund(deny_refund.id, 'deny_refund');
end;
comment on function public.deny_refund(uuid) is
  'The client says that a refund has not arrived: it is owed then, or, while no one says that its invoice is paid, the client is asked about '
  'that. The same word twice is one.';

create function public.confirm_credit(id uuid) returns public.refunds
language sql security definer set search_path = ''
begin atomic
  select private.follow_refund(confirm_credit.id, 'confirm_credit');
end;
comment on function public.confirm_credit(uuid) is
  'The client says that they have not paid an invoice, so that as much is taken off. That they have is the word of confirm_payment. The same '
  'word twice is one.';

create function private.refund_json(refund public.refunds) returns jsonb
language sql stable security definer set search_path = ''
return to_jsonb(refund) - array['refund_key', 'reminders'] || jsonb_build_object(
  'reason', private.text_of_action(refund.hire_request_id, refund.reason),
  'assumed_at', private.assumed_at(refund)
);

create function private.may_read_payment(creator uuid, client uuid, at timestamptz default now()) returns boolean
language sql stable security definer set search_path = ''
return exists (
  select from public.invoices i
  where i.creator_id = creator and i.client_id = client
    and coalesce(private.settled_at(i) >= may_read_payment.at - interval '90 days', true)
);
comment on function private.may_read_payment(uuid, uuid, timestamptz) is
  'Whether this client is shown how the creator wants to be paid: while an invoice between them is open, and 90 days longer.';

create function private.payment_json(invoice public.invoices) returns jsonb
language sql stable security definer set search_path = ''
return (
  select jsonb_build_object(
    'name', invoice.seller ->> 'name', 'payment_url', p.payment_url, 'payment_instructions', p.payment_instructions)
  from (values (invoice.id)) as one (id) left join private.invoice_payments p on p.invoice_id = one.id
  where invoice.creator_id = (select auth.uid())
    or invoice.client_id = (select auth.uid()) and case
      when invoice.creator_id is null then coalesce(private.settled_at(invoice) >= now() - interval '90 days', true)
      else private.may_read_payment(invoice.creator_id, invoice.client_id)
    end
);
comment on function private.payment_json(public.invoices) is
  'How an invoice is to be paid, for its parties only: null once the client is not shown it any more. Of a creator who left, each invoice '
  'has its own 90 days.';

create function private.invoice_json(invoice public.invoices) returns jsonb
language sql stable security definer set search_path = ''
return to_jsonb(invoice) - 'reminded_at' || jsonb_build_object(
  'note', private.text_of_action(invoice.hire_request_id, invoice.note),
  'to_pay_cents', private.to_pay(invoice),
  'rests', private.rests(invoice),
  'corrected_by', (select c.id from public.invoices c where c.corrects = invoice.id),
  'corrects_number', (select c.number from public.invoices c where c.id = invoice.corrects),
  'time_zone', (select h.time_zone from public.hire_requests h where h.id = invoice.hire_request_id),
  'payment', private.payment_json(invoice)
);
comment on function private.invoice_json(public.invoices) is 'An invoice as its parties read it.';

create function private.settling_json(request public.hire_requests) returns jsonb
language sql stable security definer set search_path = ''
return jsonb_build_object(
  'agreements', coalesce((
    select jsonb_agg(to_jsonb(a) - 'hire_request_id' order by a.version)
    from public.agreements a where a.hire_request_id = request.id
  ), '[]'),
  'invoices', coalesce((
    select jsonb_agg(private.invoice_json(i) order by i.milestone, i.created_at, i.serial)
    from public.invoices i where i.hire_request_id = request.id
  ), '[]'),
  'refunds', coalesce((
    select jsonb_agg(private.refund_json(r) order by r.created_at, r.id)
    from public.refunds r where r.hire_request_id = request.id
  ), '[]')
);
comment on function private.settling_json(public.hire_requests) is 'What the two agreed on and what is owed.';

create function private.invoice_page(
  me uuid, side text, after_time timestamptz, after_id uuid, size integer
) returns setof uuid rows 20
language plpgsql stable security definer set search_path = ''
as $$
declare
  after_serial integer := (select i.serial from public.invoices i where i.id = after_id);
begin
  -- One plan for each side, so that each reads its own index in order.
  if side = 'creator' then
    return query
      select i.id from public.invoices i
      where i.creator_id = me and (after_id is null or (i.created_at, i.serial, i.id) < (after_time, after_serial, after_id))
      order by i.created_at desc, i.serial desc, i.id desc limit size;
  else
    return query
      select i.id from public.invoices i
      where i.client_id = me and (after_id is null or (i.created_at, i.serial, i.id) < (after_time, after_serial, after_id))
      order by i.created_at desc, i.serial desc, i.id desc limit size;
  end if;
end;
$$;

create function public.my_invoices(
  side text, cursor text default null, page_size integer default 20
) returns jsonb
language plpgsql stable security definer set search_path = '' set statement_timeout = '3s'
as $$
declare
  size integer := least(greatest(coalesce(page_size, 20), 1), 100);
  place record;
  items jsonb;
begin
  if (side in ('client', 'creator')) is not true then
    perform private.raise_invalid('This list doesn''t exist');
  end if;
  place := private.parse_cursor(cursor);
  select coalesce(jsonb_agg(
    private.invoice_json(i) || jsonb_build_object(
      'title', h.title,
      'other', private.party(case side when 'client' then i.creator_id else i.client_id end),
      'refunds', coalesce((
        select jsonb_agg(private.refund_json(r) order by r.created_at, r.id)
        from public.refunds r where r.invoice_id = i.id
      ), '[]'))
    order by i.created_at desc, i.serial desc, i.id desc), '[]')
  into items
  from private.invoice_page(auth.uid(), side, place.after_time, place.after_id, size + 1) as page (id)
  join public.invoices i on i.id = page.id
  join public.hire_requests h on h.id = i.hire_request_id;
  return jsonb_build_object(
    'items', items - size,
    'next_cursor', case when jsonb_array_length(items) > size then
      (items -> size - 1 ->> 'id') || '_' || (items -> size - 1 ->> 'created_at')
    end
  );
end;
$$;
comment on function public.my_invoices(text, text, integer) is
  'A page of the caller''s invoices as client or as creator, the newest first.';

create function public.my_earnings_figures() returns jsonb
language sql stable security definer set search_path = '' set statement_timeout = '3s'
begin atomic
  with mine as (
    select i.received_at, i.total_cents - r.credited - r.refunded as left_over, r.credited, r.refunded
    from public.invoices i
    cross join lateral (
      select -coalesce(sum(f.amount_cents) filter (where f.is_credit), 0) as credited,
        -coalesce(sum(f.amount_cents) filter (where not f.is_credit), 0) as refunded
      from public.refunds f where f.invoice_id = i.id and f.status = 'confirmed'
    ) r
    where i.creator_id = (select auth.uid())
      and not exists (select from public.invoices c where c.corrects = i.id)
  )
  select jsonb_build_object(
    'agreed_cents', (
      select coalesce(sum(t.amount * 100), 0)::bigint from public.transactions t
      where t.creator_id = (select auth.uid()) and t.status = 'pending'
    ),
    'to_be_paid_cents', coalesce(sum(m.left_over) filter (where m.received_at is null), 0),
    'received_cents', coalesce(sum(m.left_over) filter (where m.received_at is not null), 0),
    'credited_cents', coalesce(sum(m.credited), 0),
    'refunded_cents', coalesce(sum(m.refunded), 0)
  )
  from mine m;
end;
comment on function public.my_earnings_figures() is
  'What the caller has agreed on as a creator, is to be paid, has received, has credited (taken off before it was paid) and has refunded '
  '(sent back), in cents. The last four add up to their completed work.';

grant execute on function
  public.confirm_payment(uuid, text), public.withdraw_payment(uuid), public.deny_payment(uuid), public.correct_invoice(uuid, text),
  public.enter_refund(uuid, bigint, text, uuid), public.send_refund(uuid), public.confirm_refund(uuid), public.deny_refund(uuid),
  public.confirm_credit(uuid), public.my_invoices(text, text, integer), public.my_earnings_figures()
to authenticated;
alter table public.refunds add foreign key (case_id) references public.cases (id);
create index refunds_of_case on public.refunds (case_id);

create function private.unreturned_cents(invoice public.invoices, at timestamptz) returns bigint
language sql stable security definer set search_path = ''
return case
  when exists (select from public.invoices c where c.corrects = invoice.id) then 0
  else invoice.total_cents + coalesce((
    select sum(r.amount_cents) from public.refunds r where r.invoice_id = invoice.id and r.confirmed_at < unreturned_cents.at
  ), 0)
end;
comment on function private.unreturned_cents(public.invoices, timestamptz) is
  'What was not given back of an invoice by then, as far as it is confirmed; nothing of one that another replaces.';

create function private.guaranteed_until(invoice public.invoices) returns timestamptz
language sql stable security definer set search_path = ''
return (
  select private.clock_end(h, 'open_case', a.at) + coalesce((
    select sum(c.closed_at - c.created_at) from public.cases c
    where c.hire_request_id = h.id and c.created_at >= a.at
  ), '0')
  from public.hire_requests h, (
    select max(e.created_at) as at
    from public.hire_request_events e join private.hire_steps s on s.action = e.action
    where e.hire_request_id = invoice.hire_request_id and s.is_approval
      and (e.milestone = invoice.milestone or s.status = 'completed')
  ) a
  where h.id = invoice.hire_request_id
);
comment on function private.guaranteed_until(public.invoices) is
  'Until when the client can open a case about this milestone: for 30 days after it was approved, and at least as long after all of the work '
  'was. The time of a case does not count: one is open at a time.';

create function private.disputed_cents(dispute public.cases, invoice public.invoices) returns bigint
language sql stable security definer set search_path = ''
return case
  when invoice.milestone > dispute.milestone then 0
  when num_nonnulls(invoice.paid_at, invoice.received_at) = 0
    or least(invoice.paid_at, invoice.received_at) >= coalesce(dispute.created_at, now())
    or private.guaranteed_until(invoice) > coalesce(dispute.created_at, now())
    then private.unreturned_cents(invoice, coalesce(dispute.created_at, 'infinity'))
  else 0
end;
comment on function private.disputed_cents(public.cases, public.invoices) is
  'What a money-back case can give back of an invoice: what was not confirmed as given back when it was opened, nothing of what was approved '
  'since, and after its 30 days only what was not paid by then.';

create function private.may_contradict(request public.hire_requests) returns boolean
language sql stable security definer set search_path = ''
return exists (
    select from public.invoices i
    where i.hire_request_id = request.id and i.paid_at is null and private.to_pay(i) > 0
  )
  and not exists (
    select from public.cases c join public.case_steps s on s.case_id = c.id
    where c.hire_request_id = request.id and s.action = 'decide'
  );
comment on function private.may_contradict(public.hire_requests) is
  'Whether the client can contradict what is still to be paid, by a case at any time, unless an admin has decided one.';

create function private.proposal_to(dispute public.cases, side text) returns public.case_steps
language sql stable security definer set search_path = ''
begin atomic
  select s from public.case_steps s
  where s.case_id = dispute.id and s.action in ('open', 'counter') and s.side <> proposal_to.side
    and not exists (
      select from public.case_steps a where a.case_id = s.case_id and a.action = 'accept' and a.number > s.number
    )
    -- guard: a creator who left proposed it
    and (s.outcome <> 'redo' or exists (
      select from public.hire_requests h where h.id = dispute.hire_request_id and h.creator_id is not null
    ))
  order by s.number desc limit 1;
end;
comment on function private.proposal_to(public.cases, text) is
  'The last proposal of the other side that was not agreed on, if anyone is left to carry it out.';

create function private.possible_case_actions(dispute public.cases, side text) returns text[]
language sql stable security definer set search_path = ''
return array_remove(array[
  case when side = 'creator' and dispute.status = 'redoing' then 'redo' end,
  case when private.case_turn(dispute) = side and dispute.status <> 'redoing'
    or dispute.status in ('redoing', 'waiting') and side <> 'admin' and (private.proposal_to(dispute, side)).number > 0 then 'accept' end,
  case when side = 'creator' and (
    dispute.status = 'open'
    or dispute.status in ('redoing', 'waiting') and (private.proposal_to(dispute, 'client')).number is null
  ) then 'counter' end,
  case when private.case_turn(dispute) = side and dispute.status <> 'redoing' then 'dispute' end,
  case when side <> 'admin' and dispute.status = 'decided' then 'appeal' end,
  case when side = 'client' and dispute.status in ('open', 'countered', 'redoing', 'waiting') then 'withdraw' end
], null);
comment on function private.possible_case_actions(public.cases, text) is
  'The actions of a side for a case, the primary one first. Until an admin decides, the creator can still answer, and both can agree, also on '
  'something else than the work again.';

create function private.outcomes_to_propose(dispute public.cases, side text) returns text[]
language sql stable security definer set search_path = ''
return case when 'counter' <> all (private.possible_case_actions(dispute, side)) then '{}'
  when exists (select from public.case_steps s where s.case_id = dispute.id and s.action = 'accept') then array['all', 'part', 'none']
  else array['all', 'part', 'redo', 'none']
end;
comment on function private.outcomes_to_propose(public.cases, text) is
  'What a side can propose in a case: the work again only once both have not agreed on it yet.';

create function private.case_obstacle(dispute public.cases, action text, side text) returns text
language sql stable security definer set search_path = ''
return case
  when action = any (private.possible_case_actions(dispute, side)) then null
  when dispute.closed_at is not null then 'This case is closed'
  when action = 'redo' then 'There is nothing to do again in this case'
  when dispute.status = 'redoing' and action <> 'counter' then 'The creator does the work again first'
  when action = 'appeal' then case dispute.status
    when 'appealed' then 'This decision was appealed already'
    else 'There is no decision to appeal yet'
  end
  when dispute.status in ('decided', 'appealed') then 'This case is decided already'
  when dispute.status = 'waiting' and action = 'dispute' then 'This case waits for a decision already'
  when dispute.status in ('redoing', 'waiting') and action = 'counter' then 'You have proposed something else already'
  when dispute.status = 'waiting' then 'The creator has proposed nothing to agree to yet'
  else 'This case was answered in the meantime'
end;
comment on function private.case_obstacle(public.cases, text, text) is
  'The sentence about why a side cannot do this now; null if it can.';

create function private.amount_in_dispute(dispute public.cases) returns bigint
language sql stable security definer set search_path = ''
return case dispute.kind
  when 'delivery' then (
    select round(m.price * 100)::bigint from public.milestones m
    where (m.hire_request_id, m.number) = (dispute.hire_request_id, dispute.milestone)
  )
  else (
    select coalesce(sum(private.disputed_cents(dispute, i)), 0)::bigint from public.invoices i
    where i.hire_request_id = dispute.hire_request_id
  )
end;
comment on function private.amount_in_dispute(public.cases) is
  'In cents: the price of the milestone that was delivered, or what was invoiced and not given back when it was opened.';

create function private.new_case(request public.hire_requests, kind text) returns public.cases
language plpgsql stable security definer set search_path = ''
as $$
declare
  dispute public.cases;
begin
  dispute.hire_request_id := request.id;
  dispute.kind := new_case.kind;
  dispute.milestone := case new_case.kind
    when 'delivery' then request.milestone
    else (select max(i.milestone) from public.invoices i where i.hire_request_id = request.id)
  end;
  return dispute;
end;
$$;
comment on function private.new_case(public.hire_requests, text) is
  'A case as it would be opened now: about the delivery in review, or about all that is approved.';

create function private.case_subjects(request public.hire_requests)
returns table (subject text, cents bigint, until timestamptz)
language sql stable security definer set search_path = ''
begin atomic
  with back as (
    select private.amount_in_dispute(private.new_case(request, 'money_back')) as cents, (
      select max(private.guaranteed_until(i)) from public.invoices i
      where i.hire_request_id = request.id and private.guaranteed_until(i) > now() and private.unreturned_cents(i, 'infinity') > 0
    ) as until
  )
  select 'delivery', private.amount_in_dispute(private.new_case(request, 'delivery')), private.review_until(request)
  where request.status = 'accepted' and request.delivered_at is not null and (private.open_case_of(request.id)).id is null
  union all
  select case when b.until is null then 'unpaid' else 'work' end, b.cents, b.until from back b
  where b.cents > 0 and (b.until is not null or private.may_contradict(request)) and (private.open_case_of(request.id)).id is null;
end;
comment on function private.case_subjects(public.hire_requests) is
  'The subjects that the client can open a case about, for how much and until when: a delivery in review, approved work for 30 days, or what '
  'is not paid.';

create function private.case_json(dispute public.cases, side text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return to_jsonb(dispute) - 'case_key' || jsonb_build_object(
    'actions', to_jsonb(coalesce(private.possible_case_actions(dispute, side), '{}')),
    'outcomes', to_jsonb(private.outcomes_to_propose(dispute, side)),
    'turn', private.case_turn(dispute),
    'answer_due_at', private.case_due_at(dispute),
    'proposal', (
      select jsonb_build_object('outcome', p.outcome, 'cents', p.cents)
      from private.proposal_to(dispute, side) p where p.number > 0
    ),
    'amount_cents', private.amount_in_dispute(dispute),
    'steps', (
      select jsonb_agg(to_jsonb(s) - 'case_id' order by s.number) from public.case_steps s where s.case_id = dispute.id
    ),
    'lacks_admin', dispute.status in ('waiting', 'appealed') and not exists (
      select from private.admins a where private.may_decide(a.user_id, dispute)
    )
  );
end;
$$;
comment on function private.case_json(public.cases, text) is
  'A case as this side sees it. It lacks an admin while nobody who may decide it is one: then it waits.';

create function private.check_outcome(dispute public.cases, outcome text, cents bigint, allowed text[]) returns void
language plpgsql stable security definer set search_path = ''
as $$
declare
  total bigint := private.amount_in_dispute(dispute);
begin
  if outcome is null or outcome <> all (allowed) then
    perform private.raise_invalid('Choose one of these: ' || array_to_string(allowed, ', '));
  elsif outcome = 'part' and (cents >= 1 and cents < total) is not true then
    perform private.raise_invalid(format(
      'Enter an amount below %s, of which this is a part', private.format_money(total / 100.0)));
  elsif outcome <> 'part' and cents is not null then
    perform private.raise_invalid('Only a part has an amount');
  end if;
end;
$$;

create function private.check_case_text(text text) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if private.has_text(text) is not true or char_length(btrim(text, e' \t\r\n')) < 10 then
    perform private.raise_invalid('Write at least 10 characters');
  elsif char_length(text) > 4000 then
    perform private.raise_invalid('Use at most 4000 characters');
  end if;
end;
$$;

create function private.add_case_step(
  dispute uuid, side text, action text, text text default null, outcome text default null, cents bigint default null,
  is_paid boolean default null
) returns void
language sql security definer set search_path = ''
begin atomic
  insert into public.case_steps (case_id, number, side, action, text, outcome, cents, is_paid)
  select add_case_step.dispute, coalesce(max(s.number), 0) + 1, add_case_step.side, add_case_step.action,
    case when private.has_text(add_case_step.text) then add_case_step.text end, add_case_step.outcome,
    add_case_step.cents, add_case_step.is_paid
  from public.case_steps s where s.case_id = add_case_step.dispute;
end;

create function private.record_case_step(
  request public.hire_requests, dispute public.cases, action text, actor uuid
) returns public.hire_requests
language sql security definer set search_path = ''
begin atomic
  select private.record_action(
    request, record_case_step.action, actor, milestone => case dispute.kind when 'delivery' then dispute.milestone end);
end;
comment on function private.record_case_step(public.hire_requests, public.cases, text, uuid) is
  'Adds a step of a case to the timeline, of the milestone that was delivered, or of what is approved.';

create function private.pays_case(dispute public.cases, refund public.refunds) returns boolean
language sql stable security definer set search_path = ''
return refund.case_id is null and coalesce(refund.confirmed_at >= dispute.created_at, true) and exists (
  select from public.invoices i
  where i.id = refund.invoice_id and case dispute.kind
    when 'money_back' then private.disputed_cents(dispute, i) > 0
    else i.milestone = dispute.milestone
  end
);
comment on function private.pays_case(public.cases, public.refunds) is
  'Whether a refund counts for what this case gives back: one that was not confirmed when the case was opened, and pays no other.';

create function private.refund_case(dispute public.cases, request public.hire_requests) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  bill public.invoices;
  -- Everything has no sum: it is what is left of each invoice.
  left_over bigint := dispute.cents;
  share bigint;
begin
  with counted as (
    update public.refunds r set case_id = dispute.id
    where r.hire_request_id = request.id and private.pays_case(dispute, r)
    returning r.amount_cents
  )
  select left_over + coalesce(sum(c.amount_cents), 0) into left_over from counted c;
  for bill in
    select i.* from public.invoices i
    where i.hire_request_id = request.id and case dispute.kind
      when 'money_back' then private.disputed_cents(dispute, i) > 0
      else i.milestone = dispute.milestone
    end
    order by i.created_at desc, i.id
  loop
    share := least(left_over, private.refundable(bill));
    continue when share <= 0;
    perform private.owe_refund(
      request, bill, share, 'The result of a case', dispute.id, may_be_paid => dispute.kind = 'money_back');
    left_over := left_over - share;
  end loop;
end;
$$;
comment on function private.refund_case(public.cases, public.hire_requests) is
  'What a case gives back beside what was refunded since it is open: from the last invoice to the first, each at most as a whole.';

create function private.carry_out(dispute public.cases, request public.hire_requests, actor uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if dispute.kind = 'money_back' then
    if dispute.outcome in ('all', 'part') then
      perform private.refund_case(dispute, request);
    end if;
  elsif request.status <> 'accepted' or request.delivered_at is null then
    return;
  elsif dispute.outcome = 'all' then
    perform private.move_hire_request(request.id, case when actor is null then 'end_by_decision' else 'accept_end' end, actor);
  elsif dispute.outcome in ('part', 'none') then
    request := private.move_hire_request(
      request.id, case when actor is not distinct from request.client_id then 'approve' else 'settle' end, actor);
    if dispute.outcome = 'part' then
      perform private.refund_case(dispute, request);
    end if;
  end if;
end;
$$;
comment on function private.carry_out(public.cases, public.hire_requests, uuid) is
  'What an agreement or a decision means. About a delivery: everything ends the request and nothing is owed, a part is approved with a '
  'credit, nothing is approved. About approved work: a refund is owed.';

create function private.close_case(
  dispute public.cases, request public.hire_requests, step text, status text, actor uuid
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  changed public.hire_requests;
begin
  if dispute.kind = 'delivery' and dispute.outcome in ('part', 'none') and close_case.status in ('agreed', 'closed') then
    -- It will be approved.
    perform private.hold_invoice_numbers(request.creator_id, request.time_zone);
  end if;
  update public.cases c
  set status = close_case.status, answer_due_at = null, closed_at = now(), outcome = dispute.outcome, cents = dispute.cents
  where c.id = dispute.id;
  if dispute.kind = 'money_back' then
    -- What is left to pay is asked for again, and reminded of.
    update public.invoices i set reminded_at = null
    where i.hire_request_id = request.id and i.milestone <= dispute.milestone and i.paid_at is null and i.reminded_at is not null;
  end if;
  if dispute.outcome = 'redo' and dispute.kind = 'delivery' and close_case.status = 'agreed' then
    -- As requested changes, but it counts as none.
    update public.hire_requests h set delivered_at = null, acts = h.acts + 1 where h.id = request.id
    returning * into changed;
    perform private.add_step(changed, step, actor, milestone => request.milestone);
    return;
  end if;
  changed := private.record_case_step(request, dispute, step, actor);
  if step in ('agree_case', 'close_case') and dispute.outcome is not null then
    perform private.carry_out(dispute, changed, actor);
  end if;
end;
$$;

create function private.escalate_case(
  dispute public.cases, request public.hire_requests, step text
) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.add_case_step(dispute.id, 'time', case step when 'miss_redo' then 'miss' else 'escalate' end);
  update public.cases c set status = 'waiting', answer_due_at = null where c.id = dispute.id;
  perform private.record_case_step(request, dispute, step, null);
end;
$$;
comment on function private.escalate_case(public.cases, public.hire_requests, text) is
  'A case that the creator does not, or cannot, answer goes to an admin, as does one whose work they do not do again.';

create function private.agree_on_case(
  dispute public.cases, proposal public.case_steps, request public.hire_requests, actor uuid
) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if dispute.status = 'redone' then
    dispute.outcome := 'redo';
    dispute.cents := null;
    perform private.close_case(dispute, request, 'accept_redo', 'agreed', actor);
  elsif proposal.outcome = 'redo' and dispute.kind = 'money_back' then
    update public.cases c
    set status = 'redoing', outcome = 'redo', cents = null, answer_due_at = now() + private.clock_of('miss_redo')
    where c.id = dispute.id;
    perform private.record_case_step(request, dispute, 'agree_redo', actor);
  else
    dispute.outcome := proposal.outcome;
    dispute.cents := proposal.cents;
    perform private.close_case(
      dispute, request, case proposal.outcome when 'redo' then 'agree_redo' else 'agree_case' end, 'agreed', actor);
  end if;
end;
$$;
comment on function private.agree_on_case(public.cases, public.case_steps, public.hire_requests, uuid) is
  'What both agree on closes a case. Only approved work that is done again keeps it open, until it is accepted.';

create function public.open_case(
  request_id uuid, happened text, wants text, cents bigint default null, case_key uuid default null,
  attachments jsonb default '[]', is_paid boolean default null, about text default null
) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_party();
  request public.hire_requests;
  dispute public.cases;
  unsaid public.invoices;
begin
  perform private.check_attachments(attachments);
  if case_key is null then
    perform private.raise_invalid('A case key is required');
  end if;
  request := private.lock_request(request_id, caller);
  select c.* into dispute from public.cases c
  where (c.hire_request_id, c.case_key) = (request.id, open_case.case_key);
  if found then
    return dispute.id;
  elsif request.client_id is distinct from caller then
    perform private.raise_conflict('PT403', 'Only the client can open a case');
  elsif (private.open_case_of(request.id)).id is not null then
    perform private.raise_conflict('PT409', 'There is an open case already', request.status);
  end if;
  if is_paid and coalesce(about <> 'delivery', request.status <> 'accepted' or request.delivered_at is null) then
    for unsaid in
      select i.* from public.invoices i
      where i.hire_request_id = request.id and num_nonnulls(i.paid_at, i.received_at) = 0
        and not exists (select from public.invoices c where c.corrects = i.id)
      order by i.created_at, i.id
    loop
      perform private.report_payment(request, unsaid, caller);
    end loop;
  end if;
  select c.* into dispute
  from private.case_subjects(request) s,
    private.new_case(request, case s.subject when 'delivery' then s.subject else 'money_back' end) c
  where s.subject = coalesce(about, s.subject)
  order by c.kind limit 1;
  if not found then
    perform private.raise_conflict(
      'PT409',
      case
        when not exists (select from public.invoices i where i.hire_request_id = request.id)
          then 'A case is about a delivery, or about approved work'
        when not exists (
          select from public.invoices i where i.hire_request_id = request.id and private.unreturned_cents(i, 'infinity') > 0
        ) then 'Everything was given back already'
        else 'A case can be opened for 30 days after an approval'
      end,
      request.status);
  end if;
  perform private.check_case_text(happened);
  perform private.check_outcome(
    dispute, wants, open_case.cents,
    case when request.creator_id is null then array['all', 'part'] else array['all', 'part', 'redo'] end);
  perform private.limit_rate('case', 10, interval '1 day');
  insert into public.cases (hire_request_id, milestone, kind, outcome, cents, answer_due_at, case_key)
  values (
    request.id, dispute.milestone, dispute.kind, wants, open_case.cents, now() + private.clock_of('escalate_case'), open_case.case_key)
  returning * into dispute;
  perform private.add_case_step(
    dispute.id, 'client', 'open', happened, wants, open_case.cents,
    case dispute.kind when 'money_back' then open_case.is_paid end);
  request := private.record_case_step(request, dispute, 'open_case', caller);
  perform private.attach_to_step(request, caller, attachments);
  if request.creator_id is null then
    perform private.escalate_case(dispute, request, 'escalate_case');
  end if;
  return dispute.id;
end;
$$;
comment on function public.open_case(uuid, text, text, bigint, uuid, jsonb, boolean, text) is
  'The client says what happened to a delivery, or within 30 days to approved work, and what they want: all, part (in cents) or redo, and '
  'whether they have paid what they did not say is paid. What is not paid can be contradicted later too. Of several subjects it is about the '
  'one that is named, or a delivery. Without a creator it waits for an admin at once. The same call with the same key is the same case.';

create function public.answer_case(
  id uuid, action text, text text default null, outcome text default null, cents bigint default null
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_party();
  request public.hire_requests;
  dispute public.cases;
  caller_side text;
  obstacle text;
  said public.case_steps;
  proposal public.case_steps;
begin
  if (action in ('counter', 'accept', 'redo', 'dispute', 'withdraw', 'appeal')) is not true then
    perform private.raise_invalid('A case doesn''t have this action');
  elsif action in ('counter', 'redo', 'dispute', 'appeal') then
    perform private.check_case_text(text);
  elsif char_length(text) > 4000 then
    perform private.raise_invalid('Use at most 4000 characters');
  end if;
  request := private.lock_request(c.hire_request_id, caller)
  from public.cases c join public.hire_requests h on h.id = c.hire_request_id
  where c.id = answer_case.id and caller in (h.client_id, h.creator_id);
  if request.id is null then
    perform private.raise_conflict('PT404', 'This case no longer exists, or it isn''t yours');
  end if;
  select c.* into dispute from public.cases c where c.id = answer_case.id;
  caller_side := private.side_of(request, caller);
  select s.* into said from public.case_steps s
  where s.case_id = dispute.id and s.side = caller_side and s.action = answer_case.action
    and s.number = (select max(l.number) from public.case_steps l where l.case_id = dispute.id and l.side <> 'time');
  if action = 'withdraw' and caller_side <> 'client' or action in ('counter', 'redo') and caller_side <> 'creator' then
    perform private.raise_conflict('PT403', 'You can''t do that');
  elsif said.case_id is not null then
    if private.has_text(text) and text is distinct from said.text
      or (outcome, answer_case.cents) is distinct from (said.outcome, said.cents)
    then
      perform private.raise_conflict('PT409', 'You answered this case already, with another text', dispute.status);
    end if;
    -- The same answer twice is one.
    return;
  end if;
  obstacle := private.case_obstacle(dispute, action, caller_side);
  if obstacle is not null then
    perform private.raise_conflict('PT409', obstacle, dispute.status);
  end if;
  perform private.limit_rate('hire_action', 60, interval '10 minutes');
  if action = 'counter' then
    perform private.check_outcome(dispute, outcome, answer_case.cents, private.outcomes_to_propose(dispute, caller_side));
  end if;
  proposal := private.proposal_to(dispute, caller_side);
  perform private.add_case_step(
    dispute.id, caller_side, action, text, case action when 'counter' then answer_case.outcome end,
    case action when 'counter' then answer_case.cents end);
  case action
    when 'accept' then
      perform private.agree_on_case(dispute, proposal, request, caller);
      return;
    when 'withdraw' then
      perform private.close_case(dispute, request, 'withdraw_case', 'withdrawn', caller);
      return;
    when 'counter' then
      update public.cases c
      set outcome = answer_case.outcome, cents = answer_case.cents,
        status = case c.status when 'open' then 'countered' else c.status end,
        answer_due_at = case c.status when 'open' then now() + private.clock_of('lapse_case') else c.answer_due_at end
      where c.id = dispute.id;
    when 'redo' then
      update public.cases c
      set status = 'redone', answer_due_at = now() + private.clock_of('accept_redo')
      where c.id = dispute.id;
    else
      update public.cases c
      set status = case action when 'appeal' then 'appealed' else 'waiting' end, answer_due_at = null
      where c.id = dispute.id;
  end case;
  perform private.record_case_step(
    request, dispute,
    case action when 'counter' then 'answer_case' when 'redo' then 'redo' when 'appeal' then 'appeal_case' else 'dispute_case' end,
    caller);
end;
$$;
comment on function public.answer_case(uuid, text, text, text, bigint) is
  'Accept what the other side proposed last, dispute it, so that an admin decides, or counter it with an outcome (the creator, once). '
  'Approved work that both agree to redo is delivered again by the creator within 14 days, and accepted or disputed by the client. An '
  'answer and an agreement are possible until the decision. The client withdraws a case before it; either side appeals a decision within 7 days, once.';

create function private.follow_case(request public.hire_requests, action text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  dispute public.cases := private.open_case_of(request.id);
begin
  if action in ('escalate_case', 'miss_redo') then
    perform private.escalate_case(dispute, request, action);
    return;
  elsif action = 'accept_redo' then
    perform private.add_case_step(dispute.id, 'time', 'accept');
    perform private.agree_on_case(dispute, null, request, null);
    return;
  end if;
  perform private.add_case_step(dispute.id, 'time', 'close');
  -- Nobody agreed on what a case proposed last that lapses.
  perform private.close_case(
    dispute, request, action, case action when 'lapse_case' then 'withdrawn' else 'closed' end, null);
end;
$$;

create function private.close_cases_of_request() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.cases c
  set status = case when c.status in ('open', 'countered', 'waiting') then 'withdrawn' else 'closed' end,
    answer_due_at = null, closed_at = now()
  where c.hire_request_id = new.id and c.kind = 'delivery' and c.closed_at is null;
  return null;
end;
$$;
comment on function private.close_cases_of_request() is
  'A delivery that is approved, or whose request ends, has no open case. What is approved keeps its own.';
create trigger close_cases after update on public.hire_requests
for each row when ((new.status, new.milestone) is distinct from (old.status, old.milestone))
execute function private.close_cases_of_request();

create function private.leave_cases() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  request public.hire_requests;
  dispute public.cases;
begin
  -- As in close_requests_of_deleted_user, nobody else changes them.
  for request in
    select h.* from public.hire_requests h
    where (h.client_id = old.id or h.creator_id = old.id) and (private.open_case_of(h.id)).id is not null
    order by h.id
  loop
    dispute := private.open_case_of(request.id);
    if request.client_id = old.id then
      -- Of two who leave in one statement, the one who went first is set to null only at its end.
      -- guard: a creator who left with them
      if private.is_deleted_user(request.creator_id) then
        update public.hire_requests h set creator_id = null where h.id = request.id;
      end if;
      perform private.add_case_step(dispute.id, 'client', 'withdraw');
      perform private.close_case(dispute, request, 'leave_case', 'withdrawn', old.id);
    elsif dispute.status in ('open', 'countered', 'redoing') then
      perform private.escalate_case(dispute, request, case dispute.status when 'redoing' then 'miss_redo' else 'escalate_case' end);
    end if;
  end loop;
  return old;
end;
$$;
comment on function private.leave_cases() is
  'The money-back guarantee outlives the account of a creator: an admin decides without them. Without the client nobody wants anything back. '
  'The other side is notified.';
-- Triggers run in the order of their names: after accepted requests are ended.
create trigger leave_cases before delete on public.users
for each row execute function private.leave_cases();

grant execute on function
  public.open_case(uuid, text, text, bigint, uuid, jsonb, boolean, text), public.answer_case(uuid, text, text, text, bigint)
to authenticated;
create table public.reviews (
  id uuid primary key default gen_random_uuid(),
  user_id uuid default auth.uid() references public.users (id) on delete set null,
  target_user_id uuid not null references public.users (id) on delete cascade,
  hire_request_id uuid unique references public.hire_requests (id) on delete set null,
  project_id uuid,
  rating integer not null check (rating between 1 and 5),
  comment text not null check (private.is_text(comment, 2000)),
  author_initial text not null default '' check (char_length(author_initial) <= 1),
  reply text check (private.is_text(reply, 2000)),
  replied_at timestamptz(3),
  edited_at timestamptz(3),
  is_edited_after_reply boolean not null default false,
  hidden_at timestamptz(3),
  is_counted boolean not null default true,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint not_oneself check (user_id <> target_user_id),
  constraint reviews_project_id_fkey foreign key (project_id, target_user_id)
    references public.projects (id, user_id) on delete set null (project_id)
);
comment on table public.reviews is 'Reviews of creators by clients; visitors see only the initial of the author. They outlive the account of a client, without it.';
comment on column public.reviews.is_counted is
  'Whether the rating includes it: it has no job, or one that counts in records.';
comment on column public.reviews.edited_at is 'When the author last changed it; null for the first version. A reply names the version that it answers.';
comment on column public.reviews.is_edited_after_reply is 'Whether the reply answers a former version. The creator may answer this one.';
alter table public.reviews enable row level security;

create index reviews_of_target on public.reviews (target_user_id, created_at desc);
create index reviews_of_author on public.reviews (user_id);
create index reviews_of_project on public.reviews (project_id, created_at desc);

create function private.review_initial() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- One character may become two capitals, as ß and ligatures do. Former clients have none.
  new.author_initial := coalesce((select left(upper(u.name), 1) from public.users u where u.id = new.user_id), '');
  return new;
end;
$$;

create function private.rename_reviewer() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.reviews set author_initial = '' where user_id = new.id;
  return new;
end;
$$;

create function private.roll_up_rating() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  target uuid := coalesce(new.target_user_id, old.target_user_id);
begin
  -- A stronger lock meets the key-share locks of parallel inserts and deadlocks with them.
  perform from public.users u where u.id = target for no key update;
  update public.users u
  set rating_avg = r.average, rating_count = r.total
  from (
    select coalesce(avg(v.rating), 0) as average, count(*) as total
    from public.reviews v
    where v.target_user_id = target and v.hidden_at is null and v.is_counted
  ) r
  where u.id = target;
  return null;
end;
$$;

create trigger initial before insert or update of author_initial, user_id on public.reviews
for each row execute function private.review_initial();
create trigger rating_of_target after insert or delete or update of rating, hidden_at, is_counted
on public.reviews
for each row execute function private.roll_up_rating();
create trigger initial_in_reviews after update of name on public.users
for each row when (left(new.name, 1) is distinct from left(old.name, 1))
execute function private.rename_reviewer();
create trigger set_updated_at before update on public.reviews
for each row execute function private.set_updated_at('updated_at', 'author_initial', 'user_id', 'is_counted');

create function private.can_be_reviewed(request public.hire_requests) returns boolean
language sql stable security definer set search_path = ''
return request.creator_id is not null and (
  request.status = 'completed'
  or request.status = 'rejected' and exists (
    select from public.invoices i
    where i.hire_request_id = request.id and coalesce(i.paid_at, i.received_at) is not null
  )
);
comment on function private.can_be_reviewed(public.hire_requests) is
  'Whether the work was completed, or ended after a part of it was paid.';

create function private.may_review(request uuid, creator uuid) returns boolean
language sql stable security definer set search_path = ''
return exists (
  select from public.hire_requests h
  where h.id = request
    and private.can_be_reviewed(h)
    and h.client_id = (select auth.uid())
    and h.creator_id = creator
);
comment on function private.may_review(uuid, uuid) is
  'Whether the caller was the client of this request of this creator, and its work can be reviewed.';

create function private.limit_reviews() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if auth.uid() is not null then
    perform private.lock_people(new.user_id, new.target_user_id);
    if private.is_deleted_user(new.target_user_id) then
      perform private.raise_conflict('PT404', 'This account no longer exists');
    end if;
    perform private.limit_rate('review', 20, interval '1 hour');
  end if;
  return new;
end;
$$;
comment on function private.limit_reviews() is
  'Nobody is reviewed while they leave. Twenty reviews by one client in an hour. There is one for each request, so that their work limits them otherwise.';

create trigger limit_of_author before insert on public.reviews
for each row execute function private.limit_reviews();

create function private.notify_of_review() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.notify(
    new.target_user_id,
    'review_received',
    jsonb_build_object(
      'review_id', new.id,
      'rating', new.rating,
      'actor_name', (select u.name from public.users u where u.id = new.user_id)
    )
  );
  return null;
end;
$$;

-- A review with its own date is an import and notifies no one.
create trigger send_notification after insert on public.reviews
for each row when (new.created_at > now() - interval '1 hour')
execute function private.notify_of_review();

create function private.mark_edited_review() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.edited_at := clock_timestamp();
  new.is_edited_after_reply := new.reply is not null;
  return new;
end;
$$;

create function private.notify_of_edited_review() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not old.is_edited_after_reply or (
    select bool_and(n.read_at is not null) from public.notifications n
    where n.user_id = new.target_user_id and n.kind = 'review_edited' and n.params ->> 'review_id' = new.id::text
  ) then
    perform private.notify(
      new.target_user_id,
      'review_edited',
      jsonb_build_object(
        'review_id', new.id,
        'rating', new.rating,
        'actor_name', (select u.name from public.users u where u.id = new.user_id)
      )
    );
  end if;
  return null;
end;
$$;
comment on function private.notify_of_edited_review() is
  'Tells of the first edit after a reply, and of later ones once that is read.';

create trigger edited before update of rating, comment on public.reviews
for each row when ((old.rating, old.comment) is distinct from (new.rating, new.comment))
execute function private.mark_edited_review();
create trigger notify_of_edit after update of rating, comment on public.reviews
for each row when (new.is_edited_after_reply and old.edited_at is distinct from new.edited_at)
execute function private.notify_of_edited_review();

create function public.reply_to_review(id uuid, text text, edited_at timestamptz default null) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_writer();
  review public.reviews;
begin
  perform private.lock_people(
    caller, (select r.user_id from public.reviews r where r.id = reply_to_review.id)
  );
  select r.* into review
  from public.reviews r
  where r.id = reply_to_review.id and r.target_user_id = caller and r.hidden_at is null
  for no key update;
  if not found then
    perform private.raise_conflict('PT404', 'This review no longer exists, or it isn''t yours to reply to');
  elsif private.is_text(text, 2000) is not true then
    perform private.raise_invalid('Write a reply of at most 2000 characters');
  elsif review.reply = text and not review.is_edited_after_reply then
    return;
  elsif review.reply is not null and not review.is_edited_after_reply then
    perform private.raise_conflict('PT409', 'You already replied to this review');
  elsif review.edited_at is distinct from reply_to_review.edited_at then
    perform private.raise_conflict('PT409', 'This review was edited in the meantime. Read it again before you reply');
  end if;
  update public.reviews r set reply = text, replied_at = now(), is_edited_after_reply = false where r.id = review.id;
  perform private.notify(
    review.user_id,
    'reply_received',
    jsonb_strip_nulls(jsonb_build_object(
      'actor_id', caller,
      'actor_name', (select u.name from public.users u where u.id = caller),
      'request_id', review.hire_request_id
    ))
  );
end;
$$;
comment on function public.reply_to_review(uuid, text, timestamptz) is
  'The one reply of the creator to this version of a review; the same text again is the same reply.';

create function public.review_authors(review_ids uuid[])
returns table (review_id uuid, name text, avatar text)
language sql stable security definer set search_path = ''
begin atomic
  select r.id, u.name, u.avatar
  from public.reviews r join public.users u on u.id = r.user_id
  where r.id = any (review_ids[1:200]) and r.target_user_id = (select auth.uid());
end;
comment on function public.review_authors(uuid[]) is
  'Name and avatar of the authors of the caller''s reviews, by review; at most 200 at a time.';

create policy "Visitors read reviews of creators" on public.reviews
for select to anon using (hidden_at is null and private.is_public_creator(target_user_id));
create policy "People read reviews of creators and those they gave or got" on public.reviews
for select to authenticated using (
  hidden_at is null and (
    user_id = (select auth.uid())
    or target_user_id = (select auth.uid())
    or private.is_public_creator(target_user_id)
  )
);

create policy "Clients review work" on public.reviews
for insert to authenticated with check (
  user_id = (select auth.uid()) and private.may_review(hire_request_id, target_user_id)
);
create policy "Clients edit their review for 14 days" on public.reviews
for update to authenticated
using (user_id = (select auth.uid()) and created_at > now() - interval '14 days')
with check (user_id = (select auth.uid()));
create policy "Suspended people write no reviews" on public.reviews
as restrictive for all to authenticated
using (true) with check ((select private.may_write()));

-- Only its two parties see who wrote a review, and for which request.
grant select (
  id, target_user_id, project_id, rating, is_counted, comment, author_initial, reply, replied_at, edited_at,
  is_edited_after_reply, created_at, updated_at
) on public.reviews to anon, authenticated;
grant select (hire_request_id) on public.reviews to authenticated;
grant insert (target_user_id, hire_request_id, project_id, rating, comment)
on public.reviews to authenticated;
grant update (rating, comment) on public.reviews to authenticated;
grant execute on function private.may_review(uuid, uuid) to authenticated;
grant execute on function public.reply_to_review(uuid, text, timestamptz) to authenticated;
grant execute on function public.review_authors(uuid[]) to authenticated;
create function private.party(person uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select jsonb_build_object(
      'id', u.id, 'name', u.name, 'avatar', u.avatar,
      'is_creator', exists (select from private.public_creators c where c.id = u.id))
    from public.users u where u.id = person
  );
end;
$$;
comment on function private.party(uuid) is
  'A party as the other one sees them. A SQL function would be planned again for each row of a list.';

create function private.offer_json(offer public.offers) returns jsonb
language sql stable set search_path = ''
return to_jsonb(offer) - array['hire_request_id', 'offer_key'];

create function private.request_json(request public.hire_requests, side text) returns jsonb
language sql stable security definer set search_path = ''
return to_jsonb(request) - array['request_key', 'request_digest', 'acts', 'reminders', 'due_reminder']
  || jsonb_build_object(
    'actions', to_jsonb(private.possible_actions(request, side)),
    'turn', private.turn(request),
    'review_until', private.review_until(request),
    'expires_at', private.expires_at(request),
    'ends_at', private.ends_at(request),
    'ends_alone_from', jsonb_build_object(
      'client', private.ends_alone_from(request, 'client'), 'creator', private.ends_alone_from(request, 'creator')),
    'suspended_sides', (
      select coalesce(jsonb_agg(p.side order by p.side), '[]')
      from (values ('client', request.client_id), ('creator', request.creator_id)) as p (side, id)
      join private.suspensions s on s.user_id = p.id
    ),
    'agreed_days', private.agreed_days(request.duration),
    'client', private.party(request.client_id),
    'creator', private.party(request.creator_id),
    'project', (
      select jsonb_build_object('id', p.id, 'title', p.title)
      from private.visible_projects p where p.id = request.project_id
    ),
    'open_offer', (
      select private.offer_json(o) from public.offers o where o.id = request.open_offer_id
    ),
    'open_case', (
      select jsonb_build_object(
        'id', c.id, 'kind', c.kind, 'status', c.status, 'turn', private.case_turn(c), 'answer_due_at', private.case_due_at(c))
      from public.cases c where c.hire_request_id = request.id and c.closed_at is null
    ),
    'milestones', coalesce((
      select jsonb_agg(to_jsonb(m) - 'hire_request_id' order by m.number)
      from public.milestones m where m.hire_request_id = request.id
    ), '[]'),
    'may_review', side = 'client' and private.is_active(request.client_id) and private.can_be_reviewed(request) and not exists (
      select from public.reviews r where r.hire_request_id = request.id
    ),
    'review', (
      select jsonb_build_object(
        'id', r.id, 'rating', r.rating, 'comment', r.comment, 'reply', r.reply,
        'is_edited_after_reply', r.is_edited_after_reply, 'created_at', r.created_at,
        'hidden_because', h.reason)
      from public.reviews r left join private.hidden_items h on (h.kind, h.item_id) = ('review', r.id)
      where r.hire_request_id = request.id and (side = 'client' or r.hidden_at is null)
    )
  );
comment on function private.request_json(public.hire_requests, text) is
  'A request as this side sees it, with everything that a card and the head of the panel show.';

create function private.request_page(
  me uuid, side text, status text, after_time timestamptz, after_id uuid, size integer
) returns setof uuid rows 20
language plpgsql stable security definer set search_path = ''
as $$
begin
  -- One plan for each side, so that each reads its own index in order.
  if side = 'creator' then
    return query
      select h.id from public.hire_requests h
      where h.creator_id = me and h.status = request_page.status
        and not exists (select from private.withheld_requests w where w.hire_request_id = h.id)
        and (after_id is null or (h.updated_at, h.id) < (after_time, after_id))
      order by h.updated_at desc, h.id desc limit size;
  else
    return query
      select h.id from public.hire_requests h
      where h.client_id = me and h.status = request_page.status
        and (after_id is null or (h.updated_at, h.id) < (after_time, after_id))
      order by h.updated_at desc, h.id desc limit size;
  end if;
end;
$$;

create function public.my_hire_requests(
  side text, status text, cursor text default null, page_size integer default 20
) returns jsonb
language plpgsql stable security definer set search_path = '' set statement_timeout = '3s'
as $$
declare
  me uuid := auth.uid();
  size integer := least(greatest(coalesce(page_size, 20), 1), 100);
  place record;
  items jsonb;
  total bigint;
begin
  if (side in ('client', 'creator')) is not true
    or (status in ('pending', 'accepted', 'completed', 'rejected')) is not true
  then
    perform private.raise_invalid('This list doesn''t exist');
  end if;
  place := private.parse_cursor(cursor);
  select coalesce(jsonb_agg(private.request_json(h, side) order by h.updated_at desc, h.id desc), '[]')
  into items
  from private.request_page(
    me, side, my_hire_requests.status, place.after_time, place.after_id, size + 1) as page (id)
  join public.hire_requests h on h.id = page.id;
  select count(*) into total from (
    select from public.hire_requests h
    where h.status = my_hire_requests.status
      and (
        side = 'client' and h.client_id = me
        or side = 'creator' and h.creator_id = me
          and not exists (select from private.withheld_requests w where w.hire_request_id = h.id)
      )
    limit 1000
  ) counted;
  return jsonb_build_object(
    'items', items - size,
    'total', total,
    'total_is_capped', total >= 1000,
    'next_cursor', case when jsonb_array_length(items) > size then
      (items -> size - 1 ->> 'id') || '_' || (items -> size - 1 ->> 'updated_at')
    end
  );
end;
$$;
comment on function public.my_hire_requests(text, text, text, integer) is
  'A page of the caller''s requests as client or as creator in one status, the last changed first, and how many there are (1,000 at most).';

create function private.event_json(event public.hire_request_events) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return to_jsonb(event) - 'hire_request_id' || jsonb_build_object(
    'note', private.text_of_action(event.hire_request_id, event.note),
    'attachments', private.attachments_of((
      select m.id from public.messages m
      where (m.hire_request_id, m.event_version) = (event.hire_request_id, event.version)
    ))
  );
end;
$$;
comment on function private.event_json(public.hire_request_events) is
  'A step in the timeline of a request, with the files of its line in the conversation.';

create function public.my_hire_request(id uuid) returns jsonb
language sql stable security definer set search_path = ''
begin atomic
  select private.request_json(h, side.name) || jsonb_build_object(
    'case_subjects', coalesce((
      select jsonb_agg(to_jsonb(s) order by s.subject) from private.case_subjects(h) s
    ), '[]'),
    'service_description', (
      select s.description from public.services s where s.id = h.service_id and s.user_id = (select auth.uid())
    ),
    'events', (
      select jsonb_agg(private.event_json(e) order by e.version)
      from public.hire_request_events e where e.hire_request_id = h.id
    ),
    'offers', coalesce((
      select jsonb_agg(private.offer_json(o) order by o.number)
      from public.offers o where o.hire_request_id = h.id
    ), '[]'),
    'cases', coalesce((
      select jsonb_agg(private.case_json(c, side.name) order by c.created_at)
      from public.cases c where c.hire_request_id = h.id
    ), '[]')
  ) || private.settling_json(h)
  from public.hire_requests h cross join lateral private.side_of(h, (select auth.uid())) as side (name)
  where h.id = my_hire_request.id and private.may_read_request(h.id);
end;
comment on function public.my_hire_request(uuid) is
  'A request of the caller with its timeline, all versions of its terms, agreements, invoices and refunds; null if there is none. Its '
  'creator also reads what the service says, from which an offer starts.';

create function public.my_request_dates(side text) returns jsonb
language sql stable security definer set search_path = '' set statement_timeout = '3s'
begin atomic
  with mine as (
    select h.* from public.hire_requests h
    where side = 'client' and h.client_id = (select auth.uid()) and h.status in ('pending', 'accepted')
    union all
    select h.* from public.hire_requests h
    where side = 'creator' and h.creator_id = (select auth.uid()) and h.status in ('pending', 'accepted')
      and not exists (select from private.withheld_requests w where w.hire_request_id = h.id)
  ), of_side as (
    select h.* from public.hire_requests h
    where (select auth.uid()) = case side when 'client' then h.client_id when 'creator' then h.creator_id end
  ), dates as (
    select h.id, h.title, h.time_zone, h.milestone as number, 'due' as kind, m.due_on, null::timestamptz as at,
      case when h.milestone > 1 or exists (
        select from public.milestones n where n.hire_request_id = h.id and n.number > 1
      ) then m.title end as milestone
    from mine h join public.milestones m on m.hire_request_id = h.id and m.number = h.milestone
    where h.delivered_at is null and m.due_on is not null
    union all
    select h.id, h.title, h.time_zone, h.milestone, case o.kind when 'extension' then 'extension' when 'change_order' then 'change_order' else 'offer' end,
      null, o.valid_until, null
    from mine h join public.offers o on o.id = h.open_offer_id
    union all
    select h.id, h.title, h.time_zone, h.milestone, 'expiry', null, private.expires_at(h), null
    from mine h where private.expires_at(h) is not null
    union all
    select h.id, h.title, h.time_zone, h.milestone, 'approval', null, private.review_until(h), null
    from mine h where private.review_until(h) is not null
    union all
    select h.id, h.title, h.time_zone, h.milestone, 'end', null, private.ends_at(h), null
    from mine h where private.ends_at(h) is not null
    union all
    select h.id, h.title, h.time_zone, h.milestone, 'end_alone', null, private.ends_alone_from(h, 'client'), null
    from mine h where side = 'client' and private.ends_alone_from(h, 'client') > now()
    union all
    select h.id, h.title, h.time_zone, c.milestone,
      case c.status when 'redoing' then 'redo' when 'redone' then 'acceptance' when 'decided' then 'appeal' else 'answer' end,
      null, private.case_due_at(c), null
    from of_side h join public.cases c on c.hire_request_id = h.id
    where c.answer_due_at is not null and (c.status not in ('open', 'countered') or private.case_turn(c) = side)
    union all
    select h.id, h.title, h.time_zone, (
        select count(*)::integer from public.refunds o
        where o.hire_request_id = h.id and (o.created_at, o.id) <= (r.created_at, r.id)
      ), 'refund', null, private.assumed_at(r), null
    from of_side h join public.refunds r on r.hire_request_id = h.id
    where r.status = 'sent' and private.assumed_at(r) is not null
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'request_id', d.id, 'title', d.title, 'kind', d.kind, 'due_on', d.due_on, 'at', d.at,
    'milestone', d.milestone, 'number', d.number, 'time_zone', d.time_zone
  ) order by coalesce(d.at, d.due_on::timestamp at time zone d.time_zone), d.id, d.kind, d.number), '[]')
  from (
    select * from dates
    order by coalesce(at, due_on::timestamp at time zone time_zone), id, kind, number limit 50
  ) d;
end;
comment on function public.my_request_dates(text) is
  'What is next in the caller''s requests as client or as creator, in order of time, at most 50: due dates, and the times at which an '
  'offer or an unanswered request expires, a delivery is approved by itself, a request ends that one side asked to end, from when the client '
  'can end it alone, until when a case is answered or appealed, approved work is done again, or what was done again is accepted by itself, '
  'and a refund counts as arrived. The number is that of the milestone, or of the refund.';

grant execute on function public.my_hire_requests(text, text, text, integer), public.my_hire_request(uuid),
  public.my_request_dates(text)
to authenticated;
-- Every figure is read from requests and their timelines, so no one can write one, and requests that were withdrawn or expired count nowhere.
create index answers_of_creator on public.hire_request_events (actor_id, created_at desc, hire_request_id desc)
where version = 2;
create index finished_of_creator on public.hire_requests (creator_id, client_id) include (id, due_on, delivered_at, time_zone)
where status = 'completed';

create function private.hide_small_count(cases bigint) returns bigint
language sql immutable parallel safe set search_path = ''
return case when cases >= 3 then cases end;
comment on function private.hide_small_count(bigint) is
  'The number of cases; null below three, which would describe single people rather than a habit.';

create function private.recent_answers(creator uuid)
returns table (id uuid, title text, client_id uuid, asked_at timestamptz, answered_at timestamptz)
-- Without sorting, the index is read in order until there are 20, no matter how many requests a creator has.
language sql stable security definer set search_path = '' set enable_sort = off
begin atomic
  select h.id, h.title, h.client_id, h.created_at, e.created_at
  from public.hire_request_events e
  join public.hire_requests h on h.id = e.hire_request_id
  -- The first step after a request is sent is its answer, unless it is withdrawn, expires or its client leaves.
  where e.actor_id = creator and e.version = 2 and coalesce(h.resolution not in ('withdrawn', 'closed', 'removed', 'expired'), true)
  order by e.created_at desc, e.hire_request_id desc
  limit 20;
end;
comment on function private.recent_answers(uuid) is
  'The last 20 requests that a creator answered, the latest answer first: the first time that they accepted, declined or made an offer. '
  'A request that was withdrawn, closed or expired afterwards counts no longer.';

create function private.stood_still(request public.hire_requests, since timestamptz, until timestamptz) returns interval
language sql stable security definer set search_path = ''
return (
  select coalesce(sum(upper(p.pause) - lower(p.pause)), interval '0')
  from unnest((
    select range_agg(tstzrange(greatest(t.started_at, since), least(t.ended_at, until)))
    from (
      select s.started_at, s.ended_at
      from unnest(array[request.client_id, request.creator_id]) as person (id), private.suspension_times(person.id) s
      union all
      select c.created_at, coalesce(c.closed_at, 'infinity') from public.cases c where c.hire_request_id = request.id
    ) t
    where t.started_at < until and t.ended_at > since
  )) as p (pause)
);
comment on function private.stood_still(public.hire_requests, timestamptz, timestamptz) is
  'How long of this time one of the two was suspended, or a case about earlier work was open.';

create function private.first_delivered_at(request public.hire_requests) returns timestamptz
language sql stable security definer set search_path = ''
return coalesce((
  select min(e.created_at) from public.hire_request_events e
  where (e.hire_request_id, e.milestone, e.action) = (request.id, request.milestone, 'deliver')
), request.delivered_at);
comment on function private.first_delivered_at(public.hire_requests) is
  'When what was approved last was first delivered: waiting for the client, and what they ask for then, makes nobody late.';

create function private.keeps_due_date(request public.hire_requests) returns boolean
language sql stable security definer set search_path = ''
return (
  select private.day_in(request.time_zone, d.at - private.stood_still(request, coalesce((
    select max(e.created_at) from public.hire_request_events e
    where e.hire_request_id = request.id and e.action in ('accept', 'accept_offer') and e.created_at <= d.at
  ), request.created_at), d.at)) <= request.due_on
  from (select private.first_delivered_at(request) as at) d
);
comment on function private.keeps_due_date(public.hire_requests) is
  'Whether the first delivery kept to the due date, which moves by the time that the hire stood still since the two agreed on it.';

create view private.credible_jobs as
select j.id, j.creator_id, j.client_id, j.due_on, j.delivered_at, j.delivered_on, j.first_delivered_on, j.is_on_time
from (
  select h.id, h.creator_id, h.client_id, h.due_on, h.delivered_at, d.delivered_on,
    private.day_in(h.time_zone, private.first_delivered_at(h)) as first_delivered_on,
    case when h.due_on is not null then private.keeps_due_date(h) end as is_on_time,
    row_number() over (partition by h.creator_id, coalesce(h.client_id, h.id), d.delivered_on order by h.delivered_at, h.id) as place
  from public.hire_requests h,
    lateral (select private.day_in(h.time_zone, h.delivered_at) as delivered_on) d
  where h.status = 'completed'
) j
where j.place <= 5;
comment on view private.credible_jobs is
  'The completed requests without those that look faked: of the same two people at most five that were last delivered on one day, however they were '
  'approved; each deleted account counts as another person. People who fake orders together hire and approve at once; real work is done less often.';

create view private.counted_jobs as
select j.* from private.credible_jobs j
where coalesce(
  (select -sum(r.amount_cents) from public.refunds r where r.hire_request_id = j.id and r.status = 'confirmed')
    < (select sum(i.total_cents) from public.invoices i where i.hire_request_id = j.id and i.corrects is null),
  true
);
comment on view private.counted_jobs is
  'The jobs that count as finished: nothing is left of one whose money was given back in full, as far as that is confirmed. Its review counts.';

create function private.count_review() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.is_counted := new.hire_request_id is null
    or exists (
      select from private.credible_jobs j where j.creator_id = new.target_user_id and j.id = new.hire_request_id
    )
    or exists (
      select from public.hire_requests h where h.id = new.hire_request_id and h.status = 'rejected'
    ) and (
      select count(*) from public.reviews v join public.hire_requests h on h.id = v.hire_request_id
      where v.user_id = new.user_id and v.target_user_id = new.target_user_id and h.status = 'rejected'
        and v.is_counted and v.created_at > now() - interval '1 day'
    ) < 5;
  return new;
end;
$$;
comment on function private.count_review() is
  'The review of a job that counts in records, or of one that ended after a part was paid: of the same two people at most five a day.';
create trigger count before insert on public.reviews
for each row execute function private.count_review();

create function private.recount_reviews() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.reviews v set is_counted = not v.is_counted
  from public.hire_requests h
  where h.creator_id = new.creator_id and h.client_id = new.client_id and h.status = 'completed' and v.hire_request_id = h.id
    and v.is_counted <> exists (
      select from private.credible_jobs j where j.creator_id = new.creator_id and j.id = h.id
    );
  return null;
end;
$$;
comment on function private.recount_reviews() is
  'A job that is completed last can have been delivered before others of its day, of which one counts no longer.';
create trigger recount_reviews after update of status on public.hire_requests
for each row when (new.status = 'completed' and old.status <> 'completed') execute function private.recount_reviews();

create function private.finished_jobs(creator uuid)
returns table (id uuid, title text, client_id uuid, finished_at timestamptz)
language sql stable security definer set search_path = ''
begin atomic
  select j.id, h.title, j.client_id, e.created_at
  from private.counted_jobs j
  join public.hire_requests h on h.id = j.id
  join public.hire_request_events e on e.hire_request_id = j.id
  where j.creator_id = creator and e.action in ('approve', 'complete', 'settle');
end;
comment on function private.finished_jobs(uuid) is
  'The requests of a creator that count as completed, by the client or 14 days after the delivery.';

create function private.recent_approvals(client uuid)
returns table (delivered_at timestamptz, approved_at timestamptz)
language sql stable security definer set search_path = ''
begin atomic
  select j.delivered_at, e.created_at
  from private.credible_jobs j
  join public.hire_request_events e on e.hire_request_id = j.id
  where j.client_id = client and e.action in ('approve', 'complete', 'settle')
  order by e.created_at desc, j.id desc
  limit 20;
end;
comment on function private.recent_approvals(uuid) is
  'The last 20 jobs of a client that were completed. One that the client never approved counts with its 14 days.';

create function public.creator_record(creator_id uuid) returns jsonb
language sql stable security definer set search_path = '' set statement_timeout = '3s'
begin atomic
  select jsonb_build_object(
    'member_since', c.created_at,
    'answers', private.hide_small_count(a.total),
    'answer_seconds', case when a.total >= 3 then round(extract(epoch from a.median)) end,
    'finished', private.hide_small_count(f.jobs),
    'with_due_date', private.hide_small_count(f.dated),
    'on_time', case when f.dated >= 3 then f.on_time end,
    'repeat_clients', private.hide_small_count(f.returned),
    'overdue_refunds', (
      select count(*) from public.refunds r join public.hire_requests h on h.id = r.hire_request_id
      where h.creator_id = c.id and private.is_overdue(r)
    )
  )
  from private.public_creators c,
    lateral (
      select count(*) as total,
        percentile_cont(0.5) within group (order by r.answered_at - r.asked_at) as median
      from private.recent_answers(c.id) r
    ) a,
    lateral (
      select sum(g.jobs)::bigint as jobs, sum(g.dated)::bigint as dated, sum(g.on_time)::bigint as on_time,
        count(*) filter (where g.jobs > 1 and g.client_id is not null) as returned
      from (
        select j.client_id, count(*) as jobs, count(j.due_on) as dated,
          count(*) filter (where j.is_on_time) as on_time
        from private.counted_jobs j
        where j.creator_id = c.id
        group by j.client_id
      ) g
    ) f
  where c.id = creator_record.creator_id;
end;
comment on function public.creator_record(uuid) is
  'How a creator who is public has worked: the median time from request to answer over the last 20 answers, finished jobs, how many '
  'of those with a due date were delivered on time, clients with more than one of them, since when they are a member, and how '
  'many refunds they have not sent by the last reminder, until they arrive. Apart from those, what has fewer than three cases is null; there is no total score. A deleted account is no client who came back, as its jobs cannot be told from those of another one.';

create function public.my_record_cases(
  figure text, cursor text default null, page_size integer default 20
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  me uuid := auth.uid();
  size integer := least(greatest(coalesce(page_size, 20), 1), 100);
  place record;
  items jsonb;
begin
  if figure is null or figure not in ('answers', 'finished', 'on_time', 'repeat_clients') then
    perform private.raise_invalid('Choose one of these figures: answers, finished, on_time, repeat_clients');
  end if;
  place := private.parse_cursor(cursor);
  with cases as (
    select a.id, a.title, a.client_id, a.asked_at, a.answered_at as at, null::bigint as jobs, null::date as due_on,
      null::date as delivered_on, null::boolean as is_on_time
    from private.recent_answers(me) a where figure = 'answers'
    union all
    select f.id, f.title, f.client_id, null, f.finished_at, null, null, null, null
    from private.finished_jobs(me) f where figure = 'finished'
    union all
    select j.id, h.title, j.client_id, null, j.delivered_at, null, j.due_on, j.first_delivered_on, j.is_on_time
    from private.counted_jobs j join public.hire_requests h on h.id = j.id
    where figure = 'on_time' and j.creator_id = me and j.due_on is not null
    union all
    select f.client_id, null, f.client_id, null, max(f.finished_at), count(*), null, null, null
    from private.finished_jobs(me) f where figure = 'repeat_clients' and f.client_id is not null
    group by f.client_id having count(*) > 1
  ), page as (
    select c.* from cases c
    where place.after_id is null or (c.at, c.id) < (place.after_time, place.after_id)
    order by c.at desc, c.id desc
    limit size + 1
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', p.id, 'title', p.title, 'client', u.name, 'asked_at', p.asked_at, 'at', p.at, 'jobs', p.jobs,
    'due_on', p.due_on, 'delivered_on', p.delivered_on, 'is_on_time', p.is_on_time
  ) order by p.at desc, p.id desc), '[]')
  into items
  from page p left join public.users u on u.id = p.client_id;
  return jsonb_build_object(
    'items', items - size,
    'next_cursor', case when jsonb_array_length(items) > size then
      (items -> size - 1 ->> 'id') || '_' || (items -> size - 1 ->> 'at')
    end
  );
end;
$$;
comment on function public.my_record_cases(text, text, integer) is
  'What a figure of the caller''s own record counts, the latest first: requests for answers and finished, those with a due date for '
  'on_time, also the late ones, clients for repeat_clients. '
  'Fewer than three are listed too.';

create function public.client_record(client_id uuid) returns jsonb
language sql stable security definer set search_path = ''
begin atomic
  select jsonb_build_object(
    'member_since', u.created_at,
    'finished', private.hide_small_count(r.finished),
    'ended', private.hide_small_count(r.ended),
    'approvals', private.hide_small_count(a.total),
    'approval_seconds', case when a.total >= 3 then round(extract(epoch from a.median)) end
  )
  from public.users u,
    lateral (
      select (select count(*) from private.counted_jobs j where j.client_id = u.id) as finished,
        (select count(*) from public.hire_requests h where h.client_id = u.id and h.resolution = 'ended') as ended
    ) r,
    lateral (
      select count(*) as total,
        percentile_cont(0.5) within group (order by p.approved_at - p.delivered_at) as median
      from private.recent_approvals(u.id) p
    ) a
  where u.id = client_record.client_id
    and exists (
      select from public.hire_requests h
      where h.client_id = u.id and h.creator_id = (select auth.uid())
    );
end;
comment on function public.client_record(uuid) is
  'How a client has worked, for the creators they sent a request; null for everyone else, as for an unknown id. Ended counts accepted '
  'requests that either side ended. The usual time from delivery to approval is the median of the last 20; fewer than three cases are null.';

create function public.review_hires(review_ids uuid[])
returns table (review_id uuid, service text, month text)
language sql stable security definer set search_path = '' set statement_timeout = '3s'
begin atomic
  select r.id, case when private.is_public_service(h.service_id) then h.title end,
    to_char(e.approved_at at time zone 'UTC', 'YYYY-MM')
  from public.reviews r
  join public.hire_requests h on h.id = r.hire_request_id
  cross join lateral (
    select max(e.created_at) as approved_at
    from public.hire_request_events e join private.hire_steps s on s.action = e.action
    where e.hire_request_id = h.id and s.is_approval
  ) e
  where r.id = any (review_ids[1:200])
    and r.hidden_at is null
    and (r.target_user_id = (select auth.uid()) or private.is_public_creator(r.target_user_id));
end;
comment on function public.review_hires(uuid[]) is
  'The service and the month of the work that reviews are about, by review; at most 200 at a time. The service has its name as it was '
  'hired, and is null where visitors cannot see it; a title that the client wrote is never shown.';

grant execute on function public.creator_record(uuid), public.review_hires(uuid[]) to anon, authenticated;
grant execute on function public.my_record_cases(text, text, integer), public.client_record(uuid) to authenticated;
create table public.project_likes (
  project_id uuid not null references public.projects (id) on delete cascade,
  user_id uuid not null default auth.uid() references public.users (id) on delete cascade,
  created_at timestamptz(3) not null default now(),
  primary key (project_id, user_id)
);
comment on table public.project_likes is 'One like per user and project.';
alter table public.project_likes enable row level security;

create table public.project_saves (
  project_id uuid not null references public.projects (id) on delete cascade,
  user_id uuid not null default auth.uid() references public.users (id) on delete cascade,
  created_at timestamptz(3) not null default now(),
  primary key (project_id, user_id)
);
comment on table public.project_saves is 'One save per user and project.';
alter table public.project_saves enable row level security;

create table public.project_views (
  project_id uuid not null references public.projects (id) on delete cascade,
  day date not null default (now() at time zone 'utc')::date,
  viewer_key uuid not null,
  user_id uuid references public.users (id) on delete cascade,
  primary key (project_id, day, viewer_key)
) partition by range (day);
comment on table public.project_views is
  'One view per visitor and day; the key is the user''s id, or an id that the visitor''s browser stores. Each day is a '
  'partition, which is dropped after 90 days.';
alter table public.project_views enable row level security;

create schema partitions;
comment on schema partitions is 'Never exposed: the days of public.project_views, which are only reached through it.';

create table partitions.project_views_other partition of public.project_views default;
comment on table partitions.project_views_other is
  'Days without a partition of their own: those before the first partition, and any that rotate_views() did not reach in time.';

create table public.profile_views (
  creator_id uuid not null references public.users (id) on delete cascade,
  day date not null default (now() at time zone 'utc')::date,
  viewer_key uuid not null,
  user_id uuid references public.users (id) on delete cascade,
  primary key (creator_id, day, viewer_key)
);
comment on table public.profile_views is
  'One view of a creator''s profile per visitor and day, keyed as the views of projects are.';
alter table public.profile_views enable row level security;

create table public.saved_creators (
  user_id uuid not null default auth.uid() references public.users (id) on delete cascade,
  creator_id uuid not null references public.users (id) on delete cascade,
  note text check (private.is_text(note, 500)),
  created_at timestamptz(3) not null default now(),
  primary key (user_id, creator_id),
  constraint not_oneself check (user_id <> creator_id)
);
comment on table public.saved_creators is 'The creators that a user has saved, with a note.';
alter table public.saved_creators enable row level security;

create index likes_of_user on public.project_likes (user_id, created_at desc);
create index saves_of_user on public.project_saves (user_id, created_at desc);
create index profile_views_by_day on public.profile_views (day);
create index views_of_user on public.project_views (user_id) where user_id is not null;
create index profile_views_of_user on public.profile_views (user_id) where user_id is not null;
create index saved_creators_by_creator on public.saved_creators (creator_id);

create function private.count_for_project() returns trigger
language plpgsql security definer set search_path = '' set lock_timeout = '400ms'
as $$
begin
  if tg_op = 'DELETE' then
    perform from public.projects p
    where p.id in (select c.project_id from changed c) order by p.id for no key update;
  end if;
  execute format(
    'update public.projects p set %1$I = p.%1$I + $1 * c.total
     from (select project_id, count(*)::integer as total from changed group by project_id) c
     where p.id = c.project_id',
    tg_argv[0]
  ) using case tg_op when 'INSERT' then 1 else -1 end;
  return null;
exception when lock_not_available then
  -- A removal of the project waits for this row: only one of the two can continue.
  perform private.raise_conflict('PT423', 'Someone else is changing this project. Try again');
  return null;
end;
$$;

create trigger lock_project before insert on public.project_likes
for each row execute function private.lock_project();
create trigger lock_project before insert on public.project_saves
for each row execute function private.lock_project();
create trigger "limit" before insert on public.project_likes
for each row execute function private.limit_rows(60, '1 minute', 5000, 'likes');
create trigger "limit" before insert on public.project_saves
for each row execute function private.limit_rows(60, '1 minute', 2000, 'saved projects');
create trigger added after insert on public.project_likes
referencing new table as changed
for each statement execute function private.count_for_project('like_count');
create trigger removed after delete on public.project_likes
referencing old table as changed
for each statement execute function private.count_for_project('like_count');
create trigger added after insert on public.project_saves
referencing new table as changed
for each statement execute function private.count_for_project('save_count');
create trigger removed after delete on public.project_saves
referencing old table as changed
for each statement execute function private.count_for_project('save_count');
-- Views only add up: old rows are deleted, and their count stays.
create trigger added after insert on public.project_views
referencing new table as changed
for each statement execute function private.count_for_project('view_count');

create function private.is_counted_viewer(item uuid) returns boolean
language sql volatile security definer set search_path = ''
begin atomic
  select auth.uid() is not null
    or coalesce((
      private.count_visitor_hit(
        'view of ' || is_counted_viewer.item, date_trunc('day', clock_timestamp(), 'utc') + interval '1 day')
    ).hits <= 5, true);
end;
comment on function private.is_counted_viewer(uuid) is
  'Whether a view of a project or profile by someone new today counts: a browser can make up keys, so that of one IP address only five do.';

create function public.record_view(project_id uuid, viewer_key uuid) returns void
language sql security definer set search_path = ''
begin atomic
  select private.limit_visitor('view', 600, interval '10 minutes');
  insert into public.project_views (project_id, viewer_key, user_id)
  select p.id, coalesce((select auth.uid()), record_view.viewer_key), (select auth.uid())
  from private.visible_projects p
  where p.id = record_view.project_id
    and p.user_id is distinct from (select auth.uid())
    and coalesce((select auth.uid()), record_view.viewer_key) is not null
    and case
      when exists (
        select from public.project_views v
        where v.project_id = p.id and v.day = (now() at time zone 'utc')::date
          and v.viewer_key = coalesce((select auth.uid()), record_view.viewer_key)
      ) then false
      else private.is_counted_viewer(p.id)
    end
  on conflict do nothing;
end;
comment on function public.record_view(uuid, uuid) is
  'Counts a visitor once a day, five of one IP address, and the owner never; the key is any id that the browser stores.';

create function private.rotate_views() returns void
language plpgsql security definer set search_path = '' set lock_timeout = '500ms'
as $$
declare
  today date := (now() at time zone 'utc')::date;
  new_day date;
  partition_name text;
begin
  for days_ahead in 0..14 loop
    new_day := today + days_ahead;
    partition_name := 'project_views_' || to_char(new_day, 'YYYYMMDD');
    continue when to_regclass('partitions.' || partition_name) is not null
      or exists (select from partitions.project_views_other v where v.day = new_day);
    execute format(
      'create table partitions.%I partition of public.project_views for values from (%L) to (%L)',
      partition_name, new_day, new_day + 1
    );
  end loop;
  for partition_name in
    select c.relname from pg_catalog.pg_class c
    where c.relnamespace = 'partitions'::regnamespace
      and c.relname ~ '^project_views_\d{8}$'
      and c.relname < 'project_views_' || to_char(today - 90, 'YYYYMMDD')
  loop
    execute format('drop table partitions.%I', partition_name);
  end loop;
  delete from partitions.project_views_other v where v.day < today - 90;
end;
$$;
comment on function private.rotate_views() is
  'Adds the partitions of the next two weeks and removes views older than 90 days; the totals in projects stay. Waits only '
  'briefly for its locks, because writes to views, users and projects wait behind it: the next run continues. Run by pg_cron, or by the local backend''s timer.';

select private.rotate_views();

create function private.count_profile_views() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.user_private p set view_count = p.view_count + c.total
  from (select creator_id, count(*)::integer as total from changed group by creator_id) c
  where p.user_id = c.creator_id;
  return null;
end;
$$;

create trigger added after insert on public.profile_views
referencing new table as changed
for each statement execute function private.count_profile_views();

create function public.record_profile_view(creator_id uuid, viewer_key uuid) returns void
language sql security definer set search_path = ''
begin atomic
  select private.limit_visitor('profile view', 600, interval '10 minutes');
  insert into public.profile_views (creator_id, viewer_key, user_id)
  select c.id, coalesce((select auth.uid()), record_profile_view.viewer_key), (select auth.uid())
  from private.public_creators c
  where c.id = record_profile_view.creator_id
    and c.id is distinct from (select auth.uid())
    and coalesce((select auth.uid()), record_profile_view.viewer_key) is not null
    and case
      when exists (
        select from public.profile_views v
        where v.creator_id = c.id and v.day = (now() at time zone 'utc')::date
          and v.viewer_key = coalesce((select auth.uid()), record_profile_view.viewer_key)
      ) then false
      else private.is_counted_viewer(c.id)
    end
  on conflict do nothing;
end;
comment on function public.record_profile_view(uuid, uuid) is
  'Counts a visitor of a creator''s profile once a day, five of one IP address, and the creator never; only they see the sum.';

create trigger "limit" before insert on public.saved_creators
for each row execute function private.limit_rows(60, '1 minute', 1000, 'saved creators');

create policy "People read their own likes" on public.project_likes
for select to authenticated using (user_id = (select auth.uid()));
create policy "People like projects that everyone can open" on public.project_likes
for insert to authenticated with check (
  user_id = (select auth.uid()) and private.is_visible_project(project_id)
);
create policy "People take back their own likes" on public.project_likes
for delete to authenticated using (
  user_id = (select auth.uid()) and (select private.may_write())
);
create policy "Suspended people like nothing" on public.project_likes
as restrictive for all to authenticated
using (true) with check ((select private.may_write()));

create policy "People read their own saves" on public.project_saves
for select to authenticated using (user_id = (select auth.uid()));
create policy "People save projects that everyone can open" on public.project_saves
for insert to authenticated with check (
  user_id = (select auth.uid()) and private.is_visible_project(project_id)
  and created_at < now() + interval '1 second'
);
create policy "People take back their own saves" on public.project_saves
for delete to authenticated using (
  user_id = (select auth.uid()) and (select private.may_write())
);
create policy "Suspended people save nothing" on public.project_saves
as restrictive for all to authenticated
using (true) with check ((select private.may_write()));

create policy "People read their own views" on public.project_views
for select to authenticated using (user_id = (select auth.uid()));

create policy "People read which profiles they have seen" on public.profile_views
for select to authenticated using (user_id = (select auth.uid()));

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

grant select, delete on public.project_likes, public.project_saves to authenticated;
grant select on public.project_views, public.profile_views to authenticated;
grant insert (project_id) on public.project_likes to authenticated;
-- Who takes back a removal puts the project where it was in their list.
grant insert (project_id, created_at) on public.project_saves to authenticated;
grant execute on function public.record_view(uuid, uuid), public.record_profile_view(uuid, uuid)
to anon, authenticated;
grant execute on function private.rotate_views() to service_role;
grant select, delete on public.saved_creators to authenticated;
grant insert (creator_id, note) on public.saved_creators to authenticated;
grant update (note) on public.saved_creators to authenticated;

do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron;
    perform cron.schedule('rotate-views', '7 * * * *', 'select private.rotate_views()');
  end if;
end;
$$;
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
create function private.may_decide(admin uuid, dispute public.cases) returns boolean
language sql stable security definer set search_path = ''
return not exists (
    select from private.case_decisions d where d.case_id = dispute.id and d.admin_id is not distinct from admin
  )
  and not exists (
    select from public.hire_requests h,
      lateral (values (h.client_id), (h.creator_id)) as party (id)
    where h.id = dispute.hire_request_id and (
      party.id = admin
      or exists (
        select from public.conversations c
        where (c.first_user_id, c.second_user_id) = (least(admin, party.id), greatest(admin, party.id))
      )
      or exists (
        select from public.hire_requests o
        where (o.client_id, o.creator_id) in ((admin, party.id), (party.id, admin))
      )
    )
  );
comment on function private.may_decide(uuid, public.cases) is
  'Whether this admin is neither a party nor acquainted with one by a conversation or a request, and has not decided this case before.';

create function private.has_written_to(admin uuid, person uuid) returns boolean
language sql stable security definer set search_path = ''
return exists (
  select from public.conversations c
  where (c.first_user_id, c.second_user_id) = (least(admin, person), greatest(admin, person))
    and exists (select from public.messages m where m.conversation_id = c.id and m.sender_id = admin)
);
comment on function private.has_written_to(uuid, uuid) is
  'Whether an admin has written to this person: each step of a request, and of its case, is a line between its two sides.';

create function private.require_stranger(person uuid) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if private.has_written_to(auth.uid(), person) then
    perform private.raise_conflict('PT403', 'Another admin decides about people you have worked with or written to');
  end if;
end;
$$;
comment on function private.require_stranger(uuid) is
  'An admin does not act on people they work with or write to. A message that only the other side wrote does not count.';

create function private.is_evidence_of(message public.messages, dispute public.cases) returns boolean
language sql stable security definer set search_path = ''
return exists (
  select from public.hire_requests h
  where h.id = dispute.hire_request_id
    and case when message.event_version is null
      then message.created_at between h.created_at and coalesce(dispute.closed_at, 'infinity')
      else message.hire_request_id = h.id end
) and (
  message.sender_id = (select auth.uid())
  or not exists (select from private.withheld_messages w where w.message_id = message.id)
);
comment on function private.is_evidence_of(public.messages, public.cases) is
  'Whether a decision is made on this message between the two parties: a step of the request, or what they wrote from the request to the end '
  'of the case. '
  'Evidence is what both can read, so a message that a block has withheld is none; only its sender, who cannot tell, still reads it with the rest.';

create function private.has_looked_at(dispute uuid) returns boolean
language sql stable security definer set search_path = ''
return exists (
  select from private.audit_log l
  where l.target_id = dispute and l.action = 'open_case' and l.actor_id = (select auth.uid())
    and l.at > now() - interval '1 hour'
);
comment on function private.has_looked_at(uuid) is
  'Whether the audit log has a look of the caller at this case in the last hour: only then are links to its files signed.';

create function private.is_evidence(message uuid) returns boolean
language sql stable security definer set search_path = ''
return exists (
  select from public.messages m
  join public.messages s on s.conversation_id = m.conversation_id
  join public.cases c on c.hire_request_id = s.hire_request_id
  where m.id = is_evidence.message and c.status in ('waiting', 'appealed')
    and private.has_looked_at(c.id) and private.may_decide((select auth.uid()), c) and private.is_evidence_of(m, c)
);
comment on function private.is_evidence(uuid) is
  'Whether this message is evidence of a case that waits for a decision, which the caller may make and has looked at: then its files are '
  'evidence too.';
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values (
  'attachments', 'attachments', false, 20971520,
  array['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif', 'application/octet-stream']
)
on conflict (id) do update
set public = excluded.public,
    file_size_limit = excluded.file_size_limit,
    allowed_mime_types = excluded.allowed_mime_types;

create function private.is_file_name(value text) returns boolean
language sql immutable strict parallel safe set search_path = ''
return char_length(value) <= 200
  and value !~ '[\u0001-\u001f\u007f-\u009f/\\\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]'
  and private.has_text(replace(value, '.', ''));
comment on function private.is_file_name(text) is
  'A name on one line, without slashes and characters that change the direction of text, and not only dots. It is never part of a path.';

create table public.attachments (
  id uuid primary key,
  owner_id uuid not null,
  message_id uuid references public.messages (id) on delete cascade,
  position smallint check (position between 0 and 9),
  name text not null check (private.is_file_name(name)),
  size integer not null check (size between 1 and 20971520),
  type text not null check (
    char_length(type) <= 100 and type ~ '^[a-z0-9][a-z0-9!#$&^_.+-]*/[a-z0-9][a-z0-9!#$&^_.+-]*$'
  ),
  stored_type text not null generated always as (
    case when type in ('image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif') then type
      else 'application/octet-stream' end
  ) stored,
  width integer check (width between 1 and 65535),
  height integer check (height between 1 and 65535),
  alt text check (private.is_text(alt, 300)),
  preview_widths integer[] not null default '{}'
    check (preview_widths in ('{}', '{480}', '{1600}', '{480,1600}')),
  preview_size integer not null default 0 check (preview_size between 0 and 2097152),
  stored jsonb,
  created_at timestamptz(3) not null default now(),
  constraint one_per_position unique (message_id, position),
  constraint position_once_sent check ((message_id is null) = (position is null)),
  constraint stored_once_sent check ((message_id is null) = (stored is null)),
  constraint width_and_height check ((width is null) = (height is null)),
  constraint previews_have_size check ((preview_widths = '{}') = (preview_size = 0)),
  constraint pictures_only check (
    stored_type <> 'application/octet-stream' or (width is null and preview_widths = '{}')
  )
);
comment on table public.attachments is
  'Files of messages and of the steps of requests. A row comes first and reserves the space, then its file is uploaded as '
  '{owner_id}/{id} to the bucket attachments, then a message is sent with it. What is no picture is stored as '
  'application/octet-stream, so that no browser opens it as a page. Previews of pictures are {owner_id}/{id}-480 and {owner_id}/{id}-1600.';
comment on column public.attachments.owner_id is
  'Who added it. Files of the steps of a request outlive the account, under the same names.';
comment on column public.attachments.type is 'The media type of the content.';
comment on column public.attachments.preview_size is 'The bytes of all previews.';
comment on column public.attachments.stored is
  'What was sent: for the name in the bucket of the file and of each preview the version, size and etag of its object.';
alter table public.attachments enable row level security;

create index attachments_of_owner on public.attachments (owner_id);
create index attachments_unsent on public.attachments (created_at) where message_id is null;
create index messages_with_attachments on public.messages (conversation_id, created_at desc)
where attachment_count > 0;

create function private.objects_of(attachment public.attachments) returns text[]
language sql immutable parallel safe set search_path = ''
return array[attachment.owner_id || '/' || attachment.id] || array(
  select attachment.owner_id || '/' || attachment.id || '-' || width
  from unnest(attachment.preview_widths) as width
);
comment on function private.objects_of(public.attachments) is 'The names in the bucket of a file and its previews.';

create function private.remove_files_of_deleted_user() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.attachments a
  where a.owner_id = old.id and not exists (
    select from public.messages m
    where m.id = a.message_id and m.event_version is not null
      and not exists (select from private.withheld_messages w where w.message_id = m.id)
  );
  return null;
end;
$$;
comment on function private.remove_files_of_deleted_user() is
  'Files of steps belong to the request, which the other side still has. They go with it when both have left.';
create trigger files_of_deleted_user after delete on public.users
for each row execute function private.remove_files_of_deleted_user();

create function private.is_settled_message(message uuid) returns boolean
language sql stable security definer set search_path = ''
return exists (
  select from public.messages m
  join public.hire_request_events e on (e.hire_request_id, e.version) = (m.hire_request_id, m.event_version)
  join public.hire_requests h on h.id = e.hire_request_id
  where m.id = is_settled_message.message and (
    h.status = 'completed' or h.resolution = 'ended'
    or e.action = 'deliver' and exists (
      select from public.milestones s
      where (s.hire_request_id, s.number) = (e.hire_request_id, e.milestone) and s.approved_at is not null
    )
  )
);
comment on function private.is_settled_message(uuid) is
  'Whether it is a delivery that was approved, or another step of work that is over: its files belong to both sides.';

create function private.bytes_of(person uuid) returns bigint
language sql stable security definer set search_path = ''
return (
  select coalesce(sum(a.size + a.preview_size), 0)::bigint from public.attachments a
  where a.owner_id = person and not private.is_settled_message(a.message_id)
);
comment on function private.bytes_of(uuid) is
  'What the files of a user take up, sent or not: never more than was reserved. What can''t be removed any more and is approved or over takes up nothing.';

create function private.max_bytes() returns bigint
language sql immutable parallel safe set search_path = ''
return 1073741824;

create function private.may_add_files() returns boolean
language sql stable security definer set search_path = ''
return private.may_write() or private.has_account() and exists (
  select from public.hire_requests h
  where h.client_id = auth.uid() and exists (select from private.case_subjects(h))
);
comment on function private.may_add_files() is
  'Whether the caller may write, or is suspended and can open a case: its files are all that a suspended user can add.';
grant execute on function private.may_add_files() to authenticated;

create function public.reserve_attachment(
  id uuid, name text, size integer, type text, width integer default null, height integer default null,
  preview_widths integer[] default '{}', preview_size integer default 0
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  me uuid := private.require_party();
begin
  if not private.may_add_files() then
    perform private.raise_conflict('PT403', 'Your account is suspended');
  elsif char_length(name) > 200 then
    perform private.raise_invalid('Use a file name of at most 200 characters');
  elsif private.is_file_name(name) is not true then
    perform private.raise_invalid('This file name can''t be used');
  elsif (size > 0) is not true then
    perform private.raise_invalid('This file is empty');
  elsif size > 20971520 then
    perform private.raise_invalid('Files can have up to 20 MB');
  end if;
  perform private.limit_rate('attachment', 60, interval '1 minute');
  -- The limit's lock lets no parallel call of the same user come between.
  if exists (
    select from public.attachments a where a.id = reserve_attachment.id and a.owner_id = me
  ) then
    return;
  elsif (
    select count(*) from public.attachments a where a.owner_id = me and a.message_id is null
  ) >= 100 then
    perform private.raise_conflict('PT409', 'You have 100 files that are not sent. Send or remove some of them');
  elsif private.bytes_of(me) + size + preview_size > private.max_bytes() then
    perform private.raise_conflict('PT409', 'Your files take up 1 GB. Remove some that you sent in messages. Those of open requests count until the work is approved or ends');
  end if;
  insert into public.attachments (id, owner_id, name, size, type, width, height, preview_widths, preview_size)
  values (
    reserve_attachment.id, me, reserve_attachment.name, reserve_attachment.size, reserve_attachment.type,
    reserve_attachment.width, reserve_attachment.height,
    array(select distinct w from unnest(reserve_attachment.preview_widths) as w order by w),
    reserve_attachment.preview_size
  )
  on conflict do nothing;
  if not found then
    perform private.raise_conflict('PT409', 'Add this file again');
  end if;
exception when check_violation or not_null_violation then
  perform private.raise_invalid('This file can''t be added');
end;
$$;
comment on function public.reserve_attachment(uuid, text, integer, text, integer, integer, integer[], integer) is
  'Takes up the space of a file before its upload. The same call with the same id is the same file.';

create function public.discard_attachment(id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  me uuid := private.require_party();
begin
  delete from public.attachments a
  where a.id = discard_attachment.id and a.owner_id = me and a.message_id is null;
end;
$$;
comment on function public.discard_attachment(uuid) is 'Removes a file of the caller that is not sent; any other id is no error.';

create function public.my_storage() returns jsonb
language sql stable security definer set search_path = ''
begin atomic
  select jsonb_build_object(
    'used_bytes', private.bytes_of((select auth.uid())), 'max_bytes', private.max_bytes()
  );
end;

create function private.may_read_message(message uuid) returns boolean
language sql stable security definer set search_path = ''
return exists (
  select from public.messages m
  join public.conversations c on c.id = m.conversation_id
  where m.id = message and (select auth.uid()) in (c.first_user_id, c.second_user_id)
    and not private.is_withheld_message(m.id)
);

create function private.attachment_at(object text) returns setof uuid rows 1
language sql stable security definer set search_path = ''
begin atomic
  select a.id from public.attachments a
  where a.id = private.parse_uuid(substr(object, 38, 36))
    and left(object, 37) = a.owner_id || '/'
    and substr(object, 74) = any (array[''] || array(select '-' || w from unnest(a.preview_widths) as w));
end;
comment on function private.attachment_at(text) is 'The file that has this name in the bucket, or whose preview has it.';

create function private.is_as_sent(attachment public.attachments, object text, version text) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  if attachment.message_id is null or attachment.stored -> object ->> 'version' = version then
    return true;
  end if;
  -- guard: the log
  raise warning 'The file % is not what was sent, so nobody reads it', object;
  return false;
end;
$$;
comment on function private.is_as_sent(public.attachments, text, text) is
  'Whether a stored object is what the message was sent with. Anything else under its name is read by nobody, and the log says so.';

create function private.may_read_object(object text, version text) returns boolean
language sql stable security definer set search_path = ''
return exists (
  select from private.attachment_at(object) as found (id) join public.attachments a on a.id = found.id
  where (
      a.owner_id = (select auth.uid()) or private.may_read_message(a.message_id)
      or (select public.am_i_admin()) and private.is_evidence(a.message_id)
    )
    and private.is_as_sent(a, object, version)
);
comment on function private.may_read_object(text, text) is
  'Whether this is the name of a file, or of its preview, that the caller owns, that is in a conversation of theirs, or that is evidence of a '
  'case that they are about to decide; and once it is sent, the version that was sent.';

create function private.may_upload_object(object text) returns boolean
language sql stable security definer set search_path = ''
return exists (
  select from private.attachment_at(object) as found (id) join public.attachments a on a.id = found.id
  where a.owner_id = (select auth.uid())
);
comment on function private.may_upload_object(text) is 'Whether the caller has reserved this name.';

create function private.check_stored_file() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  file public.attachments;
  previews text[];
  room bigint;
begin
  -- An upload that ends while its file is being sent or discarded, or with another one.
  perform from public.attachments a where a.id = private.parse_uuid(substr(new.name, 38, 36)) for no key update;
  select a.* into file
  from private.attachment_at(new.name) as found (id) join public.attachments a on a.id = found.id;
  previews := (private.objects_of(file))[2:];
  -- Two previews share their space.
  room := case when new.name = any (previews) then file.preview_size - coalesce((
    select (o.metadata ->> 'size')::bigint from storage.objects o
    where o.bucket_id = 'attachments' and o.name = any (previews) and o.name <> new.name
  ), 0) else file.size end;
  if file.id is null then
    perform private.raise_conflict('42501', format('No file is reserved as %s', new.name));
  elsif file.message_id is not null then
    perform private.raise_conflict('42501', format('The file %s was sent and stays as it is', new.name));
  elsif (new.metadata ->> 'size')::bigint > room then
    perform private.raise_conflict('42501', format('The file %s is larger than it was reserved', new.name));
  end if;
  return new;
end;
$$;
comment on function private.check_stored_file() is
  'What is stored was reserved, has the bytes of that at most, and is never stored again once it was sent: by whoever and whenever its upload '
  'began. The storage service asks the policies before an upload, and writes its row as a role that passes them.';

create trigger check_stored before insert or update of version on storage.objects
for each row when (new.bucket_id = 'attachments') execute function private.check_stored_file();

create policy "Owners and members read files of conversations" on public.attachments
for select to authenticated using (
  owner_id = (select auth.uid()) or private.may_read_message(message_id)
);
create policy "Owners and members read stored files of conversations" on storage.objects
for select to authenticated using (bucket_id = 'attachments' and private.may_read_object(name, version));
create policy "People upload files that they have reserved" on storage.objects
for insert to authenticated with check (
  bucket_id = 'attachments' and (select private.may_add_files()) and private.may_upload_object(name)
);

grant select on public.attachments to authenticated;
grant execute on function private.is_file_name(text) to service_role;
grant execute on function private.may_read_message(uuid), private.may_read_object(text, text),
  private.may_upload_object(text)
to authenticated;
grant execute on function public.reserve_attachment(uuid, text, integer, text, integer, integer, integer[], integer),
  public.discard_attachment(uuid), public.my_storage()
to authenticated;
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
create table private.attachments_to_remove (
  name text primary key,
  attempts integer not null default 0,
  next_attempt timestamptz not null default now()
);
comment on table private.attachments_to_remove is 'Files in the bucket attachments that the storage API should remove.';
alter table private.attachments_to_remove enable row level security;

create index attachments_to_remove_next on private.attachments_to_remove (next_attempt);

create function private.remove_files_of_deleted() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.attachments_to_remove (name)
  select unnest(private.objects_of(old))
  on conflict do nothing;
  return null;
end;
$$;

create trigger files_of_deleted after delete on public.attachments
for each row execute function private.remove_files_of_deleted();

create function private.remove_unsent_attachments() returns void
language sql security definer set search_path = ''
begin atomic
  delete from public.attachments a
  where a.message_id is null and a.created_at < now() - interval '24 hours';
end;
comment on function private.remove_unsent_attachments() is
  'Removes files that were not sent for a day. Run by pg_cron, or by the local backend''s timer.';

create function public.next_attachments_to_remove() returns setof text
language plpgsql security definer set search_path = ''
as $$
declare
  due text[];
begin
  loop
    due := array(
      select r.name from private.attachments_to_remove r
      where r.next_attempt <= now() order by r.next_attempt limit 100 for update skip locked
    );
    exit when cardinality(due) = 0;
    delete from private.attachments_to_remove r
    where r.name = any (due) and (
      not exists (
        select from storage.objects o where o.bucket_id = 'attachments' and o.name = r.name
      )
      -- Its id was reserved again.
      or exists (select from private.attachment_at(r.name))
    );
    update private.attachments_to_remove r
    set attempts = r.attempts + 1,
      next_attempt = now() + interval '1 minute' * 2 ^ least(r.attempts, 10)
    where r.name = any (due);
    return query select r.name from private.attachments_to_remove r where r.name = any (due);
    exit when found;
  end loop;
end;
$$;
comment on function public.next_attachments_to_remove() is
  'As next_images_to_remove(), for the bucket attachments: a batch of names for the storage API to remove.';

grant execute on function private.remove_unsent_attachments() to service_role;
grant execute on function public.next_attachments_to_remove() to service_role;
grant all on private.attachments_to_remove to service_role;

do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron;
    perform cron.schedule(
      'remove-unsent-attachments', '47 * * * *', 'select private.remove_unsent_attachments()');
  end if;
end;
$$;
create function private.case_evidence(dispute public.cases, side text) returns jsonb
language sql stable security definer set search_path = ''
return (
  select jsonb_build_object(
    'case', private.case_json(dispute, side),
    'request', private.request_json(h, side) || jsonb_build_object(
      'events', (
        select jsonb_agg(private.event_json(e) order by e.version)
        from public.hire_request_events e where e.hire_request_id = h.id
      ),
      'offers', coalesce((
        select jsonb_agg(private.offer_json(o) order by o.number) from public.offers o where o.hire_request_id = h.id
      ), '[]'),
      'cases', (
        select jsonb_agg(private.case_json(c, side) order by c.created_at)
        from public.cases c where c.hire_request_id = h.id
      )
    ) || private.settling_json(h),
    'messages', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', m.id, 'sender_id', m.sender_id, 'text', m.text, 'created_at', m.created_at,
        'attachments', private.attachments_of(m.id)
      ) order by m.created_at, m.id)
      from (
        select m.* from public.messages m
        where m.conversation_id in (select s.conversation_id from public.messages s where s.hire_request_id = h.id)
          and m.event_version is null and private.is_evidence_of(m, dispute)
        order by m.created_at desc, m.id desc limit 500
      ) m
    ), '[]')
  )
  from public.hire_requests h where h.id = dispute.hire_request_id
);
comment on function private.case_evidence(public.cases, text) is
  'Everything that a decision is made on: the request with its timeline, offers, deliveries and agreements, and what its two parties wrote to '
  'each other from the request to the end of the case, the last 500 messages.';

create function public.case_evidence(id uuid) returns jsonb
language sql stable security definer set search_path = '' set statement_timeout = '3s'
begin atomic
  select private.case_evidence(c, private.side_of(h, (select auth.uid())))
  from public.cases c join public.hire_requests h on h.id = c.hire_request_id
  where c.id = case_evidence.id and private.may_read_request(c.hire_request_id);
end;
comment on function public.case_evidence(uuid) is
  'The evidence of a case, for its two parties; null for everyone else. Admins use admin_open_case.';

grant execute on function public.case_evidence(uuid) to authenticated;
-- The words of rows for searches of several words. Rows are indexed when they are written; synonyms are applied when they are searched.
create text search configuration private.words (copy = pg_catalog.english);
alter text search configuration private.words
alter mapping for asciiword, word, numword, asciihword, hword, numhword, hword_asciipart, hword_part, hword_numpart
with extensions.unaccent, pg_catalog.english_stem;
comment on text search configuration private.words is 'English words without accents, endings and stop words.';

create function private.american_spelling(value text) returns text
language plpgsql immutable strict parallel safe set search_path = ''
as $$
begin
  if value ~ '[a-z]{3}our|[a-z]{3}is[ei a]|[tb]re|logue' then
    value := regexp_replace(value, '\m(?!cont|det|dev|glam|vel)([a-z]{3,})our(s|ed|ing|ful|able|al|hoods?|ly|less|ites?|ers?)?\M', '\1or\2', 'g');
    value := regexp_replace(value, '\m(?!adv|appra|chast|clockw|compr|comprom|conc|dem|desp|dev|disgu|enterpr|exc|exerc|expert|franch|improv|likew|merchand|otherw|parad|pra|prec|prem|prom|rev|superv|surpr|telev|torto|treat|turquo|bru|cru)([a-z]{3,})is(e[drs]?|ers|ing|ations?)\M', '\1iz\2', 'g');
    value := regexp_replace(value, '\m(cent|fib|lit|met|kilomet|millimet|theat)re(s?)\M', '\1er\2', 'g');
    value := regexp_replace(value, '\m(anal|catal|dial)ogue(s?)\M', '\1og\2', 'g');
  end if;
  return value;
end;
$$;
comment on function private.american_spelling(text) is
  'A text in lower case as Americans write it: neighbor for neighbour, organize for organise, center for centre, catalog for catalogue.';

create function private.plain_words(value text) returns text
language plpgsql immutable strict parallel safe set search_path = ''
as $$
begin
  -- Without their signs, these would be other words. What nobody sees is left out, which makes no second word.
  return private.american_spelling(btrim(regexp_replace(translate(
    replace(replace(regexp_replace(
      lower(normalize(value, nfkc)), '(^|\s)\.net(?!\w)', '\1dotnet', 'g'), 'c#', 'csharp'), 'c++', 'cplusplus'),
    './_-@:;,!?"''()[]{}<>|\~^*=&%$§#+`´’‘ʼ“”„‐–—…·•' || e'\u00ad\u200b\u200c\u200d\u2060\ufeff', repeat(' ', 46)
  ), '\s+', ' ', 'g')));
end;
$$;
comment on function private.plain_words(text) is
  'A text in lower case with one blank between its words, and no signs that the parser would read as a host, a path or a number.';

create function private.closed_words(value text) returns text
language plpgsql immutable strict parallel safe set search_path = ''
as $$
begin
  return (
    select coalesce(string_agg(private.plain_words(private.search_form(m.written[1])), ' '), '')
    from regexp_matches(value, '\w+(?:[''’‘ʼ＇`´\-‐‑－]\w+)+', 'g') as m (written)
  );
end;
$$;
comment on function private.closed_words(text) is
  'The words of a text that are written with apostrophes or hyphens, without them: "obriens" for "O’Brien’s", "email" for "e-mail".';

create function private.words_of(value text) returns tsvector
language plpgsql immutable strict parallel safe set search_path = ''
as $$
begin
  -- Bookings have nothing to do with books.
  return to_tsvector('private.words', replace(
    private.plain_words(value) || ' ' || private.closed_words(value), 'booking', 'bookingx'
  ));
end;
$$;

create function private.words_query(value text) returns tsquery
language plpgsql immutable strict parallel safe set search_path = ''
as $$
begin
  return phraseto_tsquery('private.words', replace(private.plain_words(value), 'booking', 'bookingx'));
end;
$$;
comment on function private.words_query(text) is 'Finds these words in this order; without any, nothing.';

create function private.plain_terms(terms text[]) returns text[]
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return array(select private.plain_words(extensions.unaccent(t.term)) from unnest(terms) as t (term));
end;
$$;

create table private.search_synonyms (
  id uuid primary key default gen_random_uuid(),
  terms text[] not null check (cardinality(terms) >= 2 and private.is_text_list(terms, 20, 40)),
  plain text[] not null generated always as (private.plain_terms(terms)) stored,
  updated_at timestamptz(3) not null default now()
);
comment on table private.search_synonyms is
  'Groups of words and phrases that mean the same: who searches for one finds the others too.';
alter table private.search_synonyms enable row level security;
create trigger set_updated_at before update on private.search_synonyms
for each row execute function private.set_updated_at('updated_at', 'plain');

insert into private.search_synonyms (terms) values
  ('{online store,online shop,shop,store,storefront,e-commerce,ecommerce,webshop}'),
  ('{booking,appointment,reservation}'),
  ('{chat bot,chatbot,conversational assistant}'),
  ('{ai,artificial intelligence,machine learning,llm}'),
  ('{bookkeeping,accounting,accountant}'),
  ('{invoice,invoicing,billing}'),
  ('{payment,payout,checkout}'),
  ('{inventory,stock,warehouse}'),
  ('{medicine,medication,drug,pill}'),
  ('{healthcare,health care,medical,health}'),
  ('{doctor,physician,clinic}'),
  ('{education,learning,edtech,e-learning,elearning}'),
  ('{teacher,tutor,instructor}'),
  ('{quiz,test,exam}'),
  ('{game,gaming,video game}'),
  ('{music,song,audio}'),
  ('{movie,film,cinema}'),
  ('{photo,picture,image}'),
  ('{calendar,schedule,scheduling,timetable,planner}'),
  ('{dashboard,admin panel,control panel}'),
  ('{diary,journal,log book}'),
  ('{mobile app,phone app,smartphone}'),
  ('{recipe,cooking,food}'),
  ('{restaurant,café,cafe,diner}'),
  ('{grocery,groceries,supermarket}'),
  ('{real estate,property,rental}'),
  ('{help desk,helpdesk,customer support,ticketing}'),
  ('{exercise,workout,fitness,running}'),
  ('{neighborhood,neighbourhood,community}'),
  ('{color,colour}'),
  ('{translation,translate,multilingual,localization}'),
  ('{browser extension,browser plugin,chrome extension,add-on}'),
  ('{fintech,finance,financial,banking}'),
  ('{saas,software as a service}'),
  ('{ui,user interface,interface}'),
  ('{ux,user experience}'),
  ('{designer,design}'),
  ('{full stack,fullstack,full-stack}'),
  ('{front end,frontend,front-end}'),
  ('{back end,backend,back-end,server side}'),
  ('{nyc,new york}'),
  ('{sf,san francisco,bay area}'),
  ('{la,los angeles}'),
  ('{accessibility,a11y,accessible}');

create table private.search_words (
  kind text not null check (kind in ('project', 'creator', 'service')),
  word text not null,
  checked_at timestamptz not null default now(),
  primary key (kind, word)
);
comment on table private.search_words is
  'The words that projects, creators and services contain, against which misspelt ones are corrected. One that is not public any more stays until the '
  'next cleaning, so a suggestion reads the rows too.';
alter table private.search_words enable row level security;

create function private.word_forms(lexeme text) returns text[]
language plpgsql immutable strict parallel safe set search_path = ''
as $$
declare
  others text := case
    when lexeme = 'bookingx' then 'book'
    when lexeme ~ '^[a-z]{4,}[eo]r$' then concat_ws(' ', left(lexeme, -2), left(lexeme, -2) || 'e',
      regexp_replace(left(lexeme, -2), '([b-df-hj-np-tv-z])\1$', '\1'))
    when lexeme ~ '^[a-z]{3,}ment$' then left(lexeme, -4)
    when lexeme ~ '^[a-z]{5,}i$' then left(lexeme, -1)
    when lexeme ~ 'script$' then left(lexeme, -2) || 'be'
    when lexeme ~ 'scrib$' then left(lexeme, -1) || 'ption'
    when lexeme ~ '^[a-z]{3,}$' then concat_ws(' ', lexeme || 'er', lexeme || 'or', lexeme || right(lexeme, 1) || 'er')
  end;
begin
  -- A reactor has nothing to do with React.
  return array(
    select f.form from unnest(tsvector_to_array(to_tsvector('private.words', others))) as f (form)
    where not private.skill_aliases() ? f.form
  );
end;
$$;
comment on function private.word_forms(text) is
  'Forms that the stemmer takes for other words: who or what does something ("edit", "editor"), payments, deliveries, transcriptions. Those that nobody writes find nothing.';

create function private.word_terms(
  word text, longer jsonb, is_alone boolean, out whole text, out loose text, out pattern text
) returns record
language plpgsql stable security definer set search_path = ''
as $$
declare
  own text := case when word <> '' then private.words_query(word)::text else '' end;
  beginning text[];
  inner_words text[];
begin
  if own = '' then return; end if;
  if jsonb_array_length(longer) > 50 then
    whole := own || ' | ' || quote_literal(word) || ':*';
  else
    select array_agg(distinct quote_literal(l.lexeme)) filter (where starts_with(o.word, word_terms.word)),
      array_agg(distinct quote_literal(l.lexeme)) filter (where not starts_with(o.word, word_terms.word))
    into beginning, inner_words
    from jsonb_array_elements_text(longer) as o (word),
      unnest(ts_lexize('pg_catalog.english_stem', replace(o.word, 'booking', 'bookingx'))) as l (lexeme);
    whole := array_to_string(own || array_remove(beginning, own), ' | ');
  end if;
  loose := array_to_string(whole || inner_words || array(
    select quote_literal(f.form) from unnest(private.word_forms(btrim(own, ''''))) as f (form) where quote_literal(f.form) <> own
  ), ' | ');
  if not is_alone and (char_length(word) < 3 or jsonb_array_length(longer) > 50) then
    pattern := '%' || word || '%';
  end if;
end;
$$;
comment on function private.word_terms(text, jsonb, boolean) is
  'What finds a word: whole, the word, its endings and the words that begin with it; loose, also words that contain it, and other forms; and a pattern for what no '
  'index of words can find. Each word rather than a prefix, because an index reads a prefix to its end even if another word is rare. Null for a stop word.';

create function private.vocabulary_of(kind text, typed text[]) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_object_agg(t.word, l.longer), '{}')
    from (select distinct t.word from unnest(typed) as t (word) where char_length(t.word) between 3 and 40) t
    cross join lateral (
      select coalesce(jsonb_agg(s.word), '[]') as longer from (
        select s.word from private.search_words s
        where s.kind = vocabulary_of.kind and s.word <> t.word
          and s.word like case when cardinality(typed) > 1 then '%' else '' end || t.word || '%'
        limit 51
      ) s
    ) l
  );
end;
$$;
comment on function private.vocabulary_of(text, text[]) is
  'For each word that was typed, up to 51 words that contain it. For one word alone those that begin with it: what contains it is found by its text.';

create function private.other_terms(kind text, typed text[]) returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_generic_plan
as $$
declare
  aliases jsonb := private.skill_aliases();
begin
  return (
    with phrases as materialized (
      select p.phrase, l.length, replace(p.phrase, ' ', '') as closed, array[r.singular, r.singular || 's', r.singular || 'ss'] as numbers
      from generate_series(1, cardinality(typed)) as f (first), generate_series(1, 3) as l (length),
        array_to_string(typed[f.first:f.first + l.length - 1], ' ') as p (phrase), rtrim(p.phrase, 's') as r (singular)
      where f.first + l.length - 1 <= cardinality(typed)
    ), groups as materialized (
      -- Of all groups, those of any phrase: comparing each group with each phrase takes as long as a page.
      select s.plain from private.search_synonyms s
      where s.plain && array(select n.term from phrases p, unnest(p.numbers) as n (term))
    ), found as (
      select p.phrase, private.plain_words(aliases ->> p.closed) as term
      from phrases p where aliases ? p.closed
      union
      select p.phrase, o.term
      from phrases p join groups g on g.plain && p.numbers, unnest(g.plain) as o (term)
      union
      select p.phrase, s.word
      from phrases p cross join lateral (
        select w.word from private.search_words w where w.kind = other_terms.kind and w.word = p.closed limit 1
      ) s
      where p.length > 1
    )
    select coalesce(jsonb_object_agg(f.phrase, f.terms), '{}')
    from (select f.phrase, jsonb_agg(f.term) as terms from found f group by f.phrase) f
  );
end;
$$;
comment on function private.other_terms(text, text[]) is
  'For phrases of up to three words: the usual name of a skill, synonyms (singular and plural are the same), and the word that they are without their blanks.';

create function private.field_words(title text, tags text[]) returns tsvector
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return array_to_tsvector(array(
    select '^' || t.word
    from regexp_split_to_table(
      extensions.unaccent(concat_ws(' ', private.plain_words(title), private.closed_words(title))), ' '
    ) as t (word)
    where t.word <> ''
    union
    select '#' || t.word
    from unnest(private.canonical_skills(tags) || tags) as g (tag), cast(extensions.unaccent(private.plain_words(g.tag)) as text) as p (plain),
      unnest(regexp_split_to_array(p.plain, ' ') || replace(p.plain, ' ', '')) as t (word)
    where t.word <> ''
  ));
end;
$$;
comment on function private.field_words(text, text[]) is
  'Which words are in a title ("^map") and which are tags ("#map"), so that an index knows it: each word of a tag, the whole of it, and its usual name.';

create function private.title_query(plain text) returns text
language plpgsql immutable strict parallel safe set search_path = ''
as $$
declare
  word text;
  queries text[];
begin
  foreach word in array string_to_array(plain, ' ') loop
    queries := queries || (quote_literal('^' || word) || case when char_length(word) < 3 then '' else ':*' end);
  end loop;
  return '(' || array_to_string(queries, ' & ') || ')';
end;
$$;
comment on function private.title_query(text) is 'Finds titles with these words, or longer ones where a word has three letters or more.';

create function private.tag_query(plain text) returns text
language plpgsql immutable strict parallel safe set search_path = ''
as $$
declare
  joined text := replace(plain, ' ', '');
  singular text := rtrim(joined, 's');
begin
  return concat_ws(' | ', case when singular <> joined then quote_literal('#' || singular) end, quote_literal('#' || joined), quote_literal('#' || joined || 's'));
end;
$$;

create function private.all_of(queries text[]) returns tsquery
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return '(' || nullif(array_to_string(array_remove(queries, ''), ') & ('), '') || ')';
end;
$$;

create type private.search_unit as (typed text, in_title text, in_tags text, whole text, words text);
comment on type private.search_unit is
  'A word of a search, or a phrase that has synonyms, and the queries that find it: at the beginnings of words of a title, there or as a tag, anywhere as a word, and '
  'also within words and in other forms.';

create type private.search_terms as (
  pattern text, title text, is_short boolean, named tsquery, in_title tsquery, in_tags tsquery, whole tsquery, words tsquery, rest text,
  units private.search_unit[]
);
comment on type private.search_terms is
  'What a search looks for: its text, as a pattern and as a title; the tag that it is another name of; all of its words at the beginnings of words of a title, there or as '
  'tags, and anywhere as words; also within words and in other forms; as a condition on the words w of a row, those words that no index of words can find; and each word.';

create function private.search_terms(kind text, q text) returns private.search_terms
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_generic_plan
as $$
declare
  terms private.search_terms;
  typed text[];
  total integer;
  known jsonb;
  others jsonb;
  usual_name text;
  first integer := 1;
  taken integer;
  phrase text;
  word text;
  found record;
  other record;
  -- Of one word, or of a phrase that has other terms.
  loose text;
  whole text;
  title text;
  tags text;
  condition text;
  is_indexed boolean;
  words text[] := '{}';
  next private.search_unit;
begin
  terms.units := '{}';
  terms.pattern := private.joined(private.like_pattern(q));
  terms.title := lower(btrim(left(q, 200)));
  typed := regexp_split_to_array(private.plain_words(extensions.unaccent(left(q, 200))), ' ');
  if typed is null or typed = '{""}' then
    terms.is_short := terms.pattern is not null and char_length(private.search_form(terms.title)) < 3;
    return terms;
  end if;
  total := cardinality(typed);
  known := private.vocabulary_of(kind, typed);
  others := private.other_terms(kind, typed);
  usual_name := private.skill_aliases() ->> array_to_string(typed, '');
  terms.is_short := terms.pattern is not null and char_length(private.search_form(terms.title)) < 3;
  if strpos(lower(usual_name), terms.title) = 0 then
    terms.named := private.tag_query(private.plain_words(usual_name));
  end if;
  while first <= total loop
    for length in reverse least(3, total - first + 1)..1 loop
      taken := length;
      phrase := array_to_string(typed[first:first + taken - 1], ' ');
      exit when others ? phrase;
    end loop;
    loose := null; whole := null; title := null; tags := null; condition := null;
    is_indexed := true;
    foreach word in array typed[first:first + taken - 1] loop
      found := private.word_terms(word, coalesce(known -> word, '[]'), total = 1);
      continue when found.loose is null;
      loose := concat_ws(' & ', loose, '(' || found.loose || ')');
      whole := concat_ws(' & ', whole, '(' || found.whole || ')');
      title := concat_ws(' & ', title, private.title_query(word));
      tags := concat_ws(' & ', tags, '(' || private.title_query(word) || ' | ' || private.tag_query(word) || ')');
      condition := concat_ws(' and ', condition, format(
        '(w.words @@ %L::tsquery%s)', found.loose, ' or w.text like ' || quote_literal(found.pattern)
      ));
      is_indexed := is_indexed and found.pattern is null;
    end loop;
    select string_agg(distinct w.query, ' | ') as words, string_agg(private.title_query(o.term), ' | ') as title,
      string_agg(private.tag_query(o.term), ' | ') as tags
    into other
    from jsonb_array_elements_text(others -> phrase) as o (term), cast(private.words_query(o.term) as text) as w (query)
    where w.query <> '' and o.term <> phrase;
    next := row(
      phrase, concat_ws(' | ', title, other.title),
      concat_ws(' | ', tags, other.title, other.tags, case when taken > 1 and coalesce(loose, other.words) is not null then private.tag_query(phrase) end),
      concat_ws(' | ', whole, other.words), concat_ws(' | ', loose, other.words)
    );
    if next.words <> '' then terms.units := terms.units || next; end if;
    if is_indexed then
      words := words || next.words;
    else
      terms.rest := concat_ws(' and ', terms.rest, '(' || concat_ws(
        ' or ', condition, 'w.words @@ ' || quote_literal(other.words) || '::tsquery'
      ) || ')');
    end if;
    first := first + taken;
  end loop;
  terms.words := private.all_of(words);
  select private.all_of(array_agg(u.whole)), private.all_of(array_agg(u.in_title)), private.all_of(array_agg(u.in_tags))
  into terms.whole, terms.in_title, terms.in_tags
  from unnest(terms.units) as u;
  return terms;
end;
$$;
comment on function private.search_terms(text, text) is
  'What a search for a text looks for among projects, creators or services (kind): each word, in other forms, or by its usual name or a synonym.';

create function private.skill_keys(skills text[]) returns text[]
language sql immutable parallel safe set search_path = ''
return lower(private.canonical_skills(skills)::text)::text[];
comment on function private.skill_keys(text[]) is 'What skills are compared by: their usual names in lower case.';

create function private.language_keys(languages text[]) returns text[]
language sql immutable parallel safe set search_path = ''
return array(select lower(btrim(l.language)) from unnest(languages) as l (language));
comment on function private.language_keys(text[]) is 'What languages are compared by: lower case.';

create function private.location_key(place text) returns text
language plpgsql immutable strict parallel safe set search_path = ''
as $$
begin
  return btrim(regexp_replace(translate(
    lower(extensions.unaccent(normalize(left(place, 200), nfkc))), ',.;', '   '
  ), '\s+', ' ', 'g'));
end;
$$;
comment on function private.location_key(text) is 'What places are compared by: in lower case, without accents, commas and points.';

create function private.location_condition(places text[]) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  ticked text[];
  patterns text[];
begin
  select array_agg(p.place) filter (where p.place = any (private.filter_values('locations'))),
    array_agg(private.like_pattern(private.location_key(p.place))) filter (
      where p.place <> all (private.filter_values('locations')) and private.has_text(private.location_key(p.place))
    )
  into ticked, patterns
  from unnest(places[1:30]) as p (place);
  return coalesce('(' || nullif(concat_ws(' or ',
    'w.location = any (' || quote_literal(ticked) || '::text[])', 'w.place like any (' || quote_literal(patterns) || '::text[])'
  ), '') || ')', 'true');
end;
$$;
comment on function private.location_condition(text[]) is
  'What the words w of a creator have to be: in one of the places that are offered, as it is written, or in one that contains what was typed. '
  'What has no letter is left out, and so is everything after 30; true without any.';

create function private.joined(value text) returns text
language plpgsql immutable strict parallel safe set search_path = ''
as $$
begin
  return replace(value, ' ', chr(448));
end;
$$;
comment on function private.joined(text) is
  'A text, or a pattern of one, with a rare letter instead of each blank, so that an index of trigrams also knows which words are side by side.';

create table private.project_words (
  project_id uuid primary key references public.projects (id) on delete cascade,
  text text not null,
  words tsvector not null
);
comment on table private.project_words is
  'The joined text and the words that each project is searched in. The text is stored, because computing it for each row costs more than comparing it.';
alter table private.project_words enable row level security;

create table private.creator_words (
  user_id uuid primary key references public.users (id) on delete cascade,
  text text not null,
  words tsvector not null,
  skills text[] not null,
  location text,
  place text,
  languages text[] not null
);
comment on table private.creator_words is
  'The joined text and the words that each creator is searched in, and what they are filtered by: their skills under their usual names and their languages, '
  'both in lower case, and their location, as it is written and as what was typed is compared with it.';
alter table private.creator_words enable row level security;

create index project_words_text on private.project_words using gin (text extensions.gin_trgm_ops);
create index project_words_all on private.project_words using gin (words);
create index creator_words_text on private.creator_words using gin (text extensions.gin_trgm_ops);
create index creator_words_all on private.creator_words using gin (words);
create index creator_words_skills on private.creator_words using gin (skills);
create index creator_words_languages on private.creator_words using gin (languages);
create index creator_words_location on private.creator_words (location);
create index creator_words_location_trigrams on private.creator_words using gin (place extensions.gin_trgm_ops);
create index search_words_checked on private.search_words (checked_at);
create index search_words_alike on private.search_words using gin (word extensions.gin_trgm_ops);

create function private.add_search_words(kind text, value text) returns void
language sql security definer set search_path = ''
begin atomic
  with contained as (
    select distinct w.word
    from regexp_split_to_table(extensions.unaccent(private.plain_words(value) || ' ' || private.closed_words(value)), ' ') as w (word)
    where char_length(w.word) between 3 and 40 and w.word !~ '^[0-9]'
  ), known as (
    -- The cleaning, which does not see what is being published, leaves them.
    select s.word from private.search_words s
    where s.kind = add_search_words.kind and s.word in (select c.word from contained c)
    for key share
  )
  insert into private.search_words (kind, word)
  select add_search_words.kind, c.word from contained c
  where c.word not in (select k.word from known k)
  -- Two calls that add the same words wait for each other in this order.
  order by 2
  on conflict do nothing;
end;

create function private.skill_words(skills text[]) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  names text := array_to_string(private.canonical_skills(skills), e'\n');
begin
  return names || e'\n' || translate(names, '. ', '');
end;
$$;
comment on function private.skill_words(text[]) is
  'The usual names of skills, also as one word each ("nodejs"): how frequent a word is can be estimated, how frequent a phrase is cannot.';

create function private.index_project() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  value text := concat_ws(
    e'\n', new.title, new.tagline, new.description, array_to_string(new.tags, e'\n'),
    private.skill_words(new.tags)
  );
begin
  insert into private.project_words (project_id, text, words)
  values (
    new.id, private.joined(private.project_text(new.title, new.description, new.tags)),
    private.words_of(value) || private.field_words(new.title, new.tags)
  )
  on conflict on constraint project_words_pkey do update set text = excluded.text, words = excluded.words;
  perform private.add_search_words('project', value);
  return null;
end;
$$;

create function private.index_creator() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  value text := concat_ws(
    e'\n', new.name, new.bio, new.location, new.specialization, array_to_string(new.skills, e'\n'),
    private.skill_words(new.skills)
  );
begin
  if new.is_dev then
    insert into private.creator_words (user_id, text, words, skills, location, place, languages)
    values (
      new.id, private.joined(private.creator_text(new.name, new.bio, new.skills, new.location)),
      private.words_of(value) || private.field_words(new.name, new.skills),
      private.skill_keys(new.skills), new.location, private.location_key(new.location), private.language_keys(new.languages)
    )
    on conflict on constraint creator_words_pkey do update
    set text = excluded.text, words = excluded.words, skills = excluded.skills, location = excluded.location,
      place = excluded.place, languages = excluded.languages;
    perform private.add_search_words('creator', value);
  else
    delete from private.creator_words w where w.user_id = new.id;
  end if;
  return null;
end;
$$;

create trigger index_new after insert on public.projects
for each row execute function private.index_project();
create trigger index_changed after update of title, tagline, description, tags on public.projects
for each row execute function private.index_project();
create trigger index_new after insert on public.users
for each row execute function private.index_creator();
create trigger index_changed
after update of name, bio, skills, location, specialization, languages, is_dev on public.users
for each row execute function private.index_creator();

create function private.prune_search_words() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  next record;
begin
  for next in
    select s.kind, s.word from private.search_words s
    order by s.checked_at limit 500
    for update skip locked
  loop
    if next.kind = 'project' and exists (
      select from private.project_words w where w.words @@ private.words_query(next.word)
    ) or next.kind = 'creator' and exists (
      select from private.creator_words w where w.words @@ private.words_query(next.word)
    ) or next.kind = 'service' and exists (
      select from private.service_words w where w.words @@ private.words_query(next.word)
    ) then
      update private.search_words s set checked_at = clock_timestamp()
      where s.kind = next.kind and s.word = next.word;
    else
      delete from private.search_words s where s.kind = next.kind and s.word = next.word;
    end if;
  end loop;
end;
$$;
comment on function private.prune_search_words() is
  'Removes words that nothing contains any more; each call checks the 500 that were checked longest ago.';
-- The orders of lists, other than the newest projects and the names of creators, whose indexes are on the tables themselves.
create table private.month_likes (
  project_id uuid primary key references public.projects (id) on delete cascade,
  likes integer not null check (likes >= 0),
  listed_at timestamptz(3) not null,
  recount_at timestamptz(3)
);
comment on table private.month_likes is
  'How many likes each listed project has had in the last 30 days. A new like and one that is taken back count at once; one that gets '
  'older than 30 days is counted until the hourly job, so up to an hour longer.';
comment on column private.month_likes.recount_at is 'When the oldest like that is counted gets too old.';
alter table private.month_likes enable row level security;

create table private.creator_ranks (
  user_id uuid primary key references public.users (id) on delete cascade,
  name text not null,
  rating double precision not null,
  reviews integer not null,
  answer_seconds bigint not null,
  since timestamptz(3) not null
);
comment on table private.creator_ranks is
  'What creators are sorted by, lowest first: the average rating and the number of reviews, both negative, and the median time to answer. '
  'Someone with fewer than three reviews has 1 and 0, someone with fewer than three answers the highest number. Triggers keep all of it '
  'current. It contains creators who are not public, too.';
comment on column private.creator_ranks.since is
  'When they first became a creator; it stays when they are a client for a while.';
alter table private.creator_ranks enable row level security;

create index likes_of_project on public.project_likes (project_id, created_at);
create index projects_liked on private.month_likes (likes desc, listed_at desc, project_id desc);
create index month_likes_to_recount on private.month_likes (recount_at) where recount_at is not null;
create index creators_rated on private.creator_ranks (rating, reviews, name, user_id);
create index creators_fastest on private.creator_ranks (answer_seconds, name, user_id) include (rating);
create index creators_newest on private.creator_ranks (since desc, user_id desc) include (rating);
create index creators_well_rated on public.users (rating_avg) include (id) where is_dev and rating_count >= 3;
create index creators_available on public.users (availability, lower(name), id) where is_dev;

create function private.count_month_likes(projects uuid[]) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  -- The count below is read after a parallel one has ended.
  perform from private.month_likes m where m.project_id = any (projects) order by m.project_id for no key update;
  insert into private.month_likes as m (project_id, likes, listed_at, recount_at)
  select p.id, l.likes, p.listed_at, l.oldest + interval '30 days'
  from public.projects p
  cross join lateral (
    select count(*)::integer as likes, min(k.created_at) as oldest
    from public.project_likes k
    where k.project_id = p.id and k.created_at > now() - interval '30 days'
  ) l
  where p.id = any (projects) and p.listed_at is not null
  order by p.id
  on conflict on constraint month_likes_pkey do update
  set likes = excluded.likes, listed_at = excluded.listed_at, recount_at = excluded.recount_at;
end;
$$;

create function private.count_changed_likes() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.count_month_likes(array(select distinct c.project_id from changed c));
  return null;
end;
$$;

create function private.rank_project() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.count_month_likes(array[new.id]);
  return null;
end;
$$;

create function private.recount_month_likes() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.count_month_likes(array(
    select m.project_id from private.month_likes m where m.recount_at <= now() order by m.recount_at limit 20000
  ));
end;
$$;
comment on function private.recount_month_likes() is
  'Takes away the likes that are older than 30 days by now; part of the hourly job.';

create trigger rank_new after insert on public.projects
for each row execute function private.rank_project();
create trigger rank_changed after update of visibility, listed_at on public.projects
for each row when (new.listed_at is distinct from old.listed_at) execute function private.rank_project();
create trigger counted_of_month after insert on public.project_likes
referencing new table as changed
for each statement execute function private.count_changed_likes();
create trigger removed_of_month after delete on public.project_likes
referencing old table as changed
for each statement execute function private.count_changed_likes();

create function private.rank_creator(creator uuid, joined timestamptz) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  -- The answers below are read after a parallel call has ended.
  perform from private.creator_ranks r where r.user_id = creator for no key update;
  insert into private.creator_ranks as r (user_id, name, rating, reviews, answer_seconds, since)
  select u.id, lower(u.name),
    case when u.rating_count >= 3 then -u.rating_avg else 1 end,
    case when u.rating_count >= 3 then -u.rating_count else 0 end,
    case when a.total >= 3 then extract(epoch from a.median)::bigint else 9223372036854775807 end,
    joined
  from public.users u
  cross join lateral (
    select count(*) as total, percentile_cont(0.5) within group (order by n.answered_at - n.asked_at) as median
    from private.recent_answers(u.id) n
  ) a
  where u.id = creator and u.is_dev
  on conflict on constraint creator_ranks_pkey do update
  set name = excluded.name, rating = excluded.rating, reviews = excluded.reviews,
    answer_seconds = excluded.answer_seconds;
end;
$$;

create function private.rank_changed_creator() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- Rows from the service role have their own date.
  perform private.rank_creator(new.id, case when auth.uid() is null then new.created_at else now() end);
  return null;
end;
$$;

create function private.rank_answer() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.rank_creator(new.actor_id, now());
  return null;
end;
$$;

create trigger rank_new after insert on public.users
for each row when (new.is_dev) execute function private.rank_changed_creator();
create trigger rank_changed after update of name, is_dev, rating_avg, rating_count on public.users
for each row when (new.is_dev) execute function private.rank_changed_creator();
create trigger rank_answer after insert on public.hire_request_events
for each row when (new.action in ('accept', 'decline', 'make_offer')) execute function private.rank_answer();
-- The words of services for the search, their prices and their delivery times.
create function private.delivery_text(value text) returns text
language plpgsql immutable strict parallel safe set search_path = ''
as $$
declare
  plain text := translate(translate(translate(
    lower(normalize(left(value, 500), nfkc)),
    'áàâãäåéèêëíìîïóòôõöúùûüñçßأإАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ', 'aaaaaaeeeeiiiiooooouuuuncsااабвгдежзийклмнопрстуфхцчшщъыьэюя'),
    '‐‑‒–—−~〜();:+', '--------     '),
    '٠١٢٣٤٥٦٧٨٩०१२३४५६७८९一二三四五六七八九两兩', '0123456789012345678912345678922');
  word record;
begin
  plain := regexp_replace(plain, '(?<![0-9一-鿿])十', '10', 'g');
  for word in
    select w.words, w.number
    from (values
      ('one|eins?|eine[mnrs]?|une?|una|uno|uma?|один|одна|одну|одного|한', '1'),
      ('two|a couple of|a couple|couple of|zwei|deux|dos|due|dois|duas|два|две|두', '2'),
      ('three|a few|few|drei|trois|tres|tre|три|세', '3'), ('four|vier|quatre|cuatro|quattro|quatro|четыре|네', '4'),
      ('five|funf|cinq|cinco|cinque|пять', '5'), ('six|sechs|seis|sei|шесть', '6'), ('seven|sieben|sept|siete|sette|sete|семь', '7'),
      ('eight|acht|huit|ocho|otto|oito|восемь', '8'), ('nine|neun|neuf|nueve|nove|девять', '9'),
      ('ten|zehn|dix|diez|dieci|dez|десять', '10'), ('twelve|zwolf|douze|doce|dodici|doze', '12'),
      ('fourteen|vierzehn|quatorze|catorce|quattordici|catorze', '14'), ('fifteen|funfzehn|quinze|quince|quindici', '15'),
      ('twenty|zwanzig|vingt|veinte|venti|vinte', '20'), ('thirty|dreisig|trente|treinta|trenta|trinta', '30'),
      ('half an?', '0.5')
    ) as w (words, number)
    where plain ~ w.words
  loop
    plain := regexp_replace(plain, '(?<![a-zа-я])(?:' || word.words || ')(?![a-zа-я])', word.number, 'g');
  end loop;
  -- What joins two numbers, then the article: "2 a 3 semanas", "a week".
  plain := regexp_replace(plain, '([0-9]) *(?:to|or|and|bis|oder|und|a|o|ou|et|y|e|до|или|से|الى|から|到|至|-|/) *(?=[0-9])', '\1-', 'g');
  plain := regexp_replace(plain, '(?<![a-z])an? (?=(?:full |whole |single |good |short |working |business )?[dwmyhf])', '1 ', 'g');
  return regexp_replace(plain, ' +', ' ', 'g');
end;
$$;
comment on function private.delivery_text(text) is
  'A delivery time with its numbers as digits, ranges as 3-5, and without accents.';

create function private.delivery_days(value text) returns integer
language plpgsql immutable strict parallel safe set search_path = ''
as $$
declare
  -- Most texts look like this, and one small pattern is many times faster than all of them.
  usual text[] := regexp_match(value, '^(?:([0-9]{1,2})-)?([0-9]{1,2}) (day|week|month)s?$');
  plain text;
  longest numeric;
begin
  if usual is not null then
    longest := greatest(usual[1]::integer, usual[2]::integer);
    return greatest(longest * case usual[3] when 'day' then 1 when 'week' then 7 else 30 end, 1);
  end if;
  plain := private.delivery_text(value);
  select max(ceil(round(
    greatest(replace(m.parts[1], ',', '.')::numeric, replace(m.parts[2], ',', '.')::numeric) * u.days, 2
  )))
  into longest
  from (values
    ('(?:minutes?|minuten|mins?)(?![a-z])|минут|分钟|분', 1.0 / 1440),
    ('(?:hours?|hrs?|h|stunden?|std|horas?|heures?|or[ae])(?![a-z])|час|小时|小時|時間|시간|घंट|ساعة|ساعات', 1.0 / 24),
    ('(?:days?|d|tagen?|tag|dias?|jours?|j|journees?|giorn[oi]|gg)(?![a-z])|день|дня|дней|дн|сут|天|日|일|दिन|يوم|ايام', 1),
    ('(?:(?:business|working|work|week) ?-?days?|(?:werk|arbeits)tagen?|(?:werk|arbeits)tag|jours? (?:ouvr|travail)[a-z]*'
      || '|dias? (?:uteis|util|habiles|habil|laborables?)|giorn[oi] lavorativ[oi])(?![a-z])'
      || '|рабоч[а-я]+ (?:день|дня|дней)|(?:个|個)?工作(?:日|天)|営業日|영업일', 1.4),
    ('(?:weeks?|wks?|w|wochen?|semanas?|semaines?|settiman[ae])(?![a-z])|недел|нед|週|周|(?:个|個)?(?:星期|礼拜)|주|सप्ताह|हफ|اسبوع|اسابيع', 7),
    ('fortnights?(?![a-z])', 14),
    ('(?:months?|mos?|monate?n?|mes|mese|meses|mesi|mois)(?![a-z])|месяц|мес|(?:か|ヶ|カ|ケ|ヵ|个|個|箇)月|개월|달|महीन|माह|شهر|اشهر|شهور', 30),
    ('(?:quarters?|quartale?|trimestres?)(?![a-z])', 90),
    ('(?:years?|yrs?|y|jahre?n?|anos?|ans?|annees?|ann[oi])(?![a-z])|год|лет|年|년|साल|वर्ष|سنة|سنوات', 365)
  ) as u (names, days),
  regexp_matches(
    plain,
    '(?:(?<![0-9.,])([0-9]{1,4}(?:[.,][0-9]{1,2})?)-)?(?<![0-9.,])([0-9]{1,4}(?:[.,][0-9]{1,2})?) ?-?'
      || '(?:full |whole |single |calendar |more |short |good |volle |of )?(?:' || u.names || ')',
    'g'
  ) as m (parts);
  if longest is null then
    select max(o.days) into longest
    from (values
      ('same[ -]?day|next[ -]?day|overnight|today|tomorrow|instant|immediate|sofort|heute|morgen|am selben tag|meme jour|mismo dia'
        || '|mesmo dia|in giornata|сегодня|завтра|сегодня|当天|當天|当日|即日|翌日|당일|하루|उसी दिन|नفس اليوم', 1),
      ('이틀|يومان|يومين', 2), ('(?<![а-я])недел[яюи](?![а-я])|일주일|اسبوع(?!ان|ين)', 7), ('اسبوعان|اسبوعين|fortnight', 14),
      ('(?<![а-я])месяц(?![а-я])|شهر(?!ان|ين)', 30), ('شهران|شهرين', 60)
    ) as o (names, days)
    where plain ~ o.names;
  end if;
  return case when longest is not null then greatest(longest, 1) end;
end;
$$;
comment on function private.delivery_days(text) is
  'How many days a delivery time says, such as "3-5 days" or "about 2 Wochen": the longest of several; null if it says none.';

create table private.service_offers (
  service_id uuid not null references public.services (id) on delete cascade,
  number smallint not null check (number >= 1),
  user_id uuid not null references public.users (id) on delete cascade,
  model text not null check (model in ('fixed', 'hourly', 'packages')),
  price numeric not null,
  days integer check (days >= 1),
  primary key (service_id, number)
);
comment on table private.service_offers is
  'One row for each service, or for each package of one: what searches filter by. It contains services that are not public, too.';
comment on column private.service_offers.days is 'The days that the delivery time says, if it says any.';
alter table private.service_offers enable row level security;

create table private.service_words (
  service_id uuid primary key references public.services (id) on delete cascade,
  text text not null,
  words tsvector not null
);
comment on table private.service_words is 'The joined text and the words that each service is searched in.';
alter table private.service_words enable row level security;

create index service_offers_of_user on private.service_offers (user_id, price);
create index service_words_text on private.service_words using gin (text extensions.gin_trgm_ops);
create index service_words_all on private.service_words using gin (words);

create function private.service_details(metadata jsonb) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return (
    select coalesce(string_agg(d.value #>> '{}', e'\n'), '') from (
      select t.value from jsonb_path_query(metadata, '$.tags[*]') as t (value)
      union all select f.value from jsonb_path_query(metadata, '$.features[*]') as f (value)
      union all select p.value from jsonb_path_query(metadata, '$.packages[*].name') as p (value)
      where metadata ->> 'pricing_model' = 'packages'
      union all select p.value from jsonb_path_query(metadata, '$.packages[*].features[*]') as p (value)
      where metadata ->> 'pricing_model' = 'packages'
    ) d
  );
end;
$$;
comment on function private.service_details(jsonb) is
  'Tags, features and what packages are called and contain, one per line. Packages of another pricing model are not shown.';

create function private.service_text(title text, description text, metadata jsonb) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return private.search_form(title || e'\n' || description || e'\n' || private.service_details(metadata));
end;
$$;
comment on function private.service_text(text, text, jsonb) is 'What a service is searched in.';

create function private.index_service_words(service public.services, creator_name text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  tags text[] := array(select t.value #>> '{}' from jsonb_path_query(service.metadata, '$.tags[*]') as t (value));
  value text := concat_ws(
    e'\n', service.title, service.description, private.service_details(service.metadata), creator_name,
    array_to_string(private.canonical_skills(tags), e'\n')
  );
begin
  insert into private.service_words (service_id, text, words)
  values (
    service.id, private.joined(private.service_text(service.title, service.description, service.metadata)),
    private.words_of(value) || private.field_words(service.title, tags)
  )
  on conflict on constraint service_words_pkey do update
  set text = excluded.text, words = excluded.words;
  perform private.add_search_words('service', value);
end;
$$;

create function private.index_service() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.index_service_words(new, (select u.name from public.users u where u.id = new.user_id));

  delete from private.service_offers o where o.service_id = new.id;
  if new.metadata ->> 'pricing_model' = 'packages' then
    insert into private.service_offers (service_id, number, user_id, model, price, days)
    select new.id, p.number, new.user_id, 'packages', (p.package ->> 'price')::numeric,
      private.delivery_days(p.package ->> 'delivery')
    from jsonb_array_elements(new.metadata -> 'packages') with ordinality as p (package, number);
  else
    insert into private.service_offers (service_id, number, user_id, model, price, days)
    values (
      new.id, 1, new.user_id, coalesce(new.metadata ->> 'pricing_model', 'fixed'), new.price,
      private.delivery_days(new.duration)
    );
  end if;
  return null;
end;
$$;

create function private.index_services_of() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.index_service_words(s, new.name) from public.services s where s.user_id = new.id order by s.id;
  return null;
end;
$$;

create trigger index_new after insert on public.services
for each row execute function private.index_service();
create trigger index_changed
after update of user_id, title, description, price, duration, metadata on public.services
for each row execute function private.index_service();
create trigger index_services after update of name on public.users
for each row when (new.name <> old.name) execute function private.index_services_of();
-- How a page of a search is read, for projects, creators and services.
create type private.search_source as (
  kind text, items text, words text, link text, id text, title text, filters text, newest text, has_words boolean
);
comment on type private.search_source is
  'Where a search for projects, creators or services (kind) looks, as SQL: the rows and the words w that are linked to them; their id, title and filters; which rows are among the '
  'first, whose texts may be compared with one or two letters; and whether a filter needs the words.';

create type private.search_order as (joined text, keys text, place text, unseen text);
comment on type private.search_order is
  'An order of a list, as SQL: a table to join, the order, the cursor of a row, and which rows follow the cursor of a page.';

create type private.found_page as (
  ids uuid[], next_cursor text, all_words_at integer, corrected text, corrected_at integer, most_words_at integer, words text[]
);
comment on type private.found_page is
  'The rows of a page, the cursor of the next one, and the indexes at which groups begin: rows with all of the words, with all words of the corrected text, and with most '
  'of the words. The words are those of a search that has few results or none.';

create function private.has_lexemes(query tsquery) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  return 'w.words @@ ' || quote_literal(query) || '::tsquery';
end;
$$;
comment on function private.has_lexemes(tsquery) is 'A condition on the words w of a row; null without a query.';

create function private.contains_text(source private.search_source, terms private.search_terms) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  return '(' || 'w.text like ' || quote_literal(terms.pattern) || case when terms.is_short then ' and ' || source.newest else '' end
    || coalesce(' or ' || private.has_lexemes(terms.named), '') || ')';
end;
$$;
comment on function private.contains_text(private.search_source, private.search_terms) is
  'What a row has to be to be in the first group: it contains the text, or the text is another name of one of its tags. One or two letters have no trigram: they are '
  'compared with the texts of the newest rows only. Null without a text.';

create function private.contains_words(terms private.search_terms) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  return nullif(concat_ws(' and ', private.has_lexemes(terms.words), terms.rest), '');
end;
$$;
comment on function private.contains_words(private.search_terms) is
  'What the words w of a row have to be to be in the second group: they contain all words. Null if there is none to look for.';

create function private.has_few_rows(words text, condition text) returns boolean
language plpgsql security definer set search_path = '' set max_parallel_workers_per_gather = 0
as $$
declare
  plan text;
begin
  execute format('explain select from %s w where %s', words, condition) into plan;
  return substring(plan from ' rows=([0-9]+)')::real < (
    select greatest(200, c.reltuples * 0.005) from pg_catalog.pg_class c where c.oid = has_few_rows.words::regclass
  );
end;
$$;
comment on function private.has_few_rows(text, text) is 'Whether the planner expects that so few rows meet a condition on words w that all of them may be sorted for a page.';

create function private.search_branch(
  source private.search_source, sorting private.search_order, condition text, is_rare boolean, others text, part integer, rank text
) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  return format(
    'select %1$s as id, %2$s as part, %3$s as rank, %4$s as place from %5$s where %6$s order by %7$s limit $1',
    source.id, part, rank, sorting.place,
    case
      -- Otherwise the planner might read rows in the order of the list until the page is full, which is after all of them.
      when is_rare then format('(select * from %s w where %s offset 0) w join %s on %s', source.words, condition, source.items, source.link)
      when condition is not null or source.has_words then format('%s join %s w on %s', source.items, source.words, source.link)
      else source.items
    end || sorting.joined,
    concat_ws(' and ', source.filters, case when not is_rare then condition end, others, sorting.unseen),
    concat_ws(', ', case when rank ~ '^case ' then 'rank' end, sorting.keys)
  );
end;
$$;
comment on function private.search_branch(
  private.search_source, private.search_order, text, boolean, text, integer, text
) is
  'The first rows of a condition on the words w, in their order, public or not: the rules of what is public take longer to plan than a page takes to read.';

create function private.public_ids(kind text, ids uuid[]) returns uuid[]
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_generic_plan
as $$
begin
  return case kind
    when 'project' then array(select p.id from private.public_projects p where p.id = any (ids))
    when 'creator' then array(select c.id from private.public_creators c where c.id = any (ids))
    else array(select s.id from private.public_services s where s.id = any (ids))
  end;
end;
$$;
comment on function private.public_ids(text, uuid[]) is
  'Which projects, creators or services (kind) are public. A page calls it for all of its rows, and plpgsql keeps the plans of the views for the session.';

create type private.first_rows as (ids uuid[], parts integer[], ranks integer[], places text[]);

create function private.add_rows(first private.first_rows, kind text, most integer, branch text) returns private.first_rows
language plpgsql stable security definer set search_path = ''
as $$
declare
  missing integer := most - cardinality(first.ids);
  total integer := missing;
  next private.first_rows;
  seen uuid[];
begin
  loop
    execute 'select array_agg(f.id), array_agg(f.part), array_agg(f.rank), array_agg(f.place) from (' || branch || ') f' into next using total;
    seen := private.public_ids(kind, next.ids);
    exit when cardinality(seen) >= missing or coalesce(cardinality(next.ids), 0) < total;
    total := total * 4;
  end loop;
  if cardinality(seen) < cardinality(next.ids) then
    select array_agg(f.id), array_agg(f.part), array_agg(f.rank), array_agg(f.place) into next
    from (
      select * from unnest(next.ids, next.parts, next.ranks, next.places) with ordinality as f (id, part, rank, place, number)
      where f.id = any (seen) order by f.number limit missing
    ) f;
  end if;
  return row(first.ids || next.ids, first.parts || next.parts, first.ranks || next.ranks, first.places || next.places);
end;
$$;
comment on function private.add_rows(private.first_rows, text, integer, text) is
  'Adds the public rows of a branch until there are enough; if others are among its first rows, more of it are read. Callers build a branch only if those before it have too few '
  'rows: it takes longer to plan than to read.';

create function private.read_cursor(cursor text, is_ranked boolean, out part integer, out rank integer, out place text) returns record
language plpgsql immutable set search_path = ''
as $$
declare
  found text[] := regexp_match(cursor, case when is_ranked then '^(w?)best:([0-4])_(.*)$' else '^(w?)()(.*)$' end);
begin
  if cursor is not null and found is null then
    perform private.raise_invalid('This list cursor is invalid');
  end if;
  part := case when found[1] = 'w' then 1 else 0 end;
  rank := coalesce(nullif(found[2], ''), '0');
  place := found[3];
end;
$$;
comment on function private.read_cursor(text, boolean) is
  'The group, the rank and the place in the order that a cursor says: w is the second group.';

create function private.find_page(
  source private.search_source, terms private.search_terms, orders private.search_order[], is_ranked boolean,
  start_part integer, start_rank integer, start_order integer, size integer
) returns private.found_page
language plpgsql stable security definer set search_path = ''
as $$
declare
  contained text := private.contains_text(source, terms);
  has_words text := private.contains_words(terms);
  is_title text := format('lower(%s) = %L', source.title, terms.title);
  ranks text[] := array[
    private.has_lexemes(terms.in_title), private.has_lexemes(terms.in_tags), private.has_lexemes(terms.whole), 'true'
  ];
  rank text := format('case when %s then 0', is_title);
  -- What two letters are the tag of is found among all rows.
  listed text := concat_ws(' or ', contained, case when is_ranked and terms.is_short then ranks[2] end);
  is_rare boolean;
  condition text;
  others text;
  higher text;
  sorting private.search_order;
  first private.first_rows := row('{}', '{}', '{}', '{}');
  found private.found_page;
begin
  for i in 1..3 loop
    rank := rank || coalesce(' when ' || ranks[i] || ' then ' || i, '');
  end loop;
  rank := rank || ' else 4 end';

  for part in start_part..1 loop
    exit when cardinality(first.ids) > size or part = 1 and has_words is null;
    condition := case part when 0 then contained else has_words end;
    others := case part when 1 then 'not (' || listed || ')' end;
    is_rare := condition is not null and (part = 1 or not terms.is_short) and private.has_few_rows(source.words, condition);
    if not is_ranked then
      for i in case when part = start_part then start_order else 1 end..cardinality(orders) loop
        exit when cardinality(first.ids) > size;
        sorting := orders[i];
        if part > start_part or i > start_order then sorting.unseen := null; end if;
        first := private.add_rows(first, source.kind, size + 1, private.search_branch(source, sorting, condition, is_rare, others, part, '0'));
      end loop;
    elsif is_rare then
      sorting := orders[1];
      sorting.unseen := case when part = start_part then
        format('(%1$s > %2$s or %1$s = %2$s and ', rank, start_rank) || sorting.unseen || ')'
      end;
      first := private.add_rows(first, source.kind, size + 1, private.search_branch(source, sorting, condition, true, others, part, rank));
    else
      -- Many rows are not sorted: those of each rank are read in their order until the page is full.
      higher := null;
      sorting := orders[1];
      for i in 0..4 loop
        exit when cardinality(first.ids) > size;
        continue when i > 0 and ranks[i] is null or i = 0 and part = 1;
        if part > start_part or i >= start_rank then
          sorting.unseen := case when part = start_part and i = start_rank then orders[1].unseen end;
          first := private.add_rows(first, source.kind, size + 1, private.search_branch(
            source, sorting,
            concat_ws(' and ',
              case
                -- What has the words in its title or tags has nearly always all of them. The planner takes the two for independent and would expect too few rows to read the list.
                when part = 1 and i < 4 then 'coalesce(' || has_words || ', false)'
                when part = 1 or not terms.is_short or i not in (1, 2) then condition
              end,
              nullif(ranks[i], 'true'), 'not (' || higher || ')'
            ),
            i between 1 and 3 and (part = 1 or not terms.is_short or i in (1, 2)) and private.has_few_rows(source.words, ranks[i]),
            case when i = 0 then is_title when part = 0 then 'not ' || is_title else others end, part, i::text
          ));
        end if;
        higher := nullif(concat_ws(' or ', higher, ranks[i]), '');
      end loop;
    end if;
  end loop;

  found.ids := first.ids[:size];
  found.all_words_at := array_position(first.parts[:size], 1) - 1;
  if cardinality(first.ids) > size then
    found.next_cursor := case when first.parts[size] = 1 then 'w' else '' end
      || case when is_ranked then 'best:' || first.ranks[size] || '_' else '' end || first.places[size];
  end if;
  return found;
end;
$$;
comment on function private.find_page(
  private.search_source, private.search_terms, private.search_order[], boolean, integer, integer, integer, integer
) is
  'A page of what a search finds: first what contains the text, and then what contains all of its words. Ranked: in each group first what is called so, then what has the words at the '
  'beginnings of words of its title, then as tags, then as words anywhere, and then within words. The orders follow each other within a group; the page begins at a group, a rank and an order.';

create function private.times_of(words text, queries text[]) returns integer[]
language plpgsql stable security definer set search_path = '' set max_parallel_workers_per_gather = 0 set cpu_operator_cost = 0.05
as $$
declare
  times integer[];
begin
  execute 'select array[' || coalesce((
    select string_agg(
      format('(select count(*) from (select from %s w where %s limit 500) m)', times_of.words, private.has_lexemes(q.query::tsquery)), ', ' order by q.place
    )
    from unnest(queries) with ordinality as q (query, place)
  ), '') || ']::integer[]' into times;
  return times;
end;
$$;
comment on function private.times_of(text, text[]) is
  'How many rows each query of words finds, exact below 500. With the usual cost of an operator the planner reads the whole table instead of the index.';

create function private.rank_of_partial_match(units private.search_unit[], times integer[]) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  return (
    select 'case when ' || private.has_lexemes((select private.all_of(array_agg(a.words)) from unnest(units) as a)) || ' then 0 else 100000 end - ' || string_agg(format(
      '(case when %s then case when %s then %s when %s then %s when %s then %s else %s end else 0 end)',
      private.has_lexemes(u.words::tsquery), private.has_lexemes(u.in_title::tsquery), (weight.of * 1.5)::integer,
      private.has_lexemes(u.in_tags::tsquery), (weight.of * 1.25)::integer, private.has_lexemes(u.whole::tsquery), weight.of::integer, (weight.of * 0.75)::integer
    ), ' - ')
    from unnest(units) with ordinality as u (typed, in_title, in_tags, whole, words, place)
    cross join lateral (select 100 * ln(1 + 500.0 / times[u.place]) as of) weight
    where times[u.place] > 0
  );
end;
$$;
comment on function private.rank_of_partial_match(private.search_unit[], integer[]) is
  'The rank of a row that has some words of a search: 0 or less with all of them, otherwise lower the more it has, the rarer they are, and if they are in the title or a tag.';

create function private.with_partial_matches(
  page private.found_page, source private.search_source, terms private.search_terms, sorting private.search_order,
  kind text, q text, size integer
) returns private.found_page
language plpgsql stable security definer set search_path = ''
as $$
declare
  most integer := least(size, 12) - cardinality(page.ids);
  times integer[];
  corrected text;
  rare tsquery;
  frequent text[];
  pairs text[];
  wanted record;
  seen tsquery;
  unseen text := format('%s <> all (%L::uuid[])', source.id, page.ids);
  nearest private.first_rows := row('{}', '{}', '{}', '{}');
  with_all integer;
begin
  page.words := '{}';
  if page.next_cursor is not null or most <= 0 then return page; end if;
  times := private.times_of(source.words, array(select u.words from unnest(terms.units) as u));
  if 0 = any (times) then
    corrected := (public.suggest_search(kind, q))[1];
    if corrected is not null then
      terms := private.search_terms(kind, corrected);
      times := private.times_of(source.words, array(select u.words from unnest(terms.units) as u));
    end if;
  end if;
  if cardinality(terms.units) > 1 then
    page.words := array(select u.typed from unnest(terms.units) as u);
  elsif corrected is null then
    return page;
  end if;

  select string_agg('(' || u.words || ')', ' | ') filter (where times[u.place] < 500)::tsquery,
    array_agg(u.words order by u.place) filter (where times[u.place] = 500)
  into rare, frequent
  from unnest(terms.units) with ordinality as u (typed, in_title, in_tags, whole, words, place)
  where times[u.place] > 0;
  if rare is not null then
    nearest := private.add_rows(nearest, source.kind, most, private.search_branch(
      source, sorting, private.has_lexemes(rare), true, unseen, 2, private.rank_of_partial_match(terms.units, times)
    ));
  end if;
  -- Two frequent words together, and then each of them. How often two are together is counted: frequent words that are never together would be read to the end of the list.
  seen := rare;
  if cardinality(nearest.ids) < most then
    pairs := array(
      select private.all_of(array[a.words, b.words])::text
      from unnest(frequent[:3]) with ordinality as a (words, place) join unnest(frequent[:3]) with ordinality as b (words, place) on a.place < b.place
      order by a.place, b.place
    );
    for wanted in
      select w.words::tsquery as words, w.times
      from unnest(pairs || frequent[:3], case when pairs = '{}' then '{}' else private.times_of(source.words, pairs) end) with ordinality as w (words, times, place)
      order by w.place
    loop
      exit when cardinality(nearest.ids) >= most;
      if wanted.times is distinct from 0 then
        nearest := private.add_rows(nearest, source.kind, most, private.search_branch(
          source, sorting, private.has_lexemes(wanted.words), coalesce(wanted.times < 500, false) or private.has_few_rows(source.words, private.has_lexemes(wanted.words)),
          concat_ws(' and ', unseen, 'not ' || private.has_lexemes(seen)), 2, '100000'
        ));
      end if;
      seen := coalesce(seen || wanted.words, wanted.words);
    end loop;
  end if;
  with_all := (select count(*) from unnest(nearest.ranks) as r (rank) where r.rank <= 0);
  if with_all > 0 then
    page.corrected := corrected;
    page.corrected_at := cardinality(page.ids);
  end if;
  if cardinality(nearest.ids) > with_all then page.most_words_at := cardinality(page.ids) + with_all; end if;
  page.ids := page.ids || nearest.ids;
  return page;
end;
$$;
comment on function private.with_partial_matches(
  private.found_page, private.search_source, private.search_terms, private.search_order, text, text, integer
) is
  'A page with few results or none, filled up to twelve: if a word is misspelled, with what has all words of the first correction, and then with what has most of the words. '
  'Rows with a rare word are all ranked; of words that are frequent, the first rows of the order are enough.';

create function private.page_json(page private.found_page, items jsonb) returns jsonb
language plpgsql immutable set search_path = ''
as $$
begin
  return jsonb_build_object(
    'items', items, 'next_cursor', page.next_cursor, 'all_words_at', page.all_words_at, 'corrected', page.corrected,
    'corrected_at', page.corrected_at, 'most_words_at', page.most_words_at, 'words', coalesce(page.words, '{}')
  );
end;
$$;
comment on function private.page_json(private.found_page, jsonb) is 'What functions that search return.';

create function private.matches(source private.search_source, terms private.search_terms) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  return coalesce('(' || private.contains_text(source, terms) || coalesce(' or ' || private.contains_words(terms), '') || ')', 'true');
end;
$$;
comment on function private.matches(private.search_source, private.search_terms) is 'What a search finds, in either group.';

create function private.found_rows(
  source private.search_source, terms private.search_terms, rows text, columns text, filters text, keys text, most integer
) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  return (
    select string_agg(
      format(
        '(select %s from %s%s where %s%s limit %s)', columns, rows,
        case when p.condition is not null or source.has_words then format(' join %s w on %s', source.words, source.link) else '' end,
        concat_ws(' and ', filters, p.condition), coalesce(' order by ' || keys, ''), most
      ), ' union all ' order by p.place
    )
    from cast(private.contains_text(source, terms) as text) as t (contained), cast(private.contains_words(terms) as text) as w (has_words), lateral (
      values (1, t.contained, terms.is_short),
        (2, w.has_words || ' and not ' || t.contained, terms.is_short),
        (3, w.has_words, not terms.is_short and t.contained is not null),
        (4, t.contained || coalesce(' and not (' || w.has_words || ')', ''), not terms.is_short),
        (5, null, t.contained is null)
    ) as p (place, condition, is_needed)
    where p.is_needed and (p.place = 5 or p.condition is not null)
  );
end;
$$;
comment on function private.found_rows(
  private.search_source, private.search_terms, text, text, text, text, integer
) is
  'A query for some columns of at most so many rows that a search finds, in an order if it says one. A text takes two queries: only one of them may read the texts of the newest rows, '
  'for one or two letters, and otherwise the text is compared only if too few rows have the words.';

create function private.page_size(wanted integer) returns integer
language plpgsql immutable set search_path = ''
as $$
begin
  return least(greatest(coalesce(wanted, 24), 1), 60);
end;
$$;
-- Row rules hide trigram and array indexes, because LIKE and && are not leakproof: these functions
-- run as their owner and read the views that say what is public.
create function private.project_text(title text, description text, tags text[]) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  words text := replace(description, '*', '');
begin
  if strpos(words, '_') > 0 then
    words := regexp_replace(words, '(?<!\w)_(?=\S)(.+?)(?<=\S)_(?!\w)', '\1', 'g');
  end if;
  return private.search_form(title || e'\n' || words || e'\n' || array_to_string(tags, e'\n'));
end;
$$;
comment on function private.project_text(text, text, text[]) is
  'What a project is searched in, without the signs of bold and italic. In plpgsql, which is twice '
  'as fast per row as SQL here.';

create function private.creator_text(name text, bio text, skills text[], location text) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return private.search_form(
    name || e'\n' || coalesce(bio, '') || e'\n' || array_to_string(skills, e'\n')
    || e'\n' || coalesce(location, '')
  );
end;
$$;

create index service_offers_by_price on private.service_offers (price) include (service_id, user_id);
create index service_offers_by_days on private.service_offers (model, days, price) include (service_id, user_id);

create function private.facet(category text, counts jsonb) returns jsonb
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return (
    select jsonb_object_agg(w.name, coalesce((counts ->> w.name)::integer, 0))
    from unnest(private.filter_values(category)) as w (name)
  );
end;
$$;
comment on function private.facet(text, jsonb) is 'How often each value of a filter is used, zeros too.';

create function private.location_names(chosen text[]) returns text[]
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return private.filter_values('locations') || array(
    select distinct p.name from unnest(chosen[1:30]) as p (name)
    where private.has_text(private.location_key(p.name)) and p.name <> all (private.filter_values('locations'))
  );
end;
$$;
comment on function private.location_names(text[]) is 'The locations to count: those that are offered, and those that were chosen.';

create function private.json_texts(value jsonb) returns text[]
language sql immutable parallel safe set search_path = ''
return case when jsonb_typeof(value) = 'array' then
  array(select t.value #>> '{}' from jsonb_array_elements(value) as t (value) where jsonb_typeof(t.value) = 'string')
else '{}' end;

create function private.json_days(value jsonb) returns integer
language sql immutable parallel safe set search_path = ''
return case when jsonb_typeof(value) = 'number' then least(greatest((value #>> '{}')::numeric, 0), 100000)::integer end;

create function private.max_count() returns integer
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return 5000;
end;
$$;
comment on function private.max_count() is
  'A search counts what it finds up to this number. Counting on would take longer than 300 ms with a million projects.';

create function private.search_counts(total integer, facets jsonb, capped_facets text[]) returns jsonb
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return jsonb_build_object(
    'total', least(total, private.max_count()), 'total_is_capped', total > private.max_count(),
    'facets', facets, 'capped_facets', to_jsonb(capped_facets)
  );
end;
$$;
comment on function private.search_counts(integer, jsonb, text[]) is
  'What functions that count return. In the groups of capped_facets, each value is used at least as often as its number says.';

create function private.project_source(
  terms private.search_terms, types text[], technologies text[], industries text[],
  out source private.search_source, out in_types text, out in_technologies text, out in_industries text
) returns record
language plpgsql stable security definer set search_path = ''
as $$
declare
  last record;
begin
  in_types := 'p.filter_tags && ' || quote_literal(nullif(types, '{}')) || '::text[]';
  in_technologies := 'p.filter_tags && ' || quote_literal(nullif(technologies, '{}')) || '::text[]';
  in_industries := 'p.filter_tags && ' || quote_literal(nullif(industries, '{}')) || '::text[]';
  source.kind := 'project';
  source.items := 'public.projects p';
  source.words := 'private.project_words';
  source.link := 'w.project_id = p.id';
  source.id := 'p.id';
  source.title := 'p.title';
  source.filters := concat_ws(' and ', 'p.visibility = ''public''', in_types, in_technologies, in_industries);
  source.has_words := false;
  if terms.is_short then
    select p.listed_at, p.id into last from public.projects p where p.visibility = 'public'
    order by p.listed_at desc, p.id desc offset 1999 limit 1;
    source.newest := case when last.id is null then 'true' else
      format('(p.listed_at, p.id) >= (%L::timestamptz, %L::uuid)', last.listed_at, last.id)
    end;
  end if;
end;
$$;
comment on function private.project_source(private.search_terms, text[], text[], text[]) is
  'Where a search for projects looks, and its filters by group; those that choose nothing are null.';

create function private.check_sort(sort text, sorts text[]) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if (sort = any (sorts)) is not true then
    perform private.raise_invalid('Choose one of these orders: ' || array_to_string(sorts, ', '));
  end if;
end;
$$;

create function private.check_prices(min_price numeric, max_price numeric) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if private.is_amount(min_price) is false or private.is_amount(max_price) is false then
    perform private.raise_invalid('Prices are between 1 and 1,000,000 dollars');
  end if;
end;
$$;

create function private.cursor_values(cursor text, pattern text) returns text[]
language plpgsql immutable set search_path = ''
as $$
declare
  found text[] := regexp_match(
    cursor, '^' || replace(pattern, '{id}', '([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})') || '$'
  );
begin
  if cursor is not null and found is null then
    perform private.raise_invalid('This list cursor is invalid');
  end if;
  return found;
end;
$$;
comment on function private.cursor_values(text, text) is
  'What a cursor says about the last row of a page. Each sort has its own pattern, so that a cursor of another one is rejected.';

create function private.project_sort(sort text, cursor text) returns private.search_order
language plpgsql stable security definer set search_path = ''
as $$
declare
  found text[];
  last record;
  sorting private.search_order;
begin
  if sort = 'liked' then
    found := private.cursor_values(cursor, 'liked:([0-9]{1,9})_({id}_.*)');
    last := private.parse_cursor(found[2]);
    sorting.joined := ' join private.month_likes o on o.project_id = p.id';
    sorting.keys := 'o.likes desc, o.listed_at desc, o.project_id desc';
    sorting.place := '''liked:'' || o.likes || ''_'' || o.project_id || ''_'' || (to_jsonb(o.listed_at) #>> ''{}'')';
    sorting.unseen := format(
      '(o.likes, o.listed_at, o.project_id) < (%L::integer, %L::timestamptz, %L::uuid)', found[1], last.after_time, last.after_id
    );
  else
    found := private.cursor_values(cursor, '({id}_.*)');
    last := private.parse_cursor(found[1]);
    sorting.joined := '';
    sorting.keys := 'p.listed_at desc, p.id desc';
    sorting.place := 'p.id || ''_'' || (to_jsonb(p.listed_at) #>> ''{}'')';
    sorting.unseen := format('(p.listed_at, p.id) < (%L::timestamptz, %L::uuid)', last.after_time, last.after_id);
  end if;
  if cursor is null then sorting.unseen := null; end if;
  return sorting;
end;
$$;
comment on function private.project_sort(text, text) is 'An order of projects, and what follows the place of a cursor in it.';

create function private.project_cards(ids uuid[]) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', p.id, 'title', p.title, 'tagline', p.tagline, 'description', left(p.description, 500),
      'image_url', p.image_url, 'image_color', p.image_color, 'bolt_url', p.bolt_url,
      'tags', p.tags, 'created_at', p.created_at, 'owner', jsonb_build_object(
        'id', u.id, 'name', u.name, 'avatar', u.avatar, 'username', u.username,
        'rating_avg', u.rating_avg, 'rating_count', u.rating_count)
    ) order by f.number), '[]')
    from unnest(ids) with ordinality as f (id, number)
    join public.projects p on p.id = f.id join public.users u on u.id = p.user_id
  );
end;
$$;
comment on function private.project_cards(uuid[]) is 'Projects as lists show them. Of all, a page of a search reads only these; the plan is kept.';

create function public.search_projects(
  q text default '',
  types text[] default '{}',
  technologies text[] default '{}',
  industries text[] default '{}',
  cursor text default null,
  page_size integer default 24,
  sort text default null
) returns jsonb
language plpgsql stable security definer set search_path = '' set statement_timeout = '3s' set max_parallel_workers_per_gather = 0
as $$
declare
  terms private.search_terms := private.search_terms('project', q);
  chosen text := coalesce(sort, 'best');
  is_ranked boolean := chosen = 'best' and terms.pattern is not null;
  start record := private.read_cursor(cursor, is_ranked);
  search record := private.project_source(terms, types, technologies, industries);
  page private.found_page;
begin
  perform private.check_sort(chosen, '{best,newest,liked}');
  page := private.find_page(
    search.source, terms, array[private.project_sort(chosen, start.place)], is_ranked, start.part, start.rank, 1,
    private.page_size(page_size)
  );
  if cursor is null then
    page := private.with_partial_matches(page, search.source, terms, private.project_sort(chosen, null), 'project', q, private.page_size(page_size));
  end if;
  return private.page_json(page, private.project_cards(page.ids));
end;
$$;
comment on function public.search_projects(text, text[], text[], text[], text, integer, text) is
  'A page of public projects: those that contain the text, and then those that contain all of its words; all_words_at is the index of the first of these. '
  'The sort best, the default, ranks both by where the words are, as private.find_page says; newest first where that is equal, or without a text. The sort liked begins with the most likes of the last 30 days, newest, and is '
  'up to an hour late. PostgREST applies the time limit to the call; within PostgreSQL it has no effect on the statement that is running.';

create view private.counted_projects as
select p.*
from public.projects p
where p.visibility = 'public'
  and exists (select from public.users u where u.id = p.user_id and u.is_dev)
  and case
    when p.user_id in (select s.user_id from private.suspensions s)
      or p.user_id in (select c.user_id from private.closed_accounts c where c.closed_until > now())
      or p.user_id in (select h.item_id from private.hidden_items h where h.kind = 'user')
      or p.id in (select h.item_id from private.hidden_items h where h.kind = 'project')
    then 0 else 1
  end <> 0;
comment on view private.counted_projects is
  'The rows of private.public_projects, for thousands of them at a time: what is not public is read once and hashed, instead of looked up for each row, which was a third of the '
  'time of a count. Of each "not in" the planner would expect half of the rows, of a number almost all.';

create function public.count_projects(
  q text default '',
  types text[] default '{}',
  technologies text[] default '{}',
  industries text[] default '{}'
) returns jsonb
language plpgsql stable security definer set search_path = '' set statement_timeout = '3s'
-- It stops counting at private.max_count(), so whatever has to read a whole table first takes too long.
set enable_hashjoin = off set enable_mergejoin = off set max_parallel_workers_per_gather = 0 set cpu_operator_cost = 0.0025
as $$
declare
  terms private.search_terms := private.search_terms('project', q);
  search record := private.project_source(terms, types, technologies, industries);
  max_rows integer;
  all_filters record;
  counted record;
  facets jsonb := '{}';
  capped_facets text[] := '{}';
  category text;
  own_filter text;
begin
  -- Comparing words takes longer than the planner assumes, so it would read the whole table instead of an index.
  if terms.pattern is not null then perform set_config('cpu_operator_cost', '0.05', true); end if;
  -- What matches everything counts for the total and for each facet whose group has no filter.
  foreach category in array array['', 'types', 'technologies', 'industries'] loop
    counted := all_filters;
    own_filter := case category
      when 'types' then search.in_types when 'technologies' then search.in_technologies when 'industries' then search.in_industries
    end;
    if category = '' or own_filter is not null then
      max_rows := case when category = '' then private.max_count() else 1000 end;
      -- Few lists of tags are different, so they are counted before they are taken apart.
      execute format(
        'with m as materialized (
           select f.filter_tags, count(*) as times from (select * from (%s) a limit %s) f group by f.filter_tags
         )
         select (select coalesce(sum(m.times), 0) from m)::integer as total, (
           select coalesce(jsonb_object_agg(u.tag, u.times), ''{}'') from (
             select t.tag, sum(m.times) as times from m, unnest(m.filter_tags) as t (tag) group by t.tag
           ) u
         ) as used',
        private.found_rows(search.source, terms, 'private.counted_projects p', 'p.filter_tags', concat_ws(' and ',
          'p.visibility = ''public''',
          case when category <> 'types' then search.in_types end,
          case when category <> 'technologies' then search.in_technologies end,
          case when category <> 'industries' then search.in_industries end
        ), case when category <> '' and terms.pattern is null then 'p.listed_at desc, p.id desc' end, max_rows + 1), max_rows + 1)
      into counted;
      if category <> '' and counted.total > max_rows then capped_facets := capped_facets || category; end if;
    elsif all_filters.total > private.max_count() then
      capped_facets := capped_facets || category;
    end if;
    if category = '' then
      all_filters := counted;
    else
      facets := facets || jsonb_build_object(category, private.facet(category, counted.used));
    end if;
  end loop;

  return private.search_counts(all_filters.total, facets, capped_facets);
end;
$$;
comment on function public.count_projects(text, text[], text[], text[]) is
  'How many public projects a search finds, in both groups, exact up to private.max_count(). A facet counts with the search and '
  'the other groups applied, but not with its own; where that takes a count of its own, it is exact up to 1,000.';

create function private.matching_projects(search jsonb, ids uuid[]) returns setof uuid
language plpgsql stable security definer set search_path = ''
as $$
declare
  terms private.search_terms := private.search_terms('project', private.json_text(search -> 'q'));
  found record := private.project_source(
    terms, private.json_texts(search -> 'types'), private.json_texts(search -> 'technologies'), private.json_texts(search -> 'industries')
  );
begin
  return query execute format(
    'select p.id from private.public_projects p join private.project_words w on w.project_id = p.id where p.id = any ($1) and %s and %s',
    (found.source).filters, private.matches(found.source, terms))
  using ids;
end;
$$;
comment on function private.matching_projects(jsonb, uuid[]) is
  'Which of these projects are public and match a search, in either group. Its keys are the arguments of search_projects.';

create function private.offer_conditions(
  min_price numeric, max_price numeric, max_days integer, models text[]
) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  return concat_ws(' and ', 'true',
    'o.price >= ' || quote_literal(min_price) || '::numeric',
    'o.price <= ' || quote_literal(max_price) || '::numeric',
    -- An index finds each model with each number of days, and then a range of prices.
    case when max_days between 1 and 60
      then 'o.days = any (' || quote_literal(array(select generate_series(1, max_days))) || '::integer[])'
      else 'o.days <= ' || quote_literal(max_days) || '::integer' end,
    case when cardinality(models) > 0 then 'o.model = any (' || quote_literal(models) || '::text[])'
      when max_days between 1 and 60 then 'o.model = any (''{fixed,hourly,packages}'')' end
  );
end;
$$;
comment on function private.offer_conditions(numeric, numeric, integer, text[]) is
  'What one row of private.service_offers has to be; true without a filter.';

create function private.creator_filters(
  skills text[], locations text[],
  min_price numeric, max_price numeric, max_days integer, models text[],
  availability text[], languages text[], min_rating numeric,
  out in_skills text, out in_locations text, out by_language text, out others text
) returns record
language plpgsql immutable set search_path = ''
as $$
declare
  offer text := private.offer_conditions(min_price, max_price, max_days, models);
begin
  in_skills := case when cardinality(skills) > 0 then format('w.skills && %L::text[]', private.skill_keys(skills)) end;
  in_locations := nullif(private.location_condition(locations), 'true');
  by_language := case when cardinality(languages) > 0 then format('w.languages && %L::text[]', private.language_keys(languages)) end;
  others := nullif(concat_ws(' and ',
    'c.availability = any (' || quote_literal(nullif(availability, '{}')) || '::text[])',
    'c.rating_count >= 3 and c.rating_avg >= ' || quote_literal(min_rating) || '::numeric',
    case when offer <> 'true' then
      'exists (
         select from private.service_offers o join private.public_services s on s.id = o.service_id
         where o.user_id = c.id and ' || offer || ')'
    end
  ), '');
end;
$$;
comment on function private.creator_filters(
  text[], text[], numeric, numeric, integer, text[], text[], text[], numeric
) is
  'The filters of creators c and their words w, by group; those that choose nothing are null.';

create function private.creator_source(
  terms private.search_terms, skills text[], locations text[],
  min_price numeric, max_price numeric, max_days integer, models text[],
  availability text[], languages text[], min_rating numeric,
  out source private.search_source, out in_skills text, out in_locations text, out others text
) returns record
language plpgsql stable security definer set search_path = ''
as $$
declare
  filters record := private.creator_filters(
    skills, locations, min_price, max_price, max_days, models, availability, languages, min_rating
  );
  last record;
begin
  in_skills := filters.in_skills;
  in_locations := filters.in_locations;
  others := concat_ws(' and ', 'c.is_dev', filters.by_language, filters.others);
  source.kind := 'creator';
  source.items := 'public.users c';
  source.words := 'private.creator_words';
  source.link := 'w.user_id = c.id';
  source.id := 'c.id';
  source.title := 'c.name';
  source.filters := concat_ws(' and ', others, in_skills, in_locations);
  source.has_words := coalesce(in_skills, in_locations, filters.by_language) is not null;
  if terms.is_short then
    select lower(c.name) as name, c.id into last from public.users c where c.is_dev order by lower(c.name), c.id offset 1999 limit 1;
    source.newest := case when last.id is null then 'true' else
      format('(lower(c.name), c.id) <= (%L::text, %L::uuid)', last.name, last.id)
    end;
  end if;
end;
$$;
comment on function private.creator_source(
  private.search_terms, text[], text[], numeric, numeric, integer, text[], text[], text[], numeric
) is
  'Where a search for creators looks, and its filters by group; those that choose nothing are null.';

create function private.creator_sort(sort text, min_rating numeric, cursor text) returns private.search_order
language plpgsql stable security definer set search_path = ''
as $$
declare
  found text[];
  last record;
  sorting private.search_order;
begin
  sorting.joined := ' join private.creator_ranks o on o.user_id = c.id'
    || case when min_rating is not null then
      -- Nobody is rated as high as what is not a number.
      format(' and o.rating < 1 and o.rating <= %L::numeric', -nullif(min_rating, 'NaN'))
    else '' end;
  if sort = 'rating' then
    found := private.cursor_values(cursor, 'rating:(1|-[1-5](?:\.[0-9]{1,17})?)_(-?[0-9]{1,9})_{id}_(.*)');
    sorting.keys := 'o.rating, o.reviews, o.name, o.user_id';
    sorting.place := '''rating:'' || o.rating || ''_'' || o.reviews || ''_'' || o.user_id || ''_'' || o.name';
    sorting.unseen := format(
      '(o.rating, o.reviews, o.name, o.user_id) > (%L::double precision, %L::integer, %L::text, %L::uuid)',
      found[1], found[2], found[4], found[3]
    );
  elsif sort = 'fastest' then
    found := private.cursor_values(cursor, 'fastest:([0-9]{1,18}|9223372036854775807)_{id}_(.*)');
    sorting.keys := 'o.answer_seconds, o.name, o.user_id';
    sorting.place := '''fastest:'' || o.answer_seconds || ''_'' || o.user_id || ''_'' || o.name';
    sorting.unseen := format(
      '(o.answer_seconds, o.name, o.user_id) > (%L::bigint, %L::text, %L::uuid)', found[1], found[3], found[2]
    );
  elsif sort = 'newest' then
    found := private.cursor_values(cursor, 'newest:({id}_.*)');
    last := private.parse_cursor(found[1]);
    sorting.keys := 'o.since desc, o.user_id desc';
    sorting.place := '''newest:'' || o.user_id || ''_'' || (to_jsonb(o.since) #>> ''{}'')';
    sorting.unseen := format('(o.since, o.user_id) < (%L::timestamptz, %L::uuid)', last.after_time, last.after_id);
  else
    found := private.cursor_values(cursor, '{id}_(.*)');
    sorting.joined := '';
    sorting.keys := 'lower(c.name), c.id';
    sorting.place := 'c.id || ''_'' || lower(c.name)';
    sorting.unseen := format('(lower(c.name), c.id) > (%L::text, %L::uuid)', found[2], found[1]);
  end if;
  if cursor is null then sorting.unseen := null; end if;
  return sorting;
end;
$$;
comment on function private.creator_sort(text, numeric, text) is
  'As private.project_sort. The indexes of the sorts contain the rating, so a page reads only those people who have at least that one; by name it is not applied.';

-- Both are called for each row of a page, and plpgsql keeps their plans.
create function private.portfolio_summary(creator uuid, out total bigint, out covers jsonb) returns record
language plpgsql stable security definer set search_path = ''
as $$
begin
  select count(*), coalesce(
    jsonb_agg(jsonb_build_object('image_url', w.image_url, 'image_color', w.image_color) order by w.place)
      filter (where w.image_url is not null and w.place <= 3), '[]')
  into total, covers
  from (
    select p.image_url, p.image_color,
      row_number() over (order by p.image_url is null, p.like_count desc, p.listed_at desc, p.id) as place
    from private.public_projects p where p.user_id = creator
  ) w;
end;
$$;
comment on function private.portfolio_summary(uuid) is
  'How many public projects someone has, and the covers of up to three of them with their colors, most liked first.';

create function private.offer_of(creator uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select jsonb_build_object('price', s.price, 'duration', s.duration)
    from private.public_services s where s.user_id = creator order by s.price, s.id limit 1
  );
end;
$$;
comment on function private.offer_of(uuid) is 'The price and duration of the cheapest public service.';

create function private.creator_cards(ids uuid[]) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', c.id, 'name', c.name, 'username', c.username, 'avatar', c.avatar,
      'bio', c.bio, 'location', c.location, 'skills', c.skills,
      'rating_avg', c.rating_avg, 'rating_count', c.rating_count,
      'project_count', w.total, 'covers', w.covers, 'offer', private.offer_of(c.id),
      'availability', c.availability, 'created_at', c.created_at
    ) order by f.number), '[]')
    from unnest(ids) with ordinality as f (id, number)
    join public.users c on c.id = f.id cross join lateral private.portfolio_summary(c.id) w
  );
end;
$$;
comment on function private.creator_cards(uuid[]) is 'Creators as lists show them.';

create function public.search_creators(
  q text default '',
  skills text[] default '{}',
  locations text[] default '{}',
  min_price numeric default null,
  max_price numeric default null,
  max_days integer default null,
  models text[] default '{}',
  availability text[] default '{}',
  languages text[] default '{}',
  min_rating numeric default null,
  cursor text default null,
  page_size integer default 24,
  sort text default null
) returns jsonb
language plpgsql stable security definer set search_path = '' set statement_timeout = '3s' set max_parallel_workers_per_gather = 0
as $$
declare
  terms private.search_terms := private.search_terms('creator', q);
  chosen text := coalesce(sort, 'best');
  is_by_name boolean := chosen in ('best', 'name');
  is_ranked boolean := chosen = 'best' and terms.pattern is not null;
  start record := private.read_cursor(cursor, is_ranked);
  search record := private.creator_source(
    terms, skills, locations, min_price, max_price, max_days, models, availability, languages, case when is_by_name then min_rating end
  );
  page private.found_page;
begin
  perform private.check_sort(chosen, '{best,name,rating,fastest,newest}');
  perform private.check_prices(min_price, max_price);
  page := private.find_page(
    search.source, terms, array[private.creator_sort(chosen, min_rating, start.place)], is_ranked, start.part, start.rank, 1,
    private.page_size(page_size)
  );
  if cursor is null then
    page := private.with_partial_matches(page, search.source, terms, private.creator_sort(chosen, min_rating, null), 'creator', q, private.page_size(page_size));
  end if;
  return private.page_json(page, private.creator_cards(page.ids));
end;
$$;
comment on function public.search_creators(
  text, text[], text[], numeric, numeric, integer, text[], text[], text[], numeric, text, integer, text
) is
  'A page of public creators, in the two groups of search_projects. Skills are compared without regard to case and by their usual names; '
  'a location that is offered is found as it is written, another one in the places that contain it; price, days and model hold for one service or package. Sorts: best, the default, which is by name where it is equal; name; rating, which begins '
  'with those who have three reviews or more; fastest, with those who have answered three requests or more, by the median time; newest, by when '
  'they became a creator.';

create function private.count_by_creator(
  terms private.search_terms, source private.search_source, rows text, columns text, filter text, others text, in_skills text, in_locations text,
  locations text[], by_creator text
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  places text[] := private.location_names(locations);
  patterns text[] := array(
    select case when p.name <> all (private.filter_values('locations')) then private.like_pattern(private.location_key(p.name)) end
    from unnest(places) with ordinality as p (name, number) order by p.number
  );
  total integer;
  with_skills jsonb;
  with_places jsonb;
  are_skills_capped boolean;
  are_locations_capped boolean;
  counted record;
  category text;
begin
  -- What matches everything counts for the total and for each facet whose group has no filter.
  foreach category in array array['', 'skills', 'locations'] loop
    continue when category = 'skills' and in_skills is null or category = 'locations' and in_locations is null;
    execute format(
      'with m as materialized (
         select * from (%1$s) a limit private.max_count() + 1
       ), found as materialized (
         %2$s
       ), used as (
         select t.skill, sum(f.times) as times
         from (select f.skills, sum(f.times) as times from found f group by f.skills) f, unnest(f.skills) with ordinality as t (skill, place)
         where t.skill = any ($4) and array_position(f.skills, t.skill) = t.place
         group by t.skill
       ), places as materialized (
         select f.location, f.place, sum(f.times) as times from found f where f.place is not null group by f.location, f.place
       )
       select (select count(*) from m) as total,
         (select coalesce(jsonb_object_agg(n.name, u.times), ''{}'')
          from unnest($1) as n (name) join used u on u.skill = lower(n.name)) as skills,
         (select jsonb_object_agg(n.name, (
            select coalesce(sum(l.times), 0) from places l where case when n.pattern is null then l.location = n.name else l.place like n.pattern end
          )) from unnest($2, $3) as n (name, pattern)) as places',
      private.found_rows(source, terms, rows, columns, format(filter, concat_ws(' and ', others,
        case when category <> 'skills' then in_skills end, case when category <> 'locations' then in_locations end
      )), null, private.max_count() + 1), by_creator)
    into counted
    using private.filter_values('technologies'), places, patterns, private.skill_keys(private.filter_values('technologies'));
    total := coalesce(total, counted.total);
    if category <> 'locations' then
      with_skills := counted.skills;
      are_skills_capped := counted.total > private.max_count();
    end if;
    if category <> 'skills' then
      with_places := counted.places;
      are_locations_capped := counted.total > private.max_count();
    end if;
  end loop;

  return private.search_counts(total, jsonb_build_object(
    'skills', private.facet('technologies', with_skills), 'locations', with_places
  ), array_remove(array[case when are_skills_capped then 'skills' end, case when are_locations_capped then 'locations' end], null));
end;
$$;
comment on function private.count_by_creator(
  private.search_terms, private.search_source, text, text, text, text, text, text, text[], text
) is
  'Counts what a search finds, as in count_projects, by skills and places of its creators. The last query reads skills, location, place and times from m, which are '
  'the columns of the rows that are found.';

create function public.count_creators(
  q text default '',
  skills text[] default '{}',
  locations text[] default '{}',
  min_price numeric default null,
  max_price numeric default null,
  max_days integer default null,
  models text[] default '{}',
  availability text[] default '{}',
  languages text[] default '{}',
  min_rating numeric default null
) returns jsonb
language plpgsql stable security definer set search_path = '' set statement_timeout = '3s'
as $$
declare
  terms private.search_terms := private.search_terms('creator', q);
  search record := private.creator_source(
    terms, skills, locations, min_price, max_price, max_days, models, availability, languages, min_rating
  );
  source private.search_source := search.source;
begin
  perform private.check_prices(min_price, max_price);
  source.has_words := true;
  return private.count_by_creator(
    terms, source, 'private.public_creators c', 'w.location, w.place, w.skills', '%s', search.others, search.in_skills, search.in_locations, locations,
    'select m.location, m.place, m.skills, 1 as times from m'
  );
end;
$$;
comment on function public.count_creators(
  text, text[], text[], numeric, numeric, integer, text[], text[], text[], numeric
) is
  'How many public creators a search finds. Counts as in count_projects; the facet of locations also has the ones that were asked for.';

create function private.matching_creators(search jsonb, ids uuid[]) returns setof uuid
language plpgsql stable security definer set search_path = ''
as $$
declare
  terms private.search_terms := private.search_terms('creator', private.json_text(search -> 'q'));
  found record := private.creator_source(
    terms, private.json_texts(search -> 'skills'), private.json_texts(search -> 'locations'), private.json_amount(search -> 'min_price'),
    private.json_amount(search -> 'max_price'), private.json_days(search -> 'max_days'), private.json_texts(search -> 'models'),
    private.json_texts(search -> 'availability'), private.json_texts(search -> 'languages'), private.json_amount(search -> 'min_rating')
  );
begin
  return query execute format(
    'select c.id from private.public_creators c join private.creator_words w on w.user_id = c.id where c.id = any ($1) and %s and %s',
    (found.source).filters, private.matches(found.source, terms))
  using ids;
end;
$$;
comment on function private.matching_creators(jsonb, uuid[]) is
  'Which of these people are public creators and match a search, in either group. Its keys are the arguments of search_creators.';

create function private.count_with(kind text, wanted tsquery) returns bigint
language plpgsql stable security definer set search_path = ''
as $$
begin
  if kind = 'project' then
    return (select count(*) from (
      select from private.public_projects p join private.project_words w on w.project_id = p.id
      where w.words @@ wanted limit 20
    ) found);
  elsif kind = 'creator' then
    return (select count(*) from (
      select from private.public_creators c join private.creator_words w on w.user_id = c.id
      where w.words @@ wanted limit 20
    ) found);
  elsif kind = 'service' then
    return (select count(*) from (
      select from private.public_services s join private.service_words w on w.service_id = s.id
      where w.words @@ wanted limit 20
    ) found);
  end if;
  return 0;
end;
$$;
comment on function private.count_with(text, tsquery) is 'How many public projects, creators or services contain words, exact below 20.';

create function private.closest_words(kind text, word text) returns text[]
language plpgsql stable security definer set search_path = ''
as $$
declare
  max_distance integer := case when char_length(word) < 7 then 1 when char_length(word) < 10 then 2 else 3 end;
begin
  -- Typing errors leave less than the usual 0.3 in common.
  perform set_config('pg_trgm.similarity_threshold', '0.25', true);
  return array(
    select c.word
    from (
      select s.word, case when s.is_swapped then 1 else s.distance end as distance
      from (
        select w.word, extensions.levenshtein(w.word, closest_words.word) as distance, false as is_swapped
        from private.search_words w
        where w.kind = closest_words.kind and w.word operator(extensions.%) closest_words.word and w.word !~ '[0-9]'
        union
        select w.word, 1, true
        from private.search_words w
        where w.kind = closest_words.kind and w.word = any (array(
          select overlay(closest_words.word placing reverse(substr(closest_words.word, i, 2)) from i for 2)
          from generate_series(1, char_length(closest_words.word) - 1) as i
        ))
      ) s
      where s.distance <= max_distance
      order by 2, extensions.similarity(s.word, closest_words.word) desc, s.word
      limit 12
    ) c
    -- Counted once for each word, instead of wherever the number is used.
    cross join lateral (select private.count_with(closest_words.kind, private.words_query(c.word)) as times offset 0) found
    where found.times > 0
    group by c.word
    order by min(c.distance), max(found.times) desc, c.word
    limit 3
  );
end;
$$;
comment on function private.closest_words(text, text) is
  'Up to three words of public projects, creators or services that differ from a word by a typing error, the most likely first.';

create function public.suggest_search(kind text, q text) returns text[]
language plpgsql stable security definer set search_path = '' set statement_timeout = '3s'
as $$
declare
  typed text[] := (regexp_split_to_array(private.plain_words(extensions.unaccent(left(q, 200))), ' '))[1:8];
  corrected text[] := array['', '', ''];
  word text;
  words text[];
  has_changed boolean := false;
begin
  foreach word in array typed loop
    words := '{}';
    if char_length(word) between 3 and 40 and numnode(private.words_query(word)) > 0
      and private.other_terms(kind, array[word]) = '{}' and private.count_with(kind, (private.search_terms(kind, word)).whole) = 0 then
      words := private.closest_words(kind, word);
    end if;
    has_changed := has_changed or cardinality(words) > 0;
    for i in 1..3 loop
      corrected[i] := btrim(corrected[i] || ' ' || coalesce(words[i], words[1], word));
    end loop;
  end loop;
  return array(
    select c.words from unnest(corrected) with ordinality as c (words, place)
    where has_changed group by c.words order by min(c.place)
  );
end;
$$;
comment on function public.suggest_search(text, text) is
  'Up to three corrections of a text: each word that no public project, creator or service (kind) contains becomes one that some do.';

grant execute on function public.search_projects(text, text[], text[], text[], text, integer, text),
  public.count_projects(text, text[], text[], text[]),
  public.search_creators(
    text, text[], text[], numeric, numeric, integer, text[], text[], text[], numeric, text, integer, text
  ),
  public.count_creators(text, text[], text[], numeric, numeric, integer, text[], text[], text[], numeric),
  public.suggest_search(text, text)
to anon, authenticated;
-- The search for services, in the two groups of the others and with the filters of creators.
create index services_newest on public.services (created_at desc, id desc) include (user_id) where is_active;
create index services_cheapest on public.services (price, id) where is_active;
create index services_newest_of_owner on public.services (user_id, created_at desc, id desc) where is_active;

create function private.service_source(
  terms private.search_terms, skills text[], locations text[],
  min_price numeric, max_price numeric, max_days integer, models text[],
  availability text[], languages text[], min_rating numeric,
  out source private.search_source, out in_skills text, out in_locations text, out others text, out filter text
) returns record
language plpgsql stable security definer set search_path = ''
as $$
declare
  offer text := private.offer_conditions(min_price, max_price, max_days, models);
  creator record := private.creator_filters(skills, locations, null, null, null, null, availability, languages, min_rating);
  last record;
begin
  in_skills := creator.in_skills;
  in_locations := creator.in_locations;
  others := concat_ws(' and ', creator.by_language, creator.others, offer);
  -- One subquery of what is needed, so that the planner may begin with any of the filters.
  select coalesce(
    's.is_active and exists (select from ' || string_agg(t.relation, ', ') || ' where ' || string_agg(t.link, ' and ') || ' and %s)', 's.is_active and %s'
  ) into filter
  from (values
    ('private.service_offers o', 'o.service_id = s.id and o.user_id = s.user_id', offer <> 'true'),
    ('public.users c', 'c.id = s.user_id and c.is_dev', creator.others is not null),
    ('private.creator_words w', 'w.user_id = s.user_id', coalesce(creator.by_language, in_skills, in_locations) is not null)
  ) as t (relation, link, is_needed)
  where t.is_needed;
  source.kind := 'service';
  source.items := 'public.services s';
  source.words := 'private.service_words';
  source.link := 'w.service_id = s.id';
  source.id := 's.id';
  source.title := 's.title';
  source.filters := format(filter, concat_ws(' and ', others, in_skills, in_locations));
  source.has_words := false;
  if terms.is_short then
    select s.created_at, s.id into last from public.services s where s.is_active order by s.created_at desc, s.id desc offset 1999 limit 1;
    source.newest := case when last.id is null then 'true' else
      format('(s.created_at, s.id) >= (%L::timestamptz, %L::uuid)', last.created_at, last.id)
    end;
  end if;
end;
$$;
comment on function private.service_source(
  private.search_terms, text[], text[], numeric, numeric, integer, text[], text[], text[], numeric
) is
  'Where a search for services looks, and its filters by group, as in private.creator_source; filter is a format of the condition that holds for a service if the others '
  'hold for its creator and for one of its offers.';

create function private.service_sort(sort text, part text, cursor text) returns private.search_order
language plpgsql stable security definer set search_path = ''
as $$
declare
  found text[];
  last record;
  sorting private.search_order;
begin
  if part = 'rated' then
    sorting.joined := ' join private.creator_ranks o on o.user_id = s.user_id and o.rating < 1';
    sorting.keys := 'o.rating, o.reviews, o.name, o.user_id, s.created_at desc, s.id desc';
    sorting.place := '''rating:'' || o.rating || ''_'' || o.reviews || ''_'' || o.user_id || ''_'' || s.id || ''_''
      || (to_jsonb(s.created_at) #>> ''{}'') || ''_'' || o.name';
    if cursor is not null then
      found := private.cursor_values(cursor, 'rating:(-[1-5](?:\.[0-9]{1,17})?)_(-[0-9]{1,9})_{id}_({id}_[^_]*)_(.*)');
      last := private.parse_cursor(found[4]);
      sorting.unseen := format(
        '(o.rating, o.reviews, o.name, o.user_id) >= (%1$L::double precision, %2$L::integer, %3$L::text, %4$L::uuid)
         and (o.user_id <> %4$L::uuid or (s.created_at, s.id) < (%5$L::timestamptz, %6$L::uuid))',
        found[1], found[2], found[6], found[3], last.after_time, last.after_id
      );
    end if;
  elsif sort = 'price' then
    sorting.joined := '';
    sorting.keys := 's.price, s.id';
    sorting.place := '''price:'' || s.price || ''_'' || s.id';
    if cursor is not null then
      found := private.cursor_values(cursor, 'price:([0-9]{1,7}(?:\.[0-9]{1,2})?)_{id}');
      sorting.unseen := format('(s.price, s.id) > (%L::numeric, %L::uuid)', found[1], found[2]);
    end if;
  else
    sorting.joined := case part
      when 'unrated' then ' join private.creator_ranks o on o.user_id = s.user_id and o.rating = 1' else ''
    end;
    sorting.keys := 's.created_at desc, s.id desc';
    sorting.place := format('%L || s.id || ''_'' || (to_jsonb(s.created_at) #>> ''{}'')',
      case part when 'unrated' then 'rating:' else '' end);
    if cursor is not null then
      found := private.cursor_values(cursor, case part when 'unrated' then 'rating:' else '' end || '({id}_.*)');
      last := private.parse_cursor(found[1]);
      sorting.unseen := format('(s.created_at, s.id) < (%L::timestamptz, %L::uuid)', last.after_time, last.after_id);
    end if;
  end if;
  return sorting;
end;
$$;
comment on function private.service_sort(text, text, text) is
  'As private.project_sort. By rating, a list has two parts: the services of those with three reviews or more, and the others, newest first.';

create function private.service_cards(ids uuid[]) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', s.id, 'title', s.title, 'price', s.price, 'duration', s.duration,
      'pricing_model', coalesce(s.metadata ->> 'pricing_model', 'fixed'),
      'image_url', s.images[1], 'image_color', null, 'created_at', s.created_at,
      'creator', jsonb_build_object(
        'id', u.id, 'name', u.name, 'username', u.username, 'avatar', u.avatar,
        'location', u.location, 'availability', u.availability,
        'rating_avg', u.rating_avg, 'rating_count', u.rating_count)
    ) order by f.number), '[]')
    from unnest(ids) with ordinality as f (id, number)
    join public.services s on s.id = f.id join public.users u on u.id = s.user_id
  );
end;
$$;
comment on function private.service_cards(uuid[]) is 'Services as lists show them.';

create function public.search_services(
  q text default '',
  skills text[] default '{}',
  locations text[] default '{}',
  min_price numeric default null,
  max_price numeric default null,
  max_days integer default null,
  models text[] default '{}',
  availability text[] default '{}',
  languages text[] default '{}',
  min_rating numeric default null,
  cursor text default null,
  page_size integer default 24,
  sort text default null
) returns jsonb
language plpgsql stable security definer set search_path = '' set statement_timeout = '3s' set max_parallel_workers_per_gather = 0
-- The filters and the order are up to ten tables: none of them has to wait for others.
set from_collapse_limit = 10 set join_collapse_limit = 10
as $$
declare
  terms private.search_terms := private.search_terms('service', q);
  chosen text := coalesce(sort, 'best');
  is_ranked boolean := chosen = 'best' and terms.pattern is not null;
  start record := private.read_cursor(cursor, is_ranked);
  search record := private.service_source(
    terms, skills, locations, min_price, max_price, max_days, models, availability, languages, min_rating
  );
  is_unrated boolean := chosen = 'rating' and coalesce(start.place ~ '^rating:[0-9a-f]', false);
  page private.found_page;
begin
  perform private.check_sort(chosen, '{best,newest,price,rating}');
  perform private.check_prices(min_price, max_price);
  page := private.find_page(
    search.source, terms,
    case when chosen = 'rating' then array[
      private.service_sort(chosen, 'rated', case when not is_unrated then start.place end),
      private.service_sort(chosen, 'unrated', case when is_unrated then start.place end)
    ] else array[private.service_sort(chosen, 'all', start.place)] end,
    is_ranked, start.part, start.rank, case when is_unrated then 2 else 1 end, private.page_size(page_size)
  );
  if cursor is null then
    page := private.with_partial_matches(
      page, search.source, terms, private.service_sort('newest', 'all', null), 'service', q, private.page_size(page_size)
    );
  end if;
  return private.page_json(page, private.service_cards(page.ids));
end;
$$;
comment on function public.search_services(
  text, text[], text[], numeric, numeric, integer, text[], text[], text[], numeric, text, integer, text
) is
  'A page of public services, in the two groups of search_projects. Skills, places, availability, languages and rating are those of the creator; '
  'price, days and model hold for the service or one of its packages. Sorts: best, the default; newest; price, lowest first; rating, which begins with creators who '
  'have three reviews or more.';

create function public.count_services(
  q text default '',
  skills text[] default '{}',
  locations text[] default '{}',
  min_price numeric default null,
  max_price numeric default null,
  max_days integer default null,
  models text[] default '{}',
  availability text[] default '{}',
  languages text[] default '{}',
  min_rating numeric default null
) returns jsonb
language plpgsql stable security definer set search_path = '' set statement_timeout = '3s'
as $$
declare
  terms private.search_terms := private.search_terms('service', q);
  search record := private.service_source(
    terms, skills, locations, min_price, max_price, max_days, models, availability, languages, min_rating
  );
begin
  perform private.check_prices(min_price, max_price);
  return private.count_by_creator(
    terms, search.source, 'private.public_services s', 's.user_id', search.filter, search.others, search.in_skills, search.in_locations, locations,
    'select w.location, w.place, w.skills, a.times from (select m.user_id, count(*) as times from m group by m.user_id) a
     join private.creator_words w on w.user_id = a.user_id'
  );
end;
$$;
comment on function public.count_services(
  text, text[], text[], numeric, numeric, integer, text[], text[], text[], numeric
) is
  'How many public services a search finds, with the facets of count_creators.';

create function private.matching_services(search jsonb, ids uuid[]) returns setof uuid
language plpgsql stable security definer set search_path = ''
as $$
declare
  terms private.search_terms := private.search_terms('service', private.json_text(search -> 'q'));
  found record := private.service_source(
    terms, private.json_texts(search -> 'skills'), private.json_texts(search -> 'locations'), private.json_amount(search -> 'min_price'),
    private.json_amount(search -> 'max_price'), private.json_days(search -> 'max_days'), private.json_texts(search -> 'models'),
    private.json_texts(search -> 'availability'), private.json_texts(search -> 'languages'), private.json_amount(search -> 'min_rating')
  );
begin
  return query execute format(
    'select s.id from private.public_services s join private.service_words w on w.service_id = s.id where s.id = any ($1) and %s and %s',
    (found.source).filters, private.matches(found.source, terms))
  using ids;
end;
$$;
comment on function private.matching_services(jsonb, uuid[]) is
  'Which of these services are public and match a search, in either group. Its keys are the arguments of search_services.';

grant execute on function
  public.search_services(
    text, text[], text[], numeric, numeric, integer, text[], text[], text[], numeric, text, integer, text
  ),
  public.count_services(text, text[], text[], numeric, numeric, integer, text[], text[], text[], numeric)
to anon, authenticated;
create function public.creators_to_compare(ids uuid[])
returns table (
  id uuid, name text, username text, avatar text, location text, skills text[], languages text[],
  years_experience integer, hourly_rate numeric, availability text, rating_avg double precision,
  rating_count integer, project_count bigint, offer jsonb, record jsonb
)
language sql stable security definer set search_path = '' set statement_timeout = '3s'
begin atomic
  select c.id, c.name, c.username, c.avatar, c.location, c.skills, c.languages,
    c.years_experience, c.hourly_rate, c.availability, c.rating_avg, c.rating_count,
    (select count(*) from private.public_projects p where p.user_id = c.id),
    o.offer || jsonb_build_object('days', private.delivery_days(o.offer ->> 'duration')),
    public.creator_record(c.id)
  from (
    -- Unnested, because a slice of an array of arrays has more than four ids.
    select w.id, min(w.place) as place
    from (select * from unnest(ids) with ordinality as i (id, place) limit 4) w
    group by w.id
  ) wanted
  join private.public_creators c on c.id = wanted.id
  cross join lateral private.offer_of(c.id) as o (offer)
  order by wanted.place;
end;
comment on function public.creators_to_compare(uuid[]) is
  'What a comparison shows of the first four ids, in their order: creators who are public, each once, with their cheapest public '
  'service and the days that its delivery time says, and creator_record(). Who is missing is not public, or does not exist.';

grant execute on function public.creators_to_compare(uuid[]) to authenticated;
-- A function, because a row rule can't tell a saved link from a list: who saved an unlisted project may still open it.
create function public.my_saved_projects(
  q text default '', cursor text default null, page_size integer default 24
) returns jsonb
language plpgsql stable security definer set search_path = '' set statement_timeout = '3s'
as $$
declare
  me uuid := auth.uid();
  size integer := least(greatest(coalesce(page_size, 24), 1), 60);
  place record;
  pattern text := private.like_pattern(q);
  items jsonb;
begin
  place := private.parse_cursor(cursor);
  with page as (
    select s.project_id, s.created_at as saved_at, v.*, u.name as owner_name, u.username,
      u.avatar, u.rating_avg, u.rating_count
    from public.project_saves s
    left join lateral (
      select p.id, p.user_id, p.title, p.tagline, left(p.description, 500) as description,
        p.image_url, p.image_color, p.bolt_url, p.tags, p.created_at
      from private.visible_projects p where p.id = s.project_id
    ) v on true
    left join public.users u on u.id = v.user_id
    where s.user_id = me
      and (place.after_id is null or (s.created_at, s.project_id) < (place.after_time, place.after_id))
      and (
        pattern is null
        or private.search_form(concat_ws(e'\n', v.title, v.tagline, v.description, array_to_string(v.tags, e'\n'), u.name))
          like pattern
      )
    order by s.created_at desc, s.project_id desc
    limit size + 1
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', p.project_id, 'saved_at', p.saved_at,
    'project', case when p.id is not null then jsonb_build_object(
      'id', p.id, 'title', p.title, 'tagline', p.tagline, 'description', p.description,
      'image_url', p.image_url, 'image_color', p.image_color, 'bolt_url', p.bolt_url,
      'tags', p.tags, 'created_at', p.created_at, 'owner', jsonb_build_object(
        'id', p.user_id, 'name', p.owner_name, 'avatar', p.avatar, 'username', p.username,
        'rating_avg', p.rating_avg, 'rating_count', p.rating_count)
    ) end
  ) order by p.saved_at desc, p.project_id desc), '[]')
  into items from page p;
  return jsonb_build_object(
    'items', items - size,
    'next_cursor', case when jsonb_array_length(items) > size then
      (items -> size - 1 ->> 'id') || '_' || (items -> size - 1 ->> 'saved_at')
    end
  );
end;
$$;
comment on function public.my_saved_projects(text, text, integer) is
  'A page of the projects that the caller saved, latest save first; a text is looked for in their cards. The project is null where its '
  'link no longer opens it, whatever the reason: nothing about it is told, and no text finds it.';

grant execute on function public.my_saved_projects(text, text, integer) to authenticated;
-- A row rule can't tell a link from a list: who could read an unlisted project as a row could list all of them.
create function public.project_by_link(project_id uuid) returns jsonb
language sql stable security definer set search_path = '' set statement_timeout = '3s'
begin atomic
  select jsonb_build_object(
    'project', to_jsonb(p) - array['client_key', 'filter_tags', 'listed_at', 'is_featured'],
    'owner', (
      select jsonb_build_object(
        'id', u.id, 'name', u.name, 'username', u.username, 'avatar', u.avatar, 'bio', u.bio,
        'location', u.location, 'availability', u.availability,
        'rating_avg', u.rating_avg, 'rating_count', u.rating_count,
        'offers', array_remove(array[private.offer_of(u.id)], null))
      from public.users u where u.id = p.user_id),
    'media', (
      select coalesce(jsonb_agg(
        jsonb_build_object('id', m.client_key, 'kind', m.kind, 'url', m.url, 'caption', m.caption)
        order by m.position), '[]')
      from public.project_media m where m.project_id = p.id),
    'code_samples', (
      select coalesce(jsonb_agg(
        jsonb_build_object('id', c.client_key, 'title', c.title, 'language', c.language, 'code', c.code)
        order by c.position), '[]')
      from public.project_code_samples c where c.project_id = p.id)
  )
  from private.visible_projects p where p.id = project_by_link.project_id;
end;
comment on function public.project_by_link(uuid) is
  'A public or unlisted project with its owner, media and code; null for drafts, hidden and unknown ones. Unlisted projects are read by this alone.';

grant execute on function public.project_by_link(uuid) to anon, authenticated;
create function public.sitemap_counts() returns jsonb
language sql stable security definer set search_path = '' set statement_timeout = '3s'
begin atomic
  select jsonb_build_object(
    'projects', (select count(*) from private.public_projects),
    'creators', (select count(*) from private.public_creators)
  );
end;
comment on function public.sitemap_counts() is 'How many pages of projects and creators search engines may know.';

create function public.sitemap_entries(kind text, part integer) returns jsonb
language plpgsql stable security definer set search_path = '' set statement_timeout = '3s'
as $$
declare
  size constant integer := 10000;
  skipped constant bigint := size * (greatest(part, 1)::bigint - 1);
begin
  -- The oldest first: a new row changes the last part alone.
  if kind = 'projects' then
    return (
      select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'updated_at', e.updated_at)), '[]')
      from (
        select p.id, p.updated_at from private.public_projects p
        order by p.created_at, p.id offset skipped limit size
      ) e
    );
  elsif kind = 'creators' then
    return (
      select coalesce(jsonb_agg(
        jsonb_build_object('id', e.id, 'username', e.username, 'updated_at', e.updated_at)), '[]')
      from (
        select c.id, c.username, c.updated_at from private.public_creators c
        order by c.created_at, c.id offset skipped limit size
      ) e
    );
  end if;
  perform private.raise_invalid('Choose one of these: projects, creators');
end;
$$;
comment on function public.sitemap_entries(text, integer) is
  'The public projects or creators (kind) of a sitemap: 10,000 each, part 1 has the oldest.';

grant execute on function public.sitemap_counts(), public.sitemap_entries(text, integer) to anon, authenticated;
create table public.reports (
  id uuid primary key default gen_random_uuid(),
  reporter_id uuid default auth.uid() references public.users (id) on delete set null,
  kind text not null check (kind in ('project', 'service', 'review', 'user', 'message')),
  target_id uuid not null,
  target_user_id uuid references public.users (id) on delete set null,
  target_title text not null default '' check (char_length(target_title) <= 200),
  reason text not null check (
    reason in ('spam', 'fraud', 'offensive', 'copied', 'illegal', 'other')
  ),
  details text check (private.is_text(details, 2000)),
  status text not null default 'open' check (status in ('open', 'dismissed', 'upheld')),
  decision text check (decision in ('dismiss', 'warn', 'hide', 'suspend')),
  decision_note text check (private.is_text(decision_note, 240)),
  decided_by uuid,
  decided_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  constraint decided_with_a_note check (
    (status = 'open') = (decision is null)
    and (decision is null) = (decision_note is null)
    and (decision is null) = (decided_at is null)
  )
);
comment on table public.reports is
  'What people report to the admins; title and owner are those of the moment of the report.';
alter table public.reports enable row level security;

create table private.suspended_former_users (
  address text primary key,
  reason text not null check (private.is_text(reason, 500)),
  suspended_at timestamptz(3) not null,
  left_at timestamptz(3) not null default now()
);
comment on table private.suspended_former_users is
  'Deleted accounts that were suspended, only by the fingerprint of their email address, for a year.';
alter table private.suspended_former_users enable row level security;

create table private.former_suspensions (
  user_id uuid primary key references auth.users (id) on delete cascade,
  reason text not null,
  suspended_at timestamptz(3) not null,
  left_at timestamptz(3) not null
);
comment on table private.former_suspensions is
  'Accounts whose email address had a suspended account before; admins see it.';
alter table private.former_suspensions enable row level security;

create table private.removed_hidden_items (
  item_id uuid primary key,
  kind text not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  title text not null,
  reason text not null,
  hidden_at timestamptz(3) not null,
  removed_at timestamptz(3) not null default now()
);
comment on table private.removed_hidden_items is
  'Items that their owner deleted while an admin had hidden them; admins see it, as the same may be published again.';
alter table private.removed_hidden_items enable row level security;

create unique index one_open_report on public.reports (reporter_id, kind, target_id)
where status = 'open';
create index reports_newest on public.reports (created_at desc, id desc);
create index reports_of_target on public.reports (target_id);
create index reports_about_user on public.reports (target_user_id);
create index removed_hidden_items_of_user on private.removed_hidden_items (user_id, removed_at desc);

create function private.find_item(kind text, item_id uuid)
returns table (owner_id uuid, title text)
language sql stable security definer set search_path = ''
begin atomic
  select p.user_id, p.title from public.projects p
  where find_item.kind = 'project' and p.id = item_id
  union all
  select s.user_id, s.title from public.services s
  where find_item.kind = 'service' and s.id = item_id
  union all
  select r.user_id, rtrim(left(r.comment, 150)) from public.reviews r
  where find_item.kind = 'review' and r.id = item_id
  union all
  select u.id, u.name from public.users u where find_item.kind = 'user' and u.id = item_id;
end;
comment on function private.find_item(text, uuid) is
  'The owner and the title of an item; no row if it does not exist.';

create function public.item_status(kind text, id uuid) returns text
language sql stable security definer set search_path = ''
return case
  when case kind
    when 'project' then private.is_visible_project(id)
    when 'service' then private.is_public_service(id)
    when 'user' then private.is_public_creator(id)
  end then 'public'
  when exists (
    select from private.find_item(kind, id) i
    join public.users u on u.id = i.owner_id
    where kind in ('project', 'service', 'user') and u.is_dev
      and (kind <> 'service' or exists (
        select from public.services s where s.id = item_status.id and s.is_active
      ))
      and (kind <> 'project' or exists (
        select from private.shared_projects p where p.id = item_status.id
      ))
  ) then 'hidden'
  else 'unknown'
end;
comment on function public.item_status(text, uuid) is
  'public (or open to everyone with the link), hidden (by an admin, or its creator is) or unknown; kind is project, '
  'service or user. What its owner switched off, a draft, and every client, is unknown.';

create function public.username_status(username text) returns text
language sql stable security definer set search_path = ''
return coalesce(
  (
    select public.item_status('user', u.id)
    from public.users u where u.username = lower(username_status.username)
  ),
  (
    select public.item_status('user', f.user_id)
    from private.former_usernames f
    where f.username = lower(username_status.username) and f.reserved_until > now()
  ),
  'unknown'
);
comment on function public.username_status(text) is
  'The item_status of the creator at /creator/{username}, by their current or a former username; the id of a hidden creator is not readable.';

create function private.check_report() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  is_seen boolean;
begin
  select i.owner_id, i.title into new.target_user_id, new.target_title
  from (
    select f.owner_id, f.title from private.find_item(new.kind, new.target_id) f
    union all
    -- Its text is for those who open the report.
    select u.id, 'A message from ' || u.name
    from public.messages m join public.users u on u.id = m.sender_id
    where new.kind = 'message' and m.id = new.target_id and (m.text is not null or m.attachment_count > 0)
  ) i;
  new.target_title := coalesce(new.target_title, '');
  if auth.uid() is null then
    return new;
  end if;
  is_seen := case new.kind
    when 'review' then exists (
      select from public.reviews r
      where r.id = new.target_id and r.hidden_at is null
        and (r.target_user_id = auth.uid() or private.is_public_creator(r.target_user_id))
    )
    when 'user' then private.is_public_creator(new.target_id)
      or private.is_partner(new.target_id)
      or private.is_counterparty(new.target_id)
    when 'message' then new.target_user_id is not null and private.may_read_message(new.target_id)
    else public.item_status(new.kind, new.target_id) = 'public'
  end;
  if new.target_user_id = auth.uid() then
    perform private.raise_invalid('You can''t report yourself');
  elsif is_seen is not true then
    perform private.raise_conflict('PT404', 'This is no longer available.');
  elsif exists (
    select from public.reports r
    where r.reporter_id = auth.uid() and r.kind = new.kind and r.target_id = new.target_id
      and r.status = 'open'
  ) then
    perform private.raise_conflict('PT409', 'You already reported this');
  end if;
  perform private.limit_rate('report', 20, interval '1 day');
  if (
    select count(*) from public.reports r where r.reporter_id = auth.uid() and r.status = 'open'
  ) >= 50 then
    perform private.raise_invalid('You have 50 open reports. Try again after our team has reviewed some');
  end if;
  return new;
end;
$$;

create trigger check_report before insert on public.reports
for each row execute function private.check_report();

create function private.mailbox_key(email text) returns text
language sql stable security definer set search_path = ''
return private.fingerprint(regexp_replace(lower(btrim(email)), '\+[^@]*@', '@'));
comment on function private.mailbox_key(text) is
  'The fingerprint of a mailbox: the same for name+anything@ and in any case.';

create function private.remember_suspended() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.suspended_former_users as l (address, reason, suspended_at)
  select private.mailbox_key(old.email), s.reason, s.created_at
  from private.suspensions s where s.user_id = old.id and old.email is not null
  on conflict (address) do update
  set reason = excluded.reason, suspended_at = excluded.suspended_at, left_at = excluded.left_at;
  return old;
end;
$$;

create function private.recognize_suspended() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.former_suspensions (user_id, reason, suspended_at, left_at)
  select new.id, l.reason, l.suspended_at, l.left_at
  from private.suspended_former_users l where l.address = private.mailbox_key(new.email)
  on conflict (user_id) do nothing;
  return new;
end;
$$;

create function private.remember_hidden() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- If the account is deleted, this row would be deleted with it.
  insert into private.removed_hidden_items (item_id, kind, user_id, title, reason, hidden_at)
  select h.item_id, h.kind, a.id, old.title, h.reason, h.created_at
  from private.hidden_items h join auth.users a on a.id = old.user_id
  where h.kind = tg_argv[0] and h.item_id = old.id;
  return old;
end;
$$;

create trigger remember_suspended before delete on auth.users
for each row execute function private.remember_suspended();
create trigger recognize_suspended after insert or update of email on auth.users
for each row execute function private.recognize_suspended();
create trigger remember_hidden before delete on public.projects
for each row execute function private.remember_hidden('project');
create trigger remember_hidden before delete on public.services
for each row execute function private.remember_hidden('service');

create function private.require_admin() returns uuid
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not exists (select from private.admins a where a.user_id = auth.uid()) or not private.is_active(auth.uid()) then
    perform private.raise_conflict('PT403', 'Only admins can do this');
  end if;
  perform private.require_second_factor();
  return auth.uid();
end;
$$;

create function private.record(
  action text, kind text, item_id uuid, title text, reason text
) returns void
language sql security definer set search_path = ''
begin atomic
  insert into private.audit_log (
    actor_id, action, target_kind, target_id, target_user_id, target_title, reason
  ) values (
    (select auth.uid()), record.action, record.kind, item_id,
    case record.kind
      when 'user' then item_id
      when 'report' then (select r.target_user_id from public.reports r where r.id = item_id)
      when 'case' then (
        select h.creator_id from public.cases c join public.hire_requests h on h.id = c.hire_request_id
        where c.id = item_id)
      else (select i.owner_id from private.find_item(record.kind, item_id) i)
    end,
    record.title, record.reason
  );
end;

create function private.require_reason(reason text) returns void
language plpgsql set search_path = ''
as $$
begin
  if private.is_text(reason, 240) is not true then
    perform private.raise_invalid('Write a reason of at most 240 characters');
  end if;
end;
$$;

create function private.begin_admin_action(reason text) returns uuid
language plpgsql stable security definer set search_path = ''
as $$
declare
  admin uuid := private.require_admin();
begin
  perform private.require_reason(reason);
  return admin;
end;
$$;
comment on function private.begin_admin_action(text) is
  'How every admin action begins: the caller is an admin and gives a reason. Returns the caller.';

create function private.begin_sensitive_action(reason text) returns uuid
language plpgsql stable security definer set search_path = ''
as $$
declare
  admin uuid := private.require_admin();
begin
  perform private.require_confirmation();
  perform private.require_reason(reason);
  return admin;
end;
$$;
comment on function private.begin_sensitive_action(text) is
  'How an action on admins or a suspension begins: as begin_admin_action, confirmed within 15 minutes.';

create function private.require_account(user_id uuid) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  name text;
begin
  -- The lock orders a grant and a suspension of the same account.
  select u.name into name from public.users u
  where u.id = require_account.user_id for no key update;
  if not found then
    perform private.raise_conflict('PT404', 'This account no longer exists');
  end if;
  return name;
end;
$$;

create function private.require_item(kind text, item_id uuid, out owner_id uuid, out title text)
language plpgsql stable security definer set search_path = ''
as $$
begin
  select i.owner_id, i.title into owner_id, title
  from private.find_item(require_item.kind, require_item.item_id) i;
  if not found then
    perform private.raise_conflict('PT404', 'This item no longer exists');
  end if;
end;
$$;

create function private.require_others_item(kind text, item_id uuid, out owner_id uuid, out title text)
language plpgsql stable security definer set search_path = ''
as $$
begin
  select i.owner_id, i.title into owner_id, title
  from private.require_item(require_others_item.kind, require_others_item.item_id) i;
  if auth.uid() = owner_id or exists (
    select from public.reviews r where r.id = require_others_item.item_id and r.target_user_id = auth.uid()
  ) then
    perform private.raise_conflict('PT403', 'Another admin decides about what is yours or about you');
  end if;
  perform private.require_stranger(owner_id);
  perform private.require_stranger(r.target_user_id) from public.reviews r where r.id = require_others_item.item_id;
end;
$$;
comment on function private.require_others_item(text, uuid) is
  'As require_item, but rejects what belongs to the caller, is about them, or belongs to people they know: admins do not decide about themselves.';

create function private.suspend(user_id uuid, reason text) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from private.admins a where a.user_id = suspend.user_id) then
    perform private.raise_conflict('PT409', 'Revoke admin first');
  end if;
  insert into private.suspensions (user_id, reason, suspended_by)
  values (suspend.user_id, suspend.reason, auth.uid())
  on conflict on constraint suspensions_pkey do nothing;
  if found then
    perform private.announce_suspension(suspend.user_id, 'request_paused');
    perform private.notify(
      suspend.user_id, 'account_suspended', jsonb_build_object('reason', suspend.reason)
    );
  end if;
  return found;
end;
$$;

create function private.hide(kind text, item_id uuid, reason text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  owner_id uuid;
  title text;
  is_new boolean;
begin
  select i.owner_id into owner_id from private.require_item(hide.kind, hide.item_id) i;
  perform private.lock_people(owner_id);
  -- Who has left meanwhile took it along, except a review.
  select i.owner_id, i.title into owner_id, title from private.require_item(hide.kind, hide.item_id) i;
  insert into private.hidden_items (kind, item_id, reason, hidden_by)
  values (hide.kind, hide.item_id, hide.reason, auth.uid())
  on conflict on constraint hidden_items_pkey do nothing;
  is_new := found;
  if is_new then
    update public.reviews r set hidden_at = now()
    where hide.kind = 'review' and r.id = hide.item_id;
    perform private.notify(
      owner_id, hide.kind || '_hidden', jsonb_build_object('title', title, 'reason', hide.reason)
    );
    perform private.announce_hidden(owner_id, hide.kind, hide.item_id);
  end if;
  return is_new;
end;
$$;

create function private.grant_admin(user_id uuid, reason text, granted_by uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  is_new boolean;
begin
  perform private.require_account(grant_admin.user_id);
  if exists (select from private.suspensions s where s.user_id = grant_admin.user_id) then
    perform private.raise_conflict('PT409', 'Reinstate the account first');
  end if;
  insert into private.admins (user_id, reason, granted_by)
  values (grant_admin.user_id, grant_admin.reason, grant_admin.granted_by)
  on conflict on constraint admins_pkey do nothing;
  is_new := found;
  if is_new then
    perform private.notify(
      grant_admin.user_id, 'admin_granted', jsonb_build_object('reason', reason)
    );
  end if;
  return is_new;
end;
$$;

create function public.grant_admin_by_email(email text, reason text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  found_id uuid;
begin
  perform private.require_reason(reason);
  select a.id into found_id from auth.users a
  where a.email = lower(btrim(grant_admin_by_email.email));
  return private.grant_admin(found_id, reason, null);
end;
$$;
comment on function public.grant_admin_by_email(text, text) is
  'For the service role: creates the first admin. True if the grant is new.';

create function public.admin_grant_admin(user_id uuid, reason text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  me uuid := private.begin_sensitive_action(reason);
begin
  perform private.require_stranger(admin_grant_admin.user_id);
  return private.grant_admin(admin_grant_admin.user_id, reason, me);
end;
$$;

create function public.admin_revoke_admin(user_id uuid, reason text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  is_done boolean;
begin
  perform private.begin_sensitive_action(reason);
  perform private.require_stranger(admin_revoke_admin.user_id);
  perform private.require_account(admin_revoke_admin.user_id);
  perform set_config('showcase.reason', reason, true);
  delete from private.admins a where a.user_id = admin_revoke_admin.user_id;
  is_done := found;
  if is_done then
    perform private.notify(
      admin_revoke_admin.user_id, 'admin_revoked', jsonb_build_object('reason', reason)
    );
  end if;
  return is_done;
end;
$$;

create function public.admin_suspend(user_id uuid, reason text, fake_reviews uuid[] default '{}') returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  name text;
  is_done boolean;
begin
  perform private.begin_sensitive_action(reason);
  perform private.require_stranger(admin_suspend.user_id);
  -- Its locks come first: they are in the order of all who hide reviews.
  perform private.lock_fakes(admin_suspend.user_id, fake_reviews);
  name := private.require_account(admin_suspend.user_id);
  is_done := private.suspend(admin_suspend.user_id, reason);
  if is_done then
    perform private.record('suspend', 'user', admin_suspend.user_id, name, reason);
    perform private.hide_fakes(admin_suspend.user_id, fake_reviews, reason);
  end if;
  return is_done;
end;
$$;

create function public.admin_restore(user_id uuid, reason text, shows_reviews boolean default true) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  name text;
  is_done boolean;
begin
  perform private.begin_admin_action(reason);
  perform private.require_stranger(admin_restore.user_id);
  perform private.lock_fakes(admin_restore.user_id);
  name := private.require_account(admin_restore.user_id);
  is_done := private.end_suspension(admin_restore.user_id, reason, shows_reviews);
  if is_done then
    perform private.record('restore', 'user', admin_restore.user_id, name, reason);
  end if;
  return is_done;
end;
$$;

create function public.admin_hide(kind text, item_id uuid, reason text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  title text;
  is_done boolean;
begin
  perform private.begin_admin_action(reason);
  select i.title into title
  from private.require_others_item(admin_hide.kind, admin_hide.item_id) i;
  if admin_hide.kind = 'project' and not exists (
    select from private.shared_projects p where p.id = admin_hide.item_id
  ) then
    -- A draft, of which nobody but its creator knows.
    perform private.raise_conflict('PT404', 'This item no longer exists');
  end if;
  is_done := private.hide(admin_hide.kind, admin_hide.item_id, reason);
  if is_done then
    perform private.record('hide', admin_hide.kind, admin_hide.item_id, title, reason);
  end if;
  return is_done;
end;
$$;

create function public.admin_unhide(kind text, item_id uuid, reason text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  owner_id uuid;
  title text;
  is_done boolean;
begin
  perform private.begin_admin_action(reason);
  select i.owner_id into owner_id from private.require_others_item(admin_unhide.kind, admin_unhide.item_id) i;
  perform private.lock_people(owner_id);
  -- Who has left meanwhile took it along, except a review.
  select i.owner_id, i.title into owner_id, title from private.require_item(admin_unhide.kind, admin_unhide.item_id) i;
  delete from private.hidden_items h
  where (h.kind, h.item_id) = (admin_unhide.kind, admin_unhide.item_id);
  is_done := found;
  if is_done then
    update public.reviews r set hidden_at = null
    where admin_unhide.kind = 'review' and r.id = admin_unhide.item_id;
    perform private.record('unhide', admin_unhide.kind, admin_unhide.item_id, title, reason);
    perform private.notify(
      owner_id, admin_unhide.kind || '_unhidden',
      jsonb_build_object('title', title, 'reason', reason)
    );
    perform private.announce_hidden(owner_id, admin_unhide.kind, admin_unhide.item_id);
  end if;
  return is_done;
end;
$$;

create function public.admin_feature(project_id uuid, reason text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  owner_id uuid;
  title text;
  is_done boolean;
begin
  perform private.begin_admin_action(reason);
  select i.owner_id, i.title into owner_id, title
  from private.require_others_item('project', admin_feature.project_id) i;
  perform private.lock_people(owner_id);
  -- Who has left meanwhile took it along.
  perform private.require_item('project', admin_feature.project_id);
  if not private.is_public_project(admin_feature.project_id) then
    perform private.raise_conflict('PT409', 'Only public projects can be featured');
  end if;
  update public.projects p set is_featured = true
  where p.id = admin_feature.project_id and not p.is_featured;
  is_done := found;
  if is_done then
    perform private.record('feature', 'project', admin_feature.project_id, title, reason);
    perform private.notify(
      owner_id, 'project_featured',
      jsonb_build_object(
        'project_id', admin_feature.project_id, 'title', title, 'reason', reason
      )
    );
  end if;
  return is_done;
end;
$$;

create function private.unfeature(project_id uuid, reason text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  project public.projects;
begin
  update public.projects p set is_featured = false
  where p.id = unfeature.project_id and p.is_featured
  returning * into project;
  if project.id is null then
    return false;
  end if;
  perform private.record('unfeature', 'project', project.id, project.title, reason);
  perform private.notify(
    project.user_id, 'project_unfeatured', jsonb_build_object('title', project.title, 'reason', reason)
  );
  return true;
end;
$$;

create function public.admin_unfeature(project_id uuid, reason text) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.begin_admin_action(reason);
  perform private.lock_people((
    select i.owner_id from private.require_others_item('project', admin_unfeature.project_id) i));
  -- Who has left meanwhile took it along.
  perform private.require_item('project', admin_unfeature.project_id);
  return private.unfeature(admin_unfeature.project_id, reason);
end;
$$;

create function private.unfeature_changed() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.unfeature(new.id, case new.visibility
    when 'public' then 'Its title, text or picture has changed' else 'It is no longer public' end);
  return null;
end;
$$;
comment on function private.unfeature_changed() is 'An admin featured what it was before.';

create function private.unfeature_hidden() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.unfeature(p.id, 'It is no longer public')
  from public.projects p where p.is_featured and not private.is_public_project(p.id);
  return null;
end;
$$;

create function private.unfeature_with_material() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.unfeature(coalesce(new.project_id, old.project_id), 'Its pictures, videos or code have changed');
  return null;
end;
$$;
comment on function private.unfeature_with_material() is 'An admin featured it with other pictures, videos and code. Another order is no change.';

create trigger unfeature_changed
after update of visibility, title, tagline, description, challenges, solutions, image_url on public.projects
for each row when (
  old.is_featured
  and (old.visibility, old.title, old.tagline, old.description, old.challenges, old.solutions, old.image_url)
  is distinct from (new.visibility, new.title, new.tagline, new.description, new.challenges, new.solutions, new.image_url)
)
execute function private.unfeature_changed();
create trigger unfeature_with_material after insert or delete on public.project_media
for each row execute function private.unfeature_with_material();
create trigger unfeature_with_changed_material after update on public.project_media
for each row when ((old.kind, old.url, old.caption) is distinct from (new.kind, new.url, new.caption))
execute function private.unfeature_with_material();
create trigger unfeature_with_material after insert or delete on public.project_code_samples
for each row execute function private.unfeature_with_material();
create trigger unfeature_with_changed_material after update on public.project_code_samples
for each row when ((old.title, old.language, old.code) is distinct from (new.title, new.language, new.code))
execute function private.unfeature_with_material();
create trigger unfeature_hidden after insert on private.hidden_items
for each row execute function private.unfeature_hidden();
create trigger unfeature_hidden after insert on private.suspensions
for each row execute function private.unfeature_hidden();
create trigger unfeature_hidden after update of is_dev on public.users
for each row when (old.is_dev and not new.is_dev) execute function private.unfeature_hidden();

create function private.follow_decision(report public.reports, decision text, note text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if decision = 'suspend' then
    perform private.require_account(report.target_user_id);
    perform private.suspend(report.target_user_id, note);
  elsif decision = 'hide' then
    perform private.hide(report.kind, report.target_id, note);
  elsif decision = 'warn' then
    perform private.notify(
      report.target_user_id, 'warning_received',
      jsonb_build_object('title', report.target_title, 'reason', note)
    );
  end if;
end;
$$;
comment on function private.follow_decision(public.reports, text, text) is
  'What a decision about a report means for the one it is about, who is notified.';

create function public.admin_decide_report(
  report_id uuid, decision text, note text, fake_reviews uuid[] default '{}'
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  me uuid := private.begin_admin_action(note);
  report public.reports;
  reporters uuid[];
  person uuid;
begin
  if admin_decide_report.decision not in ('dismiss', 'warn', 'hide', 'suspend')
    or admin_decide_report.decision is null
  then
    perform private.raise_invalid('Choose a decision: dismiss, warn, hide or suspend');
  end if;
  if admin_decide_report.decision = 'suspend' then
    perform private.require_confirmation();
  end if;
  perform private.lock_people(variadic array(
    select unnest(array[r.reporter_id, r.target_user_id]) from public.reports r
    where r.status = 'open' and (r.kind, r.target_id) in (
      select o.kind, o.target_id from public.reports o where o.id = admin_decide_report.report_id
    )
  ));
  if admin_decide_report.decision = 'suspend' then
    perform private.lock_fakes(r.target_user_id, fake_reviews) from public.reports r
    where r.id = admin_decide_report.report_id;
  end if;
  -- The whole case in one order: another admin may be deciding it from another of its reports.
  perform from public.reports r
  where r.status = 'open' and (r.kind, r.target_id) in (
    select o.kind, o.target_id from public.reports o where o.id = admin_decide_report.report_id
  )
  order by r.created_at, r.id for update;
  select r.* into report from public.reports r
  where r.id = admin_decide_report.report_id;
  -- Nobody learns that they were reported, not even an admin.
  if not found or report.target_user_id = me then
    perform private.raise_conflict('PT404', 'This report no longer exists');
  end if;
  perform private.require_stranger(report.target_user_id);
  if report.status <> 'open' then
    perform private.raise_conflict('PT409', format(
      'This report was already decided. %s: %s',
      case report.decision
        when 'dismiss' then 'Dismissed' when 'warn' then 'Warned' when 'hide' then 'Hidden' else 'Suspended'
      end,
      report.decision_note
    ));
  elsif report.target_user_id is null and admin_decide_report.decision <> 'dismiss' then
    perform private.raise_conflict('PT409', 'The account behind this report was deleted');
  elsif report.kind = 'message' and admin_decide_report.decision = 'hide' then
    perform private.raise_invalid('A message can''t be hidden');
  end if;
  perform private.record(
    'decide_report_' || admin_decide_report.decision, 'report', report.id, report.target_title, note
  );
  with decided as (
    update public.reports r
    set status = case admin_decide_report.decision when 'dismiss' then 'dismissed' else 'upheld' end,
        decision = admin_decide_report.decision, decision_note = note,
        decided_by = me, decided_at = now()
    where r.target_id = report.target_id and r.kind = report.kind and r.status = 'open'
      and (r.created_at, r.id) <= (report.created_at, report.id)
    returning r.reporter_id
  )
  select array_agg(d.reporter_id) into reporters from decided d;
  -- Two that write to the same digests would wait for each other.
  for person in select p.id from unnest(reporters || report.target_user_id) as p (id) order by p.id loop
    if person = report.target_user_id then
      perform private.follow_decision(report, decision, note);
    else
      perform private.notify(
        person, case decision when 'dismiss' then 'report_dismissed' else 'report_upheld' end,
        jsonb_build_object('title', report.target_title)
      );
    end if;
  end loop;
  if decision = 'suspend' then
    perform private.hide_fakes(report.target_user_id, fake_reviews, note);
  end if;
end;
$$;
comment on function public.admin_decide_report(uuid, text, text, uuid[]) is
  'dismiss, warn, hide (the item) or suspend (its owner, with fake reviews by or about them), once; the affected user is told the reason. Decides the '
  'earlier open reports on the same target too, so that no one is warned twice; later ones stay open.';

create policy "Admins read reports about others" on public.reports
for select to authenticated using (
  (select public.am_i_admin()) and target_user_id is distinct from (select auth.uid())
);
create policy "People report in their own name" on public.reports
for insert to authenticated with check (reporter_id = (select auth.uid()));
create policy "Suspended people report nothing" on public.reports
as restrictive for all to authenticated
using (true) with check ((select private.may_write()));

grant select on public.reports to authenticated;
grant insert (kind, target_id, reason, details) on public.reports to authenticated;
grant execute on function public.item_status(text, uuid), public.username_status(text)
to anon, authenticated;
grant all on private.suspended_former_users to service_role;
grant all on private.former_suspensions to service_role;
grant all on private.removed_hidden_items to service_role;
revoke execute on function public.grant_admin_by_email(text, text) from anon, authenticated;
grant execute on function public.grant_admin_by_email(text, text) to service_role;
grant execute on function public.admin_grant_admin(uuid, text),
  public.admin_revoke_admin(uuid, text), public.admin_suspend(uuid, text, uuid[]),
  public.admin_restore(uuid, text, boolean), public.admin_hide(text, uuid, text),
  public.admin_unhide(text, uuid, text), public.admin_feature(uuid, text),
  public.admin_unfeature(uuid, text), public.admin_decide_report(uuid, text, text, uuid[])
to authenticated;
create function private.lock_fakes(person uuid, review_ids uuid[] default '{}') returns void
language plpgsql security definer set search_path = ''
as $$
declare
  ids uuid[] := array(
    select r.id from public.reviews r
    where r.id = any (review_ids) or r.id in (select h.item_id from private.hidden_items h where h.faker_id = person)
  );
  people uuid[] := array(
    select person union select unnest(array[r.user_id, r.target_user_id]) from public.reviews r where r.id = any (ids)
  );
begin
  perform private.lock_people(variadic people);
  -- Who edits a review locks it, and then the person whose rating changes.
  perform from public.reviews r where r.id = any (ids) order by r.id for no key update;
  perform from public.users u where u.id = any (people) order by u.id for no key update;
end;
$$;
comment on function private.lock_fakes(uuid, uuid[]) is
  'A person, the authors of their fake reviews and everybody whose rating changes with them, in one order.';

create function private.report_fakes(act text, review_ids uuid[], reason text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.record(act, 'review', i.id, f.title, reason)
  from unnest(review_ids) as i (id) cross join lateral private.find_item('review', i.id) f;
  perform private.notify(
    a.user_id, 'review_' || case act when 'hide' then 'hidden' else 'unhidden' end,
    jsonb_strip_nulls(jsonb_build_object('title', a.title, 'reason', reason, 'count', nullif(a.total, 1))))
  from (
    select r.user_id, count(*) as total, min(rtrim(left(r.comment, 150))) as title
    from public.reviews r where r.id = any (review_ids) and r.user_id is not null group by r.user_id
  ) a;
end;
$$;
comment on function private.report_fakes(text, uuid[], text) is
  'Each review has its line in the audit log, each author one notification.';

create function private.hide_fakes(person uuid, review_ids uuid[], reason text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  hidden uuid[];
begin
  if cardinality(review_ids) > 200 then
    perform private.raise_invalid('Choose at most 200 reviews at once');
  end if;
  if exists (
    select from unnest(review_ids) as i (id) where not exists (
      select from public.reviews r where r.id = i.id and person in (r.user_id, r.target_user_id))
  ) then
    perform private.raise_conflict('PT404', 'One of these reviews no longer exists, or is between other people');
  end if;
  perform private.require_others_item('review', i.id) from unnest(review_ids) as i (id);
  with added as (
    insert into private.hidden_items (kind, item_id, reason, hidden_by, faker_id)
    select distinct 'review', i.id, hide_fakes.reason, auth.uid(), person from unnest(review_ids) as i (id)
    on conflict on constraint hidden_items_pkey do nothing
    returning item_id
  ), changed as (
    update public.reviews r set hidden_at = now() from added a where r.id = a.item_id returning r.id
  )
  select array_agg(c.id) into hidden from changed c;
  perform private.report_fakes('hide', hidden, reason);
  return hidden is not null;
end;
$$;
comment on function private.hide_fakes(uuid, uuid[], text) is
  'Hides reviews by or about a person until their suspension ends, or an admin shows them again. What is hidden already stays as it is.';

create function private.show_fakes(person uuid, reason text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  shown uuid[];
begin
  with removed as (
    delete from private.hidden_items h using public.reviews r
    where h.faker_id = person and r.id = h.item_id
      and not exists (
        select from unnest(array[r.user_id, r.target_user_id]) as party (id)
        where party.id = auth.uid() or private.has_written_to(auth.uid(), party.id)
      )
    returning h.item_id
  ), changed as (
    update public.reviews r set hidden_at = null from removed where r.id = removed.item_id returning r.id
  )
  select array_agg(c.id) into shown from changed c;
  perform private.report_fakes('unhide', shown, reason);
end;
$$;
comment on function private.show_fakes(uuid, text) is
  'What was hidden as fake with a person, without what is by, about or between people whom the admin knows: another admin shows that.';

create function public.admin_hide_reviews(user_id uuid, review_ids uuid[], reason text) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.begin_admin_action(reason);
  perform private.require_stranger(admin_hide_reviews.user_id);
  if (cardinality(review_ids) > 0) is not true then
    perform private.raise_invalid('Choose at least one review');
  end if;
  perform private.lock_fakes(admin_hide_reviews.user_id, review_ids);
  perform private.require_account(admin_hide_reviews.user_id);
  return private.hide_fakes(admin_hide_reviews.user_id, review_ids, reason);
end;
$$;
comment on function public.admin_hide_reviews(uuid, uuid[], text) is
  'Marks reviews by or about a person as fake: they are hidden, and in no average. False if they all were hidden.';

grant execute on function public.admin_hide_reviews(uuid, uuid[], text) to authenticated;
create table private.report_lines (
  report_id uuid not null references public.reports (id) on delete cascade,
  number smallint not null check (number between 1 and 5),
  side text not null check (side in ('reporter', 'reported')),
  is_reported boolean not null,
  text text check (private.is_text(text, 4000)),
  files text[] not null check (private.is_text_list(files, 10, 200)),
  sent_at timestamptz(3) not null,
  primary key (report_id, number)
);
comment on table private.report_lines is
  'A reported message and up to two before and after it, as its reporter saw them then: what is written, deleted or closed later changes nothing. '
  'It names nobody, and files only by their names.';
alter table private.report_lines enable row level security;

create function private.keep_reported_messages() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.report_lines (report_id, number, side, is_reported, text, files, sent_at)
  with reported as (
    select m.* from public.messages m where m.id = new.target_id
  ), seen as (
    select m.* from public.messages m
    where m.conversation_id = (select r.conversation_id from reported r)
      and (m.text is not null or m.attachment_count > 0)
      and not exists (
        select from private.withheld_messages w where w.message_id = m.id and w.user_id = new.reporter_id
      )
  ), kept as (
    select * from reported
    union all
    (select s.* from seen s, reported r where s.created_at < r.created_at order by s.created_at desc limit 2)
    union all
    (select s.* from seen s, reported r where s.created_at > r.created_at order by s.created_at limit 2)
  )
  select new.id, row_number() over (order by k.created_at),
    case k.sender_id when new.target_user_id then 'reported' else 'reporter' end, k.id = new.target_id, k.text,
    array(select a.name from public.attachments a where a.message_id = k.id order by a.position), k.created_at
  from kept k;
  return null;
end;
$$;

create trigger keep_messages after insert on public.reports
for each row when (new.kind = 'message') execute function private.keep_reported_messages();

create function public.admin_open_report(report_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  me uuid := private.require_admin();
  report public.reports;
begin
  select r.* into report from public.reports r
  where r.id = admin_open_report.report_id and r.kind = 'message' and r.target_user_id is distinct from me;
  if not found then
    perform private.raise_conflict('PT404', 'This report no longer exists');
  end if;
  perform private.limit_rate('open_report', 120, interval '1 hour');
  perform private.record('open_report', 'report', report.id, report.target_title, 'To read the reported lines');
  return (
    select coalesce(jsonb_agg(to_jsonb(l) - 'report_id' order by l.number), '[]')
    from private.report_lines l where l.report_id = report.id
  );
end;
$$;
comment on function public.admin_open_report(uuid) is
  'The lines of a report of a message, and nothing else of its conversation; not for the one it is about. Each look is in the audit log.';

grant all on private.report_lines to service_role;
grant execute on function public.admin_open_report(uuid) to authenticated;
create table private.suspension_appeals (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  suspended_at timestamptz(3) not null,
  reason text not null check (private.is_text(reason, 500)),
  text text not null check (private.is_text(text, 4000)),
  outcome text check (outcome in ('lift', 'uphold')),
  note text check (private.is_text(note, 240)),
  decided_by uuid references auth.users (id) on delete set null,
  decided_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  constraint one_per_suspension unique (user_id, suspended_at),
  constraint outcome_with_a_note check (num_nulls(outcome, note, decided_at) in (0, 3))
);
comment on table private.suspension_appeals is
  'What suspended people answer, once per suspension, with its reason as it was; another admin than the one who suspended them decides.';
alter table private.suspension_appeals enable row level security;

create index appeals_newest on private.suspension_appeals (created_at desc, id desc);
create index waiting_appeals on private.suspension_appeals (created_at desc, id desc) where outcome is null;

create function private.may_decide_appeal(admin uuid, person uuid) returns boolean
language sql stable security definer set search_path = ''
return admin <> person and private.is_active(admin) and not private.has_written_to(admin, person)
  and exists (select from private.admins a where a.user_id = admin)
  and exists (
    select from private.suspensions s where s.user_id = person and s.suspended_by is distinct from admin
  );
comment on function private.may_decide_appeal(uuid, uuid) is 'An admin who has not written to this person, and not the one who suspended them.';

create function private.end_suspension(person uuid, reason text, shows_reviews boolean default true) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.suspensions s where s.user_id = person;
  if not found then
    return false;
  end if;
  update private.suspension_appeals a
  set outcome = 'lift', note = end_suspension.reason, decided_by = auth.uid(), decided_at = now()
  where a.user_id = person and a.outcome is null;
  perform private.announce_suspension(person, 'request_resumed');
  perform private.notify(person, 'account_reinstated', jsonb_build_object('reason', end_suspension.reason));
  if shows_reviews then
    perform private.show_fakes(person, end_suspension.reason);
  end if;
  return true;
end;
$$;
comment on function private.end_suspension(uuid, text, boolean) is
  'Lifts a suspension, which is what a waiting appeal asked for, and shows what was hidden with it as fake. False if there is none.';

create function public.appeal_suspension(text text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  me uuid := private.require_party();
  suspension private.suspensions;
  earlier private.suspension_appeals;
begin
  if not private.has_account() then
    perform private.raise_conflict('PT401', 'Sign in first');
  end if;
  perform private.check_case_text(text);
  perform private.limit_rate('appeal', 10, interval '1 day');
  select s.* into suspension from private.suspensions s where s.user_id = me for update;
  if not found then
    perform private.raise_conflict('PT409', 'Your account isn''t suspended');
  end if;
  select a.* into earlier from private.suspension_appeals a
  where (a.user_id, a.suspended_at) = (me, suspension.created_at);
  if not found then
    insert into private.suspension_appeals (user_id, suspended_at, reason, text)
    values (me, suspension.created_at, suspension.reason, appeal_suspension.text);
  elsif earlier.text <> appeal_suspension.text then
    perform private.raise_conflict('PT409', 'You appealed already');
  end if;
end;
$$;
comment on function public.appeal_suspension(text) is
  'The only thing that a suspended user can write: their answer, once per suspension. The same answer twice is one.';

create function public.admin_list_appeals(
  status text default 'waiting', cursor text default null, page_size integer default 50
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  me uuid := private.require_admin();
  size integer := least(greatest(coalesce(page_size, 50), 1), 100);
  place record;
  items jsonb;
  total bigint;
begin
  perform private.reject_status(status, array['all', 'waiting', 'decided']);
  place := private.parse_cursor(cursor);
  with page as (
    select a.* from private.suspension_appeals a
    where (admin_list_appeals.status = 'all' or (a.outcome is null) = (admin_list_appeals.status = 'waiting'))
      and (place.after_id is null or (a.created_at, a.id) < (place.after_time, place.after_id))
    order by a.created_at desc, a.id desc limit size + 1
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', a.id, 'reason', a.reason, 'suspended_at', a.suspended_at, 'text', a.text, 'created_at', a.created_at,
    'outcome', a.outcome, 'note', a.note, 'decided_at', a.decided_at,
    'person', (
      select jsonb_build_object('id', u.id, 'name', u.name, 'is_dev', u.is_dev)
      from public.users u where u.id = a.user_id),
    'fake_reviews', (select count(*) from private.hidden_items h where h.faker_id = a.user_id),
    'decided_by', (select jsonb_build_object('id', u.id, 'name', u.name) from public.users u where u.id = a.decided_by),
    'may_decide', a.outcome is null and private.may_decide_appeal(me, a.user_id)
  ) order by a.created_at desc, a.id desc), '[]')
  into items from page a;
  select count(*) into total from (
    select from private.suspension_appeals a
    where admin_list_appeals.status = 'all' or (a.outcome is null) = (admin_list_appeals.status = 'waiting')
    limit 10001) m;
  return private.page_of(items, size, 'created_at', total);
end;
$$;
comment on function public.admin_list_appeals(text, text, integer) is
  'Appeals against suspensions, latest first: waiting, decided, or all; and whether the caller may decide them.';

create function public.admin_decide_appeal(id uuid, outcome text, note text, shows_reviews boolean default true) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  me uuid := private.begin_sensitive_action(note);
  appeal private.suspension_appeals;
  name text;
begin
  if (outcome in ('lift', 'uphold')) is not true then
    perform private.raise_invalid('Choose one of these: lift, uphold');
  end if;
  select a.* into appeal from private.suspension_appeals a where a.id = admin_decide_appeal.id;
  if not found then
    perform private.raise_conflict('PT404', 'This appeal no longer exists');
  end if;
  perform private.lock_fakes(appeal.user_id);
  -- With its lock, no one else lifts the suspension or decides the appeal.
  name := private.require_account(appeal.user_id);
  select a.* into appeal from private.suspension_appeals a where a.id = appeal.id;
  if appeal.outcome is not null then
    perform private.raise_conflict('PT409', 'This appeal was already decided', appeal.outcome);
  end if;
  perform private.require_stranger(appeal.user_id);
  if not private.may_decide_appeal(me, appeal.user_id) then
    perform private.raise_conflict('PT403', 'Another admin than the one who suspended them decides this appeal');
  end if;
  perform private.record(
    'decide_appeal_' || admin_decide_appeal.outcome, 'user', appeal.user_id, name, admin_decide_appeal.note);
  if admin_decide_appeal.outcome = 'lift' then
    perform private.end_suspension(appeal.user_id, admin_decide_appeal.note, shows_reviews);
    return;
  end if;
  update private.suspension_appeals a
  set outcome = 'uphold', note = admin_decide_appeal.note, decided_by = me, decided_at = now()
  where a.id = appeal.id;
  perform private.notify(
    appeal.user_id, 'suspension_upheld', jsonb_build_object('reason', admin_decide_appeal.note));
end;
$$;
comment on function public.admin_decide_appeal(uuid, text, text, boolean) is
  'Another admin than the one who suspended lifts the suspension or upholds it, once, with a reason that the person is told.';

create function public.my_restrictions() returns jsonb
language sql stable security definer set search_path = ''
return jsonb_build_object(
  'suspended', (
    select jsonb_build_object('reason', s.reason, 'at', s.created_at, 'appeal', (
      select jsonb_build_object(
        'text', a.text, 'at', a.created_at, 'outcome', a.outcome, 'note', a.note, 'decided_at', a.decided_at,
        'lacks_admin', a.outcome is null and not exists (
          select from private.admins d where private.may_decide_appeal(d.user_id, a.user_id)
        ))
      from private.suspension_appeals a where (a.user_id, a.suspended_at) = (s.user_id, s.created_at)))
    from private.suspensions s where s.user_id = (select auth.uid())),
  'hidden', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'kind', h.kind, 'id', h.item_id, 'reason', h.reason, 'at', h.created_at
    ) order by h.created_at desc, h.item_id), '[]')
    from private.hidden_items h
    where (h.kind, h.item_id) in (
      select 'user', (select auth.uid())
      union all
      select 'project', p.id from public.projects p where p.user_id = (select auth.uid())
      union all
      select 'service', s.id from public.services s where s.user_id = (select auth.uid())
      union all
      select 'review', r.id from public.reviews r where r.user_id = (select auth.uid())
    ))
);
comment on function public.my_restrictions() is
  'Why the caller is suspended, what became of their appeal (it lacks an admin while only the one who suspended them is one), and which of their items an admin has hidden and why; never which admin.';

grant all on private.suspension_appeals to service_role;
grant execute on function public.my_restrictions(), public.appeal_suspension(text),
  public.admin_list_appeals(text, text, integer), public.admin_decide_appeal(uuid, text, text, boolean)
to authenticated;
create function private.page_of(items jsonb, size integer, time_key text, total bigint)
returns jsonb
language sql immutable parallel safe set search_path = ''
return jsonb_build_object(
  'items', items - size,
  'total', least(total, 10000),
  'total_is_capped', total > 10000,
  'next_cursor', case when jsonb_array_length(items) > size then
    (items -> size - 1 ->> 'id') || '_' || (items -> size - 1 ->> time_key)
  end
);

create function private.reject_status(status text, allowed text[]) returns void
language plpgsql set search_path = ''
as $$
begin
  if status is null or status <> all (allowed) then
    perform private.raise_invalid('Choose one of these statuses: ' || array_to_string(allowed, ', '));
  end if;
end;
$$;

create function private.moderation_json(reason text, at timestamptz, by_id uuid) returns jsonb
language sql stable security definer set search_path = ''
return jsonb_build_object('reason', reason, 'at', at, 'by', (
  select u.name from public.users u where u.id = by_id));
comment on function private.moderation_json(text, timestamptz, uuid) is
  'Why something is suspended or hidden, since when, and the name of the admin if the account still exists.';

create function private.quick_reviews(creator uuid) returns integer
language sql stable security definer set search_path = ''
return (
  select count(*)::integer from public.reviews r
  join public.hire_requests h on h.id = r.hire_request_id
  where r.target_user_id = creator and r.created_at > now() - interval '90 days'
    and r.created_at < h.created_at + interval '1 hour'
);
comment on function private.quick_reviews(uuid) is
  'How many reviews of the last 90 days came within an hour of their hire request: people who fake orders together hire, approve and review at once.';

create function private.list_people(
  is_dev boolean, q text, status text, cursor text, page_size integer
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  size integer := least(greatest(coalesce(page_size, 50), 1), 100);
  search text := lower(btrim(q));
  place record;
  source text := format('select u.* from public.users u where %s u.is_dev',
    case when list_people.is_dev then '' else 'not' end);
  matches text := 'true';
  items jsonb;
  total bigint;
begin
  perform private.require_admin();
  perform private.reject_status(
    status, array['all', 'active', 'suspended', 'hidden', 'reported', 'admin']
  );
  place := private.parse_cursor(cursor);
  if private.parse_uuid(search) is not null then
    matches := 'u.id = $1::uuid';
  elsif search like '@_%' then
    matches := 'starts_with(u.username, substr($1, 2))';
  elsif private.like_pattern(q) is not null then
    matches := case when list_people.is_dev
      then '(exists (select from private.creator_words w where w.user_id = u.id and w.text like private.joined($2)) or u.username = $1)'
      else '(private.search_form(u.name) like $2 or u.username = $1)'
    end;
    if char_length(private.search_form(btrim(q))) < 3 then
      source := source || ' order by u.created_at desc, u.id desc limit 5000';
    end if;
  end if;
  matches := matches || case status
    when 'active' then ' and not exists (
      select from private.suspensions s where s.user_id = u.id)'
    when 'suspended' then ' and exists (
      select from private.suspensions s where s.user_id = u.id)'
    when 'hidden' then ' and exists (
      select from private.hidden_items h where h.kind = ''user'' and h.item_id = u.id)'
    when 'reported' then ' and exists (
      select from public.reports r
      where r.target_user_id = u.id and r.target_user_id <> (select auth.uid()) and r.status = ''open'')'
    when 'admin' then ' and u.id = any (array(select a.user_id from private.admins a))'
    else ''
  end;
  execute format(
    'with page as (
       select u.* from (%s) u where %s and ($3 is null or (u.created_at, u.id) < ($3, $4))
       order by u.created_at desc, u.id desc limit $5
     )
     select coalesce(jsonb_agg(jsonb_build_object(
       ''id'', u.id, ''name'', u.name, ''username'', u.username, ''avatar'', u.avatar,
       ''location'', u.location, ''created_at'', u.created_at,
       ''rating_avg'', u.rating_avg, ''rating_count'', u.rating_count,
       ''project_count'', (select count(*) from private.shared_projects p where p.user_id = u.id),
       ''service_count'', (select count(*) from public.services s where s.user_id = u.id),
       ''request_count'', (
         select count(*) from public.hire_requests h where u.id in (h.client_id, h.creator_id)),
       ''open_reports'', (
         select count(*) from public.reports r
         where r.target_user_id = u.id and r.target_user_id <> (select auth.uid()) and r.status = ''open''),
       ''last_seen_at'', (select l.seen_at from private.last_seen l where l.user_id = u.id),
       ''is_admin'', exists (select from private.admins a where a.user_id = u.id),
       ''suspended'', (
         select private.moderation_json(s.reason, s.created_at, s.suspended_by)
         from private.suspensions s where s.user_id = u.id),
       ''hidden'', (
         select private.moderation_json(h.reason, h.created_at, h.hidden_by)
         from private.hidden_items h where h.kind = ''user'' and h.item_id = u.id),
       ''former_suspension'', (
         select jsonb_build_object(
           ''reason'', f.reason, ''suspended_at'', f.suspended_at, ''left_at'', f.left_at)
         from private.former_suspensions f where f.user_id = u.id),
       ''removed_while_hidden'', (
         select coalesce(jsonb_agg(jsonb_build_object(
           ''id'', r.item_id, ''kind'', r.kind, ''title'', r.title, ''reason'', r.reason, ''removed_at'', r.removed_at
         ) order by r.removed_at desc, r.item_id), ''[]'')
         from (
           select * from private.removed_hidden_items r where r.user_id = u.id
           order by r.removed_at desc, r.item_id limit 10
         ) r),
       ''quick_reviews'', private.quick_reviews(u.id),
       ''fake_reviews'', (select count(*) from private.hidden_items h where h.faker_id = u.id)
     ) order by u.created_at desc, u.id desc), ''[]'') from page u', source, matches)
  into items
  using search, private.like_pattern(q), place.after_time, place.after_id, size + 1;
  execute format(
    'select count(*) from (select from (%s) u where %s limit 10001) m', source, matches)
  into total using search, private.like_pattern(q);
  return private.page_of(items, size, 'created_at', total);
end;
$$;

create function public.admin_list_creators(
  q text default '', status text default 'all', cursor text default null,
  page_size integer default 50
) returns jsonb
language sql stable security definer set search_path = ''
return private.list_people(true, q, status, cursor, page_size);
comment on function public.admin_list_creators(text, text, text, integer) is
  'Creators, newest first, by text, @username or id; status is all, active, suspended, hidden, reported or admin.';

create function public.admin_list_clients(
  q text default '', status text default 'all', cursor text default null,
  page_size integer default 50
) returns jsonb
language sql stable security definer set search_path = ''
return private.list_people(false, q, status, cursor, page_size);
comment on function public.admin_list_clients(text, text, text, integer) is
  'Clients, newest first, by name, @username or id; status as for creators.';

create function public.admin_list_projects(
  q text default '', status text default 'all', cursor text default null,
  page_size integer default 50
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  size integer := least(greatest(coalesce(page_size, 50), 1), 100);
  search text := lower(btrim(q));
  place record;
  source text := 'private.shared_projects';
  matches text := 'true';
  items jsonb;
  total bigint;
begin
  perform private.require_admin();
  perform private.reject_status(status, array['all', 'public', 'featured', 'hidden', 'reported']);
  place := private.parse_cursor(cursor);
  if private.parse_uuid(search) is not null then
    matches := '$1::uuid in (p.id, p.user_id)';
  elsif search like '@_%' then
    matches := 'p.user_id in (
      select u.id from public.users u where starts_with(u.username, substr($1, 2)))';
  elsif private.like_pattern(q) is not null then
    matches := 'exists (select from private.project_words w where w.project_id = p.id and w.text like private.joined($2))';
    if char_length(private.search_form(btrim(q))) < 3 then
      source := '(select * from private.shared_projects order by created_at desc, id desc limit 5000)';
    end if;
  end if;
  matches := matches || case status
    when 'public' then ' and exists (select from private.public_projects v where v.id = p.id)'
    when 'featured' then ' and p.is_featured'
    when 'hidden' then ' and exists (
      select from private.hidden_items h where h.kind = ''project'' and h.item_id = p.id)'
    when 'reported' then ' and exists (
      select from public.reports r
      where r.kind = ''project'' and r.target_id = p.id and p.user_id <> (select auth.uid()) and r.status = ''open'')'
    else ''
  end;
  execute format(
    'with page as (
       select p.* from %s p where %s and ($3 is null or (p.created_at, p.id) < ($3, $4))
       order by p.created_at desc, p.id desc limit $5
     )
     select coalesce(jsonb_agg(jsonb_build_object(
       ''id'', p.id, ''title'', p.title, ''image_url'', p.image_url, ''image_color'', p.image_color,
       ''tags'', p.tags, ''created_at'', p.created_at, ''is_featured'', p.is_featured,
       ''is_public'', exists (select from private.public_projects v where v.id = p.id),
       ''visibility'', p.visibility,
       ''owner'', (
         select jsonb_build_object(''id'', u.id, ''name'', u.name, ''username'', u.username)
         from public.users u where u.id = p.user_id),
       ''owner_is_suspended'', exists (
         select from private.suspensions s where s.user_id = p.user_id),
       ''open_reports'', (
         select count(*) from public.reports r
         where r.kind = ''project'' and r.target_id = p.id and p.user_id <> (select auth.uid())
           and r.status = ''open''),
       ''hidden'', (
         select private.moderation_json(h.reason, h.created_at, h.hidden_by)
         from private.hidden_items h where h.kind = ''project'' and h.item_id = p.id),
       ''resembles_hidden'', exists (
         select from private.removed_hidden_items r
         where r.user_id = p.user_id and r.kind = ''project''
           and lower(btrim(r.title)) = lower(btrim(p.title)))
     ) order by p.created_at desc, p.id desc), ''[]'') from page p', source, matches)
  into items
  using search, private.like_pattern(q), place.after_time, place.after_id, size + 1;
  execute format(
    'select count(*) from (select from %s p where %s limit 10001) m', source, matches)
  into total using search, private.like_pattern(q);
  return private.page_of(items, size, 'created_at', total);
end;
$$;
comment on function public.admin_list_projects(text, text, text, integer) is
  'Projects, newest first, by text, the owner''s @username or the id of project or owner; status is all, public, featured, '
  'hidden or reported.';

create view private.report_cases as
select r.*,
  (
    select private.search_form(string_agg(o.target_title || e'\n' || coalesce(o.details, ''), e'\n'))
    from public.reports o
    where o.target_id = r.target_id and o.kind = r.kind
      and o.decided_at is not distinct from r.decided_at
  ) as words
from public.reports r
where not exists (
  select from public.reports o
  where o.target_id = r.target_id and o.kind = r.kind
    and o.decided_at is not distinct from r.decided_at
    and (o.created_at, o.id) > (r.created_at, r.id)
);
comment on view private.report_cases is
  'The latest report of each case: open reports on one target are one, and so are those that were '
  'decided together.';

create function public.admin_list_reports(
  q text default '', status text default 'open', cursor text default null,
  page_size integer default 50
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  me uuid := private.require_admin();
  size integer := least(greatest(coalesce(page_size, 50), 1), 100);
  place record;
  pattern text := private.like_pattern(q);
  items jsonb;
  total bigint;
begin
  perform private.reject_status(status, array['all', 'open', 'dismissed', 'upheld']);
  place := private.parse_cursor(cursor);
  with page as (
    select c.* from private.report_cases c
    where admin_list_reports.status in ('all', c.status) and c.target_user_id is distinct from me
      and (pattern is null or c.words like pattern
        or lower(btrim(q)) in (c.target_id::text, c.target_user_id::text))
      and (place.after_id is null or (c.created_at, c.id) < (place.after_time, place.after_id))
    order by c.created_at desc, c.id desc limit size + 1
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', c.id, 'kind', c.kind, 'target_id', c.target_id, 'target_title', c.target_title,
    'target_exists', exists (select from private.find_item(c.kind, c.target_id))
      or exists (select from public.messages m where c.kind = 'message' and m.id = c.target_id),
    'hidden', (
      select private.moderation_json(h.reason, h.created_at, h.hidden_by)
      from private.hidden_items h where h.kind = c.kind and h.item_id = c.target_id),
    'target_user', (
      select jsonb_build_object('id', u.id, 'name', u.name, 'is_dev', u.is_dev,
        'is_suspended', exists (select from private.suspensions s where s.user_id = u.id))
      from public.users u where u.id = c.target_user_id),
    'status', c.status, 'decision', c.decision,
    'decision_note', c.decision_note, 'decided_at', c.decided_at,
    'decided_by', (
      select jsonb_build_object('id', u.id, 'name', u.name)
      from public.users u where u.id = c.decided_by),
    'created_at', c.created_at,
    'report_count', (
      select count(*) from public.reports o
      where o.target_id = c.target_id and o.kind = c.kind
        and o.decided_at is not distinct from c.decided_at),
    'reports', (
      select jsonb_agg(jsonb_build_object(
        'id', o.id, 'reason', o.reason, 'details', o.details, 'created_at', o.created_at,
        'reporter', (
          select jsonb_build_object('id', u.id, 'name', u.name)
          from public.users u where u.id = o.reporter_id)
      ) order by o.created_at desc, o.id desc)
      from (
        select * from public.reports o
        where o.target_id = c.target_id and o.kind = c.kind
          and o.decided_at is not distinct from c.decided_at
        order by o.created_at desc, o.id desc limit 20
      ) o)
  ) order by c.created_at desc, c.id desc), '[]')
  into items from page c;
  select count(*) into total from (
    select from private.report_cases c
    where admin_list_reports.status in ('all', c.status) and c.target_user_id is distinct from me
      and (pattern is null or c.words like pattern
        or lower(btrim(q)) in (c.target_id::text, c.target_user_id::text))
    limit 10001) m;
  return private.page_of(items, size, 'created_at', total);
end;
$$;
comment on function public.admin_list_reports(text, text, text, integer) is
  'Cases of reports, latest first, each with its 20 latest reports, by the title of what was reported, '
  'the details, or the id of target or owner; status is all, open, dismissed or upheld. Nobody sees those about themselves.';

create function private.audit_text(entry private.audit_log) returns text
language sql stable security definer set search_path = ''
return (
  select private.search_form(concat_ws(e'\n', entry.action, entry.target_title, entry.reason,
    (select u.name from public.users u where u.id = entry.actor_id),
    (select u.name from public.users u where u.id = entry.target_user_id)))
);

create function public.admin_list_audit(
  q text default '', action text default 'all', since date default null, until date default null,
  cursor text default null, page_size integer default 50
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  size integer := least(greatest(coalesce(page_size, 50), 1), 1000);
  place record;
  pattern text := private.like_pattern(q);
  me uuid := private.require_admin();
  starts_at timestamptz := coalesce(since::timestamp at time zone 'utc', '-infinity');
  ends_at timestamptz := coalesce((until + 1)::timestamp at time zone 'utc', 'infinity');
  items jsonb;
  total bigint;
begin
  place := private.parse_cursor(cursor);
  with page as (
    select l.* from private.audit_log l
    where l.at >= starts_at and l.at < ends_at
      and (l.target_kind = 'report' and l.target_user_id = me) is not true
      and admin_list_audit.action in ('all', l.action)
      and (pattern is null
        or lower(btrim(q)) in (l.target_id::text, l.target_user_id::text, l.actor_id::text)
        or private.audit_text(l) like pattern)
      and (place.after_id is null or (l.at, l.id) < (place.after_time, place.after_id))
    order by l.at desc, l.id desc limit size + 1
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', l.id, 'action', l.action, 'target_kind', l.target_kind, 'target_id', l.target_id,
    'target_title', l.target_title, 'reason', l.reason, 'at', l.at,
    'target_user', (
      select jsonb_build_object('id', u.id, 'name', u.name)
      from public.users u where u.id = l.target_user_id),
    'actor', jsonb_build_object('id', l.actor_id, 'name', case
      when l.actor_id is null then 'Service role'
      else coalesce(
        (select u.name from public.users u where u.id = l.actor_id), 'Former user')
    end)
  ) order by l.at desc, l.id desc), '[]')
  into items from page l;
  select count(*) into total from (
    select from private.audit_log l
    where l.at >= starts_at and l.at < ends_at
      and (l.target_kind = 'report' and l.target_user_id = me) is not true
      and admin_list_audit.action in ('all', l.action)
      and (pattern is null
        or lower(btrim(q)) in (l.target_id::text, l.target_user_id::text, l.actor_id::text)
        or private.audit_text(l) like pattern)
    limit 10001) m;
  return private.page_of(items, size, 'at', total);
end;
$$;
comment on function public.admin_list_audit(text, text, date, date, text, integer) is
  'What admins did, latest first, by text, by name or id of the admin or of the person concerned, by the id of the target, by action, and by day (UTC); '
  'up to 1,000 a page, for exports. Without what concerns reports about the caller.';

create function public.admin_list_hidden(
  q text default '', cursor text default null, page_size integer default 50
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  size integer := least(greatest(coalesce(page_size, 50), 1), 100);
  place record;
  pattern text := private.like_pattern(q);
  items jsonb;
  total bigint;
begin
  perform private.require_admin();
  place := private.parse_cursor(cursor);
  with found as (
    select h.*, i.owner_id, i.title
    from private.hidden_items h cross join lateral private.find_item(h.kind, h.item_id) i
    where pattern is null or private.search_form(i.title) like pattern
      or lower(btrim(q)) in (h.item_id::text, i.owner_id::text)
  ), page as (
    select * from found f
    where place.after_id is null or (f.created_at, f.item_id) < (place.after_time, place.after_id)
    order by f.created_at desc, f.item_id desc limit size + 1
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', p.item_id, 'kind', p.kind, 'title', p.title, 'created_at', p.created_at,
    'hidden', private.moderation_json(p.reason, p.created_at, p.hidden_by),
    'owner', (
      select jsonb_build_object('id', u.id, 'name', u.name, 'is_dev', u.is_dev)
      from public.users u where u.id = p.owner_id)
  ) order by p.created_at desc, p.item_id desc), '[]'), (
    select count(*) from (select from found limit 10001) m)
  into items, total from page p;
  return private.page_of(items, size, 'created_at', total);
end;
$$;
comment on function public.admin_list_hidden(text, text, integer) is
  'Everything that admins have hidden and that still exists, latest first, by title or the id of item or owner.';

create view private.unsettled_payments as
select i.id, i.denied_at as created_at, 'payment_denied' as status, i.hire_request_id, i.milestone,
  i.number, i.client_id, i.creator_id, private.to_pay(i) as amount_cents
from public.invoices i
where i.denied_at is not null and i.received_at is null and num_nonnulls(i.client_id, i.creator_id) = 2 and private.to_pay(i) > 0
union all
select r.id, case when r.denied_at is null then r.owed_at + interval '14 days' else r.denied_at end,
  case when r.denied_at is null then 'refund_overdue' else 'refund_denied' end, r.hire_request_id, i.milestone,
  i.number, i.client_id, i.creator_id, -r.amount_cents
from public.refunds r join public.invoices i on i.id = r.invoice_id
where r.status = 'owed' and num_nonnulls(i.client_id, i.creator_id) = 2 and (r.denied_at is not null or private.is_overdue(r));
comment on view private.unsettled_payments is
  'What the two do not settle alone, since when: payments and refunds that one of them says were sent and the other one that they have not '
  'arrived, and refunds that are owed after the last reminder. A refund that is sent again waits for the client, then for time.';

create function public.admin_overview() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  me uuid := private.require_admin();
begin
  return jsonb_build_object(
    'totals', jsonb_build_object(
      'creators', (select count(*) from public.users u where u.is_dev),
      'clients', (select count(*) from public.users u where not u.is_dev),
      'projects', (select count(*) from private.shared_projects),
      'services', (select count(*) from public.services),
      'reviews', (select count(*) from public.reviews),
      'conversations', (
        select count(*) from public.conversations c where c.last_message_at is not null),
      'requests', (
        select jsonb_build_object(
          'pending', count(*) filter (where h.status = 'pending'),
          'accepted', count(*) filter (where h.status = 'accepted'),
          'completed', count(*) filter (where h.status = 'completed'),
          'rejected', count(*) filter (where h.status = 'rejected'))
        from public.hire_requests h),
      'subscribers', (
        select count(*) from private.newsletter_subscribers s where s.confirmed_at is not null),
      'featured', (select count(*) from private.shared_projects p where p.is_featured),
      'hidden', (
        select count(*) from private.hidden_items h
        cross join lateral private.find_item(h.kind, h.item_id)),
      'suspended', (
        select count(*) from private.suspensions s
        join public.users u on u.id = s.user_id where u.is_dev),
      'suspended_clients', (
        select count(*) from private.suspensions s
        join public.users u on u.id = s.user_id where not u.is_dev),
      'admins', (select count(*) from private.admins)
    ),
    'queues', jsonb_build_object(
      'open_reports', (
        select jsonb_build_object(
          'count', count(distinct (r.kind, r.target_id)), 'oldest_at', min(r.created_at))
        from public.reports r where r.status = 'open' and r.target_user_id is distinct from me),
      'appeals_to_decide', (
        select jsonb_build_object('count', count(*), 'oldest_at', min(a.created_at))
        from private.suspension_appeals a where a.outcome is null),
      'cases_to_decide', (
        select jsonb_build_object('count', count(*), 'oldest_at', min(c.created_at))
        from public.cases c where c.status in ('waiting', 'appealed')),
      'cases_of_suspended', (
        select jsonb_build_object('count', count(*), 'oldest_at', min(c.created_at))
        from public.cases c join public.hire_requests h on h.id = c.hire_request_id
        where c.closed_at is null and exists (
          select from private.suspensions s where s.user_id in (h.client_id, h.creator_id))),
      'denied_payments', (
        select jsonb_build_object('count', count(*), 'oldest_at', min(p.created_at))
        from private.unsettled_payments p where p.status in ('payment_denied', 'refund_denied')),
      'overdue_refunds', (
        select jsonb_build_object('count', count(*), 'oldest_at', min(p.created_at))
        from private.unsettled_payments p where p.status = 'refund_overdue'),
      'pending_requests', (
        select jsonb_build_object('count', count(*), 'oldest_at', min(h.created_at))
        from public.hire_requests h
        where h.status = 'pending' and not exists (
          select from public.offers o where o.id = h.open_offer_id and o.side = 'creator'))
    )
  );
end;
$$;
comment on function public.admin_overview() is 'Totals and open work: open cases of reports, appeals and cases of requests that wait for a decision, open cases of suspended people, payments that one side denies, overdue refunds, '
  'pending requests that wait for their creators.';

create function public.admin_metrics() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  today timestamp := date_trunc('day', now() at time zone 'utc');
  since timestamptz := (today - interval '29 days') at time zone 'utc';
  until timestamptz := (today + interval '1 day') at time zone 'utc';
begin
  perform private.require_admin();
  return (
    with happened (name, at) as (
      select 'sign_ups', u.created_at from public.users u
      union all select 'projects', p.created_at from private.shared_projects p
      union all select 'services', s.created_at from public.services s
      union all select 'requests', h.created_at from public.hire_requests h
      union all select 'reviews', r.created_at from public.reviews r
      union all select 'reports', r.created_at from public.reports r
    ), daily (day, name, total) as (
      select today::date - d.days_ago, null, 0 from generate_series(0, 29) as d (days_ago)
      union all
      select (h.at at time zone 'utc')::date, h.name, count(*) from happened h
      where h.at >= since and h.at < until
      group by 1, 2
    )
    select jsonb_agg(
      jsonb_build_object(
        'day', d.day, 'sign_ups', 0, 'projects', 0, 'services', 0, 'requests', 0, 'reviews', 0,
        'reports', 0
      ) || d.totals order by d.day)
    from (
      select day, coalesce(jsonb_object_agg(name, total) filter (where name is not null), '{}')
        as totals
      from daily group by day
    ) d
  );
end;
$$;
comment on function public.admin_metrics() is
  'What was added on each of the last 30 days (UTC), oldest first, days without anything included.';

grant execute on function public.admin_list_creators(text, text, text, integer),
  public.admin_list_clients(text, text, text, integer),
  public.admin_list_projects(text, text, text, integer),
  public.admin_list_reports(text, text, text, integer),
  public.admin_list_audit(text, text, date, date, text, integer),
  public.admin_list_hidden(text, text, integer)
to authenticated;
grant execute on function public.admin_overview(), public.admin_metrics() to authenticated;
create function public.admin_open_case(id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  me uuid := private.require_admin();
  dispute public.cases;
begin
  select c.* into dispute from public.cases c where c.id = admin_open_case.id;
  if not found then
    perform private.raise_conflict('PT404', 'This case no longer exists');
  elsif dispute.status not in ('waiting', 'appealed') or not private.may_decide(me, dispute) then
    perform private.raise_conflict('PT403', 'Only an admin who may decide this case reads its evidence');
  end if;
  perform private.limit_rate('open_case', 120, interval '1 hour');
  perform private.record(
    'open_case', 'case', dispute.id,
    (select h.title from public.hire_requests h where h.id = dispute.hire_request_id), 'To decide the case');
  return private.case_evidence(dispute, 'admin');
end;
$$;
comment on function public.admin_open_case(uuid) is
  'The evidence of a case that waits for a decision, for an admin who may make it. Each look is in the audit log.';

create function public.admin_decide_case(id uuid, outcome text, note text, cents bigint default null) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  me uuid := private.require_admin();
  request public.hire_requests;
  dispute public.cases;
  decision text := case outcome when 'full' then 'all' else outcome end;
begin
  perform private.require_confirmation();
  if (outcome in ('full', 'part', 'none')) is not true then
    perform private.raise_invalid('Choose one of these: full, part, none');
  elsif private.has_text(note) is not true or char_length(btrim(note, e' \t\r\n')) < 20 then
    perform private.raise_invalid('Explain the decision in at least 20 characters');
  elsif char_length(note) > 4000 then
    perform private.raise_invalid('Use at most 4000 characters');
  end if;
  perform private.lock_people(h.client_id, h.creator_id)
  from public.cases c join public.hire_requests h on h.id = c.hire_request_id
  where c.id = admin_decide_case.id;
  select h.* into request
  from public.cases c join public.hire_requests h on h.id = c.hire_request_id
  where c.id = admin_decide_case.id
  for no key update of h;
  -- Its case changes only with the lock of the request.
  select c.* into dispute from public.cases c where c.id = admin_decide_case.id;
  if not found then
    perform private.raise_conflict('PT404', 'This case no longer exists');
  elsif dispute.status not in ('waiting', 'appealed') then
    perform private.raise_conflict('PT409', 'This case doesn''t wait for a decision', dispute.status);
  elsif not private.may_decide(me, dispute) then
    perform private.raise_conflict('PT403', case dispute.status
      when 'appealed' then 'Another admin decides this appeal, whom neither side knows'
      else 'An admin who knows a side of a case can''t decide it'
    end);
  end if;
  perform private.check_outcome(dispute, decision, admin_decide_case.cents, array['all', 'part', 'none']);
  perform private.record('decide_case_' || outcome, 'case', dispute.id, request.title, left(note, 240));
  insert into private.case_decisions (case_id, number, admin_id)
  values (dispute.id, case dispute.status when 'appealed' then 2 else 1 end, me);
  perform private.add_case_step(dispute.id, 'admin', 'decide', note, decision, admin_decide_case.cents);
  if dispute.status = 'waiting' then
    update public.cases c
    set status = 'decided', outcome = decision, cents = admin_decide_case.cents, answer_due_at = now() + private.clock_of('close_case')
    where c.id = dispute.id;
    perform private.record_case_step(request, dispute, 'decide_case', null);
    return;
  end if;
  dispute.outcome := decision;
  dispute.cents := admin_decide_case.cents;
  perform private.close_case(dispute, request, 'close_case', 'closed', null);
end;
$$;
comment on function public.admin_decide_case(uuid, text, text, bigint) is
  'An admin whom neither side knows decides: full, part (in cents) or none. The first decision can be appealed for 7 days; the one about the '
  'appeal, by another admin, is carried out at once.';

grant execute on function
  public.admin_open_case(uuid), public.admin_decide_case(uuid, text, text, bigint)
to authenticated;
create index hire_requests_newest on public.hire_requests (created_at desc, id desc);
create index all_services_newest on public.services (created_at desc, id desc);
create index reviews_newest on public.reviews (created_at desc, id desc);
create index subscribers_newest on private.newsletter_subscribers (created_at desc, id desc);

-- Admins search for parts of words, also rare ones: without these, each search reads the whole table.
create index hire_requests_title on public.hire_requests using gin (private.search_form(title) extensions.gin_trgm_ops);
create index all_services_title on public.services using gin (private.search_form(title) extensions.gin_trgm_ops);
create index reviews_comment on public.reviews using gin (private.search_form(comment) extensions.gin_trgm_ops);

create function private.user_summary_json(person uuid) returns jsonb
language sql stable security definer set search_path = ''
return (
  select jsonb_build_object('id', u.id, 'name', u.name, 'is_dev', u.is_dev)
  from public.users u where u.id = person
);
comment on function private.user_summary_json(uuid) is 'A user as admin lists link to them; null if the account is deleted.';

create function private.list_rows(
  source text, item text, matches text, q text, cursor text, page_size integer, is_oldest_first boolean default false
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  size integer := least(greatest(coalesce(page_size, 50), 1), 1000);
  place record := private.parse_cursor(cursor);
  items jsonb;
  total bigint;
begin
  execute format(
    'with page as (
       select r.* from %1$s r where %2$s and ($3 is null or (r.created_at, r.id) %5$s ($3, $4))
       order by r.created_at %4$s, r.id %4$s limit $5
     )
     select coalesce(jsonb_agg(%3$s order by r.created_at %4$s, r.id %4$s), ''[]'') from page r',
    source, matches, item, case when is_oldest_first then 'asc' else 'desc' end, case when is_oldest_first then '>' else '<' end)
  into items using lower(btrim(q)), private.like_pattern(q), place.after_time, place.after_id, size + 1;
  execute format(
    'select count(*) from (select from %s r where %s limit 10001) m', source, matches)
  into total using lower(btrim(q)), private.like_pattern(q);
  return private.page_of(items, size, 'created_at', total);
end;
$$;
comment on function private.list_rows(text, text, text, text, text, integer, boolean) is
  'A page of an admin list, latest or oldest first. The first three are SQL of the caller, never of a user: where the rows are, what a row r '
  'becomes, and which of them match, with $1 the search as an id or name and $2 as a pattern.';

create function private.find_in(q text, ids text, people text, texts text) returns text
language sql stable security definer set search_path = ''
return case
  when private.parse_uuid(lower(btrim(q))) is not null then format('$1::uuid in (%s)', ids)
  when btrim(q) like '@_%' then format(
    'exists (select from public.users u where u.id in (%s) and starts_with(u.username, substr($1, 2)))', people)
  when private.like_pattern(q) is not null then format('private.search_form(%s) like $2', texts)
  else 'true'
end;
comment on function private.find_in(text, text, text, text) is
  'The condition of private.list_rows for a search: by an id, by the @username of a person, or by text.';

create function private.open_reports_of(kind text) returns text
language sql immutable security definer set search_path = ''
return format(
  'select from public.reports o
   where o.kind = %L and o.target_id = r.id and o.status = ''open''
     and o.target_user_id is distinct from (select auth.uid())',
  kind);
comment on function private.open_reports_of(text) is
  'The open reports of a row of private.list_rows, as SQL. As in the queue, nobody sees a report about themselves.';

create function private.moderation_of(kind text) returns text
language sql immutable security definer set search_path = ''
return format(
  '''hidden'', (
     select private.moderation_json(h.reason, h.created_at, h.hidden_by)
     from private.hidden_items h where h.kind = %L and h.item_id = r.id),
   ''open_reports'', (select count(*) from (%s) o)',
  kind, private.open_reports_of(kind));
comment on function private.moderation_of(text) is
  'Two fields of a row of private.list_rows, as SQL: why it is hidden, and how many open reports there are.';

create function public.admin_list_requests(
  q text default '', status text default 'all', cursor text default null, page_size integer default 50
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  me uuid := private.require_admin();
  -- The log names nobody's address.
  search text := case when private.has_text(q)
    then format('Searched for “%s”', left(regexp_replace(btrim(q), '\S+@\S+', '…', 'g'), 200))
    else 'All requests' end;
begin
  perform private.reject_status(
    status, array['all', 'waiting', 'pending', 'accepted', 'completed', 'rejected']);
  if not exists (
    select from private.audit_log l
    where l.target_id = me and l.action = 'list_requests' and l.actor_id = me and l.reason = search
      and l.at > now() - interval '1 hour'
  ) then
    perform private.record('list_requests', 'user', me, null, search);
  end if;
  return private.list_rows(
    'public.hire_requests',
    'jsonb_build_object(
       ''id'', r.id, ''title'', r.title, ''status'', r.status, ''resolution'', r.resolution,
       ''price'', r.price, ''created_at'', r.created_at, ''delivered_at'', r.delivered_at,
       ''client'', private.user_summary_json(r.client_id), ''creator'', private.user_summary_json(r.creator_id))',
    private.find_in(q, 'r.id, r.client_id, r.creator_id', 'r.client_id, r.creator_id', 'r.title')
    || case status
      when 'all' then ''
      when 'waiting' then ' and r.status = ''pending'' and not exists (
        select from public.offers o where o.id = r.open_offer_id and o.side = ''creator'')'
      else format(' and r.status = %L', status)
    end,
    q, cursor, page_size);
end;
$$;
comment on function public.admin_list_requests(text, text, text, integer) is
  'Hire requests, latest first, without their texts, by title, the id of request or party, or the @username of a party; status is '
  'all, waiting (for the creator), pending, accepted, completed or rejected. The audit log has each search, once an hour.';

create function public.admin_list_cases(
  q text default '', status text default 'waiting', cursor text default null, page_size integer default 50
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.reject_status(status, array['all', 'waiting', 'open', 'decided', 'closed']);
  return private.list_rows(
    '(select c as dispute, c.id, c.created_at, c.status, c.hire_request_id, h.title, h.client_id, h.creator_id
      from public.cases c join public.hire_requests h on h.id = c.hire_request_id)',
    'jsonb_build_object(
       ''id'', r.id, ''kind'', (r.dispute).kind, ''status'', r.status, ''outcome'', (r.dispute).outcome,
       ''cents'', (r.dispute).cents, ''amount_cents'', private.amount_in_dispute(r.dispute),
       ''created_at'', r.created_at, ''answer_due_at'', private.case_due_at(r.dispute),
       ''closed_at'', (r.dispute).closed_at, ''title'', r.title,
       ''client'', private.user_summary_json(r.client_id), ''creator'', private.user_summary_json(r.creator_id),
       ''may_decide'', r.status in (''waiting'', ''appealed'')
         and private.may_decide((select auth.uid()), r.dispute))',
    private.find_in(
      q, 'r.id, r.hire_request_id, r.client_id, r.creator_id', 'r.client_id, r.creator_id', 'r.title')
    || case status
      when 'all' then ''
      when 'waiting' then ' and r.status in (''waiting'', ''appealed'')'
      when 'open' then ' and r.status in (''open'', ''countered'', ''redoing'', ''redone'')'
      when 'decided' then ' and r.status = ''decided'''
      else ' and r.status in (''agreed'', ''closed'', ''withdrawn'')'
    end,
    q, cursor, page_size);
end;
$$;
comment on function public.admin_list_cases(text, text, text, integer) is
  'Cases, latest first, without what was said in them, by the title of the request, the id of case, request or party, or the @username of a '
  'party; status is all, waiting (for a decision or the one about an appeal), open (between the parties), decided or closed.';

create function public.admin_list_payments(
  q text default '', status text default 'all', cursor text default null, page_size integer default 50
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.reject_status(status, array['all', 'denied', 'overdue']);
  return private.list_rows(
    '(select p.*, h.title, private.open_case_of(h.id) as dispute
      from private.unsettled_payments p join public.hire_requests h on h.id = p.hire_request_id)',
    'jsonb_build_object(
       ''id'', r.id, ''status'', r.status, ''created_at'', r.created_at, ''title'', r.title, ''number'', r.number,
       ''amount_cents'', r.amount_cents,
       ''client'', private.user_summary_json(r.client_id), ''creator'', private.user_summary_json(r.creator_id),
       ''case_id'', (r.dispute).id,
       ''may_decide'', coalesce((r.dispute).status in (''waiting'', ''appealed''), false)
         and private.may_decide((select auth.uid()), r.dispute),
       ''words'', (
         select jsonb_agg(jsonb_build_object(
           ''action'', e.action, ''cents'', e.cents, ''created_at'', e.created_at,
           ''side'', case e.actor_id when r.client_id then ''client'' when r.creator_id then ''creator'' end
         ) order by e.version)
         from public.invoices i join public.hire_request_events e on e.invoice_id = i.id
         where (i.hire_request_id, i.milestone) = (r.hire_request_id, r.milestone)))',
    private.find_in(
      q, 'r.id, r.hire_request_id, r.client_id, r.creator_id', 'r.client_id, r.creator_id', 'r.title')
    || case status
      when 'all' then ''
      when 'denied' then ' and r.status in (''payment_denied'', ''refund_denied'')'
      else ' and r.status = ''refund_overdue'''
    end,
    q, cursor, page_size, true);
end;
$$;
comment on function public.admin_list_payments(text, text, text, integer) is
  'Payments that the two do not settle alone, the oldest first, with who said what about the invoice and when, by the title of the request, '
  'the id of payment, request or party, or the @username of a party; status is all, denied (by the one it was sent to) or overdue (refunds '
  'after the last reminder).';

create function public.admin_list_services(
  q text default '', status text default 'all', cursor text default null, page_size integer default 50
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.reject_status(status, array['all', 'public', 'inactive', 'hidden', 'reported']);
  return private.list_rows(
    'public.services',
    'jsonb_build_object(
       ''id'', r.id, ''title'', r.title, ''price'', r.price, ''is_active'', r.is_active,
       ''created_at'', r.created_at, ''owner'', private.user_summary_json(r.user_id),
       ''is_public'', private.is_public_service(r.id),
       ' || private.moderation_of('service') || ')',
    private.find_in(q, 'r.id, r.user_id', 'r.user_id', 'r.title')
    || case status
      when 'all' then ''
      when 'public' then ' and private.is_public_service(r.id)'
      when 'inactive' then ' and not r.is_active'
      when 'hidden' then ' and exists (
        select from private.hidden_items h where h.kind = ''service'' and h.item_id = r.id)'
      else ' and exists (' || private.open_reports_of('service') || ')'
    end,
    q, cursor, page_size);
end;
$$;
comment on function public.admin_list_services(text, text, text, integer) is
  'Services, latest first, by title, the id of service or owner, or the owner''s @username; status is all, public, inactive, hidden or '
  'reported.';

create function public.admin_list_reviews(
  q text default '', status text default 'all', cursor text default null, page_size integer default 50
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.reject_status(status, array['all', 'visible', 'hidden', 'reported']);
  return private.list_rows(
    'public.reviews',
    'jsonb_build_object(
       ''id'', r.id, ''rating'', r.rating, ''comment'', rtrim(left(r.comment, 150)),
       ''created_at'', r.created_at, ''author'', private.user_summary_json(r.user_id),
       ''target'', private.user_summary_json(r.target_user_id),
       ' || private.moderation_of('review') || ')',
    private.find_in(q, 'r.id, r.user_id, r.target_user_id', 'r.user_id, r.target_user_id', 'r.comment')
    || case status
      when 'all' then ''
      when 'visible' then ' and r.hidden_at is null'
      when 'hidden' then ' and r.hidden_at is not null'
      else ' and exists (' || private.open_reports_of('review') || ')'
    end,
    q, cursor, page_size);
end;
$$;
comment on function public.admin_list_reviews(text, text, text, integer) is
  'Reviews, latest first, by text, the id of review, author or creator, or the @username of one of them; status is all, visible, hidden or '
  'reported. Comments are cut after 150 characters.';

create function public.admin_list_subscribers(
  status text default 'all', cursor text default null, page_size integer default 50
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.reject_status(status, array['all', 'confirmed', 'unconfirmed']);
  return private.list_rows(
    'private.newsletter_subscribers',
    'jsonb_build_object(
       ''id'', r.id, ''short_email'', regexp_replace(r.email, ''^(.)[^@]*@'', ''\1…@''),
       ''created_at'', r.created_at, ''confirmed_at'', r.confirmed_at)',
    case status
      when 'all' then 'true'
      when 'confirmed' then 'r.confirmed_at is not null'
      else 'r.confirmed_at is null'
    end,
    '', cursor, page_size);
end;
$$;
comment on function public.admin_list_subscribers(text, text, integer) is
  'Sign-ups of the newsletter, latest first: all, confirmed or unconfirmed. Of an address, the first letter and the host are shown; '
  'admin_find_by_email() finds a whole one.';

create function public.admin_find_by_email(email text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  me uuid := private.require_admin();
  address text := lower(btrim(email));
  person jsonb;
  subscriber jsonb;
begin
  if private.is_account_email(address) is not true then
    perform private.raise_invalid('Type a whole email address');
  end if;
  perform private.limit_rate('find_by_email', 60, interval '1 hour');
  select private.user_summary_json(a.id) into person from auth.users a where a.email = address;
  select jsonb_build_object('id', s.id, 'created_at', s.created_at, 'confirmed_at', s.confirmed_at)
  into subscriber from private.newsletter_subscribers s where lower(s.email) = address;
  -- The log names nobody's address: what finds no account is recorded as an act of the admin alone.
  perform private.record(
    'find_by_email', 'user', coalesce((person ->> 'id')::uuid, me), person ->> 'name',
    case when person is null then 'No account has the address' else 'Searched by the email address' end);
  return jsonb_build_object('person', person, 'subscriber', subscriber);
end;
$$;
comment on function public.admin_find_by_email(text) is
  'The account and the newsletter sign-up with exactly this address; 60 times an hour. Each search is in the audit log.';

grant execute on function
  public.admin_list_requests(text, text, text, integer),
  public.admin_list_services(text, text, text, integer),
  public.admin_list_cases(text, text, text, integer),
  public.admin_list_payments(text, text, text, integer),
  public.admin_list_reviews(text, text, text, integer),
  public.admin_list_subscribers(text, text, integer), public.admin_find_by_email(text)
to authenticated;
create function public.export_my_data() returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  me uuid := auth.uid();
begin
  if not exists (select from auth.users a where a.id = me) then
    perform private.raise_conflict('PT401', 'Sign in first');
  end if;
  perform private.require_confirmation();
  perform private.limit_rate('export', 10, interval '1 hour');
  return jsonb_build_object(
    'exported_at', now(),
    'account', (
      select jsonb_build_object(
        'id', a.id, 'email', a.email, 'created_at', a.created_at,
        'last_sign_in_at', a.last_sign_in_at, 'last_seen_at', l.seen_at)
      from auth.users a left join private.last_seen l on l.user_id = a.id where a.id = me),
    'sessions', public.my_sessions(),
    'second_factor', nullif(private.has_second_factor(me), false),
    'recovery_codes', (
      select jsonb_agg(jsonb_build_object('created_at', c.created_at, 'used_at', c.used_at))
      from private.recovery_codes c where c.user_id = me),
    'users', (select to_jsonb(u) from public.users u where u.id = me),
    'user_private', (select to_jsonb(p) from public.user_private p where p.user_id = me),
    'creator_contacts', (select to_jsonb(c) from public.creator_contacts c where c.user_id = me),
    'former_usernames', (
      select jsonb_agg(
        jsonb_build_object('username', f.username, 'reserved_until', f.reserved_until)
        order by f.reserved_until)
      from private.former_usernames f where f.user_id = me),
    'newsletter_subscribers', (
      select jsonb_agg(to_jsonb(s)) from private.newsletter_subscribers s
      join public.user_private p on lower(p.email) = lower(s.email) where p.user_id = me),
    'projects', (
      select jsonb_agg(to_jsonb(p) - 'client_key' order by p.created_at) from public.projects p
      where p.user_id = me),
    'project_media', (
      select jsonb_agg(to_jsonb(m) - 'client_key' order by m.project_id, m.position)
      from public.project_media m
      join public.projects p on p.id = m.project_id where p.user_id = me),
    'project_code_samples', (
      select jsonb_agg(to_jsonb(c) - 'client_key' order by c.project_id, c.position)
      from public.project_code_samples c
      join public.projects p on p.id = c.project_id where p.user_id = me),
    'project_likes', (
      select jsonb_agg(to_jsonb(l) order by l.created_at) from public.project_likes l
      where l.user_id = me),
    'project_saves', (
      select jsonb_agg(to_jsonb(s) order by s.created_at) from public.project_saves s
      where s.user_id = me),
    'project_views', (
      select jsonb_agg(to_jsonb(v) order by v.day) from public.project_views v
      where v.user_id = me),
    'profile_views', (
      select jsonb_agg(to_jsonb(v) order by v.day) from public.profile_views v
      where v.user_id = me),
    'services', (
      select jsonb_agg(to_jsonb(s) - 'client_key' order by s.created_at) from public.services s
      where s.user_id = me),
    'hire_requests', (
      select jsonb_agg(to_jsonb(h) - 'request_digest' order by h.created_at)
      from public.hire_requests h
      where me in (h.client_id, h.creator_id) and not private.is_withheld(h.id, me)),
    'hire_request_events', (
      select jsonb_agg(
        to_jsonb(e) || jsonb_build_object('note', private.text_of_action(e.hire_request_id, e.note)) order by e.created_at)
      from public.hire_request_events e
      join public.hire_requests h on h.id = e.hire_request_id
      where me in (h.client_id, h.creator_id) and not private.is_withheld(h.id, me)),
    'offers', (
      select jsonb_agg(to_jsonb(o) - 'offer_key' order by o.created_at, o.number) from public.offers o
      join public.hire_requests h on h.id = o.hire_request_id
      where me in (h.client_id, h.creator_id) and not private.is_withheld(h.id, me)),
    'milestones', (
      select jsonb_agg(to_jsonb(m) order by m.hire_request_id, m.number) from public.milestones m
      join public.hire_requests h on h.id = m.hire_request_id
      where me in (h.client_id, h.creator_id)),
    'cases', (
      select jsonb_agg(to_jsonb(c) - 'case_key' order by c.created_at) from public.cases c
      join public.hire_requests h on h.id = c.hire_request_id
      where me in (h.client_id, h.creator_id)),
    'case_steps', (
      select jsonb_agg(to_jsonb(s) order by s.created_at, s.case_id, s.number) from public.case_steps s
      join public.cases c on c.id = s.case_id
      join public.hire_requests h on h.id = c.hire_request_id
      where me in (h.client_id, h.creator_id)),
    'offer_templates', (
      select jsonb_agg(to_jsonb(t) order by t.created_at) from public.offer_templates t
      where t.user_id = me),
    'transactions', (
      select jsonb_agg(to_jsonb(t) order by t.created_at) from public.transactions t
      where me in (t.client_id, t.creator_id)),
    'agreements', (
      select jsonb_agg(to_jsonb(a) order by a.created_at, a.version) from public.agreements a
      join public.hire_requests h on h.id = a.hire_request_id
      where me in (h.client_id, h.creator_id)),
    'billing_details', (
      select to_jsonb(b) from public.billing_details b where b.user_id = me),
    'invoices', (
      select jsonb_agg(
        to_jsonb(i) || jsonb_build_object('note', private.text_of_action(i.hire_request_id, i.note)) order by i.created_at, i.id)
      from public.invoices i
      where me in (i.client_id, i.creator_id)),
    'refunds', (
      select jsonb_agg(private.refund_json(r) - 'assumed_at' order by r.created_at, r.id) from public.refunds r
      join public.hire_requests h on h.id = r.hire_request_id
      where me in (h.client_id, h.creator_id)),
    'reviews', (
      select jsonb_agg(to_jsonb(r) order by r.created_at) from public.reviews r
      where r.user_id = me or (r.target_user_id = me and r.hidden_at is null)),
    'saved_creators', (
      select jsonb_agg(to_jsonb(s) order by s.created_at) from public.saved_creators s
      where s.user_id = me),
    'saved_searches', (
      select jsonb_agg(to_jsonb(s) order by s.created_at) from public.saved_searches s
      where s.user_id = me),
    'conversations', (
      select jsonb_agg(to_jsonb(c) order by c.created_at) from public.conversations c
      where me in (c.first_user_id, c.second_user_id)),
    'messages', (
      select jsonb_agg(to_jsonb(m) - 'client_key' order by m.created_at) from public.messages m
      join public.conversations c on c.id = m.conversation_id
      where me in (c.first_user_id, c.second_user_id) and not private.is_withheld_message(m.id)),
    'attachments', (
      select jsonb_agg(to_jsonb(a) order by a.created_at) from public.attachments a
      where a.owner_id = me or private.may_read_message(a.message_id)),
    'conversation_reads', (
      select jsonb_agg(to_jsonb(r)) from public.conversation_reads r where r.user_id = me),
    'muted_conversations', (
      select jsonb_agg(to_jsonb(m)) from private.muted_conversations m where m.user_id = me),
    'blocks', (
      select jsonb_agg(jsonb_build_object('user_id', b.blocked_id, 'created_at', b.created_at) order by b.created_at)
      from private.blocks b where b.blocker_id = me),
    'hidden_presence', (
      select to_jsonb(p) from private.hidden_presence p where p.user_id = me),
    'notifications', (
      select jsonb_agg(to_jsonb(n) order by n.created_at) from public.notifications n
      where n.user_id = me),
    'notification_settings', (
      select to_jsonb(s) from private.notification_settings s where s.user_id = me),
    'mail_outbox', (
      select jsonb_agg(
        to_jsonb(o) - array['key', 'user_id', 'subscriber_id', 'newsletter_id', 'email']
        order by o.created_at)
      from private.mail_outbox o where o.user_id = me),
    'reports', (
      select jsonb_agg(
        to_jsonb(r) - array['target_user_id', 'decided_by', 'decision_note'] order by r.created_at)
      from public.reports r where r.reporter_id = me),
    'report_lines', (
      select jsonb_agg(to_jsonb(l) order by r.created_at, l.report_id, l.number)
      from private.report_lines l join public.reports r on r.id = l.report_id where r.reporter_id = me),
    'suspension_appeals', (
      select jsonb_agg(to_jsonb(a) - 'decided_by' order by a.created_at) from private.suspension_appeals a
      where a.user_id = me),
    'former_suspensions', (
      select jsonb_agg(to_jsonb(f)) from private.former_suspensions f where f.user_id = me),
    'removed_hidden_items', (
      select jsonb_agg(to_jsonb(r) order by r.removed_at) from private.removed_hidden_items r
      where r.user_id = me),
    'restrictions', nullif(
      public.my_restrictions(), jsonb_build_object('suspended', null, 'hidden', '[]'::jsonb)),
    'images', (
      select jsonb_agg(o.name order by o.name) from storage.objects o
      where o.bucket_id in ('images', 'blocked-images') and starts_with(o.name, me::text || '/'))
  -- A function takes at most a hundred arguments.
  ) || jsonb_build_object(
    'ended_suspensions', (
      select jsonb_agg(to_jsonb(e) order by e.started_at) from private.ended_suspensions e where e.user_id = me),
    'invoice_payments', (
      select jsonb_agg(to_jsonb(p) order by i.created_at, i.id) from private.invoice_payments p
      join public.invoices i on i.id = p.invoice_id where i.creator_id = me)
  );
end;
$$;
comment on function public.export_my_data() is
  'Everything that is the caller''s, by table; what they share with others is in it as they see it.';

create function private.obligations(person uuid)
returns table (request_id uuid, title text, side text, kind text, status text, number text, cents bigint, until timestamptz)
language sql stable security definer set search_path = ''
begin atomic
  with mine as (
    select h.*, private.side_of(h, person) as side from public.hire_requests h
    where person in (h.client_id, h.creator_id) and num_nonnulls(h.client_id, h.creator_id) = 2
  ), open as (
    select h.id, h.title, h.side, 'work' as kind, null as status, null as number, null::bigint as cents,
      h.updated_at + interval '90 days' as until
    from mine h where h.status = 'accepted'
    union all
    select h.id, h.title, h.side, 'case', c.status, null, private.amount_in_dispute(c), null
    from mine h join public.cases c on c.hire_request_id = h.id
    where c.closed_at is null
    union all
    select h.id, h.title, h.side, 'refund', r.status, i.number, -r.amount_cents, r.created_at + interval '90 days'
    from mine h join public.refunds r on r.hire_request_id = h.id join public.invoices i on i.id = r.invoice_id
    where r.status = 'owed'
    union all
    select h.id, h.title, h.side, 'invoice', null, i.number, l.cents, (
        select min(f.created_at) from public.invoices f
        where (f.hire_request_id, f.milestone) = (i.hire_request_id, i.milestone)
      ) + interval '90 days'
    from mine h join public.invoices i on i.hire_request_id = h.id
    cross join lateral (
      select private.to_pay(i) + coalesce((
        select sum(r.amount_cents) from public.refunds r
        where r.invoice_id = i.id and r.status = 'asked' and h.side = 'creator'
      ), 0) as cents
    ) l
    where i.paid_at is null and l.cents > 0
  )
  select o.id, o.title, o.side, o.kind, o.status, o.number, o.cents, o.until
  from open o
  where coalesce(o.until > now(), true);
end;
comment on function private.obligations(uuid) is
  'What still binds an account to another one: accepted work, cases and appeals, refunds that are owed, and invoices that nobody says are '
  'paid, for their creator without what they offered to take off. Except for cases, each for 90 days.';

create function public.my_obligations() returns jsonb
language sql stable security definer set search_path = '' set statement_timeout = '3s'
begin atomic
  select coalesce(jsonb_agg(to_jsonb(o) order by o.until nulls first, o.title, o.number), '[]')
  from (select * from private.obligations((select auth.uid())) l order by l.until nulls first limit 200) o;
end;
comment on function public.my_obligations() is 'What the caller has to end before they can delete their account, the first 200.';

-- A deletion locks rows of many tables, also rows of other users: it waits for no one while it holds them.
create function public.delete_my_account(confirmation text) returns void
language plpgsql security definer set search_path = '' set lock_timeout = '200ms'
as $$
declare
  me uuid := auth.uid();
  obligations integer;
  attempt integer := 0;
begin
  if not exists (
    select from auth.users a
    where a.id = me and lower(a.email) = lower(btrim(delete_my_account.confirmation))
  ) then
    perform private.raise_invalid('Type your email address to confirm');
  end if;
  perform private.require_confirmation();
  loop
    begin
      attempt := attempt + 1;
      -- The lock prevents that another obligation begins while this one counts.
      perform from public.users u where u.id = me for update;
      select count(*) into obligations from private.obligations(me);
      exit when obligations > 0;
      delete from auth.users a where a.id = me;
      return;
    exception
      when lock_not_available or deadlock_detected or sqlstate 'PT423' then
        if attempt >= 20 then
          perform private.raise_conflict('PT423', 'Your account is in use right now. Try again');
        end if;
        perform pg_sleep(random() * 0.05);
    end;
  end loop;
  perform private.raise_conflict(
    'PT409', 'Settle what is still open between you and others first: ' || obligations || ' open');
end;
$$;
comment on function public.delete_my_account(text) is
  'For good: the confirmation is the account''s email, the session confirmed within 15 minutes. Obligations end first. Conversations stay with a '
  'former user; images are no longer public at once.';

create function private.prune() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.rate_hits h
  where h.hits[cardinality(h.hits)] is null
    or h.hits[cardinality(h.hits)] < now() - interval '1 day';
  delete from private.visitor_hits h where h.ends_at <= now();
  delete from public.profile_views v where v.day < (now() at time zone 'utc')::date - 90;
  delete from private.suspended_former_users l where l.left_at < now() - interval '1 year';
  delete from private.report_lines l using public.reports r
  where r.id = l.report_id and r.decided_at < now() - interval '1 year';
  delete from private.audit_log l where l.at < now() - interval '1 year';
  delete from private.former_usernames f where f.reserved_until <= now();
  delete from private.mail_outbox o
  where o.ended_at < now() - case o.status when 'failed' then interval '90 days' else interval '30 days' end;
  delete from private.newsletter_subscribers s
  where s.confirmed_at is null and s.created_at < now() - interval '7 days';
  perform private.recount_month_likes();
  perform private.prune_publications();
  -- Shows the images again.
  delete from private.closed_accounts c where c.closed_until <= now();
  -- Whoever publishes waits for it, so that from here on it waits for nobody.
  perform private.prune_search_words();
  -- Of pg_cron or of the local backend's timer.
  if to_regclass('cron.job_run_details') is not null then
    execute 'delete from cron.job_run_details where start_time < now() - interval ''7 days''';
  end if;
end;
$$;
comment on function private.prune() is
  'Removes counters of calls after a day, views of profiles after 90 days, the audit log and the lines of decided reports after a year, names whose reservation and bans that have ended, '
  'mails 30 days after they were sent and 90 after they failed, newsletter sign-ups that nobody confirmed for 7 days, words that nothing contains any more, the log of what was published after 30 days, and the '
  'scheduler''s own log after 7 days; run by pg_cron, or by the local backend''s timer.';

grant execute on function public.export_my_data(), public.my_obligations(), public.delete_my_account(text) to authenticated;
grant execute on function private.prune() to service_role;

do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron;
    perform cron.schedule('prune', '23 * * * *', 'select private.prune()');
  end if;
end;
$$;

notify pgrst, 'reload schema';
create function private.unread_from(sender uuid, reader uuid) returns jsonb
language sql stable security definer set search_path = ''
begin atomic
  with unread as (
    select m.id, m.text, m.created_at
    from public.conversations c
    join public.messages m on m.conversation_id = c.id and m.sender_id = unread_from.sender
    left join public.conversation_reads r
      on r.conversation_id = c.id and r.user_id = unread_from.reader
    where c.first_user_id = least(unread_from.sender, unread_from.reader)
      and c.second_user_id = greatest(unread_from.sender, unread_from.reader)
      and (m.created_at <= r.read_at) is not true
      and m.event_version is null and not private.is_muted(c.id, unread_from.reader)
      and not exists (
        select from private.withheld_messages w
        where w.message_id = m.id and w.user_id = unread_from.reader
      )
  )
  select jsonb_build_object('since', min(u.created_at), 'count', count(*), 'texts', (
    select jsonb_agg(left(l.text, 500) order by l.created_at)
    from (select * from unread order by created_at desc limit 3) l
  ))
  from unread u having min(u.created_at) is not null;
end;
comment on function private.unread_from(uuid, uuid) is
  'What a reader has not read of a sender: since when, how many messages, the beginnings of the last three; null if nothing, or '
  'if the reader has muted their conversation. Steps of requests have mails of their own.';

create function private.review_in_mail(params jsonb) returns jsonb
language sql stable security definer set search_path = ''
begin atomic
  select params || jsonb_build_object('rating', r.rating, 'actor_name', u.name)
  from public.reviews r join public.users u on u.id = r.user_id
  where r.id = (params ->> 'review_id')::uuid and r.hidden_at is null;
end;

create function private.current_params(mail private.mail_outbox, kind text, params jsonb) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  -- Whoever has left keeps the name of that time.
  named jsonb := params - 'asks_for' || coalesce(
    (
      select jsonb_build_object('actor_name', u.name) from public.users u
      where u.id = coalesce((params ->> 'actor_id')::uuid, (
        select case params ->> 'side' when 'client' then h.creator_id else h.client_id end
        from public.hire_requests h
        where params ? 'actor_name' and h.id = (params ->> 'request_id')::uuid))
    ), '{}');
begin
  if params ? 'asks_for' and exists (
    select from public.hire_requests h
    where h.id = (params ->> 'request_id')::uuid
      and params ->> 'asks_for' <> all (private.due_actions(h, params ->> 'side'))
  ) then
    return null;
  end if;
  return case kind
    when 'message_received' then named || private.unread_from((params ->> 'actor_id')::uuid, mail.user_id)
    when 'search_matched' then private.matches_in_mail(mail.id, (params ->> 'search_id')::uuid)
    when 'review_received' then private.review_in_mail(params)
    when 'review_edited' then (
      select private.review_in_mail(params) from public.reviews r
      where r.id = (params ->> 'review_id')::uuid and r.is_edited_after_reply)
    when 'contact_confirmation' then (
      select params from public.creator_contacts c
      where c.user_id = (params ->> 'actor_id')::uuid and c.email = mail.email and c.confirmed_at is null)
    when 'project_featured' then (
      select params from public.projects p
      where p.id = (params ->> 'project_id')::uuid and p.is_featured)
    when 'request_refund_sent' then (
      select named from public.invoices i join public.refunds r on r.hire_request_id = i.hire_request_id
      where i.id = (params ->> 'invoice_id')::uuid and private.is_about_refund(params, r) and r.status = 'sent'
      limit 1)
    else named
  end;
end;
$$;
comment on function private.current_params(private.mail_outbox, text, jsonb) is
  'What a mail that has waited says, as it is now; null if it is no longer true.';

create function private.digest_of(mail private.mail_outbox, not_by_email text[]) returns jsonb
language sql stable security definer set search_path = ''
begin atomic
  with open as (
    select i.id, i.kind, latest.params - array['since', 'texts'] as params
    from private.digest_items i
    cross join lateral private.current_params(mail, i.kind, i.params) as latest (params)
    where i.mail_id = mail.id and private.topic_of(i.kind) <> all (digest_of.not_by_email)
      and latest.params is not null
      and (i.kind in ('message_received', 'search_matched') or i.notification_id is null or exists (
        select from public.notifications n where n.id = i.notification_id and n.read_at is null
      ))
  )
  select jsonb_build_object(
    'items', jsonb_agg(jsonb_build_object('kind', o.kind, 'params', o.params) order by o.id)
      filter (where o.place <= 100),
    'more', count(*) filter (where o.place > 100)
  )
  from (select *, row_number() over (order by id) as place from open) o having min(o.place) is not null;
end;
comment on function private.digest_of(private.mail_outbox, text[]) is
  'What of a digest is still true, unread and wanted by mail; null if nothing.';

create function private.claim_mail(mail private.mail_outbox) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  settings private.notification_settings := private.settings_of(mail.user_id);
  topic text := case mail.kind
    when 'newsletter_confirmation' then null
    when 'contact_confirmation' then null
    when 'newsletter' then 'newsletter'
    when 'digest' then 'digest'
    else private.topic_of(mail.kind)
  end;
  recipient text := coalesce(
    mail.email,
    (
      select s.email from private.newsletter_subscribers s
      where s.id = mail.subscriber_id and (s.confirmed_at is null or mail.kind <> 'newsletter_confirmation')
    ),
    (select a.email from auth.users a where a.id = mail.user_id and a.email_confirmed_at is not null)
  );
  params jsonb := case mail.kind
    when 'digest' then mail.params || private.digest_of(mail, settings.not_by_email)
    when 'newsletter' then (
      select jsonb_build_object('subject', n.subject, 'body', n.body)
      from private.newsletters n where n.id = mail.newsletter_id)
    else private.current_params(mail, mail.kind, mail.params)
  end;
  earliest timestamptz := greatest(
    (params ->> 'since')::timestamptz + interval '10 minutes',
    (
      select max(o.ended_at) from private.mail_outbox o
      where o.user_id = mail.user_id and o.kind = 'message_received' and o.status = 'sent'
        and mail.kind = 'message_received' and o.params -> 'actor_id' = mail.params -> 'actor_id'
    ) + interval '1 hour',
    (
      select max(o.ended_at) from private.mail_outbox o
      where o.user_id = mail.user_id and o.kind = 'search_matched' and o.status = 'sent'
        and mail.kind = 'search_matched' and o.params -> 'search_id' = mail.params -> 'search_id'
    ) + interval '1 day'
  );
begin
  if recipient is null or params is null or topic = any (settings.not_by_email)
    or (settings.email_off and topic is distinct from 'security')
  then
    update private.mail_outbox o set status = 'skipped', ended_at = now() where o.id = mail.id;
    return null;
  elsif earliest > now() then
    update private.mail_outbox o set due_at = earliest where o.id = mail.id;
    return null;
  end if;
  update private.mail_outbox o
  set attempts = o.attempts + 1, due_at = now() + interval '5 minutes'
  where o.id = mail.id;
  return jsonb_build_object(
    'id', mail.id, 'kind', mail.kind, 'to', recipient, 'topic', topic, 'params', params - 'since',
    'unsubscribe_token', private.mail_token(coalesce(mail.user_id, mail.subscriber_id), nullif(topic, 'security'))
  );
end;
$$;
comment on function private.claim_mail(private.mail_outbox) is
  'The mail as it is to be rendered now. Null if nobody wants or needs it any more, and if a conversation has to wait: until its '
  'messages are unread for 10 minutes, and an hour after its last mail; a saved search waits a day.';

create function public.claim_mails(max_mails integer default 20) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  size integer := least(greatest(max_mails, 1), 100);
  mails jsonb := '[]';
  mail private.mail_outbox;
  is_newsletter boolean;
begin
  foreach is_newsletter in array array[false, true] loop
    while jsonb_array_length(mails) < size loop
      select o.* into mail
      from private.mail_outbox o
      where o.status = 'pending' and o.due_at <= now()
        and (o.newsletter_id is not null) = is_newsletter
      order by o.due_at, o.id limit 1 for update skip locked;
      exit when not found;
      mails := mails || coalesce(private.claim_mail(mail), '[]');
    end loop;
  end loop;
  return mails;
end;
$$;
comment on function public.claim_mails(integer) is
  'Mails that are due, for the sender that calls it: for 5 minutes, no other gets them. A newsletter waits for all other mail. '
  'Called by the Edge Function deliver-mail, or by the local backend''s timer.';

create function public.report_mail(id uuid, outcome text, response text default null) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  waits interval[] := array['1 minute', '5 minutes', '30 minutes', '2 hours', '6 hours', '12 hours', '1 day'];
begin
  if outcome is null or outcome not in ('sent', 'retry', 'failed') then
    perform private.raise_invalid('Report one of these outcomes: sent, retry, failed');
  end if;
  update private.mail_outbox o set
    response = left(report_mail.response, 500),
    status = case
      when outcome = 'retry' and o.attempts <= cardinality(waits) then 'pending'
      when outcome = 'sent' then 'sent'
      else 'failed'
    end,
    due_at = coalesce(now() + waits[o.attempts], o.due_at),
    ended_at = case when outcome <> 'retry' or o.attempts > cardinality(waits) then now() end
  where o.id = report_mail.id and o.status = 'pending';
end;
$$;
comment on function public.report_mail(uuid, text, text) is
  'How the sending of a claimed mail ended, with the server''s answer. One that may succeed later is due again after a growing '
  'time, 7 times within two days; then it has failed.';

create function public.admin_list_mails(
  status text default 'failed', cursor text default null, page_size integer default 50
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  size integer := least(greatest(coalesce(page_size, 50), 1), 100);
  place record;
  items jsonb;
  total bigint;
begin
  perform private.require_admin();
  perform private.reject_status(status, array['failed', 'retrying']);
  place := private.parse_cursor(cursor);
  with found as (
    select o.* from private.mail_outbox o
    where o.response is not null and o.status = case admin_list_mails.status
      when 'failed' then 'failed' else 'pending' end
  ), page as (
    select * from found f
    where place.after_id is null or (f.created_at, f.id) < (place.after_time, place.after_id)
    order by f.created_at desc, f.id desc limit size + 1
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', p.id, 'kind', p.kind, 'created_at', p.created_at, 'attempts', p.attempts,
    'response', p.response, 'due_at', p.due_at, 'to', coalesce(
      p.email,
      (select s.email from private.newsletter_subscribers s where s.id = p.subscriber_id),
      (select a.email from auth.users a where a.id = p.user_id))
  ) order by p.created_at desc, p.id desc), '[]'), (
    select count(*) from (select from found limit 10001) m)
  into items, total from page p;
  return private.page_of(items, size, 'created_at', total);
end;
$$;
comment on function public.admin_list_mails(text, text, integer) is
  'Mails that have failed for good, or that are tried again, latest first, with the server''s answer.';

create function public.admin_retry_mail(mail_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  update private.mail_outbox o
  set status = 'pending', attempts = 0, due_at = now(), ended_at = null, response = null
  where o.id = mail_id and o.response is not null and o.status in ('failed', 'pending');
  if not found then
    perform private.raise_conflict('PT404', 'This mail is no longer in the list');
  end if;
end;
$$;
comment on function public.admin_retry_mail(uuid) is 'Sends a mail of admin_list_mails() again, now.';

grant execute on function public.claim_mails(integer), public.report_mail(uuid, text, text) to service_role;
grant execute on function public.admin_list_mails(text, text, integer), public.admin_retry_mail(uuid)
to authenticated;
create function public.admin_list_newsletters(
  cursor text default null, page_size integer default 50
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  size integer := least(greatest(coalesce(page_size, 50), 1), 100);
  place record;
  items jsonb;
begin
  perform private.require_admin();
  place := private.parse_cursor(cursor);
  with page as (
    select * from private.newsletters n
    where place.after_id is null or (n.created_at, n.id) < (place.after_time, place.after_id)
    order by n.created_at desc, n.id desc limit size + 1
  )
  select coalesce(jsonb_agg(to_jsonb(p) || (
    select jsonb_build_object(
      'waiting', count(*) filter (where o.status = 'pending'),
      'failed', count(*) filter (where o.status = 'failed'))
    from private.mail_outbox o where o.newsletter_id = p.id and o.subscriber_id is not null
  ) order by p.created_at desc, p.id desc), '[]')
  into items from page p;
  return private.page_of(items, size, 'created_at', (select count(*) from private.newsletters))
    || jsonb_build_object('subscribers', (
      select count(*) from private.newsletter_subscribers s where s.confirmed_at is not null));
end;
$$;
comment on function public.admin_list_newsletters(text, integer) is
  'Drafts and sent newsletters, latest first: how many get one, wait for it or could not be reached; and the confirmed subscribers.';

create function private.require_draft(id uuid) returns private.newsletters
language plpgsql security definer set search_path = ''
as $$
declare
  newsletter private.newsletters;
begin
  select n.* into newsletter
  from private.newsletters n where n.id = require_draft.id for update;
  if not found then
    perform private.raise_conflict('PT404', 'This newsletter no longer exists');
  elsif newsletter.sent_at is not null then
    perform private.raise_conflict('PT409', 'This newsletter was already sent');
  end if;
  return newsletter;
end;
$$;

create function public.admin_save_newsletter(id uuid, subject text, body text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  if private.is_name(subject) is not true then
    perform private.raise_invalid('Write a subject of at most 100 characters, on one line');
  elsif private.is_text(body, 20000) is not true then
    perform private.raise_invalid('Write a text of at most 20000 characters');
  end if;
  insert into private.newsletters as n (id, subject, body)
  values (admin_save_newsletter.id, admin_save_newsletter.subject, admin_save_newsletter.body)
  on conflict on constraint newsletters_pkey do update
  set subject = excluded.subject, body = excluded.body
  where n.sent_at is null;
  if not found then
    perform private.raise_conflict('PT409', 'This newsletter was already sent');
  end if;
end;
$$;
comment on function public.admin_save_newsletter(uuid, text, text) is 'Adds a draft with this id, or changes it.';

create function public.admin_delete_newsletter(id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.require_draft(admin_delete_newsletter.id);
  delete from private.newsletters n where n.id = admin_delete_newsletter.id;
end;
$$;
comment on function public.admin_delete_newsletter(uuid) is 'Deletes a draft.';

create function public.admin_test_newsletter(id uuid, email text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.require_draft(admin_test_newsletter.id);
  if private.is_email(email) is not true then
    perform private.raise_invalid('Enter a valid email address');
  end if;
  perform private.limit_rate('test_newsletter', 20, interval '1 hour');
  insert into private.mail_outbox (key, kind, email, newsletter_id)
  values (
    'newsletter_test:' || gen_random_uuid(), 'newsletter', admin_test_newsletter.email,
    admin_test_newsletter.id
  );
end;
$$;
comment on function public.admin_test_newsletter(uuid, text) is 'Mails a draft to one address.';

create function public.admin_send_newsletter(id uuid) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  newsletter private.newsletters;
  total integer;
begin
  perform private.require_admin();
  perform private.require_confirmation();
  newsletter := private.require_draft(admin_send_newsletter.id);
  insert into private.mail_outbox (key, kind, subscriber_id, newsletter_id)
  select format('newsletter:%s:%s', newsletter.id, s.id), 'newsletter', s.id, newsletter.id
  from private.newsletter_subscribers s where s.confirmed_at is not null;
  get diagnostics total = row_count;
  if total = 0 then
    perform private.raise_conflict('PT409', 'Nobody has confirmed a subscription yet');
  end if;
  update private.newsletters n set sent_at = now(), recipients = total
  where n.id = newsletter.id;
  perform private.record(
    'send_newsletter', 'newsletter', newsletter.id, newsletter.subject,
    format('Sent to %s subscribers', total)
  );
  return total;
end;
$$;
comment on function public.admin_send_newsletter(uuid) is
  'Queues a draft for every confirmed subscriber, once: all or, after an error, none. Returns how many get it.';

grant execute on function public.admin_list_newsletters(text, integer),
  public.admin_save_newsletter(uuid, text, text), public.admin_delete_newsletter(uuid),
  public.admin_test_newsletter(uuid, text), public.admin_send_newsletter(uuid)
to authenticated;
create function public.admin_list_synonyms() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_agg(to_jsonb(s) - 'plain' order by lower(s.terms[1]), s.id), '[]')
    from private.search_synonyms s
  );
end;
$$;
comment on function public.admin_list_synonyms() is 'All groups of words that mean the same to a search, by their first word.';

create function public.admin_save_synonyms(id uuid, terms text[], reason text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  cleaned text[] := array(
    select t.term from (
      select private.plain_words(u.term) as key, min(u.place) as place,
        (array_agg(private.clean_name(u.term) order by u.place))[1] as term
      from unnest(terms) with ordinality as u (term, place) group by 1
    ) t where t.key <> '' order by t.place
  );
begin
  perform private.begin_admin_action(reason);
  if cardinality(cleaned) < 2 or private.is_text_list(cleaned, 20, 40) is not true then
    perform private.raise_invalid('Write 2 to 20 different words or phrases of at most 40 characters');
  elsif (select count(*) from private.search_synonyms s where s.id <> admin_save_synonyms.id) >= 500 then
    perform private.raise_invalid('There can be up to 500 groups');
  end if;
  insert into private.search_synonyms as s (id, terms)
  values (admin_save_synonyms.id, cleaned)
  on conflict on constraint search_synonyms_pkey do update set terms = excluded.terms;
  perform private.record(
    'save_synonyms', 'synonyms', admin_save_synonyms.id, left(array_to_string(cleaned, ', '), 200), reason
  );
end;
$$;
comment on function public.admin_save_synonyms(uuid, text[], text) is
  'Adds a group of synonyms with this id, or changes it; searches use it at once.';

create function public.admin_delete_synonyms(id uuid, reason text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  deleted private.search_synonyms;
begin
  perform private.begin_admin_action(reason);
  delete from private.search_synonyms s where s.id = admin_delete_synonyms.id returning s.* into deleted;
  if not found then
    perform private.raise_conflict('PT404', 'These synonyms no longer exist');
  end if;
  perform private.record(
    'delete_synonyms', 'synonyms', deleted.id, left(array_to_string(deleted.terms, ', '), 200), reason
  );
end;
$$;
comment on function public.admin_delete_synonyms(uuid, text) is 'Deletes a group of synonyms.';

grant execute on function public.admin_list_synonyms(), public.admin_save_synonyms(uuid, text[], text),
  public.admin_delete_synonyms(uuid, text)
to authenticated;
create table public.saved_searches (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references public.users (id) on delete cascade,
  kind text not null check (kind in ('projects', 'creators', 'services')),
  name text not null check (private.is_text(name, 100) and name !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  search jsonb not null check (octet_length(search::text) <= 4096 and jsonb_typeof(search) = 'object'),
  frequency text not null default 'as_they_come' check (
    frequency in ('as_they_come', 'weekly', 'never')
  ),
  new_count integer not null default 0 check (new_count >= 0),
  last_told_at timestamptz(3),
  created_at timestamptz(3) not null default now()
);
comment on table public.saved_searches is
  'Searches whose new matches a user is told about: the text and the filters as arguments of the search functions. new_count is '
  'what was told since the owner opened the search.';
alter table public.saved_searches enable row level security;

-- The text of a search may be longer than an index entry.
create unique index one_saved_search on public.saved_searches (user_id, kind, md5(search::text));

create table private.publications (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('project', 'creator', 'service')),
  item_id uuid not null,
  user_id uuid not null references public.users (id) on delete cascade,
  position bigint unique,
  at timestamptz not null default now(),
  constraint published_once unique (kind, item_id)
);
comment on table private.publications is
  'What became public for the first time. The position is given later, by one transaction at a time: what commits late gets a '
  'later one than all that was read before, so that a mark never passes it.';
alter table private.publications enable row level security;

create table private.first_publications (
  item_id uuid primary key,
  user_id uuid not null references public.users (id) on delete cascade
);
comment on table private.first_publications is
  'Creators and services that have been public: they are not published again when they come back after a pause.';
alter table private.first_publications enable row level security;

create table private.search_progress (
  search_id uuid primary key references public.saved_searches (id) on delete cascade,
  start_position bigint not null,
  position bigint,
  due_at timestamptz
);
comment on table private.search_progress is
  'Up to which publication a saved search has been compared (null: it is paused), and when what was found is told.';
alter table private.search_progress enable row level security;

create table private.search_matches (
  search_id uuid not null references public.saved_searches (id) on delete cascade,
  item_id uuid not null,
  found_at timestamptz not null default now(),
  notified_at timestamptz,
  notification_id uuid,
  mail_id uuid,
  primary key (search_id, item_id)
);
comment on table private.search_matches is
  'What a saved search has found, which makes it found once: notified_at is also set for what was there before.';
alter table private.search_matches enable row level security;

create sequence private.publication_positions;
create index publications_without_position on private.publications (id) where position is null;
create index publications_of_owner on private.publications (user_id);
create index first_publications_of_owner on private.first_publications (user_id);
create index progress_by_position on private.search_progress (position);
create index progress_due on private.search_progress (due_at);
create index matches_to_notify on private.search_matches (search_id, found_at) where notified_at is null;
create index matches_of_mail on private.search_matches (mail_id) where mail_id is not null;

create function private.publish_project() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' or old.listed_at is null then
    insert into private.publications (kind, item_id, user_id) values ('project', new.id, new.user_id)
    on conflict do nothing;
  end if;
  return null;
end;
$$;
comment on function private.publish_project() is 'listed_at stays when a project is no longer public, so this happens once.';

create function private.publish_once() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  owner uuid := coalesce((to_jsonb(new) ->> 'user_id')::uuid, new.id);
begin
  insert into private.first_publications (item_id, user_id) values (new.id, owner)
  on conflict do nothing;
  if found then
    insert into private.publications (kind, item_id, user_id) values (tg_argv[0], new.id, owner);
  end if;
  return null;
end;
$$;

create trigger publish after insert or update of visibility on public.projects
for each row when (new.listed_at is not null) execute function private.publish_project();
create trigger publish after insert or update of is_dev on public.users
for each row when (new.is_dev) execute function private.publish_once('creator');
create trigger publish after insert or update of is_active on public.services
for each row when (new.is_active) execute function private.publish_once('service');

create function private.matching_items(kind text, search jsonb, ids uuid[]) returns uuid[]
language plpgsql stable security definer set search_path = ''
as $$
begin
  return case
    when coalesce(cardinality(ids), 0) = 0 then '{}'
    when kind = 'projects' then array(select private.matching_projects(search, ids))
    when kind = 'creators' then array(select private.matching_creators(search, ids))
    else array(select private.matching_services(search, ids))
  end;
end;
$$;
comment on function private.matching_items(text, jsonb, uuid[]) is
  'Those of the items that everyone sees now and that match, by the rules of the search itself.';

create function private.clean_search(kind text, search jsonb) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  shape jsonb := case kind
    when 'projects' then '{"q": "string", "types": "array", "technologies": "array", "industries": "array"}'
    else '{"q": "string", "skills": "array", "locations": "array", "min_price": "number", "max_price": "number",
      "max_days": "number", "models": "array", "availability": "array", "languages": "array", "min_rating": "number"}'
  end;
  clean jsonb;
  key text;
begin
  if octet_length(search::text) > 8192 or private.has_shape(jsonb_strip_nulls(search), shape) is not true then
    perform private.raise_invalid('This search can''t be saved. Reload the page and try again');
  end if;
  select coalesce(jsonb_object_agg(part.key, part.value), '{}') into clean
  from jsonb_each(jsonb_strip_nulls(search)) as part
  where part.value <> '[]' and private.has_text(part.value #>> '{}');
  if clean = '{}' then
    perform private.raise_invalid('Type a text or choose a filter before you save a search');
  elsif clean ? 'q' then
    clean := jsonb_set(clean, '{q}', to_jsonb(btrim(clean ->> 'q')));
    if private.is_text(clean ->> 'q', 200) is not true then
      perform private.raise_invalid('Use at most 200 characters');
    end if;
  end if;
  for key in select k from jsonb_object_keys(clean) as k where jsonb_typeof(clean -> k) = 'array' loop
    if not private.is_json_text_list(clean -> key, 20, 100) then
      perform private.raise_invalid('Choose at most 20 values of each filter');
    end if;
    -- The order of a choice has no meaning.
    clean := jsonb_set(clean, array[key], (
      select jsonb_agg(distinct item) from jsonb_array_elements(clean -> key) as item));
  end loop;
  perform private.check_prices(private.json_amount(clean -> 'min_price'), private.json_amount(clean -> 'max_price'));
  -- Refuses what the search itself refuses.
  perform private.matching_items(kind, clean, array[gen_random_uuid()]);
  return clean;
end;
$$;
comment on function private.clean_search(text, jsonb) is
  'A search as it is stored, the same for the same choice: without what filters nothing, each list in order.';

create function private.check_saved_search() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.search := private.clean_search(new.kind, new.search);
  if exists (
    select from public.saved_searches s
    where s.user_id = new.user_id and s.kind = new.kind and s.search = new.search and s.id <> new.id
  ) then
    perform private.raise_conflict('PT409', 'You already saved this search');
  end if;
  return new;
end;
$$;

create function private.published_kinds(kind text, search jsonb) returns text[]
language sql immutable parallel safe set search_path = ''
return case
  when kind <> 'creators' then array[rtrim(kind, 's')]
  when search ?| array['min_price', 'max_price', 'max_days', 'models'] then array['creator', 'service']
  else array['creator']
end;
comment on function private.published_kinds(text, jsonb) is
  'What can be new for a search: for creators by price, time or pricing model also a service of theirs.';

create function private.start_search() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  seen uuid[];
begin
  -- One statement, so that the position and what has none yet are of the same moment.
  with head as (
    select coalesce(max(p.position), 0) as position from private.publications p
  ), started as (
    insert into private.search_progress as g (search_id, start_position, position)
    select new.id, h.position, case when new.frequency <> 'never' then h.position end from head h
    on conflict (search_id) do update set
      start_position = excluded.start_position, position = excluded.position, due_at = null
  )
  select array_agg(case new.kind when 'creators' then p.user_id else p.item_id end) into seen
  from private.publications p
  where p.position is null and p.kind = any (private.published_kinds(new.kind, new.search));
  insert into private.search_matches (search_id, item_id, notified_at)
  select new.id, item, now()
  from unnest(private.matching_items(new.kind, new.search, seen)) as item
  on conflict do nothing;
  return null;
end;
$$;
comment on function private.start_search() is
  'What is public when a search is saved, or continues after a pause, is not new.';

create function private.change_frequency() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.frequency = 'never' then
    delete from private.search_matches m where m.search_id = new.id and m.notified_at is null;
    update private.search_progress g set position = null, due_at = null where g.search_id = new.id;
  else
    update private.search_progress g
    set due_at = case new.frequency
      when 'weekly' then private.next_digest('weekly', now(), private.time_zone_of(new.user_id)) else now() end
    where g.search_id = new.id;
  end if;
  return null;
end;
$$;

create trigger check_search before insert or update of kind, search on public.saved_searches
for each row execute function private.check_saved_search();
create trigger "limit" before insert on public.saved_searches
for each row execute function private.limit_rows(60, '1 minute', 20, 'saved searches');
create trigger start after insert on public.saved_searches
for each row execute function private.start_search();
create trigger restart after update of frequency on public.saved_searches
for each row when (old.frequency = 'never' and new.frequency <> 'never')
execute function private.start_search();
create trigger change_frequency after update of frequency on public.saved_searches
for each row when (old.frequency <> 'never' and new.frequency <> old.frequency)
execute function private.change_frequency();

create function private.number_publications() returns bigint
language plpgsql security definer set search_path = ''
as $$
begin
  -- Until the transaction ends: positions become visible in their order.
  perform pg_advisory_xact_lock(hashtext('private.publications'));
  update private.publications p set position = placed.position
  from (
    select waiting.id, nextval('private.publication_positions') as position
    from (
      select w.id from private.publications w
      where w.position is null and case w.kind
        when 'project' then private.is_public_project(w.item_id)
        when 'service' then private.is_public_service(w.item_id)
        else private.is_public_creator(w.item_id)
      end
      order by w.id limit 10000
    ) waiting
  ) placed
  where p.id = placed.id;
  return (select max(p.position) from private.publications p);
end;
$$;
comment on function private.number_publications() is
  'Gives positions to what was published since the last call, and returns the last position. What is hidden or withdrawn waits '
  'until everyone sees it again.';

create function private.is_new_creator(search jsonb, creator uuid, start_position bigint) returns boolean
language sql stable security definer set search_path = ''
return cardinality(private.matching_items(
  'services',
  (
    select jsonb_object_agg(part.key, part.value) from jsonb_each(search) as part
    where part.key in ('min_price', 'max_price', 'max_days', 'models')
  ),
  array(
    select s.id from public.services s
    where s.user_id = creator and not exists (
      select from private.publications p
      where p.kind = 'service' and p.item_id = s.id
        and (p.position > is_new_creator.start_position) is not false
    )
  )
)) = 0;
comment on function private.is_new_creator(jsonb, uuid, bigint) is
  'Whether none of the services that a creator had when a search was saved has its price, time and pricing model.';

create function private.collect_matches(
  saved public.saved_searches, progress private.search_progress, moment timestamptz
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  last_read bigint;
  candidates uuid[];
begin
  select max(batch.position) into last_read from (
    select p.position from private.publications p
    where p.position > progress.position order by p.position limit 1000
  ) batch;
  select array_agg(distinct c.item) into candidates
  from (
    select case saved.kind when 'creators' then p.user_id else p.item_id end as item, p.kind
    from private.publications p
    where p.position > progress.position and p.position <= last_read and p.user_id <> saved.user_id
      and p.kind = any (private.published_kinds(saved.kind, saved.search))
  ) c
  where (saved.kind = 'creators' and c.kind = 'service'
    and not private.is_new_creator(saved.search, c.item, progress.start_position)) is not true;

  insert into private.search_matches (search_id, item_id, found_at)
  select saved.id, item, moment
  from unnest(private.matching_items(saved.kind, saved.search, candidates)) as item
  on conflict do nothing;
  update private.search_progress g set
    position = greatest(last_read, g.position),
    due_at = coalesce(g.due_at, case when found then
      case saved.frequency
        when 'weekly' then private.next_digest('weekly', moment, private.time_zone_of(saved.user_id)) else moment end
    end)
  where g.search_id = saved.id;
end;
$$;
comment on function private.collect_matches(public.saved_searches, private.search_progress, timestamptz) is
  'Compares a search with up to 1,000 publications, and moves its mark behind them.';

create function private.names_of(kind text, ids uuid[]) returns jsonb
language sql stable security definer set search_path = ''
begin atomic
  select jsonb_agg(n.name order by n.place)
  from (
    select i.place, coalesce(p.title, s.title, u.name) as name
    from unnest(ids) with ordinality as i (id, place)
    left join public.projects p on p.id = i.id and names_of.kind = 'projects'
    left join public.services s on s.id = i.id and names_of.kind = 'services'
    left join public.users u on u.id = i.id and names_of.kind = 'creators'
    order by i.place limit 3
  ) n;
end;

create function private.describe_matches(saved public.saved_searches, ids uuid[]) returns jsonb
language sql stable security definer set search_path = ''
return jsonb_build_object(
  'search_id', saved.id, 'title', saved.name, 'count', cardinality(ids),
  'names', private.names_of(saved.kind, ids)
);
comment on function private.describe_matches(public.saved_searches, uuid[]) is
  'The parameters of a notification: how many new matches there are, and the names of up to three.';

create index mails_of_search on private.mail_outbox ((params -> 'search_id'))
where params -> 'search_id' is not null;

create function private.waiting_search_mail(search_id uuid) returns uuid
language sql stable security definer set search_path = ''
return (
  select o.id from private.mail_outbox o
  where o.params -> 'search_id' = to_jsonb(waiting_search_mail.search_id)
    and o.status = 'pending' and o.attempts = 0
  limit 1
);
comment on function private.waiting_search_mail(uuid) is
  'A mail about a saved search that no sender has now: the only one, unless an admin retries another.';

create function private.matches_for_owner(saved public.saved_searches, ids uuid[]) returns uuid[]
language sql stable security definer set search_path = ''
return array(
  select i.id from unnest(private.matching_items(saved.kind, saved.search, ids)) as i (id)
  where not private.has_blocked(saved.user_id, case saved.kind
    when 'projects' then (select p.user_id from public.projects p where p.id = i.id)
    when 'services' then (select s.user_id from public.services s where s.id = i.id)
    else i.id
  end)
);
comment on function private.matches_for_owner(public.saved_searches, uuid[]) is
  'What a search tells its owner: what everyone sees now, without people whom the owner has blocked.';

create function private.mail_of_search(settings private.notification_settings, search_id uuid) returns uuid
language sql stable security definer set search_path = ''
return case when settings.digest = 'off' then private.waiting_search_mail(mail_of_search.search_id) else (
  select o.id
  from private.mail_outbox o join private.digest_items i on i.mail_id = o.id
  where o.user_id = settings.user_id and o.kind = 'digest' and o.status = 'pending' and o.attempts = 0
    and i.kind = 'search_matched' and i.params ->> 'search_id' = mail_of_search.search_id::text
  order by o.due_at desc limit 1
) end;
comment on function private.mail_of_search(private.notification_settings, uuid) is
  'The mail or digest that waits to tell what a search has found.';

create function private.notify_matches(saved public.saved_searches, moment timestamptz) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  waiting uuid[] := array(
    select m.item_id from private.search_matches m
    where m.search_id = saved.id and m.notified_at is null
    order by m.found_at desc, m.item_id limit 10000
  );
  visible uuid[] := private.matches_for_owner(saved, waiting);
  ids uuid[] := array(
    select w.id from unnest(waiting) with ordinality as w (id, place)
    where w.id = any (visible) order by w.place
  );
  settings private.notification_settings := private.settings_of(saved.user_id);
  about jsonb;
  notification uuid;
begin
  update private.search_progress g set due_at = null where g.search_id = saved.id;
  if cardinality(ids) = 0 then
    return false;
  end if;
  about := private.describe_matches(saved, ids);
  notification := private.notify_in_app(settings, 'search_matched', about, false);
  perform private.mail_notification(settings, 'search_matched', about, false, notification);
  update private.search_matches m
  set notified_at = moment, notification_id = notification, mail_id = private.mail_of_search(settings, saved.id)
  where m.search_id = saved.id and m.item_id = any (ids);
  update public.saved_searches s
  set new_count = s.new_count + cardinality(ids), last_told_at = moment where s.id = saved.id;
  return true;
end;
$$;
comment on function private.notify_matches(public.saved_searches, timestamptz) is
  'One notification with what a search has found and what its owner sees now, newest first. What they don''t see waits for the next one.';

create function private.queue_search_mail(person uuid, params jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if private.waiting_search_mail((params ->> 'search_id')::uuid) is null then
    perform private.queue_mail(
      'search:' || gen_random_uuid(), 'search_matched',
      jsonb_build_object('search_id', params -> 'search_id'), user_id => person
    );
  end if;
end;
$$;
comment on function private.queue_search_mail(uuid, jsonb) is
  'One mail waits per saved search; claim_mails() keeps it until a day after the last one, and it tells all that was found by then.';

create function private.matches_in_mail(mail_id uuid, search_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  saved public.saved_searches;
  ids uuid[];
begin
  select s.* into saved from public.saved_searches s
  where s.id = matches_in_mail.search_id;
  ids := private.matches_for_owner(saved, array(
    select m.item_id from private.search_matches m
    where m.mail_id = matches_in_mail.mail_id and m.search_id = saved.id and (m.notification_id is null or exists (
      select from public.notifications n where n.id = m.notification_id and n.read_at is null
    ))
  ));
  return case when cardinality(ids) > 0 then private.describe_matches(saved, ids) end;
end;
$$;
comment on function private.matches_in_mail(uuid, uuid) is
  'What a mail or digest tells about a saved search: what its owner has not read in the app and sees now; null if nothing.';

create function private.notify_saved_searches(moment timestamptz, most integer) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  head bigint := private.number_publications();
  work record;
  total integer := 0;
begin
  for work in
    select s as saved, g as progress
    from private.search_progress g
    join public.saved_searches s on s.id = g.search_id
    join public.users u on u.id = s.user_id
    where g.position < head
    order by g.position limit most
    -- Who deletes a search or an account is not waited for.
    for key share of u skip locked
    for no key update of s skip locked
  loop
    perform private.collect_matches(work.saved, work.progress, moment);
  end loop;
  for work in
    select t.saved
    from (
      select s as saved
      from private.search_progress g
      join public.saved_searches s on s.id = g.search_id
      join public.users u on u.id = s.user_id
      where g.due_at <= moment
      order by g.due_at limit most
      for key share of u skip locked
      for no key update of s skip locked
    ) t
    -- Two that write to the same digests would wait for each other.
    order by (t.saved).user_id
  loop
    total := total + private.notify_matches(work.saved, moment)::integer;
  end loop;
  return total;
end;
$$;
comment on function private.notify_saved_searches(timestamptz, integer) is
  'Compares saved searches with what was published since their last comparison, and tells what is due. Bounded: what is left is '
  'done by the next call, first what has waited longest.';

create function private.notify_saved_searches() returns integer
language sql security definer set search_path = ''
begin atomic
  select private.notify_saved_searches(now(), 1000);
end;
comment on function private.notify_saved_searches() is 'Run by pg_cron, or by the local backend''s timer.';

create function private.prune_publications() returns void
language sql security definer set search_path = ''
begin atomic
  delete from private.publications p
  where p.at < now() - interval '30 days' and (
    p.position <= (select min(g.position) from private.search_progress g)
    or not exists (select from private.search_progress g where g.position is not null)
    or p.at < now() - interval '1 year'
  );
  delete from private.search_matches m
  where m.notified_at is null and m.found_at < now() - interval '30 days';
end;
comment on function private.prune_publications() is
  'Removes publications of 30 days ago that every search has passed, all of a year ago, and what was found 30 days ago and nobody '
  'could see.';

create function public.open_saved_search(search_id uuid) returns void
language sql security definer set search_path = ''
begin atomic
  update public.saved_searches s set new_count = 0
  where s.id = open_saved_search.search_id and s.user_id = (select auth.uid())
    and (select private.may_write());
  update public.notifications n set read_at = now()
  where n.user_id = (select auth.uid()) and n.read_at is null
    and n.params @> jsonb_build_object('search_id', open_saved_search.search_id)
    and (select private.may_write());
end;
comment on function public.open_saved_search(uuid) is
  'The caller has opened one of their searches: its matches are no longer new, and its lines in their bell are read.';

create policy "People read their own saved searches" on public.saved_searches
for select to authenticated using (user_id = (select auth.uid()));
create policy "People save searches for themselves" on public.saved_searches
for insert to authenticated with check (
  user_id = (select auth.uid()) and created_at < now() + interval '1 second'
);
create policy "People edit their own saved searches" on public.saved_searches
for update to authenticated
using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "People remove their own saved searches" on public.saved_searches
for delete to authenticated using (
  user_id = (select auth.uid()) and (select private.may_write())
);
create policy "Suspended people save no searches" on public.saved_searches
as restrictive for all to authenticated
using (true) with check ((select private.may_write()));

grant select, delete on public.saved_searches to authenticated;
-- Who takes back a removal puts the search where it was in their list.
grant insert (kind, name, search, frequency, created_at) on public.saved_searches to authenticated;
grant update (name, search, frequency) on public.saved_searches to authenticated;
grant all on private.publications, private.first_publications, private.search_progress, private.search_matches
to service_role;
grant execute on function public.open_saved_search(uuid) to authenticated;
grant execute on function private.notify_saved_searches(), private.notify_saved_searches(timestamptz, integer)
to service_role;

do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron;
    perform cron.schedule('notify-saved-searches', '*/5 * * * *', 'select private.notify_saved_searches()');
  end if;
end;
$$;
create function public.admin_list_jobs() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  runs jsonb := '{}';
begin
  perform private.require_admin();
  -- Of pg_cron or of the local backend's timer; a database without either has no such table.
  if to_regclass('cron.job_run_details') is not null then
    execute $query$
      select coalesce(jsonb_object_agg(j.jobname, jsonb_build_object(
        'at', r.start_time,
        'outcome', case when r.status in ('succeeded', 'failed') then r.status else 'running' end
      )), '{}')
      from cron.job j
      cross join lateral (
        select d.start_time, d.status from cron.job_run_details d
        where d.jobid = j.jobid and d.start_time is not null
        order by d.runid desc limit 1
      ) r
    $query$ into runs;
  end if;
  return (
    select jsonb_agg(to_jsonb(job) order by job.name)
    from (
      select e.name, runs -> e.name -> 'at' as last_run_at, runs -> e.name ->> 'outcome' as outcome,
        coalesce((runs -> e.name ->> 'at')::timestamptz < now() - e.max_age, true) as is_late
      from (values
        ('follow-deadlines', interval '30 minutes'),
        ('prune', interval '3 hours'),
        ('remove-orphaned-images', interval '3 hours'),
        ('remove-unsent-attachments', interval '3 hours'),
        ('rotate-views', interval '3 hours'),
        ('notify-saved-searches', interval '30 minutes')
      ) as e (name, max_age)
      union all
      -- Called over HTTP, so the scheduler does not know how it ended; what it should have removed shows that.
      select 'remove-images', null, case when bool_or(i.attempts >= 3) then 'failed' end,
        coalesce(bool_or(i.attempts = 0 and i.next_attempt < now() - interval '1 hour'), false)
      from (
        select i.attempts, i.next_attempt from private.images_to_remove i
        union all
        select a.attempts, a.next_attempt from private.attachments_to_remove a
      ) i
      union all
      select 'deliver-mail',
        to_jsonb(max(o.ended_at) filter (where o.status = 'sent')),
        case when bool_or(o.status = 'failed' and o.ended_at > now() - interval '1 day') then 'failed' end,
        coalesce(bool_or(o.status = 'pending' and o.attempts = 0 and o.due_at < now() - interval '15 minutes'), false)
      from private.mail_outbox o
    ) as job
  );
end;
$$;
comment on function public.admin_list_jobs() is
  'The last run of each scheduled job. It is late if it has not started for at least twice its interval, or never. The removal '
  'of images and files is late if one has waited for an hour, and failed if one could not be removed three times. Mail is late if one has waited for a quarter of an hour, and failed if one has within a day.';

grant execute on function public.admin_list_jobs() to authenticated;

notify pgrst, 'reload schema';
