create function private.is_given_back(request uuid) returns boolean
language sql stable security definer set search_path = ''
return coalesce(
  (select -sum(r.amount_cents) from public.refunds r where r.hire_request_id = request and r.status = 'confirmed')
    >= (select sum(i.total_cents) from public.invoices i where i.hire_request_id = request and i.kind = 'invoice'),
  false
);
comment on function private.is_given_back(uuid) is
  'Whether all money of a request was given back, or never paid, as far as that is confirmed.';

create function private.sold_projects_of(owner uuid) returns table (id uuid, request uuid, can_return boolean)
language sql stable security definer set search_path = ''
begin atomic
  select p.id, h.id, h.id is null or h.status = 'completed' and private.is_given_back(h.id)
  from public.projects p
  left join public.hire_requests h on h.project_id = p.id and h.sale_kind = 'once'
    and h.status in ('accepted', 'completed') and h.sale_returned_at is null
  where p.user_id = owner and p.sold_at is not null;
end;
comment on function private.sold_projects_of(uuid) is
  'The projects of a creator that are sold once, by which request if it was not ended, and whether they can be for sale again.';

create function public.returnable_projects() returns setof uuid
language sql stable security definer set search_path = ''
begin atomic
  select s.id from private.sold_projects_of((select auth.uid())) s where s.can_return;
end;
comment on function public.returnable_projects() is 'The caller''s sold projects whose purchase was ended or refunded in full.';

create function public.return_to_sale(project_id uuid) returns void
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
comment on function public.return_to_sale(uuid) is
  'The creator puts a project back that was sold once, after its purchase was ended or refunded in full. Twice is once.';

grant execute on function public.returnable_projects(), public.return_to_sale(uuid) to authenticated;
