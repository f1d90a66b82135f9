-- Also of what was corrected while the migrations ran.
set local lock_timeout = '500ms';

set local session_replication_role = replica;
update public.invoices i set kind = 'corrected' where i.corrects is not null and i.kind <> 'corrected';
set local session_replication_role = origin;

alter table public.invoices add constraint kind_fits check (
  case kind
    when 'invoice' then num_nonnulls(corrects, credits) = 0
    when 'corrected' then corrects is not null and credits is null
    when 'credit' then credits is not null and num_nonnulls(corrects, note, paid_at, received_at, denied_at, reminded_at) = 0
    else false
  end
) not valid;
