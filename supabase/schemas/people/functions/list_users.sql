-- All accounts with data from the auth tables; each has a profile from sign-up on. filter: {role? (buyer, seller, admin), verified?, suspended?,
-- term? (name, company that sells or buys, phone or email address; see also people_behind), sort? (newest, oldest, name, name_desc, orders, orders_desc; unnamed
-- people are last), page?, page_size?}
create function private.list_users(filter jsonb)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  pattern text := private.fold_pattern(filter ->> 'term');
  phone text := private.read_phone(filter ->> 'term');
  conditions text := 'true';
begin
  perform private.require_staff('see_users');
  if filter ->> 'role' is not null then
    conditions := format('case when s.user_id is not null then ''admin'' when m.user_id is not null then ''seller'' else ''buyer'' end = %L',
      filter ->> 'role');
  end if;
  if filter ->> 'verified' is not null then
    conditions := conditions || format(' and (u.email_confirmed_at is not null) = %L::boolean', (filter ->> 'verified')::boolean);
  end if;
  if filter ->> 'suspended' is not null then
    conditions := conditions || format(' and (p.suspended_at is not null) = %L::boolean', (filter ->> 'suspended')::boolean);
  end if;
  if pattern is not null then
    -- A complete phone number is looked up by its index only.
    conditions := conditions || case when phone is not null
      then format(' and (p.phone = %L or u.id = any (%L::uuid[]))', phone, private.people_behind(filter ->> 'term'))
      else format(' and (u.id = any (%3$L::uuid[]) or private.fold_text(u.email) like %1$L or private.fold_text(p.full_name) like %1$L
        or private.fold_text(concat_ws('' | '', c.name, c.name_en, c.name_ar)) like %1$L or p.phone like %2$L
        or u.id in (select b.user_id from private.buying_members b where b.company_id = any (%4$L::uuid[])))', pattern,
        coalesce('%' || private.phone_term(filter ->> 'term') || '%', pattern), private.people_behind(filter ->> 'term'),
        private.companies_named(filter ->> 'term')) end;
  end if;
  return private.list_page('u.id', 'from public.profiles p
      join auth.users u on u.id = p.id
      left join public.staff s on s.user_id = u.id
      left join public.company_members m on m.user_id = u.id
      left join public.companies c on c.id = m.company_id
      where ' || conditions,
    private.list_order(filter, 'newest', $orders${
      "newest": "p.created_at desc, p.id desc", "oldest": "p.created_at, p.id",
      "name": "(p.full_name = ''), p.full_name, p.id", "name_desc": "(p.full_name = ''), p.full_name desc, p.id desc",
      "orders": "p.orders, p.id", "orders_desc": "p.orders desc, p.id desc"}$orders$),
    $item$jsonb_build_object('id', u.id, 'email', u.email, 'full_name', p.full_name, 'company_name', c.name,
      'company_name_en', coalesce(c.name_en, c.name), 'company_name_ar', coalesce(c.name_ar, c.name),
      'role', case when s.user_id is not null then 'admin' when m.user_id is not null then 'seller' else 'buyer' end,
      'staff_role', s.role, 'company_role', m.role, 'seller_status', c.status,
      'email_verified', u.email_confirmed_at is not null, 'suspended', p.suspended_at is not null, 'orders', p.orders, 'created_at', p.created_at)$item$,
    $joins$join auth.users u on u.id = shown.id
      join public.profiles p on p.id = u.id
      left join public.staff s on s.user_id = u.id
      left join public.company_members m on m.user_id = u.id
      left join public.companies c on c.id = m.company_id$joins$, filter);
end
$$;

create function public.list_users(filter jsonb default '{}')
returns jsonb
language sql
stable
security invoker
set search_path = ''
as $$ select private.list_users(filter) $$;
grant execute on function public.list_users(jsonb), private.list_users(jsonb) to authenticated, service_role;
