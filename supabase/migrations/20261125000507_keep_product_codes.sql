-- The codes of a company's goods: the SKUs of its products and variants that are not deleted, each of them once.

create table private.product_codes (
  company_id uuid not null,
  -- private.code_key of the SKU.
  code text not null,
  product_id bigint not null references public.products (id) on delete cascade,
  -- Null: the product's own SKU.
  variant_id bigint references public.product_variants (id) on delete cascade,
  primary key (company_id, code)
);
create index product_codes_code_idx on private.product_codes (code);
create index product_codes_product_id_idx on private.product_codes (product_id);
create index product_codes_variant_id_idx on private.product_codes (variant_id);
alter table private.product_codes enable row level security;
revoke all on private.product_codes from public, anon, authenticated;
grant all on private.product_codes to service_role;

-- Lets one transaction at a time write codes of a company. Taken first: who claimed a code and then waited for the search index
-- of a category would else meet another who did both the other way round.
create function private.lock_codes(company_id uuid)
returns void
language plpgsql
set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('product codes ' || company_id, 0));
end
$$;

-- Enters a code for a product or one of its variants. Raises sku_taken {field, sku} when another product or variant of the
-- company has it; waits for a transaction that is entering the same code.
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

-- A deleted product and its variants give their codes free; a restored one claims them again.
create function private.claim_product_codes()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  variant record;
begin
  delete from private.product_codes c where c.product_id = new.id;
  if new.deleted_at is null then
    perform private.claim_code(new.company_id, new.sku, new.id, null);
    for variant in
      select v.id, v.sku from public.product_variants v where v.product_id = new.id and v.sku is not null order by v.id
    loop
      perform private.claim_code(new.company_id, variant.sku, new.id, variant.id);
    end loop;
  end if;
  return null;
end
$$;
create trigger claim_new_product_codes after insert on public.products
  for each row when (new.deleted_at is null) execute function private.claim_product_codes();
create trigger claim_changed_product_codes after update of sku, company_id, deleted_at on public.products
  for each row when ((old.sku, old.company_id, old.deleted_at is null) is distinct from (new.sku, new.company_id, new.deleted_at is null))
  execute function private.claim_product_codes();

create function private.claim_variant_code()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from private.product_codes c where c.variant_id = new.id;
  if new.sku is not null and exists (select from public.products p where p.id = new.product_id and p.deleted_at is null) then
    perform private.claim_code(new.company_id, new.sku, new.product_id, new.id);
  end if;
  return null;
end
$$;
create trigger claim_new_variant_code after insert on public.product_variants
  for each row when (new.sku is not null) execute function private.claim_variant_code();
create trigger claim_changed_variant_code after update of sku on public.product_variants
  for each row when (old.sku is distinct from new.sku) execute function private.claim_variant_code();

-- The codes that a product and its variants have, or would have again when it is restored.
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
