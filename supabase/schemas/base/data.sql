insert into private.secret_keys (name, key) values
  ('email', extensions.gen_random_bytes(32)),
  ('form', extensions.gen_random_bytes(32)),
  ('address', extensions.gen_random_bytes(32)),
  ('recovery', extensions.gen_random_bytes(32));
