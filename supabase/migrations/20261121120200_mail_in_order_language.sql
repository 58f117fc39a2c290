-- Mails about an order follow the language in which it was placed, from the first to the last.
create or replace function private.follow_order()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  actor text := coalesce(nullif(current_setting('mawad.actor_role', true), ''), 'system');
  remark text := nullif(current_setting('mawad.note', true), '');
  spoken text := (select c.language from public.checkouts c where c.id = new.checkout_id);
  letter jsonb;
begin
  if new.approved_at is not null and old.approved_at is null then
    insert into public.order_events (order_id, kind, from_status, to_status, actor_id, actor_role, note)
    values (new.id, 'approved', old.status, new.status, auth.uid(), actor, remark);
    perform private.queue_email(new.buyer_id, 'order_approved', jsonb_build_object('buyer_name', new.buyer_name,
      'orders', jsonb_build_array(private.order_for_mail(new.id)), 'note', remark), spoken);
  end if;
  if new.status <> old.status then
    insert into public.order_events (order_id, kind, from_status, to_status, actor_id, actor_role, note)
    values (new.id, 'status', old.status, new.status, auth.uid(), actor, remark);
    letter := jsonb_build_object('buyer_name', new.buyer_name, 'company_name', new.company_name, 'recipient', 'buyer',
      'orders', jsonb_build_array(private.order_for_mail(new.id)), 'note', remark);
    perform private.queue_email(new.buyer_id, 'order_' || lower(new.status), letter, spoken);
    if new.status = 'Cancelled' then
      perform private.queue_email(new.seller_id, 'order_cancelled', letter || '{"recipient": "seller"}');
    end if;
    if new.status in ('Cancelled', 'Rejected') then
      perform private.return_stock(new.id);
    end if;
  end if;
  return null;
end
$$;
