-- Numbers of the sitemap parts that have products: one index probe per part, for any number of products.
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

create function public.list_sitemap_parts(part_size int default 10000)
returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.catalogue_answer(private.list_sitemap_parts(part_size)) $$;
grant execute on function public.list_sitemap_parts(int), private.list_sitemap_parts(int) to anon, authenticated, service_role;
