-- All categories, parents before children, with the number of products in each subtree. Every page loads this list; SEO fields
-- of a category are loaded by its own page.
create function private.list_categories()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  return (
    with recursive tree as (
      select c.id, c.id as ancestor, 0 as depth from public.categories c
      union all
      select t.id, c.parent_id, t.depth + 1
      from tree t join public.categories c on c.id = t.ancestor where c.parent_id is not null
    ), own as (
      select n.category_id, sum(n.products) as products from private.category_counts n
      where n.company_id <> all ((select private.barred_company_ids())::uuid[])
        and n.category_id <> all ((select private.hidden_category_ids())::bigint[])
      group by n.category_id
    ), counts as (
      select t.ancestor as id, sum(coalesce(o.products, 0))::int as products
      from tree t left join own o on o.category_id = t.id group by t.ancestor
    ), depths as (
      select t.id, max(t.depth) as depth from tree t group by t.id
    )
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', c.id, 'parent_id', c.parent_id, 'name_en', c.name_en, 'name_ar', c.name_ar, 'slug_en', c.slug_en,
      'slug_ar', c.slug_ar, 'image', c.image, 'product_count', n.products, 'returns', private.category_returns(c.id)) order by d.depth, c.position, c.id), '[]')
    from public.categories c join counts n on n.id = c.id join depths d on d.id = c.id
    where c.id <> all ((select private.hidden_category_ids())::bigint[])
  );
end
$$;

create function public.list_categories() returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.catalogue_answer(private.list_categories()) $$;
grant execute on function public.list_categories(), private.list_categories() to anon, authenticated, service_role;
