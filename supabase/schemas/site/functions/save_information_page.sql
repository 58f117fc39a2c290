-- Publishes new content of an information page, or the built-in text again (null), and returns the new version. Raises
-- stale_version {version} if somebody published since expected_version was read; invalid_input {field, rule}.
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

create function public.save_information_page(page text, content jsonb, expected_version int) returns int
language sql security invoker set search_path = '' as $$ select private.save_information_page(page, content, expected_version) $$;
grant execute on function public.save_information_page(text, jsonb, int), private.save_information_page(text, jsonb, int)
  to authenticated, service_role;
