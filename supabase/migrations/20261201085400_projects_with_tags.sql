set local lock_timeout = '500ms';

create function public.newest_projects_with_tags(tags text[], page_size integer default 30) returns jsonb
language plpgsql stable security definer set search_path = '' set statement_timeout = '3s'
set plan_cache_mode = 'force_custom_plan'
as $$
begin
  return (
    select coalesce(jsonb_agg(f.id order by f.listed_at desc, f.id desc), '[]')
    from (
      select p.id, p.listed_at from private.public_projects p
      where p.tags @> newest_projects_with_tags.tags
      order by p.listed_at desc, p.id desc limit least(greatest(page_size, 1), 50)
    ) f
  );
end;
$$;
comment on function public.newest_projects_with_tags(text[], integer) is
  'The ids of the newest public projects with all of these tags as they are written, at most 50. How frequent they are decides on the plan.';

grant execute on function public.newest_projects_with_tags(text[], integer) to anon, authenticated;
