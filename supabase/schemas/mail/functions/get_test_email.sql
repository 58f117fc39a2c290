-- {state, error} of a test mail, or null.
create function private.get_test_email(id bigint)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_staff('settings');
  return (select jsonb_build_object('state', private.email_state(o), 'error', o.last_error)
          from private.outbox o where o.id = get_test_email.id and o.template = 'test');
end
$$;

create function public.get_test_email(id bigint) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.get_test_email(id) $$;
grant execute on function public.get_test_email(bigint), private.get_test_email(bigint) to authenticated, service_role;
