-- The credit notes that follow from an admin's decision are in the audit log.
set local lock_timeout = '500ms';

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

create or replace function private.credit_refund() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.credit_note_id := private.issue_credit_note(new.invoice_id, -new.amount_cents);
  perform private.record_credit_note(new.credit_note_id, new.case_id);
  return new;
end;
$$;

create or replace function private.add_refund(
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
