-- The products that search engines may list, in order of their ids. Read part by part: part n of a given size holds
-- the ids from n * size + 1 to (n + 1) * size, so an address never moves to another part.
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
      from private.search_documents d join public.products p on p.id = d.product_id
      where d.product_id > coalesce(list_sitemap_products.after, 0)
        and (list_sitemap_products.up_to is null or d.product_id <= list_sitemap_products.up_to)
      order by d.product_id
      limit least(greatest(coalesce(list_sitemap_products.max_rows, 1000), 1), 1000)
    ) x
  );
end
$$;

-- Numbers of the parts that hold anything: one index probe per part, however many products there are.
create function private.list_sitemap_parts(part_size int)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  size bigint := greatest(coalesce(list_sitemap_parts.part_size, 10000), 1000);
begin
  return (
    with recursive parts as (
      (select (d.product_id - 1) / size as part from private.search_documents d order by d.product_id limit 1)
      union all
      select (select (d.product_id - 1) / size from private.search_documents d
              where d.product_id > (p.part + 1) * size order by d.product_id limit 1)
      from parts p where p.part is not null
    )
    select coalesce(jsonb_agg(p.part order by p.part), '[]') from parts p where p.part is not null
  );
end
$$;

create function public.list_sitemap_products(after bigint default 0, up_to bigint default null, max_rows int default 1000)
returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.list_sitemap_products(after, up_to, max_rows) $$;
create function public.list_sitemap_parts(part_size int default 10000)
returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.list_sitemap_parts(part_size) $$;
revoke all on function public.list_sitemap_products(bigint, bigint, int), public.list_sitemap_parts(int)
  from public, anon, authenticated;
grant execute on function public.list_sitemap_products(bigint, bigint, int),
  private.list_sitemap_products(bigint, bigint, int), public.list_sitemap_parts(int), private.list_sitemap_parts(int)
  to anon, authenticated, service_role;
