-- Money terms of the site: see moneySettings in ledger/answers.ts.
create function private.get_money_settings()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_staff('money');
  return (select to_jsonb(s) - '{id,updated_at}'::text[] from private.money_settings s);
end
$$;

create function public.get_money_settings() returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.get_money_settings() $$;
grant execute on function public.get_money_settings(), private.get_money_settings() to authenticated, service_role;
