-- Saves goods of a cart for later, for the caller or for a colleague of the company for which the caller buys, who is notified and mailed. A
-- repeated call with the same id changes nothing. Raises list_limit {limit}, not_buying, not_allowed, user_not_found (no colleague
-- who may order), invalid_input {field}, and the errors of write_list_lines.
create function private.save_cart(id uuid, name text, lines jsonb, recipient uuid, note text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  most constant int := 100;
  me constant uuid := private.require_person();
  owner constant uuid := coalesce(recipient, me);
  mine private.buying_members;
begin
  perform private.require_second_factor();
  perform private.require_that(save_cart.id is not null, 'id', 'required');
  perform private.require_text('name', name, 120);
  perform private.require_text('note', note, 500, true);
  perform private.require_that(jsonb_typeof(lines) = 'array' and lines <> '[]', 'lines', 'required');
  if recipient is not null then
    mine := private.require_buying('order');
    perform from private.buying_members m
    join private.buying_rights r on r.role = m.role and r.right_name = 'order'
    join public.profiles p on p.id = m.user_id and p.suspended_at is null
    where m.user_id = recipient and m.company_id = mine.company_id and m.user_id <> me for share of m;
    if not found then
      perform private.raise_error('PT404', 'user_not_found');
    end if;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('purchase lists ' || owner, 0));
  if exists (select from private.purchase_lists l where l.id = save_cart.id) then
    return;
  end if;
  if (select count(*) from private.purchase_lists l where l.user_id = owner and l.kind = 'cart') >= most then
    perform private.raise_error('PT409', 'list_limit', jsonb_build_object('limit', most));
  end if;
  insert into private.purchase_lists (id, user_id, kind, name, sent_for, sent_by, note)
  values (save_cart.id, owner, 'cart', btrim(save_cart.name), mine.company_id, case when recipient is not null then me end,
    nullif(btrim(save_cart.note), ''));
  perform private.write_list_lines(save_cart.id, lines, false);
  if recipient is not null then
    perform private.notify(recipient, 'cart_received', jsonb_build_object('purchase_list_id', save_cart.id,
      'name', btrim(save_cart.name), 'person_id', me));
    perform private.queue_email(recipient, 'cart_received', private.company_names(mine.company_id) || jsonb_build_object(
      'buyer_name', private.person_name(recipient), 'purchase_list_id', save_cart.id, 'list_name', btrim(save_cart.name),
      'sent_by', private.person_name(me), 'note', nullif(btrim(save_cart.note), '')));
  end if;
end
$$;

create function public.save_cart(id uuid, name text, lines jsonb, recipient uuid default null, note text default null) returns void
language sql security invoker set search_path = '' as $$ select private.save_cart(id, name, lines, recipient, note) $$;
grant execute on function public.save_cart(uuid, text, jsonb, uuid, text), private.save_cart(uuid, text, jsonb, uuid, text)
  to authenticated, service_role;
