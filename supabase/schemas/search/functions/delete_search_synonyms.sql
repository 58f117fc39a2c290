create function private.delete_search_synonyms(id bigint)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_staff('search');
  delete from private.search_synonyms g where g.id = delete_search_synonyms.id;
end
$$;

create function public.delete_search_synonyms(id bigint)
returns void
language sql
security invoker
set search_path = ''
as $$ select private.delete_search_synonyms(id) $$;
grant execute on function public.delete_search_synonyms(bigint), private.delete_search_synonyms(bigint)
  to authenticated, service_role;
