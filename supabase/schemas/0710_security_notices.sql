create function private.notify_of_password() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.notify(new.id, 'password_changed', '{}');
  return null;
end;
$$;
comment on function private.notify_of_password() is
  'The auth service changes passwords without a word. Whoever has just confirmed a sign-up chooses a password, which is no change.';

create trigger security_notice_of_password after update of encrypted_password on auth.users
for each row when (
  old.encrypted_password <> '' and new.encrypted_password is distinct from old.encrypted_password
  and old.email_confirmed_at < now() - interval '1 hour'
) execute function private.notify_of_password();

create function private.notify_of_email() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.notify(new.id, 'email_changed', '{}');
  insert into private.mail_outbox (key, kind, email)
  select 'email_changed:' || gen_random_uuid(), 'email_changed', old.email where private.is_account_email(old.email);
  return null;
end;
$$;
comment on function private.notify_of_email() is
  'The earlier address hears of it too: whoever takes over an account would change the address first.';

create trigger security_notice_of_email after update of email on auth.users
for each row when (
  old.email is distinct from new.email and old.email_confirmed_at is not null and new.deleted_at is null
) execute function private.notify_of_email();
