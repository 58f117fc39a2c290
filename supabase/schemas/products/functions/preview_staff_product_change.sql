-- Like preview_bulk_change, for staff and products of all companies.
create function private.preview_staff_product_change(input jsonb)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return private.bulk_preview(input, private.staff_bulk_source(input), '{"reason": ""}');
end
$$;

create function public.preview_staff_product_change(input jsonb) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.preview_staff_product_change(input) $$;
grant execute on function public.preview_staff_product_change(jsonb), private.preview_staff_product_change(jsonb)
  to authenticated, service_role;
