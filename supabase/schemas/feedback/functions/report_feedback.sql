-- Reports a review or question that the caller may see to the staff, once per person, at most twenty times a day. Raises
-- review_not_found or question_not_found, already_reported, rate_limited.
create function private.report_feedback(kind text, post_id bigint, reason text, note text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  names record := private.feedback_names(kind);
  reporter uuid := private.require_person();
  post jsonb;
  is_repeated boolean;
  reports_today int;
begin
  perform private.require_that(reason in ('insult', 'false', 'off_topic', 'advertising', 'personal_data'), 'reason', 'one_of');
  perform private.require_text('note', note, 500, true);
  execute format('select to_jsonb(x) from public.%I x where x.id = $1 and x.hidden_at is null and x.user_id is distinct from $2 for update',
    names.posts)
  into post using post_id, reporter;
  -- A question is public from its answer on.
  if post is null or kind = 'question' and post ->> 'answer' is null
    and not private.may((post ->> 'company_id')::uuid, 'reviews') then
    perform private.raise_feedback_not_found(kind);
  end if;
  execute format('select coalesce(bool_or(x.%I = $1), false), count(*) filter (where x.created_at > now() - interval ''1 day'')
    from public.%I x where x.user_id = $2', names.report_key, names.reports)
  into is_repeated, reports_today using post_id, reporter;
  if is_repeated then
    perform private.raise_error('PT409', 'already_reported');
  elsif reports_today >= 20 then
    perform private.raise_error('PT429', 'rate_limited');
  end if;
  execute format('insert into public.%I (%I, user_id, by_company, reason, note) values ($1, $2, $3, $4, $5)', names.reports, names.report_key)
  using post_id, reporter, private.may((post ->> 'company_id')::uuid, 'reviews'), reason, nullif(btrim(note), '');
  if not (post ->> 'reported')::boolean then
    execute format('update public.%I x set reported = true where x.id = $1', names.posts) using post_id;
  end if;
end
$$;
grant execute on function private.report_feedback(text, bigint, text, text) to authenticated, service_role;
