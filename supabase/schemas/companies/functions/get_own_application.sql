-- Status of the caller's company with the last decision's reason; null for callers without a company.
create function private.get_own_application()
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('company_id', c.id, 'company_name', c.name, 'company_name_en', coalesce(c.name_en, c.name),
      'company_name_ar', coalesce(c.name_ar, c.name), 'status', c.status, 'governorate', c.governorate, 'suspended_until', c.suspended_until, 'created_at', c.created_at,
    'review_note', last.reason, 'reviewed_at', last.created_at)
  from public.company_members m
  join public.companies c on c.id = m.company_id
  left join lateral (select d.reason, d.created_at from public.company_decisions d
    where d.company_id = c.id and d.to_status = c.status and d.to_status <> 'pending' order by d.id desc limit 1) last on true
  where m.user_id = (select private.my_id())
$$;

create function public.get_own_application()
returns jsonb
language sql
stable
security invoker
set search_path = ''
as $$ select private.get_own_application() $$;
grant execute on function public.get_own_application(), private.get_own_application() to authenticated, service_role;
