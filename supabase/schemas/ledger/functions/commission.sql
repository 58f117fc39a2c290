-- Commission of goods of one order at one rate, IQD. The one rounding rule: whole dinars, half away from zero, after the least
-- and most commission were applied, and never more than the goods cost.
create function private.commission_amount(base public.iqd, percent public.percent, minimum public.iqd, maximum public.iqd)
returns public.iqd
language plpgsql
immutable
set search_path = ''
as $$
begin
  return least(trunc(base), round(least(maximum, greatest(minimum, base * percent / 100))));
end
$$;

-- Parts of the commission per line, whole dinars. Lines of one order and rate share its commission by the largest remainder: each
-- gets its exact part rounded down, and the dinars that are left go to the lines with the largest fractions, so the parts sum
-- exactly. Lines without a rate are left out.
create function private.share_commission(lines private.commission_line[])
returns table (place bigint, commission public.iqd)
language sql
immutable
set search_path = ''
as $$
  with based as (
    select l.place, l.order_key, l.rate_id, l.percent, l.minimum, l.maximum, l.goods,
      sum(l.goods) over (partition by l.order_key, l.rate_id) as base
    from unnest(lines) l where l.rate_id is not null
  ), exact as (
    select b.place, b.order_key, b.rate_id, c.total, case when b.base > 0 then c.total * b.goods / b.base else 0 end as part
    from based b cross join lateral (select private.commission_amount(b.base, b.percent, b.minimum, b.maximum) as total) c
  )
  select e.place, trunc(e.part) + case when row_number() over w <= e.total - sum(trunc(e.part)) over (partition by e.order_key, e.rate_id)
    then 1 else 0 end
  from exact e
  window w as (partition by e.order_key, e.rate_id order by e.part - trunc(e.part) desc, e.place)
$$;

-- Rate of each pair of company and category (null: goods without a category) on a day. The most exact one wins: of the company in
-- a category, of the company, of a category, of the site; of several categories the nearest one above the goods.
create function private.commission_rates_on(company_ids uuid[], category_ids bigint[], day date)
returns table (company_id uuid, category_id bigint, rate_id bigint, percent public.percent, minimum public.iqd, maximum public.iqd)
language sql
stable
security definer
set search_path = ''
as $$
  with recursive active as materialized (
    select r.* from private.commission_rates r
    where commission_rates_on.day >= r.first_day and commission_rates_on.day <= coalesce(r.last_day, 'infinity')
      and (r.company_id is null or r.company_id = any (company_ids))
  ), pairs as (
    select distinct p.company_id, p.category_id from unnest(company_ids, category_ids) p (company_id, category_id)
  ), above (leaf, id, depth) as (
    select distinct p.category_id, p.category_id, 0 from pairs p
    where exists (select from active r where r.category_id is not null)
    union all
    select a.leaf, c.parent_id, a.depth + 1 from above a join public.categories c on c.id = a.id
    where c.parent_id is not null and a.depth < 20
  )
  select distinct on (p.company_id, p.category_id) p.company_id, p.category_id, r.id, r.percent, r.minimum, r.maximum
  from pairs p
  join active r on r.company_id is null or r.company_id = p.company_id
  left join above a on a.leaf = p.category_id and a.id = r.category_id
  where r.category_id is null or a.id is not null
  order by p.company_id, p.category_id, (r.company_id is not null) desc, a.depth nulls last
$$;

-- Commission of the lines of a cart, by their place, as it is frozen with today's rates.
create function private.cart_commissions(cart private.order_cart_line[])
returns table (place bigint, rate_id bigint, percent public.percent, commission public.iqd)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  rated private.commission_line[];
begin
  with goods as (
    select l.ordinality as place, l.company_id, p.category_id, private.line_total(l.unit_price, l.quantity) as amount
    from unnest(cart) with ordinality l left join public.products p on p.id = l.product_id
  ), rates as (
    select r.* from (select array_agg(g.company_id) as companies, array_agg(g.category_id) as categories from goods g) x
    cross join lateral private.commission_rates_on(x.companies, x.categories, private.today_in_iraq()) r
  )
  select array_agg(row(g.place, g.company_id, r.rate_id, r.percent, r.minimum, r.maximum, g.amount)::private.commission_line)
  into rated
  from goods g join rates r on r.company_id = g.company_id and r.category_id is not distinct from g.category_id;
  return query select s.place, l.rate_id, l.percent, s.commission
    from private.share_commission(rated) s join unnest(rated) l on l.place = s.place;
end
$$;

-- Computes the commission of an order's lines again from their frozen rates, after quantities changed.
create function private.follow_quantities(order_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.order_lines l set commission = s.commission
  from private.share_commission(array(
    select row(x.id, x.order_id, r.id, r.percent, r.minimum, r.maximum, x.line_total)::private.commission_line
    from public.order_lines x join private.commission_rates r on r.id = x.commission_rate_id
    where x.order_id = follow_quantities.order_id)) s
  where l.id = s.place and l.commission <> s.commission;
end
$$;

-- A rate is ended or, before its first day, deleted. Order lines rely on the rest.
create function private.protect_commission_rate()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and (new.company_id, new.category_id, new.percent, new.minimum, new.maximum, new.first_day)
      is not distinct from (old.company_id, old.category_id, old.percent, old.minimum, old.maximum, old.first_day)
    or tg_op = 'DELETE' and old.first_day > private.today_in_iraq() then
    return case tg_op when 'DELETE' then old else new end;
  end if;
  perform private.raise_error('PT403', 'not_allowed');
  return null;
end
$$;
create trigger protect_commission_rate before update or delete on private.commission_rates
  for each row execute function private.protect_commission_rate();
