-- Suspends a person at once and mails the reason. Raises identity_required, user_not_found, own_account, reason_required,
-- changed_meanwhile.
create function private.suspend_user(user_id uuid, expected_version bigint, reason text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  person public.profiles := private.lock_person(user_id);
  remark text := btrim(reason);
begin
  perform private.require_identity();
  perform private.require_reason(remark);
  perform private.require_text('reason', remark, 500);
  if not private.begin_user_decision(person, expected_version, 'user_suspended', remark) or person.suspended_at is not null then
    return;
  end if;
  perform private.enter_context(jsonb_build_object('reason', remark));
  update public.profiles p set suspended_at = now(), suspension_reason = remark where p.id = person.id;
  perform private.bar_sign_in(person.id, true);
  perform private.notify(person.id, 'account_suspended', jsonb_build_object('reason', remark));
  perform private.queue_email(person.id, 'account_suspended', jsonb_build_object('buyer_name', person.full_name, 'note', remark));
end
$$;

create function public.suspend_user(user_id uuid, expected_version bigint, reason text) returns void
language sql security invoker set search_path = '' as $$ select private.suspend_user(user_id, expected_version, reason) $$;
grant execute on function public.suspend_user(uuid, bigint, text), private.suspend_user(uuid, bigint, text)
  to authenticated, service_role;
