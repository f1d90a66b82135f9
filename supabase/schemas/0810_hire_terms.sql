create type private.hire_terms as (
  title text, price numeric, duration text, package_name text, hours numeric, included text[], revisions integer,
  sale_kind text
);

create function private.require_party() returns uuid
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.has_account() then
    perform private.raise_conflict('PT401', 'Sign in first');
  end if;
  perform private.require_second_factor();
  return auth.uid();
end;
$$;
comment on function private.require_party() is
  'The caller, who has an account, also while they are suspended: what concerns nobody else, or ends what two people owe each other, is for both.';

create function private.require_writer() returns uuid
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := private.require_party();
begin
  if not private.may_write() then
    perform private.raise_conflict('PT403', 'Your account is suspended');
  end if;
  return caller;
end;
$$;
comment on function private.require_writer() is 'The caller, who has an account that may write.';

create function private.require_actor(action text) returns uuid
language sql stable security definer set search_path = ''
return case
  when exists (
    select from private.hire_steps s where s.action = require_actor.action and 'self' = any (s.needs_active)
  ) then private.require_writer()
  else private.require_party()
end;
comment on function private.require_actor(text) is 'The caller, who may be suspended if this step allows it.';

create function private.format_money(dollars numeric) returns text
language sql immutable strict parallel safe set search_path = ''
return '$' || to_char(dollars, 'FM999,999,990.00');
comment on function private.format_money(numeric) is 'US dollars with cents, as screens write agreed money: $450.00, $1,234.50.';

create function private.revision_limit(revisions text) returns integer
language sql immutable strict parallel safe set search_path = ''
return case when btrim(revisions) ~ '^[0-9]{1,3}$' then btrim(revisions)::integer end;
comment on function private.revision_limit(text) is 'How many revisions a service says; null if it says none, or "unlimited".';

create function private.agreed_days(duration text) returns integer
language plpgsql immutable strict parallel safe set search_path = ''
as $$
declare
  days integer := private.delivery_days(duration);
begin
  return case when days <= 730 then days end;
end;
$$;
comment on function private.agreed_days(text) is
  'How many days a delivery time says that was written as text, if it says any and they are at most two years.';

create function private.hire_terms_from_service(
  service public.services, package_name text, hours numeric
) returns private.hire_terms
language plpgsql stable set search_path = ''
as $$
declare
  model text := coalesce(service.metadata ->> 'pricing_model', 'fixed');
  terms private.hire_terms;
  package jsonb;
begin
  terms.title := service.title;
  terms.price := service.price;
  terms.duration := service.duration;
  terms.revisions := private.revision_limit(service.metadata ->> 'revisions');
  if package_name is not null and model <> 'packages' then
    perform private.raise_invalid('This service has no packages');
  elsif hours is not null and model <> 'hourly' then
    perform private.raise_invalid('This service isn''t paid by the hour');
  end if;
  if model = 'hourly' then
    if hours is null then
      perform private.raise_invalid('Enter the number of hours');
    elsif not (hours >= 1 and hours <= 10000 and hours = round(hours, 2)) then
      perform private.raise_invalid('Enter 1 to 10,000 hours');
    end if;
    terms.hours := trim_scale(hours);
    terms.price := trim_scale(
      round(private.json_amount(service.metadata -> 'hourly_rate') * hours, 2));
    if not private.is_amount(terms.price) then
      perform private.raise_invalid('The total can''t be more than $1,000,000');
    end if;
  elsif model = 'packages' then
    if package_name is null then
      perform private.raise_invalid('Choose a package');
    end if;
    select p into package
    from jsonb_array_elements(service.metadata -> 'packages') as p
    where p ->> 'name' = hire_terms_from_service.package_name
    limit 1;
    if package is null then
      perform private.raise_conflict('PT404', 'This package is no longer available');
    end if;
    terms.package_name := package_name;
    terms.price := trim_scale(private.json_amount(package -> 'price'));
    terms.duration := package ->> 'delivery';
  end if;
  return terms;
end;
$$;

create function private.hire_terms_from_sale(creator uuid, project uuid)
returns private.hire_terms
language plpgsql security definer set search_path = ''
as $$
declare
  sold public.projects;
  terms private.hire_terms;
begin
  -- The lock waits for a running edit, so that the terms are what the creator offers now.
  select p.* into sold
  from public.projects p where p.id = project and p.user_id = creator
  for share;
  if not found or not private.is_visible_project(project) then
    perform private.raise_conflict('PT404', 'This project is no longer available');
  elsif not sold.is_for_sale then
    perform private.raise_conflict('PT404', 'This project is not for sale');
  elsif sold.sold_at is not null then
    perform private.raise_conflict('PT404', 'This project is sold');
  elsif sold.sale_kind is null then
    perform private.raise_conflict(
      'PT404', 'This project can be bought once its creator has chosen whether to sell it once or by license');
  end if;
  terms.sale_kind := sold.sale_kind;
  terms.title := sold.title;
  terms.price := trim_scale(sold.sale_price);
  terms.included := array_remove(array[
    case when sold.includes_source_code then 'Source code' end,
    case when sold.includes_documentation then 'Documentation' end,
    case when sold.includes_support then format(
      '%s %s of support',
      sold.support_duration, case sold.support_duration when 1 then 'day' else 'days' end
    ) end
  ], null);
  return terms;
end;
$$;
comment on function private.hire_terms_from_sale(uuid, uuid) is
  'The price of a project that is for sale, and what its buyer gets, as its page says it.';

create function private.request_by_key(client uuid, key uuid, digest text)
returns public.hire_requests
language plpgsql stable security definer set search_path = ''
as $$
declare
  request public.hire_requests;
begin
  select * into request
  from public.hire_requests h where h.client_id = client and h.request_key = key;
  if request.request_digest <> digest then
    perform private.raise_invalid('This request key was used for another request');
  end if;
  return request;
end;
$$;

create function private.check_hire_message(message text) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if private.has_text(message) is not true then
    perform private.raise_invalid('Write a message');
  elsif char_length(btrim(message, e' \t\r\n')) < 20 then
    perform private.raise_invalid('Write at least 20 characters');
  elsif char_length(message) > 2000 then
    perform private.raise_invalid('Use at most 2000 characters');
  end if;
end;
$$;

create function private.hire_terms_for(
  creator uuid, service uuid, project uuid, package_name text, hours numeric, title text, budget numeric
) returns private.hire_terms
language plpgsql security definer set search_path = ''
as $$
declare
  offered public.services;
  terms private.hire_terms;
begin
  if service is null and project is null then
    if private.is_public_creator(creator) is not true then
      perform private.raise_conflict('PT404', 'This creator is no longer available');
    elsif package_name is not null or hours is not null then
      perform private.raise_invalid('Choose a service to set a package or hours');
    elsif private.is_text(title, 150) is not true then
      perform private.raise_invalid('Add a title of at most 150 characters');
    elsif private.is_amount(budget) is false then
      perform private.raise_invalid(case when budget <> round(budget, 2) then 'Use at most two decimals, such as 10.50'
        else 'Enter a budget from $1 to $1,000,000' end);
    end if;
    terms.title := btrim(title);
    terms.price := trim_scale(budget);
    return terms;
  elsif project is not null then
    if service is not null then
      perform private.raise_invalid('Choose a service or a project');
    elsif title is not null or package_name is not null or hours is not null then
      perform private.raise_invalid('A project is sold as it is, without a title, package or hours');
    end if;
    terms := private.hire_terms_from_sale(creator, project);
  else
    -- The lock waits for a running edit, so that the terms are what the creator offers now.
    select s.* into offered
    from public.services s where s.id = service and s.user_id = creator
    for share;
    if not found or not private.is_public_service(service) then
      perform private.raise_conflict('PT404', 'This service is no longer available');
    elsif title is not null then
      perform private.raise_invalid('A request for a service can''t have its own title');
    end if;
    terms := private.hire_terms_from_service(offered, package_name, hours);
  end if;
  if round(budget, 2) <> terms.price then
    perform private.raise_conflict('PT409', format('The price is now %s', private.format_money(terms.price)));
  end if;
  return terms;
end;
$$;

create function private.check_sale_kind(terms private.hire_terms, sale_kind text) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if sale_kind is distinct from terms.sale_kind then
    perform private.raise_conflict('PT409', case terms.sale_kind
      when 'once' then 'This project is sold once, with all rights. Reload the page to see the terms'
      when 'license' then 'This project is sold by license. Reload the page to see the terms'
      else 'Only a project is sold once or by license'
    end);
  end if;
end;
$$;
comment on function private.check_sale_kind(private.hire_terms, text) is
  'Whether the client saw how the project is sold: the page of a release before this choice does not say it.';

create function public.create_hire_request(
  creator_id uuid,
  service_id uuid default null,
  package_name text default null,
  hours numeric default null,
  title text default null,
  budget numeric default null,
  message text default null,
  request_key uuid default null,
  project_id uuid default null,
  from_project_id uuid default null,
  attachments jsonb default '[]',
  sale_kind text default null
) returns public.hire_requests
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_actor('create');
  digest text := md5(jsonb_build_array(
    creator_id, service_id, package_name, trim_scale(hours), title, trim_scale(budget), message, project_id,
    from_project_id, attachments
  )::text || coalesce(sale_kind, ''));
  request public.hire_requests;
  terms private.hire_terms;
begin
  if request_key is null then
    perform private.raise_invalid('A request key is required');
  end if;
  request := private.request_by_key(caller, request_key, digest);
  if request.id is not null then
    return request;
  end if;
  perform private.check_hire_message(message);
  perform private.check_attachments(attachments);
  if creator_id = caller then
    perform private.raise_invalid(
      case when project_id is null then 'You can''t hire yourself' else 'You can''t buy your own project' end);
  end if;
  perform private.lock_people(caller, creator_id);
  perform private.fail_if_blocked(caller, creator_id);
  perform private.limit_rate('hire', 20, interval '1 hour');
  -- The limit's lock lets no parallel call of the same client come between; the same call waits there for the first.
  request := private.request_by_key(caller, request_key, digest);
  if request.id is not null then
    return request;
  end if;
  terms := private.hire_terms_for(
    creator_id, service_id, project_id, package_name, hours, title, budget);
  perform private.check_sale_kind(terms, sale_kind);
  if from_project_id is not null then
    -- The lock waits for a running deletion.
    perform from public.projects p
    where p.id = from_project_id and p.user_id = create_hire_request.creator_id
      and private.is_visible_project(p.id)
    for key share;
    if not found then
      perform private.raise_conflict('PT404', 'This project is no longer available');
    end if;
  end if;
  -- The creator never saw it and, now that they have ended the block, never will.
  perform private.move_hire_request(h.id, 'cancel', caller)
  from public.hire_requests h
  where h.client_id = caller
    and h.creator_id = create_hire_request.creator_id
    and h.status = 'pending'
    and private.is_withheld(h.id, h.creator_id)
    and not private.has_blocked(h.creator_id, caller)
    and case
      when h.included is not null then h.project_id = create_hire_request.project_id
      when h.service_id is not null then h.service_id = create_hire_request.service_id
      else h.title = terms.title
    end;
  if service_id is null and project_id is null and exists (
    select from public.hire_requests h
    where h.client_id = caller
      and h.creator_id = create_hire_request.creator_id
      and h.service_id is null
      and h.included is null
      and h.status = 'pending'
      and h.title = terms.title
      and h.message = create_hire_request.message
  ) then
    perform private.raise_conflict('PT409', 'You already have a pending request with the same text');
  end if;
  begin
    insert into public.hire_requests (
      client_id, creator_id, service_id, project_id, title, price, duration, package_name, hours,
      included, revisions, message, request_key, request_digest, time_zone, sale_kind
    )
    values (
      caller, creator_id, service_id, coalesce(project_id, from_project_id), terms.title, terms.price,
      terms.duration, terms.package_name, terms.hours, terms.included, terms.revisions, message,
      request_key, digest, private.time_zone_of(creator_id), terms.sale_kind
    )
    returning * into request;
  exception when unique_violation then
    perform private.raise_conflict(
      'PT409',
      format(
        'You already have a pending request for this %s',
        case when project_id is null then 'service' else 'project' end));
  end;
  perform private.add_step(request, 'create', caller);
  perform private.attach_to_step(request, caller, attachments);
  return request;
end;
$$;
comment on function
  public.create_hire_request(uuid, uuid, text, numeric, text, numeric, text, uuid, uuid, uuid, jsonb, text) is
  'Sends a request. Without a service or a project for sale it is "Something else" with title and budget, or without a budget to '
  'ask for a price; with one, the '
  'budget is the total that the client saw, and a price that has changed since is rejected, as is another kind of sale. The same call '
  'with the same key is the same request.';

grant execute on function
  public.create_hire_request(uuid, uuid, text, numeric, text, numeric, text, uuid, uuid, uuid, jsonb, text)
to authenticated;
