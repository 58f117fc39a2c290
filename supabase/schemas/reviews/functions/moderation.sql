-- Moderation shared by reviews and questions: these functions take a row as JSON and its kind, 'review' or 'question'.

-- Reports on a review or a question.
create function private.post_reports(kind text, post_id bigint)
returns table (by_company boolean, created_at timestamptz)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if kind = 'review' then
    return query select x.by_company, x.created_at from public.review_reports x where x.review_id = post_id;
  else
    return query select x.by_company, x.created_at from public.question_reports x where x.question_id = post_id;
  end if;
end
$$;

-- Version of a review or question as its company sees it, or (of_staff) as the staff sees it with its reports.
create function private.post_version(kind text, post jsonb, of_staff boolean)
returns text
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return md5(jsonb_build_array(post -> 'rating', post -> 'body', post -> 'reply', post -> 'answer', post -> 'hidden_at',
    case when of_staff then post -> 'reported' end,
    case when of_staff then (select count(*) from private.post_reports(kind, (post ->> 'id')::bigint)) end)::text);
end
$$;

-- Last change of a review or question, for changed_meanwhile; only the staff sees reports.
create function private.post_news(kind text, post jsonb, of_staff boolean)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  entry jsonb := private.last_change(case kind when 'review' then 'reviews' else 'product_questions' end, post ->> 'id');
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
      from private.post_reports(kind, (post ->> 'id')::bigint) r where of_staff) x
    order by x.at desc nulls last limit 1)
    || coalesce((
      select jsonb_build_object('name_en', p.name_en, 'name_ar', p.name_ar, 'author', post ->> 'author_name')
      from public.products p where of_staff and p.id = (post ->> 'product_id')::bigint), '{}');
end
$$;

-- Whether a decision on a locked review or question, which gives it the values of `outcome`, must still be written; see
-- begin_decision.
create function private.begin_post_decision(kind text, post jsonb, expected_version text, of_staff boolean, outcome jsonb)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  news jsonb := private.post_news(kind, post, of_staff);
begin
  return private.begin_decision(expected_version, private.post_version(kind, post, of_staff),
    post @> outcome and news ->> 'by_role' = 'self', news);
end
$$;

-- Checks a report's reason and note and returns the caller's id.
create function private.begin_report(reason text, note text)
returns uuid
language plpgsql
stable
set search_path = ''
as $$
declare
  reporter uuid := private.require_person();
begin
  perform private.require_that(reason in ('insult', 'false', 'off_topic', 'advertising', 'personal_data'), 'reason', 'one_of');
  perform private.require_text('note', note, 500, true);
  return reporter;
end
$$;

-- A review and its product for the lists of both portals.
create function private.review_row(r public.reviews, p public.products)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object('id', r.id, 'rating', r.rating, 'body', r.body, 'author_name', r.author_name,
    'verified_purchase', r.verified_purchase, 'created_at', r.created_at, 'reply', r.reply, 'replied_at', r.replied_at,
    'hidden_at', r.hidden_at, 'hidden_reason', r.hidden_reason, 'product_id', p.id, 'name_en', p.name_en,
    'name_ar', p.name_ar, 'main_image', p.main_image)
$$;

-- SQL conditions of both lists over reviews r.
create function private.review_conditions(filter jsonb)
returns text
language plpgsql
stable
set search_path = ''
as $$
declare
  patterns text[] := private.fold_patterns(filter ->> 'term');
  conditions text := 'true';
begin
  if filter ->> 'rating' is not null then
    perform private.require_that(filter ->> 'rating' in ('1', '2', '3', '4', '5'), 'rating', 'one_of');
    conditions := conditions || format(' and r.rating = %L', filter ->> 'rating');
  end if;
  if filter ->> 'product_id' is not null then
    perform private.require_that(pg_input_is_valid(filter ->> 'product_id', 'bigint'), 'product_id', 'format');
    conditions := conditions || format(' and r.product_id = %L', filter ->> 'product_id');
  end if;
  if patterns is not null then
    conditions := conditions || format(' and r.search_text like any (%L::text[])', patterns);
  end if;
  return conditions;
end
$$;
