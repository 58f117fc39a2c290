-- Reports a question that the caller may see to the staff, once per person, at most twenty times a day. Raises
-- question_not_found, already_reported, rate_limited.
create function private.report_question(question_id bigint, reason text, note text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  reporter uuid := private.begin_report(reason, note);
  target public.product_questions;
begin
  select * into target from public.product_questions q
  where q.id = report_question.question_id and q.hidden_at is null and q.user_id is distinct from reporter
    and (q.answer is not null or private.may(q.company_id, 'reviews')) for update;
  if target.id is null then
    perform private.raise_error('PT404', 'question_not_found');
  elsif exists (select from public.question_reports x where x.question_id = target.id and x.user_id = reporter) then
    perform private.raise_error('PT409', 'already_reported');
  elsif (select count(*) from public.question_reports x
         where x.user_id = reporter and x.created_at > now() - interval '1 day') >= 20 then
    perform private.raise_error('PT429', 'rate_limited');
  end if;
  insert into public.question_reports (question_id, user_id, by_company, reason, note)
  values (target.id, reporter, private.may(target.company_id, 'reviews'), report_question.reason,
    nullif(btrim(report_question.note), ''));
  if not target.reported then
    update public.product_questions q set reported = true where q.id = target.id;
  end if;
end
$$;

create function public.report_question(question_id bigint, reason text, note text default null) returns void
language sql security invoker set search_path = '' as $$ select private.report_question(question_id, reason, note) $$;
grant execute on function public.report_question(bigint, text, text), private.report_question(bigint, text, text)
  to authenticated, service_role;
