-- Cost of a project: `spent` on orders that were neither cancelled nor rejected, without what returns gave back, and
-- `waiting` in purchase requests; `left` of the budget after both, null without a budget, negative if it is exceeded.
create function private.project_figures(p private.projects)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('spent', s.spent, 'waiting', w.waiting, 'left', p.budget - s.spent - w.waiting)
  from (select coalesce(sum(o.total - o.refunded - o.refunded_fee), 0) as spent from public.orders o
      where o.project_id = p.id and o.status not in ('Cancelled', 'Rejected')) s,
    (select coalesce(sum(r.total), 0) as waiting from private.purchase_requests r
      where r.project_id = p.id and r.state = 'waiting') w
$$;

-- Number and name of a project for papers and mails; null without a project.
create function private.project_title(project_id uuid)
returns text
language sql
stable
security definer
set search_path = ''
as $$ select concat_ws(' – ', p.number, p.name) from private.projects p where p.id = project_title.project_id $$;

-- Cost of a project's orders of this month in Baghdad.
create function private.project_month_spent(project_id uuid)
returns public.iqd
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(sum(o.total - o.refunded - o.refunded_fee), 0) from public.orders o
  where o.project_id = project_month_spent.project_id and o.status not in ('Cancelled', 'Rejected')
    and o.created_at >= date_trunc('month', now() at time zone 'Asia/Baghdad') at time zone 'Asia/Baghdad'
$$;

-- Limits that an order of this total exceeds (purchase_requests.reasons). Owners have none.
create function private.buying_excess(member private.buying_members, project_id uuid, total public.iqd)
returns text[]
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  project private.projects;
begin
  if member.role = 'owner' then
    return '{}';
  end if;
  select * into project from private.projects p where p.id = buying_excess.project_id;
  return array_remove(array[
    case when total > member.order_limit then 'order_limit' end,
    case when private.month_spent(member.user_id, member.company_id) + total > member.month_limit then 'month_limit' end,
    case when total > project.order_limit then 'project_order_limit' end,
    case when project.month_limit is not null and private.project_month_spent(project.id) + total > project.month_limit
      then 'project_month_limit' end,
    case when total > (private.project_figures(project) ->> 'left')::numeric then 'budget' end], null);
end
$$;

-- Warns once, per budget, the people who manage a project when 80 % of its budget are spent.
create function private.watch_budget(project_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  warned private.projects;
  news jsonb;
begin
  update private.projects p set warned_at = now()
  where p.id = watch_budget.project_id and p.warned_at is null
    and (private.project_figures(p) ->> 'spent')::numeric >= p.budget * 0.8
  returning * into warned;
  if not found then
    return;
  end if;
  news := jsonb_build_object('project_id', warned.id, 'project', warned.name);
  perform private.notify(m.user_id, 'budget_warned', news),
    private.queue_email(m.user_id, 'budget_warned', news || jsonb_build_object(
      'buyer_name', private.person_name(m.user_id), 'budget', warned.budget,
      'spent', private.project_figures(warned) -> 'spent'))
  from private.buying_members m
  join private.buying_rights r on r.role = m.role and r.right_name = 'projects'
  where m.company_id = warned.company_id;
end
$$;

-- A project for pages.
create function private.project_item(p private.projects)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('id', p.id, 'name', p.name, 'number', p.number, 'receiver', p.receiver, 'phone', p.phone,
    'governorate', p.governorate, 'district', p.district, 'address', p.address, 'budget', p.budget, 'order_limit', p.order_limit,
    'month_limit', p.month_limit, 'state', p.state, 'version', p.version, 'created_at', p.created_at) || private.project_figures(p)
$$;
