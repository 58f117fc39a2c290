-- Outcome counts of all companies' orders to one phone. refused: at the door, or not collected; late: cancelled after approval
-- because the buyer declined by phone. Null without a phone.
create function private.phone_history(phone text)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if coalesce(phone, '') = '' then
    return null;
  end if;
  return (
    select jsonb_build_object(
      'delivered', count(*) filter (where o.status = 'Delivered'),
      'refused', count(*) filter (where o.status = 'Cancelled' and e.was_shipped),
      'late', count(*) filter (where o.status = 'Cancelled' and not e.was_shipped and o.approved_at is not null
        and o.confirmation = 'refused'))
    from public.orders o
    cross join lateral (select exists (select from public.order_events x
      where x.order_id = o.id and x.kind = 'status' and x.to_status = 'Shipped') as was_shipped) e
    where o.buyer_phone = phone_history.phone);
end
$$;

-- Data of an order only for people who work on it: notes of their side, calls to the buyer, phone_history and, for the staff,
-- mails about it. Callers of the other side are anonymous.
create function private.order_desk(o public.orders, roles text[])
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not roles && '{admin,seller}' then
    return '{}';
  end if;
  return jsonb_build_object('notes', (
      select coalesce(jsonb_agg(jsonb_build_object('id', n.id, 'body', n.body, 'author', private.person_name(n.author_id),
        'created_at', n.created_at) order by n.id), '[]')
      from public.order_notes n
      where n.order_id = o.id and n.side = case when 'admin' = any (roles) then 'staff' else 'company' end),
    'phone_history', private.phone_history(o.buyer_phone),
    'calls', (
      select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'outcome', c.outcome, 'side', c.side, 'note', c.note,
        'caller', case when c.side = case when 'admin' = any (roles) then 'staff' else 'company' end
          then private.person_name(c.caller_id) end, 'created_at', c.created_at) order by c.id), '[]')
      from public.order_calls c where c.order_id = o.id))
    || case when 'admin' = any (roles) then jsonb_build_object('mails', (
      select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'template', m.template, 'to_email', m.address,
        'created_at', m.created_at, 'state', case when m.sent_at is not null then 'sent' when m.gave_up_at is not null then 'failed'
          else 'waiting' end) order by m.id), '[]')
      from private.outbox m where m.order_ids @> array[o.id])) else '{}' end;
end
$$;

-- An order for its buyer, its company or the staff. People who work on it also get order_desk.
create function private.get_order(order_id uuid)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  found_order public.orders;
  roles text[];
begin
  select * into found_order from public.orders o where o.id = get_order.order_id;
  -- Viewing as the seller shows what the team sees, without the team's notes.
  if private.is_viewing() and found_order.company_id = private.company_to_read('see_orders') then
    return private.order_detail(found_order) || private.order_desk(found_order, '{seller}') || '{"notes": []}';
  end if;
  perform private.require_person();
  roles := private.order_roles(found_order);
  if found_order.id is null or cardinality(roles) = 0 then
    perform private.raise_error('PT404', 'order_not_found');
  end if;
  return private.order_detail(found_order) || private.order_desk(found_order, roles);
end
$$;

create function public.get_order(order_id uuid)
returns jsonb
language plpgsql
stable
security invoker
set search_path = ''
as $$
#variable_conflict use_column
begin
  return (select private.get_order(order_id));
end
$$;
grant execute on function public.get_order(uuid), private.get_order(uuid) to authenticated, service_role;
