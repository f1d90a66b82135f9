-- The clock of this transaction: days pass when a setting says so. The planner puts the body in place of each call, also in plans of functions.
create or replace function pg_catalog.now() returns timestamptz
language sql stable parallel safe
return transaction_timestamp() + make_interval(days => current_setting('explorer.days')::integer);

create or replace function pg_catalog.clock_timestamp() returns timestamptz
language sql volatile parallel safe
return transaction_timestamp() + make_interval(days => current_setting('explorer.days')::integer);
