create table private.report_lines (
  report_id uuid not null references public.reports (id) on delete cascade,
  number smallint not null check (number between 1 and 5),
  side text not null check (side in ('reporter', 'reported')),
  is_reported boolean not null,
  text text check (private.is_text(text, 4000)),
  files text[] not null check (private.is_text_list(files, 10, 200)),
  sent_at timestamptz(3) not null,
  primary key (report_id, number)
);
comment on table private.report_lines is
  'A reported message and up to two before and after it, as its reporter saw them then: what is written, deleted or closed later changes nothing. '
  'It names nobody, and files only by their names.';
alter table private.report_lines enable row level security;

create function private.keep_reported_messages() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.report_lines (report_id, number, side, is_reported, text, files, sent_at)
  with reported as (
    select m.* from public.messages m where m.id = new.target_id
  ), seen as (
    select m.* from public.messages m
    where m.conversation_id = (select r.conversation_id from reported r)
      and (m.text is not null or m.attachment_count > 0)
      and not exists (
        select from private.withheld_messages w where w.message_id = m.id and w.user_id = new.reporter_id
      )
  ), kept as (
    select * from reported
    union all
    (select s.* from seen s, reported r where s.created_at < r.created_at order by s.created_at desc limit 2)
    union all
    (select s.* from seen s, reported r where s.created_at > r.created_at order by s.created_at limit 2)
  )
  select new.id, row_number() over (order by k.created_at),
    case k.sender_id when new.target_user_id then 'reported' else 'reporter' end, k.id = new.target_id, k.text,
    array(select a.name from public.attachments a where a.message_id = k.id order by a.position), k.created_at
  from kept k;
  return null;
end;
$$;

create trigger keep_messages after insert on public.reports
for each row when (new.kind = 'message') execute function private.keep_reported_messages();

create function public.admin_open_report(report_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  me uuid := private.require_admin();
  report public.reports;
begin
  select r.* into report from public.reports r
  where r.id = admin_open_report.report_id and r.kind = 'message' and r.target_user_id is distinct from me;
  if not found then
    perform private.raise_conflict('PT404', 'This report no longer exists');
  end if;
  perform private.limit_rate('open_report', 120, interval '1 hour');
  perform private.record('open_report', 'report', report.id, report.target_title, 'To read the reported lines');
  return (
    select coalesce(jsonb_agg(to_jsonb(l) - 'report_id' order by l.number), '[]')
    from private.report_lines l where l.report_id = report.id
  );
end;
$$;
comment on function public.admin_open_report(uuid) is
  'The lines of a report of a message, and nothing else of its conversation; not for the one it is about. Each look is in the audit log.';

grant all on private.report_lines to service_role;
grant execute on function public.admin_open_report(uuid) to authenticated;
