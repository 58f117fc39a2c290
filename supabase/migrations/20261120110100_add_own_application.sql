-- Where the caller's application to sell stands; null for whoever never applied.
-- A function, because the review note is for its owner only and the table's rows are not.
create function private.get_own_application()
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('company_name', s.company_name, 'status', s.status, 'review_note', s.review_note,
    'created_at', s.created_at, 'reviewed_at', s.reviewed_at)
  from public.sellers s where s.id = (select auth.uid()) and s.role = 'seller'
$$;
create function public.get_own_application()
returns jsonb
language sql
stable
security invoker
set search_path = ''
as $$ select private.get_own_application() $$;
revoke all on function public.get_own_application() from public, anon, authenticated;
grant execute on function public.get_own_application(), private.get_own_application() to authenticated, service_role;
