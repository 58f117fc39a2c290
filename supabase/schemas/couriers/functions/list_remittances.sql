-- Remittances, newest first. filter: {courier_id?, state?, sort? (newest, oldest), page?, page_size?, after?}.
create function private.list_remittances(filter jsonb)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_staff('money');
  perform private.require_that(filter ->> 'state' is null or filter ->> 'state' in ('open', 'booking', 'booked'), 'state', 'one_of');
  return private.list_page('r.id', format('from private.remittances r where (%L::bigint is null or r.courier_id = %1$L::bigint)
      and (%L::text is null or r.state = %2$L)', filter ->> 'courier_id', filter ->> 'state'),
    private.list_order(filter, 'newest', '{"newest": "r.created_at desc, r.id", "oldest": "r.created_at, r.id desc"}'),
    $item$ jsonb_build_object('id', r.id, 'courier', c.name, 'file_name', r.file_name, 'state', r.state, 'last_day', r.last_day,
      'line_count', r.line_count, 'created_at', r.created_at, 'created_by', private.person_name(r.created_by),
      'second_person', private.second_person_of_remittance(r),
      'amount', (select coalesce(sum(l.amount), 0) from private.remittance_lines l where l.remittance_id = r.id),
      'unresolved', (select count(*) from private.remittance_lines l where l.remittance_id = r.id and l.action is null)) $item$,
    'join private.remittances r on r.id = shown.id join private.couriers c on c.id = r.courier_id', filter);
end
$$;

create function public.list_remittances(filter jsonb default '{}') returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.list_remittances(filter) $$;
grant execute on function public.list_remittances(jsonb), private.list_remittances(jsonb) to authenticated, service_role;
