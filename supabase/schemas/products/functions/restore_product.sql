create function private.restore_product(product_id bigint, expected_version int)
returns int
language plpgsql
security definer
set search_path = ''
as $$
declare
  product public.products := private.lock_product(product_id, 'products');
begin
  if private.begin_product_decision(product, expected_version, 'deleted_at', false) and product.deleted_at is not null then
    update public.products p set deleted_at = null, version = p.version + 1 where p.id = product.id returning * into product;
  end if;
  return product.version;
end
$$;

create function public.restore_product(product_id bigint, expected_version int) returns int
language sql security invoker set search_path = '' as $$ select private.restore_product(product_id, expected_version) $$;
grant execute on function public.restore_product(bigint, int), private.restore_product(bigint, int)
  to authenticated, service_role;
