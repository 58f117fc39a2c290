-- Counts the orders of each person in profiles.orders.
create function private.count_buyer_orders()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op <> 'INSERT' then
    update public.profiles p set orders = p.orders - 1 where p.id = old.buyer_id;
  end if;
  if tg_op <> 'DELETE' then
    update public.profiles p set orders = p.orders + 1 where p.id = new.buyer_id;
  end if;
  return null;
end
$$;
create trigger count_buyer_orders after insert or delete or update of buyer_id on public.orders
  for each row execute function private.count_buyer_orders();
