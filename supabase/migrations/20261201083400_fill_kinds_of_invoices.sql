-- No trigger runs: invoices stay as they were issued.
set local lock_timeout = '500ms';

set local session_replication_role = replica;
update public.invoices i set kind = 'corrected' where i.corrects is not null and i.kind <> 'corrected';
set local session_replication_role = origin;

alter table public.invoices validate constraint invoices_credits_fkey;
alter table public.invoices validate constraint total_fits;
alter table public.refunds validate constraint refunds_credit_note_id_fkey;
