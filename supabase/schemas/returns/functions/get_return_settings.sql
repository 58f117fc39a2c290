-- Clocks of returns, public: returnSettings of returns/answers.ts.
create function private.get_return_settings()
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$ select to_jsonb(s) - '{id,updated_at}'::text[] from private.return_settings s $$;

create function public.get_return_settings() returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.catalogue_answer(private.get_return_settings()) $$;
grant execute on function public.get_return_settings(), private.get_return_settings() to anon, authenticated, service_role;
