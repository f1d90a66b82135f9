set local lock_timeout = '500ms';

alter table public.reports validate constraint reports_reason_check;
