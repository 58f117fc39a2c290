create function private.list_products_by_ids(ids bigint[])
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  return (select private.product_cards(ids[1:200]));
end
$$;

create function public.list_products_by_ids(ids bigint[]) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.catalogue_answer(private.list_products_by_ids(ids)) $$;
grant execute on function public.list_products_by_ids(bigint[]), private.list_products_by_ids(bigint[])
  to anon, authenticated, service_role;
