-- Versions of an information page, newest first: [{version, content, published_at, published_by}]. filter: {page?, page_size?}
create function private.list_information_page_versions(page text, filter jsonb)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_staff('settings');
  return private.list_page('v.version', format('from public.information_page_versions v where v.page = %L', list_information_page_versions.page),
    'v.version desc',
    $item$jsonb_build_object('version', v.version, 'content', v.content, 'published_at', v.published_at,
      'published_by', (select p.full_name from public.profiles p where p.id = v.published_by))$item$,
    format('join public.information_page_versions v on v.page = %L and v.version = shown.id', list_information_page_versions.page), filter);
end
$$;

create function public.list_information_page_versions(page text, filter jsonb default '{}') returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.list_information_page_versions(page, filter) $$;
grant execute on function public.list_information_page_versions(text, jsonb),
  private.list_information_page_versions(text, jsonb) to authenticated, service_role;
