-- Starts a change of all products that match now. Raises stale_version {count} if they are no longer `expected` many,
-- invalid_input {field, rule}, delivery_required, not_allowed.
create function private.start_bulk_change(change_id uuid, input jsonb, expected int)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  company uuid := private.my_company('products');
  change jsonb := private.check_bulk_change(input -> 'change');
  total int;
begin
  if exists (select from private.bulk_changes b where b.id = start_bulk_change.change_id) then
    return private.get_bulk_change(change_id);
  end if;
  if change ->> 'kind' = 'publish' then
    perform private.require_publishable(company);
  end if;
  insert into private.bulk_changes (id, company_id, actor_id, change) values (start_bulk_change.change_id, company, private.my_id(), change);
  execute format('insert into private.bulk_change_rows (change_id, product_id) select %L::uuid, p.id %s',
    change_id, private.own_bulk_source(input, company));
  get diagnostics total = row_count;
  if total <> expected then
    perform private.raise_error('PT409', 'stale_version', jsonb_build_object('count', total));
  end if;
  perform private.require_that(total > 0, 'ids', 'count');
  update private.bulk_changes b set row_count = total where b.id = start_bulk_change.change_id;
  perform private.write_batch_heading(change_id, company, change, 'products', total);
  perform private.hurry_bulk_change(change_id);
  return private.get_bulk_change(change_id);
end
$$;

create function public.start_bulk_change(change_id uuid, input jsonb, expected int) returns jsonb
language sql security invoker set search_path = '' as $$
  select private.start_bulk_change(change_id, input, expected)
$$;
grant execute on function public.start_bulk_change(uuid, jsonb, int), private.start_bulk_change(uuid, jsonb, int)
  to authenticated, service_role;
