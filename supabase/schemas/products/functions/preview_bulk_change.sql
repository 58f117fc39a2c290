-- Number of products of a change in `source`, and its effect on the first ten: {count, rows: [{id, name_en, name_ar, sku,
-- main_image, before, after, problem}]}. input: as in bulk_source, with `change`; `more` is added to the change.
create function private.bulk_preview(input jsonb, source text, more jsonb default '{}')
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  change jsonb := private.check_bulk_change(input -> 'change') || more;
  ordering text := private.product_order(input -> 'filter' ->> 'sort');
  found_count int;
  first_ids bigint[];
begin
  execute 'select count(*) ' || source into found_count;
  execute format('select array(select p.id %s order by %s limit 10)', source, ordering) into first_ids;
  return jsonb_build_object('count', found_count, 'rows', (
    select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'name_en', p.name_en, 'name_ar', p.name_ar, 'sku', p.sku,
      'main_image', p.main_image, 'price', o.price, 'before', x.before, 'after', x.after, 'problem', x.problem)
      order by array_position(first_ids, p.id)), '[]')
    from private.plan_bulk_change(change, first_ids) x join public.products p on p.id = x.product_id
    join public.product_offers o on o.product_id = p.id));
end
$$;

create function private.preview_bulk_change(input jsonb)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return private.bulk_preview(input, private.own_bulk_source(input, private.my_company('products')));
end
$$;

create function public.preview_bulk_change(input jsonb) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.preview_bulk_change(input) $$;
grant execute on function public.preview_bulk_change(jsonb), private.preview_bulk_change(jsonb) to authenticated, service_role;
