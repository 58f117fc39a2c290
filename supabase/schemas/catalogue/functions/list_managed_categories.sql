-- One level of the tree, or the categories in the whole tree that a term finds. filter: {parent_id? (none: the first level),
-- term?, page?, page_size?}
create function private.list_managed_categories(filter jsonb)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  pattern text := private.fold_pattern(filter ->> 'term');
  parent bigint := private.number_of(filter, 'parent_id')::bigint;
  conditions text := 'c.parent_id is null';
begin
  perform private.require_staff('categories');
  if pattern is not null then
    conditions := format('private.fold_text(concat_ws('' | '', c.name_en, c.name_ar, c.slug_en, c.slug_ar)) like %L', pattern);
  elsif parent is not null then
    conditions := format('c.parent_id = %L::bigint', parent);
  end if;
  return private.list_page('c.id', 'from public.categories c where ' || conditions,
    case when pattern is null then 'c.position, c.id' else 'c.name_en, c.id' end,
    'private.managed_category(c)', 'join public.categories c on c.id = shown.id', filter);
end
$$;

create function public.list_managed_categories(filter jsonb default '{}')
returns jsonb
language sql
stable
security invoker
set search_path = ''
as $$ select private.list_managed_categories(filter) $$;
grant execute on function public.list_managed_categories(jsonb), private.list_managed_categories(jsonb)
  to authenticated, service_role;
