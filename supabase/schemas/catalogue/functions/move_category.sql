-- Moves a category below another (null: to the first level), before a given sibling or last. validate_category refuses a move
-- below itself.
create function private.move_category(category_id bigint, parent_id bigint, before_id bigint)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  neighbours bigint[];
  place int;
begin
  perform private.require_staff('categories');
  -- Held until the end of the transaction, so that one person at a time writes the order of siblings.
  perform pg_advisory_xact_lock(hashtextextended('category tree', 0));
  if not exists (select from public.categories c where c.id = move_category.category_id)
    or (move_category.parent_id is not null
      and not exists (select from public.categories c where c.id = move_category.parent_id)) then
    perform private.raise_error('PT404', 'category_not_found');
  end if;
  update public.categories c set parent_id = move_category.parent_id
  where c.id = move_category.category_id and c.parent_id is distinct from move_category.parent_id;
  neighbours := array(
    select c.id from public.categories c
    where c.parent_id is not distinct from move_category.parent_id and c.id <> move_category.category_id
    order by c.position, c.id);
  place := coalesce(array_position(neighbours, move_category.before_id), cardinality(neighbours) + 1);
  neighbours := neighbours[:place - 1] || move_category.category_id || neighbours[place:];
  update public.categories c set position = n.place
  from unnest(neighbours) with ordinality n (id, place)
  where c.id = n.id and c.position <> n.place;
end
$$;

create function public.move_category(category_id bigint, parent_id bigint default null, before_id bigint default null)
returns void
language sql
security invoker
set search_path = ''
as $$ select private.move_category(category_id, parent_id, before_id) $$;
grant execute on function public.move_category(bigint, bigint, bigint), private.move_category(bigint, bigint, bigint)
  to authenticated, service_role;
