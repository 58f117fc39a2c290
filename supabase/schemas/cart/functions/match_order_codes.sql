-- Forms in which a code is stored: letters and digits without separators. A scanner reads a barcode of twelve digits (UPC) as
-- thirteen with a leading zero, and the reverse.
create function private.code_forms(code text)
returns text[]
language sql
immutable
parallel safe
set search_path = ''
as $$
  select array_remove(array[c.compact,
    case when c.compact ~ '^[0-9]{12}$' then '0' || c.compact when c.compact ~ '^0[0-9]{12}$' then substr(c.compact, 2) end], null)
  from (select private.compact_code(code_forms.code) as compact) c
$$;

-- Goods by codes that a buyer typed or scanned: the SKU of a product or variant, an article number or a barcode, at most 500 of up
-- to 100 characters. A code as written comes before one that differs in separators. Returns matchedCodes of orders/answers.ts:
-- the choices of each code, cheapest in stock first, and the products and variants that they name. Raises invalid_input
-- {field: codes}.
create function private.match_order_codes(codes text[])
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
set plan_cache_mode = force_generic_plan
-- Each code is looked up by the index, whatever the statistics say.
set enable_seqscan = off
as $$
#variable_conflict use_column
declare
  most constant int := 500;
  -- Goods of one code that are compared, and choices that are shown.
  compared constant int := 50;
  shown constant int := 8;
  barred constant uuid[] := private.barred_company_ids();
  hidden constant bigint[] := private.hidden_category_ids();
begin
  perform private.require_that(coalesce(cardinality(codes), 0) between 1 and most, 'codes', 'count');
  perform private.require_that(not exists (select from unnest(codes) c where c is null or length(c) not between 1 and 100),
    'codes', 'format');
  return (
    with asked as materialized (
      select c.code, min(c.place) as place, private.code_key(c.code) as exact, private.code_forms(c.code) as forms
      from unnest(codes) with ordinality c (code, place) group by c.code
    ), items as materialized (
      select a.place, p.id as product_id, v.id as variant_id, v.position, s.quantity, coalesce(v.price, o.price) as price,
        v.sku is not null and private.compact_code(v.sku) = any (a.forms) as is_variant,
        -- A single product needs no comparison.
        d.goods = 1 or coalesce(a.code in (p.sku, p.model_number, v.sku), false) or coalesce(
          a.exact in (private.code_key(p.sku), private.code_key(p.model_number), private.code_key(v.sku)), false) as is_exact
      from asked a
      cross join lateral (
        select d.product_id, count(*) over () as goods
        from (select x.product_id from private.search_documents x
          where x.codes && a.forms and x.company_id <> all (barred) and x.category_id <> all (hidden) limit compared) d) d
      join public.products p on p.id = d.product_id and p.is_listed
      join public.product_offers o on o.product_id = p.id
      left join public.product_variants v on v.product_id = p.id
      join public.product_stock s on s.product_id = p.id and s.variant_id is not distinct from v.id
    ), meant as (
      -- The code of a variant means that variant alone.
      select e.*, rank() over (partition by e.place, e.product_id order by e.is_variant desc) as specific
      from (select i.*, rank() over (partition by i.place order by i.is_exact desc) as exactness from items i) e
      where e.exactness = 1
    ), choices as materialized (
      select m.*, row_number() over (partition by m.place
        order by m.quantity > 0 desc, m.price, m.product_id, m.position, m.variant_id) as choice
      from meant m where m.specific = 1
    )
    select jsonb_build_object(
      'codes', (
        select jsonb_agg(jsonb_build_object('code', a.code, 'is_cut', coalesce(c.is_cut, false), 'choices', coalesce(c.choices, '[]'))
          order by a.place)
        from asked a
        left join (
          select c.place, bool_or(c.choice > shown) as is_cut,
            jsonb_agg(jsonb_build_object('product_id', c.product_id, 'variant_id', c.variant_id) order by c.choice)
              filter (where c.choice <= shown) as choices
          from choices c group by c.place) c on c.place = a.place),
      'products', private.product_cards(array(select distinct c.product_id from choices c where c.choice <= shown order by 1)),
      'variants', private.order_variants(array(select distinct c.variant_id from choices c where c.choice <= shown)))
  );
end
$$;

-- Variants with their present prices and stock, as a product's page has them, each with its product_id.
create function private.order_variants(ids bigint[])
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
set plan_cache_mode = force_generic_plan
as $$
#variable_conflict use_column
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('product_id', v.product_id, 'id', v.id, 'size', v.size, 'color', v.color,
      'color_ar', v.color_ar, 'sku', v.sku, 'price', coalesce(v.price, o.price), 'discounted_price', d.price, 'stock', s.quantity,
      'price_breaks', private.price_breaks(coalesce(v.price, o.price), d.price, o.volume_discounts)) order by v.position, v.id), '[]')
    from public.product_variants v
    join public.product_offers o on o.product_id = v.product_id
    join public.product_stock s on s.product_id = v.product_id and s.variant_id = v.id
    cross join lateral (select private.variant_deal_price(v.price, o.price,
      private.deal_price(o.discounted_price, o.deal_starts_at, o.deal_ends_at)) as price) d
    where v.id = any (ids));
end
$$;

create function public.match_order_codes(codes text[])
returns jsonb
language sql
stable
security invoker
set search_path = ''
as $$ select private.match_order_codes(codes) $$;
grant execute on function public.match_order_codes(text[]), private.match_order_codes(text[]) to anon, authenticated, service_role;
