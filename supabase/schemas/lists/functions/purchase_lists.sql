-- Whether the caller sees a purchase list: the person's own one, or one of the company for which the person buys.
create function private.may_see_list(list private.purchase_lists)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(list.user_id = (select private.my_trusted_id()), false)
    or coalesce(list.company_id = (private.own_buying()).company_id, false)
$$;

-- Whether the caller changes a purchase list: the person's own one, or one of the company with the right to order.
create function private.may_change_list(list private.purchase_lists)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(list.user_id = (select private.my_trusted_id()), false) or private.may_buy(list.company_id, 'order')
$$;

-- A purchase list that the caller sees. Raises not_signed_in, second_factor_required, list_not_found (also for another owner's).
create function private.require_list(id uuid)
returns private.purchase_lists
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  list private.purchase_lists;
begin
  perform private.require_person();
  perform private.require_second_factor();
  select * into list from private.purchase_lists l where l.id = require_list.id;
  if list.id is null or not private.may_see_list(list) then
    perform private.raise_error('PT404', 'list_not_found');
  end if;
  return list;
end
$$;

-- A purchase list, locked for a change. Raises also not_allowed: a member without the right to order.
create function private.lock_list(id uuid)
returns private.purchase_lists
language plpgsql
security definer
set search_path = ''
as $$
declare
  list private.purchase_lists;
begin
  perform from private.purchase_lists l where l.id = lock_list.id for update;
  list := private.require_list(lock_list.id);
  if not private.may_change_list(list) then
    perform private.raise_error('PT403', 'not_allowed');
  end if;
  return list;
end
$$;

-- Adds goods to a list, [{product_id, variant_id, quantity}], at most 500: the quantity is added to that of the same goods, with
-- `sets` it replaces it, and 0 removes them. Goods that nobody can buy are skipped. Raises list_full {limit}, invalid_input {field}.
create function private.write_list_lines(list_id uuid, lines jsonb, sets boolean)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  most constant int := 500;
begin
  perform private.require_that(jsonb_typeof(lines) = 'array' and jsonb_array_length(lines) <= most, 'lines', 'too_many');
  perform private.require_that(coalesce(bool_and(coalesce(
    l ->> 'product_id' ~ '^[0-9]{1,18}$' and coalesce(l ->> 'variant_id', '0') ~ '^[0-9]{1,18}$'
    and l ->> 'quantity' ~ '^[0-9]{1,7}(\.[0-9]{1,3}0*)?$' and (sets or (l ->> 'quantity')::numeric > 0), false)), true),
    'lines', 'format')
  from jsonb_array_elements(lines) l;
  if sets then
    delete from private.purchase_list_lines x using jsonb_array_elements(lines) l
    where x.list_id = write_list_lines.list_id and (l ->> 'quantity')::numeric = 0
      and x.product_id = (l ->> 'product_id')::bigint and x.variant_id is not distinct from (l ->> 'variant_id')::bigint;
    -- Also goods that are no longer sold keep a place and a quantity.
    update private.purchase_list_lines x set quantity = (l ->> 'quantity')::numeric from jsonb_array_elements(lines) l
    where x.list_id = write_list_lines.list_id and (l ->> 'quantity')::numeric > 0
      and x.product_id = (l ->> 'product_id')::bigint and x.variant_id is not distinct from (l ->> 'variant_id')::bigint;
  end if;
  insert into private.purchase_list_lines as x (list_id, product_id, variant_id, quantity, saved_price)
  select write_list_lines.list_id, g.product_id, g.variant_id, least(g.quantity, 9999999), b.base_price
  from (
    select (l.value ->> 'product_id')::bigint as product_id, (l.value ->> 'variant_id')::bigint as variant_id,
      sum((l.value ->> 'quantity')::numeric) as quantity, min(l.ordinality) as place
    from jsonb_array_elements(lines) with ordinality l group by 1, 2) g
  cross join lateral private.buyable(g.product_id, g.variant_id, 1) b
  where g.quantity > 0
  order by g.place
  on conflict on constraint purchase_list_lines_list_id_product_id_variant_id_key
    do update set quantity = case when sets then excluded.quantity else least(x.quantity + excluded.quantity, 9999999) end;
  if (select count(*) from private.purchase_list_lines x where x.list_id = write_list_lines.list_id) > most then
    perform private.raise_error('PT409', 'list_full', jsonb_build_object('limit', most));
  end if;
  update private.purchase_lists l set updated_at = now() where l.id = write_list_lines.list_id;
end
$$;
