-- As many hire requests as projects, in all states, with offers, milestones, events and transactions. The first person has 2,000 more as a
-- creator and as many as a client in every size, so that their lists are as long whatever the number of requests of others.
create temporary table bench_requests as
select gen_random_uuid() as id, gen_random_uuid() as agreed, r.n, o.id as creator_id, c.id as client_id,
  r.is_measured, r.sent, r.state, r.is_offered,
  case when r.state in ('accepted', 'delivered', 'completed') then case when r.is_offered then 3 else 1 end else 0 end as parts
from (
  select n, n <= 4000 as is_measured, now() - random() ^ 2 * interval '2 years' as sent,
    case when n <= 2000 then 1 when n <= 4000 then 3 + n % 90
      else 3 + floor((current_setting('bench.size')::int / 10 - 3) * random() ^ 1.5)::int end as creator,
    case when n <= 2000 then 3 + n % 90 when n <= 4000 then 1
      else 1 + current_setting('bench.size')::int / 10 + floor(current_setting('bench.size')::int / 20 * random())::int end as client,
    (array['pending', 'accepted', 'delivered', 'completed', 'completed', 'completed', 'declined', 'expired', 'completed', 'accepted'])[1 + n % 10] as state,
    n / 10 % 2 = 0 as is_offered
  from generate_series(1, current_setting('bench.size')::int + 4000) n
) r
join bench_people o on o.n = r.creator
join bench_people c on c.n = r.client;

create temporary table bench_projects as
select id, row_number() over () - 1 as n from (select id from public.projects where visibility = 'public' limit 500) p;

insert into public.hire_requests (
  id, creator_id, client_id, project_id, title, price, message, scope, status, resolution, delivered_at, due_on, revisions, milestone,
  version, open_offer_id, agreed_offer_id, request_key, request_digest, created_at, updated_at
)
select r.id, r.creator_id, r.client_id, case when r.n % 5 = 0 then p.id end, 'Request ' || r.n, 900,
  'A shift planner in two languages, for phones first.', case when r.parts = 3 then 'A shift planner in two languages, with staff logins.' end,
  case r.state when 'delivered' then 'accepted' when 'declined' then 'rejected' when 'expired' then 'rejected' else r.state end,
  case r.state when 'completed' then 'approved' when 'declined' then 'declined' when 'expired' then 'expired' end,
  case when r.state in ('delivered', 'completed') then r.sent + interval '9 days' end,
  case when r.parts > 0 then (r.sent + interval '20 days')::date end, 2,
  case when r.parts = 3 then case r.state when 'completed' then 3 else 2 end else 1 end,
  case r.state when 'pending' then 1 when 'accepted' then 2 when 'completed' then 4 else 3 end,
  case when r.state = 'pending' and r.is_offered then r.agreed end, case when r.parts = 3 then r.agreed end,
  r.id, '', r.sent, r.sent + interval '10 days'
from bench_requests r
join bench_projects p on p.n = r.n % (select count(*) from bench_projects);

insert into public.offers (
  id, hire_request_id, number, kind, side, title, scope, price, due_on, milestones, valid_until, status, answered_at, offer_key, created_at
)
select case v.number when 2 then r.agreed else gen_random_uuid() end, r.id, v.number,
  case v.number when 0 then 'request' else 'offer' end, case v.number when 1 then 'creator' else 'client' end,
  'Request ' || r.n, 'A shift planner in two languages, with staff logins.', 900, (r.sent + interval '20 days')::date,
  case when v.number = 2 then jsonb_build_array(
    jsonb_build_object('title', 'Clickable draft', 'price', 100, 'due_on', (r.sent + interval '5 days')::date, 'is_trial', true),
    jsonb_build_object('title', 'Planner', 'price', 600, 'due_on', (r.sent + interval '15 days')::date, 'is_trial', false),
    jsonb_build_object('title', 'Care', 'price', 200, 'due_on', (r.sent + interval '20 days')::date, 'is_trial', false)
  ) else '[]' end,
  case when v.number > 0 then r.sent + interval '7 days' end,
  case when v.number < 2 then 'replaced' when r.state = 'pending' then 'open' else 'accepted' end,
  case when v.number < 2 or r.state <> 'pending' then r.sent + interval '2 days' end,
  case when v.number > 0 then gen_random_uuid() end, r.sent + v.number * interval '1 day'
from bench_requests r, generate_series(0, 2) as v (number)
where r.is_offered and (r.state = 'pending' or r.parts = 3);

insert into public.milestones (hire_request_id, number, title, price, due_on, is_trial, approved_at)
select r.id, m.number, 'Part ' || m.number, 900 / r.parts, (r.sent + m.number * interval '7 days')::date, r.parts = 3 and m.number = 1,
  case when r.state = 'completed' or r.parts = 3 and m.number = 1 then r.sent + interval '10 days' end
from bench_requests r, generate_series(1, r.parts) as m (number);

insert into public.transactions (hire_request_id, milestone, client_id, creator_id, title, amount, status, completed_at, created_at)
select r.id, m.number, r.client_id, r.creator_id, 'Request ' || r.n || ': Part ' || m.number, 900 / r.parts,
  case when m.is_approved then 'completed' else 'pending' end, case when m.is_approved then r.sent + interval '10 days' end,
  r.sent + interval '3 days'
from bench_requests r,
  lateral (
    select p.number, r.state = 'completed' or r.parts = 3 and p.number = 1 as is_approved
    from generate_series(1, r.parts) as p (number)
  ) m;

insert into public.hire_request_events (hire_request_id, version, actor_id, action, note, offer_id, created_at)
select r.id, s.version, case s.side when 'client' then r.client_id when 'creator' then r.creator_id end, s.action,
  case s.action when 'deliver' then 'Everything is online.' end, case when s.action like '%offer' then r.agreed end,
  r.sent + s.version * interval '2 days'
from bench_requests r, lateral (
  values (1, 'client', 'create', true),
    (2, 'creator', case when r.parts = 3 then 'accept_offer' when r.state = 'declined' then 'decline' else 'accept' end,
      r.parts > 0 or r.state = 'declined'),
    (2, 'time', 'expire', r.state = 'expired'),
    (3, 'creator', 'deliver', r.state in ('delivered', 'completed')),
    (4, 'client', 'approve', r.state = 'completed')
) s (version, side, action, has_happened)
where s.has_happened;
