-- A product for its form, in any state: all fields of save_product, with stock, version, draft, product_health and `staff_edit`
-- (the reason of the latest save if the staff made it). For members
-- who may not see money, prices and their limits are null and there are no volume discounts.
create function private.get_own_product(product_id bigint)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  is_staff boolean := private.staff_may('products');
  viewed uuid;
  found_product jsonb;
begin
  if not is_staff then
    viewed := private.company_to_read(null);
  end if;
  found_product := (
    select to_jsonb(p) - array['is_listed', 'search_text', 'quality', 'moderation_version'] || jsonb_build_object(
      'price', o.price, 'discounted_price', o.discounted_price, 'deal_starts_at', o.deal_starts_at,
      'deal_ends_at', o.deal_ends_at, 'volume_discounts', coalesce(o.volume_discounts, '[]'),
      'price_confirmed_at', o.price_confirmed_at, 'health', private.product_health(p, o),
      'not_delivered_to', private.not_delivered_to(p.company_id),
      'lowest_price', (select l.lowest from private.price_limits l where l.product_id = p.id),
      'highest_price', (select l.highest from private.price_limits l where l.product_id = p.id),
      'stock', (select s.quantity from public.product_stock s where s.product_id = p.id and s.variant_id is null),
      'variants', coalesce((select jsonb_agg(jsonb_build_object('id', v.id, 'sku', v.sku, 'size', v.size, 'color', v.color,
        'color_ar', v.color_ar, 'price', v.price, 'stock', s.quantity) order by v.position, v.id)
        from public.product_variants v join public.product_stock s on s.variant_id = v.id where v.product_id = p.id), '[]'),
      'compatibilities', coalesce((select jsonb_agg(jsonb_build_object('id', x.id, 'name_en', x.name_en, 'name_ar', x.name_ar,
        'sku', x.sku, 'main_image', x.main_image) order by c.position, x.id)
        from public.product_compatibilities c join public.products x on x.id = c.compatible_product_id
        where c.product_id = p.id), '[]'),
      'staff_edit', (select jsonb_build_object('reason', e.reason, 'edited_at', e.edited_at) from private.staff_edits e
        where e.product_id = p.id and e.version = p.version),
      'draft', (select jsonb_build_object('id', d.id, 'base_version', d.base_version, 'content', d.content,
        'updated_at', d.updated_at) from public.product_drafts d where d.product_id = p.id and d.user_id = private.my_id()))
    from public.products p join public.product_offers o on o.product_id = p.id
    where p.id = get_own_product.product_id and p.deleted_at is null
      and (is_staff or p.company_id = viewed)
  );
  if found_product is null then
    perform private.raise_error('PT404', 'product_not_found');
  end if;
  if is_staff or private.may_read(viewed, 'see_money') then
    return found_product;
  end if;
  return found_product || '{"price": null, "discounted_price": null, "volume_discounts": [], "lowest_price": null,
      "highest_price": null, "draft": null}' || jsonb_build_object('variants', (
    select coalesce(jsonb_agg(v || '{"price": null}' order by place), '[]')
    from jsonb_array_elements(found_product -> 'variants') with ordinality x (v, place)));
end
$$;

create function public.get_own_product(product_id bigint)
returns jsonb
language sql
stable
security invoker
set search_path = ''
as $$ select private.get_own_product(product_id) $$;
grant execute on function public.get_own_product(bigint), private.get_own_product(bigint) to authenticated, service_role;
