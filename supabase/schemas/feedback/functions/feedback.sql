-- Feedback: reviews of products and questions about them. `kind` is 'review' or 'question', `post` a row of its table as JSON.

-- Names of the tables and columns of a kind.
create function private.feedback_names(kind text, out posts text, out reports text, out report_key text, out answer text,
  out answered_at text)
language sql
immutable
set search_path = ''
as $$
  select n.posts, n.reports, n.report_key, n.answer, n.answered_at
  from (values ('review', 'reviews', 'review_reports', 'review_id', 'reply', 'replied_at'),
    ('question', 'product_questions', 'question_reports', 'question_id', 'answer', 'answered_at'))
    n (kind, posts, reports, report_key, answer, answered_at)
  where n.kind = feedback_names.kind
$$;

create function private.raise_feedback_not_found(kind text)
returns void
language plpgsql
stable
set search_path = ''
as $$
begin
  if kind = 'review' then
    perform private.raise_error('PT404', 'review_not_found');
  end if;
  perform private.raise_error('PT404', 'question_not_found');
end
$$;

-- Reports on a review or a question.
create function private.feedback_reports(kind text, post_id bigint)
returns table (id bigint, by_company boolean, reason text, note text, created_at timestamptz)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if kind = 'review' then
    return query select x.id, x.by_company, x.reason, x.note, x.created_at from public.review_reports x where x.review_id = post_id;
  else
    return query select x.id, x.by_company, x.reason, x.note, x.created_at from public.question_reports x where x.question_id = post_id;
  end if;
end
$$;

-- Version of a review or question as its company sees it, or (of_staff) as the staff sees it with its reports.
create function private.feedback_version(kind text, post jsonb, of_staff boolean)
returns text
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return md5(jsonb_build_array(post -> 'rating', post -> 'body', post -> 'reply', post -> 'answer', post -> 'hidden_at',
    case when of_staff then post -> 'reported' end,
    case when of_staff then (select count(*) from private.feedback_reports(kind, (post ->> 'id')::bigint)) end)::text);
end
$$;

-- Last change of a review or question, for changed_meanwhile; only the staff sees reports.
create function private.feedback_news(kind text, post jsonb, of_staff boolean)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  entry jsonb := private.last_change((private.feedback_names(kind)).posts, post ->> 'id');
  answered_at timestamptz := coalesce(post ->> 'replied_at', post ->> 'answered_at')::timestamptz;
begin
  return (
    select jsonb_build_object('what', kind || '_' || x.what, 'at', x.at, 'by_role', x.by_role, 'by', x.by)
    from (
      select case when (entry ->> 'at')::timestamptz = answered_at then 'answered' when post ->> 'hidden_at' is null then 'shown'
        else 'hidden' end as what, (entry ->> 'at')::timestamptz as at, entry ->> 'by_role' as by_role, entry ->> 'by' as by
      union all
      select 'changed', (post ->> 'created_at')::timestamptz, 'buyer', null
      union all
      select 'changed', r.created_at, case when r.by_company then 'seller' else 'buyer' end, null
      from private.feedback_reports(kind, (post ->> 'id')::bigint) r where of_staff) x
    order by x.at desc nulls last limit 1)
    || coalesce((
      select jsonb_build_object('name_en', p.name_en, 'name_ar', p.name_ar, 'author', post ->> 'author_name')
      from public.products p where of_staff and p.id = (post ->> 'product_id')::bigint), '{}');
end
$$;

-- Whether a decision on a locked review or question, which gives it the values of `outcome`, must still be written; see
-- begin_decision.
create function private.begin_feedback_decision(kind text, post jsonb, expected_version text, of_staff boolean, outcome jsonb)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  news jsonb := private.feedback_news(kind, post, of_staff);
begin
  return private.begin_decision(expected_version, private.feedback_version(kind, post, of_staff),
    post @> outcome and news ->> 'by_role' = 'self', news);
end
$$;

-- A review or question with its product, for the lists of both portals.
create function private.feedback_row(kind text, post jsonb, p public.products, of_staff boolean)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select post - array['company_id', 'user_id', 'suspicion', 'reported', 'search_text']
    || jsonb_build_object('version', private.feedback_version(kind, post, of_staff), 'name_en', p.name_en, 'name_ar', p.name_ar,
      'main_image', p.main_image)
$$;

-- SQL conditions of both lists over reviews or questions x. Reviews are also filtered by rating.
create function private.feedback_conditions(kind text, filter jsonb)
returns text
language plpgsql
stable
set search_path = ''
as $$
declare
  patterns text[] := private.fold_patterns(filter ->> 'term');
  conditions text := 'true';
begin
  if kind = 'review' and filter ->> 'rating' is not null then
    perform private.require_that(filter ->> 'rating' in ('1', '2', '3', '4', '5'), 'rating', 'one_of');
    conditions := conditions || format(' and x.rating = %L', filter ->> 'rating');
  end if;
  if filter ->> 'product_id' is not null then
    perform private.require_that(pg_input_is_valid(filter ->> 'product_id', 'bigint'), 'product_id', 'format');
    conditions := conditions || format(' and x.product_id = %L', filter ->> 'product_id');
  end if;
  if patterns is not null then
    conditions := conditions || format(' and x.search_text like any (%L::text[])', patterns);
  end if;
  return conditions;
end
$$;

-- SQL conditions of the staff's list over reviews or questions x.
create function private.staff_feedback_conditions(kind text, filter jsonb)
returns text
language sql
stable
set search_path = ''
as $$
  select private.feedback_conditions(kind, filter) || case
    when filter ->> 'state' = 'reported' then ' and x.reported'
    when filter ->> 'state' = 'hidden' then ' and x.hidden_at is not null'
    when filter ->> 'state' = 'suspected' and kind = 'review' then ' and x.suspicion is not null' else '' end
$$;

-- SQL order of both lists. Reviews are also sorted by rating.
create function private.feedback_order(kind text, filter jsonb)
returns text
language sql
immutable
set search_path = ''
as $$
  select private.list_order(filter, 'newest',
    '{"newest": "x.created_at desc, x.id desc", "oldest": "x.created_at, x.id"}'::jsonb || case kind when 'review'
      then '{"rating": "x.rating, x.id", "rating_desc": "x.rating desc, x.id desc"}'::jsonb else '{}' end)
$$;
