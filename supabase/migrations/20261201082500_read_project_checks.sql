set local lock_timeout = '500ms';

create policy "Everyone reads checks of public projects" on public.project_checks
for select to anon, authenticated using (private.is_public_project(project_id));
create policy "Everyone reads days of public projects" on public.project_check_days
for select to anon, authenticated using (private.is_public_project(project_id));
