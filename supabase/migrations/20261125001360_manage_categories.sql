-- What the admin console does with the category tree: read it level by level, write, move, empty and delete categories, and
-- say what describes their goods.

-- The categories above one, the topmost first: [{id, name_en, name_ar}].
create function private.category_path(category_id bigint)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  return (
    with recursive above as (
      select p.id, p.parent_id, p.name_en, p.name_ar, 1 as depth
      from public.categories c join public.categories p on p.id = c.parent_id where c.id = category_path.category_id
      union all
      select p.id, p.parent_id, p.name_en, p.name_ar, a.depth + 1
      from above a join public.categories p on p.id = a.parent_id where a.depth < 50
    )
    select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name_en', name_en, 'name_ar', name_ar) order by depth desc), '[]')
    from above
  );
end
$$;

-- A category as the tree lists it. Its goods are counted to a thousand, which says "many"; deleted ones that can be restored
-- count as well, for they must go somewhere, too.
create function private.managed_category(c public.categories)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return jsonb_build_object('id', c.id, 'parent_id', c.parent_id, 'name_en', c.name_en, 'name_ar', c.name_ar,
    'slug_en', c.slug_en, 'slug_ar', c.slug_ar, 'image', c.image, 'is_hidden', c.is_hidden,
    'child_count', (select count(*) from public.categories below where below.parent_id = c.id),
    'product_count', (select count(*) from (select from public.products p where p.category_id = c.id limit 1000) many),
    'path', private.category_path(c.id));
end
$$;

-- One level of the tree, or what a term finds in all of it. filter: {parent_id? (none: the first level), term?, page?, page_size?}
create function private.list_managed_categories(filter jsonb)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  pattern text := private.fold_pattern(filter ->> 'term');
  parent bigint := private.number_of(filter, 'parent_id')::bigint;
  conditions text := 'c.parent_id is null';
begin
  perform private.require_staff('categories');
  if pattern is not null then
    conditions := format('private.fold_text(concat_ws('' | '', c.name_en, c.name_ar, c.slug_en, c.slug_ar)) like %L', pattern);
  elsif parent is not null then
    conditions := format('c.parent_id = %L::bigint', parent);
  end if;
  return private.list_page('c.id', 'from public.categories c where ' || conditions,
    case when pattern is null then 'c.position, c.id' else 'c.name_en, c.id' end,
    'private.managed_category(c)', 'join public.categories c on c.id = shown.id', filter);
end
$$;
create function public.list_managed_categories(filter jsonb default '{}')
returns jsonb
language sql
stable
security invoker
set search_path = ''
as $$ select private.list_managed_categories(filter) $$;

-- Definitions with what the console edits of them.
create function private.managed_attributes(ids int[])
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_agg(to_jsonb(d) || jsonb_build_object(
      'category_name_en', c.name_en, 'category_name_ar', c.name_ar,
      'options', coalesce((select jsonb_agg(jsonb_build_object('id', o.id, 'value_en', o.value_en, 'value_ar', o.value_ar)
        order by o.position, o.id) from public.attribute_options o where o.definition_id = d.id), '[]'))
      order by d.position, d.id), '[]')
    from public.attribute_definitions d join public.categories c on c.id = d.category_id where d.id = any (ids)
  );
end
$$;

-- A category with all that can be edited: `attributes` are its own, `inherited` those of the categories above it.
create function private.get_managed_category(category_id bigint)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  category public.categories;
  holding int[];
  own int[];
begin
  perform private.require_staff('categories');
  select * into category from public.categories c where c.id = get_managed_category.category_id;
  if not found then
    perform private.raise_error('PT404', 'category_not_found');
  end if;
  holding := array(select d.id from private.attribute_definitions_of(category.id) d);
  own := array(select d.id from public.attribute_definitions d where d.category_id = category.id);
  return private.managed_category(category) || jsonb_build_object(
    'seo_title_en', category.seo_title_en, 'seo_title_ar', category.seo_title_ar,
    'seo_description_en', category.seo_description_en, 'seo_description_ar', category.seo_description_ar,
    'focus_keywords', category.focus_keywords, 'returns', category.returns,
    'inherited_returns', private.category_returns(category.parent_id), 'updated_at', category.updated_at,
    'attributes', private.managed_attributes(own),
    'inherited', private.managed_attributes(array(select unnest(holding) except select unnest(own))));
end
$$;
create function public.get_managed_category(category_id bigint)
returns jsonb
language sql
stable
security invoker
set search_path = ''
as $$ select private.get_managed_category(category_id) $$;

-- What is wrong with a category before the tree is asked, field by field: [{field, code, rule, limit?}].
create function private.category_problems(given public.categories)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object('field', f.field, 'code', 'invalid_input', 'rule', f.rule,
      'limit', case f.rule when 'too_long' then f.longest end)) order by f.place), '[]')
    from (
      select v.place, v.field, v.longest, case
          when not v.optional and coalesce(btrim(v.value), '') = '' then 'required'
          when length(v.value) > v.longest then 'too_long'
          when v.field = 'slug_en' and not private.is_slug(v.value, false) then 'format'
          when v.field = 'slug_ar' and not private.is_slug(v.value, true) then 'format'
        end as rule
      from (values
        (1, 'name_en', given.name_en, 120, false), (2, 'name_ar', given.name_ar, 120, false),
        (3, 'slug_en', given.slug_en, 160, false), (4, 'slug_ar', given.slug_ar, 160, false),
        (5, 'seo_title_en', given.seo_title_en, 200, true), (6, 'seo_title_ar', given.seo_title_ar, 200, true),
        (7, 'seo_description_en', given.seo_description_en, 500, true),
        (8, 'seo_description_ar', given.seo_description_ar, 500, true)
      ) v (place, field, value, longest, optional)
      union all
      select 9, 'focus_keywords', 80, 'too_long'
      where cardinality(given.focus_keywords) > 20
        or exists (select from unnest(given.focus_keywords) w where length(w) not between 1 and 80)
    ) f
    where f.rule is not null
  );
end
$$;

-- Whether a category may be given this picture; none is one, too.
create function private.is_category_picture(path text)
returns boolean
language plpgsql
stable
set search_path = ''
as $$
begin
  return path is null or (starts_with(path, 'categories/') and private.is_stored_path(path, 'webp|jpg|jpeg|png')
    and exists (select from storage.objects o where o.bucket_id = 'product-images' and o.name = path));
end
$$;

-- Creates a category (no id, last below its parent) or edits one; moves none. Slugs that are not given are made of the names.
-- category: {id?, parent_id?, name_en, name_ar, slug_en?, slug_ar?, image?, is_hidden?, seo_title_en?, seo_title_ar?,
--   seo_description_en?, seo_description_ar?, focus_keywords?, returns? (null: as the category above)}
-- An edit names the moment of the version it began with. Answers the id.
create function private.save_category(category jsonb, expected timestamptz)
returns bigint
language plpgsql
security definer
set search_path = ''
as $$
declare
  given public.categories;
  stored public.categories;
  words jsonb := coalesce(category -> 'focus_keywords', '[]');
  problem jsonb;
begin
  perform private.require_staff('categories');
  given.id := private.number_of(category, 'id')::bigint;
  given.parent_id := private.number_of(category, 'parent_id')::bigint;
  given.name_en := btrim(category ->> 'name_en');
  given.name_ar := btrim(category ->> 'name_ar');
  given.slug_en := coalesce(private.read_slug(category ->> 'slug_en'), private.product_slug(given.name_en, null, false));
  given.slug_ar := coalesce(private.read_slug(category ->> 'slug_ar'), private.product_slug(given.name_ar, null, true));
  given.image := nullif(category ->> 'image', '');
  given.seo_title_en := nullif(btrim(category ->> 'seo_title_en'), '');
  given.seo_title_ar := nullif(btrim(category ->> 'seo_title_ar'), '');
  given.seo_description_en := nullif(btrim(category ->> 'seo_description_en'), '');
  given.seo_description_ar := nullif(btrim(category ->> 'seo_description_ar'), '');
  perform private.require_that(jsonb_typeof(words) = 'array'
    and not exists (select from jsonb_array_elements(words) w where jsonb_typeof(w) <> 'string'), 'focus_keywords', 'too_long');
  given.focus_keywords := array(select btrim(w) from jsonb_array_elements_text(words) w);
  problem := private.category_problems(given) -> 0;
  if problem is not null then
    perform private.raise_error('PT422', 'invalid_input', problem - 'code');
  end if;
  given.is_hidden := coalesce((category ->> 'is_hidden')::boolean, false);
  given.returns := private.returns_in(category);

  if given.id is not null then
    select * into stored from public.categories c where c.id = given.id for update;
    if not found then
      perform private.raise_error('PT404', 'category_not_found');
    elsif stored.updated_at is distinct from expected then
      perform private.raise_error('PT409', 'stale_version', jsonb_build_object('updated_at', stored.updated_at));
    end if;
  elsif given.parent_id is not null and not exists (select from public.categories c where c.id = given.parent_id) then
    perform private.raise_error('PT404', 'category_not_found');
  end if;
  perform private.require_that(given.image is not distinct from stored.image or private.is_category_picture(given.image),
    'image', 'own_file');

  if given.id is null then
    insert into public.categories (parent_id, name_en, name_ar, slug_en, slug_ar, image, is_hidden, seo_title_en, seo_title_ar,
      seo_description_en, seo_description_ar, focus_keywords, returns, position)
    select given.parent_id, given.name_en, given.name_ar, given.slug_en, given.slug_ar, given.image, given.is_hidden,
      given.seo_title_en, given.seo_title_ar, given.seo_description_en, given.seo_description_ar, given.focus_keywords, given.returns,
      coalesce(max(c.position), 0) + 1
    from public.categories c where c.parent_id is not distinct from given.parent_id
    returning id into given.id;
  else
    update public.categories c
    set name_en = given.name_en, name_ar = given.name_ar, slug_en = given.slug_en, slug_ar = given.slug_ar,
      image = given.image, is_hidden = given.is_hidden, seo_title_en = given.seo_title_en, seo_title_ar = given.seo_title_ar,
      seo_description_en = given.seo_description_en, seo_description_ar = given.seo_description_ar,
      focus_keywords = given.focus_keywords, returns = given.returns
    where c.id = given.id;
  end if;
  return given.id;
end
$$;
create function public.save_category(category jsonb, expected timestamptz default null)
returns bigint
language sql
security invoker
set search_path = ''
as $$ select private.save_category(category, expected) $$;

-- Puts a category below another (null: on the first level), before one of its new neighbours or last. Below itself it cannot be:
-- see validate_category.
create function private.move_category(category_id bigint, parent_id bigint, before_id bigint)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  neighbours bigint[];
  place int;
begin
  perform private.require_staff('categories');
  -- Held until the transaction ends, so that the order of the neighbours is written by one at a time.
  perform pg_advisory_xact_lock(hashtextextended('category tree', 0));
  if not exists (select from public.categories c where c.id = move_category.category_id)
    or (move_category.parent_id is not null
      and not exists (select from public.categories c where c.id = move_category.parent_id)) then
    perform private.raise_error('PT404', 'category_not_found');
  end if;
  update public.categories c set parent_id = move_category.parent_id
  where c.id = move_category.category_id and c.parent_id is distinct from move_category.parent_id;
  neighbours := array(
    select c.id from public.categories c
    where c.parent_id is not distinct from move_category.parent_id and c.id <> move_category.category_id
    order by c.position, c.id);
  place := coalesce(array_position(neighbours, move_category.before_id), cardinality(neighbours) + 1);
  neighbours := neighbours[:place - 1] || move_category.category_id || neighbours[place:];
  update public.categories c set position = n.place
  from unnest(neighbours) with ordinality n (id, place)
  where c.id = n.id and c.position <> n.place;
end
$$;
create function public.move_category(category_id bigint, parent_id bigint default null, before_id bigint default null)
returns void
language sql
security invoker
set search_path = ''
as $$ select private.move_category(category_id, parent_id, before_id) $$;

-- Gives some of a category's goods to another and answers how many are left (counted to ten thousand). What describes them
-- stays as far as it holds there; a required attribute that they lack is asked for at their next save.
create function private.move_category_products(category_id bigint, target_id bigint, batch int)
returns int
language plpgsql
security definer
set search_path = ''
as $$
declare
  holding int[];
begin
  perform private.require_staff('categories');
  perform private.require_that(move_category_products.target_id is distinct from move_category_products.category_id,
    'target_id', 'one_of');
  if not exists (select from public.categories c where c.id = move_category_products.target_id) then
    perform private.raise_error('PT404', 'category_not_found');
  end if;
  holding := array(select d.id from private.attribute_definitions_of(move_category_products.target_id) d);
  perform set_config('mawad.refiling', 'on', true);
  update public.products p
  set category_id = move_category_products.target_id,
    attributes = (select coalesce(jsonb_agg(a.value order by a.ordinality), '[]')
      from jsonb_array_elements(p.attributes) with ordinality a where (a.value ->> 'definition')::int = any (holding))
  where p.id = any (array(
    select m.id from public.products m where m.category_id = move_category_products.category_id
    order by m.id limit least(greatest(coalesce(batch, 500), 1), 1000) for update));
  perform set_config('mawad.refiling', '', true);
  return (select count(*) from (
    select from public.products p where p.category_id = move_category_products.category_id limit 10000) left_over);
end
$$;
create function public.move_category_products(category_id bigint, target_id bigint, batch int default 500)
returns int
language sql
security invoker
set search_path = ''
as $$ select private.move_category_products(category_id, target_id, batch) $$;

-- Deletes a category without goods. The categories below it go to `children_to`, or to where it was itself.
create function private.delete_category(category_id bigint, children_to bigint)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  category public.categories;
  goods int;
  target bigint;
begin
  perform private.require_staff('categories');
  perform pg_advisory_xact_lock(hashtextextended('category tree', 0));
  select * into category from public.categories c where c.id = delete_category.category_id for update;
  if not found then
    perform private.raise_error('PT404', 'category_not_found');
  end if;
  perform private.require_that(delete_category.children_to is distinct from category.id, 'children_to', 'one_of');
  goods := (select count(*) from (select from public.products p where p.category_id = category.id limit 10000) many);
  if goods > 0 then
    perform private.raise_error('PT409', 'category_in_use', jsonb_build_object('products', goods));
  end if;
  target := coalesce(delete_category.children_to, category.parent_id);
  update public.categories c
  set parent_id = target, position = c.position + coalesce((
    select max(n.position) from public.categories n where n.parent_id is not distinct from target), 0)
  where c.parent_id = category.id;
  delete from public.categories c where c.id = category.id;
end
$$;
create function public.delete_category(category_id bigint, children_to bigint default null)
returns void
language sql
security invoker
set search_path = ''
as $$ select private.delete_category(category_id, children_to) $$;

-- Creates (no id) or edits what describes the goods of a category; its type stays, and options that are not named go.
-- definition: {id?, category_id, key?, type, label_en, label_ar, unit_en?, unit_ar?, is_facet?, is_required?, position?,
--   options?: [{id?, value_en, value_ar}]}
-- A key that is not given is made of the English label. Answers the id.
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

-- Makes the options of a definition those of the list, in its order; known by id, they keep their goods.
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

-- Deletes what describes goods; they lose what they say by it.
create function private.delete_attribute_definition(definition_id int)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_staff('categories');
  delete from public.attribute_definitions d where d.id = definition_id;
  if not found then
    perform private.raise_error('PT404', 'attribute_not_found');
  end if;
end
$$;
create function public.delete_attribute_definition(definition_id int)
returns void
language sql
security invoker
set search_path = ''
as $$ select private.delete_attribute_definition(definition_id) $$;

revoke all on function public.list_managed_categories(jsonb), public.get_managed_category(bigint),
  public.save_category(jsonb, timestamptz), public.move_category(bigint, bigint, bigint),
  public.move_category_products(bigint, bigint, int), public.delete_category(bigint, bigint),
  public.save_attribute_definition(jsonb), public.delete_attribute_definition(int) from public, anon, authenticated;
grant execute on function public.list_managed_categories(jsonb), private.list_managed_categories(jsonb),
  public.get_managed_category(bigint), private.get_managed_category(bigint),
  public.save_category(jsonb, timestamptz), private.save_category(jsonb, timestamptz),
  public.move_category(bigint, bigint, bigint), private.move_category(bigint, bigint, bigint),
  public.move_category_products(bigint, bigint, int), private.move_category_products(bigint, bigint, int),
  public.delete_category(bigint, bigint), private.delete_category(bigint, bigint),
  public.save_attribute_definition(jsonb), private.save_attribute_definition(jsonb),
  public.delete_attribute_definition(int), private.delete_attribute_definition(int)
  to authenticated, service_role;
