-- A person's name for the staff.
create function private.person_name(user_id uuid)
returns text
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (select coalesce(nullif(p.full_name, ''), u.email)
    from auth.users u left join public.profiles p on p.id = u.id where u.id = person_name.user_id);
end
$$;

-- Whether a role of the staff answers enquiries.
create function private.answers_enquiries(role text)
returns boolean
language plpgsql
stable
set search_path = ''
as $$
begin
  return role = 'admin' or exists (
    select from private.staff_rights r where r.role = answers_enquiries.role and r.right_name = 'enquiries');
end
$$;

-- Id of an enquiry in the table of its kind; the other id is null. Raises enquiry_not_found.
create function private.require_enquiry(kind text, id text, out quote_id uuid, out message_id bigint)
returns record
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_staff('enquiries');
  perform private.require_that(kind in ('quote', 'message'), 'kind', 'one_of');
  if kind = 'quote' and pg_input_is_valid(id, 'uuid') then
    select q.id into quote_id from public.quote_requests q where q.id = require_enquiry.id::uuid;
  elsif kind = 'message' and pg_input_is_valid(id, 'bigint') then
    select m.id into message_id from public.contact_messages m where m.id = require_enquiry.id::bigint;
  end if;
  if num_nonnulls(quote_id, message_id) = 0 then
    perform private.raise_error('PT404', 'enquiry_not_found');
  end if;
end
$$;

-- Version of an enquiry: changes with its status, assignee and answers.
create function private.enquiry_version(quote_id uuid, message_id bigint)
returns text
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return md5(jsonb_build_array(
    (select jsonb_build_array(q.status, q.assigned_to) from public.quote_requests q where q.id = quote_id),
    (select jsonb_build_array(m.status, m.assigned_to) from public.contact_messages m where m.id = message_id),
    (select count(*) from public.enquiry_answers a where a.quote_request_id = quote_id or a.contact_message_id = message_id))::text);
end
$$;

-- Last change of an enquiry, for changed_meanwhile.
create function private.enquiry_news(quote_id uuid, message_id bigint)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  entry jsonb := private.last_change(case when quote_id is not null then 'quote_requests' else 'contact_messages' end,
    coalesce(quote_id::text, message_id::text));
  answer public.enquiry_answers;
begin
  select * into answer from public.enquiry_answers a
  where a.quote_request_id = quote_id or a.contact_message_id = message_id order by a.id desc limit 1;
  if answer.created_at >= coalesce((entry ->> 'at')::timestamptz, '-infinity') then
    return jsonb_build_object('what', 'enquiry_answered', 'at', answer.created_at)
      || private.known_actor(answer.author_id, 'admin', null);
  end if;
  return entry || jsonb_build_object('what', case when (entry ->> 'at')::timestamptz = coalesce(
      (select q.status_changed_at from public.quote_requests q where q.id = quote_id and q.status = 'Closed'),
      (select m.handled_at from public.contact_messages m where m.id = message_id and m.status = 'Closed'))
    then 'enquiry_closed' else 'enquiry_changed' end);
end
$$;

-- Locks an enquiry for a decision; see require_enquiry.
create function private.lock_enquiry(kind text, id text, out quote_id uuid, out message_id bigint)
returns record
language plpgsql
security definer
set search_path = ''
as $$
begin
  select e.quote_id, e.message_id into quote_id, message_id from private.require_enquiry(kind, id) e;
  perform from public.quote_requests q where q.id = lock_enquiry.quote_id for update;
  perform from public.contact_messages m where m.id = lock_enquiry.message_id for update;
end
$$;

-- Whether a decision on a locked enquiry must still be written, unless its outcome `is_reached`; see begin_decision.
create function private.begin_enquiry_decision(quote_id uuid, message_id bigint, expected_version text, is_reached boolean)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  news jsonb := private.enquiry_news(quote_id, message_id);
begin
  return private.begin_decision(expected_version, private.enquiry_version(quote_id, message_id),
    is_reached and coalesce(news ->> 'by_role' = 'self', false), news);
end
$$;

-- Trigger argument: quote or message.
create function private.notify_enquiry()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.notify_staff('enquiries', 'enquiry_received', jsonb_build_object('enquiry', tg_argv[0],
    'enquiry_id', new.id::text, 'number', to_jsonb(new) ->> 'number'));
  return null;
end
$$;
create trigger notify_quote_request after insert on public.quote_requests
  for each row execute function private.notify_enquiry('quote');

-- Waiting work per queue: its number, counted up to 100 because badges show at most 99, and the time of the oldest. Queues that
-- the caller may not see are left out.
create function private.waiting_work()
returns table (queue text, waiting int, oldest timestamptz)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if private.staff_may('review_companies') then
    return query select 'sellers', count(*)::int, min(w.since) from (
      select coalesce((select max(d.created_at) from public.company_decisions d
        where d.company_id = c.id and d.to_status = 'pending'), c.created_at) as since
      from public.companies c where c.status = 'pending' order by c.created_at limit 100) w;
    return query select 'documents', count(*)::int, min(w.since) from (
      select d.submitted_at as since from private.company_documents d where d.state = 'submitted' and d.superseded_at is null
      order by d.submitted_at limit 100) w;
  end if;
  if private.staff_may('change_orders') then
    return query select 'orders', count(*)::int, min(w.since) from (
      select o.created_at as since from public.orders o where o.status = 'Processing' and o.approved_at is null
      order by o.created_at limit 100) w;
  end if;
  if private.staff_may('enquiries') then
    return query select 'quotes', count(*)::int, min(w.since) from (
      select q.created_at as since from public.quote_requests q where q.status = 'New' order by q.created_at limit 100) w;
    return query select 'messages', count(*)::int, min(w.since) from (
      select m.created_at as since from public.contact_messages m where m.status = 'New' order by m.created_at limit 100) w;
  end if;
  if private.staff_may('reviews') then
    return query select 'reviews', count(*)::int, min(w.since) from (
      select coalesce((select min(p.created_at) from public.review_reports p where p.review_id = r.id), r.created_at) as since
      from public.reviews r where r.reported order by r.created_at limit 100) w;
    return query select 'questions', count(*)::int, min(w.since) from (
      select coalesce((select min(p.created_at) from public.question_reports p where p.question_id = q.id), q.created_at) as since
      from public.product_questions q where q.reported order by q.created_at limit 100) w;
  end if;
  if private.staff_may('settings') then
    return query select 'email', count(*)::int, min(w.since) from (
      select e.gave_up_at as since from private.outbox e where e.gave_up_at is not null order by e.gave_up_at limit 100) w;
  end if;
end
$$;
