-- Locks a product that the caller may write, as a member with the right or as staff. Staff give a reason, here or in the
-- transaction (its session context). Raises not_signed_in, not_approved, not_allowed, product_not_found (also for another company's
-- product), invalid_input {reason}.
create function private.lock_product(product_id bigint, right_name text, reason text default null)
returns public.products
language plpgsql
security definer
set search_path = ''
as $$
declare
  locked public.products;
  is_staff boolean := private.staff_may('products');
begin
  perform private.require_person();
  if not is_staff then
    perform private.my_company(right_name);
  end if;
  select * into locked from public.products p
  where p.id = lock_product.product_id and (is_staff or p.company_id = any (private.my_company_ids()))
  for update;
  if not found then
    perform private.raise_error('PT404', 'product_not_found');
  end if;
  if is_staff and reason is not null then
    perform private.require_text('reason', reason, 500);
    perform private.enter_context(jsonb_build_object('reason', btrim(reason)));
  end if;
  perform private.require_edit_reason(locked);
  return locked;
end
$$;

-- A member of a JSON object as trimmed text; null if blank.
create function private.text_of(value jsonb, name text)
returns text
language plpgsql
immutable
set search_path = ''
as $$
begin
  return nullif(btrim(value ->> name), '');
end
$$;

-- A member of a JSON object as a number. Raises invalid_input for other values.
create function private.number_of(value jsonb, name text)
returns numeric
language plpgsql
stable
set search_path = ''
as $$
declare
  given text := private.text_of(value, name);
begin
  perform private.require_that(given is null or given ~ '^-?[0-9]{1,12}(\.[0-9]{1,6})?$', name, 'number');
  return given::numeric;
end
$$;

-- A member of a JSON object as a boolean; null if absent. Raises invalid_input for other values.
create function private.flag_of(value jsonb, name text)
returns boolean
language plpgsql
immutable
set search_path = ''
as $$
declare
  given text := value ->> name;
begin
  perform private.require_that(given is null or given in ('true', 'false'), name, 'format');
  return given::boolean;
end
$$;

-- A member of a JSON object as a time. Raises invalid_input for other values and for years before 2000 or from 2100 on.
create function private.time_of(value jsonb, name text)
returns timestamptz
language plpgsql
stable
set search_path = ''
as $$
declare
  given text := private.text_of(value, name);
begin
  perform private.require_that(given is null or given ~ '^\d{4}-\d{2}-\d{2}' and pg_input_is_valid(given, 'timestamptz'), name, 'format');
  perform private.require_that(coalesce(private.is_usable_time(given::timestamptz), true), name, 'date_range');
  return given::timestamptz;
end
$$;

-- Member `returns` of a JSON object; null if blank. Raises invalid_input for an unknown rule.
create function private.returns_in(value jsonb)
returns public.returns_rule
language plpgsql
stable
set search_path = ''
as $$
declare
  given text := private.text_of(value, 'returns');
begin
  perform private.require_that(pg_input_is_valid(given, 'public.returns_rule'), 'returns', 'one_of') where given is not null;
  return given;
end
$$;

-- Raises delivery_required if the company neither delivers nor offers pickup.
create function private.require_publishable(company_id uuid)
returns void
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not private.hands_over(require_publishable.company_id) then
    perform private.raise_error('PT409', 'delivery_required');
  end if;
end
$$;

-- Raises invalid_input for a stock quantity below zero or with more decimals than its unit allows.
create function private.require_stock_quantity(unit text, quantity double precision, field text)
returns void
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_that(quantity is null or quantity >= 0 and quantity < 1e9, field, 'not_negative');
  perform private.require_that(quantity is null
    or quantity::numeric = round(quantity::numeric, (select u.decimals from public.units u where u.code = unit)), field, 'whole');
end
$$;

-- Volume discounts of a product, checked, in the form of product_offers; null without any.
create function private.read_volume_discounts(product jsonb, min_quantity public.goods_quantity)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  given jsonb := coalesce(nullif(product -> 'volume_discounts', 'null'), '[]');
  step record;
  field text;
  last_quantity numeric := min_quantity;
  last_percent numeric := 0;
begin
  perform private.require_that(jsonb_typeof(given) = 'array', 'volume_discounts', 'format');
  perform private.require_that(jsonb_array_length(given) <= 5, 'volume_discounts', 'too_many');
  for step in
    select x.place - 1 as place, private.number_of(x.value, 'quantity') as quantity, private.number_of(x.value, 'percent') as percent
    from jsonb_array_elements(given) with ordinality x (value, place) order by x.place
  loop
    field := format('volume_discounts.%s.', step.place);
    perform private.require_that(step.quantity is not null, field || 'quantity', 'required');
    perform private.require_that(step.quantity > last_quantity, field || 'quantity',
      case when step.place = 0 then 'above_minimum' else 'rising' end);
    perform private.require_that(step.percent is not null, field || 'percent', 'required');
    perform private.require_that(step.percent > 0 and step.percent <= 90 and step.percent = round(step.percent, 2),
      field || 'percent', 'percent');
    perform private.require_that(step.percent > last_percent, field || 'percent', 'rising');
    last_quantity := step.quantity;
    last_percent := step.percent;
  end loop;
  return (select jsonb_agg(jsonb_build_object('quantity', private.number_of(x.value, 'quantity'),
      'percent', private.number_of(x.value, 'percent')) order by x.place)
    from jsonb_array_elements(given) with ordinality x (value, place));
end
$$;

-- Whether setting or clearing `field` of a locked product must still be done; see begin_decision.
create function private.begin_product_decision(product public.products, expected_version int, field text, is_set boolean)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  repeated boolean := false;
  news jsonb;
begin
  if expected_version <> product.version then
    repeated := exists (
      select from public.audit_log a
      where a.table_name = 'products' and a.row_id = product.id::text and a.actor_id = private.my_id()
        and (a.after ->> 'version')::int = expected_version + 1 and a.after ? field
        and (coalesce(a.after ->> field, 'false') <> 'false') = is_set);
    -- A change of the price alone is logged for the offer.
    news := (
      select x.change from (values (private.last_change('products', product.id::text)),
        (private.last_change('product_offers', product.id::text))) x (change)
      order by (x.change ->> 'at')::timestamptz desc nulls last limit 1);
  end if;
  return private.begin_decision(expected_version::text, product.version::text, repeated,
    jsonb_build_object('what', case when product.deleted_at is null then 'product_changed' else 'product_deleted' end) || news);
end
$$;

-- Permanently removes products deleted 30 days ago; a job calls it.
create function private.purge_deleted_products()
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.try_job_items('purge-deleted-products', array(
    select p.id::text from public.products p
    where p.deleted_at < now() - interval '30 days' and private.may_try_job_item('purge-deleted-products', p.id::text)),
    'delete from public.products p where p.id = any ($1::bigint[])');
end
$$;
