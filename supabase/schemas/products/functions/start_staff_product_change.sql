-- Products of all companies for a change by staff, as "from … where …". input: as in bulk_source; filter.company_id limits it to
-- one company.
create function private.staff_bulk_source(input jsonb)
returns text
language plpgsql
stable
set search_path = ''
as $$
declare
  company text := input -> 'filter' ->> 'company_id';
begin
  perform private.require_staff('products');
  perform private.require_that(company is null or pg_input_is_valid(company, 'uuid'), 'company_id', 'format');
  perform private.require_that(coalesce(input -> 'change' ->> 'kind' in ('category', 'names', 'discount', 'hide', 'show'), false),
    'kind', 'one_of');
  return private.bulk_source(input, company::uuid);
end
$$;

-- Notifies each company of a change by staff, once; `kind` is the kind of the notification.
create function private.notify_staff_product_change(change_id uuid, kind text, reason text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  own record;
begin
  for own in
    select p.company_id, count(*) as products, min(p.id) as id, min(p.name_en) as name_en, min(p.name_ar) as name_ar
    from private.bulk_change_rows r join public.products p on p.id = r.product_id
    where r.change_id = notify_staff_product_change.change_id group by p.company_id
  loop
    perform private.notify_company(own.company_id, 'products', kind, jsonb_build_object('reason', reason)
      || private.products_subject(own.products, own.id, own.name_en, own.name_ar));
  end loop;
end
$$;

-- Starts a change of category, names or deals of products of any company, or hides them, with a reason that their sellers read,
-- or shows them again, which needs no reason. Returns as
-- start_bulk_change; get_bulk_change and steer_bulk_change continue it. Raises stale_version {count}, invalid_input, not_allowed.
create function private.start_staff_product_change(change_id uuid, input jsonb, expected int, reason text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  source text := private.staff_bulk_source(input);
  change jsonb := private.check_bulk_change(input -> 'change') || jsonb_build_object('reason', coalesce(btrim(reason), ''));
  former jsonb;
  total int;
begin
  perform private.require_text('reason', reason, 500, change ->> 'kind' = 'show');
  if exists (select from private.bulk_changes b where b.id = start_staff_product_change.change_id) then
    return private.get_bulk_change(change_id);
  end if;
  insert into private.bulk_changes (id, actor_id, change) values (start_staff_product_change.change_id, private.my_id(), change);
  execute format('insert into private.bulk_change_rows (change_id, product_id) select %L::uuid, p.id %s', change_id, source);
  get diagnostics total = row_count;
  if total <> expected then
    perform private.raise_error('PT409', 'stale_version', jsonb_build_object('count', total));
  end if;
  perform private.require_that(total > 0, 'ids', 'count');
  update private.bulk_changes b set row_count = total where b.id = start_staff_product_change.change_id;
  former := private.enter_context(jsonb_build_object('reason', btrim(reason)));
  perform private.write_batch_heading(change_id, null, change - 'names', 'products', total, (
    select jsonb_object_agg(x.company_id, x.products)
    from (select p.company_id, count(*) as products from private.bulk_change_rows r join public.products p on p.id = r.product_id
          where r.change_id = start_staff_product_change.change_id group by p.company_id) x));
  perform private.leave_context(former);
  -- Hiding and showing notify when they are written.
  if change ->> 'kind' not in ('hide', 'show') then
    perform private.notify_staff_product_change(change_id,
      case when change ->> 'kind' <> 'discount' then 'product_edited' when change -> 'percent' = 'null' then 'deal_ended' else 'deal_set' end,
      change ->> 'reason');
  end if;
  perform private.hurry_bulk_change(change_id);
  return private.get_bulk_change(change_id);
end
$$;

create function public.start_staff_product_change(change_id uuid, input jsonb, expected int, reason text) returns jsonb
language sql security invoker set search_path = '' as $$
  select private.start_staff_product_change(change_id, input, expected, reason)
$$;
grant execute on function public.start_staff_product_change(uuid, jsonb, int, text),
  private.start_staff_product_change(uuid, jsonb, int, text) to authenticated, service_role;
