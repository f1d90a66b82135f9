-- What a search for several words reads. Rows are indexed when they are written; synonyms are applied when they are searched.
create text search configuration private.words (copy = pg_catalog.english);
alter text search configuration private.words
alter mapping for asciiword, word, numword, asciihword, hword, numhword, hword_asciipart, hword_part, hword_numpart
with extensions.unaccent, pg_catalog.english_stem;
comment on text search configuration private.words is 'English words without accents, endings and stop words.';

create function private.plain_words(value text) returns text
language plpgsql immutable strict parallel safe set search_path = ''
as $$
begin
  -- Without their signs, these would be other words. What nobody sees is left out, which makes no second word.
  return btrim(regexp_replace(translate(
    replace(replace(regexp_replace(
      lower(normalize(value, nfkc)), '(^|\s)\.net(?!\w)', '\1dotnet', 'g'), 'c#', 'csharp'), 'c++', 'cplusplus'),
    './_-@:;,!?"''()[]{}<>|\~^*=&%$§#+`´’‘ʼ“”„‐–—…·•' || e'\u00ad\u200b\u200c\u200d\u2060\ufeff', repeat(' ', 46)
  ), '\s+', ' ', 'g'));
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

create function private.term_keys(terms text[]) returns text[]
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return array(select rtrim(private.plain_words(t.term), 's') from unnest(terms) as t (term));
end;
$$;
comment on function private.term_keys(text[]) is 'What synonyms are compared by: singular and plural are the same.';

create table private.search_synonyms (
  id uuid primary key default gen_random_uuid(),
  terms text[] not null check (cardinality(terms) >= 2 and private.is_text_list(terms, 20, 40)),
  keys text[] not null generated always as (private.term_keys(terms)) stored,
  updated_at timestamptz(3) not null default now()
);
comment on table private.search_synonyms is
  'Groups of words and phrases that mean the same: who searches for one finds the others too.';
alter table private.search_synonyms enable row level security;
create trigger touch before update on private.search_synonyms
for each row execute function private.touch('updated_at', 'keys');

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

create function private.other_terms(phrase text) returns text[]
language sql stable security definer set search_path = ''
return array(
  select private.canonical_skill(phrase)
  where private.skill_aliases() ? replace(phrase, ' ', '')
  union
  select other.term from private.search_synonyms s, unnest(s.terms) as other (term)
  where rtrim(phrase, 's') = any (s.keys)
  union
  select s.word from private.search_words s
  where phrase like '% %' and s.word = replace(phrase, ' ', '')
);
comment on function private.other_terms(text) is
  'The usual name of a skill, the synonyms of a phrase, which is lower-case with one blank between its words, and the word that it is without its blanks.';

create function private.word_query(word text) returns tsquery
language plpgsql stable strict security definer set search_path = ''
as $$
declare
  found tsquery := private.words_query(word);
  longer text[];
begin
  -- A word without an ending may be the beginning of one.
  if char_length(word) >= 4 and found::text = quote_literal(word) then
    longer := array(
      select s.word from private.search_words s where s.word like word_query.word || '%' group by s.word limit 51
    );
    if cardinality(longer) > 50 then return (found::text || ':*')::tsquery; end if;
    found := (
      select string_agg(distinct q.query::text, ' | ')
      from (select private.words_query(o.word) as query from unnest(longer || word) as o (word)) q
      where numnode(q.query) > 0
    )::tsquery;
  end if;
  return found;
end;
$$;
comment on function private.word_query(text) is
  'Finds a word, its other forms, and the words that begin with it: each of them rather than the prefix, because an index reads '
  'a prefix to its end even if another word is rare.';

create function private.all_words_query(q text) returns tsquery
language plpgsql stable security definer set search_path = ''
as $$
declare
  typed text[] := regexp_split_to_array(private.plain_words(left(q, 200)), ' ');
  total integer := cardinality(typed);
  first integer := 1;
  taken integer;
  phrase text;
  other text;
  others text[];
  part tsquery;
  found tsquery;
begin
  while first <= total loop
    for length in reverse least(3, total - first + 1)..1 loop
      taken := length;
      phrase := array_to_string(typed[first:first + taken - 1], ' ');
      others := private.other_terms(phrase);
      exit when cardinality(others) > 0;
    end loop;
    part := null;
    foreach other in array typed[first:first + taken - 1] loop
      part := coalesce(part && private.word_query(other), private.word_query(other));
    end loop;
    foreach other in array others loop
      -- Each term is read from the index once.
      if private.words_query(other) <> private.words_query(phrase) then
        part := part || private.words_query(other);
      end if;
    end loop;
    found := coalesce(found && part, part);
    first := first + taken;
  end loop;
  return found;
end;
$$;
comment on function private.all_words_query(text) is
  'Finds rows that contain all words of a text, each of them as it is, in another form, or by its usual name or a synonym.';

create function private.skill_keys(skills text[]) returns text[]
language sql immutable parallel safe set search_path = ''
return lower(private.canonical_skills(skills)::text)::text[];
comment on function private.skill_keys(text[]) is 'What skills are compared by: their usual names in lower case.';

create function private.language_keys(languages text[]) returns text[]
language sql immutable parallel safe set search_path = ''
return array(select lower(btrim(l.language)) from unnest(languages) as l (language));
comment on function private.language_keys(text[]) is 'What languages are compared by: lower case.';

create function private.place_key(place text) returns text
language plpgsql immutable strict parallel safe set search_path = ''
as $$
begin
  return btrim(regexp_replace(translate(
    lower(extensions.unaccent(normalize(left(place, 200), nfkc))), ',.;', '   '
  ), '\s+', ' ', 'g'));
end;
$$;
comment on function private.place_key(text) is 'What places are compared by: in lower case, without accents, commas and points.';

create function private.place_condition(places text[]) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  ticked text[];
  patterns text[];
begin
  select array_agg(p.place) filter (where p.place = any (private.filter_values('locations'))),
    array_agg(private.like_pattern(private.place_key(p.place))) filter (
      where p.place <> all (private.filter_values('locations')) and private.has_text(private.place_key(p.place))
    )
  into ticked, patterns
  from unnest(places[1:30]) as p (place);
  return coalesce('(' || nullif(concat_ws(' or ',
    'w.location = any (' || quote_literal(ticked) || '::text[])', 'w.place like any (' || quote_literal(patterns) || '::text[])'
  ), '') || ')', 'true');
end;
$$;
comment on function private.place_condition(text[]) is
  'What the words w of a creator have to be: in one of the places that are offered, as it is written, or in one that contains what was typed. '
  'What has no letter is left out, and so is everything after 30; true without any.';

create function private.joined(value text) returns text
language sql immutable strict parallel safe set search_path = ''
return replace(value, ' ', chr(448));
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
create index creator_words_place on private.creator_words using gin (place extensions.gin_trgm_ops);
create index search_words_checked on private.search_words (checked_at);
create index search_words_alike on private.search_words using gin (word extensions.gin_trgm_ops);

create function private.add_search_words(kind text, value text) returns void
language sql security definer set search_path = ''
begin atomic
  insert into private.search_words (kind, word)
  select distinct add_search_words.kind, w.word
  from regexp_split_to_table(extensions.unaccent(private.plain_words(value) || ' ' || private.closed_words(value)), ' ') as w (word)
  where char_length(w.word) between 3 and 40 and w.word !~ '^[0-9]'
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
    new.id, private.joined(private.project_text(new.title, new.description, new.tags)), private.words_of(value)
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
      new.id, private.joined(private.creator_text(new.name, new.bio, new.skills, new.location)), private.words_of(value),
      private.skill_keys(new.skills), new.location, private.place_key(new.location), private.language_keys(new.languages)
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
