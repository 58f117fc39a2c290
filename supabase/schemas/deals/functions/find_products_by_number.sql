-- Products by exact SKU (own or a variant's) or model number, up to 200 terms: {ids, missing (terms without a product)}.
create function private.find_products_by_number(numbers text[])
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_staff('products');
  perform private.require_that(cardinality(numbers) between 1 and 200, 'numbers', 'count');
  return (
    with asked as materialized (
      select n.term, n.place, array(
        select p.id from public.products p
        where p.search_text like any (private.fold_patterns(n.term)) and p.deleted_at is null
          and private.code_key(n.term) = private.code_key(p.model_number)
        union
        select c.product_id from private.product_codes c where c.code = private.code_key(n.term)
        order by 1 limit 20) as found
      from unnest(numbers) with ordinality n (term, place))
    select jsonb_build_object(
      'ids', coalesce((select jsonb_agg(distinct f.id) from asked a, unnest(a.found) f (id)), '[]'),
      'missing', coalesce((select jsonb_agg(a.term order by a.place) from asked a where a.found = '{}'), '[]')));
end
$$;

create function public.find_products_by_number(numbers text[])
returns jsonb
language sql
stable
security invoker
set search_path = ''
as $$ select private.find_products_by_number(numbers) $$;
grant execute on function public.find_products_by_number(text[]), private.find_products_by_number(text[])
  to authenticated, service_role;
