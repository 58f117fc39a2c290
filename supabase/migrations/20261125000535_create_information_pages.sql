-- The pages of plain words (about, questions, privacy, terms): what the staff wrote in the place of the words that the shop
-- brings along, every version of it.
create table public.information_page_versions (
  page text not null check (page in ('about', 'faq', 'privacy', 'terms')),
  version int not null check (version > 0),
  -- {title_en, title_ar, lead_en, lead_ar, sections: [{id, heading_en, heading_ar, text_en, text_ar}]}; null: the shop's own words.
  content jsonb,
  published_by uuid references auth.users (id) on delete set null,
  published_at timestamptz not null default now(),
  primary key (page, version)
);
create index information_page_versions_published_by_idx on public.information_page_versions (published_by);
alter table public.information_page_versions enable row level security;
revoke all on public.information_page_versions from public, anon, authenticated;
grant select on public.information_page_versions to authenticated;
grant all on public.information_page_versions to service_role;
create policy information_page_versions_authenticated_select on public.information_page_versions for select to authenticated
  using ((select private.staff_may('settings')));

-- What the shop shows: {version, content, published_at}; version 0 and no content where nobody wrote anything.
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

-- Publishes what a page says from now on, or the shop's own words again (content null). Answers the new version. Raises
-- stale_version {version} when somebody published since expected_version was read; invalid_input {field, rule}.
create function private.save_information_page(page text, content jsonb, expected_version int)
returns int
language plpgsql
security definer
set search_path = ''
as $$
declare
  present int;
  section record;
  field text;
  kept jsonb;
begin
  perform private.require_staff('settings');
  perform private.require_that(page in ('about', 'faq', 'privacy', 'terms'), 'page', 'one_of');
  perform pg_advisory_xact_lock(hashtextextended('information_page:' || page, 0));
  present := (private.get_information_page(page) ->> 'version')::int;
  if present is distinct from expected_version then
    perform private.raise_error('PT409', 'stale_version', jsonb_build_object('version', present));
  end if;
  if nullif(content, 'null') is not null then
    foreach field in array array['title_en', 'title_ar'] loop
      perform private.require_text(field, private.text_of(content, field), 120);
    end loop;
    foreach field in array array['lead_en', 'lead_ar'] loop
      perform private.require_text(field, private.text_of(content, field), 600);
    end loop;
    perform private.require_that(jsonb_typeof(content -> 'sections') = 'array'
      and jsonb_array_length(content -> 'sections') between 1 and 40, 'sections', 'count');
    perform private.require_that((select count(*) = count(distinct s ->> 'id') from jsonb_array_elements(content -> 'sections') s),
      'sections', 'repeated');
    for section in select value, ordinality - 1 as place from jsonb_array_elements(content -> 'sections') with ordinality loop
      perform private.require_that(coalesce(section.value ->> 'id' ~ '^[a-z0-9-]{1,40}$', false), format('sections.%s.id', section.place), 'format');
      foreach field in array array['heading_en', 'heading_ar'] loop
        perform private.require_text(format('sections.%s.%s', section.place, field), private.text_of(section.value, field), 200);
      end loop;
      foreach field in array array['text_en', 'text_ar'] loop
        perform private.require_text(format('sections.%s.%s', section.place, field), private.text_of(section.value, field), 5000);
      end loop;
    end loop;
    kept := jsonb_build_object('title_en', private.text_of(content, 'title_en'), 'title_ar', private.text_of(content, 'title_ar'),
      'lead_en', private.text_of(content, 'lead_en'), 'lead_ar', private.text_of(content, 'lead_ar'), 'sections', (
        select jsonb_agg(jsonb_build_object('id', s.value ->> 'id', 'heading_en', private.text_of(s.value, 'heading_en'),
          'heading_ar', private.text_of(s.value, 'heading_ar'), 'text_en', private.text_of(s.value, 'text_en'),
          'text_ar', private.text_of(s.value, 'text_ar')) order by s.ordinality)
        from jsonb_array_elements(content -> 'sections') with ordinality s));
  end if;
  insert into public.information_page_versions (page, version, content, published_by)
  values (save_information_page.page, present + 1, kept, private.my_id());
  return present + 1;
end
$$;

-- Versions of a page, the newest first: [{version, content, published_at, published_by}]. filter: {page?, page_size?}
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

create function public.get_information_page(page text) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.catalogue_answer(private.get_information_page(page)) $$;
create function public.save_information_page(page text, content jsonb, expected_version int) returns int
language sql security invoker set search_path = '' as $$ select private.save_information_page(page, content, expected_version) $$;
create function public.list_information_page_versions(page text, filter jsonb default '{}') returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.list_information_page_versions(page, filter) $$;
revoke all on function public.get_information_page(text), public.save_information_page(text, jsonb, int),
  public.list_information_page_versions(text, jsonb) from public, anon, authenticated;
grant execute on function public.get_information_page(text), private.get_information_page(text) to anon, authenticated, service_role;
grant execute on function public.save_information_page(text, jsonb, int), private.save_information_page(text, jsonb, int),
  public.list_information_page_versions(text, jsonb), private.list_information_page_versions(text, jsonb)
  to authenticated, service_role;
