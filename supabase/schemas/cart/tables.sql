-- Carts of signed-in people: one for private orders and one for each company and project for which the person buys. Rows are read
-- and written through functions only, so that nobody sees the cart of another person.

-- Versions of carts and their lines. One sequence for all carts, so that a cart that is created again has no version of the former one.
create sequence private.cart_versions;

create table private.carts (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  company_id uuid references public.companies (id) on delete cascade,
  project_id uuid references private.projects (id) on delete cascade check (project_id is null or company_id is not null),
  -- Raised by every change.
  version bigint not null default nextval('private.cart_versions'),
  -- Ids of the last calls that changed the cart, so that a repeated call changes nothing.
  change_ids uuid[] not null default '{}',
  updated_at timestamptz not null default now(),
  unique nulls not distinct (user_id, company_id, project_id)
);
create index carts_company_id_idx on private.carts (company_id, user_id);
create index carts_project_id_idx on private.carts (project_id);

-- Goods of a cart, each product or variant once.
create table private.cart_lines (
  id bigint generated always as identity primary key,
  cart_id bigint not null references private.carts (id) on delete cascade,
  product_id bigint not null references public.products (id) on delete cascade,
  variant_id bigint references public.product_variants (id) on delete cascade,
  quantity public.goods_quantity not null,
  -- Version of the cart that wrote the line.
  version bigint not null,
  unique nulls not distinct (cart_id, product_id, variant_id)
);
create index cart_lines_product_id_idx on private.cart_lines (product_id);
create index cart_lines_variant_id_idx on private.cart_lines (variant_id);
