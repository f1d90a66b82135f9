create table public.notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.users (id) on delete cascade,
  kind text not null check (kind in (
    'request_created', 'request_accepted', 'request_declined', 'request_cancelled',
    'request_delivered', 'request_changes_asked', 'request_approved', 'request_completed',
    'request_ended', 'request_party_left', 'request_offer_made', 'request_offer_accepted', 'request_offer_declined',
    'request_offer_withdrawn', 'request_offer_expired', 'request_milestone_approved',
    'request_milestone_completed', 'request_expired', 'request_reminder', 'request_due',
    'request_paused', 'request_resumed', 'request_hidden', 'request_shown', 'request_item_removed', 'request_sold', 'request_end_asked', 'request_end_declined', 'request_end_withdrawn',
    'request_invoice', 'request_invoice_corrected', 'request_invoice_reminder', 'request_invoice_paid',
    'request_invoice_received', 'request_credit', 'request_credit_asked', 'request_credit_confirmed',
    'request_refund_owed', 'request_refund_sent',
    'request_refund_confirmed', 'request_refund_missing', 'request_refund_assumed', 'request_refund_reminder',
    'request_payment_missing', 'request_payment_withdrawn', 'credit_note_issued',
    'request_case_opened', 'request_case_answered', 'request_case_waiting', 'request_case_agreed',
    'request_case_withdrawn', 'request_case_lapsed', 'request_case_decided', 'request_case_appealed', 'request_case_closed',
    'request_redo_agreed', 'request_redone', 'request_redo_accepted',
    'review_received', 'review_edited', 'reply_received', 'message_received', 'search_matched', 'warning_received',
    'report_upheld', 'report_dismissed', 'project_featured', 'project_unfeatured', 'sale_kind_needed',
    'project_hidden', 'service_hidden', 'review_hidden', 'user_hidden',
    'project_unhidden', 'service_unhidden', 'review_unhidden', 'user_unhidden',
    'account_suspended', 'account_reinstated', 'suspension_upheld', 'admin_granted', 'admin_revoked',
    'app_added', 'app_removed', 'recovery_code_used', 'recovery_codes_replaced',
    'payment_changed', 'password_changed', 'email_changed', 'proof_lost', 'proof_taken'
  )),
  params jsonb not null check (
    octet_length(params::text) <= 4096
    and private.has_shape(params, '{
      "request_id": "string", "review_id": "string", "project_id": "string", "actor_id": "string",
      "actor_name": "string", "title": "string", "side": "string", "reason": "string",
      "rating": "number", "is_purchase": "boolean", "has_ended": "boolean", "search_id": "string", "count": "number",
      "names": "array", "offer_kind": "string", "milestone": "string", "due_on": "string",
      "days": "number", "status": "string", "invoice_id": "string", "number": "string", "cents": "number"
    }')
  ),
  needs_action boolean not null default false,
  read_at timestamptz(3),
  created_at timestamptz(3) not null default now()
);
comment on table public.notifications is
  'What happened to a user, written in the transaction of its cause. The kind decides the sentence and the link, which '
  'packages/data makes from the parameters: ids, and names and titles as they were then.';
alter table public.notifications enable row level security;

create index notifications_of_user on public.notifications (user_id, created_at desc, id desc);
create index unread_notifications on public.notifications (user_id) where read_at is null;
create index notifications_to_answer on public.notifications (user_id, created_at desc, id desc) where needs_action;

create function private.notify_in_app(
  settings private.notification_settings, kind text, params jsonb, needs_action boolean
) returns uuid
language sql security definer set search_path = ''
begin atomic
  insert into public.notifications (user_id, kind, params, needs_action)
  select settings.user_id, notify_in_app.kind, notify_in_app.params, notify_in_app.needs_action
  where not private.topic_of(notify_in_app.kind) = any (settings.not_in_app)
  returning id;
end;

create function private.notify(
  recipient uuid, kind text, params jsonb, needs_action boolean default false
) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  settings private.notification_settings := private.settings_of(recipient);
  notification uuid;
begin
  if recipient is not null then
    notification := private.notify_in_app(settings, kind, params, needs_action);
    perform private.mail_notification(settings, kind, params, needs_action, notification);
  end if;
  return notification;
end;
$$;
comment on function private.notify(uuid, text, jsonb, boolean) is
  'Called by what causes the notification, in its transaction: in the app and by mail, as the recipient wants it. Deleted '
  'accounts are not notified. Returns the line in the app, if there is one.';

create function private.announce_notification() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.announce(
    new.user_id, 'notification_added', jsonb_build_object('notification_id', new.id)
  );
  return null;
end;
$$;

create function private.announce_notification_changes() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.announce(person.id, 'notifications_changed', '{}')
  from (select distinct c.user_id from changed c) as person (id);
  return null;
end;
$$;
comment on function private.announce_notification_changes() is
  'One event per user, however many of their notifications a statement changes.';

create trigger announce after insert on public.notifications
for each row execute function private.announce_notification();
create trigger announce_changes after update on public.notifications
referencing new table as changed
for each statement execute function private.announce_notification_changes();

create policy "People read their own notifications" on public.notifications
for select to authenticated using (user_id = (select auth.uid()));
create policy "People mark their own notifications as read" on public.notifications
for update to authenticated
using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

grant select on public.notifications to authenticated;
grant update (read_at) on public.notifications to authenticated;
