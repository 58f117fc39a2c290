-- Sets and confirms the price of a product that still costs `expected`. Staff give a reason. Raises stale_version
-- if the price changed since; invalid_input if a reduced price is not below it; price_jump, price_limit {field, from, to, percent} unless confirmed.
create function private.set_product_price(product_id bigint, price public.iqd, expected public.iqd, confirmed boolean,
  reason text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  product public.products := private.lock_product(product_id, 'products', reason);
  present public.iqd := (select o.price from public.product_offers o where o.product_id = product.id);
begin
  if product.deleted_at is not null then
    perform private.raise_error('PT404', 'product_not_found');
  end if;
  if present is distinct from expected then
    perform private.raise_error('PT409', 'stale_version', jsonb_build_object('version', product.version));
  end if;
  if not confirmed and set_product_price.price > 0 then
    perform private.hold_price_jumps(product.id, set_product_price.price, '[]');
  end if;
  update public.product_offers o set price = set_product_price.price, price_confirmed_at = now()
  where o.product_id = product.id;
  update public.products p set version = p.version + 1 where p.id = product.id;
end
$$;

create function public.set_product_price(product_id bigint, price public.iqd, expected public.iqd, confirmed boolean default false,
  reason text default null) returns void
language sql security invoker set search_path = '' as $$ select private.set_product_price(product_id, price, expected, confirmed, reason) $$;
grant execute on function public.set_product_price(bigint, public.iqd, public.iqd, boolean, text),
  private.set_product_price(bigint, public.iqd, public.iqd, boolean, text) to authenticated, service_role;
