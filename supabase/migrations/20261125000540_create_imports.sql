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

-- Which variant of its product a row is about, as a text to compare; empty for the product itself.
create function private.import_variant_key(cells jsonb)
returns text
language plpgsql
immutable
set search_path = ''
as $$
declare
  given jsonb := cells -> 'values';
  size text := private.code_key(left(given ->> 'size', 200));
  color text := private.code_key(left(given ->> 'color', 200));
begin
  return case when coalesce(size, color) is not null then concat_ws(chr(10), 'variant', coalesce(size, ''), coalesce(color, ''))
    else coalesce(private.code_key(left(given ->> 'variant_sku', 200)), private.code_key(left(given ->> 'color_ar', 200)), '') end;
end
$$;

create table public.import_rows (
  import_id uuid not null references public.imports (id) on delete cascade,
  -- The file's own number of the row.
  row_number int not null check (row_number > 0),
  -- What the cells say by field; null empties, absent changes nothing. With the cells that could not be read as `problems` and
  -- those that were read but wait for a tick as `doubts`.
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
  -- By which rows about one item find each other: the SKU, the variant of that product, and the variant's own SKU.
  code text generated always as (private.code_key(left(cells #>> '{values,sku}', 200))) stored,
  variant_key text generated always as (private.import_variant_key(cells)) stored,
  variant_code text generated always as (private.code_key(left(cells #>> '{values,variant_sku}', 200))) stored,
  primary key (import_id, row_number)
);
create index import_rows_code_idx on public.import_rows (import_id, code, variant_key, row_number) where code is not null;
create index import_rows_variant_code_idx on public.import_rows (import_id, variant_code) where variant_code is not null;
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

-- Stages rows: [{row, values, problems, doubts?}]. A row that was staged before is replaced, so that a batch can be sent again and a
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
  select locked.id, (s ->> 'row')::int, jsonb_build_object('values', s -> 'values', 'problems', coalesce(s -> 'problems', '[]'), 'doubts', coalesce(s -> 'doubts', '[]'))
  from jsonb_array_elements(staged) s
  where s ->> 'row' ~ '^[0-9]{1,7}$' and jsonb_typeof(s -> 'values') = 'object'
  on conflict on constraint import_rows_pkey do update
    set cells = excluded.cells, outcome = 'waiting', problems = '[]', before = null, after = null, confirmed = false;
  -- The address of a picture that the product has already, or the company, is that picture: it is not brought again.
  insert into public.import_pictures (import_id, name, path)
  select locked.id, n.name, min(u.path) filter (where private.may_show_file(u.path, 'product-images', locked.company_id)
    or exists (select from private.product_codes c join public.products p on p.id = c.product_id
      where c.company_id = locked.company_id and c.code = private.code_key(s -> 'values' ->> 'sku')
        and u.path = any (p.main_image || p.additional_images)))
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

-- Moves an import on: check, apply, pause, cancel, undo; retry, when the work on it failed and was set aside. Raises import_state_changed {status} when that is not possible now.
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
    when action = 'undo' and (locked.status in ('done', 'paused') or locked.status = 'undone' and exists (
      select from public.import_rows r where r.import_id = locked.id and r.outcome = 'kept')) then 'undoing'
    when action = 'retry' and private.is_set_aside('work-imports', locked.id::text) then locked.status end;
begin
  if next_status is null then
    perform private.raise_error('PT409', 'import_state_changed', jsonb_build_object('status', locked.status));
  end if;
  update public.imports i
  set status = next_status,
    position = case when action in ('check', 'undo') or (action = 'apply' and locked.status = 'checked') then 0 else i.position end,
    finished_at = case when next_status = 'cancelled' then now() else i.finished_at end
  where i.id = locked.id;
  perform private.forget_job_failures('work-imports', array[locked.id::text]);
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

-- Where an import stands: {…import, counts: {outcome: rows}, confirmed: held rows that are ticked, set_aside: the work on it failed
-- three times, pictures: {named, ready, failed, addresses and files: not brought yet}}.
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
      'set_aside', private.is_set_aside('work-imports', i.id::text),
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

-- A row of an import as its company reads it.
create function private.import_row_item(r public.import_rows, company_id uuid)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (
    select jsonb_build_object('row', r.row_number, 'values', r.cells -> 'values', 'outcome', r.outcome,
      'problems', private.named_import_problems(r.problems, import_row_item.company_id),
      'confirmed', r.confirmed, 'product_id', r.product_id, 'name_en', p.name_en, 'name_ar', p.name_ar,
      'before', r.before, 'after', r.after)
    from (values (r.product_id)) x (id) left join public.products p on p.id = x.id);
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
    format('private.import_row_item(r, %L::uuid)', company),
    format('join public.import_rows r on r.import_id = %L::uuid and r.row_number = shown.id', list_import_rows.import_id), filter);
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
revoke all on function public.create_import(uuid, text, text, text), public.stage_import_rows(uuid, jsonb),
  public.steer_import(uuid, text), public.confirm_import_rows(uuid, int[], boolean), public.get_import(uuid),
  public.list_import_rows(uuid, jsonb), public.list_imports(jsonb) from public, anon, authenticated;
grant execute on function public.create_import(uuid, text, text, text), private.create_import(uuid, text, text, text),
  public.stage_import_rows(uuid, jsonb), private.stage_import_rows(uuid, jsonb),
  public.steer_import(uuid, text), private.steer_import(uuid, text),
  public.confirm_import_rows(uuid, int[], boolean), private.confirm_import_rows(uuid, int[], boolean),
  public.get_import(uuid), private.get_import(uuid), public.list_import_rows(uuid, jsonb),
  private.list_import_rows(uuid, jsonb), public.list_imports(jsonb), private.list_imports(jsonb)
  to authenticated, service_role;
