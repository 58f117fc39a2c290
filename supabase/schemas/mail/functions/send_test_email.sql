-- Queues a test mail and returns its id. Raises rate_limited after 20 an hour.
create function private.send_test_email(to_email text)
returns bigint
language plpgsql
security definer
set search_path = ''
as $$
declare
  address text := btrim(send_test_email.to_email);
  queued bigint;
begin
  perform private.require_staff('settings');
  perform private.require_that(private.is_email(address), 'to_email', 'email');
  if (select count(*) from private.outbox o
      where o.template = 'test' and o.created_at > now() - interval '1 hour') >= 20 then
    perform private.raise_error('PT429', 'rate_limited');
  end if;
  insert into private.outbox (address, language, template)
  values (address, private.user_language(private.caller_id()), 'test') returning id into queued;
  return queued;
end
$$;

create function public.send_test_email(to_email text) returns bigint
language sql security invoker set search_path = '' as $$ select private.send_test_email(to_email) $$;
grant execute on function public.send_test_email(text), private.send_test_email(text) to authenticated, service_role;
