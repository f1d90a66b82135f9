-- What a document says stays: how to pay as it was said before, and who issued it, also once their account is deleted.
set local lock_timeout = '500ms';

alter table public.invoices add column former_creator_id uuid;
comment on column public.invoices.former_creator_id is
  'Who issued it, once their account is deleted: an e-invoice can need an id of its seller that is ours.';
grant select (former_creator_id) on public.invoices to authenticated;

alter table private.invoice_payments add column is_later boolean not null default false;
comment on column private.invoice_payments.is_later is
  'Whether it was said after the invoice was issued: then pages show it, and the document, which never changes, does not.';

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
  if new.creator_id is distinct from old.creator_id then
    new.former_creator_id := old.creator_id;
  end if;
  return new;
end;
$$;
comment on function private.guard_invoice() is
  'Applies to every role: an invoice stays as it was issued, also once its creator has left. That it is received stays said, unless the '
  'creator denies it in time; that it is paid, while it is received.';

create or replace function private.guard_payment_details() returns trigger
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

create or replace function private.invoice_json(invoice public.invoices) returns jsonb
language sql stable security definer set search_path = ''
return to_jsonb(invoice) - 'reminded_at' || jsonb_build_object(
  'note', private.text_of_action(invoice.hire_request_id, invoice.note),
  'to_pay_cents', private.to_pay(invoice),
  'rests', private.rests(invoice),
  'can_deny', private.can_deny(invoice),
  'corrected_by', (select c.id from public.invoices c where c.corrects = invoice.id),
  'corrects_number', (select c.number from public.invoices c where c.id = invoice.corrects),
  'refers_to', (
    select jsonb_build_object('number', r.number, 'created_at', r.created_at) from public.invoices r
    where r.id = coalesce(invoice.corrects, invoice.credits)
  ),
  'time_zone', (select h.time_zone from public.hire_requests h where h.id = invoice.hire_request_id),
  'payment', private.payment_json(invoice),
  'issued_payment', (
    select jsonb_build_object('payment_url', p.payment_url, 'payment_instructions', p.payment_instructions)
    from private.invoice_payments p
    where p.invoice_id = invoice.id and not p.is_later and (select auth.uid()) in (invoice.creator_id, invoice.client_id)
  )
);
comment on function private.invoice_json(public.invoices) is 'An invoice or a credit note as its parties read it.';
