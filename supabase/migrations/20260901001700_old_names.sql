-- For dashboards that were released before; version 1.0 drops them.

create function public.ask_to_end(
  id uuid, reason text, expected_version integer default null
) returns public.hire_requests
language sql set search_path = ''
as 'select public.propose_end(id, reason, expected_version)';
comment on function public.ask_to_end(uuid, text, integer) is 'The old name of propose_end.';

create function public.settle_invoice(id uuid, action text) returns public.invoices
language sql set search_path = ''
as 'select public.confirm_payment(id, action)';
comment on function public.settle_invoice(uuid, text) is 'The old name of confirm_payment.';

grant execute on function public.ask_to_end(uuid, text, integer), public.settle_invoice(uuid, text)
to authenticated;
