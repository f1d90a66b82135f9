set lock_timeout = '500ms';
drop index concurrently if exists public.projects_for_sale;
-- squawk-ignore ban-concurrent-index-creation-in-transaction
create index concurrently if not exists projects_for_sale on public.projects (sale_price, id) include (user_id, filter_tags, sale_kind)
where visibility = 'public' and is_for_sale and sale_kind is not null and sold_at is null;
