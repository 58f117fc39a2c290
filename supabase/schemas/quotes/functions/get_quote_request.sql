-- A quote request with its lines, for the staff. Raises quote_request_not_found.
create function private.get_quote_request(request_id uuid)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  request public.quote_requests;
begin
  perform private.require_staff('quotes');
  select * into request from public.quote_requests q where q.id = request_id;
  if not found then
    perform private.raise_error('PT404', 'quote_request_not_found');
  end if;
  return jsonb_build_object('id', request.id, 'number', request.number, 'full_name', request.full_name,
    'company_name', request.company_name, 'email', request.email, 'phone', request.phone,
    'governorate', request.governorate, 'needed_by', request.needed_by, 'message', request.message,
    'language', request.language, 'status', request.status, 'has_account', request.user_id is not null,
    'created_at', request.created_at,
    'lines', (select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'product_id', l.product_id,
        'description', l.description, 'quantity', l.quantity, 'unit', l.unit) order by l.id), '[]')
      from public.quote_lines l where l.quote_request_id = request.id));
end
$$;

create function public.get_quote_request(request_id uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.get_quote_request(request_id) $$;
grant execute on function public.get_quote_request(uuid), private.get_quote_request(uuid) to authenticated, service_role;
