create function private.restore_product(product_id bigint, expected_version int, reason text)
returns int
language plpgsql
security definer
set search_path = ''
as $$
declare
  product public.products := private.lock_product(product_id, 'products', reason);
begin
  if private.begin_product_decision(product, expected_version, 'deleted_at', false) and product.deleted_at is not null then
    update public.products p set deleted_at = null, version = p.version + 1 where p.id = product.id returning * into product;
  end if;
  return product.version;
end
$$;

create function public.restore_product(product_id bigint, expected_version int, reason text default null) returns int
language sql security invoker set search_path = '' as $$ select private.restore_product(product_id, expected_version, reason) $$;
grant execute on function public.restore_product(bigint, int, text), private.restore_product(bigint, int, text)
  to authenticated, service_role;
