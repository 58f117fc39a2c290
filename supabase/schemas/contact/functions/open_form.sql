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
grant execute on function public.open_form(), private.open_form() to anon, authenticated, service_role;
