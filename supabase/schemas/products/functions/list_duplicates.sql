-- Items with several goods in the shop, most repeated first, as found by the job. filter: {scope? (between: several companies,
-- within: one company), sort? (products_desc, products), page?, page_size?}. An item: {id, kind, products, companies, remaining (goods still in the shop),
-- name_en, name_ar, main_image, lowest, highest}; with compared_at.
create function private.list_duplicates(filter jsonb)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  scope text := private.text_of(filter, 'scope');
begin
  perform private.require_staff('products');
  perform private.require_that(coalesce(scope in ('between', 'within'), true), 'scope', 'one_of');
  return private.list_page('g.id',
    'from private.duplicate_groups g where '
      || case scope when 'between' then 'g.companies > 1' when 'within' then 'g.products > g.companies' else 'true' end,
    private.list_order(filter, 'products_desc', '{"products_desc": "g.products desc, g.id", "products": "g.products, g.id"}'),
    $item$jsonb_build_object('id', g.id, 'kind', g.kind, 'products', g.products, 'companies', g.companies,
      'remaining', x.remaining, 'name_en', x.name_en, 'name_ar', x.name_ar, 'main_image', x.main_image, 'lowest', x.lowest,
      'highest', x.highest)$item$,
    $joins$join private.duplicate_groups g on g.id = shown.id
      cross join lateral (
        select count(*) filter (where p.is_listed) as remaining, (array_agg(p.name_en order by p.id))[1] as name_en,
          (array_agg(p.name_ar order by p.id))[1] as name_ar,
          (array_agg(p.main_image order by p.main_image is null, p.id))[1] as main_image, min(o.price) as lowest,
          max(o.price) as highest
        from private.duplicate_products d join public.products p on p.id = d.product_id
        join public.product_offers o on o.product_id = p.id where d.group_id = g.id) x$joins$, filter)
    || jsonb_build_object('compared_at', (select min(c.compared_at) from private.product_comparisons c
      having count(*) = count(c.compared_at)));
end
$$;

create function public.list_duplicates(filter jsonb default '{}') returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.list_duplicates(filter) $$;
grant execute on function public.list_duplicates(jsonb), private.list_duplicates(jsonb) to authenticated, service_role;
