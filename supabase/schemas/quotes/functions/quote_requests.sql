-- Private functions on quote requests that several public functions share.

-- The caller's own request, drafts included. Raises not_signed_in, quote_not_found.
create function private.own_quote(request_id uuid)
returns private.quote_requests
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  person uuid := private.require_person();
  q private.quote_requests;
begin
  select * into q from private.quote_requests x where x.id = own_quote.request_id and x.user_id = person;
  if not found then
    perform private.raise_error('PT404', 'quote_not_found');
  end if;
  return q;
end
$$;

-- Whether the caller reads a request as its buyer: the person who asked, and members of the company for which it was sent who see
-- orders.
create function private.reads_quote(q private.quote_requests)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return coalesce(q.user_id = (select private.my_id()), false)
    or (q.status <> 'Draft' and private.may_buy(q.buying_company_id, 'see_orders'));
end
$$;

-- A request that the caller reads as its buyer. Raises not_signed_in, quote_not_found.
create function private.readable_quote(request_id uuid)
returns private.quote_requests
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  q private.quote_requests;
begin
  perform private.require_person();
  select * into q from private.quote_requests x where x.id = readable_quote.request_id;
  if not found or not private.reads_quote(q) then
    perform private.raise_error('PT404', 'quote_not_found');
  end if;
  return q;
end
$$;

-- For whom a request was sent: {company names, project_name, requester, is_own}; null: privately.
create function private.quote_buying_json(q private.quote_requests)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select private.company_names(q.buying_company_id) || jsonb_build_object('requester', private.person_name(q.user_id),
    'project_name', (select p.name from private.projects p where p.id = q.project_id),
    'is_own', coalesce(q.user_id = private.my_id(), false))
  where q.buying_company_id is not null
$$;

-- The caller's own request, locked until the end of the transaction, for a change that needs one of `states` and the version
-- that the caller saw. Raises quote_not_found, quote_state {status}, changed_meanwhile.
create function private.lock_own_quote(request_id uuid, expected_version int, states text[])
returns private.quote_requests
language plpgsql
security definer
set search_path = ''
as $$
declare
  q private.quote_requests;
begin
  perform private.own_quote(lock_own_quote.request_id);
  select * into q from private.quote_requests x where x.id = lock_own_quote.request_id for update;
  return private.check_quote_version(q, expected_version, states);
end
$$;

-- Raises quote_state {status} if the request is in none of `states`, and changed_meanwhile {what, at, by_role, by} if it no
-- longer has the version that the person saw.
create function private.check_quote_version(q private.quote_requests, expected_version int, states text[])
returns private.quote_requests
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  news jsonb;
begin
  if expected_version is distinct from q.version then
    select jsonb_build_object('what', 'quote_' || e.kind, 'at', e.created_at)
      || private.known_actor(e.actor_id, private.actor_role(e.actor_role), e.company_id) into news
    from private.quote_events e where e.request_id = q.id order by e.id desc limit 1;
    perform private.begin_decision(expected_version::text, q.version::text, false, news);
  end if;
  if q.status <> all (states) then
    perform private.raise_error('PT409', 'quote_state', jsonb_build_object('status', q.status));
  end if;
  return q;
end
$$;

-- Raises rate_limited after twenty events of the given kinds in an hour: of a company, or of the buyer without one. Each of them
-- notifies or mails people.
create function private.check_quote_event_rate(request_id uuid, company_id uuid, kinds text[])
returns void
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if (select count(*) from private.quote_events e
      where e.request_id = check_quote_event_rate.request_id and e.company_id is not distinct from check_quote_event_rate.company_id
        and e.kind = any (kinds) and e.created_at > now() - interval '1 hour') >= 20 then
    perform private.raise_error('PT429', 'rate_limited');
  end if;
end
$$;

-- Adds to the history of a request. Events of a company are shown to it and to the buyer, others to everyone concerned.
create function private.quote_event(request_id uuid, company_id uuid, kind text, actor_role text, details jsonb default '{}')
returns void
language sql
security definer
set search_path = ''
as $$
  insert into private.quote_events (request_id, company_id, kind, actor_id, actor_role, details)
  values (request_id, company_id, kind, private.my_id(), actor_role, jsonb_strip_nulls(details))
$$;

-- Requests that a person sent in a year, and those of which lines were accepted. Sellers see both, so that they recognize people
-- who only collect prices.
create function private.buyer_quote_figures(user_id uuid, out asked int, out accepted int)
returns record
language sql
stable
security definer
set search_path = ''
as $$
  select count(*)::int, (count(*) filter (where q.awarded_count > 0))::int
  from private.quote_requests q
  where q.user_id = buyer_quote_figures.user_id and q.status <> 'Draft' and q.created_at > now() - interval '1 year'
$$;

-- Whether a person asked for prices often and ordered nothing, as people do who only collect prices of competitors.
create function private.collects_prices(user_id uuid)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select f.asked >= 5 and f.accepted = 0 from private.buyer_quote_figures(user_id) f
$$;

-- A line without what depends on the reader: quoteLine of quotes/answers.ts.
create function private.quote_line_json(l private.quote_lines)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object('id', l.id, 'position', l.position, 'product_id', l.product_id, 'variant_id', l.variant_id,
    'category_id', l.category_id, 'description', l.description, 'description_ar', l.description_ar, 'code', l.code,
    'quantity', l.quantity, 'unit', l.unit, 'section', l.section, 'row_number', l.row_number, 'revision', l.revision)
$$;

-- Lines of a request for its buyer and the staff, in the order of the buyer's bill.
create function private.quote_lines_json(request_id uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(private.quote_line_json(l) || jsonb_build_object(
    'seller_count', cardinality(private.asked_company_ids(l.id)), 'awarded_to', l.awarded_to) order by l.position), '[]')
  from private.quote_lines l
  where l.request_id = quote_lines_json.request_id and l.removed_in is null
$$;

-- Attachments of the request (company null) or of a company's offer.
create function private.quote_files_json(request_id uuid, company_id uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name, 'path', f.path, 'bytes', f.bytes)
    order by f.created_at, f.id), '[]')
  from private.quote_files f
  where f.request_id = quote_files_json.request_id and f.company_id is not distinct from quote_files_json.company_id
$$;

-- History of a request: for the buyer and the staff all of it, for a company its own events and those of the request.
create function private.quote_events_json(request_id uuid, company_id uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'kind', e.kind, 'actor_role', e.actor_role,
    'actor', private.known_actor_name(e.actor_id, e.company_id),
    'company_name_en', n.names -> 'company_name_en', 'company_name_ar', n.names -> 'company_name_ar',
    'details', e.details, 'created_at', e.created_at) order by e.id), '[]')
  from private.quote_events e
  cross join lateral (select case when e.company_id is not null then private.company_names(e.company_id) end as names) n
  where e.request_id = quote_events_json.request_id
    and (quote_events_json.company_id is null or e.company_id is null or e.company_id = quote_events_json.company_id)
$$;

-- Thread of the buyer with a company, oldest first, with the messages to every company.
create function private.quote_messages_json(request_id uuid, company_id uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'company_id', m.company_id, 'side', m.side, 'body', m.body,
    'created_at', m.created_at) order by m.id), '[]')
  from private.quote_messages m
  where m.request_id = quote_messages_json.request_id
    and (m.company_id is null or m.company_id = quote_messages_json.company_id)
$$;

-- Records uploaded files of a request or of a company's offer. The uploads were checked and moved to quote-files by publish-media;
-- `owner` names the folder: the person's id or the company's. Raises invalid_input {field: files}.
create function private.attach_quote_files(request_id uuid, company_id uuid, owner uuid, files jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_that(jsonb_typeof(coalesce(files, '[]')) = 'array' and jsonb_array_length(coalesce(files, '[]')) <= 10,
    'files', 'too_many');
  perform private.require_that(not exists (
    select from jsonb_array_elements(files) f
    where coalesce(length(btrim(f.value ->> 'name')), 0) not between 1 and 200
      or starts_with(f.value ->> 'path', owner::text || '/') is not true
      or not exists (select from storage.objects o where o.bucket_id = 'quote-files' and o.name = f.value ->> 'path')), 'files', 'format');
  insert into private.quote_files (request_id, company_id, path, name, bytes)
  select attach_quote_files.request_id, attach_quote_files.company_id, o.name, btrim(f.value ->> 'name'),
    coalesce((o.metadata ->> 'size')::int, 1)
  from jsonb_array_elements(files) f
  join storage.objects o on o.bucket_id = 'quote-files' and o.name = f.value ->> 'path'
  on conflict do nothing;
end
$$;

-- Subject of a notification for a company that was asked. The company's id marks it as the company's own work.
create function private.asked_quote_subject(q private.quote_requests, company_id uuid)
returns jsonb
language sql
immutable
set search_path = ''
as $$ select jsonb_build_object('quote_request_id', q.id, 'number', q.number, 'company_id', company_id) $$;

-- Names of a company for buyers, with its id.
create function private.quote_seller_json(company_id uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('company_id', c.id) || private.seller_names(c)
  from public.companies c where c.id = quote_seller_json.company_id
$$;
