alter table private.form_submissions enable row level security;
grant all on private.form_submissions to service_role;
alter table public.contact_messages enable row level security;
alter table public.contact_answers enable row level security;
alter table public.answer_templates enable row level security;
grant select (id, user_id, full_name, email, message, language, status, handled_at, created_at)
  on public.contact_messages to authenticated;
grant select (id, contact_message_id, body, created_at) on public.contact_answers to authenticated;
grant select on public.answer_templates to authenticated;
grant all on public.contact_messages, public.contact_answers, public.answer_templates to service_role;
create policy contact_messages_authenticated_select on public.contact_messages for select to authenticated
  using ((select private.staff_may('contact')));
create policy contact_answers_authenticated_select on public.contact_answers for select to authenticated
  using ((select private.staff_may('contact')));
create policy answer_templates_authenticated_select on public.answer_templates for select to authenticated
  using ((select private.staff_may('contact')));
