-- A contact message with its answers, the answer templates, and the staff who may be assigned. Raises
-- contact_message_not_found.
create function private.get_contact_message(message_id bigint)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  message public.contact_messages;
begin
  perform private.require_staff('contact');
  select * into message from public.contact_messages m where m.id = message_id;
  if not found then
    perform private.raise_error('PT404', 'contact_message_not_found');
  end if;
  return jsonb_build_object('id', message.id, 'version', private.contact_message_version(message),
    'full_name', message.full_name, 'email', message.email, 'message', message.message, 'language', message.language,
    'status', message.status, 'has_account', message.user_id is not null, 'assigned_to', message.assigned_to,
    'created_at', message.created_at,
    'answers', (select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'body', a.body, 'mailed_to', a.mailed_to,
        'author', private.person_name(a.author_id), 'created_at', a.created_at,
        'mail', case when o.id is null or o.sent_at is not null then 'sent' when o.gave_up_at is not null then 'failed'
          else 'waiting' end) order by a.id), '[]')
      from public.contact_answers a left join private.outbox o on o.id = a.email_id
      where a.contact_message_id = message.id),
    'templates', (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'name_en', t.name_en, 'name_ar', t.name_ar,
        'body_en', t.body_en, 'body_ar', t.body_ar) order by t.id), '[]')
      from public.answer_templates t),
    'assignees', (select jsonb_agg(jsonb_build_object('id', s.user_id, 'name', private.person_name(s.user_id))
        order by s.created_at, s.user_id)
      from private.staff_with_right('contact') s));
end
$$;

create function public.get_contact_message(message_id bigint) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.get_contact_message(message_id) $$;
grant execute on function public.get_contact_message(bigint), private.get_contact_message(bigint)
  to authenticated, service_role;
