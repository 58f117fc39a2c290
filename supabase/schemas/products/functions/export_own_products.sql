-- One page of the company's products for a file, by SKU: {items, next}. `after` is the `next` of the previous page; null at the
-- end. Attributes are by key in one language; they are left out if the category no longer has one of them.
create function private.export_own_products(filter jsonb, language text, after text, page_limit int)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  company uuid := private.my_company('products');
  size int := least(greatest(coalesce(page_limit, 1000), 1), 1000);
  conditions text := private.product_conditions(export_own_products.filter - 'deleted', company);
  ids bigint[];
  items jsonb;
begin
  perform private.require_that(export_own_products.language in ('en', 'ar'), 'language', 'one_of');
  if export_own_products.after is not null then
    conditions := conditions || format(' and p.sku > %L', export_own_products.after);
  end if;
  execute format('select array(select p.id %s order by p.sku limit %s)', private.product_source(conditions, '', company), size) into ids;
  with chosen as materialized (
    select p.* from public.products p where p.id = any (ids)
  ), defined as materialized (
    select c.category_id, d.id, d.key, d.type
    from (select distinct x.category_id from chosen x) c cross join lateral private.attribute_definitions_of(c.category_id) d
  ), described as materialized (
    select p.id, jsonb_object_agg(d.key, case d.type
        when 'option' then to_jsonb(case export_own_products.language when 'en' then o.value_en else o.value_ar end)
        when 'text' then a -> export_own_products.language else a -> d.type end) filter (where d.id is not null) as attributes,
      count(*) = count(d.id) as is_whole
    from chosen p cross join lateral jsonb_array_elements(p.attributes) a
    left join defined d on d.category_id = p.category_id and d.id = (a ->> 'definition')::int
    left join public.attribute_options o on o.id = (a ->> 'option')::int
    group by p.id
  )
  select coalesce(jsonb_agg(jsonb_build_object('sku', p.sku, 'name_en', p.name_en, 'name_ar', p.name_ar,
      'description_en', p.description_en, 'description_ar', p.description_ar, 'category', p.category_id, 'unit', p.unit,
      'brand', p.brand, 'model_number', p.model_number, 'price', o.price, 'discounted_price', o.discounted_price,
      'deal_starts_at', o.deal_starts_at, 'deal_ends_at', o.deal_ends_at, 'volume_discounts', o.volume_discounts,
      'quantity', (select s.quantity from public.product_stock s where s.product_id = p.id and s.variant_id is null),
      'min_quantity', p.min_quantity, 'quantity_step', p.quantity_step, 'pack_quantity', p.pack_quantity,
      'pack_unit', p.pack_unit, 'returns', p.returns,
      'images', array_remove(p.main_image || p.additional_images, null), 'video_url', p.video_url, 'published', p.published,
      'attributes', case when d.is_whole then d.attributes else '{}' end,
      'variants', (
        select coalesce(jsonb_agg(jsonb_build_object('sku', v.sku, 'size', v.size, 'color', v.color, 'color_ar', v.color_ar,
          'price', v.price, 'quantity', s.quantity) order by v.position, v.id), '[]')
        from public.product_variants v
        left join public.product_stock s on s.product_id = v.product_id and s.variant_id = v.id
        where v.product_id = p.id)) order by p.sku), '[]')
  into items
  from chosen p join public.product_offers o on o.product_id = p.id left join described d on d.id = p.id;
  return jsonb_build_object('items', items, 'next', case when cardinality(ids) = size then items -> -1 ->> 'sku' end);
end
$$;

create function public.export_own_products(filter jsonb default '{}', language text default 'en', after text default null,
  page_limit int default 1000) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select private.export_own_products(filter, language, after, page_limit)
$$;
grant execute on function public.export_own_products(jsonb, text, text, int),
  private.export_own_products(jsonb, text, text, int) to authenticated, service_role;
