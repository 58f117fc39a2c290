-- What the staff writes about a company for itself; the company never reads it.
create table private.company_notes (
  id bigint generated always as identity primary key,
  company_id uuid not null references public.companies (id) on delete cascade,
  author_id uuid references auth.users (id) on delete set null,
  body text not null check (length(body) between 1 and 1000),
  created_at timestamptz not null default now()
);
create index company_notes_company_id_idx on private.company_notes (company_id, id);
create index company_notes_author_id_idx on private.company_notes (author_id);
alter table private.company_notes enable row level security;
revoke all on private.company_notes from public, anon, authenticated;
grant all on private.company_notes to service_role;

-- Raises not_signed_in, not_allowed, seller_not_found, invalid_input.
create function private.add_company_note(company_id uuid, body text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_staff('see_companies');
  perform private.require_text('body', add_company_note.body, 1000);
  if not exists (select from public.companies c where c.id = add_company_note.company_id) then
    perform private.raise_error('PT404', 'seller_not_found');
  end if;
  perform private.require_that((
    select count(*) < 500 from private.company_notes n where n.company_id = add_company_note.company_id), 'body', 'too_many');
  insert into private.company_notes (company_id, author_id, body)
  values (add_company_note.company_id, private.my_id(), btrim(add_company_note.body));
end
$$;
create function public.add_company_note(company_id uuid, body text) returns void
language sql security invoker set search_path = '' as $$ select private.add_company_note(company_id, body) $$;
revoke all on function public.add_company_note(uuid, text) from public, anon, authenticated;
grant execute on function public.add_company_note(uuid, text), private.add_company_note(uuid, text) to authenticated, service_role;
