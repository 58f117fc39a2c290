-- Like moderate_questions, for up to 2,000 questions that match a filter of list_all_questions, without excluded ones. Raises
-- stale_version {count} if they are not `expected` many.
create function private.moderate_matching_questions(filter jsonb, except_ids bigint[], expected int, reason text)
returns int
language plpgsql
security definer
set search_path = ''
as $$
declare
  remark text;
  ids bigint[];
  versions text[];
begin
  perform private.require_staff('reviews');
  execute 'select array_agg(q.id order by q.id), array_agg(private.post_version(''question'', to_jsonb(q), true) order by q.id)
    from public.product_questions q where q.id <> all ($1) and ' || private.staff_question_conditions(filter)
  into ids, versions using coalesce(except_ids, '{}');
  if coalesce(cardinality(ids), 0) <> expected then
    perform private.raise_error('PT409', 'stale_version', jsonb_build_object('count', coalesce(cardinality(ids), 0)));
  end if;
  remark := private.begin_moderation('reviews', ids, 'question_ids', reason, 2000);
  return private.write_question_moderation(ids, versions, remark);
end
$$;

create function public.moderate_matching_questions(filter jsonb, except_ids bigint[], expected int, reason text default null) returns int
language sql security invoker set search_path = ''
as $$ select private.moderate_matching_questions(filter, except_ids, expected, reason) $$;
grant execute on function public.moderate_matching_questions(jsonb, bigint[], int, text),
  private.moderate_matching_questions(jsonb, bigint[], int, text) to authenticated, service_role;
