-- Ends running deals now, or removes deals. deals: [{id, mark}], up to 2,000. The companies see the reason. Raises
-- changed_meanwhile {products} if one changed or no longer runs; reason_required, product_not_found.
create function private.end_deals(deals jsonb, remove boolean, reason text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  idle jsonb;
begin
  perform private.require_staff('products');
  perform private.require_reason(reason);
  perform private.require_text('reason', reason, 500);
  perform private.lock_offers(deals);
  if not private.begin_deal_decision(deals, reason, (
    select bool_and(case when remove then o.discounted_price is null else o.deal_ends_at <= now() end)
    from jsonb_array_elements(deals) x join public.product_offers o on o.product_id = (x ->> 'id')::bigint)) then
    return private.former_deals(deals, reason);
  end if;
  select jsonb_agg(o.product_id order by o.product_id) into idle
  from jsonb_array_elements(deals) x join public.product_offers o on o.product_id = (x ->> 'id')::bigint
  where case when remove then o.discounted_price is null
    else private.deal_state(o.discounted_price, o.deal_starts_at, o.deal_ends_at) is distinct from 'running' end;
  if idle is not null then
    perform private.raise_error('PT409', 'changed_meanwhile', private.last_change('product_offers', idle ->> 0)
      || jsonb_build_object('what', 'deal_changed', 'products', idle));
  end if;
  return private.write_deals((
    select jsonb_agg(jsonb_build_object('id', o.product_id, 'discounted_price', case when not remove then o.discounted_price end,
      'deal_starts_at', case when not remove then o.deal_starts_at end, 'deal_ends_at', case when not remove then now() end))
    from jsonb_array_elements(deals) x join public.product_offers o on o.product_id = (x ->> 'id')::bigint), reason,
    case when remove then 'deal_removed' else 'deal_ended' end);
end
$$;

create function public.end_deals(deals jsonb, remove boolean, reason text) returns jsonb
language sql security invoker set search_path = '' as $$ select private.end_deals(deals, remove, reason) $$;
grant execute on function public.end_deals(jsonb, boolean, text), private.end_deals(jsonb, boolean, text)
  to authenticated, service_role;
