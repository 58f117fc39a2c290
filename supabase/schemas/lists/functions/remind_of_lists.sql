-- Job: notifies and mails up to 1,000 people whose reminder of a list is due on `today`, a day in Baghdad. Reminders of people who
-- have left the list's company end.
create function private.remind_of_lists(today date)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  due record;
begin
  delete from private.purchase_list_reminders r using private.purchase_lists l
  where r.next_on <= today and l.id = r.list_id and l.company_id is not null
    and not exists (select from private.buying_members m where m.company_id = l.company_id and m.user_id = r.user_id);
  for due in
    update private.purchase_list_reminders r set next_on = today + 7 * r.weeks
    from private.purchase_lists l
    where l.id = r.list_id and (r.list_id, r.user_id) in (
      select x.list_id, x.user_id from private.purchase_list_reminders x
      where x.next_on <= today order by x.next_on limit 1000 for update skip locked)
    returning r.user_id, l.id, l.name
  loop
    perform private.notify(due.user_id, 'list_due', jsonb_build_object('purchase_list_id', due.id, 'name', due.name));
    perform private.queue_email(due.user_id, 'list_due', jsonb_build_object(
      'buyer_name', private.person_name(due.user_id), 'purchase_list_id', due.id, 'list_name', due.name));
  end loop;
end
$$;
