-- Publishes the answer to a question, once. Raises changed_meanwhile, question_not_found (also for another company's product or
-- a hidden question), already_answered.
create function private.answer_question(question_id bigint, body text, expected_version text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  company uuid := private.my_company('reviews');
  target public.product_questions;
begin
  perform private.require_text('body', body, 2000);
  select * into target from public.product_questions q
  where q.id = question_id and q.company_id = company for update;
  if target.id is null then
    perform private.raise_error('PT404', 'question_not_found');
  elsif not private.begin_post_decision('question', to_jsonb(target), expected_version, false,
    jsonb_build_object('answer', btrim(body))) then
    return;
  elsif target.hidden_at is not null then
    perform private.raise_error('PT404', 'question_not_found');
  elsif target.answer is not null then
    perform private.raise_error('PT409', 'already_answered');
  end if;
  update public.product_questions q set answer = btrim(answer_question.body), answered_at = now() where q.id = target.id;
end
$$;

create function public.answer_question(question_id bigint, body text, expected_version text) returns void
language sql security invoker set search_path = '' as $$ select private.answer_question(question_id, body, expected_version) $$;
grant execute on function public.answer_question(bigint, text, text), private.answer_question(bigint, text, text)
  to authenticated, service_role;
