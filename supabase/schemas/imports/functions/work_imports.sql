-- Enters the session context of an import's writes: one audit batch of the person who started it; search rows are updated
-- through the queue. Returns the context before, for leave_context.
create function private.begin_import_work(i public.imports)
returns jsonb
language plpgsql
set search_path = ''
as $$
begin
  perform private.lock_codes(i.company_id);
  return private.enter_context(jsonb_build_object('batch', i.id, 'actor', i.created_by, 'index_later', true,
    'trial', i.status = 'checking'));
end
$$;

-- Result of a row that raised an error: {outcome, problems, failure?}. `failure` is set if the error is not the row's own
-- fault.
create function private.refused_row(error_state text, message text, detail text)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  return '{"outcome": "refused"}'::jsonb || case
    when error_state ~ '^PT' then jsonb_build_object('problems', private.import_problem(message, detail))
    -- Classes 22 and 23: data that the tables refuse.
    when error_state ~ '^2[23]' then jsonb_build_object('problems', private.import_problem('invalid_input', '{}'))
    else jsonb_build_object('problems', private.import_problem('row_failed', '{}'), 'failure', error_state || ': ' || message) end;
end
$$;

-- Whether a row is still to be written. After an import has finished, its written and unchanged rows are settled: trying them
-- again would overwrite what was sold or edited since.
create function private.is_open_import_row(i public.imports, outcome text)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select i.finished_at is null or outcome not in ('created', 'changed', 'unchanged')
$$;

-- Number of rows in a trial batch: `batch`, plus up to 1,000 more rows of the last one's product, because the next batch does
-- not see what this one tried.
create function private.trial_batch(i public.imports, batch int)
returns int
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  last_row record;
  next_other int;
begin
  select x.row_number, x.code into last_row from public.import_rows x
  where x.import_id = i.id and x.row_number > i.position and private.is_open_import_row(i, x.outcome)
  order by x.row_number offset batch - 1 limit 1;
  select n.row_number into next_other from (
    select x.row_number, x.code from public.import_rows x
    where x.import_id = i.id and x.row_number > last_row.row_number and private.is_open_import_row(i, x.outcome)
    order by x.row_number limit 1001) n
  where n.code is distinct from last_row.code or n.code is null
  order by n.row_number limit 1;
  return batch + (
    select count(*) from (
      select from public.import_rows x
      where x.import_id = i.id and x.row_number > last_row.row_number and x.row_number < coalesce(next_other, 2147483647)
        and private.is_open_import_row(i, x.outcome) limit 1000) same);
end
$$;

-- Works on one batch of an import: tries rows and rolls back (checking), writes them (applying), or undoes them (undoing).
-- Returns false when nothing is left.
create function private.work_import(import_id uuid, batch int)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  i public.imports;
  r public.import_rows;
  rows public.import_rows[];
  done jsonb;
  results jsonb;
  former jsonb;
  last_row int;
  message text;
  detail text;
begin
  select * into i from public.imports x
  where x.id = work_import.import_id and x.status in ('checking', 'applying', 'undoing') for update skip locked;
  if not found then
    return false;
  end if;
  if i.status = 'undoing' then
    return private.undo_import_rows(i, batch);
  end if;
  former := private.begin_import_work(i);
  begin
    rows := array(
      select x from public.import_rows x
      where x.import_id = i.id and x.row_number > i.position and private.is_open_import_row(i, x.outcome)
        and (i.status = 'checking' or x.outcome in ('create', 'change', 'unchanged')
          or (x.outcome = 'held' and x.confirmed))
      order by x.row_number limit case i.status when 'checking' then private.trial_batch(i, batch) else batch end);
    last_row := rows[cardinality(rows)].row_number;
    results := private.write_plain_rows(i, rows);
    for r in select * from unnest(rows) x where not results ? x.row_number::text order by x.row_number
    loop
      -- A confirmation covers the doubts that were shown: a trial reports all of them again.
      r.confirmed := r.confirmed and i.status <> 'checking';
      begin
        done := private.write_import_row(i, r);
        if done ->> 'outcome' = 'held' then
          -- Rolls back the row; `done` holds what it would change.
          raise no_data_found;
        end if;
      exception when no_data_found then
        null;
      when others then
        get stacked diagnostics message = message_text, detail = pg_exception_detail;
        if private.is_passing_error(sqlstate) then
          raise;
        end if;
        done := private.refused_row(sqlstate, message, detail);
      end;
      results := results || jsonb_build_object(r.row_number::text, done);
    end loop;
    if i.status = 'checking' then
      -- Rolls back the trial, which ran the same code as the real write.
      raise no_data_found;
    end if;
  exception when no_data_found then
    null;
  end;
  perform private.leave_context(former);

  perform private.record_job_failure('work-imports', format('%s row %s', i.id, d.key), d.value ->> 'failure', true)
  from jsonb_each(results) d where d.value ? 'failure';
  update public.import_rows x
  set outcome = case when i.status <> 'checking' then d.value ->> 'outcome' else
      case d.value ->> 'outcome' when 'created' then 'create' when 'changed' then 'change' else d.value ->> 'outcome' end end,
    problems = coalesce(d.value -> 'problems', '[]'),
    confirmed = x.confirmed and (i.status <> 'checking' or x.problems = coalesce(d.value -> 'problems', '[]')),
    product_id = case when i.status = 'checking' and d.value ->> 'outcome' = 'created' then null
      else (select p.id from public.products p where p.id = (d.value ->> 'product_id')::bigint) end,
    variant_id = (select v.id from public.product_variants v where v.id = (d.value ->> 'variant_id')::bigint),
    before = nullif(d.value -> 'before', 'null'), after = nullif(d.value -> 'after', 'null')
  from jsonb_each(results) d
  where x.import_id = i.id and x.row_number = d.key::int;
  if i.status = 'applying' then
    perform private.record_import_additions(i, results);
  end if;

  if last_row is null then
    update public.imports x
    set status = case i.status when 'checking' then 'checked' else 'done' end, position = 0,
      finished_at = case when i.status = 'applying' then now() else x.finished_at end
    where x.id = i.id;
    return false;
  end if;
  update public.imports x set position = last_row where x.id = i.id;
  return true;
end
$$;

-- Works on all active imports for a few seconds, one batch of each in turn. A job calls it. A failing import does not hold up
-- the others.
create function private.work_imports()
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  ends_at timestamptz := clock_timestamp() + interval '4 seconds';
  next_id uuid;
  worked boolean := true;
begin
  while worked and clock_timestamp() < ends_at loop
    worked := false;
    for next_id in
      select i.id from public.imports i
      where i.status in ('checking', 'applying', 'undoing') and private.may_try_job_item('work-imports', i.id::text)
      order by i.created_at for update skip locked
    loop
      worked := cardinality(private.try_job_items('work-imports', array[next_id::text],
        'select private.work_import(($1)[1]::uuid, 1000)')) > 0 or worked;
      exit when clock_timestamp() >= ends_at;
    end loop;
  end loop;
end
$$;
