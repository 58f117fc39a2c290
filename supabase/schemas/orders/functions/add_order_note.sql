-- Writes a note for the caller's side: the staff, else the company.
create function private.add_order_note(order_id uuid, body text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  roles text[];
begin
  perform private.require_person();
  select private.order_roles(o) into roles from public.orders o where o.id = add_order_note.order_id;
  if coalesce(cardinality(roles), 0) = 0 then
    perform private.raise_error('PT404', 'order_not_found');
  elsif not roles && '{admin,seller}' then
    perform private.raise_error('PT403', 'not_allowed');
  end if;
  perform private.require_text('body', body, 1000);
  insert into public.order_notes (order_id, side, author_id, body)
  values (add_order_note.order_id, case when 'admin' = any (roles) then 'staff' else 'company' end, private.my_id(), btrim(body));
end
$$;

create function public.add_order_note(order_id uuid, body text) returns void
language sql security invoker set search_path = '' as $$ select private.add_order_note(order_id, body) $$;
grant execute on function public.add_order_note(uuid, text), private.add_order_note(uuid, text) to authenticated, service_role;
