-- Subject of a notification about products of a company: the product if it is one, else their number.
create function private.products_subject(products bigint, id bigint, name_en text, name_ar text)
returns jsonb
language sql
immutable
set search_path = ''
as $$
  select case products when 1 then jsonb_build_object('product_id', id, 'name_en', name_en, 'name_ar', name_ar)
    else jsonb_build_object('count', products) end
$$;

-- Notifies one person.
create function private.notify(user_id uuid, kind text, subject jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.notifications (user_id, kind, subject)
  select notify.user_id, notify.kind, jsonb_strip_nulls(notify.subject) where notify.user_id is not null;
end
$$;

-- Notifies every member of a company with a right.
create function private.notify_company(company_id uuid, right_name text, kind text, subject jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.notifications (user_id, kind, subject)
  select m.user_id, notify_company.kind, jsonb_strip_nulls(notify_company.subject)
  from public.company_members m
  join private.company_rights r on r.role = m.role and r.right_name = notify_company.right_name
  where m.company_id = notify_company.company_id;
end
$$;

-- Notifies the staff with a right.
create function private.notify_staff(right_name text, kind text, subject jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.notifications (user_id, kind, subject)
  select s.user_id, notify_staff.kind, jsonb_strip_nulls(notify_staff.subject)
  from private.staff_with_right(right_name) s;
end
$$;

-- Notifies the people concerned by an order event, except its actor.
create function private.notify_order_event()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  o public.orders;
  subject jsonb;
begin
  select * into o from public.orders x where x.id = new.order_id;
  subject := jsonb_build_object('order_id', o.id, 'number', o.number, 'reason', new.note)
    || case when o.is_pickup then jsonb_build_object('is_pickup', true) else '{}' end;
  if new.kind = 'placed' then
    perform private.notify_company(o.company_id, 'see_orders', 'order_received',
      subject || jsonb_build_object('company_id', o.company_id));
  elsif new.kind = 'approved' then
    perform private.notify(o.buyer_id, 'order_approved', subject);
  elsif new.kind = 'shortage' then
    perform private.notify(o.buyer_id, 'order_shortage', subject);
  elsif new.kind = 'attempt' then
    perform private.notify(o.buyer_id, 'order_attempted', subject);
  elsif new.kind = 'confirmed' and new.actor_role = 'buyer' then
    perform private.notify_company(o.company_id, 'see_orders', 'order_confirmed',
      subject || jsonb_build_object('company_id', o.company_id));
  elsif new.kind = 'status' then
    if new.actor_role <> 'buyer' and new.to_status <> 'Cancelled' then
      perform private.notify(o.buyer_id, 'order_' || lower(new.to_status), subject);
    elsif new.actor_role <> 'buyer' then
      -- For refused goods also whether the delivery fee was paid.
      perform private.notify(o.buyer_id, 'order_cancelled', subject || coalesce(new.changes, '{}'));
    end if;
    if new.to_status in ('Cancelled', 'Rejected') and new.actor_role <> 'seller' then
      perform private.notify_company(o.company_id, 'see_orders', 'order_' || lower(new.to_status),
        subject || jsonb_build_object('company_id', o.company_id));
    end if;
  end if;
  return null;
end
$$;

create function private.notify_decision()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  subject jsonb := private.company_names(new.company_id) || jsonb_build_object('company_id', new.company_id, 'reason', new.reason);
begin
  if new.to_status = 'pending' then
    perform private.notify_staff('review_companies', 'company_applied', subject);
  else
    perform private.notify_company(new.company_id, 'profile', 'company_' || new.to_status, subject);
  end if;
  return null;
end
$$;

-- Notifies each company of its products that staff hid or showed in one call, once.
create function private.notify_moderation(product_ids bigint[], reason text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  own record;
begin
  for own in
    select p.company_id, p.moderation, count(*) as products, min(p.id) as id, min(p.name_en) as name_en, min(p.name_ar) as name_ar
    from public.products p where p.id = any (product_ids) group by p.company_id, p.moderation
  loop
    perform private.notify_company(own.company_id, 'products',
      case own.moderation when 'hidden' then 'product_hidden' else 'product_shown' end,
      private.products_subject(own.products, own.id, own.name_en, own.name_ar) || jsonb_build_object('reason', notify_moderation.reason));
  end loop;
end
$$;

-- Notifies about reviews: the company of a new one, the author of a reply or removal, the staff of a first report.
create function private.notify_review()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  subject jsonb := (select jsonb_build_object('review_id', new.id, 'product_id', p.id, 'name_en', p.name_en, 'name_ar', p.name_ar)
    from public.products p where p.id = new.product_id);
begin
  if tg_op = 'INSERT' then
    perform private.notify_company(new.company_id, 'reviews', 'review_received', subject);
    return null;
  end if;
  if new.reply is not null and old.reply is null then
    perform private.notify(new.user_id, 'review_replied', subject);
  end if;
  if new.hidden_at is not null and old.hidden_at is null then
    perform private.notify(new.user_id, 'review_hidden', subject || jsonb_build_object('reason', new.hidden_reason));
  end if;
  if new.reported and not old.reported then
    perform private.notify_staff('reviews', 'review_reported', subject);
  end if;
  return null;
end
$$;

-- Notifies about questions: the company of a new one (also by mail), the asker of an answer (also by mail) or removal, the
-- staff of a first report.
create function private.notify_question()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  subject jsonb := (select jsonb_build_object('question_id', new.id, 'product_id', p.id, 'name_en', p.name_en, 'name_ar', p.name_ar)
    from public.products p where p.id = new.product_id);
  about jsonb := jsonb_build_object('question_id', new.id, 'product_id', new.product_id, 'product_en', subject -> 'name_en', 'product_ar', subject -> 'name_ar',
    'question', new.body);
begin
  if tg_op = 'INSERT' then
    perform private.notify_company(new.company_id, 'reviews', 'question_received', subject);
    perform private.queue_company_email(new.company_id, 'question_received', about || private.company_names(new.company_id), 'reviews');
    return null;
  end if;
  if new.answer is not null and old.answer is null then
    perform private.notify(new.user_id, 'question_answered', subject);
    perform private.queue_email(new.user_id, 'question_answered', about || private.company_names(new.company_id)
      || jsonb_build_object('buyer_name', new.author_name, 'answer', new.answer));
  end if;
  if new.hidden_at is not null and old.hidden_at is null then
    perform private.notify(new.user_id, 'question_hidden', subject || jsonb_build_object('reason', new.hidden_reason));
  end if;
  if new.reported and not old.reported then
    perform private.notify_staff('reviews', 'question_reported', subject);
  end if;
  return null;
end
$$;
