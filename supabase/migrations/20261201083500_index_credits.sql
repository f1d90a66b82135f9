set lock_timeout = '500ms';
drop index concurrently if exists public.credits_of_invoice;
-- squawk-ignore ban-concurrent-index-creation-in-transaction
create index concurrently if not exists credits_of_invoice on public.invoices (credits) where credits is not null;
drop index concurrently if exists public.refunds_of_credit_note;
-- squawk-ignore ban-concurrent-index-creation-in-transaction
create index concurrently if not exists refunds_of_credit_note on public.refunds (credit_note_id) where credit_note_id is not null;
drop index concurrently if exists public.one_invoice_per_milestone;
-- squawk-ignore ban-concurrent-index-creation-in-transaction
create unique index concurrently if not exists one_invoice_per_milestone on public.invoices (hire_request_id, milestone)
where corrects is null and credits is null;
drop index concurrently if exists public.invoices_to_remind_of;
-- squawk-ignore ban-concurrent-index-creation-in-transaction
create index concurrently if not exists invoices_to_remind_of on public.invoices (created_at)
where paid_at is null and received_at is null and reminded_at is null and credits is null;
