-- Content of an information page: {version, content, published_at}; version 0 without content if it was never edited.
create function private.get_information_page(page text)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return coalesce((
    select jsonb_build_object('version', v.version, 'content', v.content, 'published_at', v.published_at)
    from public.information_page_versions v where v.page = get_information_page.page
    order by v.version desc limit 1), '{"version": 0, "content": null, "published_at": null}');
end
$$;

create function public.get_information_page(page text) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.catalogue_answer(private.get_information_page(page)) $$;
grant execute on function public.get_information_page(text), private.get_information_page(text)
  to anon, authenticated, service_role;
