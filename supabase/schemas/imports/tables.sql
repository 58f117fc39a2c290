-- Adds and updates goods from a file. Rows are staged, tried by the same code that writes them, and written in batches by the
-- server, so an import survives reload, another device and closing the page. It can be undone.

create table public.imports (
  -- Created by the client, so that a repeated call is idempotent.
  id uuid primary key,
  company_id uuid not null references public.companies (id) on delete cascade,
  created_by uuid references auth.users (id) on delete set null,
  file_name text not null check (length(file_name) between 1 and 255),
  -- SHA-256 of the file in hexadecimal; a repeated file is reported.
  file_hash text not null check (file_hash ~ '^[0-9a-f]{64}$'),
  mode text not null check (mode in ('create', 'update', 'both')),
  -- A price change above this percentage must be confirmed.
  price_jump int not null default private.price_jump_percent() check (price_jump between 1 and 1000),
  -- staging: the browser sends rows; checking, applying, undoing: the server works; checked, paused: the seller decides.
  status text not null default 'staging'
    check (status in ('staging', 'checking', 'checked', 'applying', 'paused', 'done', 'undoing', 'undone', 'cancelled')),
  row_count int not null default 0 check (row_count between 0 and 100000),
  -- Last row that the running step has processed.
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
  -- Row number in the file.
  row_number int not null check (row_number > 0),
  -- Cell values by field; null empties a field, an absent one does not change. `problems` are unreadable cells, `doubts`
  -- readable ones that need confirmation.
  cells jsonb not null check (jsonb_typeof(cells) = 'object' and length(cells::text) <= 40000),
  -- waiting: not tried yet; held: needs confirmation. The fields below are of the last trial.
  outcome text not null default 'waiting'
    check (outcome in ('waiting', 'create', 'change', 'unchanged', 'refused', 'held', 'created', 'changed', 'undone', 'kept')),
  -- [{field, code, …}]: why the row is refused, held, or kept by an undo.
  problems jsonb not null default '[]',
  -- The seller has confirmed the held row.
  confirmed boolean not null default false,
  product_id bigint references public.products (id) on delete set null,
  variant_id bigint references public.product_variants (id) on delete set null,
  -- {field: value} of the changed fields.
  before jsonb,
  after jsonb,
  -- Keys by which rows about one item find each other: the SKU, the variant of that product, and the variant's own SKU.
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

-- Pictures that an import's rows name, by file name or address, once each. The browser loads them before the rows are written;
-- rows are written without failed ones.
create table public.import_pictures (
  import_id uuid not null references public.imports (id) on delete cascade,
  name text not null check (length(name) between 1 and 2000),
  -- Path after publishing.
  path text,
  -- Code of the error that stopped it.
  problem text check (length(problem) <= 60),
  primary key (import_id, name),
  check (path is null or problem is null)
);

-- Undo of imports by field: a field that still has the imported value gets its old value; a field changed since stays and is
-- listed with the person who changed it. Undo can be repeated.

-- Products and variants that imports added, in the state that the import wrote. Undo removes only those that are still in it.
create table private.import_products (
  product_id bigint primary key references public.products (id) on delete cascade,
  import_id uuid not null references public.imports (id) on delete cascade,
  state jsonb not null,
  -- Time at which the undo removed it.
  removed_at timestamptz
);
create index import_products_import_id_idx on private.import_products (import_id);

create table private.import_variants (
  variant_id bigint primary key references public.product_variants (id) on delete cascade,
  import_id uuid not null references public.imports (id) on delete cascade,
  state jsonb not null
);
create index import_variants_import_id_idx on private.import_variants (import_id);
