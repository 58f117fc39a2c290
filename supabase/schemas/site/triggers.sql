create trigger touch_site_settings before update on public.site_settings
  for each row execute function private.touch_updated_at();
create trigger touch_home_page before update on public.home_page
  for each row execute function private.touch_updated_at();
create trigger audit_restore_tests after insert on private.restore_tests
  for each row when (private.caller_id() is not null) execute function private.write_audit_log('id', '');
create trigger audit_site_settings after update on public.site_settings
  for each row when (private.caller_id() is not null) execute function private.write_audit_log('id', '');
create trigger audit_home_page after update on public.home_page
  for each row when (private.caller_id() is not null) execute function private.write_audit_log('id', '');
create trigger audit_information_page_versions after insert on public.information_page_versions
  for each row when (private.caller_id() is not null) execute function private.write_audit_log('page', '');
