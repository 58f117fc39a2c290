-- Private functions on requests as a company that was asked sees them.

-- The company's place in a request. Raises quote_not_found if the company was not asked.
create function private.asked_seller(request_id uuid, company_id uuid)
returns private.quote_sellers
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  s private.quote_sellers;
begin
  select * into s from private.quote_sellers x
  where x.request_id = asked_seller.request_id and x.company_id = asked_seller.company_id;
  if not found then
    perform private.raise_error('PT404', 'quote_not_found');
  end if;
  return s;
end
$$;

-- Companies that were asked about a line. Read by line alone: the planner takes a company with a new request for a rare one, and
-- would read all its lines for each line.
create function private.asked_company_ids(line_id uuid)
returns uuid[]
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return array(select r.company_id from private.quote_routes r where r.line_id = asked_company_ids.line_id);
end
$$;

-- A request in the inbox of a company: inboxItem of quotes/answers.ts. It says nothing about other companies.
create function private.asked_quote_json(s private.quote_sellers, q private.quote_requests)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('request_id', q.id, 'number', q.number, 'status', q.status, 'state', s.state, 'line_count', s.line_count,
    'first_lines', coalesce((
      select jsonb_agg(f.description order by f.position)
      from (select l.description, l.position from private.quote_lines l
        where l.request_id = q.id and l.removed_in is null and s.company_id = any (private.asked_company_ids(l.id))
        order by l.position limit 3) f), '[]'),
    'governorate', q.governorate, 'district', q.district, 'is_pickup', q.is_pickup, 'needed_by', q.needed_by,
    'closes_at', q.closes_at, 'asked_at', s.asked_at, 'seen_at', s.seen_at, 'answered_at', s.answered_at,
    'subtotal', case when o.line_count > 0 then o.subtotal end,
    'unread_count', (select count(*) from private.quote_messages m where m.request_id = q.id and m.id > s.read_by_seller
      and m.side <> 'seller' and (m.company_id is null or m.company_id = s.company_id)),
    'is_outdated', coalesce(o.request_revision < q.revision, false) and exists (
      select from private.quote_lines l
      where l.request_id = q.id and coalesce(l.removed_in, l.revision) > o.request_revision
        and s.company_id = any (private.asked_company_ids(l.id))))
  from (select) one
  left join private.quote_offers o on o.request_id = q.id and o.company_id = s.company_id and o.status = 'Sent'
$$;

-- Revisions of a company's offer with their lines, newest first: offer of quotes/answers.ts.
create function private.quote_offers_json(request_id uuid, company_id uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(private.quote_offer_json(o) || jsonb_build_object('lines', coalesce((
      select jsonb_agg(to_jsonb(x) - 'offer_id' || jsonb_build_object('product', case when p.id is not null then jsonb_build_object(
        'name_en', p.name_en, 'name_ar', p.name_ar, 'sku', coalesce(v.sku, p.sku), 'lowest_price', m.lowest) end)
        order by l.position, l.id)
      from private.quote_offer_lines x
      join private.quote_lines l on l.id = x.line_id
      left join public.products p on p.id = x.product_id
      left join public.product_variants v on v.id = x.variant_id
      left join private.price_limits m on m.product_id = x.product_id
      where x.offer_id = o.id), '[]'))
    order by o.revision desc), '[]')
  from private.quote_offers o
  where o.request_id = quote_offers_json.request_id and o.company_id = quote_offers_json.company_id
$$;

-- An offer without its lines.
create function private.quote_offer_json(o private.quote_offers)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select to_jsonb(o) - array['request_id', 'company_id', 'created_by', 'idempotency_key']
$$;

-- Locks a request for a change of a company's answer. A request is locked before everything else, here and when the buyer accepts,
-- so that an offer is either accepted or changed. Raises quote_not_found.
create function private.lock_asked_quote(request_id uuid, company_id uuid)
returns private.quote_requests
language plpgsql
security definer
set search_path = ''
as $$
declare
  q private.quote_requests;
begin
  perform private.asked_seller(lock_asked_quote.request_id, lock_asked_quote.company_id);
  select * into q from private.quote_requests x where x.id = lock_asked_quote.request_id for update;
  return q;
end
$$;

-- Raises offer_accepted if the buyer accepted lines of the company: neither side can change an accepted offer.
create function private.check_not_won(request_id uuid, company_id uuid)
returns void
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if (private.asked_seller(check_not_won.request_id, check_not_won.company_id)).state = 'Won' then
    perform private.raise_error('PT409', 'offer_accepted');
  end if;
end
$$;

-- Raises changed_meanwhile {what, at, by_role, by} if the company's newest revision is not the one that the person saw; 0 before
-- the first.
create function private.check_offer_revision(request_id uuid, company_id uuid, expected_revision int)
returns void
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  newest private.quote_offers;
begin
  select * into newest from private.quote_offers o
  where o.request_id = check_offer_revision.request_id and o.company_id = check_offer_revision.company_id
  order by o.revision desc limit 1;
  perform private.begin_decision(expected_revision::text, coalesce(newest.revision, 0)::text, false,
    jsonb_build_object('what', case newest.status when 'Withdrawn' then 'quote_offer_withdrawn' else 'quote_offered' end,
      'at', newest.created_at) || private.known_actor(newest.created_by, 'seller', check_offer_revision.company_id));
end
$$;

-- Writes the effect of a changed answer: the company's place, the number of offers, history and, for prices, the buyer's
-- notification. `kind`: offered, revised, declined or offer_withdrawn.
create function private.record_offer_change(q private.quote_requests, company_id uuid, kind text, details jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  update private.quote_sellers s set answered_at = coalesce(s.answered_at, now()),
    state = case when kind in ('offered', 'revised') then 'Answered' else 'Declined' end
  where s.request_id = q.id and s.company_id = record_offer_change.company_id;
  update private.quote_requests x set updated_at = now(), offer_count = (
    select count(*) from private.quote_offers o where o.request_id = q.id and o.status = 'Sent' and o.line_count > 0)
  where x.id = q.id;
  perform private.quote_event(q.id, record_offer_change.company_id, kind, 'seller', details);
  if kind in ('offered', 'revised') then
    perform private.notify(q.user_id, 'quote_offered', private.company_names(record_offer_change.company_id)
      || jsonb_build_object('quote_request_id', q.id, 'number', q.number));
    perform private.mail_quote_offer(q, record_offer_change.company_id);
  end if;
end
$$;
