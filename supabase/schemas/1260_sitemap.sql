create function public.sitemap_counts() returns jsonb
language sql stable security definer set search_path = '' set statement_timeout = '3s'
begin atomic
  select jsonb_build_object(
    'projects', (select count(*) from private.public_projects),
    'creators', (select count(*) from private.public_creators)
  );
end;
comment on function public.sitemap_counts() is 'How many pages of projects and creators search engines may know.';

create function public.sitemap_entries(kind text, part integer) returns jsonb
language plpgsql stable security definer set search_path = '' set statement_timeout = '3s'
as $$
declare
  size constant integer := 10000;
  skipped constant bigint := size * (greatest(part, 1)::bigint - 1);
begin
  -- The oldest first: a new row changes the last part alone.
  if kind = 'projects' then
    return (
      select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'updated_at', e.updated_at)), '[]')
      from (
        select p.id, p.updated_at from private.public_projects p
        order by p.created_at, p.id offset skipped limit size
      ) e
    );
  elsif kind = 'creators' then
    return (
      select coalesce(jsonb_agg(
        jsonb_build_object('id', e.id, 'username', e.username, 'updated_at', e.updated_at)), '[]')
      from (
        select c.id, c.username, c.updated_at from private.public_creators c
        order by c.created_at, c.id offset skipped limit size
      ) e
    );
  end if;
  perform private.raise_invalid('Choose one of these: projects, creators');
end;
$$;
comment on function public.sitemap_entries(text, integer) is
  'The public projects or creators (kind) of a sitemap: 10,000 each, part 1 has the oldest.';

grant execute on function public.sitemap_counts(), public.sitemap_entries(text, integer) to anon, authenticated;
