-- Store pages for the sitemap, by slug, at most 1,000 after the given one.
create function private.list_sitemap_stores(after text)
returns text[]
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return array(select c.slug from public.companies c where c.is_approved and c.slug > coalesce(list_sitemap_stores.after, '')
               order by c.slug limit 1000);
end
$$;

create function public.list_sitemap_stores(after text default null) returns text[]
language sql stable security invoker set search_path = '' as $$ select private.catalogue_answer(private.list_sitemap_stores(after)) $$;
grant execute on function public.list_sitemap_stores(text), private.list_sitemap_stores(text)
  to anon, authenticated, service_role;
