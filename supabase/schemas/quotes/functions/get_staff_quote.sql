-- A request for the staff: staffQuote of quotes/answers.ts. Raises not_allowed, quote_not_found.
create function private.get_staff_quote(request_id uuid)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  q private.quote_requests;
  figures record;
begin
  perform private.require_staff('quotes');
  select * into q from private.quote_requests x where x.id = get_staff_quote.request_id and x.status <> 'Draft';
  if not found then
    perform private.raise_error('PT404', 'quote_not_found');
  end if;
  figures := private.buyer_quote_figures(q.user_id);
  return private.staff_quote_summary(q) || jsonb_build_object('version', q.version, 'revision', q.revision, 'email', q.email,
    'phone', q.phone, 'user_id', q.user_id, 'district', q.district, 'is_pickup', q.is_pickup, 'needed_by', q.needed_by,
    'payment', q.payment, 'message', q.message, 'buyer_asked', figures.asked, 'buyer_accepted', figures.accepted,
    'lines', private.quote_lines_json(q.id), 'files', private.quote_files_json(q.id, null),
    'events', private.quote_events_json(q.id, null),
    'sellers', coalesce((
      select jsonb_agg(private.quote_seller_json(s.company_id) || jsonb_build_object('state', s.state, 'line_count', s.line_count,
        'asked_at', s.asked_at, 'seen_at', s.seen_at, 'answered_at', s.answered_at, 'reminded_at', s.reminded_at,
        'subtotal', o.subtotal) order by s.answered_at nulls last, s.company_id)
      from private.quote_sellers s
      left join private.quote_offers o on o.request_id = s.request_id and o.company_id = s.company_id and o.status = 'Sent'
      where s.request_id = q.id), '[]'));
end
$$;

create function public.get_staff_quote(request_id uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.get_staff_quote(request_id) $$;
grant execute on function public.get_staff_quote(uuid), private.get_staff_quote(uuid) to authenticated, service_role;
