-- The buyer ends a return before the goods were received.
create function private.withdraw_return(return_id uuid, expected_version int, note text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  r private.returns;
begin
  perform private.require_text('note', note, 1000, true);
  r := private.begin_return_step(return_id, 'withdraw', expected_version, '{withdrawn}', note);
  if r.id is null then
    return;
  end if;
  update private.returns x set status = 'Closed', outcome = 'withdrawn', due_kind = null, due_at = null where x.id = r.id;
  perform private.return_event(r, 'withdrawn', r.status, 'buyer', note);
end
$$;

create function public.withdraw_return(return_id uuid, expected_version int, note text default null) returns void
language sql security invoker set search_path = '' as $$ select private.withdraw_return(return_id, expected_version, note) $$;
grant execute on function public.withdraw_return(uuid, int, text), private.withdraw_return(uuid, int, text) to authenticated, service_role;
