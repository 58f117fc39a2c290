-- Publishes the company's answer to a review or question, once. Raises changed_meanwhile, review_not_found or
-- question_not_found (also for another company's product or if it is hidden), already_replied or already_answered.
create function private.answer_feedback(kind text, post_id bigint, body text, expected_version text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  names record := private.feedback_names(kind);
  company uuid := private.my_company('reviews');
  post jsonb;
begin
  perform private.require_text('body', body, 2000);
  execute format('select to_jsonb(x) from public.%I x where x.id = $1 and x.company_id = $2 for update', names.posts)
  into post using post_id, company;
  if post is null then
    perform private.raise_feedback_not_found(kind);
  elsif not private.begin_feedback_decision(kind, post, expected_version, false,
    jsonb_build_object(names.answer, btrim(body))) then
    return;
  elsif post ->> 'hidden_at' is not null then
    perform private.raise_feedback_not_found(kind);
  elsif post ->> names.answer is not null and kind = 'review' then
    perform private.raise_error('PT409', 'already_replied');
  elsif post ->> names.answer is not null then
    perform private.raise_error('PT409', 'already_answered');
  end if;
  execute format('update public.%I x set %I = btrim($1), %I = now() where x.id = $2', names.posts, names.answer, names.answered_at)
  using body, post_id;
end
$$;
grant execute on function private.answer_feedback(text, bigint, text, text) to authenticated, service_role;
