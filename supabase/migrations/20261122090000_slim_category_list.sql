-- Every page carries the whole list; what search engines read of a category is asked for by its page alone.
create or replace function private.list_categories()
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
      select d.category_id, count(*) as products from private.search_documents d group by d.category_id
    ), counts as (
      select t.ancestor as id, sum(coalesce(o.products, 0))::int as products
      from tree t left join own o on o.category_id = t.id group by t.ancestor
    ), depths as (
      select t.id, max(t.depth) as depth from tree t group by t.id
    )
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', c.id, 'parent_id', c.parent_id, 'name_en', c.name_en, 'name_ar', c.name_ar, 'slug_en', c.slug_en,
      'slug_ar', c.slug_ar, 'image', c.image, 'product_count', n.products) order by d.depth, c.position, c.id), '[]')
    from public.categories c join counts n on n.id = c.id join depths d on d.id = c.id
  );
end
$$;
