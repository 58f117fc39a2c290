-- Orders of a product during its deal: {units, sales}; null for a deal without a start or before it.
create function private.deal_figures(o public.product_offers)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if o.discounted_price is null or o.deal_starts_at is null or o.deal_starts_at > now() then
    return null;
  end if;
  return (
    select jsonb_build_object('units', coalesce(sum(l.quantity - l.returned_quantity), 0),
      'sales', coalesce(sum(l.line_total - l.refunded), 0))
    from public.order_lines l join public.orders x on x.id = l.order_id
    where l.product_id = o.product_id and x.created_at >= o.deal_starts_at
      and x.created_at < coalesce(o.deal_ends_at, 'infinity') and x.status not in ('Cancelled', 'Rejected')
      and not x.is_exchange);
end
$$;

-- Reads a member of a JSON object as a day. Raises invalid_input for other values and for years before 2000 or from 2100 on.
create function private.day_of(value jsonb, name text)
returns date
language plpgsql
stable
set search_path = ''
as $$
declare
  given text := private.text_of(value, name);
begin
  perform private.require_that(given is null or (given ~ '^\d{4}-\d{2}-\d{2}$' and pg_input_is_valid(given, 'date')), name, 'format');
  perform private.require_that(coalesce(private.is_usable_time(given::date), true), name, 'date_range');
  return given::date;
end
$$;

-- SQL conditions of a filter of list_deals over products p and their offers o.
create function private.deal_conditions(filter jsonb)
returns text
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  conditions text := 'o.discounted_price is not null and p.deleted_at is null';
  patterns text[] := private.fold_patterns(filter ->> 'term');
  starts_on date := private.day_of(filter, 'starts_on');
  ends_on date := private.day_of(filter, 'ends_on');
begin
  if starts_on is not null then
    conditions := conditions || format(' and o.deal_starts_at >= %L and o.deal_starts_at < %L',
      starts_on::timestamp at time zone 'Asia/Baghdad', (starts_on + 1)::timestamp at time zone 'Asia/Baghdad');
  end if;
  if ends_on is not null then
    conditions := conditions || format(' and o.deal_ends_at >= %L and o.deal_ends_at < %L',
      ends_on::timestamp at time zone 'Asia/Baghdad', (ends_on + 1)::timestamp at time zone 'Asia/Baghdad');
  end if;
  if patterns is not null then
    conditions := conditions || format(' and (p.search_text like any (%L::text[]) or p.company_id = any (%L::uuid[]))', patterns,
      private.companies_named(filter ->> 'term'));
  end if;
  if filter ->> 'state' is not null then
    perform private.require_that(filter ->> 'state' in ('scheduled', 'running', 'ended'), 'state', 'one_of');
    conditions := conditions || case filter ->> 'state'
      when 'ended' then ' and o.deal_ends_at <= now()'
      when 'scheduled' then ' and o.deal_starts_at > now() and coalesce(o.deal_ends_at > now(), true)'
      else ' and coalesce(o.deal_starts_at <= now(), true) and coalesce(o.deal_ends_at > now(), true)' end;
  end if;
  if filter ->> 'company_id' is not null then
    perform private.require_that(pg_input_is_valid(filter ->> 'company_id', 'uuid'), 'company_id', 'format');
    conditions := conditions || format(' and o.company_id = %L', filter ->> 'company_id');
  end if;
  if filter ->> 'category_id' is not null then
    conditions := conditions || format(' and p.category_id = any (%L::bigint[])',
      private.category_subtree(private.number_of(filter, 'category_id')::bigint));
  end if;
  return conditions;
end
$$;

-- Products with a deal, of all companies. filter: {term? (name, SKU, model, brand or the company's name), state?, company_id?,
-- category_id? (with all below it), starts_on?, ends_on? (days in Baghdad), sort? (ends_soonest: ended ones last, ends_latest, newest,
-- oldest, discount, discount_up), page?, page_size?}
create function private.list_deals(filter jsonb)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_staff('products');
  return private.list_page('o.product_id',
    'from public.product_offers o join public.products p on p.id = o.product_id where ' || private.deal_conditions(filter),
    private.list_order(filter, 'ends_soonest', $orders${
      "ends_soonest": "coalesce(o.deal_ends_at <= now(), false), o.deal_ends_at nulls last, o.product_id",
      "ends_latest": "o.deal_ends_at desc nulls last, o.product_id",
      "newest": "o.deal_starts_at desc nulls last, o.product_id desc", "oldest": "o.deal_starts_at nulls last, o.product_id",
      "discount": "1 - o.discounted_price / o.price desc, o.product_id",
      "discount_up": "1 - o.discounted_price / o.price, o.product_id"}$orders$),
    $item$jsonb_build_object('id', p.id, 'name_en', p.name_en, 'name_ar', p.name_ar, 'sku', p.sku, 'main_image', p.main_image,
      'company_id', p.company_id, 'company_name', c.name, 'company_name_en', coalesce(c.name_en, c.name),
      'company_name_ar', coalesce(c.name_ar, c.name), 'category_name_en', g.name_en, 'category_name_ar', g.name_ar,
      'unit', p.unit, 'is_listed', p.is_listed and c.is_approved, 'in_stock', o.in_stock,
      'price', o.price, 'discounted_price', o.discounted_price, 'starts_at', o.deal_starts_at, 'ends_at', o.deal_ends_at,
      'state', private.deal_state(o.discounted_price, o.deal_starts_at, o.deal_ends_at), 'mark', private.offer_mark(o),
      'figures', private.deal_figures(o))$item$,
    $joins$join public.products p on p.id = shown.id join public.product_offers o on o.product_id = p.id
      join public.companies c on c.id = p.company_id join public.categories g on g.id = p.category_id$joins$, filter);
end
$$;

create function public.list_deals(filter jsonb default '{}')
returns jsonb
language sql
stable
security invoker
set search_path = ''
as $$ select private.list_deals(filter) $$;
grant execute on function public.list_deals(jsonb), private.list_deals(jsonb) to authenticated, service_role;
