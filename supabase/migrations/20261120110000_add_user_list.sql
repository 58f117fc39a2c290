-- Every account for the administrator's list, newest first, with what only the auth tables know.
create function private.list_users(role text, term text, page int, page_size int)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  size int := least(greatest(coalesce(page_size, 20), 1), 100);
  pattern text := '%' || replace(replace(replace(btrim(coalesce(term, '')), '\', '\\'), '%', '\%'), '_', '\_') || '%';
  result jsonb;
begin
  perform private.require_admin();
  with matching as (
    select u.id, u.email, coalesce(p.full_name, '') as full_name, s.company_name,
      coalesce(s.role, 'buyer') as role, s.status as seller_status,
      u.email_confirmed_at is not null as email_verified, u.created_at
    from auth.users u
    left join public.profiles p on p.id = u.id
    left join public.sellers s on s.id = u.id
    where (list_users.role is null or coalesce(s.role, 'buyer') = list_users.role)
      and (u.email ilike pattern or p.full_name ilike pattern or s.company_name ilike pattern)
  ), shown as (
    select m.* from matching m
    order by m.created_at desc, m.id
    limit size offset (greatest(coalesce(page, 1), 1) - 1) * size
  )
  select jsonb_build_object(
    'items', coalesce((select jsonb_agg(to_jsonb(shown) order by shown.created_at desc, shown.id) from shown), '[]'),
    'total', (select count(*) from matching)) into result;
  return result;
end
$$;
create function public.list_users(role text default null, term text default null, page int default 1, page_size int default 20)
returns jsonb
language sql
stable
security invoker
set search_path = ''
as $$ select private.list_users(role, term, page, page_size) $$;
revoke all on function public.list_users(text, text, int, int) from public, anon, authenticated;
grant execute on function public.list_users(text, text, int, int), private.list_users(text, text, int, int)
  to authenticated, service_role;
