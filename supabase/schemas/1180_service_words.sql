-- The words of services for the search, their prices and their delivery times.
create function private.delivery_text(value text) returns text
language plpgsql immutable strict parallel safe set search_path = ''
as $$
declare
  plain text := translate(translate(translate(
    lower(normalize(left(value, 500), nfkc)),
    'áàâãäåéèêëíìîïóòôõöúùûüñçßأإАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ', 'aaaaaaeeeeiiiiooooouuuuncsااабвгдежзийклмнопрстуфхцчшщъыьэюя'),
    '‐‑‒–—−~〜();:+', '--------     '),
    '٠١٢٣٤٥٦٧٨٩०१२३४५६७८९一二三四五六七八九两兩', '0123456789012345678912345678922');
  word record;
begin
  plain := regexp_replace(plain, '(?<![0-9一-鿿])十', '10', 'g');
  for word in
    select w.words, w.number
    from (values
      ('one|eins?|eine[mnrs]?|une?|una|uno|uma?|один|одна|одну|одного|한', '1'),
      ('two|a couple of|a couple|couple of|zwei|deux|dos|due|dois|duas|два|две|두', '2'),
      ('three|a few|few|drei|trois|tres|tre|три|세', '3'), ('four|vier|quatre|cuatro|quattro|quatro|четыре|네', '4'),
      ('five|funf|cinq|cinco|cinque|пять', '5'), ('six|sechs|seis|sei|шесть', '6'), ('seven|sieben|sept|siete|sette|sete|семь', '7'),
      ('eight|acht|huit|ocho|otto|oito|восемь', '8'), ('nine|neun|neuf|nueve|nove|девять', '9'),
      ('ten|zehn|dix|diez|dieci|dez|десять', '10'), ('twelve|zwolf|douze|doce|dodici|doze', '12'),
      ('fourteen|vierzehn|quatorze|catorce|quattordici|catorze', '14'), ('fifteen|funfzehn|quinze|quince|quindici', '15'),
      ('twenty|zwanzig|vingt|veinte|venti|vinte', '20'), ('thirty|dreisig|trente|treinta|trenta|trinta', '30'),
      ('half an?', '0.5')
    ) as w (words, number)
    where plain ~ w.words
  loop
    plain := regexp_replace(plain, '(?<![a-zа-я])(?:' || word.words || ')(?![a-zа-я])', word.number, 'g');
  end loop;
  -- What joins two numbers, then the article: "2 a 3 semanas", "a week".
  plain := regexp_replace(plain, '([0-9]) *(?:to|or|and|bis|oder|und|a|o|ou|et|y|e|до|или|से|الى|から|到|至|-|/) *(?=[0-9])', '\1-', 'g');
  plain := regexp_replace(plain, '(?<![a-z])an? (?=(?:full |whole |single |good |short |working |business )?[dwmyhf])', '1 ', 'g');
  return regexp_replace(plain, ' +', ' ', 'g');
end;
$$;
comment on function private.delivery_text(text) is
  'A delivery time with its numbers as digits, ranges as 3-5, and without accents.';

create function private.delivery_days(value text) returns integer
language plpgsql immutable strict parallel safe set search_path = ''
as $$
declare
  -- Most texts look like this, and one small pattern is many times faster than all of them.
  usual text[] := regexp_match(value, '^(?:([0-9]{1,2})-)?([0-9]{1,2}) (day|week|month)s?$');
  plain text;
  longest numeric;
begin
  if usual is not null then
    longest := greatest(usual[1]::integer, usual[2]::integer);
    return greatest(longest * case usual[3] when 'day' then 1 when 'week' then 7 else 30 end, 1);
  end if;
  plain := private.delivery_text(value);
  select max(ceil(round(
    greatest(replace(m.parts[1], ',', '.')::numeric, replace(m.parts[2], ',', '.')::numeric) * u.days, 2
  )))
  into longest
  from (values
    ('(?:minutes?|minuten|mins?)(?![a-z])|минут|分钟|분', 1.0 / 1440),
    ('(?:hours?|hrs?|h|stunden?|std|horas?|heures?|or[ae])(?![a-z])|час|小时|小時|時間|시간|घंट|ساعة|ساعات', 1.0 / 24),
    ('(?:days?|d|tagen?|tag|dias?|jours?|j|journees?|giorn[oi]|gg)(?![a-z])|день|дня|дней|дн|сут|天|日|일|दिन|يوم|ايام', 1),
    ('(?:(?:business|working|work|week) ?-?days?|(?:werk|arbeits)tagen?|(?:werk|arbeits)tag|jours? (?:ouvr|travail)[a-z]*'
      || '|dias? (?:uteis|util|habiles|habil|laborables?)|giorn[oi] lavorativ[oi])(?![a-z])'
      || '|рабоч[а-я]+ (?:день|дня|дней)|(?:个|個)?工作(?:日|天)|営業日|영업일', 1.4),
    ('(?:weeks?|wks?|w|wochen?|semanas?|semaines?|settiman[ae])(?![a-z])|недел|нед|週|周|(?:个|個)?(?:星期|礼拜)|주|सप्ताह|हफ|اسبوع|اسابيع', 7),
    ('fortnights?(?![a-z])', 14),
    ('(?:months?|mos?|monate?n?|mes|mese|meses|mesi|mois)(?![a-z])|месяц|мес|(?:か|ヶ|カ|ケ|ヵ|个|個|箇)月|개월|달|महीन|माह|شهر|اشهر|شهور', 30),
    ('(?:quarters?|quartale?|trimestres?)(?![a-z])', 90),
    ('(?:years?|yrs?|y|jahre?n?|anos?|ans?|annees?|ann[oi])(?![a-z])|год|лет|年|년|साल|वर्ष|سنة|سنوات', 365)
  ) as u (names, days),
  regexp_matches(
    plain,
    '(?:(?<![0-9.,])([0-9]{1,4}(?:[.,][0-9]{1,2})?)-)?(?<![0-9.,])([0-9]{1,4}(?:[.,][0-9]{1,2})?) ?-?'
      || '(?:full |whole |single |calendar |more |short |good |volle |of )?(?:' || u.names || ')',
    'g'
  ) as m (parts);
  if longest is null then
    select max(o.days) into longest
    from (values
      ('same[ -]?day|next[ -]?day|overnight|today|tomorrow|instant|immediate|sofort|heute|morgen|am selben tag|meme jour|mismo dia'
        || '|mesmo dia|in giornata|сегодня|завтра|сегодня|当天|當天|当日|即日|翌日|당일|하루|उसी दिन|नفس اليوم', 1),
      ('이틀|يومان|يومين', 2), ('(?<![а-я])недел[яюи](?![а-я])|일주일|اسبوع(?!ان|ين)', 7), ('اسبوعان|اسبوعين|fortnight', 14),
      ('(?<![а-я])месяц(?![а-я])|شهر(?!ان|ين)', 30), ('شهران|شهرين', 60)
    ) as o (names, days)
    where plain ~ o.names;
  end if;
  return case when longest is not null then greatest(longest, 1) end;
end;
$$;
comment on function private.delivery_days(text) is
  'How many days a delivery time says, such as "3-5 days" or "about 2 Wochen": the longest of several; null if it says none.';

create table private.service_offers (
  service_id uuid not null references public.services (id) on delete cascade,
  number smallint not null check (number >= 1),
  user_id uuid not null references public.users (id) on delete cascade,
  model text not null check (model in ('fixed', 'hourly', 'packages')),
  price numeric not null,
  days integer check (days >= 1),
  primary key (service_id, number)
);
comment on table private.service_offers is
  'One row for each service, or for each package of one: what searches filter by. It contains services that are not public, too.';
comment on column private.service_offers.days is 'The days that the delivery time says, if it says any.';
alter table private.service_offers enable row level security;

create table private.service_words (
  service_id uuid primary key references public.services (id) on delete cascade,
  text text not null,
  words tsvector not null
);
comment on table private.service_words is 'The joined text and the words that each service is searched in.';
alter table private.service_words enable row level security;

create index service_offers_of_user on private.service_offers (user_id, price);
create index service_words_text on private.service_words using gin (text extensions.gin_trgm_ops);
create index service_words_all on private.service_words using gin (words);

create function private.service_details(metadata jsonb) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return (
    select coalesce(string_agg(d.value #>> '{}', e'\n'), '') from (
      select t.value from jsonb_path_query(metadata, '$.tags[*]') as t (value)
      union all select f.value from jsonb_path_query(metadata, '$.features[*]') as f (value)
      union all select p.value from jsonb_path_query(metadata, '$.packages[*].name') as p (value)
      where metadata ->> 'pricing_model' = 'packages'
      union all select p.value from jsonb_path_query(metadata, '$.packages[*].features[*]') as p (value)
      where metadata ->> 'pricing_model' = 'packages'
    ) d
  );
end;
$$;
comment on function private.service_details(jsonb) is
  'Tags, features and what packages are called and contain, one per line. Packages of another pricing model are not shown.';

create function private.service_text(title text, description text, metadata jsonb) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return private.search_form(title || e'\n' || description || e'\n' || private.service_details(metadata));
end;
$$;
comment on function private.service_text(text, text, jsonb) is 'What a service is searched in.';

create function private.index_service_words(service public.services, creator_name text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  tags text[] := array(select t.value #>> '{}' from jsonb_path_query(service.metadata, '$.tags[*]') as t (value));
  value text := concat_ws(
    e'\n', service.title, service.description, private.service_details(service.metadata), creator_name,
    array_to_string(private.canonical_skills(tags), e'\n')
  );
begin
  insert into private.service_words (service_id, text, words)
  values (
    service.id, private.joined(private.service_text(service.title, service.description, service.metadata)),
    private.words_of(value) || private.field_words(service.title, tags)
  )
  on conflict on constraint service_words_pkey do update
  set text = excluded.text, words = excluded.words;
  perform private.add_search_words('service', value);
end;
$$;

create function private.index_service() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.index_service_words(new, (select u.name from public.users u where u.id = new.user_id));

  delete from private.service_offers o where o.service_id = new.id;
  if new.metadata ->> 'pricing_model' = 'packages' then
    insert into private.service_offers (service_id, number, user_id, model, price, days)
    select new.id, p.number, new.user_id, 'packages', (p.package ->> 'price')::numeric,
      private.delivery_days(p.package ->> 'delivery')
    from jsonb_array_elements(new.metadata -> 'packages') with ordinality as p (package, number);
  else
    insert into private.service_offers (service_id, number, user_id, model, price, days)
    values (
      new.id, 1, new.user_id, coalesce(new.metadata ->> 'pricing_model', 'fixed'), new.price,
      private.delivery_days(new.duration)
    );
  end if;
  return null;
end;
$$;

create function private.index_services_of() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.index_service_words(s, new.name) from public.services s where s.user_id = new.id order by s.id;
  return null;
end;
$$;

create trigger index_new after insert on public.services
for each row execute function private.index_service();
create trigger index_changed
after update of user_id, title, description, price, duration, metadata on public.services
for each row execute function private.index_service();
create trigger index_services after update of name on public.users
for each row when (new.name <> old.name) execute function private.index_services_of();
