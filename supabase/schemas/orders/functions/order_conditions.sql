-- Orders of a buyer with a product whose name or SKU matches the term, from the newest 1,000 matching lines. Read once per list
-- instead of per order: a company that buys every day has thousands of orders.
create function private.orders_with_product(buyer_id uuid, term text)
returns uuid[]
language plpgsql
stable
set search_path = ''
as $$
declare
  folded text := private.fold_text(term);
begin
  return array(
    select l.order_id from public.orders o join public.order_lines l on l.order_id = o.id
    where o.buyer_id = orders_with_product.buyer_id
      and position(folded in private.fold_text(concat_ws(' | ', l.name_en, l.name_ar, l.sku))) > 0
    order by l.id desc limit 1000);
end
$$;

-- Checkouts with the buyer's purchase order of this number, newest first, at most 1,000.
create function private.checkouts_with_purchase_order(term text)
returns uuid[]
language sql
stable
security definer
set search_path = ''
as $$
  select array(
    select c.id from public.checkouts c
    where private.fold_text(c.purchase_order) = private.fold_text(term) and c.purchase_order is not null
    order by c.created_at desc limit 1000)
$$;

-- SQL condition of the orders of the company for which the caller buys, by project_id and person (person_id). Raises not_buying, not_allowed,
-- invalid_input {field}.
create function private.buying_order_conditions(filter jsonb)
returns text
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  mine private.buying_members := private.require_buying('see_orders');
  conditions text := format('o.buying_company_id = %L::uuid', mine.company_id);
begin
  if filter ->> 'project_id' is not null then
    perform private.require_that(pg_input_is_valid(filter ->> 'project_id', 'uuid'), 'project_id', 'format');
    conditions := conditions || format(' and o.project_id = %L', filter ->> 'project_id');
  end if;
  if filter ->> 'person_id' is not null then
    perform private.require_that(pg_input_is_valid(filter ->> 'person_id', 'uuid'), 'person_id', 'format');
    conditions := conditions || format(' and o.buyer_id = %L', filter ->> 'person_id');
  end if;
  return conditions;
end
$$;

-- Condition "or …" for orders of the governorate that a term names in either language, and for staff of the companies that sell or
-- buy; '' without one, because an order's own text is indexed.
create function private.order_name_condition(scope text, term text)
returns text
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  governorate text := (select g.code from public.governorates g
    where private.fold_text(term) in (private.fold_text(g.name_en), private.fold_text(g.name_ar)) limit 1);
  companies uuid[];
begin
  if scope = 'admin' then
    companies := private.companies_named(term);
  end if;
  return case when governorate is not null then format(' or o.governorate = %L', governorate) else '' end
    || case when cardinality(companies) > 0
      then format(' or o.company_id = any (%1$L::uuid[]) or o.buying_company_id = any (%1$L::uuid[])', companies) else '' end;
end
$$;

-- SQL condition of the orders "o" that the caller may list and that match a filter of list_orders. Raises invalid_input {field},
-- not_allowed.
create function private.order_conditions(scope text, filter jsonb)
returns text
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  term text := nullif(btrim(filter ->> 'term'), '');
  patterns text[] := private.fold_patterns(term);
  conditions text := '';
begin
  case scope
    when 'buyer' then conditions := format('o.buyer_id = %L::uuid', private.require_person());
    when 'buying' then conditions := private.buying_order_conditions(filter);
    when 'seller' then conditions := format('o.company_id = %L::uuid', private.company_to_read('see_orders'));
    when 'admin' then
      perform private.require_staff('see_orders');
      conditions := 'true';
      if filter ->> 'buyer_id' is not null then
        perform private.require_that(pg_input_is_valid(filter ->> 'buyer_id', 'uuid'), 'buyer_id', 'format');
        conditions := format('o.buyer_id = %L', filter ->> 'buyer_id');
      end if;
    else perform private.require_that(false, 'scope', 'one_of');
  end case;
  if filter ->> 'status' is not null then
    conditions := conditions || case filter ->> 'status'
      when 'AwaitingApproval' then ' and o.status = ''Processing'' and o.approved_at is null'
      when 'Processing' then ' and o.status = ''Processing'' and o.approved_at is not null'
      else format(' and o.status = %L', filter ->> 'status') end;
  end if;
  if filter ->> 'confirmation' is not null then
    conditions := conditions || format(' and o.status = ''Processing'' and o.confirmation is not distinct from %L',
      nullif(filter ->> 'confirmation', 'none'));
  end if;
  if filter ->> 'cash' is not null then
    perform private.require_that(filter ->> 'cash' = 'unsettled', 'cash', 'one_of');
    perform private.company_to_read('see_money') where scope = 'seller';
    conditions := conditions || ' and o.cash_collected is not null and o.cash_settled_at is null';
  end if;
  if private.flag_of(filter, 'pickup') then
    conditions := conditions || ' and o.is_pickup';
  end if;
  if filter ->> 'governorate' is not null then
    conditions := conditions || format(' and o.governorate = %L', filter ->> 'governorate');
  end if;
  if filter ->> 'product_id' is not null then
    conditions := conditions || format(' and o.id in (select l.order_id from public.order_lines l where l.product_id = %L)',
      private.number_of(filter, 'product_id')::bigint);
  end if;
  if filter ->> 'from' is not null then
    conditions := conditions || format(' and o.created_at >= %L', private.time_of(filter, 'from'));
  end if;
  if filter ->> 'to' is not null then
    conditions := conditions || format(' and o.created_at < %L', private.time_of(filter, 'to'));
  end if;
  if patterns is not null then
    conditions := conditions || format(
      ' and (%s%s or o.quote_request_id = any (%L::uuid[]) or o.checkout_id = any (%L::uuid[]) or %s)',
      private.term_condition('o.search_text', term), private.order_name_condition(scope, term), private.quotes_numbered(term),
      private.checkouts_with_purchase_order(term),
      case when scope = 'buyer' then format('o.id = any (%L::uuid[])', private.orders_with_product(private.require_person(), term))
        -- A word that very many goods share finds their newest 1,000 orders.
        when scope = 'seller' then format('o.id = any (array(
            select l.order_id from public.products p join public.order_lines l on l.product_id = p.id
            where p.company_id = %L and p.search_text like any (%L::text[]) order by l.id desc limit 1000)
          || array(select l.order_id from public.order_lines l where private.fold_text(l.sku) = %L limit 1000))',
          private.company_to_read('see_orders'), patterns, private.fold_text(term))
        else format('o.id = any (array(select l.order_id from public.order_lines l where private.fold_text(l.sku) = %L limit 1000))',
          private.fold_text(term)) end);
  end if;
  return conditions;
end
$$;
