create table public.services (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references public.users (id) on delete cascade,
  title text not null check (private.is_text(title, 150)),
  description text not null check (
    private.has_text(description) and char_length(description) between 50 and 10000
  ),
  price numeric not null check (private.is_amount(price)),
  duration text not null check (private.is_text(duration, 500)),
  requirements text check (private.is_text(requirements, 5000)),
  is_active boolean not null default true,
  metadata jsonb not null default '{}' check (octet_length(metadata::text) <= 32768),
  images text[] not null default '{}' check (private.are_images(images, 7, user_id)),
  client_key uuid not null default gen_random_uuid(),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint one_service_per_client_key unique (user_id, client_key)
);
comment on table public.services is
  'What creators offer; the price and a package''s duration are derived from the pricing model, the '
  'main image precedes up to six of the gallery.';
alter table public.services enable row level security;

create index services_of_owner on public.services (user_id, price);
create index services_title on public.services (lower(title));

create view private.public_services as
select s.*
from public.services s
where s.is_active
  and exists (select from private.public_creators c where c.id = s.user_id)
  and not exists (
    select from private.hidden_items h where h.kind = 'service' and h.item_id = s.id
  );

-- A page of a search calls it for each row, and plpgsql keeps the plan of the view for the session.
create function private.is_public_service(service uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (select from private.public_services s where s.id = service);
end;
$$;

create function private.json_amount(value jsonb) returns numeric
language sql immutable parallel safe set search_path = ''
return case when jsonb_typeof(value) = 'number' then (value #>> '{}')::numeric end;

create function private.json_text(value jsonb) returns text
language sql immutable parallel safe set search_path = ''
return case when jsonb_typeof(value) = 'string' then value #>> '{}' end;

create function private.is_json_text_list(value jsonb, most integer, longest integer) returns boolean
language sql immutable parallel safe set search_path = ''
return case when jsonb_typeof(value) = 'array' then
  jsonb_array_length(value) <= most
  and not exists (
    select from jsonb_array_elements(value) as item
    where jsonb_typeof(item) <> 'string' or private.is_text(item #>> '{}', longest) is not true
  )
else false end;

create function private.check_packages(packages jsonb) returns void
language plpgsql set search_path = ''
as $$
declare
  package jsonb;
begin
  if jsonb_typeof(packages) is distinct from 'array' or jsonb_array_length(packages) = 0 then
    perform private.raise_invalid('You must add at least one package');
  end if;
  if jsonb_array_length(packages) > 10 then
    perform private.raise_invalid('You can add up to 10 packages');
  end if;
  for package in select jsonb_array_elements(packages) loop
    if private.is_text(private.json_text(package -> 'name'), 100) is not true
      or private.is_text(private.json_text(package -> 'delivery'), 100) is not true
      or private.is_amount(private.json_amount(package -> 'price')) is not true
      or private.is_json_text_list(package -> 'features', 20, 200) is not true
      or jsonb_array_length(package -> 'features') = 0
    then
      perform private.raise_invalid('Name, price, delivery time, and at least one feature are required');
    elsif not private.has_shape(
      package,
      '{"name": "string", "description": "string", "price": "number", "delivery": "string",
        "features": "array"}'
    ) then
      perform private.raise_invalid('Check the details of this package');
    end if;
  end loop;
  -- Clients choose a package by its name.
  if (
    select count(distinct lower(btrim(p.package ->> 'name'))) < count(*)
    from jsonb_array_elements(packages) as p (package)
  ) then
    perform private.raise_invalid('Give each package its own name');
  end if;
end;
$$;

create function private.check_service_metadata(metadata jsonb) returns void
language plpgsql set search_path = ''
as $$
declare
  faq jsonb;
  link text;
begin
  if metadata ? 'features'
    and private.is_json_text_list(metadata -> 'features', 30, 200) is not true
  then
    perform private.raise_invalid('Use at most 30 features of 200 characters each');
  end if;
  if metadata ? 'tags' and private.is_json_text_list(metadata -> 'tags', 20, 40) is not true then
    perform private.raise_invalid('Use at most 20 tags of 40 characters each');
  end if;
  if metadata ? 'faqs' then
    if jsonb_typeof(metadata -> 'faqs') <> 'array' or jsonb_array_length(metadata -> 'faqs') > 20 then
      perform private.raise_invalid('You can add up to 20 questions');
    end if;
    for faq in select jsonb_array_elements(metadata -> 'faqs') loop
      if private.is_text(private.json_text(faq -> 'question'), 300) is not true
        or private.is_text(private.json_text(faq -> 'answer'), 2000) is not true
        or not private.has_shape(faq, '{"question": "string", "answer": "string"}')
      then
        perform private.raise_invalid('Both question and answer are required');
      end if;
    end loop;
  end if;
  foreach link in array array['portfolio_url', 'testimonial_url'] loop
    if metadata ->> link <> '' and private.is_link(metadata ->> link) is not true then
      perform private.raise_invalid('Please enter a valid URL');
    end if;
  end loop;
  if not private.has_shape(metadata, '{
    "pricing_model": "string", "hourly_rate": "number", "estimated_hours": "number",
    "packages": "array", "features": "array", "faqs": "array", "tags": "array",
    "revisions": "string", "include_video_call": "boolean", "include_source_files": "boolean",
    "portfolio_url": "string", "testimonial_url": "string"
  }') then
    perform private.raise_invalid('Check the details of this service');
  end if;
end;
$$;
comment on function private.check_service_metadata(jsonb) is
  'Pages read these details without a second look, so that each has one type and nothing else is there.';

create function private.derive_service_price() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  model text := coalesce(new.metadata ->> 'pricing_model', 'fixed');
  rate numeric := private.json_amount(new.metadata -> 'hourly_rate');
  hours numeric := private.json_amount(new.metadata -> 'estimated_hours');
begin
  new.is_active := coalesce(new.is_active, true);
  if octet_length(new.metadata::text) > 32768 then
    perform private.raise_invalid('The details of this service are too long. Shorten them and try again');
  end if;
  if model = 'fixed' then
    if new.price is null then
      perform private.raise_invalid('Price is required');
    elsif not (new.price > 0 and new.price <= 1000000) then
      perform private.raise_invalid('Price must be a positive number');
    end if;
  elsif model = 'hourly' then
    if rate is null then
      perform private.raise_invalid('Hourly rate is required');
    elsif not private.is_amount(rate) then
      perform private.raise_invalid('Hourly rate must be a positive number');
    elsif hours is null then
      perform private.raise_invalid('Estimated hours are required');
    elsif not (hours >= 1 and hours <= 10000) then
      perform private.raise_invalid('Estimated hours must be a positive number');
    end if;
    new.price := round(rate * hours, 2);
  elsif model = 'packages' then
    perform private.check_packages(new.metadata -> 'packages');
    select min((p.package ->> 'price')::numeric), 
      left(string_agg(p.package ->> 'delivery', ', ' order by p.place), 500)
    into new.price, new.duration
    from jsonb_array_elements(new.metadata -> 'packages') with ordinality as p (package, place);
  else
    perform private.raise_invalid('Choose a pricing model: fixed, hourly or packages');
  end if;
  if private.has_text(new.duration) is not true then
    perform private.raise_invalid('Delivery time is required');
  end if;
  -- Packages outlive a change of the pricing model, and are ready for the way back.
  if model <> 'packages' and new.metadata -> 'packages' <> '[]' then
    perform private.check_packages(new.metadata -> 'packages');
  end if;
  perform private.check_service_metadata(new.metadata);
  new.price := trim_scale(new.price);
  return new;
end;
$$;
comment on function private.derive_service_price() is
  'Fixed price, rate times hours, or the lowest package; the specification''s messages on the way.';

create trigger derive_price before insert or update on public.services
for each row execute function private.derive_service_price();
create trigger set_updated_at before update on public.services
for each row execute function private.set_updated_at('updated_at');
create trigger "limit" before insert on public.services
for each row execute function private.limit_rows(30, '1 hour', 100, 'services');

create policy "Visitors read active services of creators" on public.services
for select to anon using (private.is_public_service(id));
create policy "People read active services of creators and their own" on public.services
for select to authenticated using (
  user_id = (select auth.uid()) or private.is_public_service(id)
);
create policy "Developers offer services of their own" on public.services
for insert to authenticated with check (
  user_id = (select auth.uid()) and (select private.is_developer())
);
create policy "Developers edit their own services" on public.services
for update to authenticated
using (user_id = (select auth.uid()) and (select private.is_developer()))
with check (user_id = (select auth.uid()));
create policy "Developers remove their own services" on public.services
for delete to authenticated using (
  user_id = (select auth.uid()) and (select private.is_developer()) and (select private.may_write())
);
create policy "Suspended people write no services" on public.services
as restrictive for all to authenticated
using (true) with check ((select private.may_write()));

grant select on public.services to anon, authenticated;
grant delete on public.services to authenticated;
grant insert (
  client_key, user_id, title, description, price, duration, requirements, is_active, metadata, images
) on public.services to authenticated;
grant update (
  title, description, price, duration, requirements, is_active, metadata, images
) on public.services to authenticated;
grant execute on function private.is_public_service(uuid) to anon, authenticated;
