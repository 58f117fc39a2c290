-- Undoes category imports from the audit log, which keeps every changed field of every category before and after.

-- Undoes one entry of an import. Returns the outcome: restored, deleted, or why the category stays: `changed` since, `in_use` by
-- products or subcategories, `gone`, or `conflict` if the former place or address is taken or no longer exists. The names are
-- the present ones, else those of the entry.
create function private.undo_category_change(entry public.audit_log, out outcome text, out name_en text, out name_ar text)
language plpgsql
security definer
set search_path = ''
set enable_seqscan = off
as $$
declare
  stored public.categories;
  former public.categories;
begin
  select * into stored from public.categories c where c.id = entry.row_id::bigint for update;
  name_en := coalesce(stored.name_en, entry.after ->> 'name_en', entry.before ->> 'name_en');
  name_ar := coalesce(stored.name_ar, entry.after ->> 'name_ar', entry.before ->> 'name_ar');
  if stored.id is null then
    outcome := 'gone';
  elsif exists (select from jsonb_each(entry.after - '{position,updated_at,created_at}'::text[]) a
      where to_jsonb(stored) -> a.key is distinct from a.value) then
    outcome := 'changed';
  elsif entry.action = 'INSERT' then
    outcome := case when exists (select from public.products p where p.category_id = stored.id)
        or exists (select from public.categories c where c.parent_id = stored.id) then 'in_use'
      when exists (select from public.attribute_definitions d where d.category_id = stored.id) then 'changed' else 'deleted' end;
    if outcome = 'deleted' then
      delete from public.categories c where c.id = stored.id;
    end if;
  else
    former := jsonb_populate_record(stored, entry.before - '{position,updated_at,created_at}'::text[]);
    outcome := case when private.fits_category_tree(former) then 'restored' else 'conflict' end;
    if outcome = 'restored' then
      perform private.store_category(former);
    end if;
  end if;
exception
  -- A commission rate or another row needs the category.
  when foreign_key_violation then
    outcome := 'in_use';
end
$$;

-- Whether a category can have these values: its parent exists and is not below it, and no other category has its addresses.
create function private.fits_category_tree(former public.categories)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
set enable_seqscan = off
as $$
begin
  return private.category_problems(former) = '[]'
    and (former.parent_id is null or (former.parent_id <> all (private.category_subtree(former.id))
      and exists (select from public.categories c where c.id = former.parent_id)))
    and not exists (select from public.categories c where c.id <> former.id and former.slug_en in (c.slug_en, c.slug_ar))
    and not exists (select from public.categories c where c.id <> former.id and former.slug_ar in (c.slug_en, c.slug_ar));
end
$$;

-- Undoes an import, the last written category first: {restored, deleted, kept: counts, stays: [{name_en, name_ar, reason}] (ten
-- at most), digest}.
create function private.undo_category_entries(import_id uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  entry public.audit_log;
  done record;
  results jsonb[] := '{}';
begin
  for entry in
    select * from public.audit_log a where a.batch_id = import_id and a.table_name = 'categories' order by a.id desc
  loop
    done := private.undo_category_change(entry);
    results := results || jsonb_build_object('id', entry.row_id, 'outcome', done.outcome, 'name_en', done.name_en,
      'name_ar', done.name_ar);
  end loop;
  return (
    select jsonb_build_object('restored', count(*) filter (where r.outcome = 'restored'),
      'deleted', count(*) filter (where r.outcome = 'deleted'),
      'kept', count(*) filter (where r.outcome not in ('restored', 'deleted')),
      'stays', coalesce(jsonb_agg(jsonb_build_object('name_en', r.name_en, 'name_ar', r.name_ar, 'reason', r.outcome)
        order by r.place) filter (where r.outcome not in ('restored', 'deleted') and r.stay <= 10), '[]'),
      'digest', md5(coalesce(string_agg(r.id || r.outcome, ' ' order by r.place), '')))
    from (
      select x.value ->> 'id' as id, x.value ->> 'outcome' as outcome, x.value ->> 'name_en' as name_en,
        x.value ->> 'name_ar' as name_ar, x.ordinality as place,
        count(*) filter (where x.value ->> 'outcome' not in ('restored', 'deleted')) over (order by x.ordinality) as stay
      from unnest(results) with ordinality x (value, ordinality)) r);
end
$$;

-- Tries to undo a category import (reviewed: null) or undoes it; returns undo_category_entries. `reviewed` is the digest of the
-- trial that a person saw; if the outcome would differ, nothing is written and stale_version is raised. Raises import_not_found,
-- import_state_changed {status: undone}.
create function private.undo_category_import(import_id uuid, reviewed text)
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
  if not exists (select from public.audit_log a where a.table_name = 'category_imports' and a.row_id = import_id::text) then
    perform private.raise_error('PT404', 'import_not_found');
  end if;
  -- Held until the end of the transaction: nobody moves a category meanwhile.
  perform pg_advisory_xact_lock(hashtextextended('category tree', 0));
  if exists (select from public.audit_log a
      where a.table_name = 'category_imports' and a.row_id = import_id::text and a.action = 'DELETE') then
    perform private.raise_error('PT409', 'import_state_changed', '{"status": "undone"}');
  end if;
  former := private.enter_context(jsonb_build_object('batch', import_id));
  begin
    answer := private.undo_category_entries(import_id);
    if reviewed is null then
      -- Rolls back the trial, which ran the same code as the real undo.
      raise no_data_found;
    end if;
  exception when no_data_found then
    null;
  end;
  if reviewed is not null then
    if reviewed <> answer ->> 'digest' then
      perform private.raise_error('PT409', 'stale_version');
    end if;
    perform private.write_audit_entry('DELETE', 'category_imports', import_id::text, null,
      jsonb_build_object('name', (select a.after ->> 'name' from public.audit_log a where a.table_name = 'category_imports'
        and a.row_id = import_id::text and a.action = 'INSERT')) || (answer - '{stays,digest}'::text[]), null);
  end if;
  perform private.leave_context(former);
  return answer;
end
$$;

create function public.undo_category_import(import_id uuid, reviewed text default null)
returns jsonb
language sql
security invoker
set search_path = ''
as $$ select private.undo_category_import(import_id, reviewed) $$;
grant execute on function public.undo_category_import(uuid, text), private.undo_category_import(uuid, text)
  to authenticated, service_role;
