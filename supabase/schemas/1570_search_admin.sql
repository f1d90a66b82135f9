create function public.admin_list_synonyms() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_agg(to_jsonb(s) - 'plain' order by lower(s.terms[1]), s.id), '[]')
    from private.search_synonyms s
  );
end;
$$;
comment on function public.admin_list_synonyms() is 'All groups of words that mean the same to a search, by their first word.';

create function public.admin_save_synonyms(id uuid, terms text[], reason text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  cleaned text[] := array(
    select t.term from (
      select private.plain_words(u.term) as key, min(u.place) as place,
        (array_agg(private.clean_name(u.term) order by u.place))[1] as term
      from unnest(terms) with ordinality as u (term, place) group by 1
    ) t where t.key <> '' order by t.place
  );
begin
  perform private.begin_admin_action(reason);
  if cardinality(cleaned) < 2 or private.is_text_list(cleaned, 20, 40) is not true then
    perform private.raise_invalid('Write 2 to 20 different words or phrases of at most 40 characters');
  elsif (select count(*) from private.search_synonyms s where s.id <> admin_save_synonyms.id) >= 500 then
    perform private.raise_invalid('There can be up to 500 groups');
  end if;
  insert into private.search_synonyms as s (id, terms)
  values (admin_save_synonyms.id, cleaned)
  on conflict on constraint search_synonyms_pkey do update set terms = excluded.terms;
  perform private.record(
    'save_synonyms', 'synonyms', admin_save_synonyms.id, left(array_to_string(cleaned, ', '), 200), reason
  );
end;
$$;
comment on function public.admin_save_synonyms(uuid, text[], text) is
  'Adds a group of synonyms with this id, or changes it; searches use it at once.';

create function public.admin_delete_synonyms(id uuid, reason text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  deleted private.search_synonyms;
begin
  perform private.begin_admin_action(reason);
  delete from private.search_synonyms s where s.id = admin_delete_synonyms.id returning s.* into deleted;
  if not found then
    perform private.raise_conflict('PT404', 'These synonyms no longer exist');
  end if;
  perform private.record(
    'delete_synonyms', 'synonyms', deleted.id, left(array_to_string(deleted.terms, ', '), 200), reason
  );
end;
$$;
comment on function public.admin_delete_synonyms(uuid, text) is 'Deletes a group of synonyms.';

grant execute on function public.admin_list_synonyms(), public.admin_save_synonyms(uuid, text[], text),
  public.admin_delete_synonyms(uuid, text)
to authenticated;
