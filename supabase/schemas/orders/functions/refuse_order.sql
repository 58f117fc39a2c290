-- Records that the buyer refused the goods at the door or did not collect them, and whether the delivery fee was paid (ignored
-- for free delivery). Raises the errors of change_order_status; changed_meanwhile also if a repeated call differs about the
-- fee.
create function private.refuse_order(order_id uuid, fee_paid boolean, note text, expected_version int)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  locked public.orders;
begin
  perform private.require_that(fee_paid is not null, 'fee_paid', 'required');
  locked := private.lock_order(order_id);
  if private.change_order_status(order_id, 'Cancelled', expected_version, note,
    fee_paid => case when locked.delivery_fee > 0 then fee_paid end) then
    -- Only shipped orders can be refused at the door.
    if locked.status <> 'Shipped' then
      perform private.raise_error('PT409', 'order_state_changed', jsonb_build_object('status', locked.status));
    end if;
  elsif (locked.cash_collected is not null) <> (fee_paid and locked.delivery_fee > 0) then
    perform private.raise_error('PT409', 'changed_meanwhile',
      private.order_news(locked, expected_version, private.order_roles(locked)));
  end if;
end
$$;

create function public.refuse_order(order_id uuid, fee_paid boolean, note text, expected_version int) returns void
language sql security invoker set search_path = '' as $$ select private.refuse_order(order_id, fee_paid, note, expected_version) $$;
grant execute on function public.refuse_order(uuid, boolean, text, int), private.refuse_order(uuid, boolean, text, int)
  to authenticated, service_role;
