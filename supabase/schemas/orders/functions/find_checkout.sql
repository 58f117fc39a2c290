-- Result of the checkout with this key, or null. For a buyer whose reply was lost.
create function private.find_checkout(idempotency_key uuid)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  found_id uuid;
begin
  perform private.require_person();
  select c.id into found_id from public.checkouts c
  where c.user_id = private.my_id() and c.idempotency_key = find_checkout.idempotency_key;
  return case when found_id is not null then private.checkout_answer(found_id) end;
end
$$;

create function public.find_checkout(idempotency_key uuid)
returns jsonb
language sql
stable
security invoker
set search_path = ''
as $$ select private.find_checkout(idempotency_key) $$;
grant execute on function public.find_checkout(uuid), private.find_checkout(uuid) to authenticated, service_role;
