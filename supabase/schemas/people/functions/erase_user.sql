-- Erases an account on request, with a reason for the log. Raises user_not_found, own_account, reason_required and the errors
-- of erase_account.
create function private.erase_user(user_id uuid, expected_version bigint, reason text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  remark text := btrim(reason);
  erasure public.audit_log;
begin
  perform private.require_staff('change_users');
  perform private.require_identity();
  perform private.require_reason(remark);
  perform private.require_text('reason', remark, 500);
  perform pg_advisory_xact_lock(hashtextextended('last admin', 0));
  select * into erasure from public.audit_log a
  where a.table_name = 'users' and a.action = 'DELETE' and a.row_id = erase_user.user_id::text order by a.id desc limit 1;
  if erasure.id is not null then
    perform private.begin_decision(expected_version::text, null, erasure.actor_id = private.my_id() and erasure.reason = remark,
      jsonb_build_object('what', 'user_erased') || private.last_change('users', erase_user.user_id::text));
  elsif private.begin_user_decision(private.lock_person(erase_user.user_id), expected_version, 'user_erased', remark) then
    perform private.enter_context(jsonb_build_object('reason', remark));
    perform private.erase_person(erase_user.user_id);
  end if;
end
$$;

create function public.erase_user(user_id uuid, expected_version bigint, reason text) returns void
language sql security invoker set search_path = '' as $$ select private.erase_user(user_id, expected_version, reason) $$;
grant execute on function public.erase_user(uuid, bigint, text), private.erase_user(uuid, bigint, text)
  to authenticated, service_role;
