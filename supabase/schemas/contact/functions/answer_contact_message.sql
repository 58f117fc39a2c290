-- Writes an answer, mails it in the language of the message, and assigns an unassigned message to the caller. It is mailed to
-- the account's address if the writer was signed in. Nothing that the writer typed is in the mail: the address may be a
-- stranger's. Raises contact_message_not_found, changed_meanwhile.
create function private.answer_contact_message(message_id bigint, body text, idempotency_key uuid, expected_version text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  -- The lock serializes concurrent and repeated answers.
  message public.contact_messages := private.lock_contact_message(message_id);
  address text;
  mail_id bigint;
begin
  perform private.require_text('body', body, 4000);
  perform private.require_that(idempotency_key is not null, 'idempotency_key', 'required');
  if exists (select from public.contact_answers a where a.idempotency_key = answer_contact_message.idempotency_key)
    or not private.begin_contact_decision(message, expected_version, false) then
    return;
  end if;
  address := coalesce((select nullif(u.email, '') from auth.users u where u.id = message.user_id), message.email);
  insert into private.outbox (address, language, template, params)
  values (address, message.language, 'contact_answered', jsonb_strip_nulls(jsonb_build_object('answer', btrim(body),
    'reply_to', (select s.contact_email from public.site_settings s))))
  returning id into mail_id;
  insert into public.contact_answers (contact_message_id, author_id, body, mailed_to, email_id, idempotency_key)
  values (message_id, private.my_id(), btrim(answer_contact_message.body), address, mail_id,
    answer_contact_message.idempotency_key);
  perform private.notify(message.user_id, 'contact_answered', '{}');
  update public.contact_messages m set status = 'Answered', assigned_to = coalesce(m.assigned_to, private.my_id())
  where m.id = message_id;
end
$$;

create function public.answer_contact_message(message_id bigint, body text, idempotency_key uuid, expected_version text)
returns void
language sql security invoker set search_path = ''
as $$ select private.answer_contact_message(message_id, body, idempotency_key, expected_version) $$;
grant execute on function public.answer_contact_message(bigint, text, uuid, text),
  private.answer_contact_message(bigint, text, uuid, text) to authenticated, service_role;
