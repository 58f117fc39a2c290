-- Protection of the public forms (quote, contact) without a puzzle: a signed token that must be a few seconds old when the
-- form is sent, and a field that people never see. Both are checked here, so every client is held to them.
insert into private.secret_keys (name, key) values ('form', extensions.gen_random_bytes(32));

-- `<issued at, unix seconds>.<random>.<signature>`
create function private.form_token(issued_at timestamptz)
returns text
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  content text := floor(extract(epoch from issued_at))::bigint || '.' || encode(extensions.gen_random_bytes(8), 'hex');
begin
  return content || '.' || private.form_signature(content);
end
$$;

create function private.form_signature(content text)
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select left(encode(extensions.hmac(convert_to(content, 'UTF8'), k.key, 'sha256'), 'hex'), 32)
  from private.secret_keys k where k.name = 'form'
$$;

-- Raises form_refused when the hidden field `website` is filled, and form_expired when `token` is not ours, younger than
-- three seconds or older than a day: the client then fetches a new one and sends again.
create function private.check_form(request jsonb)
returns void
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  token text[] := string_to_array(request ->> 'token', '.');
begin
  if coalesce(request ->> 'website', '') <> '' then
    perform private.raise_error('PT422', 'form_refused');
  end if;
  if coalesce(array_length(token, 1), 0) <> 3 or token[1] !~ '^[0-9]{1,12}$'
    or private.form_signature(token[1] || '.' || token[2]) is distinct from token[3]
    or extract(epoch from now()) - token[1]::bigint not between 3 and 86400 then
    perform private.raise_error('PT422', 'form_expired');
  end if;
end
$$;

create function private.open_form()
returns text
language sql
volatile
security definer
set search_path = ''
as $$ select private.form_token(now()) $$;
create function public.open_form()
returns text
language sql
volatile
security invoker
set search_path = ''
as $$ select private.open_form() $$;
revoke all on function public.open_form() from public, anon, authenticated;
grant execute on function public.open_form(), private.open_form() to anon, authenticated, service_role;
