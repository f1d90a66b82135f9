-- Both sides are notified of a credit note.
set local lock_timeout = '500ms';

alter table public.notifications validate constraint notifications_kind_check;

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

create or replace function private.sync_notifications(
  request public.hire_requests, side text, notification uuid, is_actor boolean
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  person uuid := case side when 'client' then request.client_id else request.creator_id end;
  due text[] := private.due_actions(request, side);
  -- What became of an offer makes room for the line that asked to answer it.
  replaced text := (
    select case when n.kind like 'request\_offer\_%' then 'answer' else private.action_of_notification(n.kind, n.params) end
    from public.notifications n where n.id = notification
  );
  asking uuid;
begin
  update public.notifications n set needs_action = false
  where n.user_id = person and n.needs_action and n.params ->> 'request_id' = request.id::text
    and n.id is distinct from notification
    and (
      private.action_of_notification(n.kind, n.params) = replaced
      or (private.action_of_notification(n.kind, n.params) = any (due)) is not true
    );
  if cardinality(due) > 0 and not private.is_withheld(request.id, person) and not exists (
    select from public.notifications n
    where n.user_id = person and n.needs_action and n.params ->> 'request_id' = request.id::text
  ) then
    asking := (
      select l.id
      from public.notifications l
      cross join lateral (select private.action_of_notification(l.kind, l.params) = any (due) as is_about_it) a
      where l.user_id = person and l.kind like 'request\_%' and l.params ->> 'request_id' = request.id::text
        and a.is_about_it is not false
      order by l.id = notification desc, a.is_about_it desc nulls last, l.created_at desc, l.id desc limit 1
    );
    if asking is null then
      notification := coalesce(
        (
          select private.notify_party(
            request, side, 'request_invoice',
            jsonb_build_object('actor_name', (select u.name from public.users u where u.id = request.creator_id))
              || private.invoice_params(i.id, private.to_pay(i)),
            true)
          from public.invoices i
          where i.hire_request_id = request.id and 'pay' = any (due) and i.paid_at is null and private.to_pay(i) > 0
            and not private.rests(i)
          order by i.created_at, i.id limit 1
        ),
        (
          select private.notify_party(
            request, side, l.notification,
            jsonb_build_object('actor_name', (select u.name from public.users u where u.id = l.actor_id))
              || private.invoice_params(l.invoice_id, l.cents),
            true)
          from (
            select s.notification, e.actor_id, e.invoice_id, e.cents
            from public.hire_request_events e join private.hire_steps s on s.action = e.action
            where e.hire_request_id = request.id and s.waits_for = any (due)
            order by e.version desc limit 1
          ) l
        ));
      is_actor := is_actor and notification is null;
    end if;
    update public.notifications n set needs_action = true where n.id = asking;
  end if;
  update public.notifications n set read_at = now()
  where n.user_id = person and n.read_at is null and n.kind like 'request\_%' and not is_actor
    and n.params ->> 'request_id' = request.id::text and n.id <> notification and n.needs_action;
  delete from public.notifications n
  where n.user_id = person and n.read_at is null and n.kind like 'request\_%' and not is_actor
    and n.params ->> 'request_id' = request.id::text and n.id is distinct from notification and not n.needs_action;
end;
$$;
comment on function private.sync_notifications(public.hire_requests, text, uuid, boolean) is
  'What no longer waits for an action of this side says so, and an unread line about an earlier step makes room for the new one: the bell '
  'has one per request, and one for each of its credit notes. What still waits stays as a line that is read; if no line asks for it, the last '
  'one does that is not about something else, or the invoice, or the step, that it waits for has a line once more.';
