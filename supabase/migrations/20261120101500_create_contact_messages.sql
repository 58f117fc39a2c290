create table public.contact_messages (
  id bigint generated always as identity primary key,
  user_id uuid references auth.users (id) on delete set null,
  full_name text not null check (length(full_name) between 1 and 120),
  email text not null check (private.is_email(email)),
  message text not null check (length(message) between 1 and 4000),
  language text not null default 'en' check (language in ('en', 'ar')),
  handled_at timestamptz,
  created_at timestamptz not null default now()
);
create index contact_messages_user_id_idx on public.contact_messages (user_id);
create index contact_messages_created_at_idx on public.contact_messages (created_at desc);

alter table public.contact_messages enable row level security;
revoke all on public.contact_messages from public, anon, authenticated;
grant select, update (handled_at) on public.contact_messages to authenticated;
grant all on public.contact_messages to service_role;
create policy contact_messages_authenticated_select on public.contact_messages for select to authenticated
  using ((select private.is_admin()));
create policy contact_messages_authenticated_update on public.contact_messages for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));

create function private.submit_contact(full_name text, email text, message text, language text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_text('full_name', submit_contact.full_name, 120);
  perform private.require_that(private.is_email(submit_contact.email), 'email', 'email');
  perform private.require_text('message', submit_contact.message, 4000);
  perform private.require_that(submit_contact.language in ('en', 'ar'), 'language', 'one_of');
  insert into public.contact_messages (user_id, full_name, email, message, language)
  values (auth.uid(), btrim(submit_contact.full_name), submit_contact.email, btrim(submit_contact.message),
    submit_contact.language);
end
$$;
create function public.submit_contact(full_name text, email text, message text, language text default 'en')
returns void
language plpgsql
security invoker
set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.submit_contact(full_name, email, message, language);
end
$$;
revoke all on function public.submit_contact(text, text, text, text) from public, anon, authenticated;
grant execute on function public.submit_contact(text, text, text, text), private.submit_contact(text, text, text, text)
  to anon, authenticated, service_role;
