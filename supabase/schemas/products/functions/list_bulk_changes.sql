-- The company's latest changes of products: running ones, and past ones to undo.
create function private.list_bulk_changes()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  company uuid := private.my_company('products');
begin
  return (
    select coalesce(jsonb_agg(private.get_bulk_change(x.id) order by x.created_at desc), '[]')
    from (select b.id, b.created_at from private.bulk_changes b where b.company_id = company and b.subject = 'products'
          order by b.created_at desc limit 5) x);
end
$$;

create function public.list_bulk_changes() returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.list_bulk_changes() $$;
grant execute on function public.list_bulk_changes(), private.list_bulk_changes() to authenticated, service_role;
