-- A search read the titles with a frequent word to the end of the index, and called two functions for each creator that it shows.
set local lock_timeout = '500ms';

create or replace function private.title_query(plain text) returns text
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

create or replace function private.title_beginning(word text, longer jsonb) returns text
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

create or replace function private.search_terms(kind text, q text) returns private.search_terms
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

create or replace function private.creator_cards(ids uuid[]) returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_generic_plan
as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', c.id, 'name', c.name, 'username', c.username, 'avatar', c.avatar,
      'bio', c.bio, 'location', c.location, 'skills', c.skills,
      'rating_avg', c.rating_avg, 'rating_count', c.rating_count,
      'project_count', w.total, 'covers', w.covers, 'offer', o.offer,
      'availability', c.availability, 'created_at', c.created_at
    ) order by f.number), '[]')
    from unnest(ids) with ordinality as f (id, number)
    join public.users c on c.id = f.id
    cross join lateral (
      select count(*) as total, coalesce(
        jsonb_agg(jsonb_build_object('image_url', n.image_url, 'image_color', n.image_color) order by n.place)
          filter (where n.image_url is not null and n.place <= 3), '[]') as covers
      from (
        select p.image_url, p.image_color,
          row_number() over (order by p.image_url is null, p.like_count desc, p.listed_at desc, p.id) as place
        from private.public_projects p where p.user_id = c.id
      ) n
    ) w
    left join lateral (
      select jsonb_build_object('price', s.price, 'duration', s.duration) as offer
      from private.public_services s where s.user_id = c.id order by s.price, s.id limit 1
    ) o on true
  );
end;
$$;
comment on function private.creator_cards(uuid[]) is
  'Creators as lists show them: with the number of their public projects, the covers of up to three of them with their colors, most liked first, and their cheapest public service. '
  'One query, whose plan is kept: a function for each creator took half as long as the page.';

drop function private.portfolio_summary(uuid);
