-- Saved products of a person.
create table public.wishlists (
  user_id uuid not null references auth.users (id) on delete cascade,
  product_id bigint not null references public.products (id) on delete cascade,
  created_at timestamptz not null default now(),
  -- Price (of a running deal if there was one) and availability when it was saved, so that the list can show changes. Null for
  -- a product that was not public then.
  saved_price public.iqd,
  saved_in_stock boolean,
  primary key (user_id, product_id)
);
create index wishlists_product_id_idx on public.wishlists (product_id);
