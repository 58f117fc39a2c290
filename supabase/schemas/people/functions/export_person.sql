-- Data stored about another person, on request, with a reason for the log. Raises not_allowed, identity_required,
-- reason_required, user_not_found.
create function private.export_person(user_id uuid, reason text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  remark text := btrim(reason);
begin
  perform private.require_staff('change_users');
  perform private.require_identity();
  perform private.require_reason(remark);
  perform private.require_text('reason', remark, 500);
  if not exists (select from auth.users u where u.id = export_person.user_id) then
    perform private.raise_error('PT404', 'user_not_found');
  end if;
  perform private.enter_context(jsonb_build_object('reason', remark));
  perform private.write_audit_entry('INSERT', 'exports', export_person.user_id::text, null, null, '{"person": 1}');
  perform private.enter_context(jsonb_build_object('reason', null));
  return private.person_data(export_person.user_id);
end
$$;

create function public.export_person(user_id uuid, reason text) returns jsonb
language sql security invoker set search_path = '' as $$ select private.export_person(user_id, reason) $$;
grant execute on function public.export_person(uuid, text), private.export_person(uuid, text) to authenticated, service_role;
