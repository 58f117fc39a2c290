-- Creates (no id) or edits an attribute definition of a category; its type cannot change, and options that are not listed are
-- deleted. definition: {id?, category_id, key?, type, label_en, label_ar, unit_en?, unit_ar?, is_facet?, is_required?,
-- position?, options?: [{id?, value_en, value_ar}]}. A missing key is made from the English label. Returns the id.
create function private.save_attribute_definition(definition jsonb)
returns int
language plpgsql
security definer
set search_path = ''
as $$
declare
  given public.attribute_definitions;
  stored public.attribute_definitions;
  options jsonb := coalesce(definition -> 'options', '[]');
begin
  perform private.require_staff('categories');
  given.id := private.number_of(definition, 'id')::int;
  given.category_id := private.number_of(definition, 'category_id')::bigint;
  given.label_en := btrim(definition ->> 'label_en');
  given.label_ar := btrim(definition ->> 'label_ar');
  perform private.require_text('label_en', given.label_en, 120);
  perform private.require_text('label_ar', given.label_ar, 120);
  given.type := definition ->> 'type';
  perform private.require_that(given.type in ('option', 'number', 'text', 'boolean'), 'type', 'one_of');
  given.key := coalesce(nullif(btrim(definition ->> 'key'), ''), left(private.product_slug(given.label_en, null, false), 80));
  perform private.require_that(given.key ~ '^[A-Za-z0-9]+([_-][A-Za-z0-9]+)*$' and length(given.key) <= 80, 'key', 'format');
  given.unit_en := case when given.type = 'number' then nullif(btrim(definition ->> 'unit_en'), '') end;
  given.unit_ar := case when given.type = 'number' then nullif(btrim(definition ->> 'unit_ar'), '') end;
  perform private.require_text('unit_en', given.unit_en, 40, given.unit_ar is null);
  perform private.require_text('unit_ar', given.unit_ar, 40, given.unit_en is null);
  given.is_facet := coalesce((definition ->> 'is_facet')::boolean, true);
  given.is_required := coalesce((definition ->> 'is_required')::boolean, false);
  perform private.require_that(jsonb_typeof(options) = 'array' and jsonb_array_length(options) <= 200, 'options', 'too_many');
  perform private.require_that(given.type <> 'option' or jsonb_array_length(options) > 0, 'options', 'required');
  perform private.require_that(given.type = 'option' or jsonb_array_length(options) = 0, 'options', 'one_of');
  perform private.require_that(not exists (select from jsonb_array_elements(options) o
    where not (private.is_json_text(o -> 'value_en', 200) and private.is_json_text(o -> 'value_ar', 200))), 'options', 'required');
  perform private.require_that((select count(*) = count(distinct lower(btrim(o ->> 'value_en')))
    from jsonb_array_elements(options) o), 'options', 'repeated');

  if given.id is not null then
    select * into stored from public.attribute_definitions d where d.id = given.id for update;
    if not found then
      perform private.raise_error('PT404', 'attribute_not_found');
    end if;
    perform private.require_that(given.type = stored.type, 'type', 'fixed');
    given.category_id := stored.category_id;
  elsif not exists (select from public.categories c where c.id = given.category_id) then
    perform private.raise_error('PT404', 'category_not_found');
  end if;
  perform private.require_that(not exists (select from public.attribute_definitions d
    where d.category_id = given.category_id and d.key = given.key and d.id is distinct from given.id), 'key', 'repeated');
  given.position := coalesce(private.number_of(definition, 'position')::int, stored.position,
    (select coalesce(max(d.position), 0) + 1 from public.attribute_definitions d where d.category_id = given.category_id));

  if given.id is null then
    insert into public.attribute_definitions (category_id, key, type, label_en, label_ar, unit_en, unit_ar, is_facet,
      is_required, position)
    values (given.category_id, given.key, given.type, given.label_en, given.label_ar, given.unit_en, given.unit_ar,
      given.is_facet, given.is_required, given.position)
    returning id into given.id;
  else
    update public.attribute_definitions d
    set key = given.key, label_en = given.label_en, label_ar = given.label_ar, unit_en = given.unit_en,
      unit_ar = given.unit_ar, is_facet = given.is_facet, is_required = given.is_required, position = given.position
    where d.id = given.id;
  end if;
  perform private.save_attribute_options(given.id, options);
  return given.id;
end
$$;

-- Replaces the options of a definition by the list, in its order; options given by id keep their goods.
create function private.save_attribute_options(definition_id int, options jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.attribute_options o where o.definition_id = save_attribute_options.definition_id
    and not exists (select from jsonb_array_elements(options) g where g ->> 'id' = o.id::text);
  update public.attribute_options o
  set value_en = btrim(g.value ->> 'value_en'), value_ar = btrim(g.value ->> 'value_ar'), position = g.ordinality
  from jsonb_array_elements(options) with ordinality g
  where o.definition_id = save_attribute_options.definition_id and g.value ->> 'id' = o.id::text
    and (o.value_en, o.value_ar, o.position)
      is distinct from (btrim(g.value ->> 'value_en'), btrim(g.value ->> 'value_ar'), g.ordinality::int);
  insert into public.attribute_options (definition_id, value_en, value_ar, position)
  select save_attribute_options.definition_id, btrim(g.value ->> 'value_en'), btrim(g.value ->> 'value_ar'), g.ordinality
  from jsonb_array_elements(options) with ordinality g
  where not exists (select from public.attribute_options o
    where o.definition_id = save_attribute_options.definition_id and o.id::text = g.value ->> 'id');
end
$$;

create function public.save_attribute_definition(definition jsonb)
returns int
language sql
security invoker
set search_path = ''
as $$ select private.save_attribute_definition(definition) $$;
grant execute on function public.save_attribute_definition(jsonb), private.save_attribute_definition(jsonb)
  to authenticated, service_role;
