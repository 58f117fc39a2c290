create function public.answer_question(question_id bigint, body text, expected_version text) returns void
language sql security invoker set search_path = ''
as $$ select private.answer_feedback('question', question_id, body, expected_version) $$;
grant execute on function public.answer_question(bigint, text, text) to authenticated, service_role;
