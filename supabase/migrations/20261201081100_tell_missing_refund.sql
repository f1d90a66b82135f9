set local lock_timeout = '500ms';

create or replace function private.move_refund(
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
create or replace function private.follow_refund(id uuid, action text) returns public.refunds
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
