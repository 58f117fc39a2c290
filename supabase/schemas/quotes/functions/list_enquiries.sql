-- Enquiries, newest first. filter: {status?, assignee? ('me' or 'nobody'), term? (number, name, company, address, phone, words
-- of the text), page?, page_size?}
create function private.list_enquiries(kind text, filter jsonb)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  found_text text := private.term_condition('e.search_text', filter ->> 'term');
  conditions text := 'true';
begin
  perform private.require_staff('enquiries');
  perform private.require_that(kind in ('quote', 'message'), 'kind', 'one_of');
  if filter ->> 'status' is not null then
    conditions := format('e.status = %L', filter ->> 'status');
  end if;
  case filter ->> 'assignee'
    when 'me' then conditions := conditions || format(' and e.assigned_to = %L', private.my_id());
    when 'nobody' then conditions := conditions || ' and e.assigned_to is null';
    else null;
  end case;
  if found_text is not null then
    conditions := conditions || ' and ' || found_text;
  end if;
  return private.list_page('e.id',
    format('from public.%I e where %s', case kind when 'quote' then 'quote_requests' else 'contact_messages' end, conditions),
    'e.created_at desc, e.id',
    $item$jsonb_build_object('id', e.id::text, 'full_name', e.full_name, 'email', e.email, 'language', e.language,
      'status', e.status, 'excerpt', left(e.message, 160), 'created_at', e.created_at,
      'assignee', private.person_name(e.assigned_to))$item$
    || case kind when 'quote' then $item$ || jsonb_build_object('number', e.number, 'company_name', e.company_name,
      'line_count', e.line_count, 'needed_by', e.needed_by)$item$ else '' end,
    case kind when 'quote' then 'join public.quote_requests e on e.id = shown.id'
      else 'join public.contact_messages e on e.id = shown.id' end, filter);
end
$$;

create function public.list_enquiries(kind text, filter jsonb default '{}') returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.list_enquiries(kind, filter) $$;
grant execute on function public.list_enquiries(text, jsonb), private.list_enquiries(text, jsonb)
  to authenticated, service_role;
