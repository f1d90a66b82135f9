set local lock_timeout = '5s';
create index projects_by_title on public.projects (title);
