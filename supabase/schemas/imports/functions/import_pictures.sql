-- Whether a picture is given by its web address.
create function private.is_web_address(name text)
returns boolean
language plpgsql
immutable
set search_path = ''
as $$
begin
  return name ~* '^https?://';
end
$$;

-- Published paths of a row's pictures, in its order; a path is returned unchanged. Null if none has been loaded.
create function private.import_images(import_id uuid, images jsonb)
returns text[]
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if jsonb_typeof(images) is distinct from 'array' or images = '[]' then
    return '{}';
  end if;
  return (
    select array_agg(b.path order by b.position) from (
      select coalesce(p.path, n.name) as path, min(n.position) as position
      from jsonb_array_elements_text(images) with ordinality n (name, position)
      left join public.import_pictures p on p.import_id = import_images.import_id and p.name = n.name
      where p.name is null or p.path is not null
      group by 1) b);
end
$$;

-- Records the pictures that rows [{values}] name, which the browser loads before the rows are written.
create function private.name_import_pictures(i public.imports, rows jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- An address whose picture the product or company already has is not loaded again.
  insert into public.import_pictures (import_id, name, path)
  select i.id, n.name, min(u.path) filter (where private.may_show_file(u.path, 'product-images', i.company_id)
    or exists (select from private.product_codes c join public.products p on p.id = c.product_id
      where c.company_id = i.company_id and c.code = private.code_key(s -> 'values' ->> 'sku')
        and u.path = any (p.main_image || p.additional_images)))
  from jsonb_array_elements(rows) s
  cross join jsonb_array_elements_text(case jsonb_typeof(s -> 'values' -> 'images') when 'array' then s -> 'values' -> 'images' else '[]' end) n (name)
  cross join lateral substring(n.name from '^https?://[^/]+/storage/v1/object/public/product-images/(.+)$') u (path)
  where length(n.name) between 1 and 2000
  group by n.name
  on conflict do nothing;
end
$$;
