import { describe, expect, it } from 'vitest';
import { sql } from '../support/world.ts';

describe('the requests of the seed', () => {
  it('are consistent: terms, transactions, timeline and reviews', async () => {
    const odd = await sql`
      select 'money' as what, h.id from public.hire_requests h
      left join lateral (
        select sum(t.amount) as amount, sum(t.amount) filter (where t.status = 'completed') as completed,
          bool_and((t.client_id, t.creator_id) = (h.client_id, h.creator_id)) as is_theirs
        from public.transactions t where t.hire_request_id = h.id
      ) t on true
      where case when h.status in ('accepted', 'completed') then h.price end is distinct from t.amount
        or t.completed is distinct from case h.status when 'completed' then h.price when 'accepted' then (
          select sum(m.price) from public.milestones m
          where m.hire_request_id = h.id and m.approved_at is not null) end
        or t.is_theirs = false
      union all
      select 'plan', h.id from public.hire_requests h
      left join lateral (
        select sum(m.price) as price, max(m.due_on) as due_on, max(m.number) as last,
          count(m.approved_at) as approved
        from public.milestones m where m.hire_request_id = h.id
      ) m on true
      where (h.status in ('accepted', 'completed') or h.resolution = 'ended') <> (m.price is not null)
        or m.price <> h.price or m.due_on is distinct from h.due_on
        or m.approved <> case h.status when 'completed' then m.last else h.milestone - 1 end
        or h.revisions_used <> (
          select count(*) from public.hire_request_events e
          where e.hire_request_id = h.id and e.action = 'ask_changes')
        or h.revisions_used > h.revisions
      union all
      select 'title', t.hire_request_id from public.transactions t
      where not exists (
        select from (
          select h.title from public.hire_requests h where h.id = t.hire_request_id
          union select o.title from public.offers o where o.hire_request_id = t.hire_request_id
        ) as job where t.title = job.title or starts_with(t.title, job.title || ': '))
      union all
      select 'due', h.id from public.hire_requests h
      join public.hire_request_events e on e.hire_request_id = h.id and e.action = 'accept'
      where h.due_on is distinct from
        (e.created_at at time zone 'utc')::date + private.agreed_days(h.duration)
      union all
      select 'offer', o.hire_request_id from public.offers o
      join public.hire_requests h on h.id = o.hire_request_id
      left join public.hire_request_events e on e.offer_id = o.id and e.action = 'make_offer'
      where (o.status = 'open') <> (o.id is not distinct from h.open_offer_id)
        or o.id = h.agreed_offer_id and not private.has_agreed_terms(h, null)
        or o.status = 'open' and o.valid_until <= now()
        or o.created_at <> coalesce(e.created_at, h.created_at)
      union all
      select 'timeline', h.id from public.hire_requests h
      where h.version <> (
        select count(*) from public.hire_request_events e
        where e.hire_request_id = h.id and e.version <= h.version)
      union all
      select 'order', e.hire_request_id from public.hire_request_events e
      join public.hire_request_events later
        on later.hire_request_id = e.hire_request_id and later.version = e.version + 1
      where later.created_at <= e.created_at
      union all
      select 'time', h.id from public.hire_requests h
      join public.users c on c.id = h.client_id join public.users d on d.id = h.creator_id
      left join public.services s on s.id = h.service_id
      where h.created_at < greatest(c.created_at, d.created_at, s.created_at)
        or h.updated_at > now()
      union all
      select 'owner', h.id from public.hire_requests h
      join public.services s on s.id = h.service_id where s.user_id <> h.creator_id
      union all
      select 'review', r.id from public.reviews r
      left join public.hire_requests h on h.id = r.hire_request_id
        and h.status = 'completed' and h.client_id = r.user_id and h.creator_id = r.target_user_id
        and h.updated_at < r.created_at
      where h.id is null
      union all
      select 'reply', r.id from public.reviews r where r.replied_at < r.created_at
      union all
      select 'overdue', h.id from public.hire_requests h
      where h.status = 'accepted' and h.delivered_at < now() - interval '14 days'`;
    expect(odd).toEqual([]);
  });

  it('have the prices of the services', async () => {
    const odd = await sql`
      select h.title, h.price from public.hire_requests h
      join public.services s on s.id = h.service_id
      cross join private.hire_terms_from_service(s, h.package_name, h.hours) t
      where h.agreed_offer_id is null
        and (t.price, t.duration, t.revisions) is distinct from (h.price, h.duration, h.revisions)`;
    expect(odd).toEqual([]);
  });

  it('match the counts of likes, saves and views', async () => {
    const odd = await sql`
      select p.title from public.projects p
      where p.like_count <> (select count(*) from public.project_likes l where l.project_id = p.id)
        or p.save_count <> (select count(*) from public.project_saves l where l.project_id = p.id)
        or p.view_count <> (select count(*) from public.project_views l where l.project_id = p.id)
      union all
      select p.title from public.projects p join public.project_views v on v.project_id = p.id
      where v.user_id = p.user_id or v.day < p.created_at::date or v.day > current_date
      union all
      select p.title from public.projects p join public.project_likes l on l.project_id = p.id
      join public.users u on u.id = l.user_id
      where l.created_at < greatest(p.created_at::date, u.created_at::date)`;
    expect(odd).toEqual([]);
  });
});

it('give client@example.com requests in every state, and saved creators', async () => {
  const [row] = await sql`
    select array_agg(distinct h.status order by h.status) as states,
      (select count(*)::int from public.saved_creators s where s.user_id = u.id) as saved,
      (select count(*)::int from public.notifications n where n.user_id = u.id) > 3 as is_told
    from public.user_private u2 join public.users u on u.id = u2.user_id
    join public.hire_requests h on h.client_id = u.id
    where u2.email = 'client@example.com' group by u.id`;
  expect(row).toEqual({
    states: ['accepted', 'completed', 'pending', 'rejected'],
    saved: 6,
    is_told: true,
  });
});

it('give creator@example.com earnings in the last twelve months', async () => {
  const [row] = await sql`
    select array_agg(distinct h.status order by h.status) as states,
      (select count(distinct date_trunc('month', t.completed_at))::int from public.transactions t
       where t.creator_id = u.id and t.completed_at > now() - interval '12 months') >= 10 as is_earning,
      (select count(*)::int from public.transactions t where t.creator_id = u.id and t.status = 'pending') as pending,
      (select count(*)::int from public.notifications n where n.user_id = u.id and n.needs_action) as waiting,
      (select count(*)::int from public.reviews r where r.target_user_id = u.id and r.reply is not null) as replies
    from public.users u join public.hire_requests h on h.creator_id = u.id
    where u.username = 'ada-stone' group by u.id`;
  expect(row).toEqual({
    states: ['accepted', 'completed', 'pending', 'rejected'],
    is_earning: true,
    pending: 8,
    waiting: 9,
    replies: 3,
  });
});

it('notify of every open decision exactly once', async () => {
  const odd = await sql`
    select h.id, party.side from public.hire_requests h,
      lateral (values ('client', h.client_id), ('creator', h.creator_id)) as party (side, id)
    where party.id is not null and (
      select count(*) from public.notifications n
      where n.user_id = party.id and n.needs_action and n.params ->> 'request_id' = h.id::text
    ) <> (cardinality(private.due_actions(h, party.side)) > 0)::integer`;
  expect(odd).toEqual([]);
});

it('leave nothing to do to the job that follows deadlines, for an hour', async () => {
  const odd = await sql`
    select h.id, private.action_of_time(h, later) as act
    from public.hire_requests h cross join (select now() + interval '1 hour' as later) t
    where private.action_of_time(h, later) is not null`;
  expect(odd).toEqual([]);
});

it('tell the story of offers, milestones and dates', async () => {
  const [row] = await sql`
    select
      array_agg(distinct o.kind || ' ' || o.status) filter (where o.id is not null) as offers,
      max(o.number) as versions,
      count(distinct h.id) filter (where h.price is null and h.status = 'pending')::int as without_price,
      count(distinct h.id) filter (where h.project_id is not null)::int as from_projects,
      count(distinct h.id) filter (where h.resolution = 'expired')::int as expired,
      bool_or(h.due_on < current_date and h.status = 'accepted') as is_late,
      bool_or(h.due_on = current_date + 1) as is_due_tomorrow,
      bool_or(h.milestone = 2 and h.delivered_at is not null and h.revisions_used = 1 and exists (
        select from public.milestones m where m.hire_request_id = h.id and m.is_trial)) as has_trial,
      (select count(*)::int from public.offer_templates) as templates
    from public.hire_requests h left join public.offers o on o.hire_request_id = h.id`;
  expect(row).toEqual({
    offers: [
      'change_order accepted',
      'change_order open',
      'extension open',
      'offer accepted',
      'offer expired',
      'offer open',
      'offer replaced',
      'request replaced',
    ],
    versions: 4,
    without_price: 3,
    from_projects: 2,
    expired: 2,
    is_late: true,
    is_due_tomorrow: true,
    has_trial: true,
    templates: 4,
  });
});
