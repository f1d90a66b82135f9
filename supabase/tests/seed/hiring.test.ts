import { describe, expect, it } from 'vitest';
import { sql } from '../support/world.ts';

describe('the requests of the seed', () => {
  it('are consistent: terms, transactions, timeline and reviews', async () => {
    const odd = await sql`
      select 'money' as what, h.id from public.hire_requests h
      left join public.transactions t on t.hire_request_id = h.id
      where (case h.status when 'accepted' then 'pending' when 'completed' then 'completed' end)
          is distinct from t.status
        or t.amount <> h.price or t.title <> h.title
        or t.client_id <> h.client_id or t.creator_id <> h.creator_id
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
      where (private.hire_terms_from_service(s, h.package_name, h.hours)).price <> h.price
        or (private.hire_terms_from_service(s, h.package_name, h.hours)).duration <> h.duration`;
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
    pending: 3,
    waiting: 4,
    replies: 3,
  });
});

it('notify of every open decision exactly once', async () => {
  const odd = await sql`
    select h.id from public.hire_requests h
    where h.client_id is not null and (
      select count(*) from public.notifications n
      where n.needs_action and n.params ->> 'request_id' = h.id::text
    ) <> (
      case when h.status = 'pending' or h.delivered_at is not null and h.status = 'accepted' then 1
        when h.status = 'accepted' and h.version > 2 then 1 else 0 end
    )`;
  expect(odd).toEqual([]);
});
