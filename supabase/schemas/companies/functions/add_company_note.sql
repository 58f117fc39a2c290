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
grant execute on function public.add_company_note(uuid, text), private.add_company_note(uuid, text)
  to authenticated, service_role;
