-- Random per installation and absent from a dump of schema public. `email` encrypts the SMTP password, `form` signs the tokens
-- of public forms, `address` hashes the addresses of their senders.
create table private.secret_keys (
  name text primary key,
  key bytea not null
);
