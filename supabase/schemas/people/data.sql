insert into private.staff_rights (role, right_name) values
  ('support', 'see_users'), ('support', 'see_companies'), ('support', 'see_orders'), ('support', 'change_orders'),
  ('support', 'quotes'), ('support', 'contact'), ('support', 'reviews'), ('support', 'view_as_seller'),
  ('support', 'pause_companies'),
  ('catalogue', 'categories'), ('catalogue', 'products'), ('catalogue', 'search'), ('catalogue', 'reviews'), ('catalogue', 'see_companies'),
  ('finance', 'see_orders'), ('finance', 'see_companies'), ('finance', 'export');

-- Accounts that a project had before; new ones get their profile at sign-up.
insert into public.profiles (id, created_at) select u.id, coalesce(u.created_at, now()) from auth.users u on conflict do nothing;
