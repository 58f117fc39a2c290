-- Gives up a part of a company's debt; `amount` is above 0. See add_adjustment.
create function public.write_off(company_id uuid, amount public.iqd, reason text, idempotency_key uuid, allow_repeat boolean default false)
returns jsonb
language sql security invoker set search_path = ''
as $$ select private.add_adjustment(company_id, 'write_off', -amount, reason, idempotency_key, allow_repeat) $$;
grant execute on function public.write_off(uuid, public.iqd, text, uuid, boolean) to authenticated, service_role;
