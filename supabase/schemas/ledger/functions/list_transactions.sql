-- Ledger transactions, the last effective day first. filter: {term? (order number, or part of a company's name), kind?, from? and to?
-- (effective days), sort? (newest, oldest), page?, page_size?, after?}.
create function private.list_transactions(filter jsonb)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  conditions text := 'true';
  pattern text := private.fold_pattern(filter ->> 'term');
  named uuid := (select o.id from public.orders o where o.number = private.read_order_number(filter ->> 'term'));
begin
  perform private.require_staff('money');
  perform private.require_that(coalesce(pg_input_is_valid(filter ->> 'from', 'date'), true), 'from', 'format');
  perform private.require_that(coalesce(pg_input_is_valid(filter ->> 'to', 'date'), true), 'to', 'format');
  if named is not null then
    conditions := format('t.order_id = %L', named);
  elsif pattern is not null then
    conditions := format('t.company_id in (select c.id from public.companies c
      where private.fold_text(concat_ws('' | '', c.name, c.name_en, c.name_ar)) like %L)', pattern);
  end if;
  conditions := concat(conditions, ' and t.kind = ' || quote_literal(filter ->> 'kind'),
    ' and t.effective_on >= ' || quote_literal(filter ->> 'from'), ' and t.effective_on <= ' || quote_literal(filter ->> 'to'));
  return private.list_page('t.id', 'from private.ledger_transactions t where ' || conditions, private.list_order(filter, 'newest', '{"newest": "t.effective_on desc, t.id desc", "oldest": "t.effective_on, t.id"}'),
    $item$jsonb_build_object('id', t.id, 'effective_on', t.effective_on, 'recorded_at', t.recorded_at, 'kind', t.kind,
      'company', case when c.id is not null then jsonb_build_object('id', c.id, 'name_en', coalesce(c.name_en, c.name),
        'name_ar', coalesce(c.name_ar, c.name)) end,
      'order_id', t.order_id, 'order_number', o.number, 'amount', t.debt_change,
      'volume', (select sum(e.amount) from private.ledger_entries e where e.transaction_id = t.id and e.amount > 0),
      'note', t.note, 'way', t.details ->> 'way', 'reference', t.details ->> 'reference', 'actor_name', private.person_name(t.actor_id),
      'reverses_id', t.reverses_id, 'reversed_by_id', r.id)$item$,
    'join private.ledger_transactions t on t.id = shown.id left join public.companies c on c.id = t.company_id
      left join public.orders o on o.id = t.order_id left join private.ledger_transactions r on r.reverses_id = t.id', filter);
end
$$;

create function public.list_transactions(filter jsonb default '{}') returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.list_transactions(filter) $$;
grant execute on function public.list_transactions(jsonb), private.list_transactions(jsonb) to authenticated, service_role;
