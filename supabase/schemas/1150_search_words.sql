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
    queries := queries || case
      when char_length(word) < 3 then quote_literal('^' || word)
      when right(word, 1) = 's' then format('(%L | %L)', '^' || rtrim(word, 's'), '^' || word)
      else format('(%L | %L)', '^' || word, '^' || word || 's')
    end;
  end loop;
  return '(' || array_to_string(queries, ' & ') || ')';
end;
$$;
comment on function private.title_query(text) is 'Finds titles with these words, of which singular and plural are the same.';

create function private.title_beginning(word text, longer jsonb) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  if char_length(word) < 3 then return quote_literal('^' || word); end if;
  -- The vocabulary has no words that begin with a digit.
  if longer is null or jsonb_array_length(longer) > 50 or word ~ '^[0-9]' then return quote_literal('^' || word) || ':*'; end if;
  return (
    select '(' || string_agg(quote_literal('^' || w.word), ' | ') || ')'
    from (
      select title_beginning.word
      union all
      select l.word from jsonb_array_elements_text(longer) as l (word) where starts_with(l.word, title_beginning.word)
    ) w (word)
  );
end;
$$;
comment on function private.title_beginning(text, jsonb) is
  'Finds titles with a word, or with one that begins with it if it has three letters or more. Each word rather than a prefix, as in private.word_terms.';

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
  beginning text;
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
      beginning := private.title_beginning(word, known -> word);
      title := concat_ws(' & ', title, beginning);
      tags := concat_ws(' & ', tags, '(' || beginning || ' | ' || private.tag_query(word) || ')');
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
