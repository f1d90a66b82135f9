-- As many projects as the setting bench.size says, with a tenth as many creators. Owners, tags, words and
-- dates are skewed as on a real site: few creators have much, few words are frequent, most is recent.
select setseed(0.42);

create temporary table words as
select w, case
  when w <= 12 then (array['the', 'and', 'with', 'for', 'your', 'that', 'team', 'from', 'fast', 'simple', 'data', 'build'])[w]
  else translate(substr(md5(w::text), 1, 3 + w % 6), '0123456789', 'ghijklmnop')
end as word
from generate_series(1, 6000) w;

create temporary table sentences as
select n, string_agg(words.word, ' ') as sentence
from (
  select n, floor(6000 * random() ^ 4)::int + 1 as w
  from generate_series(1, 20000) n, generate_series(1, 14)
) picks join words using (w)
group by n;
alter table sentences add primary key (n);

create temporary table bench_people as
select gen_random_uuid() as id, n, n <= current_setting('bench.size')::int / 10 as is_dev,
  now() - (random() ^ 2) * interval '3 years' as joined
from generate_series(1, current_setting('bench.size')::int * 3 / 20) n;
alter table bench_people add primary key (n);

insert into public.users (id, name, username, bio, location, skills, is_dev, created_at)
select p.id, initcap(a.word) || ' ' || initcap(b.word), 'bench-' || p.n,
  case when p.is_dev then s.sentence end,
  case when p.n % 3 > 0 then (private.filter_values('locations'))[1 + floor(10 * random() ^ 2)::int] end,
  case when p.is_dev then (private.filter_values('technologies'))[1 + floor(9 * random() ^ 2)::int : 4 + floor(9 * random())::int] else '{}' end,
  p.is_dev, p.joined
from bench_people p
join words a on a.w = 13 + p.n * 7 % 5900
join words b on b.w = 13 + p.n * 31 % 5900
join sentences s on s.n = 1 + p.n % 20000;

-- The rare place and the rare language fill a page with a thousand creators too, so that pages of the same length are compared.
update public.users u set
  availability = (array['full-time', 'part-time', 'not-available', 'Available for projects'])[1 + p.n % 4],
  languages = array['English'] || case when p.n % 5 = 0 then array['German'] else '{}' end
    || case when p.n % least(1000, r.every) = 3 then array['Icelandic'] else '{}' end,
  location = case when p.n % least(500, r.every) = 7 then 'Lisbon, Portugal' else u.location end
from bench_people p, (select greatest(8, current_setting('bench.size')::int / 300) as every) r
where p.id = u.id and p.is_dev;

insert into public.user_private (user_id, email)
select id, 'bench-' || n || '@example.com' from bench_people;

insert into public.projects (user_id, title, description, tags, created_at, updated_at, listed_at)
select o.id,
  initcap(left(s.sentence, 12)) || case when d.frequent then ' dashboard' else ' project' end || d.rare,
  s.sentence || '. ' || t.sentence,
  array[
    (private.filter_values('types'))[1 + floor(5 * d.type ^ 2.5)::int],
    (private.filter_values('technologies'))[1 + floor(13 * d.technology ^ 2)::int],
    (private.filter_values('industries'))[1 + floor(8 * d.industry ^ 1.5)::int]
  ], d.made, d.made, d.made
from (
  select n, 1 + floor(current_setting('bench.size')::int / 10 * random() ^ 1.5)::int as owner,
    1 + floor(20000 * random())::int as first, 1 + floor(20000 * random())::int as second,
    random() as type, random() as technology, random() as industry, random() < 0.3 as frequent,
    case when n % 50000 = 7 then ' zeppelin' else '' end as rare,
    now() - (random() ^ 2) * interval '3 years' as made
  from generate_series(1, current_setting('bench.size')::int) n
) d
join bench_people o on o.n = d.owner
join sentences s on s.n = d.first
join sentences t on t.n = d.second;

insert into public.services (user_id, title, description, price, duration, is_active, images)
select o.id, 'Service ' || d.n, s.sentence, 50 + d.n % 900, '3 days', d.n % 10 > 0,
  array(select o.id || '/service/' || gen_random_uuid() || '.png' from generate_series(1, 3) where d.n > 0)
from (
  select n, 1 + floor(current_setting('bench.size')::int / 10 * random() ^ 1.5)::int as owner
  from generate_series(1, current_setting('bench.size')::int / 10) n
) d
join bench_people o on o.n = d.owner
join sentences s on s.n = 1 + d.n % 20000;

-- The images of the services, and one in a hundred that no service shows.
insert into storage.objects (bucket_id, name, created_at)
select 'images', image.name, now() - interval '2 days' from public.services s, unnest(s.images) as image (name);
insert into storage.objects (bucket_id, name, created_at)
select 'images', o.id || '/service/' || gen_random_uuid() || '.png', now() - interval '2 days'
from bench_people o where o.n <= greatest(1, current_setting('bench.size')::int * 3 / 1000);

insert into public.reviews (user_id, target_user_id, rating, comment, created_at)
select c.id, o.id, 5 - floor(5 * r.rating ^ 3)::int, s.sentence, now() - r.age * interval '2 years'
from (
  select n, 1 + floor(current_setting('bench.size')::int / 10 * random() ^ 1.5)::int as owner,
    1 + current_setting('bench.size')::int / 10 + floor(current_setting('bench.size')::int / 20 * random())::int as client,
    random() as rating, random() ^ 2 as age
  from generate_series(1, current_setting('bench.size')::int / 5) n
) r
join bench_people o on o.n = r.owner
join bench_people c on c.n = r.client
join sentences s on s.n = 1 + r.n % 20000;

update public.users u set rating_avg = r.average, rating_count = r.total
from (select target_user_id as id, avg(rating) as average, count(*) as total from public.reviews group by 1) r
where r.id = u.id;

-- Another commit may not have what this one does.
do $$
begin
  if to_regprocedure('private.field_words(text, text[])') is null then
    create function private.field_words(text, text[]) returns tsvector language sql immutable as 'select ''''::tsvector';
  end if;
  if to_regprocedure('private.location_key(text)') is null then
    create function private.location_key(text) returns text language sql immutable as 'select private.place_key($1)';
  end if;
end;
$$;

insert into private.project_words (project_id, text, words)
select p.id, private.joined(private.project_text(p.title, p.description, p.tags)),
  private.words_of(concat_ws(e'\n', p.title, p.description, array_to_string(p.tags, e'\n'), private.skill_words(p.tags)))
    || private.field_words(p.title, p.tags)
from public.projects p;

-- Those of the columns that the table has: another commit may have others.
insert into private.creator_words
select (jsonb_populate_record(null::private.creator_words, jsonb_build_object(
  'user_id', u.id, 'text', private.joined(private.creator_text(u.name, u.bio, u.skills, u.location)),
  'words', (private.words_of(concat_ws(e'\n', u.name, u.bio, u.location, array_to_string(u.skills, e'\n'), private.skill_words(u.skills)))
    || private.field_words(u.name, u.skills))::text,
  'skills', private.skill_keys(u.skills), 'location', u.location, 'place', private.location_key(u.location),
  'languages', private.language_keys(u.languages)
))).*
from public.users u where u.is_dev;

insert into private.search_words (kind, word)
select k.kind, w.word from words w, unnest(array['project', 'creator']) as k (kind) where char_length(w.word) >= 3
union
select 'project', lower(w.word)
from unnest(array['dashboard', 'project', 'zeppelin'] || private.filter_values('technologies')) as w (word);

-- Hire requests that were accepted, delivered and approved, and some that were declined; one creator has ten thousand.
create temporary table bench_hires as
select gen_random_uuid() as id, o.id as creator_id, c.id as client_id, d.n % 10 > 0 as is_finished,
  d.asked, d.asked + random() ^ 2 * interval '3 days' as answered
from (
  select n, 1 + floor(current_setting('bench.size')::int / 10 * random() ^ 1.5)::int as owner,
    1 + current_setting('bench.size')::int / 10 + floor(current_setting('bench.size')::int / 20 * random())::int as client,
    now() - random() ^ 2 * interval '2 years' as asked
  from generate_series(1, current_setting('bench.size')::int / 5 + 10000) n
) d
join bench_people o on o.n = case when d.n <= 10000 then 2 else d.owner end
join bench_people c on c.n = d.client;

insert into public.hire_requests (
  id, creator_id, client_id, title, price, message, status, resolution, delivered_at, due_on, version, request_key, request_digest, created_at
)
select h.id, h.creator_id, h.client_id, 'A request', 100, 'A message that is long enough.', case when h.is_finished then 'completed' else 'rejected' end,
  case when h.is_finished then 'approved' else 'declined' end,
  case when h.is_finished then h.answered + interval '3 days' end, case when h.is_finished then (h.asked + interval '5 days')::date end, case when h.is_finished then 4 else 2 end, h.id, '', h.asked
from bench_hires h;

insert into public.hire_request_events (hire_request_id, version, actor_id, action, created_at)
select h.id, s.version, case when s.is_creator then h.creator_id else h.client_id end, s.action, s.at
from bench_hires h, lateral (
  values (1, false, 'create', h.asked),
    (2, true, case when h.is_finished then 'accept' else 'decline' end, h.answered),
    (3, true, 'deliver', h.answered + interval '3 days'),
    (4, false, 'approve', h.answered + interval '4 days')
) s (version, is_creator, action, at)
where h.is_finished or s.version <= 2;

-- Half as many likes as projects, most of them of few projects, a sixth of them within the last 30 days.
insert into public.project_likes (project_id, user_id, created_at)
select l.project_id, l.user_id, now() - random() * interval '180 days'
from (
  select distinct p.id as project_id, o.id as user_id
  from (
    select 1 + floor(current_setting('bench.size')::int * random() ^ 3)::int as project,
      1 + floor(current_setting('bench.size')::int * 3 / 20 * random())::int as person
    from generate_series(1, current_setting('bench.size')::int / 2)
  ) d
  join (select id, row_number() over (order by created_at desc) as n from public.projects) p on p.n = d.project
  join bench_people o on o.n = d.person
) l;

insert into private.month_likes (project_id, likes, listed_at, recount_at)
select p.id, count(k.user_id), p.listed_at, min(k.created_at) + interval '30 days'
from public.projects p
left join public.project_likes k on k.project_id = p.id and k.created_at > now() - interval '30 days'
group by p.id;

insert into private.creator_ranks (user_id, name, rating, reviews, answer_seconds, since)
select u.id, lower(u.name), case when u.rating_count >= 3 then -u.rating_avg else 1 end,
  case when u.rating_count >= 3 then -u.rating_count else 0 end,
  coalesce(extract(epoch from a.median)::bigint, 9223372036854775807), u.created_at
from public.users u
left join (
  select creator_id, percentile_cont(0.5) within group (order by answered - asked) as median
  from bench_hires group by creator_id having count(*) >= 3
) a on a.creator_id = u.id
where u.is_dev;
