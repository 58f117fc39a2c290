-- What companies and the staff do with reviews: reply, report, hide and show again.

-- Reviews and questions are decided on alike. These functions take one as JSON, with its kind: 'review' or 'question'.

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

-- Stands for what its company, or the staff with its reports, sees of a review or a question.
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

-- The last thing that happened to a review or a question, for changed_meanwhile. Only the staff learns of reports, and also which one of
-- several changed: {name_en, name_ar} of the product and author.
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

-- Whether a decision on a locked review or question, which leaves it with the values of `outcome`, is still to be written; see
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

-- Answers a review in public, once. Raises changed_meanwhile, review_not_found also for a review of another company's product or a
-- hidden one, already_replied.
create function private.reply_review(review_id bigint, body text, expected_version text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  company uuid := private.my_company('reviews');
  target public.reviews;
begin
  perform private.require_text('body', body, 2000);
  select * into target from public.reviews r
  where r.id = review_id and r.company_id = company for update;
  if target.id is null then
    perform private.raise_error('PT404', 'review_not_found');
  elsif not private.begin_post_decision('review', to_jsonb(target), expected_version, false,
    jsonb_build_object('reply', btrim(body))) then
    return;
  elsif target.hidden_at is not null then
    perform private.raise_error('PT404', 'review_not_found');
  elsif target.reply is not null then
    perform private.raise_error('PT409', 'already_replied');
  end if;
  update public.reviews r set reply = btrim(reply_review.body), replied_at = now() where r.id = target.id;
end
$$;

-- Who reports a review or a question, with a reason that is known.
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

-- Asks the staff to look at a review; once a person, twenty times a day. Raises review_not_found, already_reported,
-- rate_limited.
create function private.report_review(review_id bigint, reason text, note text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  reporter uuid := private.begin_report(reason, note);
  target public.reviews;
begin
  select * into target from public.reviews r
  where r.id = report_review.review_id and r.hidden_at is null and r.user_id is distinct from reporter for update;
  if target.id is null then
    perform private.raise_error('PT404', 'review_not_found');
  elsif exists (select from public.review_reports x where x.review_id = target.id and x.user_id = reporter) then
    perform private.raise_error('PT409', 'already_reported');
  elsif (select count(*) from public.review_reports x
         where x.user_id = reporter and x.created_at > now() - interval '1 day') >= 20 then
    perform private.raise_error('PT429', 'rate_limited');
  end if;
  insert into public.review_reports (review_id, user_id, by_company, reason, note)
  values (target.id, reporter, private.may(target.company_id, 'reviews'), report_review.reason,
    nullif(btrim(report_review.note), ''));
  if not target.reported then
    update public.reviews r set reported = true where r.id = target.id;
  end if;
end
$$;

-- The staff's decision on up to 200 reviews: with a reason they go off the page, without one they stay or come back. Either
-- way they are looked at. expected_versions belong to review_ids in their order. Returns how many there were. Raises
-- changed_meanwhile when one of them changed, review_not_found when none is there.
create function private.moderate_reviews(review_ids bigint[], expected_versions text[], reason text)
returns int
language plpgsql
security definer
set search_path = ''
as $$
declare
  remark text := private.begin_moderation('reviews', review_ids, 'review_ids', reason);
  moderated int := 0;
  target record;
  changing bigint[] := '{}';
begin
  perform private.require_that(cardinality(review_ids) = cardinality(expected_versions), 'expected_version', 'required');
  for target in
    select r.id, to_jsonb(r) as post, x.version from public.reviews r
    join unnest(review_ids, expected_versions) x (id, version) on x.id = r.id order by r.id for update of r
  loop
    moderated := moderated + 1;
    if private.begin_post_decision('review', target.post, target.version, true,
      jsonb_build_object('hidden_reason', remark, 'reported', false)) then
      changing := changing || target.id;
    end if;
  end loop;
  if moderated = 0 then
    perform private.raise_error('PT404', 'review_not_found');
  end if;
  update public.reviews r
  set hidden_at = case when remark is not null then now() end, hidden_reason = remark, reported = false
  where r.id = any (changing);
  return moderated;
end
$$;

-- A review and its product as both lists show it.
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

-- What both lists filter by, as SQL over reviews r.
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

-- Reviews of the caller's company's products, newest first.
-- filter: {state? (unanswered, answered), rating?, product_id?, term? (words of the review or its author), page?, page_size?}
create function private.list_company_reviews(filter jsonb)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  company uuid := private.company_to_read('reviews');
  conditions text := private.review_conditions(filter) || case filter ->> 'state'
    when 'unanswered' then ' and r.reply is null and r.hidden_at is null'
    when 'answered' then ' and r.reply is not null' else '' end;
begin
  return private.list_page('r.id',
    format('from public.reviews r where r.company_id = %L and ', company) || conditions, 'r.created_at desc, r.id desc',
    $item$private.review_row(r, p) || jsonb_build_object('version', private.post_version('review', to_jsonb(r), false), 'reported', exists (
      select from public.review_reports x where x.review_id = r.id and x.by_company))$item$,
    'join public.reviews r on r.id = shown.id join public.products p on p.id = r.product_id', filter);
end
$$;

-- Reviews of all products, newest first, with every report on each.
-- filter: {state? (reported: somebody complained, or its author wrote a hidden one anew; hidden; suspected), rating?,
--   product_id?, term?, page?, page_size?}
create function private.list_all_reviews(filter jsonb)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  conditions text;
begin
  perform private.require_staff('reviews');
  conditions := private.review_conditions(filter) || case filter ->> 'state'
    when 'reported' then ' and r.reported'
    when 'hidden' then ' and r.hidden_at is not null'
    when 'suspected' then ' and r.suspicion is not null' else '' end;
  return private.list_page('r.id', 'from public.reviews r where ' || conditions, 'r.created_at desc, r.id desc',
    $item$private.review_row(r, p) || jsonb_build_object('version', private.post_version('review', to_jsonb(r), true),
      'suspicion', r.suspicion, 'reported', r.reported,
      'user_id', r.user_id, 'company_id', c.id, 'company_name', c.name, 'company_name_en', coalesce(c.name_en, c.name),
      'company_name_ar', coalesce(c.name_ar, c.name),
      'reports', coalesce((select jsonb_agg(jsonb_build_object('id', x.id, 'by_company', x.by_company, 'reason', x.reason,
        'note', x.note, 'created_at', x.created_at) order by x.id desc)
        from public.review_reports x where x.review_id = r.id), '[]'))$item$,
    'join public.reviews r on r.id = shown.id join public.products p on p.id = r.product_id
      join public.companies c on c.id = r.company_id', filter);
end
$$;

create function public.reply_review(review_id bigint, body text, expected_version text) returns void
language sql security invoker set search_path = '' as $$ select private.reply_review(review_id, body, expected_version) $$;
create function public.report_review(review_id bigint, reason text, note text default null) returns void
language sql security invoker set search_path = '' as $$ select private.report_review(review_id, reason, note) $$;
create function public.moderate_reviews(review_ids bigint[], expected_versions text[], reason text default null) returns int
language sql security invoker set search_path = '' as $$ select private.moderate_reviews(review_ids, expected_versions, reason) $$;
create function public.list_company_reviews(filter jsonb default '{}') returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.list_company_reviews(filter) $$;
create function public.list_all_reviews(filter jsonb default '{}') returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.list_all_reviews(filter) $$;
revoke all on function public.reply_review(bigint, text, text), public.report_review(bigint, text, text),
  public.moderate_reviews(bigint[], text[], text), public.list_company_reviews(jsonb), public.list_all_reviews(jsonb)
  from public, anon, authenticated;
grant execute on function public.reply_review(bigint, text, text), private.reply_review(bigint, text, text),
  public.report_review(bigint, text, text), private.report_review(bigint, text, text),
  public.moderate_reviews(bigint[], text[], text), private.moderate_reviews(bigint[], text[], text),
  public.list_company_reviews(jsonb), private.list_company_reviews(jsonb),
  public.list_all_reviews(jsonb), private.list_all_reviews(jsonb) to authenticated, service_role;
