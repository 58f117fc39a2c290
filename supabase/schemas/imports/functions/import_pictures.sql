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
