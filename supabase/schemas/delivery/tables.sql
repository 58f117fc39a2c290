-- Delivery fee of a company for a governorate, or for a district as an exception; no row: no delivery there.
create table public.delivery_rates (
  id bigint generated always as identity primary key,
  company_id uuid not null references public.companies (id) on delete cascade,
  governorate_code text not null references public.governorates (code),
  district_id bigint references public.districts (id) on delete cascade,
  fee public.iqd not null check (fee >= 0),
  -- Smallest goods total, IQD; null: any.
  minimum_order public.iqd,
  lead_days smallint not null check (lead_days between 0 and 60),
  truck_needed boolean not null default false,
  -- Goods total from which delivery here is free. Null and not never_free: the company's threshold applies.
  free_from public.iqd,
  never_free boolean not null default false check (not never_free or free_from is null),
  unique nulls not distinct (company_id, governorate_code, district_id)
);
create index delivery_rates_governorate_code_idx on public.delivery_rates (governorate_code);
create index delivery_rates_district_id_idx on public.delivery_rates (district_id);

-- Saved delivery addresses of buyers.
create table public.addresses (
  id bigint generated always as identity primary key,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  label text not null default '' check (length(label) <= 60),
  full_name text not null check (length(full_name) between 1 and 120),
  phone text not null check (private.is_phone(phone)),
  governorate text not null references public.governorates (code),
  district text not null check (length(district) between 1 and 120),
  address text not null check (length(address) between 1 and 300),
  landmark text check (length(landmark) <= 200),
  postal_code text check (length(postal_code) <= 20),
  created_at timestamptz not null default now(),
  -- Exactly one address of a buyer is the default: the first saved, until another is chosen.
  is_default boolean not null default false
);
create index addresses_user_id_idx on public.addresses (user_id);
create index addresses_governorate_idx on public.addresses (governorate);
create unique index addresses_default_idx on public.addresses (user_id) where is_default;

-- Couriers with which the operator works. Sellers name one of them, or none for a driver of their own, when they ship.
create table private.couriers (
  id bigint generated always as identity primary key,
  name text not null check (length(name) between 1 and 120),
  phone text check (private.is_phone(phone)),
  -- Charged for an order that was delivered or returned, if a remittance does not name its fee.
  fee_delivered public.iqd not null default 0 check (fee_delivered >= 0),
  fee_returned public.iqd not null default 0 check (fee_returned >= 0),
  -- Others can no longer be chosen for a shipment.
  is_active boolean not null default true,
  -- Fields of the columns of its last file: {folded heading: field}.
  column_map jsonb not null default '{}' check (jsonb_typeof(column_map) = 'object'),
  created_at timestamptz not null default now(),
  -- Raised by every save.
  version int not null default 1
);
create unique index couriers_name_idx on private.couriers (private.fold_text(name));
