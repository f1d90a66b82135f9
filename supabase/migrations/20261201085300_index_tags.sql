set lock_timeout = '500ms';
drop index concurrently if exists public.projects_tags;
-- squawk-ignore ban-concurrent-index-creation-in-transaction
create index concurrently if not exists projects_tags on public.projects using gin (tags);
