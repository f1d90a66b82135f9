set local lock_timeout = '500ms';

alter table public.reports
drop constraint reports_reason_check,
add constraint reports_reason_check check (
  reason in ('spam', 'fraud', 'offensive', 'copied', 'harassment', 'illegal', 'other')
) not valid;
