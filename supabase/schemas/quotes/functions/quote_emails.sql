-- Mails about quote requests, queued with the notifications of the same name.

-- Names a company's mail about a request: {company names, request_id, number}.
create function private.asked_quote_mail(q private.quote_requests, company_id uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select private.company_names(company_id) || jsonb_build_object('request_id', q.id, 'number', q.number)
$$;

-- A request as a company is asked, with its first ten lines: askedQuote of mail-params.schema.ts. It says nothing about the buyer.
create function private.asked_quote_lines_mail(q private.quote_requests, company_id uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select private.asked_quote_mail(q, s.company_id) || jsonb_build_object('asked', jsonb_build_object('governorate_en', g.name_en,
    'governorate_ar', g.name_ar, 'is_pickup', q.is_pickup, 'needed_by', q.needed_by,
    'closes_at', private.baghdad_minute(q.closes_at), 'line_count', s.line_count, 'lines', (
      select coalesce(jsonb_agg(to_jsonb(f) - 'position' order by f.position), '[]')
      from (select l.description, l.quantity, l.unit, l.position from private.quote_lines l
        where l.request_id = q.id and l.removed_in is null and s.company_id = any (private.asked_company_ids(l.id))
        order by l.position limit 10) f)))
  from private.quote_sellers s
  left join public.governorates g on g.code = q.governorate
  where s.request_id = q.id and s.company_id = asked_quote_lines_mail.company_id
$$;

-- A time in Baghdad for texts, e.g. 2026-12-01 14:30.
create function private.baghdad_minute(at timestamptz)
returns text
language sql
stable
set search_path = ''
as $$ select to_char(at at time zone 'Asia/Baghdad', 'YYYY-MM-DD HH24:MI') $$;

-- Queues a mail to the buyer's account.
create function private.queue_buyer_quote_email(q private.quote_requests, template text, params jsonb)
returns void
language sql
security definer
set search_path = ''
as $$
  select private.queue_email(q.user_id, template,
    jsonb_build_object('buyer_name', q.full_name, 'request_id', q.id, 'number', q.number) || params)
  where q.user_id is not null
$$;

-- Mails a new offer to the buyer. A guest gets one mail, of the first offer: the address is not confirmed, so that it names only
-- the request.
create function private.mail_quote_offer(q private.quote_requests, company_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if q.user_id is null and q.email is not null and (
    select count(*) from private.quote_events e where e.request_id = q.id and e.kind in ('offered', 'revised')) = 1 then
    perform private.queue_guest_email(q.email, 'quote_answered', jsonb_build_object('number', q.number), q.language);
  end if;
  perform private.queue_buyer_quote_email(q, 'quote_offered', private.company_names(o.company_id) || jsonb_build_object(
      'subtotal', o.subtotal, 'quoted', o.line_count, 'line_count', q.line_count))
  from private.quote_offers o
  where o.request_id = q.id and o.company_id = mail_quote_offer.company_id and o.status = 'Sent';
end
$$;
