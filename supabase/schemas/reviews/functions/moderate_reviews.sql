create function public.moderate_reviews(review_ids bigint[], expected_versions text[], reason text default null) returns int
language sql security invoker set search_path = ''
as $$ select private.moderate_feedback('review', review_ids, expected_versions, reason) $$;
grant execute on function public.moderate_reviews(bigint[], text[], text) to authenticated, service_role;
