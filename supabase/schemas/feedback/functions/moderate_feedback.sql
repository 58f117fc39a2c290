-- Writes a decision on reviews or questions after the checks of moderate_feedback.
create function private.write_feedback_moderation(kind text, ids bigint[], expected_versions text[], reason text)
returns int
language plpgsql
security definer
set search_path = ''
as $$
declare
  posts constant text := (private.feedback_names(kind)).posts;
  remark text := nullif(btrim(reason), '');
  moderated int := 0;
  target record;
  changing bigint[] := '{}';
  counts jsonb;
begin
  perform private.require_text('reason', reason, 500, true);
  perform private.require_that(cardinality(ids) = cardinality(expected_versions), 'expected_version', 'required');
  perform private.enter_context(jsonb_build_object('reason', remark, 'batch', case when cardinality(ids) > 1 then gen_random_uuid() end));
  for target in execute format('select x.id, to_jsonb(x) as post, seen.version from public.%I x
    join unnest($1, $2) seen (id, version) on seen.id = x.id order by x.id for update of x', posts) using ids, expected_versions
  loop
    moderated := moderated + 1;
    if private.begin_feedback_decision(kind, target.post, target.version, true,
      jsonb_build_object('hidden_reason', remark, 'reported', false)) then
      changing := changing || target.id;
    end if;
  end loop;
  if moderated = 0 then
    perform private.raise_feedback_not_found(kind);
  end if;
  execute format('with changed as (
      update public.%I x set hidden_at = case when $1 is not null then now() end, hidden_reason = $1, reported = false
      where x.id = any ($2) returning x.company_id
    )
    select jsonb_object_agg(n.company_id, n.posts)
    from (select c.company_id, count(*) as posts from changed c group by c.company_id) n', posts)
  into counts using remark, changing;
  perform private.record_batch(kind || 's', jsonb_build_object('kind', case when remark is null then 'show' else 'hide' end),
    kind || 's', cardinality(changing), counts);
  perform private.enter_context('{"batch": null}');
  return moderated;
end
$$;

-- Decides on up to 200 reviews or questions: with a reason they are hidden, without one they stay or are shown again. Both clear
-- their reports. expected_versions are in the order of ids. Returns how many were found. Raises changed_meanwhile if one
-- changed, review_not_found or question_not_found if none exists.
create function private.moderate_feedback(kind text, ids bigint[], expected_versions text[], reason text)
returns int
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_staff('reviews');
  perform private.require_that(cardinality(ids) between 1 and 200, kind || '_ids', 'count');
  return private.write_feedback_moderation(kind, ids, expected_versions, reason);
end
$$;

-- Like moderate_feedback, for up to 2,000 that match a filter of list_all_feedback, without excluded ones. Raises stale_version
-- {count} if they are not `expected` many.
create function private.moderate_matching_feedback(kind text, filter jsonb, except_ids bigint[], expected int, reason text)
returns int
language plpgsql
security definer
set search_path = ''
as $$
declare
  ids bigint[];
  versions text[];
begin
  perform private.require_staff('reviews');
  execute format('select coalesce(array_agg(x.id order by x.id), ''{}''),
      array_agg(private.feedback_version(%L, to_jsonb(x), true) order by x.id)
    from public.%I x where x.id <> all ($1) and ', kind, (private.feedback_names(kind)).posts) || private.staff_feedback_conditions(kind, filter)
  into ids, versions using coalesce(except_ids, '{}');
  if cardinality(ids) <> expected then
    perform private.raise_error('PT409', 'stale_version', jsonb_build_object('count', cardinality(ids)));
  end if;
  perform private.require_that(cardinality(ids) between 1 and 2000, kind || '_ids', 'count');
  return private.write_feedback_moderation(kind, ids, versions, reason);
end
$$;
grant execute on function private.moderate_feedback(text, bigint[], text[], text),
  private.moderate_matching_feedback(text, jsonb, bigint[], int, text) to authenticated, service_role;
