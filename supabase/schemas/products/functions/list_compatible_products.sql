create function private.list_compatible_products(product_id bigint)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  return (
    select private.product_cards(array(
      select c.compatible_product_id from public.product_compatibilities c
      where c.product_id = list_compatible_products.product_id order by c.position, c.compatible_product_id limit 24))
  );
end
$$;

create function public.list_compatible_products(product_id bigint) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.catalogue_answer(private.list_compatible_products(product_id)) $$;
grant execute on function public.list_compatible_products(bigint), private.list_compatible_products(bigint)
  to anon, authenticated, service_role;
