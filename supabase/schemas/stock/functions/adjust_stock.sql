-- Changes the stock of a product or variant by `delta`, or to `counted` if the stock is still `expected`. Returns the new
-- stock. The note of staff is the reason that the log shows. Raises stock_changed {available} if something was sold since
-- `expected` was read, and the errors of lock_product.
create function private.adjust_stock(product_id bigint, variant_id bigint, delta public.stock_change,
  counted public.stock_quantity, expected public.stock_quantity, note text)
returns numeric
language plpgsql
security definer
set search_path = ''
as $$
declare
  product public.products;
  available numeric;
begin
  product := private.lock_product(adjust_stock.product_id, 'stock', note);
  perform private.require_that((delta is null) <> (counted is null), 'counted', 'required');
  perform private.require_stock_quantity(product.unit, coalesce(abs(delta), counted), 'quantity');
  perform private.require_text('note', note, 200, true);
  if delta is not null then
    return private.move_stock(product.id, adjust_stock.variant_id, delta, 'adjusted', null, note);
  end if;
  select s.quantity into available from public.product_stock s
  where s.product_id = product.id and s.variant_id is not distinct from adjust_stock.variant_id for update;
  if not found then
    perform private.raise_error('PT404', 'product_not_found');
  end if;
  if expected is not null and available <> expected then
    perform private.raise_error('PT409', 'stock_changed', jsonb_build_object('available', available));
  end if;
  if available = counted then
    return available;
  end if;
  return private.move_stock(product.id, adjust_stock.variant_id, counted - available, 'counted', null, note);
end
$$;

create function public.adjust_stock(product_id bigint, variant_id bigint default null, delta public.stock_change default null,
  counted public.stock_quantity default null, expected public.stock_quantity default null, note text default null)
returns numeric
language sql
security invoker
set search_path = ''
as $$ select private.adjust_stock(product_id, variant_id, delta, counted, expected, note) $$;
grant execute on function
  public.adjust_stock(bigint, bigint, public.stock_change, public.stock_quantity, public.stock_quantity, text),
  private.adjust_stock(bigint, bigint, public.stock_change, public.stock_quantity, public.stock_quantity, text)
  to authenticated, service_role;
