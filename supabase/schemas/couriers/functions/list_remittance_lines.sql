-- Lines of a remittance in the order of the file. filter: {class?, unresolved? (true), page?, page_size?, after?}. Raises
-- remittance_not_found.
create function private.list_remittance_lines(remittance_id uuid, filter jsonb)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_staff('money');
  if not exists (select from private.remittances r where r.id = list_remittance_lines.remittance_id) then
    perform private.raise_error('PT404', 'remittance_not_found');
  end if;
  return private.list_page('l.id', format('from private.remittance_lines l where l.remittance_id = %L
      and (%L::text is null or l.class = %2$L) and (%L::boolean is not true or l.action is null)',
      remittance_id, filter ->> 'class', filter ->> 'unresolved'),
    'coalesce(l.row_number, 2147483647), l.id',
    $item$ jsonb_build_object('id', l.id, 'row', l.row_number, 'number', l.number, 'tracking_number', l.tracking_number,
      'phone', l.phone, 'amount', l.amount, 'fee', l.fee, 'day', l.day, 'class', l.class, 'reason', l.reason, 'action', l.action,
      'expected', l.expected, 'expected_fee', l.expected_fee, 'is_booked', l.is_booked, 'actions', to_jsonb(private.line_actions(l)),
      'order', case when o.id is not null then jsonb_build_object('id', o.id, 'number', o.number, 'status', o.status,
        'buyer_name', o.buyer_name) end) $item$,
    'join private.remittance_lines l on l.id = shown.id left join public.orders o on o.id = l.order_id', filter);
end
$$;

create function public.list_remittance_lines(remittance_id uuid, filter jsonb default '{}') returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.list_remittance_lines(remittance_id, filter) $$;
grant execute on function public.list_remittance_lines(uuid, jsonb), private.list_remittance_lines(uuid, jsonb)
  to authenticated, service_role;
