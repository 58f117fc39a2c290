create function public.moderate_questions(question_ids bigint[], expected_versions text[], reason text default null) returns int
language sql security invoker set search_path = ''
as $$ select private.moderate_feedback('question', question_ids, expected_versions, reason) $$;
grant execute on function public.moderate_questions(bigint[], text[], text) to authenticated, service_role;
