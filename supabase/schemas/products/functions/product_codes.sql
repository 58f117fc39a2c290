-- Serializes writes of a company's codes. Taken before other locks: a transaction that claimed a code and then waited for the
-- search index of a category could deadlock with one that did both in the other order.
create function private.lock_codes(company_id uuid)
returns void
language plpgsql
set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('product codes ' || company_id, 0));
end
$$;

-- Claims a code for a product or one of its variants. Raises sku_taken {field, sku} if another product or variant of the
-- company has it; waits for a transaction that is claiming the same code.
create function private.claim_code(company_id uuid, sku text, product_id bigint, variant_id bigint)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.product_codes (company_id, code, product_id, variant_id)
  values (claim_code.company_id, private.code_key(sku), claim_code.product_id, claim_code.variant_id)
  on conflict do nothing;
  if not found then
    perform private.raise_error('PT409', 'sku_taken',
      jsonb_build_object('field', case when variant_id is null then 'sku' else 'variant_sku' end, 'sku', sku));
  end if;
end
$$;

-- Claims the codes of a product and its variants again. A deleted product has none; restoring it claims them.
create function private.claim_product_codes(product_id bigint)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  claimed record;
begin
  delete from private.product_codes c where c.product_id = claim_product_codes.product_id;
  for claimed in
    select p.company_id, p.sku, null::bigint as variant_id from public.products p
    where p.id = claim_product_codes.product_id and p.deleted_at is null
    union all
    select p.company_id, v.sku, v.id from public.products p join public.product_variants v on v.product_id = p.id
    where p.id = claim_product_codes.product_id and p.deleted_at is null and v.sku is not null
    order by variant_id nulls first
  loop
    perform private.claim_code(claimed.company_id, claimed.sku, claim_product_codes.product_id, claimed.variant_id);
  end loop;
end
$$;

-- The triggers are deferrable, so that save_product can exchange codes between a product and its variants.
create function private.claim_codes_of_product()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.claim_product_codes(new.id);
  return null;
end
$$;

create constraint trigger claim_new_product_codes after insert on public.products
  deferrable for each row when (new.deleted_at is null) execute function private.claim_codes_of_product();

create constraint trigger claim_changed_product_codes after update of sku, company_id, deleted_at on public.products
  deferrable for each row
  when ((old.sku, old.company_id, old.deleted_at is null) is distinct from (new.sku, new.company_id, new.deleted_at is null))
  execute function private.claim_codes_of_product();

create function private.claim_new_variant_code()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- The code may already be claimed by the trigger of its product or of another variant.
  delete from private.product_codes c where c.variant_id = new.id;
  if exists (select from public.products p where p.id = new.product_id and p.deleted_at is null) then
    perform private.claim_code(new.company_id, new.sku, new.product_id, new.id);
  end if;
  return null;
end
$$;

create constraint trigger claim_new_variant_code after insert on public.product_variants
  deferrable for each row when (new.sku is not null) execute function private.claim_new_variant_code();

create function private.claim_changed_variant_code()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.claim_product_codes(new.product_id);
  return null;
end
$$;

create constraint trigger claim_changed_variant_code after update of sku on public.product_variants
  deferrable for each row when (old.sku is distinct from new.sku) execute function private.claim_changed_variant_code();

-- Codes of a product and its variants, also if it is deleted.
create function private.codes_of_product(p public.products)
returns text[]
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return private.code_key(p.sku) || array(
    select private.code_key(v.sku) from public.product_variants v where v.product_id = p.id and v.sku is not null);
end
$$;
