-- Companies with a ledger. filter: {term? (name), state?, sort? (debt, age, name_en, name_ar, owed_to_company, each also with
-- _desc; debt_desc by default), page?,
-- page_size?, after?}.
create function private.list_balances(filter jsonb)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  conditions text := 'true';
  pattern text := private.fold_pattern(filter ->> 'term');
begin
  perform private.require_staff('money');
  if filter ->> 'state' is not null then
    perform private.require_that(filter ->> 'state' in ('open', 'warned', 'over', 'paused'), 'state', 'one_of');
    conditions := format('d.state = %L', filter ->> 'state');
  end if;
  if pattern is not null then
    conditions := conditions || format(' and private.fold_text(concat_ws('' | '', c.name, c.name_en, c.name_ar)) like %L', pattern);
  end if;
  return private.list_page('d.company_id',
    'from private.company_debts d join public.companies c on c.id = d.company_id where ' || conditions,
    private.list_order(filter, 'debt_desc', '{
      "debt": "d.debt, d.company_id", "debt_desc": "d.debt desc, d.company_id",
      "age": "d.oldest_due_on desc nulls last, d.company_id", "age_desc": "d.oldest_due_on nulls last, d.company_id",
      "name_en": "coalesce(c.name_en, c.name), d.company_id", "name_en_desc": "coalesce(c.name_en, c.name) desc, d.company_id",
      "name_ar": "coalesce(c.name_ar, c.name), d.company_id", "name_ar_desc": "coalesce(c.name_ar, c.name) desc, d.company_id",
      "owed_to_company": "d.owed_to_company, d.company_id", "owed_to_company_desc": "d.owed_to_company desc, d.company_id"}'),
    $item$jsonb_build_object('company_id', d.company_id, 'name_en', coalesce(c.name_en, c.name), 'name_ar', coalesce(c.name_ar, c.name),
      'state', d.state, 'owed_to_market', d.owed_to_market, 'owed_to_company', d.owed_to_company, 'debt', d.debt,
      'debt_limit', t.debt_limit, 'oldest_due_on', d.oldest_due_on, 'age_days', private.today_in_iraq() - d.oldest_due_on,
      'cash_by', t.cash_by, 'last_payment_on', private.last_payment(d.company_id) -> 'effective_on')$item$,
    'join private.company_debts d on d.company_id = shown.id join public.companies c on c.id = d.company_id
      cross join lateral private.terms_of(d.company_id) t', filter);
end
$$;

create function public.list_balances(filter jsonb default '{}') returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.list_balances(filter) $$;
grant execute on function public.list_balances(jsonb), private.list_balances(jsonb) to authenticated, service_role;
