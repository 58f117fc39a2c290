-- The company's products. filter: as in product_conditions, with sort?, page?, page_size?. Sorts: newest (last changed),
-- oldest, name_en, name_ar, sku, price, price_desc. Members who may not see money get null prices and, instead of a sort by
-- price, newest.
create function private.list_own_products(filter jsonb)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  company uuid := private.company_to_read(null);
  sees_money boolean := private.may_read(company, 'see_money');
  ordering text := private.product_order(case when sees_money or filter ->> 'sort' not like 'price%' then filter ->> 'sort' end);
begin
  return private.list_page('p.id', private.product_source(private.product_conditions(filter, company), ordering, company), ordering,
    $item$private.product_row(p, o) || jsonb_build_object('health', private.product_health(p, o))$item$
      || case when sees_money then '' else $item$ || '{"price": null, "list_discounted_price": null, "discounted_price": null}'$item$ end,
    'join public.products p on p.id = shown.id join public.product_offers o on o.product_id = p.id', filter);
end
$$;

create function public.list_own_products(filter jsonb default '{}')
returns jsonb
language sql
stable
security invoker
set search_path = ''
as $$ select private.list_own_products(filter) $$;
grant execute on function public.list_own_products(jsonb), private.list_own_products(jsonb) to authenticated, service_role;
