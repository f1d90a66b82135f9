-- Saved projects, as many as projects, and saved searches. In every size one person has about 500 of the former and the most that are allowed of the latter.
insert into public.project_saves (project_id, user_id, created_at)
select l.project_id, l.user_id, now() - random() * interval '180 days'
from (
  select distinct p.id as project_id, o.id as user_id
  from (
    select n, 1 + floor(current_setting('bench.size')::int * random() ^ 3)::int as project,
      1 + floor(current_setting('bench.size')::int * 3 / 20 * random())::int as person
    from generate_series(1, current_setting('bench.size')::int) n
  ) d
  join (select id, row_number() over (order by created_at desc) as n from public.projects) p
    on p.n = case when d.n <= 500 then d.n else d.project end
  join bench_people o on o.n = case when d.n <= 500 then 1 else d.person end
) l;

insert into public.saved_searches (user_id, kind, name, search, created_at)
select o.id, (array['projects', 'creators', 'services'])[1 + d.n % 3], s.sentence,
  jsonb_build_object('q', s.sentence || d.n), now() - random() * interval '180 days'
from (
  select n, case when n <= 20 then 1 else 1 + floor(current_setting('bench.size')::int * 3 / 20 * random())::int end as person
  from generate_series(1, 20 + current_setting('bench.size')::int / 10) n
) d
join bench_people o on o.n = d.person
join sentences s on s.n = 1 + d.n % 20000;
