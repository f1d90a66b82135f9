-- A client got two mails about each invoice.

set local lock_timeout = '500ms';

create or replace function private.mail_notification(
  settings private.notification_settings, kind text, params jsonb, needs_action boolean,
  notification uuid
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  topic text := private.topic_of(kind);
begin
  if topic <> 'security' and (settings.email_off or topic = any (settings.not_by_email)) then
    return;
  elsif kind in ('request_invoice_corrected', 'request_credit', 'request_credit_asked') and exists (
    select from private.mails_like(settings.user_id, kind, params) o where o.created_at > now() - interval '1 day'
  ) then
    return;
  elsif settings.digest <> 'off' and not needs_action and topic <> 'security' then
    perform private.add_to_digest(settings, kind, params, notification);
  elsif kind = 'search_matched' then
    perform private.queue_search_mail(settings.user_id, params);
  else
    perform private.queue_mail(
      -- An approval can write the line of its invoice twice, which is one mail.
      case kind
        when 'request_invoice' then concat_ws(':', 'invoice', params ->> 'invoice_id', extract(epoch from now()))
        else 'notification:' || coalesce(notification, gen_random_uuid())
      end, kind,
      params || case when needs_action then jsonb_build_object('asks_for', private.action_of_notification(kind, params)) else '{}' end,
      user_id => settings.user_id,
      due_at => case kind
        when 'request_refund_sent' then greatest(now(), (
          select max(o.due_at) + interval '1 day' from private.mails_like(settings.user_id, kind, params) o
        ))
        else now()
      end
    );
  end if;
end;
$$;
