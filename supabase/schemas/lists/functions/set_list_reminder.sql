-- Reminds the caller every so many weeks, from 1 to 26, to order a list again; without weeks no longer. Raises list_not_found,
-- invalid_input {field}.
create function private.set_list_reminder(id uuid, weeks int)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  list constant private.purchase_lists := private.require_list(set_list_reminder.id);
  me constant uuid := private.require_person();
begin
  perform private.require_that(weeks is null or weeks between 1 and 26, 'weeks', 'range');
  perform private.require_that(list.kind = 'list', 'id', 'one_of');
  if weeks is null then
    delete from private.purchase_list_reminders r where r.list_id = list.id and r.user_id = me;
    return;
  end if;
  insert into private.purchase_list_reminders as r (list_id, user_id, weeks, next_on)
  values (list.id, me, set_list_reminder.weeks, private.today_in_iraq() + 7 * set_list_reminder.weeks)
  on conflict on constraint purchase_list_reminders_pkey do update set weeks = excluded.weeks, next_on = excluded.next_on
  where r.weeks <> excluded.weeks;
end
$$;

create function public.set_list_reminder(id uuid, weeks int default null) returns void
language sql security invoker set search_path = '' as $$ select private.set_list_reminder(id, weeks) $$;
grant execute on function public.set_list_reminder(uuid, int), private.set_list_reminder(uuid, int) to authenticated, service_role;
