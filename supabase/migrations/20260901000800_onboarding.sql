-- Runs as the caller: row rules, column grants and checks hold as for any other edit.
create function public.complete_onboarding(profile jsonb, transcript jsonb default '[]')
returns void
language plpgsql set search_path = ''
as $$
begin
  update public.users u
  set bio = coalesce(profile ->> 'bio', u.bio),
      skills = case
        when profile ? 'skills'
          then array(select jsonb_array_elements_text(profile -> 'skills'))
        else u.skills
      end,
      preferred_language = coalesce(profile ->> 'preferred_language', u.preferred_language),
      years_experience = coalesce((profile ->> 'years_experience')::integer, u.years_experience),
      hourly_rate = coalesce((profile ->> 'hourly_rate')::numeric, u.hourly_rate),
      availability = coalesce(profile ->> 'availability', u.availability),
      specialization = coalesce(profile ->> 'specialization', u.specialization),
      is_dev = true
  where u.id = (select auth.uid());
  if not found then
    raise exception using errcode = 'PT404', message = 'There is no profile to complete';
  end if;
  update public.user_private p
  set onboarding_chat = coalesce(transcript, '[]')
  where p.user_id = (select auth.uid());
end;
$$;
comment on function public.complete_onboarding(jsonb, jsonb) is
  'Saves the derived profile, the transcript and the developer flag: all of it or nothing.';

grant execute on function public.complete_onboarding(jsonb, jsonb) to authenticated;

notify pgrst, 'reload schema';
