-- Raises not_signed_in, not_approved or not_allowed unless the caller may add files of a kind (picture, datasheet, document,
-- quote_file) for the company; for quote files, `company_id` may be the caller's own id.
create function private.require_media_right(company_id uuid, kind text)
returns void
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  folder text := require_media_right.company_id;
  is_allowed boolean;
begin
  perform private.require_person();
  is_allowed := case require_media_right.kind
    when 'document' then private.may_store_documents(folder)
    when 'quote_file' then private.may_store_quote_files(folder)
    else private.may_store_media(folder) end;
  if not is_allowed then
    if require_media_right.kind <> 'document'
      and exists (select from public.companies c where c.id = any (private.my_company_ids()) and not c.is_approved) then
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
