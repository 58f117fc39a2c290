-- Five rows of a list of the caller's company, as a JSON array of `item`.
create function private.first_found(key text, source text, order_by text, item text, joins text)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  found jsonb;
begin
  execute format('with shown as materialized (select row_number() over () as place, k.id from (
      select %s as id %s order by %s limit 5) k)
    select coalesce(jsonb_agg(%s order by shown.place), ''[]'') from shown %s', key, source, order_by, item, joins) into found;
  return found;
end
$$;

-- Five returns of a side that its list finds by the term, newest first; `scope` as in return_conditions.
create function private.find_returns(scope text, side text, term text)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select private.first_found('r.id',
    'from private.returns r where ' || private.return_conditions(scope, side, jsonb_build_object('term', term)),
    'r.created_at desc, r.id', format($item$jsonb_build_object('kind', 'return', 'id', r.id, 'is_exact', r.number = %L,
      'name', r.number, 'detail', r.buyer_name, 'state', r.status)$item$, upper(btrim(term))),
    'join private.returns r on r.id = shown.id')
$$;

-- Command palette of the seller portal: orders, returns, quote requests and products of the caller's company that the lists find by the
-- term, at most five of each: [{kind: order | return | quote | product, id, is_exact (the term is its number or SKU), name, name_en?,
-- name_ar?, detail?, state?}]
create function private.find_in_portal(term text)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  company uuid := private.company_to_read(null);
  filter jsonb := jsonb_build_object('term', term);
  found jsonb := '[]';
begin
  perform private.require_text('term', term, 200, true);
  if length(coalesce(btrim(term), '')) < 2 then
    return found;
  end if;
  if private.may_read(company, 'see_orders') then
    found := found || private.first_found('o.id', 'from public.orders o where ' || private.order_conditions('seller', filter),
      'o.created_at desc, o.id', format($item$jsonb_build_object('kind', 'order', 'id', o.id, 'is_exact',
        coalesce(o.number in (%1$L, %2$L), false), 'name', o.number, 'detail', o.buyer_name, 'state', o.status)$item$,
        upper(btrim(term)), upper(private.number_term(term))), 'join public.orders o on o.id = shown.id')
      || private.find_returns(format('r.company_id = %L::uuid', company), 'seller', term);
  end if;
  if private.may_read(company, 'quotes') then
    found := found || private.first_found('s.request_id',
      'from private.quote_sellers s join private.quote_requests q on q.id = s.request_id where '
        || private.asked_quote_conditions(company, filter), 's.asked_at desc, s.request_id',
      format($item$jsonb_build_object('kind', 'quote', 'id', q.id, 'is_exact', coalesce(q.number in (%1$L, %2$L), false), 'name', q.number,
        'detail', (select l.description from private.quote_lines l where l.request_id = q.id and l.removed_in is null
          and %3$L = any (private.asked_company_ids(l.id)) order by l.position limit 1), 'state', q.status)$item$,
        upper(btrim(term)), upper(private.number_term(term)), company), 'join private.quote_requests q on q.id = shown.id');
  end if;
  found := found || private.first_found('p.id',
    private.product_source(private.product_conditions(filter, company), 'p.updated_at desc, p.id desc', company),
    'p.updated_at desc, p.id desc', format($item$jsonb_build_object('kind', 'product', 'id', p.id,
      'is_exact', p.id = any (%L::bigint[]), 'name', p.sku, 'name_en', p.name_en, 'name_ar', p.name_ar, 'detail', p.brand,
      'state', case when p.moderation = 'hidden' then 'hidden' when not p.published then 'unpublished' end)$item$,
      private.products_coded(term)), 'join public.products p on p.id = shown.id');
  return (select coalesce(jsonb_agg(f order by (f ->> 'is_exact')::boolean desc, place), '[]')
    from jsonb_array_elements(found) with ordinality x (f, place));
end
$$;

create function public.find_in_portal(term text)
returns jsonb
language sql
stable
security invoker
set search_path = ''
as $$ select private.find_in_portal(term) $$;
grant execute on function public.find_in_portal(text), private.find_in_portal(text) to authenticated, service_role;
