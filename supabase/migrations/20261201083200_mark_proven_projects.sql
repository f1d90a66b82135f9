set local lock_timeout = '500ms';

create function private.is_proven(project uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (select from private.project_proofs o where o.project_id = project and o.lost_at is null)
    and private.is_public_project(project);
end;
$$;
comment on function private.is_proven(uuid) is 'Whether the host or the repository of a public project is proven to be its owner''s.';

create function public.is_proven(project public.projects) returns boolean
language sql stable set search_path = ''
return private.is_proven(project.id);
comment on function public.is_proven(public.projects) is 'A column of projects that is computed when it is read.';

grant execute on function private.is_proven(uuid), public.is_proven(public.projects) to anon, authenticated;

create or replace function private.project_cards(ids uuid[]) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', p.id, 'title', p.title, 'tagline', p.tagline, 'description', left(p.description, 500),
      'image_url', p.image_url, 'image_color', p.image_color, 'bolt_url', p.bolt_url,
      'tags', p.tags, 'created_at', p.created_at, 'is_for_sale', p.is_for_sale, 'sale_price', p.sale_price,
      'sale_kind', p.sale_kind, 'sold_at', p.sold_at, 'is_proven', private.is_proven(p.id), 'owner', jsonb_build_object(
        'id', u.id, 'name', u.name, 'avatar', u.avatar, 'username', u.username,
        'rating_avg', u.rating_avg, 'rating_count', u.rating_count)
    ) order by f.number), '[]')
    from unnest(ids) with ordinality as f (id, number)
    join public.projects p on p.id = f.id join public.users u on u.id = p.user_id
  );
end;
$$;

create or replace function public.my_saved_projects(
  q text default '', cursor text default null, page_size integer default 24
) returns jsonb
language plpgsql stable security definer set search_path = '' set statement_timeout = '3s'
as $$
declare
  me uuid := auth.uid();
  size integer := least(greatest(coalesce(page_size, 24), 1), 60);
  place record;
  pattern text := private.like_pattern(q);
  items jsonb;
begin
  place := private.parse_cursor(cursor);
  with page as (
    select s.project_id, s.created_at as saved_at, v.*, u.name as owner_name, u.username,
      u.avatar, u.rating_avg, u.rating_count
    from public.project_saves s
    left join lateral (
      select p.id, p.user_id, p.title, p.tagline, left(p.description, 500) as description,
        p.image_url, p.image_color, p.bolt_url, p.tags, p.created_at,
        p.is_for_sale, p.sale_price, p.sale_kind, p.sold_at
      from private.visible_projects p where p.id = s.project_id
    ) v on true
    left join public.users u on u.id = v.user_id
    where s.user_id = me
      and (place.after_id is null or (s.created_at, s.project_id) < (place.after_time, place.after_id))
      and (
        pattern is null
        or private.search_form(concat_ws(e'\n', v.title, v.tagline, v.description, array_to_string(v.tags, e'\n'), u.name))
          like pattern
      )
    order by s.created_at desc, s.project_id desc
    limit size + 1
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', p.project_id, 'saved_at', p.saved_at,
    'project', case when p.id is not null then jsonb_build_object(
      'id', p.id, 'title', p.title, 'tagline', p.tagline, 'description', p.description,
      'image_url', p.image_url, 'image_color', p.image_color, 'bolt_url', p.bolt_url,
      'tags', p.tags, 'created_at', p.created_at, 'is_for_sale', p.is_for_sale,
      'sale_price', p.sale_price, 'sale_kind', p.sale_kind, 'sold_at', p.sold_at,
      'is_proven', private.is_proven(p.id), 'owner', jsonb_build_object(
        'id', p.user_id, 'name', p.owner_name, 'avatar', p.avatar, 'username', p.username,
        'rating_avg', p.rating_avg, 'rating_count', p.rating_count)
    ) end
  ) order by p.saved_at desc, p.project_id desc), '[]')
  into items from page p;
  return jsonb_build_object(
    'items', items - size,
    'next_cursor', case when jsonb_array_length(items) > size then
      (items -> size - 1 ->> 'id') || '_' || (items -> size - 1 ->> 'saved_at')
    end
  );
end;
$$;
