-- A page with few results counted frequent words one by one, and pairs of them twice.
set local lock_timeout = '500ms';

create or replace function private.expected_rows(words text, condition text) returns real
language plpgsql security definer set search_path = '' set max_parallel_workers_per_gather = 0
as $$
declare
  plan text;
begin
  execute format('explain select from %s w where %s', words, condition) into plan;
  return substring(plan from ' rows=([0-9]+)')::real;
end;
$$;
comment on function private.expected_rows(text, text) is 'How many rows the planner expects to meet a condition on words w.';

create or replace function private.has_few_rows(words text, condition text) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  return private.expected_rows(words, condition) < (
    select greatest(200, c.reltuples * 0.005) from pg_catalog.pg_class c where c.oid = has_few_rows.words::regclass
  );
end;
$$;
comment on function private.has_few_rows(text, text) is 'Whether the planner expects that so few rows meet a condition on words w that all of them may be sorted for a page.';

create or replace function private.times_of_words(words text, queries text[]) returns integer[]
language plpgsql stable security definer set search_path = ''
as $$
declare
  -- Of any word that is not among the frequent ones. None is '^'.
  unknown real := private.expected_rows(words, private.has_lexemes('''^'''));
  counted text[] := array(
    select q.query from unnest(queries) as q (query)
    where private.expected_rows(words, private.has_lexemes(q.query::tsquery)) < greatest(500, 2 * unknown * numnode(q.query::tsquery))
  );
  times integer[] := private.times_of(words, counted);
begin
  return array(
    select coalesce(times[array_position(counted, q.query)], 500) from unnest(queries) with ordinality as q (query, place) order by q.place
  );
end;
$$;
comment on function private.times_of_words(text, text[]) is
  'As private.times_of, without counting what the planner knows to be frequent. How often two words are together it does not know.';

create or replace function private.with_partial_matches(
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
  pair_times integer[] := '{}';
  wanted record;
  seen tsquery;
  unseen text := format('%s <> all (%L::uuid[])', source.id, page.ids);
  nearest private.first_rows := row('{}', '{}', '{}', '{}');
  with_all integer;
begin
  page.words := '{}';
  if page.next_cursor is not null or most <= 0 then return page; end if;
  times := private.times_of_words(source.words, array(select u.words from unnest(terms.units) as u));
  if 0 = any (times) then
    corrected := (public.suggest_search(kind, q))[1];
    if corrected is not null then
      terms := private.search_terms(kind, corrected);
      times := private.times_of_words(source.words, array(select u.words from unnest(terms.units) as u));
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
    -- In the query below, the planner would count them, too.
    if pairs <> '{}' then pair_times := private.times_of(source.words, pairs); end if;
    for wanted in
      select w.words::tsquery as words, w.times
      from unnest(pairs || frequent[:3], pair_times) with ordinality as w (words, times, place)
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
