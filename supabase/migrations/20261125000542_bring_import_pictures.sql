-- The pictures that rows of an import name, brought by the browser before the rows are written.

-- Whether a picture is named by its address.
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

-- Notes that a picture was brought and published at `path`, or why it was not.
create function private.set_import_picture(import_id uuid, name text, path text, problem text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  locked public.imports := private.lock_import(import_id);
begin
  if not locked.status in ('staging', 'checked') then
    perform private.raise_error('PT409', 'import_state_changed', jsonb_build_object('status', locked.status));
  end if;
  perform private.require_that(path is null or private.may_show_file(path, 'product-images', locked.company_id), 'path', 'own_file');
  update public.import_pictures p
  set path = set_import_picture.path, problem = case when set_import_picture.path is null then left(set_import_picture.problem, 60) end
  where p.import_id = locked.id and p.name = set_import_picture.name;
end
$$;

-- Forgets why pictures could not be brought, so that they are tried again.
create function private.retry_import_pictures(import_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  locked public.imports := private.lock_import(import_id);
begin
  update public.import_pictures p set problem = null where p.import_id = locked.id and p.problem is not null;
end
$$;

-- The pictures of an import that have not been brought, by name. filter: {state: addresses (not tried yet), files (named by
-- file) or failed, page?, page_size?}
create function private.list_import_pictures(import_id uuid, filter jsonb)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  company uuid := private.my_company('products');
begin
  return private.list_page('p.name', format('from public.import_pictures p join public.imports i on i.id = p.import_id
      where i.id = %L::uuid and i.company_id = %L::uuid%s', list_import_pictures.import_id, company,
      case filter ->> 'state' when 'addresses' then ' and p.path is null and p.problem is null and private.is_web_address(p.name)'
        when 'files' then ' and p.path is null and not private.is_web_address(p.name)' else ' and p.problem is not null' end),
    'p.name',
    $item$jsonb_build_object('name', p.name, 'problem', p.problem)$item$,
    format('join public.import_pictures p on p.import_id = %L::uuid and p.name = shown.id', list_import_pictures.import_id), filter);
end
$$;

-- Published paths of the pictures that a row names, in its order; a path stands for itself. Null when none has been brought.
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

create function public.set_import_picture(import_id uuid, name text, path text default null, problem text default null) returns void
language sql security invoker set search_path = '' as $$ select private.set_import_picture(import_id, name, path, problem) $$;
create function public.retry_import_pictures(import_id uuid) returns void
language sql security invoker set search_path = '' as $$ select private.retry_import_pictures(import_id) $$;
create function public.list_import_pictures(import_id uuid, filter jsonb default '{}') returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.list_import_pictures(import_id, filter) $$;
revoke all on function public.set_import_picture(uuid, text, text, text), public.retry_import_pictures(uuid),
  public.list_import_pictures(uuid, jsonb) from public, anon, authenticated;
grant execute on function public.set_import_picture(uuid, text, text, text), private.set_import_picture(uuid, text, text, text),
  public.retry_import_pictures(uuid), private.retry_import_pictures(uuid),
  public.list_import_pictures(uuid, jsonb), private.list_import_pictures(uuid, jsonb)
  to authenticated, service_role;
