-- Hides a product with a reason that its company sees, or (without one) shows it again. Many products are hidden by
-- start_staff_product_change. expected_version is its moderation_version. Raises changed_meanwhile if somebody hid or showed it
-- since, product_not_found.
create function private.moderate_product(product_id bigint, expected_version int, reason text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  remark text := nullif(btrim(reason), '');
  product public.products;
begin
  perform private.require_staff('products');
  perform private.require_text('reason', reason, 500, true);
  select * into product from public.products p where p.id = moderate_product.product_id and p.deleted_at is null for update;
  if product.id is null then
    perform private.raise_error('PT404', 'product_not_found');
  elsif not private.begin_decision(expected_version::text, product.moderation_version::text, exists (
      -- An earlier call of the caller with this reason at this version.
      select from public.audit_log a
      where a.table_name = 'products' and a.row_id = product.id::text and a.actor_id = private.my_id()
        and (a.after ->> 'moderation_version')::int = expected_version + 1 and a.reason is not distinct from remark),
      jsonb_build_object('what', case product.moderation when 'hidden' then 'product_hidden' else 'product_shown' end,
        'name_en', product.name_en, 'name_ar', product.name_ar)
      || private.last_change('products', product.id::text, 'moderation_version')) then
    return;
  end if;
  perform private.enter_context(jsonb_build_object('reason', remark));
  update public.products p
  set moderation = case when remark is null then 'visible' else 'hidden' end, moderation_reason = remark,
    moderation_version = p.moderation_version + 1
  where p.id = product.id;
  if (product.moderation = 'hidden') <> (remark is not null) then
    perform private.notify_moderation(array[product.id], remark);
  end if;
end
$$;

create function public.moderate_product(product_id bigint, expected_version int, reason text default null) returns void
language sql security invoker set search_path = '' as $$ select private.moderate_product(product_id, expected_version, reason) $$;
grant execute on function public.moderate_product(bigint, int, text), private.moderate_product(bigint, int, text)
  to authenticated, service_role;
