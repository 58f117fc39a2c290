-- An order for mails: `order` of mail-params.schema.ts.
create function private.order_for_mail(order_id uuid)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
#variable_conflict use_column
begin
  return (
    select private.company_names(o.company_id) || jsonb_build_object('id', o.id, 'number', o.number, 'subtotal', o.subtotal,
      'delivery_fee', o.delivery_fee, 'total', o.total,
      'due_on', case when o.status in ('Processing', 'Shipped') then o.due_on end,
      'shipment', private.shipment_of(o.courier_id, o.tracking_number),
      'pickup', case when o.is_pickup then (select jsonb_build_object('address_en', o.pickup_address_en,
        'address_ar', o.pickup_address_ar, 'note_en', o.pickup_note_en, 'note_ar', o.pickup_note_ar,
        'governorate_en', g.name_en, 'governorate_ar', g.name_ar) from public.governorates g where g.code = o.governorate) end,
      'lines', (select jsonb_agg(jsonb_build_object('name_en', l.name_en, 'name_ar', l.name_ar, 'size', l.size,
        'color', l.color, 'color_ar', l.color_ar, 'quantity', l.quantity, 'ordered_quantity', l.ordered_quantity, 'unit', l.unit,
        'returns', l.returns, 'unit_price', l.unit_price, 'line_total', l.line_total) order by l.id) from public.order_lines l where l.order_id = o.id))
    from public.orders o where o.id = order_for_mail.order_id
  );
end
$$;

-- Result of place_order, also for a repeated call.
create function private.checkout_answer(id uuid)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
#variable_conflict use_column
begin
  return (
    select jsonb_build_object('checkout_id', checkout_answer.id, 'orders', jsonb_agg(jsonb_build_object(
      'id', o.id, 'number', o.number, 'company_id', o.company_id, 'total', o.total) order by o.number))
    from public.orders o where o.checkout_id = checkout_answer.id
  );
end
$$;
