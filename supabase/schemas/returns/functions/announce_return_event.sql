-- Notifies a side of a return of a step and mails it: the buyer, the company, or the staff (without mail).
create function private.announce_return(r private.returns, e private.return_events, side text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  kind constant text := 'return_' || e.kind;
  subject constant jsonb := jsonb_build_object('return_id', r.id, 'number', r.number, 'reason', e.note);
  params constant jsonb := private.company_names(r.company_id) || jsonb_strip_nulls(jsonb_build_object('step', e.kind,
    'recipient', side, 'return_id', r.id, 'number', r.number, 'order_number', r.order_number, 'buyer_name', r.buyer_name, 'note', e.note,
    'due_at', private.baghdad_minute(r.due_at)));
begin
  if side = 'buyer' then
    perform private.notify(r.buyer_id, kind, subject),
      private.queue_email(r.buyer_id, 'return_step', params);
  elsif side = 'seller' then
    perform private.notify_company(r.company_id, 'see_orders', kind, subject || jsonb_build_object('company_id', r.company_id)),
      private.queue_company_email(r.company_id, 'return_step', params);
  else
    perform private.notify_staff('change_orders', kind, subject || jsonb_build_object('for_staff', true));
  end if;
end
$$;

-- Notifies those whom a step concerns: the other side; both sides of what the staff or the clock did; the staff of appeals and evidence.
create function private.announce_return_event()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  r private.returns;
begin
  select * into r from private.returns x where x.id = new.return_id;
  perform private.announce_return(r, new, s.side)
  from (values ('buyer'), ('seller'), ('staff')) s (side)
  where case s.side
    when 'staff' then new.kind in ('appealed', 'evidence_given', 'evidence_missed')
    else new.actor_role <> s.side and (new.kind <> 'evidence_asked' or new.changes ->> 'side' = s.side)
      and (new.kind <> 'evidence_missed' or new.changes ->> 'side' = s.side) end;
  return null;
end
$$;

-- Updates open pages of the buyer, the company and the staff after a step. The content holds ids only.
create function private.broadcast_return_event()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform realtime.send(jsonb_build_object('return_id', r.id, 'order_id', r.order_id), 'return_changed', t.topic, true)
  from private.returns r
  cross join lateral (values ('company:' || r.company_id), ('user:' || r.buyer_id), ('staff')) as t (topic)
  where r.id = new.return_id and t.topic is not null;
  return null;
end
$$;
