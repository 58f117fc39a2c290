-- Role of a person by user id; no row means buyer. All staff use the admin console. In the caller's own row, second_factor is
-- what the sign-in lacks ('code', 'setup' or null), and rights are those in the company.
create view public.sellers with (security_invoker = true) as
  select s.user_id as id, 'admin' as role, true as is_approved, null::text as company_name, null::text as company_name_en,
    null::text as company_name_ar, null::uuid as company_id,
    null::text as status, null::text as company_role, s.role as staff_role,
    case when s.user_id = (select auth.uid()) then private.second_factor_gap() end as second_factor,
    null::text[] as rights
  from public.staff s
  union all
  select m.user_id, 'seller', c.is_approved, c.name, coalesce(c.name_en, c.name), coalesce(c.name_ar, c.name), c.id, c.status, m.role, null,
    case when m.user_id = (select auth.uid()) then private.second_factor_gap() end,
    case when m.user_id = (select auth.uid()) then private.get_own_rights() end
  from public.company_members m join public.companies c on c.id = m.company_id;
