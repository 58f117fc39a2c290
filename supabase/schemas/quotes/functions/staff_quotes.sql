-- A request for the lists of the staff: staffQuoteItem of quotes/answers.ts.
create function private.staff_quote_summary(q private.quote_requests)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('id', q.id, 'number', q.number, 'status', q.status, 'full_name', q.full_name,
    'company_name', q.company_name, 'governorate', q.governorate, 'line_count', q.line_count,
    'unrouted_count', q.unrouted_count, 'collects_prices', private.collects_prices(q.user_id),
    'seller_count', (select count(*) from private.quote_sellers s where s.request_id = q.id),
    'offer_count', q.offer_count, 'awarded_count', q.awarded_count, 'created_at', q.sent_at, 'closes_at', q.closes_at)
$$;

-- A request for the staff, locked until the end of the transaction. Raises not_allowed, quote_not_found.
create function private.lock_staff_quote(request_id uuid)
returns private.quote_requests
language plpgsql
security definer
set search_path = ''
as $$
declare
  q private.quote_requests;
begin
  perform private.require_staff('quotes');
  select * into q from private.quote_requests x where x.id = lock_staff_quote.request_id and x.status <> 'Draft' for update;
  if not found then
    perform private.raise_error('PT404', 'quote_not_found');
  end if;
  return q;
end
$$;
