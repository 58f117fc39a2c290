-- Products that a change refused, or that an undo left unchanged. filter: {page?, page_size?}
create function private.list_bulk_change_rows(change_id uuid, filter jsonb)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  -- Raises an error for another company's change.
  perform private.get_bulk_change(change_id);
  return private.list_page('r.product_id', format(
      $source$from private.bulk_change_rows r where r.change_id = %L and r.outcome in ('refused', 'kept')$source$, change_id),
    'r.product_id',
    'private.bulk_row_item(r, c.company_id)',
    format('join private.bulk_change_rows r on r.change_id = %L and r.product_id = shown.id
      join private.bulk_changes c on c.id = r.change_id', change_id), filter);
end
$$;

create function public.list_bulk_change_rows(change_id uuid, filter jsonb default '{}') returns jsonb
language sql stable security invoker set search_path = '' as $$
  select private.list_bulk_change_rows(change_id, filter)
$$;
grant execute on function public.list_bulk_change_rows(uuid, jsonb), private.list_bulk_change_rows(uuid, jsonb)
  to authenticated, service_role;
