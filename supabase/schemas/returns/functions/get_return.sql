-- Lines of a return: returnLine of returns/answers.ts.
create function private.return_lines_of(r private.returns, sees_money boolean)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_agg(jsonb_build_object('id', x.id, 'order_line_id', l.id, 'product_id', l.product_id, 'name_en', l.name_en,
    'name_ar', l.name_ar, 'sku', l.sku, 'unit', l.unit, 'size', l.size, 'color', l.color, 'color_ar', l.color_ar,
    'main_image', l.main_image, 'delivered', l.quantity, 'quantity', x.quantity, 'step', private.unit_step(l.unit),
    'reason', private.return_reason(s), 'note', x.note, 'received', x.received, 'restock', x.restock, 'condition', x.condition,
    'value', case when sees_money then x.value end,
    'refund', case when sees_money and r.is_credited then x.refunded end) order by x.id)
  from private.return_lines x
  join public.order_lines l on l.id = x.order_line_id
  join private.return_reasons s on s.id = x.reason_id
  where x.return_id = r.id
$$;

-- Timeline of a return, oldest first: returnEvent of returns/answers.ts. Names as private.known_actor_name knows them.
create function private.return_events_of(r private.returns, sees_money boolean)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_agg(jsonb_build_object('id', e.id, 'kind', e.kind, 'from_status', e.from_status, 'to_status', e.to_status,
    'actor_role', e.actor_role, 'actor', private.known_actor_name(e.actor_id, r.company_id), 'note', e.note, 'changes', nullif(e.changes - 'credits'
      - case when sees_money then '{}'::text[] else '{reduction,refund,amount}' end, '{}'),
    'pictures', (select coalesce(jsonb_agg(p.path order by p.position), '[]') from private.return_pictures p where p.event_id = e.id),
    'created_at', e.created_at) order by e.id)
  from private.return_events e where e.return_id = r.id
$$;

-- Amounts of a return: `money` of returns/answers.ts.
create function private.return_money(r private.returns)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('goods', r.value, 'most', private.most_refund(r, r.appeal_side is not null), 'reduction', r.reduction,
    'refund', r.refund, 'credited', r.credited + r.credited_fee,
    'paid', case when r.paid_way is not null and r.paid_amount is not null then jsonb_build_object('amount', r.paid_amount,
      'way', r.paid_way, 'day', r.paid_on, 'reference', r.paid_reference) end)
$$;

-- Numbers of the credit notes that a return caused: those that its steps issued.
create function private.return_papers(r private.returns)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(p.number order by p.id), '[]') from private.order_papers p
  where p.order_id = private.paid_order(r.order_id) and p.kind = 'credit_note' and p.issued_at in (
    select e.created_at from private.return_events e where e.return_id = r.id and e.kind in ('settled', 'decided', 'undone', 'not_replaced'))
$$;

-- A return for its buyer, its company or the staff: returnCase of returns/answers.ts. Raises return_not_found.
create function private.get_return(return_id uuid)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  r private.returns;
  side text;
  sees_money boolean;
begin
  select * into r from private.returns x where x.id = get_return.return_id;
  side := private.return_side(r);
  if r.id is null or side is null then
    perform private.require_person();
    perform private.raise_error('PT404', 'return_not_found');
  end if;
  sees_money := private.sees_return_money(r);
  return (
    select jsonb_build_object('id', r.id, 'number', r.number, 'status', r.status, 'wish', r.wish, 'handover', r.handover,
      'outcome', r.outcome, 'version', r.version, 'side', side, 'actions', private.own_return_steps(r, side),
      'due_at', r.due_at, 'due_kind', r.due_kind, 'appeal', case when r.appeal_side is not null then jsonb_build_object(
        'side', r.appeal_side, 'at', r.appealed_at, 'evidence_side', r.evidence_side, 'evidence_due_at', r.evidence_due_at,
        'decision_due_at', r.decision_due_at) end,
      'way_back_by', r.way_back_by, 'phone', r.phone, 'created_at', r.created_at,
      'order', jsonb_build_object('id', r.order_id, 'number', r.order_number, 'company_id', r.company_id, 'buyer_name', r.buyer_name,
        'seller_phone', c.phone, 'delivered_at', r.delivered_at) || private.seller_names(c),
      'paid_order', (select jsonb_build_object('id', o.id, 'number', o.number) from public.orders o
        where o.id = private.paid_order(r.order_id)),
      'showroom', (select jsonb_build_object('address_en', s.place -> 'address_en', 'address_ar', s.place -> 'address_ar',
          'hours_en', s.place -> 'hours_en', 'hours_ar', s.place -> 'hours_ar', 'governorate', s.place -> 'governorate')
        from (select private.pickup_of(c) as place) s where s.place is not null),
      'lines', private.return_lines_of(r, sees_money), 'money', case when sees_money then private.return_money(r) end,
      'credit_notes', case when sees_money then private.return_papers(r) else '[]' end,
      'exchange_order', (select jsonb_build_object('id', o.id, 'number', o.number) from public.orders o where o.id = r.exchange_order_id),
      'events', private.return_events_of(r, sees_money), 'marks', case when side = 'staff' then private.return_marks(r) end)
    from public.companies c where c.id = r.company_id);
end
$$;

-- Steps that the caller may take now.
create function private.own_return_steps(r private.returns, side text)
returns text[]
language sql
stable
security definer
set search_path = ''
as $$
  select private.return_steps(r, side, case when private.is_viewing() then false
    when side = 'seller' then private.may(r.company_id, 'change_orders')
    when side = 'staff' then private.staff_may('change_orders') else true end)
$$;

create function public.get_return(return_id uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.get_return(return_id) $$;
grant execute on function public.get_return(uuid), private.get_return(uuid) to authenticated, service_role;
