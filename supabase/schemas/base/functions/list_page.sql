-- Pages for every list.

-- Terms of an ORDER BY in sequence. `nulls_last` is only for terms that say so: a term without it is never null.
create function private.order_terms(order_by text)
returns table (place bigint, term text, is_descending boolean, nulls_last boolean)
language sql
immutable
set search_path = ''
as $$
  select t.place, regexp_replace(t.part, '( desc)?( nulls last)?$', ''), t.part ~ ' desc( nulls last)?$', t.part ~ ' nulls last$'
  -- Commas within parentheses separate arguments, not terms.
  from regexp_split_to_table(order_by, ',\s*(?![^(]*\))') with ordinality t (part, place)
$$;

-- SQL order of a list by the filter's sort: one of `orders` {name: order}, by default the `usual` one.
create function private.list_order(filter jsonb, usual text, orders jsonb)
returns text
language plpgsql
immutable
set search_path = ''
as $$
begin
  perform private.require_that(filter ->> 'sort' is null or orders ? (filter ->> 'sort'), 'sort', 'one_of');
  return orders ->> coalesce(filter ->> 'sort', usual);
end
$$;

-- SQL condition for the rows after a position in a total order; `keys` are the values of its terms as text. The first
-- term also has a simple bound, because an index serves no disjunction.
create function private.rows_after(order_by text, keys jsonb)
returns text
language sql
immutable
set search_path = ''
as $$
  with given as (
    select o.*, v.value,
      case when v.value is null then format('(%s) is null', o.term) else format('(%s) = %L', o.term, v.value) end as same,
      case when v.value is null then 'false'
        else format('(%s) %s %L', o.term, case when o.is_descending then '<' else '>' end, v.value)
          || case when o.nulls_last then format(' or (%s) is null', o.term) else '' end end as beyond
    from private.order_terms(order_by) o
    join jsonb_array_elements_text(keys) with ordinality v (value, place) using (place)
  ), steps as (
    select g.*, string_agg(g.same, ' and ') over (order by g.place rows between unbounded preceding and 1 preceding) as before
    from given g
  )
  select coalesce((
      select format('(%s) %s %L and ', s.term, case when s.is_descending then '<=' else '>=' end, s.value)
      from steps s where s.place = 1 and s.value is not null and not s.nulls_last), '')
    || '(' || string_agg(concat_ws(' and ', s.before, '(' || s.beyond || ')'), ' or ' order by s.place) || ')'
  from steps s
$$;

-- Raises not_allowed if the caller may read pages of a list but not the whole list into a file: staff without the right to
-- export, and staff who view a company.
create function private.require_whole_list()
returns void
language plpgsql
stable
set search_path = ''
as $$
begin
  if private.is_viewing() or (private.staff_role() is not null and not private.staff_may('export')) then
    perform private.raise_error('PT403', 'not_allowed');
  end if;
end
$$;

-- One page of a list: {items, page, pages, count, count_is_estimate}. `source` is "from … where …", `key` the id expression of
-- its rows, `order_by` a total order of them, `item` the JSON of one row over "shown" (place, id) and `joins`. The calling
-- function writes all of these, never its caller. `counted` is a source with as many rows that is counted faster. `input` holds page
-- and page_size. Up to 10,000 rows are counted; beyond that the count is an estimate and pages end there. A page number after the
-- last page returns the last page.
--
-- With `after`, `input` reads the whole list for a file: '' returns the first page, `next` of a page the following one, null at
-- the end. Such pages have up to 1,000 rows, no limit of 10,000, and the exact count of the first page.
create function private.list_page(key text, source text, order_by text, item text, joins text, input jsonb,
  counted text default null)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  cap constant int := 10000;
  is_whole constant boolean := input ? 'after';
  size int := least(greatest(coalesce((input ->> 'page_size')::int, 20), 1), case when is_whole then 1000 else 100 end);
  page int := case when is_whole then 1 else greatest(coalesce((input ->> 'page')::int, 1), 1) end;
  pages int := 1;
  found_count int;
  -- {count, keys} of the last row that was read.
  place_read jsonb;
  items jsonb;
  keys jsonb;
begin
  if is_whole then
    perform private.require_whole_list();
    perform private.require_that(input ->> 'after' is not null and (input ->> 'after' = ''
      or input ->> 'after' is json object), 'after', 'format');
    place_read := nullif(input ->> 'after', '')::jsonb;
    found_count := (place_read ->> 'count')::int;
  end if;
  if found_count is null then
    execute format('select count(*) from (select 1 %s limit %s) counted', coalesce(counted, source),
      case when is_whole then 'all' else (cap + 1)::text end)
    into found_count;
  end if;
  if place_read is not null then
    perform private.require_that(jsonb_array_length(place_read -> 'keys') = (select count(*) from private.order_terms(order_by)),
      'after', 'format');
    source := source || ' and ' || private.rows_after(order_by, place_read -> 'keys');
  elsif not is_whole then
    pages := greatest(ceil(least(found_count, cap) / size::numeric), 1);
    page := least(page, pages);
  end if;
  execute format(
    'with shown as materialized (
       select row_number() over () as place, k.id, k.keys
       from (select %s as id, %s as keys %s order by %s limit %s offset %s) k
     )
     select coalesce(jsonb_agg(%s order by shown.place), ''[]''),
       (select to_jsonb(l.keys) from shown l where l.place = %5$s)
     from shown %8$s',
    key, case when is_whole then (select format('array[%s]', string_agg(format('(%s)::text', o.term), ', ' order by o.place))
      from private.order_terms(order_by) o) else 'null::text[]' end,
    source, order_by, size, (page - 1) * size, item, joins)
  into items, keys;
  return jsonb_build_object('items', items, 'page', page, 'pages', pages,
    'count', case when is_whole then found_count else least(found_count, cap) end,
    'count_is_estimate', not is_whole and found_count > cap)
    || case when is_whole then jsonb_build_object('next', case when keys is not null then
      jsonb_build_object('count', found_count, 'keys', keys)::text end) else '{}' end;
end
$$;
