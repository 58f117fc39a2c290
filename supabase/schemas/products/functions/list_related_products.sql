-- Up to eight other products of the same category, then of its siblings, best first.
create function private.list_related_products(product_id bigint)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  return (
    select private.product_cards(array(
      select x.product_id from (
        (select d.product_id, 0 as distance, d.popularity from private.search_documents d, public.products p
         where p.id = list_related_products.product_id and d.category_id = p.category_id and d.product_id <> p.id
         order by d.popularity desc limit 8)
        union all
        (select d.product_id, 1, d.popularity
         from public.products p
         join public.categories c on c.id = p.category_id
         join public.categories near on near.parent_id = c.parent_id and near.id <> c.id
         cross join lateral (select * from private.search_documents x where x.category_id = near.id
                             order by x.popularity desc limit 8) d
         where p.id = list_related_products.product_id
         order by d.popularity desc limit 8)
      ) x order by x.distance, x.popularity desc, x.product_id limit 8))
  );
end
$$;

create function public.list_related_products(product_id bigint) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.catalogue_answer(private.list_related_products(product_id)) $$;
grant execute on function public.list_related_products(bigint), private.list_related_products(bigint)
  to anon, authenticated, service_role;
