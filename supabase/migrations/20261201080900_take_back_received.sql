set local lock_timeout = '500ms';

create function private.can_deny(invoice public.invoices) returns boolean
language sql stable security definer set search_path = ''
return invoice.received_at is not null and 1 = (
  with events as (
    select e.version, e.action from public.hire_request_events e
    where e.hire_request_id = invoice.hire_request_id and coalesce(e.invoice_id, invoice.id) = invoice.id
  )
  select count(*) from events e
  where e.version >= (select min(r.version) from events r where r.action = 'receive')
);
comment on function private.can_deny(public.invoices) is
  'Whether the creator can take back that a payment is received: once, and only while nothing else has happened since, other than to '
  'other invoices.';

create or replace function private.guard_invoice() returns trigger
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
  return new;
end;
$$;
comment on function private.guard_invoice() is
  'Applies to every role: an invoice stays as it was issued. That it is received stays said, unless the creator denies it in '
  'time; that it is paid, while it is received.';

create or replace function private.unsay_payment(id uuid, action text) returns public.invoices
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_party();
  request public.hire_requests;
  invoice public.invoices;
  is_own boolean := action = 'withdraw_payment';
  cents bigint;
begin
  request := private.lock_invoice(unsay_payment.id, caller);
  select i.* into invoice from public.invoices i where i.id = unsay_payment.id;
  if (request.client_id is not distinct from caller) <> is_own then
    perform private.raise_conflict('PT403', case
      when is_own then 'Only the client can take back that an invoice is paid'
      else 'Only the creator can say that a payment has not arrived'
    end);
  end if;
  perform private.fail_if_corrected(invoice);
  if invoice.received_at is not null and (is_own or not private.can_deny(invoice)) then
    perform private.raise_conflict('PT409', case
      when is_own then 'This payment is received already'
      else 'That you have received this payment can no longer be taken back. Write to the client'
    end);
  end if;
  invoice.note := private.text_of_action(request.id, invoice.note);
  if num_nonnulls(invoice.paid_at, invoice.received_at) = 0 then
    return invoice;
  end if;
  perform private.limit_rate('hire_action', 60, interval '10 minutes');
  update public.invoices i set
    paid_at = null,
    received_at = null,
    denied_at = case when not is_own then now() end,
    reminded_at = case when is_own then i.reminded_at end
  where i.id = invoice.id
  returning i.paid_at, i.received_at, i.denied_at, i.reminded_at
  into invoice.paid_at, invoice.received_at, invoice.denied_at, invoice.reminded_at;
  cents := private.to_pay(invoice);
  if is_own then
    -- Nothing that was not paid is sent back: the client pays less.
    update public.refunds r set is_credit = true, status = 'confirmed', confirmed_at = now()
    where r.invoice_id = invoice.id and r.status = 'owed';
  else
    perform private.offer_credits(request, invoice, caller);
  end if;
  perform private.record_action(
    request, action, caller, milestone => invoice.milestone, invoice_id => invoice.id, cents => nullif(cents, 0));
  return invoice;
end;
$$;

comment on function public.deny_payment(uuid) is
  'The creator says that a payment has not arrived, also to take back that it has: it is to be paid then, with a reminder of its own, and '
  'the client is asked about what was owed of it. The same word twice is one.';

create or replace function private.invoice_json(invoice public.invoices) returns jsonb
language sql stable security definer set search_path = ''
return to_jsonb(invoice) - 'reminded_at' || jsonb_build_object(
  'note', private.text_of_action(invoice.hire_request_id, invoice.note),
  'to_pay_cents', private.to_pay(invoice),
  'rests', private.rests(invoice),
  'can_deny', private.can_deny(invoice),
  'corrected_by', (select c.id from public.invoices c where c.corrects = invoice.id),
  'corrects_number', (select c.number from public.invoices c where c.id = invoice.corrects),
  'time_zone', (select h.time_zone from public.hire_requests h where h.id = invoice.hire_request_id),
  'payment', private.payment_json(invoice)
);
