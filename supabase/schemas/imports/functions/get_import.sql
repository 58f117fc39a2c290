-- State of an import: {…import, counts: {outcome: rows}, confirmed: held rows that are confirmed, set_aside: whether its work
-- failed three times, pictures: {named, ready, failed, addresses and files: not loaded yet}}.
create function private.get_import(import_id uuid)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  company uuid := private.company_to_read('products');
  found_import jsonb := (
    select to_jsonb(i) || jsonb_build_object('counts', coalesce((
      select jsonb_object_agg(c.outcome, c.rows) from (
        select r.outcome, count(*) as rows from public.import_rows r where r.import_id = i.id group by r.outcome) c), '{}'),
      'set_aside', private.is_set_aside('work-imports', i.id::text),
      'confirmed', (select count(*) from public.import_rows r where r.import_id = i.id and r.outcome = 'held' and r.confirmed),
      'pictures', (select jsonb_build_object('named', count(*), 'ready', count(p.path), 'failed', count(p.problem),
          'addresses', count(*) filter (where p.path is null and p.problem is null and private.is_web_address(p.name)),
          'files', count(*) filter (where p.path is null and not private.is_web_address(p.name)))
        from public.import_pictures p where p.import_id = i.id))
    from public.imports i where i.id = get_import.import_id and i.company_id = company);
begin
  if found_import is null then
    perform private.raise_error('PT404', 'import_not_found');
  end if;
  return found_import;
end
$$;

create function public.get_import(import_id uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.get_import(import_id) $$;
grant execute on function public.get_import(uuid), private.get_import(uuid) to authenticated, service_role;
