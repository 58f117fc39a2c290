-- Notifies and mails the members of a company with a right about one of its products. Imports and bulk changes notify nobody:
-- the person who starts one sees its result before.
create function private.announce_product(product_id bigint, kind text, right_name text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  p public.products;
begin
  if private.context_batch() is not null then
    return;
  end if;
  select * into p from public.products x where x.id = announce_product.product_id and x.deleted_at is null;
  if not found then
    return;
  end if;
  perform private.notify_company(p.company_id, right_name, kind,
    jsonb_build_object('product_id', p.id, 'name_en', p.name_en, 'name_ar', p.name_ar));
  perform private.queue_company_email(p.company_id, kind, private.company_names(p.company_id)
    || jsonb_build_object('product_id', p.id, 'product_en', p.name_en, 'product_ar', p.name_ar), right_name);
end
$$;

-- Announces a price that left the company's limits. Deferred to the end of the transaction, because a save may change the limits
-- after the price.
create function private.announce_price_limit()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if exists (
    select from private.price_limits l
    where l.product_id = new.product_id and (new.price < l.lowest or new.price > l.highest)) then
    perform private.announce_product(new.product_id, 'price_limit', 'products');
  end if;
  return null;
end
$$;
