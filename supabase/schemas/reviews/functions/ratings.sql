create function private.set_review_company()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.company_id := (select p.company_id from public.products p where p.id = new.product_id);
  return new;
end
$$;
create trigger set_review_company before insert or update of product_id on public.reviews
  for each row execute function private.set_review_company();

-- Updates the product's average rating and count.
create function private.refresh_rating()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  changed bigint;
begin
  foreach changed in array array_remove(array[
    case when tg_op <> 'DELETE' then new.product_id end,
    case when tg_op <> 'INSERT' then old.product_id end], null)
  loop
    update public.product_offers o
    set rating_count = s.rating_count, rating_average = s.rating_average
    from (select count(*)::int as rating_count, coalesce(round(avg(r.rating), 2), 0) as rating_average
          from public.reviews r where r.product_id = changed and r.hidden_at is null) s
    where o.product_id = changed and (o.rating_count, o.rating_average) is distinct from (s.rating_count, s.rating_average);
  end loop;
  return null;
end
$$;
create trigger refresh_rating after insert or delete or update of rating, product_id, hidden_at on public.reviews
  for each row execute function private.refresh_rating();
