set lock_timeout = '500ms';
drop index concurrently if exists public.finished_by_creator;
-- squawk-ignore ban-concurrent-index-creation-in-transaction
create index concurrently if not exists finished_by_creator on public.hire_requests (creator_id, client_id)
include (id, due_on, first_delivered_at, delivered_at, time_zone) where status = 'completed';
drop index concurrently if exists public.finished_of_creator;
