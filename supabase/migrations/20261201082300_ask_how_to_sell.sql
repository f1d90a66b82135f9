set local lock_timeout = '500ms';

-- They can't be bought until their owners have chosen.
select private.notify(o.id, 'sale_kind_needed', jsonb_build_object('count', o.count))
from (
  select p.user_id as id, count(*) from public.projects p
  where p.is_for_sale and p.sale_kind is null group by p.user_id order by p.user_id
) o;
