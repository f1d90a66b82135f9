set local lock_timeout = '500ms';

create or replace function private.may_read_object(object text, version text) returns boolean
language sql stable security definer set search_path = ''
return exists (
  select from public.attachments a
  -- The log is about the file of this name, for those who may read it.
  where a.id = (select private.attachment_at(object)) and case
    when a.owner_id = (select auth.uid()) or private.may_read_message(a.message_id)
      or (select public.am_i_admin()) and private.is_evidence(a.message_id)
    then private.is_as_sent(a, object, version)
    else false
  end
);
