-- Runs as the caller: row rules, column grants and checks hold as for any other edit.
create function public.complete_onboarding(
  profile jsonb,
  transcript jsonb default '[]',
  replaced text[] default '{}'
)
returns void
language plpgsql set search_path = ''
as $$
declare
  chosen jsonb := (
    select jsonb_object_agg(given.key, given.value)
    from jsonb_each(profile) given
    where given.key = any (replaced)
  );
begin
  -- The chosen value, else what is there already, else the interview's.
  update public.users u
  set bio = coalesce(chosen ->> 'bio', nullif(u.bio, ''), profile ->> 'bio'),
      skills = case
        when chosen ? 'skills'
          then array(select jsonb_array_elements_text(chosen -> 'skills'))
        when u.skills = '{}' and profile ? 'skills'
          then array(select jsonb_array_elements_text(profile -> 'skills'))
        else u.skills
      end,
      preferred_language = coalesce(
        chosen ->> 'preferred_language', u.preferred_language, profile ->> 'preferred_language'
      ),
      years_experience = coalesce(
        (chosen ->> 'years_experience')::integer,
        u.years_experience,
        (profile ->> 'years_experience')::integer
      ),
      hourly_rate = coalesce(
        (chosen ->> 'hourly_rate')::numeric, u.hourly_rate, (profile ->> 'hourly_rate')::numeric
      ),
      availability = coalesce(
        chosen ->> 'availability', u.availability, profile ->> 'availability'
      ),
      specialization = coalesce(
        chosen ->> 'specialization', u.specialization, profile ->> 'specialization'
      ),
      is_dev = true
  where u.id = (select auth.uid());
  if not found then
    raise exception using errcode = 'PT404', message = 'Your account has no profile to complete';
  end if;
  update public.user_private p
  set onboarding_chat = coalesce(transcript, '[]')
  where p.user_id = (select auth.uid());
exception
  -- The row rules refuse nothing of this to anybody else.
  when insufficient_privilege then
    raise exception using errcode = 'PT403', message = 'Your account is suspended';
end;
$$;
comment on function public.complete_onboarding(jsonb, jsonb, text[]) is
  'Saves the derived profile, the transcript and the developer flag: all of it or nothing. Fills what is empty; what is there already is replaced only where its field is named.';

grant execute on function public.complete_onboarding(jsonb, jsonb, text[]) to authenticated;

notify pgrst, 'reload schema';
