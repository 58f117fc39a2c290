-- Removes a person's second factors, for example after a lost phone, ends all their sessions and notifies them without the
-- reason, which the log stores. Raises user_not_found, own_account, identity_required, reason_required.
create function private.remove_second_factors(user_id uuid, expected_version bigint, reason text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  person public.profiles := private.lock_person(user_id);
  remark text := btrim(reason);
  removed int;
begin
  perform private.require_identity();
  perform private.require_reason(remark);
  perform private.require_text('reason', remark, 500);
  if not private.begin_user_decision(person, expected_version, 'user_changed', remark) then
    return;
  end if;
  delete from auth.mfa_factors f where f.user_id = person.id and f.status = 'verified';
  get diagnostics removed = row_count;
  delete from private.recovery_codes c where c.user_id = person.id;
  if removed = 0 then
    return;
  end if;
  perform private.cancel_email_change(person.id);
  -- Also signs out a person who has the lost phone.
  if has_table_privilege('auth.sessions', 'delete') then
    delete from auth.sessions x where x.user_id = person.id;
  end if;
  perform private.enter_context(jsonb_build_object('reason', remark));
  perform private.write_audit_entry('DELETE', 'mfa_factors', person.id::text,
    (select m.company_id from public.company_members m where m.user_id = person.id), null, null);
  perform private.enter_context(jsonb_build_object('reason', null));
  perform private.notify(person.id, 'second_factor_removed', '{}');
  perform private.queue_email(person.id, 'second_factor_removed', jsonb_build_object('buyer_name', person.full_name));
end
$$;

create function public.remove_second_factors(user_id uuid, expected_version bigint, reason text) returns void
language sql security invoker set search_path = '' as $$ select private.remove_second_factors(user_id, expected_version, reason) $$;
grant execute on function public.remove_second_factors(uuid, bigint, text), private.remove_second_factors(uuid, bigint, text)
  to authenticated, service_role;
