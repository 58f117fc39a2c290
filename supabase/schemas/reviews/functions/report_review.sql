create function public.report_review(review_id bigint, reason text, note text default null) returns void
language sql security invoker set search_path = '' as $$ select private.report_feedback('review', review_id, reason, note) $$;
grant execute on function public.report_review(bigint, text, text) to authenticated, service_role;
