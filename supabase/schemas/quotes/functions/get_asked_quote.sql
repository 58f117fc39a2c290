-- Offered units that make one requested unit: 1,000 if kilograms are offered for tons; null if the units cannot be compared.
create function private.units_per_requested(requested text, asked public.units, offered public.units)
returns numeric
language sql
immutable
set search_path = ''
as $$
  select case when requested = offered.code then 1
    when coalesce(asked.base_unit, asked.code) = coalesce(offered.base_unit, offered.code)
      then round(coalesce(asked.base_factor, 1) / coalesce(offered.base_factor, 1), 6) end
$$;

-- Lines of a request that concern a company, each with the company's own product if the buyer asked for that product: its price
-- for the requested quantity, else for its smallest order.
create function private.asked_lines_json(request_id uuid, company_id uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(private.quote_line_json(l) || jsonb_build_object(
    'awarded', case when l.awarded_to = asked_lines_json.company_id then 'won' when l.awarded_to is not null then 'lost' end,
    'suggestion', case when o.product_id is not null then jsonb_build_object(
      'product_id', p.id, 'variant_id', v.id, 'name_en', p.name_en, 'name_ar', p.name_ar, 'sku', coalesce(v.sku, p.sku),
      'unit', p.unit, 'units_per_requested', u.factor,
      'unit_price', private.unit_price(coalesce(v.price, o.price),
        private.variant_deal_price(v.price, o.price, private.deal_price(o.discounted_price, o.deal_starts_at, o.deal_ends_at)),
        o.volume_discounts,
        least(greatest(round(coalesce(l.quantity * coalesce(u.factor, 1), p.min_quantity), 3), 0.001), 999999999)),
      'lowest_price', m.lowest, 'stock', coalesce(s.quantity, private.total_stock(p.id))) end) order by l.position, l.id), '[]')
  from private.quote_lines l
  left join public.products p on p.id = l.product_id and p.company_id = asked_lines_json.company_id and p.deleted_at is null
    and p.moderation = 'visible'
  left join public.product_offers o on o.product_id = p.id
  left join public.product_variants v on v.id = l.variant_id and v.product_id = p.id
  left join public.product_stock s on s.product_id = p.id and s.variant_id = v.id
  left join private.price_limits m on m.product_id = p.id
  left join public.units asked on asked.code = l.unit
  left join public.units offered on offered.code = p.unit
  left join lateral (select private.units_per_requested(l.unit, asked, offered) as factor) u on true
  where l.request_id = asked_lines_json.request_id and l.removed_in is null
    and asked_lines_json.company_id = any (private.asked_company_ids(l.id))
$$;

-- A request with the lines that concern the caller's company: askedQuote of quotes/answers.ts. The buyer is shown after the
-- company's first price, unless the buyer hides. Raises quote_not_found.
create function private.get_asked_quote(request_id uuid)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  company constant uuid := private.company_to_read('quotes');
  s constant private.quote_sellers := private.asked_seller(get_asked_quote.request_id, company);
  q private.quote_requests;
  terms record;
begin
  select * into q from private.quote_requests x where x.id = s.request_id;
  select t.fee, t.lead_days into terms from private.delivery_terms(company, q.governorate, q.district) t;
  return private.asked_quote_json(s, q) || jsonb_build_object(
    'revision', q.revision, 'message', q.message, 'payment', q.payment, 'hides_buyer', q.hides_buyer,
    'buyer', case when not q.hides_buyer and exists (
        select from private.quote_offers o where o.request_id = q.id and o.company_id = company and o.line_count > 0)
      then jsonb_build_object('full_name', q.full_name, 'company_name', q.company_name, 'phone', q.phone) end,
    'lines', private.asked_lines_json(q.id, company),
    'files', private.quote_files_json(q.id, null), 'own_files', private.quote_files_json(q.id, company),
    'offers', private.quote_offers_json(q.id, company),
    'draft', (select jsonb_build_object('content', d.content, 'updated_at', d.updated_at) from private.quote_offer_drafts d
      where d.request_id = q.id and d.company_id = company),
    'delivery_fee', terms.fee, 'delivery_lead_days', terms.lead_days,
    'messages', private.quote_messages_json(q.id, company), 'events', private.quote_events_json(q.id, company),
    'orders', (select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'number', o.number) order by o.created_at, o.id), '[]')
      from public.orders o where o.quote_request_id = q.id and o.company_id = company))
    || (select jsonb_build_object('buyer_asked', f.asked, 'buyer_accepted', f.accepted) from private.buyer_quote_figures(q.user_id) f);
end
$$;

create function public.get_asked_quote(request_id uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.get_asked_quote(request_id) $$;
grant execute on function public.get_asked_quote(uuid), private.get_asked_quote(uuid) to authenticated, service_role;
