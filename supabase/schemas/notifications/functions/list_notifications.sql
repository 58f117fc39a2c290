-- Subject as people read it: with the present name of its person; without one after the account was erased.
create function private.notification_subject(subject jsonb)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not subject ? 'person_id' then
    return subject;
  end if;
  return subject - 'person_id' || jsonb_strip_nulls(jsonb_build_object('person', private.person_name((subject ->> 'person_id')::uuid)));
end
$$;

-- The caller's notifications, newest first, and the number of unread ones: {items, next, unread}. `next` is the `before` of the
-- following page, null at the end.
create function private.list_notifications(before bigint, page_size int)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  person uuid := private.require_person();
  size int := least(greatest(coalesce(list_notifications.page_size, 20), 1), 100);
  items jsonb;
  found_count int;
  last_id bigint;
begin
  select coalesce(jsonb_agg(jsonb_build_object('id', n.id, 'kind', n.kind, 'subject', private.notification_subject(n.subject), 'read_at', n.read_at,
      'created_at', n.created_at) order by n.id desc), '[]'), count(*), min(n.id)
  into items, found_count, last_id
  from (select * from public.notifications x
        where x.user_id = person and (before is null or x.id < before) order by x.id desc limit size) n;
  return jsonb_build_object('items', items, 'next', case when found_count = size then last_id end,
    'unread', (select count(*) from public.notifications x where x.user_id = person and x.read_at is null));
end
$$;

create function public.list_notifications(before bigint default null, page_size int default 20) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.list_notifications(before, page_size) $$;
grant execute on function public.list_notifications(bigint, int), private.list_notifications(bigint, int)
  to authenticated, service_role;
