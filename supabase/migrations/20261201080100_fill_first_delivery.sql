-- No trigger runs: nothing that anybody did changes. Also for work that is being changed, and what was delivered once more meanwhile.
set local lock_timeout = '500ms';

set local session_replication_role = replica;
update public.hire_requests h
set first_delivered_at = least(h.first_delivered_at, f.at)
from (select r.id, private.first_delivered_at(r) as at from public.hire_requests r) f
where f.id = h.id and (f.at < h.first_delivered_at or h.first_delivered_at is null and f.at is not null);
set local session_replication_role = origin;

alter table public.hire_requests validate constraint first_delivery_is_first;
