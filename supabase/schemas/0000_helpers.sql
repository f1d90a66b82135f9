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
