-- How the staff works on quote requests and contact messages, both called enquiries: who looks after one, where it stands, what
-- was answered. An enquiry is named by its kind, 'quote' or 'message', and its id as text.

-- What was written to whoever asked, by mail and in the language of the enquiry.
create table public.enquiry_answers (
  id bigint generated always as identity primary key,
  quote_request_id uuid references public.quote_requests (id) on delete cascade,
  contact_message_id bigint references public.contact_messages (id) on delete cascade,
  author_id uuid references auth.users (id) on delete set null,
  body text not null check (length(body) between 1 and 4000),
  -- Null where whoever asked left a phone alone: the staff tells the answer.
  mailed_to text,
  -- The mail in private.outbox, which forgets it thirty days after sending.
  email_id bigint,
  created_at timestamptz not null default now(),
  -- Minted by the client with each answer: a repeated call writes and mails once.
  idempotency_key uuid not null unique,
  check (num_nonnulls(quote_request_id, contact_message_id) = 1)
);
create index enquiry_answers_quote_request_id_idx on public.enquiry_answers (quote_request_id, id);
create index enquiry_answers_contact_message_id_idx on public.enquiry_answers (contact_message_id, id);
create index enquiry_answers_author_id_idx on public.enquiry_answers (author_id);

-- Texts to begin an answer with; {name} and {number} are filled in by the console before anybody sends them.
create table public.answer_templates (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('quote', 'message')),
  name_en text not null check (length(name_en) between 1 and 80),
  name_ar text not null check (length(name_ar) between 1 and 80),
  body_en text not null check (length(body_en) between 1 and 4000),
  body_ar text not null check (length(body_ar) between 1 and 4000)
);
insert into public.answer_templates (kind, name_en, name_ar, body_en, body_ar) values
  ('quote', 'Prices follow', 'الأسعار قريبًا',
    E'Hello {name},\n\nthank you for your quote request {number}. We have asked the sellers who have these goods and send you their prices within two working days.',
    E'السلام عليكم {name}،\n\nشكرًا على طلب السعر {number}. راسلنا البائعين الذين لديهم هذه المواد، وسنرسل لك أسعارهم خلال يومي عمل.'),
  ('quote', 'Details needed', 'نحتاج تفاصيل',
    E'Hello {name},\n\nto price your request {number} we need a little more: the exact sizes or standards, and the place of delivery. Please answer this mail or call us.',
    E'السلام عليكم {name}،\n\nحتى نسعّر طلبك {number} نحتاج بعض التفاصيل: القياسات أو المواصفات بالضبط، ومكان التسليم. يمكنك الرد على هذه الرسالة أو الاتصال بنا.'),
  ('quote', 'Not available', 'غير متوفر',
    E'Hello {name},\n\nwe are sorry: at present none of our sellers has the goods of your request {number}. We tell you when that changes.',
    E'السلام عليكم {name}،\n\nنعتذر منك، لا تتوفر حاليًا مواد طلبك {number} لدى البائعين. سنخبرك حال توفرها.'),
  ('message', 'Thank you', 'شكرًا لرسالتك',
    E'Hello {name},\n\nthank you for writing to us.\n\n',
    E'السلام عليكم {name}،\n\nشكرًا لتواصلك معنا.\n\n'),
  ('message', 'Where is my order?', 'أين طلبي؟',
    E'Hello {name},\n\nyou see where your order is under “My orders”, with every step. If it is late, please send us its number, and we ask the seller.',
    E'السلام عليكم {name}،\n\nيمكنك متابعة طلبك خطوة بخطوة من صفحة «طلباتي». إذا تأخر فأرسل لنا رقم الطلب حتى نسأل البائع.'),
  ('message', 'Selling on Mawad', 'البيع في مواد',
    E'Hello {name},\n\nto sell on Mawad, sign up as a seller with the name of your company. We look at every application and answer within two working days.',
    E'السلام عليكم {name}،\n\nللبيع في مواد سجّل كبائع باسم شركتك. نراجع كل طلب ونجيب خلال يومي عمل.');

alter table public.enquiry_answers enable row level security;
alter table public.answer_templates enable row level security;
revoke all on public.enquiry_answers, public.answer_templates from public, anon, authenticated;
-- Who of the staff wrote is the staff's business.
grant select (id, quote_request_id, contact_message_id, body, created_at) on public.enquiry_answers to authenticated;
grant select on public.answer_templates to authenticated;
grant all on public.enquiry_answers, public.answer_templates to service_role;
create policy enquiry_answers_authenticated_select on public.enquiry_answers for select to authenticated
  using ((select private.staff_may('enquiries'))
    or exists (select from public.quote_requests q where q.id = quote_request_id and q.user_id = (select private.my_id())));
create policy answer_templates_authenticated_select on public.answer_templates for select to authenticated
  using ((select private.staff_may('enquiries')));

-- A person's name as the staff sees it.
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

-- The id of an enquiry in the table of its kind, the other one null. Raises enquiry_not_found.
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

-- Stands for an enquiry's status, its assignee and its answers.
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

-- The last thing that the staff did with an enquiry, for changed_meanwhile.
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

-- Whether a decision on a locked enquiry is still to be written, unless its outcome `is_reached`; see begin_decision.
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

-- Newest first.
-- filter: {status?, assignee? ('me' or 'nobody'), term? (number, name, company, address, phone, words of it), page?, page_size?}
create function private.list_enquiries(kind text, filter jsonb)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  found_text text := private.term_condition('e.search_text', filter ->> 'term');
  conditions text := 'true';
begin
  perform private.require_staff('enquiries');
  perform private.require_that(kind in ('quote', 'message'), 'kind', 'one_of');
  if filter ->> 'status' is not null then
    conditions := format('e.status = %L', filter ->> 'status');
  end if;
  case filter ->> 'assignee'
    when 'me' then conditions := conditions || format(' and e.assigned_to = %L', private.my_id());
    when 'nobody' then conditions := conditions || ' and e.assigned_to is null';
    else null;
  end case;
  if found_text is not null then
    conditions := conditions || ' and ' || found_text;
  end if;
  return private.list_page('e.id',
    format('from public.%I e where %s', case kind when 'quote' then 'quote_requests' else 'contact_messages' end, conditions),
    'e.created_at desc, e.id',
    $item$jsonb_build_object('id', e.id::text, 'full_name', e.full_name, 'email', e.email, 'language', e.language,
      'status', e.status, 'excerpt', left(e.message, 160), 'created_at', e.created_at,
      'assignee', private.person_name(e.assigned_to))$item$
    || case kind when 'quote' then $item$ || jsonb_build_object('number', e.number, 'company_name', e.company_name,
      'line_count', e.line_count, 'needed_by', e.needed_by)$item$ else '' end,
    case kind when 'quote' then 'join public.quote_requests e on e.id = shown.id'
      else 'join public.contact_messages e on e.id = shown.id' end, filter);
end
$$;

-- An enquiry with its lines, what was answered, the texts to answer with, and who may look after it.
create function private.get_enquiry(kind text, id text)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  target record;
  found_enquiry jsonb;
begin
  select * into target from private.require_enquiry(kind, id);
  if kind = 'quote' then
    select jsonb_build_object('number', q.number, 'full_name', q.full_name, 'company_name', q.company_name,
      'email', q.email, 'phone', q.phone, 'governorate', q.governorate, 'needed_by', q.needed_by, 'message', q.message,
      'language', q.language, 'status', q.status, 'has_account', q.user_id is not null, 'assigned_to', q.assigned_to,
      'created_at', q.created_at)
    into found_enquiry from public.quote_requests q where q.id = target.quote_id;
  else
    select jsonb_build_object('full_name', m.full_name, 'email', m.email, 'message', m.message,
      'language', m.language, 'status', m.status, 'has_account', m.user_id is not null, 'assigned_to', m.assigned_to,
      'created_at', m.created_at)
    into found_enquiry from public.contact_messages m where m.id = target.message_id;
  end if;
  return found_enquiry || jsonb_build_object('id', get_enquiry.id,
    'version', private.enquiry_version(target.quote_id, target.message_id),
    'lines', (select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'product_id', l.product_id, 'description', l.description,
        'quantity', l.quantity, 'unit', l.unit) order by l.id), '[]')
      from public.quote_lines l where l.quote_request_id = target.quote_id),
    'answers', (select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'body', a.body, 'mailed_to', a.mailed_to,
        'author', private.person_name(a.author_id), 'created_at', a.created_at,
        'mail', case when a.mailed_to is null then 'none' when o.id is null or o.sent_at is not null then 'sent' when o.gave_up_at is not null then 'failed'
          else 'waiting' end) order by a.id), '[]')
      from public.enquiry_answers a left join private.outbox o on o.id = a.email_id
      where a.quote_request_id = target.quote_id or a.contact_message_id = target.message_id),
    'templates', (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'name_en', t.name_en, 'name_ar', t.name_ar,
        'body_en', t.body_en, 'body_ar', t.body_ar) order by t.id), '[]')
      from public.answer_templates t where t.kind = get_enquiry.kind),
    'assignees', (select jsonb_agg(jsonb_build_object('id', s.user_id, 'name', private.person_name(s.user_id))
        order by s.created_at, s.user_id)
      from public.staff s where private.answers_enquiries(s.role)));
end
$$;

-- Gives an enquiry to one of the staff who answer, or (with no one) back to all. Raises changed_meanwhile.
create function private.assign_enquiry(kind text, id text, expected_version text, assignee uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  target record;
begin
  select * into target from private.lock_enquiry(kind, id);
  perform private.require_that(assignee is null or exists (
    select from public.staff s where s.user_id = assignee and private.answers_enquiries(s.role)), 'assignee', 'one_of');
  if not private.begin_enquiry_decision(target.quote_id, target.message_id, expected_version, assignee is not distinct from coalesce(
      (select q.assigned_to from public.quote_requests q where q.id = target.quote_id),
      (select m.assigned_to from public.contact_messages m where m.id = target.message_id))) then
    return;
  end if;
  update public.quote_requests q set assigned_to = assignee where q.id = target.quote_id;
  update public.contact_messages m set assigned_to = assignee where m.id = target.message_id;
end
$$;

-- Raises changed_meanwhile.
create function private.set_enquiry_status(kind text, id text, status text, expected_version text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  target record;
begin
  select * into target from private.lock_enquiry(kind, id);
  perform private.require_that(set_enquiry_status.status in ('New', 'Answered', 'Closed'), 'status', 'one_of');
  if not private.begin_enquiry_decision(target.quote_id, target.message_id, expected_version, set_enquiry_status.status = coalesce(
      (select q.status from public.quote_requests q where q.id = target.quote_id),
      (select m.status from public.contact_messages m where m.id = target.message_id))) then
    return;
  end if;
  update public.quote_requests q set status = set_enquiry_status.status where q.id = target.quote_id;
  update public.contact_messages m set status = set_enquiry_status.status where m.id = target.message_id;
end
$$;

-- Writes an answer, mails it in the language of the enquiry where there is an address, and takes the enquiry on where nobody has it. It goes to the account's
-- own address where the asker was signed in. Nothing that the asker wrote is mailed with it: the address may be a stranger's.
-- Raises changed_meanwhile.
create function private.answer_enquiry(kind text, id text, body text, idempotency_key uuid, expected_version text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  target record;
  asker record;
  address text;
  mail private.outbox;
begin
  -- Two answers at once, or one sent twice, wait for each other.
  select * into target from private.lock_enquiry(kind, id);
  perform private.require_text('body', body, 4000);
  perform private.require_that(idempotency_key is not null, 'idempotency_key', 'required');
  if exists (select from public.enquiry_answers a where a.idempotency_key = answer_enquiry.idempotency_key)
    or not private.begin_enquiry_decision(target.quote_id, target.message_id, expected_version, false) then
    return;
  end if;
  select * into asker from (
    select q.user_id, q.email, q.language, q.number from public.quote_requests q where q.id = target.quote_id
    union all
    select m.user_id, m.email, m.language, null from public.contact_messages m where m.id = target.message_id) one;

  address := coalesce((select nullif(u.email, '') from auth.users u where u.id = asker.user_id), asker.email);
  if address is not null then
    insert into private.outbox (address, language, template, params)
    values (address, asker.language, case kind when 'quote' then 'quote_answered' else 'contact_answered' end,
      jsonb_strip_nulls(jsonb_build_object('number', asker.number, 'answer', btrim(body),
        'quote_id', case when asker.user_id is not null then target.quote_id end,
        'reply_to', (select s.contact_email from public.site_settings s))))
    returning * into mail;
  end if;
  insert into public.enquiry_answers (quote_request_id, contact_message_id, author_id, body, mailed_to, email_id, idempotency_key)
  values (target.quote_id, target.message_id, private.my_id(), btrim(answer_enquiry.body), address, mail.id,
    answer_enquiry.idempotency_key);
  perform private.notify(asker.user_id, case kind when 'quote' then 'quote_answered' else 'contact_answered' end,
    jsonb_build_object('number', asker.number, 'enquiry', kind, 'enquiry_id', id));
  update public.quote_requests q set status = 'Answered', assigned_to = coalesce(q.assigned_to, private.my_id())
  where q.id = target.quote_id;
  update public.contact_messages m set status = 'Answered', assigned_to = coalesce(m.assigned_to, private.my_id())
  where m.id = target.message_id;
end
$$;

-- The argument says what came in: quote or message.
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
create trigger notify_contact_message after insert on public.contact_messages
  for each row execute function private.notify_enquiry('message');

-- What waits for the caller, kind by kind: how much, counted to a hundred, for nobody reads a number above 99 on a badge, and
-- since when the oldest of it waits. What the caller may not see is left out.
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

-- The counts of what waits for the caller: {quotes?, messages?, orders?, sellers?, documents?, reviews?, questions?, email?}.
create function private.get_staff_queues()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if private.staff_role() is null then
    perform private.require_staff('enquiries');
  end if;
  return (select coalesce(jsonb_object_agg(w.queue, w.waiting), '{}') from private.waiting_work() w);
end
$$;

create function public.list_enquiries(kind text, filter jsonb default '{}') returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.list_enquiries(kind, filter) $$;
create function public.get_enquiry(kind text, id text) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.get_enquiry(kind, id) $$;
create function public.assign_enquiry(kind text, id text, expected_version text, assignee uuid default null) returns void
language sql security invoker set search_path = '' as $$ select private.assign_enquiry(kind, id, expected_version, assignee) $$;
create function public.set_enquiry_status(kind text, id text, status text, expected_version text) returns void
language sql security invoker set search_path = ''
as $$ select private.set_enquiry_status(kind, id, status, expected_version) $$;
create function public.answer_enquiry(kind text, id text, body text, idempotency_key uuid, expected_version text) returns void
language sql security invoker set search_path = ''
as $$ select private.answer_enquiry(kind, id, body, idempotency_key, expected_version) $$;
create function public.get_staff_queues() returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.get_staff_queues() $$;
revoke all on function public.list_enquiries(text, jsonb), public.get_enquiry(text, text),
  public.assign_enquiry(text, text, text, uuid), public.set_enquiry_status(text, text, text, text),
  public.answer_enquiry(text, text, text, uuid, text), public.get_staff_queues() from public, anon, authenticated;
grant execute on function public.list_enquiries(text, jsonb), private.list_enquiries(text, jsonb),
  public.get_enquiry(text, text), private.get_enquiry(text, text),
  public.assign_enquiry(text, text, text, uuid), private.assign_enquiry(text, text, text, uuid),
  public.set_enquiry_status(text, text, text, text), private.set_enquiry_status(text, text, text, text),
  public.answer_enquiry(text, text, text, uuid, text), private.answer_enquiry(text, text, text, uuid, text),
  public.get_staff_queues(), private.get_staff_queues() to authenticated, service_role;
