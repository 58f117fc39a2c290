-- A version that moves whenever what visitors see of the catalogue changes: servers that keep rendered pages ask for it.

-- Changes counted in several rows, so that no transaction waits for another's row; their sum is the version.
create table private.catalogue_versions (
  slot int generated always as identity primary key,
  changes bigint not null default 0
);
alter table private.catalogue_versions enable row level security;

-- Counts a transaction once, however many statements it has. It becomes visible together with what was changed.
create function private.note_catalogue_change()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  here text := pg_current_xact_id()::text;
begin
  if current_setting('mawad.catalogue_change', true) = here then
    return null;
  end if;
  perform set_config('mawad.catalogue_change', here, true);
  update private.catalogue_versions v set changes = v.changes + 1
  where v.slot = (select x.slot from private.catalogue_versions x order by x.slot for update skip locked limit 1);
  if not found then
    insert into private.catalogue_versions (changes) values (1);
  end if;
  return null;
end
$$;

do $$
declare
  source text;
begin
  foreach source in array array['categories', 'attribute_definitions', 'attribute_options', 'units', 'products', 'product_offers',
    'product_variants', 'product_compatibilities', 'companies', 'delivery_rates', 'reviews', 'product_questions', 'home_page',
    'information_page_versions', 'site_settings']
  loop
    execute format('create trigger note_catalogue_change after insert or update or delete on public.%I
      for each statement execute function private.note_catalogue_change()', source);
  end loop;
end
$$;

create function private.catalogue_version()
returns bigint
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (select coalesce(sum(v.changes), 0)::bigint from private.catalogue_versions v);
end
$$;
-- How often the catalogue changed so far.
create function public.catalogue_version()
returns bigint
language sql
stable
security invoker
set search_path = ''
as $$ select private.catalogue_version() $$;
revoke all on function public.catalogue_version() from public, anon, authenticated;
grant execute on function public.catalogue_version(), private.catalogue_version() to anon, authenticated, service_role;
