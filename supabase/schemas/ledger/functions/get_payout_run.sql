-- A payout run for lists, without its lines: payoutFacts in ledger/answers.ts.
create function private.payout_facts(r private.payout_runs)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('id', r.id, 'state', r.state, 'effective_on', r.effective_on, 'version', r.version,
    'total', (select coalesce(sum(l.amount), 0) from private.payout_lines l where l.run_id = r.id and not l.is_excluded),
    'created_at', r.created_at, 'created_by_name', private.person_name(r.created_by),
    'second_person', private.second_person_of_payout(r))
$$;

-- A payout run with its companies, the largest amount first. Raises payout_run_not_found.
create function private.get_payout_run(run_id bigint)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  r private.payout_runs;
begin
  perform private.require_staff('money');
  select * into r from private.payout_runs x where x.id = get_payout_run.run_id;
  if r.id is null then
    perform private.raise_error('PT404', 'payout_run_not_found');
  end if;
  return private.payout_facts(r) || jsonb_build_object('lines', (
    select jsonb_agg(jsonb_build_object('company_id', c.id, 'name_en', coalesce(c.name_en, c.name), 'name_ar', coalesce(c.name_ar, c.name),
      'amount', l.amount, 'offset', l.set_off, 'account', l.account, 'is_excluded', l.is_excluded) order by l.amount desc, c.id)
    from private.payout_lines l join public.companies c on c.id = l.company_id where l.run_id = r.id));
end
$$;

create function public.get_payout_run(run_id bigint) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.get_payout_run(run_id) $$;
grant execute on function public.get_payout_run(bigint), private.get_payout_run(bigint) to authenticated, service_role;
