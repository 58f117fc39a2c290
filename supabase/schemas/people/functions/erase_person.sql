-- Removes all personal data of a person. Rows that others must keep (orders, reviews, quotes, the audit log) lose the name.
create function private.erase_person(person uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  known_email text := (select u.email from auth.users u where u.id = person);
  employer record;
  -- Read before the membership is deleted.
  actor_kind text := private.audit_actor(null) ->> 'kind';
  is_last_owner boolean;
begin
  perform private.erase_buying(person);
  select m.company_id, m.role, c.status into employer
  from public.company_members m join public.companies c on c.id = m.company_id where m.user_id = person;
  is_last_owner := coalesce(employer.role = 'owner', false) and not exists (
    select from public.company_members m where m.company_id = employer.company_id and m.role = 'owner' and m.user_id <> person);
  -- The last owner must hand a company over first. An application that nobody else works on is deleted with its applicant.
  if is_last_owner then
    if employer.status in ('approved', 'suspended') or exists (
      select from public.company_members m where m.company_id = employer.company_id and m.user_id <> person) then
      perform private.raise_error('PT409', 'last_owner');
    end if;
    update public.companies c set phone = null where c.id = employer.company_id;
  end if;
  if exists (select from public.orders o where o.buyer_id = person and o.status in ('Processing', 'Shipped')) then
    perform private.raise_error('PT409', 'orders_under_way');
  end if;

  -- The log records the erasure once, not each deleted row.
  perform private.enter_context('{"erasing": true}');
  -- An owner's documents name the owner; clear-uploads deletes files that no row uses.
  if is_last_owner then
    update public.audit_log a set before = null, after = null
    where a.table_name = 'company_documents' and a.company_id = employer.company_id;
    delete from private.company_documents d where d.company_id = employer.company_id;
  end if;
  delete from private.outbox o
  where lower(o.address) = lower(known_email) or exists (
    select from public.orders x
    where x.buyer_id = person and o.params -> 'orders' @> jsonb_build_array(jsonb_build_object('id', x.id)))
    or exists (select from public.product_questions q
      where q.user_id = person and q.id = (o.params ->> 'question_id')::bigint)
    or exists (select from private.returns r where r.buyer_id = person and r.id = (o.params ->> 'return_id')::uuid);
  delete from private.invitations i where i.email = lower(known_email);
  -- The person's drawings and bills; clear-uploads deletes files that no row uses.
  delete from private.quote_files f using private.quote_requests q
  where q.id = f.request_id and f.company_id is null and q.user_id = person;
  delete from private.quote_requests q where q.user_id = person and q.status = 'Draft';
  -- A note of a call may name the buyer.
  update public.order_calls c set note = null
  from public.orders o where o.id = c.order_id and o.buyer_id = person and c.note is not null;
  update public.orders o set buyer_name = '–', buyer_phone = '', delivery_district = '', buyer_id = null where o.buyer_id = person;
  update public.checkouts c
  set full_name = '–', phone = '+9640000000', email = null, district = case when c.district is not null then '–' end,
    address = case when c.address is not null then '–' end, landmark = null, postal_code = null, notes = null,
    buyer_company = null, tax_number = null, purchase_order = null, cost_code = null, user_id = null
  where c.user_id = person;
  update public.order_events e set note = null, actor_id = null where e.actor_id = person and e.actor_role = 'buyer';
  update public.reviews r set author_name = null, user_id = null where r.user_id = person;
  update public.review_reports x set note = null, user_id = null where x.user_id = person;
  -- Unanswered questions have no reader.
  delete from public.product_questions q where q.user_id = person and q.answer is null;
  update public.product_questions q set author_name = null, user_id = null where q.user_id = person;
  update public.question_reports x set note = null, user_id = null where x.user_id = person;
  delete from public.contact_answers a
  where exists (select from public.contact_messages m
    where m.id = a.contact_message_id and (m.user_id = person or lower(m.email) = lower(known_email)));
  perform private.erase_quotes(person, known_email);
  perform private.erase_returns(person);
  update public.contact_messages m
  set full_name = '–', email = 'erased@invalid.invalid', message = '–', mailed_to = null, user_id = null
  where m.user_id = person or lower(m.email) = lower(known_email);
  update public.audit_log a set actor_name = null where a.actor_id = person;
  update public.audit_log a
  set before = null, after = null, reason = case when a.table_name <> 'profiles' then a.reason end
  where a.table_name in ('profiles', 'company_members', 'contact_messages', 'quote_requests', 'mfa_factors') and a.row_id = person::text;
  -- The auth server's log, if this project lets us delete from it.
  if has_table_privilege('auth.audit_log_entries', 'delete') then
    delete from auth.audit_log_entries e
    where position(person::text in e.payload::text) > 0 or position(known_email in e.payload::text) > 0;
  end if;
  -- Profile, addresses, wishlist, drafts, notifications, membership and sessions go with the account.
  delete from auth.users u where u.id = person;
  perform private.enter_context('{"erasing": null}');
  insert into public.audit_log (actor_id, actor_name, actor_kind, reason, action, table_name, row_id)
  values (private.caller_id(),
    (select coalesce(nullif(p.full_name, ''), u.email) from auth.users u left join public.profiles p on p.id = u.id
     where u.id = private.caller_id()),
    actor_kind, private.context_reason(),
    'DELETE', 'users', person::text);
end
$$;

-- Deletes old data; a job calls it every night. Read notifications after 90 days, all after a year; drafts after 90 days;
-- contact messages two years after they were handled; used form tokens after a day; page timings after 90 days; errors of pages
-- and jobs after 30. A table that fails does not hold up the others.
create function private.apply_retention()
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  step text;
begin
  foreach step in array private.job_items_to_try('apply-retention', array['notifications', 'product_drafts', 'bulk_changes',
    'contact_messages', 'form_submissions', 'page_vitals', 'page_errors', 'job_failures'])
  loop
    perform private.try_job_items('apply-retention', array[step], case step
      when 'notifications' then $sql$delete from public.notifications n
        where n.read_at < now() - interval '90 days' or n.created_at < now() - interval '1 year'$sql$
      when 'product_drafts' then $sql$delete from public.product_drafts d where d.updated_at < now() - interval '90 days'$sql$
      when 'bulk_changes' then $sql$delete from private.bulk_changes b where b.created_at < now() - interval '90 days'
        or b.status = 'selected' and b.created_at < now() - interval '1 day'$sql$
      when 'contact_messages' then $sql$delete from public.contact_messages m where m.handled_at < now() - interval '2 years'$sql$
      when 'form_submissions' then $sql$delete from private.form_submissions f where f.sent_at < now() - interval '25 hours'$sql$
      when 'page_vitals' then $sql$delete from private.page_vitals v where v.day < current_date - 90$sql$
      when 'page_errors' then $sql$delete from private.page_errors e where e.day < current_date - 30$sql$
      when 'job_failures' then $sql$delete from private.job_failures f where f.failed_at < now() - interval '30 days'$sql$ end);
  end loop;
end
$$;
