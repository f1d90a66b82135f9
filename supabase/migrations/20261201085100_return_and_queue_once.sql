set local lock_timeout = '500ms';

create or replace function private.follow_project_urls() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  link text := private.url_to_check(new.live_url, new.bolt_url);
begin
  delete from private.project_proofs p
  where p.project_id = new.id and p.subject <> all (private.subjects_of(new.live_url, new.repo_url));
  if new.visibility <> 'public' then
    link := null;
  end if;
  perform private.queue_site_check('runs', link, null);
  delete from public.project_checks c where c.project_id = new.id and c.url is distinct from link;
  insert into public.project_checks (project_id, url)
  select new.id, link where private.host_of(link) is not null
  on conflict do nothing;
  return null;
end;
$$;

create or replace function public.return_to_sale(project_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_writer();
  sale record;
begin
  perform private.limit_rate('hire_action', 60, interval '10 minutes');
  perform from public.projects p where p.id = return_to_sale.project_id and p.user_id = caller;
  if not found then
    perform private.raise_conflict('PT404', 'This project no longer exists, or it isn''t yours');
  end if;
  select s.* into sale from private.sold_projects_of(caller) s where s.id = return_to_sale.project_id;
  if not sale.can_return then
    perform private.raise_conflict('PT409', 'This project can be for sale again once its purchase is ended or refunded in full');
  end if;
  update public.hire_requests h set sale_returned_at = now() where h.id = sale.request;
  update public.projects p set sold_at = null where p.id = sale.id;
end;
$$;
