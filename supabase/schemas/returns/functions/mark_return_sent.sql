-- Marks accepted goods, or the missing part, as on their way, and starts the days in which the seller receives the goods. The clock of a
-- part runs until it was handed over.
create function private.mark_return_sent(return_id uuid, expected_version int, note text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  r private.returns;
begin
  perform private.require_text('note', note, 1000, true);
  r := private.begin_return_step(return_id, 'mark_sent', expected_version, '{sent}', note);
  if r.id is null then
    return;
  end if;
  update private.returns x set status = 'OnItsWay' where x.id = r.id;
  if r.handover <> 'keep' then
    perform private.start_sending(r.id);
  end if;
  perform private.return_event(r, 'sent', r.status, private.return_side(r), note);
end
$$;

create function public.mark_return_sent(return_id uuid, expected_version int, note text default null) returns void
language sql security invoker set search_path = '' as $$ select private.mark_return_sent(return_id, expected_version, note) $$;
grant execute on function public.mark_return_sent(uuid, int, text), private.mark_return_sent(uuid, int, text) to authenticated, service_role;
