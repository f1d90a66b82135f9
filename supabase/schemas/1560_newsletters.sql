create function public.admin_list_newsletters(
  cursor text default null, page_size integer default 50
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  size integer := least(greatest(coalesce(page_size, 50), 1), 100);
  place record;
  items jsonb;
begin
  perform private.require_admin();
  place := private.parse_cursor(cursor);
  with page as (
    select * from private.newsletters n
    where place.after_id is null or (n.created_at, n.id) < (place.after_time, place.after_id)
    order by n.created_at desc, n.id desc limit size + 1
  )
  select coalesce(jsonb_agg(to_jsonb(p) || (
    select jsonb_build_object(
      'waiting', count(*) filter (where o.status = 'pending'),
      'failed', count(*) filter (where o.status = 'failed'))
    from private.mail_outbox o where o.newsletter_id = p.id and o.subscriber_id is not null
  ) order by p.created_at desc, p.id desc), '[]')
  into items from page p;
  return private.page_of(items, size, 'created_at', (select count(*) from private.newsletters))
    || jsonb_build_object('subscribers', (
      select count(*) from private.newsletter_subscribers s where s.confirmed_at is not null));
end;
$$;
comment on function public.admin_list_newsletters(text, integer) is
  'Drafts and sent newsletters, latest first: how many get one, wait for it or could not be reached; and the confirmed subscribers.';

create function private.require_draft(id uuid) returns private.newsletters
language plpgsql security definer set search_path = ''
as $$
declare
  newsletter private.newsletters;
begin
  select n.* into newsletter
  from private.newsletters n where n.id = require_draft.id for update;
  if not found then
    perform private.raise_conflict('PT404', 'This newsletter no longer exists');
  elsif newsletter.sent_at is not null then
    perform private.raise_conflict('PT409', 'This newsletter was already sent');
  end if;
  return newsletter;
end;
$$;

create function public.admin_save_newsletter(id uuid, subject text, body text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  if private.is_name(subject) is not true then
    perform private.raise_invalid('Write a subject of at most 100 characters, on one line');
  elsif private.is_text(body, 20000) is not true then
    perform private.raise_invalid('Write a text of at most 20000 characters');
  end if;
  insert into private.newsletters as n (id, subject, body)
  values (admin_save_newsletter.id, admin_save_newsletter.subject, admin_save_newsletter.body)
  on conflict on constraint newsletters_pkey do update
  set subject = excluded.subject, body = excluded.body
  where n.sent_at is null;
  if not found then
    perform private.raise_conflict('PT409', 'This newsletter was already sent');
  end if;
end;
$$;
comment on function public.admin_save_newsletter(uuid, text, text) is 'Adds a draft with this id, or changes it.';

create function public.admin_delete_newsletter(id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.require_draft(admin_delete_newsletter.id);
  delete from private.newsletters n where n.id = admin_delete_newsletter.id;
end;
$$;
comment on function public.admin_delete_newsletter(uuid) is 'Deletes a draft.';

create function public.admin_test_newsletter(id uuid, email text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.require_draft(admin_test_newsletter.id);
  if private.is_email(email) is not true then
    perform private.raise_invalid('Enter a valid email address');
  end if;
  perform private.limit_rate('test_newsletter', 20, interval '1 hour');
  insert into private.mail_outbox (key, kind, email, newsletter_id)
  values (
    'newsletter_test:' || gen_random_uuid(), 'newsletter', admin_test_newsletter.email,
    admin_test_newsletter.id
  );
end;
$$;
comment on function public.admin_test_newsletter(uuid, text) is 'Mails a draft to one address.';

create function public.admin_send_newsletter(id uuid) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  newsletter private.newsletters;
  total integer;
begin
  perform private.require_admin();
  perform private.require_confirmation();
  newsletter := private.require_draft(admin_send_newsletter.id);
  insert into private.mail_outbox (key, kind, subscriber_id, newsletter_id)
  select format('newsletter:%s:%s', newsletter.id, s.id), 'newsletter', s.id, newsletter.id
  from private.newsletter_subscribers s where s.confirmed_at is not null;
  get diagnostics total = row_count;
  if total = 0 then
    perform private.raise_conflict('PT409', 'Nobody has confirmed a subscription yet');
  end if;
  update private.newsletters n set sent_at = now(), recipients = total
  where n.id = newsletter.id;
  perform private.record(
    'send_newsletter', 'newsletter', newsletter.id, newsletter.subject,
    format('Sent to %s subscribers', total)
  );
  return total;
end;
$$;
comment on function public.admin_send_newsletter(uuid) is
  'Queues a draft for every confirmed subscriber, once: all or, after an error, none. Returns how many get it.';

grant execute on function public.admin_list_newsletters(text, integer),
  public.admin_save_newsletter(uuid, text, text), public.admin_delete_newsletter(uuid),
  public.admin_test_newsletter(uuid, text), public.admin_send_newsletter(uuid)
to authenticated;
