-- Deletes a category without goods, with a reason for the log. Its subcategories move to `children_to`, or to its own parent.
-- Raises reason_required.
create function private.delete_category(category_id bigint, reason text, children_to bigint)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  category public.categories;
  goods int;
  target bigint;
begin
  perform private.require_staff('categories');
  perform private.enter_reason(reason);
  perform pg_advisory_xact_lock(hashtextextended('category tree', 0));
  select * into category from public.categories c where c.id = delete_category.category_id for update;
  if not found then
    perform private.raise_error('PT404', 'category_not_found');
  end if;
  perform private.require_that(delete_category.children_to is distinct from category.id, 'children_to', 'one_of');
  goods := (select count(*) from (select from public.products p where p.category_id = category.id limit 10000) many);
  if goods > 0 then
    perform private.raise_error('PT409', 'category_in_use', jsonb_build_object('products', goods));
  end if;
  target := coalesce(delete_category.children_to, category.parent_id);
  update public.categories c
  set parent_id = target, position = c.position + coalesce((
    select max(n.position) from public.categories n where n.parent_id is not distinct from target), 0)
  where c.parent_id = category.id;
  delete from public.categories c where c.id = category.id;
end
$$;

create function public.delete_category(category_id bigint, reason text, children_to bigint default null)
returns void
language sql
security invoker
set search_path = ''
as $$ select private.delete_category(category_id, reason, children_to) $$;
grant execute on function public.delete_category(bigint, text, bigint), private.delete_category(bigint, text, bigint)
  to authenticated, service_role;
