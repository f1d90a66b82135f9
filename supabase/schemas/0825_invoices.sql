create function private.is_payment_url(value text) returns boolean
language sql immutable strict parallel safe set search_path = ''
return private.is_url(value, 2000)
  and value ~ '^[Hh][Tt][Tt][Pp][Ss]://([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]([A-Za-z0-9-]{0,61}[A-Za-z0-9])([/?#]|$)';
comment on function private.is_payment_url(text) is
  'An https URL of a domain name as browsers show it, so that its host can be shown before leaving: without credentials, port or letters '
  'that look like others.';

create function private.is_billed_party(value jsonb) returns boolean
language sql immutable parallel safe set search_path = ''
return private.has_shape(value, '{
    "name": "string", "address": "string", "tax_id": "string", "street": "string", "postal_code": "string", "city": "string",
    "country": "string", "vat_id": "string", "registration": "string", "phone": "string", "email": "string"
  }') and value ? 'name';

create function private.sum_of_lines(lines jsonb) returns numeric
language sql immutable parallel safe set search_path = ''
begin atomic
  select case when private.are_shaped(lines, '{"title": "string", "cents": "number"}') then (
    select sum((l ->> 'cents')::numeric) from jsonb_array_elements(lines) as l
  ) end;
end;
comment on function private.sum_of_lines(jsonb) is 'Of the lines {title, cents} of an invoice; null if they are none.';

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

create table public.billing_details (
  user_id uuid primary key default auth.uid() references public.users (id) on delete cascade,
  name text check (private.is_text(name, 150)),
  address text check (private.is_text(address, 500)),
  tax_id text check (private.is_text(tax_id, 50)),
  payment_url text check (private.is_payment_url(payment_url)),
  payment_instructions text check (private.is_text(payment_instructions, 500)),
  updated_at timestamptz(3) not null default now(),
  street text check (private.is_text(street, 150)),
  postal_code text check (private.is_text(postal_code, 20)),
  city text check (private.is_text(city, 100)),
  country text check (country ~ '^[A-Z]{2}$'),
  vat_id text check (private.is_text(vat_id, 30)),
  registration text check (private.is_text(registration, 100)),
  tax_status text check (tax_status in ('registered', 'small_business', 'outside_eu')),
  phone text check (private.is_text(phone, 50)),
  email text check (private.is_email(email))
);
comment on table public.billing_details is
  'What a user''s invoices say about them, and how they want to be paid. Private: invoices have a copy of what they say, and of how to pay '
  'a copy that their client is shown by a function.';
comment on column public.billing_details.address is
  'As one text, from before there were fields for it. It is used until one of them is filled in.';
alter table public.billing_details enable row level security;

create table private.invoice_numbers (
  creator_id uuid not null references public.users (id) on delete cascade,
  year integer not null,
  last integer not null,
  primary key (creator_id, year)
);
comment on table private.invoice_numbers is
  'The last number of a creator''s invoices in a year. Whoever takes one keeps the row until the end of their transaction, so there are no gaps.';
alter table private.invoice_numbers enable row level security;

create table public.invoices (
  id uuid primary key default gen_random_uuid(),
  hire_request_id uuid not null references public.hire_requests (id) on delete cascade,
  milestone integer not null check (milestone between 1 and 12),
  creator_id uuid references public.users (id) on delete set null,
  client_id uuid references public.users (id) on delete set null,
  year integer not null check (year between 2000 and 9999),
  serial integer not null check (serial >= 1),
  number text not null
    generated always as (year::text || '-' || lpad(serial::text, greatest(4, length(serial::text)), '0')) stored,
  corrects uuid unique references public.invoices (id) on delete cascade,
  seller jsonb not null check (private.is_billed_party(seller)),
  buyer jsonb not null check (private.is_billed_party(buyer)),
  lines jsonb not null,
  total_cents bigint not null,
  note text check (private.is_text(note, 500)),
  paid_at timestamptz(3),
  received_at timestamptz(3),
  denied_at timestamptz(3),
  reminded_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  tax jsonb,
  kind text not null default 'invoice',
  credits uuid references public.invoices (id) on delete cascade,
  former_creator_id uuid,
  unique (creator_id, year, serial),
  constraint lines_add_up check (coalesce(private.sum_of_lines(lines) = total_cents, false)),
  constraint tax_adds_up check (tax is null or private.is_tax(tax, total_cents)),
  -- A credit can be of a cent.
  constraint total_fits check (total_cents between case kind when 'credit' then 1 else 100 end and 100000000),
  constraint kind_fits check (
    case kind
      when 'invoice' then num_nonnulls(corrects, credits) = 0
      when 'corrected' then corrects is not null and credits is null
      when 'credit' then credits is not null and num_nonnulls(corrects, note, paid_at, received_at, denied_at, reminded_at) = 0
      else false
    end
  )
);
comment on table public.invoices is
  'One for each approved milestone, with names and addresses as they were. A correction is another one, which counts instead, and a credit '
  'note takes a part off one. The client says that it is paid, the creator that it is received.';
comment on column public.invoices.credits is 'The invoice off which a credit note takes its total, which is positive too.';
comment on column public.invoices.former_creator_id is
  'Who issued it, once their account is deleted: an e-invoice can need an id of its seller that is ours.';
comment on column public.invoices.tax is
  'The VAT as the creator had confirmed it when the invoice was issued, with its amounts; null if they had not.';
comment on column public.invoices.denied_at is
  'When the creator last said that a payment had not arrived; null if the client has taken back that there was one.';
alter table public.invoices enable row level security;

create unique index one_invoice_per_milestone on public.invoices (hire_request_id, milestone)
where corrects is null and credits is null;
create index invoices_of_creator on public.invoices (creator_id, created_at desc, serial desc, id desc);
create index invoices_of_client on public.invoices (client_id, created_at desc, serial desc, id desc);
create index invoices_to_remind_of on public.invoices (created_at)
where paid_at is null and received_at is null and reminded_at is null and credits is null;
create index credits_of_invoice on public.invoices (credits) where credits is not null;

create table private.confirmed_taxes (
  hire_request_id uuid primary key references public.hire_requests (id) on delete cascade,
  tax jsonb not null check (private.is_tax_choice(tax)),
  sides jsonb not null,
  confirmed_at timestamptz(3) not null default now()
);
comment on table private.confirmed_taxes is
  'The VAT that a creator has confirmed for the next invoices of a request, and what it was decided by: if that changes, it no longer counts.';
alter table private.confirmed_taxes enable row level security;

create function private.delete_confirmed_tax() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.confirmed_taxes c where c.hire_request_id = new.id;
  return null;
end;
$$;
comment on function private.delete_confirmed_tax() is
  'What a confirmed VAT was decided by are details of two accounts, so it goes with the first of them.';

create trigger delete_confirmed_tax after update of client_id, creator_id on public.hire_requests
for each row when (new.client_id is null or new.creator_id is null)
execute function private.delete_confirmed_tax();

create table private.invoice_payments (
  invoice_id uuid primary key references public.invoices (id) on delete cascade,
  payment_url text,
  payment_instructions text,
  is_later boolean not null default false
);
comment on table private.invoice_payments is
  'How each invoice is to be paid: what its creator had said when it was issued, or else the first that they said afterwards. Nothing changes it.';
comment on column private.invoice_payments.is_later is
  'Whether it was said after the invoice was issued: then pages show it, and the document, which never changes, does not.';
alter table private.invoice_payments enable row level security;

create table public.refunds (
  id uuid primary key default gen_random_uuid(),
  hire_request_id uuid not null references public.hire_requests (id) on delete cascade,
  invoice_id uuid not null references public.invoices (id) on delete cascade,
  case_id uuid,
  amount_cents bigint not null check (amount_cents between -100000000 and -1),
  reason text not null check (private.is_text(reason, 1000)),
  status text not null check (status in ('asked', 'owed', 'sent', 'confirmed')),
  is_credit boolean not null,
  refund_key uuid,
  reminders integer not null default 0 check (reminders between 0 and 3),
  created_at timestamptz(3) not null default now(),
  owed_at timestamptz(3) not null default now(),
  asked_at timestamptz(3),
  sent_at timestamptz(3),
  denied_at timestamptz(3),
  confirmed_at timestamptz(3),
  credit_note_id uuid references public.invoices (id),
  unique (hire_request_id, refund_key),
  constraint dates_fit check (
    case status
      when 'asked' then is_credit and asked_at is not null and num_nonnulls(sent_at, confirmed_at) = 0
      when 'owed' then num_nonnulls(sent_at, confirmed_at) = 0
      when 'sent' then sent_at is not null and confirmed_at is null
      else confirmed_at is not null and is_credit = (sent_at is null)
    end
    and (status in ('asked', 'confirmed') or not is_credit)
  )
);
comment on table public.refunds is
  'Money back: the creator sends it, the client confirms it, or says that it has not arrived, so that it is owed. It counts as given back '
  'once it is confirmed. While no one says that the invoice is paid it is a credit, which lowers what is to be paid: the client is asked first, '
  'and if they have paid, it is owed.';
comment on column public.refunds.case_id is 'The case that it pays.';
comment on column public.refunds.asked_at is 'When the client was last asked whether the invoice is paid, of which it is to be taken off.';
comment on column public.refunds.credit_note_id is
  'The credit note about it, since it was first confirmed. Of a part that was then owed, and sent alone, it is the same one.';
comment on column public.refunds.denied_at is 'When the client last said that it had not arrived.';
comment on column public.refunds.owed_at is
  'Since when it is owed, or was last owed before it was sent. What was sent too late and has not arrived is owed since the first day.';
comment on column public.refunds.reminders is 'How many reminders were sent since it is owed.';
alter table public.refunds enable row level security;

create index refunds_of_invoice on public.refunds (invoice_id);
create index refunds_of_credit_note on public.refunds (credit_note_id) where credit_note_id is not null;
create index denied_payments on public.invoices (denied_at) where denied_at is not null and received_at is null;
create index refunds_to_follow on public.refunds (created_at) where status in ('owed', 'sent');

alter table public.hire_request_events
add foreign key (invoice_id) references public.invoices (id) on delete cascade;
create index events_of_invoice on public.hire_request_events (invoice_id);

create function private.guard_invoice() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  -- The number is generated after this trigger, from columns that stay.
  movable text[] := array['number', 'paid_at', 'received_at', 'denied_at', 'reminded_at', 'client_id', 'creator_id'];
begin
  if tg_op = 'DELETE' then
    if exists (select from public.hire_requests h where h.id = old.hire_request_id) then
      perform private.raise_conflict('42501', 'An invoice can''t be deleted');
    end if;
    return old;
  end if;
  if to_jsonb(new) - movable <> to_jsonb(old) - movable
    or old.paid_at is not null and new.paid_at is distinct from old.paid_at
      and num_nonnulls(new.paid_at, new.received_at) > 0
    or old.received_at is not null and new.received_at is distinct from old.received_at
      and (num_nonnulls(new.paid_at, new.received_at) > 0 or new.denied_at is null or not private.can_deny(old))
    or new.client_id is distinct from old.client_id
      and not (new.client_id is null and private.is_deleted_user(old.client_id))
    or new.creator_id is distinct from old.creator_id
      and not (new.creator_id is null and private.is_deleted_user(old.creator_id))
  then
    perform private.raise_conflict('42501', 'An invoice can''t be changed');
  end if;
  if new.creator_id is distinct from old.creator_id then
    new.former_creator_id := old.creator_id;
  end if;
  return new;
end;
$$;
comment on function private.guard_invoice() is
  'Applies to every role: an invoice stays as it was issued, also once its creator has left. That it is received stays said, unless the '
  'creator denies it in time; that it is paid, while it is received.';

create function private.guard_refund() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  movable text[] := array[
    'status', 'asked_at', 'sent_at', 'denied_at', 'confirmed_at', 'invoice_id', 'case_id', 'refund_key', 'amount_cents',
    'is_credit', 'reminders', 'owed_at'
  ];
begin
  if tg_op = 'DELETE' then
    if exists (select from public.hire_requests h where h.id = old.hire_request_id) then
      perform private.raise_conflict('42501', 'A refund can''t be deleted');
    end if;
    return old;
  end if;
  if to_jsonb(new) - movable <> to_jsonb(old) - movable
    or (new.status, new.sent_at, new.confirmed_at) is distinct from (old.status, old.sent_at, old.confirmed_at)
      and (
        (old.status, new.status) not in (('owed', 'sent'), ('owed', 'confirmed'), ('sent', 'confirmed'), ('sent', 'owed'), ('owed', 'asked'))
          and not (old.is_credit and new.status = 'owed')
          and not (old.status = 'asked' and new.is_credit)
        or old.sent_at is not null and new.status <> 'owed' and new.sent_at is distinct from old.sent_at
      )
    or old.case_id is not null and new.case_id is distinct from old.case_id
    or old.refund_key is not null and new.refund_key is distinct from old.refund_key
    or new.amount_cents <> old.amount_cents and not (old.status = 'owed' and new.amount_cents > old.amount_cents)
    or new.invoice_id <> old.invoice_id and not exists (
      select from public.invoices i where (i.id, i.corrects) = (new.invoice_id, old.invoice_id)
    )
  then
    perform private.raise_conflict('42501', 'A refund can''t be changed');
  end if;
  return new;
end;
$$;
comment on function private.guard_refund() is
  'Applies to every role: a refund goes from owed to sent, and to confirmed or back, is a credit that the client is asked about while nothing is '
  'paid, and follows an invoice that is corrected. What is owed gets less by what another refund pays of it.';

create trigger guard before update or delete on public.invoices
for each row execute function private.guard_invoice();
create trigger guard before update or delete on public.refunds
for each row execute function private.guard_refund();

create function private.check_billing_details() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  long text;
begin
  new.name := case when private.has_text(new.name) then btrim(new.name) end;
  new.address := case when private.has_text(new.address) then btrim(new.address, e' \t\r\n') end;
  new.tax_id := case when private.has_text(new.tax_id) then btrim(new.tax_id) end;
  new.payment_url := case when private.has_text(new.payment_url) then btrim(new.payment_url) end;
  new.payment_instructions := case
    when private.has_text(new.payment_instructions) then btrim(new.payment_instructions, e' \t\r\n')
  end;
  new.street := case when private.has_text(new.street) then btrim(new.street) end;
  new.postal_code := case when private.has_text(new.postal_code) then btrim(new.postal_code) end;
  new.city := case when private.has_text(new.city) then btrim(new.city) end;
  new.country := case when private.has_text(new.country) then btrim(new.country) end;
  new.vat_id := case when private.has_text(new.vat_id) then btrim(new.vat_id) end;
  new.registration := case when private.has_text(new.registration) then btrim(new.registration) end;
  new.phone := case when private.has_text(new.phone) then btrim(new.phone) end;
  new.email := case when private.has_text(new.email) then btrim(new.email) end;
  select format('%s must be at most %s characters', f.label, f.longest) into long
  from (values
    ('Name', new.name, 150), ('Address', new.address, 500), ('Tax ID', new.tax_id, 50), ('Street', new.street, 150),
    ('Postal code', new.postal_code, 20), ('City', new.city, 100), ('VAT ID', new.vat_id, 30),
    ('Registration', new.registration, 100), ('Telephone', new.phone, 50),
    ('Payment instructions', new.payment_instructions, 500)
  ) as f (label, value, longest)
  where char_length(f.value) > f.longest limit 1;
  if long is not null then
    perform private.raise_invalid(long);
  elsif new.country !~ '^[A-Z]{2}$' then
    perform private.raise_invalid('Choose a country from the list');
  elsif not private.is_email(new.email) then
    perform private.raise_invalid('Enter a valid email address');
  elsif not private.is_payment_url(new.payment_url) then
    perform private.raise_invalid('Enter a link that begins with https:// and a domain name');
  end if;
  perform private.limit_rate('billing_details', 60, interval '10 minutes');
  return new;
end;
$$;

create trigger check_details before insert or update on public.billing_details
for each row execute function private.check_billing_details();
create trigger set_updated_at before update on public.billing_details
for each row execute function private.set_updated_at('updated_at');

create function private.guard_payment_details() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and (new.payment_url, new.payment_instructions) is not distinct from (old.payment_url, old.payment_instructions)
    or tg_op = 'INSERT' and coalesce(new.payment_url, new.payment_instructions) is null
  then
    return null;
  end if;
  -- The seed writes without a caller.
  if auth.uid() is not null then
    perform private.require_confirmation();
    perform private.notify(new.user_id, 'payment_changed', '{}');
  end if;
  insert into private.invoice_payments (invoice_id, payment_url, payment_instructions, is_later)
  select i.id, new.payment_url, new.payment_instructions, true from public.invoices i
  where i.creator_id = new.user_id and i.credits is null
  on conflict on constraint invoice_payments_pkey do nothing;
  return null;
end;
$$;
comment on function private.guard_payment_details() is
  'Where a creator''s money goes is not for a stolen session to change. The owner is notified, and invoices that were issued keep theirs.';

create trigger guard_payment after insert or update on public.billing_details
for each row execute function private.guard_payment_details();

create function private.copy_payment_details() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.invoice_payments (invoice_id, payment_url, payment_instructions)
  select i.id, b.payment_url, b.payment_instructions
  from public.invoices i join public.billing_details b on b.user_id = i.creator_id
  where i.id = new.id and i.credits is null and coalesce(b.payment_url, b.payment_instructions) is not null;
  return null;
end;
$$;

create trigger copy_payment after insert on public.invoices
for each row execute function private.copy_payment_details();

create function private.to_pay(invoice public.invoices) returns bigint
language sql stable security definer set search_path = ''
return case
  when invoice.credits is not null or invoice.received_at is not null
    or exists (select from public.invoices c where c.corrects = invoice.id) then 0
  else invoice.total_cents + coalesce((
    select sum(r.amount_cents) from public.refunds r
    where r.invoice_id = invoice.id and r.status = 'confirmed'
  ), 0)
end;
comment on function private.to_pay(public.invoices) is
  'What is left to pay, in cents: nothing of an invoice that was corrected, or once the creator has received it, and nothing of a credit note.';

create function private.settled_at(invoice public.invoices) returns timestamptz
language sql stable security definer set search_path = ''
return coalesce(invoice.received_at, case when private.to_pay(invoice) = 0 then (
  select max(d.at) from (
    select r.confirmed_at from public.refunds r where r.invoice_id = invoice.id
    union all
    select c.created_at from public.invoices c where c.corrects = invoice.id
    union all
    select invoice.created_at where invoice.credits is not null
  ) as d (at)
) end);
comment on function private.settled_at(public.invoices) is
  'When nothing was left to pay: received, credited as a whole, or corrected; of a credit note, when it was issued.';

create function private.rests(invoice public.invoices) returns boolean
language sql stable security definer set search_path = ''
return invoice.paid_at is null and exists (
  select from public.cases c
  where c.hire_request_id = invoice.hire_request_id and c.kind = 'money_back' and c.closed_at is null
    and c.milestone >= invoice.milestone
);
comment on function private.rests(public.invoices) is
  'Whether an invoice is in an open case: no one is asked to pay it meanwhile, though the client can still say that it is paid.';

create function private.owed_actions(request uuid, side text) returns text[]
language sql stable security definer set search_path = ''
return array_remove(array[
  case when side = 'client' and exists (
    select from public.invoices i
    where i.hire_request_id = request and i.paid_at is null and private.to_pay(i) > 0 and not private.rests(i)
  ) then 'pay' end,
  case when side = 'client' and exists (
    select from public.refunds r where r.hire_request_id = request and r.status = 'sent'
  ) then 'confirm_refund' end,
  case when side = 'client' and exists (
    select from public.refunds r where r.hire_request_id = request and r.status = 'asked'
  ) then 'answer_credit' end,
  case when side = 'creator' and exists (
    select from public.invoices i
    where i.hire_request_id = request and i.paid_at is not null and private.to_pay(i) > 0
  ) then 'receive' end,
  case when side = 'creator' and exists (
    select from public.refunds r where r.hire_request_id = request and r.status = 'owed'
  ) then 'send_refund' end
], null);
comment on function private.owed_actions(uuid, text) is 'What of the payments of a request waits for this side.';

create function private.invoice_to_remind_of(request public.hire_requests, at timestamptz) returns uuid
language sql stable security definer set search_path = ''
return (
  select i.id from public.invoices i
  where i.hire_request_id = request.id and num_nonnulls(request.client_id, request.creator_id) = 2
    and i.paid_at is null and i.received_at is null and i.reminded_at is null
    and private.to_pay(i) > 0 and not private.rests(i)
    and greatest(coalesce(i.denied_at, i.created_at), (
      select max(c.closed_at) from public.cases c
      where c.hire_request_id = request.id and c.kind = 'money_back' and c.milestone >= i.milestone
    )) <= invoice_to_remind_of.at - interval '7 days'
  order by i.created_at, i.id limit 1
);

create function private.refund_reminders(refund public.refunds, at timestamptz) returns integer
language sql immutable set search_path = ''
begin atomic
  select count(*)::integer from unnest(array[3, 7, 14]) as day
  where refund.owed_at <= refund_reminders.at - make_interval(days => day);
end;
comment on function private.refund_reminders(public.refunds, timestamptz) is
  'How many reminders of an owed refund are due by then: after 3, 7 and 14 days.';

create function private.is_overdue(refund public.refunds) returns boolean
language sql stable security definer set search_path = ''
return refund.status in ('owed', 'sent') and private.refund_reminders(refund, coalesce(refund.sent_at, now())) = 3 and exists (
  select from public.invoices i where i.id = refund.invoice_id and num_nonnulls(i.client_id, i.creator_id) = 2
);
comment on function private.is_overdue(public.refunds) is
  'Whether a refund was not sent by its last reminder, and the client has not confirmed it since. Who sends it late is late until it arrives; '
  'to an account that is closed nobody owes it.';

create function private.refund_to_remind_of(request public.hire_requests, at timestamptz) returns uuid
language sql stable security definer set search_path = ''
return (
  select r.id from public.refunds r
  where r.hire_request_id = request.id and num_nonnulls(request.client_id, request.creator_id) = 2
    and r.status = 'owed' and private.refund_reminders(r, refund_to_remind_of.at) > r.reminders
  order by r.created_at, r.id limit 1
);

create function private.is_about_refund(params jsonb, refund public.refunds) returns boolean
language sql stable security definer set search_path = ''
return (params ->> 'cents')::bigint = -refund.amount_cents and exists (
  select from public.invoices i join public.invoices named on (named.hire_request_id, named.milestone) = (i.hire_request_id, i.milestone)
  where i.id = refund.invoice_id and named.id = (params ->> 'invoice_id')::uuid
);
comment on function private.is_about_refund(jsonb, public.refunds) is
  'Whether a notification is about this refund, also if it names an invoice that was corrected since.';

create function private.assumed_at(refund public.refunds) returns timestamptz
language sql stable security definer set search_path = ''
return (
  select min(o.ended_at) + private.clock_of('assume_refund')
  from public.hire_requests h join private.mail_outbox o on o.user_id = h.client_id
  where h.id = refund.hire_request_id and refund.status = 'sent'
    and o.kind = 'request_refund_sent' and o.status = 'sent' and o.created_at >= refund.sent_at
    and private.is_about_refund(o.params, refund)
);
comment on function private.assumed_at(public.refunds) is
  'When a refund counts as arrived without a word of the client; null until they were mailed that it was sent.';

create function private.refund_to_assume(request public.hire_requests, at timestamptz) returns uuid
language sql stable security definer set search_path = ''
return (
  select r.id from public.refunds r
  where r.hire_request_id = request.id and private.assumed_at(r) <= refund_to_assume.at
  order by r.sent_at, r.id limit 1
);
comment on function private.refund_to_assume(public.hire_requests, timestamptz) is
  'A refund that the client was mailed about 14 days ago, without a word that it has not arrived.';

create function private.invoice_params(invoice uuid, cents bigint) returns jsonb
language sql stable security definer set search_path = ''
return coalesce((
  select jsonb_strip_nulls(jsonb_build_object(
    'invoice_id', i.id, 'number', i.number, 'cents', invoice_params.cents))
  from public.invoices i where i.id = invoice
), '{}');
comment on function private.invoice_params(uuid, bigint) is 'What a notification about an invoice says of it.';

create function private.billed_party(person uuid) returns jsonb
language sql stable security definer set search_path = ''
return (
  select jsonb_strip_nulls(jsonb_build_object(
    'name', coalesce(b.name, u.name),
    'address', coalesce(nullif(concat_ws(e'\n', b.street, nullif(concat_ws(' ', b.postal_code, b.city), ''), b.country), ''), b.address),
    'tax_id', b.tax_id, 'street', b.street, 'postal_code', b.postal_code, 'city', b.city, 'country', b.country, 'vat_id', b.vat_id,
    'registration', b.registration, 'phone', b.phone, 'email', b.email))
  from public.users u left join public.billing_details b on b.user_id = u.id
  where u.id = person
);
comment on function private.billed_party(uuid) is
  'A user as their invoices name them now: by their billing details, or else by the name of their profile. The address is also one text, for '
  'readers that know no fields.';

create function private.take_invoice_number(creator uuid, at timestamptz, zone text, out year integer, out serial integer)
language plpgsql security definer set search_path = ''
as $$
begin
  year := extract(year from private.day_in(zone, at));
  insert into private.invoice_numbers as n (creator_id, year, last)
  values (creator, take_invoice_number.year, 1)
  on conflict on constraint invoice_numbers_pkey do update set last = n.last + 1
  returning n.last into serial;
end;
$$;

create function private.hold_invoice_numbers(creator uuid, zone text) returns void
language sql security definer set search_path = ''
begin atomic
  insert into private.invoice_numbers as n (creator_id, year, last)
  values (creator, extract(year from private.day_in(zone)), 0)
  on conflict on constraint invoice_numbers_pkey do update set last = n.last;
end;
comment on function private.hold_invoice_numbers(uuid, text) is
  'For a call that will take a number and writes something else before: everyone takes the number first, so that no two wait for each other.';

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

create function private.issue_invoice(
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
comment on function private.issue_invoice(public.hire_requests, integer, timestamptz) is
  'The invoice of a milestone that is approved. It takes the time, so that a test can look ahead.';

create function private.issue_credit_note(invoice uuid, cents bigint) returns uuid
language sql security definer set search_path = ''
begin atomic
  insert into public.invoices (
    hire_request_id, milestone, creator_id, client_id, year, serial, kind, credits, seller, buyer, lines, total_cents, tax
  )
  select i.hire_request_id, i.milestone, i.creator_id, i.client_id, n.year, n.serial, 'credit', i.id, i.seller, i.buyer,
    jsonb_build_array(jsonb_build_object('title', i.lines -> 0 ->> 'title', 'cents', cents)), cents,
    private.taxed(i.tax - array['net_cents', 'tax_cents'] #- '{local,cents}', cents)
  from public.invoices i
  join public.hire_requests h on h.id = i.hire_request_id
  cross join lateral private.take_invoice_number(i.creator_id, now(), h.time_zone) n
  where i.id = invoice and i.creator_id is not null
  returning id;
end;
comment on function private.issue_credit_note(uuid, bigint) is
  'Takes so much off an invoice, with the names, the VAT and the rate that the invoice has. Of a creator who left there is nobody to issue it.';

create function private.record_credit_note(credit_note uuid, dispute uuid) returns void
language sql security definer set search_path = ''
begin atomic
  insert into private.audit_log (actor_id, action, target_kind, target_id, target_user_id, target_title, reason)
  select d.admin_id, 'issue_credit_note', 'case', d.case_id, n.creator_id, h.title,
    format('Credit note %s for invoice %s, by the decision about this case', n.number, i.number)
  from private.case_decisions d
  cross join public.invoices n
  join public.invoices i on i.id = n.credits
  join public.hire_requests h on h.id = n.hire_request_id
  where d.case_id = dispute and n.id = credit_note
  order by d.number desc limit 1;
end;
comment on function private.record_credit_note(uuid, uuid) is
  'The credit notes to which the decision of an admin leads are in the audit log, under the admin who made the last one. What both sides '
  'agreed on is not.';

create function private.credit_refund() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.credit_note_id := private.issue_credit_note(new.invoice_id, -new.amount_cents);
  perform private.record_credit_note(new.credit_note_id, new.case_id);
  return new;
end;
$$;

-- After the guard, by its name: nobody else writes the credit note.
create trigger issue_credit_note before update on public.refunds
for each row when (new.status = 'confirmed' and old.status <> 'confirmed' and new.credit_note_id is null)
execute function private.credit_refund();

create policy "Both parties read an invoice" on public.invoices
for select to authenticated using (
  client_id = (select auth.uid()) or creator_id = (select auth.uid())
);
create policy "Both parties read a refund" on public.refunds
for select to authenticated using (private.may_read_request(hire_request_id));
create policy "People read their billing details" on public.billing_details
for select to authenticated using (user_id = (select auth.uid()));
create policy "People add their billing details" on public.billing_details
for insert to authenticated with check (user_id = (select auth.uid()));
create policy "People change their billing details" on public.billing_details
for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "Suspended people write no billing details" on public.billing_details
as restrictive for all to authenticated
using (true) with check ((select private.may_write()));

grant select on public.billing_details to authenticated;
-- Notes and reasons are read through functions, which withhold some.
grant select (
  id, hire_request_id, milestone, creator_id, client_id, year, serial, number, corrects, seller, buyer, lines, total_cents,
  paid_at, received_at, denied_at, reminded_at, created_at, tax, kind, credits, former_creator_id
) on public.invoices to authenticated;
grant select (
  id, hire_request_id, invoice_id, case_id, amount_cents, status, is_credit, created_at, asked_at, owed_at, sent_at, denied_at, confirmed_at,
  credit_note_id
) on public.refunds to authenticated;
grant insert (
  name, address, tax_id, payment_url, payment_instructions, street, postal_code, city, country, vat_id, registration, tax_status, phone, email
), update (
  name, address, tax_id, payment_url, payment_instructions, street, postal_code, city, country, vat_id, registration, tax_status, phone, email
)
on public.billing_details to authenticated;
-- A check constraint runs as whoever writes the row.
grant execute on function private.is_payment_url(text) to authenticated, service_role;
