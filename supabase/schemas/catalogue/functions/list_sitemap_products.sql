-- Products for the sitemap in order of their ids. Part n of a given size holds the ids from n * size + 1 to (n + 1) * size, so
-- a product never moves to another part.
create function private.list_sitemap_products(after bigint, up_to bigint, max_rows int)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', x.id, 'updated_at', x.updated_at) order by x.id), '[]')
    from (
      select d.product_id as id, p.updated_at
      from private.search_documents d
      -- "offset 0" keeps this a lookup for each id. As a join, the planner checks all products of the part for every page.
      cross join lateral (select * from public.products p where p.id = d.product_id offset 0) p
      where d.product_id > coalesce(list_sitemap_products.after, 0)
        and d.product_id <= coalesce(list_sitemap_products.up_to, 9223372036854775807)
        and p.is_listed
        -- Each list is computed once per page; private.is_public_product would compute them for each product.
        and not p.category_id = any ((select private.hidden_category_ids())::bigint[])
        and not p.company_id = any ((select private.barred_company_ids())::uuid[])
      order by d.product_id
      limit least(greatest(coalesce(list_sitemap_products.max_rows, 1000), 1), 1000)
    ) x
  );
end
$$;

create function public.list_sitemap_products(after bigint default 0, up_to bigint default null, max_rows int default 1000)
returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.catalogue_answer(private.list_sitemap_products(after, up_to, max_rows)) $$;
grant execute on function public.list_sitemap_products(bigint, bigint, int),
  private.list_sitemap_products(bigint, bigint, int) to anon, authenticated, service_role;
