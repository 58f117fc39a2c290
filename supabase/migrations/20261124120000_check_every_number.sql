-- numeric takes NaN, which is greater than every number and so passes every "greater than 0"; a price of NaN could be saved
-- and ordered. One type per kind of number says what a number may be, wherever it is written.

-- An amount in Iraqi dinars: finite, not negative, two decimals.
create domain public.iqd as numeric(14, 2) check (value between 0 and 999999999999.99);
-- The average of a rating; 0 without votes.
create domain public.stars as numeric(3, 2) check (value between 0 and 5);
-- How many units of something are asked for.
create domain public.goods_quantity as numeric(12, 2) check (value > 0 and value <= 9999999999.99);

-- What such a hole let in: a product without a price cannot be sold, a fee without an amount is the usual one.
update public.products p set price = 1, published = false where p.price = 'NaN';
update public.delivery_rates r set fee = 10000 where r.fee = 'NaN';
update public.order_lines l set unit_price = 0 where l.unit_price = 'NaN';
update public.orders o set delivery_fee = 0 where o.delivery_fee = 'NaN';
update public.orders o set subtotal = (select coalesce(sum(l.line_total), 0) from public.order_lines l where l.order_id = o.id)
where o.subtotal = 'NaN';
update public.checkouts c set subtotal = s.subtotal, delivery_total = s.delivery_total
from (select o.checkout_id, sum(o.subtotal) as subtotal, sum(o.delivery_fee) as delivery_total
      from public.orders o group by o.checkout_id) s
where s.checkout_id = c.id and 'NaN' in (c.subtotal, c.delivery_total);
update public.wishlists w set saved_price = null where w.saved_price = 'NaN';
update private.product_offers o set price = p.price from public.products p where p.id = o.product_id and o.price = 'NaN';

-- PostgreSQL refuses to change the type of a column that a trigger names, so triggers are taken off and put back as they
-- were.
create function private.change_column_types(changed regclass, actions text)
returns void
language plpgsql
set search_path = ''
as $$
declare
  definitions text[];
  trigger_name name;
  definition text;
begin
  select array_agg(pg_catalog.pg_get_triggerdef(t.oid) order by t.tgname) into definitions
  from pg_catalog.pg_trigger t where t.tgrelid = changed and not t.tgisinternal;
  for trigger_name in select t.tgname from pg_catalog.pg_trigger t where t.tgrelid = changed and not t.tgisinternal loop
    execute format('drop trigger %I on %s', trigger_name, changed);
  end loop;
  execute format('alter table %s %s', changed, actions);
  foreach definition in array coalesce(definitions, '{}') loop
    execute definition;
  end loop;
end
$$;

-- Sums are generated columns, which hold on to the types of what they add.
alter table public.checkouts drop column total;
alter table public.orders drop column total;
alter table public.order_lines drop column line_total;

select private.change_column_types('public.products', 'alter column price type public.iqd,
  alter column discounted_price type public.iqd, alter column rating_average type public.stars');
select private.change_column_types('public.delivery_rates', 'alter column fee type public.iqd');
select private.change_column_types('public.checkouts',
  'alter column subtotal type public.iqd, alter column delivery_total type public.iqd');
select private.change_column_types('public.orders',
  'alter column subtotal type public.iqd, alter column delivery_fee type public.iqd');
select private.change_column_types('public.order_lines', 'alter column unit_price type public.iqd');
select private.change_column_types('public.wishlists', 'alter column saved_price type public.iqd');
select private.change_column_types('public.quote_lines', 'alter column quantity type public.goods_quantity');
select private.change_column_types('private.product_offers', 'alter column price type public.iqd,
  alter column discounted_price type public.iqd, alter column rating_average type public.stars');
drop function private.change_column_types(regclass, text);

alter table public.checkouts add column total public.iqd not null generated always as (subtotal + delivery_total) stored;
alter table public.orders add column total public.iqd not null generated always as (subtotal + delivery_fee) stored;
alter table public.order_lines add column line_total public.iqd not null generated always as (unit_price * quantity) stored;
grant select (total) on public.checkouts to authenticated;

-- NaN would be the most wanted of all products.
alter table private.search_documents add constraint search_documents_popularity_check
  check (popularity >= 0 and popularity < 'Infinity');

-- The running deal's price, or null when no deal runs at this moment.
drop function private.deal_price(numeric, timestamptz, timestamptz);
create function private.deal_price(discounted public.iqd, starts timestamptz, ends timestamptz)
returns public.iqd
language plpgsql
stable
set search_path = ''
as $$
begin
  return case when (starts is null or starts <= now()) and (ends is null or ends > now()) then discounted end;
end
$$;

-- A seller's goods from this sum on are delivered free.
drop function private.free_delivery_from();
create function private.free_delivery_from()
returns public.iqd
language plpgsql
immutable
set search_path = ''
as $$
#variable_conflict use_column
begin
  return (select 100000::public.iqd);
end
$$;

-- What the catalogue says today about one product or variant; no row: nobody can buy it.
drop function private.buyable(bigint, bigint);
create function private.buyable(product_id bigint, variant_id bigint)
returns table (seller_id uuid, company_name text, name_en text, name_ar text, sku text, unit text, size text, color text,
  color_ar text, main_image text, unit_price public.iqd, stock int)
language plpgsql
stable
security definer
set search_path = ''
rows 1
as $$
#variable_conflict use_column
begin
  return query
  select p.seller_id, s.company_name, p.name_en, p.name_ar, p.sku, p.unit, v.size, v.color, v.color_ar, p.main_image,
    coalesce(private.deal_price(p.discounted_price, p.deal_starts_at, p.deal_ends_at), p.price),
    case when v.id is null then p.quantity else v.stock end
  from public.products p
  join public.sellers s on s.id = p.seller_id and s.is_approved
  left join public.product_variants v on v.product_id = p.id and v.id = buyable.variant_id
  where p.id = buyable.product_id and p.published
    and (v.id is not null) = exists (select 1 from public.product_variants x where x.product_id = p.id)
    and (v.id is not null) = (buyable.variant_id is not null);
end
$$;
