-- Credit notes are invoices of another kind, with numbers of the same series. The invoice of a milestone, and what corrects it, is named too.
set local lock_timeout = '500ms';

alter table public.invoices
add column kind text not null default 'invoice',
add column credits uuid,
add constraint invoices_credits_fkey foreign key (credits) references public.invoices (id) on delete cascade not valid,
drop constraint invoices_total_cents_check,
add constraint total_fits check (total_cents between case kind when 'credit' then 1 else 100 end and 100000000) not valid;
comment on table public.invoices is
  'One for each approved milestone, with names and addresses as they were. A correction is another one, which counts instead, and a credit '
  'note takes a part off one. The client says that it is paid, the creator that it is received.';
comment on column public.invoices.credits is 'The invoice off which a credit note takes its total, which is positive too.';

alter table public.refunds
add column credit_note_id uuid,
add constraint refunds_credit_note_id_fkey foreign key (credit_note_id) references public.invoices (id) not valid;
comment on column public.refunds.credit_note_id is
  'The credit note about it, since it was first confirmed. Of a part that was then owed, and sent alone, it is the same one.';

grant select (kind, credits) on public.invoices to authenticated;
grant select (credit_note_id) on public.refunds to authenticated;

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
    hire_request_id, milestone, creator_id, client_id, year, serial, kind, corrects, seller, buyer, lines,
    total_cents, note, paid_at, denied_at, reminded_at, tax
  )
  select former.hire_request_id, former.milestone, former.creator_id, former.client_id, n.year, n.serial,
    'corrected', former.id, private.billed_party(former.creator_id),
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
comment on function public.correct_invoice(uuid, text) is
  'A new invoice with a number of its own and today''s names and addresses counts instead of this one, until the payment is received. What '
  'the client said and what was refunded stay. The same call twice is one.';
