create trigger freeze_cash_by before update of status on public.orders
  for each row when (new.status = 'Shipped' and old.status <> 'Shipped') execute function private.freeze_cash_by();

-- At the end of the transaction: the ledger has one writer at a time, and by then all other locks are taken.
create constraint trigger post_order_event after insert on public.order_events
  deferrable initially deferred for each row
  when (new.kind = 'status' and new.to_status = 'Delivered' or new.kind = 'status' and new.to_status = 'Cancelled' and new.from_status = 'Shipped'
    or new.kind = 'shortage' and new.to_status = 'Delivered')
  execute function private.post_order_event();
