-- Without `position`: an editor's save is not refused because a sibling was moved.
create trigger touch_category before update of parent_id, name_en, name_ar, slug_en, slug_ar, image, seo_title_en, seo_title_ar,
  seo_description_en, seo_description_ar, focus_keywords, is_hidden, returns on public.categories
  for each row execute function private.touch_updated_at();
create trigger audit_categories after insert or update or delete on public.categories
  for each row when (private.caller_id() is not null) execute function private.write_audit_log('id', '');
create trigger audit_attribute_definitions after insert or update or delete on public.attribute_definitions
  for each row when (private.caller_id() is not null) execute function private.write_audit_log('id', '');
create trigger audit_attribute_options after insert or update or delete on public.attribute_options
  for each row when (private.caller_id() is not null) execute function private.write_audit_log('id', '');
create trigger keep_category_words after insert or update of name_en, name_ar on public.categories
  for each row execute function private.keep_category_words();
create trigger queue_category after update of name_en, name_ar, parent_id on public.categories
  for each row when ((old.name_en, old.name_ar, old.parent_id) is distinct from (new.name_en, new.name_ar, new.parent_id))
  execute function private.queue_category();
create trigger queue_attribute_category after update on public.attribute_definitions
  for each row when ((old.key, old.label_en, old.label_ar, old.unit_en, old.unit_ar)
    is distinct from (new.key, new.label_en, new.label_ar, new.unit_en, new.unit_ar))
  execute function private.queue_attribute_category();
create trigger queue_new_attribute after insert or delete on public.attribute_definitions
  for each row execute function private.queue_attribute_category();
create trigger queue_option_category after update on public.attribute_options
  for each row when ((old.value_en, old.value_ar) is distinct from (new.value_en, new.value_ar))
  execute function private.queue_attribute_category();

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
