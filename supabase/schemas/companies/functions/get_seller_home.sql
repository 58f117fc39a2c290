-- Number of a company's documents that were refused, have expired or expire within 30 days.
create function private.count_troubled_documents(company_id uuid)
returns int
language sql
stable
security definer
set search_path = ''
as $$
  select count(*)::int from private.company_documents d
  where d.company_id = count_troubled_documents.company_id and d.superseded_at is null
    and private.document_state(d) in ('refused', 'expiring', 'expired')
$$;

-- Start page of the portal. Counts stop at 1,000, which means more; counts that the caller may not see are left out. tasks:
-- {quotes, confirm, ship, deliver, returns, settle, out_of_stock, low_stock, old_prices, hidden, reviews, questions, documents}:
-- quote requests to answer, approved orders to confirm with the buyer, approved orders to ship, orders on their way, returns in
-- which the company has to act, orders with outstanding cash; products on sale without stock, with low stock, with a price not confirmed within the site's limit; products hidden by the staff; reviews and
-- questions without a reply; documents refused, expired or expiring. awaiting_approval: orders that the staff has not approved.
-- steps: {documents, delivery, product, store}, true when done. debt: {state, debt, debt_limit, grace_ends_on} as in ownBalance of
-- ledger/answers.ts, null without the right to see money.
create function private.get_seller_home()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  company uuid := private.company_to_read(null);
  may_orders boolean := private.may_read(company, 'change_orders');
  may_products boolean := private.may_read(company, 'products');
  oldest timestamptz := now() - make_interval(days => (select s.price_confirmed_days from public.site_settings s));
begin
  return jsonb_build_object(
    'tasks', jsonb_strip_nulls(jsonb_build_object(
      'quotes', case when private.may_read(company, 'quotes') then (select count(*) from (
        select from private.quote_sellers s where s.company_id = company and s.state = 'New' limit 1000) x) end,
      'confirm', case when may_orders then (select count(*) from (
        select from public.orders o where o.company_id = company and o.status = 'Processing' and o.approved_at is not null
          and o.confirmation is null limit 1000) x) end,
      'ship', case when may_orders then (select count(*) from (
        select from public.orders o where o.company_id = company and o.status = 'Processing' and o.approved_at is not null
        limit 1000) x) end,
      'deliver', case when may_orders then (select count(*) from (
        select from public.orders o where o.company_id = company and o.status = 'Shipped' limit 1000) x) end,
      'returns', case when may_orders then private.count_company_returns(company) end,
      'settle', case when private.may_read(company, 'settle_cash') then (select count(*) from (
        select from public.orders o where o.company_id = company and o.cash_collected is not null and o.cash_settled_at is null
        limit 1000) x) end,
      'out_of_stock', case when private.may_read(company, 'stock') then (select count(*) from (
        select from public.product_offers o join public.products p on p.id = o.product_id and p.is_listed
        where o.company_id = company and not o.in_stock limit 1000) x) end,
      'low_stock', case when private.may_read(company, 'stock') then (select count(*) from (
        select from public.product_offers o join public.products p on p.id = o.product_id and p.is_listed
        where o.company_id = company and o.low_stock and o.in_stock limit 1000) x) end,
      'old_prices', case when may_products then (select count(*) from (
        select from public.product_offers o join public.products p on p.id = o.product_id and p.is_listed
        where o.company_id = company and o.price_confirmed_at < oldest limit 1000) x) end,
      'hidden', case when may_products then (select count(*) from (
        select from public.products p where p.company_id = company and p.moderation = 'hidden' and p.deleted_at is null
        limit 1000) x) end,
      'reviews', case when private.may_read(company, 'reviews') then (select count(*) from (
        select from public.reviews r where r.company_id = company and r.reply is null and r.hidden_at is null limit 1000) x) end,
      'questions', case when private.may_read(company, 'reviews') then (select count(*) from (
        select from public.product_questions q where q.company_id = company and q.answer is null and q.hidden_at is null
        limit 1000) x) end,
      'documents', case when private.may_read(company, 'profile') then private.count_troubled_documents(company) end)),
    'awaiting_approval', (select count(*) from (
      select from public.orders o where o.company_id = company and o.status = 'Processing' and o.approved_at is null limit 1000) x),
    'price_confirmed_days', (select s.price_confirmed_days from public.site_settings s),
    'steps', (
      select jsonb_build_object(
        'documents', cardinality(private.missing_documents(company)) = 0,
        'delivery', private.hands_over(company),
        'product', exists (select from public.products p where p.company_id = company and p.published and p.deleted_at is null),
        'store', coalesce(c.about_ar, c.about_en) is not null)
      from public.companies c where c.id = company),
    'debt', case when private.may_read(company, 'see_money') then (
      select jsonb_build_object('state', coalesce(d.state, 'open'), 'debt', coalesce(d.debt, 0), 'debt_limit', t.debt_limit,
        'grace_ends_on', d.grace_ends_on)
      from private.terms_of(company) t left join private.company_debts d on d.company_id = company) end);
end
$$;

create function public.get_seller_home() returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.get_seller_home() $$;
grant execute on function public.get_seller_home(), private.get_seller_home() to authenticated, service_role;
