-- For which company and project an order was bought, for its buyer and the people of that company: {company_id, company names,
-- person, project: {id, name, number}, purchase_request_id, is_own: the caller ordered it or took it over}; null for private orders and other readers.
create function private.order_buying(o public.orders)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if o.buying_company_id is null or not (coalesce(o.buyer_id = private.my_id(), false)
    or private.may_buy(o.buying_company_id, 'see_orders')) then
    return null;
  end if;
  return private.company_names(o.buying_company_id) || jsonb_build_object('company_id', o.buying_company_id,
    -- The first event keeps a person who left and handed the order over.
    'person', private.person_name(coalesce((select e.actor_id from public.order_events e
      where e.order_id = o.id and e.kind = 'placed' order by e.id limit 1), o.buyer_id)),
    'project', (select jsonb_build_object('id', p.id, 'name', p.name, 'number', p.number)
      from private.projects p where p.id = o.project_id),
    'purchase_order', (select c.purchase_order from public.checkouts c where c.id = o.checkout_id),
    'cost_code', (select c.cost_code from public.checkouts c where c.id = o.checkout_id),
    'purchase_request_id', (select c.purchase_request_id from public.checkouts c where c.id = o.checkout_id),
    'is_own', coalesce(o.buyer_id = private.my_id(), false));
end
$$;

-- The return whose goods an order replaces, {id, number}; null if there is none or the caller may not see it.
create function private.replaced_return(o public.orders)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not o.is_exchange then
    return null;
  end if;
  return (select jsonb_build_object('id', r.id, 'number', r.number) from private.returns r
    where r.exchange_order_id = o.id and private.return_side(r) is not null);
end
$$;

-- An order for lists. Amounts and cash settlement are null for readers who may not see money. company_name is the name on the
-- invoice; the other names are current.
create function private.order_summary(o public.orders)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
#variable_conflict use_column
begin
  return (
    select jsonb_build_object('id', o.id, 'number', o.number, 'checkout_id', o.checkout_id, 'status', o.status,
      'approved_at', o.approved_at, 'confirmation', o.confirmation, 'company_id', o.company_id, 'company_name', o.company_name, 'buyer_name', o.buyer_name,
      'governorate', o.governorate, 'subtotal', o.subtotal, 'delivery_fee', o.delivery_fee, 'total', o.total,
      'is_pickup', o.is_pickup, 'lead_days', o.lead_days, 'due_on', o.due_on, 
      'shipment', case when o.courier_id is not null then private.shipment_of(o.courier_id, o.tracking_number) end, 'line_count', o.line_count, 'cash_collected', o.cash_collected,
      'cash_settled_at', o.cash_settled_at, 'version', o.version, 'created_at', o.created_at,
      'buying', private.order_buying(o), 'replaced_return', private.replaced_return(o))
      || case when private.sees_money(o) then '{}' else '{"subtotal": null, "delivery_fee": null, "total": null,
        "cash_collected": null, "cash_settled_at": null}'::jsonb end || private.seller_names(c)
    from public.companies c where c.id = o.company_id
  );
end
$$;

-- Recipient and place of an order. Sellers do not get the buyer's e-mail address, nor the place of a pickup.
create function private.order_delivery(checkout_id uuid, with_email boolean, with_place boolean)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  return (
    select jsonb_strip_nulls(jsonb_build_object('full_name', c.full_name, 'phone', c.phone,
      'email', case when with_email then c.email end, 'notes', c.notes,
      'buyer_company', c.buyer_company, 'tax_number', c.tax_number, 'purchase_order', c.purchase_order,
      'cost_code', c.cost_code, 'project', (select private.project_title(o.project_id) from public.orders o
        where o.checkout_id = c.id order by o.number limit 1)) || case when with_place then jsonb_build_object(
      'governorate', c.governorate, 'district', c.district, 'address', c.address, 'landmark', c.landmark,
      'postal_code', c.postal_code) else '{}' end)
    from public.checkouts c where c.id = order_delivery.checkout_id
  );
end
$$;

-- An order with all data for its page, its papers and ordering again: variants, the seller's phone and place.
create function private.order_detail(o public.orders)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  sees_money boolean := private.sees_money(o);
begin
  return (
    select private.order_summary(o) || jsonb_build_object(
      'payment_method', 'cash_on_delivery', 'needs_truck', o.needs_truck,
      'papers', case when sees_money then private.papers_of(o.id) else '[]' end,
      'delivery', private.order_delivery(o.checkout_id, coalesce(o.buyer_id = private.my_id(), false) or private.staff_may('see_orders'),
        not o.is_pickup),
      'pickup', case when o.is_pickup then (select jsonb_build_object('address_en', o.pickup_address_en,
        'address_ar', o.pickup_address_ar, 'note_en', o.pickup_note_en, 'note_ar', o.pickup_note_ar,
        'governorate', o.governorate, 'hours_en', s.hours_en, 'hours_ar', s.hours_ar)
        from public.companies s where s.id = o.company_id) end,
      'seller', (select jsonb_build_object('phone', s.phone, 'governorate', s.governorate)
        from public.companies s where s.id = o.company_id),
      'lines', (select jsonb_agg(jsonb_build_object('id', l.id, 'product_id', l.product_id, 'variant_id', l.variant_id,
          'name_en', l.name_en, 'name_ar', l.name_ar, 'sku', l.sku, 'unit', l.unit, 'size', l.size, 'color', l.color,
          'color_ar', l.color_ar, 'main_image', l.main_image, 'unit_price', case when sees_money then l.unit_price end, 'quantity', l.quantity,
          'ordered_quantity', l.ordered_quantity, 'returns', l.returns, 'line_total', case when sees_money then l.line_total end)
          order by l.id) from public.order_lines l where l.order_id = o.id),
      'events', (select jsonb_agg(jsonb_build_object('id', e.id, 'from_status', e.from_status, 'to_status', e.to_status,
          'kind', e.kind, 'actor_role', e.actor_role, 'actor', private.known_actor_name(e.actor_id, o.company_id),
          'note', e.note, 'changes', case when sees_money then e.changes
          else e.changes - '{subtotal,delivery_fee,total}'::text[] end, 'created_at', e.created_at)
          order by e.id)
        -- Buyers do not see when the company received the cash.
        from public.order_events e where e.order_id = o.id and (e.kind <> 'cash_settled'
          or private.may(o.company_id, 'see_money') or private.staff_may('see_orders'))))
  );
end
$$;
