-- What an invoice says of both sides in fields, as e-invoices need it.
set local lock_timeout = '500ms';

alter table public.billing_details
add column street text,
add column postal_code text,
add column city text,
add column country text,
add column vat_id text,
add column registration text,
add column tax_status text,
add column phone text,
add column email text;

alter table public.billing_details
add constraint billing_details_street_check check (private.is_text(street, 150)) not valid,
add constraint billing_details_postal_code_check check (private.is_text(postal_code, 20)) not valid,
add constraint billing_details_city_check check (private.is_text(city, 100)) not valid,
add constraint billing_details_country_check check (country ~ '^[A-Z]{2}$') not valid,
add constraint billing_details_vat_id_check check (private.is_text(vat_id, 30)) not valid,
add constraint billing_details_registration_check check (private.is_text(registration, 100)) not valid,
add constraint billing_details_tax_status_check check (tax_status in ('registered', 'small_business', 'outside_eu')) not valid,
add constraint billing_details_phone_check check (private.is_text(phone, 50)) not valid,
add constraint billing_details_email_check check (private.is_email(email)) not valid;

comment on table public.billing_details is
  'What a user''s invoices say about them, and how they want to be paid. Private: invoices have a copy of what they say, and of how to pay '
  'a copy that their client is shown by a function.';
comment on column public.billing_details.address is
  'As one text, from before there were fields for it. It is used until one of them is filled in.';

create or replace function private.is_billed_party(value jsonb) returns boolean
language sql immutable parallel safe set search_path = ''
return private.has_shape(value, '{
    "name": "string", "address": "string", "tax_id": "string", "street": "string", "postal_code": "string", "city": "string",
    "country": "string", "vat_id": "string", "registration": "string", "phone": "string", "email": "string"
  }') and value ? 'name';

create or replace function private.check_billing_details() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  long text;
begin
  new.name := case when private.has_text(new.name) then btrim(new.name) end;
  new.address := case when private.has_text(new.address) then btrim(new.address, e' \t\r\n') end;
  new.tax_id := case when private.has_text(new.tax_id) then btrim(new.tax_id) end;
  new.payment_url := case when private.has_text(new.payment_url) then btrim(new.payment_url) end;
  new.payment_instructions := case
    when private.has_text(new.payment_instructions) then btrim(new.payment_instructions, e' \t\r\n')
  end;
  new.street := case when private.has_text(new.street) then btrim(new.street) end;
  new.postal_code := case when private.has_text(new.postal_code) then btrim(new.postal_code) end;
  new.city := case when private.has_text(new.city) then btrim(new.city) end;
  new.country := case when private.has_text(new.country) then btrim(new.country) end;
  new.vat_id := case when private.has_text(new.vat_id) then btrim(new.vat_id) end;
  new.registration := case when private.has_text(new.registration) then btrim(new.registration) end;
  new.phone := case when private.has_text(new.phone) then btrim(new.phone) end;
  new.email := case when private.has_text(new.email) then btrim(new.email) end;
  select format('%s must be at most %s characters', f.label, f.longest) into long
  from (values
    ('Name', new.name, 150), ('Address', new.address, 500), ('Tax ID', new.tax_id, 50), ('Street', new.street, 150),
    ('Postal code', new.postal_code, 20), ('City', new.city, 100), ('VAT ID', new.vat_id, 30),
    ('Registration', new.registration, 100), ('Telephone', new.phone, 50),
    ('Payment instructions', new.payment_instructions, 500)
  ) as f (label, value, longest)
  where char_length(f.value) > f.longest limit 1;
  if long is not null then
    perform private.raise_invalid(long);
  elsif new.country !~ '^[A-Z]{2}$' then
    perform private.raise_invalid('Choose a country from the list');
  elsif not private.is_email(new.email) then
    perform private.raise_invalid('Enter a valid email address');
  elsif not private.is_payment_url(new.payment_url) then
    perform private.raise_invalid('Enter a link that begins with https:// and a domain name');
  end if;
  perform private.limit_rate('billing_details', 60, interval '10 minutes');
  return new;
end;
$$;

create or replace function private.billed_party(person uuid) returns jsonb
language sql stable security definer set search_path = ''
return (
  select jsonb_strip_nulls(jsonb_build_object(
    'name', coalesce(b.name, u.name),
    'address', coalesce(nullif(concat_ws(e'\n', b.street, nullif(concat_ws(' ', b.postal_code, b.city), ''), b.country), ''), b.address),
    'tax_id', b.tax_id, 'street', b.street, 'postal_code', b.postal_code, 'city', b.city, 'country', b.country, 'vat_id', b.vat_id,
    'registration', b.registration, 'phone', b.phone, 'email', b.email))
  from public.users u left join public.billing_details b on b.user_id = u.id
  where u.id = person
);
comment on function private.billed_party(uuid) is
  'A user as their invoices name them now: by their billing details, or else by the name of their profile. The address is also one text, for '
  'readers that know no fields.';

grant insert (
  street, postal_code, city, country, vat_id, registration, tax_status, phone, email
), update (
  street, postal_code, city, country, vat_id, registration, tax_status, phone, email
) on public.billing_details to authenticated;
