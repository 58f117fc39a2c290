-- Changes the debt of a company by an amount; above 0 it owes more. See add_adjustment.
create function public.propose_adjustment(company_id uuid, amount public.iqd_change, reason text, idempotency_key uuid,
  allow_repeat boolean default false)
returns jsonb
language sql security invoker set search_path = ''
as $$ select private.add_adjustment(company_id, 'adjustment', amount, reason, idempotency_key, allow_repeat) $$;
grant execute on function public.propose_adjustment(uuid, public.iqd_change, text, uuid, boolean),
  private.add_adjustment(uuid, text, public.iqd_change, text, uuid, boolean) to authenticated, service_role;
