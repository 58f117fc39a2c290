-- Return rule of a product: its own, else its category's.
create function private.returns_of(p public.products)
returns public.returns_rule
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return coalesce(p.returns, private.category_returns(p.category_id));
end
$$;

-- Whether buyers may see a product, considering its company and category.
create function private.is_public_product(p public.products)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return p.is_listed and exists (select from public.companies c where c.id = p.company_id and c.is_approved)
    and not p.category_id = any (private.hidden_category_ids());
end
$$;
