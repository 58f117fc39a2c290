-- Delivered orders of 90 days by the buyer of a return: by phone, address of the order and, if by_account, account. `most`: at most as
-- many of each kind, if their number matters only up to it; null: all.
create function private.orders_of_returner(r private.returns, by_account boolean, most bigint)
returns setof uuid
language sql
stable
security definer
set search_path = ''
as $$
  (select o.id from public.orders o
  where by_account and o.buyer_id = r.buyer_id and o.created_at > now() - interval '90 days' and o.status = 'Delivered'
  limit most)
  union
  (select o.id from public.orders o
  -- The index leaves out orders without a phone.
  where o.buyer_phone = r.phone and o.buyer_phone <> '' and o.created_at > now() - interval '90 days' and o.status = 'Delivered'
  limit most)
  union
  (select o.id
  from (select c.governorate, private.fold_text(c.address) as address
    from public.orders x join public.checkouts c on c.id = x.checkout_id where x.id = r.order_id offset 0) p
  join public.checkouts c on c.governorate = p.governorate and private.fold_text(c.address) = p.address
  join public.orders o on o.checkout_id = c.id
  where p.address <> '–' and c.created_at > now() - interval '90 days' and o.status = 'Delivered'
  limit most)
$$;

-- Number of returns of 90 days, without withdrawn ones, by the buyer of a return: by account, phone, or address of the order.
create function private.count_returns_of(r private.returns)
returns bigint
language sql
stable
security definer
set search_path = ''
as $$
  -- Reads by index; one condition with "or" would read all returns, as a join with the orders does. Returns of the account's own orders
  -- have the account.
  select count(*) from (
    select x.id, x.status, x.outcome, x.created_at
    from private.orders_of_returner(r, false, null) o (id)
    cross join lateral (select y.* from private.returns y where y.order_id = o.id offset 0) x
    union select x.id, x.status, x.outcome, x.created_at from private.returns x where x.buyer_id = r.buyer_id
    union select x.id, x.status, x.outcome, x.created_at from private.returns x where r.phone <> '' and x.phone = r.phone) x
  where x.created_at > now() - interval '90 days' and not (x.status = 'Closed' and x.outcome = 'withdrawn')
$$;

-- Returns and delivered orders of 90 days by the buyer of a return. Marked: at least five returns, and more than three tenths of the
-- delivered orders.
create function private.buyer_marks(r private.returns)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  returns constant bigint := private.count_returns_of(r);
  delivered constant bigint := (select count(*) from private.orders_of_returner(r, true, null));
begin
  return jsonb_build_object('returns', returns, 'delivered', delivered, 'is_marked', returns >= 5 and returns > 0.3 * delivered);
end
$$;

-- Whether private.buyer_marks marks the buyer of a return. Counts no more orders than it needs.
create function private.is_marked_buyer(r private.returns)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  returns constant bigint := private.count_returns_of(r);
  enough constant bigint := ceil(returns / 0.3);
begin
  return returns >= 5 and (select count(*) from private.orders_of_returner(r, true, enough)) < returns / 0.3;
end
$$;

-- Answers of a company to returns in 365 days, and refusals among them. Marked: at least ten answers, more than half of them refusals.
create function private.seller_marks(company_id uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('answered', count(*), 'refused', count(*) filter (where r.was_refused),
    'is_marked', count(*) >= 10 and count(*) filter (where r.was_refused) > 0.5 * count(*))
  from private.returns r
  where r.company_id = seller_marks.company_id and r.answered_at is not null and r.created_at > now() - interval '365 days'
$$;

-- Whether private.seller_marks marks a company. Counts no more answers than twice its refusals.
create function private.is_marked_seller(company_id uuid)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  refused constant bigint := (select count(*) from private.returns r
    where r.company_id = is_marked_seller.company_id and r.was_refused and r.answered_at is not null
      and r.created_at > now() - interval '365 days');
  answered bigint;
begin
  if refused <= 5 then
    return false;
  end if;
  select count(*) into answered from (
    select from private.returns r
    where r.company_id = is_marked_seller.company_id and r.answered_at is not null and r.created_at > now() - interval '365 days'
    limit 2 * refused) x;
  return answered >= 10 and answered < 2 * refused;
end
$$;

-- Signs of serial returning and refusing: returnMarks of returns/answers.ts.
create function private.return_marks(r private.returns)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$ select jsonb_build_object('buyer', private.buyer_marks(r), 'seller', private.seller_marks(r.company_id)) $$;

-- Whether buyer or seller of a return are marked.
create function private.is_marked_return(r private.returns)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return private.is_marked_seller(r.company_id) or private.is_marked_buyer(r);
end
$$;

-- Companies that private.is_marked_seller marks.
create function private.marked_sellers()
returns setof uuid
language sql
stable
security definer
set search_path = ''
as $$
  select x.company_id
  from (select r.company_id from private.returns r
    where r.was_refused and r.answered_at is not null and r.created_at > now() - interval '365 days'
    group by r.company_id having count(*) > 5 offset 0) x
  where private.is_marked_seller(x.company_id)
$$;

-- Returns of 90 days whose buyer is marked. Only buyers with an account, a phone or an address of five returns are looked at.
create function private.returns_of_marked_buyers()
returns setof uuid
language sql
stable
security definer
set search_path = ''
as $$
  with recent as materialized (
    select x.id, x.phone, x.buyer_id, c.governorate, private.fold_text(c.address) as address
    from private.returns x join public.orders o on o.id = x.order_id join public.checkouts c on c.id = o.checkout_id
    where x.created_at > now() - interval '90 days'
  ), candidates as (
    select x.id from recent x
    join (select r.phone from recent r where r.phone <> '' group by 1 having count(*) >= 5) y using (phone)
    union
    select x.id from recent x join (select r.buyer_id from recent r group by 1 having count(*) >= 5) y using (buyer_id)
    union
    select x.id from recent x
    join (select r.governorate, r.address from recent r where r.address <> '–' group by 1, 2 having count(*) >= 5) y
      using (governorate, address)
  )
  select c.id from candidates c
  cross join lateral (select r.* from private.returns r where r.id = c.id offset 0) r
  where private.is_marked_buyer(row(r.*)::private.returns)
$$;

-- Marks the returns of 90 days whose buyer or seller is marked, and no others. A job calls it; a return that a step holds is left to the
-- next run.
create function private.refresh_return_marks()
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  sellers constant uuid[] := array(select private.marked_sellers());
begin
  with marked as materialized (
    select r.id from private.returns r where r.company_id = any (sellers) and r.created_at > now() - interval '90 days'
    union
    select private.returns_of_marked_buyers()
  ), changed as materialized (
    select r.id, not r.is_marked as is_marked from private.returns r
    where r.is_marked <> (r.id in (select m.id from marked m)) and (r.is_marked or r.created_at > now() - interval '90 days')
    for update of r skip locked
  )
  update private.returns r set is_marked = c.is_marked from changed c where c.id = r.id;
end
$$;
