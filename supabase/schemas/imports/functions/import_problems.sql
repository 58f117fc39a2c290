-- Kind of a row's problem, the same for all rows that one correction can fix: {field, code, rule?, attribute?, value?}.
-- `value` is the text of the wrong cell, or the currency of an amount that is not in dinars.
create function private.import_problem_kind(cells jsonb, problem jsonb)
returns jsonb
language plpgsql
immutable
set search_path = ''
as $$
declare
  field constant text := problem ->> 'field';
  unread constant text := coalesce(problem #>> '{params,cell}', problem #>> '{params,value}');
  reading private.number_reading;
  written text;
begin
  if problem ->> 'code' = 'currency_foreign' then
    reading := private.read_number(unread);
    written := lower(concat_ws(' ', nullif(reading.before, ''), nullif(reading.after, '')));
  elsif field like 'attribute:%' then
    written := coalesce(cells #>> array['values', 'attributes', substr(field, 11)], unread);
  else
    written := coalesce(cells #>> array['values', field], unread);
  end if;
  return jsonb_strip_nulls(jsonb_build_object('field', field, 'code', problem -> 'code', 'rule', problem -> 'rule',
    'attribute', problem -> 'attribute', 'value', left(written, 500)));
end
$$;

-- Cells of a row after corrections [{field, value?, rate?}] of a file's fields. Without a value the cell counts as blank. A
-- rate converts the amount of the cell to dinars; an amount that cannot be read stays wrong.
create function private.corrected_import_cells(cells jsonb, corrections jsonb)
returns jsonb
language plpgsql
immutable
set search_path = ''
as $$
declare
  c jsonb;
  field text;
  path text[];
  value jsonb;
begin
  for c in select e from jsonb_array_elements(corrections) e loop
    field := c ->> 'field';
    path := case when field like 'attribute:%' then array['values', 'attributes', substr(field, 11)] else array['values', field] end;
    value := case when c ? 'rate' then (
        select to_jsonb(round((private.read_number(p #>> '{params,value}')).value * (c ->> 'rate')::numeric))
        from jsonb_array_elements(cells -> 'problems') p where p ->> 'field' = field limit 1)
      else c -> 'value' end;
    continue when value is null and c ? 'rate';
    if value is null then
      cells := cells #- path;
    else
      if field like 'attribute:%' and jsonb_typeof(cells #> '{values,attributes}') is distinct from 'object' then
        cells := jsonb_set(cells, '{values,attributes}', '{}');
      end if;
      cells := jsonb_set(cells, path, value);
    end if;
    cells := cells || (
      select jsonb_object_agg(k.name, (
        select coalesce(jsonb_agg(p.value order by p.ordinality), '[]')
        from jsonb_array_elements(coalesce(cells -> k.name, '[]')) with ordinality p
        where p.value ->> 'field' is distinct from field))
      from (values ('problems'), ('doubts')) k (name));
  end loop;
  return cells;
end
$$;
