-- What a person is told inside the product, and by which ways it went out. Texts are the interface's: a notification names its
-- kind and what it is about.
create table public.notifications (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null check (kind in ('order_received', 'order_confirmed', 'order_cancelled', 'order_approved', 'order_shortage',
    'order_shipped', 'order_attempted', 'order_delivered', 'order_rejected', 'company_approved', 'company_rejected', 'company_suspended', 'company_applied',
    'document_submitted', 'document_accepted', 'document_refused', 'document_expiring', 'document_expired',
    'product_hidden', 'product_shown', 'deal_set', 'deal_ended', 'account_suspended', 'account_restored', 'second_factor_removed',
    'enquiry_received', 'quote_answered', 'contact_answered', 'review_received', 'review_replied', 'review_hidden', 'review_reported',
    'question_received', 'question_answered', 'question_hidden', 'question_reported')),
  -- What it is about: order_id and number (with company_id where it is that company's work), product_id and names, company_id
  -- and name, document, enquiry and enquiry_id, and a reason where there is one. Of deals the number of products and the time too, of refused goods fee_paid.
  subject jsonb not null default '{}' check (jsonb_typeof(subject) = 'object'),
  read_at timestamptz,
  created_at timestamptz not null default now()
);
create index notifications_user_id_idx on public.notifications (user_id, id desc);
create index notifications_unread_idx on public.notifications (user_id) where read_at is null;

-- Which kinds a person does not want by which channel; everything else is wanted. What a person must know (decisions on a
-- company, answers) is mailed always.
create table public.notification_choices (
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null check (kind in ('order_received', 'order_cancelled', 'question_received', 'order_approved', 'order_shipped',
    'order_delivered', 'question_answered')),
  channel text not null check (channel in ('email')),
  primary key (user_id, kind, channel)
);

alter table public.notifications enable row level security;
alter table public.notification_choices enable row level security;
revoke all on public.notifications, public.notification_choices from public, anon, authenticated;
grant select on public.notifications to authenticated;
grant select, insert, delete on public.notification_choices to authenticated;
grant all on public.notifications, public.notification_choices to service_role;
create policy notifications_authenticated_select on public.notifications for select to authenticated
  using (user_id = (select private.my_id()));
create policy notification_choices_authenticated_select on public.notification_choices for select to authenticated
  using (user_id = (select private.my_id()));
create policy notification_choices_authenticated_insert on public.notification_choices for insert to authenticated
  with check (user_id = (select private.my_id()));
create policy notification_choices_authenticated_delete on public.notification_choices for delete to authenticated
  using (user_id = (select private.my_id()));

-- Tells one person.
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

-- Tells every member of a company who has a right.
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

-- Tells the staff who have a right.
create function private.notify_staff(right_name text, kind text, subject jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.notifications (user_id, kind, subject)
  select s.user_id, notify_staff.kind, jsonb_strip_nulls(notify_staff.subject)
  from public.staff s
  where s.role = 'admin' or exists (
    select from private.staff_rights r where r.role = s.role and r.right_name = notify_staff.right_name);
end
$$;

-- The caller's notifications, newest first, with the number of unread ones: {items, next, unread}. `next` is the id to go on
-- from, null at the end.
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
  select coalesce(jsonb_agg(jsonb_build_object('id', n.id, 'kind', n.kind, 'subject', n.subject, 'read_at', n.read_at,
      'created_at', n.created_at) order by n.id desc), '[]'), count(*), min(n.id)
  into items, found_count, last_id
  from (select * from public.notifications x
        where x.user_id = person and (before is null or x.id < before) order by x.id desc limit size) n;
  return jsonb_build_object('items', items, 'next', case when found_count = size then last_id end,
    'unread', (select count(*) from public.notifications x where x.user_id = person and x.read_at is null));
end
$$;

-- Marks as read: the given ones, or all up to one id.
create function private.read_notifications(ids bigint[], up_to bigint)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.notifications n set read_at = now()
  where n.user_id = private.require_person() and n.read_at is null and (n.id = any (ids) or n.id <= up_to);
end
$$;
create function public.list_notifications(before bigint default null, page_size int default 20) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.list_notifications(before, page_size) $$;
create function public.read_notifications(ids bigint[] default null, up_to bigint default null) returns void
language sql security invoker set search_path = '' as $$ select private.read_notifications(ids, up_to) $$;
revoke all on function public.list_notifications(bigint, int), public.read_notifications(bigint[], bigint)
  from public, anon, authenticated;
grant execute on function public.list_notifications(bigint, int), private.list_notifications(bigint, int),
  public.read_notifications(bigint[], bigint), private.read_notifications(bigint[], bigint) to authenticated, service_role;

-- Whom an order's history concerns. Whoever did it is not told.
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
      -- Of refused goods also whether the delivery was paid.
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
create trigger notify_order_event after insert on public.order_events
  for each row execute function private.notify_order_event();

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
create trigger notify_decision after insert on public.company_decisions
  for each row execute function private.notify_decision();

create function private.notify_moderation()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.notify_company(new.company_id, 'products',
    case new.moderation when 'hidden' then 'product_hidden' else 'product_shown' end,
    jsonb_build_object('product_id', new.id, 'name_en', new.name_en, 'name_ar', new.name_ar, 'reason', new.moderation_reason));
  return null;
end
$$;
create trigger notify_moderation after update of moderation on public.products
  for each row when (old.moderation <> new.moderation) execute function private.notify_moderation();

-- A review tells those who look after it, its reply and its end tell the author, a first report the staff.
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
-- The seed's reviews are nobody's news.
create trigger notify_review_written after insert on public.reviews
  for each row when (auth.uid() is not null) execute function private.notify_review();
create trigger notify_review_changed after update of reply, hidden_at, reported on public.reviews
  for each row execute function private.notify_review();

-- A question tells and mails those who answer, its answer tells and mails the asker, its end tells the asker, a first report the staff.
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
-- The seed's questions are nobody's news.
create trigger notify_question_asked after insert on public.product_questions
  for each row when (auth.uid() is not null) execute function private.notify_question();
create trigger notify_question_changed after update of answer, hidden_at, reported on public.product_questions
  for each row execute function private.notify_question();
