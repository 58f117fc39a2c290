-- Fields of a product that its form writes, with its offer, variants and compatible products, for one entry of the audit log.
create function private.product_for_audit(product_id bigint)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select to_jsonb(p) - array['search_text', 'quality', 'updated_at'] || jsonb_build_object('price', o.price,
    'discounted_price', o.discounted_price, 'deal_starts_at', o.deal_starts_at, 'deal_ends_at', o.deal_ends_at,
    'volume_discounts', o.volume_discounts,
    'lowest_price', (select l.lowest from private.price_limits l where l.product_id = p.id),
    'highest_price', (select l.highest from private.price_limits l where l.product_id = p.id),
    'variants', (select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('sku', v.sku, 'size', v.size, 'color', v.color,
      'color_ar', v.color_ar, 'price', v.price)) order by v.position, v.id)
      from public.product_variants v where v.product_id = p.id),
    'compatibilities', (select jsonb_agg(x.sku order by c.position, x.id) from public.product_compatibilities c
      join public.products x on x.id = c.compatible_product_id where c.product_id = p.id))
  from public.products p join public.product_offers o on o.product_id = p.id where p.id = product_for_audit.product_id
$$;

-- Raises invalid_input {field: reason} if a product of another company is changed without a reason.
create function private.require_edit_reason(product public.products)
returns void
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.require_that(product.company_id = any (private.my_company_ids())
    or private.context_reason() is not null, 'reason', 'required');
end
$$;

-- Saves a product of any company with a reason, which its seller reads in the form and as a notification. The log has one entry
-- with all changed fields. Parameters and errors as in save_product; a new product is refused with product_not_found. Raises
-- not_allowed, invalid_input {field: reason}.
create function private.save_product_as_staff(product jsonb, variants jsonb, compatibilities bigint[], expected_version int, reason text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  wanted bigint := private.number_of(product, 'id')::bigint;
  before jsonb := private.product_for_audit(wanted);
  after jsonb;
  saved jsonb;
begin
  perform private.require_staff('products');
  perform private.require_text('reason', reason, 500);
  if before is null then
    perform private.raise_error('PT404', 'product_not_found');
  end if;
  perform private.enter_context(jsonb_build_object('reason', btrim(reason), 'one_entry', true));
  saved := private.save_product(product, variants, compatibilities, expected_version);
  perform private.enter_context('{"one_entry": null}');
  after := private.product_for_audit(wanted);
  perform private.write_audit_entry('UPDATE', 'products', wanted::text, (after ->> 'company_id')::uuid,
    (select jsonb_object_agg(b.key, b.value) from jsonb_each(before) b where b.value is distinct from after -> b.key),
    (select jsonb_object_agg(b.key, after -> b.key) from jsonb_each(before) b where b.value is distinct from after -> b.key));
  insert into private.staff_edits (product_id, version, reason) values (wanted, (saved ->> 'version')::int, btrim(reason))
  on conflict on constraint staff_edits_pkey do update set version = excluded.version, reason = excluded.reason, edited_at = now();
  perform private.notify_company((after ->> 'company_id')::uuid, 'products', 'product_edited', jsonb_build_object(
    'product_id', wanted, 'name_en', after -> 'name_en', 'name_ar', after -> 'name_ar', 'reason', btrim(reason)));
  return saved;
end
$$;

create function public.save_product_as_staff(product jsonb, variants jsonb, compatibilities bigint[], expected_version int, reason text)
returns jsonb
language sql
security invoker
set search_path = ''
as $$
  select private.save_product_as_staff(product, variants, compatibilities, expected_version, reason)
$$;
grant execute on function public.save_product_as_staff(jsonb, jsonb, bigint[], int, text),
  private.save_product_as_staff(jsonb, jsonb, bigint[], int, text) to authenticated, service_role;
