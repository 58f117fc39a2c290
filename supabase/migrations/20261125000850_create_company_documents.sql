-- Papers by which the staff judges a company: its commercial registration, the identity of its owner and its card of the
-- chamber of commerce.

-- A newer one of its kind takes the place of the one before, which stays readable. The file lies in the private bucket
-- company-documents, where publish-media alone puts files, after it looked at their bytes.
create table private.company_documents (
  id bigint generated always as identity primary key,
  company_id uuid not null references public.companies (id) on delete cascade,
  kind text not null check (kind in ('registration', 'identity', 'chamber')),
  path text not null check (starts_with(path, company_id::text || '/')),
  number text check (length(number) between 1 and 60),
  -- The last day on which it holds.
  expires_on date check (private.is_usable_time(expires_on)),
  state text not null default 'submitted' check (state in ('submitted', 'accepted', 'refused')),
  reason text check (length(reason) <= 500),
  submitted_by uuid references auth.users (id) on delete set null,
  submitted_at timestamptz not null default now(),
  decided_by uuid references auth.users (id) on delete set null,
  decided_at timestamptz,
  -- Since when a newer one stands in its place.
  superseded_at timestamptz,
  -- When the company was told that it runs out, and that it ran out.
  warned_at timestamptz,
  expired_at timestamptz,
  check ((state = 'refused') = (reason is not null))
);
create unique index company_documents_latest_idx on private.company_documents (company_id, kind) where superseded_at is null;
create index company_documents_company_id_idx on private.company_documents (company_id, submitted_at);
create index company_documents_path_idx on private.company_documents (path);
create index company_documents_waiting_idx on private.company_documents (submitted_at)
  where state = 'submitted' and superseded_at is null;
create index company_documents_expires_on_idx on private.company_documents (expires_on)
  where state = 'accepted' and superseded_at is null;
create index company_documents_submitted_by_idx on private.company_documents (submitted_by);
create index company_documents_decided_by_idx on private.company_documents (decided_by);
alter table private.company_documents enable row level security;
revoke all on private.company_documents from public, anon, authenticated;
grant all on private.company_documents to service_role;

-- How a document stands today: submitted, refused, accepted, expiring in its last 30 days, expired when they are over.
create function private.document_state(document private.company_documents)
returns text
language sql
stable
set search_path = ''
as $$
  select case when document.state <> 'accepted' or document.expires_on is null then document.state
    when document.expires_on < (now() at time zone 'Asia/Baghdad')::date then 'expired'
    when document.expires_on <= (now() at time zone 'Asia/Baghdad')::date + 30 then 'expiring'
    else 'accepted' end
$$;

-- The version that a decision on a document names. The passing of its last day changes none.
create function private.document_version(document private.company_documents)
returns text
language sql
immutable
set search_path = ''
as $$
  select document.id || ' ' || case when document.superseded_at is null then document.state else 'replaced' end
$$;

-- The kinds of which a company has nothing that holds or waits to be judged.
create function private.missing_documents(company_id uuid)
returns text[]
language sql
stable
security definer
set search_path = ''
as $$
  select array(
    select k.kind from unnest(array['registration', 'identity', 'chamber']) k (kind)
    where not exists (select from private.company_documents d
      where d.company_id = missing_documents.company_id and d.kind = k.kind and d.superseded_at is null
        and private.document_state(d) in ('submitted', 'accepted', 'expiring')))
$$;

-- What a company lacks that the staff should have seen before it may sell: 'phone' (neither its own nor a member's), 'document'
-- (none is accepted and valid).
create function private.approval_gaps(company_id uuid)
returns text[]
language sql
stable
security definer
set search_path = ''
as $$
  select array_remove(array[
    case when not exists (select from public.companies c where c.id = approval_gaps.company_id and c.phone is not null)
      and not exists (select from public.company_members m join public.profiles p on p.id = m.user_id
        where m.company_id = approval_gaps.company_id and p.phone is not null) then 'phone' end,
    case when not exists (select from private.company_documents d
      where d.company_id = approval_gaps.company_id and d.superseded_at is null
        and private.document_state(d) in ('accepted', 'expiring')) then 'document' end], null)
$$;

-- How many of a company's documents were refused, ran out or run out within 30 days.
create function private.count_troubled_documents(company_id uuid)
returns int
language sql
stable
security definer
set search_path = ''
as $$
  select count(*)::int from private.company_documents d
  where d.company_id = count_troubled_documents.company_id and d.superseded_at is null
    and private.document_state(d) in ('refused', 'expiring', 'expired')
$$;

-- A company's documents kind by kind: [{kind, documents: [{id, version, path, number, expires_on, state, reason, submitted_at, decided_at,
-- decided_by}]}], latest first. Without files path and number are null; decided_by is the staff's business.
create function private.documents_of(company_id uuid, with_files boolean, with_names boolean)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_agg(jsonb_build_object('kind', k.kind, 'documents', coalesce((
    select jsonb_agg(jsonb_build_object('id', d.id, 'version', private.document_version(d), 'path', case when with_files then d.path end,
      'number', case when with_files then d.number end, 'expires_on', d.expires_on, 'state', private.document_state(d),
      'reason', d.reason, 'submitted_at', d.submitted_at, 'decided_at', d.decided_at,
      'decided_by', case when with_names then coalesce(nullif(p.full_name, ''), u.email) end) order by d.id desc)
    from private.company_documents d
    left join auth.users u on u.id = d.decided_by left join public.profiles p on p.id = u.id
    where d.company_id = documents_of.company_id and d.kind = k.kind), '[]')) order by k.place)
  from unnest(array['registration', 'identity', 'chamber']) with ordinality k (kind, place)
$$;

-- The company, approved or not, whose documents the caller looks after. Raises not_signed_in, not_allowed.
create function private.my_documents_company()
returns uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  mine uuid := (select m.company_id from public.company_members m where m.user_id = private.require_person());
begin
  perform private.require_second_factor();
  if mine is null or not private.may_in_any_state(mine, 'profile') then
    perform private.raise_error('PT403', 'not_allowed');
  end if;
  return mine;
end
$$;

-- {company_id, kinds: as above, without files for the staff that looks at the company}. Raises not_signed_in, not_allowed.
create function private.get_own_documents()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  company uuid := case when private.is_viewing() then private.company_to_read('profile') else private.my_documents_company() end;
begin
  return jsonb_build_object('company_id', company, 'kinds', private.documents_of(company, not private.is_viewing(), false));
end
$$;

-- Tells those who look after a company what became of a document.
create function private.tell_of_document(document private.company_documents, kind text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  names jsonb := private.company_names(document.company_id);
begin
  perform private.notify_company(document.company_id, 'profile', tell_of_document.kind, jsonb_build_object(
    'company_id', document.company_id, 'document', document.kind, 'reason', document.reason) || names);
  perform private.queue_company_email(document.company_id, tell_of_document.kind, jsonb_build_object(
    'document', document.kind, 'expires_on', document.expires_on, 'note', document.reason) || names, 'profile');
end
$$;

-- The last thing that happened to a document, for changed_meanwhile: {what, at, by_role, by}.
create function private.document_news(document private.company_documents)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if document.superseded_at is not null then
    return (
      select jsonb_build_object('what', 'document_replaced', 'at', d.submitted_at)
        || private.known_actor(d.submitted_by, 'seller', d.company_id)
      from private.company_documents d
      where d.company_id = document.company_id and d.kind = document.kind and d.superseded_at is null);
  end if;
  return jsonb_build_object('what', 'document_' || document.state, 'at', coalesce(document.decided_at, document.submitted_at))
    || case document.state when 'submitted' then private.known_actor(document.submitted_by, 'seller', document.company_id)
      else private.known_actor(document.decided_by, 'admin', document.company_id) end;
end
$$;

-- Whether a file is still to be handed in; see begin_decision. expected_version is that of the company's latest document of the
-- kind, '' without one. Locks the latest, so that nobody judges it meanwhile.
create function private.begin_document(sent private.company_documents, expected_version text)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  latest private.company_documents;
begin
  select * into latest from private.company_documents d
  where d.company_id = sent.company_id and d.kind = sent.kind and d.superseded_at is null for update;
  return private.begin_decision(expected_version, coalesce(private.document_version(latest), ''),
    exists (select from private.company_documents d
      where d.path = sent.path and d.kind = sent.kind and d.submitted_by = sent.submitted_by
        and d.number is not distinct from sent.number and d.expires_on is not distinct from sent.expires_on),
    private.document_news(latest));
end
$$;

-- Hands in a file that publish-media stored. The staff is told once until it has judged what waits of the company.
-- Raises not_signed_in, not_allowed, invalid_input, changed_meanwhile, upload_missing, rate_limited after 30 a day.
create function private.submit_document(kind text, path text, expected_version text, number text, expires_on date)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  company uuid := private.my_documents_company();
  sent private.company_documents;
  already_told boolean;
begin
  perform private.require_that(submit_document.kind in ('registration', 'identity', 'chamber'), 'kind', 'one_of');
  perform private.require_text('number', submit_document.number, 60, true);
  perform private.require_that(coalesce(submit_document.expires_on >= (now() at time zone 'Asia/Baghdad')::date, true),
    'expires_on', 'future');
  perform private.require_that(coalesce(private.is_usable_time(submit_document.expires_on), true), 'expires_on', 'date_range');
  -- Two of a kind at the same time would both be the latest.
  perform from public.companies c where c.id = company for no key update;
  select company, submit_document.kind, submit_document.path, nullif(btrim(submit_document.number), ''), submit_document.expires_on,
    private.my_id()
  into sent.company_id, sent.kind, sent.path, sent.number, sent.expires_on, sent.submitted_by;
  if not private.begin_document(sent, expected_version) then
    return;
  end if;
  if not starts_with(submit_document.path, company::text || '/') or not exists (
    select from storage.objects o where o.bucket_id = 'company-documents' and o.name = submit_document.path) then
    perform private.raise_error('PT422', 'upload_missing');
  end if;
  if (select count(*) from private.company_documents d
      where d.company_id = company and d.submitted_at > now() - interval '1 day') >= 30 then
    perform private.raise_error('PT429', 'rate_limited');
  end if;
  already_told := exists (select from private.company_documents d
    where d.company_id = company and d.state = 'submitted' and d.superseded_at is null);
  update private.company_documents d set superseded_at = now()
  where d.company_id = company and d.kind = submit_document.kind and d.superseded_at is null;
  insert into private.company_documents (company_id, kind, path, number, expires_on, submitted_by)
  values (sent.company_id, sent.kind, sent.path, sent.number, sent.expires_on, sent.submitted_by);
  if not already_told then
    perform private.notify_staff('review_companies', 'document_submitted',
      jsonb_build_object('company_id', company) || private.company_names(company));
    perform private.queue_email(s.user_id, 'document_submitted', private.company_names(company))
    from public.staff s where s.role = 'admin';
  end if;
end
$$;

-- The staff accepts or refuses a document; what was accepted may still be refused. The company is told.
-- Raises not_allowed, reason_required, document_not_found, changed_meanwhile, document_state_changed {state}.
create function private.review_document(document_id bigint, decision text, expected_version text, reason text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  judged private.company_documents;
  remark text := case when review_document.decision = 'refused' then btrim(review_document.reason) end;
begin
  perform private.require_staff('review_companies');
  perform private.require_that(review_document.decision in ('accepted', 'refused'), 'decision', 'one_of');
  perform private.require_text('reason', review_document.reason, 500, true);
  if review_document.decision = 'refused' then
    perform private.require_reason(review_document.reason);
  end if;
  select * into judged from private.company_documents d where d.id = document_id for update;
  if not found then
    perform private.raise_error('PT404', 'document_not_found');
  elsif not private.begin_decision(expected_version, private.document_version(judged), judged.decided_by = private.my_id()
      and judged.state = review_document.decision and judged.reason is not distinct from remark, private.document_news(judged)) then
    return;
  elsif judged.superseded_at is not null then
    perform private.raise_error('PT409', 'document_state_changed', jsonb_build_object('state', 'replaced'));
  elsif judged.state = review_document.decision then
    return;
  elsif judged.state = 'refused' then
    perform private.raise_error('PT409', 'document_state_changed', jsonb_build_object('state', judged.state));
  end if;
  update private.company_documents d
  set state = review_document.decision, decided_by = private.my_id(), decided_at = now(), reason = remark
  where d.id = judged.id returning * into judged;
  perform private.tell_of_document(judged, 'document_' || review_document.decision);
end
$$;

-- Tells companies once that a document runs out within 30 days, and once that it ran out. A job calls it every night.
create function private.watch_documents(today date)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  due bigint;
begin
  for due in
    select d.id from private.company_documents d
    where d.state = 'accepted' and d.superseded_at is null and d.expires_on <= today + 30
      and case when d.expires_on < today then d.expired_at is null else d.warned_at is null end
      and private.may_try_job_item('watch-documents', d.id::text)
    order by d.expires_on for update skip locked
  loop
    perform private.try_job_items('watch-documents', array[due::text],
      format('select private.warn_of_document(($1)[1]::bigint, %L)', today));
  end loop;
end
$$;

-- Tells a company that a document runs out, or that it ran out.
create function private.warn_of_document(document_id bigint, today date)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  due private.company_documents;
begin
  select * into due from private.company_documents d where d.id = warn_of_document.document_id;
  if due.expires_on < today then
    update private.company_documents d set expired_at = now() where d.id = due.id;
    perform private.tell_of_document(due, 'document_expired');
  else
    update private.company_documents d set warned_at = now() where d.id = due.id;
    perform private.tell_of_document(due, 'document_expiring');
  end if;
end
$$;

-- Names of stored documents that no row names: checked and never handed in within a day, or of an owner who was erased. Oldest
-- first, at most 100.
create function private.list_loose_documents()
returns text[]
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return array(
    select o.name from storage.objects o
    where o.bucket_id = 'company-documents' and coalesce(o.updated_at, o.created_at) < now() - interval '1 day'
      and not exists (select from private.company_documents d where d.path = o.name)
      and private.may_try_job_item('clear-uploads', o.name)
    order by o.created_at
    limit 100);
end
$$;

create function public.get_own_documents() returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.get_own_documents() $$;
create function public.submit_document(kind text, path text, expected_version text, number text default null,
  expires_on date default null) returns void
language sql security invoker set search_path = '' as $$
  select private.submit_document(kind, path, expected_version, number, expires_on) $$;
create function public.review_document(document_id bigint, decision text, expected_version text, reason text default null)
returns void
language sql security invoker set search_path = '' as $$
  select private.review_document(document_id, decision, expected_version, reason) $$;
create function public.list_loose_documents() returns text[]
language sql stable security invoker set search_path = '' as $$ select private.list_loose_documents() $$;
revoke all on function public.get_own_documents(), public.submit_document(text, text, text, text, date),
  public.review_document(bigint, text, text, text), public.list_loose_documents() from public, anon, authenticated;
grant execute on function public.get_own_documents(), private.get_own_documents(),
  public.submit_document(text, text, text, text, date), private.submit_document(text, text, text, text, date),
  public.review_document(bigint, text, text, text), private.review_document(bigint, text, text, text) to authenticated, service_role;
grant execute on function public.list_loose_documents(), private.list_loose_documents() to service_role;
