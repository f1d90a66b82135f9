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

create function private.expected_rows(words text, condition text) returns real
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

create function private.has_few_rows(words text, condition text) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  return private.expected_rows(words, condition) < (
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

create function private.times_of_words(words text, queries text[]) returns integer[]
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
      values (1, case when t.contained is not null then w.has_words end), (2, t.contained || coalesce(' and not (' || w.has_words || ')', '')), (3, null)
    ) as p (place, condition)
    where p.condition is not null or p.place = 3 and t.contained is null
  );
end;
$$;
comment on function private.found_rows(
  private.search_source, private.search_terms, text, text, text, text, integer
) is
  'A query for some columns of at most so many rows that a search finds, in an order if it says one. A text takes two queries: the text is compared only if too few rows have the '
  'words, which an index knows without reading when a row was listed.';

create function private.page_size(wanted integer) returns integer
language plpgsql immutable set search_path = ''
as $$
begin
  return least(greatest(coalesce(wanted, 24), 1), 60);
end;
$$;
