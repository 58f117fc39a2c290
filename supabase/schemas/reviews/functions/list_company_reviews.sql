create function public.list_company_reviews(filter jsonb default '{}') returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.list_company_feedback('review', filter) $$;
grant execute on function public.list_company_reviews(jsonb) to authenticated, service_role;
