-- The VAT of invoices, as their creator has confirmed it before they are issued.
set local lock_timeout = '500ms';

create function private.is_tax_rate(value jsonb) returns boolean
language sql immutable parallel safe set search_path = ''
return case when private.has_shape(value, '{"currency": "string", "rate": "number", "day": "string", "source": "string"}')
    and value ?& array['currency', 'rate', 'day', 'source'] and value ->> 'day' ~ '^2[0-9]{3}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$'
  then value ->> 'currency' ~ '^[A-Z]{3}$' and value ->> 'currency' <> 'USD'
    and (value ->> 'rate')::numeric > 0 and (value ->> 'rate')::numeric <= 1000000
    and private.is_text(value ->> 'source', 100)
    and right(value ->> 'day', 2)::integer <= extract(day from
      make_date(left(value ->> 'day', 4)::integer, substr(value ->> 'day', 6, 2)::integer, 1) + interval '1 month - 1 day')
  else false end;
comment on function private.is_tax_rate(jsonb) is
  'How much of the seller''s currency one dollar was on a day, and who says so. Invoices in dollars state their VAT in both.';

create function private.is_tax_choice(value jsonb) returns boolean
language sql immutable parallel safe set search_path = ''
return case when private.has_shape(value, '{"case": "string", "rate": "number", "local": "object"}') then case
    when value ->> 'case' in ('reverse_charge', 'outside_scope', 'exempt') then not value ?| array['rate', 'local']
    when value ->> 'case' = 'domestic' then (value ->> 'rate')::numeric between 1 and 10000 and trunc((value ->> 'rate')::numeric) = (value ->> 'rate')::numeric
      and (not value ? 'local' or private.is_tax_rate(value -> 'local'))
    end is true
  else false end;
comment on function private.is_tax_choice(jsonb) is
  'The case of VAT that a creator has confirmed: {case, rate, local}, with the rate in hundredths of a percent if it is domestic.';

create function private.taxed(choice jsonb, total_cents bigint) returns jsonb
language sql immutable parallel safe set search_path = ''
begin atomic
  with part as (
    select round(total_cents * 10000.0 / (10000 + coalesce((choice ->> 'rate')::numeric, 0))) as net
  )
  select choice || jsonb_build_object('net_cents', p.net, 'tax_cents', total_cents - p.net)
    || case when choice ? 'local' then jsonb_build_object('local', choice -> 'local' || jsonb_build_object(
      'cents', round((total_cents - p.net) * (choice -> 'local' ->> 'rate')::numeric))) else '{}' end
  from part p;
end;
comment on function private.taxed(jsonb, bigint) is
  'The tax within a total, which is what was agreed and includes it. It is rounded once, not for each line.';

create function private.is_tax(value jsonb, total_cents bigint) returns boolean
language sql immutable parallel safe set search_path = ''
return case when private.is_tax_choice(value - array['net_cents', 'tax_cents'] #- '{local,cents}')
  then value = private.taxed(value - array['net_cents', 'tax_cents'] #- '{local,cents}', total_cents)
  else false end;

alter table public.invoices add column tax jsonb;
alter table public.invoices add constraint tax_adds_up check (tax is null or private.is_tax(tax, total_cents)) not valid;
comment on column public.invoices.tax is
  'The VAT as the creator had confirmed it when the invoice was issued, with its amounts; null if they had not.';
grant select (tax) on public.invoices to authenticated;

create table private.confirmed_taxes (
  hire_request_id uuid primary key references public.hire_requests (id) on delete cascade,
  tax jsonb not null check (private.is_tax_choice(tax)),
  sides jsonb not null,
  confirmed_at timestamptz(3) not null default now()
);
comment on table private.confirmed_taxes is
  'The VAT that a creator has confirmed for the next invoices of a request, and what it was decided by: if that changes, it no longer counts.';
alter table private.confirmed_taxes enable row level security;

create function private.tax_sides(request public.hire_requests) returns jsonb
language sql stable security definer set search_path = ''
return jsonb_strip_nulls(jsonb_build_object(
  'seller', (
    select jsonb_build_object(
      'status', b.tax_status, 'country', b.country, 'vat_id', b.vat_id, 'tax_id', b.tax_id, 'registration', b.registration)
    from public.billing_details b where b.user_id = request.creator_id
  ),
  'buyer', (
    select jsonb_build_object('country', b.country, 'vat_id', b.vat_id, 'registration', b.registration)
    from public.billing_details b where b.user_id = request.client_id
  )
));
comment on function private.tax_sides(public.hire_requests) is 'What decides which VAT the invoices of a request have.';

create function private.confirmed_tax(request public.hire_requests) returns jsonb
language sql stable security definer set search_path = ''
return (
  select c.tax from private.confirmed_taxes c
  where c.hire_request_id = request.id and c.sides = private.tax_sides(request)
);

create or replace function private.issue_invoice(
  request public.hire_requests, milestone integer, at timestamptz default now()
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  part public.milestones;
  cents bigint;
  taken record;
begin
  select m.* into strict part from public.milestones m
  where m.hire_request_id = request.id and m.number = issue_invoice.milestone;
  cents := part.price * 100;
  taken := private.take_invoice_number(request.creator_id, at, request.time_zone);
  insert into public.invoices (
    hire_request_id, milestone, creator_id, client_id, year, serial, seller, buyer, lines, total_cents, tax
  )
  values (
    request.id, part.number, request.creator_id, request.client_id, taken.year, taken.serial,
    private.billed_party(request.creator_id), private.billed_party(request.client_id),
    jsonb_build_array(jsonb_build_object(
      'title', private.title_of_part(request.title, part.title), 'cents', cents)),
    cents, private.taxed(private.confirmed_tax(request), cents)
  );
end;
$$;
create or replace function public.correct_invoice(id uuid, note text default null) returns public.invoices
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_actor('correct_invoice');
  request public.hire_requests;
  former public.invoices;
  invoice public.invoices;
  written text := case when private.has_text(note) then btrim(note, e' \t\r\n') end;
begin
  request := private.lock_invoice(correct_invoice.id, caller);
  select i.* into former from public.invoices i where i.id = correct_invoice.id;
  if request.creator_id is distinct from caller then
    perform private.raise_conflict('PT403', 'Only the creator can correct an invoice');
  elsif char_length(written) > 500 then
    perform private.raise_invalid('Use at most 500 characters');
  end if;
  select i.* into invoice from public.invoices i
  where i.corrects = former.id and i.note is not distinct from written;
  if found then
    return invoice;
  end if;
  perform private.fail_if_corrected(former);
  if former.received_at is not null then
    perform private.raise_conflict('PT409', 'You have received this payment. Its invoice can no longer be corrected');
  elsif (
    select count(*) from public.invoices i
    where (i.hire_request_id, i.milestone) = (former.hire_request_id, former.milestone) and i.corrects is not null
  ) >= 5 then
    perform private.raise_conflict('PT409', 'An invoice can be corrected 5 times');
  end if;
  perform private.limit_rate('hire_action', 60, interval '10 minutes');
  insert into public.invoices (
    hire_request_id, milestone, creator_id, client_id, year, serial, corrects, seller, buyer, lines,
    total_cents, note, paid_at, denied_at, reminded_at, tax
  )
  select former.hire_request_id, former.milestone, former.creator_id, former.client_id, n.year, n.serial,
    former.id, private.billed_party(former.creator_id),
    coalesce(private.billed_party(former.client_id), former.buyer),
    former.lines, former.total_cents, written, former.paid_at, former.denied_at, former.reminded_at,
    private.taxed(private.confirmed_tax(request), former.total_cents)
  from private.take_invoice_number(caller, now(), request.time_zone) n
  returning * into invoice;
  update public.refunds r set invoice_id = invoice.id where r.invoice_id = former.id;
  perform private.record_action(
    request, 'correct_invoice', caller, written, invoice.milestone, invoice.id, nullif(private.to_pay(invoice), 0));
  return invoice;
end;
$$;
create function public.my_tax_sides(id uuid) returns jsonb
language sql stable security definer set search_path = '' set statement_timeout = '3s'
begin atomic
  select private.tax_sides(h) || jsonb_build_object('confirmed', private.confirmed_tax(h))
  from public.hire_requests h
  where h.id = my_tax_sides.id and h.creator_id = (select auth.uid()) and h.status in ('accepted', 'completed')
    and not private.is_withheld(h.id, h.creator_id);
end;
comment on function public.my_tax_sides(uuid) is
  'What decides the VAT of the invoices of agreed work, for its creator, and what they have confirmed.';

create function public.confirm_tax(id uuid, tax jsonb, sides jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_writer();
  request public.hire_requests;
begin
  if not private.is_tax_choice(tax) then
    perform private.raise_invalid('Choose a case of VAT. A domestic one needs a rate from 0.01% to 100%');
  end if;
  select h.* into request from public.hire_requests h
  where h.id = confirm_tax.id and h.creator_id = caller and h.status in ('accepted', 'completed')
  for update;
  if not found then
    perform private.raise_conflict('PT404', 'This hire request no longer exists, or it isn''t yours');
  elsif sides is distinct from private.tax_sides(request) then
    perform private.raise_conflict('PT409', 'Billing details have changed since. Look at the VAT again');
  end if;
  perform private.limit_rate('hire_action', 60, interval '10 minutes');
  insert into private.confirmed_taxes as c (hire_request_id, tax, sides)
  values (request.id, confirm_tax.tax, confirm_tax.sides)
  on conflict on constraint confirmed_taxes_pkey do update
  set tax = excluded.tax, sides = excluded.sides, confirmed_at = now();
end;
$$;
comment on function public.confirm_tax(uuid, jsonb, jsonb) is
  'The creator confirms the VAT of the next invoices of agreed work, and of a correction: each has a copy.';

grant execute on function public.my_tax_sides(uuid), public.confirm_tax(uuid, jsonb, jsonb) to authenticated;
