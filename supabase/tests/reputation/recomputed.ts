import type { World } from '../support/world.ts';
import type { ClientRecord, CreatorRecord, Figure } from './records.ts';

/** The figures of a creator from the timelines alone, without the state of a request, an aggregate for medians or a limit. */
export async function recomputeCreator(world: World, id: string) {
  const [row] = await world.sql<Omit<CreatorRecord, 'member_since'>[]>`
    with steps as (
      select e.hire_request_id as request, e.version, e.action, e.created_at, e.actor_id, h.client_id, h.due_on, h.time_zone
      from public.hire_request_events e, public.hire_requests h
      where h.id = e.hire_request_id and h.creator_id = ${id}
    ), answers as (
      select distinct on (request) request, created_at from steps
      where actor_id = ${id} and action = any ('{accept,decline,make_offer}')
        and request not in (select request from steps where action = 'cancel' or action = 'expire')
      order by request, version
    ), waits as (
      select extract(epoch from answer.created_at - question.created_at) as seconds,
        row_number() over (order by answer.created_at desc, answer.request desc) as place
      from steps question join answers answer using (request)
      where question.version = 1
    ), ranked as (
      select seconds, row_number() over (order by seconds) as rank, count(*) over () as total
      from waits where place between 1 and 20
    ), done as (
      select request, client_id from (
        select request, client_id, rank() over (
          partition by coalesce(client_id, request), date_trunc('day', max(created_at) at time zone time_zone) order by max(created_at), request
        ) as of_day
        from steps where action = 'deliver' group by request, client_id, time_zone
        having request in (select request from steps where action = 'approve' or action = 'complete')
      ) delivered where of_day < 6
    ), dated as (
      select request, min(created_at) < (due_on + 1)::timestamp at time zone time_zone as is_on_time
      from steps join done using (request)
      where action = 'deliver' and due_on > '-infinity' and not exists (
        select from steps later where (later.request, later.action) = (steps.request, 'approve_milestone') and later.version > steps.version
      )
      group by request, due_on, time_zone
    )
    select
      (select max(rank) from ranked where total > 2)::int as answers,
      (select round(avg(seconds)) from ranked
       where total > 2 and rank in ((total + 1) / 2, (total + 2) / 2))::int as answer_seconds,
      (select nullif(count(*), least(count(*), 2)) from done)::int as finished,
      (select nullif(count(*), least(count(*), 2)) from dated)::int as with_due_date,
      (select case when count(*) > 2 then sum(is_on_time::int) end from dated)::int as on_time,
      (select nullif(count(distinct a.client_id), least(count(distinct a.client_id), 2))
       from done a join done b on a.client_id = b.client_id and a.request < b.request
      )::int as repeat_clients,
      0 as overdue_refunds`;
  return row;
}

/** The ids behind each figure of a creator, the latest first. */
export async function recomputeCases(world: World, id: string) {
  const [row] = await world.sql<Record<Figure, string[]>[]>`
    with steps as (
      select e.hire_request_id as request, e.version, e.action, e.created_at as at, e.actor_id, h.client_id, h.due_on, h.time_zone
      from public.hire_request_events e, public.hire_requests h
      where h.id = e.hire_request_id and h.creator_id = ${id}
    ), counted as (
      select (array_agg(request order by at, request))[:5] as requests from (
        select request, client_id, time_zone, max(at) as at from steps
        where action = 'deliver' and request in (select request from steps where action = any ('{approve,complete}'))
        group by request, client_id, time_zone
      ) delivered group by coalesce(client_id, request), (at at time zone time_zone)::date
    ), done as (
      select distinct on (request) request, at, client_id from steps
      where action = any ('{approve,complete}') and request in (select unnest(requests) from counted)
      order by request, version desc
    ), returned as (
      select client_id, max(at) as at from done
      where client_id is not null group by client_id having count(request) >= 2
    )
    select
      (array(
        select request from (
          select request, at, row_number() over (partition by request order by version) as answer
          from steps
          where actor_id = ${id} and action = any ('{accept,decline,make_offer}')
            and not request = any (array(select request from steps where action = any ('{cancel,expire}')))
        ) a where answer = 1
        order by at desc, request desc))[:20] as answers,
      array(select request from done order by at desc, request desc) as finished,
      array(select request from done
        where request = any (array(select request from steps where due_on is not null))
        order by (select max(s.at) from steps s where s.request = done.request and s.action = 'deliver') desc,
          request desc) as on_time,
      array(select client_id from returned order by at desc, client_id desc) as repeat_clients`;
  return row;
}

/** The figures of a client from the timelines alone. */
export async function recomputeClient(world: World, id: string) {
  const [row] = await world.sql<Omit<ClientRecord, 'member_since'>[]>`
    with steps as (
      select e.hire_request_id as request,
        case when e.action in ('end', 'accept_end', 'end_by_silence') then 'end' else e.action end as action, e.created_at as at, e.created_at - lag(e.created_at)
          over (partition by e.hire_request_id order by e.version) as since_last,
        h.creator_id, h.time_zone,
        e.version = max(e.version) over (partition by e.hire_request_id) as is_last
      from public.hire_request_events e, public.hire_requests h
      where h.id = e.hire_request_id and h.client_id = ${id}
    ), ends as (
      select *, rank() over (
        partition by action = 'end', case action when 'end' then request else creator_id end, ((at - since_last) at time zone time_zone)::date
        order by at - since_last, request
      ) as of_day
      from steps where is_last and action = any ('{approve,complete,end}')
    ), last as (
      select *, row_number() over (partition by action = 'end' order by at desc, request desc) as place
      from ends where of_day <= 5
    ), ranked as (
      select extract(epoch from since_last) as seconds,
        row_number() over (order by since_last) as rank, count(*) over () as total
      from last where action <> 'end' and place <= 20
    )
    select
      (select nullif(count(*), least(count(*), 2)) from last where action <> 'end')::int as finished,
      (select nullif(count(*), least(count(*), 2)) from last where action = 'end')::int as ended,
      (select max(rank) from ranked where total > 2)::int as approvals,
      (select round(avg(seconds)) from ranked
       where total > 2 and rank in ((total + 1) / 2, (total + 2) / 2))::int as approval_seconds`;
  return row;
}
