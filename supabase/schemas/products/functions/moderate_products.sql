-- Whether an earlier call of the caller hid a product with this reason (or without one showed it) at this moderation_version.
create function private.is_repeated_moderation(product_id bigint, expected_version int, reason text)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return exists (
    select from public.audit_log a
    where a.table_name = 'products' and a.row_id = is_repeated_moderation.product_id::text and a.actor_id = private.my_id()
      and (a.after ->> 'moderation_version')::int = expected_version + 1
      and a.reason is not distinct from is_repeated_moderation.reason);
end
$$;

-- Hides up to 200 products with a reason that their companies see, or (without one) shows them again. Returns how many.
-- expected_versions are their moderation_version, in the order of product_ids. Raises changed_meanwhile with the names of
-- products that somebody hid or showed since, and then changes none.
create function private.moderate_products(product_ids bigint[], expected_versions int[], reason text)
returns int
language plpgsql
security definer
set search_path = ''
as $$
declare
  remark text := private.begin_moderation('products', product_ids, 'product_ids', reason);
  stale record;
  found_count int;
  changing bigint[];
  counts jsonb;
begin
  perform private.require_that(cardinality(expected_versions) = cardinality(product_ids), 'expected_versions', 'count');
  perform from public.products p where p.id = any (product_ids) and p.deleted_at is null order by p.id for update;
  get diagnostics found_count = row_count;
  if found_count = 0 then
    perform private.raise_error('PT404', 'product_not_found');
  end if;
  for stale in
    select p.*, seen.version as seen_version
    from unnest(product_ids, expected_versions) seen (id, version) join public.products p on p.id = seen.id
    where p.deleted_at is null and p.moderation_version is distinct from seen.version
  loop
    perform private.begin_decision(stale.seen_version::text, stale.moderation_version::text,
      private.is_repeated_moderation(stale.id, stale.seen_version, remark),
      jsonb_build_object('what', case stale.moderation when 'hidden' then 'product_hidden' else 'product_shown' end,
        'name_en', stale.name_en, 'name_ar', stale.name_ar)
      || private.last_change('products', stale.id::text, 'moderation_version'));
  end loop;
  changing := array(select p.id from public.products p
    where p.id = any (product_ids) and p.deleted_at is null and (p.moderation = 'hidden') <> (remark is not null));
  with changed as (
    update public.products p
    set moderation = case when remark is null then 'visible' else 'hidden' end, moderation_reason = remark,
      moderation_version = p.moderation_version + 1
    from unnest(product_ids, expected_versions) seen (id, version)
    where p.id = seen.id and p.moderation_version = seen.version and p.deleted_at is null
    returning p.company_id
  )
  select jsonb_object_agg(x.company_id, x.products) into counts
  from (select c.company_id, count(*) as products from changed c group by c.company_id) x;
  perform private.notify_moderation(changing, remark);
  perform private.end_moderation(remark, 'products', counts);
  return found_count;
end
$$;

create function public.moderate_products(product_ids bigint[], expected_versions int[], reason text default null) returns int
language sql security invoker set search_path = '' as $$
  select private.moderate_products(product_ids, expected_versions, reason) $$;
grant execute on function public.moderate_products(bigint[], int[], text), private.moderate_products(bigint[], int[], text)
  to authenticated, service_role;
