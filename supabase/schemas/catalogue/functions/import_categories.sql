-- Adds and updates categories from a file in one call, which either tries all rows and rolls back, or writes them. The look-ups
-- use indexes: a plan made while the tree was small would read all of it for each row.

-- Categories that a parent cell can mean: one by its slug, else those of that name or path of names in either language ("Tools
-- / Drills"). A path may begin at any level; of several matches, the one that begins at the top is meant. Reads
-- pg_temp.category_names, which write_categories creates.
create function private.import_parents(reference text)
returns bigint[]
language plpgsql
stable
set search_path = ''
set enable_seqscan = off
as $$
declare
  steps text[];
  found bigint[] := array(select c.id from public.categories c where private.read_slug(reference) in (c.slug_en, c.slug_ar));
  first_level bigint[];
begin
  if found <> '{}' then
    return found;
  end if;
  -- A name may contain a sign that also separates the steps of a path.
  found := array(select distinct n.id from pg_temp.category_names n where n.name = private.fold_text(reference));
  if found = '{}' then
    steps := array(
      select private.fold_text(s) from regexp_split_to_table(reference, '\s*(?:[>›»\\|]|\s/\s|->|→)\s*') s where btrim(s) <> '');
    found := array(select distinct n.id from pg_temp.category_names n where n.name = steps[1]);
    first_level := array(select c.id from public.categories c where c.id = any (found) and c.parent_id is null);
    for step in 2 .. cardinality(steps) loop
      found := array(select distinct n.id from pg_temp.category_names n join public.categories c on c.id = n.id
        where n.name = steps[step] and c.parent_id = any (found));
      first_level := array(select distinct n.id from pg_temp.category_names n join public.categories c on c.id = n.id
        where n.name = steps[step] and c.parent_id = any (first_level));
    end loop;
  else
    first_level := array(select c.id from public.categories c where c.id = any (found) and c.parent_id is null);
  end if;
  return case when cardinality(found) > 1 and cardinality(first_level) = 1 then first_level else found end;
end
$$;

-- Whether the chain of parents of a row leads back to the row itself.
create function private.is_import_cycle(row_number int)
returns boolean
language plpgsql
stable
set search_path = ''
as $$
declare
  reference text := (select f.given ->> 'parent' from pg_temp.file_rows f where f.row_number = is_import_cycle.row_number);
  name text;
  next_row record;
begin
  for step in 1 .. 50 loop
    name := private.fold_text(regexp_replace(reference, '^.*(?:[>›»\\|]|\s/\s|->|→)\s*', ''));
    select f.row_number, f.given ->> 'parent' as parent into next_row from pg_temp.file_rows f
    where not exists (select from pg_temp.written_rows w where w.row_number = f.row_number)
      and (private.read_slug(reference) in (f.given ->> 'slug_en', f.given ->> 'slug_ar')
      or name in (private.fold_text(f.given ->> 'name_en'), private.fold_text(f.given ->> 'name_ar')))
    order by f.row_number limit 1;
    if next_row.row_number is null then
      return false;
    elsif next_row.row_number = is_import_cycle.row_number then
      return true;
    end if;
    reference := next_row.parent;
  end loop;
  return false;
end
$$;

-- Names from the first level down to a category: {en, ar}; null without a category.
create function private.category_place(category_id bigint)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
#variable_conflict use_column
begin
  return (
    with recursive above as (
      select c.parent_id, c.name_en, c.name_ar, 1 as depth from public.categories c where c.id = category_place.category_id
      union all
      select p.parent_id, p.name_en, p.name_ar, a.depth + 1
      from above a join public.categories p on p.id = a.parent_id where a.depth < 50
    )
    select case when count(*) > 0 then jsonb_build_object('en', string_agg(name_en, ' / ' order by depth desc),
      'ar', string_agg(name_ar, ' / ' order by depth desc)) end
    from above
  );
end
$$;

-- Slug made from a name, with the parent's slug before it if another category has it.
create function private.free_category_slug(name text, parent_slug text, arabic boolean)
returns text
language plpgsql
stable
set search_path = ''
set enable_seqscan = off
as $$
declare
  slug text := private.product_slug(name, null, arabic);
begin
  if parent_slug is not null and exists (select from public.categories c where slug in (c.slug_en, c.slug_ar)) then
    slug := btrim(left(parent_slug || '-' || slug, 160), '-');
  end if;
  return slug;
end
$$;

-- The category that a row means, by id, slug or names, with the problems if it is unknown; null for a new one. `parents`: the
-- categories that its parent cell can mean.
create function private.find_import_category(given jsonb, parents bigint[], out stored public.categories, out problems jsonb)
language plpgsql
security definer
set search_path = ''
set enable_seqscan = off
as $$
declare
  known bigint[];
  earlier int;
begin
  problems := '[]';
  if given ->> 'id' is not null then
    select * into stored from public.categories c where c.id::text = given ->> 'id';
    if stored.id is null then
      problems := problems || '[{"field": "id", "code": "category_not_found"}]';
    end if;
  elsif coalesce(given ->> 'slug_en', given ->> 'slug_ar') is not null then
    select * into stored from public.categories c
    where case when given ->> 'slug_en' is not null then c.slug_en = given ->> 'slug_en' else c.slug_ar = given ->> 'slug_ar' end;
  else
    known := array(
      select distinct c.id from pg_temp.category_names n join public.categories c on c.id = n.id
      where n.name = private.fold_text(coalesce(given ->> 'name_en', given ->> 'name_ar'))
        and n.name = private.fold_text(case when given ->> 'name_en' is not null then c.name_en else c.name_ar end)
        and (not given ? 'parent' or c.parent_id = any (parents) or (given ->> 'parent' is null and c.parent_id is null)));
    if cardinality(known) > 1 then
      problems := problems || jsonb_build_object('field', 'name_en', 'code', 'category_ambiguous',
        'params', jsonb_build_object('value', coalesce(given ->> 'name_en', given ->> 'name_ar')));
    end if;
    select * into stored from public.categories c where cardinality(known) = 1 and c.id = known[1];
  end if;
  select w.row_number into earlier from pg_temp.written_rows w where w.category_id = stored.id;
  if earlier is not null then
    problems := problems || jsonb_build_object('code', 'row_repeated', 'params', jsonb_build_object('row', earlier));
  end if;
end
$$;

-- Sets what a row gives in a category, whose parent is set, and returns the problems of values that cannot be read.
create function private.fill_import_category(given jsonb, inout wanted public.categories, out problems jsonb)
language plpgsql
security definer
set search_path = ''
set enable_seqscan = off
as $$
declare
  stored constant public.categories := wanted;
  parent public.categories;
begin
  problems := '[]';
  select * into parent from public.categories c where c.id = wanted.parent_id;
  wanted.name_en := case when given ? 'name_en' then btrim(given ->> 'name_en') else stored.name_en end;
  wanted.name_ar := case when given ? 'name_ar' then btrim(given ->> 'name_ar') else stored.name_ar end;
  wanted.slug_en := coalesce(given ->> 'slug_en', stored.slug_en,
    private.free_category_slug(wanted.name_en, parent.slug_en, false));
  wanted.slug_ar := coalesce(given ->> 'slug_ar', stored.slug_ar,
    private.free_category_slug(wanted.name_ar, parent.slug_ar, true));
  wanted.is_hidden := coalesce(case when jsonb_typeof(given -> 'is_hidden') = 'boolean' then (given ->> 'is_hidden')::boolean end,
    stored.is_hidden, false);
  if given ->> 'returns' is null or pg_input_is_valid(given ->> 'returns', 'public.returns_rule') then
    wanted.returns := case when given ? 'returns' then given ->> 'returns' else stored.returns end;
  else
    problems := problems || '[{"field": "returns", "code": "invalid_input", "rule": "one_of"}]';
  end if;
  wanted.image := case when given ? 'image' then given ->> 'image' else stored.image end;
  wanted.seo_title_en := case when given ? 'seo_title_en' then given ->> 'seo_title_en' else stored.seo_title_en end;
  wanted.seo_title_ar := case when given ? 'seo_title_ar' then given ->> 'seo_title_ar' else stored.seo_title_ar end;
  wanted.seo_description_en := case when given ? 'seo_description_en' then given ->> 'seo_description_en'
    else stored.seo_description_en end;
  wanted.seo_description_ar := case when given ? 'seo_description_ar' then given ->> 'seo_description_ar'
    else stored.seo_description_ar end;
  wanted.focus_keywords := case when not given ? 'focus_keywords' then coalesce(stored.focus_keywords, '{}')
    when jsonb_typeof(given -> 'focus_keywords') = 'array'
      then array(select btrim(w) from jsonb_array_elements_text(given -> 'focus_keywords') w)
    else '{}' end;
end
$$;

-- Writes a checked category in place of the stored one, or as a new one. Returns its id, the changed cells and, for a stored
-- one, all its cells before.
create function private.store_import_category(stored public.categories, wanted public.categories,
  out id bigint, out changes jsonb, out old_values jsonb)
language plpgsql
security definer
set search_path = ''
set enable_seqscan = off
as $$
#variable_conflict use_column
begin
  changes := private.category_cells(wanted);
  if stored.id is null then
    changes := (select jsonb_object_agg(w.key, w.value) from jsonb_each(changes) w where w.value not in ('null', '[]', 'false'));
    if wanted.parent_id is not null then
      changes := changes || jsonb_build_object('parent', private.category_place(wanted.parent_id));
    end if;
  else
    old_values := private.category_cells(stored);
    changes := coalesce(private.json_difference(old_values, changes), '{}');
    if wanted.parent_id is distinct from stored.parent_id then
      old_values := old_values || jsonb_build_object('parent', private.category_place(stored.parent_id));
      changes := changes || jsonb_build_object('parent', private.category_place(wanted.parent_id));
    end if;
  end if;
  if stored.id is null or changes <> '{}' then
    wanted.id := private.store_category(wanted);
  end if;
  if changes ?| array['name_en', 'name_ar', 'slug_en', 'slug_ar'] then
    insert into pg_temp.category_names (name, id)
    select distinct private.fold_text(n), wanted.id
    from unnest(array[wanted.name_en, wanted.name_ar, wanted.slug_en, wanted.slug_ar]) n;
  end if;
  id := wanted.id;
end
$$;

-- Writes one row of the file and returns {row, outcome, name_en, name_ar, problems, before, after}; null if another row must
-- first create or move its parent. In the last round no row waits. A row names its category by id, else by slug, else by its
-- name (below its parent, if the file gives one).
create function private.write_category_row(row_number int, given jsonb, cell_problems jsonb, is_last boolean)
returns jsonb
language plpgsql
security definer
set search_path = ''
set enable_seqscan = off
as $$
declare
  problems jsonb := cell_problems;
  own_problems jsonb;
  stored public.categories;
  wanted public.categories;
  parents bigint[];
  meant record;
  filled record;
  written record;
  changes jsonb;
begin
  if given ->> 'parent' is not null then
    parents := private.import_parents(given ->> 'parent');
    if parents = '{}' and not is_last then
      return null;
    end if;
  end if;

  meant := private.find_import_category(given, parents);
  stored := meant.stored;
  own_problems := meant.problems;
  if own_problems <> '[]' then
    -- The category is unknown, so nothing else about the row can be checked.
    return jsonb_build_object('row', write_category_row.row_number, 'outcome', 'refused', 'name_en', given ->> 'name_en',
      'name_ar', given ->> 'name_ar', 'problems', problems || own_problems);
  end if;

  wanted := stored;
  if not given ? 'parent' or stored.parent_id = any (parents) then
    wanted.parent_id := stored.parent_id;
  elsif given ->> 'parent' is null then
    wanted.parent_id := null;
  elsif cardinality(parents) = 1 then
    wanted.parent_id := parents[1];
  elsif cardinality(parents) > 1 then
    own_problems := own_problems || jsonb_build_object('field', 'parent', 'code', 'category_ambiguous',
      'params', jsonb_build_object('value', given ->> 'parent'));
  else
    own_problems := own_problems || jsonb_build_object('field', 'parent',
      'code', case when private.is_import_cycle(write_category_row.row_number) then 'cycle' else 'parent_unknown' end,
      'params', jsonb_build_object('value', given ->> 'parent'));
  end if;
  if stored.id is not null and wanted.parent_id is distinct from stored.parent_id
    and wanted.parent_id = any (private.category_subtree(stored.id)) then
    if not is_last then
      return null;
    end if;
    own_problems := own_problems || jsonb_build_object('field', 'parent', 'code', 'cycle',
      'params', jsonb_build_object('value', given ->> 'parent'));
  end if;

  filled := private.fill_import_category(given, wanted);
  wanted := filled.wanted;
  own_problems := own_problems || filled.problems;
  -- A bad picture address is already reported and leaves the picture unset.
  if wanted.image is distinct from stored.image and not private.is_category_picture(wanted.image) then
    own_problems := own_problems || '[{"field": "image", "code": "invalid_input", "rule": "own_file"}]';
  end if;
  own_problems := own_problems || private.category_problems(wanted) || (
    select coalesce(jsonb_agg(jsonb_build_object('field', s.field, 'code', 'slug_taken')), '[]')
    from (values ('slug_en', wanted.slug_en), ('slug_ar', wanted.slug_ar)) s (field, slug)
    where exists (select from public.categories c where c.id is distinct from stored.id and s.slug in (c.slug_en, c.slug_ar)));
  -- An unreadable cell is already reported; a slug that cannot be made from a missing name is a problem of the name.
  problems := problems || (
    select coalesce(jsonb_agg(p order by n), '[]') from jsonb_array_elements(own_problems) with ordinality o (p, n)
    where not exists (select from jsonb_array_elements(cell_problems) k where k ->> 'field' = p ->> 'field')
      and not (p ->> 'rule' = 'required' and p ->> 'field' = 'slug_en' and coalesce(wanted.name_en, '') = '')
      and not (p ->> 'rule' = 'required' and p ->> 'field' = 'slug_ar' and coalesce(wanted.name_ar, '') = ''));
  if problems <> '[]' then
    return jsonb_build_object('row', write_category_row.row_number, 'outcome', 'refused', 'name_en', wanted.name_en, 'name_ar', wanted.name_ar,
      'problems', problems);
  end if;

  written := private.store_import_category(stored, wanted);
  changes := written.changes;
  insert into pg_temp.written_rows (category_id, row_number) values (written.id, write_category_row.row_number);
  return jsonb_build_object('row', write_category_row.row_number,
    'outcome', case when stored.id is null then 'create' when changes = '{}' then 'unchanged' else 'change' end,
    'name_en', wanted.name_en, 'name_ar', wanted.name_ar, 'problems', '[]'::jsonb,
    'before', case when stored.id is not null
      then (select coalesce(jsonb_object_agg(c.key, written.old_values -> c.key), '{}') from jsonb_each(changes) c) end,
    'after', changes);
end
$$;

-- Fields of a category that a file can set, except its place.
create function private.category_cells(c public.categories)
returns jsonb
language plpgsql
immutable
set search_path = ''
as $$
begin
  return jsonb_build_object('name_en', c.name_en, 'name_ar', c.name_ar, 'slug_en', c.slug_en, 'slug_ar', c.slug_ar,
    'image', c.image, 'is_hidden', c.is_hidden, 'returns', c.returns, 'seo_title_en', c.seo_title_en, 'seo_title_ar', c.seo_title_ar,
    'seo_description_en', c.seo_description_en, 'seo_description_ar', c.seo_description_ar,
    'focus_keywords', to_jsonb(c.focus_keywords));
end
$$;

-- Writes all rows, parents before children, and returns {rows, counts}.
create function private.write_categories(file_rows jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  r record;
  done jsonb;
  results jsonb[] := '{}';
  done_rows int[] := '{}';
  has_moved boolean;
  is_last boolean := false;
  all_rows jsonb;
begin
  create temp table file_rows (
    row_number int primary key, given jsonb, problems jsonb, done boolean not null default false
  ) on commit drop;
  create temp table written_rows (category_id bigint primary key, row_number int) on commit drop;
  create temp table category_names (name text, id bigint) on commit drop;
  insert into pg_temp.file_rows (row_number, given, problems)
  select (f ->> 'row')::int, (
      select coalesce(jsonb_object_agg(v.key,
        case when jsonb_typeof(v.value) <> 'string' then v.value
          when v.key in ('slug_en', 'slug_ar') then to_jsonb(private.read_slug(v.value #>> '{}'))
          else to_jsonb(nullif(btrim(v.value #>> '{}'), '')) end), '{}')
      from jsonb_each(f -> 'values') v),
    coalesce(f -> 'problems', '[]')
  from jsonb_array_elements(write_categories.file_rows) f;
  insert into pg_temp.category_names (name, id)
  select distinct private.fold_text(n), c.id
  from public.categories c cross join unnest(array[c.name_en, c.name_ar, c.slug_en, c.slug_ar]) n;
  create index on pg_temp.category_names (name);
  analyze pg_temp.category_names;

  loop
    has_moved := false;
    for r in select * from pg_temp.file_rows f where not f.done order by f.row_number loop
      done := private.write_category_row(r.row_number, r.given, r.problems, is_last);
      if done is not null then
        has_moved := true;
        results := results || done;
        done_rows := done_rows || r.row_number;
      end if;
    end loop;
    update pg_temp.file_rows f set done = true where f.row_number = any (done_rows);
    done_rows := '{}';
    exit when is_last or not exists (select from pg_temp.file_rows f where not f.done);
    is_last := not has_moved;
  end loop;
  drop table pg_temp.file_rows, pg_temp.written_rows, pg_temp.category_names;
  all_rows := (select jsonb_agg(x order by (x ->> 'row')::int) from unnest(results) x);
  return jsonb_build_object('rows', all_rows, 'counts', (
    select jsonb_object_agg(c.outcome, c.rows)
    from (select x ->> 'outcome' as outcome, count(*) as rows from unnest(results) x group by 1) c));
end
$$;

-- Tries the rows of a file (reviewed: null) or writes them. file_rows: [{row, values, problems?}] with `values` by field: an
-- absent field stays, null empties it; `problems` are of unreadable cells and refuse the row. Returns {rows: [{row, outcome:
-- create | change | unchanged | refused, name_en, name_ar, problems, before, after}], counts, digest}. `reviewed` is the digest
-- of the trial that a person saw; if the tree has changed so that the outcome would differ, nothing is written and
-- stale_version is raised. All writes are one batch of the audit log with one heading entry.
create function private.import_categories(import_id uuid, file_name text, file_rows jsonb, reviewed text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  answer jsonb;
  former jsonb;
begin
  perform private.require_staff('categories');
  perform private.require_text('file_name', file_name, 255);
  perform private.require_that(jsonb_typeof(file_rows) = 'array' and jsonb_array_length(file_rows) between 1 and 5000,
    'file_rows', 'too_many');
  perform private.require_that(
    (select bool_and(coalesce(f ->> 'row' ~ '^[0-9]{1,7}$' and jsonb_typeof(f -> 'values') = 'object'
        and jsonb_typeof(coalesce(f -> 'problems', '[]')) = 'array', false)) and count(*) = count(distinct f ->> 'row')
     from jsonb_array_elements(file_rows) f), 'file_rows', 'format');
  -- Held until the end of the transaction: nobody moves a category meanwhile.
  perform pg_advisory_xact_lock(hashtextextended('category tree', 0));
  former := private.enter_context(jsonb_build_object('batch', import_id));
  begin
    answer := private.write_categories(file_rows);
    answer := answer || jsonb_build_object('digest', md5((answer -> 'rows')::text));
    if reviewed is null then
      -- Rolls back the trial, which ran the same code as the real write.
      raise no_data_found;
    end if;
  exception when no_data_found then
    null;
  end;
  if reviewed is not null then
    if reviewed <> answer ->> 'digest' then
      perform private.raise_error('PT409', 'stale_version');
    end if;
    perform private.write_audit_entry('INSERT', 'category_imports', import_id::text, null, null,
      jsonb_build_object('name', btrim(file_name)) || (answer -> 'counts'));
  end if;
  perform private.leave_context(former);
  return answer;
end
$$;

create function public.import_categories(import_id uuid, file_name text, file_rows jsonb, reviewed text default null)
returns jsonb
language sql
security invoker
set search_path = ''
as $$ select private.import_categories(import_id, file_name, file_rows, reviewed) $$;
grant execute on function public.import_categories(uuid, text, jsonb, text),
  private.import_categories(uuid, text, jsonb, text) to authenticated, service_role;
