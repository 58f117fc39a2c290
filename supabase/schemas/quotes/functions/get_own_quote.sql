-- A request of the caller, or of the company for which the caller buys, with everything but its offers: ownQuote of quotes/answers.ts. Raises quote_not_found.
create function private.get_own_quote(request_id uuid)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  q private.quote_requests := private.readable_quote(get_own_quote.request_id);
begin
  return private.own_quote_summary(q) || jsonb_build_object('version', q.version, 'revision', q.revision,
    'full_name', q.full_name, 'company_name', q.company_name, 'email', q.email, 'phone', q.phone, 'hides_buyer', q.hides_buyer,
    'district', q.district, 'is_pickup', q.is_pickup, 'payment', q.payment, 'message', q.message, 'sent_at', q.sent_at,
    'draft', q.draft, 'lines', private.quote_lines_json(q.id),
    'sellers', private.asked_sellers_json(q.id), 'named_sellers', private.quote_wishes_json(q.id, 'named'), 'excluded_sellers', private.quote_wishes_json(q.id, 'excluded'),
    'files', private.quote_files_json(q.id, null), 'events', private.quote_events_json(q.id, null),
    'orders', coalesce((select jsonb_agg(jsonb_build_object('id', o.id, 'number', o.number, 'company_id', o.company_id)
      order by o.created_at, o.number) from public.orders o where o.quote_request_id = q.id), '[]'));
end
$$;

-- Sellers who were asked about a request, with the number of their messages that the buyer has not read.
create function private.asked_sellers_json(request_id uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(private.quote_seller_json(s.company_id) || jsonb_build_object('state', s.state,
    'unread_count', (select count(*) from private.quote_messages m where m.request_id = s.request_id
      and m.company_id = s.company_id and m.side = 'seller' and m.id > s.read_by_buyer)) order by s.asked_at, s.company_id), '[]')
  from private.quote_sellers s where s.request_id = asked_sellers_json.request_id
$$;

-- Sellers that the buyer wants to be asked, or not.
create function private.quote_wishes_json(request_id uuid, wish text)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(private.quote_seller_json(w.company_id) order by w.company_id), '[]')
  from private.quote_seller_wishes w where w.request_id = quote_wishes_json.request_id and w.wish = quote_wishes_json.wish
$$;

create function public.get_own_quote(request_id uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.get_own_quote(request_id) $$;
grant execute on function public.get_own_quote(uuid), private.get_own_quote(uuid) to authenticated, service_role;
