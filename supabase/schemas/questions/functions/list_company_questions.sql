create function public.list_company_questions(filter jsonb default '{}') returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.list_company_feedback('question', filter) $$;
grant execute on function public.list_company_questions(jsonb) to authenticated, service_role;
