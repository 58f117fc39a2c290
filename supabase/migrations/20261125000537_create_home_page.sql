-- What the staff chose for the shop's home page; what is not chosen, the shop chooses itself. One row.
create table public.home_page (
  id boolean primary key default true check (id),
  -- In the order in which they are shown. Ids of what is gone or not shown to buyers are left out when the page is read.
  categories bigint[] not null default '{}' check (cardinality(categories) <= 12),
  deals bigint[] not null default '{}' check (cardinality(deals) <= 8),
  products bigint[] not null default '{}' check (cardinality(products) <= 8),
  -- Without a title there is no banner.
  banner_title_en text check (length(banner_title_en) <= 80),
  banner_title_ar text check (length(banner_title_ar) <= 80),
  banner_text_en text check (length(banner_text_en) <= 200),
  banner_text_ar text check (length(banner_text_ar) <= 200),
  -- A path of the shop.
  banner_link text check (length(banner_link) <= 300),
  banner_image text check (length(banner_image) <= 200),
  banner_starts_at timestamptz check (private.is_usable_time(banner_starts_at)),
  banner_ends_at timestamptz check (private.is_usable_time(banner_ends_at)),
  -- Counts the savings: nobody overwrites what somebody else saved meanwhile.
  version int not null default 1,
  updated_at timestamptz not null default now(),
  check ((banner_title_en is null) = (banner_title_ar is null) and (banner_title_en is null) = (banner_link is null)),
  check ((banner_text_en is null) = (banner_text_ar is null)),
  check (banner_ends_at > banner_starts_at)
);
insert into public.home_page default values;

alter table public.home_page enable row level security;
revoke all on public.home_page from public, anon, authenticated;
grant select on public.home_page to authenticated;
grant all on public.home_page to service_role;
create policy home_page_authenticated_select on public.home_page for select to authenticated
  using ((select private.staff_may('settings')));
create trigger touch_home_page before update on public.home_page
  for each row execute function private.touch_updated_at();

-- How the page would look: whoever has the link sees it for a day.
create table private.home_previews (
  token uuid primary key default gen_random_uuid(),
  home public.home_page not null,
  created_by uuid not null references auth.users (id) on delete cascade,
  created_at timestamptz not null default now()
);
create index home_previews_created_by_idx on private.home_previews (created_by);
create index home_previews_created_at_idx on private.home_previews (created_at);
alter table private.home_previews enable row level security;
revoke all on private.home_previews from public, anon, authenticated;

-- A member of a JSON object as ids, in their order. Raises invalid_input for anything else, for one twice and for too many.
create function private.ids_of(value jsonb, name text, most int)
returns bigint[]
language plpgsql
stable
set search_path = ''
as $$
declare
  ids bigint[];
begin
  perform private.require_that(jsonb_typeof(value -> name) is not distinct from 'array', name, 'format');
  perform private.require_that(jsonb_array_length(value -> name) <= most, name, 'count');
  perform private.require_that(not exists (
    select from jsonb_array_elements(value -> name) x where coalesce(x #>> '{}', '') !~ '^[0-9]{1,15}$'), name, 'format');
  ids := array(select (x.value #>> '{}')::bigint from jsonb_array_elements(value -> name) with ordinality x order by x.ordinality);
  perform private.require_that(cardinality(ids) = (select count(distinct i) from unnest(ids) i), name, 'repeated');
  return ids;
end
$$;

-- The choice of the staff as a row: {categories, deals, products (ids), banner (null: none): {title_en, title_ar, text_en, text_ar,
-- link, image, starts_at, ends_at}}. Raises invalid_input with the field.
create function private.home_page_of(home jsonb)
returns public.home_page
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  banner jsonb := nullif(home -> 'banner', 'null');
  has_text boolean := coalesce(private.text_of(banner, 'text_en'), private.text_of(banner, 'text_ar')) is not null;
  row public.home_page;
  field text;
begin
  row.id := true;
  row.categories := private.ids_of(home, 'categories', 12);
  row.deals := private.ids_of(home, 'deals', 8);
  row.products := private.ids_of(home, 'products', 8);
  if banner is null then
    return row;
  end if;
  foreach field in array array['title_en', 'title_ar'] loop
    perform private.require_text(field, private.text_of(banner, field), 80);
  end loop;
  foreach field in array array['text_en', 'text_ar'] loop
    perform private.require_text(field, private.text_of(banner, field), 200, not has_text);
  end loop;
  perform private.require_text('link', private.text_of(banner, 'link'), 300);
  -- Two slashes, or a slash and a backslash, would lead to another site.
  perform private.require_that(private.text_of(banner, 'link') ~ '^/([^/\\[:space:]][^\\[:space:]]*)?$', 'link', 'format');
  perform private.require_that(private.text_of(banner, 'image') is null
    or (private.text_of(banner, 'image') ~ '^home/[A-Za-z0-9_-]+\.(webp|jpg)$' and exists (
      select from storage.objects o where o.bucket_id = 'product-images' and o.name = private.text_of(banner, 'image'))),
    'image', 'own_file');
  row.banner_starts_at := private.time_of(banner, 'starts_at');
  row.banner_ends_at := private.time_of(banner, 'ends_at');
  perform private.require_that(coalesce(row.banner_ends_at > row.banner_starts_at, true), 'ends_at', 'after_start');
  row.banner_title_en := private.text_of(banner, 'title_en');
  row.banner_title_ar := private.text_of(banner, 'title_ar');
  row.banner_text_en := private.text_of(banner, 'text_en');
  row.banner_text_ar := private.text_of(banner, 'text_ar');
  row.banner_link := private.text_of(banner, 'link');
  row.banner_image := private.text_of(banner, 'image');
  return row;
end
$$;

-- Writes the choice, as home_page_of reads it. Answers the new version. Raises stale_version {version}, invalid_input.
create function private.save_home_page(home jsonb, expected_version int)
returns int
language plpgsql
security definer
set search_path = ''
as $$
declare
  present int;
  chosen public.home_page;
begin
  perform private.require_staff('settings');
  select h.version into present from public.home_page h for update;
  if present is distinct from expected_version then
    perform private.raise_error('PT409', 'stale_version', jsonb_build_object('version', present));
  end if;
  chosen := private.home_page_of(home);
  update public.home_page h
  set categories = chosen.categories, deals = chosen.deals, products = chosen.products,
    banner_title_en = chosen.banner_title_en, banner_title_ar = chosen.banner_title_ar,
    banner_text_en = chosen.banner_text_en, banner_text_ar = chosen.banner_text_ar, banner_link = chosen.banner_link,
    banner_image = chosen.banner_image, banner_starts_at = chosen.banner_starts_at, banner_ends_at = chosen.banner_ends_at,
    version = h.version + 1;
  return present + 1;
end
$$;

-- Keeps a choice for a day, the newest twenty of a person, to be looked at before it is saved; returns the token of its page.
create function private.preview_home_page(home jsonb)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  kept uuid;
begin
  perform private.require_staff('settings');
  delete from private.home_previews p where p.created_at < now() - interval '1 day' or p.token in (
    select o.token from private.home_previews o where o.created_by = private.my_id() order by o.created_at desc offset 19);
  insert into private.home_previews (home, created_by) values (private.home_page_of(home), private.my_id())
  returning token into kept;
  return kept;
end
$$;

-- What the console says about chosen products, in their order: {id, name_en, name_ar, sku, main_image, company_name, price,
-- discounted_price, state (shown, out_of_stock, not_shown), deal_state}. Those that are gone are left out.
create function private.list_home_products(ids bigint[])
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_staff('settings');
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'name_en', p.name_en, 'name_ar', p.name_ar, 'sku', p.sku,
      'main_image', p.main_image, 'company_name', c.name, 'company_name_en', coalesce(c.name_en, c.name),
      'company_name_ar', coalesce(c.name_ar, c.name), 'price', o.price, 'discounted_price', o.discounted_price,
      'state', case when not private.is_public_product(p) then 'not_shown' when not o.in_stock then 'out_of_stock' else 'shown' end,
      'deal_state', private.deal_state(o.discounted_price, o.deal_starts_at, o.deal_ends_at)) order by w.place), '[]')
    from unnest(ids[1:100]) with ordinality w (id, place)
    join public.products p on p.id = w.id and p.deleted_at is null
    join public.product_offers o on o.product_id = p.id
    join public.companies c on c.id = p.company_id);
end
$$;

create function public.save_home_page(home jsonb, expected_version int) returns int
language sql security invoker set search_path = '' as $$ select private.save_home_page(home, expected_version) $$;
create function public.preview_home_page(home jsonb) returns uuid
language sql security invoker set search_path = '' as $$ select private.preview_home_page(home) $$;
create function public.list_home_products(ids bigint[]) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.list_home_products(ids) $$;
revoke all on function public.save_home_page(jsonb, int), public.preview_home_page(jsonb), public.list_home_products(bigint[])
  from public, anon, authenticated;
grant execute on function public.save_home_page(jsonb, int), private.save_home_page(jsonb, int), public.preview_home_page(jsonb),
  private.preview_home_page(jsonb), public.list_home_products(bigint[]), private.list_home_products(bigint[])
  to authenticated, service_role;
