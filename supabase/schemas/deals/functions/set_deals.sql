-- Writes a deal of up to 200 products as previewed, or none of it. Each product has its `mark`. Raises changed_meanwhile
-- {products} if one changed since, product_not_found, invalid_input {field}.
create function private.set_deals(deal jsonb, reason text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  refused text;
begin
  perform private.require_staff('products');
  perform private.require_text('reason', reason, 500, true);
  perform private.lock_offers(deal -> 'products');
  if not private.begin_deal_decision(deal -> 'products', reason, (
    select bool_and(o.discounted_price is not distinct from r.deal_price and o.deal_ends_at = private.time_of(deal, 'ends_at')
      and coalesce(o.deal_starts_at = private.time_of(deal, 'starts_at'), not deal ? 'starts_at'))
    from private.plan_deals(deal) r join public.product_offers o on o.product_id = r.product_id)) then
    return private.former_deals(deal -> 'products', reason);
  end if;
  select min(r.problem) into refused from private.plan_deals(deal) r;
  perform private.require_that(refused is null, 'price', refused);
  return private.write_deals((
    select jsonb_agg(jsonb_build_object('id', r.product_id, 'discounted_price', r.deal_price,
      'deal_starts_at', coalesce(private.time_of(deal, 'starts_at'), now()), 'deal_ends_at', private.time_of(deal, 'ends_at')))
    from private.plan_deals(deal) r), reason, 'deal_set');
end
$$;

create function public.set_deals(deal jsonb, reason text default null) returns jsonb
language sql security invoker set search_path = '' as $$ select private.set_deals(deal, reason) $$;
grant execute on function public.set_deals(jsonb, text), private.set_deals(jsonb, text) to authenticated, service_role;
