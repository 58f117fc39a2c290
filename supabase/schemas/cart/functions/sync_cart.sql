-- Writes changes of one device into the caller's cart and returns what the device does not know: {version, joined, lines, products,
-- variants}. `lines` is null if the cart still has the version `seen`; products and variants are those of lines written after it.
-- A repeated call with the same change_id changes nothing. Raises the errors of lock_own_cart and write_cart_changes.
create function private.sync_cart(buying jsonb, change_id uuid, changes jsonb, seen bigint)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  cart private.carts := private.lock_own_cart(buying);
  joined jsonb := '[]';
begin
  perform private.require_that(change_id is not null, 'change_id', 'required');
  if changes <> '[]' and change_id <> all (cart.change_ids) then
    joined := private.write_cart_changes(cart, change_id, changes);
    select * into cart from private.carts c where c.id = cart.id;
  end if;
  if cart.version = seen then
    return jsonb_build_object('version', cart.version, 'joined', joined, 'lines', null, 'products', '[]'::jsonb,
      'variants', '[]'::jsonb);
  end if;
  return (
    with lines as materialized (select * from private.cart_lines l where l.cart_id = cart.id)
    select jsonb_build_object('version', cart.version, 'joined', joined,
      'lines', coalesce((
        select jsonb_agg(jsonb_build_object('product_id', l.product_id, 'variant_id', l.variant_id, 'quantity', l.quantity,
          'version', l.version, 'name_en', p.name_en, 'name_ar', p.name_ar) order by l.id)
        from lines l join public.products p on p.id = l.product_id), '[]'),
      'products', private.product_cards(array(select distinct l.product_id from lines l where l.version > seen order by 1)),
      'variants', private.order_variants(array(select l.variant_id from lines l where l.version > seen and l.variant_id is not null))));
end
$$;

create function public.sync_cart(change_id uuid, buying jsonb default null, changes jsonb default '[]', seen bigint default 0)
returns jsonb
language sql
security invoker
set search_path = ''
as $$ select private.sync_cart(buying, change_id, changes, seen) $$;
grant execute on function public.sync_cart(uuid, jsonb, jsonb, bigint), private.sync_cart(jsonb, uuid, jsonb, bigint)
  to authenticated, service_role;
