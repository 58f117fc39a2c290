-- Adjustments and write-offs, newest first. filter: {state? (waiting, posted, refused), sort? (newest, oldest, amount, amount_desc), page?, page_size?, after?}.
create function private.list_adjustments(filter jsonb)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  state constant text := filter ->> 'state';
begin
  perform private.require_staff('money');
  perform private.require_that(coalesce(state in ('waiting', 'posted', 'refused'), true), 'state', 'one_of');
  return private.list_page('a.id', 'from private.adjustments a where '
      || case when state is null then 'true' else format('a.state = %L', state) end, private.list_order(filter, 'newest', '{"newest": "a.created_at desc, a.id desc", "oldest": "a.created_at, a.id", "amount": "a.amount, a.id", "amount_desc": "a.amount desc, a.id"}'),
    $item$jsonb_build_object('id', a.id, 'kind', a.kind, 'company', jsonb_build_object('id', c.id, 'name_en', coalesce(c.name_en, c.name),
      'name_ar', coalesce(c.name_ar, c.name)), 'amount', a.amount, 'reason', a.reason, 'state', a.state, 'version', a.version,
      'created_at', a.created_at, 'created_by_name', private.person_name(a.created_by), 'is_own', a.created_by = private.my_id(),
      'decided_at', a.decided_at, 'decided_by_name', private.person_name(a.decided_by), 'note', a.note)$item$,
    'join private.adjustments a on a.id = shown.id join public.companies c on c.id = a.company_id', filter);
end
$$;

create function public.list_adjustments(filter jsonb default '{}') returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.list_adjustments(filter) $$;
grant execute on function public.list_adjustments(jsonb), private.list_adjustments(jsonb) to authenticated, service_role;
