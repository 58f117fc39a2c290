-- Changes stock by `delta` and records the reason. Returns the new stock; raises out_of_stock if it would be negative.
create function private.move_stock(product_id bigint, variant_id bigint, delta public.stock_change, kind text, order_id uuid, note text)
returns numeric
language plpgsql
security definer
set search_path = ''
as $$
declare
  left_over numeric;
begin
  update public.product_stock s set quantity = s.quantity + move_stock.delta
  where s.product_id = move_stock.product_id and s.variant_id is not distinct from move_stock.variant_id
    and s.quantity + move_stock.delta between 0 and 999999999.999
  returning s.quantity into left_over;
  if not found then
    select s.quantity into left_over from public.product_stock s
    where s.product_id = move_stock.product_id and s.variant_id is not distinct from move_stock.variant_id;
    if not found then
      perform private.raise_error('PT404', 'product_not_found');
    end if;
    perform private.raise_error('PT409', 'out_of_stock', jsonb_build_object('available', left_over));
  end if;
  insert into public.stock_movements (company_id, product_id, variant_id, kind, delta, quantity, order_id, actor_id, note)
  select p.company_id, p.id, move_stock.variant_id, move_stock.kind, move_stock.delta, left_over, move_stock.order_id,
    private.my_id(), nullif(btrim(move_stock.note), '')
  from public.products p where p.id = move_stock.product_id;
  return left_over;
end
$$;
