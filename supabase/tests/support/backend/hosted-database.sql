-- Turns an embedded database with the platform's schemas into what a new hosted project has: `postgres` is no superuser, owns the
-- database and what it may change of the platform, and nothing is granted by default on what it creates.
alter role postgres rename to supabase_admin;
create role postgres login createdb createrole replication bypassrls;
grant anon, authenticated, service_role to postgres with admin option;

-- supautils lets it change PostgREST's settings of this role.
grant authenticator to postgres with admin true, inherit false, set false;
grant set on parameter pgrst.db_pre_request to postgres;

grant set on parameter session_replication_role to postgres;

-- The platform's own history of migrations is empty.
drop schema supabase_migrations cascade;
alter database postgres owner to postgres;
alter schema public owner to pg_database_owner;
alter schema extensions owner to postgres;

grant all on schema auth, storage, realtime to postgres with grant option;
grant all on all tables in schema auth, storage to postgres with grant option;
grant all on all sequences in schema auth, storage to postgres with grant option;
grant execute on all functions in schema auth, storage, realtime to postgres with grant option;

-- supautils lets it write policies for these.
alter table storage.buckets owner to postgres;
alter table storage.objects owner to postgres;
alter table realtime.messages owner to postgres;

grant all on schema cron to postgres;
alter table cron.job owner to postgres;
alter table cron.job_run_details owner to postgres;
