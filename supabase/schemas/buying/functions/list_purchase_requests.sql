-- A purchase request for lists.
create function private.purchase_request_item(r private.purchase_requests)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('id', r.id, 'number', r.number, 'state', case when r.state = 'waiting' and r.expires_at <= now()
      then 'expired' else r.state end, 'version', r.version, 'reasons', r.reasons,
    'requester', private.person_name(r.user_id), 'is_own', coalesce(r.user_id = private.my_id(), false),
    'project_name', (select p.name from private.projects p where p.id = r.project_id),
    'purchase_order', r.delivery ->> 'purchase_order', 'subtotal', r.subtotal, 'delivery_total', r.delivery_total, 'total', r.total,
    'line_count', (select count(*) from private.purchase_request_lines l where l.request_id = r.id),
    'expires_at', r.expires_at, 'created_at', r.created_at)
$$;

-- Purchase requests of the caller's company that the caller may read. filter: {state?, scope? (own: made by the caller; decide:
-- waiting for the caller's decision), project_id?, term? (number, project, person), sort? (newest, oldest, total, total_desc,
-- expires), page?, page_size?, after?}
create function private.list_purchase_requests(filter jsonb)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  mine private.buying_members := private.require_buying(null);
  pattern text := private.fold_pattern(filter ->> 'term');
  conditions text := format('r.company_id = %L', mine.company_id);
begin
  if filter ->> 'scope' = 'decide' then
    conditions := conditions || format(' and r.state = ''waiting'' and r.expires_at > now() and exists (
      select from private.buying_approvers(r.company_id, r.user_id) a where a.user_id = %L)', mine.user_id);
  elsif filter ->> 'scope' = 'own' or not (private.may_buy(mine.company_id, 'see_orders')
      or exists (select from private.buying_approvers(mine.company_id, null) a where a.user_id = mine.user_id)) then
    conditions := conditions || format(' and r.user_id = %L', mine.user_id);
  else
    perform private.require_that(filter ->> 'scope' is null, 'scope', 'one_of');
  end if;
  if filter ->> 'state' is not null then
    conditions := conditions || format(' and r.state = %L', filter ->> 'state');
  end if;
  if filter ->> 'project_id' is not null then
    perform private.require_that(pg_input_is_valid(filter ->> 'project_id', 'uuid'), 'project_id', 'format');
    conditions := conditions || format(' and r.project_id = %L', filter ->> 'project_id');
  end if;
  if pattern is not null then
    conditions := conditions || format(' and private.fold_text(concat_ws('' | '', r.number, private.person_name(r.user_id),
      (select p.name from private.projects p where p.id = r.project_id))) like %L', pattern);
  end if;
  return private.list_page('r.id', 'from private.purchase_requests r where ' || conditions,
    private.list_order(filter, 'newest', $orders${
      "newest": "r.created_at desc, r.id",
      "oldest": "r.created_at, r.id desc",
      "total": "r.total, r.id desc",
      "total_desc": "r.total desc, r.id",
      "expires": "r.expires_at, r.id"}$orders$),
    'private.purchase_request_item(r)', 'join private.purchase_requests r on r.id = shown.id', filter);
end
$$;

create function public.list_purchase_requests(filter jsonb default '{}') returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.list_purchase_requests(filter) $$;
grant execute on function public.list_purchase_requests(jsonb), private.list_purchase_requests(jsonb)
  to authenticated, service_role;
