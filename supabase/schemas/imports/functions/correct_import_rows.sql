-- Corrects cells of rows that are not written yet, also after the other rows were applied, and checks the import again.
-- corrections: [{field, value?, rate?, kind? or rows?}], cells as in corrected_import_cells, of all refused rows with a problem
-- of that kind or of the given rows. Corrects at most 20,000 rows: {rows: corrected rows, more: whether others are left}. A
-- repeated call does no harm.
create function private.correct_import_rows(import_id uuid, corrections jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  locked public.imports := private.lock_import(import_id);
  most constant int := 20000;
  corrected int;
begin
  if not locked.status in ('checking', 'checked', 'done') then
    perform private.raise_error('PT409', 'import_state_changed', jsonb_build_object('status', locked.status));
  end if;
  perform private.require_that(jsonb_typeof(corrections) = 'array' and jsonb_array_length(corrections) between 1 and 2000,
    'corrections', 'too_many');
  perform private.require_that(c ->> 'field' ~ '^([a-z_]{1,40}|attribute:.{1,100})$', 'field', 'one_of'),
    private.require_that(not c ? 'rate' or private.number_of(c, 'rate') > 0, 'rate', 'positive')
  from jsonb_array_elements(corrections) c;
  with matched as (
    select x.row_number, c.ordinality, c.value as correction
    from jsonb_array_elements(corrections) with ordinality c
    join public.import_rows x on x.import_id = locked.id and x.outcome = 'refused'
      and exists (select from jsonb_array_elements(x.problems) p where private.import_problem_kind(x.cells, p.value) = c.value -> 'kind')
    where c.value ? 'kind'
    union all
    select x.row_number, c.ordinality, c.value
    from jsonb_array_elements(corrections) with ordinality c
    cross join jsonb_array_elements_text(c.value -> 'rows') n (number)
    join public.import_rows x on x.import_id = locked.id and x.row_number = n.number::int
      and x.outcome in ('refused', 'held', 'waiting', 'create', 'change')
    where not c.value ? 'kind'
  ), wanted as (
    select m.row_number, jsonb_agg(m.correction order by m.ordinality) as corrections
    from matched m group by m.row_number order by m.row_number limit most
  )
  update public.import_rows r
  set cells = private.corrected_import_cells(r.cells, w.corrections), outcome = 'waiting', problems = '[]', before = null,
    after = null, confirmed = false
  from wanted w where r.import_id = locked.id and r.row_number = w.row_number;
  get diagnostics corrected = row_count;
  if corrected > 0 then
    perform private.name_import_pictures(locked, (
      select jsonb_agg(r.cells) from public.import_rows r
      where r.import_id = locked.id and r.outcome = 'waiting' and corrections @> '[{"field": "images"}]'));
    update public.imports i set status = 'checking', position = 0 where i.id = locked.id;
    perform private.forget_job_failures('work-imports', array[locked.id::text]);
  end if;
  return jsonb_build_object('rows', corrected, 'more', corrected = most);
end
$$;

create function public.correct_import_rows(import_id uuid, corrections jsonb) returns jsonb
language sql security invoker set search_path = '' as $$ select private.correct_import_rows(import_id, corrections) $$;
grant execute on function public.correct_import_rows(uuid, jsonb), private.correct_import_rows(uuid, jsonb)
  to authenticated, service_role;
