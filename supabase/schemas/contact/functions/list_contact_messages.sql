-- Contact messages. filter: {status?, assignee? ('me' or 'nobody'), term? (name, address, words of the text),
-- sort? (newest, oldest), page?, page_size?}
create function private.list_contact_messages(filter jsonb)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  found_text text := private.term_condition('m.search_text', filter ->> 'term');
  conditions text := 'true';
begin
  perform private.require_staff('contact');
  if filter ->> 'status' is not null then
    conditions := format('m.status = %L', filter ->> 'status');
  end if;
  case filter ->> 'assignee'
    when 'me' then conditions := conditions || format(' and m.assigned_to = %L', private.my_id());
    when 'nobody' then conditions := conditions || ' and m.assigned_to is null';
    else null;
  end case;
  if found_text is not null then
    conditions := conditions || ' and ' || found_text;
  end if;
  return private.list_page('m.id', 'from public.contact_messages m where ' || conditions, 
    private.list_order(filter, 'newest', '{"newest": "m.created_at desc, m.id", "oldest": "m.created_at, m.id desc"}'),
    $item$jsonb_build_object('id', m.id, 'full_name', m.full_name, 'email', m.email, 'language', m.language,
      'status', m.status, 'excerpt', left(m.message, 160), 'created_at', m.created_at,
      'assignee', private.person_name(m.assigned_to))$item$,
    'join public.contact_messages m on m.id = shown.id', filter);
end
$$;

create function public.list_contact_messages(filter jsonb default '{}') returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.list_contact_messages(filter) $$;
grant execute on function public.list_contact_messages(jsonb), private.list_contact_messages(jsonb)
  to authenticated, service_role;
