-- Whether a person ordered from a company to an address of that company or of one of its members: the same text in the same
-- governorate.
create function private.shares_address(author uuid, company_id uuid)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  with theirs as (
    select c.governorate, private.fold_text(n.address) as address
    from public.companies c cross join unnest(array[c.pickup_address_en, c.pickup_address_ar]) n (address)
    where c.id = shares_address.company_id and n.address is not null
    union
    select a.governorate, private.fold_text(a.address)
    from public.company_members m join public.addresses a on a.user_id = m.user_id
    where m.company_id = shares_address.company_id
  )
  select exists (
    select from public.orders o join public.checkouts k on k.id = o.checkout_id
    join theirs on theirs.governorate = k.governorate and theirs.address = private.fold_text(k.address)
    where o.buyer_id = shares_address.author and o.company_id = shares_address.company_id)
$$;

-- Whether a person and a member of a company are signed in from one device: the same browser at the same address. The two are
-- compared as a hash and not stored. False on projects whose auth tables our functions may not read.
create function private.shares_device(author uuid, company_id uuid)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not has_table_privilege('auth.sessions', 'select') then
    return false;
  end if;
  return exists (
    select from auth.sessions own
    join public.company_members m on m.company_id = shares_device.company_id and m.user_id <> own.user_id
    join auth.sessions theirs on theirs.user_id = m.user_id
    where own.user_id = shares_device.author
      and sha256(convert_to(own.ip::text || own.user_agent, 'UTF8')) = sha256(convert_to(theirs.ip::text || theirs.user_agent, 'UTF8')));
end
$$;

-- Reason to suspect that a person belongs to a company: 'member'; 'phone' if the profile or an order names a phone of the company
-- or of a member; 'address' or 'device' (see above); otherwise null.
create function private.review_suspicion(author uuid, company_id uuid)
returns text
language sql
stable
security definer
set search_path = ''
as $$
  with phones as (
    select c.phone from public.companies c where c.id = review_suspicion.company_id
    union select c.store_phone from public.companies c where c.id = review_suspicion.company_id
    union select p.phone from public.company_members m join public.profiles p on p.id = m.user_id
      where m.company_id = review_suspicion.company_id
  )
  select case
    when exists (select from public.company_members m
      where m.user_id = author and m.company_id = review_suspicion.company_id) then 'member'
    when exists (select from public.profiles p join phones on phones.phone = p.phone where p.id = author)
      or exists (select from public.orders o join phones on phones.phone = o.buyer_phone
        where o.buyer_id = author and o.company_id = review_suspicion.company_id) then 'phone'
    when private.shares_address(author, review_suspicion.company_id) then 'address'
    when private.shares_device(author, review_suspicion.company_id) then 'device' end
$$;

-- Writes or rewrites the caller's review of a product. A hidden review stays hidden.
create function private.submit_review(product_id bigint, rating int, body text)
returns bigint
language plpgsql
security definer
set search_path = ''
as $$
declare
  author uuid := private.require_person();
  review_id bigint;
begin
  if submit_review.rating is null or submit_review.rating not between 1 and 5 then
    perform private.raise_error('PT422', 'rating_required');
  end if;
  perform private.require_text('body', submit_review.body, 2000, true);
  if not exists (select from public.products p
                 where p.id = submit_review.product_id and private.is_public_product(p)) then
    perform private.raise_error('PT404', 'product_not_found');
  end if;
  if exists (select from public.products p
             where p.id = submit_review.product_id and p.company_id = any (private.my_company_ids())) then
    perform private.raise_error('PT403', 'own_product_review');
  end if;
  insert into public.reviews as r (product_id, user_id, rating, body, author_name, verified_purchase, suspicion)
  values (
    submit_review.product_id, author, submit_review.rating, btrim(coalesce(submit_review.body, '')),
    (select nullif(btrim(full_name), '') from public.profiles where id = author),
    exists (select 1 from public.order_lines l join public.orders o on o.id = l.order_id
            where l.product_id = submit_review.product_id and o.buyer_id = author and o.status = 'Delivered'
              and l.quantity > 0),
    private.review_suspicion(author, (select p.company_id from public.products p where p.id = submit_review.product_id))
  )
  on conflict on constraint reviews_product_id_user_id_key do update
    set rating = excluded.rating, body = excluded.body, author_name = excluded.author_name,
        verified_purchase = excluded.verified_purchase, suspicion = excluded.suspicion, created_at = now(),
        reported = r.reported or r.hidden_at is not null
  returning r.id into review_id;
  return review_id;
end
$$;

create function public.submit_review(product_id bigint, rating int, body text default '')
returns bigint
language plpgsql
security invoker
set search_path = ''
as $$
#variable_conflict use_column
begin
  return (select private.submit_review(product_id, rating, body));
end
$$;
grant execute on function public.submit_review(bigint, int, text), private.submit_review(bigint, int, text)
  to authenticated, service_role;
