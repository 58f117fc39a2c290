-- Kinds of problems of an import's refused rows, the commonest first, at most 100: [{kind: as in import_problem_kind, problem:
-- that of the first row, rows: count, first_row}].
create function private.list_import_problems(import_id uuid)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  company uuid := private.company_to_read('products');
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('kind', g.kind, 'problem', private.with_known_actor(g.problem, company),
        'rows', g.rows, 'first_row', g.first_row) order by g.rows desc, g.first_row, g.kind ->> 'field'), '[]')
    from (
      select k.kind, count(distinct r.row_number) as rows, min(r.row_number) as first_row,
        (array_agg(p.value order by r.row_number))[1] as problem
      from public.imports i join public.import_rows r on r.import_id = i.id and r.outcome = 'refused'
      cross join jsonb_array_elements(r.problems) p
      cross join lateral private.import_problem_kind(r.cells, p.value) k (kind)
      where i.id = list_import_problems.import_id and i.company_id = company
      group by k.kind order by 2 desc, 3, k.kind ->> 'field' limit 100) g);
end
$$;

create function public.list_import_problems(import_id uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.list_import_problems(import_id) $$;
grant execute on function public.list_import_problems(uuid), private.list_import_problems(uuid) to authenticated, service_role;
