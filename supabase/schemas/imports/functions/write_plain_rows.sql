-- Rows of an import that are written together. Such a row is alone with its code in the file, names no variant and needs no
-- confirmation. All other rows are written one by one with write_import_row.

-- Writes of the rows that can be written together, for products that are locked.
create function private.plan_plain_rows(i public.imports, rows public.import_rows[])
returns private.import_write[]
language plpgsql
security definer
set search_path = ''
as $$
begin
  return array(
    select (g.row_number, p.id, g.given, g.images, v.old_values, case when p.id is null then private.new_import_values(g.given, g.images)
      else coalesce(private.json_difference(v.old_values,
        private.wanted_import_values(p, g.given, g.images, v.old_values)), '{}') end)::private.import_write
    from (
      select r.row_number, r.code, private.import_given(r) as given,
        case when r.cells -> 'values' ? 'images' then private.import_images(i.id, r.cells -> 'values' -> 'images') end as images
      from unnest(rows) r
      where r.cells -> 'problems' = '[]' and coalesce(r.cells -> 'doubts', '[]') = '[]' and r.code is not null
        and r.variant_key = '' and not exists (
          select from public.import_rows x
          where x.import_id = i.id and (x.code = r.code and x.row_number <> r.row_number or x.variant_code = r.code))
      offset 0) g
    left join private.product_codes c on c.company_id = i.company_id and c.code = g.code
    left join public.products p on p.id = c.product_id and p.deleted_at is null
    cross join lateral (select case when p.id is not null then private.imported_values(p) end as old_values offset 0) v
    where c.variant_id is null and case when c.product_id is null then i.mode <> 'update' else p.id is not null and i.mode <> 'create' end
      and (p.id is null or private.price_doubt(p.id, (v.old_values ->> 'price')::numeric, private.number_of(g.given, 'price'),
        i.price_jump) is null)
      and (private.number_of(g.given, 'quantity') is null or not exists (
        select from public.product_variants x where x.product_id = p.id)));
end
$$;

-- Writes rows together and returns their results, {<row number>: as write_import_row}. Rows that are written one by one have none.
-- Raises the errors of the tables.
create function private.write_rows_together(i public.imports, rows public.import_rows[])
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  writes private.import_write[];
  news private.import_write[];
  old private.import_write[];
  counts jsonb;
begin
  perform p.id from public.products p
  join private.product_codes c on c.company_id = i.company_id and c.product_id = p.id
  where c.code = any (array(select r.code from unnest(rows) r)) order by p.id for update of p;
  writes := private.plan_plain_rows(i, rows);
  news := array(select w from unnest(writes) w where w.product_id is null);
  old := array(select w from unnest(writes) w where w.product_id is not null);
  if news <> '{}' then
    writes := old || array(
      select (n.row_number, c.id, n.given, n.images, null, n.changes)::private.import_write
      from unnest(news) with ordinality n (row_number, product_id, given, images, old_values, changes, place)
      join unnest(private.create_import_products(i, news)) with ordinality c (id, place) on c.place = n.place);
  end if;
  perform private.change_import_products(old);
  if exists (select from unnest(writes) w where (w.changes ->> 'published')::boolean) then
    perform private.require_publishable(i.company_id);
  end if;
  counts := (
    select private.count_import_stock(array_agg(c.product_id), array_agg(null::bigint), array_agg(c.counted))
    from (select w.product_id, private.number_of(w.given, 'quantity')::double precision as counted from unnest(writes) w) c
    where c.counted is not null);
  return (
    select jsonb_object_agg(w.row_number, jsonb_build_object(
      'outcome', case when w.old_values is null then 'created' when a.changes = '{}' then 'unchanged' else 'changed' end,
      'product_id', w.product_id, 'variant_id', null,
      'before', case when w.old_values is not null then (
        select coalesce(jsonb_object_agg(k.key, coalesce(case when k.key = 'quantity' then counts -> w.product_id::text end,
          w.old_values -> k.key)), '{}') from jsonb_object_keys(a.changes) k (key)) end,
      'after', a.changes, 'problems', '[]'::jsonb))
    from unnest(writes) w
    cross join lateral (select w.changes || case when counts ? w.product_id::text
      then jsonb_build_object('quantity', private.number_of(w.given, 'quantity')) else '{}' end as changes) a);
end
$$;

-- As write_rows_together, but a set with a row that the tables refuse is tried in halves. Rows of small sets that are refused
-- have no result.
create function private.write_plain_rows(i public.imports, rows public.import_rows[])
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  smallest_set constant int := 4;
  half int := cardinality(rows) / 2;
begin
  return coalesce(private.write_rows_together(i, rows), '{}');
exception when others then
  if private.is_passing_error(sqlstate) then
    raise;
  elsif cardinality(rows) <= smallest_set then
    return '{}';
  end if;
  return private.write_plain_rows(i, rows[:half]) || private.write_plain_rows(i, rows[half + 1:]);
end
$$;
