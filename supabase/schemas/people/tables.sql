-- Personal data, written by the sign-up trigger and by the person.
create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  full_name text not null default '' check (length(full_name) <= 120),
  phone text check (private.is_phone(phone)),
  language text not null default 'en' check (language in ('en', 'ar')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Time and reason of the suspension.
  suspended_at timestamptz,
  suspension_reason text check (length(suspension_reason) <= 500),
  -- Orders of the person, for lists that are sorted by it.
  orders int not null default 0 check (orders >= 0),
  check ((suspended_at is null) = (suspension_reason is null))
);
create index profiles_created_at_idx on public.profiles (created_at, id);
create index profiles_name_idx on public.profiles ((full_name = ''), full_name, id);
create index profiles_name_desc_idx on public.profiles ((full_name = ''), full_name desc, id desc);
create index profiles_orders_idx on public.profiles (orders, id);
create index profiles_phone_idx on public.profiles (phone);

-- The marketplace's staff.
create table public.staff (
  user_id uuid primary key references auth.users (id) on delete cascade,
  role text not null check (role in ('admin', 'support', 'catalogue', 'finance')),
  created_at timestamptz not null default now()
);

-- Rights of each staff role; admins have every right and are not listed.
create table private.staff_rights (
  role text not null,
  right_name text not null,
  primary key (role, right_name)
);

-- Recovery codes of two-factor sign-in, as keyed hashes.
create table private.recovery_codes (
  user_id uuid not null references auth.users (id) on delete cascade,
  hash bytea not null,
  created_at timestamptz not null default now(),
  used_at timestamptz,
  primary key (user_id, hash)
);

-- Tries of the last hour to use a recovery code.
create table private.recovery_code_tries (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  tried_at timestamptz not null default now()
);
create index recovery_code_tries_user_id_idx on private.recovery_code_tries (user_id);

-- Sessions in which a recovery code stood in for the second factor; counted for twelve hours.
create table private.recovered_sessions (
  session_id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  recovered_at timestamptz not null default now()
);
create index recovered_sessions_user_id_idx on private.recovered_sessions (user_id);
