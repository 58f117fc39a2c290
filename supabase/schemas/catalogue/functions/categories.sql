-- Plans are not cached: an import adds thousands of rows to a small table in one call, and a plan made for the small table
-- would read all of it per row. A category may not be its own ancestor, and slugs are unique over both languages. Moves in the
-- tree are serialized: two administrators who move A below B and B below A at once would create a cycle, because neither sees
-- the other's change.
create function private.validate_category()
returns trigger
language plpgsql
set search_path = ''
set enable_seqscan = off
as $$
begin
  perform private.require_text('name_en', new.name_en, 120);
  perform private.require_text('name_ar', new.name_ar, 120);
  perform private.require_text('slug_en', new.slug_en, 160);
  perform private.require_text('slug_ar', new.slug_ar, 160);
  perform private.require_text('image', new.image, 500, true);
  perform private.require_text('seo_title_en', new.seo_title_en, 200, true);
  perform private.require_text('seo_title_ar', new.seo_title_ar, 200, true);
  perform private.require_text('seo_description_en', new.seo_description_en, 500, true);
  perform private.require_text('seo_description_ar', new.seo_description_ar, 500, true);
  if exists (
    select 1 from public.categories c
    where c.id is distinct from new.id
      and (c.slug_en in (new.slug_en, new.slug_ar) or c.slug_ar in (new.slug_en, new.slug_ar))
  ) then
    perform private.raise_error('PT409', 'slug_taken', jsonb_build_object('field', case when exists (
      select 1 from public.categories c where c.id is distinct from new.id and new.slug_en in (c.slug_en, c.slug_ar))
      then 'slug_en' else 'slug_ar' end));
  end if;
  if new.parent_id is not null and (tg_op = 'INSERT' or new.parent_id is distinct from old.parent_id) then
    -- Held until the end of the transaction; later statements see what was committed meanwhile.
    perform pg_advisory_xact_lock(hashtextextended('category tree', 0));
    if new.parent_id = new.id or exists (
      with recursive above as (
        select id, parent_id from public.categories where id = new.parent_id
        union
        select c.id, c.parent_id from public.categories c join above a on c.id = a.parent_id
      )
      select 1 from above where id = new.id
    ) then
      perform private.raise_error('PT422', 'invalid_input', '{"field": "parent_id", "rule": "cycle"}');
    end if;
  end if;
  return new;
end
$$;
create trigger validate_category before insert or update on public.categories
  for each row execute function private.validate_category();

-- Ids of a category and everything below it.
create function private.category_subtree(root bigint)
returns bigint[]
language plpgsql
stable
security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  return (
    with recursive below as (
      select id from public.categories where id = root
      union
      select c.id from public.categories c join below b on c.parent_id = b.id
    )
    select coalesce(array_agg(id), '{}') from below
  );
end
$$;

-- Hidden categories and all categories below them.
create function private.hidden_category_ids()
returns bigint[]
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return array(
    with recursive below as (
      select c.id from public.categories c where c.is_hidden
      union
      select c.id from public.categories c join below b on c.parent_id = b.id
    )
    select b.id from below b);
end
$$;

-- Return rule of a category's goods: its own, else that of the nearest ancestor that has one, else 30 days.
create function private.category_returns(category_id bigint)
returns public.returns_rule
language plpgsql
stable
security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  return (
    with recursive above as (
      select c.parent_id, c.returns, 0 as depth from public.categories c where c.id = category_returns.category_id
      union all
      select c.parent_id, c.returns, a.depth + 1 from public.categories c join above a on c.id = a.parent_id
      where a.returns is null and a.depth < 20
    )
    select coalesce((select a.returns from above a order by a.depth desc limit 1), '30_days')
  );
end
$$;

-- Attribute definitions that apply to a category: its own and those of its ancestors; of the same key the nearest one.
create function private.attribute_definitions_of(category_id bigint)
returns setof public.attribute_definitions
language plpgsql
stable
security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  return query
    with recursive above as (
      select c.id, c.parent_id, 0 as depth from public.categories c where c.id = attribute_definitions_of.category_id
      union all
      select c.id, c.parent_id, a.depth + 1 from public.categories c join above a on c.id = a.parent_id where a.depth < 20
    ), nearest as (
      select distinct on (d.key) d.id
      from above a join public.attribute_definitions d on d.category_id = a.id
      order by d.key, a.depth
    )
    select d.* from nearest n join public.attribute_definitions d on d.id = n.id order by d.position, d.id;
end
$$;

-- Stored attribute values [{definition, option | number | boolean | en, ar}] as readable ones: [{key, label_en, label_ar,
-- value_en, value_ar, number?, unit?}]. Values of deleted definitions or options are left out.
create function private.readable_attributes(stored jsonb)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
-- A product has a few attributes; the planner assumes a hundred.
set enable_hashjoin = off
set enable_mergejoin = off
as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
      'key', d.key, 'label_en', d.label_en, 'label_ar', d.label_ar, 'value_en', v.en, 'value_ar', v.ar,
      'number', case when d.type = 'number' then a.value -> 'number' end,
      'unit', case when d.type = 'number' then d.unit_en end)) order by d.position, a.ordinality), '[]')
    from jsonb_array_elements(stored) with ordinality a
    join public.attribute_definitions d on d.id = (a.value ->> 'definition')::int
    left join public.attribute_options o on o.id = (a.value ->> 'option')::int and o.definition_id = d.id
    cross join lateral (
      select case d.type
          when 'option' then o.value_en
          when 'number' then concat_ws(' ', trim_scale((a.value ->> 'number')::numeric), d.unit_en)
          when 'boolean' then case when (a.value ->> 'boolean')::boolean then 'Yes' else 'No' end
          else a.value ->> 'en' end,
        case d.type
          when 'option' then o.value_ar
          when 'number' then concat_ws(' ', trim_scale((a.value ->> 'number')::numeric), d.unit_ar)
          when 'boolean' then case when (a.value ->> 'boolean')::boolean then 'نعم' else 'لا' end
          else a.value ->> 'ar' end
    ) v (en, ar)
    where v.en is not null and v.ar is not null
  );
end
$$;
grant execute on function private.hidden_category_ids() to anon, authenticated, service_role;
