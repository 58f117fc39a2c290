create trigger touch_profile before update of full_name, phone, language, suspended_at on public.profiles
  for each row execute function private.touch_updated_at();
create trigger end_delegations_of_staff after delete or update of role on public.staff
  for each row execute function private.end_delegations('user_id');
create trigger end_delegations_of_suspended after update of suspended_at on public.profiles
  for each row when (new.suspended_at is not null) execute function private.end_delegations('id');
create trigger audit_profiles after update of suspended_at on public.profiles
  for each row when (private.caller_id() is not null and old.suspended_at is distinct from new.suspended_at)
  execute function private.write_audit_log('id', '');
create trigger audit_staff after insert or update or delete on public.staff
  for each row when (private.caller_id() is not null) execute function private.write_audit_log('user_id', '');
