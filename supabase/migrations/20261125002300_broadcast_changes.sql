-- Tells open pages that something changed: ids only, over private Realtime channels; the page reads the rows itself, under its
-- own rights.

-- Whether the caller may listen to a topic: `company:<id>` for its members, `user:<id>` for one person, `staff` for the staff.
create function private.may_listen(topic text)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  person text := (select private.my_id())::text;
begin
  return case split_part(may_listen.topic, ':', 1)
    when 'user' then may_listen.topic = 'user:' || person
    when 'company' then exists (select from unnest(private.my_company_ids()) c (id)
      where may_listen.topic = 'company:' || c.id and private.may(c.id, 'see_orders'))
    when 'staff' then may_listen.topic = 'staff' and private.staff_role() is not null
    else false
  end;
end
$$;
grant execute on function private.may_listen(text) to authenticated, service_role;

-- No policy for INSERT: only the triggers below send.
create policy messages_authenticated_select on realtime.messages for select to authenticated
  using (extension = 'broadcast' and (select private.may_listen((select realtime.topic()))));

create function private.broadcast_order_event()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform realtime.send(jsonb_build_object('order_id', o.id), 'order_changed', t.topic, true)
  from public.orders o
  cross join lateral (values ('company:' || o.company_id), ('user:' || o.buyer_id), ('staff')) as t (topic)
  where o.id = new.order_id and t.topic is not null;
  return null;
end
$$;
create trigger broadcast_order_event after insert on public.order_events
  for each row execute function private.broadcast_order_event();

create trigger broadcast_order_call after insert on public.order_calls
  for each row execute function private.broadcast_order_event();

-- A decision on a company reaches its members, whatever the status lets them see.
create function private.broadcast_decision()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform realtime.send(jsonb_build_object('company_id', new.company_id), 'application_changed', t.topic, true)
  from (select 'user:' || m.user_id from public.company_members m where m.company_id = new.company_id
        union all select 'staff') as t (topic);
  return null;
end
$$;
create trigger broadcast_decision after insert on public.company_decisions
  for each row execute function private.broadcast_decision();

-- A document that came in or was judged.
create function private.broadcast_document()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform realtime.send(jsonb_build_object('company_id', new.company_id), 'documents_changed', t.topic, true)
  from (select 'user:' || m.user_id from public.company_members m where m.company_id = new.company_id
        union all select 'staff') as t (topic);
  return null;
end
$$;
create trigger broadcast_document after insert or update of state on private.company_documents
  for each row execute function private.broadcast_document();

-- A bell that rings without a reload.
create function private.broadcast_notifications()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform realtime.send('{}', 'notified', 'user:' || n.user_id, true) from (select distinct user_id from added) n;
  return null;
end
$$;
create trigger broadcast_notifications after insert on public.notifications referencing new table as added
  for each statement execute function private.broadcast_notifications();

-- A quote request or a message that came in, or that somebody of the staff works on.
create function private.broadcast_enquiry()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform realtime.send(jsonb_build_object('id', new.id), 'enquiry_changed', 'staff', true);
  return null;
end
$$;
create trigger broadcast_quote_request after insert or update of status, assigned_to on public.quote_requests
  for each row execute function private.broadcast_enquiry();
create trigger broadcast_contact_message after insert or update of status, assigned_to on public.contact_messages
  for each row execute function private.broadcast_enquiry();
