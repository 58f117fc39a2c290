-- Stored pictures of receipts that no ledger transaction names a day after their upload. Oldest first, at most 100.
create function private.list_loose_receipts()
returns text[]
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return array(
    select o.name from storage.objects o
    where o.bucket_id = 'payment-receipts' and coalesce(o.updated_at, o.created_at) < now() - interval '1 day'
      and not exists (select from private.ledger_transactions t where t.details ->> 'receipt_path' = o.name)
      and private.may_try_job_item('clear-uploads', o.name)
    order by o.created_at
    limit 100);
end
$$;

create function public.list_loose_receipts() returns text[]
language sql stable security invoker set search_path = '' as $$ select private.list_loose_receipts() $$;
grant execute on function public.list_loose_receipts(), private.list_loose_receipts() to service_role;
