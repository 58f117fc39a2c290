-- Purchase lists: goods that a person or a company buys again, and saved carts. Rows are read and written through functions only, because the
-- caller's role in the company decides.
create table private.purchase_lists (
  -- Created by the client, so that a repeated save is idempotent.
  id uuid primary key,
  -- Owner: a person, or a company that buys, whose members see the list.
  user_id uuid references auth.users (id) on delete cascade,
  company_id uuid references public.companies (id) on delete cascade,
  name text not null check (length(name) between 1 and 120),
  -- cart: a saved cart, which its person takes over once.
  kind text not null default 'list' check (kind in ('list', 'cart')),
  -- Company for which a colleague sent the cart; a member who leaves loses it.
  sent_for uuid references public.companies (id) on delete cascade,
  -- Colleague who sent the cart.
  sent_by uuid references auth.users (id) on delete set null,
  note text check (length(note) between 1 and 500),
  -- Raised by every change of the list itself; a change sends the version that the person saw.
  version int not null default 1,
  created_at timestamptz not null default now(),
  -- Last change of the list or of its lines.
  updated_at timestamptz not null default now(),
  check (num_nulls(user_id, company_id) = 1),
  check (kind = 'cart' or num_nonnulls(sent_for, sent_by, note) = 0),
  check (kind = 'list' or user_id is not null)
);
create index purchase_lists_user_id_idx on private.purchase_lists (user_id, updated_at desc, id);
create index purchase_lists_sent_for_idx on private.purchase_lists (sent_for, user_id);
create index purchase_lists_sent_by_idx on private.purchase_lists (sent_by);
create index purchase_lists_company_id_idx on private.purchase_lists (company_id, updated_at desc, id);

-- Goods of a purchase list, each product or variant once.
create table private.purchase_list_lines (
  id bigint generated always as identity primary key,
  list_id uuid not null references private.purchase_lists (id) on delete cascade,
  product_id bigint not null references public.products (id) on delete cascade,
  variant_id bigint references public.product_variants (id) on delete cascade,
  quantity public.goods_quantity not null,
  -- Price of one unit, IQD, when the line was added, so that the list can show changes.
  saved_price public.iqd not null,
  unique nulls not distinct (list_id, product_id, variant_id)
);
create index purchase_list_lines_product_id_idx on private.purchase_list_lines (product_id);
create index purchase_list_lines_variant_id_idx on private.purchase_list_lines (variant_id);

-- Reminders of a person to order the goods of a list again.
create table private.purchase_list_reminders (
  list_id uuid not null references private.purchase_lists (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  weeks smallint not null check (weeks between 1 and 26),
  -- Day in Baghdad of the next reminder.
  next_on date not null,
  primary key (list_id, user_id)
);
create index purchase_list_reminders_user_id_idx on private.purchase_list_reminders (user_id);
create index purchase_list_reminders_next_on_idx on private.purchase_list_reminders (next_on);
