-- Deletes a group of synonyms, with a reason for the log. Raises reason_required.
create function private.delete_search_synonyms(id bigint, reason text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_staff('search');
  perform private.enter_reason(reason);
  delete from private.search_synonyms g where g.id = delete_search_synonyms.id;
end
$$;

create function public.delete_search_synonyms(id bigint, reason text)
returns void
language sql
security invoker
set search_path = ''
as $$ select private.delete_search_synonyms(id, reason) $$;
grant execute on function public.delete_search_synonyms(bigint, text), private.delete_search_synonyms(bigint, text)
  to authenticated, service_role;
