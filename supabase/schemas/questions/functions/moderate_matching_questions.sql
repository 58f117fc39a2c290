create function public.moderate_matching_questions(filter jsonb, except_ids bigint[], expected int, reason text default null) returns int
language sql security invoker set search_path = ''
as $$ select private.moderate_matching_feedback('question', filter, except_ids, expected, reason) $$;
grant execute on function public.moderate_matching_questions(jsonb, bigint[], int, text) to authenticated, service_role;
