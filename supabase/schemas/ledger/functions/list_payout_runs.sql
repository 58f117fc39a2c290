-- Payout runs, newest first. filter: {sort? (newest, oldest), page?, page_size?, after?}.
create function private.list_payout_runs(filter jsonb)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_staff('money');
  return private.list_page('r.id', 'from private.payout_runs r where true', private.list_order(filter, 'newest', '{"newest": "r.id desc", "oldest": "r.id"}'),
    $item$private.payout_facts(r) || jsonb_build_object('companies', (
      select count(*) from private.payout_lines l where l.run_id = r.id and not l.is_excluded))$item$,
    'join private.payout_runs r on r.id = shown.id', filter);
end
$$;

create function public.list_payout_runs(filter jsonb default '{}') returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.list_payout_runs(filter) $$;
grant execute on function public.list_payout_runs(jsonb), private.list_payout_runs(jsonb) to authenticated, service_role;
