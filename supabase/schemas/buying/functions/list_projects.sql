-- Projects of the caller's company with their figures; see project_item. filter: {state?, term? (name, number, address), sort? (name,
-- name_desc, newest, oldest, budget, budget_desc), page?, page_size?, after?}
create function private.list_projects(filter jsonb)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  mine private.buying_members := private.require_buying(null);
  pattern text := private.fold_pattern(filter ->> 'term');
  conditions text := format('p.company_id = %L', mine.company_id);
begin
  if filter ->> 'state' is not null then
    conditions := conditions || format(' and p.state = %L', filter ->> 'state');
  end if;
  if pattern is not null then
    conditions := conditions
      || format(' and private.fold_text(concat_ws('' | '', p.name, p.number, p.address)) like %L', pattern);
  end if;
  return private.list_page('p.id', 'from private.projects p where ' || conditions,
    private.list_order(filter, 'name', $orders${
      "name": "p.name, p.id",
      "name_desc": "p.name desc, p.id desc",
      "newest": "p.created_at desc, p.id",
      "oldest": "p.created_at, p.id desc",
      "budget": "p.budget nulls last, p.id",
      "budget_desc": "p.budget desc nulls last, p.id desc"}$orders$),
    'private.project_item(p)', 'join private.projects p on p.id = shown.id', filter);
end
$$;

create function public.list_projects(filter jsonb default '{}') returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.list_projects(filter) $$;
grant execute on function public.list_projects(jsonb), private.list_projects(jsonb) to authenticated, service_role;
