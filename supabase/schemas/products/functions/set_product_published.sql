-- Publishes or unpublishes a product and returns its version. Staff give a reason. Raises changed_meanwhile, delivery_required.
create function private.set_product_published(product_id bigint, published boolean, expected_version int, reason text)
returns int
language plpgsql
security definer
set search_path = ''
as $$
declare
  product public.products := private.lock_product(product_id, 'products', reason);
begin
  if private.begin_product_decision(product, expected_version, 'published', set_product_published.published)
    and product.published <> set_product_published.published then
    if set_product_published.published then
      perform private.require_publishable(product.company_id);
    end if;
    update public.products p set published = set_product_published.published, version = p.version + 1
    where p.id = product.id returning * into product;
  end if;
  return product.version;
end
$$;

create function public.set_product_published(product_id bigint, published boolean, expected_version int,
  reason text default null) returns int
language sql security invoker set search_path = '' as $$
  select private.set_product_published(product_id, published, expected_version, reason) $$;
grant execute on function public.set_product_published(bigint, boolean, int, text),
  private.set_product_published(bigint, boolean, int, text) to authenticated, service_role;
