create function public.export_my_data() returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  me uuid := auth.uid();
begin
  if not exists (select from auth.users a where a.id = me) then
    perform private.raise_conflict('PT401', 'Sign in first');
  end if;
  perform private.require_confirmation();
  perform private.limit_rate('export', 10, interval '1 hour');
  return jsonb_build_object(
    'exported_at', now(),
    'account', (
      select jsonb_build_object(
        'id', a.id, 'email', a.email, 'created_at', a.created_at,
        'last_sign_in_at', a.last_sign_in_at, 'last_seen_at', l.seen_at)
      from auth.users a left join private.last_seen l on l.user_id = a.id where a.id = me),
    'sessions', public.my_sessions(),
    'second_factor', nullif(private.has_second_factor(me), false),
    'recovery_codes', (
      select jsonb_agg(jsonb_build_object('created_at', c.created_at, 'used_at', c.used_at))
      from private.recovery_codes c where c.user_id = me),
    'users', (select to_jsonb(u) from public.users u where u.id = me),
    'user_private', (select to_jsonb(p) from public.user_private p where p.user_id = me),
    'creator_contacts', (select to_jsonb(c) from public.creator_contacts c where c.user_id = me),
    'former_usernames', (
      select jsonb_agg(
        jsonb_build_object('username', f.username, 'reserved_until', f.reserved_until)
        order by f.reserved_until)
      from private.former_usernames f where f.user_id = me),
    'newsletter_subscribers', (
      select jsonb_agg(to_jsonb(s)) from private.newsletter_subscribers s
      join public.user_private p on lower(p.email) = lower(s.email) where p.user_id = me),
    'projects', (
      select jsonb_agg(to_jsonb(p) - 'client_key' order by p.created_at) from public.projects p
      where p.user_id = me),
    'project_media', (
      select jsonb_agg(to_jsonb(m) - 'client_key' order by m.project_id, m.position)
      from public.project_media m
      join public.projects p on p.id = m.project_id where p.user_id = me),
    'project_code_samples', (
      select jsonb_agg(to_jsonb(c) - 'client_key' order by c.project_id, c.position)
      from public.project_code_samples c
      join public.projects p on p.id = c.project_id where p.user_id = me),
    'project_likes', (
      select jsonb_agg(to_jsonb(l) order by l.created_at) from public.project_likes l
      where l.user_id = me),
    'project_saves', (
      select jsonb_agg(to_jsonb(s) order by s.created_at) from public.project_saves s
      where s.user_id = me),
    'project_views', (
      select jsonb_agg(to_jsonb(v) order by v.day) from public.project_views v
      where v.user_id = me),
    'profile_views', (
      select jsonb_agg(to_jsonb(v) order by v.day) from public.profile_views v
      where v.user_id = me),
    'services', (
      select jsonb_agg(to_jsonb(s) - 'client_key' order by s.created_at) from public.services s
      where s.user_id = me),
    'hire_requests', (
      select jsonb_agg(to_jsonb(h) - 'request_digest' order by h.created_at)
      from public.hire_requests h
      where me in (h.client_id, h.creator_id) and not private.is_withheld(h.id, me)),
    'hire_request_events', (
      select jsonb_agg(
        to_jsonb(e) || jsonb_build_object('note', private.text_of_action(e.hire_request_id, e.note)) order by e.created_at)
      from public.hire_request_events e
      join public.hire_requests h on h.id = e.hire_request_id
      where me in (h.client_id, h.creator_id) and not private.is_withheld(h.id, me)),
    'offers', (
      select jsonb_agg(to_jsonb(o) - 'offer_key' order by o.created_at, o.number) from public.offers o
      join public.hire_requests h on h.id = o.hire_request_id
      where me in (h.client_id, h.creator_id) and not private.is_withheld(h.id, me)),
    'milestones', (
      select jsonb_agg(to_jsonb(m) order by m.hire_request_id, m.number) from public.milestones m
      join public.hire_requests h on h.id = m.hire_request_id
      where me in (h.client_id, h.creator_id)),
    'cases', (
      select jsonb_agg(to_jsonb(c) - 'case_key' order by c.created_at) from public.cases c
      join public.hire_requests h on h.id = c.hire_request_id
      where me in (h.client_id, h.creator_id)),
    'case_steps', (
      select jsonb_agg(to_jsonb(s) order by s.created_at, s.case_id, s.number) from public.case_steps s
      join public.cases c on c.id = s.case_id
      join public.hire_requests h on h.id = c.hire_request_id
      where me in (h.client_id, h.creator_id)),
    'offer_templates', (
      select jsonb_agg(to_jsonb(t) order by t.created_at) from public.offer_templates t
      where t.user_id = me),
    'transactions', (
      select jsonb_agg(to_jsonb(t) order by t.created_at) from public.transactions t
      where me in (t.client_id, t.creator_id)),
    'agreements', (
      select jsonb_agg(to_jsonb(a) order by a.created_at, a.version) from public.agreements a
      join public.hire_requests h on h.id = a.hire_request_id
      where me in (h.client_id, h.creator_id)),
    'billing_details', (
      select to_jsonb(b) from public.billing_details b where b.user_id = me),
    'invoices', (
      select jsonb_agg(
        to_jsonb(i) || jsonb_build_object('note', private.text_of_action(i.hire_request_id, i.note)) order by i.created_at, i.id)
      from public.invoices i
      where me in (i.client_id, i.creator_id)),
    'refunds', (
      select jsonb_agg(private.refund_json(r) - array['assumed_at', 'credit_note'] order by r.created_at, r.id) from public.refunds r
      join public.hire_requests h on h.id = r.hire_request_id
      where me in (h.client_id, h.creator_id)),
    'reviews', (
      select jsonb_agg(to_jsonb(r) order by r.created_at) from public.reviews r
      where r.user_id = me or (r.target_user_id = me and r.hidden_at is null)),
    'saved_creators', (
      select jsonb_agg(to_jsonb(s) order by s.created_at) from public.saved_creators s
      where s.user_id = me),
    'saved_searches', (
      select jsonb_agg(to_jsonb(s) order by s.created_at) from public.saved_searches s
      where s.user_id = me),
    'conversations', (
      select jsonb_agg(to_jsonb(c) order by c.created_at) from public.conversations c
      where me in (c.first_user_id, c.second_user_id)),
    'messages', (
      select jsonb_agg(to_jsonb(m) - 'client_key' order by m.created_at) from public.messages m
      join public.conversations c on c.id = m.conversation_id
      where me in (c.first_user_id, c.second_user_id) and not private.is_withheld_message(m.id)),
    'attachments', (
      select jsonb_agg(to_jsonb(a) order by a.created_at) from public.attachments a
      where a.owner_id = me or private.may_read_message(a.message_id)),
    'conversation_reads', (
      select jsonb_agg(to_jsonb(r)) from public.conversation_reads r where r.user_id = me),
    'muted_conversations', (
      select jsonb_agg(to_jsonb(m)) from private.muted_conversations m where m.user_id = me),
    'blocks', (
      select jsonb_agg(jsonb_build_object('user_id', b.blocked_id, 'created_at', b.created_at) order by b.created_at)
      from private.blocks b where b.blocker_id = me),
    'hidden_presence', (
      select to_jsonb(p) from private.hidden_presence p where p.user_id = me),
    'notifications', (
      select jsonb_agg(to_jsonb(n) order by n.created_at) from public.notifications n
      where n.user_id = me),
    'notification_settings', (
      select to_jsonb(s) from private.notification_settings s where s.user_id = me),
    'mail_outbox', (
      select jsonb_agg(
        to_jsonb(o) - array['key', 'user_id', 'subscriber_id', 'newsletter_id', 'email']
        order by o.created_at)
      from private.mail_outbox o where o.user_id = me),
    'reports', (
      select jsonb_agg(
        to_jsonb(r) - array['target_user_id', 'decided_by', 'decision_note'] order by r.created_at)
      from public.reports r where r.reporter_id = me),
    'report_lines', (
      select jsonb_agg(to_jsonb(l) order by r.created_at, l.report_id, l.number)
      from private.report_lines l join public.reports r on r.id = l.report_id where r.reporter_id = me),
    'suspension_appeals', (
      select jsonb_agg(to_jsonb(a) - 'decided_by' order by a.created_at) from private.suspension_appeals a
      where a.user_id = me),
    'former_suspensions', (
      select jsonb_agg(to_jsonb(f)) from private.former_suspensions f where f.user_id = me),
    'removed_hidden_items', (
      select jsonb_agg(to_jsonb(r) order by r.removed_at) from private.removed_hidden_items r
      where r.user_id = me),
    'restrictions', nullif(
      public.my_restrictions(), jsonb_build_object('suspended', null, 'hidden', '[]'::jsonb)),
    'images', (
      select jsonb_agg(o.name order by o.name) from storage.objects o
      where o.bucket_id in ('images', 'blocked-images') and starts_with(o.name, me::text || '/'))
  -- A function takes at most a hundred arguments.
  ) || jsonb_build_object(
    'project_checks', (
      select jsonb_agg(to_jsonb(c) order by c.project_id) from public.project_checks c
      join public.projects p on p.id = c.project_id where p.user_id = me),
    'project_check_days', (
      select jsonb_agg(to_jsonb(d) order by d.project_id, d.day) from public.project_check_days d
      join public.projects p on p.id = d.project_id where p.user_id = me),
    'project_proofs', (
      select jsonb_agg(to_jsonb(o) order by o.project_id, o.subject) from private.project_proofs o
      where o.user_id = me),
    'health_reports', (
      select jsonb_agg(to_jsonb(r) order by r.project_id, r.part) from private.health_reports r
      join public.projects p on p.id = r.project_id where p.user_id = me),
    'health_sharing', (
      select jsonb_agg(to_jsonb(s) order by s.project_id) from private.health_sharing s
      join public.projects p on p.id = s.project_id where p.user_id = me),
    'site_checks', (
      select jsonb_agg(to_jsonb(c) order by c.target)
      from private.site_checks c where c.user_id = me),
    'ended_suspensions', (
      select jsonb_agg(to_jsonb(e) order by e.started_at) from private.ended_suspensions e where e.user_id = me),
    'invoice_payments', (
      select jsonb_agg(to_jsonb(p) order by i.created_at, i.id) from private.invoice_payments p
      join public.invoices i on i.id = p.invoice_id where i.creator_id = me),
    'confirmed_taxes', (
      select jsonb_agg(case when h.creator_id = me then to_jsonb(c) else jsonb_build_object(
        'hire_request_id', c.hire_request_id, 'sides', jsonb_build_object('buyer', c.sides -> 'buyer')) end
        order by c.confirmed_at, c.hire_request_id)
      from private.confirmed_taxes c join public.hire_requests h on h.id = c.hire_request_id
      where me in (h.client_id, h.creator_id) and not private.is_withheld(h.id, me))
  );
end;
$$;
comment on function public.export_my_data() is
  'Everything that is the caller''s, by table; what they share with others is in it as they see it.';

create function private.obligations(person uuid)
returns table (request_id uuid, title text, side text, kind text, status text, number text, cents bigint, until timestamptz)
language sql stable security definer set search_path = ''
begin atomic
  with mine as (
    select h.*, private.side_of(h, person) as side from public.hire_requests h
    where person in (h.client_id, h.creator_id) and num_nonnulls(h.client_id, h.creator_id) = 2
  ), open as (
    select h.id, h.title, h.side, 'work' as kind, null as status, null as number, null::bigint as cents,
      h.updated_at + interval '90 days' as until
    from mine h where h.status = 'accepted'
    union all
    select h.id, h.title, h.side, 'case', c.status, null, private.amount_in_dispute(c), null
    from mine h join public.cases c on c.hire_request_id = h.id
    where c.closed_at is null
    union all
    select h.id, h.title, h.side, 'refund', r.status, i.number, -r.amount_cents, r.created_at + interval '90 days'
    from mine h join public.refunds r on r.hire_request_id = h.id join public.invoices i on i.id = r.invoice_id
    where r.status = 'owed'
    union all
    select h.id, h.title, h.side, 'invoice', null, i.number, l.cents, (
        select min(f.created_at) from public.invoices f
        where (f.hire_request_id, f.milestone) = (i.hire_request_id, i.milestone)
      ) + interval '90 days'
    from mine h join public.invoices i on i.hire_request_id = h.id
    cross join lateral (
      select private.to_pay(i) + coalesce((
        select sum(r.amount_cents) from public.refunds r
        where r.invoice_id = i.id and r.status = 'asked' and h.side = 'creator'
      ), 0) as cents
    ) l
    where i.paid_at is null and l.cents > 0
  )
  select o.id, o.title, o.side, o.kind, o.status, o.number, o.cents, o.until
  from open o
  where coalesce(o.until > now(), true);
end;
comment on function private.obligations(uuid) is
  'What still binds an account to another one: accepted work, cases and appeals, refunds that are owed, and invoices that nobody says are '
  'paid, for their creator without what they offered to take off. Except for cases, each for 90 days.';

create function public.my_obligations() returns jsonb
language sql stable security definer set search_path = '' set statement_timeout = '3s'
begin atomic
  select coalesce(jsonb_agg(to_jsonb(o) order by o.until nulls first, o.title, o.number), '[]')
  from (select * from private.obligations((select auth.uid())) l order by l.until nulls first limit 200) o;
end;
comment on function public.my_obligations() is 'What the caller has to end before they can delete their account, the first 200.';

-- A deletion locks rows of many tables, also rows of other users: it waits for no one while it holds them.
create function public.delete_my_account(confirmation text) returns void
language plpgsql security definer set search_path = '' set lock_timeout = '200ms'
as $$
declare
  me uuid := auth.uid();
  obligations integer;
  attempt integer := 0;
begin
  if not exists (
    select from auth.users a
    where a.id = me and lower(a.email) = lower(btrim(delete_my_account.confirmation))
  ) then
    perform private.raise_invalid('Type your email address to confirm');
  end if;
  perform private.require_confirmation();
  loop
    begin
      attempt := attempt + 1;
      -- The lock prevents that another obligation begins while this one counts.
      perform from public.users u where u.id = me for update;
      select count(*) into obligations from private.obligations(me);
      exit when obligations > 0;
      delete from auth.users a where a.id = me;
      return;
    exception
      when lock_not_available or deadlock_detected or sqlstate 'PT423' then
        if attempt >= 20 then
          perform private.raise_conflict('PT423', 'Your account is in use right now. Try again');
        end if;
        perform pg_sleep(random() * 0.05);
    end;
  end loop;
  perform private.raise_conflict(
    'PT409', 'Settle what is still open between you and others first: ' || obligations || ' open');
end;
$$;
comment on function public.delete_my_account(text) is
  'For good: the confirmation is the account''s email, the session confirmed within 15 minutes. Obligations end first. Conversations stay with a '
  'former user; images are no longer public at once.';

create function private.prune() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.rate_hits h
  where h.hits[cardinality(h.hits)] is null
    or h.hits[cardinality(h.hits)] < now() - interval '1 day';
  delete from private.visitor_hits h where h.ends_at <= now();
  delete from private.checked_hosts h where h.busy_until < now() - interval '1 day';
  delete from public.profile_views v where v.day < (now() at time zone 'utc')::date - 90;
  delete from private.suspended_former_users l where l.left_at < now() - interval '1 year';
  delete from private.report_lines l using public.reports r
  where r.id = l.report_id and r.decided_at < now() - interval '1 year';
  delete from private.audit_log l where l.at < now() - interval '1 year';
  delete from private.former_usernames f where f.reserved_until <= now();
  delete from private.mail_outbox o
  where o.ended_at < now() - case o.status when 'failed' then interval '90 days' else interval '30 days' end;
  delete from private.newsletter_subscribers s
  where s.confirmed_at is null and s.created_at < now() - interval '7 days';
  perform private.recount_month_likes();
  perform private.prune_publications();
  -- Shows the images again.
  delete from private.closed_accounts c where c.closed_until <= now();
  -- Whoever publishes waits for it, so that from here on it waits for nobody.
  perform private.prune_search_words();
  -- Of pg_cron or of the local backend's timer.
  if to_regclass('cron.job_run_details') is not null then
    execute 'delete from cron.job_run_details where start_time < now() - interval ''7 days''';
  end if;
end;
$$;
comment on function private.prune() is
  'Removes counters of calls and of requests to hosts after a day, views of profiles after 90 days, the audit log and the lines of decided reports after a year, names whose reservation and bans that have ended, '
  'mails 30 days after they were sent and 90 after they failed, newsletter sign-ups that nobody confirmed for 7 days, words that nothing contains any more, the log of what was published after 30 days, and the '
  'scheduler''s own log after 7 days; run by pg_cron, or by the local backend''s timer.';

grant execute on function public.export_my_data(), public.my_obligations(), public.delete_my_account(text) to authenticated;
grant execute on function private.prune() to service_role;

do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron;
    perform cron.schedule('prune', '23 * * * *', 'select private.prune()');
  end if;
end;
$$;

notify pgrst, 'reload schema';
