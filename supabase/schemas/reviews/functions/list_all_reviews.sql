create function public.list_all_reviews(filter jsonb default '{}') returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.list_all_feedback('review', filter) $$;
grant execute on function public.list_all_reviews(jsonb) to authenticated, service_role;
