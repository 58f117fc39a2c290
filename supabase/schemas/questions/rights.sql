alter table public.question_reports enable row level security;
grant select on public.question_reports to authenticated;
grant all on public.question_reports to service_role;
create policy question_reports_authenticated_select on public.question_reports for select to authenticated
  using (user_id = (select private.my_id()) or (select private.staff_may('reviews')));
alter table public.product_questions enable row level security;

-- Only policies may read user_id: askers stay anonymous.
grant select (id, product_id, body, author_name, answer, answered_at, created_at) on public.product_questions to anon;
grant select (id, product_id, body, author_name, answer, answered_at, created_at), delete
  on public.product_questions to authenticated;
grant all on public.product_questions to service_role;
create policy product_questions_anon_select on public.product_questions for select to anon
  using (hidden_at is null and answer is not null);
create policy product_questions_authenticated_select on public.product_questions for select to authenticated
  using ((hidden_at is null and answer is not null) or user_id = (select private.my_id())
    or (select private.staff_may('reviews')));
create policy product_questions_authenticated_delete on public.product_questions for delete to authenticated
  using (user_id = (select private.my_id()));
