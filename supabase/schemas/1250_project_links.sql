-- A row rule can't tell a link from a list: who could read an unlisted project as a row could list all of them.
create function public.project_by_link(project_id uuid) returns jsonb
language sql stable security definer set search_path = '' set statement_timeout = '3s'
begin atomic
  select jsonb_build_object(
    'project', to_jsonb(p) - array['client_key', 'filter_tags', 'listed_at', 'is_featured'],
    'owner', (
      select jsonb_build_object(
        'id', u.id, 'name', u.name, 'username', u.username, 'avatar', u.avatar, 'bio', u.bio,
        'location', u.location, 'availability', u.availability,
        'rating_avg', u.rating_avg, 'rating_count', u.rating_count,
        'offers', array_remove(array[private.offer_of(u.id)], null))
      from public.users u where u.id = p.user_id),
    'media', (
      select coalesce(jsonb_agg(
        jsonb_build_object('id', m.client_key, 'kind', m.kind, 'url', m.url, 'caption', m.caption)
        order by m.position), '[]')
      from public.project_media m where m.project_id = p.id),
    'code_samples', (
      select coalesce(jsonb_agg(
        jsonb_build_object('id', c.client_key, 'title', c.title, 'language', c.language, 'code', c.code)
        order by c.position), '[]')
      from public.project_code_samples c where c.project_id = p.id)
  )
  from private.visible_projects p where p.id = project_by_link.project_id;
end;
comment on function public.project_by_link(uuid) is
  'A public or unlisted project with its owner, media and code; null for drafts, hidden and unknown ones. Unlisted projects are read by this alone.';

grant execute on function public.project_by_link(uuid) to anon, authenticated;
