-- Returns and delivered orders of 90 days by the buyer of a return: by account, phone, or address of the order.
create function private.buyer_marks(r private.returns)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  with place as (
    select c.governorate, private.fold_text(c.address) as address
    from public.orders o join public.checkouts c on c.id = o.checkout_id where o.id = r.order_id
  ), own as (
    select o.id, o.status from public.orders o where o.buyer_id = r.buyer_id and o.created_at > now() - interval '90 days'
    union select o.id, o.status from public.orders o
    -- The index leaves out orders without a phone.
    where o.buyer_phone = r.phone and o.buyer_phone <> '' and o.created_at > now() - interval '90 days'
    union select o.id, o.status from place p
    join public.checkouts c on c.governorate = p.governorate and private.fold_text(c.address) = p.address
    join public.orders o on o.checkout_id = c.id
    where p.address <> '–' and c.created_at > now() - interval '90 days'
  ), asked as (
    -- Three reads by index; one condition with "or" would read all returns.
    select x.id, x.status, x.outcome, x.created_at from own join private.returns x on x.order_id = own.id
    union select x.id, x.status, x.outcome, x.created_at from private.returns x where x.buyer_id = r.buyer_id
    union select x.id, x.status, x.outcome, x.created_at from private.returns x where r.phone <> '' and x.phone = r.phone
  ), counted as materialized (
    select (select count(*) from asked x where x.created_at > now() - interval '90 days'
        and not (x.status = 'Closed' and x.outcome = 'withdrawn')) as returns,
      (select count(*) from own where own.status = 'Delivered') as delivered
  )
  select jsonb_build_object('returns', c.returns, 'delivered', c.delivered,
    'is_marked', c.returns >= 5 and c.returns > 0.3 * c.delivered) from counted c
$$;

-- Answers of a company to returns in 365 days, and refusals among them.
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
language sql
stable
security definer
set search_path = ''
as $$
  select (private.buyer_marks(r) ->> 'is_marked')::boolean or (private.seller_marks(r.company_id) ->> 'is_marked')::boolean
$$;
