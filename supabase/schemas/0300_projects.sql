create function private.filter_values(category text) returns text[]
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return case category
    when 'types' then array['Web', 'Mobile', 'Desktop', 'API', 'Plugin']
    when 'technologies' then array[
      'React', 'Vue', 'Angular', 'Next.js', 'Svelte', 'Node.js', 'Express', 'Supabase', 'Firebase',
      'MongoDB', 'Tailwind CSS', 'Framer Motion', 'TypeScript'
    ]
    when 'industries' then array[
      'E-commerce', 'SaaS', 'AI', 'FinTech', 'EdTech', 'Healthcare', 'Social Media', 'Entertainment'
    ]
    when 'locations' then array[
      'San Francisco CA', 'New York NY', 'Seattle WA', 'Austin TX', 'Chicago IL', 'Los Angeles CA',
      'Boston MA', 'London UK', 'Berlin Germany', 'Toronto Canada'
    ]
  end;
end;
$$;
comment on function private.filter_values(text) is 'The values that a list can be filtered by, as displayed.';

create function private.filter_tags(tags text[]) returns text[]
language plpgsql immutable parallel safe security definer set search_path = ''
as $$
begin
  return array(
    select w.value
    from unnest(
      private.filter_values('types') || private.filter_values('technologies')
        || private.filter_values('industries')
    ) as w (value)
    where w.value = any (tags || private.canonical_skills(tags))
  );
end;
$$;
comment on function private.filter_tags(text[]) is
  'The tags that projects are filtered by, under their usual names: few and short, so that an index can carry them.';

create table public.projects (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references public.users (id) on delete cascade,
  title text not null check (private.is_text(title, 150)),
  tagline text check (
    private.is_text(tagline, 120) and tagline !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'
  ),
  description text not null check (
    private.has_text(description) and char_length(description) between 50 and 20000
  ),
  image_url text check (private.is_image(image_url, user_id)),
  image_color text check (image_color ~ '^#[0-9a-f]{6}$'),
  bolt_url text check (bolt_url ~* 'bolt\.new' and private.is_web_link(bolt_url)),
  live_url text check (private.is_link(live_url)),
  repo_url text check (
    repo_url ~* '^(https?://)?(www\.)?(github\.com|gitlab\.com|bitbucket\.org)/'
    and private.is_web_link(repo_url)
  ),
  documentation_url text check (private.is_link(documentation_url)),
  completion_date text check (private.is_text(completion_date, 50)),
  project_type text not null default 'personal' check (
    project_type in ('personal', 'client', 'education', 'opensource', 'hackathon')
  ),
  client_name text check (private.is_text(client_name, 150)),
  team_members text check (private.is_text(team_members, 1000)),
  challenges text check (private.is_text(challenges, 5000)),
  solutions text check (private.is_text(solutions, 5000)),
  tags text[] not null check (cardinality(tags) >= 1 and private.is_text_list(tags, 20, 40)),
  filter_tags text[] not null generated always as (private.filter_tags(tags)) stored,
  visibility text not null default 'public' check (visibility in ('public', 'unlisted', 'draft')),
  is_for_sale boolean not null default false,
  sale_price numeric check (private.is_amount(sale_price)),
  includes_source_code boolean not null default true,
  includes_documentation boolean not null default true,
  includes_support boolean not null default false,
  support_duration integer not null default 30 check (support_duration between 1 and 365),
  client_key uuid not null default gen_random_uuid(),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  listed_at timestamptz(3) default now(),
  like_count integer not null default 0 check (like_count >= 0),
  save_count integer not null default 0 check (save_count >= 0),
  view_count integer not null default 0 check (view_count >= 0),
  is_featured boolean not null default false,
  sale_kind text check (sale_kind in ('once', 'license')),
  sold_at timestamptz(3),
  third_party_licenses text[] not null default '{}' check (private.is_text_list(third_party_licenses, 50, 80)),
  unique (id, user_id),
  constraint one_project_per_client_key unique (user_id, client_key),
  constraint client_name_of_client_work check (client_name is null or project_type = 'client'),
  constraint color_of_image check (image_color is null or image_url is not null),
  constraint sale_needs_price check (not is_for_sale or sale_price is not null),
  constraint listed_if_public check (visibility <> 'public' or listed_at is not null)
);
comment on table public.projects is
  'The projects of creators, with the metadata of the project form; the client key makes a retry harmless.';
comment on column public.projects.image_color is
  'One color of the image, which is shown until it has loaded and around it. It is written into attributes.';
comment on column public.projects.is_featured is 'Set only by admins; the landing page shows these.';
comment on column public.projects.listed_at is
  'The position in the list of the newest: the time when the project first became public, or an earlier one for the fourth of one '
  'creator among the 24 newest. Null before; it stays when the project is no longer public.';
comment on column public.projects.sale_kind is
  'Sold once, with all rights, or by license to anyone who buys one. Null if the creator has not chosen: it can''t be bought then.';
comment on column public.projects.sold_at is
  'When it was sold once. It stays in the showcase and can''t be bought, until the creator puts it back after the purchase was ended or refunded.';
comment on column public.projects.third_party_licenses is
  'The licenses of what others made in it, as its creator names them. They stay with those parts when the project is sold.';
comment on column public.projects.visibility is
  'public is in lists, unlisted is read by its link, a draft only by its owner.';
alter table public.projects enable row level security;

create table public.project_media (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references public.projects (id) on delete cascade,
  kind text not null check (kind in ('image', 'video')),
  url text not null check (
    case kind
      when 'image' then private.is_image(url)
      else url ~ '^https://(www\.youtube-nocookie\.com/embed/[A-Za-z0-9_-]{6,20}|player\.vimeo\.com/video/[0-9]{5,12}(\?h=[0-9a-f]{6,20})?)$'
    end
  ),
  caption text check (private.is_text(caption, 200)),
  position integer not null default 0 check (position between 0 and 11),
  client_key uuid not null default gen_random_uuid(),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint one_medium_per_client_key unique (project_id, client_key)
);
comment on table public.project_media is 'Gallery images and videos of a project, at most 12, in order.';
alter table public.project_media enable row level security;

create table public.project_code_samples (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references public.projects (id) on delete cascade,
  title text not null check (private.is_text(title, 150)),
  language text not null check (private.is_text(language, 40)),
  code text not null check (private.is_text(code, 20000)),
  position integer not null default 0 check (position between 0 and 9),
  client_key uuid not null default gen_random_uuid(),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint one_sample_per_client_key unique (project_id, client_key)
);
comment on table public.project_code_samples is 'Code of a project to read, at most ten samples, in order.';
alter table public.project_code_samples enable row level security;

create index projects_newest on public.projects (listed_at desc, id desc)
include (user_id, filter_tags) where visibility = 'public';
-- A count of what has some words reads only this index of a project.
create index projects_counted on public.projects (id) include (user_id, filter_tags) where visibility = 'public';
create index projects_for_sale on public.projects (sale_price, id) include (user_id, filter_tags, sale_kind)
where visibility = 'public' and is_for_sale and sale_kind is not null and sold_at is null;
create index projects_by_date on public.projects (created_at desc, id desc);
create index projects_filters on public.projects using gin (filter_tags);
create index projects_tags on public.projects using gin (tags);
create index projects_of_owner on public.projects (user_id, created_at desc);
create index projects_title on public.projects (lower(title));
create index media_of_project on public.project_media (project_id, position);
create index code_of_project on public.project_code_samples (project_id, position);
create index projects_featured on public.projects (created_at desc, id desc) where is_featured;

create view private.shared_projects as
select p.* from public.projects p where p.visibility in ('public', 'unlisted');
comment on view private.shared_projects is
  'What admins see: also hidden projects and those of suspended creators, but no drafts.';

create view private.visible_projects as
select p.*
from private.shared_projects p
where exists (select from private.public_creators c where c.id = p.user_id)
  and not exists (
    select from private.hidden_items h where h.kind = 'project' and h.item_id = p.id
  );
comment on view private.visible_projects is 'What everyone can read who has the link.';

create view private.public_projects as
select v.* from private.visible_projects v where v.visibility = 'public';
comment on view private.public_projects is
  'What everyone can find: lists, counts and recommendations read this.';

create function private.listing_time(owner uuid) returns timestamptz
language plpgsql volatile security definer set search_path = ''
as $$
declare
  above timestamptz := 'infinity';
  own integer;
  lowest timestamptz;
begin
  loop
    select count(*) filter (where b.user_id = owner), min(b.listed_at) into own, lowest
    from (
      select p.user_id, p.listed_at from private.public_projects p
      where p.listed_at < above order by p.listed_at desc, p.id desc limit 24
    ) b;
    exit when own < 3;
    above := lowest;
  end loop;
  return least(now(), above - interval '1 millisecond');
end;
$$;
comment on function private.listing_time(uuid) is
  'Now, or below the first 24 projects, the first 48 and so on, until a creator has fewer than three among the next 24: no one fills '
  'the newest page alone, and a list in this order can still be read from key to key.';

create function private.list_project() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    new.listed_at := null;
  end if;
  if new.visibility = 'public' and new.listed_at is null then
    if auth.uid() is null then
      -- Rows from the service role have their own date.
      new.listed_at := new.created_at;
    else
      if tg_op = 'UPDATE' then
        -- The limit's lock lets no parallel call of the same creator come between.
        perform private.limit_rate('projects', 30, interval '1 hour');
      end if;
      new.listed_at := private.listing_time(new.user_id);
    end if;
  end if;
  return new;
end;
$$;
comment on function private.list_project() is
  'Lists a project when it first becomes public: no one moves up by hiding a project and showing it again.';

create trigger list before insert or update of visibility on public.projects
for each row execute function private.list_project();

-- A page of a search calls it for each row, and plpgsql keeps the plan of the view for the session.
create function private.is_public_project(project uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (select from private.public_projects p where p.id = project);
end;
$$;

create function private.is_visible_project(project uuid) returns boolean
language sql stable security definer set search_path = ''
return exists (select from private.visible_projects p where p.id = project);
comment on function private.is_visible_project(uuid) is
  'Whether everyone can read it who has the link: it is public or unlisted.';

create function private.is_my_project(project uuid) returns boolean
language sql stable security definer set search_path = ''
return exists (
  select from public.projects p where p.id = project and p.user_id = (select auth.uid())
);

create function private.lock_project() returns trigger
language plpgsql security definer set search_path = '' set lock_timeout = '400ms'
as $$
begin
  perform from public.projects p where p.id = new.project_id for no key update;
  return new;
exception when lock_not_available then
  -- Two calls that lock several projects in opposite order wait for each other: only one of them can continue.
  perform private.raise_conflict('PT423', 'Someone else is changing this project. Try again');
  return null;
end;
$$;
comment on function private.lock_project() is
  'Takes the lock for the count before the weaker one of the foreign key: two calls with the weaker lock would wait for each other while a removal waits.';

create function private.limit_per_project() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  total integer;
begin
  execute format('select count(*) from public.%I where project_id = $1', tg_table_name)
  into total using new.project_id;
  if total > tg_argv[0]::integer then
    perform private.raise_invalid(format('You can add up to %s of these to a project', tg_argv[0]));
  end if;
  return null;
end;
$$;

create trigger lock_project before insert on public.project_media
for each row execute function private.lock_project();
create trigger lock_project before insert on public.project_code_samples
for each row execute function private.lock_project();
create trigger room after insert on public.project_media
for each row execute function private.limit_per_project(12);
create trigger room after insert on public.project_code_samples
for each row execute function private.limit_per_project(10);

-- Generated columns are not computed yet before the update.
create trigger set_updated_at before update on public.projects
for each row execute function private.set_updated_at(
  'updated_at', 'filter_tags', 'like_count', 'save_count', 'view_count', 'is_featured'
);
create trigger set_updated_at before update on public.project_media
for each row execute function private.set_updated_at('updated_at');
create trigger set_updated_at before update on public.project_code_samples
for each row execute function private.set_updated_at('updated_at');
create function private.change_version_of_project() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.projects p
  set updated_at = greatest(clock_timestamp(), p.updated_at + interval '1 millisecond')
  where p.id = coalesce(new.project_id, old.project_id);
  return null;
end;
$$;
comment on function private.change_version_of_project() is
  'The version of a project is that of its pictures, videos and code, too: edits in two windows must not replace each other.';
create trigger change_version after insert or update or delete on public.project_media
for each row execute function private.change_version_of_project();
create trigger change_version after insert or update or delete on public.project_code_samples
for each row execute function private.change_version_of_project();
create trigger "limit" before insert on public.projects
for each row execute function private.limit_rows(30, '1 hour', 200, 'projects');

create policy "Visitors read projects of creators" on public.projects
for select to anon using (private.is_public_project(id));
create policy "People read projects of creators and their own" on public.projects
for select to authenticated using (
  user_id = (select auth.uid()) or private.is_public_project(id)
);
create policy "Developers publish projects of their own" on public.projects
for insert to authenticated with check (
  user_id = (select auth.uid()) and (select private.is_developer())
);
create policy "Developers edit their own projects" on public.projects
for update to authenticated
using (user_id = (select auth.uid()) and (select private.is_developer()))
with check (user_id = (select auth.uid()));
create policy "Developers remove their own projects" on public.projects
for delete to authenticated using (
  user_id = (select auth.uid()) and (select private.is_developer()) and (select private.may_write())
);
create policy "Suspended people write no projects" on public.projects
as restrictive for all to authenticated
using (true) with check ((select private.may_write()));

create policy "Visitors read media of projects they see" on public.project_media
for select to anon using (private.is_public_project(project_id));
create policy "People read media of projects they see" on public.project_media
for select to authenticated using (
  private.is_my_project(project_id) or private.is_public_project(project_id)
);
create policy "Developers add media to their own projects" on public.project_media
for insert to authenticated with check (
  private.is_my_project(project_id) and (select private.is_developer())
);
create policy "Developers edit media of their own projects" on public.project_media
for update to authenticated
using (private.is_my_project(project_id) and (select private.is_developer()))
with check (private.is_my_project(project_id));
create policy "Developers remove media of their own projects" on public.project_media
for delete to authenticated using (
  private.is_my_project(project_id)
  and (select private.is_developer())
  and (select private.may_write())
);
create policy "Suspended people write no media" on public.project_media
as restrictive for all to authenticated
using (true) with check ((select private.may_write()));

create policy "Visitors read code of projects they see" on public.project_code_samples
for select to anon using (private.is_public_project(project_id));
create policy "People read code of projects they see" on public.project_code_samples
for select to authenticated using (
  private.is_my_project(project_id) or private.is_public_project(project_id)
);
create policy "Developers add code to their own projects" on public.project_code_samples
for insert to authenticated with check (
  private.is_my_project(project_id) and (select private.is_developer())
);
create policy "Developers edit code of their own projects" on public.project_code_samples
for update to authenticated
using (private.is_my_project(project_id) and (select private.is_developer()))
with check (private.is_my_project(project_id));
create policy "Developers remove code of their own projects" on public.project_code_samples
for delete to authenticated using (
  private.is_my_project(project_id)
  and (select private.is_developer())
  and (select private.may_write())
);
create policy "Suspended people write no code" on public.project_code_samples
as restrictive for all to authenticated
using (true) with check ((select private.may_write()));

grant select on public.projects, public.project_media, public.project_code_samples
to anon, authenticated;
grant delete on public.projects, public.project_media, public.project_code_samples
to authenticated;
grant insert (
  client_key, user_id, title, tagline, description, image_url, image_color, bolt_url, live_url, repo_url, documentation_url,
  completion_date, project_type, client_name, team_members, challenges, solutions, tags, visibility,
  is_for_sale, sale_price, includes_source_code, includes_documentation, includes_support,
  support_duration, sale_kind, third_party_licenses
) on public.projects to authenticated;
grant update (
  title, tagline, description, image_url, image_color, bolt_url, live_url, repo_url, documentation_url,
  completion_date, project_type, client_name, team_members, challenges, solutions, tags, visibility,
  is_for_sale, sale_price, includes_source_code, includes_documentation, includes_support,
  support_duration, sale_kind, third_party_licenses
) on public.projects to authenticated;
grant insert (client_key, project_id, kind, url, caption, position) on public.project_media
to authenticated;
grant update (kind, url, caption, position) on public.project_media to authenticated;
grant insert (client_key, project_id, title, language, code, position)
on public.project_code_samples to authenticated;
grant update (title, language, code, position) on public.project_code_samples to authenticated;
create function public.save_project_material(project uuid, media jsonb, code_samples jsonb) returns void
language plpgsql set search_path = ''
as $$
begin
  delete from public.project_media m
  where m.project_id = project and m.client_key::text not in (select e ->> 'id' from jsonb_array_elements(media) e);
  insert into public.project_media (project_id, client_key, kind, url, caption, position)
  select project, e.id, e.kind, e.url, e.caption, e.number - 1
  from rows from (jsonb_to_recordset(media) as (id uuid, kind text, url text, caption text))
    with ordinality e (id, kind, url, caption, number)
  on conflict (project_id, client_key) do update
  set kind = excluded.kind, url = excluded.url, caption = excluded.caption, position = excluded.position
  where (project_media.kind, project_media.url, project_media.caption, project_media.position)
    is distinct from (excluded.kind, excluded.url, excluded.caption, excluded.position);

  delete from public.project_code_samples c
  where c.project_id = project and c.client_key::text not in (select e ->> 'id' from jsonb_array_elements(code_samples) e);
  insert into public.project_code_samples (project_id, client_key, title, language, code, position)
  select project, e.id, e.title, e.language, e.code, e.number - 1
  from rows from (jsonb_to_recordset(code_samples) as (id uuid, title text, language text, code text))
    with ordinality e (id, title, language, code, number)
  on conflict (project_id, client_key) do update
  set title = excluded.title, language = excluded.language, code = excluded.code, position = excluded.position
  where (project_code_samples.title, project_code_samples.language, project_code_samples.code, project_code_samples.position)
    is distinct from (excluded.title, excluded.language, excluded.code, excluded.position);
end;
$$;
comment on function public.save_project_material(uuid, jsonb, jsonb) is
  'Replaces the pictures, videos and code of a project, in this order, with the rights of the caller.';

create function public.save_project(
  key uuid, changes jsonb, media jsonb default null, code_samples jsonb default null, version timestamptz default null
) returns table (id uuid, updated_at timestamptz)
language plpgsql set search_path = ''
as $$
declare
  names text := (select string_agg(quote_ident(n), ', ') from jsonb_object_keys(changes) n);
  project uuid;
begin
  if version is null then
    execute format(
      'insert into public.projects (client_key, user_id, %1$s) '
      'select $1, auth.uid(), %1$s from jsonb_populate_record(null::public.projects, $2) returning id', names
    ) into project using key, changes;
  else
    execute format(
      'update public.projects p set (%1$s) = (select %1$s from jsonb_populate_record(p, $2)) '
      'where id = $1 and user_id = auth.uid() and updated_at = $3 returning id', names
    ) into project using key, changes, version;
  end if;
  if project is not null and media is not null then
    perform public.save_project_material(project, media, code_samples);
  end if;
  return query select p.id, p.updated_at::timestamptz from public.projects p where p.id = project;
end;
$$;
comment on function public.save_project(uuid, jsonb, jsonb, jsonb, timestamptz) is
  'Saves a project of the caller and, if they are given, its pictures, videos and code at once, with the rights of the caller: a new one under '
  'the key of its form, or the one with this id if it still has this version. Returns no row if it was changed or removed.';
grant execute on function public.save_project(uuid, jsonb, jsonb, jsonb, timestamptz),
  public.save_project_material(uuid, jsonb, jsonb) to authenticated;
grant execute on function private.is_public_project(uuid) to anon, authenticated;
grant execute on function private.is_visible_project(uuid) to authenticated;
grant execute on function private.is_my_project(uuid) to authenticated;
grant execute on function private.filter_tags(text[]), private.filter_values(text)
to authenticated, service_role;
