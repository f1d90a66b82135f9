set local lock_timeout = '500ms';

alter table public.projects
add column sale_kind text,
add column sold_at timestamptz(3),
add column third_party_licenses text[] not null default '{}',
add constraint projects_sale_kind_check check (sale_kind in ('once', 'license')) not valid,
add constraint projects_third_party_licenses_check check (private.is_text_list(third_party_licenses, 50, 80)) not valid;
comment on column public.projects.sale_kind is
  'Sold once, with all rights, or by license to anyone who buys one. Null if the creator has not chosen: it can''t be bought then.';
comment on column public.projects.sold_at is
  'When it was sold once. It stays in the showcase and can''t be bought, until the creator puts it back after the purchase was ended or refunded.';
comment on column public.projects.third_party_licenses is
  'The licenses of what others made in it, as its creator names them. They stay with those parts when the project is sold.';

grant insert (sale_kind, third_party_licenses), update (sale_kind, third_party_licenses) on public.projects to authenticated;

-- What `select p.*` stands for was fixed when these were created.
create or replace view private.shared_projects as
select p.* from public.projects p where p.visibility in ('public', 'unlisted');

create or replace view private.visible_projects as
select p.*
from private.shared_projects p
where exists (select from private.public_creators c where c.id = p.user_id)
  and not exists (
    select from private.hidden_items h where h.kind = 'project' and h.item_id = p.id
  );

create or replace view private.public_projects as
select v.* from private.visible_projects v where v.visibility = 'public';

create or replace view private.counted_projects as
select p.*
from public.projects p
where p.visibility = 'public'
  and exists (select from public.users u where u.id = p.user_id and u.is_dev)
  and case
    when p.user_id in (select s.user_id from private.suspensions s)
      or p.user_id in (select c.user_id from private.closed_accounts c where c.closed_until > now())
      or p.user_id in (select h.item_id from private.hidden_items h where h.kind = 'user')
      or p.id in (select h.item_id from private.hidden_items h where h.kind = 'project')
    then 0 else 1
  end <> 0;

create or replace function public.project_by_link(project_id uuid) returns jsonb
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
