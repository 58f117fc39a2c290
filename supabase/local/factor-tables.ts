/**
 * Tables of second factors as in the auth schema of hosted projects. The embedded API server lacks them; the gateway uses
 * them. `auth.mfa_amr_claims` records the sign-in methods of each session.
 */
export const factorTables = `
create type auth.factor_type as enum ('totp', 'webauthn', 'phone');
create type auth.factor_status as enum ('unverified', 'verified');
create table auth.mfa_factors (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  friendly_name text,
  factor_type auth.factor_type not null,
  status auth.factor_status not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  secret text,
  phone text,
  last_challenged_at timestamptz unique
);
create unique index mfa_factors_user_friendly_name_unique on auth.mfa_factors (friendly_name, user_id)
  where trim(friendly_name) <> '';
create index mfa_factors_user_id_idx on auth.mfa_factors (user_id);
create table auth.mfa_challenges (
  id uuid primary key,
  factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
  created_at timestamptz not null,
  verified_at timestamptz,
  ip_address inet not null
);
create index mfa_challenges_factor_id_idx on auth.mfa_challenges (factor_id);
-- Not on hosted projects: the last 30-second step since 1970 whose code was used.
create table auth.mfa_spent_codes (
  factor_id uuid primary key references auth.mfa_factors (id) on delete cascade,
  half_minute bigint not null
);
create table auth.mfa_amr_claims (
  id uuid primary key,
  session_id uuid not null references auth.sessions (id) on delete cascade,
  authentication_method text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (session_id, authentication_method)
);
alter table auth.mfa_factors owner to api_server;
alter table auth.mfa_challenges owner to api_server;
alter table auth.mfa_spent_codes owner to api_server;
alter table auth.mfa_amr_claims owner to api_server;
`;
