set local lock_timeout = '500ms';

alter table public.projects
validate constraint projects_sale_kind_check,
validate constraint projects_third_party_licenses_check;
alter table public.hire_requests
validate constraint hire_requests_sale_kind_check,
validate constraint only_purchases_have_sale_kind,
validate constraint only_finished_sales_are_returned,
validate constraint state_fits;
alter table public.notifications validate constraint notifications_kind_check;
