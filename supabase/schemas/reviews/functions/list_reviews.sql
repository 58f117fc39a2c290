-- Whether the author of a review gave all delivered goods of the product back.
create function private.was_returned(r public.reviews)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select r.verified_purchase and coalesce(bool_and(l.returned_quantity = l.quantity), false)
  from public.orders o join public.order_lines l on l.order_id = o.id
  where o.buyer_id = r.user_id and o.status = 'Delivered' and not o.is_exchange and l.product_id = r.product_id
    and l.quantity > 0
$$;

-- Reviews of a product, 10 per page, with the count of each star. Sorts: newest (default), highest, lowest.
create function private.list_reviews(product_id bigint, page int, sort text)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  -- Stars first: descending, ascending or ignored.
  direction int := case list_reviews.sort when 'highest' then -1 when 'lowest' then 1 else 0 end;
begin
  return (
    select jsonb_build_object(
      'items', coalesce((select jsonb_agg(jsonb_build_object('id', r.id, 'rating', r.rating, 'body', r.body,
          'author_name', r.author_name, 'verified_purchase', r.verified_purchase, 'created_at', r.created_at,
          'reply', r.reply, 'replied_at', r.replied_at) || case when private.was_returned(r) then '{"returned": true}'::jsonb else '{}' end
          order by r.rating * direction, r.created_at desc, r.id desc)
        from (select * from public.reviews x where x.product_id = list_reviews.product_id and x.hidden_at is null
              order by x.rating * direction, x.created_at desc, x.id desc
              limit 10 offset (greatest(coalesce(page, 1), 1) - 1) * 10) r), '[]'),
      'total', (select count(*) from public.reviews r where r.product_id = list_reviews.product_id and r.hidden_at is null),
      'distribution', (select jsonb_object_agg(star, (select count(*) from public.reviews r
          where r.product_id = list_reviews.product_id and r.rating = star and r.hidden_at is null)) from generate_series(1, 5) star))
  );
end
$$;

create function public.list_reviews(product_id bigint, page int default 1, sort text default 'newest') returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.catalogue_answer(private.list_reviews(product_id, page, sort)) $$;
grant execute on function public.list_reviews(bigint, int, text), private.list_reviews(bigint, int, text)
  to anon, authenticated, service_role;
