alter table public.checkouts enable row level security;
alter table public.orders enable row level security;
alter table public.order_lines enable row level security;
alter table public.order_events enable row level security;
alter table public.order_transitions enable row level security;
alter table public.order_notes enable row level security;
alter table public.order_calls enable row level security;
grant select (id, user_id, full_name, phone, email, governorate, district, address, landmark, postal_code, notes,
  language, payment_method, subtotal, delivery_total, total, created_at) on public.checkouts to authenticated;
grant select on public.orders, public.order_events, public.order_transitions, public.order_notes, public.order_calls
  to authenticated;
-- All columns but those of the commission, which buyers may not see.
grant select (id, order_id, product_id, variant_id, name_en, name_ar, sku, unit, size, color, color_ar, main_image, unit_price,
  quantity, ordered_quantity, returns, line_total) on public.order_lines to authenticated;
grant all on public.checkouts, public.orders, public.order_lines, public.order_events, public.order_transitions,
  public.order_notes, public.order_calls to service_role;
create policy checkouts_authenticated_select on public.checkouts for select to authenticated
  using (user_id = (select private.my_id()) or (select private.staff_may('see_orders')));

-- Rows of orders, lines and events contain amounts. Members who may not see money read orders through functions, which leave
-- the amounts out.
create policy orders_authenticated_select on public.orders for select to authenticated
  using (
    buyer_id = (select private.my_id())
    or private.may(company_id, 'see_money')
    or (select private.staff_may('see_orders'))
  );
create policy order_lines_authenticated_select on public.order_lines for select to authenticated
  using (exists (select 1 from public.orders o where o.id = order_id));
create policy order_events_authenticated_select on public.order_events for select to authenticated
  using (exists (select 1 from public.orders o where o.id = order_id));
create policy order_transitions_authenticated_select on public.order_transitions for select to authenticated using (true);
create policy order_notes_authenticated_select on public.order_notes for select to authenticated
  using (case side
    when 'company' then private.works_on_order(order_id)
    else (select private.staff_may('see_orders')) end);
create policy order_calls_authenticated_select on public.order_calls for select to authenticated
  using ((select private.staff_may('see_orders')) or private.works_on_order(order_id));
alter table private.bulk_change_orders enable row level security;
grant select on private.bulk_change_orders to service_role;
alter table private.paper_counters enable row level security;
alter table private.order_papers enable row level security;
grant all on private.paper_counters, private.order_papers to service_role;
