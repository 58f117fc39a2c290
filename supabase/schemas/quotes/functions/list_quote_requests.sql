-- Quote requests for the staff, newest first. filter: {status?, term? (number, name, company, address, phone, words of the
-- text), page?, page_size?}
create function private.list_quote_requests(filter jsonb)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  found_text text := private.term_condition('q.search_text', filter ->> 'term');
  conditions text := 'true';
begin
  perform private.require_staff('quotes');
  if filter ->> 'status' is not null then
    conditions := format('q.status = %L', filter ->> 'status');
  end if;
  if found_text is not null then
    conditions := conditions || ' and ' || found_text;
  end if;
  return private.list_page('q.id', 'from public.quote_requests q where ' || conditions, 'q.created_at desc, q.id',
    $item$jsonb_build_object('id', q.id, 'number', q.number, 'full_name', q.full_name, 'company_name', q.company_name,
      'governorate', q.governorate, 'needed_by', q.needed_by, 'status', q.status, 'line_count', q.line_count,
      'created_at', q.created_at)$item$,
    'join public.quote_requests q on q.id = shown.id', filter);
end
$$;

create function public.list_quote_requests(filter jsonb default '{}') returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.list_quote_requests(filter) $$;
grant execute on function public.list_quote_requests(jsonb), private.list_quote_requests(jsonb) to authenticated, service_role;
