alter table private.secret_keys enable row level security;
revoke all on private.secret_keys from public, anon, authenticated, service_role;
