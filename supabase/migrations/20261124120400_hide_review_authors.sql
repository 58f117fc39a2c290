-- Who wrote a review is nobody's business but the author's; the shop shows the name only. A person without a name is
-- called a buyer on screen, in the reader's language.
alter table public.reviews alter column author_name drop not null;
-- The stand-in of former times.
update public.reviews r set author_name = null
where r.author_name = 'Mawad'
  and not exists (select 1 from public.profiles p where p.id = r.user_id and btrim(p.full_name) = 'Mawad');

-- The policies still use the column; reading it is what ends.
revoke select (user_id) on public.reviews from authenticated;

create or replace function private.submit_review(product_id bigint, rating int, body text)
returns bigint
language plpgsql
security definer
set search_path = ''
as $$
declare
  author uuid := auth.uid();
  review_id bigint;
begin
  if author is null then
    perform private.raise_error('PT401', 'not_signed_in');
  end if;
  if submit_review.rating is null or submit_review.rating not between 1 and 5 then
    perform private.raise_error('PT422', 'rating_required');
  end if;
  perform private.require_text('body', submit_review.body, 2000, true);
  if not exists (select 1 from public.products p join public.sellers s on s.id = p.seller_id
                 where p.id = submit_review.product_id and p.published and s.is_approved) then
    perform private.raise_error('PT404', 'product_not_found');
  end if;
  if exists (select 1 from public.products p where p.id = submit_review.product_id and p.seller_id = author) then
    perform private.raise_error('PT403', 'own_product_review');
  end if;
  insert into public.reviews as r (product_id, user_id, rating, body, author_name, verified_purchase)
  values (
    submit_review.product_id, author, submit_review.rating, btrim(coalesce(submit_review.body, '')),
    (select nullif(btrim(full_name), '') from public.profiles where id = author),
    exists (select 1 from public.order_lines l join public.orders o on o.id = l.order_id
            where l.product_id = submit_review.product_id and o.buyer_id = author and o.status = 'Delivered')
  )
  on conflict on constraint reviews_product_id_user_id_key do update
    set rating = excluded.rating, body = excluded.body, author_name = excluded.author_name,
        verified_purchase = excluded.verified_purchase, created_at = now()
  returning r.id into review_id;
  return review_id;
end
$$;

-- The caller's own review of a product as {id, rating, body, created_at}; null when there is none.
create function private.get_own_review(product_id bigint)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if auth.uid() is null then
    perform private.raise_error('PT401', 'not_signed_in');
  end if;
  return (
    select jsonb_build_object('id', r.id, 'rating', r.rating, 'body', r.body, 'created_at', r.created_at)
    from public.reviews r where r.product_id = get_own_review.product_id and r.user_id = auth.uid()
  );
end
$$;
create function public.get_own_review(product_id bigint)
returns jsonb
language sql
stable
security invoker
set search_path = ''
as $$ select private.get_own_review(product_id) $$;
revoke all on function public.get_own_review(bigint) from public, anon, authenticated;
grant execute on function public.get_own_review(bigint), private.get_own_review(bigint) to authenticated, service_role;
