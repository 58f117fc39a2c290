-- Products of all companies with odd_price_of. filter: as in product_conditions, with company_id?, sort?, page?, page_size?.
create function private.list_all_products(filter jsonb)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  conditions text := private.product_conditions(filter);
  company uuid;
begin
  perform private.require_staff('products');
  if filter ->> 'company_id' is not null then
    perform private.require_that(pg_input_is_valid(filter ->> 'company_id', 'uuid'), 'company_id', 'format');
    company := filter ->> 'company_id';
  end if;
  return private.list_page('p.id',
    private.product_source(conditions, private.product_order(filter ->> 'sort'), company),
    private.product_order(filter ->> 'sort'),
    $item$private.product_row(p, o) || private.company_names(c.id) || jsonb_build_object('odd_price', private.odd_price_of(o))$item$,
    $joins$join public.products p on p.id = shown.id join public.product_offers o on o.product_id = p.id
      join public.companies c on c.id = p.company_id$joins$, filter);
end
$$;

create function public.list_all_products(filter jsonb default '{}')
returns jsonb
language sql
stable
security invoker
set search_path = ''
as $$ select private.list_all_products(filter) $$;
grant execute on function public.list_all_products(jsonb), private.list_all_products(jsonb) to authenticated, service_role;
