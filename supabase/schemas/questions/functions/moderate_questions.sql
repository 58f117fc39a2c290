-- Writes a decision on questions after begin_moderation: see moderate_questions.
create function private.write_question_moderation(question_ids bigint[], expected_versions text[], remark text)
returns int
language plpgsql
security definer
set search_path = ''
as $$
declare
  moderated int := 0;
  target record;
  changing bigint[] := '{}';
begin
  perform private.require_that(cardinality(question_ids) = cardinality(expected_versions), 'expected_version', 'required');
  for target in
    select q.id, to_jsonb(q) as post, x.version from public.product_questions q
    join unnest(question_ids, expected_versions) x (id, version) on x.id = q.id order by q.id for update of q
  loop
    moderated := moderated + 1;
    if private.begin_post_decision('question', target.post, target.version, true,
      jsonb_build_object('hidden_reason', remark, 'reported', false)) then
      changing := changing || target.id;
    end if;
  end loop;
  if moderated = 0 then
    perform private.raise_error('PT404', 'question_not_found');
  end if;
  update public.product_questions q
  set hidden_at = case when remark is not null then now() end, hidden_reason = remark, reported = false
  where q.id = any (changing);
  perform private.end_moderation(remark, 'questions', (
    select jsonb_object_agg(coalesce(x.company_id::text, ''), x.posts)
    from (select p.company_id, count(*) as posts from public.product_questions q left join public.products p on p.id = q.product_id
          where q.id = any (changing) group by p.company_id) x));
  return moderated;
end
$$;

-- Decides on up to 200 questions: with a reason they are hidden, without one they stay or are shown again. Both clear their
-- reports. expected_versions are in the order of question_ids. Returns how many were found. Raises changed_meanwhile if one
-- changed, question_not_found if none exists.
create function private.moderate_questions(question_ids bigint[], expected_versions text[], reason text)
returns int
language plpgsql
security definer
set search_path = ''
as $$
declare
  remark text := private.begin_moderation('reviews', question_ids, 'question_ids', reason);
begin
  return private.write_question_moderation(question_ids, expected_versions, remark);
end
$$;

create function public.moderate_questions(question_ids bigint[], expected_versions text[], reason text default null) returns int
language sql security invoker set search_path = ''
as $$ select private.moderate_questions(question_ids, expected_versions, reason) $$;
grant execute on function public.moderate_questions(bigint[], text[], text),
  private.moderate_questions(bigint[], text[], text) to authenticated, service_role;
