-- State of a document today: submitted, refused, accepted, expiring (its last 30 days) or expired.
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

-- Version of a document for decisions. Expiry alone does not change it.
create function private.document_version(document private.company_documents)
returns text
language sql
immutable
set search_path = ''
as $$
  select document.id || ' ' || case when document.superseded_at is null then document.state else 'replaced' end
$$;

-- Kinds of which a company has no valid or submitted document.
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

-- Gaps that the staff should see before approving a company: 'phone' (neither the company nor a member has one), 'document'
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

-- A company's documents by kind: [{kind, documents: [{id, version, path, number, expires_on, state, reason, submitted_at,
-- decided_at, decided_by}]}], latest first. Without with_files path and number are null; only staff see decided_by.
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

-- The caller's company, approved or not, if the caller may manage its documents. Raises not_signed_in, not_allowed.
create function private.my_documents_company()
returns uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  person uuid := private.require_person();
  mine uuid := (select m.company_id from public.company_members m where m.user_id = person);
begin
  perform private.require_second_factor();
  if mine is null or not private.may_in_any_state(mine, 'profile') then
    perform private.raise_error('PT403', 'not_allowed');
  end if;
  return mine;
end
$$;

-- Notifies the members who manage a company's documents of a decision on one.
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

-- Last change of a document, for changed_meanwhile: {what, at, by_role, by}.
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

-- Warns companies once that a document expires within 30 days, and once that it has expired. A job calls it every night.
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

-- Warns a company that a document expires or has expired.
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
