set lock_timeout = '500ms';
drop index concurrently if exists public.services_counted;
-- squawk-ignore ban-concurrent-index-creation-in-transaction
create index concurrently if not exists services_counted on public.services (id) include (user_id) where is_active;
