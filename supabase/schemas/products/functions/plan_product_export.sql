-- Contents of an export of the company's products: {count, attributes: keys of their categories, as shown}. filter: as in
-- product_conditions.
create function private.plan_product_export(filter jsonb)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  company uuid := private.my_company('products');
  found_count int;
  categories bigint[];
begin
  execute 'select count(*), array_agg(distinct p.category_id) '
    || private.product_source(private.product_conditions(plan_product_export.filter - 'deleted', company), '', company)
  into found_count, categories;
  return jsonb_build_object('count', found_count, 'attributes', (
    select coalesce(jsonb_agg(k.key order by k.place, k.key), '[]') from (
      select d.key, min(d.position) as place
      from unnest(categories) c (id) cross join lateral private.attribute_definitions_of(c.id) d group by d.key) k));
end
$$;

create function public.plan_product_export(filter jsonb default '{}') returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.plan_product_export(filter) $$;
grant execute on function public.plan_product_export(jsonb), private.plan_product_export(jsonb) to authenticated, service_role;
