set local lock_timeout = '500ms';

alter table public.invoices validate constraint kind_fits;
