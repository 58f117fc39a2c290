create function public.reply_review(review_id bigint, body text, expected_version text) returns void
language sql security invoker set search_path = ''
as $$ select private.answer_feedback('review', review_id, body, expected_version) $$;
grant execute on function public.reply_review(bigint, text, text) to authenticated, service_role;
