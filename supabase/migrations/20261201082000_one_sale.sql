set lock_timeout = '500ms';
drop index concurrently if exists public.one_sale;
-- squawk-ignore ban-concurrent-index-creation-in-transaction
create unique index concurrently if not exists one_sale on public.hire_requests (project_id)
where sale_kind = 'once' and status in ('accepted', 'completed') and sale_returned_at is null;
