-- Deletes a product and returns its version; restore_product restores it within 30 days. Orders keep their copies. Staff
-- give a reason. Raises changed_meanwhile.
create function private.delete_product(product_id bigint, expected_version int, reason text)
returns int
language plpgsql
security definer
set search_path = ''
as $$
declare
  product public.products := private.lock_product(product_id, 'products', reason);
begin
  if private.begin_product_decision(product, expected_version, 'deleted_at', true) and product.deleted_at is null then
    update public.products p set deleted_at = now(), version = p.version + 1 where p.id = product.id returning * into product;
  end if;
  return product.version;
end
$$;

create function public.delete_product(product_id bigint, expected_version int, reason text default null) returns int
language sql security invoker set search_path = '' as $$ select private.delete_product(product_id, expected_version, reason) $$;
grant execute on function public.delete_product(bigint, int, text), private.delete_product(bigint, int, text)
  to authenticated, service_role;
