-- Records that the goods were handed over and the cash paid, null for the order's total. Another amount needs a reason and the
-- right to see money. Raises not_allowed and the errors of change_order_status; changed_meanwhile also if a repeated call has
-- another amount.
create function private.deliver_order(order_id uuid, collected public.iqd, note text, expected_version int)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  locked public.orders;
begin
  perform private.require_that(collected is null or collected >= 0, 'collected', 'range');
  locked := private.lock_order(order_id);
  if collected is not null and not private.sees_money(locked) then
    perform private.raise_error('PT403', 'not_allowed');
  end if;
  -- More than the total is refused as a typing error.
  perform private.require_that(collected is null or collected <= locked.total * 2, 'collected', 'range');
  if collected <> locked.total then
    perform private.require_reason(note);
  end if;
  if private.change_order_status(order_id, 'Delivered', expected_version, note) then
    update public.orders o set cash_collected = collected where o.id = locked.id and collected is not null;
  elsif locked.cash_collected <> coalesce(collected, locked.total) then
    perform private.raise_error('PT409', 'changed_meanwhile',
      private.order_news(locked, expected_version, private.order_roles(locked)));
  end if;
end
$$;

create function public.deliver_order(order_id uuid, collected public.iqd, expected_version int, note text default null) returns void
language sql security invoker set search_path = '' as $$ select private.deliver_order(order_id, collected, note, expected_version) $$;
grant execute on function public.deliver_order(uuid, public.iqd, int, text),
  private.deliver_order(uuid, public.iqd, text, int) to authenticated, service_role;
