-- The goods are due after the promised days.
create function private.set_due_day()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.due_on := coalesce(new.due_on, (new.created_at at time zone 'Asia/Baghdad')::date + new.lead_days);
  return new;
end
$$;
create trigger set_due_day before insert on public.orders for each row execute function private.set_due_day();

create trigger notify_order_event after insert on public.order_events
  for each row execute function private.notify_order_event();
create trigger audit_orders after update on public.orders
  for each row when (private.caller_id() is not null) execute function private.write_audit_log('id', 'company_id');
create trigger audit_order_notes after insert on public.order_notes
  for each row when (private.caller_id() is not null) execute function private.write_audit_log('id', '');
create trigger audit_order_calls after insert on public.order_calls
  for each row when (private.caller_id() is not null) execute function private.write_audit_log('id', '');
create trigger broadcast_order_event after insert on public.order_events
  for each row execute function private.broadcast_order_event();
create trigger broadcast_order_call after insert on public.order_calls
  for each row execute function private.broadcast_order_event();
