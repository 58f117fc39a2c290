-- Raises not_signed_in, not_approved or not_allowed unless the caller may add files of a kind (picture, datasheet, document)
-- for the company.
create function private.require_media_right(company_id uuid, kind text)
returns void
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_person();
  if require_media_right.kind = 'document' then
    if not private.may_store_documents(require_media_right.company_id::text) then
      perform private.raise_error('PT403', 'not_allowed');
    end if;
  elsif not private.may_store_media(require_media_right.company_id::text) then
    if exists (select from public.companies c where c.id = any (private.my_company_ids()) and not c.is_approved) then
      perform private.raise_error('PT403', 'not_approved');
    end if;
    perform private.raise_error('PT403', 'not_allowed');
  end if;
end
$$;

create function public.require_media_right(company_id uuid, kind text)
returns void
language sql
stable
security invoker
set search_path = ''
as $$ select private.require_media_right(company_id, kind) $$;
grant execute on function private.require_media_right(uuid, text), public.require_media_right(uuid, text)
  to anon, authenticated, service_role;
