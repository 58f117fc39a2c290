-- settings: {sender_email, sender_name?, smtp_host, smtp_port, encryption, app_password?}; without a password the stored one
-- stays.
create function private.save_email_settings(settings jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  -- Google shows the password in groups, with spaces.
  app_password text := regexp_replace(settings ->> 'app_password', '[\s\u00a0]', '', 'g');
begin
  perform private.require_staff('settings');
  perform private.require_identity();
  perform private.require_that(private.is_email(settings ->> 'sender_email'), 'sender_email', 'email');
  perform private.require_text('sender_name', coalesce(settings ->> 'sender_name', 'Mawad'), 120);
  perform private.require_that(coalesce(settings ->> 'sender_name', 'Mawad') !~ '[\r\n]', 'sender_name', 'format');
  perform private.require_that(settings ->> 'smtp_host' ~ '^[A-Za-z0-9.-]{1,253}$', 'smtp_host', 'format');
  perform private.require_that(settings ->> 'smtp_port' ~ '^[0-9]{1,5}$'
    and (settings ->> 'smtp_port')::int between 1 and 65535, 'smtp_port', 'out_of_range');
  perform private.require_that(settings ->> 'encryption' in ('none', 'starttls', 'tls'), 'encryption', 'one_of');
  perform private.require_text('app_password', app_password, 200, true);
  if coalesce(app_password, '') <> '' then
    -- App passwords of Google have 16 letters. Servers that sell mail boxes want at least 8 characters.
    perform private.require_that(length(app_password) = 16
      or length(app_password) >= 8 and settings ->> 'smtp_host' !~* '(^|\.)(gmail|googlemail)\.com$', 'app_password',
      case when settings ->> 'smtp_host' ~* '(^|\.)(gmail|googlemail)\.com$' then 'sixteen' else 'short' end);
  end if;
  if coalesce(app_password, '') = '' and not exists (select 1 from private.email_secrets) then
    perform private.raise_error('PT422', 'invalid_input', '{"field": "app_password", "rule": "required"}');
  end if;
  if coalesce(app_password, '') <> '' then
    insert into private.email_secrets (password)
    select extensions.pgp_sym_encrypt(app_password, encode(k.key, 'hex')) from private.secret_keys k where k.name = 'email'
    on conflict (id) do update set password = excluded.password;
  end if;
  insert into public.email_settings (sender_email, sender_name, smtp_host, smtp_port, encryption, password_set)
  values (settings ->> 'sender_email', coalesce(settings ->> 'sender_name', 'Mawad'), settings ->> 'smtp_host',
    (settings ->> 'smtp_port')::int, settings ->> 'encryption', true)
  on conflict (id) do update set sender_email = excluded.sender_email, sender_name = excluded.sender_name,
    smtp_host = excluded.smtp_host, smtp_port = excluded.smtp_port, encryption = excluded.encryption,
    password_set = true, updated_at = now();
end
$$;

create function public.save_email_settings(settings jsonb)
returns void
language sql
security invoker
set search_path = ''
as $$ select private.save_email_settings(settings) $$;
grant execute on function public.save_email_settings(jsonb), private.save_email_settings(jsonb) to authenticated, service_role;
