-- Restores a suspended person and mails them. Raises identity_required, user_not_found, own_account, changed_meanwhile.
create function private.restore_user(user_id uuid, expected_version bigint)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  person public.profiles := private.lock_person(user_id);
begin
  perform private.require_identity();
  if not private.begin_user_decision(person, expected_version, 'user_restored', null) or person.suspended_at is null then
    return;
  end if;
  update public.profiles p set suspended_at = null, suspension_reason = null where p.id = person.id;
  perform private.bar_sign_in(person.id, false);
  perform private.notify(person.id, 'account_restored', '{}');
  perform private.queue_email(person.id, 'account_restored', jsonb_build_object('buyer_name', person.full_name));
end
$$;

create function public.restore_user(user_id uuid, expected_version bigint) returns void
language sql security invoker set search_path = '' as $$ select private.restore_user(user_id, expected_version) $$;
grant execute on function public.restore_user(uuid, bigint), private.restore_user(uuid, bigint) to authenticated, service_role;
