create function private.contact_token(person uuid, email text) returns text
language sql stable strict security definer set search_path = ''
return private.fingerprint(concat_ws('.', 'contact', person, lower(contact_token.email)));
comment on function private.contact_token(uuid, text) is
  'What the link in a mail to a contact address proves: that this user reads what is sent there.';

create function private.mail_contact_link() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.confirmed_at is not null or exists (
    select from auth.users a where a.id = new.user_id and lower(a.email) = lower(new.email)
  ) then
    return null;
  end if;
  perform private.limit_rate('contact_link', 10, interval '1 day');
  insert into private.mail_outbox (key, kind, email, params)
  values (
    'contact_confirmation:' || gen_random_uuid(), 'contact_confirmation', new.email,
    jsonb_build_object('actor_id', new.user_id, 'token', private.contact_token(new.user_id, new.email))
  );
  return null;
end;
$$;
comment on function private.mail_contact_link() is
  'Mails the link that confirms a contact address, also if the same one is written once more. That of the account is the auth service''s to confirm. '
  'The mail names nobody: its reader may have nothing to do with who caused it.';

create trigger contact_link after insert or update of email on public.creator_contacts
for each row execute function private.mail_contact_link();

create function public.confirm_contact_email(token text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  me uuid := private.require_writer();
begin
  update public.creator_contacts c set confirmed_at = coalesce(c.confirmed_at, now())
  -- Compared as fingerprints, so that the time of the comparison tells nothing.
  where c.user_id = me
    and private.fingerprint(private.contact_token(me, c.email)) = private.fingerprint(confirm_contact_email.token);
  if not found then
    perform private.raise_invalid(
      'This link is for another account or another contact email. Send a new one from your profile');
  end if;
end;
$$;
comment on function public.confirm_contact_email(text) is
  'Makes the contact address of the caller visible. Only who entered it can: its reader confirms nothing for another user''s account.';

grant execute on function public.confirm_contact_email(text) to authenticated;
