-- Locks a contact message for a decision. Raises not_allowed, contact_message_not_found.
create function private.lock_contact_message(message_id bigint)
returns public.contact_messages
language plpgsql
security definer
set search_path = ''
as $$
declare
  message public.contact_messages;
begin
  perform private.require_staff('contact');
  select * into message from public.contact_messages m where m.id = message_id for update;
  if not found then
    perform private.raise_error('PT404', 'contact_message_not_found');
  end if;
  return message;
end
$$;

-- Version of a contact message: changes with its status, assignee and answers.
create function private.contact_message_version(message public.contact_messages)
returns text
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return md5(jsonb_build_array(message.status, message.assigned_to,
    (select count(*) from public.contact_answers a where a.contact_message_id = message.id))::text);
end
$$;

-- Last change of a contact message, for changed_meanwhile.
create function private.contact_message_news(message public.contact_messages)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  entry jsonb := private.last_change('contact_messages', message.id::text);
  answer public.contact_answers;
begin
  select * into answer from public.contact_answers a where a.contact_message_id = message.id order by a.id desc limit 1;
  if answer.created_at >= coalesce((entry ->> 'at')::timestamptz, '-infinity') then
    return jsonb_build_object('what', 'contact_answered', 'at', answer.created_at)
      || private.known_actor(answer.author_id, 'admin', null);
  end if;
  return entry || jsonb_build_object('what', case
    when message.status = 'Closed' and (entry ->> 'at')::timestamptz = message.handled_at then 'contact_closed'
    else 'contact_changed' end);
end
$$;

-- Whether a decision on a locked contact message must still be written, unless its outcome `is_reached`; see begin_decision.
create function private.begin_contact_decision(message public.contact_messages, expected_version text, is_reached boolean)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  news jsonb := private.contact_message_news(message);
begin
  return private.begin_decision(expected_version, private.contact_message_version(message),
    is_reached and coalesce(news ->> 'by_role' = 'self', false), news);
end
$$;
