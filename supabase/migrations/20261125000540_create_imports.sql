-- Bulk add and update of goods from a file: rows are staged, tried by the very code that writes them, and written in batches by
-- the server, so that an import survives reload, another device and closing the page. It can be taken back.

create table public.imports (
  -- Made by the client, so that a repeated call makes no second one.
  id uuid primary key,
  company_id uuid not null references public.companies (id) on delete cascade,
  created_by uuid references auth.users (id) on delete set null,
  file_name text not null check (length(file_name) between 1 and 255),
  -- SHA-256 of the file, as hexadecimal digits: the same file again is told.
  file_hash text not null check (file_hash ~ '^[0-9a-f]{64}$'),
  mode text not null check (mode in ('create', 'update', 'both')),
  -- A price that moves by more than so many percent waits for a tick.
  price_jump int not null default private.price_jump_percent() check (price_jump between 1 and 1000),
  -- staging: the browser sends rows; checking, applying, undoing: the server works; checked, paused: the seller decides.
  status text not null default 'staging'
    check (status in ('staging', 'checking', 'checked', 'applying', 'paused', 'done', 'undoing', 'undone', 'cancelled')),
  row_count int not null default 0 check (row_count between 0 and 100000),
  -- The last row that the work under way has been through.
  position int not null default 0,
  created_at timestamptz not null default now(),
  finished_at timestamptz
);
create index imports_company_id_idx on public.imports (company_id, created_at desc, id);
create index imports_created_by_idx on public.imports (created_by);
create index imports_called_off_idx on public.imports (finished_at) where status = 'cancelled';
create index imports_working_idx on public.imports (created_at) where status in ('checking', 'applying', 'undoing');

create table public.import_rows (
  import_id uuid not null references public.imports (id) on delete cascade,
  -- The file's own number of the row.
  row_number int not null check (row_number > 0),
  -- What the cells say by field; null empties, absent changes nothing. With the cells that could not be read as `problems`.
  cells jsonb not null check (jsonb_typeof(cells) = 'object' and length(cells::text) <= 40000),
  -- waiting: not tried yet; held: waits for a tick; ready fields below come from the last try.
  outcome text not null default 'waiting'
    check (outcome in ('waiting', 'create', 'change', 'unchanged', 'refused', 'held', 'created', 'changed', 'undone', 'kept')),
  -- [{field, code, …}]: why the row is refused or held, or kept when the import was taken back.
  problems jsonb not null default '[]',
  -- The seller has ticked what is held.
  confirmed boolean not null default false,
  product_id bigint references public.products (id) on delete set null,
  variant_id bigint references public.product_variants (id) on delete set null,
  -- {field: value}, of the fields that differ.
  before jsonb,
  after jsonb,
  primary key (import_id, row_number)
);
create index import_rows_outcome_idx on public.import_rows (import_id, outcome, row_number);
create index import_rows_product_id_idx on public.import_rows (product_id);
create index import_rows_variant_id_idx on public.import_rows (variant_id);

-- The pictures that an import's rows name, by file name or address, once each. The browser brings them before the rows are
-- written; rows are written without those that it could not bring.
create table public.import_pictures (
  import_id uuid not null references public.imports (id) on delete cascade,
  name text not null check (length(name) between 1 and 2000),
  -- Where it was published.
  path text,
  -- Code of why it could not be brought.
  problem text check (length(problem) <= 60),
  primary key (import_id, name),
  check (path is null or problem is null)
);

alter table public.imports enable row level security;
alter table public.import_rows enable row level security;
alter table public.import_pictures enable row level security;
revoke all on public.imports, public.import_rows, public.import_pictures from public, anon, authenticated;
grant select on public.imports, public.import_rows, public.import_pictures to authenticated;
grant all on public.imports, public.import_rows, public.import_pictures to service_role;
create policy imports_authenticated_select on public.imports for select to authenticated
  using (private.may(company_id, 'products'));
create policy import_rows_authenticated_select on public.import_rows for select to authenticated
  using (exists (select from public.imports i where i.id = import_id));
create policy import_pictures_authenticated_select on public.import_pictures for select to authenticated
  using (exists (select from public.imports i where i.id = import_id));

-- The caller's import, locked. Another company's is not found.
create function private.lock_import(import_id uuid)
returns public.imports
language plpgsql
security definer
set search_path = ''
as $$
declare
  company uuid := private.my_company('products');
  locked public.imports;
begin
  select * into locked from public.imports i where i.id = lock_import.import_id and i.company_id = company for update;
  if not found then
    perform private.raise_error('PT404', 'import_not_found');
  end if;
  return locked;
end
$$;

-- Begins an import; the same id again answers the same one. {id, status, repeats?: when this very file was imported before}
create function private.create_import(import_id uuid, file_name text, file_hash text, mode text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  company uuid := private.my_company('products');
begin
  perform private.require_text('file_name', file_name, 255);
  perform private.require_that(file_hash ~ '^[0-9a-f]{64}$', 'file_hash', 'format');
  perform private.require_that(mode in ('create', 'update', 'both'), 'mode', 'one_of');
  insert into public.imports (id, company_id, created_by, file_name, file_hash, mode)
  values (create_import.import_id, company, auth.uid(), btrim(create_import.file_name), create_import.file_hash, create_import.mode)
  on conflict (id) do nothing;
  return (
    select jsonb_build_object('id', i.id, 'status', i.status, 'repeats', (
      select max(x.finished_at) from public.imports x
      where x.company_id = company and x.file_hash = create_import.file_hash and x.status = 'done'))
    from public.imports i where i.id = create_import.import_id and i.company_id = company);
end
$$;

-- Stages rows: [{row, values, problems}]. A row that was staged before is replaced, so that a batch can be sent again and a
-- mended row alone. Answers how many rows the import has.
create function private.stage_import_rows(import_id uuid, staged jsonb)
returns int
language plpgsql
security definer
set search_path = ''
as $$
declare
  locked public.imports := private.lock_import(import_id);
  total int;
begin
  if not locked.status in ('staging', 'checked') then
    perform private.raise_error('PT409', 'import_state_changed', jsonb_build_object('status', locked.status));
  end if;
  perform private.require_that(jsonb_typeof(staged) = 'array' and jsonb_array_length(staged) between 1 and 2000, 'staged', 'too_many');
  insert into public.import_rows as r (import_id, row_number, cells)
  select locked.id, (s ->> 'row')::int, jsonb_build_object('values', s -> 'values', 'problems', coalesce(s -> 'problems', '[]'))
  from jsonb_array_elements(staged) s
  where s ->> 'row' ~ '^[0-9]{1,7}$' and jsonb_typeof(s -> 'values') = 'object'
  on conflict on constraint import_rows_pkey do update
    set cells = excluded.cells, outcome = 'waiting', problems = '[]', before = null, after = null, confirmed = false;
  -- The address of a picture that the product has already, or the company, is that picture: it is not brought again.
  insert into public.import_pictures (import_id, name, path)
  select locked.id, n.name, min(u.path) filter (where private.may_show_file(u.path, 'product-images', locked.company_id)
    or exists (select from public.products p where p.company_id = locked.company_id and p.sku = btrim(s -> 'values' ->> 'sku')
      and p.deleted_at is null and u.path = any (p.main_image || p.additional_images)))
  from jsonb_array_elements(staged) s
  cross join jsonb_array_elements_text(case jsonb_typeof(s -> 'values' -> 'images') when 'array' then s -> 'values' -> 'images' else '[]' end) n (name)
  cross join lateral substring(n.name from '^https?://[^/]+/storage/v1/object/public/product-images/(.+)$') u (path)
  where length(n.name) between 1 and 2000
  group by n.name
  on conflict do nothing;
  select count(*) into total from public.import_rows r where r.import_id = locked.id;
  perform private.require_that(total <= 100000, 'staged', 'too_many');
  update public.imports i set row_count = total where i.id = locked.id;
  return total;
end
$$;

-- Whether a picture is named by its address.
create function private.is_web_address(name text)
returns boolean
language plpgsql
immutable
set search_path = ''
as $$
begin
  return name ~* '^https?://';
end
$$;

-- Notes that a picture was brought and published at `path`, or why it was not.
create function private.set_import_picture(import_id uuid, name text, path text, problem text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  locked public.imports := private.lock_import(import_id);
begin
  if not locked.status in ('staging', 'checked') then
    perform private.raise_error('PT409', 'import_state_changed', jsonb_build_object('status', locked.status));
  end if;
  perform private.require_that(path is null or private.may_show_file(path, 'product-images', locked.company_id), 'path', 'own_file');
  update public.import_pictures p
  set path = set_import_picture.path, problem = case when set_import_picture.path is null then left(set_import_picture.problem, 60) end
  where p.import_id = locked.id and p.name = set_import_picture.name;
end
$$;

-- Forgets why pictures could not be brought, so that they are tried again.
create function private.retry_import_pictures(import_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  locked public.imports := private.lock_import(import_id);
begin
  update public.import_pictures p set problem = null where p.import_id = locked.id and p.problem is not null;
end
$$;

-- The pictures of an import that have not been brought, by name. filter: {state: addresses (not tried yet), files (named by
-- file) or failed, page?, page_size?}
create function private.list_import_pictures(import_id uuid, filter jsonb)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  company uuid := private.my_company('products');
begin
  return private.list_page('p.name', format('from public.import_pictures p join public.imports i on i.id = p.import_id
      where i.id = %L::uuid and i.company_id = %L::uuid%s', list_import_pictures.import_id, company,
      case filter ->> 'state' when 'addresses' then ' and p.path is null and p.problem is null and private.is_web_address(p.name)'
        when 'files' then ' and p.path is null and not private.is_web_address(p.name)' else ' and p.problem is not null' end),
    'p.name',
    $item$jsonb_build_object('name', p.name, 'problem', p.problem)$item$,
    format('join public.import_pictures p on p.import_id = %L::uuid and p.name = shown.id', list_import_pictures.import_id), filter);
end
$$;

-- Published paths of the pictures that a row names, in its order; a path stands for itself. Null when none has been brought.
create function private.import_images(import_id uuid, images jsonb)
returns text[]
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if jsonb_typeof(images) is distinct from 'array' or images = '[]' then
    return '{}';
  end if;
  return (
    select array_agg(b.path order by b.position) from (
      select coalesce(p.path, n.name) as path, min(n.position) as position
      from jsonb_array_elements_text(images) with ordinality n (name, position)
      left join public.import_pictures p on p.import_id = import_images.import_id and p.name = n.name
      where p.name is null or p.path is not null
      group by 1) b);
end
$$;

-- A value of a row as text; null for a blank one or one that empties.
create function private.import_text(cells jsonb, field text)
returns text
language plpgsql
immutable
set search_path = ''
as $$
begin
  return nullif(btrim(cells -> 'values' ->> field), '');
end
$$;

-- What of `wanted` differs from `current`; null when nothing does. Numbers are compared as numbers.
create function private.json_difference(current jsonb, wanted jsonb)
returns jsonb
language plpgsql
immutable
set search_path = ''
as $$
begin
  return (select jsonb_object_agg(w.key, w.value) from jsonb_each(wanted) w
          where w.value is distinct from coalesce(current -> w.key, 'null'));
end
$$;

-- What a product of a category stores of the attributes that a file names: `given` is {key: text, null empties}, or what was
-- stored once, as it is put back. Attributes that the category does not ask for are left out, those not named stay.
-- Raises invalid_input {field: attribute:key, rule}.
create function private.import_attributes(category_id bigint, given jsonb, stored jsonb)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  d public.attribute_definitions;
  kept jsonb;
  written text;
  folded text;
  value jsonb;
  result jsonb := '[]';
begin
  if jsonb_typeof(given) = 'array' then
    return given;
  end if;
  for d in select * from private.attribute_definitions_of(import_attributes.category_id) loop
    kept := (select a from jsonb_array_elements(stored) a where (a ->> 'definition')::int = d.id limit 1);
    if not given ? d.key then
      result := result || coalesce(kept, '[]');
      continue;
    end if;
    written := private.text_of(given, d.key);
    continue when written is null;
    folded := private.fold_text(written);
    value := case d.type
      when 'option' then (
        select jsonb_build_object('option', o.id) from public.attribute_options o
        where o.definition_id = d.id and folded in (private.fold_text(o.value_en), private.fold_text(o.value_ar))
        order by o.id is distinct from (kept ->> 'option')::int, o.id limit 1)
      -- The unit may stand behind it; another one would make it another number.
      when 'number' then (
        select jsonb_build_object('number', m[1]::numeric)
        from regexp_match(replace(translate(written, '٠١٢٣٤٥٦٧٨٩٫', '0123456789.'), ',', ''), '^\s*(-?\d{1,12}(?:\.\d{1,6})?)\s*(.*)$') m
        where btrim(m[2]) = '' or private.fold_text(m[2]) in (private.fold_text(d.unit_en), private.fold_text(d.unit_ar)))
      when 'boolean' then (case
        when folded in ('yes', 'y', 'true', '1', private.fold_text('نعم')) then '{"boolean": true}'
        when folded in ('no', 'n', 'false', '0', private.fold_text('لا'), private.fold_text('كلا')) then '{"boolean": false}' end)::jsonb
      -- What it says already in one language leaves the other as it is.
      else case when written in (btrim(kept ->> 'en'), btrim(kept ->> 'ar')) then kept
        else jsonb_build_object('en', left(written, 200), 'ar', left(written, 200)) end end;
    perform private.require_that(value is not null, 'attribute:' || d.key, case d.type when 'number' then 'number' else 'one_of' end);
    result := result || jsonb_build_array(jsonb_build_object('definition', d.id) || value);
  end loop;
  -- Another order is no change.
  return case when result @> stored and stored @> result then stored else result end;
end
$$;

-- Writes one row of an import and answers {outcome, problems, product_id, variant_id, before, after}. Raises what the tables
-- raise. The price of a row with a size or colour is the variant's; a product's first variants come with its row or after it.
create function private.write_import_row(i public.imports, r public.import_rows)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  given jsonb := r.cells -> 'values';
  article text := private.import_text(r.cells, 'sku');
  is_variant boolean := coalesce(private.import_text(r.cells, 'size'), private.import_text(r.cells, 'color')) is not null;
  product public.products;
  variant public.product_variants;
  old_values jsonb;
  new_values jsonb;
  changes jsonb;
  asked_price numeric := private.number_of(given, 'price');
  counted numeric := private.number_of(given, 'quantity');
  images text[] := case when given ? 'images' then private.import_images(i.id, given -> 'images') end;
  -- What of a product is kept with its offer.
  offer_fields constant text[] := array['price', 'discounted_price', 'deal_starts_at', 'deal_ends_at', 'volume_discounts'];
  smallest numeric;
  doubt text;
  is_new boolean;
begin
  if r.cells -> 'problems' <> '[]' then
    return jsonb_build_object('outcome', 'refused', 'problems', r.cells -> 'problems');
  end if;
  if article is null then
    return '{"outcome": "refused", "problems": [{"field": "sku", "code": "required"}]}';
  end if;
  select * into product from public.products p
  where p.company_id = i.company_id and p.sku = article and p.deleted_at is null for update;
  is_new := product.id is null;
  if is_new and i.mode = 'update' then
    return '{"outcome": "refused", "problems": [{"field": "sku", "code": "sku_unknown"}]}';
  elsif not is_new and not is_variant and i.mode = 'create' then
    return '{"outcome": "refused", "problems": [{"field": "sku", "code": "sku_known"}]}';
  end if;

  if is_new then
    perform private.require_that(private.number_of(given, 'category') is not null, 'category', 'required');
    perform private.require_text('name_en', given ->> 'name_en', 200);
    perform private.require_text('name_ar', given ->> 'name_ar', 200);
    perform private.require_that(asked_price > 0, 'price', 'positive');
    insert into public.products (company_id, category_id, sku, name_en, name_ar, description_en, description_ar, brand,
      model_number, unit, min_quantity, quantity_step, video_url, published, attributes, main_image, additional_images)
    values (i.company_id, private.number_of(given, 'category')::bigint, article, btrim(given ->> 'name_en'),
      btrim(given ->> 'name_ar'), coalesce(given ->> 'description_en', ''), coalesce(given ->> 'description_ar', ''),
      private.import_text(r.cells, 'brand'), private.import_text(r.cells, 'model_number'),
      coalesce(private.import_text(r.cells, 'unit'), 'Each'),
      coalesce(private.number_of(given, 'min_quantity'), private.number_of(given, 'quantity_step'), 1),
      coalesce(private.number_of(given, 'quantity_step'), 1), private.import_text(r.cells, 'video_url'),
      coalesce((given ->> 'published')::boolean, false),
      case when given ? 'attributes'
        then private.import_attributes(private.number_of(given, 'category')::bigint, given -> 'attributes', '[]') else '[]' end,
      images[1], coalesce(images[2:], '{}'))
    returning * into product;
    insert into public.product_offers (product_id, price, discounted_price, deal_starts_at, deal_ends_at, volume_discounts)
    values (product.id, asked_price, private.number_of(given, 'discounted_price'), private.time_of(given, 'deal_starts_at'),
      private.time_of(given, 'deal_ends_at'), private.read_volume_discounts(given, product.min_quantity));
    changes := given - 'images' || case when images <> '{}' then jsonb_build_object('images', images) else '{}' end;
  else
    select jsonb_build_object('name_en', product.name_en, 'name_ar', product.name_ar, 'description_en', product.description_en,
        'description_ar', product.description_ar, 'category', product.category_id, 'unit', product.unit, 'brand', product.brand,
        'model_number', product.model_number, 'min_quantity', trim_scale(product.min_quantity),
        'quantity_step', trim_scale(product.quantity_step), 'video_url', product.video_url, 'published', product.published,
        'price', trim_scale(o.price), 'discounted_price', trim_scale(o.discounted_price),
        'deal_starts_at', o.deal_starts_at, 'deal_ends_at', o.deal_ends_at, 'volume_discounts', o.volume_discounts,
        'attributes', product.attributes,
        'images', array_remove(product.main_image || product.additional_images, null))
      - case when is_variant then array['price'] else '{}'::text[] end
    into old_values from public.product_offers o where o.product_id = product.id;
    smallest := case when given ? 'min_quantity' then coalesce(private.number_of(given, 'min_quantity'), 1) else product.min_quantity end;
    new_values := given - array['sku', 'quantity', 'size', 'color', 'color_ar', 'variant_sku', 'images', 'datasheet', 'attributes']
      - case when is_variant then array['price'] else '{}'::text[] end
      || case when images is not null then jsonb_build_object('images', images) else '{}' end;
    if new_values ? 'deal_starts_at' then
      new_values := new_values || jsonb_build_object('deal_starts_at', private.time_of(given, 'deal_starts_at'));
    end if;
    if new_values ? 'deal_ends_at' then
      new_values := new_values || jsonb_build_object('deal_ends_at', private.time_of(given, 'deal_ends_at'));
    end if;
    if new_values ? 'volume_discounts' then
      new_values := new_values || jsonb_build_object('volume_discounts', private.read_volume_discounts(given, smallest));
    elsif smallest <> product.min_quantity then
      perform private.read_volume_discounts(old_values, smallest);
    end if;
    -- In another category what that one does not ask for goes.
    if given ? 'attributes' or private.number_of(given, 'category') <> product.category_id then
      new_values := new_values || jsonb_build_object('attributes', private.import_attributes(
        coalesce(private.number_of(given, 'category')::bigint, product.category_id), coalesce(given -> 'attributes', '{}'), product.attributes));
    end if;
    -- A price that jumps waits for a tick: a lost zero never goes live.
    doubt := case when not r.confirmed and not is_variant
      then private.price_doubt(product.id, (old_values ->> 'price')::numeric, asked_price, i.price_jump) end;
    if doubt is not null then
      return jsonb_build_object('outcome', 'held', 'product_id', product.id,
        'before', jsonb_build_object('price', old_values -> 'price'), 'after', jsonb_build_object('price', asked_price),
        'problems', jsonb_build_array(jsonb_build_object('field', 'price', 'code', doubt)));
    end if;
    changes := coalesce(private.json_difference(old_values, new_values), '{}');
    if changes - offer_fields <> '{}' then
      update public.products p
      set name_en = coalesce(changes ->> 'name_en', p.name_en), name_ar = coalesce(changes ->> 'name_ar', p.name_ar),
        description_en = case when changes ? 'description_en' then coalesce(changes ->> 'description_en', '') else p.description_en end,
        description_ar = case when changes ? 'description_ar' then coalesce(changes ->> 'description_ar', '') else p.description_ar end,
        category_id = coalesce(private.number_of(changes, 'category')::bigint, p.category_id),
        unit = coalesce(changes ->> 'unit', p.unit),
        brand = case when changes ? 'brand' then private.text_of(changes, 'brand') else p.brand end,
        model_number = case when changes ? 'model_number' then private.text_of(changes, 'model_number') else p.model_number end,
        min_quantity = case when changes ? 'min_quantity' then coalesce(private.number_of(changes, 'min_quantity'), 1) else p.min_quantity end,
        quantity_step = case when changes ? 'quantity_step' then coalesce(private.number_of(changes, 'quantity_step'), 1) else p.quantity_step end,
        video_url = case when changes ? 'video_url' then private.text_of(changes, 'video_url') else p.video_url end,
        attributes = coalesce(changes -> 'attributes', p.attributes),
        main_image = case when changes ? 'images' then images[1] else p.main_image end,
        additional_images = case when changes ? 'images' then coalesce(images[2:], '{}') else p.additional_images end,
        published = coalesce((changes ->> 'published')::boolean, p.published), version = p.version + 1
      where p.id = product.id;
    end if;
    if changes ?| offer_fields then
      update public.product_offers o
      set price = coalesce(private.number_of(changes, 'price'), o.price),
        discounted_price = case when changes ? 'discounted_price' then private.number_of(changes, 'discounted_price') else o.discounted_price end,
        deal_starts_at = case when changes ? 'deal_starts_at' then private.time_of(changes, 'deal_starts_at') else o.deal_starts_at end,
        deal_ends_at = case when changes ? 'deal_ends_at' then private.time_of(changes, 'deal_ends_at') else o.deal_ends_at end,
        volume_discounts = case when changes ? 'volume_discounts' then nullif(changes -> 'volume_discounts', 'null') else o.volume_discounts end,
        price_confirmed_at = now()
      where o.product_id = product.id;
    elsif asked_price is not null then
      update public.product_offers o set price_confirmed_at = now() where o.product_id = product.id;
    end if;
  end if;
  if coalesce((changes ->> 'published')::boolean, false) then
    perform private.require_publishable(i.company_id);
  end if;

  old_values := coalesce(old_values, '{}');
  if is_variant then
    select * into variant from public.product_variants v
    where v.product_id = product.id and v.size is not distinct from private.import_text(r.cells, 'size')
      and v.color is not distinct from private.import_text(r.cells, 'color') for update;
    if variant.id is null then
      insert into public.product_variants (product_id, company_id, sku, size, color, color_ar, price, position)
      select product.id, i.company_id, private.import_text(r.cells, 'variant_sku'), private.import_text(r.cells, 'size'),
        private.import_text(r.cells, 'color'), private.import_text(r.cells, 'color_ar'), nullif(asked_price, o.price),
        (select count(*) from public.product_variants v where v.product_id = product.id)
      from public.product_offers o where o.product_id = product.id
      returning * into variant;
      changes := changes || jsonb_build_object('variant', concat_ws(' / ', variant.size, variant.color));
    elsif asked_price is not null and asked_price is distinct from (
      select coalesce(variant.price, o.price) from public.product_offers o where o.product_id = product.id) then
      doubt := case when not r.confirmed then private.price_doubt(product.id, (
          select coalesce(variant.price, o.price) from public.product_offers o where o.product_id = product.id), asked_price, i.price_jump) end;
      if doubt is not null then
        return jsonb_build_object('outcome', 'held', 'product_id', product.id, 'variant_id', variant.id,
          'after', jsonb_build_object('price', asked_price),
          'problems', jsonb_build_array(jsonb_build_object('field', 'price', 'code', doubt)));
      end if;
      old_values := old_values || jsonb_build_object('price', trim_scale(variant.price));
      changes := changes || jsonb_build_object('price', asked_price);
      update public.product_variants v set price = asked_price where v.id = variant.id;
    end if;
  end if;
  if counted is not null then
    declare
      available numeric := (select s.quantity from public.product_stock s
        where s.product_id = product.id and s.variant_id is not distinct from variant.id for update);
    begin
      if available <> counted then
        perform private.require_stock_quantity(coalesce(changes ->> 'unit', product.unit), counted, 'quantity');
        old_values := old_values || jsonb_build_object('quantity', trim_scale(available));
        changes := changes || jsonb_build_object('quantity', counted);
        perform private.move_stock(product.id, variant.id, counted - available, 'imported', null, null);
      end if;
    end;
  end if;
  return jsonb_build_object(
    'outcome', case when is_new then 'created' when changes = '{}' then 'unchanged' else 'changed' end,
    'product_id', product.id, 'variant_id', variant.id,
    'before', case when not is_new then (select coalesce(jsonb_object_agg(c.key, old_values -> c.key), '{}') from jsonb_each(changes) c) end,
    'after', changes, 'problems', '[]'::jsonb);
end
$$;

-- What a refusal by the tables says, as a problem of a row.
create function private.import_problem(message text, detail text)
returns jsonb
language plpgsql
immutable
set search_path = ''
as $$
begin
  return jsonb_build_array(coalesce(case when pg_input_is_valid(detail, 'jsonb') then detail::jsonb end, '{}')
    || jsonb_build_object('code', message));
end
$$;

-- What an import writes is one act of whoever began it, and the search follows from its queue.
create function private.begin_import_work(i public.imports)
returns void
language plpgsql
set search_path = ''
as $$
begin
  perform set_config('mawad.batch', i.id::text, true), set_config('mawad.index_later', 'on', true),
    set_config('mawad.trial', case i.status when 'checking' then 'on' else '' end, true),
    set_config('request.jwt.claim.sub', coalesce(i.created_by::text, ''), true),
    set_config('request.jwt.claims', coalesce(jsonb_build_object('sub', i.created_by)::text, ''), true);
end
$$;
create function private.end_import_work()
returns void
language plpgsql
set search_path = ''
as $$
begin
  perform set_config('mawad.batch', '', true), set_config('mawad.index_later', '', true), set_config('mawad.trial', '', true),
    set_config('request.jwt.claim.sub', '', true), set_config('request.jwt.claims', '', true);
end
$$;

-- Works on an import for one batch: tries its rows and takes everything back (checking), writes them (applying), or takes back
-- what it wrote (undoing). False when nothing is left to do.
create function private.work_import(import_id uuid, batch int)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  i public.imports;
  r public.import_rows;
  done jsonb;
  results jsonb := '{}';
  last_row int;
  message text;
  detail text;
begin
  select * into i from public.imports x
  where x.id = work_import.import_id and x.status in ('checking', 'applying', 'undoing') for update skip locked;
  if not found then
    return false;
  end if;
  if i.status = 'undoing' then
    return private.undo_import_rows(i, batch);
  end if;
  perform private.begin_import_work(i);
  begin
    for r in
      select * from public.import_rows x
      where x.import_id = i.id and x.row_number > i.position
        and (i.status = 'checking' or x.outcome in ('create', 'change', 'unchanged')
          or (x.outcome = 'held' and x.confirmed))
      order by x.row_number limit batch
    loop
      last_row := r.row_number;
      begin
        done := private.write_import_row(i, r);
      exception when others then
        get stacked diagnostics message = message_text, detail = pg_exception_detail;
        -- Data that does not fit the tables is the row's fault, anything else ours.
        if sqlstate ~ '^2[23]' then
          message := 'invalid_input';
          detail := '{}';
        elsif sqlstate !~ '^PT' then
          raise;
        end if;
        done := jsonb_build_object('outcome', 'refused', 'problems', private.import_problem(message, detail));
      end;
      results := results || jsonb_build_object(r.row_number::text, done);
    end loop;
    if i.status = 'checking' then
      -- The same code that writes has run; nothing of it stays.
      raise no_data_found;
    end if;
  exception when no_data_found then
    null;
  end;
  perform private.end_import_work();

  update public.import_rows x
  set outcome = case when i.status <> 'checking' then d.value ->> 'outcome' else
      case d.value ->> 'outcome' when 'created' then 'create' when 'changed' then 'change' else d.value ->> 'outcome' end end,
    problems = coalesce(d.value -> 'problems', '[]'),
    product_id = case when i.status = 'checking' and d.value ->> 'outcome' = 'created' then null
      else (select p.id from public.products p where p.id = (d.value ->> 'product_id')::bigint) end,
    variant_id = (select v.id from public.product_variants v where v.id = (d.value ->> 'variant_id')::bigint),
    before = nullif(d.value -> 'before', 'null'), after = nullif(d.value -> 'after', 'null')
  from jsonb_each(results) d
  where x.import_id = i.id and x.row_number = d.key::int;

  if last_row is null then
    update public.imports x
    set status = case i.status when 'checking' then 'checked' else 'done' end, position = 0,
      finished_at = case when i.status = 'applying' then now() end
    where x.id = i.id;
    return false;
  end if;
  update public.imports x set position = last_row where x.id = i.id;
  return true;
end
$$;

-- Takes back a batch of what an import wrote, the last row first: only where the product still is as the import left it. What
-- changed since is kept and named.
create function private.undo_import_rows(i public.imports, batch int)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  r public.import_rows;
  product public.products;
  offer public.product_offers;
  changed text[];
  seen int := 0;
begin
  perform private.begin_import_work(i);
  for r in
    select * from public.import_rows x where x.import_id = i.id and x.outcome in ('created', 'changed')
    order by x.row_number desc limit batch
  loop
    seen := seen + 1;
    select * into product from public.products p where p.id = r.product_id and p.deleted_at is null for update;
    if not found then
      update public.import_rows x set outcome = 'kept', problems = '[{"code": "product_not_found"}]'
      where x.import_id = i.id and x.row_number = r.row_number;
      continue;
    end if;
    if r.outcome = 'created' then
      -- A product that somebody has bought or saved since stays.
      if product.version > 1 or exists (select from public.order_lines l where l.product_id = product.id) then
        update public.import_rows x set outcome = 'kept', problems = '[{"code": "changed_since"}]'
        where x.import_id = i.id and x.row_number = r.row_number;
      else
        update public.products p set deleted_at = now(), version = p.version + 1 where p.id = product.id;
        update public.import_rows x set outcome = 'undone' where x.import_id = i.id and x.row_number = r.row_number;
      end if;
      continue;
    end if;
    select * into offer from public.product_offers o where o.product_id = product.id for update;
    changed := array(
      select a.key from jsonb_each(r.after) a
      where case a.key
          when 'price' then coalesce((select v.price from public.product_variants v where v.id = r.variant_id), offer.price)
            <> (a.value #>> '{}')::numeric
          when 'quantity' then (select s.quantity from public.product_stock s where s.product_id = product.id
            and s.variant_id is not distinct from r.variant_id) <> (a.value #>> '{}')::numeric
          when 'discounted_price' then offer.discounted_price is distinct from (a.value #>> '{}')::numeric
          when 'category' then product.category_id <> (a.value #>> '{}')::bigint
          when 'deal_starts_at' then offer.deal_starts_at is distinct from (a.value #>> '{}')::timestamptz
          when 'deal_ends_at' then offer.deal_ends_at is distinct from (a.value #>> '{}')::timestamptz
          when 'volume_discounts' then coalesce(offer.volume_discounts, 'null') <> a.value
          when 'variant' then false
          when 'images' then to_jsonb(array_remove(product.main_image || product.additional_images, null)) <> a.value
          else coalesce(to_jsonb(product) -> a.key, 'null') is distinct from a.value
            and (jsonb_typeof(a.value) <> 'number' or (to_jsonb(product) ->> a.key)::numeric <> (a.value #>> '{}')::numeric) end);
    if changed <> '{}' then
      update public.import_rows x
      set outcome = 'kept', problems = (select jsonb_agg(jsonb_build_object('field', f, 'code', 'changed_since')) from unnest(changed) f)
      where x.import_id = i.id and x.row_number = r.row_number;
      continue;
    end if;
    -- The same writer, with the values from before; null empties again what was empty.
    perform private.write_import_row(i, jsonb_populate_record(null::public.import_rows, jsonb_build_object(
      'import_id', i.id, 'row_number', r.row_number, 'confirmed', true,
      'cells', jsonb_build_object('problems', '[]'::jsonb, 'values', r.before - 'variant' || jsonb_strip_nulls(jsonb_build_object(
        'sku', product.sku,
        'size', (select v.size from public.product_variants v where v.id = r.variant_id),
        'color', (select v.color from public.product_variants v where v.id = r.variant_id)))))));
    update public.import_rows x set outcome = 'undone' where x.import_id = i.id and x.row_number = r.row_number;
  end loop;
  perform private.end_import_work();
  if seen = 0 then
    update public.imports x set status = 'undone', finished_at = now() where x.id = i.id;
    return false;
  end if;
  return true;
end
$$;

-- Works on all imports for a few seconds; a job calls it. Fair to all: a batch of each in turn.
create function private.work_imports()
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  ends_at timestamptz := clock_timestamp() + interval '4 seconds';
  next_import record;
  worked boolean := true;
begin
  while worked and clock_timestamp() < ends_at loop
    worked := false;
    for next_import in
      select i.id from public.imports i where i.status in ('checking', 'applying', 'undoing') order by i.created_at
    loop
      worked := private.work_import(next_import.id, 200) or worked;
      exit when clock_timestamp() >= ends_at;
    end loop;
  end loop;
end
$$;

-- Moves an import on: check, apply, pause, cancel, undo. Raises import_state_changed {status} when that is not possible now.
create function private.steer_import(import_id uuid, action text)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  locked public.imports := private.lock_import(import_id);
  next_status text := case
    when action = 'check' and locked.status in ('staging', 'checked') and locked.row_count > 0 then 'checking'
    when action = 'apply' and locked.status in ('checked', 'paused') then 'applying'
    when action = 'pause' and locked.status = 'applying' then 'paused'
    when action = 'cancel' and locked.status in ('staging', 'checking', 'checked', 'paused') then 'cancelled'
    when action = 'undo' and locked.status in ('done', 'paused') then 'undoing' end;
begin
  if next_status is null then
    perform private.raise_error('PT409', 'import_state_changed', jsonb_build_object('status', locked.status));
  end if;
  update public.imports i
  set status = next_status,
    position = case when action in ('check', 'undo') or (action = 'apply' and locked.status = 'checked') then 0 else i.position end,
    finished_at = case when next_status = 'cancelled' then now() else i.finished_at end
  where i.id = locked.id;
  return next_status;
end
$$;

-- Ticks what is held: the given rows, or all of it (no rows).
create function private.confirm_import_rows(import_id uuid, row_numbers int[], confirmed boolean)
returns int
language plpgsql
security definer
set search_path = ''
as $$
declare
  locked public.imports := private.lock_import(import_id);
  ticked int;
begin
  if locked.status <> 'checked' then
    perform private.raise_error('PT409', 'import_state_changed', jsonb_build_object('status', locked.status));
  end if;
  update public.import_rows r set confirmed = confirm_import_rows.confirmed
  where r.import_id = locked.id and r.outcome = 'held' and (row_numbers is null or r.row_number = any (row_numbers));
  get diagnostics ticked = row_count;
  return ticked;
end
$$;

-- Where an import stands: {…import, counts: {outcome: rows}, confirmed: held rows that are ticked, pictures: {named, ready,
-- failed, addresses and files: not brought yet}}.
create function private.get_import(import_id uuid)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  company uuid := private.company_to_read('products');
  found_import jsonb := (
    select to_jsonb(i) || jsonb_build_object('counts', coalesce((
      select jsonb_object_agg(c.outcome, c.rows) from (
        select r.outcome, count(*) as rows from public.import_rows r where r.import_id = i.id group by r.outcome) c), '{}'),
      'confirmed', (select count(*) from public.import_rows r where r.import_id = i.id and r.outcome = 'held' and r.confirmed),
      'pictures', (select jsonb_build_object('named', count(*), 'ready', count(p.path), 'failed', count(p.problem),
          'addresses', count(*) filter (where p.path is null and p.problem is null and private.is_web_address(p.name)),
          'files', count(*) filter (where p.path is null and not private.is_web_address(p.name)))
        from public.import_pictures p where p.import_id = i.id))
    from public.imports i where i.id = get_import.import_id and i.company_id = company);
begin
  if found_import is null then
    perform private.raise_error('PT404', 'import_not_found');
  end if;
  return found_import;
end
$$;

-- Rows of an import by outcome, in the order of the file. filter: {outcome?, page?, page_size?}
create function private.list_import_rows(import_id uuid, filter jsonb)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  company uuid := private.company_to_read('products');
begin
  return private.list_page('r.row_number', format('from public.import_rows r join public.imports i on i.id = r.import_id
      where i.id = %L::uuid and i.company_id = %L::uuid%s', list_import_rows.import_id, company,
      case when filter ->> 'outcome' is not null then format(' and r.outcome = %L', filter ->> 'outcome') else '' end),
    'r.row_number',
    $item$jsonb_build_object('row', r.row_number, 'values', r.cells -> 'values', 'outcome', r.outcome, 'problems', r.problems,
      'confirmed', r.confirmed, 'product_id', r.product_id, 'name_en', p.name_en, 'name_ar', p.name_ar,
      'before', r.before, 'after', r.after)$item$,
    format('join public.import_rows r on r.import_id = %L::uuid and r.row_number = shown.id
      left join public.products p on p.id = r.product_id', list_import_rows.import_id), filter);
end
$$;

-- The company's imports, newest first. filter: {page?, page_size?}
create function private.list_imports(filter jsonb)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return private.list_page('i.id', format('from public.imports i where i.company_id = %L::uuid',
      private.company_to_read('products')),
    'i.created_at desc, i.id',
    $item$jsonb_build_object('id', i.id, 'file_name', i.file_name, 'mode', i.mode, 'status', i.status, 'row_count', i.row_count,
      'created_at', i.created_at, 'finished_at', i.finished_at,
      'created_by', (select p.full_name from public.profiles p where p.id = i.created_by))$item$,
    'join public.imports i on i.id = shown.id', filter);
end
$$;

create function public.create_import(import_id uuid, file_name text, file_hash text, mode text) returns jsonb
language sql security invoker set search_path = '' as $$ select private.create_import(import_id, file_name, file_hash, mode) $$;
create function public.stage_import_rows(import_id uuid, staged jsonb) returns int
language sql security invoker set search_path = '' as $$ select private.stage_import_rows(import_id, staged) $$;
create function public.steer_import(import_id uuid, action text) returns text
language sql security invoker set search_path = '' as $$ select private.steer_import(import_id, action) $$;
create function public.confirm_import_rows(import_id uuid, row_numbers int[] default null, confirmed boolean default true) returns int
language sql security invoker set search_path = '' as $$ select private.confirm_import_rows(import_id, row_numbers, confirmed) $$;
create function public.get_import(import_id uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.get_import(import_id) $$;
create function public.list_import_rows(import_id uuid, filter jsonb default '{}') returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.list_import_rows(import_id, filter) $$;
create function public.list_imports(filter jsonb default '{}') returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.list_imports(filter) $$;
create function public.set_import_picture(import_id uuid, name text, path text default null, problem text default null) returns void
language sql security invoker set search_path = '' as $$ select private.set_import_picture(import_id, name, path, problem) $$;
create function public.retry_import_pictures(import_id uuid) returns void
language sql security invoker set search_path = '' as $$ select private.retry_import_pictures(import_id) $$;
create function public.list_import_pictures(import_id uuid, filter jsonb default '{}') returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.list_import_pictures(import_id, filter) $$;
revoke all on function public.create_import(uuid, text, text, text), public.stage_import_rows(uuid, jsonb),
  public.steer_import(uuid, text), public.confirm_import_rows(uuid, int[], boolean), public.get_import(uuid),
  public.list_import_rows(uuid, jsonb), public.list_imports(jsonb),
  public.set_import_picture(uuid, text, text, text), public.retry_import_pictures(uuid),
  public.list_import_pictures(uuid, jsonb) from public, anon, authenticated;
grant execute on function public.create_import(uuid, text, text, text), private.create_import(uuid, text, text, text),
  public.stage_import_rows(uuid, jsonb), private.stage_import_rows(uuid, jsonb),
  public.steer_import(uuid, text), private.steer_import(uuid, text),
  public.confirm_import_rows(uuid, int[], boolean), private.confirm_import_rows(uuid, int[], boolean),
  public.get_import(uuid), private.get_import(uuid), public.list_import_rows(uuid, jsonb),
  private.list_import_rows(uuid, jsonb), public.list_imports(jsonb), private.list_imports(jsonb),
  public.set_import_picture(uuid, text, text, text), private.set_import_picture(uuid, text, text, text),
  public.retry_import_pictures(uuid), private.retry_import_pictures(uuid),
  public.list_import_pictures(uuid, jsonb), private.list_import_pictures(uuid, jsonb)
  to authenticated, service_role;
