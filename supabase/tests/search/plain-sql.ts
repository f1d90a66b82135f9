import type { World } from '../support/world.ts';
import type { CreatorSearch } from './queries.ts';

/**
 * The ids of the services or creators that a search without a text finds, newest service first: computed from the rows that people write,
 * without any table, view or index of the search itself.
 */
export async function findInPlainSql(
  world: World,
  kind: 'services' | 'creators',
  search: CreatorSearch,
): Promise<string[]> {
  const given = world.sql.json(search);
  const rows = await world.sql<{ service: string | null; creator: string }[]>`
    with asked as (
      select (j ->> 'min_price')::numeric as min_price, (j ->> 'max_price')::numeric as max_price,
        (j ->> 'max_days')::integer as max_days, (j ->> 'min_rating')::float8 as min_rating,
        coalesce(j -> 'models', '[]') as models, coalesce(j -> 'availability', '[]') as availability,
        coalesce(j -> 'languages', '[]') as languages, coalesce(j -> 'skills', '[]') as skills,
        coalesce(j -> 'locations', '[]') as locations
      from (select ${given}::jsonb as j) given
    ), people as (
      select u.id from public.users u, asked a
      where u.is_dev
        and u.id not in (select user_id from private.suspensions)
        and u.id not in (select item_id from private.hidden_items where kind = 'user')
        and u.id not in (select user_id from private.closed_accounts where closed_until > now())
        and (a.availability = '[]' or a.availability ? u.availability)
        and (a.min_rating is null or u.rating_count >= 3 and u.rating_avg >= a.min_rating)
        and (a.languages = '[]' or exists (
          select from unnest(u.languages) l, jsonb_array_elements_text(a.languages) w
          where lower(btrim(l)) = lower(btrim(w))))
        and (a.skills = '[]' or exists (
          select from unnest(u.skills) l, jsonb_array_elements_text(a.skills) w where lower(l) = lower(w)))
        and (a.locations = '[]' or exists (
          select from jsonb_array_elements_text(a.locations) w
          where case w when 'London UK' then u.location = w else strpos(lower(u.location), lower(w)) > 0 end))
    ), offers as (
      select s.id, s.user_id, s.created_at, o.*
      from public.services s, lateral (
        select coalesce(s.metadata ->> 'pricing_model', 'fixed') as model, s.price, s.duration
        where s.metadata ->> 'pricing_model' is distinct from 'packages'
        union all
        select 'packages', (p ->> 'price')::numeric, p ->> 'delivery' from jsonb_array_elements(s.metadata -> 'packages') p
        where s.metadata ->> 'pricing_model' = 'packages'
      ) o
      where s.is_active and s.id not in (select item_id from private.hidden_items where kind = 'service')
    ), fitting as (
      select o.id, o.user_id, o.created_at from offers o, asked a
      where (a.min_price is null or o.price >= a.min_price) and (a.max_price is null or o.price <= a.max_price)
        and (a.max_days is null or private.delivery_days(o.duration) <= a.max_days)
        and (a.models = '[]' or a.models ? o.model)
    )
    select case when ${kind} = 'services' then f.id end as service, p.id as creator
    from people p left join fitting f on f.user_id = p.id, asked a
    where f.id is not null
      or ${kind} = 'creators' and (a.min_price, a.max_price, a.max_days) is null and a.models = '[]'
    group by 1, 2
    order by max(f.created_at) desc, 1 desc`;
  return rows.map(({ service, creator }) => service ?? creator);
}
