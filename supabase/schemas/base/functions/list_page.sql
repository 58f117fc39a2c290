-- Pages for every list.

-- One page of a list: {items, page, pages, count, count_is_estimate}. `source` is "from … where …", `key` the id expression of
-- its rows, `order_by` a total order of them, `item` the JSON of one row over "shown" (place, id) and `joins`. The calling
-- function writes all of these, never its caller. `input` holds page and page_size. Up to 10,000 rows are counted; beyond that
-- the count is an estimate and pages end there. A page number after the last page returns the last page.
create function private.list_page(key text, source text, order_by text, item text, joins text, input jsonb)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  cap constant int := 10000;
  size int := least(greatest(coalesce((input ->> 'page_size')::int, 20), 1), 100);
  page int := greatest(coalesce((input ->> 'page')::int, 1), 1);
  pages int;
  found_count int;
  items jsonb;
begin
  execute format('select count(*) from (select 1 %s limit %s) counted', source, cap + 1) into found_count;
  pages := greatest(ceil(least(found_count, cap) / size::numeric), 1);
  page := least(page, pages);
  execute format(
    'with shown as materialized (
       select row_number() over () as place, k.id from (select %s as id %s order by %s limit %s offset %s) k
     )
     select coalesce(jsonb_agg(%s order by shown.place), ''[]'') from shown %s',
    key, source, order_by, size, (page - 1) * size, item, joins)
  into items;
  return jsonb_build_object('items', items, 'page', page, 'pages', pages, 'count', least(found_count, cap),
    'count_is_estimate', found_count > cap);
end
$$;
