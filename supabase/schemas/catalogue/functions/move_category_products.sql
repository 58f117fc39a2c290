-- Moves some of a category's goods to another and returns how many are left (counted up to 10,000). Attribute values stay if
-- they apply there; the next save asks for missing required ones.
create function private.move_category_products(category_id bigint, target_id bigint, batch int)
returns int
language plpgsql
security definer
set search_path = ''
as $$
declare
  holding int[];
begin
  perform private.require_staff('categories');
  perform private.require_that(move_category_products.target_id is distinct from move_category_products.category_id,
    'target_id', 'one_of');
  if not exists (select from public.categories c where c.id = move_category_products.target_id) then
    perform private.raise_error('PT404', 'category_not_found');
  end if;
  holding := array(select d.id from private.attribute_definitions_of(move_category_products.target_id) d);
  perform private.enter_context('{"refiling": true}');
  update public.products p
  set category_id = move_category_products.target_id,
    attributes = (select coalesce(jsonb_agg(a.value order by a.ordinality), '[]')
      from jsonb_array_elements(p.attributes) with ordinality a where (a.value ->> 'definition')::int = any (holding))
  where p.id = any (array(
    select m.id from public.products m where m.category_id = move_category_products.category_id
    order by m.id limit least(greatest(coalesce(batch, 500), 1), 1000) for update));
  perform private.enter_context('{"refiling": null}');
  return (select count(*) from (
    select from public.products p where p.category_id = move_category_products.category_id limit 10000) left_over);
end
$$;

create function public.move_category_products(category_id bigint, target_id bigint, batch int default 500)
returns int
language sql
security invoker
set search_path = ''
as $$ select private.move_category_products(category_id, target_id, batch) $$;
grant execute on function public.move_category_products(bigint, bigint, int),
  private.move_category_products(bigint, bigint, int) to authenticated, service_role;
