-- No trigger runs: nothing that anybody did changes.
set local lock_timeout = '500ms';

set local session_replication_role = replica;
update public.hire_requests h
set first_delivered_at = private.first_delivered_at(h)
where h.first_delivered_at is null and h.delivered_at is not null;
set local session_replication_role = origin;

alter table public.hire_requests validate constraint first_delivery_is_first;
