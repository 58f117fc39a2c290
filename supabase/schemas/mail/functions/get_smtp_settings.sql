create function private.get_smtp_settings()
returns table (sender_email text, sender_name text, smtp_host text, smtp_port int, encryption text, app_password text)
language sql
stable
security definer
set search_path = ''
as $$
  select e.sender_email, e.sender_name, e.smtp_host, e.smtp_port, e.encryption,
    extensions.pgp_sym_decrypt(s.password, encode(k.key, 'hex'))
  from public.email_settings e, private.email_secrets s, private.secret_keys k
  where k.name = 'email'
$$;

-- No row: nothing is configured and the sender uses its own environment.
create function public.get_smtp_settings()
returns table (sender_email text, sender_name text, smtp_host text, smtp_port int, encryption text, app_password text)
language sql
stable
security invoker
set search_path = ''
as $$ select * from private.get_smtp_settings() $$;
grant execute on function public.get_smtp_settings(), private.get_smtp_settings() to service_role;
