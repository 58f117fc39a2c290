-- Cost of a person's orders of this month for a company: those neither cancelled nor rejected, without what returns gave back.
create function private.month_spent(person uuid, company_id uuid)
returns public.iqd
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(sum(o.total - o.refunded - o.refunded_fee), 0) from public.orders o
  where o.buyer_id = person and o.buying_company_id = month_spent.company_id and o.status not in ('Cancelled', 'Rejected')
    and o.created_at >= date_trunc('month', now() at time zone 'Asia/Baghdad') at time zone 'Asia/Baghdad'
$$;

-- The company for which the caller buys: {company: {id, name, names, tax_number, trade_licence, status}, role, rights, order_limit,
-- month_limit, month_spent, version, absent_from, absent_until, deputy_id, approvers: [name], waiting: requests that the caller
-- may decide on, projects: open ones}; null for people without one.
create function private.get_buying()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  mine private.buying_members := private.own_buying();
begin
  if mine.user_id is null then
    return null;
  end if;
  return (
    select jsonb_build_object(
      'company', private.company_names(c.id) || jsonb_build_object('id', c.id, 'tax_number', c.tax_number,
        'trade_licence', c.trade_licence, 'status', c.status),
      'role', mine.role, 'order_limit', mine.order_limit, 'month_limit', mine.month_limit,
      'month_spent', private.month_spent(mine.user_id, c.id), 'version', mine.version,
      'absent_from', mine.absent_from, 'absent_until', mine.absent_until, 'deputy_id', mine.deputy_id,
      'rights', array(select r.right_name from private.buying_rights r where r.role = mine.role order by r.right_name),
      'approvers', array(select private.person_name(a.user_id) from private.buying_approvers(c.id, mine.user_id) a order by 1),
      'waiting', (select count(*) from private.purchase_requests r where r.company_id = c.id and r.state = 'waiting'
        and exists (select from private.buying_approvers(r.company_id, r.user_id) a where a.user_id = mine.user_id)),
      'projects', coalesce((select jsonb_agg(jsonb_build_object('id', p.id, 'name', p.name, 'number', p.number,
          'receiver', p.receiver, 'phone', p.phone, 'governorate', p.governorate, 'district', p.district, 'address', p.address)
          order by p.name, p.id)
        from private.projects p where p.company_id = c.id and p.state = 'open'), '[]'))
    from public.companies c where c.id = mine.company_id);
end
$$;

create function public.get_buying() returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.get_buying() $$;
grant execute on function public.get_buying(), private.get_buying() to authenticated, service_role;
