-- As many services as projects, at most 100,000, in addition to those with images: of all models, prices and delivery times. Also what
-- triggers would derive for a search.
update public.services set
  title = case when random() < 0.3 then 'Dashboard ' else 'Service ' end || left(title, 12),
  created_at = now() - (random() ^ 2) * interval '3 years';

insert into public.services (user_id, title, description, price, duration, is_active, metadata, created_at)
select o.id,
  initcap(left(s.sentence, 14)) || case when d.frequent then ' dashboard' else ' service' end
    || case when d.n % 5000 = 7 then ' zeppelin' else '' end,
  s.sentence || '. ' || t.sentence,
  d.price, d.duration, d.n % 10 > 0,
  jsonb_build_object(
    'tags', jsonb_build_array(
      (private.filter_values('technologies'))[1 + floor(13 * d.technology ^ 2)::int],
      (private.filter_values('industries'))[1 + floor(8 * d.industry ^ 1.5)::int]
    ),
    'features', jsonb_build_array('Two rounds of changes'),
    'pricing_model', (array['fixed', 'hourly', 'packages'])[1 + d.n % 3]
  ) || case when d.n % 3 = 2 then jsonb_build_object('packages', jsonb_build_array(
    jsonb_build_object('name', 'Small', 'price', d.price, 'delivery', d.duration, 'features', jsonb_build_array('A part')),
    jsonb_build_object('name', 'Large', 'price', d.price * 3, 'delivery', '2 months', 'features', jsonb_build_array('All of it'))
  )) else '{}' end,
  d.made
from (
  select n, 1 + floor(current_setting('bench.size')::int / 10 * random() ^ 1.5)::int as owner,
    1 + floor(20000 * random())::int as first, 1 + floor(20000 * random())::int as second,
    random() as technology, random() as industry, random() < 0.3 as frequent,
    round((40 * 250 ^ random())::numeric) as price,
    (array['2 days', '3-5 days', '1 week', '2 weeks', '3-4 weeks', '6 weeks', '3 months', 'as agreed'])[1 + floor(8 * random())::int] as duration,
    now() - (random() ^ 2) * interval '3 years' as made
  from generate_series(1, least(current_setting('bench.size')::int, 100000)) n
) d
join bench_people o on o.n = d.owner
join sentences s on s.n = d.first
join sentences t on t.n = d.second;

insert into private.service_words (service_id, text, words)
select s.id, private.joined(private.service_text(s.title, s.description, s.metadata)),
  private.words_of(concat_ws(e'\n', s.title, s.description, private.service_details(s.metadata), u.name))
    || private.field_words(s.title, array(select jsonb_array_elements_text(s.metadata -> 'tags')))
from public.services s join public.users u on u.id = s.user_id;

insert into private.service_offers (service_id, number, user_id, model, price, days)
select s.id, coalesce(p.number, 1), s.user_id, coalesce(s.metadata ->> 'pricing_model', 'fixed'),
  coalesce((p.package ->> 'price')::numeric, s.price), d.days
from public.services s
left join jsonb_array_elements(s.metadata -> 'packages') with ordinality as p (package, number) on true
join (
  select t.duration, private.delivery_days(t.duration) as days
  from (select duration from public.services union select '2 months') t
  offset 0 -- Otherwise they are read for each service.
) d on d.duration = coalesce(p.package ->> 'delivery', s.duration);

insert into private.search_words (kind, word)
select 'service', w.word from words w where char_length(w.word) >= 3
union
select 'service', lower(w.word)
from unnest(array['dashboard', 'service', 'zeppelin'] || private.filter_values('technologies')) as w (word);
