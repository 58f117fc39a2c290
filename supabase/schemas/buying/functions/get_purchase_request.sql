-- The cost of a waiting request with these quantities now: {subtotal, delivery_total, total, problem: error that its placing
-- would raise now, {code, context}, or null}.
create function private.purchase_preview(r private.purchase_requests, changes jsonb)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  quote constant private.quote_requests := private.requested_quote(r);
  accepted private.accepted_line[];
  cart private.order_cart_line[];
  sellers private.order_seller[];
  code text;
  context text;
begin
  if quote.id is null then
    cart := private.request_cart(r, changes);
  else
    accepted := private.read_acceptance(quote, private.decided_offer_lines(r, changes), r.id);
    cart := private.quoted_cart(accepted);
  end if;
  if cardinality(cart) = 0 then
    return '{"subtotal": 0, "delivery_total": 0, "total": 0, "problem": {"code": "cart_empty", "context": {}}}';
  end if;
  begin
    if quote.id is null then
      -- The held stock counts for this request.
      cart := array(select (l.product_id, l.variant_id, l.quantity, l.lowest_seen, l.highest_seen, l.company_id, l.company_name,
          l.name_en, l.name_ar, l.sku, l.unit, l.min_quantity, l.quantity_step, l.size, l.color, l.color_ar, l.main_image,
          l.unit_price, greatest(l.stock, l.quantity), l.returns)::private.order_cart_line
        from unnest(cart) l);
      perform private.check_cart_lines(cart);
      sellers := private.order_sellers(cart, r.delivery, r.pickup);
      perform private.check_order_sellers(sellers, r.delivery);
    else
      sellers := private.quoted_sellers(accepted);
      perform private.check_acceptance(quote, accepted);
      perform private.check_paused_sellers(sellers);
    end if;
  exception when sqlstate 'PT409' or sqlstate 'PT422' then
    get stacked diagnostics code = message_text, context = pg_exception_detail;
  end;
  return jsonb_build_object(
    'subtotal', (select coalesce(sum(private.line_total(l.unit_price, l.quantity)), 0) from unnest(cart) l),
    'delivery_total', private.sellers_total(sellers) - coalesce((select sum(s.subtotal) from unnest(sellers) s), 0),
    'total', private.sellers_total(sellers),
    'problem', case when code is not null then jsonb_build_object('code', code, 'context', context::jsonb) end);
end
$$;

-- A purchase request for its page. lines: quantities that the approver tries, as decide_purchase_request takes them. Raises
-- purchase_request_not_found.
create function private.get_purchase_request(request_id uuid, lines jsonb)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  r private.purchase_requests;
  me constant uuid := private.require_person();
  is_waiting boolean;
begin
  select * into r from private.purchase_requests x where x.id = get_purchase_request.request_id;
  if r.id is null or not private.reads_purchase_request(r) then
    perform private.raise_error('PT404', 'purchase_request_not_found');
  end if;
  is_waiting := r.state = 'waiting' and r.expires_at > now();
  return private.purchase_request_item(r) || jsonb_build_object(
    'may_decide', is_waiting and exists (select from private.buying_approvers(r.company_id, r.user_id) a where a.user_id = me),
    'may_withdraw', is_waiting and coalesce(r.user_id = me, false),
    'note', r.note, 'delivery', jsonb_strip_nulls(r.delivery), 'pickup', to_jsonb(r.pickup), 'cost_code', r.cost_code,
    'approvers', array(select private.person_name(a.user_id) from private.buying_approvers(r.company_id, r.user_id) a order by 1),
    'requester_limits', (select jsonb_build_object('order_limit', m.order_limit, 'month_limit', m.month_limit,
        'month_spent', private.month_spent(m.user_id, m.company_id))
      from private.buying_members m where m.user_id = r.user_id and m.company_id = r.company_id),
    'project', (select private.project_item(p) from private.projects p where p.id = r.project_id),
    'quote', (select jsonb_build_object('id', q.id, 'number', q.number) from private.requested_quote(r) q
      where q.id is not null and private.reads_quote(q)),
    'now', case when is_waiting then private.purchase_preview(r, lines) end,
    'lines', (select jsonb_agg(private.seller_names(c) || jsonb_build_object('id', l.id, 'product_id', l.product_id,
        'variant_id', l.variant_id, 'name_en', l.name_en, 'name_ar', l.name_ar, 'sku', l.sku, 'unit', l.unit, 'size', l.size,
        'color', l.color, 'color_ar', l.color_ar, 'main_image', l.main_image, 'unit_price', l.unit_price,
        'asked_quantity', l.asked_quantity, 'quantity', l.quantity, 'is_fixed', private.is_fixed_line(l.id),
        'line_total', private.line_total(l.unit_price, l.quantity)) order by l.id)
      from private.purchase_request_lines l join public.companies c on c.id = l.seller_id where l.request_id = r.id),
    'events', (select jsonb_agg(jsonb_build_object('id', e.id, 'kind', e.kind, 'by', private.person_name(e.actor_id),
        'deputy_for', private.person_name(e.deputy_for), 'note', e.note, 'changes', e.changes, 'created_at', e.created_at) order by e.id)
      from private.purchase_request_events e where e.request_id = r.id),
    'orders', coalesce((select jsonb_agg(jsonb_build_object('id', o.id, 'number', o.number) order by o.number)
      from public.checkouts k join public.orders o on o.checkout_id = k.id where k.purchase_request_id = r.id), '[]'));
end
$$;

create function public.get_purchase_request(request_id uuid, lines jsonb default '[]') returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.get_purchase_request(request_id, lines) $$;
grant execute on function public.get_purchase_request(uuid, jsonb), private.get_purchase_request(uuid, jsonb)
  to authenticated, service_role;
