create trigger set_question_company before insert or update of product_id on public.product_questions
  for each row execute function private.set_review_company();

-- Not for the seed's questions.
create trigger notify_question_asked after insert on public.product_questions
  for each row when (private.caller_id() is not null) execute function private.notify_question();
create trigger notify_question_changed after update of answer, hidden_at, reported on public.product_questions
  for each row execute function private.notify_question();
create trigger audit_product_questions after delete or update of answer, hidden_at, hidden_reason on public.product_questions
  for each row when (private.caller_id() is not null) execute function private.write_audit_log('id', 'company_id');
