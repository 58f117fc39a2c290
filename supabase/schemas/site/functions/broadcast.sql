-- Notifies open pages of changes over private Realtime channels. Messages have only ids; the page reads the rows with its own
-- rights.

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

-- Notifies a company's members of a decision, whatever its status lets them read.
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

-- Notifies of submitted and reviewed documents.
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

-- Notifies those concerned by an event or message of a quote request: the buyer, the staff, and the company or, without one, every
-- company that was asked. The content holds ids only.
create function private.broadcast_quote_event()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform realtime.send(jsonb_build_object('request_id', new.request_id), 'quote_changed', t.topic, true)
  from (
    select 'user:' || q.user_id from private.quote_requests q where q.id = new.request_id
    union all select 'staff'
    union all select 'company:' || s.company_id from private.quote_sellers s
    where s.request_id = new.request_id and s.company_id = coalesce(new.company_id, s.company_id)) t (topic)
  where t.topic is not null;
  return null;
end
$$;

-- Updates the notification bell without a reload.
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

-- Notifies the staff of a new or changed row. Trigger argument: name of the event.
create function private.broadcast_to_staff()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform realtime.send(jsonb_build_object('id', new.id), tg_argv[0], 'staff', true);
  return null;
end
$$;
grant execute on function private.may_listen(text) to authenticated, service_role;
