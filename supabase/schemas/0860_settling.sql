create function private.send_invoice(request public.hire_requests, milestone integer) returns void
language sql security definer set search_path = ''
begin atomic
  select private.remind(
    request, 'client', 'request_invoice', private.invoice_params(i.id, private.to_pay(i)))
  from public.invoices i
  where i.hire_request_id = request.id and i.milestone = send_invoice.milestone and i.kind = 'invoice';
end;

create function private.send_credit_note() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.notify_party(
    h, party.side, 'credit_note_issued', private.invoice_params(new.id, new.total_cents), false)
  from public.hire_requests h
  cross join lateral (values (h.client_id, 'client'), (h.creator_id, 'creator')) as party (id, side)
  where h.id = new.hire_request_id
  -- Two that write to the same digests would wait for each other.
  order by party.id;
  return null;
end;
$$;
comment on function private.send_credit_note() is
  'A credit note is a document of both sides, so whoever caused it is notified too. It has a line beside the one about the step.';

create trigger send_credit_note after insert on public.invoices
for each row when (new.kind = 'credit')
execute function private.send_credit_note();

create function private.lock_invoice(invoice uuid, caller uuid) returns public.hire_requests
language plpgsql security definer set search_path = ''
as $$
declare
  request uuid := (
    select i.hire_request_id from public.invoices i
    where i.id = invoice and i.credits is null and caller in (i.client_id, i.creator_id)
  );
begin
  if request is null then
    perform private.raise_conflict('PT404', 'This invoice no longer exists, or it isn''t yours');
  end if;
  return private.lock_request(request, caller);
end;
$$;
comment on function private.lock_invoice(uuid, uuid) is
  'The request of an invoice of the caller, for an act on it. Nothing is done with a credit note.';

create function private.fail_if_corrected(invoice public.invoices) returns void
language plpgsql stable security definer set search_path = ''
as $$
declare
  number text := (select c.number from public.invoices c where c.corrects = invoice.id);
begin
  if number is not null then
    perform private.raise_conflict('PT409', format('This invoice was corrected. Invoice %s replaces it', number));
  end if;
end;
$$;

create function private.owe_credits(
  request public.hire_requests, invoice public.invoices, actor uuid, confirmed boolean default false
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  credit public.refunds;
begin
  for credit in
    update public.refunds r set
      is_credit = false, status = 'owed', confirmed_at = null,
      owed_at = case when private.refund_reminders(r, invoice.denied_at) = 3 then r.owed_at else now() end,
      reminders = case when private.refund_reminders(r, invoice.denied_at) = 3 then 3 else 0 end
    where r.invoice_id = invoice.id and r.is_credit and (r.status = 'asked' or owe_credits.confirmed)
    returning *
  loop
    perform private.record_action(
      request, 'owe_refund', actor, credit.reason, invoice.milestone, invoice.id, -credit.amount_cents);
  end loop;
end;
$$;
comment on function private.owe_credits(public.hire_requests, public.invoices, uuid, boolean) is
  'What was to be taken off an invoice is to be sent back once someone says that it is paid: what the client was asked about, or all of it. '
  'What was overdue when the creator said that the payment had not arrived still is.';

create function private.offer_credits(request public.hire_requests, invoice public.invoices, actor uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  credit public.refunds;
begin
  if request.client_id is null then
    -- Each is credited at once.
    perform private.hold_invoice_numbers(request.creator_id, request.time_zone);
  end if;
  for credit in
    update public.refunds r set
      is_credit = true,
      status = case when request.client_id is null then 'confirmed' else 'asked' end,
      asked_at = case when request.client_id is not null then now() end,
      confirmed_at = case when request.client_id is null then now() end
    where r.invoice_id = invoice.id and r.status = 'owed'
    returning *
  loop
    perform private.record_action(
      request, case credit.status when 'asked' then 'ask_credit' else 'credit' end, actor, credit.reason,
      invoice.milestone, invoice.id, -credit.amount_cents);
  end loop;
end;
$$;
comment on function private.offer_credits(public.hire_requests, public.invoices, uuid) is
  'Money that has not arrived is not owed back: once no one says that an invoice is paid, the client is asked about what was to be sent back '
  'of it. That of a client who left is taken off at once.';

create function private.report_payment(
  request public.hire_requests, invoice public.invoices, actor uuid
) returns public.invoices
language plpgsql security definer set search_path = ''
as $$
declare
  is_credited boolean := private.to_pay(invoice) = 0;
begin
  perform private.owe_credits(request, invoice, actor, is_credited);
  update public.invoices i set paid_at = now() where i.id = invoice.id returning i.paid_at into invoice.paid_at;
  perform private.record_action(
    request, 'pay', actor, milestone => invoice.milestone, invoice_id => invoice.id, cents => nullif(private.to_pay(invoice), 0));
  return invoice;
end;
$$;
comment on function private.report_payment(public.hire_requests, public.invoices, uuid) is
  'The client''s word that an invoice is paid, which answers whether something is taken off: that is owed then. It is taken also once all was credited.';

create function public.confirm_payment(id uuid, action text) returns public.invoices
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_party();
  request public.hire_requests;
  invoice public.invoices;
  cents bigint;
begin
  if (action in ('paid', 'received')) is not true then
    perform private.raise_invalid('An invoice doesn''t have this action');
  end if;
  request := private.lock_invoice(confirm_payment.id, caller);
  select i.* into invoice from public.invoices i where i.id = confirm_payment.id;
  if (request.client_id is not distinct from caller) <> (action = 'paid') then
    perform private.raise_conflict('PT403', case action
      when 'paid' then 'Only the client can say that an invoice is paid'
      else 'Only the creator can say that a payment is received'
    end);
  end if;
  invoice.note := private.text_of_action(request.id, invoice.note);
  if invoice.received_at is not null or action = 'paid' and invoice.paid_at is not null then
    return invoice;
  end if;
  perform private.fail_if_corrected(invoice);
  cents := private.to_pay(invoice);
  if cents = 0 and action = 'received' then
    perform private.raise_conflict('PT409', 'Nothing of this invoice is left to pay');
  end if;
  perform private.limit_rate('hire_action', 60, interval '10 minutes');
  if action = 'paid' then
    return private.report_payment(request, invoice, caller);
  end if;
  perform private.owe_credits(request, invoice, caller);
  update public.invoices i set received_at = now() where i.id = invoice.id
  returning i.received_at into invoice.received_at;
  perform private.record_action(
    request, 'receive', caller, milestone => invoice.milestone, invoice_id => invoice.id, cents => cents);
  return invoice;
end;
$$;
comment on function public.confirm_payment(uuid, text) is
  'The client says that an invoice is paid, the creator that the payment is received, also if the client said nothing. The same word twice '
  'is one.';

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

create function private.unsay_payment(id uuid, action text) returns public.invoices
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

create function public.withdraw_payment(id uuid) returns public.invoices
language sql security definer set search_path = ''
begin atomic
  select private.unsay_payment(withdraw_payment.id, 'withdraw_payment');
end;
comment on function public.withdraw_payment(uuid) is
  'The client takes back that an invoice is paid, until the creator has answered. The same word twice is one.';

create function public.deny_payment(id uuid) returns public.invoices
language sql security definer set search_path = ''
begin atomic
  select private.unsay_payment(deny_payment.id, 'deny_payment');
end;
comment on function public.deny_payment(uuid) is
  'The creator says that a payment has not arrived, also to take back that it has: it is to be paid then, with a reminder of its own, and '
  'the client is asked about what was owed of it. The same word twice is one.';

create function public.correct_invoice(id uuid, note text default null) returns public.invoices
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

create function private.add_refund(
  request public.hire_requests, invoice public.invoices, refund public.refunds, actor uuid, may_be_paid boolean default true
) returns public.refunds
language plpgsql security definer set search_path = ''
as $$
begin
  refund.is_credit := num_nonnulls(invoice.paid_at, invoice.received_at) = 0;
  if refund.is_credit then
    refund.status := case when may_be_paid and request.client_id is not null then 'asked' else 'confirmed' end;
  end if;
  if refund.status = 'confirmed' then
    refund.credit_note_id := private.issue_credit_note(invoice.id, -refund.amount_cents);
    perform private.record_credit_note(refund.credit_note_id, refund.case_id);
  end if;
  insert into public.refunds (
    hire_request_id, invoice_id, case_id, amount_cents, reason, status, is_credit, refund_key, asked_at, sent_at, confirmed_at, credit_note_id
  )
  values (
    request.id, invoice.id, refund.case_id, refund.amount_cents, refund.reason, refund.status, refund.is_credit,
    refund.refund_key, case refund.status when 'asked' then now() end, case refund.status when 'sent' then now() end, case refund.status when 'confirmed' then now() end,
    refund.credit_note_id
  )
  returning * into refund;
  perform private.record_action(
    request,
    case refund.status
      when 'asked' then 'ask_credit' when 'confirmed' then 'credit' when 'owed' then 'owe_refund' else 'refund'
    end,
    actor, refund.reason, invoice.milestone, invoice.id, -refund.amount_cents);
  return refund;
end;
$$;
comment on function private.add_refund(public.hire_requests, public.invoices, public.refunds, uuid, boolean) is
  'Money back, or, while no one says that anything is paid, a credit: it waits for the client''s word that they have not paid, unless the '
  'invoice can''t be paid yet, or the client has left.';

create function private.refundable(invoice public.invoices) returns bigint
language sql stable security definer set search_path = ''
return invoice.total_cents + coalesce((
  select sum(r.amount_cents) from public.refunds r where r.invoice_id = invoice.id
), 0);
comment on function private.refundable(public.invoices) is
  'What of an invoice is neither refunded nor to be refunded, in cents.';

create function private.pay_owed_refunds(
  request public.hire_requests, invoice public.invoices, refund public.refunds, actor uuid
) returns public.refunds
language plpgsql security definer set search_path = ''
as $$
declare
  owed public.refunds;
begin
  for owed in
    select r.* from public.refunds r where r.invoice_id = invoice.id and r.status = 'owed' order by r.created_at, r.id
  loop
    if refund.amount_cents > owed.amount_cents then
      update public.refunds r set amount_cents = r.amount_cents - refund.amount_cents where r.id = owed.id;
      refund.case_id := owed.case_id;
      refund.credit_note_id := owed.credit_note_id;
      exit;
    end if;
    refund.amount_cents := refund.amount_cents - owed.amount_cents;
    update public.refunds r set refund_key = refund.refund_key
    where r.id = owed.id and refund.amount_cents = 0 and r.refund_key is null;
    refund.id := (private.move_refund(request, owed.id, 'send_refund', actor)).id;
    exit when refund.amount_cents = 0;
  end loop;
  return refund;
end;
$$;
comment on function private.pay_owed_refunds(public.hire_requests, public.invoices, public.refunds, uuid) is
  'Money that is sent back pays what is owed of the invoice first: whole refunds become sent, of the last a part stays owed. What is left of '
  'it is a refund of its own.';

create function public.enter_refund(
  invoice_id uuid, amount_cents bigint, reason text, refund_key uuid
) returns public.refunds
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_party();
  request public.hire_requests;
  invoice public.invoices;
  refund public.refunds;
  most bigint;
begin
  if refund_key is null then
    perform private.raise_invalid('A refund key is required');
  end if;
  request := private.lock_invoice(enter_refund.invoice_id, caller);
  select i.* into invoice from public.invoices i where i.id = enter_refund.invoice_id;
  if request.creator_id is distinct from caller then
    perform private.raise_conflict('PT403', 'Only the creator can enter a refund');
  end if;
  select r.* into refund from public.refunds r
  where r.hire_request_id = request.id and r.refund_key = enter_refund.refund_key;
  if found then
    return refund;
  end if;
  perform private.fail_if_corrected(invoice);
  most := private.refundable(invoice) - coalesce((
    select sum(r.amount_cents) from public.refunds r where r.invoice_id = invoice.id and r.status = 'owed'
  ), 0);
  if most = 0 then
    perform private.raise_conflict('PT409', 'Nothing of this invoice is left to refund');
  elsif (amount_cents between 1 and most) is not true then
    perform private.raise_invalid(format('Enter an amount from $0.01 to %s', private.format_money(most / 100.0)));
  elsif private.has_text(reason) is not true or char_length(btrim(reason, e' \t\r\n')) < 10 then
    perform private.raise_invalid('Write a reason of at least 10 characters');
  elsif char_length(btrim(reason, e' \t\r\n')) > 1000 then
    perform private.raise_invalid('Use at most 1000 characters');
  end if;
  if amount_cents < most and (
    select count(*) from public.refunds r where r.invoice_id = invoice.id and r.refund_key is not null
  ) >= 10 then
    perform private.raise_conflict('PT409', 'This invoice has 10 refunds or credits. Enter all of the rest as one');
  end if;
  perform private.limit_rate('hire_action', 60, interval '10 minutes');
  refund.amount_cents := -enter_refund.amount_cents;
  refund.reason := btrim(enter_refund.reason, e' \t\r\n');
  refund.refund_key := enter_refund.refund_key;
  refund.status := 'sent';
  refund := private.pay_owed_refunds(request, invoice, refund, caller);
  if refund.amount_cents = 0 then
    select r.* into refund from public.refunds r where r.id = refund.id;
    return refund;
  end if;
  return private.add_refund(request, invoice, refund, caller);
end;
$$;
comment on function public.enter_refund(uuid, bigint, text, uuid) is
  'The creator enters money that they sent back; the client confirms it. It pays what is owed first. If no one said that anything is paid, it '
  'lowers what is to be paid once the client says that nothing is. The same call with the same key is the same refund.';

create function private.owe_refund(
  request public.hire_requests, invoice public.invoices, cents bigint, reason text, case_id uuid,
  may_be_paid boolean default true
) returns public.refunds
language plpgsql security definer set search_path = ''
as $$
declare
  refund public.refunds;
begin
  refund.amount_cents := -least(cents, private.refundable(invoice));
  if refund.amount_cents = 0 then
    return null;
  end if;
  refund.reason := owe_refund.reason;
  refund.case_id := owe_refund.case_id;
  refund.status := 'owed';
  return private.add_refund(request, invoice, refund, null, may_be_paid);
end;
$$;
comment on function private.owe_refund(public.hire_requests, public.invoices, bigint, text, uuid, boolean) is
  'What the outcome of a case gives back, at most what was not refunded yet. The request is locked.';

create function private.move_refund(
  request public.hire_requests, refund uuid, action text, actor uuid
) returns public.refunds
language plpgsql security definer set search_path = ''
as $$
declare
  moved public.refunds;
begin
  update public.refunds r set
    status = case action when 'send_refund' then 'sent' when 'deny_refund' then 'owed' else 'confirmed' end,
    sent_at = case when action <> 'deny_refund' and not r.is_credit then coalesce(r.sent_at, now()) end,
    denied_at = case action when 'deny_refund' then now() else r.denied_at end,
    owed_at = case when action = 'deny_refund' and not private.is_overdue(r) then now() else r.owed_at end,
    reminders = case when action = 'deny_refund' and not private.is_overdue(r) then 0 else r.reminders end,
    confirmed_at = case when action in ('confirm_refund', 'assume_refund', 'confirm_credit') then now() end
  where r.id = move_refund.refund
  returning * into moved;
  if action = 'deny_refund' then
    -- Before the step is told, so that it asks for nothing that is not owed.
    perform private.offer_credits(request, i, null)
    from public.invoices i where i.id = moved.invoice_id and num_nonnulls(i.paid_at, i.received_at) = 0;
    select r.* into moved from public.refunds r where r.id = moved.id;
  end if;
  perform private.record_action(
    request, action, actor,
    milestone => (select i.milestone from public.invoices i where i.id = moved.invoice_id),
    invoice_id => moved.invoice_id, cents => -moved.amount_cents);
  moved.reason := private.text_of_action(request.id, moved.reason);
  return moved;
end;
$$;
comment on function private.move_refund(public.hire_requests, uuid, text, uuid) is
  'The one place that changes the state of a refund. The request is locked.';

create function private.follow_refund(id uuid, action text) returns public.refunds
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_party();
  request public.hire_requests;
  refund public.refunds;
begin
  request := private.lock_request(r.hire_request_id, caller)
  from public.refunds r
  join public.hire_requests h on h.id = r.hire_request_id
  where r.id = follow_refund.id and caller in (h.client_id, h.creator_id);
  if request.id is null then
    perform private.raise_conflict('PT404', 'This refund no longer exists, or it isn''t yours');
  end if;
  select r.* into refund from public.refunds r where r.id = follow_refund.id;
  if (request.creator_id is not distinct from caller) <> (action = 'send_refund') then
    perform private.raise_conflict('PT403', case action
      when 'send_refund' then 'Only the creator can say that a refund is sent'
      when 'deny_refund' then 'Only the client can say that a refund has not arrived'
      when 'confirm_credit' then 'Only the client can say that an invoice is not paid'
      else 'Only the client can confirm a refund'
    end);
  elsif action <> 'confirm_credit' and refund.status = 'asked' and (action = 'deny_refund' and refund.denied_at is not null) is not true then
    perform private.raise_conflict('PT409', 'The client has not said yet whether this invoice is paid');
  elsif action = 'confirm_credit' and not refund.is_credit then
    perform private.raise_conflict('PT409', 'This invoice is paid already');
  elsif action = 'deny_refund' and refund.status = 'confirmed' then
    perform private.raise_conflict('PT409', 'This refund is confirmed already');
  elsif action = 'deny_refund' and (refund.status, refund.denied_at) is not distinct from ('owed', null) then
    perform private.raise_conflict('PT409', 'This refund isn''t sent yet');
  elsif refund.status in (case action when 'send_refund' then 'sent' when 'deny_refund' then 'owed' end, 'confirmed')
    or action = 'deny_refund' and refund.status = 'asked'
  then
    refund.reason := private.text_of_action(request.id, refund.reason);
    return refund;
  end if;
  perform private.limit_rate('hire_action', 60, interval '10 minutes');
  return private.move_refund(request, refund.id, action, caller);
end;
$$;

create function public.send_refund(id uuid) returns public.refunds
language sql security definer set search_path = ''
begin atomic
  select private.follow_refund(send_refund.id, 'send_refund');
end;
comment on function public.send_refund(uuid) is
  'The creator says that a refund that they owed is sent. The same word twice is one.';

create function public.confirm_refund(id uuid) returns public.refunds
language sql security definer set search_path = ''
begin atomic
  select private.follow_refund(confirm_refund.id, 'confirm_refund');
end;
comment on function public.confirm_refund(uuid) is
  'The client confirms a refund, also if the creator said nothing. The same word twice is one.';

create function public.deny_refund(id uuid) returns public.refunds
language sql security definer set search_path = ''
begin atomic
  select private.follow_refund(deny_refund.id, 'deny_refund');
end;
comment on function public.deny_refund(uuid) is
  'The client says that a refund has not arrived: it is owed then, or, while no one says that its invoice is paid, the client is asked about '
  'that. The same word twice is one.';

create function public.confirm_credit(id uuid) returns public.refunds
language sql security definer set search_path = ''
begin atomic
  select private.follow_refund(confirm_credit.id, 'confirm_credit');
end;
comment on function public.confirm_credit(uuid) is
  'The client says that they have not paid an invoice, so that as much is taken off. That they have is the word of confirm_payment. The same '
  'word twice is one.';

create function private.may_read_payment(creator uuid, client uuid, at timestamptz default now()) returns boolean
language sql stable security definer set search_path = ''
return exists (
  select from public.invoices i
  where i.creator_id = creator and i.client_id = client
    and coalesce(private.settled_at(i) >= may_read_payment.at - interval '90 days', true)
);
comment on function private.may_read_payment(uuid, uuid, timestamptz) is
  'Whether this client is shown how the creator wants to be paid: while an invoice between them is open, and 90 days longer.';

create function private.payment_json(invoice public.invoices) returns jsonb
language sql stable security definer set search_path = ''
return (
  select jsonb_build_object(
    'name', invoice.seller ->> 'name', 'payment_url', p.payment_url, 'payment_instructions', p.payment_instructions)
  from (values (invoice.id)) as one (id) left join private.invoice_payments p on p.invoice_id = one.id
  where invoice.creator_id = (select auth.uid())
    or invoice.client_id = (select auth.uid()) and case
      when invoice.creator_id is null then coalesce(private.settled_at(invoice) >= now() - interval '90 days', true)
      else private.may_read_payment(invoice.creator_id, invoice.client_id)
    end
);
comment on function private.payment_json(public.invoices) is
  'How an invoice is to be paid, for its parties only: null once the client is not shown it any more. Of a creator who left, each invoice '
  'has its own 90 days.';

create function private.invoice_json(invoice public.invoices) returns jsonb
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

create function private.refund_json(refund public.refunds) returns jsonb
language sql stable security definer set search_path = ''
return to_jsonb(refund) - array['refund_key', 'reminders'] || jsonb_build_object(
  'reason', private.text_of_action(refund.hire_request_id, refund.reason),
  'assumed_at', private.assumed_at(refund),
  'credit_note', (select private.invoice_json(n) from public.invoices n where n.id = refund.credit_note_id)
);

create function private.settling_json(request public.hire_requests) returns jsonb
language sql stable security definer set search_path = ''
return jsonb_build_object(
  'agreements', coalesce((
    select jsonb_agg(to_jsonb(a) - 'hire_request_id' order by a.version)
    from public.agreements a where a.hire_request_id = request.id
  ), '[]'),
  'invoices', coalesce((
    select jsonb_agg(private.invoice_json(i) order by i.milestone, i.created_at, i.serial)
    from public.invoices i where i.hire_request_id = request.id and i.credits is null
  ), '[]'),
  'refunds', coalesce((
    select jsonb_agg(private.refund_json(r) order by r.created_at, r.id)
    from public.refunds r where r.hire_request_id = request.id
  ), '[]')
);
comment on function private.settling_json(public.hire_requests) is 'What the two agreed on and what is owed.';

create function private.invoice_page(
  me uuid, side text, after_time timestamptz, after_id uuid, size integer
) returns setof uuid rows 20
language plpgsql stable security definer set search_path = ''
as $$
declare
  after_serial integer := (select i.serial from public.invoices i where i.id = after_id);
begin
  -- One plan for each side, so that each reads its own index in order.
  if side = 'creator' then
    return query
      select i.id from public.invoices i
      where i.creator_id = me and i.credits is null and (after_id is null or (i.created_at, i.serial, i.id) < (after_time, after_serial, after_id))
      order by i.created_at desc, i.serial desc, i.id desc limit size;
  else
    return query
      select i.id from public.invoices i
      where i.client_id = me and i.credits is null and (after_id is null or (i.created_at, i.serial, i.id) < (after_time, after_serial, after_id))
      order by i.created_at desc, i.serial desc, i.id desc limit size;
  end if;
end;
$$;

create function public.my_invoices(
  side text, cursor text default null, page_size integer default 20
) returns jsonb
language plpgsql stable security definer set search_path = '' set statement_timeout = '3s'
as $$
declare
  size integer := least(greatest(coalesce(page_size, 20), 1), 100);
  place record;
  items jsonb;
begin
  if (side in ('client', 'creator')) is not true then
    perform private.raise_invalid('This list doesn''t exist');
  end if;
  place := private.parse_cursor(cursor);
  select coalesce(jsonb_agg(
    private.invoice_json(i) || jsonb_build_object(
      'title', h.title,
      'other', private.party(case side when 'client' then i.creator_id else i.client_id end),
      'refunds', coalesce((
        select jsonb_agg(private.refund_json(r) order by r.created_at, r.id)
        from public.refunds r where r.invoice_id = i.id
      ), '[]'))
    order by i.created_at desc, i.serial desc, i.id desc), '[]')
  into items
  from private.invoice_page(auth.uid(), side, place.after_time, place.after_id, size + 1) as page (id)
  join public.invoices i on i.id = page.id
  join public.hire_requests h on h.id = i.hire_request_id;
  return jsonb_build_object(
    'items', items - size,
    'next_cursor', case when jsonb_array_length(items) > size then
      (items -> size - 1 ->> 'id') || '_' || (items -> size - 1 ->> 'created_at')
    end
  );
end;
$$;
comment on function public.my_invoices(text, text, integer) is
  'A page of the caller''s invoices as client or as creator, the newest first.';

create function public.my_earnings_figures() returns jsonb
language sql stable security definer set search_path = '' set statement_timeout = '3s'
begin atomic
  with mine as (
    select i.received_at, i.total_cents - r.credited - r.refunded as left_over, r.credited, r.refunded
    from public.invoices i
    cross join lateral (
      select -coalesce(sum(f.amount_cents) filter (where f.is_credit), 0) as credited,
        -coalesce(sum(f.amount_cents) filter (where not f.is_credit), 0) as refunded
      from public.refunds f where f.invoice_id = i.id and f.status = 'confirmed'
    ) r
    where i.creator_id = (select auth.uid()) and i.credits is null
      and not exists (select from public.invoices c where c.corrects = i.id)
  )
  select jsonb_build_object(
    'agreed_cents', (
      select coalesce(sum(t.amount * 100), 0)::bigint from public.transactions t
      where t.creator_id = (select auth.uid()) and t.status = 'pending'
    ),
    'to_be_paid_cents', coalesce(sum(m.left_over) filter (where m.received_at is null), 0),
    'received_cents', coalesce(sum(m.left_over) filter (where m.received_at is not null), 0),
    'credited_cents', coalesce(sum(m.credited), 0),
    'refunded_cents', coalesce(sum(m.refunded), 0)
  )
  from mine m;
end;
comment on function public.my_earnings_figures() is
  'What the caller has agreed on as a creator, is to be paid, has received, has credited (taken off before it was paid) and has refunded '
  '(sent back), in cents. The last four add up to their completed work.';

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

grant execute on function
  public.confirm_payment(uuid, text), public.withdraw_payment(uuid), public.deny_payment(uuid), public.correct_invoice(uuid, text),
  public.enter_refund(uuid, bigint, text, uuid), public.send_refund(uuid), public.confirm_refund(uuid), public.deny_refund(uuid),
  public.confirm_credit(uuid), public.my_invoices(text, text, integer), public.my_earnings_figures(),
  public.my_tax_sides(uuid), public.confirm_tax(uuid, jsonb, jsonb)
to authenticated;
